"""Whole games between bots: how often one wins, and whether it is honest."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TypeVar, cast

import magnate
from magnate.bots import bot, play_out
from magnate.core.options import OptionValue
from magnate.core.rng import Rng
from magnate.core.state import State

StateT = TypeVar("StateT", bound=State)


def play(game: str, names: Sequence[str], seed: int, **options: OptionValue) -> State:
    """A game to its end, with these bots in the seats; nothing gets lost in it."""
    state = magnate.game(game).start(len(names), seed, None, **options)
    play_out(state, [bot(name, seed + seat) for seat, name in enumerate(names)])
    assert state.problems() == []
    return state


def share_won(game: str, players: int, games: int, **options: OptionValue) -> float:
    """How often one greedy bot wins against random ones; a shared victory counts in part."""
    won = 0.0
    for seed in range(games):
        seat = seed % players
        names = ["greedy" if other == seat else "random" for other in range(players)]
        ranking = play(game, names, seed, **options).ranking()
        won += (ranking[seat] == 1) / ranking.count(1)
    return won / games


def share_won_alone(game: str, difficulty: str, games: int) -> float:
    """How often the greedy bot beats the opponent of a solo game."""
    ends = [play(game, ["greedy"], seed, difficulty=difficulty) for seed in range(games)]
    return sum(end.ranking()[0] == 1 for end in ends) / games


class Honesty:
    """Rates what a seat may play as a greedy bot would: however all that the seat can't know is
    dealt anew, the rates are the same, and rating changes nothing."""

    def __init__(self, game: str, hidden: Callable[[StateT, int], object]) -> None:
        """`hidden` is what a seat can't know of a state."""
        self.heuristics = magnate.game(game).heuristics
        self.hidden = cast(Callable[[State, int], object], hidden)
        self.guesses = Rng.seeded(7, "guesses")
        self.deals: set[str] = set()
        """All that has been hidden from a seat."""

    def rates(self, state: State, seat: int, guesses: int = 2) -> list[int]:
        legal = state.legal(seat)
        rates: list[list[int]] = []
        for _ in range(guesses):
            seen = state.seen_by(seat, self.guesses)
            self.deals.add(str(self.hidden(seen, seat)))
            before = seen.digest()
            rates.append(self.heuristics.rate(seen, seat, legal))
            assert seen.digest() == before
        assert rates == [rates[0]] * guesses
        assert len(rates[0]) == len(legal)
        return rates[0]

    def play_out(self, state: State) -> None:
        """A game in which the best rated is played, to its end."""
        while not state.over:
            seat = state.to_act[-1]
            rates = self.rates(state, seat)
            state.play(seat, state.legal(seat)[rates.index(max(rates))])
