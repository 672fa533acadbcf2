"""The component facts of Carnegie: the figures of the printed game, and overrides of them."""

import copy
from collections.abc import Mapping
from typing import Any

import pytest

from magnate.core.errors import BadContent
from magnate.games.carnegie import content
from magnate.games.carnegie.actions import (
    CELL,
    CITY,
    CITY_OF,
    CITY_SLOTS,
    COMMERCE,
    DEPARTMENT,
    DONATION,
    EAST,
    EMPTY,
    HOUSING,
    INDUSTRY,
    INFRASTRUCTURE,
    LOBBY,
    MIDWEST,
    NEW_LOBBY,
    OUTSOURCING,
    PRINTED_CONSTRUCTION,
    PRINTED_HR,
    PROJECTS,
    REGIONS,
    RESEARCH,
    SAFETY,
    SLOTS,
    SOUTH,
    SUPPLY_CHAIN,
    TILES,
    TRADE,
    TRAINING,
    WEST,
)
from magnate.games.carnegie.domains import (
    GOODS,
    GOODS_OR_MONEY,
    MONEY,
    NOTHING,
    POINTS,
    RAILROAD,
    STAFF,
    STAFF_OR_MONEY,
    STAGECOACH,
    STEPS,
    VP,
    WAGON,
)
from magnate.games.carnegie.options import DIFFICULTIES
from magnate.games.carnegie.rules import (
    ANY_PROJECT,
    income,
)
from tests.games.carnegie.positions import rules_for
from tests.helpers.contents import without

RULES = rules_for(4)
SMALL = [city for city, slots in enumerate(CITY_SLOTS.values()) if slots == 1]
MEDIUM = [city for city, slots in enumerate(CITY_SLOTS.values()) if slots == 3]
LARGE = [city for city, slots in enumerate(CITY_SLOTS.values()) if slots == 5]


# The printed figures


def test_what_is_only_reconstructed() -> None:
    facts = content.COMPONENTS.printed
    found = [
        f"{table}.{name}"
        for table in facts
        for name, entry in facts[table].items()
        if isinstance(entry, Mapping) and entry.get("source") == "reconstructed"
    ]
    found += [
        f"tab.{project}.{side}"
        for project, sides in facts["tab"].items()
        for side, tab in sides.items()
        if tab["source"] == "reconstructed"
    ]
    assert sorted(found) == [
        "place.human-resources",
        "place.lobby",
        "place.trade",
        "printed.human-resources",
        "printed.planning",
        "printed.research",
        "printed.trade",
        "tab.commerce.A",
        "tab.housing.A",
        "tab.housing.B",
        "tab.industry.A",
        "tab.infrastructure.A",
    ]


def test_cities() -> None:
    assert (len(SMALL), len(MEDIUM), len(LARGE)) == (18, 10, 4)
    assert [list(RULES.city_region).count(region) for region in range(REGIONS)] == [11, 8, 8, 5]
    assert sum(RULES.city_transport) == 13
    assert all(city in SMALL for city in range(len(CITY.texts)) if RULES.city_transport[city])
    assert set(RULES.city_vp) == {0, 1, 2, 3}
    assert {CITY.texts[city]: RULES.city_links[city] for city in LARGE} == {
        "san-francisco": 2,
        "chicago": 1,
        "new-orleans": 1,
        "new-york": 1,
    }
    assert sum(RULES.city_links) == 5


def test_slots() -> None:
    assert len(RULES.slot_type) == SLOTS == 68
    for slot, kind in enumerate(RULES.slot_type):
        assert (kind == ANY_PROJECT) == (CITY_OF[slot] in SMALL)
    types = list(RULES.slot_type)
    assert [types.count(kind) for kind in range(PROJECTS + 1)] == [14, 14, 13, 9, 18]


