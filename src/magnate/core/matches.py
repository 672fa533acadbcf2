"""Match: a state in play with its log, the events of every entry, and undo."""

from __future__ import annotations

from bisect import bisect_left, bisect_right
from collections.abc import Mapping, Sequence
from copy import deepcopy
from dataclasses import dataclass, field
from typing import Any, TypedDict, Unpack

from msgspec.structs import replace

from magnate.core.actions import Action
from magnate.core.domains import SEAT
from magnate.core.errors import BadRecord, BadSetup, MagnateError
from magnate.core.facts import ALL, Event, Fact, Journal
from magnate.core.game import Game, game
from magnate.core.options import OptionValue, Setup
from magnate.core.records import EVERY, FORMAT, Cause, ContentData, Holder, Line, Record
from magnate.core.rng import Rng
from magnate.core.state import Answer, IllegalAction, State

LONGEST_NAME = 24


class Said(TypedDict, total=False):
    """What can be said about an entry beside what it does."""

    cause: Cause
    time: int | None


@dataclass(eq=False)
class Entry:
    """An entry of a match: its line in the log, and what came of it."""

    ply: int
    line: Line
    seat: int | None
    action: Action | None = None
    """What was played, if it was a move."""
    sealed: int = 0
    """Bit mask of the seats that can't take back this move or anything before it."""
    events: list[Event] = field(default_factory=list)
    undone: list[int] = field(default_factory=list)
    """The plies of the moves that this entry takes back."""
    taken_back: bool = False
    """Whether a later entry takes this one back."""

    @property
    def counts(self) -> bool:
        """Whether the position depends on it: a move, or chance drawn anew, not taken back."""
        return not self.taken_back and (self.action is not None or self.line.chance is not None)


