"""The main phase: workers first, then a purchase if one is worth it, then building."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from magnate.core.actions import Action
from magnate.core.ints import bit
from magnate.games.rolling_heights.actions import (
    ACTIVATE,
    AS_HARD,
    BUILD,
    BUY,
    DONE,
    EXCHANGE,
    HARD_AS_STEADY,
    LEAD,
    MATERIALS,
    PARK,
    SERVANT,
    URBANIST,
    USE_WILD,
)
from magnate.games.rolling_heights.buildings import ability_vp
from magnate.games.rolling_heights.decisions.leaders import ability_of
from magnate.games.rolling_heights.heuristics.adverts import Adverts
from magnate.games.rolling_heights.heuristics.outlook import NEVER, POINT, Outlook
from magnate.games.rolling_heights.heuristics.sites import Sites
from magnate.games.rolling_heights.heuristics.works import Works
from magnate.games.rolling_heights.rules import (
    ANY_CUBES,
    GET_CUBES,
    GET_POWER,
    GET_VP,
    GET_WILDS,
    LIFT,
    LIFT_TIRED,
    MARKET,
    NEED_BITS,
    NONE,
    SLOTS,
    SWAP_WORKER,
    VP_TOWERS,
)
from magnate.games.rolling_heights.scoring import forecast, public_forecast, rival_forecast

# Rates by what comes first.
THROW: Final = 9_000_000
LIFTS: Final = 8_000_000
WORK: Final = 7_000_000
LEAD_FIRST: Final = 6_000_000
TAKES: Final = 5_000_000
BUYS: Final = 4_000_000
BUILDS: Final = 3_000_000
MAKES: Final = 2_000_000
LEAD_LAST: Final = 1_000_000

BEHIND: Final = 20
"""Whoever is so many VP behind doesn't put down the cube that ends the game for its own sake."""


def rate_main(outlook: Outlook, actions: list[Action]) -> list[int]:
    rates = [NEVER] * len(actions)
    if _rate_workers(outlook, actions, rates):
        return rates
    if _rate_leaders(outlook, actions, rates):
        return rates
    adverts = Adverts(outlook)
    works = Works(outlook, adverts)
    market = Market(outlook, adverts, works)
    state = outlook.state
    base = market.settle()
    if state.bought == NONE:
        plan = market.best_purchase(base)
        if plan != NONE:
            for index in range(len(actions)):
                if actions[index].kind is BUY and actions[index].a == plan:
                    rates[index] = BUYS
            return rates
        market.settle()  # once more, as trials have written over what it found
    for index in range(len(actions)):
        action = actions[index]
        kind = action.kind
        if kind is BUILD:
            rates[index] = _rate_building(outlook, works, action)
        elif kind is USE_WILD:
            if works.by_wild and action.a == works.wanted:
                rates[index] = MAKES
        elif kind is EXCHANGE:
            if not works.by_wild and action.a == works.wanted:
                rates[index] = MAKES
        elif kind is DONE:
            rates[index] = 0
    return rates


# Workers


def _rate_workers(outlook: Outlook, actions: list[Action], rates: list[int]) -> bool:
    """All are activated before anything is planned; whether there is anyone to be."""
    found = False
    for index in range(len(actions)):
        action = actions[index]
        if action.kind is not ACTIVATE:
            break
        if action.a == URBANIST:
            if action.b != HARD_AS_STEADY:
                rates[index] = TAKES if action.b == AS_HARD else THROW
                found = True
        elif action.b != HARD_AS_STEADY:
            rates[index] = LIFTS if action.a == SERVANT else WORK - action.a
            found = True
    if found:
        for index in range(len(actions)):
            action = actions[index]
            if action.kind is LEAD:
                kind = ability_of(outlook.state, action.a, action.b).kind
                if kind in (LIFT, LIFT_TIRED):
                    rates[index] = LIFTS - (1 if action.b == HARD_AS_STEADY else 0)
    return found


def _rate_leaders(outlook: Outlook, actions: list[Action], rates: list[int]) -> bool:
    """What helps to build comes first, points last; whether there is something of the first."""
    best = NONE
    most = 0
    early = False
    for index in range(len(actions)):
        action = actions[index]
        if action.kind is LEAD:
            worth, first = _lead_worth(outlook, action)
            if action.b == HARD_AS_STEADY:
                worth -= 3
            if worth > most:
                most = worth
                best = index
                early = first
    if best == NONE:
        return False
    rates[best] = LEAD_FIRST if early else LEAD_LAST
    return early


