"""RH-6: the clean-up."""

import pytest

from magnate.games.rolling_heights.actions import PLAN
from tests.rules.rolling_heights.table import ANN, BEN, GAP, ROW_1, ROW_2, Table, a_table, start
from tests.rules.rule import rule


def buying(**cubes: int) -> Table:
    return a_table().with_workers(ANN, "2 urbanist hard").with_cubes(**cubes)


@rule("RH-6.1")
def test_cubes_left_in_your_yard_go_back_and_power_is_lost() -> None:
    table = a_table().with_cubes(wood=2, steel=1).with_power(3).with_specials(glass=1)
    table.play(ANN, "done").to_main_phase()
    assert table.yard() == table.specials() == {}
    assert table.power == 0
    assert table.view()["supply"] == [35, 35, 55, 35]


@rule("RH-6.1")
def test_the_row_closes_up_away_from_its_draw_pile_and_is_filled() -> None:
    table = buying(wood=3).play(ANN, "buy mayors-house", "place b1")
    table.play(ANN, "activate urbanist hard", "take bakery", "place b3")
    drawn = table.drawn_next(1, 2)
    assert table.row(1) == [GAP, "diner", "toy-shop", GAP, *ROW_1[4:]]
    table.play(ANN, "done")
    assert table.row(1) == ["diner", "toy-shop", *ROW_1[4:], *drawn]
    assert table.row(2) == list(ROW_2)


@rule("RH-6.1")
def test_each_row_from_its_own_pile() -> None:
    table = buying(wood=4).play(ANN, "buy court-house", "place b1")
    table.play(ANN, "activate urbanist hard", "take barber-shop", "place b3")
    one, two = table.drawn_next(1, 1), table.drawn_next(2, 1)
    table.play(ANN, "done")
    assert table.row(1) == [*ROW_1[:8], *one]
    assert table.row(2) == [*ROW_2[:4], *ROW_2[5:], *two]
    assert PLAN.texts.index(one[0]) < 40 <= PLAN.texts.index(two[0])


@rule("RH-6.1")
@pytest.mark.parametrize(("level", "plan"), [(1, "bakery"), (2, "steel-mill")])
def test_if_its_pile_is_empty_plans_of_the_other_pile_are_used(level: int, plan: str) -> None:
    table = buying(wood=4).with_pile(level, 0).play(ANN, f"buy {plan}", "place b1")
    drawn = table.drawn_next(3 - level, 1)
    table.play(ANN, "done")
    assert table.row(level)[8:] == drawn
    assert GAP not in table.row(1) + table.row(2)


@rule("RH-6.1")
def test_a_pile_may_run_out_in_the_middle() -> None:
    table = buying(wood=4).with_pile(1, 1).play(ANN, "buy bakery", "place b1")
    table.play(ANN, "activate urbanist hard", "take diner", "place b3")
    last, other = table.drawn_next(1, 1), table.drawn_next(2, 1)
    table.play(ANN, "done")
    assert table.row(1) == [*ROW_1[2:], *last, *other]


@rule("RH-6.1")
def test_what_a_plan_costs_is_that_of_the_row_it_lies_in() -> None:
    table = buying(wood=4).with_pile(1, 0).play(ANN, "buy bakery", "place b1", "done")
    newcomer = table.row(1)[8]  # of level 2
    assert PLAN.texts.index(newcomer) >= 40
    table.to_main_phase().with_cubes(wood=3)
    assert table.about(BEN, f"buy {newcomer}")["market"] == 3


@rule("RH-6.1")
def test_all_your_workers_are_ready_for_your_next_turn() -> None:
    table = a_table().with_workers(
        ANN,
        *("carpenter waiting", "builder tired", "architect steady", "riveter hard"),
        *("politician used-steady", "executive used-hard"),
    )
    table.play(ANN, "done")
    assert set(table.workers(ANN)) == {
        f"{worker} waiting"
        for worker in ("carpenter", "builder", "architect", "riveter", "politician", "executive")
    }
    table.end_turn()
    assert sum(table.poses(ANN)) == 6


@rule("RH-6.1")
def test_it_comes_by_itself_and_the_turn_passes() -> None:
    table = a_table(3).play(ANN, "done")
    assert table.turn == BEN
    assert table.to_act == (BEN,)
    assert table.events("turn") == ["turn seat=p2 round=1"]


@rule("RH-6.2")
def test_until_then_a_row_keeps_its_gaps_and_slots_their_costs() -> None:
    table = buying(wood=9)
    table.play(ANN, "activate urbanist hard", "take bakery", "place b1")
    table.play(ANN, "activate urbanist hard", "take mayors-house", "place b3")
    assert table.row(1) == [GAP, "diner", "toy-shop", GAP, *ROW_1[4:]]
    costs = [table.about(ANN, f"buy {plan}")["market"] for plan in ROW_1 if plan in table.row(1)]
    assert costs == [1, 1, 2, 2, 3, 3, 3]
    table.play(ANN, "done").to_main_phase().with_cubes(wood=9)
    costs = [table.about(BEN, f"buy {plan}")["market"] for plan in table.row(1)]
    assert costs == [1, 1, 1, 2, 2, 2, 3, 3, 3]
    assert table.about(BEN, "buy lumber-yard")["market"] == 1  # it cost 2 before


@rule("RH-6.2")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_there_are_never_too_few_plans(players: int) -> None:
    assert sum(start(players).view()["piles"]) == 60
    most = max(len(start(players, seed).empty_plots()) for seed in range(30))
    assert most == {2: 42, 3: 44, 4: 45}[players]
