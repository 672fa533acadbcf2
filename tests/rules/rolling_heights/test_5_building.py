"""RH-5: the main phase. Building and completing plans."""

import pytest

from magnate.games.rolling_heights.actions import MATERIAL
from tests.rules.rolling_heights.table import ANN, BEN, Table, a_table
from tests.rules.rule import rule


def building(plan: str, plot: str = "d3", **cubes: int) -> Table:
    """Ann has a plan with these cubes on it, ten cubes of each colour, and only tired workers."""
    table = a_table().with_plan(ANN, plan, plot, **cubes).with_workers(ANN, "carpenter tired")
    return table.with_cubes(**dict.fromkeys(MATERIAL.texts, 10))


# Putting cubes down


@rule("RH-5.9")
def test_cubes_from_the_yard_go_on_your_plans() -> None:
    table = building("theatre")
    assert table.choices(ANN, "build") == [
        *("build b2 wood", "build d3 wood"),
        *("build d3 concrete", "build d3 glass"),
    ]
    table.play(ANN, "build d3 concrete")
    assert table.yard() == {"wood": 10, "concrete": 9, "glass": 10, "steel": 10}
    assert table.towers("d3") == [1, 0, 0]
    assert table.events("built") == [
        "built seat=p1 plan=theatre plot=d3 material=concrete tower=1 cube=real"
    ]


@rule("RH-5.9")
def test_not_on_plans_of_others_or_plots_without_a_plan() -> None:
    table = building("theatre")
    assert table.refused(ANN, "build h5 concrete") == "not-own-plan"  # Ben's fire station
    assert table.refused(ANN, "build a4 wood") == "not-own-plan"


@rule("RH-5.9")
def test_each_on_a_tower_of_its_colour() -> None:
    table = building("theatre")
    assert table.refused(ANN, "build d3 steel") == "not-needed material=steel"
    assert table.refused(ANN, "build b2 concrete") == "not-needed material=concrete"


@rule("RH-5.9")
def test_none_above_the_height_shown() -> None:
    table = building("theatre", concrete=1).play(ANN, "build d3 concrete")
    assert table.towers("d3") == [2, 0, 0]
    assert table.refused(ANN, "build d3 concrete") == "not-needed material=concrete"


@rule("RH-5.9")
def test_only_cubes_you_have() -> None:
    table = building("theatre").with_cubes(concrete=0)
    assert table.refused(ANN, "build d3 concrete") == "no-cube material=concrete"


@rule("RH-5.9")
def test_towers_of_one_colour_are_filled_in_printed_order() -> None:
    table = building("viceroys-house")
    filled = []
    for _ in range(5):
        table.play(ANN, "build d3 wood")
        filled.append(table.towers("d3"))
    assert filled == [[1, 0, 0], [1, 1, 0], [1, 1, 1], [1, 1, 2], [1, 1, 3]]


@rule("RH-5.9")
def test_other_colours_in_between_do_not_matter() -> None:
    table = building("town-hall").with_cubes(steel=8)
    table.play(ANN, *["build d3 glass"] * 2, *["build d3 steel"] * 4, *["build d3 glass"] * 2)
    assert table.towers("d3") == [1, 2, 1, 3, 1]


@rule("RH-5.9")
def test_several_plans_in_any_order() -> None:
    table = building("theatre")
    table.play(ANN, "build b2 wood", "build d3 wood", "build b2 wood", "build d3 glass")
    assert table.towers("b2") == [2]
    assert table.towers("d3") == [0, 1, 1]


@rule("RH-5.9")
def test_a_cube_once_put_down_stays() -> None:
    table = building("theatre").play(ANN, "build d3 wood", "done")
    before = table.supply("wood")
    table.end_round().end_round()
    assert table.towers("d3") == [0, 1, 0]
    assert table.supply("wood") == before == 34


# Completing


@rule("RH-5.10")
def test_a_plan_is_complete_the_moment_it_has_all_its_cubes() -> None:
    table = building("tenement", wood=2).play(ANN, "build d3 concrete")
    assert not table.plot("d3")["completed"]
    assert table.vp(ANN) == 0
    table.play(ANN, "build d3 concrete")
    assert table.plot("d3")["completed"]
    assert table.vp(ANN) == table.company(ANN)["building_vp"] == 2
    assert table.workers(ANN)["architect waiting"] == 1
    assert table.events("completed") == ["completed seat=p1 plan=tenement plot=d3 amount=2"]
    assert table.events("hired") == ["hired seat=p1 worker=architect plan=tenement"]


@rule("RH-5.10")
def test_it_takes_no_more_cubes() -> None:
    table = building("tenement", wood=2, concrete=1).play(ANN, "build d3 concrete")
    assert table.refused(ANN, "build d3 wood") == "not-own-plan"
    assert table.refused(ANN, "build d3 concrete") == "not-own-plan"


@rule("RH-5.10", "RH-8.4")
def test_vp_that_depend_on_the_map_count_it_as_it_is_just_then() -> None:
    table = building("amusement-park", wood=2, concrete=1)  # 3 VP per adjacent commercial
    table.with_building(ANN, "bakery", "d2").with_building(BEN, "toy-shop", "e3")
    table.with_plan(ANN, "diner", "d4").with_building(ANN, "tailor", "e4")
    table.play(ANN, "build d3 concrete")
    assert table.vp(ANN) == 6  # two completed and adjacent, whoever owns them
    table.with_building(ANN, "barber-shop", "c4")
    table.play(ANN, "build d4 wood", *["build d4 glass"] * 2)
    assert table.vp(ANN) == 6 + 1  # the diner's own; the park isn't scored again


