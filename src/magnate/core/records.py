"""Record: a game as data (how it began and every entry of its log), enough to play it again."""

from __future__ import annotations

import os
from pathlib import Path
from typing import Any, Literal

import msgspec

from magnate.core.errors import BadRecord

FORMAT = "magnate-record-2"
FIRST_FORMAT = "magnate-record-1"
EVERY = 50
"""A digest of the state is kept every so many plies, and at the end."""

Cause = Literal["person", "bot", "clock", "order"]
"""Who or what made an entry: someone at the table, a bot, the clock, or a standing order."""


class Holder(msgspec.Struct, kw_only=True, forbid_unknown_fields=True, omit_defaults=True):
    """Who holds a seat: a person, or a bot of some name."""

    name: str
    bot: str | None = None


class Line(msgspec.Struct, kw_only=True, forbid_unknown_fields=True, omit_defaults=True):
    """A line of the log. It says one thing: a move, or one of the others."""

    seat: str | None = None
    play: str | None = None
    """A move, in its notation."""
    undo: int | None = None
    """So many of the seat's own last moves are taken back."""
    back_to: int | None = None
    """All agreed to take back every move after this ply that still counts."""
    holder: Holder | None = None
    """Someone else holds the seat from here on."""
    chance: int | None = None
    """All chance is drawn anew from this seed: played on from here."""
    hidden: bool = False
    """With `chance`: what seats hide from each other is dealt anew too, but for what the seat that
    is named knows."""
    cause: Cause = "person"
    time: int | None = None
    """Milliseconds since 1970."""

    def __str__(self) -> str:
        """`p2 produce`, `p2 undo 3`."""
        who = "" if self.seat is None else f"{self.seat} "
        if self.play is not None:
            return f"{who}{self.play}"
        for name in ("undo", "back_to", "chance"):
            if (number := getattr(self, name)) is not None:
                return f"{who}{name} {number}"
        return f"{who}holder {self.holder.name if self.holder else '?'}"


class ContentData(msgspec.Struct, kw_only=True, forbid_unknown_fields=True):
    """The component facts of a game: what an owner changed, and all that was in force."""

    override: dict[str, Any]
    digest: str
    effective: dict[str, Any] | None
    """None: those that the installed edition and the override give."""


class Record(msgspec.Struct, kw_only=True, forbid_unknown_fields=True):
    """Header and log."""

    format: str
    game: str
    rules: int
    players: int
    options: dict[str, bool | int | str]
    content: ContentData
    seed: int
    seats: list[Holder]
    """Who held the seats at the start."""
    digests: list[tuple[int, str]]
    log: list[Line]

    def to_json(self) -> bytes:
        """Readable, with one line for each line of the log."""
        head = msgspec.structs.replace(self, log=[])
        lines = b",\n".join(b"  " + msgspec.json.encode(line) for line in self.log)
        text = msgspec.json.format(msgspec.json.encode(head), indent=1)
        return text.removesuffix(b"[]\n}") + b"[\n" + lines + b"\n ]\n}\n"

    @staticmethod
    def from_json(data: bytes) -> Record:
        try:
            found = _HEADER.decode(data).format
            if found == FIRST_FORMAT:
                return _FIRST.decode(data).now()
            if found != FORMAT:
                raise BadRecord(f"unknown record format {found!r}; this is {FORMAT!r}")
            return _RECORD.decode(data)
        except msgspec.MsgspecError as error:
            raise BadRecord(f"not a record of a game: {_fault(str(error))}") from None
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
            return Record.from_json(path.read_bytes())
        except OSError as error:
            raise BadRecord(f"{path}: {error.strerror}") from None
        except BadRecord as error:
            raise BadRecord(f"{path}: {error}") from None


def _fault(told: str) -> str:
    """What is wrong with data, as msgspec tells it: by the place if it names one, which can be said
    in any language, and else in its own words."""
    _, found, place = told.rpartition(" - at `")
    return f"wrong value at {place.removesuffix('`').replace('$.', '')}" if found else told


class _Header(msgspec.Struct):
    """What is read first: other formats may have other fields."""

    format: str


class _FirstRecord(msgspec.Struct, kw_only=True, forbid_unknown_fields=True):
    """The format before: texts as log, and nothing said about who is a bot."""

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

    def now(self) -> Record:
        return Record(
            format=FORMAT,
            game=self.game,
            rules=self.rules,
            players=self.players,
            options=self.options,
            content=ContentData(override=self.content, digest=self.content_digest, effective=None),
            seed=self.seed,
            seats=[_holder(name) for name in self.names],
            digests=self.digests,
            log=[_line(text) for text in self.log],
        )


# Made before any thread can be: msgspec crashes where two of them meet a type for the first time.
_HEADER = msgspec.json.Decoder(_Header)
_FIRST = msgspec.json.Decoder(_FirstRecord)
_RECORD = msgspec.json.Decoder(Record)


def _holder(name: str) -> Holder:
    """Then a bot could only be told by its name."""
    kind, _, number = name.rpartition(" ")
    bot = kind.lower() if kind in ("Greedy", "Random") and number.isdecimal() else None
    return Holder(name=name, bot=bot)


def _line(text: str) -> Line:
    """A line of the first format: `p2 produce`, or `p2 undo 3`."""
    seat, _, what = text.partition(" ")
    kind, _, count = what.partition(" ")
    if kind == "undo" and count.isdecimal() and len(count) < 10:
        return Line(seat=seat, undo=int(count))
    return Line(seat=seat, play=what)
