"""CON-11: the Investment Bank."""

import pytest

from tests.rules.container.table import (
    ALL_COLOURS,
    ANN,
    BEN,
    CLEO,
    DAN,
    Table,
    a_table,
    start,
)
from tests.rules.rule import rule


def ann_bids(money: int) -> Table:
    """Ann bids for broker I's containers and ends her turn."""
    return a_table().play(ANN, "call-broker containers-I", f"bid {money}", "end-turn")


def ann_offers() -> Table:
    """Ann offers a container of each store for broker III's money and ends her turn."""
    table = a_table().with_harbour(ANN, "grey 3").with_warehouses(ANN, 2)
    table.play(ANN, "call-broker money-III", "offer-factory black 2", "offer-harbour grey 3")
    return table.play(ANN, "end-turn")


@rule("CON-11.1")
@pytest.mark.parametrize("players", [3, 4, 5])
def test_what_the_brokers_start_with(players: int) -> None:
    for seed in range(40):
        table = start(players, seed)
        assert table.broker_money() == [1, 2, 3]
        first, second, third = table.broker_containers()
        assert (len(first), len(second), len(third)) == (2, 1, 0)
        assert len({*first, *second}) == 3


@rule("CON-11.1")
def test_their_containers_are_random_and_not_out_of_the_supply() -> None:
    assert {start(seed=s).broker_containers()[1][0] for s in range(60)} == set(ALL_COLOURS)
    for seed in range(20):
        assert sum(start(4, seed).view()["supply"]) == 5 * 13 - 4


@rule("CON-11.2")
def test_one_auction_at_a_time() -> None:
    table = a_table().play(ANN, "call-broker containers-I", "bid 3")
    assert table.payment() == "p1 containers-I: $3"
    for space in ("containers-I", "containers-II", "money-III"):
        assert table.refused(ANN, f"call-broker {space}") == "auction-open"
    table.play(ANN, "end-turn")
    assert table.refused(BEN, "call-broker money-III") == "auction-open"


@rule("CON-11.2")
def test_the_cards_come_back_for_the_next_auction() -> None:
    table = ann_bids(3).pass_turns(3)
    assert table.payment() is None
    table.play(ANN, "end-turn")
    assert table.can(BEN, "call-broker money-III")


@rule("CON-11.3")
def test_calling_is_an_action_and_the_bid_is_open() -> None:
    table = a_table().play(ANN, "call-broker containers-I")
    assert table.question(ANN) == "broker-bid space=containers-I least=1"
    assert table.about(ANN, "bid 4") == {"cost": 4, "left": 16}
    table.play(ANN, "bid 4")
    assert table.money(ANN) == 16
    assert table.question(ANN) == "main actions=1"
    for onlooker in (BEN, None):
        payment = table.view(onlooker)["payment"]
        assert payment is not None
        assert payment["money"] == 4


@rule("CON-11.3")
def test_the_space_must_not_be_empty() -> None:
    table = a_table().with_broker_money(0, 2, 3)
    assert table.refused(ANN, "call-broker containers-III") == "not-there"
    assert table.refused(ANN, "call-broker money-I") == "not-there"
    assert table.choices(ANN, "call-broker") == [
        "call-broker containers-I",
        "call-broker containers-II",
        "call-broker money-II",
        "call-broker money-III",
    ]


@rule("CON-11.3")
def test_money_for_a_container_space_at_least_one() -> None:
    table = a_table().with_money(ANN, 3).play(ANN, "call-broker containers-I")
    assert table.choices(ANN, "bid") == ["bid 1", "bid 2", "bid 3"]
    assert table.refused(ANN, "bid 0") == "bid-too-low"
    assert table.refused(ANN, "bid 4") == "bid-too-high"
    assert table.refused(ANN, "offer-factory black 2") == "not-now"
    poor = a_table().with_money(ANN, 0)
    assert poor.refused(ANN, "call-broker containers-I") == "no-money"


