"""What plans are worth: completed now, completed later, and for the workers they bring."""

from __future__ import annotations

from mypy_extensions import i64

from magnate.games.rolling_heights.actions import LEADER, PLOTS
from magnate.games.rolling_heights.city import DISTANCE, NEIGHBOURS
from magnate.games.rolling_heights.deck import WATER
from magnate.games.rolling_heights.heuristics.adverts import Adverts
from magnate.games.rolling_heights.heuristics.outlook import POINT, Outlook, ability_worth
from magnate.games.rolling_heights.rules import NO_ABILITY, NONE, Plan
from magnate.games.rolling_heights.state import RollingHeightsState


def counted(state: RollingHeightsState, plan: Plan, plot: i64, started: i64) -> i64:
    """What a park counts around a plot, in hundredths; unfinished plans at so many percent."""
    if plan.within == 1:
        count = 0
        for other in NEIGHBOURS[plot]:
            count += _counts(state, plan, other, started)
        return count
    count = 0
    distances = DISTANCE[plot]
    for other in range(PLOTS):
        if 0 < distances[other] <= plan.within and state.plans[other] != NONE:
            count += _counts(state, plan, other, started)
    return count


def _counts(state: RollingHeightsState, plan: Plan, other: i64, started: i64) -> i64:
    number = state.plans[other]
    if number == NONE:
        return POINT if state.city.water[other] and (plan.per >> WATER) & 1 else 0
    if (plan.per >> state.rules.plans[number].type) & 1 == 0:
        return 0
    return POINT if plan.any_plan or state.needs[other] == 0 else started


def staff_worth(outlook: Outlook, adverts: Adverts, plan: Plan) -> tuple[int, int]:
    """What the plan's workers bring in a turn, and at the end."""
    each_turn = 0
    at_end = 0
    for symbol in range(len(plan.first_workers)):
        one = plan.first_workers[symbol]
        other = plan.second_workers[symbol]
        supply = outlook.state.worker_supply
        first = outlook.worker(one) if supply[one] > 0 else 0
        second = outlook.worker(other) if other != NONE and supply[other] > 0 else 0
        each_turn += max(first, second)
        end = adverts.worker(one) if supply[one] > 0 else 0
        if other != NONE and supply[other] > 0:
            end = max(end, adverts.worker(other))
        at_end += end
    return each_turn, at_end


def ability_gain(outlook: Outlook, plan: Plan, plot: i64) -> i64:
    """What a building's ability is worth to the leaders there are, in a turn."""
    if plan.steady.kind == NO_ABILITY:
        return 0
    leaders = outlook.company.of_colour(LEADER)
    if leaders == 0:
        return 8
    state = outlook.state
    served = 0
    for other in outlook.company.plots:
        if other != plot and outlook.rules.plans[state.plans[other]].steady.kind != NO_ABILITY:
            served += 1
    worth = (2 * ability_worth(plan.steady) + ability_worth(plan.hard)) // 3
    return worth * 2 // 3 if served < leaders else worth // 6
