"""Every action of Rolling Heights is played somewhere, or can't be by its rules."""

from __future__ import annotations

import sys
from collections.abc import Callable
from typing import Final

import pytest

import magnate
from magnate.core.actions import Action
from magnate.core.rng import Rng
from magnate.games.rolling_heights.actions import (
    ACTIVATE,
    AS_HARD,
    CHOOSE_CUBE,
    HARD,
    HIRE,
    LEAD,
    LEADER,
    PLAN,
    PLOT,
    SERVANT,
    TAKE,
    UPGRADE,
    URBANIST,
)
from magnate.games.rolling_heights.decisions.main import Main
from magnate.games.rolling_heights.rules import ANY_CUBES, NONE, Rules
from magnate.games.rolling_heights.state import RollingHeightsState
from tests.contract.test_random_play import SOME, play_curiously
from tests.games.rolling_heights.positions import hire, put
from tests.helpers.players import anything, play_one

ROLLING_HEIGHTS = magnate.game("rolling_heights")


def start(seed: int = 0) -> RollingHeightsState:
    state = ROLLING_HEIGHTS.start(2, seed)
    assert isinstance(state, RollingHeightsState)
    return state


def never_offered(rules: Rules) -> list[int]:
    """The workers that are on no two-coloured symbol."""
    offered = [
        worker
        for plan in rules.plans
        for one, other in zip(plan.first_workers, plan.second_workers, strict=True)
        if other != NONE
        for worker in (one, other)
    ]
    return [worker for worker in range(len(rules.worker_supply)) if worker not in offered]


NEVER: Final[dict[str, Callable[[Action], bool]]] = {
    "a community leader acts in a building": lambda action: (
        action.kind is ACTIVATE and action.a == LEADER
    ),
    "no civil servant is upgraded": lambda action: action.kind is UPGRADE and action.a == SERVANT,
}
"""Why some actions can't be played, whatever the components are."""
NOT_PRINTED: Final[dict[str, Callable[[Action], bool]]] = {
    "no plan has a choice with this worker": lambda action: (
        action.kind is HIRE and action.a in never_offered(start().rules)
    ),
}
"""Why some can't be played unless an override changes the components."""


def listed(reasons: dict[str, Callable[[Action], bool]]) -> dict[Action, str]:
    return {
        action: reason
        for reason, holds in reasons.items()
        for action in ROLLING_HEIGHTS.table.actions
        if holds(action)
    }


# Positions that random play seldom comes to: one plan alone lets leaders choose cubes, and most
# urbanists come with plans of level 2, which it hardly ever completes


def a_main_phase(seed: int = 0) -> RollingHeightsState:
    state = start(seed)
    rng = Rng.seeded(0, "until")
    while not isinstance(state.stack[-1], Main):
        play_one(state, anything, rng)
    return state


def urbanists_take_plans() -> set[Action]:
    played: set[Action] = set()
    for seed in range(40):
        state = a_main_phase(seed)
        hire(state, state.active, URBANIST, status=HARD)
        state.play(state.active, ACTIVATE.at(URBANIST, AS_HARD))
        taken = [action for action in state.legal(state.active) if action.kind is TAKE]
        after = state.clone()
        after.play(state.active, taken[seed % len(taken)])
        assert after.problems() == []
        played.update(taken)
    return played


def test_urbanists_can_take_any_plan() -> None:
    assert urbanists_take_plans() == {*TAKE.actions}


def a_leader_has_the_choice_of_cubes() -> set[Action]:
    state = a_main_phase()
    seat = state.active
    plot = next(plot for plot in state.city.land if state.open_land(plot))
    plan = next(n for n, plan in enumerate(state.rules.plans) if plan.hard.kind == ANY_CUBES)
    put(state, seat, PLAN.texts[plan], PLOT.texts[plot])
    hire(state, seat, LEADER, status=HARD)
    assert state.problems() == []
    state.play(seat, LEAD.at(plot, AS_HARD))
    played = {action for action in state.legal(seat) if action.kind is CHOOSE_CUBE}
    for action in played:
        after = state.clone()
        after.play(seat, action)
        assert after.problems() == []
    return played


def test_a_leader_can_choose_any_cube() -> None:
    assert a_leader_has_the_choice_of_cubes() == {*CHOOSE_CUBE.actions}


@pytest.mark.slow
def test_every_action_is_played_or_can_not_be() -> None:
    played = play_curiously("rolling_heights", 800) | urbanists_take_plans()
    assert set(ROLLING_HEIGHTS.table.actions) - played == set(listed(NEVER))


@pytest.mark.long
def test_every_action_is_played_with_printed_components(
    capsys: pytest.CaptureFixture[str],
) -> None:
    played = play_curiously("rolling_heights", 2 * SOME, None)
    prepared = a_leader_has_the_choice_of_cubes() | urbanists_take_plans()
    missing = listed(NEVER | NOT_PRINTED)
    assert set(ROLLING_HEIGHTS.table.actions) - played - prepared == set(missing)
    reasons = "".join(
        f"\n  {list(missing.values()).count(reason):4d} never, as {reason}"
        for reason in NEVER | NOT_PRINTED
    )
    with capsys.disabled():  # standard error reaches the screen from the workers too
        print(
            f"\nrolling_heights: {len(played)} of {len(ROLLING_HEIGHTS.table)} actions in random "
            f"games, {len(prepared - played)} more from prepared positions{reasons}",
            file=sys.stderr,
        )
