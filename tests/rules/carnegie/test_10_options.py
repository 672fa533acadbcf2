"""CAR-10: options."""

import pytest

import magnate
from magnate.core.errors import BadSetup
from magnate.games.carnegie.actions import DONATION
from tests.rules.carnegie.table import (
    ANN,
    BEN,
    CLEO,
    CONSTRUCTION,
    HR,
    LABORATORY,
    MANAGEMENT,
    PLANNING,
    RESEARCH,
    WEST,
    Table,
    a_table,
    start,
)
from tests.rules.rule import rule


def to_the_note(players: int = 3) -> Table:
    """A game with secret donations up to the moment they are noted."""
    table = start(players, secret_donation=True)
    while table.question(table.to_act[0]) != "note":
        seat = table.to_act[0]
        table.play(seat, "done" if "done" in table.choices(seat) else table.choices(seat)[0])
    return table


def noted(table: Table, **notes: str) -> Table:
    """Change what was noted: `noted(table, ann="welfare-seven")`."""
    for name, space in notes.items():
        seat = ("ann", "ben", "cleo").index(name)
        table.state.companies[seat].noted = DONATION.texts.index(space)
    return table


def end(table: Table) -> Table:
    return table.with_markers(5, 4, 5, 5).choose(MANAGEMENT).pass_on()


# Secret donations


@rule("CAR-10.1")
def test_all_note_one_of_the_twenty_spaces_at_once_after_the_set_up() -> None:
    table = to_the_note()
    assert list(table.to_act) == [0, 1, 2]
    assert table.view()["round"] == 0
    assert any(table.view()["donations"])  # neutral discs don't matter
    for seat in range(3):
        assert len(table.choices(seat)) == 20
    table.play(2, "note welfare-seven").play(0, "note welfare-seven")
    assert table.to_act == (1,)
    table.play(1, "note health-west")
    assert table.question(table.view()["first"]) == "choose round=1"


@rule("CAR-10.1")
def test_the_note_is_secret_until_the_end() -> None:
    table = noted(a_table(3, secret_donation=True), ann="welfare-seven", ben="health-west")
    assert table.company(ANN)["noted"] == DONATION.texts.index("welfare-seven")
    assert table.view(BEN)["companies"][ANN]["noted"] is None
    assert table.view(None)["companies"][ANN]["noted"] is None
    assert table.view(BEN)["companies"][ANN]["standing"]["donations"] == 0
    assert table.worth(ANN, "donations") == 7
    guesses = {table.imagined(BEN, seed).state.companies[ANN].noted for seed in range(200)}
    assert len(guesses) == 20
    end(table)
    assert table.view(BEN)["companies"][ANN]["noted"] == DONATION.texts.index("welfare-seven")
    assert table.state.scores()[ANN] == table.worth(ANN, "total")
    assert table.worth(ANN, "donations") == 7


@rule("CAR-10.1")
def test_it_takes_no_disc_blocks_nothing_and_is_not_counted() -> None:
    table = noted(a_table(2, secret_donation=True), ann="rights-donation", ben="health-west")
    assert table.discs(ANN) == 22
    assert table.money(ANN) == 12
    assert table.company(ANN)["donation_price"] == 5
    assert table.worth(ANN, "donations") == 0  # no open donation yet
    table.with_event(CONSTRUCTION, "donation").choose(CONSTRUCTION)
    table.play(ANN, "donate health-west")
    assert table.worth(ANN, "donations") == 2  # 2 for the open one; nothing in the West


@rule("CAR-10.1")
def test_one_may_also_donate_there_openly_and_both_score() -> None:
    table = noted(a_table(2, secret_donation=True), ann="welfare-seven", ben="welfare-seven")
    table.with_event(CONSTRUCTION, "donation").choose(CONSTRUCTION)
    table.play(ANN, "donate welfare-seven")
    assert table.worth(ANN, "donations") == 14
    assert table.worth(BEN, "donations") == 7


