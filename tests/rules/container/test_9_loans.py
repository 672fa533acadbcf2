"""CON-9: loans."""

from tests.rules.container.table import ANN, BEN, CLEO, a_table
from tests.rules.rule import rule


@rule("CON-9.1")
def test_ten_dollars_each_and_two_at_most() -> None:
    table = a_table()
    assert table.about(ANN, "take-loan") == {"gain": 10, "left": 30}
    table.play(ANN, "take-loan", "take-loan")
    assert table.money(ANN) == 40
    assert table.loans(ANN) == 2
    assert table.refused(ANN, "take-loan") == "loan-limit"


@rule("CON-9.1")
def test_repaying_costs_ten_dollars() -> None:
    table = a_table().with_loans(ANN, 2)
    assert table.about(ANN, "repay-loan") == {"cost": 10, "left": 10}
    table.play(ANN, "repay-loan")
    assert table.money(ANN) == 10
    assert table.loans(ANN) == 1
    assert table.broker_money() == [1, 2, 3]
    assert table.can(ANN, "take-loan")


@rule("CON-9.1")
def test_there_must_be_a_loan_and_ten_dollars() -> None:
    assert a_table().refused(ANN, "repay-loan") == "no-loan"
    assert a_table().with_loans(ANN, 1).with_money(ANN, 9).refused(ANN, "repay-loan") == "no-money"


@rule("CON-9.1")
def test_a_loan_still_held_at_the_end_costs_eleven() -> None:
    table = a_table().with_loans(ANN, 1).with_loans(BEN, 2).end_game()
    assert table.state.scores() == [20 - 11, 20 - 22, 20, 20]


@rule("CON-9.2")
def test_a_loan_cannot_be_repaid_in_the_turn_in_which_it_was_taken() -> None:
    table = a_table().play(ANN, "take-loan")
    assert table.refused(ANN, "repay-loan") == "loan-too-new"
    table.play(ANN, "sail-to-harbour p2")
    assert table.refused(ANN, "repay-loan") == "loan-too-new"
    table.play(ANN, "end-turn").pass_turns(3)
    assert table.can(ANN, "repay-loan")


@rule("CON-9.2")
def test_a_loan_taken_for_a_bid_can_be_repaid_after_the_next_interest() -> None:
    table = a_table().with_ship(ANN, "grey").play(ANN, "sail-to-island")
    table.bid(ben=21, cleo=22, dan=0).play(ANN, "accept p3")
    assert table.money(BEN) == 29
    assert table.can(BEN, "repay-loan")


@rule("CON-9.2")
def test_whatever_was_paid_at_that_interest_step() -> None:
    table = a_table().with_factory(ANN).play(ANN, "take-loan", "take-loan", "end-turn")
    table.with_money(ANN, 0).pass_turns(3)
    assert table.broker_money() == [1, 2, 3]
    table.with_money(ANN, 20).play(ANN, "repay-loan", "repay-loan")
    assert table.loans(ANN) == 0


@rule("CON-9.2")
def test_a_forced_loan_waits_for_the_next_turn() -> None:
    table = a_table().with_loans(ANN, 1).with_money(ANN, 0).with_broker_money(1, 2, 40)
    table.play(ANN, "call-broker money-III", "offer-factory black 2", "end-turn").pass_turns(3)
    assert table.loans(ANN) == 2
    assert table.money(ANN) == 9 + 40
    table.play(ANN, "repay-loan")
    assert table.refused(ANN, "repay-loan") == "loan-too-new"
    table.pass_turns(4)
    assert table.can(ANN, "repay-loan")


@rule("CON-9.2")
def test_the_older_loan_is_repaid_first() -> None:
    table = a_table().with_loans(ANN, 1).play(ANN, "take-loan", "repay-loan")
    assert table.loans(ANN) == 1
    assert table.refused(ANN, "repay-loan") == "loan-too-new"


@rule("CON-9.2")
def test_taking_and_repaying_cannot_go_round_in_circles() -> None:
    table = a_table().with_loans(ANN, 2).with_money(ANN, 30)
    table.play(ANN, "repay-loan", "take-loan", "repay-loan", "take-loan")
    assert table.refused(ANN, "repay-loan") == "loan-too-new"
    assert table.refused(ANN, "take-loan") == "loan-limit"


@rule("CON-9.3")
def test_a_loan_is_offered_wherever_ones_turn_asks_for_money() -> None:
    main = a_table()
    buying = a_table().play(ANN, "buy-from p2")
    harbour = a_table().with_harbour(BEN, "grey 2").play(ANN, "sail-to-harbour p2")
    broker = a_table().play(ANN, "call-broker containers-I")
    rejecting = a_table().with_ship(ANN, "grey").play(ANN, "sail-to-island")
    rejecting.bid(ben=1, cleo=0, dan=0)
    for table in (main, buying, harbour, broker, rejecting):
        question = table.question(ANN)
        table.play(ANN, "take-loan", "take-loan")
        assert table.money(ANN) == 40
        assert table.question(ANN) == question
        assert table.refused(ANN, "take-loan") == "loan-limit"


@rule("CON-9.3")
def test_a_loan_taken_while_buying_pays_for_more() -> None:
    table = a_table().with_money(ANN, 2).with_warehouses(ANN, 2)
    table.with_factory(BEN, "brown 2", "black 4").play(ANN, "buy-from p2", "buy brown 2")
    assert table.refused(ANN, "buy black 4") == "no-money"
    table.play(ANN, "take-loan", "buy black 4")
    assert table.money(ANN) == 6


@rule("CON-9.3")
def test_no_loan_where_no_money_is_asked_for() -> None:
    pricing = a_table().play(ANN, "produce")
    assert pricing.refused(ANN, "take-loan") == "not-now"
    offering = a_table().play(ANN, "call-broker money-I")
    assert offering.refused(ANN, "take-loan") == "not-now"


@rule("CON-9.3")
def test_out_of_turn_a_loan_is_taken_only_within_a_bid() -> None:
    table = a_table().with_ship(ANN, "grey")
    assert table.refused(BEN, "take-loan") == "not-asked"
    table.play(ANN, "sail-to-island")
    assert table.refused(BEN, "take-loan") == "not-now"
    assert table.can(BEN, "bid 30")


@rule("CON-9.3")
def test_no_price_is_paid_by_an_automatic_loan() -> None:
    table = a_table().with_money(ANN, 0)
    for action in ("produce", "buy-warehouse", "buy-machine grey", "buy-from p2"):
        assert table.refused(ANN, action) == "no-money"
    assert table.refused(ANN, "call-broker containers-I") == "no-money"
    assert table.loans(ANN) == 0
    table = a_table().with_money(CLEO, 1).with_harbour(ANN, "grey 2").pass_turns(2)
    table.play(CLEO, "sail-to-harbour p1")
    assert table.refused(CLEO, "buy grey 2") == "no-money"
