"""What ads and targets give (RH-8.2, RH-8.4, RH-8.5), at any moment, as if the game ended now."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, Final

from mypy_extensions import i64

from magnate.core.ints import bit
from magnate.games.rolling_heights.actions import COLUMNS, PLOTS, TYPE, WORKER, WORKERS
from magnate.games.rolling_heights.buildings import around, building_vp, is_of, stands, tower_cubes
from magnate.games.rolling_heights.city import DISTRICT_OF, DISTRICTS, NEIGHBOURS
from magnate.games.rolling_heights.deck import NEAR, WATER, Card, CardRule, Scoring, mask
from magnate.games.rolling_heights.rules import NONE

if TYPE_CHECKING:
    from magnate.games.rolling_heights.state import RollingHeightsState


def ad_vp(state: RollingHeightsState, owner: i64, ad: i64) -> i64:
    """What an ad gives a company, the Rival's too."""
    return card_vp(state, owner, state.rules.ads[ad], [])


def target_vp(state: RollingHeightsState, seat: i64, target: i64) -> i64:
    """What a target gives a seat. The Rival is an opponent too."""
    return card_vp(state, seat, state.rules.targets[target], [])


def best_target(state: RollingHeightsState, seat: i64) -> i64:
    """The better of the seat's targets, the first of equals; NONE if it has none."""
    best = NONE
    most = 0
    for target in state.companies[seat].targets:
        points = target_vp(state, seat, target)
        if best == NONE or points > most:
            best = target
            most = points
    return best


def card_vp(state: RollingHeightsState, owner: i64, card: Card, found: list[int]) -> i64:
    """What a card gives; the plots that make it up are added to `found`."""
    return card.rule.score(state, owner, card, found)


# Rules that ads and targets share


def _of_types(state: RollingHeightsState, owner: i64, card: Card, found: list[int]) -> i64:
    """Ad 5, targets 1, 2 and 4 to 6: for each own building of the types."""
    for plot in state.companies[owner].plots:
        if is_of(state, plot, card.types, card.any_plan):
            found.append(plot)
    return card.vp * len(found)


def _beside(state: RollingHeightsState, owner: i64, card: Card, found: list[int]) -> i64:
    """Ads 2 and 3, target 3: for each such neighbour of each own building of the types."""
    count = 0
    for plot in state.companies[owner].plots:
        if is_of(state, plot, card.types, card.any_plan):
            near = around(state, plot, card.near, 1, card.any_plan)
            for other in [plot, *near] if near else near:
                if other not in found:
                    found.append(other)
            count += len(near)
    return card.vp * count


def _own(state: RollingHeightsState, owner: i64, card: Card, found: list[int]) -> None:
    """All own buildings that count."""
    for plot in state.companies[owner].plots:
        if stands(state, plot, card.any_plan):
            found.append(plot)


def _districts_with_most(state: RollingHeightsState, card: Card) -> list[bool]:
    """Whether each district has most buildings of the card's types; none if there are none."""
    counts = [0] * DISTRICTS
    for plot in state.city.land:
        if is_of(state, plot, card.types, card.any_plan):
            counts[DISTRICT_OF[plot]] += 1
    most = max(counts)
    return [most > 0 and count == most for count in counts]


def _height(state: RollingHeightsState, plot: i64) -> i64:
    """Cubes in the tallest tower (RH-8.5)."""
    if state.completed(plot):
        return state.rules.plans[state.plans[plot]].height
    return max(tower_cubes(state, plot))


def _has_neighbour_of(
    state: RollingHeightsState, plot: i64, seat: i64, own: bool, any_plan: bool
) -> bool:
    """Whether a building of the seat, or else one of its opponents, is next to a plot."""
    for other in NEIGHBOURS[plot]:
        if stands(state, other, any_plan) and (state.owners[other] == seat) == own:
            return True
    return False


# Rules of ads (RH-8.4, RH-8.5)


def _loss_beside(state: RollingHeightsState, owner: i64, card: Card, found: list[int]) -> i64:
    """Ad 1: lost for each such neighbour of each own building of the types."""
    return -_beside(state, owner, card, found)


def _largest_group(state: RollingHeightsState, owner: i64, card: Card, found: list[int]) -> i64:
    """Ad 4: for each own building in the largest connected groups of all players."""
    reached = [False] * PLOTS
    largest = 0
    for start in state.city.land:
        if reached[start] or not is_of(state, start, card.types, card.any_plan):
            continue
        group = _group(state, start, card, reached)
        if len(group) > largest:
            largest = len(group)
            found.clear()
        if len(group) == largest:
            for plot in group:
                if state.owners[plot] == owner:
                    found.append(plot)
    return card.vp * len(found)


