"""What ads and targets give (RH-8.2, RH-8.4, RH-8.5), at any moment, as if the game ended now."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from magnate.games.rolling_heights.actions import COLUMNS, PLOTS, WORKERS
from magnate.games.rolling_heights.buildings import (
    around,
    building_vp,
    count_own,
    is_of,
    stands,
    tower_cubes,
)
from magnate.games.rolling_heights.city import DISTRICT_OF, DISTRICTS, NEIGHBOURS
from magnate.games.rolling_heights.rules import NONE, WATER, Card

if TYPE_CHECKING:
    from magnate.games.rolling_heights.state import RollingHeightsState


# Ads and targets alike: the company and the figures of the card


def _of_types(state: RollingHeightsState, owner: int, card: Card) -> int:
    """Ad 5, targets 1, 2 and 4 to 6: for each own building of the types."""
    return card.vp * count_own(state, owner, card.types, card.any_plan)


def _beside(state: RollingHeightsState, owner: int, card: Card) -> int:
    """Ads 2 and 3, target 3: for each such neighbour of each own building of the types."""
    count = 0
    for plot in state.companies[owner].plots:
        if is_of(state, plot, card.types, card.any_plan):
            count += around(state, plot, card.near, 1, card.any_plan)
    return card.vp * count


def _districts_with_most(state: RollingHeightsState, card: Card) -> list[bool]:
    """Whether each district has most buildings of the card's types; none if there are none."""
    counts = [0] * DISTRICTS
    for plot in state.city.land:
        if is_of(state, plot, card.types, card.any_plan):
            counts[DISTRICT_OF[plot]] += 1
    most = max(counts)
    return [most > 0 and count == most for count in counts]


def _height(state: RollingHeightsState, plot: int) -> int:
    """Cubes in the tallest tower (RH-8.5)."""
    if state.completed(plot):
        return state.rules.plans[state.plans[plot]].height
    return max(tower_cubes(state, plot))


def _has_neighbour_of(
    state: RollingHeightsState, plot: int, seat: int, own: bool, any_plan: bool
) -> bool:
    """Whether a building of the seat, or else one of its opponents, is next to a plot."""
    for other in NEIGHBOURS[plot]:
        if stands(state, other, any_plan) and (state.owners[other] == seat) == own:
            return True
    return False


# Ads (RH-8.4, RH-8.5)


def ad_vp(state: RollingHeightsState, owner: int, ad: int) -> int:
    """What an ad gives a company, the Rival's too."""
    return AD_RULES[ad](state, owner, state.rules.ads[ad])


def _loss_beside(state: RollingHeightsState, owner: int, card: Card) -> int:
    """Ad 1: lost for each such neighbour of each own building of the types."""
    return -_beside(state, owner, card)


def _largest_group(state: RollingHeightsState, owner: int, card: Card) -> int:
    """Ad 4: for each own building in the largest connected groups of all players."""
    reached = [False] * PLOTS
    largest = 0
    own = 0
    for start in state.city.land:
        if reached[start] or not is_of(state, start, card.types, card.any_plan):
            continue
        group = _group(state, start, card, reached)
        if len(group) > largest:
            largest = len(group)
            own = 0
        if len(group) == largest:
            for plot in group:
                if state.owners[plot] == owner:
                    own += 1
    return card.vp * own


def _group(state: RollingHeightsState, start: int, card: Card, reached: list[bool]) -> list[int]:
    """The plots connected with a plot by buildings of the card's types; it marks them."""
    group = [start]
    reached[start] = True
    place = 0
    while place < len(group):
        for other in NEIGHBOURS[group[place]]:
            if not reached[other] and is_of(state, other, card.types, card.any_plan):
                reached[other] = True
                group.append(other)
        place += 1
    return group


def _columns(state: RollingHeightsState, owner: int, card: Card) -> int:
    """Ad 6: for each column with an own building."""
    columns = 0
    for plot in state.companies[owner].plots:
        if stands(state, plot, card.any_plan):
            columns |= 1 << (plot % COLUMNS)
    return card.vp * columns.bit_count()


def _share_again(state: RollingHeightsState, owner: int, card: Card) -> int:
    """Ad 7: the VP of all own buildings of the types, divided once they are added up."""
    points = 0
    for plot in state.companies[owner].plots:
        if is_of(state, plot, card.types, False):
            points += building_vp(state, plot)
    return points // card.number


