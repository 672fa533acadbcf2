"""What holds for the component facts of every game."""

from __future__ import annotations

import copy
import re
from collections.abc import Iterator
from importlib.resources import files

import pytest

import magnate
from magnate.core import content
from magnate.core.errors import BadContent
from magnate.core.game import Game
from magnate.core.options import Setup
from tests.helpers.contents import changing, tables

FAR_OUT = 1_000_000


@pytest.fixture(params=magnate.all_games(), ids=lambda game: game.name)
def game(request: pytest.FixtureRequest) -> Game:
    assert isinstance(request.param, Game)
    return request.param


def refused(game: Game, entry: str, value: object, message: str) -> None:
    """An override of this entry is refused, and the refusal begins so."""
    with pytest.raises(BadContent, match=f"^{message}"):
        game.prepare(None, changing(entry, value), {})


def lists_of(setup: Setup) -> list[list[object]]:
    """All lists in which a game keeps its figures."""
    found = [getattr(setup, name) for name in dir(setup)]
    return [value for value in found if isinstance(value, list)]


def is_row(value: object) -> bool:
    """Whether it is a row of `core/ints.py`, whose type has no name of its own."""
    return "vec" in type(value).__name__


def inside(value: object) -> Iterator[list[object]]:
    """A list and all lists in it."""
    if isinstance(value, list):
        yield value
        for item in value:
            yield from inside(item)


def test_every_table_of_figures_names_its_source(game: Game) -> None:
    for entry, table in tables(game.components.printed):
        if any(not isinstance(value, dict) for value in table.values()):
            assert table.get("source") in content.SOURCES, entry


def test_the_files_hold_all_facts_and_no_two_share_a_table(game: Game) -> None:
    folder = files(f"magnate.games.{game.name}") / "content"
    assert [file.name for file in folder.iterdir() if not file.name.endswith(".toml")] == []
    read = [content.read(file) for file in folder.iterdir()]
    found = {name: table for facts in read for name, table in facts.items()}
    assert found == game.components.printed
    assert sum(map(len, read)) == len(found)


def test_every_list_of_the_rules_is_filled(game: Game) -> None:
    setup = game.prepare(None, None, {})
    figures = [getattr(setup, name) for name in dir(setup)]
    found = [value for value in figures if isinstance(value, list) or is_row(value)]
    assert len(found) > 5
    assert all(len(value) > 0 for value in found)


def test_the_rules_leave_the_printed_facts_as_they_are(game: Game) -> None:
    before = copy.deepcopy(game.components.printed)
    setup = game.prepare(None, {"name": "My box"}, {})
    for figures in lists_of(setup):
        for spoilt in inside(figures):
            spoilt.append(None)
            after = copy.deepcopy(game.components.printed)
            spoilt.pop()
            assert after == before


def test_an_override_leaves_the_printed_facts_as_they_are(game: Game) -> None:
    """Where a figure comes from may be said anew in every game, and is no other figure."""
    before = copy.deepcopy(game.components.printed)
    for entry, table in tables(before):
        if "source" in table:
            other = "published" if table["source"] == "rulebook" else "rulebook"
            setup = game.prepare(None, changing(f"{entry}.source", other), {})
            assert setup.content.override == changing(f"{entry}.source", other)
            assert setup.content.digest == game.prepare(None, None, {}).content.digest
    assert game.components.printed == before


def test_an_override_may_say_what_it_is(game: Game) -> None:
    setup = game.prepare(None, {"game": game.name, "name": "My box"}, {})
    assert setup.content.digest == game.prepare(None, None, {}).content.digest
    refused(game, "name", 1, "name: must be a text")


def test_an_override_never_adds_an_entry(game: Game) -> None:
    refused(game, "planet", {}, "planet: no such entry")
    for entry, _ in tables(game.components.printed):
        refused(game, f"{entry}.planet", 1, rf"{re.escape(entry)}\.planet: no such entry")


def test_a_table_stays_a_table(game: Game) -> None:
    for entry, _ in tables(game.components.printed):
        refused(game, entry, 1, f"{re.escape(entry)}: must be a table of")


def test_a_source_is_one_of_three(game: Game) -> None:
    for entry, table in tables(game.components.printed):
        if "source" in table:
            message = rf"{re.escape(entry)}\.source: must be one of rulebook"
            refused(game, f"{entry}.source", "guess", message)


def test_every_figure_is_a_number_within_its_bounds(game: Game) -> None:
    for entry, table in tables(game.components.printed):
        for key, old in table.items():
            where = re.escape(f"{entry}.{key}")
            if type(old) is int:
                refused(game, f"{entry}.{key}", "1", f"{where}: must be a whole number")
                refused(game, f"{entry}.{key}", -FAR_OUT, f"{where}: must be")
                refused(game, f"{entry}.{key}", FAR_OUT, f"{where}: must be")
            if isinstance(old, list):
                for place, item in enumerate(old):
                    if type(item) is int:
                        much = [*old[:place], FAR_OUT, *old[place + 1 :]]
                        refused(game, f"{entry}.{key}", much, rf"{where}\[{place}\]: must be")
