"""Section 12: the options."""

import pytest

import magnate
from magnate.core.errors import BadSetup
from magnate.games.container.company import ISLAND, PORT, SEA
from tests.rules.container.table import ANN, BEN, CLEO, DAN, Table, a_table, start
from tests.rules.rule import rule


def test_three_to_five_players() -> None:
    for players in (3, 4, 5):
        assert start(players).state.players == players
    for players in (2, 6):
        with pytest.raises(BadSetup):
            start(players)


def test_what_is_on_by_default() -> None:
    defaults = {option.name: option.default for option in magnate.game("container").options}
    assert defaults == {
        "investment_bank": True,
        "open_money": False,
        "rebuy_in_port": False,
        "skip_auctioned_space": False,
    }


@rule("CON-1.6")
def test_open_money_shows_everyones_money_and_nothing_else() -> None:
    table = a_table(open_money=True).with_money(BEN, 33)
    for onlooker in (ANN, CLEO, None):
        seen = table.view(onlooker)["companies"][BEN]
        assert seen["money"] == 33
        assert seen["value_card"] is None
    table.with_ship(ANN, "grey").play(ANN, "sail-to-island").bid(ben=5)
    assert table.view(CLEO)["companies"][BEN]["money"] == 33
    assert table.auction(CLEO)["bids"] == [None] * 4


@rule("CON-7.3")
def test_rebuy_in_port_lets_one_buy_again_where_the_ship_lies() -> None:
    table = a_table(rebuy_in_port=True).with_harbour(BEN, "black 2", "grey 3")
    table.play(ANN, "sail-to-harbour p2", "buy black 2", "done")
    assert table.can(ANN, "buy-again")
    table.play(ANN, "buy-again")
    assert table.question(ANN) == "buy-in-harbour owner=p2 room=4"
    table.play(ANN, "buy grey 3")
    assert table.ship(ANN) == ["black", "grey"]
    assert table.ship_at(ANN) == "p2"
    assert table.money(BEN) == 25
    assert table.question(ANN) == "main actions=0"


@rule("CON-7.3")
def test_buying_again_needs_harbour_room_containers_and_money() -> None:
    def at(zone: int) -> Table:
        return a_table(rebuy_in_port=True).with_harbour(BEN, "grey 3").with_ship_at(ANN, zone)

    for zone in (SEA, ISLAND, PORT):
        assert at(zone).refused(ANN, "buy-again") == "not-in-harbour"
    assert at(BEN).can(ANN, "buy-again")
    assert at(CLEO).refused(ANN, "buy-again") == "store-empty"
    assert at(BEN).with_money(ANN, 2).refused(ANN, "buy-again") == "no-money"
    assert at(BEN).with_ship(ANN, *["black"] * 5).refused(ANN, "buy-again") == "ship-full"


@rule("CON-7.3")
def test_without_the_option_nobody_buys_again() -> None:
    table = a_table().with_harbour(BEN, "grey 3").with_ship_at(ANN, BEN)
    assert table.refused(ANN, "buy-again") == "option-off"


@rule("CON-3.1")
@pytest.mark.parametrize(
    ("skip", "space", "brokers"),
    [
        (False, "money-I", [2, 3, 3]),
        (True, "money-I", [1, 3, 4]),
        (True, "money-II", [2, 2, 4]),
        (True, "money-III", [2, 3, 3]),
    ],
)
def test_interest_skips_a_space_under_auction(skip: bool, space: str, brokers: list[int]) -> None:
    table = a_table(skip_auctioned_space=skip).with_loans(BEN, 2)
    table.play(ANN, f"call-broker {space}", "offer-factory black 2", "end-turn")
    assert table.broker_money() == brokers


@rule("CON-8.4")
def test_a_rejected_amount_skips_it_too() -> None:
    table = a_table(skip_auctioned_space=True).with_ship(BEN, "grey")
    table.play(ANN, "call-broker money-I", "offer-factory black 2", "end-turn")
    table.play(BEN, "sail-to-island").bid(ann=5, cleo=0, dan=0).play(BEN, "reject")
    assert table.broker_money() == [1, 2 + 3, 3 + 2]


@rule("CON-3.1", "CON-8.4")
def test_an_auction_of_containers_makes_no_money_skip() -> None:
    table = a_table(skip_auctioned_space=True).with_loans(BEN, 1).with_ship(BEN, "grey")
    table.play(ANN, "call-broker containers-I", "bid 1", "end-turn")
    assert table.broker_money() == [2, 2, 3]
    table.play(BEN, "sail-to-island").bid(ann=4, cleo=0, dan=0).play(BEN, "reject")
    assert table.broker_money() == [4, 3, 4]


@rule("CON-11.6")
def test_a_paid_bid_skips_nothing() -> None:
    table = a_table(skip_auctioned_space=True)
    table.play(ANN, "call-broker containers-I", "bid 4", "end-turn").pass_turns(3)
    assert table.broker_money() == [3, 3, 4]


@rule("CON-11.1")
def test_without_the_investment_bank_there_are_no_brokers() -> None:
    table = start(4, investment_bank=False)
    seat = table.active
    assert table.broker_money() == [0, 0, 0]
    assert table.broker_containers() == [[], [], []]
    for action in ("call-broker containers-I", "call-broker money-I", "outbid", "sail-to-port"):
        assert table.refused(seat, action) == "no-bank"


@rule("CON-3.3")
def test_without_it_the_port_is_never_looked_at() -> None:
    table = a_table(investment_bank=False).with_loans(BEN, 2).with_money(BEN, 0)
    table.with_ship(BEN, "grey").with_harbour(BEN, "black 2").play(ANN, "end-turn")
    assert table.ship(BEN) == table.harbour(BEN) == []
    assert table.factory(BEN) == ["brown 2"]


@rule("CON-10.1", "CON-10.4")
def test_without_it_the_game_ends_and_is_scored_the_same_way() -> None:
    table = a_table(investment_bank=False).with_ship(DAN, "grey").with_loans(CLEO, 1).end_game()
    assert table.state.scores() == [20, 20, 9, 23]
