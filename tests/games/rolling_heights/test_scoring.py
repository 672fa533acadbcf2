"""RH-5.10, RH-5.11, RH-8 and RH-9.4: VP of buildings, abilities, ads and targets, and what a screen
shows of them.
"""

import json
from collections.abc import Mapping
from random import Random
from typing import Any

import pytest

from magnate.core.rng import Rng
from magnate.games.rolling_heights.actions import (
    AD,
    ADS,
    ARCHITECT,
    BUILDER,
    CARPENTER,
    COLUMNS,
    COMMERCIAL,
    GLASS,
    HARD,
    INDUSTRIAL,
    LEADER,
    MATERIAL,
    MATERIALS,
    PARK,
    PLAN,
    PLOT,
    PLOTS,
    POLITICIAN,
    PUBLIC,
    RESIDENTIAL,
    RIVETER,
    SERVANT,
    STATUSES,
    STEADY,
    STEEL,
    TARGET,
    TARGETS,
    TIRED,
    TYPE,
    USED_HARD,
    USED_STEADY,
    WAITING,
    WOOD,
    WORKER,
    WORKERS,
)
from magnate.games.rolling_heights.buildings import ability_vp, building_vp, tower_cubes
from magnate.games.rolling_heights.cards import ad_vp, best_target, target_vp
from magnate.games.rolling_heights.content import COMPONENTS
from magnate.games.rolling_heights.rules import (
    GET_CUBES,
    GET_VP,
    GET_WILDS,
    NO_ABILITY,
    NONE,
    SWAP_WORKER,
    THROWN,
    VP_EMPTY,
    VP_HARD,
    VP_OWN,
    VP_TOWERS,
    VP_WATER,
    Ability,
    Rules,
)
from magnate.games.rolling_heights.scoring import forecast, public_forecast, rival_forecast
from magnate.games.rolling_heights.state import RollingHeightsState
from magnate.games.rolling_heights.view import view_of
from tests.games.rolling_heights.positions import (
    RIVAL,
    A,
    B,
    C,
    begin,
    complete,
    give_wilds,
    hire,
    plain_city,
    plot,
    position,
    put,
    random_city,
    rules_for,
)

# Figures that may be tuned in the content, as these tests want them.
PINNED: dict[str, Any] = {
    "toy-shop": {"vp": 1},
    "bakery": {"type": "commercial", "vp": 4},
    "diner": {"vp": 3},
    "fairground-park": {"vp": 2, "per": ["industrial"], "within": 3},
    "stadium-krepysh": {"vp": 2, "per": ["residential", "commercial"], "within": 1},
    "botanical-garden": {"vp": 3, "per": ["park"], "within": 1},
    "band-shell": {"vp": 2, "per": ["residential", "public"], "within": 1},
    "lakefront-promenade": {"vp": 3, "per": ["water"], "within": 1},
    "aquarium": {"vp": 3, "per": ["water", "park"], "within": 1},
    "civic-plaza": {"vp": 2, "per": list(TYPE.texts), "within": 1},
}
PINNED_CARDS: dict[str, dict[str, dict[str, Any]]] = {
    "ad": {
        "1": {"types": ["industrial"], "near": ["residential", "public", "park"]},
        "5": {"vp": 3},
        "7": {"types": ["commercial"]},
        "8": {"number": 2},
    },
    "target": {"3": {"types": ["public"], "near": ["residential", "commercial", "park"]}},
}


def plain_rules(players: int, override: dict[str, Any] | None = None) -> Rules:
    """The plain city with the pinned plans and cards, and other tables of overrides on top."""
    merged = plain_city() | {"plan": PINNED} | (override or {})
    for table, pinned in PINNED_CARDS.items():
        given = merged.get(table, {})
        merged[table] = given | {
            name: entry | given.get(name, {}) for name, entry in pinned.items()
        }
    return rules_for(players, merged)


RULES = plain_rules(2)
THREE = plain_rules(3)
SOLO = plain_rules(1)


def ad(state: RollingHeightsState, owner: int, number: int) -> int:
    return ad_vp(state, owner, AD.texts.index(str(number)))


def target(state: RollingHeightsState, seat: int, number: int) -> int:
    return target_vp(state, seat, TARGET.texts.index(str(number)))


# Buildings (RH-5.10)


def test_fixed_vp() -> None:
    """Complete or not, and whatever lies around."""
    state = position(RULES)
    put(state, A, "gembrel-museum", "b2")
    put(state, B, "mayors-house", "b3", [0] * MATERIALS)
    assert building_vp(state, plot("b2")) == 20
    assert building_vp(state, plot("b3")) == 3


def test_variable_vp_counts_completed_neighbours_of_anyone() -> None:
    """RH-8.4: across the border of a district, too, but not diagonally."""
    state = position(RULES)
    put(state, A, "stadium-krepysh", "c2")
    assert building_vp(state, plot("c2")) == 0
    complete(state, A, RESIDENTIAL, "b2")
    complete(state, B, COMMERCIAL, "d2")
    complete(state, B, RESIDENTIAL, "d3")
    complete(state, B, PUBLIC, "c1")
    begin(state, A, COMMERCIAL, "c3")
    assert building_vp(state, plot("c2")) == 4


def test_variable_vp_within_three_plots() -> None:
    state = position(RULES)
    put(state, A, "fairground-park", "d4")
    complete(state, A, INDUSTRIAL, "d1", "e5", "f5")
    complete(state, B, INDUSTRIAL, "a4", "g4")
    assert building_vp(state, plot("d4")) == 10
    complete(state, B, INDUSTRIAL, "h4", "f6", "c1")
    begin(state, B, INDUSTRIAL, "d5")
    assert building_vp(state, plot("d4")) == 10


def test_a_building_never_counts_itself() -> None:
    state = position(RULES)
    put(state, A, "botanical-garden", "b2")
    put(state, A, "aquarium", "b3")
    assert building_vp(state, plot("b2")) == 3
    state = position(plain_rules(2, {"plan": PINNED | {"botanical-garden": {"within": 3}}}))
    put(state, A, "botanical-garden", "b2")
    assert building_vp(state, plot("b2")) == 0


