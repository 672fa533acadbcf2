"""Thousands of random games of Container: nothing is ever lost, and everything can happen."""

from __future__ import annotations

import sys
from collections import Counter

import pytest

import magnate
from magnate.core.rng import Rng
from magnate.games.container.state import ContainerState

CONTAINER = magnate.game("container")

GAMES = 2_000
MANY_GAMES = 20_000
CHUNKS = 20
"""Parts of the games that workers share out among themselves."""


def play_soundly(seed: int) -> tuple[ContainerState, Counter[str]]:
    """A random game with its pieces and money counted after each action; how often each kind of
    action was played. The number of players and the options follow from the seed."""
    rng = Rng.seeded(seed, "random play")
    state = CONTAINER.start(
        3 + seed % 3,
        seed,
        investment_bank=seed % 2 == 0,
        open_money=rng.below(4) == 0,
        rebuy_in_port=rng.below(4) == 0,
        skip_auctioned_space=rng.below(4) == 0,
    )
    assert isinstance(state, ContainerState)
    played: Counter[str] = Counter()
    while not state.over:
        asked = state.to_act
        seat = asked[rng.below(len(asked))]
        legal = state.legal(seat)
        action = legal[rng.below(len(legal))]
        state.advance(seat, action)
        played[action.kind.name] += 1
        problems = state.problems()
        assert not problems, f"seed {seed}, ply {played.total()}, {action}: {problems}"
        assert played.total() < 20_000, f"seed {seed} doesn't end"
    assert sorted(state.ranking())[0] == 1
    return state, played


@pytest.mark.slow
@pytest.mark.parametrize("chunk", range(CHUNKS))
def test_random_games_lose_nothing(chunk: int) -> None:
    size = GAMES // CHUNKS
    for seed in range(chunk * size, (chunk + 1) * size):
        play_soundly(seed)


def test_every_kind_of_action_is_played() -> None:
    played: Counter[str] = Counter()
    for seed in range(GAMES, GAMES + 120):
        played += play_soundly(seed)[1]
    assert {kind.name for kind in CONTAINER.table.kinds} - set(played) == set()


@pytest.mark.long
@pytest.mark.parametrize("sort", range(6))
def test_many_random_games_and_how_they_end(sort: int, capsys: pytest.CaptureFixture[str]) -> None:
    """The seeds of one sort have the same number of players, with the bank or without it."""
    endings: Counter[str] = Counter()
    for seed in range(sort, MANY_GAMES, 6):
        state, _ = play_soundly(seed)
        endings["supply" if state.ending() else "deadlock"] += 1
    bank = "with" if state.rules.investment_bank else "without"
    shares = ", ".join(f"{count / endings.total():.1%} by {end}" for end, count in endings.items())
    with capsys.disabled():  # standard error reaches the screen from the workers too
        print(f"\n{state.players} players {bank} bank: {shares}", file=sys.stderr)
