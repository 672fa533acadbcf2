"""Match: a state in play with its log, the events of every entry, and undo."""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Iterator, Mapping, Sequence
from copy import deepcopy
from dataclasses import dataclass, field
from itertools import islice
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

    def carry_out(self, state: State) -> State:
        """Let a legal move, or chance drawn anew, happen; the state after it."""
        if self.action is not None and self.seat is not None:
            state.advance(self.seat, self.action)
            return state
        rng = Rng.seeded(self.line.chance or 0, "chance")
        if self.line.hidden:
            state = state.seen_by(self.seat, rng)
        else:
            state.draw_anew(rng)
        state.seal()  # nobody may look at one future and choose another
        return state


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
        """What counts: the moves, and chance drawn anew, that were not taken back."""
        self.digests: list[tuple[int, str]] = []
        self.closed = ""
        """Why nothing more can be played here; empty for a match in order."""
        self.closed_by: Fact | None = None
        """The reason of the rules, where the log holds a move they refuse."""
        self.other_rules: int | None = None
        """The version of the rules it was played under, if they are not those installed."""
        self.dealt: Entry | None = None
        """The last entry that dealt anew what seats hide from each other."""
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

    def deal_anew(self, seed: int, keeps: int | None = None, **said: Unpack[Said]) -> Entry:
        """Play on from here with other chance and other hidden pieces, so that nobody (but a seat
        that `keeps` what it knows) can use what he has seen of them. There is no way back."""
        seat = None if keeps is None else self._name(keeps)
        return self._enter(Line(seat=seat, chance=seed, hidden=True, **said))

    # What a line of the log does

    def _enter(self, line: Line, undone: list[int] | None = None) -> Entry:
        """Let a line happen and write it down, or raise and change nothing. It is only written down
        if it is known to take these plies back; none if it is taken back itself."""
        self._open()
        entry = self._read(line)
        if undone is None:
            self._happen(entry)
        else:
            entry.undone, entry.taken_back = undone, not undone
        self.entries.append(entry)
        if entry.ply % EVERY == 0:
            self.digests.append((entry.ply, self.state.digest()))
        return entry

    def _read(self, line: Line) -> Entry:
        """The entry of a line that says one thing, about a seat of this game or about all."""
        said = (line.play, line.undo, line.back_to, line.holder, line.chance)
        if sum(one is not None for one in said) != 1:
            raise BadRecord("it must say one thing")
        if line.hidden and line.chance is None:
            raise BadRecord("it deals anew, but not by chance")
        about_all = line.back_to is not None or line.chance is not None
        seats = () if about_all and not line.hidden else SEAT.texts[: self.setup.players]
        if line.seat not in ((None, *seats) if about_all else seats):
            raise BadRecord("it names no seat of this game")
        seat = None if line.seat is None else SEAT.texts.index(line.seat)
        action = None if line.play is None else self.game.table.parse(line.play)
        if action is not None:
            line = replace(line, play=action.text)
        return Entry(len(self.entries) + 1, line, seat, action)

    def _happen(self, entry: Entry) -> None:
        line, seat = entry.line, entry.seat or 0
        if entry.action is not None:
            reason = self.state.why_not(seat, entry.action)
            if reason is not None:
                raise IllegalAction(entry.action, reason)
            self._make(entry)
        elif line.undo is not None or line.back_to is not None:
            entry.undone = self._take_back(self._meant(line, seat))
        elif line.holder is not None:
            check_names([*self.names[:seat], line.holder.name, *self.names[seat + 1 :]])
            self.seats[seat] = line.holder
        else:
            self._make(entry)

    def _meant(self, line: Line, seat: int) -> list[Entry]:
        """The moves that a line takes back."""
        if line.undo is not None:
            if not 1 <= line.undo <= self.undoable(seat):
                raise MagnateError(f"{self.names[seat]} can take back {self.undoable(seat)} moves")
            return [move for move in self.moves if move.seat == seat][-line.undo :]
        ply = line.back_to or 0
        later = [move for move in self.moves if move.ply > ply]
        if ply < 0 or not later:
            raise MagnateError(f"there is no move after ply {ply}")
        if self.dealt is not None and ply < self.dealt.ply:
            raise MagnateError("hidden pieces were dealt anew since then")
        return later

    def _name(self, seat: int) -> str:
        if not 0 <= seat < self.setup.players:
            raise MagnateError(f"there is no seat {seat} at this table of {self.setup.players}")
        return SEAT.text(seat)

    def _open(self) -> None:
        if self.closed:
            raise BadRecord(self.closed)

    def _make(self, move: Entry) -> None:
        """Let a legal move, or chance drawn anew, happen, and keep what comes of it."""
        state, asked = self.state, self.state.to_act
        self._snapshots.append(state.clone())
        state.sealed = 0
        state.journal = journal = Journal()
        self.state = move.carry_out(state)
        move.events = journal.events
        move.sealed = self.state.sealing(asked)
        self.moves.append(move)
        if move.line.hidden:
            self.dealt = move
        if move.sealed == ALL:
            self._snapshots.clear()

    def _take_back(self, undone: list[Entry]) -> list[int]:
        """Go back before these moves and play again what is kept since then. The plies that were
        taken back."""
        first, self.state, kept = self._way_back(undone)
        del self._snapshots[max(0, len(self._snapshots) + first - len(self.moves)) :]
        del self.moves[first:]
        for move in undone:
            move.taken_back = True
        for move in kept:
            self._make(move)
        return [move.ply for move in undone]

    def _way_back(self, undone: list[Entry]) -> tuple[int, State, list[Entry]]:
        """How many moves stay untouched when these are taken back, the state after those (from the
        snapshot, or dealt again if there is none), and what is to be played again."""
        first = self.moves.index(undone[0])
        before = first - len(self.moves)
        known = -before <= len(self._snapshots)
        start = first if known else 0
        gone = {move.ply for move in undone}
        kept = [move for move in self.moves[start:] if move.ply not in gone]
        return start, self._snapshots[before] if known else self._deal(), kept

    def foresee(self, lines: Sequence[Line]) -> State:
        """The state that lines would lead to, while nothing happens here. They are known to be
        possible, and one that takes something back stands alone."""
        entries = [self._read(line) for line in lines]
        first = entries[0]
        if first.line.undo is not None or first.line.back_to is not None:
            _, state, entries = self._way_back(self._meant(first.line, first.seat or 0))
        else:
            state = self.state
        state = state.clone()
        for entry in entries:
            if entry.line.holder is None:
                state = entry.carry_out(state)
        return state

    # What happened

    def eyes(self, seat: int | None, ply: int) -> int | None:
        """As whom a seat sees an entry: what it saw before hidden pieces were dealt anew was
        another's to see."""
        if self.dealt is None or ply > self.dealt.ply or seat == self.dealt.seat:
            return seat
        return None

    def story(self, seat: int | None, since: int = 0) -> list[Fact]:
        """The events that count after a ply, as a seat (None: a spectator) may see them."""
        told = [] if since > 0 else [(0, self.opening)]
        told += [(move.ply, move.events) for move in self.moves if move.ply > since]
        return [
            event.fact
            for ply, events in told
            for event in events
            if event.seen_by(self.eyes(seat, ply))
        ]

    def earlier(self, since: int) -> Iterator[tuple[int, State]]:
        """The position after each move since a ply that still counts; each becomes the next."""
        state = self._deal()
        for move in self.moves:
            state = move.carry_out(state)
            if move.ply > since:
                yield move.ply, state

    def scores_by_turn(self) -> list[list[int]]:
        """What each seat, and then an opponent of the rules, would have scored as each turn (or
        round) began, and at the end. Standings can be secret: for a game that is over."""
        if not self.state.over:
            raise MagnateError("scores are told when the game is over")
        state = self._deal()
        scores: list[list[int]] = []
        for move in self.moves:
            state = move.carry_out(state)
            begun = any(event.fact.kind is self.game.chapter_event for event in move.events)
            if begun or move is self.moves[-1]:
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
        content = record.content
        try:
            played = game(record.game)
            setup = played.prepare(record.players, content.override, record.options)
            if content.effective is not None and setup.content.digest != content.digest:
                # the printed facts have changed since: it goes on with those it began with
                setup = played.prepare(record.players, content.effective, record.options)
            match = cls(played, setup, record.seed, record.seats)
        except MagnateError as error:
            raise BadRecord(f"can't be set up: {error}") from None
        if record.rules != played.version:
            match.other_rules = record.rules
        return match

    def enter(self, line: Line, undone: list[int] | None = None) -> Entry:
        """Play a line of a log; `BadRecord` says which one can't be played and why."""
        try:
            return self._enter(line, undone)
        except MagnateError as error:
            ply = len(self.entries) + 1
            why = error.reason if isinstance(error, IllegalAction) else error
            raise BadRecord(f"ply {ply}: {str(line)!r} can't be played: {why}") from error

    @classmethod
    def load(cls, record: Record, strict: bool = False) -> Match:
        """The match of a record, replayed under the installed rules.

        What was taken back is skipped, which trusts that it was legal and could be taken back: for
        logs of one's own. `strict` plays it and takes it back too. If a move or a digest doesn't
        agree, the match stands where it last did and is `closed`.
        """
        match = cls.begin(record)
        match._loaded = record
        match.closed = _misfit(match, record)
        undone = {} if strict else _undone(record.log)
        unsettled = {ply for last, back in undone.items() if back for ply in range(back[0], last)}
        expected = {ply: digest for ply, digest in record.digests if ply not in unsettled}
        for ply, line in enumerate(record.log, start=1):
            if match.closed:
                break
            try:
                match.enter(line, undone.get(ply))
            except BadRecord as error:
                match.closed = str(error)
                if isinstance(error.__cause__, IllegalAction):
                    match.closed_by = error.__cause__.reason
                break
            if ply in expected and expected[ply] != match.state.digest():
                match.closed = f"ply {ply}: the position differs from the one recorded"
        match.digests = [(ply, digest) for ply, digest in record.digests if ply % EVERY == 0 < ply]
        if match.closed and match.other_rules is not None:
            match.closed += f" (rules version {record.rules}, installed {match.game.version})"
        return match