def test_routes_go_both_ways() -> None:
    assert sum(map(len, RULES.neighbours)) == 2 * 54
    for city, neighbours in enumerate(RULES.neighbours):
        assert list(neighbours) == sorted(set(neighbours))
        assert city not in neighbours
        assert all(city in RULES.neighbours[other] for other in neighbours)
    reached = {0}
    for _ in CITY.texts:
        reached |= {other for city in reached for other in RULES.neighbours[city]}
    assert len(reached) == 32
    boston = RULES.neighbours[CITY.texts.index("boston")]
    assert [CITY.texts[city] for city in boston] == ["albany", "new-york"]


def test_connection_table() -> None:
    values = [list(row) for row in RULES.connection_values]
    assert values[:2] == [[0, 0, 0], [0, 0, 0]]
    assert values[2:] == [[3, 6, 9], [6, 12, 18], [12, 18, 27], [18, 24, 36]]


def test_tracks() -> None:
    for region, track in enumerate(RULES.tracks):
        assert track.last == 4
        assert track.levels[0] == (STAGECOACH if region == EAST else WAGON)
        assert track.levels[-1] == RAILROAD
        assert (track.incomes[0], track.amounts[0]) == (MONEY, 1)
        assert (track.incomes[-1], track.amounts[-1]) == (VP, 2)
    assert [list(track.costs) for track in RULES.tracks] == [
        [2, 1, 4, 5],
        [1, 3, 3, 5],
        [1, 3, 3, 5],
        [3, 2, 2, 5],
    ]
    bonuses = [(track.bonus, track.bonus_amount) for track in RULES.tracks]
    assert bonuses == [(GOODS, 3), (MONEY, 10), (GOODS, 3), (MONEY, 10)]
    midwest = RULES.tracks[MIDWEST]
    assert (midwest.incomes[2], midwest.amounts[2]) == (POINTS, 3)
    assert (RULES.tracks[EAST].incomes[2], RULES.tracks[EAST].amounts[2]) == (STAFF, 1)


def test_company_board() -> None:
    assert len(RULES.board) == 16
    assert list(RULES.board).count(EMPTY) == 10
    assert sorted(set(RULES.board)) == list(range(PRINTED_HR, EMPTY + 1))
    assert RULES.board[CELL.texts.index("r4c3")] == LOBBY
    assert RULES.board[CELL.texts.index("r3c4")] == PRINTED_CONSTRUCTION
    assert list(RULES.row_vp) == [3, 2, 2, 2]
    assert RULES.hr_permanent == 1


def test_chairs() -> None:
    assert len(RULES.chair_costs) == len(DEPARTMENT.texts)
    assert [RULES.chairs(tile) for tile in range(TILES)] == [
        *(1, 2, 1, 0),
        *(2, 2, 2, 1),
        *(2, 1, 2, 1),
        *(1, 3, 1, 1),
    ]
    assert list(RULES.chair_costs[TRAINING]) == [2]
    assert list(RULES.chair_costs[NEW_LOBBY]) == []
    assert list(RULES.chair_costs[PRINTED_CONSTRUCTION]) == [2, 2, 2]
    assert (RULES.tile_copies, RULES.extra_lobby_goods) == (2, 2)


