"""Undo and loading stay cheap, however long a match gets and however much is taken back."""

from __future__ import annotations

import pickle
from time import perf_counter

import pytest

import magnate
from magnate.core import state
from magnate.core.domains import SEAT
from magnate.core.matches import Match
from magnate.core.records import Line, Record
from magnate.core.rng import Rng

PLIES = 300
UNDOS = 200
TRIES = 7
"""The best of several tries counts: others work on the machine, too."""

ALLOWANCE = 20 if state.__file__.endswith(".py") else 1
"""The figures are those of the compiled engine; interpreted it may take so many times as long."""


def hesitant(name: str, players: int) -> tuple[Match, list[float]]:
    """A match of many plies and undos, and how many seconds each undo took,
    with a look ahead as the server has one."""
    rng = Rng.seeded(1, f"hesitant/{name}")
    match = Match.start(magnate.game(name), players, seed=1)
    seconds: list[float] = []
    while len(match.entries) < PLIES + UNDOS:
        assert not match.state.over
        seat = match.state.to_act[0]
        legal = match.state.legal(seat)
        action = legal[rng.below(len(legal))]
        if len(seconds) < UNDOS and not match.state.seals(seat, action):
            match.play(seat, action)
            start = perf_counter()
            match.foresee([Line(seat=SEAT.text(seat), undo=1)]).digest()
            match.undo(seat)
            seconds.append(perf_counter() - start)
        else:
            match.play(seat, action)
    return match, seconds


@pytest.mark.parametrize(
    ("name", "players"), [("container", 5), ("carnegie", 4), ("rolling_heights", 4)]
)
def test_a_match_loads_and_takes_back_quickly(name: str, players: int) -> None:
    match, undos = hesitant(name, players)
    assert len(undos) == UNDOS
    assert sorted(undos)[UNDOS // 2] < 0.001 * ALLOWANCE
    data = match.record().to_json()
    took: list[float] = []
    for _ in range(TRIES):
        start = perf_counter()
        loaded = Match.load(Record.from_json(data))
        took.append(perf_counter() - start)
    assert loaded.closed == ""
    assert loaded.state.digest() == match.state.digest()
    assert min(took) < 0.06 * ALLOWANCE


def test_a_state_with_an_override_is_unpickled_as_fast_as_one_without() -> None:
    seconds: list[float] = []
    for content in (None, {"track": {"west": {"source": "published"}}}):
        data = pickle.dumps(magnate.game("carnegie").start(4, 1, content))
        took: list[float] = []
        for _ in range(50):
            start = perf_counter()
            pickle.loads(data)
            took.append(perf_counter() - start)
        seconds.append(min(took))
    assert seconds[1] < 1.5 * seconds[0]
