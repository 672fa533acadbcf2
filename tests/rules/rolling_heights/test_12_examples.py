"""The worked examples of the rulebook and of the page of rules."""

import pytest

from tests.rules.rolling_heights.table import ANN, BEN, CLEO, RIVAL, a_start, a_table
from tests.rules.rule import rule


@rule("RH-1.8")
def test_a_plan_on_a_plot_with_its_type_and_a_bonus_of_2() -> None:
    table = a_start().play(BEN, "take duplex", "place a1")
    assert table.vp(BEN) == 2


@rule("RH-5.5")
def test_the_same_when_it_is_bought() -> None:
    table = a_table().with_cubes(wood=2).play(ANN, "buy lumber-yard", "place b3")
    assert table.vp(ANN) == 0
    table = a_table().with_cubes(wood=3).play(ANN, "buy lumber-yard", "place b4")
    assert table.vp(ANN) == 2


@rule("RH-4.2")
@pytest.mark.parametrize(
    ("choice", "left"),
    [
        ("tire carpenter hard", {"builder steady": 1, "architect steady": 1}),
        ("tire builder steady", {"carpenter hard": 1, "architect steady": 1}),
        ("tire architect steady", {"carpenter hard": 1, "builder steady": 1}),
    ],
)
def test_a_strike_with_1_hard_and_2_steady_workers(choice: str, left: dict[str, int]) -> None:
    table = a_table(turn=BEN).with_workers(
        ANN, "carpenter waiting", "builder waiting", "architect waiting", "riveter waiting"
    )
    table.with_luck(ANN, "hard", "steady", "steady", "tired", "tired").play(BEN, "done")
    table.play(ANN, "push", choice)
    working = {w: n for w, n in table.workers(ANN).items() if not w.endswith("tired")}
    assert working == left
    assert table.wilds(ANN) == 1
    assert table.question(ANN) == "main round=2"


@rule("RH-5.5", "RH-5.6")
@pytest.mark.parametrize("plan", ["toy-shop", "mayors-house"])
def test_the_toy_shop_and_the_mayors_house_in_slots_of_2(plan: str) -> None:
    row = ("bakery", "diner", "theatre", "toy-shop", "mayors-house", "lumber-yard")
    table = a_table().with_market(1, *row).with_cubes(wood=9)
    assert table.about(ANN, f"buy {plan}")["market"] == 2
    table.play(ANN, f"buy {plan}")
    assert table.about(ANN, "place b1")["cost"] == 2
    assert table.about(ANN, "place e5")["cost"] == 2 + 2 + 5  # surcharge and distance
    table.play(ANN, "place b1", "done")
    assert table.wilds_on() == {"bakery": 1, "diner": 1}


@rule("RH-5.9", "RH-5.10")
def test_the_viceroys_house_is_complete_with_wood_1_1_and_4() -> None:
    table = a_table().with_plan(ANN, "viceroys-house", "d3").with_cubes(wood=6)
    table.play(ANN, *["build d3 wood"] * 5)
    assert table.towers("d3") == [1, 1, 3]
    assert not table.plot("d3")["completed"]
    table.play(ANN, "build d3 wood", "hire politician")
    assert table.towers("d3") == [1, 1, 4]
    assert table.plot("d3")["completed"]


@rule("RH-5.9", "RH-5.10")
def test_the_town_hall_takes_glass_1_2_2_and_steel_3_6() -> None:
    table = a_table().with_plan(ANN, "town-hall", "d3").with_cubes(glass=6, steel=9)
    table.play(ANN, *["build d3 glass"] * 5, *["build d3 steel"] * 8)
    assert table.refused(ANN, "build d3 glass") == "not-needed material=glass"
    assert table.towers("d3") == [1, 2, 2, 3, 5]
    table.play(ANN, "build d3 steel")
    assert table.towers("d3") == [1, 2, 2, 3, 6]
    assert table.plot("d3")["completed"]
    assert table.vp(ANN) == 12


@rule("RH-8.5")
def test_two_industrial_buildings_next_to_the_same_residential_one_lose_2() -> None:
    table = a_table().with_ads(1, 5, 6).with_buildings(ANN, "industrial", "d3", "e2")
    table.with_buildings(BEN, "residential", "e3")
    assert table.ad(1, ANN) == -2
    assert table.ad(1, BEN) == 0


@rule("RH-8.2", "RH-8.4")
def test_a_building_next_to_two_of_opponents_gives_2_for_target_7() -> None:
    table = a_table(3).with_targets(ANN, 7, 7).with_buildings(ANN, "residential", "e3")
    table.with_buildings(BEN, "residential", "d3").with_buildings(CLEO, "residential", "e2")
    assert table.worth(ANN, "target") == 2


@rule("RH-9.3")
@pytest.mark.parametrize(("number", "cubes"), [(1, 3), (2, 3), (3, 4), (4, 4), (9, 7), (10, 7)])
def test_cubes_of_the_rival_on_normal(number: int, cubes: int) -> None:
    table = a_table(1).with_round(number).with_plan(RIVAL, "gembrel-museum", "i6")
    table.play(ANN, "done")
    built = [int(event.split("cubes=")[1].split()[0]) for event in table.events("rival-built")]
    assert sum(built) == cubes


@rule("RH-4.1")
def test_the_chance_that_all_fail_is_34_of_100_for_two_and_20_for_three() -> None:
    table = a_table(turn=BEN).with_luck(ANN, "tired", "tired", "steady", "steady")
    table.play(BEN, "done")
    assert table.question(ANN) == "risk tired=2 strike=34"
    table.with_workers(ANN, "3 carpenter tired", "3 builder steady")
    assert table.question(ANN) == "risk tired=3 strike=20"
