"""Playing on from a position of a game that was played before."""

from __future__ import annotations

import time
from collections.abc import Sequence

from msgspec.structs import replace

from magnate.core.domains import SEAT
from magnate.core.matches import Match
from magnate.core.records import Holder, Line, Record
from magnate.core.state import State


def played_on(record: Record, holders: Sequence[Holder], seed: int, keeps: int | None) -> Match:
    """The match of a record with other people, and from its end on with other chance and other
    hidden pieces; a seat may keep what it knows. `BadRecord` if it can't be replayed."""
    match = Match.begin(replace(record, seats=list(holders)))
    for line in record.log:
        match.enter(_held_by(line, match, holders))
    match.deal_anew(seed, keeps, time=round(time.time() * 1000))
    return match


def _held_by(line: Line, match: Match, holders: Sequence[Holder]) -> Line:
    """A line of the log as if those who play on had held their seats all the time; plies stay."""
    if line.holder is None or line.seat is None:
        return line
    seats = SEAT.texts[: match.setup.players]
    return replace(line, holder=holders[seats.index(line.seat)]) if line.seat in seats else line


def same_question(before: State, after: State) -> bool:
    """Whether a move answered a question that several seats are asked at once, and that is still
    open."""
    asked, left = before.to_act, after.to_act
    if len(asked) < 2 or not left or not set(left) <= set(asked):
        return False
    was, now = before.question(asked[0]), after.question(left[0])
    return was is not None and now is not None and was.kind is now.kind
