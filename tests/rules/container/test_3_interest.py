"""CON-3: interest and default."""

import pytest

from magnate.games.container.company import SEA
from tests.rules.container.table import ANN, BEN, CLEO, DAN, Table, a_table
from tests.rules.rule import rule


def ben_in_debt(money: int = 0) -> Table:
    """Ben's turn comes next; he has two loans and nothing that could be seized."""
    return a_table().with_loans(BEN, 2).with_money(BEN, money).with_factory(BEN)


@rule("CON-3.1")
@pytest.mark.parametrize(("loans", "brokers"), [(0, [1, 2, 3]), (1, [2, 2, 3]), (2, [2, 3, 3])])
def test_one_dollar_for_each_loan_to_the_brokers_from_the_first_down(
    loans: int, brokers: list[int]
) -> None:
    table = a_table().with_loans(BEN, loans).play(ANN, "end-turn")
    assert table.money(BEN) == 20 - loans
    assert table.broker_money() == brokers


@rule("CON-3.1")
def test_each_payment_begins_with_broker_one_again() -> None:
    table = a_table().with_loans(BEN, 1).with_loans(CLEO, 1).with_loans(DAN, 2).pass_turns(3)
    assert table.broker_money() == [4, 3, 3]


@rule("CON-3.1")
def test_without_the_investment_bank_interest_goes_to_the_bank() -> None:
    table = a_table(investment_bank=False).with_loans(BEN, 2)
    table.play(ANN, "end-turn")
    assert table.money(BEN) == 18
    assert table.broker_money() == [0, 0, 0]


@rule("CON-3.2")
def test_who_cannot_pay_must_take_a_loan() -> None:
    table = a_table().with_loans(BEN, 1).with_money(BEN, 0).play(ANN, "end-turn")
    assert table.loans(BEN) == 2
    assert table.money(BEN) == 10 - 1
    assert table.factory(BEN) == ["brown 2"]
    assert table.to_act == (BEN,)


@rule("CON-3.2")
def test_the_new_loan_bears_interest_from_the_next_turn_on() -> None:
    table = a_table().with_loans(BEN, 1).with_money(BEN, 0).play(ANN, "end-turn")
    assert table.money(BEN) == 9
    table.pass_turns(4)
    assert table.money(BEN) == 7


@rule("CON-3.2", "CON-3.5")
def test_no_loan_is_forced_on_who_can_pay() -> None:
    table = a_table().with_loans(BEN, 1).with_money(BEN, 1).play(ANN, "end-turn")
    assert table.loans(BEN) == 1
    assert table.money(BEN) == 0
    without = a_table().with_money(BEN, 0).play(ANN, "end-turn")
    assert without.loans(BEN) == 0


@rule("CON-3.3")
def test_with_two_loans_one_pays_what_is_possible_and_a_container_for_the_rest() -> None:
    table = ben_in_debt(money=1).with_island(BEN, "grey", "grey").play(ANN, "end-turn")
    assert table.money(BEN) == 0
    assert table.loans(BEN) == 2
    assert table.broker_money() == [2, 2, 3]
    assert table.island(BEN) == ["grey"]
    assert table.to_act == (BEN,)


@rule("CON-3.3")
def test_a_container_for_each_unpaid_loan() -> None:
    table = ben_in_debt().with_ship(BEN, "grey", "grey", "grey").play(ANN, "end-turn")
    assert table.ship(BEN) == ["grey"]
    assert table.broker_money() == [1, 2, 3]


@rule("CON-3.3")
def test_who_can_pay_loses_nothing() -> None:
    table = ben_in_debt(money=2).with_island(BEN, "grey").play(ANN, "end-turn")
    assert table.money(BEN) == 0
    assert table.island(BEN) == ["grey"]


@rule("CON-3.3")
def test_the_bank_looks_in_a_fixed_order() -> None:
    def places(table: Table) -> list[list[str]]:
        return [
            table.island(BEN),
            table.ship(BEN),
            table.port(BEN),
            table.harbour(BEN),
            table.factory(BEN),
        ]

    table = ben_in_debt(money=1).with_island(BEN, "black").with_ship(BEN, "brown")
    table.with_port(BEN, "violet").with_harbour(BEN, "beige 3").with_factory(BEN, "grey 4")
    full = [["black"], ["brown"], ["violet"], ["beige 3"], ["grey 4"]]
    for emptied in range(1, 6):
        table.play(ANN, "end-turn")
        assert places(table) == [[]] * emptied + full[emptied:]
        table.pass_turns(3).with_money(BEN, 1)


@rule("CON-3.4")
def test_the_player_to_the_right_of_the_debtor_chooses() -> None:
    table = ben_in_debt(money=1).with_island(BEN, "black", "grey", "grey").play(ANN, "end-turn")
    assert table.to_act == (ANN,)
    assert table.question(ANN) == "seize debtor=p2 left=1"
    assert table.choices(ANN) == ["seize black", "seize grey"]
    assert table.refused(BEN, "seize black") == "not-asked"
    assert table.refused(ANN, "seize violet") == "not-there"
    table.play(ANN, "seize grey")
    assert table.island(BEN) == ["black", "grey"]
    assert table.question(BEN) == "main actions=2"


