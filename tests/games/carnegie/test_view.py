"""What the views of Carnegie say of the turn, of chairs, of events past and of the others."""

from __future__ import annotations

from magnate.games.carnegie.actions import CELL, DONATION, TYPE
from tests.rules.carnegie.table import (
    ANN,
    BEN,
    CONSTRUCTION,
    MANAGEMENT,
    PLANNING,
    TRADE,
    WEST,
    a_table,
)


def test_the_turn_names_the_departments_used_and_what_is_left_of_one() -> None:
    table = a_table().with_staff(ANN, TRADE, active=3).use(MANAGEMENT)
    turn = table.view()["turn"]
    assert (turn["seat"], turn["using"]) == (ANN, TYPE.texts.index(MANAGEMENT))
    assert (turn["used"], turn["department"], turn["uses"]) == ([], None, 0)
    table.play(ANN, f"use {TRADE}", "take-money")
    turn = table.view(BEN)["turn"]
    trade, planning = CELL.texts.index(TRADE), CELL.texts.index(PLANNING)
    assert (turn["used"], turn["department"], turn["uses"]) == ([trade], trade, 2)
    table.play(ANN, "done", f"use {PLANNING}")
    turn = table.view()["turn"]
    assert (turn["used"], turn["department"], turn["uses"]) == ([trade, planning], planning, 1)
    table.play(ANN, "done")
    turn = table.view()["turn"]
    assert (turn["seat"], turn["used"], turn["department"]) == (BEN, [], None)


def test_an_event_is_passed_once_departments_are_used() -> None:
    row = TYPE.texts.index(CONSTRUCTION)
    table = a_table().with_missions(ANN, WEST, 1).with_event(CONSTRUCTION, WEST)
    table.choose(CONSTRUCTION)
    assert table.view()["passed"] == table.view()["markers"] == [0, 0, 0, 0]
    table.play(ANN, "bring-home 0")
    assert table.view()["passed"][row] == 1
    assert table.view()["markers"][row] == 0
    table.end_round()
    assert table.view()["passed"] == table.view()["markers"]
    assert table.view()["markers"][row] == 1


def test_chairs_have_the_price_of_the_content() -> None:
    content = {"printed": {"trade": {"chairs": [0, 1, 4]}}}
    table = a_table(content=content).with_staff(ANN, TRADE, active=1, lying=1).with_money(ANN, 1)
    activation = table.view(ANN)["activation"]
    assert activation is not None
    assert activation["chairs"] == [
        {"cell": CELL.texts.index(TRADE), "chair": 2, "price": 1, "affordable": True},
        {"cell": CELL.texts.index(TRADE), "chair": 3, "price": 4, "affordable": False},
    ]
    assert table.view(None)["activation"] is None


def test_yields_of_another_seat_leave_out_what_it_noted() -> None:
    """Its owner counts the noted space, which takes money from the others that are paid."""
    table = a_table(secret_donation=True).with_money(ANN, 10).with_goods(ANN, 0)
    space = DONATION.texts.index("welfare-money")
    table.state.companies[ANN].noted = space
    assert table.view(ANN)["companies"][ANN]["yields"][space] == 0
    assert table.view(BEN)["companies"][ANN]["yields"][space] == 4
    assert table.view(None)["companies"][ANN]["yields"][space] == 4