def test_water_plots_count_where_they_are_named() -> None:
    state = position(RULES)
    put(state, A, "lakefront-promenade", "h6")
    put(state, B, "aquarium", "h4")
    complete(state, B, PARK, "g4")
    assert building_vp(state, plot("h6")) == 6
    assert building_vp(state, plot("h4")) == 6
    put(state, A, "civic-plaza", "i5")
    assert building_vp(state, plot("i5")) == 0
    complete(state, A, INDUSTRIAL, "i4")
    complete(state, B, PUBLIC, "i6")
    assert building_vp(state, plot("i5")) == 4


def test_variable_vp_may_count_any_plan() -> None:
    """RH-8.4: `counts`."""
    stadium = {"per": ["residential", "commercial"], "counts": "any"}
    rules = plain_rules(2, {"plan": PINNED | {"stadium-krepysh": stadium}})
    state = position(rules)
    put(state, A, "stadium-krepysh", "b2")
    begin(state, B, RESIDENTIAL, "b1")
    complete(state, A, COMMERCIAL, "a2")
    begin(state, A, PUBLIC, "c2")
    begin(state, A, RESIDENTIAL, "c3")
    assert building_vp(state, plot("b2")) == 2 * rules.plans[PLAN.texts.index("stadium-krepysh")].vp


def test_towers_of_a_colour_fill_in_printed_order() -> None:
    """RH-5.9: glass 1, 2, 2; steel 3, 6."""
    state = position(RULES)
    built = [0] * MATERIALS
    built[GLASS], built[STEEL] = 2, 4
    put(state, A, "town-hall", "b2", built)
    put(state, A, "viceroys-house", "b3")
    assert tower_cubes(state, plot("b2")) == [1, 1, 0, 3, 1]
    assert tower_cubes(state, plot("b3")) == [1, 1, 4]


# Abilities of leaders (RH-5.11)


def ability(
    state: RollingHeightsState, owner: int, where: str, kind: int, amount: int = 1, what: int = 0
) -> int:
    return ability_vp(state, owner, plot(where), Ability(kind, amount, what, 0))


def test_ability_gives_vp() -> None:
    state = position(RULES)
    put(state, A, "mayors-house", "b2")
    assert ability(state, A, "b2", GET_VP) == 1
    assert ability(state, A, "b2", GET_VP, 4) == 4


@pytest.mark.parametrize("kind", [NO_ABILITY, GET_WILDS, GET_CUBES, SWAP_WORKER])
def test_other_abilities_give_no_vp(kind: int) -> None:
    state = position(RULES)
    put(state, A, "mayors-house", "b2")
    assert ability(state, A, "b2", kind, 2) == 0


def test_ability_counts_hard_workers() -> None:
    """RH-5.14: activated or not; neither other colours nor those of others."""
    state = position(RULES)
    put(state, A, "botanical-garden", "b2")
    for status in (WAITING, TIRED, STEADY, USED_STEADY):
        hire(state, A, ARCHITECT, 1, status)
    hire(state, A, RIVETER, 2, HARD)
    hire(state, B, ARCHITECT, 1, HARD)
    assert ability(state, A, "b2", VP_HARD, 2, ARCHITECT) == 0
    hire(state, A, ARCHITECT, 2, HARD)
    hire(state, A, ARCHITECT, 1, USED_HARD)
    assert ability(state, A, "b2", VP_HARD, 2, ARCHITECT) == 6
    assert ability(state, A, "b2", VP_HARD, 1, RIVETER) == 2


def test_ability_counts_own_completed_buildings() -> None:
    state = position(RULES)
    put(state, A, "civic-plaza", "b2")
    complete(state, B, COMMERCIAL, "b1")
    begin(state, A, COMMERCIAL, "a2")
    assert ability(state, A, "b2", VP_OWN, 1, COMMERCIAL) == 0
    complete(state, A, COMMERCIAL, "i6", "c1")
    assert ability(state, A, "b2", VP_OWN, 1, COMMERCIAL) == 2
    assert ability(state, A, "b2", VP_OWN, 3, PARK) == 3


def test_ability_counts_empty_neighbours() -> None:
    """Water is empty, beyond the edge is nothing, a plan without cubes is there."""
    state = position(RULES)
    for where, empty in (("b2", 4), ("a1", 2), ("b1", 1), ("h6", 3)):
        put(state, A, PLAN.texts[plot(where)], where)
        assert ability(state, A, where, VP_EMPTY) == empty
    begin(state, B, PARK, "b3")
    assert ability(state, A, "b2", VP_EMPTY, 2) == 4


def test_ability_counts_water() -> None:
    state = position(RULES)
    put(state, A, "aquarium", "h6")
    put(state, A, "civic-plaza", "f5")
    put(state, A, "band-shell", "b2")
    assert ability(state, A, "h6", VP_WATER) == 2
    assert ability(state, A, "f5", VP_WATER, 2) == 2
    assert ability(state, A, "b2", VP_WATER) == 0


def test_ability_counts_towers() -> None:
    """On own completed buildings, each tower by itself."""
    state = position(RULES)
    put(state, A, "viceroys-house", "a1")
    assert ability(state, A, "a1", VP_TOWERS, 1, 5) == 0
    assert ability(state, A, "a1", VP_TOWERS, 1, 4) == 1
    put(state, A, "gembrel-museum", "b2")
    put(state, B, "empire-office-tower", "c2")
    put(state, A, "town-hall", "d2", [9, 9, 9, 8])
    assert ability(state, A, "a1", VP_TOWERS, 1, 5) == 4
    assert ability(state, A, "a1", VP_TOWERS, 2, 7) == 0
    put(state, B, "penthouse-tower", "e2")
    put(state, B, "radio-tower", "e3", [0] * MATERIALS)
    tall = [
        height
        for name in ("empire-office-tower", "penthouse-tower")
        for height in RULES.plans[PLAN.texts.index(name)].heights
    ]
    assert ability(state, B, "e2", VP_TOWERS, 2, 5) == 2 * sum(height >= 5 for height in tall)


# Ads (10.2, RH-8.4, RH-8.5)


