"""What the server answers beside a game's own messages: plain data, for clients too."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Annotated, Any

import msgspec

from magnate.core import wire
from magnate.server.terms import Status, TableInfo, Terms

Name = Annotated[str, msgspec.Meta(min_length=1, max_length=24)]
Secret = Annotated[str, msgspec.Meta(min_length=8, max_length=200)]


class Me(msgspec.Struct, kw_only=True, frozen=True):
    """Who the server takes one for."""

    id: str
    name: str
    login: str | None


class Address(msgspec.Struct, frozen=True):
    url: str | None
    """Where others reach this server; null if nobody does but who sits at its machine."""


class DeviceLink(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What makes another device mine."""

    secret: Secret


class SeatLink(msgspec.Struct, kw_only=True, frozen=True):
    link: str | None
    """The secret to send to somebody, to be put behind the # of an address: it is never logged."""


class Listed(msgspec.Struct, kw_only=True, frozen=True):
    """A table in a list."""

    id: str
    status: Status
    game: str
    terms: Terms
    names: list[str]
    bots: list[str | None]
    """Which bot holds each seat, if one does."""
    colours: list[int]
    open_seats: int
    seat: int | None
    """The reader's seat; his first, if he has several."""
    my_turn: bool
    to_act: list[int]
    asked: str | None
    """Which question is open, for everybody to see."""
    scores: list[int] | None
    """How the game ended, by seat, ..."""
    ranking: list[int] | None
    """... and who took which place."""
    touched: float


class Played(msgspec.Struct, kw_only=True, frozen=True):
    plies: list[int]
    """What it became in the log."""


class Tried(msgspec.Struct, kw_only=True, frozen=True):
    """Where answers would lead to."""

    position: wire.Position[Mapping[str, Any]]
    plays: int
    """How many moves they come to."""
    blocked: list[wire.Blocked] | None
    """What can't be done there, and why, if that was asked for."""


class Past(msgspec.Struct, kw_only=True, frozen=True):
    """A position that a seat has seen, to be looked at: nothing can be done there."""

    ply: int
    position: wire.Position[Mapping[str, Any]]


class Learnt(msgspec.Struct, kw_only=True, frozen=True):
    """Where the moves of a guided game lead to."""

    message: wire.Message[Mapping[str, Any]]
    past: list[Past]
    blocked: list[wire.Blocked] | None


class Said(msgspec.Struct, kw_only=True, frozen=True):
    """Something that somebody said at a table."""

    number: int
    name: str
    text: str
    time: float


class Beat(msgspec.Struct, frozen=True):
    """Nothing is new, but the connection is alive."""

    ply: int


# What the socket of a table brings: one of these at a time, told apart by their `type`


class TableParcel(msgspec.Struct, frozen=True, tag_field="type", tag="table"):
    """The table has changed otherwise than by a move, or one looks at it for the first time. Of a
    move the game's own parcel tells; where clocks run, this one comes with it."""

    data: TableInfo


class GameParcel(msgspec.Struct, frozen=True, tag_field="type", tag="game"):
    """Where the game stands for the reader's seat, and what is new since the last parcel."""

    data: wire.Message[dict[str, Any]]


class ChatParcel(msgspec.Struct, frozen=True, tag_field="type", tag="chat"):
    data: Said


class BeatParcel(msgspec.Struct, frozen=True, tag_field="type", tag="beat"):
    data: Beat


Parcel = TableParcel | GameParcel | ChatParcel | BeatParcel
