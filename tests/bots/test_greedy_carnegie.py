"""The greedy bot at Carnegie: it beats chance and often Andrew, and it sees nothing hidden."""

from typing import Any

import pytest

from magnate import game
from magnate.games.carnegie.state import CarnegieState
from tests.helpers.contests import Honesty, play, share_won, share_won_alone

TABLES: list[tuple[int, dict[str, Any]]] = [
    (1, {"difficulty": "hard"}),
    (2, {"secret_donation": True}),
    (3, {"wait": True, "tab_sides": "B"}),
    (4, {"secret_donation": True, "wait": True, "tab_sides": "random"}),
]


def mean_score(players: int, games: int) -> float:
    """Of tables where all are greedy."""
    total = sum(sum(play("carnegie", ["greedy"] * players, s).scores()) for s in range(games))
    return total / games / players


def test_greedy_beats_random() -> None:
    assert share_won("carnegie", 2, 30) >= 0.95


def test_greedy_often_beats_easy_andrew() -> None:
    assert share_won_alone("carnegie", "easy", 20) >= 0.4


def test_greedy_scores_well() -> None:
    assert mean_score(4, 3) >= 85


@pytest.mark.long
@pytest.mark.parametrize("players", [2, 3, 4])
def test_greedy_beats_random_nearly_always(players: int) -> None:
    assert share_won("carnegie", players, 300) >= 0.99


@pytest.mark.long
@pytest.mark.parametrize(
    ("difficulty", "share"), [("easy", 0.5), ("normal", 0.3), ("hard", 0.15), ("expert", 0.05)]
)
def test_greedy_wins_its_share_against_andrew(difficulty: str, share: float) -> None:
    assert share_won_alone("carnegie", difficulty, 300) >= share


@pytest.mark.long
@pytest.mark.parametrize("players", [2, 3, 4])
def test_greedy_tables_score_well(players: int) -> None:
    assert mean_score(players, 100) >= 100


@pytest.mark.parametrize(("players", "options"), TABLES)
def test_greedy_is_honest(players: int, options: dict[str, Any]) -> None:
    """However the hidden sides, donations and cards are dealt anew, the rates are the same;
    and rating changes nothing."""
    honesty = Honesty("carnegie", hidden)
    honesty.play_out(game("carnegie").start(players, 7, **options))
    if players == 1 or options.get("secret_donation"):
        assert len(honesty.deals) > 20


def hidden(state: CarnegieState, seat: int) -> str:
    """All that the seat can't know of this state."""
    others = [other for other in range(state.players) if other != seat]
    cards = state.andrew.deck if state.andrew is not None else []
    noted = [state.companies[other].noted for other in others]
    return f"{[state.secret_sides[other] for other in others]} {noted} {cards}"


def test_greedy_plays_the_same_game_again() -> None:
    options = {"secret_donation": True, "wait": True}
    ends = [play("carnegie", ["greedy"] * 3, 11, **options).digest() for _ in range(2)]
    assert ends[0] == ends[1]
