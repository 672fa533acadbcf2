"""The greedy bot: it beats chance, its tables finish their games, and it sees nothing hidden."""

from typing import Any

import pytest

import magnate.games  # noqa: F401  (registers the games)
from magnate.bots import bot, play_out
from magnate.core.facts import Journal
from magnate.core.game import game
from magnate.core.rng import Rng
from magnate.games.container.facts import TURN
from magnate.games.container.state import ContainerState

TABLES = [(players, bank) for players in (3, 4, 5) for bank in (True, False)]


def start(players: int, bank: bool, seed: int) -> ContainerState:
    state = game("container").start(players=players, seed=seed, investment_bank=bank)
    assert isinstance(state, ContainerState)
    return state


def share_won(players: int, bank: bool, games: int) -> float:
    """How often one greedy bot wins against random ones; a shared victory counts in part."""
    won = 0.0
    for seed in range(games):
        seat = seed % players
        names = ["greedy" if other == seat else "random" for other in range(players)]
        state = start(players, bank, seed)
        play_out(state, [bot(name, seed + other) for other, name in enumerate(names)])
        ranking = state.ranking()
        won += (ranking[seat] == 1) / ranking.count(1)
    return won / games


def ends_of_games(players: int, bank: bool, games: int) -> tuple[float, float]:
    """For greedy bots only: the share of games that the supply ends, and turns for each player."""
    ended = 0
    turns = 0
    for seed in range(games):
        state = start(players, bank, seed)
        state.journal = Journal()
        play_out(state, [bot("greedy", seed + seat) for seat in range(players)])
        assert state.problems() == []
        ended += state.ending()
        turns += sum(event.fact.kind is TURN for event in state.journal.events)
    return ended / games, turns / games / players


@pytest.mark.parametrize(("players", "bank"), TABLES)
def test_greedy_beats_random(players: int, bank: bool) -> None:
    assert share_won(players, bank, 30) >= 0.85


@pytest.mark.parametrize(("players", "bank"), TABLES)
def test_greedy_tables_end_by_supply(players: int, bank: bool) -> None:
    ended, turns = ends_of_games(players, bank, 30)
    assert ended >= 0.95
    assert turns <= 45


@pytest.mark.long
@pytest.mark.parametrize(("players", "bank"), TABLES)
def test_greedy_beats_random_in_nine_of_ten_games(players: int, bank: bool) -> None:
    assert share_won(players, bank, 1000) >= 0.9


@pytest.mark.long
@pytest.mark.parametrize(("players", "bank"), TABLES)
def test_greedy_tables_hardly_ever_deadlock(players: int, bank: bool) -> None:
    ended, turns = ends_of_games(players, bank, 1000)
    assert ended >= 0.98
    assert turns <= 40


@pytest.mark.parametrize(("players", "bank"), TABLES)
def test_greedy_is_honest(players: int, bank: bool) -> None:
    """However the hidden cards and bids are dealt anew, the rates are the same."""
    heuristics = game("container").heuristics
    state = start(players, bank, 7)
    bots = [bot("greedy" if seat else "random", seat) for seat in range(players)]
    guesses = Rng.seeded(7, "guesses")
    hands: set[tuple[int, ...]] = set()
    while not state.over:
        for seat in state.to_act:
            legal = state.legal(seat)
            rates: list[list[int]] = []
            for _ in range(4):
                seen = state.seen_by(seat, guesses)
                hands.add(tuple(company.card for company in seen.companies))
                rates.append(heuristics.rate(seen, seat, legal))
            assert rates == [rates[0]] * 4
            assert len(rates[0]) == len(legal)
        seat = state.to_act[0]
        state.play(seat, bots[seat].choose(state.seen_by(seat, bots[seat].rng), seat))
    assert len(hands) > players


def test_rating_changes_nothing() -> None:
    state = start(4, True, 3)
    bots = [bot("greedy", seat) for seat in range(4)]
    while not state.over:
        seat = state.to_act[0]
        before = state.digest()
        game("container").heuristics.rate(state, seat, state.legal(seat))
        assert state.digest() == before
        state.play(seat, bots[seat].choose(state.seen_by(seat, bots[seat].rng), seat))


def test_greedy_plays_the_same_game_again() -> None:
    ends = []
    for _ in range(2):
        state = start(5, True, 11)
        play_out(state, [bot("greedy", seat) for seat in range(5)])
        ends.append(state.digest())
    assert ends[0] == ends[1]


@pytest.mark.parametrize("option", ["open_money", "rebuy_in_port", "skip_auctioned_space"])
def test_greedy_plays_with_every_option(option: str) -> None:
    for seed in range(3):
        chosen: dict[str, Any] = {option: True}
        state = game("container").start(players=4, seed=seed, **chosen)
        play_out(state, [bot("greedy", seat) for seat in range(4)])
        assert state.problems() == []
