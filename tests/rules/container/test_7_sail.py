"""CON-7: sail."""

import pytest

from magnate.games.container.company import ISLAND, PORT
from tests.rules.container.table import ANN, BEN, CLEO, a_table
from tests.rules.rule import rule


def sails(choices: list[str]) -> list[str]:
    return [choice for choice in choices if choice.startswith("sail")]


@rule("CON-7.1")
@pytest.mark.parametrize("players", [3, 4, 5])
def test_from_the_open_sea_to_every_other_zone(players: int) -> None:
    table = a_table(players).with_ship(ANN, "grey").with_port(ANN, "violet")
    assert sails(table.choices(ANN)) == [
        *(f"sail-to-harbour p{seat + 1}" for seat in range(1, players)),
        "sail-to-island",
        "sail-to-port",
    ]


@rule("CON-7.1")
@pytest.mark.parametrize("zone", [BEN, CLEO, ISLAND, PORT])
def test_from_everywhere_else_only_to_the_open_sea(zone: int) -> None:
    table = a_table().with_ship(ANN, "grey").with_port(ANN, "violet").with_ship_at(ANN, zone)
    assert sails(table.choices(ANN)) == ["sail-out"]
    assert table.refused(ANN, "sail-to-harbour p2") == "not-at-sea"
    assert table.refused(ANN, "sail-to-island") == "not-at-sea"
    assert table.refused(ANN, "sail-to-port") == "not-at-sea"
    table.play(ANN, "sail-out")
    assert table.ship_at(ANN) == "sea"
    assert table.actions_left == 1


@rule("CON-7.1")
def test_never_to_ones_own_harbour() -> None:
    table = a_table().with_harbour(ANN, "grey 2")
    assert table.refused(ANN, "sail-to-harbour p1") == "not-yourself"
    assert table.refused(ANN, "sail-to-harbour p5") == "no-such-player"


@rule("CON-7.1")
def test_without_the_investment_bank_there_is_no_port() -> None:
    table = a_table(investment_bank=False)
    assert table.refused(ANN, "sail-to-port") == "no-bank"


@rule("CON-7.2")
def test_two_sails_in_one_turn() -> None:
    table = a_table().with_ship_at(ANN, BEN).play(ANN, "sail-out", "sail-to-harbour p3")
    assert table.ship_at(ANN) == "p3"
    assert table.question(ANN) == "main actions=0"


@rule("CON-7.2")
def test_the_first_arrival_is_resolved_before_the_second() -> None:
    table = a_table().with_harbour(BEN, "grey 2", "beige 2").play(ANN, "sail-to-harbour p2")
    assert table.refused(ANN, "sail-out") == "not-now"
    table.play(ANN, "buy grey 2")
    assert table.refused(ANN, "sail-out") == "not-now"
    table.play(ANN, "done", "sail-out")
    assert table.ship(ANN) == ["grey"]
    assert table.ship_at(ANN) == "sea"


@rule("CON-7.3")
def test_buying_on_arrival_at_the_prices_shown() -> None:
    table = a_table().with_harbour(BEN, "black 2", "black 2", "grey 6")
    table.play(ANN, "sail-to-harbour p2")
    assert table.ship_at(ANN) == "p2"
    assert table.about(ANN, "buy grey 6") == {"cost": 6, "left": 14}
    table.play(ANN, "buy black 2", "buy grey 6")
    assert table.ship(ANN) == ["black", "grey"]
    assert table.harbour(BEN) == ["black 2"]
    assert table.money(ANN) == 20 - 8
    assert table.money(BEN) == 20 + 8


@rule("CON-7.3")
def test_buying_nothing_is_allowed() -> None:
    table = a_table().with_harbour(BEN, "black 2").play(ANN, "sail-to-harbour p2", "done")
    assert table.ship(ANN) == []
    assert table.ship_at(ANN) == "p2"
    assert table.actions_left == 1


@rule("CON-7.3")
def test_the_ship_takes_five_in_all() -> None:
    table = a_table().with_harbour(BEN, "black 2", "black 3").with_ship(ANN, *["grey"] * 4)
    table.play(ANN, "sail-to-harbour p2")
    assert table.question(ANN) == "buy-in-harbour owner=p2 room=1"
    table.play(ANN, "buy black 3")
    assert table.question(ANN) == "main actions=1"
    assert table.harbour(BEN) == ["black 2"]


@rule("CON-7.3")
def test_only_what_lies_in_that_harbour_store_is_for_sale() -> None:
    table = a_table().with_harbour(BEN, "black 2").with_harbour(CLEO, "grey 2")
    table.play(ANN, "sail-to-harbour p2")
    assert table.refused(ANN, "buy grey 2") == "not-there"
    assert table.refused(ANN, "buy brown 2") == "not-there"  # in Ben's factory store