def _workers(state: RollingHeightsState, owner: int, card: Card) -> int:
    """Ad 8: for every so many workers; the Rival has none (RH-9.4)."""
    return card.vp * (state.companies[owner].all_workers() // card.number)


def _loss_in_districts(state: RollingHeightsState, owner: int, card: Card) -> int:
    """Ad 9: lost for each own plan, complete or not, in the districts with most of the types."""
    most = _districts_with_most(state, card)
    count = 0
    for plot in state.companies[owner].plots:
        if most[DISTRICT_OF[plot]]:
            count += 1
    return -card.vp * count


def _best_again(state: RollingHeightsState, owner: int, card: Card) -> int:
    """Ad 10: the best own completed building in each district with most of the types."""
    most = _districts_with_most(state, card)
    best = [0] * DISTRICTS
    for plot in state.companies[owner].plots:
        district = DISTRICT_OF[plot]
        if most[district] and state.completed(plot):
            best[district] = max(best[district], building_vp(state, plot))
    return sum(best)


def _most_buildings(state: RollingHeightsState, owner: int, card: Card) -> int:
    """Ad 11: for each district where nobody has more buildings."""
    companies = len(state.companies)
    counts = [0] * (companies * DISTRICTS)
    for plot in state.city.land:
        if stands(state, plot, card.any_plan):
            counts[state.owners[plot] * DISTRICTS + DISTRICT_OF[plot]] += 1
    return card.vp * _districts_led(counts, owner, companies)


def _tallest(state: RollingHeightsState, owner: int, card: Card) -> int:
    """Ad 12: for each district where nobody has a taller building."""
    companies = len(state.companies)
    heights = [0] * (companies * DISTRICTS)
    for plot in state.city.land:
        if stands(state, plot, card.any_plan):
            index = state.owners[plot] * DISTRICTS + DISTRICT_OF[plot]
            heights[index] = max(heights[index], _height(state, plot))
    return card.vp * _districts_led(heights, owner, companies)


def _districts_led(figures: list[int], owner: int, companies: int) -> int:
    """Districts where an owner's figure is the highest; ties count, zero doesn't (RH-8.5)."""
    led = 0
    for district in range(DISTRICTS):
        own = figures[owner * DISTRICTS + district]
        beaten = own == 0
        for other in range(companies):
            if figures[other * DISTRICTS + district] > own:
                beaten = True
        if not beaten:
            led += 1
    return led


AD_RULES: Final = [
    _loss_beside,
    _beside,
    _beside,
    _largest_group,
    _of_types,
    _columns,
    _share_again,
    _workers,
    _loss_in_districts,
    _best_again,
    _most_buildings,
    _tallest,
]
"""The rule of each ad."""


# Targets (RH-8.2)


def target_vp(state: RollingHeightsState, seat: int, target: int) -> int:
    """What a target gives a seat. The Rival is an opponent too."""
    return TARGET_RULES[target](state, seat, state.rules.targets[target])


def best_target(state: RollingHeightsState, seat: int) -> int:
    """The better of the seat's targets, the first of equals; NONE if it has none."""
    best = NONE
    most = 0
    for target in state.companies[seat].targets:
        points = target_vp(state, seat, target)
        if best == NONE or points > most:
            best = target
            most = points
    return best


def _next_to_opponents(state: RollingHeightsState, seat: int, card: Card) -> int:
    """Target 7: for each own building next to at least one of an opponent."""
    count = 0
    for plot in state.companies[seat].plots:
        if stands(state, plot, card.any_plan) and _has_neighbour_of(
            state, plot, seat, False, card.any_plan
        ):
            count += 1
    return card.vp * count


def _opponents_next_to_own(state: RollingHeightsState, seat: int, card: Card) -> int:
    """Target 8: for each building of an opponent next to at least one own."""
    count = 0
    for plot in state.city.land:
        if (
            stands(state, plot, card.any_plan)
            and state.owners[plot] != seat
            and _has_neighbour_of(state, plot, seat, True, card.any_plan)
        ):
            count += 1
    return card.vp * count


def _districts(state: RollingHeightsState, seat: int, card: Card) -> int:
    """Target 9: for each district with an own building."""
    districts = 0
    for plot in state.companies[seat].plots:
        if stands(state, plot, card.any_plan):
            districts |= 1 << DISTRICT_OF[plot]
    return card.vp * districts.bit_count()


def _next_to_water(state: RollingHeightsState, seat: int, card: Card) -> int:
    """Target 10: for each own building next to water."""
    count = 0
    for plot in state.companies[seat].plots:
        if stands(state, plot, card.any_plan) and around(state, plot, 1 << WATER, 1, False) > 0:
            count += 1
    return card.vp * count


def _workers_of(state: RollingHeightsState, seat: int, card: Card) -> int:
    """Target 11: for each worker of the colours, whatever it does."""
    company = state.companies[seat]
    count = 0
    for worker in range(WORKERS):
        if (card.workers >> worker) & 1:
            count += company.of_colour(worker)
    return card.vp * count


def _worker_colours(state: RollingHeightsState, seat: int, card: Card) -> int:
    """Target 12: for each colour of workers beyond so many."""
    company = state.companies[seat]
    colours = 0
    for worker in range(WORKERS):
        if company.of_colour(worker) > 0:
            colours += 1
    return card.vp * max(0, colours - card.number)


def _unused_wilds(state: RollingHeightsState, seat: int, card: Card) -> int:
    """Target 13: for each unused wild, besides what it gives by itself."""
    return card.vp * state.companies[seat].wilds


TARGET_RULES: Final = [
    _of_types,
    _of_types,
    _beside,
    _of_types,
    _of_types,
    _of_types,
    _next_to_opponents,
    _opponents_next_to_own,
    _districts,
    _next_to_water,
    _workers_of,
    _worker_colours,
    _unused_wilds,
]
"""The rule of each target."""
