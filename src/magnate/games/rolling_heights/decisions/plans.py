"""Plans: the start, buying, taking and placing them (RH-1.8, RH-5.5, RH-5.6)."""

from __future__ import annotations

from typing import ClassVar, Final

from mypy_extensions import i64

from magnate.core.actions import Action, ActionKind
from magnate.core.decisions import OneSeat
from magnate.core.domains import Domain
from magnate.core.facts import Fact
from magnate.core.ints import bit
from magnate.games.rolling_heights.actions import PLACE, TAKE
from magnate.games.rolling_heights.city import DISTANCE, FARTHEST, mask_of, spread
from magnate.games.rolling_heights.decisions.payment import pay
from magnate.games.rolling_heights.facts import (
    ASK_PLACE,
    ASK_START,
    ASK_TAKE,
    BONUS,
    BOUGHT,
    GOT_WILDS,
    HAS_SURCHARGE,
    NOT_LEVEL_1,
    NOT_OPEN,
    ON_WATER,
    PLOT_TAKEN,
    STARTED_WITH,
    TOO_DEAR,
    TOO_NEAR,
    TOOK,
)
from magnate.games.rolling_heights.market import note_wilds
from magnate.games.rolling_heights.rules import MARKET, NONE, SLOTS
from magnate.games.rolling_heights.state import RollingHeightsState
from magnate.games.rolling_heights.units import FROM_PLAN

# Why a plan is placed.
START: Final = 0
PURCHASE: Final = 1
URBANIST_TAKES: Final = 2
PLACING: Final = Domain("placing", ("start", "purchase", "urbanist"))


class StartPlan(OneSeat[RollingHeightsState]):
    """Which open level-1 plan does a player begin with? (RH-1.8)"""

    kinds: ClassVar[tuple[ActionKind, ...]] = (TAKE,)

    def question(self, state: RollingHeightsState, seat: i64) -> Fact:
        return ASK_START.at()

    def options(self, state: RollingHeightsState, seat: i64, out: list[Action]) -> None:
        for slot in range(SLOTS):
            if state.market[slot] != NONE:
                out.append(TAKE.at(state.market[slot]))

    def reason(self, state: RollingHeightsState, seat: i64, action: Action) -> Fact:
        return (NOT_LEVEL_1 if state.slot_of(action.a) != NONE else NOT_OPEN).at()

    def resolve(self, state: RollingHeightsState, seat: i64, action: Action) -> None:
        state.replace(PlacePlan(seat, state.slot_of(action.a), START))


class TakePlan(OneSeat[RollingHeightsState]):
    """Which plan does a hard urbanist take? (RH-5.2)"""

    kinds: ClassVar[tuple[ActionKind, ...]] = (TAKE,)

    def question(self, state: RollingHeightsState, seat: i64) -> Fact:
        return ASK_TAKE.at()

    def options(self, state: RollingHeightsState, seat: i64, out: list[Action]) -> None:
        for slot in range(MARKET):
            if state.market[slot] != NONE:
                out.append(TAKE.at(state.market[slot]))

    def reason(self, state: RollingHeightsState, seat: i64, action: Action) -> Fact:
        return NOT_OPEN.at()

    def about(self, state: RollingHeightsState, seat: i64, action: Action) -> dict[str, int]:
        return {"cost": cheapest_surcharge(state)}

    def resolve(self, state: RollingHeightsState, seat: i64, action: Action) -> None:
        state.replace(PlacePlan(seat, state.slot_of(action.a), URBANIST_TAKES))