class Match:
    """A game being played. The log only grows: undo is an entry like any other."""

    def __init__(self, game: Game, setup: Setup, seed: int, seats: Sequence[Holder]) -> None:
        if len(seats) != setup.players:
            raise BadSetup(f"{len(seats)} names for {setup.players} players")
        check_names([holder.name for holder in seats])
        self.game = game
        self.setup = setup
        self.seed = seed
        self.seats = list(seats)
        """Who holds the seats now."""
        self.first_seats = list(seats)
        self.entries: list[Entry] = []
        self.moves: list[Entry] = []
        """The moves that count: those that were not taken back."""
        self.digests: list[tuple[int, str]] = []
        self.closed = ""
        """Why nothing more can be played here; empty for a match in order."""
        self.closed_by: Fact | None = None
        """The reason of the rules, where the log holds a move they refuse."""
        self.other_rules: int | None = None
        """The version of the rules it was played under, if they are not those installed."""
        self._loaded: Record | None = None
        self._snapshots: list[State] = []
        """The state before each of the last moves: those since a move that nobody can undo."""
        journal = Journal()
        self.state = self._deal(journal)
        self.opening = journal.events
        """What happened before the first move."""

    @classmethod
    def start(
        cls,
        game: Game,
        players: int | None = None,
        seed: int = 0,
        names: Sequence[str] = (),
        content: Mapping[str, Any] | None = None,
        **options: OptionValue,
    ) -> Match:
        """A new match of people; seats are called p1, p2, … unless named."""
        setup = game.prepare(players, content, options)
        called = names or SEAT.texts[: setup.players]
        return cls(game, setup, seed, [Holder(name=name) for name in called])

    def _deal(self, journal: Journal | None = None) -> State:
        return self.game.deal(self.setup, Rng.seeded(self.seed, self.game.name), journal)

    @property
    def names(self) -> list[str]:
        return [holder.name for holder in self.seats]

    @property
    def log(self) -> list[str]:
        """The log in short: `p2 produce`."""
        return [str(entry.line) for entry in self.entries]

    # What people and bots do

    def play(self, seat: int, action: Action | str, **said: Unpack[Said]) -> Entry:
        """Play one action; errors as in `State.play`."""
        return self._enter(Line(seat=self._name(seat), play=str(action), **said))

    def play_all(self, seat: int, answers: Sequence[Answer], **said: Unpack[Said]) -> list[Entry]:
        """Play a list of answers, all or nothing; errors as in `State.play`."""
        self._open()
        return [self.play(seat, move, **said) for move in self.state.accept(seat, answers)]

    def undo(self, seat: int, count: int = 1, **said: Unpack[Said]) -> Entry:
        """Take back a seat's last moves; those of other seats since then stay."""
        return self._enter(Line(seat=self._name(seat), undo=count, **said))

    def undoable(self, seat: int) -> int:
        """How many of its last moves a seat can take back: those since its last seal."""
        count = 0
        for move in reversed(self.moves):
            if move.sealed >> seat & 1:
                break
            count += move.seat == seat
        return count

    def go_back(self, ply: int, **said: Unpack[Said]) -> Entry:
        """Take back every move after a ply that still counts, sealed ones too: if all agree."""
        return self._enter(Line(back_to=ply, **said))

    def change_holder(self, seat: int, holder: Holder, **said: Unpack[Said]) -> Entry:
        """Let someone else hold a seat from here on."""
        return self._enter(Line(seat=self._name(seat), holder=holder, **said))

    def draw_anew(self, seed: int, **said: Unpack[Said]) -> Entry:
        """Play on from here with other chance: all generators start again from a seed."""
        return self._enter(Line(chance=seed, **said))

    # What a line of the log does

    def _enter(self, line: Line) -> Entry:
        """Let a line happen and write it down, or raise and change nothing."""
        self._open()
        seat = self._seat(line)
        entry = Entry(len(self.entries) + 1, line, seat if line.seat else None)
        if line.play is not None:
            entry.action = self.game.table.parse(line.play)
            entry.line = replace(line, play=entry.action.text)
            reason = self.state.why_not(seat, entry.action)
            if reason is not None:
                raise IllegalAction(entry.action, reason)
            self._make(entry)
        elif line.undo is not None:
            entry.undone = self._take_back(seat, line.undo)
        elif line.back_to is not None:
            entry.undone = self._rewind(line.back_to)
        elif line.holder is not None:
            check_names([*self.names[:seat], line.holder.name, *self.names[seat + 1 :]])
            self.seats[seat] = line.holder
        else:
            self._make(entry)
        self.entries.append(entry)
        if entry.ply % EVERY == 0:
            self.digests.append((entry.ply, self.state.digest()))
        return entry

    def _name(self, seat: int) -> str:
        if not 0 <= seat < self.setup.players:
            raise MagnateError(f"there is no seat {seat} at this table of {self.setup.players}")
        return SEAT.text(seat)

    def _seat(self, line: Line) -> int:
        """The seat of a line that says one thing, about a seat of this game or about all (0)."""
        said = (line.play, line.undo, line.back_to, line.holder, line.chance)
        if sum(one is not None for one in said) != 1:
            raise BadRecord("it must say one thing")
        about_all = line.back_to is not None or line.chance is not None
        if line.seat not in ((None,) if about_all else SEAT.texts[: self.setup.players]):
            raise BadRecord("it names no seat of this game")
        return 0 if line.seat is None else SEAT.texts.index(line.seat)

    def _open(self) -> None:
        if self.closed:
            raise BadRecord(self.closed)

    def _make(self, entry: Entry) -> None:
        """Let a legal move, or chance drawn anew, happen, and keep what comes of it."""
        if entry.action is None or entry.seat is None:
            self._draw_anew(entry.line.chance or 0)
            return
        state = self.state
        self._snapshots.append(state.clone())
        asked = state.to_act
        state.sealed = 0
        state.journal = journal = Journal()
        state.advance(entry.seat, entry.action)
        entry.events = journal.events
        entry.sealed = state.sealing(asked)
        self.moves.append(entry)
        if entry.sealed == ALL:
            self._snapshots.clear()

    def _draw_anew(self, seed: int) -> None:
        self.state.draw_anew(Rng.seeded(seed, "chance"))
        self._snapshots.clear()
        if self.moves:
            self.moves[-1].sealed = ALL  # nobody may look at one future and choose another

    def _take_back(self, seat: int, count: int) -> list[int]:
        """Go to the last snapshot without the seat's last moves, and play those of others again."""
        if not 1 <= count <= self.undoable(seat):
            raise MagnateError(f"{self.names[seat]} can take back {self.undoable(seat)} moves")
        own = [move for move in self.moves if move.seat == seat][-count:]
        first = self.moves.index(own[0])
        kept = [move for move in self.moves[first:] if move not in own]
        self.state = self._snapshots[first - len(self.moves)]
        del self._snapshots[first - len(self.moves) :]
        del self.moves[first:]
        for move in kept:
            self._make(move)
        return _mark(own)

    def _rewind(self, ply: int) -> list[int]:
        """Play everything up to a ply again, from the start."""
        undone = [entry for entry in self.entries[max(ply, 0) :] if entry.counts]
        if ply < 0 or not undone:
            raise MagnateError(f"there is no move after ply {ply}")
        self.state = self._deal()
        self.moves.clear()
        self._snapshots.clear()
        for entry in self.entries[:ply]:
            if entry.counts:
                self._make(entry)
        return _mark(undone)

    # What happened

    def story(self, seat: int | None, since: int = 0) -> list[Fact]:
        """The events that count after a ply, as a seat (None: a spectator) may see them."""
        told = [] if since > 0 else [self.opening]
        told += [move.events for move in self.moves if move.ply > since]
        return [event.fact for events in told for event in events if event.seen_by(seat)]

    def scores_by_turn(self) -> list[list[int]]:
        """What each seat, and then an opponent of the rules, would have scored as each turn (or
        round) began, and at the end. Standings can be secret: for a game that is over."""
        if not self.state.over:
            raise MagnateError("scores are told when the game is over")
        state = self._deal()
        scores: list[list[int]] = []
        for entry in self.entries:
            if entry.line.chance is not None and entry.counts:
                state.draw_anew(Rng.seeded(entry.line.chance, "chance"))
            elif entry.seat is not None and entry.action is not None and entry.counts:
                state.advance(entry.seat, entry.action)
                begun = any(event.fact.kind is self.game.chapter_event for event in entry.events)
                if begun or state.over:
                    scores.append(_standings(state))
        return scores

    # Records

    def record(self) -> Record:
        """The match as data; of a closed one the record it was loaded from, untouched."""
        if self.closed and self._loaded is not None:
            return self._loaded
        plies = len(self.entries)
        digests = self.digests[:]
        if not digests or digests[-1][0] != plies:
            digests.append((plies, self.state.digest()))
        content = self.setup.content
        return Record(
            format=FORMAT,
            game=self.game.name,
            rules=self.game.version,
            players=self.setup.players,
            options=dict(self.setup.options),
            content=ContentData(
                override=deepcopy(content.override),
                digest=content.digest,
                effective=deepcopy(dict(content.data)),
            ),
            seed=self.seed,
            seats=self.first_seats,
            digests=digests,
            log=[entry.line for entry in self.entries],
        )

    @classmethod
    def begin(cls, record: Record) -> Match:
        """The match of a record before its first move; `enter` the log to go on."""
        try:
            played = game(record.game)
            setup = _setup_of(played, record)
            match = cls(played, setup, record.seed, record.seats)
        except MagnateError as error:
            raise BadRecord(f"can't be set up: {error}") from None
        if record.rules != played.version:
            match.other_rules = record.rules
        if setup.content.digest != record.content.digest:
            match.closed = "played with other component facts than those installed"
        return match

    def enter(self, line: Line) -> Entry:
        """Play a line of a log; `BadRecord` says which one can't be played and why."""
        try:
            return self._enter(line)
        except MagnateError as error:
            raise self._bad(line, error) from error

    def _skip(self, line: Line, undone: list[int]) -> None:
        """Write a line that counts for nothing: what is taken back later, or what takes it back."""
        try:
            seat = self._seat(line)
            entry = Entry(len(self.entries) + 1, line, seat if line.seat else None)
            entry.undone, entry.taken_back = undone, not undone
            if line.play is not None:
                entry.action = self.game.table.parse(line.play)
        except MagnateError as error:
            raise self._bad(line, error) from error
        self.entries.append(entry)

    def _bad(self, line: Line, error: MagnateError) -> BadRecord:
        return BadRecord(f"ply {len(self.entries) + 1}: {str(line)!r} can't be played: {error}")

    @classmethod
    def load(cls, record: Record, strict: bool = False) -> Match:
        """The match of a record, replayed under the installed rules.

        What was taken back is skipped, which trusts that it was legal and could be taken back: for
        logs of one's own. `strict` plays it and takes it back too. If a move or a digest doesn't
        agree, the match stands where it last did and is `closed`.
        """
        match = cls.begin(record)
        match._loaded = record
        match.closed = match.closed or _misfit(match, record)
        undone = {} if strict else _undone(record.log)
        skipped = {ply for plies in undone.values() for ply in plies}
        unsettled = {ply for last, plies in undone.items() for ply in range(plies[0], last)}
        expected = dict(record.digests)
        for ply, line in enumerate(record.log, start=1):
            if match.closed:
                break
            try:
                if ply in undone or ply in skipped:
                    match._skip(line, undone.get(ply, []))
                else:
                    match.enter(line)
            except MagnateError as error:
                match.closed = str(error)
                if isinstance(error.__cause__, IllegalAction):
                    match.closed_by = error.__cause__.reason
                break
            if ply in expected and ply not in unsettled and expected[ply] != match.state.digest():
                match.closed = f"ply {ply}: the position differs from the one recorded"
        match.digests = [(ply, digest) for ply, digest in record.digests if ply % EVERY == 0 < ply]
        if match.closed and match.other_rules is not None:
            match.closed += f" (rules version {record.rules}, installed {match.game.version})"
        return match


