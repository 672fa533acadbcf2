"""Match: a state in play with its log, journal and undo."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from magnate.core.actions import Action
from magnate.core.domains import SEAT
from magnate.core.errors import BadRecord, MagnateError
from magnate.core.facts import Fact, Journal
from magnate.core.game import Game, game
from magnate.core.options import OptionValue, Setup
from magnate.core.records import EVERY, FORMAT, Record
from magnate.core.rng import Rng
from magnate.core.state import Answer, IllegalAction

LONGEST_NAME = 24


@dataclass(frozen=True)
class Move:
    """A move that counts, with the bit mask of the seats that can't undo it or anything before."""

    seat: int
    action: Action
    sealed: int


class Match:
    """A game being played. The log only grows: undo is an entry like any other."""

    def __init__(self, game: Game, setup: Setup, seed: int, names: Sequence[str]) -> None:
        if len(names) != setup.players:
            raise BadRecord(f"{len(names)} names for {setup.players} players")
        for name in names:
            if not 1 <= len(name) <= LONGEST_NAME or not name.isprintable():
                raise BadRecord(
                    f"{name[:LONGEST_NAME]!r}: a name has 1 to {LONGEST_NAME} printable characters"
                )
        self.game = game
        self.setup = setup
        self.seed = seed
        self.names = list(names)
        self.log: list[str] = []
        self.digests: list[tuple[int, str]] = []
        self.moves: list[Move] = []
        self.closed = ""
        """Why nothing more can be played here; empty for a match in order."""
        self.closed_by: Fact | None = None
        """The reason of the rules, where the log holds a move they refuse."""
        self._loaded: Record | None = None
        self._deal()

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
        """A new match; seats are called p1, p2, … unless named."""
        setup = game.prepare(players, content, options)
        return cls(game, setup, seed, names or SEAT.texts[: setup.players])

    def _deal(self) -> None:
        self.journal = Journal()
        self.state = self.game.deal(self.setup, Rng.seeded(self.seed, self.game.name), self.journal)

    # Playing

    def play(self, seat: int, action: Action | str | Sequence[Answer]) -> None:
        """Play one action or a list, all or nothing; errors as in `State.play`."""
        self._open()
        if not isinstance(action, Action | str):
            for step in self.state.accept(seat, action):
                self.play(seat, step)
            return
        if isinstance(action, str):
            action = self.game.table.parse(action)
        self._make(seat, action, checked=True)
        self._write(f"{SEAT.text(seat)} {action}")

    def _make(self, seat: int, action: Action, checked: bool) -> None:
        asked = self.state.to_act
        self.state.sealed = 0
        if checked:
            self.state.play(seat, action)
        else:
            self.state.advance(seat, action)
        self.moves.append(Move(seat, action, self.state.sealing(asked)))

    def undoable(self, seat: int) -> int:
        """How many of its last moves a seat can take back: those since its last seal."""
        count = 0
        for move in reversed(self.moves):
            if move.sealed >> seat & 1:
                break
            count += move.seat == seat
        return count

    def undo(self, seat: int, count: int = 1) -> None:
        """Take back a seat's last moves; those of other seats since then stay."""
        self._open()
        if not 1 <= count <= self.undoable(seat):
            raise MagnateError(f"{self.names[seat]} can take back {self.undoable(seat)} moves")
        own = [index for index, move in enumerate(self.moves) if move.seat == seat][-count:]
        kept = [move for index, move in enumerate(self.moves) if index not in own]
        self._deal()
        self.moves = []
        for move in kept:
            self._make(move.seat, move.action, checked=False)
        self._write(f"{SEAT.text(seat)} undo {count}")

    def _write(self, entry: str) -> None:
        self.log.append(entry)
        if len(self.log) % EVERY == 0:
            self.digests.append((len(self.log), self.state.digest()))

    def _open(self) -> None:
        if self.closed:
            raise BadRecord(self.closed)

    # Records

    def record(self) -> Record:
        """The match as data; of a closed one the record it was loaded from, untouched."""
        if self.closed and self._loaded is not None:
            return self._loaded
        digests = self.digests[:]
        if not digests or digests[-1][0] != len(self.log):
            digests.append((len(self.log), self.state.digest()))
        return Record(
            format=FORMAT,
            game=self.game.name,
            rules=self.game.version,
            players=self.setup.players,
            options=self.setup.options,
            content=self.setup.content.override,
            content_digest=self.setup.content.digest,
            seed=self.seed,
            names=self.names,
            log=self.log[:],
            digests=digests,
        )

    @classmethod
    def begin(cls, record: Record) -> Match:
        """The match of a record before its first move; `enter` the log to go on."""
        try:
            played = game(record.game)
            setup = played.prepare(record.players, record.content, record.options)
        except MagnateError as error:
            raise BadRecord(f"can't be set up: {error}") from None
        match = cls(played, setup, record.seed, record.names)
        if setup.content.digest != record.content_digest:
            match.closed = "played with other component facts than those installed"
        return match

    def enter(self, entry: str) -> None:
        """Play a log entry; `BadRecord` says which one can't be played and why."""
        name, _, what = entry.partition(" ")
        ply = len(self.log) + 1
        if name not in SEAT.texts[: self.setup.players]:
            raise BadRecord(f"ply {ply}: {entry!r} names no seat of this game")
        seat = SEAT.texts.index(name)
        try:
            if what.startswith("undo "):
                self.undo(seat, int(what.removeprefix("undo ")))
            else:
                self.play(seat, what)
        except (MagnateError, ValueError) as error:
            raise BadRecord(f"ply {ply}: {entry!r} can't be played: {error}") from error

    @classmethod
    def load(cls, record: Record) -> Match:
        """The match of a record, replayed under the installed rules.

        If a move or a digest doesn't agree, the match stands where it last did and is `closed`.
        """
        match = cls.begin(record)
        match._loaded = record
        expected = dict(record.digests)
        last = max(expected, default=0)
        if not match.closed and len(record.log) < last:
            match.closed = f"the log breaks off before ply {last}"
        if not match.closed and len(record.log) not in expected:
            match.closed = "the digest of the last position is missing"
        if not match.closed and expected.get(0, match.state.digest()) != match.state.digest():
            match.closed = "the set-up differs from the one recorded"
        for entry in record.log:
            if match.closed:
                break
            try:
                match.enter(entry)
            except BadRecord as error:
                match.closed = str(error)
                if isinstance(error.__cause__, IllegalAction):
                    match.closed_by = error.__cause__.reason
                break
            ply = len(match.log)
            if ply in expected and expected[ply] != match.state.digest():
                match.closed = f"ply {ply}: the position differs from the one recorded"
        if match.closed and record.rules != match.game.version:
            match.closed += f" (rules version {record.rules}, installed {match.game.version})"
        return match
