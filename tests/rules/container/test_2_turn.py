"""CON-2: the turn."""

import pytest

import magnate
from magnate.core.matches import Match
from magnate.games.container.actions import END_TURN
from tests.rules.container.table import ANN, BEN, CLEO, DAN, a_table
from tests.rules.rule import rule


@rule("CON-2.1")
def test_interest_and_then_a_won_auction_come_before_the_first_action() -> None:
    table = a_table(players=3).with_loans(ANN, 1)
    table.play(ANN, "call-broker containers-II", "bid 5", "end-turn").pass_turns(2)
    assert table.question(ANN) == "main actions=2"
    assert table.money(ANN) == 20 - 5 - 1
    assert table.port(ANN) == ["grey"]
    assert table.broker_money() == [1 + 1 + 2, 2 + 2, 3 + 1]


@rule("CON-2.1")
def test_without_the_investment_bank_there_is_only_interest() -> None:
    table = a_table(investment_bank=False).with_loans(BEN, 2).play(ANN, "end-turn")
    assert table.question(BEN) == "main actions=2"
    assert table.money(BEN) == 18


@rule("CON-2.2")
def test_two_actions_and_then_the_turn_passes() -> None:
    table = a_table().play(ANN, "sail-to-harbour p2")
    assert table.actions_left == 1
    assert table.to_act == (ANN,)
    table.play(ANN, "sail-out")
    assert table.question(ANN) == "main actions=0"
    table.play(ANN, "end-turn")
    assert table.to_act == (BEN,)
    assert table.actions_left == 2


@rule("CON-2.2")
@pytest.mark.parametrize(
    "actions",
    [
        ["buy-warehouse", "buy-warehouse"],
        ["buy-machine grey", "buy-machine beige"],
        ["buy-from p2", "buy brown 1", "done", "keep", "buy-from p2", "buy brown 1", "keep"],
        ["reprice", "keep", "reprice", "keep"],
        ["sail-to-harbour p2", "sail-out"],
    ],
)
def test_most_actions_can_be_taken_twice(actions: list[str]) -> None:
    table = a_table().with_money(ANN, 50).with_warehouses(ANN, 3).with_harbour(ANN, "grey 2")
    table.with_factory(BEN, "brown 1", "brown 1")
    for action in actions:
        if action == "keep" and not table.can(ANN, "keep"):
            table.play(ANN, "set-price brown 0 3")
        assert table.question(ANN) != "main actions=0"
        table.play(ANN, action)
    assert table.question(ANN) == "main actions=0"


@rule("CON-2.2")
def test_produce_is_once_a_turn() -> None:
    table = a_table().play(ANN, "produce", "set-price black 0 1", "keep")
    assert table.refused(ANN, "produce") == "produced-already"
    table.pass_turns(4)
    assert table.can(ANN, "produce")


@rule("CON-2.2")
def test_there_is_no_third_action() -> None:
    table = a_table().with_loans(ANN, 1).with_money(ANN, 50)
    table.play(ANN, "buy-warehouse", "buy-warehouse")
    assert table.question(ANN) == "main actions=0"
    for action in ("buy-warehouse", "produce", "sail-to-harbour p2", "call-broker money-I"):
        assert table.refused(ANN, action) == "no-action-left"
    assert table.choices(ANN) == ["repay-loan", "end-turn"]


@rule("CON-2.2")
def test_actions_are_optional() -> None:
    assert a_table().play(ANN, "end-turn").to_act == (BEN,)
    assert a_table().play(ANN, "produce", "set-price black 0 1", "keep", "end-turn").to_act == (
        BEN,
    )


@rule("CON-2.3")
def test_taking_and_repaying_loans_uses_no_action() -> None:
    table = a_table().with_loans(ANN, 1).play(ANN, "take-loan", "repay-loan")
    assert table.question(ANN) == "main actions=2"
    assert table.money(ANN) == 20


@rule("CON-2.3")
def test_a_loan_is_repaid_in_ones_own_turn_only() -> None:
    table = a_table().with_loans(BEN, 1)
    assert table.refused(BEN, "repay-loan") == "not-asked"
    table.play(ANN, "end-turn")
    assert table.can(BEN, "repay-loan")


@rule("CON-2.3")
def test_a_loan_is_repaid_after_interest_only() -> None:
    table = a_table().with_loans(BEN, 1).with_money(BEN, 10).play(ANN, "end-turn")
    assert table.money(BEN) == 9
    assert table.refused(BEN, "repay-loan") == "no-money"


