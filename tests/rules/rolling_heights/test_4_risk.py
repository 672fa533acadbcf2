"""RH-4: risk."""

from collections import Counter

import pytest

from magnate.core.rng import Rng
from tests.rules.rolling_heights.table import ANN, BEN, Table, a_table
from tests.rules.rule import rule


def thrown(*poses: str, workers: tuple[str, ...] = ()) -> Table:
    """Ann's turn; this is how her workers have landed, and will land when they are thrown again."""
    table = a_table(turn=BEN)
    if workers:
        table.with_workers(ANN, *workers)
    return table.with_luck(ANN, *poses).play(BEN, "done").forget()


@rule("RH-4.1")
def test_you_may_stop_or_push() -> None:
    table = thrown("tired", "steady", "hard", "steady")
    assert table.question(ANN) == "risk tired=1 strike=58"
    assert table.choices(ANN) == ["push", "stop"]
    assert table.refused(ANN, "done") == "not-now"
    assert table.refused(ANN, "tire carpenter steady") == "not-now"


@rule("RH-4.1")
def test_whoever_stops_keeps_what_was_thrown() -> None:
    table = thrown("tired", "steady", "hard", "steady")
    before = table.workers(ANN)
    table.play(ANN, "stop")
    assert table.workers(ANN) == before
    assert table.question(ANN) == "main round=2"
    assert table.wilds(ANN) == 0


@rule("RH-4.1")
def test_a_push_throws_all_tired_workers_and_nobody_else() -> None:
    table = thrown("tired", "hard", "steady", "tired", "hard", "steady").play(ANN, "push")
    assert table.workers(ANN) == {"carpenter hard": 2, "builder steady": 2}
    assert table.events("pushed") == ["pushed seat=p1 rose=2 tired=0"]


@rule("RH-4.1")
def test_if_one_at_least_rises_you_may_push_again_or_stop() -> None:
    table = thrown("tired", "tired", "steady", "steady", "tired", "hard").play(ANN, "push")
    assert table.workers(ANN) == {
        "carpenter tired": 1,
        "carpenter hard": 1,
        "builder steady": 2,
    }
    assert table.choices(ANN) == ["push", "stop"]
    assert table.wilds(ANN) == 0
    assert table.clone().play(ANN, "stop").question(ANN) == "main round=2"
    table.with_luck(ANN, "steady").play(ANN, "push")
    assert table.poses(ANN) == [0, 3, 1]


@rule("RH-4.1")
def test_you_may_push_as_long_as_anyone_is_tired() -> None:
    table = thrown("tired", "tired", "steady", "steady", "hard", "hard").play(ANN, "push")
    assert table.question(ANN) == "main round=2"


@rule("RH-4.1")
def test_it_is_not_asked_when_nobody_is_tired() -> None:
    table = thrown("steady", "hard", "steady", "steady")
    assert table.question(ANN) == "main round=2"


@rule("RH-4.1")
def test_those_who_sit_out_are_not_thrown() -> None:
    table = thrown(workers=("11 architect waiting",))
    table.with_luck(ANN, *["tired"] * 5, *["steady"] * 5).play(ANN, "rest architect")
    table.with_luck(ANN, *["steady"] * 6).play(ANN, "push")
    assert table.workers(ANN) == {"architect waiting": 1, "architect steady": 10}


@rule("RH-4.1")
def test_the_chance_of_a_strike_is_told() -> None:
    chances = []
    for tired in range(1, 6):
        table = thrown("tired", "steady", "steady", "steady")
        table.with_workers(ANN, f"{tired} architect tired", "5 architect steady")
        chances.append(table.about(ANN, "push")["strike_permille"])
    assert chances == [580, 336, 195, 113, 66]


@rule("RH-4.1", "RH-4.2")
@pytest.mark.parametrize("tired", [1, 2, 3])
def test_a_strike_comes_as_often_as_all_of_them_land_flat(tired: int) -> None:
    workers = (f"{tired} architect waiting", "3 riveter waiting")
    table = thrown(*["tired"] * tired, *["steady"] * 3, workers=workers)
    push = table.state.setup.table.parse("push")
    strikes = 0
    for seed in range(4000):
        trial = table.state.clone()
        trial.companies[ANN].rng = Rng.seeded(seed)
        trial.advance(ANN, push)
        strikes += trial.companies[ANN].struck
    chance = 0.58**tired
    deviation = (4000 * chance * (1 - chance)) ** 0.5
    assert abs(strikes - 4000 * chance) < 3 * deviation


# Strike