def test_functions_of_departments() -> None:
    def rows(kind: str) -> dict[str, tuple[tuple[int, int], ...]]:
        return {
            DEPARTMENT.texts[department]: function.gains
            for department, functions in enumerate(RULES.functions)
            for function in functions
            if function.kind.name == kind
        }

    assert rows("take-money") == {"trade": ((MONEY, 3),)}
    assert rows("take-goods") == {"trade": ((GOODS, 1),)}
    assert rows("take-steps") == {"recruiting": ((STEPS, 4),)}
    assert rows("take-points") == {"research": ((POINTS, 3),), "advanced-design": ((POINTS, 4),)}
    assert rows("mission-for-money") == {
        "training": ((MONEY, 8),),
        "purchasing": ((MONEY, 8),),
        "trade": ((MONEY, 6),),
    }
    assert rows("mission-for-goods") == {"purchasing": ((GOODS, 3),), "trade": ((GOODS, 2),)}
    assert rows("mission-for-steps") == {"training": ((STEPS, 8),)}
    assert rows("mission-for-points") == {"advanced-research": ((POINTS, 7),)}
    assert rows("mission-for-vp") == {"safety": ((VP, 1),)}
    assert rows("recruit") == {"recruiting": ((STAFF, 1),)}
    assert rows("sell") == {"sales": ((MONEY, 6),)}
    assert rows("deliver") == {"logistics": ((MONEY, 3), (VP, 1))}
    assert rows("buy") == {"supply-chain": ((GOODS, 1),)}
    assert rows("found") == {"planning": ()}
    assert list(rows("build")) == ["engineering", "outsourcing", "construction"]
    assert rows("give") == {"charity": ()}
    leave = {function.kind.name for row in RULES.functions for function in row if function.mission}
    assert leave == {
        *("mission-for-money", "mission-for-goods", "mission-for-steps", "mission-for-points"),
        *("mission-for-vp", "recruit", "build", "give"),
    }
    assert (RULES.steps_each, RULES.hr_steps(2), RULES.telegraph_discount) == (3, 9, 1)
    (safety,) = RULES.functions[SAFETY]
    (outsourcing,) = RULES.functions[OUTSOURCING]
    (supply_chain,) = RULES.functions[SUPPLY_CHAIN]
    assert (safety.active_for_vp, outsourcing.money, supply_chain.money) == (2, 3, 1)
    assert (outsourcing.mission, supply_chain.most) == (False, 3)
    assert (RULES.founding_goods, RULES.founding_goods_staffed) == (2, 1)
    assert (RULES.welfare_price, RULES.goods_price) == (5, 1)


def test_tabs() -> None:
    assert list(RULES.project_goods) == [1, 1, 2, 2]
    for project in range(PROJECTS):
        a, b = RULES.tabs[project]
        assert sum(a.vp) == [6, 9, 12, 15][project]
        assert (sum(b.vp), sum(a.cap), sum(b.cap)) == (3, 0, 3)
        for tab in (a, b):
            assert (len(tab.discs), len(tab.costs)) == (7, 6)
            assert tab.discs[0] is (project != INFRASTRUCTURE)
            for cell, kind in enumerate(tab.incomes):
                # Only the cell of the set-up disc gives nothing though it has a disc (CAR-8.6).
                gives = tab.discs[cell] and (project, cell) != (HOUSING, 0)
                assert (kind != NOTHING) == gives
                assert (tab.amounts[cell] > 0) == gives
        assert len(a.disc_cells) + 1 == len(b.disc_cells)
    housing = RULES.tab(HOUSING, 1)
    assert list(housing.incomes[:5]) == [NOTHING, MONEY, STAFF_OR_MONEY, MONEY, STAFF_OR_MONEY]
    assert list(RULES.tab(COMMERCE, 0).amounts[:4]) == [2, 2, 2, 2]
    industry = RULES.tab(INDUSTRY, 0)
    assert (industry.incomes[3], industry.amounts[3]) == (GOODS_OR_MONEY, 3)
    assert list(industry.costs) == [3, 3, 3, 4, 5, 6]


def test_donations() -> None:
    vp = dict(zip(DONATION.texts, RULES.donation_vp, strict=True))
    assert len(vp) == 20
    assert [number for name, number in vp.items() if name.startswith("education")] == [
        3,
        3,
        3,
        3,
        1,
    ]
    assert [number for name, number in vp.items() if name.startswith("rights")] == [4, 3, 2, 3, 2]
    assert [number for name, number in vp.items() if name.startswith("welfare")] == [7, 2, 2, 4, 1]
    assert [number for name, number in vp.items() if name.startswith("health")] == [2, 2, 2, 2, 2]
    assert RULES.donation_cap == 12
    assert (RULES.donation_price, RULES.donation_price_communications) == (5, 3)


def test_timeline() -> None:
    assert len(RULES.timeline_tiles) == 16
    for side in RULES.timeline_tiles:
        assert len(set(side)) == 4
        assert side.count(4) == 1
    assert len(set(map(tuple, RULES.timeline_tiles))) == 16
    assert list(RULES.timeline_end) == [EAST, MIDWEST, SOUTH, WEST]