@pytest.mark.parametrize("number", range(1, ADS + 1))
def test_an_empty_map_gives_nothing(number: int) -> None:
    """RH-8.5: a most, largest or tallest of zero counts for nobody."""
    state = position(RULES)
    assert ad(state, A, number) == ad(state, B, number) == 0


@pytest.mark.parametrize("number", range(1, ADS + 1))
def test_plans_without_cubes_give_nothing(number: int) -> None:
    """Ad 9 counts them, but the district needs a completed industrial building."""
    state = position(RULES)
    for kind in range(len(TYPE.texts)):
        begin(state, A, kind, *[f"{column}{kind + 1}" for column in "abc"])
    assert ad(state, A, number) == 0


def test_ad_1_loses_for_neighbours_of_industry() -> None:
    state = position(RULES)
    complete(state, A, INDUSTRIAL, "b2")
    assert ad(state, A, 1) == 0
    complete(state, B, RESIDENTIAL, "a2")
    complete(state, A, PUBLIC, "b1")
    complete(state, B, PARK, "b3")
    complete(state, B, COMMERCIAL, "c2")
    complete(state, B, RESIDENTIAL, "c3")
    assert ad(state, A, 1) == -3
    assert ad(state, B, 1) == 0
    begin(state, A, INDUSTRIAL, "a3")
    assert ad(state, A, 1) == -3


def test_ad_1_two_industrial_buildings_next_to_one_residential() -> None:
    """The example of section 12."""
    state = position(RULES)
    complete(state, A, RESIDENTIAL, "c2")
    complete(state, A, INDUSTRIAL, "b2", "d2")
    assert ad(state, A, 1) == -2
    begin(state, B, RESIDENTIAL, "d1")
    assert ad(state, A, 1) == -2


def test_ad_2_commercial_next_to_residential_public_or_park() -> None:
    state = position(RULES)
    complete(state, A, COMMERCIAL, "c3")
    assert ad(state, A, 2) == 0
    complete(state, A, RESIDENTIAL, "c2")
    complete(state, B, PUBLIC, "d3")
    complete(state, B, PARK, "c4")
    complete(state, B, INDUSTRIAL, "b3")
    assert ad(state, A, 2) == 6
    assert ad(state, B, 2) == 0
    complete(state, A, COMMERCIAL, "c5")
    begin(state, A, COMMERCIAL, "d2")
    assert ad(state, A, 2) == 8


def test_ad_3_residential_next_to_park_public_or_water() -> None:
    state = position(RULES)
    complete(state, A, RESIDENTIAL, "h6")
    complete(state, B, RESIDENTIAL, "b2")
    assert ad(state, A, 3) == 2
    assert ad(state, B, 3) == 0
    complete(state, A, PARK, "b1")
    complete(state, A, PUBLIC, "b3")
    complete(state, A, COMMERCIAL, "a2")
    begin(state, A, PUBLIC, "c2")
    begin(state, B, RESIDENTIAL, "f5")
    assert ad(state, A, 3) == 2
    assert ad(state, B, 3) == 2


def test_ad_4_largest_group_of_parks_of_all() -> None:
    """Tied groups all score; the edge of a district doesn't part them, a corner does."""
    state = position(RULES)
    complete(state, A, PARK, "c1")
    complete(state, B, PARK, "a3")
    assert (ad(state, A, 4), ad(state, B, 4)) == (3, 3)
    complete(state, B, PARK, "d1")
    assert (ad(state, A, 4), ad(state, B, 4)) == (3, 3)
    complete(state, A, PARK, "g3", "g4")
    assert (ad(state, A, 4), ad(state, B, 4)) == (9, 3)
    complete(state, B, PARK, "e2")
    assert (ad(state, A, 4), ad(state, B, 4)) == (9, 3)
    complete(state, B, PARK, "d2")
    assert (ad(state, A, 4), ad(state, B, 4)) == (3, 9)


def test_ad_4_an_unfinished_park_connects_nothing() -> None:
    state = position(RULES)
    complete(state, A, PARK, "a1", "c1")
    complete(state, B, PARK, "e1", "f1")
    begin(state, A, PARK, "b1", "g1")
    assert (ad(state, A, 4), ad(state, B, 4)) == (0, 6)


def test_ad_5_own_public_buildings() -> None:
    state = position(RULES)
    begin(state, A, PUBLIC, "a1")
    complete(state, B, PUBLIC, "b1")
    complete(state, A, PARK, "c1")
    assert (ad(state, A, 5), ad(state, B, 5)) == (0, 3)
    complete(state, A, PUBLIC, "a5", "i6")
    assert (ad(state, A, 5), ad(state, B, 5)) == (6, 3)


def test_ad_6_columns() -> None:
    state = position(RULES)
    complete(state, A, PUBLIC, "a1", "a5", "b2")
    complete(state, B, PARK, "c1")
    begin(state, A, PARK, "d1")
    assert (ad(state, A, 6), ad(state, B, 6)) == (4, 2)
    complete(state, A, RESIDENTIAL, "c2", "d2", "e2", "f2", "g2", "h2", "i2")
    assert ad(state, A, 6) == 18


def test_ad_7_half_of_all_commercial_buildings() -> None:
    """The sum is halved, not each building."""
    state = position(RULES)
    put(state, A, "diner", "b2")
    assert ad(state, A, 7) == 1
    put(state, A, "toy-shop", "b3")
    assert ad(state, A, 7) == 2
    put(state, A, "bakery", "c3", [0] * MATERIALS)
    put(state, A, "gembrel-museum", "d3")
    put(state, B, "merchandise-mart", "e3")
    assert ad(state, A, 7) == 2


def test_ad_7_works_variable_vp_out_anew() -> None:
    """RH-8.5."""
    bakery = PINNED["bakery"] | {"vp": 3, "per": ["park"], "within": 1}
    state = position(plain_rules(2, {"plan": PINNED | {"bakery": bakery}}))
    put(state, A, "bakery", "b2")
    put(state, A, "diner", "e5")
    assert ad(state, A, 7) == 1
    complete(state, B, PARK, "b1", "b3")
    assert ad(state, A, 7) == 4