@rule("CON-11.3")
def test_a_loan_may_be_taken_for_the_bid() -> None:
    table = (
        a_table().with_money(ANN, 3).play(ANN, "call-broker containers-I", "take-loan", "bid 13")
    )
    assert table.payment() == "p1 containers-I: $13"
    assert table.loans(ANN) == 1


@rule("CON-11.3")
def test_containers_of_either_store_for_a_money_space() -> None:
    table = a_table().with_harbour(ANN, "grey 3", "grey 3").play(ANN, "call-broker money-III")
    assert table.question(ANN) == "offer space=money-III offered=0 least=1"
    assert table.choices(ANN) == ["offer-factory black 2", "offer-harbour grey 3"]
    assert table.refused(ANN, "done") == "offer-too-low"
    assert table.refused(ANN, "offer-harbour black 2") == "not-there"
    assert table.refused(ANN, "bid 1") == "not-now"
    table.play(ANN, "offer-factory black 2", "offer-harbour grey 3", "done")
    assert table.payment() == "p1 money-III: factory black 2, harbour grey 3"
    assert table.factory(ANN) == []
    assert table.harbour(ANN) == ["grey 3"]
    assert table.money(ANN) == 20


@rule("CON-11.3")
def test_from_the_harbour_store_alone() -> None:
    table = a_table().with_harbour(ANN, "grey 3").play(ANN, "call-broker money-I")
    table.play(ANN, "offer-harbour grey 3", "done")
    assert table.payment() == "p1 money-I: harbour grey 3"
    assert table.factory(ANN) == ["black 2"]


@rule("CON-11.3")
def test_only_containers_of_ones_stores() -> None:
    table = a_table().with_factory(ANN).with_ship(ANN, "grey").with_island(ANN, "grey")
    table.with_port(ANN, "grey")
    assert table.why_not(ANN, "call-broker money-I") == "too-few-containers needed=1 owned=0"


@rule("CON-11.4")
def test_outbidding_with_money() -> None:
    table = ann_bids(3).play(BEN, "outbid")
    assert table.question(BEN) == "broker-bid space=containers-I least=4"
    assert table.refused(BEN, "bid 3") == "bid-too-low"
    table.play(BEN, "bid 4")
    assert table.payment() == "p2 containers-I: $4"
    assert table.money(ANN) == 20
    assert table.money(BEN) == 16
    assert table.question(BEN) == "main actions=1"


@rule("CON-11.4")
def test_outbidding_with_containers_of_any_colour() -> None:
    table = ann_offers().with_machines(BEN, "brown", "grey")
    table.with_factory(BEN, "brown 1", "grey 2", "grey 2", "violet 4").play(BEN, "outbid")
    assert table.question(BEN) == "offer space=money-III offered=0 least=3"
    table.play(BEN, "offer-factory violet 4", "offer-factory grey 2")
    assert table.refused(BEN, "offer-factory violet 4") == "not-there"
    assert table.why_not(BEN, "done") == "offer-too-low least=3"
    table.play(BEN, "offer-factory grey 2")
    assert table.choices(BEN) == ["offer-factory brown 1", "done"]
    table.play(BEN, "done")
    assert table.payment() == "p2 money-III: factory grey 2, factory grey 2, factory violet 4"


@rule("CON-11.4")
def test_only_a_higher_bid_for_the_same_space() -> None:
    table = ann_bids(3)
    assert table.refused(BEN, "call-broker containers-II") == "auction-open"
    table.with_money(BEN, 3)
    assert table.refused(BEN, "outbid") == "no-money"
    assert ann_offers().why_not(BEN, "outbid") == "too-few-containers needed=3 owned=1"


@rule("CON-11.4")
def test_there_must_be_a_bid_to_beat() -> None:
    assert a_table().refused(ANN, "outbid") == "no-auction"


