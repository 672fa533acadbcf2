"""What a seat's screen may show of Rolling Heights."""

from __future__ import annotations

from typing import TYPE_CHECKING, TypedDict

from magnate.games.rolling_heights.actions import MATERIALS, PLACE, PLOTS, STATUSES, TIRED, WORKERS
from magnate.games.rolling_heights.buildings import building_vp, tower_cubes
from magnate.games.rolling_heights.cards import ad_vp, best_target, target_vp
from magnate.games.rolling_heights.rules import (
    LEVELS,
    MARKET,
    NEED_BITS,
    NEED_MASK,
    NONE,
    RIVAL,
    THROWN,
)
from magnate.games.rolling_heights.scoring import forecast, public_forecast, rival_forecast
from magnate.games.rolling_heights.throwing import strike_permille

if TYPE_CHECKING:
    from magnate.games.rolling_heights.state import RollingHeightsState


class PlotView(TypedDict):
    """A plot of the city, and the plan on it. Without one: -1, no towers and zeros."""

    water: bool
    bonus_type: int
    """The type whose plans score here; -1 for no bonus."""
    bonus_vp: int
    surcharge: int
    plan: int
    owner: int
    """Its seat; in a solo game 1 for the Rival."""
    completed: bool
    towers: list[list[int]]
    """For each tower its material, its height, the cubes on it, and how many of these are special:
    they lie on top."""
    needs: list[int]
    """The cubes it still needs, by colour."""
    vp: int
    """What the building gives, or would give if it were completed now."""


class SlotView(TypedDict):
    """A slot of the market; -1 for a gap."""

    plan: int
    cost: int
    wilds: int


class AdView(TypedDict):
    """An open ad."""

    ad: int
    yields: list[int]
    """What it would give each company if the game ended now; in a solo game the Rival is last."""


class CompanyView(TypedDict):
    """A company. What others may not see is None."""

    workers: list[list[int]]
    """How many of each colour have each status: `workers[status][worker]`."""
    wilds: int
    plots: list[int]
    """Where its plans lie, the oldest first."""
    vp: int
    plot_vp: int
    building_vp: int
    worker_vp: int
    stage: int
    """How far its turn is prepared."""
    left: int
    """How many workers it still has to pick in that stage."""
    struck: bool
    strike: int
    """The chance of a strike, per mille, if it pushes now; 0 when it can't."""
    targets: list[int] | None
    """The secret targets; shown to all at the end."""
    target_yields: list[int] | None
    """What each would give if the game ended now."""
    best_target: int | None
    """The one that would count; -1 for none."""
    standing: dict[str, int]
    """The score by its parts if the game ended now; a target others may not see counts 0."""


class RivalView(TypedDict):
    """The opponent of a solo game (RH-9)."""

    plots: list[int]
    vp: int
    plot_vp: int
    building_vp: int
    standing: dict[str, int]


class RollingHeightsView(TypedDict):
    """The table as one seat sees it."""

    seat: int | None
    round: int
    last_round: int
    """0 until the end has been triggered."""
    quiet: int
    """Whole rounds in succession in which nothing was put on the map."""
    quiet_left: int
    """As many more of them end the game."""
    put: bool
    """Whether something has been put on it this round."""
    trigger: int
    """What triggered it: a material, 4 for a full city; -1 before."""
    first: int
    active: int
    phase: int
    acted: bool
    bought: bool
    over: bool
    layout: list[int]
    plots: list[PlotView]
    market: list[SlotView]
    """Nine slots of level 1 and nine of level 2, each row from the far end."""
    wild_plans: list[int]
    """The open plans that get a wild in the clean-up."""
    piles: list[int]
    """How many plans of each level are still to be drawn."""
    cubes: list[int]
    """The real cubes of each colour in this game."""
    supply: list[int]
    unbuilt: list[int]
    """Real cubes that stand on no building: when one colour has none, the end is triggered."""
    worker_supply: list[int]
    wild_supply: int
    ads: list[AdView]
    yard: list[int]
    """Real cubes of the player whose turn it is."""
    special_yard: list[int]
    """His special cubes, by the colour they stand for."""
    power: int
    led: list[int]
    """The plots whose ability has been used this turn."""
    placements: list[tuple[int, int] | None] | None
    """What a bought plan costs the viewing seat on each plot beside its price: distance and
    surcharge; None where no plan can be put, and for who has no plan yet."""
    places: list[list[int]]
    """Where the viewing seat can put the plan it has just chosen: the plot, what that costs in all,
    and the bonus."""
    companies: list[CompanyView]
    rival: RivalView | None


