"""RH-2: the turn, and rolling ahead."""

import pytest

from tests.rules.rolling_heights.table import (
    ANN,
    BEN,
    CLEO,
    THROWS,
    Table,
    a_start,
    a_table,
    start,
)
from tests.rules.rule import rule

NAMES = (
    "throw-ahead",
    "rest-ahead carpenter",
    "push-ahead",
    "stop-ahead",
    "tire-ahead builder hard",
)


def ahead(players: int = 2, turn: int = BEN) -> Table:
    """Ann's first turn is over; who may roll ahead may do so."""
    return a_table(players, turn, roll_ahead=True)


def landed(table: Table, seat: int) -> dict[str, int]:
    """What the seat has thrown."""
    return {text: n for text, n in table.workers(seat).items() if text.split()[1] in THROWS}


@rule("RH-2.1")
def test_without_the_option_nobody_rolls_ahead() -> None:
    table = a_table(2, BEN, roll_ahead=False)
    assert table.free(ANN) == []
    for action in NAMES:
        assert table.refused(ANN, action) == "no-roll-ahead"


@rule("RH-2.1")
def test_at_a_table_of_several_it_is_usual() -> None:
    assert a_table(2, BEN).free(ANN) == ["throw-ahead"]


@rule("RH-2.1")
def test_alone_it_has_no_effect() -> None:
    table = a_table(1)
    assert table.free(ANN) == []
    assert table.refused(ANN, "throw-ahead") == "no-roll-ahead"


@rule("RH-2.1")
def test_as_soon_as_your_turn_is_over() -> None:
    table = a_table(roll_ahead=True)
    assert table.refused(ANN, "throw-ahead") == "own-turn"
    table.play(ANN, "done")
    assert table.free(ANN) == ["throw-ahead"]
    assert table.to_act == (BEN,)


@rule("RH-2.1")
def test_throwing_pushing_and_stopping_while_others_play() -> None:
    table = ahead().with_luck(ANN, "tired", "tired", "steady", "hard", "tired", "steady")
    table.play(ANN, "throw-ahead")
    assert table.to_act == (BEN,)  # nobody waits for it
    assert table.free(ANN) == ["push-ahead", "stop-ahead"]
    table.play(BEN, "activate carpenter steady").play(ANN, "push-ahead")
    assert landed(table, ANN) == {
        "carpenter tired": 1,
        "carpenter steady": 1,
        "builder steady": 1,
        "builder hard": 1,
    }
    table.play(ANN, "stop-ahead")
    assert table.free(ANN) == []
    table.play(BEN, "done")
    assert table.question(ANN) == "main round=2"


@rule("RH-2.1")
def test_choosing_who_sits_out() -> None:
    table = ahead().with_workers(ANN, "3 carpenter waiting", "9 architect waiting")
    table.play(ANN, "throw-ahead")
    assert table.free(ANN) == ["rest-ahead carpenter", "rest-ahead architect"]
    table.with_luck(ANN, *["steady"] * 5, *["tired"] * 5)
    table.play(ANN, "rest-ahead carpenter", "rest-ahead architect")
    assert table.workers(ANN) == {
        "carpenter waiting": 1,
        "architect waiting": 1,
        "carpenter steady": 2,
        "architect steady": 3,
        "architect tired": 5,
    }


@rule("RH-2.1", "RH-4.2")
def test_settling_a_strike() -> None:
    table = ahead().with_luck(ANN, "tired", "hard", "steady", "steady", "tired")
    table.play(ANN, "throw-ahead", "push-ahead")
    assert table.free(ANN) == ["tire-ahead carpenter hard", "tire-ahead builder steady"]
    table.play(ANN, "tire-ahead builder steady")
    assert table.free(ANN) == []
    table.play(BEN, "done")
    assert table.question(ANN) == "main round=2"
    assert table.workers(ANN) == {
        "carpenter tired": 1,
        "carpenter hard": 1,
        "builder tired": 1,
        "builder steady": 1,
    }


@rule("RH-2.1")
def test_everyone_sees_the_result() -> None:
    table = ahead(3).with_luck(ANN, "tired", "hard", "steady", "steady")
    table.play(ANN, "throw-ahead")
    for seat in (ANN, BEN, CLEO, None):
        assert [sum(row) for row in table.view(seat)["companies"][ANN]["workers"][1:4]] == [1, 2, 1]
    assert table.events() == [
        "landed seat=p1 worker=carpenter pose=tired number=1",
        "landed seat=p1 worker=carpenter pose=hard number=1",
        "landed seat=p1 worker=builder pose=steady number=2",
        "threw seat=p1 tired=1 steady=2 hard=1",
    ]
    for seed in range(20):
        assert landed(table.imagined(BEN, seed), ANN) == landed(table, ANN)


