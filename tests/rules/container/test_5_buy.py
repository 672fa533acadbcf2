"""CON-5: buy for the harbour store."""

import pytest

from tests.rules.container.table import ANN, BEN, CLEO, Table, a_table
from tests.rules.rule import rule


def ben_sells() -> Table:
    """Ann has room for three; Ben offers four containers."""
    table = a_table().with_warehouses(ANN, 3).with_machines(BEN, "brown", "black")
    return table.with_factory(BEN, "brown 1", "brown 1", "black 3", "grey 4")


@rule("CON-5.1")
def test_any_number_at_the_prices_shown() -> None:
    table = ben_sells().play(ANN, "buy-from p2", "buy brown 1", "buy grey 4")
    assert table.money(ANN) == 20 - 1 - 4
    assert table.money(BEN) == 20 + 1 + 4
    assert table.factory(BEN) == ["brown 1", "black 3"]
    assert table.question(ANN) == "harbour-price colour=brown price=0"


@rule("CON-5.1")
def test_one_container_is_enough() -> None:
    table = ben_sells().play(ANN, "buy-from p2", "buy black 3", "done", "set-price 2")
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
    table.play(ANN, "done", "set-price 2", "buy-from p3", "buy violet 2")
    assert table.question(ANN) == "harbour-price colour=violet price=0"


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
def test_containers_are_offered_from_the_cheapest_up() -> None:
    table = ben_sells().play(ANN, "buy-from p2", "buy black 3")
    assert table.refused(ANN, "buy brown 1") == "passed-by"
    assert table.refused(ANN, "buy black 3") == "not-there"
    assert table.choices(ANN) == ["buy grey 4", "done", "take-loan"]


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
    assert table.choices(ANN) == [f"set-price {price}" for price in (2, 3, 4, 5, 6)]
    assert table.refused(ANN, "keep") == "needs-price"
    assert table.refused(ANN, "end-turn") == "not-now"
    table.play(ANN, "set-price 6")
    assert table.refused(ANN, "keep") == "needs-price"
    table.play(ANN, "set-price 2")
    assert table.harbour(ANN) == ["brown 2", "black 6"]


@rule("CON-5.3")
def test_any_number_may_share_a_price() -> None:
    table = ben_sells().play(ANN, "buy-from p2", "buy brown 1", "buy black 3", "buy grey 4")
    table.play(ANN, "set-price 5", "set-price 5", "set-price 5")
    assert table.harbour(ANN) == ["black 5", "brown 5", "grey 5"]


@rule("CON-5.4")
def test_other_prices_may_be_changed_while_buying() -> None:
    table = ben_sells().with_harbour(ANN, "violet 6", "grey 3")
    table.play(ANN, "buy-from p2", "buy brown 1", "set-price 4")
    assert table.question(ANN) == "harbour-price colour=grey price=3"
    table.play(ANN, "set-price 5")
    assert table.question(ANN) == "harbour-price colour=violet price=6"
    table.play(ANN, "set-price 2")
    assert table.harbour(ANN) == ["violet 2", "brown 4", "grey 5"]
    assert table.actions_left == 1


@rule("CON-5.4")
def test_the_others_may_be_kept_as_they_are() -> None:
    table = ben_sells().with_harbour(ANN, "violet 6", "grey 3")
    table.play(ANN, "buy-from p2", "buy brown 1", "set-price 4", "keep")
    assert table.harbour(ANN) == ["grey 3", "brown 4", "violet 6"]


@rule("CON-5.4")
def test_the_action_may_be_used_for_prices_alone() -> None:
    table = a_table().with_harbour(ANN, "violet 6", "grey 3")
    table.play(ANN, "reprice", "set-price 2", "set-price 3")
    assert table.harbour(ANN) == ["grey 2", "violet 3"]
    assert table.actions_left == 1
    assert table.money(ANN) == 20


@rule("CON-5.4")
def test_like_containers_may_get_different_prices() -> None:
    table = a_table().with_harbour(ANN, "grey 4", "grey 4")
    table.play(ANN, "reprice", "set-price 3")
    assert table.refused(ANN, "set-price 2") == "price-order"
    table.play(ANN, "set-price 6")
    assert table.harbour(ANN) == ["grey 3", "grey 6"]


@rule("CON-5.4")
def test_factory_prices_do_not_change_in_this_action() -> None:
    table = ben_sells().play(ANN, "buy-from p2", "buy brown 1", "done", "set-price 3")
    assert table.factory(ANN) == ["black 2"]
    assert table.question(ANN) == "main actions=1"


@rule("CON-5.4", "CON-6.3")
def test_no_other_action_changes_prices() -> None:
    table = a_table().with_harbour(ANN, "violet 6").with_harbour(BEN, "grey 2")
    for actions in (["buy-warehouse"], ["sail-to-harbour p2", "done"]):
        table.play(ANN, *actions)
    assert table.to_act == (BEN,)
    assert table.refused(ANN, "set-price 3") == "not-asked"
    producing = a_table().with_harbour(ANN, "violet 6").play(ANN, "produce", "set-price 1", "keep")
    assert producing.question(ANN) == "main actions=1"
    assert producing.harbour(ANN) == ["violet 6"]


@rule("CON-5.5")
def test_the_action_needs_a_container_to_buy_or_to_reprice() -> None:
    table = a_table().with_factory(BEN)
    assert table.refused(ANN, "reprice") == "store-empty"
    assert table.refused(ANN, "buy-from p2") == "store-empty"
    table.play(ANN, "buy-from p3")
    assert table.refused(ANN, "done") == "buy-one"
