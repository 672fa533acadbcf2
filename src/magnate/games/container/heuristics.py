"""How to play Container sensibly, for bots."""

from __future__ import annotations

from typing import final

from magnate.core.actions import Action
from magnate.core.game import Heuristics
from magnate.core.state import State


@final
class ContainerHeuristics(Heuristics):
    """Rates actions by simple business sense."""

    def rate(self, state: State, seat: int, actions: list[Action]) -> list[int]:
        return [0 for _ in actions]