@rule("RH-2.1")
def test_nothing_can_change_the_result() -> None:
    table = ahead().with_luck(ANN, "tired", "hard", "steady", "steady")
    before = landed(table.play(ANN, "throw-ahead", "stop-ahead"), ANN)
    for action in NAMES:
        assert table.refused(ANN, action) == "thrown-already"
    table.play(BEN, "done")
    assert landed(table, ANN) == before
    assert table.question(ANN) == "main round=2"  # neither thrown again nor asked again


@rule("RH-2.1")
def test_you_never_have_to() -> None:
    table = ahead().with_luck(ANN, "tired", "hard", "steady", "steady").play(BEN, "done")
    assert landed(table, ANN)["carpenter tired"] == 1
    assert table.choices(ANN) == ["push", "stop"]


@rule("RH-2.1")
def test_when_your_turn_begins_the_offer_is_gone() -> None:
    table = ahead().with_luck(ANN, "tired", "hard", "steady", "steady")
    table.play(ANN, "throw-ahead").play(BEN, "done")
    assert table.free(ANN) == []
    assert table.refused(ANN, "push-ahead") == "own-turn"
    assert table.refused(ANN, "stop-ahead") == "own-turn"


@rule("RH-2.1")
def test_the_risk_that_is_still_undone_is_asked_as_usual() -> None:
    table = ahead().with_luck(ANN, "tired", "tired", "steady", "steady", "hard", "tired")
    table.play(ANN, "throw-ahead", "push-ahead").play(BEN, "done")
    assert table.question(ANN) == "risk tired=1 strike=58"
    assert table.choices(ANN) == ["push", "stop"]
    assert table.poses(ANN) == [1, 2, 1]


@rule("RH-2.1")
def test_so_is_who_sits_out() -> None:
    table = ahead().with_workers(ANN, "6 carpenter waiting", "6 builder waiting")
    table.play(ANN, "throw-ahead", "rest-ahead carpenter").play(BEN, "done")
    assert table.question(ANN) == "rest workers=1"
    assert table.choices(ANN) == ["rest carpenter", "rest builder"]
    table.play(ANN, "rest builder")
    assert sum(table.poses(ANN)) == 10


@rule("RH-2.1")
def test_so_is_a_strike() -> None:
    table = ahead().with_luck(ANN, "tired", "tired", "hard", "steady", "tired", "tired")
    table.play(ANN, "throw-ahead", "push-ahead").play(BEN, "done")
    assert table.question(ANN) == "tire workers=1"
    table.play(ANN, "tire builder hard")
    assert table.question(ANN) == "main round=2"
    assert table.wilds(ANN) == 1


@rule("RH-2.1")
def test_ahead_of_your_first_turn_too() -> None:
    table = a_table(3, BEN, roll_ahead=True)
    assert table.free(CLEO) == ["throw-ahead"]
    table.with_luck(CLEO, "tired", "hard", "steady", "steady").play(CLEO, "throw-ahead")
    assert landed(table, CLEO)["carpenter tired"] == 1
    table.play(CLEO, "stop-ahead").play(BEN, "done")
    assert table.question(CLEO) == "main round=1"


@rule("RH-2.1")
def test_from_the_beginning_of_the_game_but_not_while_you_choose_your_plan() -> None:
    table = a_start(roll_ahead=True).with_luck(ANN, "hard", "hard", "steady", "steady")
    assert table.to_act == (BEN,)
    assert table.free(BEN) == []
    assert table.refused(BEN, "throw-ahead") == "start-first"
    assert table.free(ANN) == ["throw-ahead"]
    table.play(ANN, "throw-ahead").play(BEN, "take fire-station", "place h5")
    assert table.free(BEN) == ["throw-ahead"]
    table.play(ANN, "take housing-project", "place b2")
    assert table.question(ANN) == "main round=1"
    assert table.poses(ANN) == [0, 2, 2]


@rule("RH-2.1")
def test_not_in_the_last_round_once_you_have_had_your_turn() -> None:
    table = ahead(3, CLEO).with_last_round(2)
    assert table.free(ANN) == table.free(BEN) == ["throw-ahead"]  # one more round to come
    table.end_turn()
    assert table.round == 2
    assert table.free(CLEO) == ["throw-ahead"]
    table.end_turn()
    assert table.free(ANN) == []
    assert table.refused(ANN, "throw-ahead") == "no-next-turn"
    assert table.free(CLEO) == ["throw-ahead"]
    table.end_turn()
    assert table.refused(BEN, "throw-ahead") == "no-next-turn"
    table.end_turn()
    assert table.over
    assert table.refused(ANN, "throw-ahead") == "game-over"


