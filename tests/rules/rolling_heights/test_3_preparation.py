"""RH-3: preparation."""

from collections import Counter
from itertools import permutations

import pytest

from magnate.core.ints import zeros
from magnate.core.rng import Rng
from magnate.games.rolling_heights.actions import TIRED, WORKERS
from magnate.games.rolling_heights.throwing import throw_tired
from tests.rules.rolling_heights.table import ANN, BEN, WORKER_NAMES, Table, a_table, start
from tests.rules.rule import rule

THROWS_IN_ALL = 1_000_000


def before_ann(*workers: str) -> Table:
    """Ben only has to end his turn, and Ann throws."""
    table = a_table(turn=BEN)
    return table.with_workers(ANN, *workers) if workers else table


# Who is thrown


@rule("RH-3.1")
@pytest.mark.parametrize("others", [0, 1, 5, 6])
def test_up_to_ten_workers_are_all_thrown(others: int) -> None:
    table = before_ann("2 carpenter waiting", "2 builder waiting", f"{others} riveter waiting")
    table.play(BEN, "done")
    assert sum(table.poses(ANN)) == 4 + others
    assert sum(table.workers(ANN).values()) == 4 + others
    assert table.turn == ANN
    assert not table.choices(ANN, "rest")


@rule("RH-3.1")
@pytest.mark.parametrize("more", [1, 2, 5])
def test_of_more_than_ten_you_choose_ten(more: int) -> None:
    table = before_ann("4 carpenter waiting", "6 architect waiting", f"{more} riveter waiting")
    table.play(BEN, "done")
    assert table.poses(ANN)[1:] == [0, 0]  # nothing thrown yet
    for left in range(more, 0, -1):
        assert table.question(ANN) == f"rest workers={left}"
        table.play(ANN, "rest architect")
    assert sum(table.poses(ANN)) == 10
    assert table.workers(ANN)["architect waiting"] == more


@rule("RH-3.1")
def test_those_who_sit_out_are_named_in_any_order_and_for_search_in_one() -> None:
    table = before_ann("2 carpenter waiting", "1 builder waiting", "9 architect waiting")
    table.play(BEN, "done")
    for second in ("carpenter", "builder", "architect"):
        assert table.clone().play(ANN, "rest architect").can(ANN, f"rest {second}")
    sets: Counter[tuple[int, ...]] = Counter()
    for first in table.in_order(ANN):
        once = table.clone().play(ANN, first)
        for second in once.in_order(ANN):
            twice = once.clone().play(ANN, second)
            waiting = twice.view()["companies"][ANN]["workers"][0]
            sets[tuple(waiting[:3])] += 1
    assert sets == {
        (2, 0, 0): 1,
        (1, 1, 0): 1,
        (1, 0, 1): 1,
        (0, 1, 1): 1,
        (0, 0, 2): 1,
    }


@rule("RH-3.1")
def test_who_is_not_there_cannot_sit_out() -> None:
    table = before_ann("carpenter waiting", "11 architect waiting").play(BEN, "done")
    assert table.refused(ANN, "rest urbanist") == "no-such-worker worker=urbanist"
    table.play(ANN, "rest carpenter")
    assert table.refused(ANN, "rest carpenter") == "no-such-worker worker=carpenter"


@rule("RH-3.1")
def test_it_makes_no_difference_in_which_order_they_are_named() -> None:
    table = before_ann("2 carpenter waiting", "11 architect waiting", "civil-servant waiting")
    table.play(BEN, "done")
    names = ("carpenter", "architect", "architect", "civil-servant")
    ends = {
        table.clone().play(ANN, *(f"rest {name}" for name in order)).state.digest()
        for order in permutations(names)
    }
    assert len(ends) == 1


@rule("RH-3.1")
def test_the_others_sit_this_turn_out() -> None:
    table = before_ann("10 architect waiting", "carpenter waiting").play(BEN, "done")
    table.play(ANN, "rest carpenter").to_main_phase()
    assert table.workers(ANN)["carpenter waiting"] == 1
    for way in ("steady", "hard", "hard-as-steady"):
        reason = table.refused(ANN, f"activate carpenter {way}")
        assert reason == "no-such-worker worker=carpenter"
    table.play(ANN, "done").end_turn()
    assert table.question(ANN) == "rest workers=1"  # this turn only
    assert table.can(ANN, "rest carpenter")


# How they land


def chi_square(found: list[int], odds: list[int]) -> float:
    """How far frequencies are from the odds; with three of them 13.8 is passed once in 1000."""
    expected = [sum(found) * one / sum(odds) for one in odds]
    return sum((n - mean) ** 2 / mean for n, mean in zip(found, expected, strict=True))


