"""Buying containers out of a store; for one's harbour store, from a factory (CON-5, CON-7.3)."""

from __future__ import annotations

from abc import abstractmethod
from typing import ClassVar, final

from mypy_extensions import i64

from magnate.core.actions import Action, ActionKind
from magnate.core.decisions import ONLY
from magnate.core.facts import Fact
from magnate.core.ints import Ints
from magnate.games.container.actions import BUY, COLOURS, DONE, DONE_ACTION, TAKE_LOAN
from magnate.games.container.decisions.loans import AsksMoney
from magnate.games.container.decisions.prices import arrange
from magnate.games.container.facts import (
    ASK_BUY_FROM_FACTORY,
    BOUGHT,
    BUY_ONE,
    FACTORY,
    HARBOUR,
    NO_MONEY,
    NOT_THERE,
)
from magnate.games.container.state import ContainerState


class Purchase(AsksMoney):
    """Buying containers from a store, loans besides (CON-5.1, CON-7.3).

    Money and containers change hands at once, bills when all is bought.
    """

    kinds: ClassVar[tuple[ActionKind, ...]] = (TAKE_LOAN, BUY, DONE)

    def __init__(self, owner: i64, cursor: i64) -> None:
        self.owner = owner
        self.cursor = cursor
        """The highest cell bought from, where the canonical order goes on; 0 before the first."""

    def args(self) -> tuple[int, ...]:
        return (self.owner, self.cursor)

    def seats(self, state: ContainerState) -> tuple[int, ...]:
        return ONLY[state.active]

    @abstractmethod
    def place(self) -> i64:
        """Which store of the owner it is bought from."""

    @abstractmethod
    def room(self, state: ContainerState, seat: i64) -> i64:
        """How many containers can still be bought."""

    @abstractmethod
    def put(self, state: ContainerState, seat: i64, colour: i64) -> None:
        """Take in a bought container."""

    @abstractmethod
    def may_stop(self) -> bool:
        """Whether enough has been bought."""

    @abstractmethod
    def next(self, cursor: i64) -> Purchase:
        """The purchase after one container more."""

    @abstractmethod
    def close(self, state: ContainerState, seat: i64) -> None:
        """All is bought: do what comes then."""

    def store(self, state: ContainerState) -> Ints:
        return state.companies[self.owner].lying(self.place())

    def options(self, state: ContainerState, seat: i64, out: list[Action]) -> None:
        self._offer(state, seat, 0, out)

    def canonical(self, state: ContainerState, seat: i64, out: list[Action]) -> None:
        """Cheapest first, and at one price by colour."""
        self._offer(state, seat, self.cursor, out)

    def _offer(self, state: ContainerState, seat: i64, first: i64, out: list[Action]) -> None:
        too_dear = (state.companies[seat].money + 1) * COLOURS
        before: i64 = -1
        for cell in self.store(state):
            if cell != before and first <= cell < too_dear:
                out.append(BUY.at(cell % COLOURS, cell // COLOURS))
            before = cell
        if self.may_stop():
            out.append(DONE_ACTION)

    def reason(self, state: ContainerState, seat: i64, action: Action) -> Fact:
        if action.kind is DONE:
            return BUY_ONE.at()
        if action.b * COLOURS + action.a not in self.store(state):
            return NOT_THERE.at()
        return NO_MONEY.at(action.b, state.companies[seat].money)

    def about(self, state: ContainerState, seat: i64, action: Action) -> dict[str, int]:
        if action.kind is DONE:
            return {}
        return {"cost": action.b, "left": state.companies[seat].money - action.b}

    def resolve(self, state: ContainerState, seat: i64, action: Action) -> None:
        buyer = state.companies[seat]
        owner = state.companies[self.owner]
        if action.kind is BUY:
            cell = action.b * COLOURS + action.a
            owner.take(self.place(), cell)
            buyer.spend(action.b)
            owner.spend(-action.b)
            state.traded = True
            state.tell(BOUGHT, seat, self.owner, action.a, action.b, self.place())
            self.put(state, seat, action.a)
            if len(self.store(state)) > 0 and self.room(state, seat) > 0:
                state.replace(self.next(max(cell, self.cursor)))
                return
        buyer.settle()
        owner.settle()
        self.close(state, seat)


@final
class BuyFromFactory(Purchase):
    """Which containers of an opponent's factory store? At least one (CON-5.1 to 5.3)."""

    any_order: ClassVar[bool] = True

    def question(self, state: ContainerState, seat: i64) -> Fact:
        return ASK_BUY_FROM_FACTORY.at(self.owner, state.harbour_room(seat))

    def place(self) -> i64:
        return FACTORY

    def room(self, state: ContainerState, seat: i64) -> i64:
        return state.harbour_room(seat)

    def put(self, state: ContainerState, seat: i64, colour: i64) -> None:
        state.companies[seat].put(HARBOUR, colour)

    def may_stop(self) -> bool:
        return self.cursor > 0

    def next(self, cursor: i64) -> Purchase:
        return BuyFromFactory(self.owner, cursor)

    def close(self, state: ContainerState, seat: i64) -> None:
        state.close()
        arrange(state, seat, HARBOUR)
