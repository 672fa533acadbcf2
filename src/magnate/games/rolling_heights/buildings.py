"""Buildings and what is counted around them: VP, abilities, towers (RH-5.10, RH-5.11)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from magnate.core.ints import bit
from magnate.games.rolling_heights.actions import HARD, MATERIALS, PLOTS, USED_HARD
from magnate.games.rolling_heights.city import DISTANCE, NEIGHBOURS
from magnate.games.rolling_heights.deck import WATER
from magnate.games.rolling_heights.rules import (
    GET_VP,
    NONE,
    VP_EMPTY,
    VP_HARD,
    VP_OWN,
    VP_TOWERS,
    VP_WATER,
    Ability,
)

if TYPE_CHECKING:
    from magnate.games.rolling_heights.state import RollingHeightsState


# Buildings and the abilities of leaders (RH-5.10, RH-5.11)


def building_vp(state: RollingHeightsState, plot: i64) -> i64:
    """VP of the plan on a plot, on the map as it is now."""
    plan = state.rules.plans[state.plans[plot]]
    if plan.per == 0:
        return plan.vp
    return plan.vp * len(around(state, plot, plan.per, plan.within, plan.any_plan))


def ability_vp(state: RollingHeightsState, owner: i64, plot: i64, ability: Ability) -> i64:
    """VP a leader's ability gives in the building on a plot; 0 for one that gives no VP."""
    kind = ability.kind
    if kind == GET_VP:
        return ability.amount
    if kind == VP_HARD:
        return ability.amount * _hard_workers(state, owner, ability.what)
    if kind == VP_OWN:
        return ability.amount * count_own(state, owner, bit(ability.what), False)
    if kind == VP_EMPTY:
        return ability.amount * _empty_neighbours(state, plot)
    if kind == VP_WATER:
        return ability.amount * len(around(state, plot, bit(WATER), 1, False))
    if kind == VP_TOWERS:
        return ability.amount * _own_towers(state, owner, ability.what)
    return 0


def _hard_workers(state: RollingHeightsState, owner: i64, worker: i64) -> i64:
    """Own hard workers of a colour; an activated one still counts as hard (RH-5.14)."""
    company = state.companies[owner]
    return company.at(HARD, worker) + company.at(USED_HARD, worker)


def _empty_neighbours(state: RollingHeightsState, plot: i64) -> i64:
    """Neighbour plots without a plan: water counts, the edge of the map doesn't."""
    count: i64 = 0
    for other in NEIGHBOURS[plot]:
        if state.plans[other] == NONE:
            count += 1
    return count


def _own_towers(state: RollingHeightsState, owner: i64, height: i64) -> i64:
    """Towers of a height or more on own completed buildings."""
    count: i64 = 0
    for plot in state.companies[owner].plots:
        if state.completed(plot):
            for tower in state.rules.plans[state.plans[plot]].heights:
                if tower >= height:
                    count += 1
    return count


def tower_cubes(state: RollingHeightsState, plot: i64) -> list[int]:
    """The cubes on each tower of a plan: those of a colour are filled in printed order (RH-5.9)."""
    plan = state.rules.plans[state.plans[plot]]
    left = [0] * MATERIALS
    for material in range(MATERIALS):
        left[material] = plan.cubes[material] - state.missing(plot, material)
    found: list[int] = []
    for tower in range(len(plan.heights)):
        colour = plan.colours[tower]
        cubes = min(left[colour], plan.heights[tower])
        left[colour] -= cubes
        found.append(cubes)
    return found


def next_tower(state: RollingHeightsState, plot: i64, material: i64) -> i64:
    """The tower on which the next cube of a colour goes."""
    plan = state.rules.plans[state.plans[plot]]
    cubes = tower_cubes(state, plot)
    tower = 0
    while plan.colours[tower] != material or cubes[tower] == plan.heights[tower]:
        tower += 1
    return tower


# What is counted. A building means a completed one unless the content says that
# any plan will do (RH-8.4). Types are bit masks.


def stands(state: RollingHeightsState, plot: i64, any_plan: bool) -> bool:
    """Whether a building that counts is on a plot."""
    return state.plans[plot] != NONE and (any_plan or state.needs[plot] == 0)


def is_of(state: RollingHeightsState, plot: i64, types: i64, any_plan: bool) -> bool:
    """Whether a building of one of the types is on a plot."""
    if not stands(state, plot, any_plan):
        return False
    return (types >> state.rules.plans[state.plans[plot]].type) & 1 == 1


def around(
    state: RollingHeightsState, plot: i64, near: i64, within: i64, any_plan: bool
) -> list[int]:
    """The plots around a plot with buildings of these types and, if asked for, water."""
    found: list[int] = []
    if within == 1:
        for other in NEIGHBOURS[plot]:
            if _matches(state, other, near, any_plan):
                found.append(other)
        return found
    distances = DISTANCE[plot]
    for other in range(PLOTS):
        if 0 < distances[other] <= within and _matches(state, other, near, any_plan):
            found.append(other)
    return found


def _matches(state: RollingHeightsState, plot: i64, near: i64, any_plan: bool) -> bool:
    if state.city.water[plot]:
        return (near >> WATER) & 1 == 1
    return is_of(state, plot, near, any_plan)


def count_own(state: RollingHeightsState, owner: i64, types: i64, any_plan: bool) -> i64:
    """Own buildings of these types."""
    count: i64 = 0
    for plot in state.companies[owner].plots:
        if is_of(state, plot, types, any_plan):
            count += 1
    return count