def test_ad_8_pairs_of_workers() -> None:
    """Of whatever colour and status; the Rival has none (RH-9.4)."""
    state = position(SOLO)
    hire(state, A, CARPENTER)
    assert ad(state, A, 8) == 0
    hire(state, A, BUILDER, 2, TIRED)
    hire(state, A, LEADER, 2, USED_HARD)
    assert ad(state, A, 8) == 2
    hire(state, A, SERVANT, 1, STEADY)
    assert ad(state, A, 8) == 3
    assert ad(state, RIVAL, 8) == 0


def test_ad_9_plans_in_the_district_with_most_industry() -> None:
    """Own plans complete or not; tied districts all count."""
    state = position(RULES)
    complete(state, A, INDUSTRIAL, "a1")
    begin(state, A, PARK, "a2")
    complete(state, B, PUBLIC, "b2")
    complete(state, A, PARK, "d4")
    assert (ad(state, A, 9), ad(state, B, 9)) == (-2, -1)
    complete(state, B, INDUSTRIAL, "e4")
    assert (ad(state, A, 9), ad(state, B, 9)) == (-3, -2)
    begin(state, A, INDUSTRIAL, "b1")
    assert (ad(state, A, 9), ad(state, B, 9)) == (-4, -2)
    complete(state, B, INDUSTRIAL, "f4")
    assert (ad(state, A, 9), ad(state, B, 9)) == (-1, -2)


def test_ad_10_best_building_where_most_parks_are() -> None:
    """One in each tied district, with the VP it has now."""
    state = position(RULES)
    put(state, A, "gembrel-museum", "a1")
    put(state, A, "bakery", "d1")
    put(state, A, "diner", "d2")
    put(state, A, "mayors-house", "e3", [0] * MATERIALS)
    put(state, B, "botanical-garden", "f1")
    assert (ad(state, A, 10), ad(state, B, 10)) == (4, 0)
    put(state, A, "band-shell", "c2")
    assert (ad(state, A, 10), ad(state, B, 10)) == (24, 0)
    put(state, B, "stadium-krepysh", "e1")
    assert (ad(state, A, 10), ad(state, B, 10)) == (4, 3)


def test_ad_10_is_nothing_without_parks_or_buildings_there() -> None:
    state = position(RULES)
    put(state, A, "gembrel-museum", "a1")
    begin(state, A, PARK, "a2")
    assert ad(state, A, 10) == 0
    put(state, B, "aquarium", "i1")
    put(state, A, "diner", "i2", [0] * MATERIALS)
    assert (ad(state, A, 10), ad(state, B, 10)) == (0, 0)


def test_ad_11_most_buildings_of_a_district() -> None:
    """Ties all get it."""
    state = position(THREE)
    complete(state, A, PUBLIC, "a1", "a2")
    complete(state, B, PARK, "b1", "b2")
    complete(state, C, PARK, "c3")
    begin(state, C, PUBLIC, "b3", "c1")
    assert [ad(state, seat, 11) for seat in (A, B, C)] == [5, 5, 0]
    complete(state, A, RESIDENTIAL, "a3")
    complete(state, C, INDUSTRIAL, "d1", "g1")
    assert [ad(state, seat, 11) for seat in (A, B, C)] == [5, 0, 10]


def test_ad_12_tallest_building_of_a_district() -> None:
    """By its tallest tower; ties all get it, once, and unfinished ones are no buildings."""
    state = position(THREE)
    put(state, A, "viceroys-house", "a1")
    put(state, B, "gembrel-museum", "b1", [9, 12, 11, 0])
    put(state, C, "mayors-house", "c1")
    assert [ad(state, seat, 12) for seat in (A, B, C)] == [4, 0, 0]
    put(state, B, "town-hall", "d1")
    put(state, B, "housing-project", "e1")
    assert [ad(state, seat, 12) for seat in (A, B, C)] == [4, 4, 0]
    rules = plain_rules(3, {"plan": PINNED | {"tenement": {"towers": ["concrete 2", "wood 4"]}}})
    state = position(rules)
    put(state, A, "viceroys-house", "a1")
    put(state, B, "tenement", "a2")
    put(state, C, "mayors-house", "a3")
    assert [ad(state, seat, 12) for seat in (A, B, C)] == [4, 4, 0]


def any_plan(table: str) -> dict[str, Any]:
    """An override by which unfinished plans count wherever that makes a difference."""
    return {
        name: {"counts": "any"}
        for name, entry in COMPONENTS.printed[table].items()
        if "counts" in entry and set(entry.get("per", ["park"])) - {"water"}
    }


def test_ad_11_may_mean_the_best_district_alone() -> None:
    override = {"ad": {"11": {"scope": "best"}}}
    each, best = position(RULES), position(plain_rules(2, override))
    for state in (each, best):
        complete(state, A, PARK, "a1", "a2", "d1")
        complete(state, B, PARK, "b1", "d4", "d5", "d6", "g1")
    assert [ad(each, seat, 11) for seat in (A, B)] == [10, 10]
    assert [ad(best, seat, 11) for seat in (A, B)] == [0, 5]
    complete(best, A, PARK, "b2")
    assert [ad(best, seat, 11) for seat in (A, B)] == [5, 5]  # three in a district, both
    complete(best, A, PARK, "d2", "e1")
    assert ad(best, A, 11) == 5  # once, though in two districts


def test_ads_may_count_any_plan() -> None:
    """RH-8.4: what an ad counts may be unfinished, what it scores again may not."""
    override = {"ad": any_plan("ad")}
    state = position(plain_rules(2, override))
    begin(state, A, INDUSTRIAL, "b2")
    begin(state, B, RESIDENTIAL, "b1")
    put(state, A, "diner", "b3", [0] * MATERIALS)
    put(state, B, "viceroys-house", "a2", [3, 0, 0, 0])
    assert [ad(state, A, number) for number in (1, 6, 7, 9, 11, 12)] == [-2, 2, 0, -2, 5, 0]
    assert [ad(state, B, number) for number in (1, 6, 7, 9, 11, 12)] == [0, 4, 0, -2, 5, 4]


# Targets (10.3)


