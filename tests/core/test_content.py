"""Content: overrides change values, never keys, and mistakes are named."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

import magnate
from magnate.core import content
from magnate.core.errors import BadContent

BASE = {
    "money": {"bills": [5, 5, 1], "bluff": 2, "source": "rulebook"},
    "cards": {"A": ["red", "blue"], "open": True},
}


def test_an_override_leaves_the_rest_alone() -> None:
    changed = content.override(BASE, {"money": {"bluff": 3}, "name": "House", "game": "test"})
    assert changed == {**BASE, "money": {"bills": [5, 5, 1], "bluff": 3, "source": "rulebook"}}
    assert BASE["money"]["bluff"] == 2
    assert content.digest(changed) != content.digest(BASE)
    assert content.digest(content.override(BASE, {})) == content.digest(BASE)


@pytest.mark.parametrize(
    ("changes", "message"),
    [
        ({"mony": {}}, "mony: no such entry; here are money, cards"),
        ({"money": {"notes": 1}}, "money.notes: no such entry; here are bills, bluff, source"),
        ({"money": 5}, "money: must be a table of bills, bluff, source"),
        ({"money": {"bluff": "2"}}, "money.bluff: must be a whole number, not '2'"),
        ({"money": {"bluff": 2.5}}, "money.bluff: must be a whole number, not 2.5"),
        ({"money": {"bluff": True}}, "money.bluff: must be a whole number, not True"),
        ({"money": {"bills": [5, 5]}}, "money.bills: must be a list of 3"),
        ({"money": {"bills": 5}}, "money.bills: must be a list of 3"),
        ({"money": {"bills": [5, None, 1]}}, "money.bills[1]: must be a whole number, not None"),
        ({"cards": {"A": ["red", 7]}}, "cards.A[1]: must be a text, not 7"),
        ({"cards": {"open": 1}}, "cards.open: must be true or false, not 1"),
        (
            {"money": {"source": "a friend"}},
            "money.source: must be one of rulebook, published, reconstructed, not 'a friend'",
        ),
        ({"name": 5}, "name: must be a text, not 5"),
        ({"game": []}, "game: must be a text, not []"),
        ({"two\nlines": 1}, r"'two\nlines': no such entry; here are money, cards"),
    ],
)
def test_mistakes_are_named(changes: dict[str, Any], message: str) -> None:
    with pytest.raises(BadContent) as caught:
        content.override(BASE, changes)
    assert str(caught.value) == message


def test_files_that_cannot_be_read(tmp_path: Path) -> None:
    path = tmp_path / "house.toml"
    with pytest.raises(BadContent, match=r"house.toml: can't be read: .*No such file"):
        content.read(path)
    for data in (b"[money", b"a = 1\na = 2", b"\xff\xfe"):
        path.write_bytes(data)
        with pytest.raises(BadContent, match=r"house.toml: can't be read: ") as caught:
            content.read(path)
        assert len(str(caught.value).splitlines()) == 1
    path.write_text("[money]\nbluff = 3\n", encoding="utf-8")
    assert content.read(path) == {"money": {"bluff": 3}}


def test_a_game_is_played_with_other_figures() -> None:
    game = magnate.game("container")
    state = game.start(3, content={"money": {"bluff_cards": 4}})
    assert state.setup.content.override == {"money": {"bluff_cards": 4}}
    assert state.setup.content.digest != game.start(3).setup.content.digest
    with pytest.raises(BadContent, match=r"money.bluff_cards: must be from 0 to 500"):
        game.start(3, content={"money": {"bluff_cards": -1}})