@rule("CON-11.4")
def test_returned_containers_go_to_their_stores_at_any_prices() -> None:
    table = ann_offers().with_harbour(BEN, "grey 2", "grey 2", "grey 2")
    table.play(BEN, "outbid", *["offer-harbour grey 2"] * 3, "done")
    assert table.to_act == (ANN,)
    assert table.factory(ANN) == ["black 2"]
    assert table.harbour(ANN) == ["grey 3"]
    assert table.question(ANN) == "factory-price unpriced=0 waiting=1"
    assert table.choices(ANN) == [*(f"set-price black 2 {price}" for price in (1, 3, 4)), "keep"]
    table.play(ANN, "set-price black 2 4")
    assert table.question(ANN) == "harbour-price unpriced=0 waiting=1"
    assert table.choices(ANN) == [*(f"set-price grey 3 {price}" for price in (2, 4, 5, 6)), "keep"]
    table.play(ANN, "set-price grey 3 6")
    assert table.factory(ANN) == ["black 4"]
    assert table.harbour(ANN) == ["grey 6"]
    assert table.question(BEN) == "main actions=1"


@rule("CON-11.4")
def test_only_the_store_they_came_from_is_asked_about() -> None:
    table = a_table().with_harbour(ANN, "grey 3").with_factory(BEN, "brown 2", "brown 2")
    table.play(ANN, "call-broker money-III", "offer-harbour grey 3", "done", "end-turn")
    table.play(BEN, "outbid", "offer-factory brown 2", "offer-factory brown 2")
    assert table.question(ANN) == "harbour-price unpriced=0 waiting=1"
    table.play(ANN, "set-price grey 3 2")
    assert table.harbour(ANN) == ["grey 2"]
    assert table.question(BEN) == "main actions=1"


@rule("CON-11.4")
def test_outbidding_may_be_the_second_action() -> None:
    table = ann_bids(3).play(BEN, "buy-warehouse", "outbid", "bid 4", "end-turn")
    assert table.to_act == (CLEO,)
    assert table.payment() == "p2 containers-I: $4"


@rule("CON-11.4")
def test_who_was_outbid_may_bid_again() -> None:
    table = ann_bids(3).play(BEN, "outbid", "bid 4", "end-turn").pass_turns(2)
    assert table.port(ANN) == []
    table.play(ANN, "outbid", "bid 5", "end-turn")
    assert table.money(BEN) == 20
    assert table.payment() == "p1 containers-I: $5"


@rule("CON-11.5")
def test_no_call_in_the_turn_in_which_one_collected() -> None:
    table = ann_bids(3).pass_turns(3)
    assert table.refused(ANN, "call-broker money-III") == "collected-now"
    assert table.refused(ANN, "outbid") == "collected-now"
    table.pass_turns(4)
    assert table.can(ANN, "call-broker money-III")


@rule("CON-11.5")
def test_no_call_once_two_colours_are_gone() -> None:
    table = a_table().with_machines(ANN, "black", "brown").with_supply(black=1, brown=1)
    assert table.can(ANN, "call-broker money-III")
    table.play(ANN, "produce", "set-price black 0 1", "set-price brown 0 1", "keep")
    assert table.refused(ANN, "call-broker money-III") == "game-ends"


@rule("CON-11.5")
def test_no_outbidding_either() -> None:
    table = ann_bids(3).with_supply(brown=1, grey=0)
    assert table.can(BEN, "outbid")
    table.play(BEN, "produce", "set-price brown 0 1", "keep")
    assert table.refused(BEN, "outbid") == "game-ends"


@rule("CON-11.5")
def test_after_a_call_the_last_container_of_the_second_colour_is_not_made() -> None:
    table = a_table().with_machines(ANN, "black", "violet").with_supply(black=1, grey=0)
    assert table.about(ANN, "produce")["made"] == 2
    table.play(ANN, "call-broker containers-I", "bid 1")
    assert table.about(ANN, "produce")["made"] == 1
    table.play(ANN, "produce")
    assert table.factory(ANN) == ["violet 0", "black 2"]
    assert table.supply("black") == 1


