"""Random players for tests."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Collection
from typing import Final

from magnate.core.actions import Action, ActionKind
from magnate.core.rng import Rng
from magnate.core.state import State
from magnate.games.carnegie.actions import DONE, MOVE_ACTIVE, SELL_GOODS
from magnate.games.rolling_heights import actions as rolling_heights

CARNEGIE_IDLE: Final = (DONE, SELL_GOODS, MOVE_ACTIVE)
"""Kinds of Carnegie with which a player does less than he could."""

ROLLING_HEIGHTS_IDLE: Final = (rolling_heights.DONE, rolling_heights.EXCHANGE)
"""The same of Rolling Heights."""

Player = Callable[[State, int, Rng], Action]
"""Chooses what a seat plays that is asked or has a free action."""


def somebody(state: State, rng: Rng) -> int:
    """Any asked seat, or one time in eight one that may play something without being asked."""
    asked = state.to_act
    free = [seat for seat in range(state.players) if seat not in asked and state.legal(seat)]
    if free and rng.below(8) == 0:
        return free[rng.below(len(free))]
    return asked[rng.below(len(asked))]


def play_one(state: State, player: Player, rng: Rng) -> Action:
    """Somebody plays something; what it is."""
    seat = somebody(state, rng)
    action = player(state, seat, rng)
    state.advance(seat, action)
    return action


def anything(state: State, seat: int, rng: Rng) -> Action:
    """Any answer."""
    legal = state.legal(seat)
    return legal[rng.below(len(legal))]


class Curious:
    """Plays for all seats and tries out everything: what it has played least, and kinds alike.

    It leaves idle kinds alone while there are others, but for one answer in eight. So it comes to
    much that a player of mere chance, who passes and gives away what he has, hardly ever sees.
    """

    SAMPLE = 6

    def __init__(self, idle: Collection[ActionKind] = ()) -> None:
        self.idle = idle
        self.played: Counter[Action] = Counter()

    def __call__(self, state: State, seat: int, rng: Rng) -> Action:
        choice = state.legal(seat)
        kinds = [kind for kind in dict.fromkeys(a.kind for a in choice) if kind not in self.idle]
        if kinds and rng.below(8) > 0:
            kind = kinds[rng.below(len(kinds))]
            choice = [action for action in choice if action.kind is kind]
        some = [choice[rng.below(len(choice))] for _ in range(self.SAMPLE)]
        action = min(some, key=lambda action: self.played[action])
        self.played[action] += 1
        return action