@rule("RH-4.2")
def test_if_all_thrown_are_tired_again_there_is_a_strike() -> None:
    table = thrown("tired", "hard", "tired", "steady", "tired", "tired").play(ANN, "push")
    assert table.events() == [
        "landed seat=p1 worker=carpenter pose=tired number=1",
        "landed seat=p1 worker=builder pose=tired number=1",
        "pushed seat=p1 rose=0 tired=2",
        "strike seat=p1",
    ]
    assert table.question(ANN) == "tire workers=1"
    assert table.choices(ANN) == ["tire carpenter hard", "tire builder steady"]
    assert table.refused(ANN, "push") == table.refused(ANN, "stop") == "not-now"


@rule("RH-4.2")
@pytest.mark.parametrize(
    ("working", "tired_out"), [(1, 0), (2, 1), (3, 1), (4, 2), (5, 2), (8, 4), (9, 4)]
)
def test_half_of_those_at_work_rounded_down_become_tired(working: int, tired_out: int) -> None:
    workers = (f"{working} architect waiting", "riveter waiting")
    table = thrown(*["steady"] * working, "tired", "tired", workers=workers)
    table.play(ANN, "push")  # all who could tire are alike, so nothing is asked
    assert table.question(ANN) == "main round=2"
    assert table.poses(ANN) == [1 + tired_out, working - tired_out, 0]
    assert table.wilds(ANN) == 1


@rule("RH-4.2")
def test_you_choose_who_becomes_tired() -> None:
    table = thrown(
        *("tired", "steady", "hard", "steady", "hard", "tired"),
        workers=("carpenter waiting", "2 builder waiting", "2 architect waiting"),
    )
    table.play(ANN, "push")
    assert table.question(ANN) == "tire workers=2"
    outcomes: Counter[tuple[tuple[str, int], ...]] = Counter()
    for first in table.choices(ANN):
        once = table.clone().play(ANN, first)
        assert once.question(ANN) == "tire workers=1"
        for second in once.choices(ANN):
            twice = once.clone().play(ANN, second)
            assert twice.question(ANN) == "main round=2"
            outcomes[tuple(sorted(twice.workers(ANN).items()))] += 1
    assert len(outcomes) == 6  # any two of the four, whichever
    assert set(outcomes.values()) == {2}  # in either order
    for outcome in outcomes:
        assert sum(number for worker, number in outcome if worker.endswith("tired")) == 3


@rule("RH-4.2")
def test_who_does_not_work_cannot_be_tired_out() -> None:
    table = thrown("tired", "hard", "tired", "steady", "tired", "tired").play(ANN, "push")
    assert table.refused(ANN, "tire carpenter steady") == "no-such-worker worker=carpenter"
    assert table.refused(ANN, "tire riveter hard") == "no-such-worker worker=riveter"


@rule("RH-4.2")
def test_those_who_are_tired_out_are_named_in_any_order_and_for_search_in_one() -> None:
    table = thrown(
        *("steady", "steady", "tired", "steady", "steady", "hard", "tired"),
        workers=("2 carpenter waiting", "4 builder waiting"),
    )
    table.play(ANN, "push")
    one = table.clone().play(ANN, "tire carpenter steady", "tire builder steady")
    other = table.clone().play(ANN, "tire builder steady", "tire carpenter steady")
    assert one.state.digest() == other.state.digest()
    table.play(ANN, "tire builder steady")
    assert "tire carpenter steady" in table.choices(ANN)
    assert table.in_order(ANN) == ["tire builder steady", "tire builder hard"]


@rule("RH-4.2")
def test_you_receive_a_wild_and_the_main_phase_begins() -> None:
    table = thrown("tired", "hard", "tired", "steady", "tired", "tired").play(ANN, "push")
    assert table.wilds(ANN) == 0
    table.play(ANN, "tire carpenter hard")
    assert table.question(ANN) == "main round=2"
    assert table.wilds(ANN) == 1
    assert table.wild_supply == 29
    assert table.events("got-wilds") == ["got-wilds seat=p1 amount=1 source=strike"]


@rule("RH-4.2")
def test_a_strike_after_a_push_that_went_well() -> None:
    table = thrown("tired", "tired", "steady", "steady", "tired", "hard", "tired")
    table.play(ANN, "push", "push")
    assert table.question(ANN) == "tire workers=1"  # of 3 at work
    table.play(ANN, "tire carpenter hard")
    assert table.workers(ANN) == {"carpenter tired": 2, "builder steady": 2}


@rule("RH-4.2")
def test_without_a_strike_there_is_no_wild() -> None:
    table = thrown("tired", "tired", "steady", "steady", "tired", "hard").play(ANN, "push", "stop")
    assert table.wilds(ANN) == 0
