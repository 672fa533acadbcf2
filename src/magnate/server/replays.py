"""Games to look at again: any position of them, quickly."""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Mapping, Sequence
from dataclasses import replace
from time import process_time
from typing import Any

import msgspec

from magnate.core import wire
from magnate.core.errors import BadRecord, MagnateError
from magnate.core.facts import Event
from magnate.core.matches import Entry, Match
from magnate.core.records import Holder, Line, Record
from magnate.core.state import State
from magnate.server.playing_on import same_question

LINES = 5000
"""No game comes near to so many lines; each costs the server time and memory."""
WORK_SECONDS = 8.0
"""Nor does it take so long to replay one, unless somebody wants it to."""
KEEP_EVERY = 16
"""Every so many moves a position is kept; others are reached from there."""
RECENT = 32
"""So many of the positions that were last looked at are kept too."""


class Chapter(msgspec.Struct, kw_only=True, frozen=True):
    """Where a turn or round of the game begins, or the game ends."""

    ply: int
    event: wire.FactData | None
    """What begins; None for the end of the game."""
    scores: list[int] | None
    """What each seat (and then an opponent of the rules) would have scored, for a game that is
    over."""


class ReplayInfo(msgspec.Struct, kw_only=True, frozen=True):
    """What a game to look at again is."""

    id: str
    game: str
    rules: int
    players: int
    options: dict[str, Any]
    seats: list[Holder]
    """Who held the seats at its end."""
    colours: list[int]
    """Of the seats' pieces; a record that was brought knows none, and gets the first ones."""
    plies: int
    over: bool
    shown: bool
    """Whether it may be seen with the eyes of every seat; else with a spectator's alone."""
    result: wire.Result | None
    chapters: list[Chapter]
    closed: str
    """Why it breaks off, if it can't be replayed to its end under the installed rules."""


def check_record(data: bytes) -> str:
    """In a worker: why a record can't be replayed; empty for one in order."""
    try:
        record = Record.from_json(data)
        if len(record.log) > LINES:
            return f"a record of more than {LINES} lines"
        begin = process_time()
        closed = Match.load(record, strict=True).closed
        return closed or ("too much work" if process_time() - begin > WORK_SECONDS else "")
    except MagnateError as error:
        return str(error)