def test_start() -> None:
    assert (RULES.start_goods, RULES.start_money, RULES.start_discs) == (4, 12, 30)
    assert (RULES.start_employees, RULES.start_lobby, RULES.setup_steps) == (15, 5, 6)
    assert (RULES.rounds, RULES.joker_vp) == (20, 3)
    supplies = [rules_for(players) for players in (1, 2, 3, 4)]
    assert [rules.removed_tiles for rules in supplies] == [16, 16, 8, 4]
    assert [rules.neutral_discs for rules in supplies] == [18, 18, 9, 0]


def test_andrews_cards() -> None:
    assert len({card.name for card in RULES.cards}) == 40
    for deck in (RULES.cards[:20], RULES.cards[20:]):
        assert sorted(card.donation for card in deck) == list(range(20))
        assert [card.chooses for card in deck] == [row for row in range(4) for _ in range(5)]
        for card in deck:
            assert 1 <= card.steps <= 4
            assert 1 <= card.hr_shift <= 4
            assert 1 <= len(card.takes) <= 3
            assert 2 <= len(card.cities) <= 4
    assert [card.advanced for card in RULES.cards] == [False] * 20 + [True] * 20
    assert sum(card.steps == 4 for card in RULES.cards) == 5
    card = RULES.cards[8]
    assert (card.name, card.back(), card.hr_shift) == ("N09", 1, 1)
    assert DONATION.texts[card.donation] == "welfare-money"
    assert card.takes == [RESEARCH] * 3
    assert [CITY.texts[city] for city in card.cities] == ["san-antonio", "memphis", "dallas"]
    assert (card.region, card.steps) == (SOUTH, 2)
    assert RULES.cards[20].back() == 4


def test_andrew() -> None:
    assert list(RULES.shift_vp) == [0, 1, 3, 6, 10]
    assert (RULES.andrew_discs, RULES.andrew_tile_vp, RULES.andrew_track_vp) == (26, 2, 6)
    decks = [rules_for(1, difficulty=difficulty).advanced_cards for difficulty in DIFFICULTIES]
    assert decks == [0, 5, 10, 15]


# Incomes


@pytest.mark.parametrize(
    ("text", "kind", "amount"),
    [
        ("-", NOTHING, 0),
        ("$2", MONEY, 2),
        ("$10", MONEY, 10),
        ("1 goods", GOODS, 1),
        ("3 study points", POINTS, 3),
        ("1 new employee", STAFF, 1),
        ("2 new employees", STAFF, 2),
        ("2 VP", VP, 2),
        ("employee|$1", STAFF_OR_MONEY, 1),
        ("goods|$3", GOODS_OR_MONEY, 3),
    ],
)
def test_incomes_are_read(text: str, kind: int, amount: int) -> None:
    assert income(text) == (kind, amount)


@pytest.mark.parametrize(
    "text",
    [
        *("", "$", "$0", "$-1", "$01", "$1000", "$1.5", "$ 1", " $1", "$1\n", "1$", "1", "#", "$#"),
        *(
            "goods",
            "1 good",
            "1  goods",
            "1 Goods",
            "1 goods 2",
            "0 goods",
            "2 vp",
            "one VP",
            "١ VP",
        ),
        *("employee|$", "$1|employee", "employee", "goods|3", "# goods"),
    ],
)
def test_incomes_are_read_strictly(text: str) -> None:
    assert income(text)[0] == -1
    changes = {"track": {"west": {"bonus": text}}}
    with pytest.raises(BadContent, match=r"^track.west.bonus: must be one of"):
        rules_for(override=changes)


# Overrides


def test_a_department_can_have_more_or_fewer_chairs() -> None:
    rules = rules_for(override={"printed": {"trade": {"chairs": [0, 1]}}})
    assert list(rules.chair_costs[TRADE]) == [0, 1]
    rules = rules_for(override={"department": {"training": {"chairs": [2, 2]}}})
    assert list(rules.chair_costs[TRAINING]) == [2, 2]
    with pytest.raises(BadContent, match=r"chairs\[0\]: must be a whole number"):
        rules_for(override={"department": {"new-lobby": {"chairs": ["dear"]}}})


