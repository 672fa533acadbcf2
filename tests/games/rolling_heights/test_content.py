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
    TYPE,
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


def test_plans_are_in_order() -> None:
    assert list(content.COMPONENTS.printed["plan"]) == list(PLAN.texts)
    assert len(RULES.plans) == 78
    assert [one.level for one in RULES.plans] == [0] * 40 + [1] * 38
    kinds = [RESIDENTIAL, COMMERCIAL, INDUSTRIAL, PUBLIC, PARK]
    numbers = [sum(one.type == kind for one in RULES.plans) for kind in kinds]
    assert numbers == [20, 15, 15, 15, 13]


def test_level_1_leads_into_all_four_materials() -> None:
    level_1 = [one for one in RULES.plans if one.level == 0]
    for colour in range(MATERIALS):
        assert sum(one.cubes[colour] > 0 for one in level_1) >= 10
    brought = [worker for one in level_1 for worker in one.first_workers]
    for worker in (ARCHITECT, RIVETER):
        assert brought.count(worker) >= 8
    # Who begins with carpenters and builders needs something to build with them.
    assert sum(one.cubes[GLASS] + one.cubes[STEEL] == 0 for one in level_1) >= 12


def test_level_2_makes_a_skyline() -> None:
    level_2 = [one for one in RULES.plans if one.level == 1]
    assert sum(one.height >= 6 for one in level_2) >= 30
    assert sum(one.height >= 7 for one in level_2) >= 20
    for colour in range(MATERIALS):
        leading = [
            one for one in level_2 if one.colours[list(one.heights).index(one.height)] == colour
        ]
        assert any(one.height >= 7 for one in leading)


def test_level_2_pays_more_for_a_cube_than_level_1() -> None:
    fixed = [one for one in RULES.plans if one.per == 0]
    vp = [0, 0]
    cubes = [0, 0]
    for one in fixed:
        vp[one.level] += one.vp
        cubes[one.level] += sum(one.cubes)
    assert vp[1] / cubes[1] > 3 * vp[0] / cubes[0]


def test_leaders_find_different_things_to_do() -> None:
    abilities = {shown(one.hard) for one in RULES.plans if one.hard.kind != NO_ABILITY}
    assert len(abilities) >= 16
    cubes = {one.steady.what for one in RULES.plans if one.steady.kind == GET_CUBES}
    assert cubes == set(range(MATERIALS))


def test_no_plan_brings_who_everybody_begins_with() -> None:
    """At a full table all carpenters and builders are given out at the start."""
    for one in RULES.plans:
        assert {CARPENTER, BUILDER}.isdisjoint([*one.first_workers, *one.second_workers])


# City and market