@pytest.mark.parametrize("number", range(1, TARGETS + 1))
def test_no_target_gives_anything_for_nothing(number: int) -> None:
    state = position(RULES)
    complete(state, B, PARK, "a1", "h6")
    begin(state, A, RESIDENTIAL, "a2", "i6", "b5")
    assert target(state, A, number) == 0


@pytest.mark.parametrize(
    ("number", "kind"),
    [(1, RESIDENTIAL), (2, INDUSTRIAL), (4, PUBLIC), (5, COMMERCIAL), (6, PARK)],
)
def test_targets_for_a_type(number: int, kind: int) -> None:
    state = position(RULES)
    for other in range(len(TYPE.texts)):
        if other != kind:
            complete(state, A, other, f"a{other + 1}")
    begin(state, A, kind, "b1")
    complete(state, B, kind, "b2")
    assert target(state, A, number) == 0
    complete(state, A, kind, "i3", "d6")
    assert target(state, A, number) == 4


def test_target_3_neighbours_of_public_buildings() -> None:
    state = position(RULES)
    complete(state, A, PUBLIC, "b2", "b4")
    complete(state, B, PUBLIC, "a2")
    complete(state, A, INDUSTRIAL, "b1")
    assert target(state, A, 3) == 0
    complete(state, A, PARK, "b3")
    assert target(state, A, 3) == 2
    complete(state, B, RESIDENTIAL, "c2")
    complete(state, B, COMMERCIAL, "c4")
    begin(state, A, COMMERCIAL, "a4")
    assert target(state, A, 3) == 4
    assert target(state, B, 3) == 0


def test_target_7_next_to_an_opponent() -> None:
    """Section 12: 2 VP, not 4, next to two of them; the Rival is one too."""
    state = position(THREE)
    complete(state, A, PARK, "b2", "b3")
    complete(state, B, PARK, "a2")
    complete(state, C, PARK, "c2")
    assert target(state, A, 7) == 2
    begin(state, C, PUBLIC, "c3")
    begin(state, A, PUBLIC, "b1", "c1")
    assert target(state, A, 7) == 2
    complete(state, C, PUBLIC, "b4")
    assert target(state, A, 7) == 4
    solo = position(SOLO)
    complete(solo, A, PARK, "b2")
    complete(solo, RIVAL, PARK, "b3")
    assert target(solo, A, 7) == 2


def test_target_8_opponents_next_to_own() -> None:
    """Each counts once, however many own buildings it is next to."""
    state = position(THREE)
    complete(state, A, PARK, "a2", "c2")
    complete(state, B, PARK, "b2")
    assert target(state, A, 8) == 1
    complete(state, C, PUBLIC, "c1", "d1")
    begin(state, C, PUBLIC, "c3")
    begin(state, A, PARK, "d2")
    assert target(state, A, 8) == 2
    solo = position(SOLO)
    complete(solo, A, PARK, "b2")
    complete(solo, RIVAL, PARK, "b3", "b1", "c3")
    assert target(solo, A, 8) == 2


def test_target_9_districts() -> None:
    state = position(RULES)
    complete(state, A, PARK, "a1", "c3")
    complete(state, B, PARK, "d1")
    begin(state, A, PARK, "g1")
    assert target(state, A, 9) == 2
    complete(state, A, PUBLIC, "c4", "d3", "f6", "i1", "i6")
    assert target(state, A, 9) == 12


def test_target_10_next_to_water() -> None:
    """Not more for several water plots."""
    state = position(RULES)
    complete(state, A, PARK, "h6")
    assert target(state, A, 10) == 1
    complete(state, A, PUBLIC, "f4", "f5", "i5")
    complete(state, B, PUBLIC, "g4")
    begin(state, A, PUBLIC, "f6")
    assert target(state, A, 10) == 3


def test_target_11_architects_and_riveters() -> None:
    """Active or not, activated or not."""
    state = position(RULES)
    hire(state, A, CARPENTER, 2)
    hire(state, B, RIVETER, 2)
    assert target(state, A, 11) == 0
    for status in range(STATUSES):
        hire(state, A, ARCHITECT, 1, status)
    hire(state, A, RIVETER, 2, TIRED)
    assert target(state, A, 11) == STATUSES + 2


def test_target_12_colours_beyond_three() -> None:
    state = position(RULES)
    hire(state, A, CARPENTER, 2)
    hire(state, A, BUILDER, 2, USED_STEADY)
    assert target(state, A, 12) == 0
    hire(state, A, ARCHITECT, 3)
    assert target(state, A, 12) == 0
    hire(state, A, POLITICIAN, 1, HARD)
    hire(state, A, LEADER, 2, TIRED)
    assert target(state, A, 12) == 4


def test_target_13_unused_wilds() -> None:
    """Besides the 1 VP each gives anyway (RH-8.2)."""
    state = position(RULES)
    state.companies[A].targets = [TARGET.texts.index("13")]
    give_wilds(state, A, 3)
    give_wilds(state, B, 1)
    assert target(state, A, 13) == 6
    assert (forecast(state, A)["target"], forecast(state, A)["wilds"]) == (6, 3)
    assert (forecast(state, B)["target"], forecast(state, B)["wilds"]) == (0, 1)


def test_targets_may_count_any_plan() -> None:
    override = {"target": any_plan("target")}
    state = position(plain_rules(2, override))
    begin(state, A, PUBLIC, "g4")
    begin(state, B, PARK, "f4")
    assert [target(state, A, number) for number in range(1, 11)] == [0, 0, 1, 2, 0, 0, 2, 1, 2, 1]


# Scores (RH-8.2)


def test_the_better_target_counts() -> None:
    """The first of equals; none before they are dealt."""
    state = position(RULES)
    assert best_target(state, A) == NONE
    assert forecast(state, A)["target"] == 0
    state.companies[A].targets = [8, 12]
    assert best_target(state, A) == 8
    give_wilds(state, A, 1)
    assert best_target(state, A) == 12
    complete(state, A, PARK, "a1")
    assert best_target(state, A) == 8
    give_wilds(state, A, 1)
    assert best_target(state, A) == 12


