"""The component facts of Rolling Heights: its figures, their sources, and overrides of them."""

import copy
from collections.abc import Mapping
from importlib.resources import files
from pathlib import Path
from typing import Any

import pytest

from magnate.core import content as core_content
from magnate.core.errors import BadContent
from magnate.games.rolling_heights import content
from magnate.games.rolling_heights.actions import (
    AD,
    ARCHITECT,
    BUILDER,
    CARPENTER,
    COMMERCIAL,
    CONCRETE,
    EXECUTIVE,
    GLASS,
    INDUSTRIAL,
    LEADER,
    MATERIALS,
    PARK,
    PLAN,
    POLITICIAN,
    PUBLIC,
    RESIDENTIAL,
    RIVETER,
    SERVANT,
    STEEL,
    TARGET,
    TYPES,
    URBANIST,
    WOOD,
    WORKER,
)
from magnate.games.rolling_heights.cards import CARD_RULES
from magnate.games.rolling_heights.deck import WATER
from magnate.games.rolling_heights.options import DIFFICULTIES
from magnate.games.rolling_heights.rules import (
    ABILITIES,
    ANY_CUBES,
    GET_CUBES,
    GET_POWER,
    GET_VP,
    GET_WILDS,
    LIFT,
    LIFT_TIRED,
    NO_ABILITY,
    NONE,
    SIDES,
    SWAP_WORKER,
    VP_EMPTY,
    VP_HARD,
    VP_OWN,
    VP_TOWERS,
    VP_WATER,
    WATER_PLOT,
    Ability,
    Plan,
    Rules,
    ability,
    plot,
)
from tests.games.rolling_heights.positions import rules_for
from tests.helpers.contents import without

EXAMPLE = Path(__file__).parents[3] / "docs" / "examples" / "rolling-heights-tiles.toml"


RULES = rules_for(4)


def plan(name: str, rules: Rules = RULES) -> Plan:
    return rules.plans[PLAN.texts.index(name)]


def shown(found: Ability) -> tuple[int, int, int, int]:
    return (found.kind, found.amount, found.what, found.into)


def names(mask: int) -> list[int]:
    return [bit for bit in range(TYPES + len(WORKER.texts)) if mask >> bit & 1]


# Sources


def test_what_is_known() -> None:
    facts = content.COMPONENTS.printed
    for table in ("plan", "district", "market"):
        assert {entry["source"] for entry in facts[table].values()} == {"reconstructed"}
    for table in ("worker", "players"):
        assert {entry["source"] for entry in facts[table].values()} == {"rulebook"}
    known = [table for table in facts if facts[table].get("source") == "rulebook"]
    assert known == ["turn", "cubes", "wilds", "exchange", "start"]
    ads = [name for name, card in facts["ad"].items() if card["source"] == "rulebook"]
    targets = [name for name, card in facts["target"].items() if card["source"] == "rulebook"]
    assert ads == ["4", "6", "11", "12"]
    assert targets == ["7", "8", "10"]


def test_what_is_known_of_a_plan_is_said_above_it() -> None:
    folder = files("magnate.games.rolling_heights") / "content"
    lines = (folder / "plans.toml").read_text(encoding="utf-8").splitlines()
    found = {
        lines[index + 1].removeprefix("[plan.").removesuffix("]")
        for index, line in enumerate(lines)
        if line.startswith("# certain")
    }
    assert found == {
        *("housing-project", "viceroys-house", "mayors-house", "toy-shop", "fairground-park"),
        *("stadium-krepysh", "pritzker-zoo", "botanical-garden", "amusement-park"),
        *("town-hall", "gembrel-museum"),
    }


# Plans

CUBES = [
    *(3, 6, 4, 3, 4, 5, 3, 5, 5, 5, 5, 3, 4),
    *(2, 3, 5, 3, 5, 6, 5, 5, 6, 5, 7, 5, 6),
    *(4, 5, 3, 4, 5, 5, 4, 3, 2, 2, 2, 4, 2),
    *(2, 8, 8, 9, 9, 10, 10, 12, 11, 12, 9, 9, 8),
    *(12, 10, 10, 13, 10, 14, 7, 10, 9, 9, 9, 9, 14),
    *(24, 10, 14, 10, 12, 10, 8, 4, 4, 4, 5, 4, 4),
]
VP = [
    *(1, 4, 3, 1, 1, 2, 1, 2, 2, 2, 3),
    *(1, 1, 0, 1, 2, 1, 2, 2),
    *(2, 2, 1, 2, 2, 2, 1),
    *(1, 2, 1, 1, 2, 1, 2),
    *(2, 2, 4, 3, 3, 2, 2),
    *(5, 5, 6, 7, 7, 9, 9, 10, 11),
    *(6, 7, 6, 9, 8, 10, 10, 8, 13),
    *(4, 8, 6, 6, 6, 7),
    *(12, 20, 6, 12, 7, 8, 6, 5),
    *(3, 3, 3, 2, 3, 2),
]
BRINGING_TWO = {"glass-works", "warehouse", "rail-depot", "steel-mill", "auto-works", "court-house"}
BRINGING_TWO |= {"city-hospital"}
BRINGING_NONE = {"mayors-house", "fairground-park", "stadium-krepysh", "pritzker-zoo"}
BRINGING_NONE |= {"botanical-garden", "amusement-park", "park-view-tower", "skyline-residence"}
BRINGING_NONE |= {"penthouse-tower", "insurance-tower", "empire-office-tower", "gembrel-museum"}


