"""The greedy bot at Carnegie: it beats chance and often Andrew, and it sees nothing hidden."""

from typing import Any

import pytest

import magnate.games  # noqa: F401  (registers the games)
from magnate.bots import bot, play_out
from magnate.core.game import game
from magnate.core.rng import Rng
from magnate.games.carnegie.state import CarnegieState

TABLES: list[tuple[int, dict[str, Any]]] = [
    (1, {"difficulty": "hard"}),
    (2, {"secret_donation": True}),
    (3, {"wait": True, "tab_sides": "B"}),
    (4, {"secret_donation": True, "wait": True, "tab_sides": "random"}),
]


def start(players: int, seed: int, options: dict[str, Any]) -> CarnegieState:
    state = game("carnegie").start(players=players, seed=seed, **options)
    assert isinstance(state, CarnegieState)
    return state


def play(names: list[str], seed: int, options: dict[str, Any]) -> CarnegieState:
    state = start(len(names), seed, options)
    play_out(state, [bot(name, seed + seat) for seat, name in enumerate(names)])
    assert state.problems() == []
    return state


def share_won(players: int, games: int) -> float:
    """How often one greedy bot wins against random ones; a shared victory counts in part."""
    won = 0.0
    for seed in range(games):
        seat = seed % players
        names = ["greedy" if other == seat else "random" for other in range(players)]
        ranking = play(names, seed, {}).ranking()
        won += (ranking[seat] == 1) / ranking.count(1)
    return won / games


def share_won_alone(difficulty: str, games: int) -> float:
    """How often the greedy bot beats Andrew."""
    options = {"difficulty": difficulty}
    return sum(play(["greedy"], seed, options).ranking()[0] == 1 for seed in range(games)) / games


def mean_score(players: int, games: int) -> float:
    """Of tables where all are greedy."""
    total = sum(sum(play(["greedy"] * players, seed, {}).scores()) for seed in range(games))
    return total / games / players


def test_greedy_beats_random() -> None:
    assert share_won(2, 30) >= 0.95


def test_greedy_often_beats_easy_andrew() -> None:
    assert share_won_alone("easy", 20) >= 0.4


def test_greedy_scores_well() -> None:
    assert mean_score(4, 3) >= 85


@pytest.mark.long
@pytest.mark.parametrize("players", [2, 3, 4])
def test_greedy_beats_random_nearly_always(players: int) -> None:
    assert share_won(players, 300) >= 0.99


@pytest.mark.long
@pytest.mark.parametrize(
    ("difficulty", "share"), [("easy", 0.5), ("normal", 0.3), ("hard", 0.15), ("expert", 0.05)]
)
def test_greedy_wins_its_share_against_andrew(difficulty: str, share: float) -> None:
    assert share_won_alone(difficulty, 300) >= share


@pytest.mark.long
@pytest.mark.parametrize("players", [2, 3, 4])
def test_greedy_tables_score_well(players: int) -> None:
    assert mean_score(players, 100) >= 100


@pytest.mark.parametrize(("players", "options"), TABLES)
def test_greedy_is_honest(players: int, options: dict[str, Any]) -> None:
    """However the hidden sides, donations and cards are dealt anew, the rates are the same;
    and rating changes nothing."""
    heuristics = game("carnegie").heuristics
    state = start(players, 7, options)
    guesses = Rng.seeded(7, "guesses")
    deals: set[str] = set()
    while not state.over:
        seat = state.to_act[-1]
        legal = state.legal(seat)
        rates: list[list[int]] = []
        for _ in range(2):
            seen = state.seen_by(seat, guesses)
            deals.add(hidden(seen, seat))
            before = seen.digest()
            rates.append(heuristics.rate(seen, seat, legal))
            assert seen.digest() == before
        assert rates[0] == rates[1]
        assert len(rates[0]) == len(legal)
        state.play(seat, legal[rates[0].index(max(rates[0]))])
    if players == 1 or options.get("secret_donation"):
        assert len(deals) > 20


def hidden(state: CarnegieState, seat: int) -> str:
    """All that the seat can't know of this state."""
    others = [other for other in range(state.players) if other != seat]
    cards = state.andrew.deck if state.andrew is not None else []
    noted = [state.companies[other].noted for other in others]
    return f"{[state.secret_sides[other] for other in others]} {noted} {cards}"


def test_greedy_plays_the_same_game_again() -> None:
    options = {"secret_donation": True, "wait": True}
    assert play(["greedy"] * 3, 11, options).digest() == play(["greedy"] * 3, 11, options).digest()
