"""The log: one JSON object a line, on standard error."""

from __future__ import annotations

import logging
import time
import traceback
from typing import Any, Final

import msgspec

_OWN: Final = frozenset(vars(logging.makeLogRecord({}))) | {"message", "asctime", "color_message"}
"""What every record has; the rest is what the caller adds to it."""


class JsonLines(logging.Formatter):
    """A record as one JSON object: time, level, who says it, what, and whatever was added."""

    def format(self, record: logging.LogRecord) -> str:
        moment = time.gmtime(record.created)
        line: dict[str, Any] = {
            "time": f"{time.strftime('%Y-%m-%dT%H:%M:%S', moment)}.{round(record.msecs):03d}Z",
            "level": record.levelname.lower(),
            "logger": record.name,
            "message": record.getMessage(),
            **{key: value for key, value in vars(record).items() if key not in _OWN},
        }
        if record.exc_info is not None and record.exc_info[1] is not None:
            line["traceback"] = "".join(traceback.format_exception(record.exc_info[1]))
        return msgspec.json.encode(line, enc_hook=str).decode()


def configure(*, requests: bool) -> None:
    """Log to standard error; with a line for each request, if wished."""
    handler = logging.StreamHandler()
    handler.setFormatter(JsonLines())
    root = logging.getLogger()
    root.handlers[:] = [handler]
    root.setLevel(logging.INFO)
    for name, level in (
        ("magnate.server.guard", logging.INFO if requests else logging.WARNING),
        ("alembic", logging.WARNING),
        ("uvicorn.access", logging.CRITICAL),  # it would tell queries and ids
        ("uvicorn.error", logging.WARNING),
        ("websockets", logging.WARNING),
    ):
        logging.getLogger(name).setLevel(level)
