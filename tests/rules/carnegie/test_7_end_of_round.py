"""CAR-7: the end of the round."""

import pytest

from magnate.games.carnegie.actions import CELL, TYPE
from tests.rules.carnegie.table import (
    ANN,
    BEN,
    BUILDERS,
    CLEO,
    HR,
    LABORATORY,
    LOBBY,
    MANAGEMENT,
    PLANNING,
    PRINTED_HR,
    RESEARCH,
    TRADE,
    WEST,
    Table,
    a_table,
)
from tests.rules.rule import rule


def activation(table: Table) -> Table:
    """A round goes by in which nobody does anything, up to its activation."""
    return table.use(RESEARCH).pass_on("activate")


@rule("CAR-7.1")
@pytest.mark.parametrize(
    ("cell", "price"),
    [(PRINTED_HR, 1), (TRADE, 0), (PLANNING, 5), (BUILDERS, 2), (LABORATORY, 3)],
)
def test_each_pays_the_price_of_a_free_chair_and_stands_up(cell: str, price: int) -> None:
    table = activation(a_table().with_staff(ANN, cell, active=1, lying=2))
    assert table.question(ANN) == "activate money=12"
    assert table.about(ANN, f"activate {cell} 2") == {
        "cost": price,
        "left": 12 - price,
        "score": 1,
    }
    table.play(ANN, f"activate {cell} 2")
    assert table.money(ANN) == 12 - price
    assert table.active(ANN, cell) == 2
    assert table.lying(ANN, cell) == 1


@rule("CAR-7.1")
def test_an_active_employee_needs_a_chair() -> None:
    table = a_table().with_department(ANN, "training", "r2c2", active=1, lying=3)
    table.with_staff(ANN, PRINTED_HR, active=1, lying=2)
    activation(table)
    assert table.refused(ANN, "activate r2c2 1") == "no-chair"
    assert table.refused(ANN, "activate r2c2 2") == "no-chair"
    table.play(ANN, f"activate {PRINTED_HR} 2")
    assert table.active(ANN, PRINTED_HR) == 2  # with the permanent worker its three chairs are full
    assert table.lying(ANN, "r2c2") == 3  # any number may lie
    assert table.question(BEN) == "choose round=2"


@rule("CAR-7.1")
def test_not_in_lobbies_and_not_on_empty_cells() -> None:
    table = a_table().with_department(ANN, "new-lobby", "r2c2", lying=1)
    table.with_staff(ANN, "r1c1", lying=1).with_staff(ANN, TRADE, lying=1)
    activation(table)
    assert table.choices(ANN) == [f"activate {TRADE} 1", "done"]
    for cell in (LOBBY, "r2c2", "r1c1"):
        assert table.lying(ANN, cell) > 0
        assert table.refused(ANN, f"activate {cell} 1") == "no-chair"
    assert table.refused(ANN, "activate r1c2 1") == "nobody-there"


@rule("CAR-7.1")
def test_the_price_must_be_in_hand() -> None:
    table = a_table().with_staff(ANN, PLANNING, lying=1).with_staff(ANN, BUILDERS, lying=1)
    activation(table.with_money(ANN, 4))
    assert table.refused(ANN, f"activate {PLANNING} 1") == "no-money cost=5 money=4"
    table.play(ANN, f"activate {BUILDERS} 1")
    assert table.money(ANN) == 2


@rule("CAR-7.1")
def test_all_players_are_asked_at_once_and_may_decline() -> None:
    table = a_table(3)
    for seat in (ANN, CLEO):
        table.with_staff(seat, LABORATORY, active=1, lying=2)
    activation(table)
    assert table.to_act == (ANN, CLEO)  # Ben has nobody to stand up
    table.play(CLEO, f"activate {LABORATORY} 2")
    assert table.to_act == (ANN, CLEO)
    table.play(ANN, "done")
    assert list(table.to_act) == [CLEO]
    table.play(CLEO, "done")
    assert [table.active(seat, LABORATORY) for seat in (ANN, BEN, CLEO)] == [1, 1, 2]
    assert table.question(BEN) == "choose round=2"


@rule("CAR-7.1")
def test_the_cells_come_in_any_order() -> None:
    table = a_table().with_staff(ANN, TRADE, active=1, lying=2).with_staff(ANN, BUILDERS, lying=2)
    activation(table).play(ANN, f"activate {BUILDERS} 1", f"activate {TRADE} 2")
    table.play(ANN, f"activate {BUILDERS} 2", f"activate {TRADE} 3")
    assert (table.active(ANN, TRADE), table.active(ANN, BUILDERS)) == (3, 2)


@rule("CAR-7.1")
def test_everyone_who_can_be_afforded_is_a_list_of_moves() -> None:
    """The cheapest chairs first: all but the $5 one (section 11)."""
    table = a_table().with_money(ANN, 4).with_goods(ANN, 0)
    for cell, lying in ((TRADE, 1), (PRINTED_HR, 1), (BUILDERS, 1), (PLANNING, 1)):
        table.with_staff(ANN, cell, active=1, lying=lying)
    activation(table)
    shown = table.view(ANN)["activation"]
    assert shown is not None
    assert {CELL.text(chair["cell"]) for chair in shown["chairs"] if chair["affordable"]} == {
        *(TRADE, PRINTED_HR, BUILDERS),
    }
    assert [answer for _, answer in shown["all"]] == [
        f"activate {TRADE} 2",
        f"activate {PRINTED_HR} 2",
        f"activate {BUILDERS} 2",
    ]
    table.state.play(ANN, [*shown["all"], ("carnegie-ask-activate", "done")])
    assert table.money(ANN) == 1
    assert table.all_active(ANN) == 8