class Replay:
    """A record played through once. Moves form a tree, since some were taken back: each node is
    what was played after another one, and each ply stands at a node."""

    def __init__(self, record: Record, shown: bool, colours: Sequence[int] = ()) -> None:
        self.record = record
        self.colours = list(colours or range(record.players))
        self.match = Match.begin(record)
        self._before: list[int] = [0]
        self._moves: list[Entry | None] = [None]
        self._at: list[int] = [0]
        self._holders: list[tuple[int, list[Holder]]] = [(0, list(record.seats))]
        self._taken_back: dict[int, int] = {}
        """At which ply the move of a ply was taken back."""
        self._kept: dict[int, State] = {0: self.match.state.clone()}
        self._recent: OrderedDict[int, State] = OrderedDict()
        self.closed = self._play_through()
        self.over = self.match.state.over
        self.shown = shown or self.over
        self.chapters = self._chapters()

    @property
    def plies(self) -> int:
        return len(self._at) - 1

    def _play_through(self) -> str:
        """Play the whole log; why it breaks off."""
        expected = dict(self.record.digests)
        counting: list[tuple[Entry, int]] = []
        for line in self.record.log:
            try:
                entry = self.match.enter(line)
            except BadRecord as error:
                return str(error)
            if entry.undone:
                self._take_back(entry, counting)
            elif line.play is not None or line.chance is not None:
                counting.append((entry, self._add(counting[-1][1] if counting else 0, entry)))
            elif line.holder is not None:
                self._holders.append((entry.ply, list(self.match.seats)))
            node = counting[-1][1] if counting else 0
            self._at.append(node)
            if len(counting) % KEEP_EVERY == 0 and node not in self._kept:
                self._kept[node] = self.match.state.clone()
            if entry.ply in expected and expected[entry.ply] != self.match.state.digest():
                return f"ply {entry.ply}: the position differs from the one recorded"
        return ""

    def _add(self, before: int, entry: Entry) -> int:
        self._before.append(before)
        self._moves.append(entry)
        return len(self._moves) - 1

    def _take_back(self, entry: Entry, counting: list[tuple[Entry, int]]) -> None:
        first = next(i for i, (move, _) in enumerate(counting) if move.ply == entry.undone[0])
        kept = [move for move, _ in counting[first:] if move.ply not in entry.undone]
        del counting[first:]
        for move in kept:
            counting.append((move, self._add(counting[-1][1] if counting else 0, move)))
        self._taken_back |= dict.fromkeys(entry.undone, entry.ply)

    def _chapters(self) -> list[Chapter]:
        kind = self.match.game.chapter_event
        moves = self.match.moves

        def begun(events: list[Event]) -> wire.FactData | None:
            return next((wire.fact(e.fact) for e in events if e.fact.kind is kind), None)

        opening = begun(self.match.opening)
        found = [] if opening is None else [Chapter(ply=0, event=opening, scores=None)]
        scores = iter(self.match.scores_by_turn() if self.over else ())
        for move in moves:
            event = begun(move.events)
            if event is not None or (self.over and move is moves[-1]):
                found.append(Chapter(ply=move.ply, event=event, scores=next(scores, None)))
        return found

    # What can be asked

    def info(self, id: str) -> ReplayInfo:
        match = self.match
        return ReplayInfo(
            id=id,
            game=match.game.name,
            rules=self.record.rules,
            players=match.setup.players,
            options=dict(match.setup.options),
            seats=match.seats,
            colours=self.colours,
            plies=self.plies,
            over=self.over,
            shown=self.shown,
            result=wire.position(match.state, None).result,
            chapters=self.chapters,
            closed=self.closed,
        )

    def state_at(self, ply: int) -> State:
        """The position after an entry of the log; not to be changed."""
        return self._state_of(self._at[ply])

    def _state_of(self, node: int) -> State:
        path: list[Entry] = []
        start = node
        while start not in self._kept and start not in self._recent:
            move = self._moves[start]
            assert move is not None
            path.append(move)
            start = self._before[start]
        state = self._kept.get(start) or self._recent[start]
        if path:
            state = state.clone()
            for move in reversed(path):
                state = move.carry_out(state)
            self._recent[node] = state
            if len(self._recent) > RECENT:
                self._recent.popitem(last=False)
        return state

    def message(self, ply: int, seat: int | None, since: int) -> wire.Message[Mapping[str, object]]:
        """A position, and what led to it since another ply: as a table's client would get it."""
        return wire.Message(
            ply=ply,
            position=wire.position(self.state_at(ply), seat),
            opening=[] if since > 0 else self.opening(seat),
            entries=self.entries(seat, since, ply, ply),
            undoable=0,
            seats=next(held for start, held in reversed(self._holders) if start <= ply),
        )

    def opening(self, seat: int | None) -> list[wire.FactData]:
        return [wire.fact(event.fact) for event in self.match.opening if event.seen_by(seat)]

    def entries(self, seat: int | None, since: int, until: int, now: int) -> list[wire.EntryData]:
        """The entries after one ply up to another, as they stand at a third: what was taken back
        later still happens there."""
        found = []
        for entry in self.match.entries[since:until]:
            back = self._taken_back.get(entry.ply, now + 1) <= now
            found.append(wire.entry(replace(entry, taken_back=back), seat))
        return found

    def up_to(self, ply: int) -> Record:
        """The record up to a ply, to play on from; answers to a question that others have yet to
        answer are taken back, since they are no secret any more."""
        lines = list(self.record.log[:ply])
        first = self._first_open_answer(ply)
        if first is not None:
            lines.append(Line(back_to=first - 1))
        return msgspec.structs.replace(self.record, log=lines, digests=[])

    def _first_open_answer(self, ply: int) -> int | None:
        first: int | None = None
        node, after = self._at[ply], self.state_at(ply)
        while (move := self._moves[node]) is not None and move.action is not None:
            node = self._before[node]
            before = self._state_of(node)
            if not same_question(before, after):
                break
            if len(after.to_act) < len(before.to_act):
                first = move.ply
            after = before
        return first
