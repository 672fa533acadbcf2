"""How fast this build of the engine is."""

from __future__ import annotations

import tracemalloc
from collections.abc import Callable
from statistics import median
from time import perf_counter
from typing import Any, Final

import magnate.core.state
from magnate.bots import random_playout
from magnate.core.game import Game
from magnate.core.rng import Rng
from magnate.core.state import State

REPEATS: Final = 5
"""Every figure is the median of so many measurements."""


def build() -> str:
    """Whether the engine was compiled or runs interpreted."""
    file = magnate.core.state.__file__
    return "pure" if file.endswith(".py") else "compiled"


def measure(
    game: Game, players: int, seconds: float = 2.0, progress: Callable[[], None] | None = None
) -> dict[str, Any]:
    """Speeds of one game, all with the game's default options and the same seeds every time.

    `decisions_per_s` and `games_per_s`: random games from set-up to the end, each decision
    listed, drawn and played, unchecked and without journal.
    `clone_us`, `clone_play_us`: copying a position from the middle of a random game, and copying
    it and playing one legal action there, in microseconds.
    `state_bytes`: the memory that one more copy of that position takes, without what copies share.
    """
    slot = seconds / (3 * REPEATS)
    middle = middle_state(game, players)
    seat = middle.to_act[0]
    legal = middle.legal(seat)
    speeds: list[tuple[float, float]] = []
    clones: list[float] = []
    plays: list[float] = []
    for repeat in range(REPEATS):
        speeds.append(_playouts(game, players, repeat, slot))
        clones.append(_clones(middle, slot))
        plays.append(_clone_plays(middle, seat, legal, slot))
        if progress is not None:
            progress()
    decisions = median(speed[0] for speed in speeds)
    games = median(speed[1] for speed in speeds)
    return {
        "game": game.name,
        "players": players,
        "decisions_per_s": round(decisions),
        "games_per_s": round(games, 2),
        "decisions_per_game": round(decisions / games, 1),
        "clone_us": round(median(clones), 2),
        "clone_play_us": round(median(plays), 2),
        "state_bytes": copy_bytes(middle),
    }


def middle_state(game: Game, players: int) -> State:
    """A position halfway through a random game."""
    length = random_playout(game.start(players, 0), Rng.seeded(0, "bench"))
    state = game.start(players, 0)
    rng = Rng.seeded(0, "bench")
    for _ in range(length // 2):
        seat = state.to_act[0]
        legal = state.legal(seat)
        state.advance(seat, legal[rng.below(len(legal))])
    return state


def _playouts(game: Game, players: int, repeat: int, slot: float) -> tuple[float, float]:
    """Decisions and games a second."""
    decisions = 0
    games = 0
    rng = Rng.seeded(repeat, "bench playouts")
    begin = perf_counter()
    spent = 0.0
    while spent < slot:
        decisions += random_playout(game.start(players, games), rng)
        games += 1
        spent = perf_counter() - begin
    return decisions / spent, games / spent


def _clones(state: State, slot: float) -> float:
    count = 0
    begin = perf_counter()
    spent = 0.0
    while spent < slot:
        for _ in range(100):
            state.clone()
        count += 100
        spent = perf_counter() - begin
    return spent / count * 1e6


def _clone_plays(state: State, seat: int, legal: list[Any], slot: float) -> float:
    count = 0
    begin = perf_counter()
    spent = 0.0
    while spent < slot:
        for action in legal:
            state.clone().advance(seat, action)
        count += len(legal)
        spent = perf_counter() - begin
    return spent / count * 1e6


def copy_bytes(state: State, copies: int = 100) -> int:
    """The memory that one more copy of a state takes, as Python's allocators count it."""
    kept: list[State | None] = [None] * copies
    tracemalloc.start()
    before, _ = tracemalloc.get_traced_memory()
    for number in range(copies):
        kept[number] = state.clone()
    after, _ = tracemalloc.get_traced_memory()
    tracemalloc.stop()
    return (after - before) // copies
