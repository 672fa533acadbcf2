"""State: the base class of every game's state. It holds a position, and no history."""

from __future__ import annotations

from abc import ABCMeta, abstractmethod
from collections.abc import Mapping, Sequence
from hashlib import blake2b
from typing import Any, final

import msgspec
from mypy_extensions import i64, mypyc_attr

from magnate.core.actions import Action
from magnate.core.decisions import Decision
from magnate.core.errors import MagnateError
from magnate.core.facts import ALL, Event, Fact, FactKind, Journal
from magnate.core.ints import bit
from magnate.core.options import Setup
from magnate.core.rng import Rng
from magnate.core.vocabulary import AFTER_SEAL, GAME_OVER, NOT_ASKED, NOT_NOW, OTHER_QUESTION

Answer = tuple[str, Action | str]
"""One of a list of moves: the key of the question it answers, and the action or its notation."""


@final
class IllegalAction(MagnateError):
    """An action that may not be played now; `reason` says why. Nothing was changed."""

    def __init__(self, action: Action, reason: Fact) -> None:
        super().__init__(f"{action}: {reason}")
        self.action = action
        self.reason = reason


@mypyc_attr(allow_interpreted_subclasses=True)
class State(metaclass=ABCMeta):
    """A position of a game.

    The stack's top frame is the question that is open; a game with an empty stack is over.
    """

    def __init__(self, setup: Setup, rng: Rng, stack: list[Decision[Any]]) -> None:
        self.setup = setup
        self.players: i64 = setup.players
        self.rng = rng
        self.stack = stack
        self.sealed: i64 = 0
        """Bit mask of the seats that can't undo what has been played since it was last cleared."""
        self.journal: Journal | None = None

    # Asking and answering

    @property
    def over(self) -> bool:
        return not self.stack

    @property
    def to_act(self) -> tuple[int, ...]:
        """The seats the game waits for; empty when it is over."""
        return self.stack[-1].seats(self) if self.stack else ()

    def asks(self, seat: i64) -> bool:
        """Whether the game waits for this seat."""
        for other in self.to_act:
            if other == seat:
                return True
        return False

    def legal(self, seat: i64) -> list[Action]:
        """What a seat may play now: answers if it is asked, and its free actions."""
        out: list[Action] = []
        if self.stack:
            asked = self.asks(seat)
            if asked:
                self.stack[-1].options(self, seat, out)
            self.free(seat, asked, out)
        return out

    def canonical(self, seat: i64) -> list[Action]:
        """Those of `legal` with which each set of answers is reached in one order only: for search
        and simulation. Never empty for a seat that is asked."""
        out: list[Action] = []
        if self.stack:
            asked = self.asks(seat)
            if asked:
                self.stack[-1].canonical(self, seat, out)
            self.free(seat, asked, out)
        return out

    def drift(self, rng: Rng) -> None:
        """Play any canonical answer of the first seat that is asked: a step of a random game."""
        top = self.stack[-1]
        seat: i64 = top.seats(self)[0]
        out: list[Action] = []
        top.canonical(self, seat, out)
        self.free(seat, True, out)
        self.advance(seat, out[rng.below(len(out))])

    def question(self, seat: i64) -> Fact | None:
        """What a seat is asked; None if it isn't."""
        return self.stack[-1].question(self, seat) if self.asks(seat) else None

    def play(self, seat: i64, action: Action | str | Sequence[Answer]) -> None:
        """Play an action (or its notation), or a list of answers: all or nothing.

        Raises `IllegalAction` or `BadNotation` and changes nothing.
        """
        if isinstance(action, (Action, str)):
            self._play_one(seat, self._parse(action))
            return
        for step in self.accept(seat, action):
            self.advance(seat, step)

    def accept(self, seat: i64, answers: Sequence[Answer]) -> list[Action]:
        """The moves that a list of answers comes to, each with the key of the question it answers.

        A closing answer to a question that this list has met and that has closed by itself is left
        out; any other answer to a question that isn't open is refused. Only the last move may be
        one that can't be undone: whether more could follow it would tell what it brings to light.
        """
        trial = self.clone()
        sealed = False
        moves: list[Action] = []
        met: list[str] = []
        for key, text in answers:
            action = self._parse(text)
            question = trial.question(seat)
            if sealed or (not action.kind.free and (question is None or question.kind.key != key)):
                if action.kind.closing and key in met:
                    continue
                raise IllegalAction(action, (AFTER_SEAL if sealed else OTHER_QUESTION).at())
            trial.sealed = 0
            asked = trial.to_act
            trial._play_one(seat, action)
            sealed = (trial.sealing(asked) >> seat) & 1 == 1
            moves.append(action)
            met.append(key)
        return moves

    def _parse(self, action: Action | str) -> Action:
        return self.setup.table.parse(action) if isinstance(action, str) else action

    def _play_one(self, seat: i64, action: Action) -> None:
        reason = self.why_not(seat, action)
        if reason is not None:
            raise IllegalAction(action, reason)
        self.advance(seat, action)

    def advance(self, seat: i64, action: Action) -> None:
        """Play an action just taken from `legal`, unchecked: for simulation and search."""
        if action.kind.free:
            self.act_freely(seat, action)
        else:
            self.stack[-1].resolve(self, seat, action)
            self.go_on()

    def why_not(self, seat: i64, action: Action) -> Fact | None:
        """Why a seat can't play an action; None if it can."""
        return None if action in self.legal(seat) else self._reason(seat, action)

    def _reason(self, seat: i64, action: Action) -> Fact:
        if not self.stack:
            return GAME_OVER.at()
        if action.kind.free:
            return self.reason_free(seat, action)
        if not self.asks(seat):
            return NOT_ASKED.at()
        top = self.stack[-1]
        return top.reason(self, seat, action) if action.kind in top.kinds else NOT_NOW.at()

    def blocked(self, seat: i64) -> list[tuple[Action, Fact]]:
        """The actions of the asked kinds that a seat can't play, with the reasons; none that names
        a seat nobody has taken."""
        if not self.asks(seat):
            return []
        legal = set(self.legal(seat))
        return [
            (action, self._reason(seat, action))
            for kind in self.stack[-1].kinds
            for action in kind.actions
            if action not in legal and action.seats_needed <= self.players
        ]

    def about(self, seat: i64, action: Action) -> dict[str, int]:
        """Numbers about a legal action that depend on the state, for screens and bots.

        The game's vocabulary says for each name its unit, and what it promises.
        """
        if action.kind.free:
            return self.about_free(seat, action)
        return self.stack[-1].about(self, seat, action) if self.stack else {}

    # Free actions: a game that has some overrides these

    def free(self, seat: i64, asked: bool, out: list[Action]) -> None:
        """Add the actions a seat may play without being asked, or beside its answers."""
        return

    def reason_free(self, seat: i64, action: Action) -> Fact:
        """Why a free action that `free` doesn't list can't be played."""
        return NOT_NOW.at()

    def about_free(self, seat: i64, action: Action) -> dict[str, int]:
        """Numbers about a free action."""
        return {}

    def act_freely(self, seat: i64, action: Action) -> None:
        """Carry out a free action: touch only that seat's own pieces and generator."""
        raise IllegalAction(action, NOT_NOW.at())

    # What rules call

    def ask(self, decision: Decision[Any]) -> None:
        """Put a question; what lies beneath goes on when it is answered."""
        self.stack.append(decision)

    def ask_in_order(self, decisions: list[Decision[Any]]) -> None:
        """Put several questions, one after the other."""
        self.stack.extend(reversed(decisions))

    def replace(self, decision: Decision[Any]) -> None:
        """The top question goes on with its next step."""
        self.stack[-1] = decision

    def close(self) -> None:
        """The top question is answered for good."""
        self.stack.pop()

    def go_on(self) -> None:
        """Let whatever is on top see whether it needs an answer, until one does."""
        while self.stack:
            top = self.stack[-1]
            top.resume(self)
            if self.stack and self.stack[-1] is top:
                return

    def seal(self, seat: i64 = ALL) -> None:
        """Nothing played up to here can be undone (by one seat, or by anyone): chance was drawn,
        something hidden was shown, or a decision of several seats closed."""
        self.sealed |= ALL if seat == ALL else bit(seat)

    def tell(
        self,
        kind: FactKind,
        a: i64 = 0,
        b: i64 = 0,
        c: i64 = 0,
        d: i64 = 0,
        e: i64 = 0,
        f: i64 = 0,
    ) -> None:
        """Write an event for everybody, if anyone keeps a journal."""
        if self.journal is not None:
            self.journal.events.append(Event(kind.at(a, b, c, d, e, f), ALL))

    def tell_only(self, seat: i64, kind: FactKind, a: i64 = 0, b: i64 = 0, c: i64 = 0) -> None:
        """Write an event that one seat alone may see, in games that have such."""
        if self.journal is not None:
            self.journal.events.append(Event(kind.at(a, b, c), bit(seat)))

    def seals(self, seat: i64, action: Action) -> bool:
        """Whether a legal action, once played, can't be undone by its seat."""
        trial = self.clone()
        asked = trial.to_act
        trial.advance(seat, action)
        return (trial.sealing(asked) >> seat) & 1 == 1

    def sealing(self, asked: tuple[int, ...]) -> i64:
        """Bit mask of the seats that can't undo what was played while `asked` were to act: the
        rules sealed it, or someone must answer who wasn't asked before, or the game is over."""
        if self.over or any(seat not in asked for seat in self.to_act):
            return ALL
        return self.sealed

    # What a game defines

    def draw_anew(self, rng: Rng) -> None:
        """Let all chance to come be another; a game with hidden piles shuffles them too."""
        for generator in self.generators():
            generator.a, generator.b, generator.c, generator.d = rng.split().to_list()

    def generators(self) -> list[Rng]:
        """All sources of chance in the position; a game whose seats have their own adds them."""
        return [self.rng]

    @abstractmethod
    def clone(self) -> State:
        """An independent copy, without the journal."""

    @abstractmethod
    def view(self, seat: int | None) -> Mapping[str, object]:
        """What a seat's screen may show, as plain data; None is a spectator."""

    def own_view(self, seat: int, public: Mapping[str, object]) -> Mapping[str, object]:
        """The same, made from what a spectator sees of this position: most of a view is public, and
        need not be made for each seat."""
        return self.view(seat)

    @abstractmethod
    def seen_by(self, seat: int | None, rng: Rng) -> State:
        """A full state in which everything the seat can't know has been dealt anew, with another
        generator. It depends on `rng` and on what the seat knows alone."""

    @abstractmethod
    def standing(self, seat: i64) -> dict[str, int]:
        """The seat's score by its parts if the game ended now; the parts add up to `total`."""

    @abstractmethod
    def ranks(self) -> list[tuple[int, ...]]:
        """For each seat its score and then what breaks ties; higher is better."""

    @abstractmethod
    def problems(self) -> list[str]:
        """What is wrong with this state (pieces or money lost, …); empty for a sound one."""

    @abstractmethod
    def to_dict(self) -> dict[str, Any]:
        """The whole position as plain data; `Game.load` reads it back."""

    def opponent(self) -> dict[str, int] | None:
        """The score by its parts of an opponent that the rules play; None where there is none."""
        return None

    def scores(self) -> list[int]:
        """The final score of each seat."""
        if not self.over:
            raise MagnateError("there are no scores before the game is over; ask for standing()")
        return [rank[0] for rank in self.ranks()]

    def ranking(self) -> list[int]:
        """The final place of each seat, 1 for the winner; equal places are shared.

        Who is alone against an opponent of the rules has won with as many points.
        """
        if not self.over:
            raise MagnateError("there is no ranking before the game is over; ask for standing()")
        ranks = self.ranks()
        opponent = self.opponent()
        if opponent is not None:
            return [1 if rank[0] >= opponent["total"] else 2 for rank in ranks]
        return [1 + sum(other > rank for other in ranks) for rank in ranks]

    def digest(self) -> str:
        """A short text that differs whenever two positions do."""
        data = msgspec.json.encode(self.to_dict(), order="sorted")
        return blake2b(data, digest_size=12).hexdigest()

    def __reduce__(self) -> tuple[Any, ...]:
        """Pickle as plain data, for bots in other processes."""
        from magnate.core.game import restore

        return restore, (self.setup.table.game, self.setup.key, self.to_dict())

    def stack_to_list(self) -> list[list[Any]]:
        return [[type(frame).__name__, *frame.args()] for frame in self.stack]


def stack_from_list(frames: list[list[Any]], makers: Mapping[str, Any]) -> list[Decision[Any]]:
    """Read back what `stack_to_list` wrote; `makers` make a game's decisions from their numbers."""
    return [makers[frame[0]](*frame[1:]) for frame in frames]
