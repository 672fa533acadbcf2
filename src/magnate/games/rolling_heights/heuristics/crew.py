"""Workers: who is worth what this turn, who sits out, who tires, who is lifted."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from magnate.core.actions import Action
from magnate.core.ints import apart
from magnate.games.rolling_heights.actions import (
    DONE,
    EXECUTIVE,
    HARD,
    LEADER,
    MATERIALS,
    SERVANT,
    STEADY,
    TIRED,
    URBANIST,
    WORKERS,
)
from magnate.games.rolling_heights.company import Company
from magnate.games.rolling_heights.heuristics.outlook import NEVER, POINT, Outlook, ability_worth
from magnate.games.rolling_heights.heuristics.works import Works

SPARE: Final = 12
"""What a cube is worth beyond what the works make of it: it may pay a purchase."""
FITTING: Final = 30
"""The same of one whose colour is needed."""
POWER_UNIT: Final = 32
"""What a unit of power is worth."""
STEP: Final = 65
"""What an upgrade is worth."""
FREE_PLAN: Final = 250
"""What a plan that needn't be bought is worth."""
FEW: Final = 3
"""With so few at work even a single tired one is pushed."""


def pushes(company: Company) -> bool:
    """Two tired ones are worth the risk, one only if there is little to lose."""
    tired = company.count(TIRED)
    return tired >= 2 or (tired == 1 and company.working() <= FEW)


def expected(outlook: Outlook) -> list[int]:
    """Cubes of the yard and of those still to be activated; power comes fifth."""
    state = outlook.state
    company = outlook.company
    rules = outlook.rules
    found = [0] * (MATERIALS + 1)
    for material in range(MATERIALS):
        found[material] = state.yard[material] + state.special_yard[material]
        found[material] += company.at(STEADY, material) * rules.steady_amount[material]
        found[material] += company.at(HARD, material) * rules.hard_amount[material]
    found[MATERIALS] = state.power
    found[MATERIALS] += company.at(STEADY, EXECUTIVE) * rules.steady_amount[EXECUTIVE]
    found[MATERIALS] += company.at(HARD, EXECUTIVE) * rules.hard_amount[EXECUTIVE]
    return found


def _step_worths(outlook: Outlook, works: Works) -> list[int]:
    """What each colour's step to steady is worth now, and behind them the step to hard."""
    return _worths(outlook, works, 1)


def _losses(outlook: Outlook, works: Works) -> list[int]:
    """What is lost when one steady worker of each colour lies down; a hard one, behind them."""
    return _worths(outlook, works, -1)


def _worths(outlook: Outlook, works: Works, sign: i64) -> list[int]:
    rules = outlook.rules
    hand = expected(outlook)
    base = works.settle(hand, wilds=outlook.company.wilds, power=hand[MATERIALS])
    worths = [0] * (2 * WORKERS)
    for worker in range(WORKERS):
        steady = rules.steady_amount[worker]
        hard = rules.hard_amount[worker]
        if sign > 0:
            hard -= steady
        if worker < MATERIALS:
            worths[worker] = _cube_worth(outlook, works, hand, base, worker, sign * steady)
            worths[WORKERS + worker] = worths[worker]
            if hard != steady:
                hard_worth = _cube_worth(outlook, works, hand, base, worker, sign * hard)
                worths[WORKERS + worker] = hard_worth
        else:
            each = POINT
            if worker == EXECUTIVE:
                each = POWER_UNIT
            elif worker == SERVANT:
                each = STEP
            worths[worker] = each * steady
            worths[WORKERS + worker] = each * hard
    lead = _lead_worth(outlook, False)
    hard_lead = max(lead, _lead_worth(outlook, True))
    worths[LEADER] = lead
    worths[WORKERS + LEADER] = hard_lead - lead if sign > 0 else hard_lead
    worths[URBANIST] = 0 if sign > 0 else 30
    worths[WORKERS + URBANIST] = FREE_PLAN
    return worths


def _cube_worth(
    outlook: Outlook, works: Works, hand: list[int], base: i64, material: i64, amount: i64
) -> i64:
    """The worth of so many cubes more, or the loss of so many."""
    if hand[material] + amount < 0:
        return 0
    hand[material] += amount
    worth = works.settle(hand, wilds=outlook.company.wilds, power=hand[MATERIALS]) - base
    hand[material] -= amount
    each = SPARE if works.missing(material) < hand[material] + amount else FITTING
    return apart(worth, 0) + each * apart(amount, 0)


