"""CON-5: buy for the harbour store."""

import pytest

from magnate.core.facts import Journal
from tests.rules.container.table import ANN, BEN, CLEO, Table, a_table
from tests.rules.rule import rule
from tests.rules.table import short


def ben_sells() -> Table:
    """Ann has room for three; Ben offers four containers."""
    table = a_table().with_warehouses(ANN, 3).with_machines(BEN, "brown", "black")
    return table.with_factory(BEN, "brown 1", "brown 1", "black 3", "grey 4")


@rule("CON-5.1")
def test_any_number_at_the_prices_shown() -> None:
    table = ben_sells().play(ANN, "buy-from p2", "buy brown 1", "buy grey 4", "done")
    assert table.money(ANN) == 20 - 1 - 4
    assert table.money(BEN) == 20 + 1 + 4
    assert table.factory(BEN) == ["brown 1", "black 3"]
    assert table.question(ANN) == "harbour-price unpriced=2 waiting=2"


@rule("CON-5.1")
def test_one_container_is_enough() -> None:
    table = ben_sells().play(ANN, "buy-from p2", "buy black 3", "done", "set-price black 0 2")
    assert table.harbour(ANN) == ["black 2"]
    assert table.question(ANN) == "main actions=1"


@rule("CON-5.1")
def test_about_tells_the_price_and_what_is_left() -> None:
    table = ben_sells().play(ANN, "buy-from p2")
    assert table.about(ANN, "buy grey 4") == {"cost": 4, "left": 16}


@rule("CON-5.1")
def test_from_one_opponent_only() -> None:
    table = ben_sells().with_factory(CLEO, "violet 2").play(ANN, "buy-from p2")
    assert table.refused(ANN, "buy violet 2") == "not-there"
    table.play(ANN, "buy brown 1")
    assert table.refused(ANN, "buy-from p3") == "not-now"
    table.play(ANN, "done", "set-price brown 0 2", "buy-from p3", "buy violet 2")
    assert table.question(ANN) == "harbour-price unpriced=1 waiting=2"


@rule("CON-5.1")
def test_the_owner_is_not_asked() -> None:
    table = ben_sells().play(ANN, "buy-from p2", "buy brown 1")
    assert table.to_act == (ANN,)


@rule("CON-5.1")
def test_the_price_must_be_in_hand() -> None:
    table = ben_sells().with_money(ANN, 3).play(ANN, "buy-from p2")
    assert table.refused(ANN, "buy grey 4") == "no-money"
    table.play(ANN, "buy black 3")
    assert table.refused(ANN, "buy grey 4") == "no-money"
    poor = a_table().with_money(ANN, 1)
    assert poor.refused(ANN, "buy-from p2") == "no-money"


@rule("CON-5.1")
def test_in_any_order() -> None:
    table = ben_sells().play(ANN, "buy-from p2", "buy black 3")
    assert table.refused(ANN, "buy black 3") == "not-there"
    assert table.choices(ANN) == ["buy brown 1", "buy grey 4", "done", "take-loan"]
    table.play(ANN, "buy brown 1")
    other = ben_sells().play(ANN, "buy-from p2", "buy brown 1", "buy black 3")
    assert other.state.digest() == table.state.digest()
    canonical = ben_sells().play(ANN, "buy-from p2", "buy black 3").state.canonical(ANN)
    assert [str(action) for action in canonical] == ["buy grey 4", "done", "take-loan"]


@rule("CON-5.1", "CON-1.9")
def test_one_purchase_is_one_payment() -> None:
    table = ben_sells().with_bills(ANN, 0, 0, 2, 0, 0).play(ANN, "buy-from p2", "buy brown 1")
    assert table.money(ANN) == 9
    assert table.money(BEN) == 21
    assert table.cards(ANN) == 2 + 2  # the money cards are handed over when all is bought
    table.play(ANN, "buy grey 4", "done")
    assert table.bills(ANN) == [0, 0, 1, 0, 0]
    assert table.bills(BEN) == [5, 5, 2, 0, 0]


@rule("CON-5.2")
def test_never_from_ones_own_factory_store() -> None:
    table = a_table().with_factory(ANN, "black 1")
    assert table.refused(ANN, "buy-from p1") == "not-yourself"


@rule("CON-5.2")
@pytest.mark.parametrize("room", [1, 2, 3])
def test_never_more_than_the_harbour_store_holds(room: int) -> None:
    table = ben_sells().with_warehouses(ANN, 1 + room).with_harbour(ANN, "violet 6")
    table.play(ANN, "buy-from p2")
    assert table.question(ANN) == f"buy-from-factory owner=p2 room={room}"
    table.play(ANN, *["buy brown 1", "buy brown 1", "buy black 3"][:room])
    assert "harbour-price" in table.question(ANN)
    assert len(table.harbour(ANN)) == 1 + room


@rule("CON-5.2")
def test_a_full_harbour_store_buys_nothing() -> None:
    table = ben_sells().with_warehouses(ANN, 1).with_harbour(ANN, "violet 6")
    assert table.refused(ANN, "buy-from p2") == "store-full"


@rule("CON-5.2")
def test_a_player_who_does_not_play_sells_nothing() -> None:
    assert a_table(players=3).refused(ANN, "buy-from p4") == "no-such-player"


@rule("CON-5.3")
def test_each_bought_container_gets_a_price_at_once() -> None:
    table = ben_sells().play(ANN, "buy-from p2", "buy brown 1", "buy black 3", "done")
    assert table.choices(ANN) == [
        f"set-price {colour} 0 {price}" for colour in ("black", "brown") for price in range(2, 7)
    ]
    assert table.why_not(ANN, "keep") == "needs-price count=2"
    assert table.refused(ANN, "end-turn") == "not-now"
    table.play(ANN, "set-price black 0 6")
    assert table.why_not(ANN, "keep") == "needs-price count=1"
    table.play(ANN, "set-price brown 0 2")
    assert table.harbour(ANN) == ["brown 2", "black 6"]