@rule("CON-2.3")
def test_a_loan_can_be_taken_outside_ones_turn_within_a_bid() -> None:
    table = a_table().with_ship(ANN, "grey").play(ANN, "sail-to-island")
    table.bid(ben=21, cleo=0, dan=0)
    assert table.loans(BEN) == 1
    assert table.money(BEN) == 30


@rule("CON-2.4")
def test_a_turn_ends_when_the_player_says_so() -> None:
    table = a_table().with_loans(BEN, 2).play(ANN, "buy-warehouse", "buy-warehouse")
    assert table.question(ANN) == "main actions=0"
    assert table.money(BEN) == 20  # Ben has not paid interest yet
    table.play(ANN, "end-turn")
    assert table.to_act == (BEN,)
    assert table.money(BEN) == 18


@rule("CON-2.4")
def test_nothing_but_a_repayment_can_come_before() -> None:
    table = a_table().with_loans(ANN, 2).with_money(ANN, 9)
    table.play(ANN, "sail-to-harbour p2", "sail-out")
    assert table.choices(ANN) == ["end-turn"]
    rich = a_table().with_loans(ANN, 2).with_money(ANN, 30)
    rich.play(ANN, "sail-to-harbour p2", "sail-out")
    assert rich.choices(ANN) == ["repay-loan", "end-turn"]
    rich.play(ANN, "repay-loan", "repay-loan")
    assert rich.choices(ANN) == ["end-turn"]
    assert rich.refused(ANN, "take-loan") == "no-action-left"
    rich = a_table().with_money(ANN, 30)
    rich.play(ANN, "sail-to-harbour p2", "take-loan", "sail-out")


@rule("CON-2.4")
def test_the_second_action_can_be_taken_back_and_the_end_of_the_turn_can_not() -> None:
    match = Match.start(magnate.game("container"), players=3, seed=1)
    ann = match.state.to_act[0]
    for action in ("buy-warehouse", f"sail-to-harbour p{(ann + 1) % 3 + 1}"):
        match.play(ann, action)
    assert match.undoable(ann) == 2
    assert match.state.seals(ann, END_TURN.at())
    match.undo(ann)
    match.play(ann, "buy-warehouse")
    match.play(ann, "end-turn")
    assert match.undoable(ann) == 0


@rule("CON-2.4")
def test_an_island_auction_ends_the_turn_at_once() -> None:
    table = a_table().with_ship(ANN, "grey").with_loans(ANN, 1)
    table.play(ANN, "sail-to-island").bid(ben=12, cleo=0, dan=0).play(ANN, "accept p2")
    assert table.to_act == (BEN,)
    assert table.money(ANN) == 44
    assert table.refused(ANN, "repay-loan") == "not-asked"
    assert table.refused(ANN, "end-turn") == "not-asked"


@rule("CON-2.4")
def test_a_rejected_auction_ends_the_turn_too() -> None:
    table = a_table().with_ship(ANN, "grey").with_loans(ANN, 1)
    table.play(ANN, "sail-to-island").bid(ben=1, cleo=0, dan=0).play(ANN, "reject")
    assert table.to_act == (BEN,)


@rule("CON-2.4")
def test_the_second_action_is_finished_before_the_turn_ends() -> None:
    table = a_table().with_harbour(BEN, "grey 2").with_harbour(CLEO, "beige 2")
    table.play(ANN, "produce", "set-price black 0 1", "keep", "sail-to-harbour p2")
    assert table.question(ANN) == "buy-in-harbour owner=p2 room=5"
    assert table.refused(ANN, "end-turn") == "not-now"
    table.play(ANN, "done", "end-turn")
    assert table.to_act == (BEN,)


@rule("CON-2.4")
def test_everybody_gets_a_turn() -> None:
    table = a_table().pass_turns(3)
    assert table.to_act == (DAN,)
    assert table.pass_turns(1).to_act == (ANN,)


@rule("CON-2.4")
def test_the_end_of_a_turn_is_final_though_the_same_player_is_asked_next() -> None:
    """Ben can't pay his interest: what the bank seizes is for Ann to choose, on his right."""
    table = a_table().with_loans(BEN, 2).with_money(BEN, 0).with_island(BEN, "black", "grey")
    end = table.state.setup.table.parse("end-turn")
    assert table.state.seals(ANN, end)
    table.play(ANN, "end-turn")
    assert table.to_act == (ANN,)
    assert table.question(ANN).startswith("seize debtor=p2")
