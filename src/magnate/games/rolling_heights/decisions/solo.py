"""The turn of the Rival, the opponent of a solo game; it is asked nothing (RH-9)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from magnate.games.rolling_heights.buildings import tower_cubes
from magnate.games.rolling_heights.city import mask_of, spread
from magnate.games.rolling_heights.decisions.building import look_at_city, put_cube, score_building
from magnate.games.rolling_heights.decisions.plans import put_plan, start_plots
from magnate.games.rolling_heights.facts import (
    RIVAL_BONUS,
    RIVAL_BUILT,
    RIVAL_COMPLETED,
    RIVAL_STARTED,
    RIVAL_TOOK,
)
from magnate.games.rolling_heights.market import close_up, farthest
from magnate.games.rolling_heights.rules import NONE, RIVAL, SLOTS
from magnate.games.rolling_heights.state import RollingHeightsState

HUMAN: Final = 0


def rival_starts(state: RollingHeightsState) -> None:
    """The farthest open level-1 plan on a random plot that qualifies (RH-9.1)."""
    slot = farthest(state, 0)
    plots = start_plots(state, RIVAL)
    plot = plots[state.rng.below(len(plots))]
    state.tell(RIVAL_STARTED, state.market[slot], plot, slot % SLOTS + 1)
    _put(state, slot, plot)


def rival_turn(state: RollingHeightsState) -> None:
    """A plan, then cubes (RH-9.2, RH-9.3)."""
    level = state.rules.rival_level(state.round_number)
    slot = farthest(state, level)
    if slot == NONE:
        slot = farthest(state, 1 - level)
    plot = NONE if slot == NONE else _best_plot(state, state.rules.plans[state.market[slot]].type)
    if plot != NONE:
        state.tell(RIVAL_TOOK, state.market[slot], plot, slot // SLOTS + 1, slot % SLOTS + 1)
        state.wild_supply += state.market_wilds[slot]
        state.market_wilds[slot] = 0
        _put(state, slot, plot)
        close_up(state)
    _add_cubes(state)


def _put(state: RollingHeightsState, slot: i64, plot: i64) -> None:
    bonus = put_plan(state, RIVAL, slot, plot)
    if bonus > 0:
        state.tell(RIVAL_BONUS, plot, bonus)


def _best_plot(state: RollingHeightsState, building_type: i64) -> i64:
    """The nearest empty plot to an own plan; among equals the highest matching bonus, then the
    nearest to a human plan, then upper row, then left column. NONE if none is empty."""
    if state.vacant == 0:
        return NONE
    reached = spread(mask_of(state.companies[RIVAL].plots))
    while reached & state.vacant == 0:
        reached = spread(reached)
    best: i64 = NONE
    most: i64 = 0
    for plot in state.city.land:
        if not state.open_land(plot) or (reached >> plot) & 1 == 0:
            continue
        bonus = state.city.bonus(plot, building_type)
        nearer = best == NONE or state.nearest(HUMAN, plot) < state.nearest(HUMAN, best)
        if bonus > most or (bonus == most and nearer):
            best = plot
            most = bonus
    return best


def _add_cubes(state: RollingHeightsState) -> None:
    """To its oldest unfinished plan, tower by tower, then to the next (RH-9.3)."""
    rules = state.rules
    left = rules.rival_adds(state.round_number)
    for plot in state.companies[RIVAL].plots:
        if left == 0:
            return
        if state.needs[plot] != 0:
            left -= _add_to(state, plot, left)
            if state.needs[plot] == 0:
                vp = score_building(state, RIVAL, plot)
                state.tell(RIVAL_COMPLETED, state.plans[plot], plot, vp)
                look_at_city(state)


def _add_to(state: RollingHeightsState, plot: i64, most: i64) -> i64:
    """Put cubes on a plan, tower by tower; how many there were."""
    plan = state.rules.plans[state.plans[plot]]
    filled = tower_cubes(state, plot)
    added: i64 = 0
    for tower in range(len(filled)):
        material = plan.colours[tower]
        cubes = min(most - added, plan.heights[tower] - filled[tower])
        real = min(cubes, state.supply[material])
        for index in range(cubes):
            if index < real:
                state.supply[material] -= 1
            put_cube(state, plot, material, index >= real)
        if cubes > 0:
            special = cubes - real
            state.tell(RIVAL_BUILT, state.plans[plot], plot, material, tower + 1, cubes, special)
        added += cubes
    return added
