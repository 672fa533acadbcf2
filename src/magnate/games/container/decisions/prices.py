"""Setting prices in either store (CON-5.3, CON-5.4, CON-6.3, CON-11.10)."""

from __future__ import annotations

from typing import ClassVar, Final, final

from mypy_extensions import i64

from magnate.core.actions import Action, ActionKind
from magnate.core.decisions import OneSeat
from magnate.core.facts import Fact
from magnate.core.ints import Ints, ints, without
from magnate.games.container.actions import COLOURS, KEEP, SET_PRICE
from magnate.games.container.company import (
    FACTORY_HIGH,
    FACTORY_LOW,
    HARBOUR_HIGH,
    HARBOUR_LOW,
)
from magnate.games.container.facts import (
    ARRANGED_FACTORY,
    ARRANGED_HARBOUR,
    ASK_FACTORY_PRICE,
    ASK_HARBOUR_PRICE,
    HARBOUR,
    NEEDS_PRICE,
    NO_SUCH_PRICE,
    NOT_THERE,
    PRICE_SET,
    PRICED,
    SAME_PRICE,
)
from magnate.games.container.state import ContainerState

KEEP_ACTION: Final = KEEP.at()


def arrange(state: ContainerState, seat: i64, place: i64) -> None:
    """Price what is new in a store; all else in it may be repriced (CON-5.4, CON-6.3)."""
    cells = state.companies[seat].lying(place)
    if len(cells) > 0:
        state.ask(set_prices(seat, place, cells))


def set_prices(seat: i64, place: i64, cells: Ints) -> SetPrices:
    """The question in which nothing has been set down yet."""
    return SetPrices(seat, place, cursor=0, least=0, cells=cells)


@final
class SetPrices(OneSeat[ContainerState]):
    """Containers of a store are set down one by one, each once, at any price but its old one;
    *keep* leaves the others where they lie.

    `cells` are where those lie that can still be set down, from the lowest up: those without a
    price come first. `cursor` and `least` are the cell and the new price that the canonical order
    has come to.
    """

    kinds: ClassVar[tuple[ActionKind, ...]] = (SET_PRICE, KEEP)
    any_order: ClassVar[bool] = True

    def __init__(self, seat: i64, place: i64, cursor: i64, least: i64, cells: Ints) -> None:
        super().__init__(seat)
        self.place = place
        self.cursor = cursor
        self.least = least
        self.cells = cells

    def args(self) -> tuple[int, ...]:
        return (self.seat, self.place, self.cursor, self.least, *self.cells)

    def low(self) -> i64:
        return HARBOUR_LOW if self.place == HARBOUR else FACTORY_LOW

    def high(self) -> i64:
        return HARBOUR_HIGH if self.place == HARBOUR else FACTORY_HIGH

    def _unpriced(self) -> i64:
        count: i64 = 0
        for cell in self.cells:
            if cell < COLOURS:
                count += 1
        return count

    def question(self, state: ContainerState, seat: i64) -> Fact:
        ask = ASK_HARBOUR_PRICE if self.place == HARBOUR else ASK_FACTORY_PRICE
        return ask.at(self._unpriced(), len(self.cells))

    def options(self, state: ContainerState, seat: i64, out: list[Action]) -> None:
        before: i64 = -1
        for cell in self.cells:
            if cell != before:
                self._offer(cell, self.low(), out)
            before = cell
        self._offer_keep(out)

    def canonical(self, state: ContainerState, seat: i64, out: list[Action]) -> None:
        """In the order of cells, those of one cell from the lowest price up."""
        before: i64 = -1
        for cell in self.cells:
            if cell != before and (cell >= self.cursor or cell < COLOURS):
                self._offer(cell, self.least if cell == self.cursor else self.low(), out)
                if cell < COLOURS:
                    return  # it needs a price before anything else gets one
            before = cell
        self._offer_keep(out)

    def _offer(self, cell: i64, least: i64, out: list[Action]) -> None:
        old = cell // COLOURS
        for price in range(max(least, self.low()), self.high() + 1):
            if price != old:
                out.append(SET_PRICE.at(cell % COLOURS, old, price))

    def _offer_keep(self, out: list[Action]) -> None:
        if self.cells[0] >= COLOURS:
            out.append(KEEP_ACTION)

    def reason(self, state: ContainerState, seat: i64, action: Action) -> Fact:
        if action.kind is KEEP:
            return NEEDS_PRICE.at(self._unpriced())
        if not self.low() <= action.c <= self.high():
            return NO_SUCH_PRICE.at(self.low(), self.high())
        cell = action.b * COLOURS + action.a
        if cell in self.cells:
            return SAME_PRICE.at(action.b)
        if cell < COLOURS or cell not in state.companies[seat].lying(self.place):
            return NOT_THERE.at()
        return PRICE_SET.at(action.b)

    def resolve(self, state: ContainerState, seat: i64, action: Action) -> None:
        if action.kind is SET_PRICE:
            cell = action.b * COLOURS + action.a
            state.companies[seat].move(self.place, cell, action.c * COLOURS + action.a)
            state.tell(PRICED, seat, self.place, action.a, action.b, action.c)
            left = without(self.cells, cell)
            if len(left) > 0:
                state.replace(self._next(cell, action.c, left))
                return
        state.tell(ARRANGED_HARBOUR if self.place == HARBOUR else ARRANGED_FACTORY, seat)
        state.close()

    def _next(self, cell: i64, price: i64, left: Ints) -> SetPrices:
        """The highest pair of cell and price counts, whatever the order was."""
        if cell < self.cursor:
            cell, price = self.cursor, self.least
        elif cell == self.cursor:
            price = max(price, self.least)
        return SetPrices(self.seat, self.place, cell, price, left)


def load_set_prices(seat: i64, place: i64, cursor: i64, least: i64, *cells: i64) -> SetPrices:
    return SetPrices(seat, place, cursor, least, ints(cells))
