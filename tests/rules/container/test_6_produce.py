"""CON-6: produce."""

import pytest

from tests.rules.container.table import ALL_COLOURS, ANN, BEN, CLEO, DAN, a_table
from tests.rules.rule import rule


@rule("CON-6.1")
@pytest.mark.parametrize("machines", [1, 2, 3, 4])
def test_one_dollar_to_the_right_however_much_is_produced(machines: int) -> None:
    table = a_table().with_machines(ANN, *ALL_COLOURS[:machines])
    assert table.about(ANN, "produce") == {"cost": 1, "left": 19, "made": machines}
    table.play(ANN, "produce")
    assert len(table.factory(ANN)) == 1 + machines
    assert [table.money(seat) for seat in (ANN, BEN, CLEO, DAN)] == [19, 20, 20, 21]


@rule("CON-6.1")
def test_also_when_the_store_is_full() -> None:
    table = a_table().with_factory(ANN, "black 2", "black 3").play(ANN, "produce")
    assert table.money(ANN) == 19
    assert table.money(DAN) == 21
    assert table.factory(ANN) == ["black 2", "black 3"]


@rule("CON-6.1")
def test_also_when_the_supply_has_nothing() -> None:
    table = a_table().with_factory(ANN).with_supply(black=0).play(ANN, "produce")
    assert table.money(DAN) == 21
    assert table.factory(ANN) == []
    assert table.question(ANN) == "main actions=1"
    assert table.refused(ANN, "produce") == "produced-already"


@rule("CON-6.2")
def test_every_machine_makes_one_container_of_its_colour() -> None:
    table = a_table().with_machines(ANN, "black", "violet", "grey")
    before = [table.supply(colour) for colour in ALL_COLOURS]
    table.play(ANN, "produce")
    assert table.factory(ANN) == ["black 0", "violet 0", "grey 0", "black 2"]
    made = [1, 0, 1, 0, 1]
    after = [table.supply(colour) for colour in ALL_COLOURS]
    assert after == [count - one for count, one in zip(before, made)]


@rule("CON-6.2")
def test_production_is_compulsory() -> None:
    table = a_table().with_machines(ANN, "black", "violet").play(ANN, "produce")
    assert table.question(ANN) == "factory-price unpriced=2 waiting=3"
    assert table.refused(ANN, "keep") == "needs-price"
    assert table.refused(ANN, "done") == "not-now"


@rule("CON-6.2")
def test_a_colour_the_supply_lacks_is_not_made() -> None:
    table = a_table().with_machines(ANN, "black", "violet", "grey").with_supply(violet=0)
    table.play(ANN, "produce")
    assert table.factory(ANN) == ["black 0", "grey 0", "black 2"]


@rule("CON-6.2")
def test_where_the_room_is_short_the_player_chooses() -> None:
    table = a_table().with_machines(ANN, "black", "violet", "grey")
    table.with_factory(ANN, *["brown 1"] * 4).play(ANN, "produce")
    assert table.question(ANN) == "make left=2"
    assert table.choices(ANN) == ["make black", "make violet", "make grey"]
    assert [str(action) for action in table.state.canonical(ANN)] == ["make black", "make violet"]
    assert table.refused(ANN, "make brown") == "no-machine"
    table.play(ANN, "make grey")
    assert table.question(ANN) == "make left=1"
    assert table.choices(ANN) == ["make black", "make violet"]
    assert table.refused(ANN, "make grey") == "machine-used"
    table.play(ANN, "make violet")
    assert table.factory(ANN) == ["violet 0", "grey 0", *["brown 1"] * 4]
    assert table.question(ANN) == "factory-price unpriced=2 waiting=6"
    table.play(ANN, "set-price violet 0 1", "set-price grey 0 1", "keep")
    assert table.question(ANN) == "main actions=1"


@rule("CON-6.2")
def test_only_what_the_supply_has_is_chosen_from() -> None:
    table = a_table().with_machines(ANN, "black", "violet", "grey").with_supply(violet=0)
    table.with_factory(ANN, *["brown 1"] * 5).play(ANN, "produce")
    assert table.choices(ANN) == ["make black", "make grey"]
    assert table.refused(ANN, "make violet") == "supply-empty"


@rule("CON-6.2")
def test_no_choice_where_supply_and_room_agree() -> None:
    table = a_table().with_machines(ANN, "black", "violet", "grey").with_supply(violet=0)
    table.with_factory(ANN, *["brown 1"] * 4).play(ANN, "produce")
    assert table.factory(ANN) == ["black 0", "grey 0", *["brown 1"] * 4]


@rule("CON-6.2")
def test_nothing_is_thrown_away_for_room() -> None:
    table = a_table().with_machines(ANN, "black", "violet")
    table.with_factory(ANN, *["brown 1"] * 4).play(ANN, "produce")
    assert table.factory(ANN) == ["brown 1"] * 4
    assert table.choices(ANN) == [*(f"set-price brown 1 {price}" for price in (2, 3, 4)), "keep"]


@rule("CON-6.3")
def test_new_containers_go_to_any_prices() -> None:
    table = a_table().with_machines(ANN, "black", "violet").play(ANN, "produce")
    table.play(ANN, "set-price black 0 4", "set-price violet 0 4", "keep")
    assert table.factory(ANN) == ["black 2", "black 4", "violet 4"]
    for price in (5, 6):
        again = a_table().play(ANN, "produce")
        assert again.refused(ANN, f"set-price black 0 {price}") == "no-such-price"


@rule("CON-6.3")
def test_other_prices_in_the_factory_store_may_be_changed() -> None:
    table = a_table().play(ANN, "produce", "set-price black 2 3", "set-price black 0 1")
    assert table.factory(ANN) == ["black 1", "black 3"]


@rule("CON-6.3")
def test_prices_may_be_changed_though_nothing_is_made() -> None:
    table = a_table().with_factory(ANN, "black 2", "black 3").play(ANN, "produce")
    assert table.question(ANN) == "factory-price unpriced=0 waiting=2"
    table.play(ANN, "set-price black 3 4", "set-price black 2 1")
    assert table.factory(ANN) == ["black 1", "black 4"]


@rule("CON-6.4")
def test_without_a_dollar_one_cannot_produce() -> None:
    table = a_table().with_money(ANN, 0)
    assert table.refused(ANN, "produce") == "no-money"
    table.play(ANN, "take-loan", "produce")
    assert table.money(ANN) == 9
    assert table.loans(ANN) == 1