def _undone(log: Sequence[Line]) -> dict[int, list[int]]:
    """For each line that takes something back, the plies of what it takes back."""
    counting: list[int] = []
    own: dict[str | None, list[int]] = {}
    found: dict[int, list[int]] = {}
    for ply, line in enumerate(log, start=1):
        mine = own.setdefault(line.seat, [])
        if line.play is not None or line.chance is not None:
            counting.append(ply)
            mine.append(ply)
        elif line.undo is not None and 0 < line.undo <= len(mine):
            found[ply] = mine[-line.undo :]
            del mine[-line.undo :]
            for back in found[ply]:
                del counting[bisect_left(counting, back)]
        elif line.back_to is not None and counting and 0 <= line.back_to < counting[-1]:
            found[ply] = counting[bisect_right(counting, line.back_to) :]
            for plies in (counting, *own.values()):
                del plies[bisect_right(plies, line.back_to) :]
    return found


def _mark(undone: list[Entry]) -> list[int]:
    """Mark entries as taken back; their plies."""
    for entry in undone:
        entry.taken_back = True
    return [entry.ply for entry in undone]


def check_names(names: Sequence[str]) -> None:
    """Everyone has a name of his own that fits a screen; `BadSetup` if not."""
    for name in names:
        if not 1 <= len(name) <= LONGEST_NAME or not name.isprintable() or name != name.strip():
            raise BadSetup(
                f"{name[:LONGEST_NAME]!r}: a name has 1 to {LONGEST_NAME} printable characters"
            )
    if len(set(names)) < len(names):
        raise BadSetup("two people have the same name")


def _standings(state: State) -> list[int]:
    scores = [state.standing(seat)["total"] for seat in range(state.players)]
    opponent = state.opponent()
    return scores if opponent is None else [*scores, opponent["total"]]


def _setup_of(played: Game, record: Record) -> Setup:
    """The setup of a record; where the printed facts have changed since, with those it holds."""
    setup = played.prepare(record.players, record.content.override, record.options)
    if record.content.effective is None or setup.content.digest == record.content.digest:
        return setup
    return played.prepare(record.players, record.content.effective, record.options)


def _misfit(match: Match, record: Record) -> str:
    """What is wrong with a record as a whole."""
    expected = dict(record.digests)
    last = max(expected, default=0)
    plies = [ply for ply, _ in record.digests]
    if plies != sorted(expected) or min(expected, default=0) < 0:
        return "the digests aren't in the order of plies"
    if record.rules > match.game.version:
        return "played under newer rules than those installed"
    if len(record.log) < last:
        return f"the log breaks off before ply {last}"
    if len(record.log) not in expected:
        return "the digest of the last position is missing"
    if expected.get(0, match.state.digest()) != match.state.digest():
        return "the set-up differs from the one recorded"
    return ""
