"""CAR-8 and CAR-9.8 to 9.11: scores, networks, donations, and what a screen shows of them."""

from functools import cache
from itertools import product
from random import Random

import pytest

from magnate.core.ints import ints
from magnate.core.rng import Rng
from magnate.games.carnegie.actions import (
    CITIES,
    CITY,
    COMMERCE,
    COMMUNICATIONS,
    CONSTRUCTION,
    DONATION,
    DONATIONS,
    EAST,
    EMPTY,
    HOUSING,
    HR,
    INDUSTRY,
    INFRASTRUCTURE,
    MANAGEMENT,
    MIDWEST,
    NEW_LOBBY,
    PRINTED_CONSTRUCTION,
    PROJECTS,
    REGIONS,
    RESEARCH,
    SALES,
    SOUTH,
    TRADE,
    TRAINING,
    TYPES,
    WEST,
)
from magnate.games.carnegie.connections import connections, routes
from magnate.games.carnegie.content import COMPONENTS
from magnate.games.carnegie.domains import (
    ANDREW,
    DONATION_EVENT,
    NEUTRAL,
    RAILROAD,
    STAGECOACH,
    WAGON,
)
from magnate.games.carnegie.previews import preview
from magnate.games.carnegie.rules import (
    Rules,
)
from magnate.games.carnegie.scoring import (
    RIGHTS_DONATION,
    andrew_score,
    donation_limit,
    donation_parts,
    donation_yields,
    forecast,
    public_forecast,
    tab_points,
)
from magnate.games.carnegie.state import CarnegieState
from magnate.games.carnegie.view import view_of
from magnate.games.carnegie.view_types import GainView
from magnate.games.carnegie.welfare import (
    WELFARE_GOODS,
    WELFARE_MONEY,
    WELFARE_MONEY_GOODS,
    Terms,
    settle_solo,
    settle_welfare,
)
from tests.games.carnegie.positions import (
    A,
    B,
    build,
    cities,
    donate,
    first_slot,
    position,
    rules_for,
)

RULES = rules_for(2)
SOLO = rules_for(1)
EVERYWHERE = [RAILROAD] * REGIONS
CAPS = (12, 15, 18, 21, 24)
LIMIT_RAISED = 6
"""The cell of the B sides that raises the most a donation can give."""

# San Francisco to Chicago, then on to New York or down to New Orleans.
WEST_TO_CHICAGO = ("san-francisco", "reno", "salt-lake-city", "denver", "omaha", "chicago")
CHICAGO_TO_NEW_YORK = ("pittsburgh", "new-york")
CHICAGO_TO_NEW_ORLEANS = ("st-louis", "memphis", "new-orleans")


def space(name: str) -> int:
    return DONATION.texts.index(name)


# Connections


def test_san_francisco_chicago_new_york_by_railroad() -> None:
    """The first example of section 11."""
    own = cities(*WEST_TO_CHICAGO, *CHICAGO_TO_NEW_YORK)
    assert connections(RULES, own, EVERYWHERE) == 27


def test_san_francisco_new_orleans_chicago_with_the_west_at_stagecoach() -> None:
    own = cities(*WEST_TO_CHICAGO, *CHICAGO_TO_NEW_ORLEANS)
    levels = EVERYWHERE[:]
    levels[WEST] = STAGECOACH
    assert connections(RULES, own, levels) == 18


def test_no_large_city_can_be_left_out() -> None:
    """CAR-8.5."""
    own = cities(*WEST_TO_CHICAGO, *CHICAGO_TO_NEW_YORK, *CHICAGO_TO_NEW_ORLEANS)
    levels = EVERYWHERE[:]
    levels[MIDWEST] = WAGON
    assert connections(RULES, own, levels) == 18
    assert connections(RULES, own, EVERYWHERE) == 36


def test_a_region_merely_crossed_does_not_count() -> None:
    """CAR-8.2: from San Francisco through the South's small cities to Chicago."""
    own = cities(
        "san-francisco", "los-angeles", "santa-fe", "el-paso", "dallas", "kansas-city", "chicago"
    )
    levels = EVERYWHERE[:]
    levels[SOUTH] = WAGON
    levels[EAST] = WAGON
    assert connections(RULES, own, levels) == 18
    levels[MIDWEST] = STAGECOACH
    assert connections(RULES, own, levels) == 12


def test_one_large_city_is_no_connection() -> None:
    assert connections(RULES, cities("san-francisco", "reno"), EVERYWHERE) == 0
    assert connections(RULES, cities(), EVERYWHERE) == 0
    every = [not RULES.city_links[city] for city in range(CITIES)]
    assert connections(RULES, every, EVERYWHERE) == 0