def test_andrew_has_cards_for_every_round() -> None:
    with pytest.raises(BadContent, match=r"difficulty\.expert\.advanced: must be from 0 to 10"):
        rules_for(override={"end": {"rounds": 10}})


def test_a_chair_can_have_another_price() -> None:
    rules = rules_for(override={"name": "My box", "printed": {"trade": {"chairs": [0, 1, 2]}}})
    assert list(rules.chair_costs[TRADE]) == [0, 1, 2]
    assert rules.content.digest != RULES.content.digest
    assert list(RULES.chair_costs[TRADE]) == [0, 0, 0]
    rules = rules_for(override={"department": {"training": {"chairs": [4], "source": "rulebook"}}})
    assert list(rules.chair_costs[TRAINING]) == [4]


def test_departments_can_change_places() -> None:
    places = {"trade": {"cell": "r4c2"}, "human-resources": {"cell": "r3c2"}}
    rules = rules_for(override={"place": places})
    assert rules.board[CELL.texts.index("r4c2")] == TRADE
    assert rules.board[CELL.texts.index("r3c2")] == PRINTED_HR


def test_a_side_of_a_tab_can_be_corrected() -> None:
    tab = {
        "incomes": ["-", "$2", "employee|$2", "$1", "1 VP", "-", "-"],
        "costs": [1, 2, 3, 4, 5, 6],
    }
    rules = rules_for(override={"tab": {"housing": {"B": tab}}})
    side = rules.tab(HOUSING, 1)
    assert list(side.incomes) == [NOTHING, MONEY, STAFF_OR_MONEY, MONEY, VP, NOTHING, NOTHING]
    assert list(side.amounts) == [0, 2, 2, 1, 1, 0, 0]
    assert list(side.costs) == [1, 2, 3, 4, 5, 6]


PAIRS = content.COMPONENTS.printed["routes"]["east"]
NO_HOUSING = {
    city: {"slots": ["commerce"] * slots} for city, slots in CITY_SLOTS.items() if slots > 1
}