@rule("CAR-10.1")
def test_the_usual_cap_holds_for_each_of_the_two() -> None:
    table = noted(a_table(2, secret_donation=True), ann="rights-donation")
    table.with_donations(ANN, *DONATION.texts[:9], "rights-donation")
    before = table.worth(ANN, "donations")
    noted(table, ann="health-south")  # nothing there
    assert before - table.worth(ANN, "donations") == 12


@rule("CAR-10.1")
def test_for_paid_welfare_it_is_one_more_space() -> None:
    table = noted(a_table(2, secret_donation=True), ann="welfare-goods")
    table.with_goods(ANN, 9).with_money(ANN, 0)
    assert table.worth(ANN, "donations") == 12
    table.with_donations(ANN, "welfare-goods")
    assert table.worth(ANN, "donations") == 18
    table.with_goods(ANN, 99)
    assert table.worth(ANN, "donations") == 24


@rule("CAR-10.1")
def test_nobody_is_asked_without_the_option_or_alone() -> None:
    assert a_table(2).company(ANN)["noted"] is None
    assert a_table(1, secret_donation=True).company(ANN)["noted"] is None


# Waiting


@rule("CAR-10.2")
def test_the_first_player_may_use_his_departments_last() -> None:
    table = a_table(3, wait=True).with_event(MANAGEMENT, WEST).choose(MANAGEMENT)
    assert table.question(ANN) == "wait"
    assert table.choices(ANN) == ["wait", "done"]
    assert table.view()["turn"]["seat"] == ANN
    order = []
    table.play(ANN, "wait")
    while table.question(table.to_act[0]).startswith("use"):
        order.append(table.to_act[0])
        assert table.view()["turn"]["seat"] == order[-1]
        table.play(table.to_act[0], "done")
    assert order == [BEN, CLEO, ANN]
    assert table.question(BEN) == "choose round=2"  # first player passes as always


@rule("CAR-10.2")
def test_he_need_not_wait() -> None:
    table = a_table(3, wait=True).with_event(MANAGEMENT, WEST).choose(MANAGEMENT)
    table.play(ANN, "done")
    assert table.to_act == (ANN,)
    assert table.question(ANN).startswith("use")


@rule("CAR-10.2")
def test_events_come_before_and_do_not_change() -> None:
    table = a_table(2, wait=True).with_missions(ANN, WEST, 1).with_missions(BEN, WEST, 1)
    table.with_event(MANAGEMENT, WEST).choose(MANAGEMENT)
    assert table.question(ANN).startswith("bring-home")
    table.play(ANN, "bring-home 0")
    assert table.question(BEN).startswith("bring-home")
    table.play(BEN, "bring-home 0")
    assert table.question(ANN) == "wait"


@rule("CAR-10.2")
def test_the_joker_stays_forbidden_to_him() -> None:
    table = a_table(2, wait=True).with_joker(ANN, BEN).with_event(RESEARCH, WEST).choose(RESEARCH)
    table.play(ANN, "wait")
    assert table.can(BEN, "use-joker management")
    table.play(BEN, "done")
    assert table.refused(ANN, "use-joker management") == "joker-first-player"
    assert table.can(ANN, f"use {LABORATORY}")


@rule("CAR-10.2")
def test_the_next_round_begins_without_waiting() -> None:
    table = a_table(2, wait=True).with_event(RESEARCH, WEST).choose(RESEARCH)
    table.play(ANN, "wait").play(BEN, "done").play(ANN, "done")
    table.with_event(RESEARCH, WEST).choose(RESEARCH)
    assert table.question(BEN) == "wait"
    table.play(BEN, "done")
    assert table.to_act == (BEN,)


@rule("CAR-10.2")
@pytest.mark.parametrize("players", [1, 2])
def test_nobody_waits_alone_or_without_the_option(players: int) -> None:
    table = a_table(players, wait=players == 1).with_event(MANAGEMENT, WEST).choose(MANAGEMENT)
    assert table.question(ANN).startswith("use")


# The sides of the tabs