@rule("RH-2.1")
def test_the_round_of_the_trigger_is_not_yet_the_last() -> None:
    table = a_table(2, roll_ahead=True).with_round(5).with_last_round(6).play(ANN, "done")
    assert table.free(ANN) == ["throw-ahead"]


@rule("RH-2.1")
def test_what_lands_does_not_depend_on_who_throws_first() -> None:
    tables = [ahead(3, CLEO) for _ in range(3)]
    tables[0].play(ANN, "throw-ahead").play(BEN, "throw-ahead")
    tables[1].play(BEN, "throw-ahead").play(ANN, "throw-ahead")
    for table in tables:
        table.play(CLEO, "done")  # the third throws in the turn
    assert landed(tables[0], ANN) == landed(tables[1], ANN) == landed(tables[2], ANN)
    assert landed(tables[0], BEN) == landed(tables[1], BEN)
    tables[2].end_turn()
    assert landed(tables[2], BEN) == landed(tables[0], BEN)


@rule("RH-2.1")
@pytest.mark.parametrize("seed", range(4))
def test_each_seat_has_a_generator_of_its_own(seed: int) -> None:
    tables = [start(3, seed, roll_ahead=True) for _ in range(2)]
    for table in tables:
        while table.round < 2:
            if table.round == 0:
                table.play(table.to_act[0], table.choices(table.to_act[0])[0])
            else:
                table.end_turn()
        table.to_main_phase()
    waiting = [seat for seat in (ANN, BEN, CLEO) if seat != tables[0].turn]
    for table, seats in zip(tables, (waiting, waiting[::-1]), strict=True):
        for seat in seats:
            table.play(seat, "throw-ahead")
    for seat in waiting:
        assert landed(tables[0], seat) == landed(tables[1], seat)


@rule("RH-2.1")
def test_what_others_do_in_between_does_not_matter_either() -> None:
    busy = ahead().with_cubes(wood=5)
    busy.play(BEN, "activate builder steady", "buy bakery", "place h6", "pay wood")
    assert landed(busy.play(ANN, "throw-ahead"), ANN) == landed(
        ahead().play(ANN, "throw-ahead"), ANN
    )


@rule("RH-2.1", "RH-4.2")
@pytest.mark.parametrize("left", [0, 1])
def test_the_wild_of_a_strike_has_to_wait_for_the_main_phase(left: int) -> None:
    table = ahead().with_luck(ANN, "tired", "hard", "steady", "steady", "tired")
    table.play(ANN, "throw-ahead", "push-ahead", "tire-ahead builder steady")
    assert table.wilds(ANN) == 0
    assert table.wild_supply == 30
    table.with_wild_supply(left).play(BEN, "done")  # perhaps the last one is gone by then
    assert table.question(ANN) == "main round=2"
    assert table.wilds(ANN) == left
    assert table.wild_supply == 0


@rule("RH-2.1")
def test_the_wild_of_a_strike_comes_once() -> None:
    table = ahead().with_luck(ANN, "tired", "hard", "steady", "steady", "tired")
    table.play(ANN, "throw-ahead", "push-ahead", "tire-ahead builder steady").play(BEN, "done")
    table.play(ANN, "done").end_turn()
    table.to_main_phase()
    assert table.wilds(ANN) == 1


@rule("RH-2.1")
def test_a_turn_thrown_ahead_and_a_turn_thrown_in_time_end_alike() -> None:
    early, late = ahead(), ahead()
    early.play(ANN, "throw-ahead")
    early.play(BEN, "done")
    late.play(BEN, "done")
    assert early.state.digest() == late.state.digest()


@rule("RH-2.1")
def test_ahead_of_the_turn_the_end_of_the_preparation_is_final_too() -> None:
    table = ahead().with_luck(ANN, "tired", "hard", "steady", "steady").play(ANN, "throw-ahead")
    action = table.state.setup.table.parse("stop-ahead")
    assert table.state.seals(ANN, action)


@rule("RH-2.1")
def test_ahead_the_same_numbers_are_told_as_in_the_turn() -> None:
    table = ahead().with_luck(ANN, "tired", "tired", "steady", "hard").play(ANN, "throw-ahead")
    told = table.about(ANN, "push-ahead")
    assert told["tired"] == 2
    table.play(BEN, "done")
    assert table.about(ANN, "push") == told


@rule("RH-2.1")
def test_what_cannot_be_done_ahead_says_why() -> None:
    table = ahead()
    assert table.refused(ANN, "push-ahead") == "throw-first"
    assert table.refused(BEN, "push-ahead") == "own-turn"