@pytest.mark.parametrize(
    ("override", "message"),
    [
        ({"city": {"reno": {"vp": -1}}}, r"city\.reno\.vp: must be from 0 to 999, not -1"),
        ({"city": {"reno": {"region": "north"}}}, r"city\.reno\.region: must be one of west, "),
        ({"city": {"reno": {"slots": ["housing"]}}}, r"city\.reno\.slots\[0\]: must be one of any"),
        ({"city": {"reno": {"slots": ["any", "any"]}}}, r"city\.reno\.slots: must be a list of 1"),
        (
            {"city": {"boston": {"slots": ["housing", "any", "industry"]}}},
            r"city\.boston\.slots\[1\]: must be one of housing, commerce, .* not 'any'",
        ),
        ({"city": {"boston": {"links": 1}}}, r"city\.boston\.links: must be 0"),
        ({"city": {"boston": {"transport": True}}}, r"city\.boston\.transport: must be false"),
        ({"city": {"chicago": {"links": 0}}}, r"city\.chicago\.links: must be from 1 to 5"),
        (
            {"city": {"chicago": {"links": 2}}},
            r"city: the links of all cities .* at most 5, .* not 6",
        ),
        ({"city": NO_HOUSING}, r"players\.1\.neutral_discs: .* housing slots"),
        (
            {"routes": {"east": [["albany", "miami"], *PAIRS[1:]]}},
            r"routes\.east\[0\]\[1\]: must be one of seattle, .* not 'miami'",
        ),
        (
            {"routes": {"east": [["albany", "albany"], *PAIRS[1:]]}},
            r"routes\.east\[0\]: must join two different",
        ),
        (
            {"routes": {"east": [PAIRS[1][::-1], *PAIRS[1:]]}},
            r"routes\.east\[1\]: the same route as routes\.east\[0\]",
        ),
        ({"routes": {"east": PAIRS[1:]}}, r"routes\.east: must be a list of"),
        ({"connections": {"5": [18, 24]}}, r"connections\.5: must be a list of 3"),
        ({"track": {"west": {"costs": [2, 0, 4, 5]}}}, r"track\.west\.costs\[1\]: must be from 1"),
        (
            {"track": {"west": {"incomes": ["$1", "$3", "goods|$3", "2 VP", "2 VP"]}}},
            r"track\.west\.incomes\[2\]: must be one of .* not 'goods\|\$3'",
        ),
        ({"track": {"west": {"bonus": "-"}}}, r"track\.west\.bonus: must be one of"),
        (
            {"track": {"east": {"levels": ["railroad", "wagon", *["railroad"] * 3]}}},
            r"track\.east\.levels\[1\]: lower than the space before",
        ),
        (
            {"track": {"east": {"levels": ["stagecoach"] * 5}}},
            r"track\.east\.levels\[4\]: the last space must be railroad",
        ),
        (
            {"track": {"east": {"levels": ["canal", *["railroad"] * 4]}}},
            r"track\.east\.levels\[0\]: must be one of wagon, stagecoach, railroad",
        ),
        ({"place": {"trade": {"cell": "r5c1"}}}, r"place\.trade\.cell: must be one of r1c1"),
        ({"place": {"lobby": {"cell": "r4c4"}}}, r"place\.lobby\.cell: .* of research already"),
        (
            {"printed": {"trade": {"chairs": [0, 0, 0, 0]}}},
            r"printed\.trade\.chairs: must be a list of 1 to 3",
        ),
        (
            {"department": {"sales": {"chairs": [1, -1]}}},
            r"department\.sales\.chairs\[1\]: must be",
        ),
        (
            {"function": {"safety": {"employees": 0}}},
            r"function\.safety\.employees: must be from 1",
        ),
        ({"tiles": {"copies": 0}}, r"tiles\.copies: must be from 1"),
        ({"start": {"employees": 16}}, r"start\.employees: must be from 10 to 15"),
        ({"start": {"lobby": 11}}, r"start\.lobby: must be from 0 to 10"),
        ({"start": {"discs": 7}}, r"start\.discs: must be from 8"),
        ({"players": {"3": {"removed_tiles": 30}}}, r"players\.3\.removed_tiles: .* at most 29"),
        ({"players": {"2": {"neutral_discs": 85}}}, r"players\.2\.neutral_discs: .* at most 84"),
        ({"players": {"4": {"neutral_discs": 18}}}, r"players\.4\.neutral_discs: .* housing slots"),
        ({"end": {"rounds": 21}}, r"end\.rounds: must be from 1 to 20"),
        (
            {"tab": {"housing": {"A": {"discs": [False, True, True, True, *[False] * 3]}}}},
            r"tab\.housing\.A\.discs\[0\]: at the start a disc lies on",
        ),
        (
            {"tab": {"infrastructure": {"B": {"discs": [True] * 7}}}},
            r"tab\.infrastructure\.B\.discs\[0\]: at the start a disc lies on",
        ),
        (
            {"tab": {"commerce": {"A": {"incomes": ["$2"] * 7}}}},
            r"tab\.commerce\.A\.incomes\[4\]: must be \"-\" on a cell without disc",
        ),
        (
            {"tab": {"commerce": {"A": {"incomes": ["3 study points", *["-"] * 6]}}}},
            r"tab\.commerce\.A\.incomes\[0\]: must be one of .* not '3 study points'",
        ),
        (
            {
                "tab": {
                    p: {"B": {"incomes": [*["goods|$3"] * 5, "-", "-"]}}
                    for p in ("housing", "commerce")
                }
            },
            r"tab\.commerce: all tabs together may have at most 7",
        ),
        (
            {"tab": {"commerce": {"A": {"costs": [2] * 7}}}},
            r"tab\.commerce\.A\.costs: .* list of 6",
        ),
        (
            {"tab": {"commerce": {"A": {"costs": [2, 2, 2, 2, 2, 0]}}}},
            r"tab\.commerce\.A\.costs\[5\]: must be from 1",
        ),
        (
            {"donation": {"welfare-goods": {"vp": 0}}},
            r"donation\.welfare-goods\.vp: must be from 1",
        ),
        (
            {"timeline": {"3": {"back": ["east", "east", "donation", "west"]}}},
            r"timeline\.3\.back: must be three different regions and one donation",
        ),
        (
            {"timeline": {"3": {"front": ["east", "west", "south", "midwest"]}}},
            r"timeline\.3\.front: must be three different regions and one donation",
        ),
        (
            {"timeline": {"3": {"front": ["east", "west", "north", "donation"]}}},
            r"timeline\.3\.front\[2\]: must be one of west, ",
        ),
        ({"row_end": {"research": "donation"}}, r"row_end\.research: must be one of west, "),
        ({"shift": {"vp": [0, 1, 3, 6]}}, r"shift\.vp: must be a list of 5"),
        (
            {"difficulty": {"hard": {"advanced": 21}}},
            r"difficulty\.hard\.advanced: .* from 0 to 20",
        ),
        ({"card": {"N01": {"deck": "advanced"}}}, r"card: 20 must be of the normal deck, not 19"),
        ({"card": {"N01": {"deck": "hard"}}}, r"card\.N01\.deck: must be one of normal, advanced"),
        ({"card": {"N01": {"donation": "arts"}}}, r"card\.N01\.donation: must be one of"),
        ({"card": {"N01": {"chooses": "any"}}}, r"card\.N01\.chooses: must be one of human-res"),
        ({"card": {"N01": {"shift": 5}}}, r"card\.N01\.shift: must be from 0 to 4"),
        ({"card": {"N01": {"takes": ["sales"]}}}, r"card\.N01\.takes\[0\]: must be one of human-"),
        ({"card": {"N01": {"cities": ["reno", "rome"]}}}, r"card\.N01\.cities\[1\]: .* not 'rome'"),
        ({"card": {"N01": {"region": "north"}}}, r"card\.N01\.region: must be one of west, "),
        ({"card": {"A20": {"steps": 5}}}, r"card\.A20\.steps: must be from 1 to 4, not 5"),
        ({"card": {"A20": {"steps": 0}}}, r"card\.A20\.steps: must be from 1 to 4, not 0"),
    ],
)
def test_bad_overrides_are_refused_with_their_entry(override: dict[str, Any], message: str) -> None:
    with pytest.raises(BadContent, match=f"^{message}"):
        rules_for(override=override)


