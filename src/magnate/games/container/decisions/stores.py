"""Buying for the harbour store, and setting prices in either store (CON-5, CON-6.3)."""

from __future__ import annotations

from abc import abstractmethod
from typing import ClassVar, Final, final

from magnate.core.actions import Action, ActionKind
from magnate.core.decisions import ONLY, Decision, OneSeat
from magnate.core.facts import Fact
from magnate.games.container.actions import (
    BUY,
    COLOURS,
    DONE,
    DONE_ACTION,
    KEEP,
    SET_PRICE,
    TAKE_LOAN,
)
from magnate.games.container.company import (
    FACTORY_HIGH,
    FACTORY_LOW,
    HARBOUR_HIGH,
    HARBOUR_LOW,
    Store,
)
from magnate.games.container.decisions.loans import about_loan, offer_loan, take_loan, why_no_loan
from magnate.games.container.facts import (
    ARRANGED_FACTORY,
    ARRANGED_HARBOUR,
    ASK_BUY_FROM_FACTORY,
    ASK_FACTORY_PRICE,
    ASK_HARBOUR_PRICE,
    BOUGHT,
    BUY_ONE,
    NEEDS_PRICE,
    NO_MONEY,
    NO_SUCH_PRICE,
    NOT_THERE,
    PASSED_BY,
    PRICE_ORDER,
)
from magnate.games.container.state import ContainerState

FACTORY: Final = 0
HARBOUR: Final = 1

KEEP_ACTION: Final = KEEP.at()


def any_from(counts: list[int], first: int) -> bool:
    for index in range(first, len(counts)):
        if counts[index] > 0:
            return True
    return False