@rule("RH-5.10")
@pytest.mark.parametrize(
    ("plan", "vp"),
    [
        ("lakefront-promenade", 3),  # c3 is water
        ("aquarium", 3 + 3),  # and a park at d2
        ("civic-plaza", 2 * 2),  # d2 and d4
        ("fairground-park", 2),  # industry at a distance of 3, and some that is too far away
    ],
)
def test_some_vp_that_depend_on_the_map(plan: str, vp: int) -> None:
    table = building(plan).with_building(BEN, "band-shell", "d2").with_building(ANN, "diner", "d4")
    if plan == "fairground-park":
        table.with_building(ANN, "foundry", "b4").with_building(BEN, "brick-works", "h3")
    while not table.plot("d3")["completed"]:
        table.play(ANN, next(action for action in table.choices(ANN, "build") if " d3 " in action))
        if table.choices(ANN, "hire"):
            table.play(ANN, table.choices(ANN)[0])
    assert table.company(ANN)["building_vp"] == vp


@rule("RH-5.10")
def test_new_workers_cannot_do_anything_this_turn() -> None:
    table = building("warehouse", wood=4, concrete=1).play(ANN, "build d3 concrete")
    assert table.workers(ANN) == {
        "carpenter tired": 1,
        "riveter waiting": 1,
        "architect waiting": 1,
    }
    for worker in ("riveter", "architect"):
        for way in ("steady", "hard", "hard-as-steady"):
            reason = table.refused(ANN, f"activate {worker} {way}")
            assert reason == f"no-such-worker worker={worker}"
    table.play(ANN, "done").end_turn()
    assert sum(table.poses(ANN)) == 3  # but they are thrown in the next


@rule("RH-5.3", "RH-5.10")
def test_nor_can_they_be_upgraded() -> None:
    table = building("warehouse", wood=4, concrete=1)
    table.with_workers(ANN, "civil-servant steady", "carpenter tired")
    table.play(ANN, "build d3 concrete", "activate civil-servant steady")
    assert table.choices(ANN) == ["upgrade carpenter tired"]


@rule("RH-5.10")
def test_workers_come_from_the_supply() -> None:
    table = building("glass-works", concrete=2, wood=2)
    before = table.worker_supply("architect")
    table.play(ANN, "build d3 wood")
    assert table.workers(ANN)["architect waiting"] == 2
    assert table.worker_supply("architect") == before - 2


@rule("RH-5.10")
def test_for_a_two_coloured_symbol_you_choose_one_of_the_two() -> None:
    table = building("bakery", wood=2).play(ANN, "build d3 concrete")
    assert table.question(ANN) == "hire plan=bakery"
    assert table.choices(ANN) == ["hire architect", "hire riveter"]
    assert table.refused(ANN, "hire politician") == "not-on-plan plan=bakery"
    table.play(ANN, "hire riveter")
    assert table.workers(ANN) == {"carpenter tired": 1, "riveter waiting": 1}
    assert table.question(ANN) == "main round=1"


@rule("RH-5.10")
@pytest.mark.parametrize(("out", "other"), [("architect", "riveter"), ("riveter", "architect")])
def test_or_take_the_other_if_one_colour_is_out(out: str, other: str) -> None:
    table = building("bakery", wood=2).with_worker_supply(out, 0).play(ANN, "build d3 concrete")
    assert table.workers(ANN) == {"carpenter tired": 1, f"{other} waiting": 1}
    assert table.question(ANN) == "main round=1"


@rule("RH-5.10")
def test_if_there_is_none_to_take_you_get_nothing() -> None:
    table = building("bakery", wood=2)
    table.with_worker_supply("architect", 0).with_worker_supply("riveter", 0)
    table.play(ANN, "build d3 concrete")
    assert table.workers(ANN) == {"carpenter tired": 1}
    assert table.vp(ANN) == 1
    assert table.wilds(ANN) == 0
    assert table.events("hired") == []


@rule("RH-5.10")
def test_each_symbol_is_looked_at_by_itself() -> None:
    table = building("rail-depot", wood=2, concrete=2).with_worker_supply("riveter", 0)
    table.play(ANN, "build d3 concrete")  # a riveter, and a civil servant or an urbanist
    table.play(ANN, "hire urbanist")
    assert table.workers(ANN) == {"carpenter tired": 1, "urbanist waiting": 1}


@rule("RH-5.10")
def test_of_two_alike_the_last_one_may_be_the_only_one() -> None:
    table = building("glass-works", concrete=2, wood=2).with_worker_supply("architect", 1)
    table.play(ANN, "build d3 wood")
    assert table.workers(ANN)["architect waiting"] == 1
    assert table.worker_supply("architect") == 0


@rule("RH-5.10")
def test_a_plan_without_workers_brings_none() -> None:
    table = building("mayors-house", wood=2, concrete=1).play(ANN, "build d3 concrete")
    assert table.workers(ANN) == {"carpenter tired": 1}
    assert table.vp(ANN) == 3