def throw_all(odds: dict[str, int], throws: int, seed: int) -> list[list[int]]:
    """How many of each colour land tired, steady and hard, if so many are thrown in all."""
    table = start(2, 0, {"landing": odds})
    each = throws // WORKERS
    company = table.state.companies[ANN]
    company.workers = zeros(len(company.workers))
    for worker in range(WORKERS):
        company.workers[TIRED * WORKERS + worker] = each
    company.rng = Rng.seeded(seed)
    rose = throw_tired(table.state, ANN)
    landed = [[company.at(pose, worker) for pose in (1, 2, 3)] for worker in range(WORKERS)]
    assert rose == sum(sum(poses[1:]) for poses in landed)
    assert all(sum(poses) == each for poses in landed)
    return landed


@rule("RH-3.2")
def test_of_100_throws_of_any_worker_58_are_tired_28_steady_and_14_hard() -> None:
    landed = throw_all({}, THROWS_IN_ALL, seed=3)
    for poses in landed:
        assert chi_square(poses, [58, 28, 14]) < 13.8
    in_all = [sum(poses) for poses in zip(*landed, strict=True)]
    assert chi_square(in_all, [58, 28, 14]) < 13.8
    assert chi_square(in_all, [57, 29, 14]) > 100  # so that other odds would be noticed


@rule("RH-3.2")
def test_the_odds_are_content() -> None:
    landed = throw_all({"tired": 1, "steady": 2, "hard": 5}, 90_000, seed=4)
    in_all = [sum(poses) for poses in zip(*landed, strict=True)]
    assert chi_square(in_all, [1, 2, 5]) < 13.8


@rule("RH-3.2")
@pytest.mark.parametrize(
    ("odds", "poses"),
    [
        ({"tired": 0, "hard": 0}, [0, 4, 0]),
        ({"tired": 0, "steady": 0}, [0, 0, 4]),
    ],
)
def test_what_cannot_land_does_not(odds: dict[str, int], poses: list[int]) -> None:
    for seed in range(20):
        table = start(2, seed, {"landing": odds})
        while table.round == 0:
            table.play(table.to_act[0], table.choices(table.to_act[0])[0])
        assert table.poses(table.turn) == poses


@rule("RH-3.2")
@pytest.mark.parametrize("pose", ["steady", "hard"])
def test_a_throw_sets_each_worker_by_itself(pose: str) -> None:
    table = a_table(turn=BEN, content={"landing": {"tired": 1, "steady": 1, "hard": 1}})
    table.with_workers(ANN, *[f"{worker} waiting" for worker in WORKER_NAMES])
    table.with_luck(ANN, *["tired", pose] * 4, pose).play(BEN, "done")
    tired, working = WORKER_NAMES[0:8:2], (*WORKER_NAMES[1::2], WORKER_NAMES[8])
    assert table.workers(ANN) == {
        **{f"{worker} tired": 1 for worker in tired},
        **{f"{worker} {pose}": 1 for worker in working},
    }


# At least half must be steady or hard


@rule("RH-3.3")
def test_if_more_than_half_are_tired_the_tired_ones_are_thrown_again() -> None:
    table = before_ann().with_luck(
        ANN, "tired", "tired", "hard", "tired", "steady", "tired", "hard"
    )
    table.play(BEN, "done")
    assert table.workers(ANN) == {
        "carpenter tired": 1,
        "carpenter steady": 1,
        "builder hard": 2,  # one of them from the first throw
    }
    assert table.events("threw") == [
        "threw seat=p1 tired=3 steady=0 hard=1",
        "threw seat=p1 tired=1 steady=1 hard=2",
    ]


@rule("RH-3.3")
def test_as_often_as_it_takes() -> None:
    again = ("tired", "tired", "tired")
    table = before_ann().with_luck(
        ANN, "tired", "steady", *again[:2], *again, *again, *again[:2], "hard"
    )
    table.play(BEN, "done")
    assert table.poses(ANN) == [2, 1, 1]
    assert table.workers(ANN)["builder hard"] == 1


@rule("RH-3.3")
def test_half_of_them_are_enough() -> None:
    table = before_ann().with_luck(ANN, "tired", "tired", "steady", "steady").play(BEN, "done")
    assert table.workers(ANN) == {"carpenter tired": 2, "builder steady": 2}


@rule("RH-3.3")
@pytest.mark.parametrize(("workers", "most_tired"), [(5, 2), (7, 3), (9, 4), (10, 5), (13, 5)])
def test_of_those_thrown_at_least_half_are_steady_or_hard(workers: int, most_tired: int) -> None:
    table = before_ann(f"{workers} architect waiting")
    seen: set[int] = set()
    for seed in range(60):
        thrown = table.clone()
        thrown.state.companies[ANN].rng = Rng.seeded(seed)
        thrown.play(BEN, "done")
        while thrown.choices(ANN, "rest"):
            thrown.play(ANN, "rest architect")
        seen.add(thrown.poses(ANN)[0])
    assert max(seen) == most_tired
    assert min(seen) < most_tired


@rule("RH-3.3")
def test_one_worker_alone_always_works() -> None:
    table = before_ann("architect waiting").with_luck(ANN, "tired", "tired", "tired", "hard")
    table.play(BEN, "done")
    assert table.workers(ANN) == {"architect hard": 1}
    assert table.question(ANN) == "main round=2"
