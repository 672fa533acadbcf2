"""Every action of Carnegie is played somewhere, or can't be with the printed components."""

from __future__ import annotations

import sys
from collections.abc import Callable
from typing import Final

import pytest

import magnate
from magnate.core.actions import Action, ActionKind
from magnate.core.ints import zeros
from magnate.core.rng import Rng
from magnate.core.state import State
from magnate.games.carnegie.actions import (
    ACTIVATE,
    ADVANCED_DESIGN,
    BRING_HOME,
    BUILD,
    CELLS,
    CHOOSE,
    DONE,
    EMPTY,
    FOUND,
    HOUSING,
    LOBBY,
    MOVE,
    MOVE_ACTIVE,
    NEW_LOBBY,
    PLACE,
    REGIONS,
    TAKE_EMPLOYEES,
    TAKE_GOODS_FOR,
    TO_NEW_LOBBY,
    TYPES,
    USE,
)
from magnate.games.carnegie.decisions.activation import Activate
from magnate.games.carnegie.decisions.course import ChooseAction
from magnate.games.carnegie.decisions.employees import MoveEmployees
from magnate.games.carnegie.domains import (
    ROW_EVENTS,
)
from magnate.games.carnegie.rules import (
    ANY_PROJECT,
    Rules,
)
from magnate.games.carnegie.state import CarnegieState
from tests.contract.test_random_play import SOME, play_curiously
from tests.helpers.players import anything, play_one

CARNEGIE = magnate.game("carnegie")
STAFF: Final = 15


def start(seed: int = 0) -> CarnegieState:
    state = CARNEGIE.start(4, seed, tab_sides="A")
    assert isinstance(state, CarnegieState)
    return state


def rules() -> Rules:
    return start().rules


def board() -> list[int]:
    """The departments of a new company."""
    return list(start().companies[0].cells)


def is_of_lobby(action: Action) -> bool:
    return action.kind in (USE, MOVE_ACTIVE, ACTIVATE) and board()[action.a] == LOBBY


NEVER: Final[dict[str, Callable[[Action], bool]]] = {
    "the first discs go on housing slots": lambda action: (
        action.kind is PLACE and rules().slot_type[action.a] != HOUSING
    ),
    "the slot is for another project": lambda action: (
        action.kind is BUILD and rules().slot_type[action.b] not in (action.a, ANY_PROJECT)
    ),
    "something is printed on the cell": lambda action: (
        action.kind is FOUND and board()[action.b] != EMPTY
    ),
    "nobody moves to where he is": lambda action: (
        action.kind in (MOVE, MOVE_ACTIVE) and action.a == action.b
    ),
    "a lobby has no chairs and no function": is_of_lobby,
    "the department on the cell has fewer chairs": lambda action: (
        action.kind is ACTIVATE
        and board()[action.a] not in (LOBBY, EMPTY)
        and action.b > rules().chairs(board()[action.a])
    ),
    "the tabs have two cells with that choice at most": lambda action: (
        action.kind in (TAKE_EMPLOYEES, TAKE_GOODS_FOR) and action.a > 2
    ),
}
"""Why some actions can't be played, unless an override changes the components."""


def never() -> dict[Action, str]:
    return {
        action: reason
        for reason, holds in NEVER.items()
        for action in CARNEGIE.table.actions
        if holds(action)
    }


# Positions that random play doesn't come to: they take a plan of many rounds


def nobody_moves(state: State, seat: int, rng: Rng) -> Action:
    moving = isinstance(state.stack[-1], MoveEmployees)
    return DONE.at() if moving else anything(state, seat, rng)


def play_until(state: CarnegieState, decision: type[object]) -> None:
    rng = Rng.seeded(0, "until")
    while not isinstance(state.stack[-1], decision):
        play_one(state, nobody_moves, rng)


def played_from(state: CarnegieState, seat: int, kind: ActionKind) -> set[Action]:
    """Every legal action of a kind, each played on a copy."""
    actions = {action for action in state.legal(seat) if action.kind is kind}
    for action in actions:
        after = state.clone()
        after.play(seat, action)
        assert after.problems() == []
    return actions


def all_employees_come_home() -> set[Action]:
    """All fifteen are in one region, and there is a second lobby."""
    state = start()
    play_until(state, ChooseAction)
    seat, company = state.first, state.companies[state.first]
    row = next(row for row in range(TYPES) if state.events[row * ROW_EVENTS] < REGIONS)
    company.missions = zeros(REGIONS)
    company.missions[state.events[row * ROW_EVENTS]] = STAFF
    company.lying = zeros(CELLS)
    company.standing = zeros(CELLS)
    company.reserve = 0
    company.cells[0] = NEW_LOBBY
    state.tiles[NEW_LOBBY] -= 1
    assert state.problems() == []
    state.play(seat, CHOOSE.at(row))
    home = played_from(state, seat, BRING_HOME)
    state.play(seat, BRING_HOME.at(STAFF))
    return home | played_from(state, seat, TO_NEW_LOBBY)


def three_stand_up_in_one_tile() -> set[Action]:
    """Three employees lie in a department with three chairs."""
    played: set[Action] = set()
    for cell in range(CELLS):
        state = start()
        company = state.companies[0]
        if company.cells[cell] != EMPTY:
            continue
        company.cells[cell] = ADVANCED_DESIGN
        state.tiles[ADVANCED_DESIGN] -= 1
        company.lying[company.lobby()] -= 3
        company.lying[cell] += 3
        assert state.problems() == []
        play_until(state, Activate)
        for chair in (1, 2, 3):
            played |= played_from(state, 0, ACTIVATE)
            state.play(0, ACTIVATE.at(cell, chair))
    return played


def test_large_numbers_of_employees() -> None:
    assert all_employees_come_home() == {*BRING_HOME.actions, *TO_NEW_LOBBY.actions}
    empty = [cell for cell in range(CELLS) if board()[cell] == EMPTY]
    assert {ACTIVATE.at(cell, 3) for cell in empty} <= three_stand_up_in_one_tile()


@pytest.mark.long
def test_every_action_is_played_or_can_not_be(capsys: pytest.CaptureFixture[str]) -> None:
    played = play_curiously("carnegie", 2 * SOME)
    prepared = all_employees_come_home() | three_stand_up_in_one_tile()
    listed = never()
    assert [action for action in listed if action in played | prepared] == []
    assert set(CARNEGIE.table.actions) - played - prepared == set(listed)
    reasons = "".join(
        f"\n  {list(listed.values()).count(reason):4d} never, as {reason}" for reason in NEVER
    )
    with capsys.disabled():  # standard error reaches the screen from the workers too
        print(
            f"\ncarnegie: {len(played)} of {len(CARNEGIE.table)} actions in random games, "
            f"{len(prepared - played)} more from prepared positions{reasons}",
            file=sys.stderr,
        )