@rule("CAR-7.2")
@pytest.mark.parametrize("row", TYPE.texts)
def test_the_marker_advances_and_the_next_player_is_first(row: str) -> None:
    table = a_table(3)
    for number, first in enumerate((ANN, BEN, CLEO, ANN)):
        assert table.view()["first"] == first
        assert table.view()["round"] == number + 1
        assert table.markers()[TYPE.texts.index(row)] == number
        table.choose(row).end_round()
    assert table.markers()[TYPE.texts.index(row)] == 4


@rule("CAR-7.2")
def test_the_event_of_the_next_round_is_the_one_the_marker_reached() -> None:
    table = a_table().choose(HR).end_round()  # the West, then a donation
    assert table.choose(HR).question(BEN) == "donate price=5"


@rule("CAR-7.3")
def test_round_20_ends_with_an_activation_before_the_scoring() -> None:
    table = a_table().with_markers(5, 5, 5, 4).with_staff(ANN, LABORATORY, active=1, lying=1)
    table.choose(MANAGEMENT).pass_on("activate")
    assert not table.over
    before = table.worth(ANN, "employees")
    table.play(ANN, f"activate {LABORATORY} 2")
    assert table.over
    assert table.worth(ANN, "employees") == before + 1
    assert table.state.scores()[ANN] == table.worth(ANN, "total")


@rule("CAR-7.3")
def test_a_chair_emptied_in_this_round_may_be_filled_again() -> None:
    table = a_table().with_staff(ANN, TRADE, active=3, lying=1)
    table.use(MANAGEMENT, f"use {TRADE}", "mission-for-money west", "done").pass_on("activate")
    assert table.active(ANN, TRADE) == 2
    table.play(ANN, f"activate {TRADE} 1")
    assert table.active(ANN, TRADE) == 3


@rule("CAR-7.3")
def test_chairs_of_one_price_are_not_told_apart() -> None:
    table = activation(a_table().with_staff(ANN, LABORATORY, lying=2))
    assert table.choices(ANN) == [f"activate {LABORATORY} 1", "done"]
    assert table.refused(ANN, f"activate {LABORATORY} 3") == "same-price"


@rule("CAR-7.3")
def test_where_prices_differ_the_player_picks_the_chair_he_fills() -> None:
    content = {"printed": {"trade": {"chairs": [2, 4, 2]}}}
    table = activation(a_table(content=content).with_staff(ANN, TRADE, lying=2))
    assert table.choices(ANN) == [f"activate {TRADE} 1", f"activate {TRADE} 2", "done"]
    table.play(ANN, f"activate {TRADE} 2")
    assert table.money(ANN) == 8
    assert table.company(ANN)["chairs"][9] == [2]


@rule("CAR-7.3")
@pytest.mark.parametrize(("chair", "left"), [(1, [2, 3]), (2, [1, 3])])
def test_where_prices_differ_the_player_picks_the_chair_he_leaves(
    chair: int, left: list[int]
) -> None:
    content = {"printed": {"trade": {"chairs": [2, 4, 2]}}}
    table = a_table(content=content).with_staff(ANN, TRADE, active=3)
    table.use(MANAGEMENT, f"use {TRADE}", "mission-for-money west")
    assert table.question(ANN) == f"vacate cell={TRADE}"
    assert table.choices(ANN) == ["vacate 1", "vacate 2"]
    assert table.refused(ANN, "vacate 3") == "same-price"
    table.play(ANN, f"vacate {chair}")
    assert table.company(ANN)["chairs"][9] == left
    assert table.missions(ANN, WEST) == 1
    assert table.money(ANN) == 18


@rule("CAR-7.3")
def test_the_same_when_one_is_moved() -> None:
    content = {"printed": {"trade": {"chairs": [2, 4, 2]}}}
    table = a_table(content=content).with_staff(ANN, TRADE, active=2)
    table.use(HR, f"use {PRINTED_HR}", f"move-active {TRADE} {PLANNING}", "vacate 2")
    assert table.question(ANN) == "move steps=5"
    assert table.company(ANN)["chairs"][9] == [1]
    assert table.lying(ANN, PLANNING) == 1


@rule("CAR-5.4", "CAR-7.3")
def test_a_move_tells_its_steps_and_the_chair_that_is_left() -> None:
    """The chair is 0 for one who lay, and where the answer to another question tells it."""
    table = a_table().with_staff(ANN, TRADE, active=2)
    assert table.told(ANN, f"choose {HR}", f"use {PRINTED_HR}")[-1] == (
        "got-steps seat=p1 amount=6 source=department"
    )
    assert table.told(ANN, f"move {LOBBY} {PRINTED_HR}") == [
        f"moved seat=p1 origin={LOBBY} target={PRINTED_HR} pose=lying steps=1 chair=0"
    ]
    assert table.told(ANN, f"move-active {TRADE} {PLANNING}")[0] == (
        f"moved seat=p1 origin={TRADE} target={PLANNING} pose=active steps=1 chair=1"
    )


@rule("CAR-5.3", "CAR-7.3")
def test_a_mission_tells_the_chair_that_is_left() -> None:
    table = a_table().with_staff(ANN, TRADE, active=1).use(MANAGEMENT, f"use {TRADE}")
    assert f"mission seat=p1 cell={TRADE} region=south chair=1" in table.told(
        ANN, "mission-for-money south"
    )
    odd = {"printed": {"trade": {"chairs": [0, 1, 2]}}}
    table = a_table(content=odd).with_staff(ANN, TRADE, active=2).use(MANAGEMENT, f"use {TRADE}")
    told = table.told(ANN, "mission-for-money south", "vacate 2")
    assert f"mission seat=p1 cell={TRADE} region=south chair=0" in told
    assert f"vacated seat=p1 cell={TRADE} chair=2" in told
