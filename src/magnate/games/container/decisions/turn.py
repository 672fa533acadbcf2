"""The course of a turn: how it begins and ends (CON-2.1, CON-10)."""

from __future__ import annotations

from typing import Final

from magnate.games.container.decisions.collect import collect_at_end
from magnate.games.container.decisions.interest import pay_interest
from magnate.games.container.facts import ENDED_BY_DEADLOCK, ENDED_BY_SUPPLY, TURN
from magnate.games.container.state import ContainerState

ACTIONS: Final = 2


def begin_turn(state: ContainerState) -> None:
    """Preparation: interest, then a won broker auction (CON-2.1). The main decision waits below."""
    state.actions_left = ACTIONS
    state.produced = False
    state.collected = False
    state.called = False
    state.traded = False
    state.tell(TURN, state.active)
    pay_interest(state)


def end_turn(state: ContainerState) -> None:
    """Hand over to the left, or end the game (CON-10.1, CON-10.6)."""
    state.idle = 0 if state.traded else state.idle + 1
    if state.ending():
        state.tell(ENDED_BY_SUPPLY)
        collect_at_end(state)
        state.stack.clear()
    elif state.idle >= state.rules.idle_turns * state.players:
        state.tell(ENDED_BY_DEADLOCK)
        collect_at_end(state)
        state.stack.clear()
    else:
        state.active = (state.active + 1) % state.players
        begin_turn(state)
