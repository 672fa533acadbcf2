"""What a bot is, and how bots play a game to its end."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Sequence

from mypy_extensions import i64, mypyc_attr

from magnate.core.actions import Action
from magnate.core.rng import Rng
from magnate.core.state import State


@mypyc_attr(allow_interpreted_subclasses=True)
class Bot(ABC):
    """A player. It is only ever shown `state.seen_by(seat, bot.rng)`, so it can't cheat."""

    def __init__(self, seed: int = 0) -> None:
        self.rng = Rng.seeded(seed, "bot")

    @abstractmethod
    def choose(self, state: State, seat: i64) -> Action:
        """One of `state.canonical(seat)` for a seat that is asked."""


def play_out(state: State, bots: Sequence[Bot]) -> i64:
    """Let bots, one for each seat, play a state to its end; how many decisions that took."""
    decisions = 0
    while not state.over:
        seat = state.to_act[0]
        bot = bots[seat]
        state.play(seat, bot.choose(state.seen_by(seat, bot.rng), seat))
        decisions += 1
    return decisions


def random_playout(state: State, rng: Rng) -> i64:
    """Play random legal actions to the end, with nothing checked or hidden: the engine's speed."""
    decisions: i64 = 0
    while state.stack:
        state.drift(rng)
        decisions += 1
    return decisions
