"""The course of a turn: how it begins and ends (CON-2.1, CON-10)."""

from __future__ import annotations

from typing import Final, final

from magnate.core.decisions import Step
from magnate.core.facts import FactKind
from magnate.games.container.decisions.collect import collect, collect_at_end
from magnate.games.container.decisions.interest import Seize, pay_interest, seize
from magnate.games.container.facts import ENDED_BY_DEADLOCK, ENDED_BY_SUPPLY, TURN
from magnate.games.container.state import ContainerState


def begin_turn(state: ContainerState) -> None:
    """Preparation: interest, then a won broker auction (CON-2.1). The main decision waits below."""
    state.turn += 1
    state.first_action = None
    state.second_action = None
    state.collected = False
    state.traded = False
    state.tell(TURN, state.active)
    left = seize(state, pay_interest(state))
    if left > 0:
        state.ask(COLLECT)
        state.ask(Seize(left))
    else:
        collect(state)


@final
class Collect(Step[ContainerState]):
    """Waits until the bank has seized what unpaid interest costs."""

    def resume(self, state: ContainerState) -> None:
        state.close()
        collect(state)


COLLECT: Final = Collect()


def end_turn(state: ContainerState) -> None:
    """Hand over to the left, or end the game (CON-10.1, CON-10.6). It is sealed here: the next
    question can be for the same player, who would have seen a neighbour default (CON-3.4)."""
    state.seal()
    state.idle = 0 if state.traded else state.idle + 1
    if state.ending():
        _end_game(state, ENDED_BY_SUPPLY)
    elif state.idle >= state.idle_limit():
        _end_game(state, ENDED_BY_DEADLOCK)
    else:
        state.active = (state.active + 1) % state.players
        begin_turn(state)


def _end_game(state: ContainerState, told: FactKind) -> None:
    state.tell(told)
    collect_at_end(state)
    state.stack.clear()