class Purchase(Decision[ContainerState]):
    """Buying one container after the other from a store, loans besides (CON-5.1, CON-7.3)."""

    kinds: ClassVar[tuple[ActionKind, ...]] = (BUY, DONE, TAKE_LOAN)

    def __init__(self, owner: int, cursor: int) -> None:
        self.owner = owner
        self.cursor = cursor
        """The cell bought from last; 0 before the first."""

    def args(self) -> tuple[int, ...]:
        return (self.owner, self.cursor)

    def seats(self, state: ContainerState) -> tuple[int, ...]:
        return ONLY[state.active]

    @abstractmethod
    def store(self, state: ContainerState) -> Store:
        """Where it is bought."""

    @abstractmethod
    def may_stop(self) -> bool:
        """Whether enough has been bought."""

    def options(self, state: ContainerState, seat: int, out: list[Action]) -> None:
        """Cheapest first, so that a choice is made in one way."""
        cells = self.store(state).cells
        last = min(len(cells), (state.companies[seat].money + 1) * COLOURS)
        for cell in range(max(self.cursor, COLOURS), last):
            if cells[cell] > 0:
                out.append(BUY.at(cell % COLOURS, cell // COLOURS))
        if self.may_stop():
            out.append(DONE_ACTION)
        offer_loan(state, seat, out)

    def reason(self, state: ContainerState, seat: int, action: Action) -> Fact:
        if action.kind is TAKE_LOAN:
            return why_no_loan(state)
        if action.kind is DONE:
            return BUY_ONE.at()
        cells = self.store(state).cells
        cell = action.b * COLOURS + action.a
        if cell >= len(cells) or cells[cell] == 0:
            return NOT_THERE.at()
        if cell < self.cursor:
            return PASSED_BY.at()
        return NO_MONEY.at(action.b, state.companies[seat].money)

    def about(self, state: ContainerState, seat: int, action: Action) -> dict[str, int]:
        if action.kind is TAKE_LOAN:
            return about_loan(state, seat)
        if action.kind is DONE:
            return {}
        return {"cost": action.b, "left": state.companies[seat].money - action.b}

    def pay_owner(self, state: ContainerState, seat: int, action: Action) -> int:
        """The buyer pays the price shown to the owner, who can't refuse; the cell bought from."""
        cell = action.b * COLOURS + action.a
        self.store(state).take(cell)
        state.companies[seat].pay(action.b)
        state.companies[self.owner].receive(action.b)
        state.traded = True
        state.tell(BOUGHT, seat, self.owner, action.a, action.b)
        return cell


@final
class BuyFromFactory(Purchase):
    """Which containers of an opponent's factory store? At least one (CON-5.1 to 5.3)."""

    def store(self, state: ContainerState) -> Store:
        return state.companies[self.owner].factory

    def may_stop(self) -> bool:
        return self.cursor > 0

    def question(self, state: ContainerState, seat: int) -> Fact:
        return ASK_BUY_FROM_FACTORY.at(self.owner, state.harbour_room(seat))

    def resolve(self, state: ContainerState, seat: int, action: Action) -> None:
        if action.kind is TAKE_LOAN:
            take_loan(state, seat)
            return
        if action.kind is BUY:
            cell = self.pay_owner(state, seat, action)
            state.companies[seat].harbour.put(action.a)
            if state.harbour_room(seat) > 0 and any_from(self.store(state).cells, cell):
                state.replace(BuyFromFactory(self.owner, cell))
                return
        state.stack.pop()
        arrange(state, seat, HARBOUR)
        state.go_on()


def arrange(state: ContainerState, seat: int, store: int) -> None:
    """Price what is new in a store; then all else in it may be repriced (CON-5.4, CON-6.3)."""
    company = state.companies[seat]
    cells = (company.harbour if store == HARBOUR else company.factory).filled()
    if cells:
        state.ask(SetPrices(seat, store, 0, tuple(cells)))


class SetPrices(OneSeat[ContainerState]):
    """The containers of a store are set down one by one, each at a price.

    `cells` are where those still to be set down lie, new ones (price 0) first. Containers of one
    cell are alike, so each is set down no cheaper than the one before; *keep* leaves the rest
    where it lies.
    """

    kinds: ClassVar[tuple[ActionKind, ...]] = (SET_PRICE, KEEP)

    def __init__(self, seat: int, store: int, least: int, cells: tuple[int, ...]) -> None:
        super().__init__(seat)
        self.store = store
        self.least = least
        self.cells = cells

    def args(self) -> tuple[int, ...]:
        return (self.seat, self.store, self.least, *self.cells)

    def low(self) -> int:
        return max(self.least, HARBOUR_LOW if self.store == HARBOUR else FACTORY_LOW)

    def high(self) -> int:
        return HARBOUR_HIGH if self.store == HARBOUR else FACTORY_HIGH

    def question(self, state: ContainerState, seat: int) -> Fact:
        price, colour = divmod(self.cells[0], COLOURS)
        ask = ASK_HARBOUR_PRICE if self.store == HARBOUR else ASK_FACTORY_PRICE
        return ask.at(colour, price)

    def options(self, state: ContainerState, seat: int, out: list[Action]) -> None:
        for price in range(self.low(), self.high() + 1):
            out.append(SET_PRICE.at(price))
        if self.cells[0] >= COLOURS:
            out.append(KEEP_ACTION)

    def reason(self, state: ContainerState, seat: int, action: Action) -> Fact:
        if action.kind is KEEP:
            return NEEDS_PRICE.at()
        first = HARBOUR_LOW if self.store == HARBOUR else FACTORY_LOW
        if first <= action.a <= self.high():
            return PRICE_ORDER.at(self.least)
        return NO_SUCH_PRICE.at(first, self.high())

    def resolve(self, state: ContainerState, seat: int, action: Action) -> None:
        if action.kind is SET_PRICE:
            company = state.companies[seat]
            store = company.harbour if self.store == HARBOUR else company.factory
            cell = self.cells[0]
            store.take(cell)
            store.put(action.a * COLOURS + cell % COLOURS)
            if len(self.cells) > 1:
                least = action.a if self.cells[1] == cell else 0
                state.replace(SetPrices(seat, self.store, least, self.cells[1:]))
                return
        state.tell(ARRANGED_HARBOUR if self.store == HARBOUR else ARRANGED_FACTORY, seat)
        state.finish()


def load_set_prices(seat: int, store: int, least: int, *cells: int) -> SetPrices:
    return SetPrices(seat, store, least, cells)