def test_parts_add_up() -> None:
    state = position(RULES)
    company = state.companies[A]
    company.plot_vp, company.building_vp, company.worker_vp = 2, 30, 4
    company.targets = [0, 12]
    state.ads = [5, 0, 7]
    complete(state, A, INDUSTRIAL, "b2")
    complete(state, B, PARK, "b1")
    hire(state, A, CARPENTER, 4)
    give_wilds(state, A, 2)
    expected = {
        "plots": 2,
        "buildings": 30,
        "workers": 4,
        "ad1": 2,
        "ad2": -1,
        "ad3": 2,
        "target": 4,
        "wilds": 2,
        "total": 45,
    }
    assert forecast(state, A) == expected
    assert list(forecast(state, A)) == list(expected)
    assert public_forecast(state, A) == expected | {"target": 0, "total": 41}
    state.stack.clear()
    assert public_forecast(state, A) == expected


def test_a_score_may_fall_below_zero() -> None:
    """RH-8.5."""
    state = position(RULES)
    state.ads = [0, 8]
    complete(state, A, INDUSTRIAL, "b2")
    complete(state, B, PARK, "b1")
    assert forecast(state, A)["total"] == -2
    assert "ad3" not in forecast(state, A)


def test_the_rival_scores_ads_alone() -> None:
    """RH-9.4."""
    state = position(SOLO)
    state.companies[RIVAL].plot_vp = 2
    state.companies[RIVAL].building_vp = 9
    state.ads = [7, 10, 5]
    hire(state, A, CARPENTER, 4)
    complete(state, RIVAL, PARK, "b1", "b2")
    complete(state, A, PARK, "a1", "e5")
    parts = {"plots": 2, "buildings": 9, "ad1": 0, "ad2": 5, "ad3": 2, "total": 18}
    assert rival_forecast(state) == parts
    assert forecast(state, A)["ad1"] == 2


# Against another reading of the rules: sets of coordinates and the texts of the content

Place = tuple[int, int]


