"""Activating employees, all players at once (CAR-7.1)."""

from __future__ import annotations

from typing import ClassVar, Final

from magnate.core.actions import Action, ActionKind
from magnate.core.decisions import Decision
from magnate.core.facts import Fact
from magnate.games.carnegie.actions import ACTIVATE, CELLS, CHAIRS, DONE, DONE_ACTION
from magnate.games.carnegie.company import bits
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


def _has_use(state: CarnegieState, seat: int) -> bool:
    """Someone could be activated, goods sold for it if need be; and alone against Andrew goods
    may be sold at the very end, so that he is not paid with them (CAR-9.9)."""
    company = state.companies[seat]
    if state.rules.solo and state.round_number == state.rules.rounds and company.goods > 0:
        return True
    options: list[Action] = []
    _offer(state, seat, state.funds(seat), options)
    return len(options) > 0


def _cursor(state: CarnegieState, seat: int) -> int:
    """The least key of a canonical answer; 0 once somebody stood up in another order."""
    return (state.cursors >> (CURSOR_BITS * seat)) & CURSOR_MASK


def _set_cursor(state: CarnegieState, seat: int, key: int) -> None:
    state.cursors += (key - _cursor(state, seat)) << (CURSOR_BITS * seat)


def _key(action: Action) -> int:
    """The place of an answer in canonical order."""
    return action.a * (CHAIRS + 1) + action.b


def _offer(state: CarnegieState, seat: int, money: int, out: list[Action]) -> None:
    """Cell by cell; of free chairs with the same price only the first."""
    company = state.companies[seat]
    for cell in range(CELLS):
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


def chair_cost(state: CarnegieState, seat: int, action: Action) -> int:
    """The price of the chair that an answer names."""
    return state.rules.chair_costs[state.companies[seat].cells[action.a]][action.b - 1]


def activate(state: CarnegieState, seat: int, action: Action) -> int:
    """Someone stands up on a chair; what that costs."""
    company = state.companies[seat]
    cost = chair_cost(state, seat, action)
    company.money -= cost
    company.lying[action.a] -= 1
    company.standing[action.a] |= 1 << (action.b - 1)
    return cost


def all_affordable(state: CarnegieState, seat: int) -> list[Action]:
    """As many as the money pays for, the cheapest chairs first."""
    trial = state.clone()
    chosen: list[Action] = []
    while True:
        options: list[Action] = []
        _offer(trial, seat, trial.companies[seat].money, options)
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

    def canonical(self, state: CarnegieState, seat: int, out: list[Action]) -> None:
        """Cell by cell and chair by chair."""
        least = _cursor(state, seat)
        if least == 0:
            self.options(state, seat, out)
            return
        options: list[Action] = []
        self.options(state, seat, options)
        for action in options:
            if action.kind is DONE or _key(action) >= least:
                out.append(action)

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
        cost = state.rules.chair_costs[company.cells[cell]][chair]
        return NO_MONEY.at(cost, company.money) if cost > company.money else SAME_PRICE.at()

    def about(self, state: CarnegieState, seat: int, action: Action) -> dict[str, int]:
        if action.kind is DONE:
            return {}
        money = state.companies[seat].money
        cost = chair_cost(state, seat, action)
        score = score_change(state, seat, action)
        return {"cost": cost, "left": money - cost, "score": score}

    def resolve(self, state: CarnegieState, seat: int, action: Action) -> None:
        if action.kind is ACTIVATE:
            cost = activate(state, seat, action)
            key = _key(action)
            _set_cursor(state, seat, key if key >= _cursor(state, seat) else 0)
            state.tell(ACTIVATED, seat, action.a, action.b, cost)
        if action.kind is DONE or not _has_use(state, seat):
            state.answered |= 1 << seat
            _set_cursor(state, seat, 0)

    def resume(self, state: CarnegieState) -> None:
        if state.answered == (1 << state.players) - 1:
            state.answered = 0
            if self.asked > 1:
                state.seal()
            state.close()
