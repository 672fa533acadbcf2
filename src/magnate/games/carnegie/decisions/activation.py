"""Activating employees, all players at once (CAR-7.1)."""

from __future__ import annotations

from typing import ClassVar, Final

from magnate.core.actions import Action, ActionKind
from magnate.core.decisions import Decision
from magnate.core.facts import Fact
from magnate.games.carnegie.actions import ACTIVATE, CELLS, DONE, DONE_ACTION
from magnate.games.carnegie.company import bits
from magnate.games.carnegie.facts import (
    ACTIVATED,
    ASK_ACTIVATE,
    NO_CHAIR,
    NO_MONEY,
    NOBODY_THERE,
    PASSED_BY,
    SAME_PRICE,
)
from magnate.games.carnegie.state import CURSOR_BITS, CarnegieState

CURSOR_MASK: Final = (1 << CURSOR_BITS) - 1


def begin_activation(state: CarnegieState) -> None:
    """Ask everyone who could stand somebody up."""
    state.cursors = 0
    state.answered = 0
    for seat in range(state.players):
        if not _has_use(state, seat):
            state.answered |= 1 << seat
    asked = state.players - bits(state.answered)
    if asked > 0:
        state.ask(Activate(asked))
    else:
        state.answered = 0
        state.go_on()


def _has_use(state: CarnegieState, seat: int) -> bool:
    """Someone could be activated, goods sold for it if need be; and alone against Andrew goods
    may be sold at the very end, so that he is not paid with them (CAR-9.9)."""
    company = state.companies[seat]
    if state.rules.solo and state.round_number == state.rules.rounds and company.goods > 0:
        return True
    options: list[Action] = []
    _offer(state, seat, company.money + company.goods, options)
    return len(options) > 0


def _cursor(state: CarnegieState, seat: int) -> int:
    return (state.cursors >> (CURSOR_BITS * seat)) & CURSOR_MASK


def _offer(state: CarnegieState, seat: int, money: int, out: list[Action]) -> None:
    """Cell by cell; of free chairs with the same price only the first."""
    company = state.companies[seat]
    for cell in range(_cursor(state, seat), CELLS):
        if company.lying[cell] == 0:
            continue
        chairs = state.rules.chairs(company.cells[cell])
        if chairs == 0:
            continue
        costs = state.rules.chair_costs[company.cells[cell]]
        offered: list[int] = []
        for chair in range(chairs):
            if (company.standing[cell] >> chair) & 1 == 1 or costs[chair] > money:
                continue
            if costs[chair] not in offered:
                offered.append(costs[chair])
                out.append(ACTIVATE.at(cell, chair + 1))


class Activate(Decision[CarnegieState]):
    """Who stands up? Each pays the price of a free chair of the department he lies in."""

    kinds: ClassVar[tuple[ActionKind, ...]] = (ACTIVATE, DONE)

    def __init__(self, asked: int) -> None:
        self.asked = asked
        """How many seats could activate someone when the question came up."""

    def args(self) -> tuple[int, ...]:
        return (self.asked,)

    def seats(self, state: CarnegieState) -> tuple[int, ...]:
        return tuple([seat for seat in range(state.players) if (state.answered >> seat) & 1 == 0])

    def question(self, state: CarnegieState, seat: int) -> Fact:
        return ASK_ACTIVATE.at(state.companies[seat].money)

    def options(self, state: CarnegieState, seat: int, out: list[Action]) -> None:
        _offer(state, seat, state.companies[seat].money, out)
        out.append(DONE_ACTION)

    def reason(self, state: CarnegieState, seat: int, action: Action) -> Fact:
        company = state.companies[seat]
        cell = action.a
        chair = action.b - 1
        if company.lying[cell] == 0:
            return NOBODY_THERE.at()
        if chair >= state.rules.chairs(company.cells[cell]):
            return NO_CHAIR.at()
        if (company.standing[cell] >> chair) & 1 == 1:
            return NO_CHAIR.at()
        if cell < _cursor(state, seat):
            return PASSED_BY.at()
        cost = state.rules.chair_costs[company.cells[cell]][chair]
        return NO_MONEY.at(cost, company.money) if cost > company.money else SAME_PRICE.at()

    def about(self, state: CarnegieState, seat: int, action: Action) -> dict[str, int]:
        if action.kind is DONE:
            return {}
        company = state.companies[seat]
        cost = state.rules.chair_costs[company.cells[action.a]][action.b - 1]
        return {"cost": cost, "left": company.money - cost}

    def resolve(self, state: CarnegieState, seat: int, action: Action) -> None:
        if action.kind is ACTIVATE:
            company = state.companies[seat]
            cost = state.rules.chair_costs[company.cells[action.a]][action.b - 1]
            company.money -= cost
            company.lying[action.a] -= 1
            company.standing[action.a] |= 1 << (action.b - 1)
            shift = CURSOR_BITS * seat
            state.cursors += (action.a - _cursor(state, seat)) << shift
            state.tell(ACTIVATED, seat, action.a, cost)
        if action.kind is DONE or not _has_use(state, seat):
            state.answered |= 1 << seat
        state.go_on()

    def resume(self, state: CarnegieState) -> None:
        if state.answered == (1 << state.players) - 1:
            state.answered = 0
            state.cursors = 0
            if self.asked > 1:
                state.seal()
            state.finish()