@rule("CON-11.5")
def test_one_may_choose_which_colour_is_emptied() -> None:
    table = a_table().with_machines(ANN, "black", "brown", "violet").with_supply(black=1, brown=1)
    table.play(ANN, "call-broker containers-I", "bid 1", "produce")
    assert table.question(ANN) == "make left=2"
    assert table.choices(ANN) == ["make black", "make brown", "make violet"]
    table.play(ANN, "make brown")
    assert table.refused(ANN, "make black") == "would-end"
    assert table.choices(ANN) == ["make violet"]
    table.play(ANN, "make violet")
    assert table.factory(ANN) == ["brown 0", "violet 0", "black 2"]
    assert not table.view()["ending"]


@rule("CON-11.5")
def test_where_the_room_is_short_only_the_choice_that_would_end_the_game_is_forbidden() -> None:
    table = a_table().with_machines(ANN, "black", "brown", "violet")
    table.with_factory(ANN, *["beige 1"] * 5).with_supply(black=1, grey=0)
    table.play(ANN, "call-broker containers-I", "bid 1", "produce")
    assert table.refused(ANN, "make black") == "would-end"
    assert table.choices(ANN) == ["make brown", "make violet"]


@rule("CON-11.5")
def test_where_nothing_else_is_left_production_makes_nothing() -> None:
    table = a_table().with_supply(black=1, grey=0)
    table.play(ANN, "call-broker containers-I", "bid 1")
    assert table.about(ANN, "produce") == {"cost": 1, "left": 18, "made": 0}
    table.play(ANN, "produce", "set-price black 2 4")
    assert table.factory(ANN) == ["black 4"]
    assert table.supply("black") == 1


@rule("CON-11.5")
@pytest.mark.parametrize(
    ("machines", "in_store", "supply"),
    [
        (["black"], 1, {"black": 2, "grey": 0}),
        (["black"], 1, {"brown": 1, "grey": 0}),
        (["black"], 1, {"black": 1}),
        (["black"], 2, {"black": 1, "grey": 0}),
        (["black", "brown"], 3, {"black": 1, "brown": 1}),
    ],
    ids=["two left", "no such machine", "the first colour", "no room", "room for one of two"],
)
def test_production_that_cannot_end_the_game_is_free_after_a_call(
    machines: list[str], in_store: int, supply: dict[str, int]
) -> None:
    table = a_table().with_machines(ANN, *machines).with_factory(ANN, *["violet 1"] * in_store)
    table.with_supply(**supply).play(ANN, "call-broker containers-I", "bid 1")
    assert table.can(ANN, "produce")


@rule("CON-11.5")
def test_a_bid_on_the_card_still_takes_room_then() -> None:
    table = a_table().with_factory(ANN, "violet 1", "violet 1").with_supply(black=1, grey=0)
    table.play(ANN, "call-broker money-III", "offer-factory violet 1", "done")
    assert table.can(ANN, "produce")


@rule("CON-11.6")
def test_who_still_holds_the_card_takes_what_lies_on_the_space() -> None:
    table = ann_bids(7).pass_turns(3)
    assert table.port(ANN) == ["violet", "beige"]
    assert table.broker_containers() == [[], ["grey"], []]
    assert table.broker_money() == [1 + 3, 2 + 2, 3 + 2]
    assert table.money(ANN) == 13
    assert table.payment() is None
    assert table.question(ANN) == "main actions=2"


@rule("CON-11.6")
def test_not_before_the_start_of_ones_own_turn() -> None:
    table = ann_bids(7).pass_turns(2)
    assert table.port(ANN) == []
    assert table.payment() == "p1 containers-I: $7"


@rule("CON-11.6")
def test_interest_comes_first() -> None:
    table = a_table().with_loans(ANN, 2).with_money(ANN, 1).with_island(ANN, "grey")
    table.play(ANN, "call-broker money-III", "offer-factory black 2", "end-turn").pass_turns(3)
    assert table.island(ANN) == []
    assert table.money(ANN) == 3