def test_plans_are_in_order() -> None:
    assert list(content.COMPONENTS.printed["plan"]) == list(PLAN.texts)
    assert len(RULES.plans) == 78
    assert [one.level for one in RULES.plans] == [0] * 40 + [1] * 38
    kinds = [RESIDENTIAL, COMMERCIAL, INDUSTRIAL, PUBLIC, PARK]
    numbers = [11, 8, 7, 7, 7, 9, 9, 6, 8, 6]
    assert [one.type for one in RULES.plans] == [
        kind for kind, number in zip(kinds * 2, numbers, strict=True) for _ in range(number)
    ]


def test_cubes_and_vp_of_every_plan() -> None:
    assert [sum(one.cubes) for one in RULES.plans] == CUBES
    assert [sum(one.heights) for one in RULES.plans] == CUBES
    assert [one.vp for one in RULES.plans] == VP
    assert (sum(CUBES), sum(VP)) == (529, 347)


@pytest.mark.parametrize(
    ("level", "kind", "cubes", "towers", "workers"),
    [
        (0, RESIDENTIAL, [27, 20, 1, 0], 25, 10),
        (0, COMMERCIAL, [16, 9, 6, 0], 18, 8),
        (0, INDUSTRIAL, [16, 23, 0, 0], 17, 10),
        (0, PUBLIC, [6, 21, 3, 0], 13, 7),
        (0, PARK, [12, 4, 1, 0], 14, 2),
        (1, RESIDENTIAL, [26, 7, 42, 14], 23, 6),
        (1, COMMERCIAL, [6, 13, 43, 33], 23, 7),
        (1, INDUSTRIAL, [15, 15, 6, 17], 15, 8),
        (1, PUBLIC, [4, 26, 48, 24], 26, 9),
        (1, PARK, [5, 10, 9, 1], 12, 6),
    ],
)
def test_colours_by_level_and_type(
    level: int, kind: int, cubes: list[int], towers: int, workers: int
) -> None:
    plans = [one for one in RULES.plans if (one.level, one.type) == (level, kind)]
    assert [sum(one.cubes[colour] for one in plans) for colour in range(MATERIALS)] == cubes
    assert sum(len(one.heights) for one in plans) == towers
    assert sum(len(one.first_workers) for one in plans) == workers


def test_workers_of_plans() -> None:
    for number, one in enumerate(RULES.plans):
        name = PLAN.texts[number]
        symbols = 2 if name in BRINGING_TWO else 0 if name in BRINGING_NONE else 1
        assert len(one.first_workers) == len(one.second_workers) == symbols, name
    plain = [0] * len(WORKER.texts)
    halves = [0] * len(WORKER.texts)
    for one in RULES.plans:
        for first, second in zip(one.first_workers, one.second_workers, strict=True):
            if second == NONE:
                plain[first] += 1
            else:
                halves[first] += 1
                halves[second] += 1
    assert dict(zip(WORKER.texts, plain, strict=True)) == {
        "carpenter": 0,
        "builder": 0,
        "architect": 11,
        "riveter": 9,
        "politician": 8,
        "executive": 5,
        "community-leader": 9,
        "urbanist": 6,
        "civil-servant": 6,
    }
    assert dict(zip(WORKER.texts, halves, strict=True)) == {
        "carpenter": 0,
        "builder": 0,
        "architect": 9,
        "riveter": 5,
        "politician": 6,
        "executive": 5,
        "community-leader": 5,
        "urbanist": 3,
        "civil-servant": 5,
    }
    assert sum(plain) + sum(halves) // 2 == 73


def test_vp_that_depend_on_the_map() -> None:
    assert {
        PLAN.texts[number]: (names(one.per), one.within)
        for number, one in enumerate(RULES.plans)
        if one.per or one.within
    } == {
        "fairground-park": ([INDUSTRIAL], 3),
        "stadium-krepysh": ([RESIDENTIAL, COMMERCIAL], 1),
        "pritzker-zoo": ([PUBLIC], 1),
        "botanical-garden": ([PARK], 1),
        "amusement-park": ([COMMERCIAL], 1),
        "band-shell": ([RESIDENTIAL, PUBLIC], 1),
        "neighbourhood-green": ([RESIDENTIAL, INDUSTRIAL], 1),
        "grand-conservatory": ([PUBLIC], 1),
        "lakefront-promenade": ([WATER], 1),
        "monument-square": ([COMMERCIAL, PUBLIC], 1),
        "sports-ground": ([INDUSTRIAL], 3),
        "aquarium": ([PARK, WATER], 1),
        "civic-plaza": ([RESIDENTIAL, COMMERCIAL, INDUSTRIAL, PUBLIC, PARK], 1),
    }
    assert not any(one.any_plan for one in RULES.plans)


