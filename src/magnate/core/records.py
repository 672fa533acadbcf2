"""Record: a game as data (how it began and every move), enough to play it again exactly."""

from __future__ import annotations

import os
from pathlib import Path
from typing import Any

import msgspec

from magnate.core.errors import BadRecord

FORMAT = "magnate-record-1"
EVERY = 50
"""A digest of the state is kept every so many plies, and at the end."""


class _Header(msgspec.Struct):
    """What is read first: other formats may have other fields."""

    format: str


class Record(msgspec.Struct, kw_only=True, forbid_unknown_fields=True):
    """Header and log. A log entry is `p2 produce`, or `p2 undo 3` for three moves taken back."""

    format: str
    game: str
    rules: int
    players: int
    options: dict[str, bool | int | str]
    content: dict[str, Any]
    content_digest: str
    seed: int
    names: list[str]
    log: list[str]
    digests: list[tuple[int, str]]

    def to_json(self) -> bytes:
        return msgspec.json.format(msgspec.json.encode(self), indent=1) + b"\n"

    @staticmethod
    def from_json(data: bytes) -> Record:
        try:
            found = msgspec.json.decode(data, type=_Header).format
            if found != FORMAT:
                raise BadRecord(f"unknown record format {found!r}; this is {FORMAT!r}")
            return msgspec.json.decode(data, type=Record)
        except msgspec.MsgspecError as error:
            raise BadRecord(f"not a record of a game: {error}") from None
        except UnicodeDecodeError:
            raise BadRecord("not a record of a game: not a text file") from None
        except RecursionError:
            raise BadRecord("not a record of a game: nested too deeply") from None

    def save(self, path: Path) -> None:
        """Write the file whole or not at all."""
        part = path.with_name(path.name + ".part")
        with part.open("wb") as file:
            file.write(self.to_json())
            file.flush()
            os.fsync(file.fileno())
        part.replace(path)

    @staticmethod
    def load(path: Path) -> Record:
        try:
            data = path.read_bytes()
        except OSError as error:
            raise BadRecord(f"{path}: {error.strerror}") from None
        try:
            return Record.from_json(data)
        except BadRecord as error:
            raise BadRecord(f"{path}: {error}") from None