def test_districts() -> None:
    assert len(RULES.sides) == len(SIDES) == 12
    assert [len(side) for side in RULES.sides] == [9] * 12
    assert [side.count(WATER_PLOT) for side in RULES.sides] == [2] * 6 + [1] * 6
    surcharges = [sorted(figure // 100 for figure in side if figure > 99) for side in RULES.sides]
    assert surcharges == [[1], [1], [1], [], [], [1]] + [[1, 2]] * 6
    bonuses = [[figure % 10 for figure in side if figure > 0] for side in RULES.sides]
    assert [len(side) for side in bonuses] == [4, 4, 5, 4, 4, 5] + [6] * 6
    for letter, here in enumerate(((6, 7), (6, 8), (6, 7), (6, 8), (2, 6)), 1):
        both = [sum(side.count(letter) for side in half) for half in (bonuses[:6], bonuses[6:])]
        assert tuple(both) == here
    vp = [sum(figure // 10 % 10 for figure in side if figure > 0) for side in RULES.sides]
    assert vp == [11, 10, 12, 10, 10, 12] + [15] * 6
    assert all(side[4] % 10 - 1 == PUBLIC for side in RULES.sides[:6])  # the middle
    assert RULES.sides[0] == [-1, -1, 0, plot("R2"), plot("P4"), plot("I2"), 0, plot("C3$1"), 0]


def test_market() -> None:
    assert list(RULES.slot_costs) == [*[1] * 9, *[2] * 9]


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
    assert [ad.vp for ad in RULES.ads] == [1, 2, 1, 3, 2, 2, 0, 1, 1, 0, 5, 4]
    assert [names(ad.types) for ad in RULES.ads] == [
        *([PUBLIC], [COMMERCIAL], [RESIDENTIAL], [PARK], [PUBLIC], []),
        *([INDUSTRIAL], [], [INDUSTRIAL], [PARK], [], []),
    ]
    assert [names(ad.near) for ad in RULES.ads[:3]] == [
        [RESIDENTIAL, COMMERCIAL, INDUSTRIAL],
        [RESIDENTIAL, PUBLIC, PARK],
        [PUBLIC, PARK, WATER],
    ]
    assert not any(ad.near for ad in RULES.ads[3:])
    assert [ad.number for ad in RULES.ads] == [0, 0, 0, 0, 0, 0, 2, 3, 0, 0, 0, 0]
    assert not any(ad.workers or ad.any_plan for ad in RULES.ads)


def test_targets() -> None:
    assert len(RULES.targets) == len(TARGET.texts) == 13
    assert [target.vp for target in RULES.targets] == [2, 2, 1, 2, 2, 2, 2, 1, 2, 1, 1, 2, 2]
    types = [RESIDENTIAL, INDUSTRIAL, RESIDENTIAL, PUBLIC, COMMERCIAL, PARK]
    assert [names(target.types) for target in RULES.targets] == [[one] for one in types] + [[]] * 7
    near = [names(target.near) for target in RULES.targets]
    assert near == [[], [], [COMMERCIAL, PUBLIC, PARK], *[[]] * 10]
    assert names(RULES.targets[10].workers) == [ARCHITECT, RIVETER]
    assert RULES.targets[11].number == 3
    assert not any(target.any_plan for target in RULES.targets)


def test_the_rival() -> None:
    rivals = [rules_for(1, difficulty=difficulty) for difficulty in DIFFICULTIES]
    assert [rules.rival_cubes for rules in rivals] == [8, 10, 11]
    assert [rules.rival_rise for rules in rivals] == [8, 9, 4]
    assert RULES.rival_level_1 == 2


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
    assert rules.targets[8].rule is CARD_RULES["of-types"]
    assert names(rules.targets[8].types) == [PUBLIC, PARK]
    assert rules.content.digest != RULES.content.digest


def test_every_entry_of_the_example_changes_something() -> None:
    facts = content.COMPONENTS.printed
    for table, entries in core_content.read(EXAMPLE).items():
        if table in core_content.ABOUT_THE_FILE:
            continue
        for key, value in entries.items():
            old = facts[table][key]
            if isinstance(value, Mapping):
                kept = () if "rule" not in value else ("counts",)
                changed = [old.get(name) != new for name, new in value.items() if name not in kept]
                assert all(changed), f"{table}.{key}"
            else:
                assert old != value, f"{table}.{key}"


def test_an_empty_list_can_be_filled_and_a_full_one_emptied() -> None:
    changes = {
        "mayors-house": {"workers": ["carpenter|builder"], "vp": 2},
        "toy-shop": {"workers": [], "per": ["water"], "within": 2, "vp": 1},
    }
    rules = rules_for(override={"plan": changes})
    assert list(plan("mayors-house", rules).first_workers) == [CARPENTER]
    assert list(plan("toy-shop", rules).first_workers) == []
    assert names(plan("toy-shop", rules).per) == [WATER]
    assert names(rules_for(override={"ad": {"5": {"types": list(TYPE.texts)}}}).ads[4].types) == [
        *range(TYPES)
    ]
    with pytest.raises(BadContent, match=r"^plan\.mayors-house\.workers\[0\]: must be a text"):
        rules_for(override={"plan": {"mayors-house": {"workers": [1]}}})
    with pytest.raises(BadContent, match=r"^plan\.mayors-house\.workers\[0\]: must be one of"):
        rules_for(override={"plan": {"mayors-house": {"workers": [""]}}})
    assert list(plan("mayors-house", rules_for()).first_workers) == []


def test_a_card_can_have_another_rule() -> None:
    """With the figures of that rule, and none of its own."""
    beside = {"rule": "beside", "vp": 2, "types": ["park"], "near": ["water"], "counts": "any"}
    workers = {"rule": "workers-of", "vp": 3, "workers": ["urbanist"]}
    rules = rules_for(override={"ad": {"5": beside}, "target": {"1": workers}})
    ad, target = rules.ads[4], rules.targets[0]
    assert ad.rule is CARD_RULES["beside"]
    assert (ad.vp, names(ad.types), names(ad.near), ad.any_plan) == (2, [PARK], [WATER], True)
    assert target.rule is CARD_RULES["workers-of"]
    assert (target.vp, target.types, names(target.workers)) == (3, 0, [URBANIST])


def test_another_number_of_ads() -> None:
    rules = rules_for(override={"start": {"ads": 2, "first_ads": [1, 12]}})
    assert (rules.open_ads, rules.first_ads) == (2, [0, 11])


def test_the_rival_can_be_weaker() -> None:
    rules = rules_for(1, {"rival": {"cubes": [0, 7, 8]}}, difficulty="easy")
    assert rules.rival_cubes == 0


# The supply of workers (RH-1.12)


def test_the_supply_meets_all_awards_but_not_with_much_less() -> None:
    rules_for()
    message = r"^worker: the plans award \d+ of architect.*, but only \d+ are there"
    with pytest.raises(BadContent, match=message):
        rules_for(override={"worker": {"architect": {"supply": 12}}})


def test_plain_symbols_alone_can_be_too_many() -> None:
    urbanists = {"university": {"workers": ["community-leader"]}}
    message = r"^worker: the plans award 5 of urbanist, but only 4 are there"
    with pytest.raises(BadContent, match=message):
        rules_for(override={"worker": {"urbanist": {"supply": 4}}, "plan": urbanists})


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
    silent = [name for n, name in enumerate(PLAN.texts) if not RULES.plans[n].first_workers]
    carpenters = {name: {"workers": ["carpenter"]} for name in silent}
    rules = rules_for(override={"plan": dict(list(carpenters.items())[:8])})
    assert sum(CARPENTER in one.first_workers for one in rules.plans) == 8
    message = rf"^worker: the plans award {len(silent)} of carpenter, but only 8 are there"
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
        ({"cubes": {"steel": 30}}, r"plan\.skyline-residence\.towers: must need at most 5 steel"),
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
        (
            {"ad": {"5": {"rule": "beside", "vp": 1, "near": ["park"]}}},
            r"ad\.5: must have exactly rule, vp, types, near, counts",
        ),
        (
            {"ad": {"5": {"rule": "columns", "vp": 1, "counts": "any", "types": ["park"]}}},
            r"ad\.5\.types: no such entry; here are rule, vp, counts",
        ),
        (
            {"ad": {"5": {"rule": "columns", "vp": "1", "counts": "any"}}},
            r"ad\.5\.vp: must be a whole number",
        ),
        ({"ad": {"11": {"scope": "all"}}}, r"ad\.11\.scope: must be one of each, best"),
        (of_plan(counts="any"), r"plan\.diner\.counts: must be \"completed\", as per names no"),
        (
            of_plan(vp=1, per=["water"], within=1, counts="any"),
            r"plan\.diner\.counts: must be \"completed\", as per names no buildings",
        ),
        ({"target": {"12": {"number": 9}}}, r"target\.12\.number: must be from 0 to 8, not 9"),
        ({"ad": {"5": {"types": []}}}, r"ad\.5\.types: must be one at least"),
        ({"ad": {"2": {"near": []}}}, r"ad\.2\.near: must be one at least"),
        ({"target": {"11": {"workers": []}}}, r"target\.11\.workers: must be one at least"),
        ({"target": {"1": {"vp": 0}}}, r"target\.1\.vp: must be from 1 to 99, not 0"),
        ({"plan": {"pritzker-zoo": {"vp": 0}}}, r"plan\.pritzker-zoo\.vp: must be from 1 to 99"),
        ({"rival": {"cubes": [5, -1, 9]}}, r"rival\.cubes\[1\]: must be from 0 to 99, not -1"),
        ({"rival": {"cubes": [5, 7]}}, r"rival\.cubes: must be a list of 3"),
        ({"rival": {"rise": [2, 2, 0]}}, r"rival\.rise\[2\]: must be from 1 to 99"),
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
