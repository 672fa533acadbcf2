"""CON-4: build."""

import pytest

from tests.rules.container.table import ALL_COLOURS, ANN, a_table
from tests.rules.rule import rule


@rule("CON-4.1")
def test_a_machine_comes_from_the_supply_at_the_cost_of_the_next_space() -> None:
    table = a_table()
    assert table.about(ANN, "buy-machine grey") == {"cost": 6, "left": 14}
    before = table.view()["machine_supply"]
    table.play(ANN, "buy-machine grey")
    assert table.machines(ANN) == ["black", "grey"]
    assert table.money(ANN) == 14
    assert table.actions_left == 1
    assert table.view()["machine_supply"] == [*before[:4], before[4] - 1]


@rule("CON-4.1")
def test_a_warehouse_comes_from_the_supply_at_the_cost_of_the_next_space() -> None:
    table = a_table()
    assert table.about(ANN, "buy-warehouse") == {"cost": 4, "left": 16}
    table.play(ANN, "buy-warehouse")
    assert table.company(ANN)["warehouses"] == 2
    assert table.money(ANN) == 16
    assert table.view()["warehouse_supply"] == 16 - 4 - 1


@rule("CON-4.1")
def test_one_piece_an_action() -> None:
    table = a_table().play(ANN, "buy-machine grey", "buy-warehouse")
    assert table.money(ANN) == 20 - 6 - 4
    assert table.actions_left == 0


@rule("CON-4.1")
def test_the_bank_is_paid_not_the_brokers_and_no_player() -> None:
    table = a_table().play(ANN, "buy-machine grey", "buy-warehouse")
    assert table.broker_money() == [1, 2, 3]
    assert [table.money(seat) for seat in range(1, 4)] == [20, 20, 20]


@rule("CON-4.1")
def test_the_cost_must_be_in_hand() -> None:
    table = a_table().with_money(ANN, 5)
    assert table.refused(ANN, "buy-machine grey") == "no-money"
    assert table.can(ANN, "buy-warehouse")
    assert a_table().with_money(ANN, 3).refused(ANN, "buy-warehouse") == "no-money"


@rule("CON-4.2")
def test_machines_of_a_player_all_have_different_colours() -> None:
    table = a_table().with_money(ANN, 50)
    assert table.refused(ANN, "buy-machine black") == "machine-owned"
    table.play(ANN, "buy-machine grey")
    assert table.refused(ANN, "buy-machine grey") == "machine-owned"
    assert table.choices(ANN, "buy-machine") == [f"buy-machine {c}" for c in ALL_COLOURS[1:4]]


@rule("CON-4.2")
def test_others_may_own_the_same_colour() -> None:
    assert a_table().can(ANN, "buy-machine brown")


@rule("CON-4.2")
def test_at_most_four_machines_and_five_warehouses() -> None:
    table = a_table().with_money(ANN, 100).with_warehouses(ANN, 5)
    table.with_machines(ANN, "black", "brown", "violet", "beige")
    assert table.refused(ANN, "buy-machine grey") == "no-space"
    assert table.refused(ANN, "buy-warehouse") == "no-space"


@rule("CON-4.2")
@pytest.mark.parametrize("colour", ["brown", "violet"])
def test_an_empty_supply_sells_no_machine(colour: str) -> None:
    table = a_table(players=3).with_machines(1, "brown", "violet")
    table.with_machines(2, "brown", "violet")
    assert table.refused(ANN, f"buy-machine {colour}") == "supply-empty"
    assert table.can(ANN, "buy-machine grey")


@rule("CON-4.2")
def test_an_empty_supply_sells_no_warehouse() -> None:
    table = a_table(players=3).with_warehouses(ANN, 3).with_warehouses(1, 4).with_warehouses(2, 5)
    assert table.refused(ANN, "buy-warehouse") == "supply-empty"


@rule("CON-4.3")
def test_a_machine_adds_two_places_to_the_factory_store() -> None:
    table = a_table()
    assert table.company(ANN)["factory_room"] == 2 - 1
    table.play(ANN, "buy-machine grey")
    assert table.company(ANN)["factory_room"] == 4 - 1


@rule("CON-4.3")
def test_a_warehouse_adds_a_place_to_the_harbour_store() -> None:
    table = a_table().with_harbour(ANN, "grey 3")
    assert table.refused(ANN, "buy-from p2") == "store-full"
    table.play(ANN, "buy-warehouse")
    assert table.company(ANN)["harbour_room"] == 1
    table.play(ANN, "buy-from p2", "buy brown 2", "set-price brown 0 3", "keep")
    assert table.harbour(ANN) == ["brown 3", "grey 3"]