def test_only_the_group_worth_most_counts() -> None:
    """Chicago with New York apart from San Francisco; then two groups of two large cities."""
    east = ("chicago", *CHICAGO_TO_NEW_YORK)
    assert connections(RULES, cities("san-francisco", *east), EVERYWHERE) == 9
    west = ("san-francisco", "los-angeles", "phoenix", "el-paso", "dallas", "houston")
    both = cities(*west, "new-orleans", *east)
    assert connections(RULES, both, EVERYWHERE) == 18
    levels = EVERYWHERE[:]
    levels[SOUTH] = WAGON
    assert connections(RULES, both, levels) == 9


TABLE = {2: (3, 6, 9), 3: (6, 12, 18), 4: (12, 18, 27), 5: (18, 24, 36)}
POINTS = {"san-francisco": 2, "chicago": 1, "new-orleans": 1, "new-york": 1}
HOME = {"san-francisco": WEST, "chicago": MIDWEST, "new-orleans": SOUTH, "new-york": EAST}


@cache
def all_routes() -> tuple[tuple[str, str], ...]:
    by_region = COMPONENTS.printed["routes"]
    return tuple(
        (one, other)
        for region, found in by_region.items()
        if region != "source"
        for one, other in found
    )


def groups(own: set[str]) -> list[set[str]]:
    """The groups of connected cities: each takes the lowest name it can reach, route by route."""
    label = {city: city for city in own}
    changed = True
    while changed:
        changed = False
        for one, other in all_routes():
            if one in own and other in own and label[one] != label[other]:
                label[one] = label[other] = min(label[one], label[other])
                changed = True
    return [{city for city in own if label[city] == name} for name in set(label.values())]


def expected_connections(own: set[str], levels: list[int]) -> int:
    best = 0
    for group in groups(own):
        large = [city for city in POINTS if city in group]
        if len(large) > 1:
            points = sum(POINTS[city] for city in large)
            best = max(best, TABLE[points][min(levels[HOME[city]] for city in large)])
    return best


def check_random_networks(seed: int, count: int) -> None:
    """Discs of two seats and neutral ones on random slots, against another search."""
    random = Random(seed)
    some = 0
    for _ in range(count):
        state = position(RULES)
        share = random.uniform(0.1, 1)
        for slot in range(len(state.slots)):
            if random.random() < share:
                state.slots[slot] = random.choice((0, 0, 0, 0, 1, NEUTRAL))
        for region in range(REGIONS):
            state.companies[0].tracks[region] = random.randrange(5)
        own = {CITY.texts[city] for city in range(CITIES) if holds(state, 0, city)}
        levels = [
            RULES.tracks[region].levels[state.companies[0].tracks[region]]
            for region in range(REGIONS)
        ]
        expected = expected_connections(own, levels)
        some += expected > 0
        assert forecast(state, 0)["connections"] == expected
        shown = view_of(state, None)["companies"][0]["network"]
        counting, links = shown["cities"], shown["links"]
        names = {CITY.texts[city] for city in counting}
        if expected > 0:
            assert shown["level"] is not None
            assert RULES.connection_values[shown["points"]][shown["level"]] == expected
            assert {levels[region] for region in shown["limiting"]} == {shown["level"]}
        else:
            assert (shown["points"], shown["level"], shown["limiting"]) == (0, None, [])
        assert names == set() if expected == 0 else names in groups(own)
        assert expected_connections(names, levels) == expected
        own_routes = {frozenset(route) for route in all_routes() if set(route) <= own}
        assert {frozenset((CITY.texts[a], CITY.texts[b])) for a, b in links} == {
            route for route in own_routes if route <= names
        }
        every = routes(state, 0)
        assert len(every) == len(own_routes)
        assert {frozenset((CITY.texts[a], CITY.texts[b])) for a, b in every} == own_routes
    assert some > count // 10


def holds(state: CarnegieState, seat: int, city: int) -> bool:
    start = first_slot(CITY.texts[city])
    slots = {"small": 1, "medium": 3, "large": 5}[size_of(city)]
    return seat in state.slots[start : start + slots]


def size_of(city: int) -> str:
    return {1: "small", 3: "medium", 5: "large"}[
        len(COMPONENTS.printed["city"][CITY.texts[city]]["slots"])
    ]


def test_random_networks_against_another_search() -> None:
    assert len(all_routes()) == 54
    check_random_networks(1, 2000)


@pytest.mark.long
def test_many_random_networks_against_another_search() -> None:
    check_random_networks(2, 8000)


# The parts of a score


def test_a_new_company_scores_nothing() -> None:
    state = position(RULES)
    assert forecast(state, 0) == {
        "direct": 0,
        "joker": 0,
        "employees": 0,
        "departments": 0,
        "tabs": 0,
        "cities": 0,
        "connections": 0,
        "donations": 0,
        "total": 0,
    }