class PlacePlan(OneSeat[RollingHeightsState]):
    """Where is the plan put? Once that is said, it is paid, and then it lies there."""

    kinds: ClassVar[tuple[ActionKind, ...]] = (PLACE,)

    def __init__(self, seat: i64, slot: i64, why: i64, plot: i64 = NONE) -> None:
        super().__init__(seat)
        self.slot = slot
        """The plan's place in the market."""
        self.why = why
        self.plot = plot
        """NONE until it has been chosen."""

    def args(self) -> tuple[int, ...]:
        return (self.seat, self.slot, self.why, self.plot)

    def question(self, state: RollingHeightsState, seat: i64) -> Fact:
        return ASK_PLACE.at(state.market[self.slot])

    def options(self, state: RollingHeightsState, seat: i64, out: list[Action]) -> None:
        if self.why == START:
            for plot in start_plots(state, seat):
                out.append(PLACE.at(plot))
            return
        units = state.units(seat)
        for plot in state.city.land:
            if state.open_land(plot) and self.cost(state, plot) <= units:
                out.append(PLACE.at(plot))

    def cost(self, state: RollingHeightsState, plot: i64) -> i64:
        """Slot, surcharge and distance (RH-5.5); an urbanist pays the surcharge alone."""
        if self.why == START:
            return 0
        cost = state.city.surcharge[plot]
        if self.why == PURCHASE:
            cost += state.rules.slot_costs[self.slot] + state.distance_cost(self.seat, plot)
        return cost

    def reason(self, state: RollingHeightsState, seat: i64, action: Action) -> Fact:
        plot = action.a
        if state.city.water[plot]:
            return ON_WATER.at()
        if state.plans[plot] != NONE:
            return PLOT_TAKEN.at()
        if self.why == START:
            return (HAS_SURCHARGE if state.city.surcharge[plot] > 0 else TOO_NEAR).at()
        return TOO_DEAR.at(self.cost(state, plot), state.units(seat))

    def about(self, state: RollingHeightsState, seat: i64, action: Action) -> dict[str, int]:
        plot = action.a
        plan = state.rules.plans[state.market[self.slot]]
        parts = {"cost": self.cost(state, plot)}
        if self.why == PURCHASE:
            parts["market"] = state.rules.slot_costs[self.slot]
            parts["distance"] = state.distance_cost(seat, plot)
        if self.why != START:
            parts["surcharge"] = state.city.surcharge[plot]
        parts["bonus"] = state.city.bonus(plot, plan.type)
        return parts

    def resolve(self, state: RollingHeightsState, seat: i64, action: Action) -> None:
        cost = self.cost(state, action.a)
        state.replace(PlacePlan(seat, self.slot, self.why, plot=action.a))
        pay(state, seat, cost, wilds=True)

    def resume(self, state: RollingHeightsState) -> None:
        """Once a plot is chosen and all is paid, the plan lies there."""
        if self.plot == NONE:
            return
        seat = self.seat
        plan = state.market[self.slot]
        cost = self.cost(state, self.plot)
        level = self.slot // SLOTS + 1
        slot = self.slot % SLOTS + 1
        if self.why == START:
            state.tell(STARTED_WITH, seat, plan, self.plot, slot)
        elif self.why == PURCHASE:
            state.tell(BOUGHT, seat, plan, self.plot, cost, level, slot)
            state.bought = plan
            note_wilds(state, self.slot)
        else:
            state.tell(TOOK, seat, plan, self.plot, cost, level, slot)
        bonus = put_plan(state, seat, self.slot, self.plot)
        if bonus > 0:
            state.tell(BONUS, seat, self.plot, bonus)
        wilds = state.market_wilds[self.slot]
        if wilds > 0:
            state.market_wilds[self.slot] = 0
            state.companies[seat].wilds += wilds
            state.tell(GOT_WILDS, seat, wilds, FROM_PLAN)
        state.close()


def put_plan(state: RollingHeightsState, owner: i64, slot: i64, plot: i64) -> i64:
    """The plan goes from the market to the map; its bonus is scored (RH-5.5)."""
    number = state.market[slot]
    plan = state.rules.plans[number]
    state.market[slot] = NONE
    state.lay(owner, number, plot)
    state.laid |= bit(plot)
    bonus = state.city.bonus(plot, plan.type)
    state.companies[owner].plot_vp += bonus
    state.put = state.round_number > 0
    return bonus


# Where a plan can go


def start_plots(state: RollingHeightsState, owner: i64) -> list[int]:
    """Land without surcharge, not near an opponent's starting plan; if there is none, the ban
    shrinks (RH-1.8, RH-1.11)."""
    ban = state.rules.start_ban
    while True:
        plots: list[int] = []
        for plot in state.city.land:
            free = state.open_land(plot) and state.city.surcharge[plot] == 0
            if free and not _near_opponent(state, owner, plot, ban):
                plots.append(plot)
        if plots:
            return plots
        ban -= 1


def _near_opponent(state: RollingHeightsState, owner: i64, plot: i64, ban: i64) -> bool:
    for other, company in enumerate(state.companies):
        if other != owner:
            for theirs in company.plots:
                if DISTANCE[plot][theirs] <= ban:
                    return True
    return False


def cheapest_placement(state: RollingHeightsState, seat: i64) -> i64:
    """The least that surcharge and distance can cost; NONE if no plot is left."""
    if state.vacant == 0:
        return NONE
    least: i64 = NONE
    reached = mask_of(state.companies[seat].plots)
    distance: i64
    for distance in range(FARTHEST):
        if least != NONE and distance >= least:
            break
        reached = spread(reached)
        surcharge = state.city.least_surcharge(reached & state.vacant)
        if surcharge != NONE and (least == NONE or distance + surcharge < least):
            least = distance + surcharge
    return least


def cheapest_surcharge(state: RollingHeightsState) -> i64:
    """The least that an urbanist pays; NONE if no plot is left."""
    return state.city.least_surcharge(state.vacant)