@rule("CON-3.4")
def test_the_last_player_is_to_the_right_of_the_first() -> None:
    table = a_table().with_loans(ANN, 2).with_money(ANN, 0).with_island(ANN, "black", "grey")
    assert table.pass_turns(4).to_act == (DAN,)


@rule("CON-3.4")
def test_containers_of_one_sort_need_no_choice() -> None:
    table = ben_in_debt(money=1).with_harbour(BEN, "grey 3", "grey 3").play(ANN, "end-turn")
    assert table.to_act == (BEN,)
    assert table.harbour(BEN) == ["grey 3"]


@rule("CON-3.4")
def test_seized_containers_leave_the_game() -> None:
    table = ben_in_debt(money=1).with_island(BEN, "grey")
    supply = table.supply("grey")
    table.play(ANN, "end-turn")
    assert table.seized() == ["grey"]
    assert table.supply("grey") == supply


@rule("CON-3.4")
def test_with_nothing_to_seize_the_debt_of_the_turn_is_forgiven() -> None:
    table = ben_in_debt(money=1).play(ANN, "end-turn")
    assert table.money(BEN) == 0
    assert table.loans(BEN) == 2
    assert table.question(BEN) == "main actions=2"
    table.with_money(BEN, 10).pass_turns(4)
    assert table.money(BEN) == 8


@rule("CON-3.5")
def test_interest_is_due_on_the_loans_held_when_the_turn_begins() -> None:
    table = a_table().with_loans(BEN, 1).play(ANN, "end-turn").play(BEN, "take-loan")
    assert table.money(BEN) == 20 - 1 + 10


@rule("CON-3.5")
def test_interest_is_not_paid_from_the_payment_card() -> None:
    table = a_table().with_loans(ANN, 1).with_money(ANN, 7)
    table.play(ANN, "call-broker containers-II", "bid 7", "end-turn").pass_turns(3)
    assert table.loans(ANN) == 2
    assert table.money(ANN) == 9
    assert table.port(ANN) == ["grey"]


@rule("CON-3.5")
def test_interest_is_not_paid_from_what_is_collected() -> None:
    table = a_table().with_loans(ANN, 2).with_money(ANN, 0).with_broker_money(1, 2, 30)
    table.with_island(ANN, "beige", "beige", "beige")
    table.play(ANN, "call-broker money-III", "offer-factory black 2", "end-turn").pass_turns(3)
    assert table.island(ANN) == ["beige"]
    assert table.money(ANN) == 30
    assert table.broker_containers()[0] == ["black", "violet", "beige"]


@rule("CON-3.5")
def test_a_container_about_to_be_collected_is_not_seized() -> None:
    table = a_table().with_loans(ANN, 2).with_money(ANN, 5).with_factory(ANN)
    table.play(ANN, "call-broker containers-II", "bid 5", "end-turn").pass_turns(3)
    assert table.seized() == []
    assert table.port(ANN) == ["grey"]


@rule("CON-3.5")
def test_each_container_is_looked_for_anew() -> None:
    table = ben_in_debt().with_island(BEN, "black").with_ship(BEN, "brown", "violet")
    table.play(ANN, "end-turn")
    assert table.island(BEN) == []
    assert table.question(ANN) == "seize debtor=p2 left=1"
    table.play(ANN, "seize violet")
    assert table.ship(BEN) == ["brown"]
    assert table.to_act == (BEN,)


@rule("CON-3.5")
def test_the_chooser_may_be_asked_twice() -> None:
    table = ben_in_debt().with_island(BEN, "black", "brown", "grey").play(ANN, "end-turn")
    assert table.question(ANN) == "seize debtor=p2 left=2"
    table.play(ANN, "seize brown")
    assert table.question(ANN) == "seize debtor=p2 left=1"
    table.play(ANN, "seize grey")
    assert table.island(BEN) == ["black"]


@rule("CON-3.5")
def test_in_a_store_the_chooser_names_colour_and_price() -> None:
    table = ben_in_debt(money=1).with_harbour(BEN, "grey 3", "grey 5", "black 3")
    table.play(ANN, "end-turn")
    assert table.choices(ANN) == [
        "seize-from-store black 3",
        "seize-from-store grey 3",
        "seize-from-store grey 5",
    ]
    assert table.refused(ANN, "seize grey") == "other-place-first"
    assert table.refused(ANN, "seize-from-store black 5") == "not-there"
    table.play(ANN, "seize-from-store grey 5")
    assert table.harbour(BEN) == ["black 3", "grey 3"]


@rule("CON-3.5")
def test_only_the_first_place_that_has_a_container_is_open_to_the_chooser() -> None:
    table = ben_in_debt(money=1).with_ship(BEN, "black", "brown").with_harbour(BEN, "grey 3")
    table.with_ship_at(BEN, SEA).play(ANN, "end-turn")
    assert table.choices(ANN) == ["seize black", "seize brown"]
    assert table.refused(ANN, "seize-from-store grey 3") == "other-place-first"
    assert table.refused(ANN, "seize grey") == "not-there"