def view_of(state: RollingHeightsState, seat: int | None) -> RollingHeightsView:
    """What a seat may see; None is a spectator."""
    return {
        "seat": seat,
        "round": state.round_number,
        "last_round": state.last_round,
        "quiet": state.quiet,
        "quiet_left": state.rules.quiet_rounds - state.quiet,
        "put": state.put,
        "trigger": state.trigger,
        "first": state.first,
        "active": state.active,
        "phase": state.phase,
        "acted": state.acted,
        "bought": state.bought,
        "over": state.over,
        "layout": state.city.layout[:],
        "plots": [_plot(state, plot) for plot in range(PLOTS)],
        "market": [_slot(state, slot) for slot in range(MARKET)],
        "wild_plans": [plan for plan in state.wild_plans if state.slot_of(plan) != NONE],
        "piles": [len(state.piles[level]) - state.drawn[level] for level in range(LEVELS)],
        "cubes": state.rules.cubes[:],
        "supply": state.supply[:],
        "unbuilt": [state.unbuilt(material) for material in range(MATERIALS)],
        "worker_supply": state.worker_supply[:],
        "wild_supply": state.wild_supply,
        "ads": [_ad(state, ad) for ad in state.ads],
        "yard": state.yard[:],
        "special_yard": state.special_yard[:],
        "power": state.power,
        "led": [plot for plot in range(PLOTS) if (state.led >> plot) & 1],
        "placements": None if seat is None else _placements(state, seat),
        "places": [] if seat is None else _places(state, seat),
        "companies": [_company(state, owner, owner == seat) for owner in range(state.players)],
        "rival": _rival(state) if state.rules.solo else None,
    }


def _plot(state: RollingHeightsState, plot: int) -> PlotView:
    city = state.city
    planned = state.plans[plot] != NONE
    return {
        "water": city.water[plot],
        "bonus_type": city.bonus_type[plot],
        "bonus_vp": city.bonus_vp[plot],
        "surcharge": city.surcharge[plot],
        "plan": state.plans[plot],
        "owner": state.owners[plot],
        "completed": state.completed(plot),
        "towers": _towers(state, plot) if planned else [],
        "needs": [state.missing(plot, material) for material in range(MATERIALS)],
        "vp": building_vp(state, plot) if planned else 0,
    }


def _towers(state: RollingHeightsState, plot: int) -> list[list[int]]:
    """Special cubes came last (RH-7.2), so they lie on the last towers of their colour."""
    plan = state.rules.plans[state.plans[plot]]
    filled = tower_cubes(state, plot)
    left = [
        (state.specials[plot] >> (NEED_BITS * material)) & NEED_MASK
        for material in range(MATERIALS)
    ]
    towers: list[list[int]] = []
    for tower in range(len(filled) - 1, -1, -1):
        colour = plan.colours[tower]
        special = min(left[colour], filled[tower])
        left[colour] -= special
        towers.append([colour, plan.heights[tower], filled[tower], special])
    towers.reverse()
    return towers


def _slot(state: RollingHeightsState, slot: int) -> SlotView:
    return {
        "plan": state.market[slot],
        "cost": state.rules.slot_costs[slot],
        "wilds": state.market_wilds[slot],
    }


def _ad(state: RollingHeightsState, ad: int) -> AdView:
    yields = [ad_vp(state, owner, ad) for owner in range(len(state.companies))]
    return {"ad": ad, "yields": yields}


def _placements(state: RollingHeightsState, seat: int) -> list[tuple[int, int] | None] | None:
    if not state.companies[seat].plots:
        return None
    costs: list[tuple[int, int] | None] = []
    for plot in range(PLOTS):
        if state.open_land(plot):
            costs.append((state.distance_cost(seat, plot), state.city.surcharge[plot]))
        else:
            costs.append(None)
    return costs


def _places(state: RollingHeightsState, seat: int) -> list[list[int]]:
    found: list[list[int]] = []
    for action in state.legal(seat):
        if action.kind is PLACE:
            numbers = state.about(seat, action)
            found.append([action.a, numbers["cost"], numbers["bonus"]])
    return found


def _company(state: RollingHeightsState, owner: int, own: bool) -> CompanyView:
    company = state.companies[owner]
    shown = own or state.over
    strike = 0
    if company.stage == THROWN:
        strike = strike_permille(state.rules, company.count(TIRED))
    return {
        "workers": [
            company.workers[status * WORKERS : (status + 1) * WORKERS] for status in range(STATUSES)
        ],
        "wilds": company.wilds,
        "plots": company.plots[:],
        "vp": company.vp,
        "plot_vp": company.plot_vp,
        "building_vp": company.building_vp,
        "worker_vp": company.worker_vp,
        "stage": company.stage,
        "left": company.left,
        "struck": company.struck,
        "strike": strike,
        "targets": company.targets[:] if shown else None,
        "target_yields": [target_vp(state, owner, target) for target in company.targets]
        if shown
        else None,
        "best_target": best_target(state, owner) if shown else None,
        "standing": forecast(state, owner) if own else public_forecast(state, owner),
    }


def _rival(state: RollingHeightsState) -> RivalView:
    rival = state.companies[RIVAL]
    return {
        "plots": rival.plots[:],
        "vp": rival.vp,
        "plot_vp": rival.plot_vp,
        "building_vp": rival.building_vp,
        "standing": rival_forecast(state),
    }
