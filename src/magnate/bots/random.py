"""A bot that plays anything legal."""

from __future__ import annotations

from typing import final

from mypy_extensions import i64

from magnate.bots.base import Bot
from magnate.core.actions import Action
from magnate.core.state import State


@final
class RandomBot(Bot):
    """Every legal action is equally likely."""

    def choose(self, state: State, seat: i64) -> Action:
        legal = state.canonical(seat)
        return legal[self.rng.below(len(legal))]