def test_the_parts_of_a_score() -> None:
    """CAR-8.1."""
    state = position(RULES)
    company = state.companies[0]
    company.vp = 17
    company.joker = True
    company.cells[0] = TRAINING
    company.cells[3] = SALES
    company.cells[4] = NEW_LOBBY
    company.cells[12] = COMMUNICATIONS
    company.standing[company.cell_of(PRINTED_CONSTRUCTION)] = 0b101
    company.standing[0] = 0b1
    company.lying[3] = 2
    company.missions[EAST] = 2
    company.reserved = 5
    build(state, 0, HOUSING, "chicago/4", "seattle/1", "portland/1")
    build(state, 0, INDUSTRY, "denver/1", "chicago/1")
    build(state, 1, COMMERCE, "new-york/1")
    parts = forecast(state, 0)
    assert parts["direct"] == 17
    assert parts["joker"] == 3
    assert parts["employees"] == 3
    assert parts["departments"] == 3 + 3 + 2 + 2
    assert parts["cities"] == 3 + 1 + 0 + 2 + 3
    assert parts["total"] == 17 + 3 + 3 + 10 + 9
    assert parts["total"] == sum(parts.values()) - parts["total"]
    assert forecast(state, 1)["total"] == 3


def test_the_tabs_are_worth_6_9_12_and_15_at_most() -> None:
    for project, most in enumerate((6, 9, 12, 15)):
        state = position(RULES)
        state.companies[0].advanced[project] = 6
        assert tab_points(state, 0) == most
        assert donation_limit(state, 0) == 12


def test_each_cell_of_a_tab_counts_once_it_is_uncovered() -> None:
    expected = {
        (HOUSING, A): [0, 0, 0, 0, 1, 3, 6],
        (COMMERCE, A): [0, 0, 0, 0, 2, 5, 9],
        (INDUSTRY, A): [0, 0, 0, 0, 3, 7, 12],
        (INFRASTRUCTURE, A): [0, 0, 0, 0, 4, 9, 15],
    }
    for project in range(PROJECTS):
        expected[project, B] = [0, 0, 0, 0, 0, 3, 3]
    for (project, side), points in expected.items():
        for cell, worth in enumerate(points):
            state = position(RULES)
            state.companies[0].sides[project] = side
            state.companies[0].advanced[project] = cell
            assert tab_points(state, 0) == worth
            raised = 3 if side == B and cell == LIMIT_RAISED else 0
            assert donation_limit(state, 0) == 12 + raised


def test_all_four_tabs_add_up() -> None:
    state = position(RULES)
    state.companies[0].sides = ints([B] * PROJECTS)
    state.companies[0].advanced = ints([LIMIT_RAISED] * PROJECTS)
    assert tab_points(state, 0) == 12
    assert donation_limit(state, 0) == 24


def test_tabs_without_a_side_are_worth_nothing() -> None:
    state = position(RULES)
    state.companies[0].sides = ints([-1] * PROJECTS)
    assert tab_points(state, 0) == 0
    assert donation_limit(state, 0) == 12
    assert view_of(state, 0)["companies"][0]["discs_on_tabs"] == [0] * PROJECTS


# Donations


def test_the_paid_spaces_are_where_they_should_be() -> None:
    assert space("welfare-goods") == WELFARE_GOODS
    assert space("welfare-money") == WELFARE_MONEY
    assert space("welfare-money-goods") == WELFARE_MONEY_GOODS
    assert space("rights-donation") == RIGHTS_DONATION


def rich_position(rules: Rules = RULES) -> CarnegieState:
    """Seat 0 has something for each donation."""
    state = position(rules)
    company = state.companies[0]
    company.cells[0] = TRAINING
    company.cells[1] = NEW_LOBBY
    company.cells[4] = SALES
    company.cells[5] = COMMUNICATIONS
    company.standing[company.cell_of(PRINTED_CONSTRUCTION)] = 0b111
    company.standing[company.cell_of(TRADE)] = 0b11
    company.lying[0] = 4
    company.missions[WEST] = 3
    company.tracks = ints([3, 2, 1, 4])
    company.advanced = ints([3, 1, 2, 2])
    company.goods = 2
    company.money = 11
    build(state, 0, HOUSING, "chicago/4", "seattle/1")
    build(state, 0, COMMERCE, "denver/2")
    build(state, 0, INDUSTRY, "chicago/1", "houston/3", "cincinnati/1")
    build(state, 0, INFRASTRUCTURE, "new-york/5", "reno/1")
    return state


YIELDS = {
    "education-human-resources": 9,
    "education-management": 9,
    "education-construction": 6,
    "education-research": 3,
    "education-any": 9,
    "rights-infrastructure": 8,
    "rights-industry": 9,
    "rights-housing-commerce": 6,
    "rights-railroad": 9,
    "rights-donation": 2,
    "welfare-seven": 7,
    "welfare-goods": 4,
    "welfare-money": 4,
    "welfare-money-goods": 8,
    "welfare-employee": 5,
    "health-east": 2,
    "health-midwest": 6,
    "health-south": 2,
    "health-west": 6,
    "health-small-city": 6,
}


