"""Decision: one question to one or more seats, the unit every rulebook is cut into."""

from __future__ import annotations

from abc import ABCMeta, abstractmethod
from typing import ClassVar, Final, Generic, TypeVar

from mypy_extensions import i64, mypyc_attr

from magnate.core.actions import Action, ActionKind
from magnate.core.domains import MAX_SEATS
from magnate.core.facts import Fact
from magnate.core.vocabulary import NOT_NOW

S = TypeVar("S", contravariant=True)

ONLY: Final[tuple[tuple[int, ...], ...]] = tuple((seat,) for seat in range(MAX_SEATS))
"""`ONLY[seat]`: the answer of `seats` for a decision that asks one seat."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Decision(Generic[S], metaclass=ABCMeta):
    """A frame on a state's stack: small ints that never change, so clones share it.

    A step of a longer choice replaces the frame by the next one. The class name is the frame's
    name; `args` are its numbers, from which it can be made again.
    """

    kinds: ClassVar[tuple[ActionKind, ...]] = ()
    """The kinds of action this decision asks for."""
    any_order: ClassVar[bool] = False
    """Whether the answers to this decision make up a set, so that their order changes nothing."""

    def args(self) -> tuple[int, ...]:
        return ()

    @abstractmethod
    def seats(self, state: S) -> tuple[int, ...]:
        """Who is asked."""

    @abstractmethod
    def question(self, state: S, seat: i64) -> Fact:
        """What the seat is asked."""

    @abstractmethod
    def options(self, state: S, seat: i64, out: list[Action]) -> None:
        """Add what the seat may answer; never nothing."""

    def canonical(self, state: S, seat: i64, out: list[Action]) -> None:
        """Add answers of `options` by which each set is still reached, but in one order only.

        A hint for search and simulation, never a rule; by default all answers.
        """
        self.options(state, seat, out)

    @abstractmethod
    def reason(self, state: S, seat: i64, action: Action) -> Fact:
        """Why an action of `kinds` that `options` doesn't list can't be played."""

    def about(self, state: S, seat: i64, action: Action) -> dict[str, int]:
        """Numbers about a legal action that depend on the state, such as its cost."""
        return {}

    @abstractmethod
    def resolve(self, state: S, seat: i64, action: Action) -> None:
        """Carry out a legal answer: change the state, `close` or `replace` this question, and `ask`
        what follows."""

    def resume(self, state: S) -> None:
        """This one is on top now, or still, after an answer. By default it is asked (again); it may
        close itself where nothing is left to answer, or ask something else."""
        return


@mypyc_attr(allow_interpreted_subclasses=True)
class OneSeat(Decision[S]):
    """A question to one seat, whose number is the first of its `args`."""

    def __init__(self, seat: i64) -> None:
        self.seat = seat

    def args(self) -> tuple[int, ...]:
        return (self.seat,)

    def seats(self, state: S) -> tuple[int, ...]:
        return ONLY[self.seat]


@mypyc_attr(allow_interpreted_subclasses=True)
class Step(Decision[S]):
    """A frame that asks nothing: it lies beneath the questions it has put on the stack and goes
    on (`resume`) when they are answered."""

    def seats(self, state: S) -> tuple[int, ...]:
        return ()

    def question(self, state: S, seat: i64) -> Fact:
        return NOT_NOW.at()

    def options(self, state: S, seat: i64, out: list[Action]) -> None:
        return

    def reason(self, state: S, seat: i64, action: Action) -> Fact:
        return NOT_NOW.at()

    def resolve(self, state: S, seat: i64, action: Action) -> None:
        return

    @abstractmethod
    def resume(self, state: S) -> None:
        """The questions above have been answered: do what comes then."""