def _lead_worth(outlook: Outlook, hard: bool) -> i64:
    """The best ability of an own building that has not been used."""
    state = outlook.state
    best = 0
    for plot in outlook.company.plots:
        if state.needs[plot] == 0 and (state.led >> plot) & 1 == 0:
            plan = outlook.rules.plans[state.plans[plot]]
            best = max(best, ability_worth(plan.hard if hard else plan.steady))
    return best


def rate_rest(outlook: Outlook, actions: list[Action]) -> list[int]:
    """Those sit out who bring least; as they are picked in order, the first of them is named."""
    company = outlook.company
    weights = outlook.weights
    worths = [0] * WORKERS
    for worker in range(WORKERS):
        worths[worker] = weights.worker[worker] * 10
        if worker == LEADER:
            worths[worker] = max(_lead_worth(outlook, False), 20) * 10
    _spread(outlook, worths)
    left = company.left
    picked = [0] * WORKERS
    there = [company.at(TIRED, worker) for worker in range(WORKERS)]
    while left > 0:
        least = -1
        for worker in range(company.lowest, WORKERS):
            there_still = there[worker] > picked[worker]
            if there_still and (least < 0 or worths[worker] < worths[least]):
                least = worker
        if least < 0:
            break
        picked[least] += 1
        worths[least] += 60
        left -= 1
    rates: list[int] = []
    for action in actions:
        rates.append(WORKERS - action.a if picked[action.a] > 0 else -action.a - 1)
    return rates


def _spread(outlook: Outlook, worths: list[int]) -> None:
    """Cubes that open plans need count for more, those that they don't for less."""
    state = outlook.state
    for material in range(MATERIALS):
        missing = 0
        for plot in outlook.company.plots:
            if state.needs[plot] != 0:
                missing += state.missing(plot, material)
        count = outlook.company.of_colour(material)
        worths[material] += 40 * (min(missing, 6) - count)


def rate_tire(outlook: Outlook, works: Works, actions: list[Action]) -> list[int]:
    """Of those at work the half that brings least; named in order."""
    company = outlook.company
    lost = _losses(outlook, works)
    count = company.left
    lowest = company.lowest
    following: i64 = 0
    for place in range(lowest, WORKERS * 2):
        following += company.at(STEADY + place % 2, place // 2)
    if following < count:
        lowest = 0  # somebody has begun in another order
    worths: list[int] = []
    places: list[int] = []
    for worker in range(WORKERS):
        for pose in (STEADY, HARD):
            place = worker * 2 + pose - STEADY
            if place >= lowest:
                worth = lost[worker + (WORKERS if pose == HARD else 0)]
                for _ in range(company.at(pose, worker)):
                    worths.append(worth)
                    places.append(place)
                    worth += 10  # the more are gone, the more the others are missed
    first = WORKERS * 2
    for _ in range(count):
        least = 0
        for index in range(1, len(worths)):
            if worths[index] < worths[least]:
                least = index
        worths[least] = -NEVER
        first = min(first, places[least])
    rates: list[int] = []
    for action in actions:
        place = action.a * 2 + action.b - STEADY
        rates.append(100 if place == first else -apart(place, first))
    return rates


def rate_upgrades(outlook: Outlook, works: Works, steps: i64, actions: list[Action]) -> list[int]:
    """The best step; with two of them the first of the best pair."""
    worths = _step_worths(outlook, works)
    rates: list[int] = []
    gains: list[int] = []
    for action in actions:
        if action.kind is DONE:
            gains.append(0)
        else:
            gains.append(worths[action.a + (WORKERS if action.b == STEADY else 0)])
    for index in range(len(actions)):
        rate = gains[index]
        if steps > 1 and actions[index].kind is not DONE:
            following = 0
            action = actions[index]
            if action.b == TIRED:
                following = worths[WORKERS + action.a]
            if outlook.company.at(action.b, action.a) > 1:
                following = max(following, gains[index] - 5)
            for other in range(index + 1, len(actions)):
                following = max(following, gains[other])
            rate += following
        rates.append(rate)
    return rates
