"""A table in play: what is known of it, and who looks at it."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable, Mapping, Sequence
from typing import Any

import msgspec
from msgspec.structs import astuple

from magnate.core import wire
from magnate.core.actions import Action
from magnate.core.errors import MagnateError
from magnate.core.matches import Entry, Match
from magnate.core.records import Cause, Line, Record
from magnate.core.state import Answer, IllegalAction, State
from magnate.server.clocks import Clock
from magnate.server.errors import Refused, forbidden
from magnate.server.terms import Request, Seat, SeatInfo, Status, TableInfo, Terms

KEYS_KEPT = 64
"""So many moves are remembered by their keys, so that one sent again isn't played again."""

MESSAGES_KEPT = 16
"""A table is looked at from a few seats by people who know as much; strangers may ask for more."""

Listener = Callable[["Table"], None]


class Table:
    """One table. Whoever changes it holds its lock."""

    def __init__(
        self, id: str, terms: Terms, host: str, seats: list[Seat], made: float, status: Status
    ) -> None:
        self.id = id
        self.terms = terms
        self.host = host
        self.seats = seats
        self.made = made
        self.touched = made
        self.status: Status = status
        self.match: Match | None = None
        self.earlier: Record | None = None
        """The game that an open table is to be played on from."""
        self.closed = ""
        """Why it can't be played on."""
        self.clock: Clock | None = None
        self.rematch: str | None = None
        self.orders: dict[int, list[Any]] | None = None
        """Standing orders by seat, once they were looked up."""
        self.asked: tuple[int, Request] | None = None
        """What somebody has asked of all, and at which ply: when the game goes on, nobody does."""
        self.requests = round(time.time())
        """The number of the last one: none comes twice, even after a restart."""
        self.sent_away: set[str] = set()
        """People whom the host gave no seat any more; a link of his lets them in again."""
        self.spectators_muted = False
        self.paused = False
        self.lock = asyncio.Lock()
        self.listeners: set[Listener] = set()
        """Called after each change, in the order in which they came."""
        self.talkers: set[Callable[[Any], None]] = set()
        """Called with whatever is said."""
        self.watched: dict[int | None, int] = {}
        """How many connections look at the table from each seat (None: spectators)."""
        self.used = time.monotonic()
        self._asked_at: list[int] = [0] * terms.players
        """The ply at which the question that is open to a seat was put to it."""
        self._keys: dict[str, list[int]] = {}
        self._messages: dict[tuple[int | None, int], bytes] = {}
        """Of the position that the table stands at."""
        self._public: Mapping[str, object] | None = None
        """What a spectator sees of it."""

    # What can be asked

    @property
    def ply(self) -> int:
        return len(self.match.entries) if self.match is not None else 0

    @property
    def to_act(self) -> tuple[int, ...]:
        return (
            self.match.state.to_act if self.match is not None and self.status == "running" else ()
        )

    @property
    def request(self) -> Request | None:
        """What somebody asks of all now."""
        return self.asked[1] if self.asked is not None and self.asked[0] == self.ply else None

    @property
    def question(self) -> str | None:
        """The key of the question that is open, which everybody may know."""
        asked = self.match.state.question(self.to_act[0]) if self.match and self.to_act else None
        return None if asked is None else asked.kind.key

    @property
    def result(self) -> wire.Result | None:
        """How the game ended."""
        over = self.match is not None and self.status == "over"
        return wire.position(self.playing().state, None).result if over else None

    @property
    def ticks(self) -> bool:
        """Whether a clock runs."""
        return self.status == "running" and self.clock is not None and not self.paused

    def seats_of(self, person: str) -> list[int]:
        """Where a person sits: one plays for all his friends who share a screen."""
        return [seat.number for seat in self.seats if seat.person == person]

    def seat_of(self, person: str, wish: int | None = None) -> int | None:
        """The seat that a person speaks for: the one he wishes, which must be his own; else his
        first one that is asked, or his first."""
        own = self.seats_of(person)
        if wish is not None and wish not in own:
            raise forbidden("that seat isn't yours")
        if wish is not None or not own:
            return wish
        return next((seat for seat in own if seat in self.to_act), own[0])

    def info(self, person: str, seat: int | None = None) -> TableInfo:
        """`seat`: the one that the person speaks for."""
        seat = self.seat_of(person, seat)
        return TableInfo(
            id=self.id,
            status=self.status,
            terms=self.terms,
            host=person == self.host,
            seat=seat,
            own=self.seats_of(person),
            ends_turn=seat is not None and self.seats[seat].ends_turn,
            seats=[self._seat_info(one) for one in self.seats],
            to_act=list(self.to_act),
            ply=self.ply,
            paused=self.paused,
            spectators_muted=self.spectators_muted,
            request=self.request,
            closed=self.closed,
            rematch=self.rematch,
            made=self.made,
            touched=self.touched,
        )

    def beside(self) -> tuple[object, ...]:
        """All that `info` tells and a move need not change: far cheaper to make and to compare."""
        return (
            self.status,
            self.host,
            self.paused,
            self.spectators_muted,
            self.request,
            self.closed,
            self.rematch,
            None if self.clock is None else [self.clock.left(seat.number) for seat in self.seats],
            [seat for seat, watchers in self.watched.items() if watchers],
            [astuple(seat) for seat in self.seats],
        )

    def _seat_info(self, seat: Seat) -> SeatInfo:
        return SeatInfo(
            number=seat.number,
            kind=seat.kind,
            kept=seat.kind == "open" and seat.link is not None,
            name=seat.name,
            bot=seat.bot,
            colour=seat.colour,
            muted=seat.muted,
            absent=seat.absent,
            asked_again=seat.asked_again,
            here=self.watched.get(seat.number, 0) > 0,
            clock=None if self.clock is None else self.clock.left(seat.number),
        )

    def message(self, seat: int | None, since: int = 0) -> bytes:
        """What a seat's client gets, made once for all that know as much."""
        match = self.playing()
        found = self._messages.get((seat, since))
        if found is None:
            if len(self._messages) >= MESSAGES_KEPT:
                self._messages.clear()
            if self._public is None:
                self._public = wire.pack(match.state.view(None), self.terms.players)
            found = wire.encode(wire.message(match, seat, since, self._public))
            self._messages[seat, since] = found
        return found

    def playing(self) -> Match:
        if self.match is None and self.closed:
            raise Refused("closed", self.closed)
        if self.match is None:
            raise Refused("not-begun", "the game has not begun")
        return self.match

    # Changes: only with the lock held, and only after they are stored

    def changed(self) -> None:
        self.used = time.monotonic()
        for listener in list(self.listeners):
            listener(self)

    def said(self, what: Any) -> None:
        for talker in list(self.talkers):
            talker(what)

    def begin(self, match: Match) -> None:
        """The match is there: new, or read from the log."""
        self.match = match
        self._stand_elsewhere()
        self.closed = match.closed
        self.status = "closed" if match.closed else "over" if match.state.over else "running"
        self._asked_at = [self.ply] * self.terms.players
        if self.terms.pace is not None:
            self.clock = Clock(self.terms.pace, self.terms.players)
            self.run_clock()

    def _stand_elsewhere(self) -> None:
        """What was told of the position is no longer true."""
        self._messages.clear()
        self._public = None

    def ask(self, request: Request | None) -> None:
        """Ask something of all, or no longer."""
        self.asked = None if request is None else (self.ply, request)

    def run_clock(self) -> None:
        """Let time pass for those who are asked, if anybody's passes."""
        if self.clock is not None and (self.paused or self.status != "running"):
            self.clock.stop()
        elif self.clock is not None:
            self.clock.wait_for(self.to_act)

    def remember(self, key: str | None, plies: list[int]) -> None:
        if key is not None:
            self._keys[key] = plies
            while len(self._keys) > KEYS_KEPT:
                del self._keys[next(iter(self._keys))]

    def played(self, key: str) -> list[int] | None:
        """The plies of a move that came before under this key."""
        return self._keys.get(key)

    def still_asked(self, seat: int, ply: int) -> bool:
        """Whether a seat that answers from what it saw at a ply answers the question now open."""
        return self._asked_at[seat] <= ply <= self.ply

    def enter(self, lines: Sequence[Line]) -> list[Entry]:
        """Let lines happen that are stored already."""
        match = self.playing()
        before = [match.state.question(seat) for seat in range(self.terms.players)]
        entries = [match.enter(line) for line in lines]
        for seat, question in enumerate(before):
            moved = any(entry.seat == seat or entry.seat is None for entry in entries)
            if moved or match.state.question(seat) != question:
                self._asked_at[seat] = self.ply
        self._stand_elsewhere()
        if match.state.over:
            self.status = "over"
        elif self.status == "over":
            self.status = "running"
        return entries


