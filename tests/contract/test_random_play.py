"""Thousands of random games: nothing is ever lost, and everything can happen."""

from __future__ import annotations

import sys
from collections import Counter

import pytest

from magnate.core.actions import Action
from magnate.core.rng import Rng
from magnate.core.state import State
from tests.contract.games import GAMES, Content
from tests.helpers.players import Curious, Player, play_one

SOME = 2_000
MANY = 20_000
CHUNKS = 20
"""Parts of the games that workers share out among themselves."""

each_game = pytest.mark.parametrize("name", GAMES)


def play_soundly(
    name: str, seed: int, player: Player | None = None, content: Content = None
) -> tuple[State, Counter[Action]]:
    """A random game with its pieces and money counted after each action; how often each action
    was played. The number of players and the options follow from the seed."""
    rng = Rng.seeded(seed, "random play")
    state = GAMES[name].start(seed, rng, content)
    player = player or GAMES[name].player(seed)
    played: Counter[Action] = Counter()
    plies = 0
    while not state.over:
        action = play_one(state, player, rng)
        played[action] += 1
        plies += 1
        problems = state.problems()
        assert not problems, f"{name}, seed {seed}, ply {plies}, {action}: {problems}"
        assert plies < 20_000, f"{name}, seed {seed} doesn't end"
    return state, played


def play_curiously(name: str, games: int, *content: Content) -> set[Action]:
    """What a curious player comes to play in so many games, unless told otherwise with all
    component facts of that game in turns."""
    contents = content or GAMES[name].contents
    curious = Curious(GAMES[name].idle)
    for seed in range(SOME, SOME + games):
        play_soundly(name, seed, curious, contents[seed // 4 % len(contents)])
    return set(curious.played)


@pytest.mark.slow
@pytest.mark.parametrize("chunk", range(CHUNKS))
@each_game
def test_random_games_lose_nothing(name: str, chunk: int) -> None:
    size = SOME // CHUNKS
    for seed in range(chunk * size, (chunk + 1) * size):
        state, _ = play_soundly(name, seed)
        assert GAMES[name].ended(state)
        assert 1 in state.ranking() or state.players == 1


@each_game
def test_every_kind_of_action_is_played(name: str) -> None:
    played = {action.kind.name for action in play_curiously(name, 400)}
    assert {kind.name for kind in GAMES[name].game.table.kinds} - played == set()


@pytest.mark.long
@each_game
def test_how_many_actions_are_played(name: str, capsys: pytest.CaptureFixture[str]) -> None:
    table = GAMES[name].game.table
    played = play_curiously(name, SOME)
    missing = Counter(action.kind.name for action in table.actions if action not in played)
    report = ", ".join(f"{count} of {kind}" for kind, count in missing.items())
    with capsys.disabled():  # standard error reaches the screen from the workers too
        print(f"\n{name}: {len(played)} of {len(table)} actions; not {report}", file=sys.stderr)


@pytest.mark.long
@pytest.mark.parametrize(
    ("name", "sort"), [(name, sort) for name in GAMES for sort in range(GAMES[name].sorts)]
)
def test_many_random_games_and_how_they_end(
    name: str, sort: int, capsys: pytest.CaptureFixture[str]
) -> None:
    endings: Counter[str] = Counter()
    for seed in range(sort, MANY, GAMES[name].sorts):
        state, _ = play_soundly(name, seed)
        endings[GAMES[name].ended(state)] += 1
    shares = ", ".join(f"{count / endings.total():.1%} {end}" for end, count in endings.items())
    with capsys.disabled():
        print(f"\n{name}, {GAMES[name].title(state)}: {shares}", file=sys.stderr)