def test_what_leaders_can_do() -> None:
    one_vp = (GET_VP, 1, 0, 0)
    swap = (SWAP_WORKER, 0, CARPENTER, RIVETER)
    assert {
        PLAN.texts[number]: (shown(one.steady), shown(one.hard))
        for number, one in enumerate(RULES.plans)
        if one.steady.kind or one.hard.kind
    } == {
        "mayors-house": ((GET_WILDS, 1, 0, 0), (GET_WILDS, 2, 0, 0)),
        "theatre": ((GET_POWER, 2, 0, 0), (GET_POWER, 4, 0, 0)),
        "library-branch": ((GET_CUBES, 1, GLASS, 0), (GET_CUBES, 2, GLASS, 0)),
        "school-house": ((LIFT_TIRED, 0, 0, 0), (LIFT, 0, 0, 0)),
        "union-hall": (swap, swap),
        "stadium-krepysh": (one_vp, (SWAP_WORKER, 0, CARPENTER, EXECUTIVE)),
        "pritzker-zoo": (one_vp, (SWAP_WORKER, 0, BUILDER, EXECUTIVE)),
        "botanical-garden": ((VP_HARD, 1, ARCHITECT, 0), (VP_HARD, 2, ARCHITECT, 0)),
        "amusement-park": (one_vp, (VP_OWN, 1, COMMERCIAL, 0)),
        "band-shell": (one_vp, (GET_VP, 2, 0, 0)),
        "radio-tower": ((VP_HARD, 1, RIVETER, 0), (VP_HARD, 2, RIVETER, 0)),
        "gembrel-museum": (one_vp, (VP_EMPTY, 1, 0, 0)),
        "opera-house": ((GET_VP, 2, 0, 0), (GET_VP, 4, 0, 0)),
        "university": ((ANY_CUBES, 1, 0, 0), (ANY_CUBES, 2, 0, 0)),
        "observatory": (one_vp, (VP_TOWERS, 1, 5, 0)),
        "grand-conservatory": ((GET_POWER, 2, 0, 0), (GET_POWER, 4, 0, 0)),
        "monument-square": (one_vp, (VP_OWN, 1, PUBLIC, 0)),
        "sports-ground": (one_vp, (VP_OWN, 1, PARK, 0)),
        "aquarium": (one_vp, (VP_WATER, 1, 0, 0)),
    }


def test_plans_the_rulebook_shows() -> None:
    """These figures are certain, however the others are tuned."""
    viceroy = plan("viceroys-house")
    assert list(zip(viceroy.colours, viceroy.heights, strict=True)) == [
        (WOOD, 1),
        (WOOD, 1),
        (WOOD, 4),
    ]
    hall = plan("town-hall")
    assert list(zip(hall.colours, hall.heights, strict=True)) == [
        *((GLASS, 1), (GLASS, 2), (GLASS, 2)),
        *((STEEL, 3), (STEEL, 6)),
    ]
    housing = plan("housing-project")
    assert (housing.level, list(housing.cubes), housing.vp) == (0, [3, 0, 0, 0], 1)
    assert (list(housing.first_workers), list(housing.second_workers)) == ([ARCHITECT], [RIVETER])
    mayor = plan("mayors-house")
    assert (list(mayor.heights), mayor.vp) == ([2, 2], 3)
    museum = plan("gembrel-museum")
    assert (list(museum.heights), museum.height, museum.vp) == ([6, 6, 6, 6], 6, 20)
    assert list(museum.cubes) == [0, 12, 12, 0]
    for name, heights, vp in (
        ("fairground-park", [1, 1, 1], 2),
        ("stadium-krepysh", [1, 1], 2),
        ("pritzker-zoo", [1, 1], 4),
        ("botanical-garden", [1, 1], 3),
        ("amusement-park", [2, 2], 3),
    ):
        assert (list(plan(name).heights), plan(name).vp) == (heights, vp)
    for name, kinds in (("stadium-krepysh", 2), ("pritzker-zoo", 1), ("amusement-park", 1)):
        assert len(names(plan(name).per)) == kinds


@pytest.mark.parametrize(
    ("name", "colours", "heights", "workers"),
    [
        ("courtyard-apartments", [WOOD, CONCRETE, GLASS], [2, 2, 1], [(ARCHITECT, EXECUTIVE)]),
        ("theatre", [CONCRETE, WOOD, GLASS], [3, 2, 1], [(LEADER, NONE)]),
        ("glass-works", [CONCRETE, WOOD, WOOD], [3, 2, 1], [(ARCHITECT, NONE), (ARCHITECT, NONE)]),
        ("rail-depot", [WOOD, CONCRETE], [3, 3], [(RIVETER, NONE), (SERVANT, URBANIST)]),
        ("union-hall", [WOOD, CONCRETE], [2, 3], [(URBANIST, LEADER)]),
        ("grand-hotel", [GLASS, GLASS, STEEL], [5, 5, 3], [(URBANIST, NONE)]),
        ("radio-tower", [STEEL, CONCRETE], [8, 2], [(LEADER, NONE)]),
        ("court-house", [CONCRETE, GLASS, STEEL], [4, 4, 2], [(POLITICIAN, NONE), (URBANIST, -1)]),
        ("central-station", [STEEL, STEEL, GLASS, GLASS], [4, 4, 4, 2], [(URBANIST, NONE)]),
        ("sports-ground", [WOOD, CONCRETE], [3, 2], [(LEADER, EXECUTIVE)]),
    ],
)
def test_some_plans_in_full(
    name: str, colours: list[int], heights: list[int], workers: list[tuple[int, int]]
) -> None:
    one = plan(name)
    assert (list(one.colours), list(one.heights)) == (colours, heights)
    assert list(zip(one.first_workers, one.second_workers, strict=True)) == workers


