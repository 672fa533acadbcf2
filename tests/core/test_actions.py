"""Actions, their table and their notation."""

from __future__ import annotations

import copy
import pickle

import pytest
from hypothesis import given
from hypothesis import strategies as st

import magnate
from magnate.core.actions import Action, ActionKind, ActionTable
from magnate.core.contract import check_table
from magnate.core.domains import SEAT, Domain, numbers
from magnate.core.errors import BadNotation

TABLE = magnate.game("container").table
COLOUR = Domain("colour", ("red", "green", "blue"))


def small_table() -> ActionTable:
    return ActionTable(
        "small",
        (
            ActionKind("stop"),
            ActionKind("go", (("seat", SEAT),)),
            ActionKind("mix", (("colour", COLOUR), ("price", numbers("price", 2, 5)))),
            ActionKind("put", (("a", COLOUR), ("b", numbers("b", -1, 1)), ("c", COLOUR))),
        ),
    )


def test_a_table_holds_every_combination_once() -> None:
    table = small_table()
    assert len(table) == 1 + 5 + 3 * 4 + 3 * 3 * 3
    assert len({str(action) for action in table.actions}) == len(table)
    check_table(table)


def test_parameters_are_found_by_their_values() -> None:
    stop, go, mix, put = small_table().kinds
    assert str(stop.at()) == "stop"
    assert str(go.at(4)) == "go p5"
    assert str(mix.at(2, 5)) == "mix blue 5"
    assert (mix.at(2, 5).a, mix.at(2, 5).b, mix.at(2, 5).c) == (2, 5, 0)
    assert str(put.at(1, -1, 2)) == "put green -1 blue"
    assert put.at(1, -1, 2).args == (1, -1, 2)
    assert repr(put.at(1, -1, 2)) == "<put green -1 blue>"
    assert repr(put) == "ActionKind('put')"


@given(st.sampled_from(TABLE.actions), st.lists(st.sampled_from([" ", "  ", "\t"]), min_size=5))
def test_notation_is_read_back_whatever_the_spaces(action: Action, spaces: list[str]) -> None:
    words = str(action).split()
    text = spaces[0] + "".join(word + space for word, space in zip(words, spaces[1:]))
    assert TABLE.parse(text) is action


@given(st.text())
def test_other_texts_are_bad_notation_in_one_line(text: str) -> None:
    if " ".join(text.split()) not in {str(action) for action in TABLE.actions}:
        with pytest.raises(BadNotation) as caught:
            TABLE.parse(text)
        assert len(str(caught.value).splitlines()) == 1


def test_a_slip_gets_the_nearest_notation() -> None:
    with pytest.raises(BadNotation, match="did you mean 'sail-to-harbour p2'"):
        TABLE.parse("sail-to-habour p2")
    with pytest.raises(BadNotation) as caught:
        TABLE.parse("????????????????????????????????????")
    assert "did you mean" not in str(caught.value)


def test_copies_are_the_same_object() -> None:
    for action in (TABLE[0], TABLE.actions[-1]):
        assert pickle.loads(pickle.dumps(action)) is action
        assert copy.copy(action) is copy.deepcopy([action])[0] is action


def test_the_table_does_not_depend_on_players_or_options() -> None:
    game = magnate.game("container")
    assert game.start(3).setup.table is game.start(5, investment_bank=False).setup.table is TABLE
