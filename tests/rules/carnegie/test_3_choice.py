"""CAR-3: choosing an action."""

import pytest

from magnate.games.carnegie.actions import TYPE
from tests.rules.carnegie.table import (
    ANN,
    BEN,
    CONSTRUCTION,
    EAST,
    HR,
    MANAGEMENT,
    MIDWEST,
    RESEARCH,
    WEST,
    Table,
    a_table,
)
from tests.rules.rule import rule

USED = {HR: "r4c2", MANAGEMENT: "r3c2", CONSTRUCTION: "r3c4", RESEARCH: "r4c4"}
"""A printed department of each type."""
OTHERS = {HR: "r4c4", MANAGEMENT: "r4c2", CONSTRUCTION: "r4c2", RESEARCH: "r4c2"}


def everyone_away(table: Table) -> Table:
    """Ann has one employee in each region."""
    for region in (WEST, MIDWEST, "south", EAST):
        table.with_missions(ANN, region, 1)
    return table


@rule("CAR-3.1")
@pytest.mark.parametrize("row", TYPE.texts)
def test_the_first_player_picks_any_row(row: str) -> None:
    table = a_table()
    assert table.to_act == (ANN,)
    assert table.choices(ANN) == [f"choose {each}" for each in TYPE.texts]
    assert table.refused(BEN, f"choose {row}") == "not-asked"
    table.choose(row)
    assert table.view()["row"] == table.view()["moving"] == TYPE.texts.index(row)


@rule("CAR-3.1")
@pytest.mark.parametrize("row", TYPE.texts)
def test_its_next_event_happens_and_all_use_its_departments(row: str) -> None:
    table = everyone_away(a_table()).with_event(row, EAST).choose(row)
    assert table.question(ANN) == "bring-home region=east employees=1"
    table.play(ANN, "bring-home 0")
    assert table.question(ANN) == f"use type={row} points=0"
    assert table.can(ANN, f"use {USED[row]}")
    assert table.refused(ANN, f"use {OTHERS[row]}") == f"other-type type={row}"
    table.play(ANN, "done")
    assert table.question(BEN) == f"use type={row} points=0"
    assert table.can(BEN, f"use {USED[row]}")


@rule("CAR-3.2")
@pytest.mark.parametrize(
    ("markers", "picked", "moving"),
    [
        ((5, 1, 1, 1), HR, MANAGEMENT),
        ((1, 5, 1, 1), MANAGEMENT, CONSTRUCTION),
        ((1, 1, 5, 1), CONSTRUCTION, RESEARCH),
        ((1, 1, 1, 5), RESEARCH, HR),
        ((5, 5, 1, 1), HR, CONSTRUCTION),
        ((5, 1, 1, 5), RESEARCH, MANAGEMENT),
        ((1, 5, 5, 5), MANAGEMENT, HR),
        ((5, 5, 1, 5), RESEARCH, CONSTRUCTION),
    ],
)
def test_a_row_at_its_end_flips_the_next_below_that_can_move(
    markers: tuple[int, int, int, int], picked: str, moving: str
) -> None:
    table = everyone_away(a_table()).with_markers(*markers).with_event(moving, WEST)
    table.choose(picked)
    assert table.view()["row"] == TYPE.texts.index(picked)
    assert table.view()["moving"] == TYPE.texts.index(moving)
    # The event of the flipped row, the departments of the picked one.
    assert table.question(ANN) == "bring-home region=west employees=1"
    table.play(ANN, "bring-home 0")
    assert table.question(ANN) == f"use type={picked} points=0"
    assert table.can(ANN, f"use {USED[picked]}")
    assert table.markers() == list(markers)
    table.end_round()
    after = list(markers)
    after[TYPE.texts.index(moving)] += 1
    assert table.markers() == after


@rule("CAR-3.2")
def test_a_row_that_can_move_flips_nothing() -> None:
    table = a_table().with_markers(5, 4, 0, 0).choose(MANAGEMENT)
    assert table.view()["moving"] == TYPE.texts.index(MANAGEMENT)


@rule("CAR-3.3")
def test_the_fifth_event_of_a_flipped_row_gives_both_parts() -> None:
    table = a_table().with_markers(5, 4, 1, 1).with_missions(ANN, MIDWEST, 1).choose(HR)
    assert table.question(ANN) == "bring-home region=midwest employees=1"
    table.play(ANN, "bring-home 1")
    assert table.question(ANN) == "donate price=5"


@rule("CAR-3.3")
@pytest.mark.parametrize("picked", TYPE.texts)
@pytest.mark.parametrize("left", range(4))
def test_the_only_row_left_gives_the_event_whatever_is_picked(picked: str, left: int) -> None:
    markers = [5, 5, 5, 5]
    markers[left] = 3
    table = a_table().with_markers(*markers).choose(picked)
    assert table.view()["moving"] == left
    assert table.view()["row"] == TYPE.texts.index(picked)


@rule("CAR-3.3")
@pytest.mark.parametrize("picks", ["same", "in turn"])
def test_each_round_moves_one_marker_until_all_are_at_the_end(picks: str) -> None:
    table = a_table()
    for number in range(1, 21):
        assert sum(table.markers()) == number - 1
        assert table.question(table.state.first) == f"choose round={number}"
        table.choose(RESEARCH if picks == "same" else TYPE.texts[number % 4]).end_round()
    assert table.over
    assert table.markers() == [5, 5, 5, 5]
