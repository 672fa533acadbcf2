"""The greedy bot at Container: it beats chance, its tables finish their games, and it sees nothing
hidden."""

import pytest

import magnate.games  # noqa: F401  (registers the games)
from magnate.bots import bot, play_out
from magnate.core.facts import Journal
from magnate.core.game import game
from magnate.games.container.facts import TURN
from magnate.games.container.state import ContainerState
from tests.helpers.contests import Honesty, play, share_won

TABLES = [(players, bank) for players in (3, 4, 5) for bank in (True, False)]


def start(players: int, bank: bool, seed: int) -> ContainerState:
    state = game("container").start(players=players, seed=seed, investment_bank=bank)
    assert isinstance(state, ContainerState)
    return state


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
    assert share_won("container", players, 30, investment_bank=bank) >= 0.85


@pytest.mark.parametrize(("players", "bank"), TABLES)
def test_greedy_tables_end_by_supply(players: int, bank: bool) -> None:
    ended, turns = ends_of_games(players, bank, 30)
    assert ended >= 0.95
    assert turns <= 45


@pytest.mark.long
@pytest.mark.parametrize(("players", "bank"), TABLES)
def test_greedy_beats_random_in_nine_of_ten_games(players: int, bank: bool) -> None:
    assert share_won("container", players, 1000, investment_bank=bank) >= 0.9


@pytest.mark.long
@pytest.mark.parametrize(("players", "bank"), TABLES)
def test_greedy_tables_hardly_ever_deadlock(players: int, bank: bool) -> None:
    ended, turns = ends_of_games(players, bank, 1000)
    assert ended >= 0.98
    assert turns <= 40


@pytest.mark.parametrize(("players", "bank"), TABLES)
def test_greedy_is_honest(players: int, bank: bool) -> None:
    """However the hidden cards and bids are dealt anew, the rates are the same."""
    honesty = Honesty("container", cards)
    state = start(players, bank, 7)
    bots = [bot("greedy" if seat else "random", seat) for seat in range(players)]
    while not state.over:
        for seat in state.to_act:
            honesty.rates(state, seat, guesses=4)
        seat = state.to_act[0]
        state.play(seat, bots[seat].choose(state.seen_by(seat, bots[seat].rng), seat))
    assert len(honesty.deals) > players


def cards(state: ContainerState, seat: int) -> list[int]:
    return [company.card for company in state.companies]


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
    ends = [play("container", ["greedy"] * 5, 11).digest() for _ in range(2)]
    assert ends[0] == ends[1]


@pytest.mark.parametrize("option", ["open_money", "rebuy_in_port", "skip_auctioned_space"])
def test_greedy_plays_with_every_option(option: str) -> None:
    for seed in range(3):
        play("container", ["greedy"] * 4, seed, **{option: True})