@rule("CON-5.3")
def test_any_number_may_share_a_price() -> None:
    table = ben_sells().play(ANN, "buy-from p2", "buy brown 1", "buy black 3", "buy grey 4")
    table.play(ANN, *(f"set-price {colour} 0 5" for colour in ("grey", "black", "brown")))
    assert table.harbour(ANN) == ["black 5", "brown 5", "grey 5"]


@rule("CON-5.4")
def test_other_prices_may_be_changed_while_buying() -> None:
    table = ben_sells().with_harbour(ANN, "violet 6", "grey 3")
    table.play(ANN, "buy-from p2", "buy brown 1", "set-price violet 6 2")
    assert table.question(ANN) == "harbour-price unpriced=1 waiting=2"
    table.play(ANN, "set-price brown 0 4", "set-price grey 3 5")
    assert table.harbour(ANN) == ["violet 2", "brown 4", "grey 5"]
    assert table.actions_left == 1


@rule("CON-5.4")
def test_the_others_may_be_kept_as_they_are() -> None:
    table = ben_sells().with_harbour(ANN, "violet 6", "grey 3")
    table.play(ANN, "buy-from p2", "buy brown 1", "set-price brown 0 4", "keep")
    assert table.harbour(ANN) == ["grey 3", "brown 4", "violet 6"]


@rule("CON-5.4")
def test_the_action_may_be_used_for_prices_alone() -> None:
    table = a_table().with_harbour(ANN, "violet 6", "grey 3")
    table.play(ANN, "reprice", "set-price grey 3 2", "set-price violet 6 3")
    assert table.harbour(ANN) == ["grey 2", "violet 3"]
    assert table.actions_left == 1
    assert table.money(ANN) == 20


@rule("CON-5.4")
def test_like_containers_may_get_different_prices() -> None:
    table = a_table().with_harbour(ANN, "grey 4", "grey 4")
    table.play(ANN, "reprice", "set-price grey 4 6", "set-price grey 4 3")
    assert table.harbour(ANN) == ["grey 3", "grey 6"]


@rule("CON-5.4")
def test_each_container_is_set_down_once() -> None:
    table = a_table().with_harbour(ANN, "grey 4", "grey 2", "violet 3")
    table.play(ANN, "reprice")
    assert table.why_not(ANN, "set-price grey 4 4") == "same-price price=4"
    assert table.refused(ANN, "set-price black 4 3") == "not-there"
    table.play(ANN, "set-price grey 4 3")
    assert table.why_not(ANN, "set-price grey 3 5") == "price-set price=3"
    assert table.refused(ANN, "set-price grey 4 5") == "not-there"
    table.play(ANN, "set-price grey 2 3", "keep")
    assert table.harbour(ANN) == ["violet 3", "grey 3", "grey 3"]


@rule("CON-5.4")
def test_all_prices_are_arranged_by_one_message_in_any_order() -> None:
    table = ben_sells().with_harbour(ANN, "violet 6", "grey 3")
    table.play(ANN, "buy-from p2", "buy brown 1")
    key = "container-ask-harbour-price"
    clicks = ["set-price violet 6 3", "set-price brown 0 6", "set-price grey 3 2", "keep"]
    table.state.play(ANN, [(key, action) for action in clicks])
    assert table.harbour(ANN) == ["grey 2", "violet 3", "brown 6"]
    assert table.question(ANN) == "main actions=1"


@rule("CON-5.4")
def test_what_changed_is_told_by_the_move_and_summed_up_once() -> None:
    table = a_table().with_harbour(ANN, "violet 6", "grey 3")
    table.state.journal = Journal()
    table.play(ANN, "reprice", "set-price violet 6 3", "keep")
    assert [short(event.fact) for event in table.state.journal.events] == [
        "priced seat=p1 place=harbour-store colour=violet old=6 new=3",
        "arranged-harbour seat=p1",
    ]


@rule("CON-5.4")
def test_factory_prices_do_not_change_in_this_action() -> None:
    table = ben_sells().play(ANN, "buy-from p2", "buy brown 1", "done", "set-price brown 0 3")
    assert table.factory(ANN) == ["black 2"]
    assert table.question(ANN) == "main actions=1"


@rule("CON-5.4", "CON-6.3")
def test_no_other_action_changes_prices() -> None:
    table = a_table().with_harbour(ANN, "violet 6").with_harbour(BEN, "grey 2")
    for actions in (["buy-warehouse"], ["sail-to-harbour p2", "done"]):
        table.play(ANN, *actions)
        assert table.refused(ANN, "set-price violet 6 3") == "not-now"
    table.play(ANN, "end-turn")
    assert table.refused(ANN, "set-price violet 6 3") == "not-asked"
    producing = a_table().with_harbour(ANN, "violet 6")
    producing.play(ANN, "produce", "set-price black 0 1", "keep")
    assert producing.question(ANN) == "main actions=1"
    assert producing.harbour(ANN) == ["violet 6"]


@rule("CON-5.5")
def test_the_action_needs_a_container_to_buy_or_to_reprice() -> None:
    table = a_table().with_factory(BEN)
    assert table.refused(ANN, "reprice") == "store-empty"
    assert table.refused(ANN, "buy-from p2") == "store-empty"
    table.play(ANN, "buy-from p3")
    assert table.refused(ANN, "done") == "buy-one"