@pytest.mark.parametrize("name", DONATION.texts)
def test_each_donation(name: str) -> None:
    """CAR-8.3: what the table promises is what the space then gives."""
    state = rich_position()
    assert donation_yields(state, 0)[space(name)] == YIELDS[name]
    before = forecast(state, 0)
    donate(state, 0, name)
    assert donation_yields(state, 0)[space(name)] == YIELDS[name]
    after = forecast(state, 0)
    assert after["donations"] == YIELDS[name]
    assert after["total"] == before["total"] + YIELDS[name]
    assert donation_parts(state, 0) == [
        YIELDS[name] if number == space(name) else 0 for number in range(DONATIONS)
    ]


def test_a_donation_counts_what_its_owner_has() -> None:
    state = rich_position()
    donate(state, 1, "health-west", "rights-donation")
    assert forecast(state, 1)["donations"] == 4
    assert forecast(state, 0)["donations"] == 0


def test_no_donation_gives_more_than_the_limit() -> None:
    state = position(RULES)
    company = state.companies[0]
    slots = ("albany/1", "albany/2", "albany/3", "boston/1", "boston/2", "boston/3")
    build(state, 0, INDUSTRY, *slots, "new-york/1", "new-york/3", "new-york/4")
    donate(state, 0, "rights-industry", "health-east")
    assert forecast(state, 0)["donations"] == 12 + 12
    company.sides = ints([B] * PROJECTS)
    for project, limit in enumerate(CAPS[1:]):
        company.advanced[project] = LIMIT_RAISED
        assert donation_limit(state, 0) == limit
        assert forecast(state, 0)["donations"] == min(27, limit) + min(18, limit)


def test_two_for_each_own_donation() -> None:
    state = position(RULES)
    donate(state, 0, "welfare-seven", "health-south", "health-east")
    assert donation_yields(state, 0)[RIGHTS_DONATION] == 8
    donate(state, 0, "rights-donation")
    assert donation_yields(state, 0)[RIGHTS_DONATION] == 8
    assert forecast(state, 0)["donations"] == 7 + 8
    donate(state, 0, "education-any", "welfare-employee", "health-west", "health-small-city")
    assert donation_parts(state, 0)[RIGHTS_DONATION] == 12


def test_goods_and_money_pay_for_one_space_only() -> None:
    state = rich_position()
    donate(state, 0, "welfare-goods", "welfare-money-goods")
    assert forecast(state, 0)["donations"] == 8
    yields = donation_yields(state, 0)
    assert yields[WELFARE_MONEY] == 0
    state.companies[0].goods = 8
    assert forecast(state, 0)["donations"] == 2 * 6 + 4 * 2
    assert sum(donation_parts(state, 0)) == 20


def test_a_noted_donation_counts_for_its_owner_alone() -> None:
    """CAR-10.1."""
    state = rich_position(rules_for(2, secret_donation=True))
    donate(state, 0, "health-west", "rights-donation")
    state.companies[0].noted = space("health-west")
    assert forecast(state, 0)["donations"] == 6 + 6 + 4
    assert donation_parts(state, 0)[space("health-west")] == 12
    assert public_forecast(state, 0)["donations"] == 6 + 4
    state.companies[0].noted = RIGHTS_DONATION
    assert forecast(state, 0)["donations"] == 6 + 4 + 4
    state.stack.clear()
    assert public_forecast(state, 0)["donations"] == 6 + 4 + 4


def test_a_noted_paid_space_is_one_more_space_held() -> None:
    state = position(rules_for(2, secret_donation=True))
    company = state.companies[0]
    company.goods = 20
    donate(state, 0, "welfare-goods")
    assert forecast(state, 0)["donations"] == 12
    company.noted = WELFARE_GOODS
    assert forecast(state, 0)["donations"] == 24
    assert donation_yields(state, 0)[WELFARE_GOODS] == 12
    company.goods = 7
    assert forecast(state, 0)["donations"] == 14
    assert donation_yields(state, 0)[WELFARE_GOODS] == 2


# Paid welfare


def test_goods_are_sold_where_that_is_better() -> None:
    """CAR-8.4: $4 and 3 goods pay for $5 + goods once 1 goods is sold; the third is left."""
    assert settle_welfare(3, 4, [0, 0, 1], terms(12)) == (4, 1, 0)
    assert settle_welfare(3, 4, [0, 1, 0], terms(12)) == (2, 2, 0)
    assert settle_welfare(3, 4, [0, 0, 0], terms(12)) == (0, 3, 4)


def terms(cap: int) -> Terms:
    return Terms(cap=cap, vp=ints([2, 2, 4]), price=5, sale=1)