@rule("CON-7.3")
def test_the_price_must_be_in_hand_in_the_harbour() -> None:
    table = a_table().with_harbour(BEN, "black 2", "grey 6").with_money(ANN, 5)
    table.play(ANN, "sail-to-harbour p2")
    assert table.refused(ANN, "buy grey 6") == "no-money"
    assert table.choices(ANN) == ["buy black 2", "done", "take-loan"]


@rule("CON-7.3")
def test_buying_happens_on_arrival_only() -> None:
    table = a_table().with_harbour(BEN, "black 2").with_ship_at(ANN, BEN)
    assert table.refused(ANN, "buy black 2") == "not-now"
    assert table.refused(ANN, "buy-again") == "option-off"
    table.play(ANN, "sail-out")
    assert table.question(ANN) == "main actions=1"


@rule("CON-7.3")
def test_the_owner_cannot_refuse() -> None:
    table = a_table().with_harbour(BEN, "black 2", "grey 2")
    table.play(ANN, "sail-to-harbour p2", "buy black 2")
    assert table.to_act == (ANN,)


@rule("CON-7.4")
def test_arriving_at_the_island_auctions_the_whole_load_and_ends_the_turn() -> None:
    table = a_table().with_ship(ANN, "black", "grey", "grey").play(ANN, "sail-to-island")
    assert table.question(BEN) == "bid seller=p1 containers=3"
    table.bid(ben=1, cleo=0, dan=0).play(ANN, "accept p2")
    assert table.ship(ANN) == []
    assert table.island(BEN) == ["black", "grey", "grey"]
    assert table.ship_at(ANN) == "island"
    assert table.to_act == (BEN,)


@rule("CON-7.4")
def test_an_empty_ship_cannot_sail_to_the_island() -> None:
    assert a_table().refused(ANN, "sail-to-island") == "ship-empty"


@rule("CON-7.5")
def test_every_sail_changes_the_zone() -> None:
    assert a_table().refused(ANN, "sail-out") == "at-sea"
    table = a_table().with_ship_at(ANN, BEN)
    assert table.refused(ANN, "sail-to-harbour p2") == "not-at-sea"


@rule("CON-7.5")
def test_a_harbour_may_be_entered_without_anything_to_buy() -> None:
    table = a_table().play(ANN, "sail-to-harbour p2")
    assert table.ship_at(ANN) == "p2"
    assert table.question(ANN) == "main actions=1"
    full = a_table().with_ship(ANN, *["grey"] * 5).with_harbour(BEN, "black 2")
    full.play(ANN, "sail-to-harbour p2")
    assert full.ship_at(ANN) == "p2"
    assert full.question(ANN) == "main actions=1"


@rule("CON-7.5")
def test_ones_port_is_entered_only_if_containers_lie_there() -> None:
    assert a_table().refused(ANN, "sail-to-port") == "port-empty"
    table = a_table().with_port(BEN, "grey")
    assert table.refused(ANN, "sail-to-port") == "port-empty"


@rule("CON-7.5")
def test_ones_port_may_be_entered_with_a_full_ship() -> None:
    table = a_table().with_ship(ANN, *["grey"] * 5).with_port(ANN, "black")
    table.play(ANN, "sail-to-port")
    assert table.ship_at(ANN) == "port"
    assert table.question(ANN) == "main actions=1"
    again = table.play(ANN, "end-turn").pass_turns(3).play(ANN, "sail-out", "sail-to-port")
    assert again.question(ANN) == "main actions=0"


@rule("CON-7.5")
def test_any_part_of_them_may_be_loaded() -> None:
    for loaded in ([], ["black"], ["grey"], ["black", "grey"]):
        table = a_table().with_port(ANN, "black", "grey", "grey").play(ANN, "sail-to-port")
        table.play(ANN, *(f"load {colour}" for colour in loaded), "done")
        assert table.ship(ANN) == loaded
        assert table.actions_left == 1


@rule("CON-7.5")
def test_containers_that_arrive_later_need_a_new_arrival() -> None:
    table = a_table().with_ship_at(ANN, PORT)
    table.play(ANN, "call-broker containers-II", "bid 1", "end-turn").pass_turns(3)
    assert table.port(ANN) == ["grey"]
    assert table.question(ANN) == "main actions=2"
    assert table.refused(ANN, "load grey") == "not-now"
    table.play(ANN, "sail-out", "sail-to-port", "load grey")
    assert table.ship(ANN) == ["grey"]


@rule("CON-7.5")
def test_four_ships_fit_in_one_harbour() -> None:
    table = a_table(players=5).with_harbour(ANN, "grey 2", "grey 2").play(ANN, "end-turn")
    for seat in range(1, 5):
        table.play(seat, "sail-to-harbour p1")
        if table.can(seat, "done"):
            table.play(seat, "done")
        table.play(seat, "end-turn")
    assert [table.ship_at(seat) for seat in range(1, 5)] == ["p1"] * 4
