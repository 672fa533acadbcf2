"""A question for positions that are only looked at."""

from __future__ import annotations

from magnate.core.actions import Action
from magnate.core.decisions import Decision
from magnate.core.facts import Fact
from magnate.core.state import State
from magnate.core.vocabulary import GAME_OVER


class Pause(Decision[State]):
    """A question without answers that keeps a position from being over."""

    def seats(self, state: State) -> tuple[int, ...]:
        return tuple(range(state.players))

    def question(self, state: State, seat: int) -> Fact:
        return GAME_OVER.at()

    def options(self, state: State, seat: int, out: list[Action]) -> None:
        return

    def reason(self, state: State, seat: int, action: Action) -> Fact:
        return GAME_OVER.at()

    def resolve(self, state: State, seat: int, action: Action) -> None:
        raise AssertionError
