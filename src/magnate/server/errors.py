"""What a client is refused, each with a key that words are found for, and every error in one form:
`{"status_code": 409, "detail": "one line of English", "extra": {"key": "too-late"}}`."""

from __future__ import annotations

import logging
import math
from collections.abc import Callable
from typing import Any

from litestar import Request, Response
from litestar.exceptions import HTTPException, ValidationException
from sqlalchemy.exc import DataError, SQLAlchemyError

from magnate.core.errors import MagnateError

LOG = logging.getLogger(__name__)
SHOWN = 300
"""No line of an error is longer."""

Asked = Request[Any, Any, Any]
Answer = Response[dict[str, Any]]


class Refused(HTTPException):
    """A request that can't be met; nothing was changed."""

    status_code = 409

    def __init__(self, key: str, detail: str, status: int = 409, **extra: Any) -> None:
        super().__init__(status_code=status, detail=detail, extra={"key": key, **extra})
        self.key = key


class TooOften(Refused):
    """Somebody asked too often; after some seconds he may again."""

    def __init__(self, wait: float) -> None:
        super().__init__("too-many", "that was too often; wait a little", 429)
        self.headers = {"retry-after": str(math.ceil(wait))}


def not_found(what: str) -> Refused:
    return Refused("not-found", f"there is no such {what}", 404)


def forbidden(why: str) -> Refused:
    return Refused("forbidden", why, 403)


# How errors are told

KEYS = {
    400: "bad-input",
    401: "who",
    403: "forbidden",
    404: "not-found",
    405: "not-found",
    413: "too-large",
    429: "too-many",
}


def tell_http(_: Asked, error: HTTPException) -> Answer:
    """Refusals, and what the framework finds wrong."""
    status = error.status_code
    key = "bad-token" if "CSRF" in error.detail else KEYS.get(status, "bad-input")
    extra = {"key": key}
    if isinstance(error.extra, dict) and not isinstance(error, ValidationException):
        extra |= error.extra
    detail = _wrong_fields(error) if isinstance(error, ValidationException) else error.detail
    return _answer(status, detail or "that can't be done", extra, error.headers)


def tell_bad_input(_: Asked, error: MagnateError) -> Answer:
    return _answer(400, str(error), {"key": "bad-input"})


def tell_not_stored(_: Asked, error: SQLAlchemyError) -> Answer:
    """The database can't be written or read now: a full disk, a lost connection."""
    LOG.error("database", extra={"error": type(error).__name__}, exc_info=error)
    return _answer(503, "it could not be stored; nothing was changed", {"key": "not-stored"})


def tell_unstorable(_: Asked, error: DataError) -> Answer:
    """Asked for by what no row can hold: PostgreSQL knows no NUL in a text."""
    return _answer(400, "that can't be stored", {"key": "bad-input"})


def tell_too_deep(_: Asked, error: RecursionError) -> Answer:
    return _answer(400, "that is nested too deeply", {"key": "bad-input"})


def tell_broken(_: Asked, error: Exception) -> Answer:
    """A mistake of ours: the log has it, the client isn't told more than that."""
    LOG.error("broken", extra={"error": type(error).__name__}, exc_info=error)
    return _answer(500, "something went wrong here", {"key": "broken"})


def _wrong_fields(error: ValidationException) -> str:
    """Which field is wrong and why: `name: Expected str, got int`."""
    fields = error.extra if isinstance(error.extra, list) else []
    said = []
    for field in fields:
        name = field.get("key", "data")  # `data` is the whole of what was sent
        message = field.get("message", "")
        said.append(message if name == "data" else f"{name}: {message}")
    return "; ".join(said).replace("`", "") or "that isn't what is expected here"


def _answer(
    status: int, detail: str, extra: dict[str, Any], headers: dict[str, str] | None = None
) -> Answer:
    line = " ".join(detail.split())[:SHOWN]
    return Response(
        {"status_code": status, "detail": line, "extra": extra},
        status_code=status,
        headers=headers,
        media_type="application/json",
    )


TOLD: dict[int | type[Exception], Callable[[Asked, Any], Answer]] = {
    HTTPException: tell_http,
    MagnateError: tell_bad_input,
    DataError: tell_unstorable,
    SQLAlchemyError: tell_not_stored,
    RecursionError: tell_too_deep,
    Exception: tell_broken,
}
"""For each kind of error what the client is told."""
