"""What stands before the application: limits, headers, and a line in the log for each request."""

from __future__ import annotations

import logging
import math
import re
import time
from collections import Counter
from collections.abc import Callable
from typing import Any, Final

import msgspec
from litestar.enums import ScopeType
from litestar.types import ASGIApp, Message, Receive, Scope, Send

from magnate.server import limits
from magnate.server.limits import Buckets
from magnate.server.pages import of_client
from magnate.server.people import Person

LOG = logging.getLogger(__name__)

POLICY: Final = (
    "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; "
    "font-src 'self'; media-src 'self'; manifest-src 'self'; connect-src 'self'; "
    "base-uri 'none'; form-action 'none'; frame-ancestors 'none'"
)
"""A page of ours may show and do what comes from this server, and nothing else."""
HEADERS: Final = (
    (b"content-security-policy", POLICY.encode()),
    (b"x-content-type-options", b"nosniff"),
    (b"x-frame-options", b"DENY"),
    (b"referrer-policy", b"no-referrer"),
    (b"cross-origin-resource-policy", b"same-origin"),
    (b"permissions-policy", b"camera=(), geolocation=(), microphone=(), payment=(), usb=()"),
)
SAFE_METHODS: Final = ("GET", "HEAD", "OPTIONS")

_COOKIE: Final = re.compile(r"(?:^|;\s*)magnate=([^;]*)")
_NEVER_LOGGED: Final = re.compile(r"[^/]{20,}")
"""Ids of tables and replays, which are as good as an invitation."""


class Guard:
    """Wraps the application, so that it holds for every answer, errors and unknown paths too."""

    def __init__(
        self, app: ASGIApp, known: Callable[[str], Person | None], *, public: str, limited: bool
    ) -> None:
        """`known`: whose cookie it is, if that can be told at once. `public`: where people reach
        the server from elsewhere."""
        self._app = app
        self._known = known
        scheme, _, host = public.partition("://")
        self._secure_host = host.partition("/")[0].encode() if scheme == "https" else None
        self._limited = limited
        self._buckets = Buckets()
        self._open: Counter[str] = Counter()

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == ScopeType.WEBSOCKET:
            await self._socket(scope, receive, send)
        else:
            await self._request(scope, receive, send)

    # Requests

    async def _request(self, scope: Any, receive: Receive, send: Send) -> None:
        begun = time.monotonic()
        method, status = scope["method"], 500
        headers = dict(scope["headers"])
        secure = scope["scheme"] == "https" or (
            self._secure_host is not None and headers.get(b"host") == self._secure_host
        )

        async def send_on(message: Message) -> None:
            nonlocal status
            if message["type"] == "http.response.start":
                status = message["status"]
                message["headers"] = _headers(list(message["headers"]), secure)
            await send(message)

        refusal = self._refusal(scope, headers)
        if refusal is not None:
            await _answer(send_on, *refusal)
        else:
            if method == "HEAD":
                # what GET would answer; the server leaves out the body
                scope = {**scope, "method": "GET"}
            await self._app(scope, receive, send_on)
        if not LOG.isEnabledFor(logging.INFO):
            return
        took = round((time.monotonic() - begun) * 1000, 1)
        path = _NEVER_LOGGED.sub("*", scope["path"])
        about = {"method": method, "path": path, "status": status, "ms": took}
        LOG.info("request", extra={**about, "from": _address(scope)})

    def _refusal(
        self, scope: Any, headers: dict[bytes, bytes]
    ) -> tuple[int, str, str, float] | None:
        """Why a request isn't even looked at: status, key, words, seconds to wait."""
        method = scope["method"]
        wait = self._wait(scope, headers, limits.place_of(_address(scope)))
        if wait:
            return 429, "too-many", "that was too often; wait a little", wait
        if not all(headers.get(name, b"").isascii() for name in (b"cookie", b"x-csrftoken")):
            return 400, "bad-input", "cookies and tokens are plain ASCII", 0
        kind = headers.get(b"content-type", b"").partition(b";")[0].strip().lower()
        if method not in SAFE_METHODS and kind not in (b"", b"application/json"):
            return 415, "bad-input", "only application/json is understood", 0
        return None

    def _wait(self, scope: Any, headers: dict[bytes, bytes], place: str) -> float:
        if not self._limited:
            return 0.0
        if of_client(scope):  # a page is many files: they take nothing from what a person may do
            return self._buckets.take(limits.ADDRESS, place)
        cookie = _COOKIE.search(headers.get(b"cookie", b"").decode("latin-1"))
        person = self._known(cookie[1]) if cookie else None
        who = place if person is None else person.id
        wait = self._buckets.take(limits.ADDRESS, place) or self._buckets.take(limits.PERSON, who)
        own = limits.strict(scope["method"], scope["path"])
        if wait or own is None:
            return wait
        return self._buckets.take(own, who if own.by_person else place)

    # Sockets

    async def _socket(self, scope: Any, receive: Receive, send: Send) -> None:
        place = limits.place_of(_address(scope))
        too_many = self._limited and (
            self._open[place] >= limits.SOCKETS_OPEN
            or self._buckets.take(limits.SOCKETS, place) > 0
        )
        if too_many or not dict(scope["headers"]).get(b"cookie", b"").isascii():
            code = 4429 if too_many else 4400
            await receive()
            await send({"type": "websocket.accept", "subprotocol": None, "headers": []})
            await send({"type": "websocket.close", "code": code, "reason": "too-many"})
            return
        self._open[place] += 1
        try:
            await self._app(scope, receive, send)
        finally:
            self._open[place] -= 1
            if not self._open[place]:
                del self._open[place]


def _address(scope: Any) -> str:
    return scope["client"][0] if scope.get("client") else ""


def _headers(headers: list[tuple[bytes, bytes]], secure: bool) -> list[tuple[bytes, bytes]]:
    """Those of an answer with ours; where people come by https, cookies are kept to it."""
    known = {name.lower() for name, _ in headers}
    own = [(name, value) for name, value in HEADERS if name not in known]
    if b"cache-control" not in known:
        own.append((b"cache-control", b"no-store"))
    if secure:
        own.append(
            (b"cross-origin-opener-policy", b"same-origin")
        )  # on plain http browsers complain
        headers = [
            (name, value + b"; Secure")
            if name.lower() == b"set-cookie" and b"; secure" not in value.lower()
            else (name, value)
            for name, value in headers
        ]
    return [*headers, *own]


async def _answer(send: Send, status: int, key: str, detail: str, wait: float) -> None:
    body = msgspec.json.encode({"status_code": status, "detail": detail, "extra": {"key": key}})
    headers = [
        (b"content-type", b"application/json"),
        (b"content-length", str(len(body)).encode()),
    ]
    if wait:
        headers.append((b"retry-after", str(math.ceil(wait)).encode()))
    await send({"type": "http.response.start", "status": status, "headers": headers})
    await send({"type": "http.response.body", "body": body, "more_body": False})
