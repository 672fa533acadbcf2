"""What a seat's screen may show of Rolling Heights; `view_types.py` says what the fields are."""

from __future__ import annotations

from collections.abc import Mapping
from typing import cast

from magnate.core.actions import Action
from magnate.games.rolling_heights.actions import (
    BUY,
    MATERIALS,
    PLACE,
    PLOTS,
    STATUSES,
    TIRED,
    WORKERS,
)
from magnate.games.rolling_heights.buildings import building_vp, tower_cubes
from magnate.games.rolling_heights.cards import best_target, card_vp
from magnate.games.rolling_heights.decisions.building import Exchange
from magnate.games.rolling_heights.decisions.leaders import ChooseCube
from magnate.games.rolling_heights.decisions.payment import Pay
from magnate.games.rolling_heights.decisions.plans import PlacePlan
from magnate.games.rolling_heights.decisions.upgrades import Upgrade
from magnate.games.rolling_heights.deck import Card
from magnate.games.rolling_heights.rules import (
    LEVELS,
    MARKET,
    NEED_BITS,
    NEED_MASK,
    NONE,
    PREPARATION,
    RISK,
    RIVAL,
    SETUP,
    SLOTS,
    STRUCK,
    THROWN,
)
from magnate.games.rolling_heights.scoring import forecast, public_forecast, rival_forecast
from magnate.games.rolling_heights.state import RollingHeightsState
from magnate.games.rolling_heights.throwing import strike_permille
from magnate.games.rolling_heights.view_types import (
    AdView,
    ChosenView,
    CompanyView,
    DistrictView,
    PaymentView,
    PlacementView,
    PlaceView,
    PlotView,
    RivalStanding,
    RivalView,
    RollingHeightsView,
    SlotView,
    Standing,
    TargetView,
    TowerView,
    TurnView,
    YieldView,
)


def view_of(state: RollingHeightsState, seat: int | None) -> RollingHeightsView:
    """What a seat may see; None is a spectator."""
    public = _public_view(state)
    return public if seat is None else own_view(state, seat, public)


def own_view(
    state: RollingHeightsState, seat: int, public: Mapping[str, object]
) -> RollingHeightsView:
    """What a seat may see, beginning with what a spectator sees."""
    legal = state.legal(seat)
    view = cast(RollingHeightsView, public).copy()
    view["seat"] = seat
    view["placements"] = _placements(state, seat)
    view["places"] = _places(state, seat, legal)
    view["affordable"] = [action.a for action in legal if action.kind is BUY]
    view["companies"] = view["companies"][:]
    view["companies"][seat] = _company(state, seat, True)
    return view


def _public_view(state: RollingHeightsState) -> RollingHeightsView:
    return {
        "seat": None,
        "round": state.round_number,
        "last_round": state.last_round if state.last_round > 0 else None,
        "trigger": _known(state.trigger),
        "quiet": state.quiet,
        "quiet_left": state.rules.quiet_rounds - state.quiet,
        "put": state.put,
        "first": state.first,
        "active": state.active,
        "phase": _phase(state),
        "turn": _turn(state),
        "over": state.over,
        "districts": [_district(code) for code in state.city.layout],
        "plots": [_plot(state, plot) for plot in range(PLOTS)],
        "market": [_slot(state, slot) for slot in range(MARKET)],
        "wild_plans": [plan for plan in state.wild_plans if state.slot_of(plan) != NONE],
        "piles": [len(state.piles[level]) - state.drawn[level] for level in range(LEVELS)],
        "cubes": state.rules.cubes[:],
        "supply": list(state.supply),
        "unbuilt": [state.unbuilt(material) for material in range(MATERIALS)],
        "worker_supply": list(state.worker_supply),
        "wild_supply": state.wild_supply,
        "ads": [_ad(state, ad) for ad in state.ads],
        "yard": list(state.yard),
        "special_yard": list(state.special_yard),
        "power": state.power,
        "chosen": _chosen(state),
        "payment": _payment(state),
        "placements": None,
        "places": [],
        "affordable": [],
        "companies": [_company(state, owner, False) for owner in range(state.players)],
        "rival": _rival(state) if state.rules.solo else None,
    }


def _known(value: int) -> int | None:
    return None if value == NONE else value


def _plots_of(mask: int) -> list[int]:
    return [plot for plot in range(PLOTS) if (mask >> plot) & 1]


# The turn


def _phase(state: RollingHeightsState) -> int:
    stage = state.companies[state.active].stage
    if state.phase == PREPARATION and (stage in (THROWN, STRUCK)):
        return RISK
    return state.phase


def _turn(state: RollingHeightsState) -> TurnView:
    top = state.stack[-1] if state.stack else None
    # The set-up is no turn, and at the end the last one is over: what the state keeps of turns
    # isn't about the active seat then.
    turn = not state.over and state.phase != SETUP
    return {
        "acted": state.acted,
        "bought": _known(state.bought),
        "laid": _plots_of(state.laid) if turn else [],
        "completed": _plots_of(state.finished) if turn else [],
        "led": _plots_of(state.led),
        "vp": state.companies[state.active].vp - state.vp_before if turn else 0,
        "upgrades_left": top.steps if isinstance(top, Upgrade) else 0,
        "cubes_left": top.left if isinstance(top, ChooseCube) else 0,
    }


def _chosen(state: RollingHeightsState) -> ChosenView | None:
    """The plan that is being placed; while it is paid for, that lies beneath the payment."""
    for frame in state.stack:
        if isinstance(frame, PlacePlan):
            return {
                "seat": frame.seat,
                "plan": state.market[frame.slot],
                "level": frame.slot // SLOTS + 1,
                "slot": frame.slot % SLOTS + 1,
                "placing": frame.why,
                "plot": _known(frame.plot),
            }
    return None