@rule("CON-11.6")
def test_money_to_hand_and_containers_in_the_order_the_payer_likes() -> None:
    table = ann_offers().pass_turns(3)
    assert table.money(ANN) == 23
    assert table.question(ANN) == "pay broker=I"
    assert table.choices(ANN) == ["pay black", "pay grey"]
    assert table.refused(ANN, "pay violet") == "not-there"
    assert table.refused(ANN, "end-turn") == "not-now"
    table.play(ANN, "pay grey")
    assert table.broker_containers() == [["violet", "beige", "grey"], ["black", "grey"], []]
    assert table.broker_money() == [1, 2, 0]
    assert table.payment() is None
    assert table.question(ANN) == "main actions=2"


@rule("CON-11.6")
def test_containers_go_round_the_brokers_one_by_one() -> None:
    table = a_table().with_machines(ANN, "black", "brown").with_factory(ANN, *["black 1"] * 4)
    table.play(ANN, "call-broker money-II", *["offer-factory black 1"] * 4, "end-turn")
    table.pass_turns(3)
    assert table.broker_containers() == [
        ["black", "black", "violet", "beige"],
        ["black", "grey"],
        ["black"],
    ]
    assert table.broker_money() == [1, 0, 3]


@rule("CON-11.6")
def test_the_winnings_are_taken_before_the_bid_is_paid() -> None:
    table = a_table().with_broker_money(5, 0, 0)
    table.play(ANN, "call-broker money-I", "offer-factory black 2", "end-turn").pass_turns(3)
    assert table.money(ANN) == 25
    assert table.broker_containers()[0] == ["black", "violet", "beige"]
    assert table.port(ANN) == []


@rule("CON-11.7")
def test_ones_port_is_loaded_free_up_to_the_room_of_the_ship() -> None:
    table = a_table().with_ship(ANN, "brown", "brown", "brown")
    table.with_port(ANN, "black", "grey", "grey", "grey").play(ANN, "sail-to-port")
    assert table.ship_at(ANN) == "port"
    assert table.question(ANN) == "load room=2"
    assert table.refused(ANN, "load violet") == "not-there"
    table.play(ANN, "load grey")
    assert table.choices(ANN) == ["load black", "load grey", "done"]
    table.play(ANN, "load black")
    assert table.ship(ANN) == ["black", "brown", "brown", "brown", "grey"]
    assert table.port(ANN) == ["grey", "grey"]
    assert table.money(ANN) == 20
    assert table.question(ANN) == "main actions=1"


@rule("CON-11.7")
def test_only_ones_own_containers() -> None:
    table = a_table().with_port(ANN, "black").with_port(BEN, "grey").play(ANN, "sail-to-port")
    assert table.choices(ANN) == ["load black", "done"]


@rule("CON-11.8")
def test_an_open_auction_is_won_at_the_end_of_the_game() -> None:
    table = ann_bids(7)
    table.end_game()
    assert table.port(ANN) == ["violet", "beige"]
    assert table.payment() is None
    assert table.state.scores() == [20 - 7 + 2 * 3, 20, 20, 20]


@rule("CON-11.8")
def test_money_is_won_at_the_end_too() -> None:
    table = ann_offers().end_game()
    assert table.state.scores() == [20 + 3, 20, 20, 20]


@rule("CON-11.8")
@pytest.mark.parametrize("space", ["containers", "money"])
def test_the_forecast_knows_it(space: str) -> None:
    table = ann_bids(7) if space == "containers" else ann_offers()
    forecast = [table.state.standing(seat) for seat in range(4)]
    table.end_game()
    assert forecast == [table.state.standing(seat) for seat in range(4)]
    assert [parts["total"] for parts in forecast] == table.state.scores()


