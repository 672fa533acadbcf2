"""A bot that plays what the game's heuristics rate highest."""

from __future__ import annotations

from typing import final

from mypy_extensions import i64

from magnate.bots.base import Bot
from magnate.core.actions import Action
from magnate.core.game import game
from magnate.core.state import State


@final
class GreedyBot(Bot):
    """The best rated action; equals by lot."""

    def choose(self, state: State, seat: i64) -> Action:
        legal = state.canonical(seat)
        if len(legal) == 1:
            return legal[0]
        rates = game(state.setup.table.game).heuristics.rate(state, seat, legal)
        best = max(rates)
        equals = [legal[index] for index in range(len(legal)) if rates[index] == best]
        return equals[self.rng.below(len(equals))]
