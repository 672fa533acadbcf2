"""Stepping through a recorded game, and checking it."""

from __future__ import annotations

import json
import re
from pathlib import Path

import pytest

import magnate as package
from magnate.bots import bot
from magnate.core.matches import Match
from magnate.core.records import Record
from tests.terminal.conftest import Command


@pytest.fixture
def record(tmp_path: Path) -> Path:
    """A finished game."""
    match = Match.start(package.game("container"), 3, seed=6, names=["Anna", "Ben", "Cleo"])
    bots = [bot("greedy", seat) for seat in range(3)]
    while not match.state.over:
        seat = match.state.to_act[0]
        match.play(seat, bots[seat].choose(match.state.seen_by(seat, bots[seat].rng), seat))
        if len(match.log) == 20 and match.undoable(seat):
            match.undo(seat)
    file = tmp_path / "game.json"
    match.record().save(file)
    return file


def moves(record: Path) -> list[str]:
    return [str(line) for line in Record.load(record).log]


def test_check_prints_ok_and_the_digest(magnate: Command, record: Path) -> None:
    ran = magnate("replay", record, "--check")
    assert ran.code == 0
    assert ran.out.startswith("ok: container, 3 players")
    assert json.loads(record.read_bytes())["digests"][-1][1] in ran.out


def test_stepping_forward_and_back(magnate: Command, record: Path) -> None:
    ran = magnate("replay", record, typed="\n\nb\nn 10\nb 3\ng 25\ng 0\ng 99999\nq\n")
    last = len(moves(record))
    seen = re.findall(r"Move (\d+) of", ran.out)
    assert [int(number) for number in seen] == [0, 1, 2, 1, 11, 8, 25, 0, last]
    assert moves(record)[24] in ran.out
    assert "Final account" in ran.out


def test_next_turn_and_end(magnate: Command, record: Path) -> None:
    ran = magnate("replay", record, typed="t\nt\ne\nsomething\n")
    assert ran.code == 0
    seen = [int(number) for number in re.findall(r"Move (\d+) of", ran.out)]
    assert seen[0] == 0
    assert 0 < seen[1] < seen[2] < seen[3] == len(moves(record))


def test_a_seat_sees_its_own_secrets_alone(magnate: Command, record: Path) -> None:
    assert "Value card" not in magnate("replay", record, typed="\n").out
    assert magnate("replay", record, "--seat", "2", typed="").out.count("Value card") == 1


def test_a_broken_record_is_shown_as_far_as_it_goes(magnate: Command, record: Path) -> None:
    data = json.loads(record.read_bytes())
    data["log"][30]["play"] = "fly"
    record.write_text(json.dumps(data))
    ran = magnate("replay", record, typed="g 500\n")
    assert ran.code == 0
    assert "Move 30 of 30" in ran.out
    assert "can’t be replayed any further: ply 31" in ran.out


def test_a_record_of_other_rules_is_told_so(magnate: Command, record: Path) -> None:
    """Older rules that give the same game are named, and it isn't called ok; newer ones are
    refused."""
    data = json.loads(record.read_bytes())
    data["rules"] = 1
    record.write_text(json.dumps(data))
    ran = magnate("replay", record, "--check")
    assert (ran.code, ran.out) == (2, "")
    assert "rules version 1; installed is version" in ran.err
    assert "rules version 1" in " ".join(magnate("replay", record, typed="").out.split())
    data["rules"] = 99
    record.write_text(json.dumps(data))
    for command in (("replay", record, "--check"), ("play", "--resume", record)):
        ran = magnate(*command)
        assert ran.code == 2
        assert "newer rules" in ran.err