# City and market


def test_districts() -> None:
    assert len(RULES.sides) == len(SIDES) == 12
    assert [len(side) for side in RULES.sides] == [9] * 12
    assert [side.count(WATER_PLOT) for side in RULES.sides] == [2] * 6 + [1] * 6
    surcharges = [sorted(figure // 100 for figure in side if figure > 99) for side in RULES.sides]
    assert surcharges == [[1]] * 6 + [[1, 2]] * 6
    bonuses = [[figure % 10 for figure in side if figure > 0] for side in RULES.sides]
    assert [len(side) for side in bonuses] == [4] * 6 + [6] * 6
    for letter, here in enumerate(((5, 7), (5, 7), (5, 7), (5, 7), (4, 8)), 1):
        both = [sum(side.count(letter) for side in half) for half in (bonuses[:6], bonuses[6:])]
        assert tuple(both) == here
    vp = [sum(figure // 10 % 10 for figure in side if figure > 0) for side in RULES.sides]
    assert vp == [9] * 6 + [15] * 6
    assert RULES.sides[0] == [-1, -1, plot("R2"), 0, plot("I2"), 0, plot("C3$1"), plot("P2"), 0]


def test_market() -> None:
    assert list(RULES.slot_costs) == [1, 1, 1, 2, 2, 2, 3, 3, 3, 2, 2, 2, 3, 3, 3, 4, 4, 4]


@pytest.mark.parametrize(
    ("text", "figure"),
    [
        ("~", -1),
        (".", 0),
        ("R2", 21),
        ("C9", 92),
        ("I2", 23),
        ("P2", 24),
        ("K2", 25),
        ("$1", 100),
        ("C3$1", 132),
    ],
)
def test_plots_are_read(text: str, figure: int) -> None:
    assert plot(text) == figure


@pytest.mark.parametrize("text", ["R", "2", "R0", "X2", "r2", "R2$", "R2$0", "R10", "~$1", ".$1"])
def test_plots_are_read_strictly(text: str) -> None:
    assert plot(text) == -2
    rows = [f". {text} .", ". . .", ". . ."]
    with pytest.raises(BadContent, match=r"^district\.B6\.rows\[0\]: a plot must be such as"):
        rules_for(override={"district": {"B6": {"rows": rows}}})


# Workers, supply, cards, the Rival


def test_workers() -> None:
    supply = dict(zip(WORKER.texts, RULES.worker_supply, strict=True))
    assert supply == {
        "carpenter": 8,
        "builder": 8,
        "architect": 16,
        "riveter": 13,
        "politician": 11,
        "executive": 8,
        "community-leader": 11,
        "urbanist": 7,
        "civil-servant": 8,
    }
    assert sum(RULES.worker_supply) == 90
    assert RULES.start_workers == [2, 2, 0, 0, 0, 0, 0, 0, 0]
    assert list(RULES.steady_amount) == [1, 1, 1, 1, 1, 2, 0, 0, 1]
    assert list(RULES.hard_amount) == [2, 2, 2, 2, 2, 4, 0, 0, 2]
    assert (RULES.tired_odds, RULES.steady_odds, RULES.all_odds) == (58, 28, 100)
    assert (RULES.most_active, RULES.strike_wilds) == (10, 1)


def test_supply() -> None:
    special = 25  # never counted, as there are always enough
    assert sum(RULES.cubes) + special == 285
    cubes = [rules_for(players).cubes for players in (1, 2, 3, 4)]
    assert cubes == [[35, 35, 55, 35], [35, 35, 55, 35], [47, 47, 67, 47], [60, 60, 80, 60]]
    assert [rules_for(players).b_sides for players in (1, 2, 3, 4)] == [0, 0, 2, 3]
    assert list(RULES.exchange) == [2, 2, 2, 3]
    assert (RULES.wilds, RULES.wilds_on_plans) == (30, 2)
    assert (RULES.open_ads, RULES.dealt_targets, RULES.start_ban) == (3, 2, 2)
    assert [AD.texts[ad] for ad in RULES.first_ads] == ["4", "6", "12"]
    assert (RULES.quiet_rounds, RULES.wild_vp) == (3, 1)


def test_ads() -> None:
    assert len(RULES.ads) == len(AD.texts) == 12
    assert [ad.vp for ad in RULES.ads] == [1, 2, 1, 3, 3, 2, 0, 1, 1, 0, 5, 4]
    assert [names(ad.types) for ad in RULES.ads] == [
        *([INDUSTRIAL], [COMMERCIAL], [RESIDENTIAL], [PARK], [PUBLIC], []),
        *([COMMERCIAL], [], [INDUSTRIAL], [PARK], [], []),
    ]
    assert [names(ad.near) for ad in RULES.ads[:3]] == [
        [RESIDENTIAL, PUBLIC, PARK],
        [RESIDENTIAL, PUBLIC, PARK],
        [PUBLIC, PARK, WATER],
    ]
    assert not any(ad.near for ad in RULES.ads[3:])
    assert [ad.number for ad in RULES.ads] == [0, 0, 0, 0, 0, 0, 2, 2, 0, 0, 0, 0]
    assert not any(ad.workers or ad.any_plan for ad in RULES.ads)


def test_targets() -> None:
    assert len(RULES.targets) == len(TARGET.texts) == 13
    assert [target.vp for target in RULES.targets] == [2, 2, 1, 2, 2, 2, 2, 1, 2, 1, 1, 2, 1]
    types = [RESIDENTIAL, INDUSTRIAL, PUBLIC, PUBLIC, COMMERCIAL, PARK]
    assert [names(target.types) for target in RULES.targets] == [[one] for one in types] + [[]] * 7
    near = [names(target.near) for target in RULES.targets]
    assert near == [[], [], [RESIDENTIAL, COMMERCIAL, PARK], *[[]] * 10]
    assert names(RULES.targets[10].workers) == [ARCHITECT, RIVETER]
    assert RULES.targets[11].number == 3
    assert not any(target.any_plan for target in RULES.targets)


def test_the_rival() -> None:
    rivals = [rules_for(1, difficulty=difficulty) for difficulty in DIFFICULTIES]
    assert [rules.rival_cubes for rules in rivals] == [3, 5, 9]
    assert (RULES.rival_rise, RULES.rival_level_1) == (2, 3)


# Abilities


@pytest.mark.parametrize(
    ("text", "figures"),
    [
        ("-", (NO_ABILITY, 0, 0, 0)),
        ("wild 2", (GET_WILDS, 2, 0, 0)),
        ("power 4", (GET_POWER, 4, 0, 0)),
        ("concrete 12", (GET_CUBES, 12, CONCRETE, 0)),
        ("any 1", (ANY_CUBES, 1, 0, 0)),
        ("VP 3", (GET_VP, 3, 0, 0)),
        ("VP 2 per hard civil-servant", (VP_HARD, 2, SERVANT, 0)),
        ("VP 2 per own park", (VP_OWN, 2, PARK, 0)),
        ("VP 1 per empty neighbour", (VP_EMPTY, 1, 0, 0)),
        ("VP 1 per adjacent water", (VP_WATER, 1, 0, 0)),
        ("VP 1 per own tower of 5", (VP_TOWERS, 1, 5, 0)),
        ("upgrade tired", (LIFT_TIRED, 0, 0, 0)),
        ("upgrade", (LIFT, 0, 0, 0)),
        ("swap builder for urbanist", (SWAP_WORKER, 0, BUILDER, URBANIST)),
    ],
)
def test_abilities_are_read(text: str, figures: tuple[int, int, int, int]) -> None:
    found = ability(text)
    assert found is not None
    assert shown(found) == figures


def test_every_ability_is_read_somewhere() -> None:
    found = {one.kind for plan in RULES.plans for one in (plan.steady, plan.hard)}
    assert found == set(ABILITIES.values())


@pytest.mark.parametrize(
    "text",
    [
        *("", " ", "wild", "wild 0", "wild 01", "wild 100", "wild -1", "wild  1", " wild 1"),
        *(
            "wild 1\n",
            "Wild 1",
            "1 wild",
            "stone 1",
            "VP one",
            "VP 1 per park",
            "VP 1 per hard park",
        ),
        *("upgrade hard", "swap carpenter", "swap carpenter for", "swap wood for steel"),
        *("wild #", "# 1", "MATERIAL 1", "VP 1 per own TYPE", "swap WORKER for WORKER"),
        *("VP 1 per own tower of #", "VP # per own tower of 5", "swap carpenter for WORKER"),
    ],
)
def test_abilities_are_read_strictly(text: str) -> None:
    with pytest.raises(BadContent, match=r"^plan\.theatre\.hard: must be one of"):
        rules_for(override={"plan": {"theatre": {"hard": text}}})


# Overrides


def test_the_example_for_owners_of_the_box() -> None:
    override = core_content.read(EXAMPLE)
    assert override["game"] == "rolling_heights"
    for players in (1, 2, 3, 4):
        rules = rules_for(players, override)
    shop = plan("toy-shop", rules)
    assert (list(shop.colours), list(shop.heights), shop.vp) == ([WOOD, GLASS], [2, 2], 2)
    assert list(plan("bakery", rules).first_workers) == [POLITICIAN, ARCHITECT]
    assert list(plan("bakery", rules).second_workers) == [NONE, EXECUTIVE]
    assert shown(plan("lumber-yard", rules).hard) == (GET_CUBES, 2, WOOD, 0)
    green = plan("neighbourhood-green", rules)
    assert (names(green.per), green.within) == ([PARK, WATER], 2)
    assert (plan("tenement", rules).level, plan("garden-apartments", rules).level) == (1, 0)
    assert rules.sides[SIDES.index("A2")][4] == 100
    assert list(rules.slot_costs[:9]) == [1, 1, 2, 2, 2, 2, 3, 3, 4]
    assert rules.all_odds == 200
    assert names(rules.ads[6].types) == [RESIDENTIAL]
    assert names(rules.targets[2].types) == [COMMERCIAL]
    assert rules.content.digest != RULES.content.digest


def test_every_entry_of_the_example_changes_something() -> None:
    facts = content.COMPONENTS.printed
    for table, entries in core_content.read(EXAMPLE).items():
        if table in core_content.ABOUT_THE_FILE:
            continue
        for key, value in entries.items():
            old = facts[table][key]
            if isinstance(value, Mapping):
                assert all(old[name] != new for name, new in value.items()), f"{table}.{key}"
            else:
                assert old != value, f"{table}.{key}"


def test_an_empty_list_can_be_filled_and_a_full_one_emptied() -> None:
    changes = {
        "mayors-house": {"workers": ["carpenter|builder"], "vp": 2},
        "toy-shop": {"workers": [], "per": ["water"], "within": 2},
    }
    rules = rules_for(override={"plan": changes})
    assert list(plan("mayors-house", rules).first_workers) == [CARPENTER]
    assert list(plan("toy-shop", rules).first_workers) == []
    assert names(plan("toy-shop", rules).per) == [WATER]
    assert names(rules_for(override={"ad": {"5": {"types": []}}}).ads[4].types) == []
    with pytest.raises(BadContent, match=r"^plan\.mayors-house\.workers\[0\]: must be a text"):
        rules_for(override={"plan": {"mayors-house": {"workers": [1]}}})
    with pytest.raises(BadContent, match=r"^plan\.mayors-house\.workers\[0\]: must be one of"):
        rules_for(override={"plan": {"mayors-house": {"workers": [""]}}})
    assert list(plan("mayors-house", rules_for()).first_workers) == []


def test_another_number_of_ads() -> None:
    rules = rules_for(override={"start": {"ads": 2, "first_ads": [1, 12]}})
    assert (rules.open_ads, rules.first_ads) == (2, [0, 11])


def test_the_rival_can_be_weaker() -> None:
    rules = rules_for(1, {"rival": {"easy": -5}}, difficulty="easy")
    assert rules.rival_cubes == 0


# The supply of workers (RH-1.12)


def test_the_supply_just_meets_all_awards() -> None:
    rules_for(override={"worker": {"architect": {"supply": 15}}})
    message = r"^worker: the plans award 73 of .*, but only 72 are there"
    with pytest.raises(BadContent, match=message):
        rules_for(override={"worker": {"architect": {"supply": 14}}})


def test_plain_symbols_alone_can_be_too_many() -> None:
    message = r"^worker: the plans award 6 of urbanist, but only 5 are there"
    with pytest.raises(BadContent, match=message):
        rules_for(override={"worker": {"urbanist": {"supply": 5}}})


def test_two_coloured_symbols_are_chosen_so_that_all_are_met() -> None:
    facts = copy.deepcopy(content.COMPONENTS.printed)
    for one in facts["plan"].values():
        one["workers"] = []
    for worker in facts["worker"].values():
        worker["supply"] = 4 * worker["start"]
    awards = ["architect|riveter", "architect|politician", "architect"]
    for name, symbol in zip(facts["plan"], awards, strict=False):
        facts["plan"][name]["workers"] = [symbol]
    for name in ("architect", "riveter", "politician"):
        facts["worker"][name]["supply"] = 1
    content.check(facts)
    facts["plan"]["clinic"]["workers"] = ["riveter|politician"]
    message = r"^worker: the plans award 4 of architect, politician, riveter, but only 3 are there"
    with pytest.raises(BadContent, match=message):
        content.check(facts)
    facts["worker"]["riveter"]["supply"] = 2
    content.check(facts)


def test_a_tile_may_award_carpenters_if_the_supply_allows() -> None:
    carpenters = {name: {"workers": ["carpenter"]} for name in BRINGING_NONE}
    rules = rules_for(override={"plan": dict(list(carpenters.items())[:8])})
    assert sum(CARPENTER in one.first_workers for one in rules.plans) == 8
    message = r"^worker: the plans award 12 of carpenter, but only 8 are there"
    with pytest.raises(BadContent, match=message):
        rules_for(override={"plan": carpenters})


# What is refused

NO_START = {"carpenter": {"start": 0}, "builder": {"start": 0}}
TALL = [f"{material} 12" for material in ("wood", "wood", "wood")]
DEAR = ["R2$1 ~ ~", "$1 $1 $1", "~ ~ ~"]


def of_plan(**figures: Any) -> dict[str, Any]:
    return {"plan": {"diner": figures}}


@pytest.mark.parametrize(
    ("override", "message"),
    [
        (of_plan(vp=-1), r"plan\.diner\.vp: must be from 0 to 99, not -1"),
        (of_plan(vp=100), r"plan\.diner\.vp: must be from 0 to 99, not 100"),
        (of_plan(level=0), r"plan\.diner\.level: must be from 1 to 2, not 0"),
        (
            {"plan": {name: {"level": 2} for name in PLAN.texts[:32]}},
            r"plan: 9 at least must be of level 1, not 8",
        ),
        (of_plan(type="casino"), r"plan\.diner\.type: must be one of residential, .* not 'casino'"),
        (of_plan(counts="all"), r"plan\.diner\.counts: must be one of completed, any, not 'all'"),
        (of_plan(towers=[]), r"plan\.diner\.towers: must be one at least"),
        (of_plan(towers=["wood 1", "brick 1"]), r"plan\.diner\.towers\[1\]: must be one of wood, "),
        (of_plan(towers=["wood 0"]), r"plan\.diner\.towers\[0\]: .* from 1 to 12"),
        (of_plan(towers=["wood 13"]), r"plan\.diner\.towers\[0\]: .* not 'wood 13'"),
        (of_plan(towers=["wood"]), r"plan\.diner\.towers\[0\]: .* such as 'wood 3'"),
        (of_plan(towers=["wood  3"]), r"plan\.diner\.towers\[0\]: .* not 'wood  3'"),
        (of_plan(towers=["wood ٣"]), r"plan\.diner\.towers\[0\]: must be one of"),
        (of_plan(towers=[3]), r"plan\.diner\.towers\[0\]: must be a text"),
        (of_plan(towers=TALL), r"plan\.diner\.towers: must need at most 35 wood, .* not 36"),
        (of_plan(per=["casino"], within=1), r"plan\.diner\.per: must be one of .* not 'casino'"),
        (of_plan(per=["park", "park"], within=1), r"plan\.diner\.per: must not name .* twice"),
        (of_plan(per=["park"]), r"plan\.diner\.within: must be from 1 to 13, not 0"),
        (of_plan(per=["park"], within=14), r"plan\.diner\.within: must be from 1 to 13, not 14"),
        (of_plan(within=1), r"plan\.diner\.within: must be 0, as per names nothing"),
        (of_plan(workers=["waiter"]), r"plan\.diner\.workers\[0\]: must be one of carpenter, "),
        (of_plan(workers=["architect|"]), r"plan\.diner\.workers\[0\]: must be one of .* not ''"),
        (
            of_plan(workers=["riveter|riveter"]),
            r"plan\.diner\.workers\[0\]: must not name .* twice",
        ),
        (
            of_plan(workers=["riveter|architect|urbanist"]),
            r"plan\.diner\.workers\[0\]: must be a choice of two",
        ),
        (of_plan(steady="sing"), r"plan\.diner\.steady: must be one of \"-\", .* not 'sing'"),
        (of_plan(hard="swap builder for builder"), r"plan\.diner\.hard: .* two different workers"),
        ({"district": {"A1": {"rows": [". . ."]}}}, r"district\.A1\.rows: must be a list of 3"),
        (
            {"district": {"A1": {"rows": [". . .", ". .", ". . ."]}}},
            r"district\.A1\.rows\[1\]: must have 3 plots, not '\. \.'",
        ),
        (
            {"district": {"A1": {"rows": DEAR}}},
            r"district\.A1\.rows: must have a land plot without",
        ),
        ({"market": {"1": {"costs": [1] * 8}}}, r"market\.1\.costs: must be a list of 9"),
        (
            {"market": {"2": {"costs": [1] * 8 + [10]}}},
            r"market\.2\.costs\[8\]: must be from 0 to 9",
        ),
        ({"worker": {"builder": {"start": 3}}}, r"worker\.builder\.start: must be from 0 to 2"),
        ({"worker": {"builder": {"supply": 7}}}, r"worker\.builder\.start: must be from 0 to 1"),
        ({"worker": NO_START}, r"worker: each player must start with one"),
        ({"worker": {"executive": {"hard": 0}}}, r"worker\.executive\.hard: must be from 1 to 99"),
        ({"worker": {"urbanist": {"steady": 1}}}, r"worker\.urbanist\.steady: must be 0"),
        ({"worker": {"community-leader": {"hard": 1}}}, r"worker\.community-leader\.hard: must be"),
        ({"landing": {"tired": -1}}, r"landing\.tired: must be from 0 to 999, not -1"),
        ({"landing": {"steady": 0, "hard": 0}}, r"landing: steady and hard can't both be 0"),
        ({"turn": {"active": 0}}, r"turn\.active: must be from 1 to 99"),
        ({"turn": {"strike_wilds": -1}}, r"turn\.strike_wilds: must be from 0 to 99"),
        ({"cubes": {"wood": 0}}, r"cubes\.wood: must be from 1 to 99"),
        ({"cubes": {"wood": 25}}, r"players\.2\.left_out: must be from 0 to 24, not 25"),
        ({"cubes": {"steel": 30}}, r"plan\.insurance-tower\.towers: must need at most 5 steel"),
        ({"players": {"3": {"left_out": 60}}}, r"players\.3\.left_out: must be from 0 to 59"),
        ({"players": {"4": {"b_sides": 7}}}, r"players\.4\.b_sides: must be from 0 to 6"),
        ({"exchange": {"wood": 1}}, r"exchange\.wood: must be from 2 to 99, not 1"),
        ({"wilds": {"supply": 100}}, r"wilds\.supply: must be from 0 to 99"),
        ({"wilds": {"on_plans": 10}}, r"wilds\.on_plans: must be from 0 to 9"),
        ({"start": {"ads": 0}}, r"start\.ads: must be from 1 to 12"),
        ({"start": {"ads": 13}}, r"start\.ads: must be from 1 to 12"),
        ({"start": {"ads": 2}}, r"start\.first_ads: must be a list of 2"),
        ({"start": {"first_ads": [4, 6, 13]}}, r"start\.first_ads\[2\]: must be from 1 to 12"),
        ({"start": {"first_ads": [4, 6, 6]}}, r"start\.first_ads: must not name anything twice"),
        ({"start": {"first_ads": ["4", "6", "12"]}}, r"start\.first_ads\[0\]: must be a whole"),
        ({"start": {"targets": 4}}, r"start\.targets: must be from 1 to 3, not 4"),
        ({"start": {"ban": 14}}, r"start\.ban: must be from 0 to 13"),
        ({"end": {"quiet_rounds": 0}}, r"end\.quiet_rounds: must be from 1 to 99"),
        ({"ad": {"5": {"types": ["water"]}}}, r"ad\.5\.types: must be one of .* not 'water'"),
        ({"ad": {"3": {"near": ["river"]}}}, r"ad\.3\.near: must be one of .* not 'river'"),
        ({"ad": {"3": {"near": ["park", "park"]}}}, r"ad\.3\.near: must not name anything twice"),
        ({"ad": {"9": {"counts": "own"}}}, r"ad\.9\.counts: must be one of completed, any"),
        ({"ad": {"7": {"number": 0}}}, r"ad\.7\.number: must be from 1 to 99"),
        ({"ad": {"8": {"number": 0}}}, r"ad\.8\.number: must be from 1 to 99"),
        ({"target": {"11": {"workers": ["poet"]}}}, r"target\.11\.workers: .* not 'poet'"),
        ({"ad": {"6": {"types": ["park"]}}}, r"ad\.6\.types: no such entry; here are rule, vp, "),
        ({"ad": {"7": {"counts": "any"}}}, r"ad\.7\.counts: no such entry"),
        ({"ad": {"10": {"vp": 1}}}, r"ad\.10\.vp: no such entry"),
        ({"target": {"13": {"number": 1}}}, r"target\.13\.number: no such entry"),
        ({"ad": {"5": {"rule": "poetry"}}}, r"ad\.5\.rule: must be one of loss-beside, "),
        ({"ad": {"5": {"rule": "columns"}}}, r"ad\.5: must have exactly rule, vp, counts"),
        ({"ad": {"11": {"scope": "all"}}}, r"ad\.11\.scope: must be one of each, best"),
        (of_plan(counts="any"), r"plan\.diner\.counts: must be \"completed\", as per names no"),
        (
            of_plan(per=["water"], within=1, counts="any"),
            r"plan\.diner\.counts: must be \"completed\", as per names no buildings",
        ),
        ({"target": {"12": {"number": 10}}}, r"target\.12\.number: must be from 0 to 9"),
        ({"rival": {"easy": -6}}, r"rival\.easy: must be from -5 to 99, not -6"),
        ({"rival": {"rise": 0}}, r"rival\.rise: must be from 1 to 99"),
        ({"rival": {"cubes": 0}}, r"rival\.easy: must be from 0 to 99, not -2"),
    ],
)
def test_bad_overrides_are_refused_with_their_entry(override: dict[str, Any], message: str) -> None:
    with pytest.raises(BadContent, match=f"^{message}"):
        rules_for(override=override)


@pytest.mark.parametrize("table", content.ENTRIES)
def test_no_table_may_be_missing(table: str) -> None:
    with pytest.raises(BadContent, match=f"^facts: must have exactly .*{table}"):
        content.check(without(content.COMPONENTS.printed, table))


@pytest.mark.parametrize("table", content.TABLES)
def test_no_entry_may_be_missing(table: str) -> None:
    for name in content.TABLES[table]:
        with pytest.raises(BadContent, match=f"^{table}: must have exactly .*{name}"):
            content.check(without(content.COMPONENTS.printed, table, name))


@pytest.mark.parametrize("table", content.ENTRIES)
def test_no_figure_may_be_missing(table: str) -> None:
    path = (table, content.TABLES[table][-1]) if table in content.TABLES else (table,)
    for key in content.ENTRIES[table]:
        with pytest.raises(BadContent, match=rf"^{'.'.join(path)}: must have exactly .*{key}"):
            content.check(without(content.COMPONENTS.printed, *path, key))


@pytest.mark.parametrize("table", ["ad", "target"])
def test_a_card_has_the_figures_that_its_rule_uses(table: str) -> None:
    for name, card in content.COMPONENTS.printed[table].items():
        assert {*card} == {"rule", *CARD_RULES[card["rule"]].figures, "source"}
        for key in card:
            if key not in ("rule", "source"):
                with pytest.raises(
                    BadContent, match=rf"^{table}\.{name}: must have exactly .*{key}"
                ):
                    content.check(without(content.COMPONENTS.printed, table, name, key))
        with pytest.raises(BadContent, match=rf"^{table}\.{name}\.rule: must be one of"):
            content.check(without(content.COMPONENTS.printed, table, name, "rule"))


def test_lists_have_their_length() -> None:
    facts = copy.deepcopy(content.COMPONENTS.printed)
    facts["market"]["1"]["costs"].pop()
    with pytest.raises(BadContent, match=r"^market\.1\.costs: must be a list of 9"):
        content.check(facts)
    facts = copy.deepcopy(content.COMPONENTS.printed)
    facts["district"]["B1"]["rows"].append(". . .")
    with pytest.raises(BadContent, match=r"^district\.B1\.rows: must be a list of 3"):
        content.check(facts)
