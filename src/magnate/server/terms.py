"""What is agreed about a table, and who sits there."""

from __future__ import annotations

from typing import Annotated, Any, Literal

import msgspec

from magnate.core.options import OptionValue

Status = Literal["open", "running", "over", "closed", "expired"]
"""Open: people may join. Closed: its log can't be played on under the installed rules."""


Seconds = Annotated[int, msgspec.Meta(ge=1, le=31 * 24 * 3600)]


class Pace(msgspec.Struct, kw_only=True, frozen=True, omit_defaults=True):
    """How long one may think, in seconds: whenever one is asked, or in all with so much more after
    each time. One of the two must be said."""

    move: Seconds | None = None
    budget: Seconds | None = None
    increment: Annotated[int, msgspec.Meta(ge=0, le=24 * 3600)] = 0


class Origin(msgspec.Struct, kw_only=True, frozen=True):
    """Where a table was played on from: a table or a replay, and the ply."""

    id: str
    ply: int


class Customs(msgspec.Struct, kw_only=True, frozen=True, forbid_unknown_fields=True):
    """How people want to play, whatever they play."""

    public: bool = False
    """Whether it stands in the list of tables; else it is found by its link alone."""
    live: bool = True
    """Or by turns over days."""
    pace: Pace | None = None
    spectators: bool = True
    hints: bool = False
    practice: bool = False
    """Whether undo may pass seals: marked as such, since one can look into the future."""


class Terms(Customs, kw_only=True, frozen=True):
    """What the people of a table agree before the game."""

    game: Annotated[str, msgspec.Meta(max_length=32)]
    players: Annotated[int, msgspec.Meta(ge=1, le=8)]
    options: dict[str, OptionValue] = {}
    content: dict[str, Any] = {}
    origin: Origin | None = None


class Seat(msgspec.Struct, kw_only=True):
    """A place at the table."""

    number: int
    kind: Literal["open", "person", "bot"] = "open"
    person: str | None = None
    name: str = ""
    bot: str | None = None
    colour: int = 0
    link: str | None = None
    """The digest of a secret that gives this seat to whoever brings it."""
    muted: bool = False
    ends_turn: bool = False
    """*End my turn by itself*: the server may hand over the turn where nothing else is left."""
    absent: bool = False
    """Whether a bot plays for the person, whose time was up, until he returns."""
    asked_again: bool = False
    """Whether its holder asked for the game that followed."""


class SeatInfo(msgspec.Struct, kw_only=True, frozen=True):
    """What everybody sees of a seat."""

    number: int
    kind: Literal["open", "person", "bot"]
    kept: bool
    """Whether an open one is for whoever has its link, and nobody else."""
    name: str
    bot: str | None
    colour: int
    muted: bool
    absent: bool
    asked_again: bool
    here: bool
    """Whether somebody looks at the table from it now."""
    clock: int | None
    """Milliseconds left, if there is a clock."""


class Request(msgspec.Struct, kw_only=True, frozen=True):
    """Something all other people must agree to."""

    number: int
    """Another one for each request of a table, so that nobody grants one he has not seen."""
    kind: Literal["undo", "pause"]
    seat: int
    ply: int
    granted: list[int]


class TableInfo(msgspec.Struct, kw_only=True, frozen=True):
    """What everybody sees of a table beside the game itself."""

    id: str
    status: Status
    terms: Terms
    host: bool
    """Whether the reader hosts it."""
    seat: int | None
    """The reader's seat: that for which he asks, if he has several."""
    own: list[int]
    """All seats of the reader: friends may play on one screen."""
    ends_turn: bool
    """Whether the server ends that seat's turn by itself, as its holder chose."""
    seats: list[SeatInfo]
    to_act: list[int]
    ply: int
    paused: bool
    spectators_muted: bool
    """Whether those who only watch may not talk."""
    request: Request | None
    closed: str
    """Why it can't be played on."""
    rematch: str | None
    """The table these people went on to."""
    made: float
    touched: float
