"""The main phase: anything in any order, any number of times unless said (RH-5)."""

from __future__ import annotations

from typing import ClassVar

from mypy_extensions import i64

from magnate.core.actions import Action, ActionKind
from magnate.core.decisions import OneSeat
from magnate.core.facts import Fact
from magnate.games.rolling_heights.actions import (
    ACTIVATE,
    AS_HARD,
    AS_STEADY,
    BUILD,
    BUY,
    DONE,
    DONE_ACTION,
    EXCHANGE,
    HARD,
    HARD_AS_STEADY,
    LEAD,
    LEADER,
    MATERIALS,
    STEADY,
    USE_WILD,
    WORKERS,
)
from magnate.games.rolling_heights.decisions.building import (
    about_building,
    build,
    can_build,
    exchange,
    special_among,
    use_wild,
    why_not_build,
)
from magnate.games.rolling_heights.decisions.leaders import (
    about_leading,
    can_lead,
    lead,
    why_not_lead,
)
from magnate.games.rolling_heights.decisions.plans import PURCHASE, PlacePlan, cheapest_placement
from magnate.games.rolling_heights.decisions.workers import (
    about_worker,
    activate,
    can_activate,
    why_not_activate,
)
from magnate.games.rolling_heights.facts import (
    ASK_MAIN,
    BOUGHT_ALREADY,
    NO_PLOT_LEFT,
    NO_WILD,
    NOT_OPEN,
    TOO_DEAR,
)
from magnate.games.rolling_heights.rules import CLEAN_UP, MARKET, NONE
from magnate.games.rolling_heights.state import RollingHeightsState


class Main(OneSeat[RollingHeightsState]):
    """What to do next?"""

    kinds: ClassVar[tuple[ActionKind, ...]] = (
        ACTIVATE,
        LEAD,
        BUY,
        USE_WILD,
        EXCHANGE,
        BUILD,
        DONE,
    )

    def question(self, state: RollingHeightsState, seat: i64) -> Fact:
        return ASK_MAIN.at(state.round_number)

    def options(self, state: RollingHeightsState, seat: i64, out: list[Action]) -> None:
        self._offer_workers(state, seat, out)
        cubes = state.cubes_at_hand()
        wilds = state.companies[seat].wilds
        if state.bought == NONE:
            self._offer_plans(state, seat, cubes + state.power + wilds, out)
        if wilds > 0:
            out.extend(USE_WILD.actions)
        if cubes + state.power > 0:
            for material in range(MATERIALS):
                if cubes + state.power >= state.rules.exchange[material]:
                    out.append(EXCHANGE.at(material))
        if cubes > 0:
            self._offer_building(state, seat, out)
        out.append(DONE_ACTION)

    def _offer_workers(self, state: RollingHeightsState, seat: i64, out: list[Action]) -> None:
        workers = state.companies[seat].workers
        worker: i64
        for worker in range(WORKERS):
            if workers[STEADY * WORKERS + worker] > 0:
                self._offer(state, seat, worker, AS_STEADY, out)
            if workers[HARD * WORKERS + worker] > 0:
                self._offer(state, seat, worker, AS_HARD, out)
                self._offer(state, seat, worker, HARD_AS_STEADY, out)

    def _offer(
        self, state: RollingHeightsState, seat: i64, worker: i64, way: i64, out: list[Action]
    ) -> None:
        if worker == LEADER:
            for plot in state.companies[seat].plots:
                if can_lead(state, seat, plot, way):
                    out.append(LEAD.at(plot, way))
        elif can_activate(state, seat, worker, way):
            out.append(ACTIVATE.at(worker, way))

    def _offer_plans(
        self, state: RollingHeightsState, seat: i64, units: i64, out: list[Action]
    ) -> None:
        if units < state.rules.cheapest_slot:
            return
        least = cheapest_placement(state, seat)
        if least == NONE:
            return
        market = state.market
        costs = state.rules.slot_costs
        slot: i64
        for slot in range(MARKET):
            if market[slot] != NONE and costs[slot] + least <= units:
                out.append(BUY.at(market[slot]))

    def _offer_building(self, state: RollingHeightsState, seat: i64, out: list[Action]) -> None:
        plots = state.companies[seat].plots
        material: i64
        for material in range(MATERIALS):
            if can_build(state, material):
                for plot in plots:
                    if state.needs[plot] != 0 and state.missing(plot, material) > 0:
                        out.append(BUILD.at(plot, material))

    def reason(self, state: RollingHeightsState, seat: i64, action: Action) -> Fact:
        kind = action.kind
        if kind is ACTIVATE:
            return why_not_activate(state, seat, action.a, action.b)
        if kind is LEAD:
            return why_not_lead(state, seat, action.a, action.b)
        if kind is BUILD:
            return why_not_build(state, seat, action.a, action.b)
        if kind is USE_WILD:
            return NO_WILD.at()
        if kind is EXCHANGE:
            units = state.cubes_at_hand() + state.power
            return TOO_DEAR.at(state.rules.exchange[action.a], units)
        return self._why_not_buy(state, seat, action.a)

    def _why_not_buy(self, state: RollingHeightsState, seat: i64, plan: i64) -> Fact:
        if state.bought != NONE:
            return BOUGHT_ALREADY.at()
        slot = state.slot_of(plan)
        if slot == NONE:
            return NOT_OPEN.at()
        least = cheapest_placement(state, seat)
        if least == NONE:
            return NO_PLOT_LEFT.at()
        return TOO_DEAR.at(state.rules.slot_costs[slot] + least, state.units(seat))

    def about(self, state: RollingHeightsState, seat: i64, action: Action) -> dict[str, int]:
        kind = action.kind
        if kind is ACTIVATE:
            return about_worker(state, seat, action.a, action.b)
        if kind is LEAD:
            return about_leading(state, seat, action.a, action.b)
        if kind is BUILD:
            return about_building(state, action.a, action.b)
        if kind is BUY:
            market = state.rules.slot_costs[state.slot_of(action.a)]
            return {"cost": market + cheapest_placement(state, seat), "market": market}
        if kind is EXCHANGE:
            return {"cost": state.rules.exchange[action.a]}
        if kind is USE_WILD:
            special = special_among(state, action.a, 1)
            wilds_left = state.companies[seat].wilds - 1
            return {"cubes": 1, "special": special, "wilds_left": wilds_left}
        return {"lost_cubes": state.cubes_at_hand(), "lost_power": state.power}

    def resolve(self, state: RollingHeightsState, seat: i64, action: Action) -> None:
        kind = action.kind
        if kind is DONE:
            state.phase = CLEAN_UP
            state.close()
            return
        if kind is ACTIVATE:
            activate(state, seat, action.a, action.b)
        elif kind is BUILD:
            build(state, seat, action.a, action.b)
        elif kind is EXCHANGE:
            exchange(state, seat, action.a)
        elif kind is BUY:
            state.ask(PlacePlan(seat, state.slot_of(action.a), PURCHASE))
        elif kind is LEAD:
            lead(state, seat, action.a, action.b)
        else:
            use_wild(state, seat, action.a)
        state.acted = True
