"""Golden games: the rules give these games, move by move, until someone means to change them."""

from __future__ import annotations

from pathlib import Path

import pytest

import magnate
from magnate.core.matches import Match
from magnate.core.records import Record
from tests.golden.make import FOLDER, PLAN, SIGNATURE, files, play
from tests.helpers.processes import run_python

MEANT = (
    "the rules of a game have changed. If that is meant, raise the version of its rules, make the "
    "golden files anew (python -m tests.golden.make) and say so in the change log"
)


def test_there_are_twenty_with_undos_among_them() -> None:
    assert len(files()) == len(PLAN) == 20
    undos = [path for path in files() if " undo " in path.read_text(encoding="utf-8")]
    assert len(undos) > 5


@pytest.mark.parametrize("path", files(), ids=lambda path: path.stem)
def test_a_golden_game_replays(path: Path) -> None:
    record = Record.load(path)
    match = Match.load(record)
    assert match.closed == "", MEANT
    assert match.log == record.log
    assert match.record().to_json() == path.read_bytes()
    assert record.rules == magnate.game(record.game).version


@pytest.mark.parametrize(("players", "seed", "options"), PLAN)
def test_a_golden_game_is_played_again(players: int, seed: int, options: dict[str, bool]) -> None:
    path = FOLDER / f"container-{players}-{seed}.json"
    assert play(players, seed, options).record().to_json() == path.read_bytes(), MEANT


def test_signature() -> None:
    printed = run_python("-m", "magnate.signature")
    assert printed == SIGNATURE.read_text(encoding="utf-8").strip(), MEANT
