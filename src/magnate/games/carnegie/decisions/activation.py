"""Activating employees, all players at once (CAR-7.1)."""

from __future__ import annotations

from typing import ClassVar, Final

from mypy_extensions import i64

from magnate.core.actions import Action, ActionKind
from magnate.core.decisions import Decision
from magnate.core.facts import Fact
from magnate.core.ints import Ints, bit
from magnate.games.carnegie.actions import ACTIVATE, CELLS, CHAIRS, DONE, DONE_ACTION, SEATS
from magnate.games.carnegie.company import Company, bits
from magnate.games.carnegie.facts import (
    ACTIVATED,
    ASK_ACTIVATE,
    NO_CHAIR,
    NO_MONEY,
    NOBODY_THERE,
    SAME_PRICE,
)
from magnate.games.carnegie.scoring import score_change
from magnate.games.carnegie.state import CURSOR_BITS, CarnegieState

CURSOR_MASK: Final = (1 << CURSOR_BITS) - 1
MEMBERS: Final = [
    tuple([seat for seat in range(SEATS) if (mask >> seat) & 1]) for mask in range(1 << SEATS)
]
"""The seats of each bit mask."""


def begin_activation(state: CarnegieState) -> None:
    """Ask everyone who could stand somebody up."""
    state.cursors = 0
    state.answered = 0
    for seat in range(state.players):
        if not _has_use(state, seat):
            state.answered |= bit(seat)
    asked = state.players - bits(state.answered)
    if asked > 0:
        state.ask(Activate(asked))
    else:
        state.answered = 0


def _has_use(state: CarnegieState, seat: i64) -> bool:
    """Someone could be activated, goods sold for it if need be; and alone against Andrew goods
    may be sold at the very end, so that he is not paid with them (CAR-9.9)."""
    company = state.companies[seat]
    if state.rules.solo and state.round_number == state.rules.rounds and company.goods > 0:
        return True
    funds = state.funds(seat)
    for cell in range(CELLS):
        if company.lying[cell] > 0:
            costs = state.rules.chair_costs[company.cells[cell]]
            for chair in range(len(costs)):
                if costs[chair] <= funds and company.has_free(cell, chair):
                    return True
    return False


def _cursor(state: CarnegieState, seat: i64) -> i64:
    """The least key of a canonical answer; 0 once somebody stood up in another order."""
    return (state.cursors >> (CURSOR_BITS * seat)) & CURSOR_MASK


def _set_cursor(state: CarnegieState, seat: i64, key: i64) -> None:
    state.cursors += (key - _cursor(state, seat)) << (CURSOR_BITS * seat)


def _key(action: Action) -> i64:
    """The place of an answer in canonical order."""
    return action.a * (CHAIRS + 1) + action.b


def _offer(state: CarnegieState, seat: i64, least: i64, out: list[Action]) -> None:
    """Cell by cell, from a key on; of free chairs with the same price only the first."""
    company = state.companies[seat]
    for cell in range(CELLS):
        if company.lying[cell] > 0:
            costs = state.rules.chair_costs[company.cells[cell]]
            for chair in range(len(costs)):
                if costs[chair] <= company.money and _is_first(company, costs, cell, chair):
                    action = ACTIVATE.at(cell, chair + 1)
                    if _key(action) >= least:
                        out.append(action)


def _is_first(company: Company, costs: Ints, cell: i64, chair: i64) -> bool:
    """Whether a chair is free, and no other of its price before it."""
    for other in range(chair):
        if costs[other] == costs[chair] and company.has_free(cell, other):
            return False
    return company.has_free(cell, chair)


def chair_cost(state: CarnegieState, seat: i64, action: Action) -> i64:
    """The price of the chair that an answer names."""
    return state.rules.chair_costs[state.companies[seat].cells[action.a]][action.b - 1]


def activate(state: CarnegieState, seat: i64, action: Action) -> i64:
    """Someone stands up on a chair; what that costs."""
    company = state.companies[seat]
    cost = chair_cost(state, seat, action)
    company.money -= cost
    company.lying[action.a] -= 1
    company.standing[action.a] |= bit(action.b - 1)
    return cost


def all_affordable(state: CarnegieState, seat: i64) -> list[Action]:
    """As many as the money pays for, the cheapest chairs first."""
    trial = state.clone()
    chosen: list[Action] = []
    while True:
        options: list[Action] = []
        _offer(trial, seat, 0, options)
        if not options:
            return chosen
        cheapest = options[0]
        for action in options:
            if chair_cost(trial, seat, action) < chair_cost(trial, seat, cheapest):
                cheapest = action
        activate(trial, seat, cheapest)
        chosen.append(cheapest)


class Activate(Decision[CarnegieState]):
    """Who stands up? Each pays the price of a free chair of the department he lies in."""

    kinds: ClassVar[tuple[ActionKind, ...]] = (ACTIVATE, DONE)
    any_order: ClassVar[bool] = True

    def __init__(self, asked: i64) -> None:
        self.asked = asked
        """How many seats could activate someone when the question came up."""

    def args(self) -> tuple[int, ...]:
        return (self.asked,)

    def seats(self, state: CarnegieState) -> tuple[int, ...]:
        return MEMBERS[bit(state.players) - 1 - state.answered]

    def question(self, state: CarnegieState, seat: i64) -> Fact:
        return ASK_ACTIVATE.at(state.companies[seat].money)

    def options(self, state: CarnegieState, seat: i64, out: list[Action]) -> None:
        _offer(state, seat, 0, out)
        out.append(DONE_ACTION)

    def canonical(self, state: CarnegieState, seat: i64, out: list[Action]) -> None:
        """Cell by cell and chair by chair."""
        _offer(state, seat, _cursor(state, seat), out)
        out.append(DONE_ACTION)

    def reason(self, state: CarnegieState, seat: i64, action: Action) -> Fact:
        company = state.companies[seat]
        cell = action.a
        chair = action.b - 1
        if company.lying[cell] == 0:
            return NOBODY_THERE.at()
        if chair >= state.rules.chairs(company.cells[cell]):
            return NO_CHAIR.at()
        if not company.has_free(cell, chair):
            return NO_CHAIR.at()
        cost = state.rules.chair_costs[company.cells[cell]][chair]
        return NO_MONEY.at(cost, company.money) if cost > company.money else SAME_PRICE.at()

    def about(self, state: CarnegieState, seat: i64, action: Action) -> dict[str, int]:
        if action.kind is DONE:
            return {}
        money = state.companies[seat].money
        cost = chair_cost(state, seat, action)
        score = score_change(state, seat, action)
        return {"cost": cost, "left": money - cost, "score": score}

    def resolve(self, state: CarnegieState, seat: i64, action: Action) -> None:
        if action.kind is ACTIVATE:
            cost = activate(state, seat, action)
            key = _key(action)
            _set_cursor(state, seat, key if key >= _cursor(state, seat) else 0)
            state.tell(ACTIVATED, seat, action.a, action.b, cost)
        if action.kind is DONE or not _has_use(state, seat):
            state.answered |= bit(seat)
            _set_cursor(state, seat, 0)

    def resume(self, state: CarnegieState) -> None:
        if state.answered == bit(state.players) - 1:
            state.answered = 0
            if self.asked > 1:
                state.seal()
            state.close()