def running(table: Table) -> Match:
    """The match of a table that can be played on."""
    match = table.playing()
    if table.status != "running":
        raise Refused("not-running", f"the game is {table.status}", status=409)
    if table.paused:
        raise Refused("paused", "the game is paused")
    return match


def accepted(table: Table, seat: int, answers: Sequence[Answer], ply: int) -> list[Action]:
    """The moves that a seat's answers to what it was asked at a ply come to."""
    table.playing()
    if not table.still_asked(seat, ply):  # also if the game has ended meanwhile
        raise Refused("too-late", "the question has changed since", ply=table.ply)
    try:
        return running(table).state.accept(seat, answers)
    except IllegalAction as error:
        reason = msgspec.to_builtins(wire.fact(error.reason))
        raise Refused("illegal", str(error), 422, reason=reason) from None
    except MagnateError as error:
        raise Refused("bad-notation", str(error), 400) from None


def after(table: Table, seat: int, moves: Sequence[Action]) -> State:
    """The position that moves would lead to, on a copy. None of them may be one that can't be taken
    back: trying it would bring to light what is only seen once it is played."""
    trial = table.playing().state.clone()
    for move in moves:
        trial.sealed = 0
        asked = trial.to_act
        trial.advance(seat, move)
        if trial.sealing(asked) >> seat & 1:
            raise Refused("seals", f"{move} can't be taken back, so it can't be tried")
    return trial


def check_holder(seat: Seat, person: str | None, cause: Cause) -> None:
    """Whether a seat is still held by whoever plays for it: it may have changed hands meanwhile."""
    if seat.person != person and cause in ("person", "order"):
        raise forbidden("you don't sit at this table")
    if (cause == "bot" and seat.kind != "bot") or (cause == "clock" and not seat.absent):
        raise Refused("too-late", "somebody else plays for that seat")
