"""Section 13: the worked examples of the rulebook, and those on the page of rules."""

from tests.rules.container.table import ALL_COLOURS, ANN, BEN, CLEO, DAN, a_table
from tests.rules.rule import rule


@rule("CON-4.1")
def test_with_two_machines_the_third_costs_nine() -> None:
    table = a_table().with_machines(ANN, "black", "grey")
    assert table.about(ANN, "buy-machine violet")["cost"] == 9
    assert table.play(ANN, "buy-machine violet").money(ANN) == 20 - 9


@rule("CON-5.1", "CON-5.3", "CON-5.4")
def test_two_containers_for_three_dollars_and_a_new_price_for_the_third() -> None:
    table = a_table().with_warehouses(ANN, 3).with_harbour(ANN, "beige 4")
    table.with_factory(BEN, "violet 1", "beige 2")
    table.play(ANN, "buy-from p2", "buy violet 1", "buy beige 2")
    assert table.money(ANN) == 20 - 3
    table.play(ANN, "set-price violet 0 3", "set-price beige 4 2")
    assert table.question(ANN) == "harbour-price unpriced=1 waiting=1"
    table.play(ANN, "set-price beige 0 5")
    assert sorted(table.harbour(ANN)) == ["beige 2", "beige 5", "violet 3"]
    assert table.refused(ANN, "buy-from p3") == "store-full"
    table.play(ANN, "buy-warehouse").pass_turns(4)
    assert table.can(ANN, "buy-from p3")


@rule("CON-5.2")
def test_three_warehouses_and_one_container_leave_room_for_two() -> None:
    table = a_table().with_warehouses(ANN, 3).with_harbour(ANN, "grey 4")
    table.with_machines(BEN, "brown", "black").with_factory(BEN, *["brown 1"] * 4)
    table.play(ANN, "buy-from p2")
    assert table.question(ANN) == "buy-from-factory owner=p2 room=2"
    table.play(ANN, "buy brown 1", "buy brown 1")
    assert table.refused(ANN, "buy brown 1") == "not-now"
    assert table.factory(BEN) == ["brown 1", "brown 1"]


@rule("CON-11.6")
def test_a_bid_of_four_puts_two_into_the_first_space_and_one_into_each_other() -> None:
    table = a_table().with_broker_money(0, 0, 0)
    table.play(ANN, "call-broker containers-I", "bid 4", "end-turn").pass_turns(3)
    assert table.broker_money() == [2, 1, 1]


@rule("CON-8.3")
def test_a_winning_bid_of_twelve_brings_the_seller_twenty_four() -> None:
    table = a_table().with_ship(ANN, "grey").play(ANN, "sail-to-island")
    table.bid(ben=3, cleo=12, dan=0).play(ANN, "accept p3")
    assert table.money(ANN) == 20 + 12 + 12
    assert table.money(CLEO) == 20 - 12


@rule("CON-10.2", "CON-10.3")
def test_the_full_set_counts_though_a_colour_is_discarded_afterwards() -> None:
    island = ["grey"] * 3 + ["brown"] * 2 + ["black", "violet", "beige"]
    table = a_table().with_card(ANN, "A").with_island(ANN, *island)
    assert table.worth(ANN, "island") == 20 + 10 + 6 + 4


@rule("CON-10.3")
def test_with_one_of_each_colour_the_5_10_colour_is_discarded() -> None:
    table = a_table().with_card(ANN, "A").with_island(ANN, *ALL_COLOURS)
    assert table.worth(ANN, "island") == 10 + 6 + 4 + 2


@rule("CON-10.4")
def test_a_whole_score() -> None:
    island = ["grey"] * 3 + ["brown"] * 2 + ["black", "violet", "beige"]
    table = a_table().with_card(ANN, "A").with_island(ANN, *island).with_money(ANN, 27)
    table.with_harbour(ANN, "grey 2", "black 6").with_ship(ANN, "grey").with_port(ANN, "beige")
    table.with_loans(ANN, 1).end_game()
    assert table.state.scores()[ANN] == 66


@rule("CON-1.9")
def test_paying_three_with_two_fives() -> None:
    table = a_table().with_bills(ANN, 0, 0, 2, 0, 0).with_factory(BEN, "brown 3")
    table.play(ANN, "buy-from p2", "buy brown 3")
    assert table.bills(ANN) == [0, 1, 1, 0, 0]


@rule("CON-3.3", "CON-3.4")
def test_two_loans_and_one_dollar() -> None:
    table = a_table().with_loans(BEN, 2).with_money(BEN, 1).with_island(BEN, "black", "grey")
    table.play(ANN, "end-turn")
    assert table.money(BEN) == 0
    assert table.choices(ANN) == ["seize black", "seize grey"]
    table.play(ANN, "seize black")
    assert table.island(BEN) == ["grey"]
    assert table.to_act == (BEN,)


@rule("CON-8.2", "CON-8.4")
def test_a_tie_of_seven_becomes_a_bid_of_nine() -> None:
    table = a_table().with_ship(DAN, "grey").pass_turns(3).play(DAN, "sail-to-island")
    table.bid(ann=7, ben=7, cleo=5).bid(ann=0, ben=2)
    accepted, rejected = table.clone().play(DAN, "accept p2"), table.clone().play(DAN, "reject")
    assert accepted.money(DAN) == 20 + 18
    assert rejected.money(DAN) == 20 - 9
    assert rejected.broker_money() == [1 + 3, 2 + 3, 3 + 3]


@rule("CON-11.10")
def test_two_machines_two_containers_and_one_on_the_card_leave_room_for_one() -> None:
    table = a_table().with_machines(ANN, "black", "grey").with_factory(ANN, *["black 2"] * 3)
    table.play(ANN, "call-broker money-I", "offer-factory black 2", "done")
    assert len(table.factory(ANN)) == 2
    assert table.company(ANN)["factory_room"] == 1
