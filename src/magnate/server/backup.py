"""Backups of an SQLite database, also of one that a server uses; and putting one back."""

from __future__ import annotations

import os
import sqlite3
from contextlib import closing, suppress
from pathlib import Path

from magnate.core.errors import MagnateError
from magnate.server.claim import Claim
from magnate.server.settings import Settings

KEPT = ("people", "sessions", "tables", "seats", "log", "chat", "orders", "replays")
"""What a database of ours holds at least."""


class BackupError(MagnateError):
    """A backup that can't be made or put back; nothing was changed."""


def make_backup(settings: Settings, target: Path, force: bool = False) -> None:
    """Copy the database as it is at one moment; a server may use it meanwhile."""
    source = _file(settings)
    if not source.exists():
        raise BackupError(f"there is no database {source}")
    if target.exists() and not force:
        raise BackupError(f"{target} is there already; --force overwrites it")
    if target.resolve() == source.resolve():
        raise BackupError("a backup needs a file of its own")
    _copy(source, target)


def restore_backup(settings: Settings, source: Path, force: bool = False) -> None:
    """Put a backup in the place of the database; no server may use that."""
    target = _file(settings)
    _check(source)
    if target.exists() and target.resolve() == source.resolve():
        raise BackupError("that is the database itself")
    target.parent.mkdir(parents=True, exist_ok=True)
    claim = Claim(settings)
    claim.take()
    try:
        if target.exists():
            if not force:
                raise BackupError(f"{target} is there already; --force overwrites it")
            _settle(target)
        _copy(source, target)
    finally:
        claim.release()


def _file(settings: Settings) -> Path:
    file = settings.database_file
    if file is None:
        raise BackupError(
            "this is for SQLite; PostgreSQL has its own tools: pg_dump for a backup, "
            "pg_restore to put it back"
        )
    return file


def _check(file: Path) -> None:
    """Whether a file is a sound database of ours."""
    if not file.is_file():
        raise BackupError(f"there is no file {file}")
    try:
        with closing(sqlite3.connect(f"{file.resolve().as_uri()}?mode=ro", uri=True)) as connection:
            sound = connection.execute("PRAGMA integrity_check").fetchone()[0]
            found = {row[0] for row in connection.execute("SELECT name FROM sqlite_master")}
    except sqlite3.Error as error:
        raise BackupError(f"{file} is no backup: {error}") from None
    if sound != "ok" or not found.issuperset(KEPT):
        raise BackupError(f"{file} is no sound backup of Magnate")


def _copy(source: Path, target: Path) -> None:
    """Write the copy whole or not at all; it holds the sessions of people, so only its owner may
    read it."""
    part = target.with_name(target.name + ".part")
    try:
        part.unlink(missing_ok=True)
        os.close(os.open(part, os.O_CREAT | os.O_EXCL | os.O_RDWR, 0o600))
        with (
            closing(sqlite3.connect(source, timeout=30)) as old,
            closing(sqlite3.connect(part, isolation_level=None)) as new,
        ):
            old.backup(new)
            new.execute("PRAGMA journal_mode=DELETE")  # one file, without the others beside it
        with part.open("rb+") as file:
            os.fsync(file.fileno())
        part.replace(target)
    except (OSError, sqlite3.Error) as error:
        with suppress(OSError):
            part.unlink(missing_ok=True)
        raise BackupError(f"can't write {target}: {error}") from None


def _settle(file: Path) -> None:
    """Leave nothing beside a database that is about to be replaced: what SQLite has kept there
    would be taken for the new one's."""
    with suppress(sqlite3.Error), closing(sqlite3.connect(file)) as connection:
        connection.execute("PRAGMA wal_checkpoint(TRUNCATE)")
    for ending in ("-wal", "-shm", "-journal"):
        file.with_name(file.name + ending).unlink(missing_ok=True)