def _payment(state: RollingHeightsState) -> PaymentView | None:
    top = state.stack[-1] if state.stack else None
    if not isinstance(top, Pay):
        return None
    paid_for = state.stack[-2]
    cost = 0
    material = NONE
    if isinstance(paid_for, PlacePlan):
        cost = paid_for.cost(state, paid_for.plot)
    elif isinstance(paid_for, Exchange):
        material = paid_for.material
        cost = state.rules.exchange[material]
    return {
        "seat": top.seat,
        "material": _known(material),
        "cost": cost,
        "left": top.left,
        "at_hand": top.at_hand(state),
        "wilds": top.wilds == 1,
    }


# City and market


def _district(code: int) -> DistrictView:
    return {"piece": code // 8 + 1, "side": code // 4 % 2, "turns": code % 4}


def _plot(state: RollingHeightsState, plot: int) -> PlotView:
    city = state.city
    planned = state.plans[plot] != NONE
    rival = planned and state.rules.solo and state.owners[plot] == RIVAL
    return {
        "water": city.water[plot],
        "bonus_type": _known(city.bonus_type[plot]),
        "bonus_vp": city.bonus_vp[plot],
        "surcharge": city.surcharge[plot],
        "plan": _known(state.plans[plot]),
        "owner": None if rival else _known(state.owners[plot]),
        "rival": rival,
        "completed": state.completed(plot),
        "towers": _towers(state, plot) if planned else [],
        "needs": [state.missing(plot, material) for material in range(MATERIALS)],
        "vp": building_vp(state, plot) if planned else None,
    }


def _towers(state: RollingHeightsState, plot: int) -> list[TowerView]:
    """Special cubes came last (RH-7.2), so they lie on the last towers of their colour."""
    plan = state.rules.plans[state.plans[plot]]
    filled = tower_cubes(state, plot)
    left = [
        (state.specials[plot] >> (NEED_BITS * material)) & NEED_MASK
        for material in range(MATERIALS)
    ]
    towers: list[TowerView] = []
    for tower in range(len(filled) - 1, -1, -1):
        colour = plan.colours[tower]
        special = min(left[colour], filled[tower])
        left[colour] -= special
        towers.append(
            {
                "material": colour,
                "height": plan.heights[tower],
                "cubes": filled[tower],
                "special": special,
            }
        )
    towers.reverse()
    return towers


def _slot(state: RollingHeightsState, slot: int) -> SlotView:
    return {
        "level": slot // SLOTS + 1,
        "slot": slot % SLOTS + 1,
        "plan": _known(state.market[slot]),
        "cost": state.rules.slot_costs[slot],
        "wilds": state.market_wilds[slot],
    }


def _placements(state: RollingHeightsState, seat: int) -> list[PlacementView | None] | None:
    if not state.companies[seat].plots:
        return None
    costs: list[PlacementView | None] = []
    for plot in range(PLOTS):
        if state.open_land(plot):
            distance = state.distance_cost(seat, plot)
            costs.append({"distance": distance, "surcharge": state.city.surcharge[plot]})
        else:
            costs.append(None)
    return costs


def _places(state: RollingHeightsState, seat: int, legal: list[Action]) -> list[PlaceView]:
    found: list[PlaceView] = []
    for action in legal:
        if action.kind is PLACE:
            told = state.about(seat, action)
            found.append({"plot": action.a, "cost": told["cost"], "bonus": told["bonus"]})
    return found


# Cards and companies


def _yield(state: RollingHeightsState, owner: int, card: Card) -> YieldView:
    plots: list[int] = []
    vp = card_vp(state, owner, card, plots)
    return {"vp": vp, "plots": sorted(plots)}


def _ad(state: RollingHeightsState, ad: int) -> AdView:
    card = state.rules.ads[ad]
    return {
        "ad": ad,
        "yields": [_yield(state, owner, card) for owner in range(state.players)],
        "rival": _yield(state, RIVAL, card) if state.rules.solo else None,
    }


def _targets(state: RollingHeightsState, owner: int) -> list[TargetView]:
    best = best_target(state, owner)
    found: list[TargetView] = []
    for target in state.companies[owner].targets:
        told = _yield(state, owner, state.rules.targets[target])
        found.append(
            {
                "target": target,
                "vp": told["vp"],
                "plots": told["plots"],
                "counts": target == best,
            }
        )
    return found


def _company(state: RollingHeightsState, owner: int, own: bool) -> CompanyView:
    company = state.companies[owner]
    standing = forecast(state, owner) if own else public_forecast(state, owner)
    strike: int | None = None
    if company.stage == THROWN:
        strike = strike_permille(state.rules, company.count(TIRED))
    return {
        "workers": [
            list(company.workers[status * WORKERS : (status + 1) * WORKERS])
            for status in range(STATUSES)
        ],
        "wilds": company.wilds,
        "units": state.units(owner) if owner == state.active else company.wilds,
        "plots": list(company.plots),
        "vp": company.vp,
        "plot_vp": company.plot_vp,
        "building_vp": company.building_vp,
        "worker_vp": company.worker_vp,
        "stage": company.stage,
        "left": company.left,
        "struck": company.struck,
        "strike": strike,
        "targets": _targets(state, owner) if own or state.over else None,
        "standing": cast(Standing, standing),
    }


def _rival(state: RollingHeightsState) -> RivalView:
    rival = state.companies[RIVAL]
    number = max(1, state.round_number)
    return {
        "plots": list(rival.plots),
        "vp": rival.vp,
        "plot_vp": rival.plot_vp,
        "building_vp": rival.building_vp,
        "next_level": state.rules.rival_level(number) + 1,
        "next_cubes": state.rules.rival_adds(number),
        "standing": cast(RivalStanding, rival_forecast(state)),
    }