def test_the_last_payment_may_go_beyond_the_cap() -> None:
    """8, 9, 11, 12 goods or $5, and 4, 5, 6, 6 times both, for caps of 15, 18, 21, 24."""
    for cap, single, double in zip(CAPS, (6, 8, 9, 11, 12), (3, 4, 5, 6, 6), strict=True):
        assert settle_welfare(single - 1, 0, [1, 0, 0], terms(cap))[0] < cap
        assert settle_welfare(single, 0, [1, 0, 0], terms(cap)) == (cap, 0, 0)
        assert settle_welfare(0, 5 * single, [0, 1, 0], terms(cap)) == (cap, 0, 0)
        assert settle_welfare(double - 1, 100, [0, 0, 1], terms(cap))[0] < cap
        assert settle_welfare(double, 5 * double, [0, 0, 1], terms(cap)) == (cap, 0, 0)


def test_plenty_pays_for_everything() -> None:
    assert settle_welfare(30, 100, [1, 1, 1], terms(24))[0] == 72
    assert settle_welfare(30, 100, [2, 1, 1], terms(12))[0] == 48
    assert settle_welfare(0, 100, [1, 0, 1], terms(24))[0] == 0


def held_spaces() -> list[list[int]]:
    """None to one of each, or two of one."""
    found = [list(spaces) for spaces in product((0, 1, 2), repeat=3)]
    return [spaces for spaces in found if spaces.count(2) <= 1]


@cache
def worth(payments: int, spaces: int, cap: int, vp: int) -> int:
    """The most VP of so many payments for spaces of one kind, split in any way."""
    if spaces == 0:
        return 0
    return max(
        min(cap, vp * here) + worth(payments - here, spaces - 1, cap, vp)
        for here in range(payments + 1)
    )