@rule("CON-11.9")
def test_what_is_bid_pays_nothing_and_is_not_for_sale() -> None:
    table = a_table().play(ANN, "call-broker containers-I", "bid 17")
    assert table.refused(ANN, "buy-warehouse") == "no-money"
    table = ann_offers()
    assert table.refused(BEN, "buy-from p1") == "store-empty"
    table.play(BEN, "sail-to-harbour p1")
    assert table.question(BEN) == "main actions=1"


@rule("CON-11.9")
def test_what_is_bid_cannot_be_seized() -> None:
    table = a_table().with_loans(ANN, 2).with_money(ANN, 0)
    table.play(ANN, "call-broker money-III", "offer-factory black 2", "end-turn").pass_turns(3)
    assert table.seized() == []
    assert table.money(ANN) == 3
    assert table.broker_containers()[0] == ["black", "violet", "beige"]


@rule("CON-11.9")
def test_bid_containers_keep_their_room() -> None:
    table = a_table().with_factory(ANN, "black 2", "black 2").with_harbour(ANN, "grey 3")
    table.play(ANN, "call-broker money-III", "offer-factory black 2", "offer-harbour grey 3")
    table.play(ANN, "done")
    assert table.company(ANN)["factory_room"] == 0
    assert table.company(ANN)["harbour_room"] == 0
    assert table.refused(ANN, "buy-from p2") == "store-full"
    table.play(ANN, "produce")
    assert table.factory(ANN) == ["black 2"]


@rule("CON-11.9")
def test_the_holder_cannot_raise_the_own_bid() -> None:
    table = a_table().play(ANN, "call-broker containers-I", "bid 3")
    assert table.refused(ANN, "outbid") == "own-bid"


@rule("CON-11.9")
def test_new_money_goes_into_a_space_under_auction() -> None:
    table = a_table().with_loans(BEN, 2).with_ship(CLEO, "grey").with_money(DAN, 21)
    table.play(ANN, "call-broker money-I", "offer-factory black 2", "end-turn")
    assert table.broker_money() == [2, 3, 3]
    table.play(BEN, "end-turn").play(CLEO, "sail-to-island")
    table.bid(ann=0, ben=0, dan=4).play(CLEO, "reject")
    assert table.broker_money() == [4, 4, 4]
    table.play(DAN, "end-turn")
    assert table.money(ANN) == 24
    assert table.broker_money() == [0, 4, 4]


@rule("CON-11.10")
def test_room_counts_what_is_on_the_payment_card() -> None:
    table = a_table().with_machines(ANN, "black", "brown").with_factory(ANN, *["black 2"] * 3)
    table.with_warehouses(ANN, 4).with_harbour(ANN, "grey 3", "grey 3")
    assert table.company(ANN)["factory_room"] == 1
    assert table.company(ANN)["harbour_room"] == 2
    table.play(ANN, "call-broker money-III", "offer-factory black 2", "offer-harbour grey 3")
    table.play(ANN, "done")
    assert table.company(ANN)["factory_room"] == 1
    assert table.company(ANN)["harbour_room"] == 2
    table.play(ANN, "end-turn").pass_turns(3).play(ANN, "pay black")
    assert table.company(ANN)["factory_room"] == 2
    assert table.company(ANN)["harbour_room"] == 3


@rule("CON-11.10")
def test_a_returned_bid_always_fits() -> None:
    table = (
        a_table().with_factory(ANN, "black 2", "black 2").with_factory(BEN, "brown 2", "brown 2")
    )
    table.play(
        ANN, "call-broker money-III", "offer-factory black 2", "done", "produce", "keep", "end-turn"
    )
    table.play(BEN, "outbid", "offer-factory brown 2", "offer-factory brown 2").play(ANN, "keep")
    assert table.factory(ANN) == ["black 2", "black 2"]