class Reading:
    """A position as sets; `facts` are the content as it is written."""

    def __init__(self, state: RollingHeightsState, facts: Mapping[str, Any]) -> None:
        self.state = state
        self.facts = facts
        everywhere = {(n % COLUMNS, n // COLUMNS): n for n in range(PLOTS)}
        self.water = {place for place, n in everywhere.items() if state.city.water[n]}
        self.name = {
            place: PLAN.texts[state.plans[n]]
            for place, n in everywhere.items()
            if state.plans[n] != NONE
        }
        self.owner = {place: state.owners[everywhere[place]] for place in self.name}
        self.done = {place for place in self.name if state.needs[everywhere[place]] == 0}
        self.left = {place: state.needs[everywhere[place]] for place in self.name}
        self.everywhere = set(everywhere)

    def type(self, place: Place) -> str:
        return str(self.facts["plan"][self.name[place]]["type"])

    def counting(self, entry: dict[str, Any]) -> set[Place]:
        return set(self.name) if entry["counts"] == "any" else self.done

    def of(self, entry: dict[str, Any], types: list[str]) -> set[Place]:
        return {place for place in self.counting(entry) if self.type(place) in types}

    def own(self, owner: int) -> set[Place]:
        return {place for place in self.name if self.owner[place] == owner}

    def near(self, place: Place, within: int = 1) -> set[Place]:
        x, y = place
        return {
            (a, b)
            for a, b in self.everywhere
            if (a, b) != place and abs(a - x) + abs(b - y) <= within
        }

    def named(self, entry: dict[str, Any], names: list[str]) -> set[Place]:
        return self.of(entry, names) | (self.water if "water" in names else set())

    def vp(self, place: Place) -> int:
        plan = self.facts["plan"][self.name[place]]
        if not plan["per"]:
            return int(plan["vp"])
        return int(plan["vp"]) * len(
            self.near(place, plan["within"]) & self.named(plan, plan["per"])
        )

    def pairs(self, owner: int, card: dict[str, Any]) -> int:
        sites = self.of(card, card["types"]) & self.own(owner)
        return sum(len(self.near(place) & self.named(card, card["near"])) for place in sites)

    def districts(self, card: dict[str, Any]) -> set[Place]:
        """Where most buildings of the types are, as the corner of each district."""
        count = {
            corner: len(self.of(card, card["types"]) & self.inside(corner))
            for corner in ((x, y) for x in (0, 3, 6) for y in (0, 3))
        }
        return {corner for corner in count if count[corner] == max(count.values()) > 0}

    def inside(self, corner: Place) -> set[Place]:
        return {(corner[0] + x, corner[1] + y) for x in range(3) for y in range(3)}

    def height(self, place: Place) -> int:
        """Cube by cube on a list of the places for each colour."""
        towers = [tower.split() for tower in self.facts["plan"][self.name[place]]["towers"]]
        heights = [0] * len(towers)
        for number, material in enumerate(MATERIAL.texts):
            room = [
                index
                for index, (colour, height) in enumerate(towers)
                for _ in range(int(height))
                if colour == material
            ]
            missing = self.left[place] >> 8 * number & 255
            for index in room[: len(room) - missing]:
                heights[index] += 1
        return max(heights)

    def largest_groups(self, card: dict[str, Any]) -> set[Place]:
        parks = self.of(card, card["types"])
        groups: list[set[Place]] = []
        for park in parks:
            group = {park}
            while grown := {q for p in group for q in self.near(p)} & parks - group:
                group |= grown
            groups.append(group)
        largest = max((len(group) for group in groups), default=0)
        return {park for group in groups if len(group) == largest for park in group}

    def ads(self, owner: int) -> list[int]:
        """What each of the twelve gives."""
        ad = {int(name): self.facts["ad"][name] for name in AD.texts}
        own = self.own(owner)
        corners = [(x, y) for x in (0, 3, 6) for y in (0, 3)]
        owners = range(len(self.state.companies))
        most = 0
        tallest = 0
        for corner in corners:
            here = self.inside(corner)
            counts = [len(self.counting(ad[11]) & self.own(who) & here) for who in owners]
            most += counts[owner] == max(counts) and counts[owner] > 0
            tops = [
                max(map(self.height, self.counting(ad[12]) & self.own(who) & here), default=0)
                for who in owners
            ]
            tallest += tops[owner] == max(tops) and tops[owner] > 0
        commercial = {p for p in self.done & own if self.type(p) in ad[7]["types"]}
        return [
            -ad[1]["vp"] * self.pairs(owner, ad[1]),
            ad[2]["vp"] * self.pairs(owner, ad[2]),
            ad[3]["vp"] * self.pairs(owner, ad[3]),
            ad[4]["vp"] * len(self.largest_groups(ad[4]) & own),
            ad[5]["vp"] * len(self.of(ad[5], ad[5]["types"]) & own),
            ad[6]["vp"] * len({x for x, _ in self.counting(ad[6]) & own}),
            sum(map(self.vp, commercial)) // ad[7]["number"],
            ad[8]["vp"] * (sum(self.state.companies[owner].workers) // ad[8]["number"]),
            -ad[9]["vp"] * sum(len(self.inside(c) & own) for c in self.districts(ad[9])),
            sum(
                max(map(self.vp, self.inside(c) & own & self.done), default=0)
                for c in self.districts(ad[10])
            ),
            ad[11]["vp"] * most,
            ad[12]["vp"] * tallest,
        ]

    def targets(self, seat: int) -> list[int]:
        """What each of the thirteen gives."""
        card = {int(name): self.facts["target"][name] for name in TARGET.texts}
        own = self.own(seat)
        others = set(self.name) - own
        company = self.state.companies[seat]
        workers = [company.workers[n::WORKERS] for n in range(WORKERS)]
        counted = [sum(workers[WORKER.texts.index(name)]) for name in card[11]["workers"]]
        found = {
            number: len(self.of(card[number], card[number]["types"]) & own)
            for number in (1, 2, 4, 5, 6)
        }
        found[3] = self.pairs(seat, card[3])
        seven = self.counting(card[7])
        found[7] = len({p for p in own & seven if self.near(p) & others & seven})
        eight = self.counting(card[8])
        found[8] = len({q for p in own & eight for q in self.near(p) & others & eight})
        found[9] = len({(x // 3, y // 3) for x, y in own & self.counting(card[9])})
        found[10] = len({p for p in own & self.counting(card[10]) if self.near(p) & self.water})
        found[11] = sum(counted)
        found[12] = max(0, sum(any(colour) for colour in workers) - card[12]["number"])
        found[13] = company.wilds
        return [card[number]["vp"] * found[number] for number in range(1, TARGETS + 1)]

    def abilities(self, owner: int, place: Place) -> dict[tuple[int, int], int]:
        """What one VP for each gives in a building, by kind and parameter."""
        own = self.own(owner) & self.done
        workers = self.state.companies[owner].workers
        heights = [
            int(tower.split()[1])
            for p in own
            for tower in self.facts["plan"][self.name[p]]["towers"]
        ]
        found = {
            (VP_EMPTY, 0): len(self.near(place) - set(self.name)),
            (VP_WATER, 0): len(self.near(place) & self.water),
        }
        for worker in range(WORKERS):
            hard = workers[HARD * WORKERS + worker] + workers[USED_HARD * WORKERS + worker]
            found[VP_HARD, worker] = hard
        for number, name in enumerate(TYPE.texts):
            found[VP_OWN, number] = len({p for p in own if self.type(p) == name})
        for height in range(1, 9):
            found[VP_TOWERS, height] = sum(tower >= height for tower in heights)
        return found


def random_position(rules: Rules, random: Random) -> RollingHeightsState:
    state = position(rules, city=random_city(rules, random.randrange(10**6)))
    share = random.uniform(0.1, 1)
    finished = random.random()
    deck = list(PLAN.texts)
    random.shuffle(deck)
    for number in state.city.land:
        if random.random() < share:
            owner = random.randrange(len(state.companies))
            cubes = None if random.random() < finished else random.choices(range(6), k=MATERIALS)
            put(state, owner, deck.pop(), PLOT.texts[number], cubes)
    for seat in range(rules.players):
        for worker in range(WORKERS):
            if random.random() < 0.6:
                count = min(random.randrange(3), state.worker_supply[worker])
                hire(state, seat, worker, count, random.randrange(STATUSES))
        give_wilds(state, seat, random.randrange(5))
    assert state.problems() == []
    return state


def check_random_maps(rules: Rules, facts: Mapping[str, Any], seed: int, count: int) -> None:
    random = Random(seed)
    some_ads = [0] * ADS
    some_targets = [0] * TARGETS
    for _ in range(count):
        state = random_position(rules, random)
        reading = Reading(state, facts)
        for place in reading.name:
            number = place[0] + COLUMNS * place[1]
            assert building_vp(state, number) == reading.vp(place)
            assert max(tower_cubes(state, number)) == reading.height(place)
            owner = reading.owner[place]
            for (kind, what), expected in reading.abilities(owner, place).items():
                assert ability_vp(state, owner, number, Ability(kind, 1, what, 0)) == expected
        for owner in range(len(state.companies)):
            ads = reading.ads(owner)
            assert [ad_vp(state, owner, n) for n in range(ADS)] == ads
            some_ads = [some + (vp != 0) for some, vp in zip(some_ads, ads)]
        for seat in range(rules.players):
            targets = reading.targets(seat)
            assert [target_vp(state, seat, n) for n in range(TARGETS)] == targets
            some_targets = [some + (vp != 0) for some, vp in zip(some_targets, targets)]
    assert min(some_ads) > 0
    assert min(some_targets) > 0


@pytest.mark.parametrize("players", [1, 2, 3, 4])
def test_random_maps(players: int) -> None:
    check_random_maps(rules_for(players), COMPONENTS.printed, players, 25)


def test_random_maps_where_any_plan_counts() -> None:
    """The same with `counts = "any"` wherever it can stand (RH-8.4)."""
    override = {table: any_plan(table) for table in ("ad", "target", "plan")}
    rules = rules_for(3, override)
    check_random_maps(rules, dict(rules.content.data), 5, 25)


@pytest.mark.long
@pytest.mark.parametrize("players", [1, 2, 3, 4])
def test_many_random_maps(players: int) -> None:
    check_random_maps(rules_for(players), COMPONENTS.printed, 10 + players, 400)


# What a screen shows


def test_targets_are_secret_until_the_end() -> None:
    state = position(RULES)
    state.companies[A].targets = [0, 5]
    state.companies[B].targets = [6, 12]
    complete(state, A, PARK, "b2")
    complete(state, B, PARK, "b3")
    view = view_of(state, A)
    own, other = view["companies"]
    assert own["targets"] == [
        {"target": 0, "vp": 0, "plots": [], "counts": False},
        {"target": 5, "vp": 2, "plots": [plot("b2")], "counts": True},
    ]
    assert own["standing"] == forecast(state, A)
    assert other["targets"] is None
    assert other["standing"]["target"] == 0
    for company in view_of(state, None)["companies"]:
        assert (company["targets"], company["standing"]["target"]) == (None, 0)
    state.stack.clear()
    other = view_of(state, A)["companies"][B]
    assert other["targets"] == [
        {"target": 6, "vp": 2, "plots": [plot("b3")], "counts": True},
        {"target": 12, "vp": 0, "plots": [], "counts": False},
    ]
    assert other["standing"]["target"] == 2


@pytest.mark.parametrize("players", [1, 2, 4])
def test_a_view_shows_only_what_the_seat_knows(players: int) -> None:
    """Draw piles and the targets of others may be what they like."""
    rules = rules_for(players)
    random = Random(players)
    for _ in range(5):
        state = random_position(rules, random)
        dealt = random.sample(range(TARGETS), 2 * players)
        for seat in range(players):
            state.companies[seat].targets = sorted(dealt[2 * seat : 2 * seat + 2])
        for seat in (None, *range(players)):
            seen = state.seen_by(seat, Rng.seeded(random.randrange(1000)))
            assert json.dumps(view_of(seen, seat)) == json.dumps(view_of(state, seat))


def test_view_of_plots() -> None:
    """Special cubes lie on top, on the last towers of their colour."""
    state = position(RULES)
    state.supply[STEEL] = 5
    put(state, B, "town-hall", "b2", [0, 0, 4, 7])
    plots = view_of(state, A)["plots"]
    shown = plots[plot("b2")]
    assert [list(tower.values()) for tower in shown["towers"]] == [
        [GLASS, 1, 1, 0],
        [GLASS, 2, 2, 0],
        [GLASS, 2, 1, 0],
        [STEEL, 3, 3, 0],
        [STEEL, 6, 4, 2],
    ]
    assert (shown["owner"], shown["completed"], shown["needs"]) == (B, False, [0, 0, 1, 2])
    assert shown["vp"] == RULES.plans[PLAN.texts.index("town-hall")].vp
    corner = plots[plot("i1")]
    assert (corner["bonus_type"], corner["bonus_vp"], corner["surcharge"]) == (PARK, 4, 2)
    assert (corner["plan"], corner["owner"], corner["completed"]) == (None, None, False)
    assert (corner["towers"], corner["needs"]) == ([], [0, 0, 0, 0])
    assert [PLOT.texts[n] for n in range(PLOTS) if plots[n]["water"]] == ["g5", "h5", "g6"]


def test_view_of_placements() -> None:
    """RH-5.5: the plots in between, and the surcharge; nothing where no plan can be put."""
    state = position(RULES)
    assert view_of(state, A)["placements"] is None
    begin(state, A, PARK, "g1")
    complete(state, B, PARK, "h1")
    places = view_of(state, A)["placements"]
    assert places is not None
    assert places[plot("i1")] == {"distance": 1, "surcharge": 2}
    assert places[plot("f1")] == {"distance": 0, "surcharge": 0}
    assert places[plot("a6")] == {"distance": 10, "surcharge": 0}
    assert places[plot("h1")] is None
    assert places[plot("g5")] is None
    assert view_of(state, None)["placements"] is None


def test_view_of_supplies_and_market() -> None:
    state = position(RULES)
    state.supply[WOOD] -= 3
    state.yard[WOOD] = 2
    put(state, A, "barber-shop", "a1", [1, 0, 0, 0])
    state.supply[WOOD] += 1
    state.led = 1 << plot("a1") | 1 << plot("i6")
    view = view_of(state, A)
    assert view["cubes"] == RULES.cubes
    assert view["unbuilt"][WOOD] == RULES.cubes[WOOD] - 1
    assert view["supply"][WOOD] == RULES.cubes[WOOD] - 3
    assert view["piles"] == [len(pile) - 9 for pile in state.piles]
    assert [slot["plan"] for slot in view["market"]] == list(state.market)
    assert [slot["cost"] for slot in view["market"]] == list(RULES.slot_costs)
    assert view["turn"]["led"] == [plot("a1"), plot("i6")]


def test_view_of_companies_and_the_rival() -> None:
    state = position(SOLO)
    state.ads = [10]
    company = state.companies[A]
    hire(state, A, CARPENTER, 2, TIRED)
    hire(state, A, LEADER, 1, HARD)
    complete(state, RIVAL, PARK, "b2")
    state.companies[RIVAL].building_vp = 7
    view = view_of(state, A)
    assert [own["workers"] for own in view["companies"]] == [
        [list(company.workers[n : n + WORKERS]) for n in range(0, STATUSES * WORKERS, WORKERS)]
    ]
    assert view["companies"][A]["strike"] is None
    company.stage = THROWN
    assert view_of(state, A)["companies"][A]["strike"] == round(
        1000 * (int(SOLO.tired_odds) / int(SOLO.all_odds)) ** 2
    )
    [ad] = view["ads"]
    assert (ad["ad"], ad["yields"]) == (10, [{"vp": 0, "plots": []}])
    assert ad["rival"] == {"vp": 5, "plots": [plot("b2")]}
    rival = view["rival"]
    assert rival is not None
    assert (rival["plots"], rival["vp"], rival["building_vp"]) == ([plot("b2")], 7, 7)
    assert rival["standing"] == {"plots": 0, "buildings": 7, "ad1": 5, "total": 12}
    assert view_of(position(RULES), A)["rival"] is None