def times(spaces: int, cap: int, vp: int) -> int:
    """How often so many spaces can be paid for."""
    return spaces * -(-cap // vp)


def all_ways(
    goods: int, money: int, spaces: list[int], cap: int
) -> list[tuple[int, int, int, int, int, int]]:
    """VP, goods left and money left of every (g, m, b, sold), then g, m and b."""
    ways = []
    for sold in range(goods + 1):
        for b in range(min(goods - sold, (money + sold) // 5, times(spaces[2], cap, 4)) + 1):
            for m in range(min((money + sold) // 5 - b, times(spaces[1], cap, 2)) + 1):
                both = worth(b, spaces[2], cap, 4) + worth(m, spaces[1], cap, 2)
                for g in range(min(goods - sold - b, times(spaces[0], cap, 2)) + 1):
                    vp = both + worth(g, spaces[0], cap, 2)
                    left = goods - sold - b - g
                    ways.append((vp, left, money + sold - 5 * (m + b), g, m, b))
    return ways


def check_welfare(goods: int, money: int, spaces: list[int], cap: int) -> None:
    ways = all_ways(goods, money, spaces, cap)
    settled = settle_welfare(goods, money, spaces, terms(cap))
    assert settled[0] == max(ways)[0]
    assert settled in [way[:3] for way in ways]


@pytest.mark.parametrize("cap", CAPS)
def test_welfare_against_every_way_to_pay(cap: int) -> None:
    for spaces in held_spaces():
        for goods in range(6):
            for money in (0, 2, 4, 5, 8, 9, 10, 13, 19, 26, 40):
                check_welfare(goods, money, spaces, cap)


@pytest.mark.parametrize("cap", [1, 3, 5, 6])
def test_welfare_with_a_low_cap_against_every_way_to_pay(cap: int) -> None:
    """So that small amounts reach the cap."""
    for spaces in held_spaces():
        for goods in (1, 3, 6, 9):
            for money in (0, 3, 9, 14, 25):
                check_welfare(goods, money, spaces, cap)


@pytest.mark.parametrize("cap", CAPS)
def test_welfare_of_large_amounts_against_every_way_to_pay(cap: int) -> None:
    random = Random(cap)
    for spaces in held_spaces():
        for _ in range(3):
            check_welfare(random.randrange(31), random.randrange(101), spaces, cap)


# Andrew


@cache
def andrew_could_get(goods: int, money: int, spaces: tuple[int, ...], cap: int) -> int:
    """The most of every (g, m, b) without a sale."""
    return max(
        min(cap, 2 * g) * spaces[0] + min(cap, 2 * m) * spaces[1] + min(cap, 4 * b) * spaces[2]
        for b in range(min(goods, money // 5) + 1)
        for g in range(goods - b + 1)
        for m in range(money // 5 - b + 1)
    )


def check_solo(goods: int, money: int, spaces: list[int], his: tuple[int, ...], cap: int) -> None:
    ways = all_ways(goods, money, spaces, cap)
    best = max(ways)[0]
    least = min(andrew_could_get(way[1], way[2], his, cap) for way in ways if way[0] == best)
    assert settle_solo(goods, money, spaces, list(his), terms(cap)) == (best, least)


@pytest.mark.parametrize("cap", [3, 6, 12, 15])
def test_andrews_welfare_against_every_way_to_pay(cap: int) -> None:
    """CAR-9.9."""
    for spaces in product((0, 1), repeat=3):
        for his in product((0, 1), repeat=3):
            for goods in (0, 1, 2, 4, 7):
                for money in (0, 3, 9, 10, 16, 24):
                    check_solo(goods, money, list(spaces), his, cap)


@pytest.mark.parametrize("cap", CAPS)
def test_andrews_welfare_of_large_amounts_against_every_way_to_pay(cap: int) -> None:
    random = Random(cap)
    for spaces in held_spaces():
        for his in product((0, 1), repeat=3):
            check_solo(random.randrange(31), random.randrange(101), spaces, his, cap)


def test_the_human_leaves_andrew_as_little_as_he_can() -> None:
    """Goods that he has no use for are sold, except where the fifth dollar would help Andrew."""
    assert settle_solo(1, 5, [0, 1, 0], [1, 0, 0], terms(12)) == (2, 0)
    assert settle_solo(6, 4, [1, 0, 0], [0, 1, 0], terms(12)) == (12, 0)
    assert settle_solo(0, 10, [0, 0, 0], [0, 1, 0], terms(12)) == (0, 4)
    assert settle_solo(2, 10, [0, 0, 0], [0, 0, 1], terms(12)) == (0, 0)
    assert settle_solo(2, 10, [1, 0, 0], [0, 0, 0], terms(12)) == (4, 0)


def test_what_andrew_has_counts() -> None:
    """CAR-9.8."""
    state = position(SOLO)
    andrew = state.andrew
    assert andrew is not None
    assert andrew_score(state) == {
        "cards": 0,
        "tiles": 0,
        "tracks": 0,
        "cities": 0,
        "donations": 0,
        "total": 0,
    }
    andrew.reached = ints([1, 2, 3, 1, 2])
    andrew.played = 9
    andrew.tiles = [TRAINING, TRAINING, SALES]
    andrew.tracks = ints([4, 3, 4, 0])
    build(state, ANDREW, HOUSING, "chicago/1", "seattle/1", "portland/1", "denver/1")
    # His large cities are all joined, and yet there are no connections for him.
    build(state, ANDREW, HOUSING, "omaha/1", "reno/1", "salt-lake-city/1", "san-francisco/1")
    parts = andrew_score(state)
    assert parts["cards"] == 0 + 2 * 1 + 3 * 3 + 6 + 2 * 10
    assert parts["tiles"] == 6
    assert parts["tracks"] == 12
    assert parts["cities"] == 3 + 1 + 0 + 2 + 0 + 0 + 0 + 3
    assert parts["total"] == 37 + 6 + 12 + 9
    andrew.shown = True
    andrew.shift = 3
    assert andrew_score(state)["cards"] == 37 + 6


def test_andrew_holds_the_west() -> None:
    """The last example of section 11."""
    state = position(SOLO)
    build(state, 0, HOUSING, "seattle/1", "reno/1", "denver/3")
    build(state, 0, COMMERCE, "denver/2", "boise/1")
    build(state, 0, COMMERCE, "chicago/2")
    build(state, ANDREW, HOUSING, "portland/1", "helena/1")
    donate(state, ANDREW, "health-west")
    assert andrew_score(state)["donations"] == 10
    assert forecast(state, 0)["donations"] == 0


def test_andrews_donations_count_what_the_human_has() -> None:
    for name, points in YIELDS.items():
        state = rich_position(SOLO)
        donate(state, ANDREW, name)
        if name.startswith("welfare-") and name[8:] in ("goods", "money", "money-goods"):
            # What the human could have paid for himself, less what he sells before.
            points = {"welfare-goods": 0, "welfare-money": 4, "welfare-money-goods": 0}[name]
        elif name == "rights-donation":
            points = 2  # the human's own donations count, and this one as if it were
        assert andrew_score(state)["donations"] == points, name


def test_andrew_has_the_humans_limit() -> None:
    state = position(SOLO)
    company = state.companies[0]
    donate(state, ANDREW, "rights-industry")
    slots = ("albany/1", "albany/2", "albany/3", "boston/1", "boston/2", "boston/3")
    build(state, 0, INDUSTRY, *slots)
    assert andrew_score(state)["donations"] == 12
    company.sides[HOUSING] = B
    company.advanced[HOUSING] = LIMIT_RAISED
    assert andrew_score(state)["donations"] == 15


def test_andrews_welfare_comes_after_the_humans() -> None:
    state = position(SOLO)
    company = state.companies[0]
    company.money = 34
    donate(state, 0, "welfare-money", "rights-donation")
    donate(state, ANDREW, "welfare-money", "rights-donation")
    assert forecast(state, 0)["donations"] == 12 + 4
    assert andrew_score(state)["donations"] == 0 + 6
    company.money = 50
    assert andrew_score(state)["donations"] == 8 + 6


# The next events


def gain(state: CarnegieState, row: int, seat: int = 0) -> GainView:
    event = preview(state, row)
    assert event is not None
    return event["gains"][seat]


def test_two_employees_home_from_the_midwest() -> None:
    """Section 11: $4 by transport, then $2 and 1 goods from the projects."""
    state = position(RULES)
    company = state.companies[0]
    company.missions[MIDWEST] = 2
    company.tracks[MIDWEST] = 1
    company.built[COMMERCE] = 1
    company.built[INDUSTRY] = 1
    event = preview(state, RESEARCH)
    assert event is not None
    assert (event["row"], event["moving"], event["region"]) == (RESEARCH, RESEARCH, MIDWEST)
    assert not event["donation"]
    assert event["gains"][0] == {
        "home": 2,
        "money": 4 + 2,
        "goods": 1,
        "points": 0,
        "staff": 0,
        "vp": 0,
        "staff_or_money": 0,
        "goods_or_money": 0,
        "price": None,
        "donation": False,
        "uses": 0,
        "steps": 0,
        "department_points": 0,
    }
    assert not any(event["gains"][1].values())


def test_every_kind_of_income_is_foreseen() -> None:
    state = position(RULES)
    state.row = state.moving = -1
    company = state.companies[0]
    company.missions = ints([1, 2, 3, 4])
    company.sides = ints([B] * PROJECTS)
    company.advanced = ints([5] * PROJECTS)
    company.built = ints([5, 2, 5, 3])
    company.tracks = ints([3, 2, 3, 2])
    from_tabs: dict[str, int] = {
        "money": 2 + 4,
        "goods": 3,
        "vp": 3,
        "staff_or_money": 2,
        "goods_or_money": 2,
    }

    def expect(row: int, markers: int, **transport: int) -> None:
        state.markers = ints([markers] * TYPES)
        got = gain(state, row)
        for key in ("money", "goods", "points", "staff", "vp", "staff_or_money", "goods_or_money"):
            assert dict(got)[key] == from_tabs.get(key, 0) + transport.get(key, 0), key

    expect(HR, 0, vp=2)
    expect(RESEARCH, 0, points=6)
    expect(MANAGEMENT, 0, money=21)
    expect(MANAGEMENT, 1, staff=4)
    company.reserve = 4
    from_tabs |= {"money": 6 + 2, "staff_or_money": 0}
    expect(MANAGEMENT, 1, staff=4)
    company.reserve = 0
    expect(MANAGEMENT, 1)
    expect(HR, 0, vp=2)
    assert gain(state, CONSTRUCTION)["home"] == 0
    assert gain(state, CONSTRUCTION)["money"] == 0


def test_a_donation_is_foreseen_with_its_price() -> None:
    state = position(RULES)
    company = state.companies[0]
    company.money = 9
    donate(state, 0, "welfare-seven")
    event = preview(state, CONSTRUCTION)
    assert event is not None
    assert event["region"] is None
    assert event["donation"]
    assert gain(state, CONSTRUCTION)["price"] == 10
    assert not gain(state, CONSTRUCTION)["donation"]
    company.goods = 1
    assert gain(state, CONSTRUCTION)["donation"]
    company.goods = 0
    company.cells[0] = COMMUNICATIONS
    company.standing[0] = 1
    assert gain(state, CONSTRUCTION)["price"] == 6
    assert gain(state, CONSTRUCTION)["donation"]
    company.discs = 0
    assert not gain(state, CONSTRUCTION)["donation"]
    company.discs = 1
    state.donations = ints([mask | 1 << NEUTRAL for mask in state.donations])
    assert not gain(state, CONSTRUCTION)["donation"]
    assert gain(state, CONSTRUCTION, 1)["price"] == 5


def test_the_last_event_of_a_row_gives_income_and_a_donation() -> None:
    state = position(RULES)
    state.companies[0].missions[SOUTH] = 1
    state.companies[0].tracks[SOUTH] = 2
    state.markers[CONSTRUCTION] = 4
    event = preview(state, CONSTRUCTION)
    assert event is not None
    assert event["region"] == SOUTH
    assert event["donation"]
    assert gain(state, CONSTRUCTION)["money"] == 5
    assert gain(state, CONSTRUCTION)["donation"]
    other = state.companies[1]
    other.missions[SOUTH] = 1
    other.money = 3
    assert not gain(state, CONSTRUCTION, 1)["donation"]
    other.built[INDUSTRY] = 1  # $3, $1 by transport and 1 goods, sold
    assert gain(state, CONSTRUCTION, 1)["donation"]


def test_a_row_at_its_end_gives_the_event_of_the_next() -> None:
    """CAR-3.2."""
    state = position(RULES)
    state.row = state.moving = -1
    state.markers = ints([5, 2, 0, 5])
    events = [preview(state, row) for row in range(TYPES)]
    assert [event and event["moving"] for event in events] == [1, 1, 2, 1]
    state.markers = ints([5, 5, 5, 4])
    state.round_number = RULES.rounds
    assert [event and event["moving"] for event in map(preview, [state] * TYPES, range(TYPES))] == [
        RESEARCH
    ] * TYPES
    state.row = state.moving = RESEARCH
    assert [preview(state, row) for row in range(TYPES)] == [None] * TYPES
    assert view_of(state, 0)["previews"] == []


# What a screen shows


def test_the_view_shows_the_table() -> None:
    state = rich_position()
    donate(state, 0, "health-west")
    state.donations[0] = 1 << NEUTRAL
    view = view_of(state, 0)
    assert view["seat"] == 0
    assert view["donations"][space("health-west")] == [0]
    assert view["donations"][0] == [NEUTRAL]
    assert [preview["row"] for preview in view["previews"]] == [0, 1, 2, 3]
    assert view["events"][2][0] == DONATION_EVENT
    own = view["companies"][0]
    assert own["chairs"][11] == [1, 2, 3]
    assert own["yields"] == donation_yields(state, 0)
    assert own["donations"] == [space("health-west")]
    assert own["donation_price"] == 10
    assert own["standing"] == forecast(state, 0)
    assert own["discs_on_tabs"] == [2, 1, 0, 0]
    assert own["network"]["routes"] == []
    assert view["andrew"] is None
    assert view_of(state, None)["activation"] is None


def test_the_view_is_a_copy() -> None:
    state = rich_position()
    before = state.to_dict()
    view = view_of(state, 0)
    for numbers in (view["slots"], view["tiles"], view["markers"], view["companies"][0]["cells"]):
        numbers[0] = EMPTY
    assert state.to_dict() == before


def test_secrets_stay_secret() -> None:
    """Chosen sides and noted donations: seen by their owner, by all at the end (CAR-10.1)."""
    state = rich_position(rules_for(2, secret_donation=True))
    state.secret_sides = ints([5, -1])
    state.companies[0].noted = space("health-midwest")
    own = view_of(state, 0)["companies"][0]
    assert (own["chosen_sides"], own["noted"]) == (5, space("health-midwest"))
    assert own["standing"]["donations"] == 6
    for viewer in (1, None):
        shown = view_of(state, viewer)["companies"][0]
        assert (shown["chosen_sides"], shown["noted"]) == (None, None)
        assert shown["has_chosen_sides"]
        assert shown["has_noted"]
        assert shown["standing"]["donations"] == 0
        assert shown["donation_points"] == [0] * DONATIONS
        for seed in range(20):
            assert view_of(state.seen_by(viewer, Rng.seeded(seed)), viewer) == view_of(
                state, viewer
            )
    assert not view_of(state, 0)["companies"][1]["has_chosen_sides"]
    state.stack.clear()
    shown = view_of(state, 1)["companies"][0]
    assert shown["noted"] == space("health-midwest")
    assert shown["standing"]["donations"] == 6
    assert sum(shown["donation_points"]) == 6


def test_only_the_backs_of_andrews_next_cards_are_seen() -> None:
    """CAR-9.3, CAR-9.10."""
    state = position(SOLO)
    andrew = state.andrew
    assert andrew is not None
    backs = [SOLO.cards[card].back() for card in andrew.deck]

    def seen() -> tuple[int | None, int | None, int | None, list[int]]:
        for seed in range(20):
            assert view_of(state.seen_by(0, Rng.seeded(seed)), 0) == view_of(state, 0)
        view = view_of(state, 0)["andrew"]
        assert view is not None
        return view["card"], view["back"], view["next_back"], view["played"]

    state.round_number = 0
    assert seen() == (None, None, backs[0], [])
    state.round_number = 1
    assert seen() == (None, backs[0], backs[1], [])
    andrew.shown = True
    assert seen() == (andrew.deck[0], backs[0], backs[1], [])
    andrew.shown = False
    andrew.played = 19
    state.round_number = 20
    assert seen() == (None, backs[19], None, andrew.deck[:19])
    andrew.played = 20
    state.stack.clear()
    assert seen() == (None, None, None, andrew.deck)


def test_andrews_pieces_are_shown() -> None:
    state = position(SOLO)
    donate(state, ANDREW, "health-west", "welfare-seven")
    view = view_of(state, None)["andrew"]
    assert view is not None
    assert view["donations"] == [space("welfare-seven"), space("health-west")]
    assert view["standing"] == andrew_score(state)
    assert view["standing"]["donations"] == 7