def _lead_worth(outlook: Outlook, action: Action) -> tuple[int, bool]:
    """What a leader gets in a building, and whether that should be done before building."""
    state = outlook.state
    ability = ability_of(state, action.a, action.b)
    kind = ability.kind
    if GET_VP <= kind <= VP_TOWERS:
        return ability_vp(state, outlook.seat, action.a, ability) * POINT, False
    if kind == GET_WILDS:
        return ability.amount * outlook.wild, True
    if kind == GET_POWER:
        return ability.amount * 30, True
    if kind == GET_CUBES:
        return ability.amount * max(20, outlook.cube[ability.what]), True
    if kind == ANY_CUBES:
        return ability.amount * max(40, outlook.cube[3]), True
    if kind == SWAP_WORKER:
        weights = outlook.weights.worker
        return (weights[ability.into] - weights[ability.what]) * outlook.left, True
    return 60, True


# Building


def _rate_building(outlook: Outlook, works: Works, action: Action) -> i64:
    for place in range(len(works.plots)):
        if works.plots[place] == action.a:
            if works.built[place * MATERIALS + action.b] == 0:
                return NEVER
            state = outlook.state
            if state.last_round == 0 and state.unbuilt(action.b) == 1 and _gathers(outlook, action):
                return NEVER
            plan = outlook.rules.plans[state.plans[action.a]]
            return BUILDS - place - (100 if plan.type == PARK else 0)
    return NEVER


def _gathers(outlook: Outlook, action: Action) -> bool:
    """Whether the last cube of a colour should wait: it completes nothing, and others lead. In a
    full city, or when all wait, nothing more would come of it."""
    state = outlook.state
    if state.vacant == 0 or state.quiet > 0 or state.needs[action.a] == bit(NEED_BITS * action.b):
        return False
    own = forecast(state, outlook.seat)["total"]
    if outlook.rules.solo:
        return rival_forecast(state)["total"] - own >= BEHIND
    for other in range(state.players):
        if other != outlook.seat and public_forecast(state, other)["total"] - own >= BEHIND:
            return True
    return False


# The market


@final
class Market:
    """What can be bought with the cubes at hand, and what comes of it."""

    def __init__(self, outlook: Outlook, adverts: Adverts, works: Works) -> None:
        self.outlook = outlook
        self.adverts = adverts
        self.works = works
        state = outlook.state
        self.cubes = [state.yard[m] + state.special_yard[m] for m in range(MATERIALS)]
        self.power = state.power

    def best_purchase(self, base: i64) -> i64:
        """The plan to buy; NONE if none is worth it."""
        outlook = self.outlook
        state = outlook.state
        units = state.units(outlook.seat)
        sites = Sites(outlook, self.adverts, False)
        best = NONE
        most = base + outlook.weights.purchase
        for slot in range(MARKET):
            plan = state.market[slot]
            if plan != NONE:
                cost = outlook.rules.slot_costs[slot]
                if cost <= units:
                    place = sites.find(outlook.rules.plans[plan], units - cost)
                    if place != NONE:
                        worth = self.trial(slot, sites.plots[place], cost + sites.costs[place])
                        if worth > most:
                            most = worth
                            best = plan
        return best

    def settle(self, cost: i64 = 0, gift: i64 = 0) -> i64:
        """Share out all that is at hand, after paying a cost."""
        wilds = self.outlook.company.wilds
        return self.works.settle(self.cubes, wilds=wilds, power=self.power, cost=cost, gift=gift)

    def trial(self, slot: i64, plot: i64, cost: i64) -> i64:
        """What the works are worth with one more plan."""
        outlook = self.outlook
        state = outlook.state
        plan = outlook.rules.plans[state.market[slot]]
        gift = state.market_wilds[slot]
        works = self.works
        works.add(plan, plot, plan.needs)
        worth = self.settle(cost, gift)
        works.drop()
        worth += gift * outlook.wild + state.city.bonus(plot, plan.type) * POINT
        if slot % SLOTS > 1 and outlook.left > 0:
            worth -= outlook.weights.gift
        if plan.level == 0 and outlook.workers >= outlook.rules.most_active:
            worth -= outlook.weights.small
        return worth