def _undone(log: Sequence[Line]) -> dict[int, list[int]]:
    """The plies of what each line takes back, and an empty list for each of those."""
    counting: list[int] = []
    found: dict[int, list[int]] = {}
    for ply, line in enumerate(log, start=1):
        back: list[int] = []
        if line.play is not None or line.chance is not None:
            counting.append(ply)
        elif line.back_to is not None and line.back_to >= 0:
            back = counting[bisect_right(counting, line.back_to) :]
        elif line.undo is not None and 0 < line.undo <= len(counting):
            own = (made for made in reversed(counting) if log[made - 1].seat == line.seat)
            latest = sorted(islice(own, line.undo))
            back = latest if len(latest) == line.undo else []
        if back:
            found |= {ply: back, **{made: [] for made in back}}
            first = counting.index(back[0])
            counting[first:] = [made for made in counting[first:] if made not in found]
    return found


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


def _misfit(match: Match, record: Record) -> str:
    """What is wrong with a record as a whole."""
    plies = [ply for ply, _ in record.digests]
    last = max(plies, default=0)
    start = match.state.digest()
    if match.setup.content.digest != record.content.digest:
        return "played with other component facts than those installed"
    if plies != sorted(set(plies)) or min(plies, default=0) < 0:
        return "the digests aren't in the order of plies"
    if record.rules > match.game.version:
        return "played under newer rules than those installed"
    if len(record.log) < last:
        return f"the log breaks off before ply {last}"
    if len(record.log) not in plies:
        return "the digest of the last position is missing"
    if dict(record.digests).get(0, start) != start:
        return "the set-up differs from the one recorded"
    return ""