@rule("CON-11.10")
def test_the_outbid_player_is_asked_before_the_caller_goes_on() -> None:
    table = ann_offers().with_harbour(BEN, "grey 2", "grey 2")
    table.play(BEN, "produce", "set-price brown 0 1", "keep", "outbid", "offer-factory brown 1")
    table.play(BEN, "offer-harbour grey 2", "offer-harbour grey 2", "done")
    assert table.to_act == (ANN,)
    assert table.refused(BEN, "end-turn") == "not-asked"
    table.play(ANN, "keep")
    assert table.to_act == (ANN,)
    assert table.active == BEN
    table.play(ANN, "keep")
    assert table.question(BEN) == "main actions=0"


@rule("CON-11.10")
def test_the_old_prices_are_the_default() -> None:
    table = ann_offers().with_harbour(BEN, "grey 2", "grey 2")
    table.play(BEN, "outbid", "offer-factory brown 2", *["offer-harbour grey 2"] * 2)
    table.play(ANN, "keep", "keep")
    assert table.factory(ANN) == ["black 2"]
    assert table.harbour(ANN) == ["grey 3"]


@rule("CON-11.10")
def test_only_returned_containers_may_be_repriced() -> None:
    table = a_table().with_factory(ANN, "black 2", "black 3").with_harbour(BEN, "grey 2", "grey 2")
    table.play(ANN, "call-broker money-III", "offer-factory black 3", "done", "end-turn")
    table.play(BEN, "outbid", "offer-harbour grey 2", "offer-harbour grey 2", "done")
    assert table.question(ANN) == "factory-price unpriced=0 waiting=1"
    assert table.refused(ANN, "set-price black 2 1") == "price-set"
    table.play(ANN, "set-price black 3 1")
    assert table.factory(ANN) == ["black 1", "black 2"]
    assert table.to_act == (BEN,)


@rule("CON-11.10")
def test_a_container_is_bid_by_store_price_and_colour() -> None:
    table = a_table().with_machines(ANN, "black", "brown").with_harbour(ANN, "black 3")
    table.with_factory(ANN, "black 2", "black 3", "brown 3").play(ANN, "call-broker money-III")
    assert table.choices(ANN) == [
        "offer-factory black 2",
        "offer-factory black 3",
        "offer-factory brown 3",
        "offer-harbour black 3",
    ]
    table.play(ANN, "offer-factory black 3", "done")
    assert table.factory(ANN) == ["black 2", "brown 3"]
    assert table.harbour(ANN) == ["black 3"]


@rule("CON-11.11")
def test_broker_spaces_have_no_limit() -> None:
    table = a_table().with_broker_containers(["grey"] * 9, ["black"] * 9, ["brown"] * 9)
    table.with_broker_money(100, 100, 100).with_money(ANN, 300)
    table.play(ANN, "call-broker containers-III", "bid 300", "end-turn").pass_turns(3)
    assert table.port(ANN) == ["brown"] * 9
    assert table.broker_money() == [200, 200, 200]


@rule("CON-11.11")
def test_the_winner_takes_all_that_lies_there_when_he_collects() -> None:
    table = a_table().with_loans(BEN, 1).with_loans(CLEO, 1).with_loans(DAN, 1)
    table.play(ANN, "call-broker money-I", "offer-factory black 2", "end-turn").pass_turns(3)
    assert table.money(ANN) == 20 + 1 + 3


@rule("CON-11.11")
def test_at_the_end_the_bid_is_paid_too() -> None:
    table = ann_bids(7).end_game()
    assert table.money(ANN) == 13
    assert table.broker_money() == [4, 4, 5]


@rule("CON-11.11")
def test_bid_containers_count_in_no_store_at_the_end() -> None:
    table = ann_offers().end_game()
    assert table.factory(ANN) == table.harbour(ANN) == []
    assert table.state.standing(ANN)["harbour"] == 0
    assert table.broker_containers() == [["black", "violet", "beige"], ["grey", "grey"], []]


@rule("CON-11.11")
def test_nor_for_a_tie() -> None:
    table = ann_offers().with_money(ANN, 17).end_game()
    assert table.state.scores() == [20, 20, 20, 20]
    assert table.state.ranking() == [4, 1, 1, 1]