@pytest.mark.parametrize(
    "path",
    [
        ("city", "reno"),
        ("track", "west"),
        ("department", "sales"),
        ("printed", "trade"),
        ("place", "lobby"),
        ("donation", "welfare-seven"),
        ("timeline", "8"),
        ("row_end", "research"),
        ("card", "A20"),
        ("difficulty", "easy"),
        ("players", "1"),
        ("function", "sales"),
        ("project", "housing"),
        ("tab", "housing"),
    ],
)
def test_nothing_may_be_missing(path: tuple[str, str]) -> None:
    with pytest.raises(BadContent, match=f"^{path[0]}: must have exactly .*{path[1]}"):
        content.check(without(content.COMPONENTS.printed, *path))


def test_lists_have_their_length() -> None:
    facts = copy.deepcopy(content.COMPONENTS.printed)
    facts["routes"]["west"].pop()
    with pytest.raises(BadContent, match=r"^routes: must be 54, not 53"):
        content.check(facts)
    facts = copy.deepcopy(content.COMPONENTS.printed)
    facts["tab"]["housing"]["A"]["costs"].pop()
    with pytest.raises(BadContent, match=r"^tab\.housing\.A\.costs: must be a list of 6"):
        content.check(facts)
    facts = copy.deepcopy(content.COMPONENTS.printed)
    facts["department"]["charity"]["chairs"] = [1, 1, 1, 1]
    with pytest.raises(BadContent, match=r"^department\.charity\.chairs: .* 1 to 3"):
        content.check(facts)
    facts = copy.deepcopy(content.COMPONENTS.printed)
    facts["timeline"]["1"]["front"].append("south")
    with pytest.raises(BadContent, match=r"^timeline\.1\.front: must be a list of 4"):
        content.check(facts)
