"""Held by the one server that uses a database."""

from __future__ import annotations

import sqlite3
from contextlib import suppress
from typing import Final

from sqlalchemy import Connection, text
from sqlalchemy.exc import OperationalError, SQLAlchemyError
from sqlalchemy.pool import NullPool

from magnate.core.errors import BadSetup
from magnate.server.database import make_engine
from magnate.server.settings import Settings

WAIT_SECONDS: Final = 5
"""PostgreSQL may need a moment to notice that the last server was killed."""
LOCK: Final = 0x4D61676E617465  # "Magnate"
"""Locks of PostgreSQL are numbers, each database has its own."""


class Claim:
    """It ends with the process at the latest."""

    def __init__(self, settings: Settings) -> None:
        self._settings = settings
        self._held: sqlite3.Connection | Connection | None = None

    def take(self) -> None:
        """`BadSetup` if a server has it."""
        file = self._settings.database_file
        if file is None:
            self._held = _lock_database(self._settings.database_url)
            return
        # SQLite's own lock works on every system, and is let go when a process is killed
        path = file.with_name(file.name + ".lock")
        held = sqlite3.connect(path, timeout=0, isolation_level=None, check_same_thread=False)
        try:
            held.execute("BEGIN EXCLUSIVE")
        except sqlite3.OperationalError:
            held.close()
            raise BadSetup(f"a server is using {file}") from None
        self._held = held

    def release(self) -> None:
        if self._held is not None:
            with suppress(SQLAlchemyError):  # the database may be gone
                self._held.close()
            self._held = None


def _lock_database(url: str) -> Connection:
    held = make_engine(url, poolclass=NullPool).connect()
    held = held.execution_options(isolation_level="AUTOCOMMIT")
    held.execute(text(f"SET lock_timeout = '{WAIT_SECONDS}s'"))
    try:
        held.execute(text(f"SELECT pg_advisory_lock({LOCK})"))
    except OperationalError as error:
        held.close()
        if getattr(error.orig, "sqlstate", None) != "55P03":  # the lock is not available
            raise
        raise BadSetup(f"a server is using {held.engine.url.database}") from None
    return held
