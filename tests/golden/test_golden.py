"""Golden games: the rules give these games, move by move, until someone means to change them."""

from __future__ import annotations

from pathlib import Path

import pytest

import magnate
from magnate.core.matches import Match
from magnate.core.records import Record
from tests.golden.make import PLAN, SIGNATURE, Golden, files, play, without_content
from tests.helpers.processes import run_python

MEANT = (
    "the rules of a game have changed. If that is meant, raise the version of its rules, make the "
    "golden files anew (python -m tests.golden.make) and say so in the change log"
)


@pytest.mark.parametrize("game", sorted({golden.game for golden in PLAN}))
def test_there_are_some_dozen_with_undos_among_them(game: str) -> None:
    plan = [golden for golden in PLAN if golden.game == game]
    assert len(plan) >= 12
    undos = [golden for golden in plan if '"undo":' in golden.path.read_text(encoding="utf-8")]
    assert undos == [golden for golden in plan if golden.seed % 2 == 1]
    assert len(undos) > 4


def test_all_are_of_the_plan() -> None:
    assert files() == sorted(golden.path for golden in PLAN)


def test_every_game_has_some() -> None:
    assert {golden.game for golden in PLAN} == {game.name for game in magnate.all_games()}


@pytest.mark.parametrize("path", files(), ids=lambda path: path.stem)
def test_a_golden_game_replays(path: Path) -> None:
    record = Record.load(path)
    match = Match.load(record)
    assert match.closed == "", MEANT
    assert [entry.line for entry in match.entries] == record.log
    assert without_content(match.record()).to_json() == path.read_bytes()
    assert record.rules == magnate.game(record.game).version


@pytest.mark.parametrize("golden", PLAN, ids=lambda golden: golden.path.stem)
def test_a_golden_game_is_played_again(golden: Golden) -> None:
    assert without_content(play(golden).record()).to_json() == golden.path.read_bytes(), MEANT


def test_signature() -> None:
    printed = run_python("-m", "magnate.signature")
    assert printed == SIGNATURE.read_text(encoding="utf-8").strip(), MEANT
