"""Which judgement answers which question."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from magnate.core.actions import Action
from magnate.core.game import Heuristics
from magnate.core.state import State
from magnate.games.rolling_heights.actions import (
    MATERIALS,
    POWER,
    PUSH,
    PUSH_AHEAD,
    REST,
    REST_AHEAD,
    STOP,
    STOP_AHEAD,
    THROW_AHEAD,
    TIRED,
    USED_HARD,
    USED_STEADY,
    WAITING,
    WILD,
)
from magnate.games.rolling_heights.decisions.building import Hire
from magnate.games.rolling_heights.decisions.leaders import ChooseCube, SwapWorker
from magnate.games.rolling_heights.decisions.main import Main
from magnate.games.rolling_heights.decisions.payment import FROM_POWER, Pay
from magnate.games.rolling_heights.decisions.plans import (
    START,
    PlacePlan,
    StartPlan,
    TakePlan,
)
from magnate.games.rolling_heights.decisions.upgrades import Upgrade
from magnate.games.rolling_heights.heuristics.adverts import Adverts
from magnate.games.rolling_heights.heuristics.crew import (
    expected,
    pushes,
    rate_rest,
    rate_tire,
    rate_upgrades,
)
from magnate.games.rolling_heights.heuristics.outlook import NEVER, Outlook
from magnate.games.rolling_heights.heuristics.sites import Sites
from magnate.games.rolling_heights.heuristics.turn import Market, rate_main
from magnate.games.rolling_heights.heuristics.weights import Weights
from magnate.games.rolling_heights.heuristics.works import Works
from magnate.games.rolling_heights.rules import NONE
from magnate.games.rolling_heights.state import RollingHeightsState

SWAPPED_FIRST: Final = [USED_STEADY, USED_HARD, WAITING, TIRED]
"""Who is given away in a swap: those who have done their work."""


@final
class RollingHeightsHeuristics(Heuristics):
    """Judges the works: own plans, the cubes at hand, and what a turn can make of them."""

    def __init__(self, weights: Weights | None = None) -> None:
        self.weights = weights or Weights()

    def rate(self, state: State, seat: i64, actions: list[Action]) -> list[int]:
        assert isinstance(state, RollingHeightsState)
        outlook = Outlook(state, seat, self.weights)
        if seat != state.active and state.round_number > 0:
            return _rate_throwing(outlook, actions)
        top = state.stack[-1]
        if isinstance(top, Main):
            return rate_main(outlook, actions)
        if isinstance(top, Pay):
            return _rate_payment(outlook, top, actions)
        if isinstance(top, PlacePlan):
            return _rate_places(outlook, top, actions)
        if isinstance(top, Hire):
            return _rate_hiring(outlook, actions)
        if isinstance(top, Upgrade):
            return rate_upgrades(outlook, Works(outlook, Adverts(outlook)), top.steps, actions)
        if isinstance(top, (StartPlan, TakePlan)):
            return _rate_taking(outlook, isinstance(top, StartPlan), actions)
        if isinstance(top, ChooseCube):
            return _rate_cubes(outlook, top.left, actions)
        if isinstance(top, SwapWorker):
            return [_rate_swap(action.a) for action in actions]
        return _rate_throwing(outlook, actions)


def _rate_throwing(outlook: Outlook, actions: list[Action]) -> list[int]:
    """Preparation and risk, ahead of the turn too."""
    kind = actions[0].kind
    if kind is REST or kind is REST_AHEAD:
        return rate_rest(outlook, actions)
    if kind is PUSH or kind is PUSH_AHEAD or kind is STOP or kind is STOP_AHEAD:
        push = pushes(outlook.company)
        return [1 if (a.kind is PUSH or a.kind is PUSH_AHEAD) == push else 0 for a in actions]
    if kind is THROW_AHEAD:
        return [1] * len(actions)
    return rate_tire(outlook, Works(outlook, Adverts(outlook)), actions)


# Plans


def _rate_taking(outlook: Outlook, start: bool, actions: list[Action]) -> list[int]:
    """Free plans: at the start, and for urbanists."""
    state = outlook.state
    adverts = Adverts(outlook)
    market = Market(outlook, adverts, Works(outlook, adverts))
    sites = Sites(outlook, adverts, True)
    units = 0 if start else state.units(outlook.seat)
    rates: list[int] = []
    for action in actions:
        place = sites.find(outlook.rules.plans[action.a], units)
        if place == NONE:
            rates.append(NEVER)
        else:
            slot = state.slot_of(action.a)
            rates.append(market.trial(slot, sites.plots[place], sites.costs[place]))
    return rates


def _rate_places(outlook: Outlook, top: PlacePlan, actions: list[Action]) -> list[int]:
    """By what the plot gives, less what paying for it takes from the works."""
    state = outlook.state
    adverts = Adverts(outlook)
    works = Works(outlook, adverts)
    market = Market(outlook, adverts, works)
    number = state.market[top.slot]
    plan = outlook.rules.plans[number]
    sites = Sites(outlook, adverts, top.why == START)
    paid: list[int] = []
    rates: list[int] = []
    works.add(plan, actions[0].a, plan.needs)
    for action in actions:
        plot = action.a
        cost = top.cost(state, plot)
        while len(paid) <= cost:
            paid.append(market.settle(len(paid)))
        rates.append(sites.worth(plan, plot) + paid[cost])
    return rates


def _rate_hiring(outlook: Outlook, actions: list[Action]) -> list[int]:
    adverts = Adverts(outlook)
    return [
        outlook.worker(action.a) * outlook.left + adverts.worker(action.a) for action in actions
    ]


# Materials


def _rate_payment(outlook: Outlook, top: Pay, actions: list[Action]) -> list[int]:
    """Power first, then the unit that the works miss least."""
    state = outlook.state
    adverts = Adverts(outlook)
    works = Works(outlook, adverts)
    market = Market(outlook, adverts, works)
    cubes = market.cubes
    wilds = outlook.company.wilds
    placing = state.stack[-2]
    if isinstance(placing, PlacePlan):
        plan = outlook.rules.plans[state.market[placing.slot]]
        works.add(plan, placing.plot, plan.needs)
    spending = _payment(outlook, works, cubes, state.power, top, wilds if top.wilds else 0)
    rates: list[int] = []
    for action in actions:
        if action.a == POWER:
            rates.append(9)
        elif action.a == WILD:
            rates.append(1 if spending[MATERIALS] > 0 else -5)
        else:
            rates.append(8 - action.a if spending[action.a] > 0 else -action.a)
    return rates


def _payment(
    outlook: Outlook, works: Works, cubes: list[int], power: i64, top: Pay, wilds: i64
) -> list[int]:
    """Cubes by colour, and wilds behind them, that are best spent."""
    spending = [0] * (MATERIALS + 1)
    left = cubes[:]
    purse = outlook.company.wilds
    for _ in range(top.left - min(power, top.left)):
        best = NONE
        most = NEVER
        for material in range(MATERIALS):
            if left[material] > 0 and (top.lowest == FROM_POWER or material + 1 >= top.lowest):
                left[material] -= 1
                worth = works.settle(left, wilds=purse)
                left[material] += 1
                if worth > most:
                    most = worth
                    best = material
        if wilds > 0:
            worth = works.settle(left, wilds=purse - 1) - outlook.wild
            if worth > most:
                best = MATERIALS
        if best == NONE:
            break
        spending[best] += 1
        if best == MATERIALS:
            wilds -= 1
            purse -= 1
        else:
            left[best] -= 1
    return spending


def _rate_cubes(outlook: Outlook, count: i64, actions: list[Action]) -> list[int]:
    """The colour the works can use best; of two cubes the lower colour is named first."""
    works = Works(outlook, Adverts(outlook))
    hand = expected(outlook)
    power = hand[MATERIALS]
    wilds = outlook.company.wilds
    rates: list[int] = []
    for action in actions:
        hand[action.a] += 1
        rate = works.settle(hand, wilds=wilds, power=power)
        if count > 1:
            rate = NEVER
            for other in range(action.a, MATERIALS):
                hand[other] += 1
                rate = max(rate, works.settle(hand, wilds=wilds, power=power))
                hand[other] -= 1
        hand[action.a] -= 1
        rates.append(rate)
    return rates


def _rate_swap(status: i64) -> i64:
    return 10 - SWAPPED_FIRST.index(status) if status in SWAPPED_FIRST else 0