@rule("CAR-10.3")
@pytest.mark.parametrize(("sides", "number"), [("A", 0), ("B", 1)])
def test_one_side_for_all_tabs_of_all_players(sides: str, number: int) -> None:
    table = start(3, tab_sides=sides)
    assert [table.company(seat)["sides"] for seat in range(3)] == [[number] * 4] * 3
    assert table.question(table.to_act[0]) == "place"


@rule("CAR-10.3")
def test_random_sides_are_the_same_for_all_and_drawn_for_each_tab() -> None:
    drawn = set()
    for seed in range(120):
        table = start(4, seed, tab_sides="random")
        sides = [tuple(table.company(seat)["sides"]) for seat in range(4)]
        assert len(set(sides)) == 1
        drawn.add(sides[0])
        assert table.question(table.to_act[0]) == "place"
    assert len(drawn) == 16


@rule("CAR-10.3")
def test_free_is_what_happens_unless_told_otherwise() -> None:
    state = magnate.game("carnegie").start(2)
    assert str(state.question(ANN)) == "carnegie-ask-sides"
    with pytest.raises(BadSetup):
        magnate.game("carnegie").start(2, tab_sides="C")
    with pytest.raises(BadSetup):
        magnate.game("carnegie").start(5)


# Figures that a content override can change


@rule("CAR-4.5")
def test_goods_are_sold_for_the_price_in_force() -> None:
    table = a_table(content={"sale": {"price": 2}}).with_money(ANN, 1).with_goods(ANN, 2)
    table.with_event(HR, "donation").choose(HR)
    assert table.question(ANN) == "donate price=5"  # $1 and twice $2
    assert table.about(ANN, "sell-goods") == {
        "gain": 2,
        "left": 3,
        "goods_cost": 1,
        "goods_left": 1,
    }
    table.play(ANN, "sell-goods", "sell-goods", "donate welfare-seven")
    assert table.purse(ANN) == (0, 0, 0)


@rule("CAR-5.6")
def test_departments_cost_the_goods_in_force() -> None:
    table = a_table(content={"tiles": {"goods": 3, "goods_with_employee": 2}})
    table.with_staff(ANN, "r2c2", lying=1).use(MANAGEMENT, f"use {PLANNING}")
    assert table.about(ANN, "found sales r2c2")["goods_cost"] == 2
    assert table.about(ANN, "found sales r1c1")["goods_cost"] == 3


@rule("CAR-8.4")
def test_welfare_is_paid_with_the_money_in_force() -> None:
    table = a_table(content={"donations": {"welfare_money": 3}}).with_money(ANN, 10)
    table.with_goods(ANN, 0).with_donations(ANN, "welfare-money")
    assert table.worth(ANN, "donations") == 6


@rule("CAR-5.1")
def test_an_employee_trades_as_many_goods_as_are_in_force() -> None:
    table = a_table(content={"function": {"sales": {"most": 2}}})
    table.with_department(ANN, "sales", "r2c2", active=1).use(MANAGEMENT, "use r2c2")
    assert table.choices(ANN, "sell") == ["sell 1", "sell 2"]
    assert table.refused(ANN, "sell 3") == "too-many most=2"


@rule("CAR-5.5")
def test_what_departments_give_is_in_force_everywhere() -> None:
    """Offering, carrying out, explaining and previews go by one row."""
    table = a_table(content={"function": {"recruiting": {"steps": 9, "mission_staff": 2}}})
    table.with_department(ANN, "recruiting", "r2c2", active=2)
    (gains,) = [p["gains"][ANN] for p in table.view()["previews"] if p["row"] == 0]
    assert (gains["steps"], gains["uses"]) == (6 + 18, 2)
    assert table.about(ANN, "choose human-resources")["uses"] == 2
    table.use(HR, "use r2c2")
    assert table.about(ANN, "take-steps") == {"steps_gain": 9}
    assert table.about(ANN, "recruit west") == {"staff": 2}
    before = table.available(ANN)
    table.play(ANN, "recruit west")
    assert table.available(ANN) == before - 2