def _group(state: RollingHeightsState, start: i64, card: Card, reached: list[bool]) -> list[int]:
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


def _columns(state: RollingHeightsState, owner: i64, card: Card, found: list[int]) -> i64:
    """Ad 6: for each column with an own building."""
    _own(state, owner, card, found)
    columns = 0
    for plot in found:
        columns |= bit(plot % COLUMNS)
    return card.vp * columns.bit_count()


def _share_again(state: RollingHeightsState, owner: i64, card: Card, found: list[int]) -> i64:
    """Ad 7: the VP of all own buildings of the types, divided once they are added up."""
    points = 0
    for plot in state.companies[owner].plots:
        if is_of(state, plot, card.types, False):
            points += building_vp(state, plot)
            found.append(plot)
    return points // card.number


def _all_workers(state: RollingHeightsState, owner: i64, card: Card, found: list[int]) -> i64:
    """Ad 8: for every so many workers; the Rival has none (RH-9.4)."""
    return card.vp * (state.companies[owner].all_workers() // card.number)


def _loss_in_districts(state: RollingHeightsState, owner: i64, card: Card, found: list[int]) -> i64:
    """Ad 9: lost for each own plan, complete or not, in the districts with most of the types."""
    most = _districts_with_most(state, card)
    for plot in state.companies[owner].plots:
        if most[DISTRICT_OF[plot]]:
            found.append(plot)
    return -card.vp * len(found)


def _best_again(state: RollingHeightsState, owner: i64, card: Card, found: list[int]) -> i64:
    """Ad 10: the best own completed building in each district with most of the types."""
    most = _districts_with_most(state, card)
    points = 0
    for district in range(DISTRICTS):
        best = NONE
        if most[district]:
            for plot in state.companies[owner].plots:
                here = DISTRICT_OF[plot] == district and state.completed(plot)
                if here and (best == NONE or building_vp(state, plot) > building_vp(state, best)):
                    best = plot
        if best != NONE:
            points += building_vp(state, best)
            found.append(best)
    return points


def _most_buildings(state: RollingHeightsState, owner: i64, card: Card, found: list[int]) -> i64:
    """Ad 11: for each district where nobody has more buildings; or once for who has most of all
    players in some district, if that is what the ad means."""
    counts = [0] * (len(state.companies) * DISTRICTS)
    for plot in state.city.land:
        if stands(state, plot, card.any_plan):
            counts[state.owners[plot] * DISTRICTS + DISTRICT_OF[plot]] += 1
    led = _districts_led(counts, owner)
    if card.best_only:
        most = max(counts)
        led = [led[n] and counts[owner * DISTRICTS + n] == most for n in range(DISTRICTS)]
    for plot in state.companies[owner].plots:
        if led[DISTRICT_OF[plot]] and stands(state, plot, card.any_plan):
            found.append(plot)
    return card.vp * (min(1, sum(led)) if card.best_only else sum(led))


def _tallest(state: RollingHeightsState, owner: i64, card: Card, found: list[int]) -> i64:
    """Ad 12: for each district where nobody has a taller building."""
    heights = [0] * (len(state.companies) * DISTRICTS)
    for plot in state.city.land:
        if stands(state, plot, card.any_plan):
            index = state.owners[plot] * DISTRICTS + DISTRICT_OF[plot]
            heights[index] = max(heights[index], _height(state, plot))
    led = _districts_led(heights, owner)
    for plot in state.companies[owner].plots:
        district = DISTRICT_OF[plot]
        tallest = heights[owner * DISTRICTS + district]
        counts = led[district] and stands(state, plot, card.any_plan)
        if counts and _height(state, plot) == tallest:
            found.append(plot)
    return card.vp * sum(led)


def _districts_led(figures: list[int], owner: i64) -> list[bool]:
    """Districts where an owner's figure is the highest; ties count, zero doesn't (RH-8.5)."""
    led: list[bool] = []
    for district in range(DISTRICTS):
        own = figures[owner * DISTRICTS + district]
        led.append(own > 0 and own == max(figures[district::DISTRICTS]))
    return led


# Rules of targets (RH-8.2)


def _beside_opponents(state: RollingHeightsState, seat: i64, card: Card, found: list[int]) -> i64:
    """Target 7: for each own building next to at least one of an opponent."""
    for plot in state.companies[seat].plots:
        if stands(state, plot, card.any_plan) and _has_neighbour_of(
            state, plot, seat, False, card.any_plan
        ):
            found.append(plot)
    return card.vp * len(found)


def _opponents_beside(state: RollingHeightsState, seat: i64, card: Card, found: list[int]) -> i64:
    """Target 8: for each building of an opponent next to at least one own."""
    for plot in state.city.land:
        if (
            stands(state, plot, card.any_plan)
            and state.owners[plot] != seat
            and _has_neighbour_of(state, plot, seat, True, card.any_plan)
        ):
            found.append(plot)
    return card.vp * len(found)


def _districts(state: RollingHeightsState, seat: i64, card: Card, found: list[int]) -> i64:
    """Target 9: for each district with an own building."""
    _own(state, seat, card, found)
    districts = 0
    for plot in found:
        districts |= bit(DISTRICT_OF[plot])
    return card.vp * districts.bit_count()


def _beside_water(state: RollingHeightsState, seat: i64, card: Card, found: list[int]) -> i64:
    """Target 10: for each own building next to water."""
    for plot in state.companies[seat].plots:
        if stands(state, plot, card.any_plan) and around(state, plot, bit(WATER), 1, False):
            found.append(plot)
    return card.vp * len(found)


def _workers_of(state: RollingHeightsState, seat: i64, card: Card, found: list[int]) -> i64:
    """Target 11: for each worker of the colours, whatever it does."""
    company = state.companies[seat]
    count = 0
    for worker in range(WORKERS):
        if (card.workers >> worker) & 1:
            count += company.of_colour(worker)
    return card.vp * count


def _colours(state: RollingHeightsState, seat: i64, card: Card, found: list[int]) -> i64:
    """Target 12: for each colour of workers beyond so many."""
    company = state.companies[seat]
    colours = 0
    for worker in range(WORKERS):
        if company.of_colour(worker) > 0:
            colours += 1
    return card.vp * max(0, colours - card.number)


def _unused_wilds(state: RollingHeightsState, seat: i64, card: Card, found: list[int]) -> i64:
    """Target 13: for each unused wild, besides what it gives by itself."""
    return card.vp * state.companies[seat].wilds


# The rules by their names in the content, and the figures that each uses

CARD_RULES: Final[dict[str, CardRule]] = {}


def _rule(name: str, score: Scoring, *figures: str) -> CardRule:
    rule = CardRule(score, figures)
    CARD_RULES[name] = rule
    return rule


LOSS_BESIDE: Final = _rule("loss-beside", _loss_beside, "vp", "types", "near", "counts")
BESIDE: Final = _rule("beside", _beside, "vp", "types", "near", "counts")
LARGEST_GROUP: Final = _rule("largest-group", _largest_group, "vp", "types", "counts")
OF_TYPES: Final = _rule("of-types", _of_types, "vp", "types", "counts")
COLUMNS_WITH: Final = _rule("columns", _columns, "vp", "counts")
SHARE_AGAIN: Final = _rule("share-again", _share_again, "types", "number")
ALL_WORKERS: Final = _rule("workers", _all_workers, "vp", "number")
LOSS_IN_DISTRICTS: Final = _rule("loss-in-districts", _loss_in_districts, "vp", "types", "counts")
BEST_AGAIN: Final = _rule("best-again", _best_again, "types", "counts")
MOST_BUILDINGS: Final = _rule("most-buildings", _most_buildings, "vp", "counts", "scope")
TALLEST: Final = _rule("tallest", _tallest, "vp", "counts")
BESIDE_OPPONENTS: Final = _rule("beside-opponents", _beside_opponents, "vp", "counts")
OPPONENTS_BESIDE: Final = _rule("opponents-beside", _opponents_beside, "vp", "counts")
DISTRICTS_WITH: Final = _rule("districts", _districts, "vp", "counts")
BESIDE_WATER: Final = _rule("beside-water", _beside_water, "vp", "counts")
WORKERS_OF: Final = _rule("workers-of", _workers_of, "vp", "workers")
COLOURS: Final = _rule("colours", _colours, "vp", "number")
UNUSED_WILDS: Final = _rule("wilds", _unused_wilds, "vp")


def read_card(table: Mapping[str, Any]) -> Card:
    return Card(
        rule=CARD_RULES[table["rule"]],
        vp=table.get("vp", 0),
        types=mask(table.get("types", []), TYPE.texts),
        near=mask(table.get("near", []), NEAR),
        workers=mask(table.get("workers", []), WORKER.texts),
        number=table.get("number", 0),
        any_plan=table.get("counts", "") == "any",
        best_only=table.get("scope", "") == "best",
    )
