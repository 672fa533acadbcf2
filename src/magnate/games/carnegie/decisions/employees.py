"""Employees: arriving in a lobby, moving, leaving a chair (CAR-4.1, CAR-5.3, CAR-5.4)."""

from __future__ import annotations

from typing import ClassVar, Final

from magnate.core.actions import Action, ActionKind
from magnate.core.decisions import OneSeat
from magnate.core.facts import Fact
from magnate.games.carnegie.actions import (
    CELLS,
    CHAIRS,
    DONE,
    DONE_ACTION,
    MOVE,
    MOVE_ACTIVE,
    TO_NEW_LOBBY,
    VACATE,
)
from magnate.games.carnegie.company import Company, distance
from magnate.games.carnegie.facts import (
    ASK_LOBBY,
    ASK_MOVE,
    ASK_MOVE_IN,
    ASK_VACATE,
    FEW_STEPS,
    GOT_STAFF,
    MISSION,
    MOVED,
    NOBODY_THERE,
    ONLY_INTO,
    PASSED_BY,
    SAME_CELL,
    SAME_PRICE,
    TOO_MANY,
    WENT_TO_NEW_LOBBY,
)
from magnate.games.carnegie.state import CarnegieState

FARTHEST: Final = 6
"""The most steps between two cells."""


# Arriving


def arrive(state: CarnegieState, seat: int, count: int) -> None:
    """Employees come lying to a lobby, each to one of the player's choice."""
    company = state.companies[seat]
    company.lying[company.lobby()] += count
    if count > 0 and company.new_lobby() >= 0:
        state.ask(ChooseLobby(seat, count))


def hire(state: CarnegieState, seat: int, count: int) -> None:
    """New employees, as far as the fifteen reach (CAR-4.4)."""
    company = state.companies[seat]
    hired = min(count, company.reserve)
    company.reserve -= hired
    if hired > 0:
        state.tell(GOT_STAFF, seat, hired)
    arrive(state, seat, hired)


class ChooseLobby(OneSeat[CarnegieState]):
    """How many of the new arrivals go to the second lobby? (#4)"""

    kinds: ClassVar[tuple[ActionKind, ...]] = (TO_NEW_LOBBY,)

    def __init__(self, seat: int, count: int) -> None:
        super().__init__(seat)
        self.count = count

    def args(self) -> tuple[int, ...]:
        return (self.seat, self.count)

    def question(self, state: CarnegieState, seat: int) -> Fact:
        return ASK_LOBBY.at(self.count)

    def options(self, state: CarnegieState, seat: int, out: list[Action]) -> None:
        out.extend(TO_NEW_LOBBY.actions[: self.count + 1])

    def reason(self, state: CarnegieState, seat: int, action: Action) -> Fact:
        return TOO_MANY.at(self.count)

    def resolve(self, state: CarnegieState, seat: int, action: Action) -> None:
        company = state.companies[seat]
        company.lying[company.lobby()] -= action.a
        company.lying[company.new_lobby()] += action.a
        state.tell(WENT_TO_NEW_LOBBY, seat, action.a)
        state.finish()


# Leaving a chair


def send_on_mission(state: CarnegieState, seat: int, cell: int, region: int) -> None:
    """The employee who is used goes from his chair to a region (CAR-5.3)."""
    state.companies[seat].missions[region] += 1
    state.tell(MISSION, seat, region)
    _leave_chair(state, seat, cell)


def _leave_chair(state: CarnegieState, seat: int, cell: int) -> None:
    """One active employee of a cell gets up; where prices differ the player says which."""
    company = state.companies[seat]
    chairs = _taken(company, cell)
    costs = state.rules.chair_costs[company.cells[cell]]
    company.standing[cell] ^= 1 << chairs[0]
    if any(costs[chair] != costs[chairs[0]] for chair in chairs):
        state.ask(Vacate(seat, cell, chairs[0]))


def _taken(company: Company, cell: int) -> list[int]:
    return [chair for chair in range(CHAIRS) if (company.standing[cell] >> chair) & 1]


class Vacate(OneSeat[CarnegieState]):
    """Which chair is left, where chairs of a department have different prices? (CAR-7.3)"""

    kinds: ClassVar[tuple[ActionKind, ...]] = (VACATE,)

    def __init__(self, seat: int, cell: int, left: int) -> None:
        super().__init__(seat)
        self.cell = cell
        self.left = left
        """The chair left until the answer comes: the lowest that was taken."""

    def args(self) -> tuple[int, ...]:
        return (self.seat, self.cell, self.left)

    def question(self, state: CarnegieState, seat: int) -> Fact:
        return ASK_VACATE.at(self.cell)

    def options(self, state: CarnegieState, seat: int, out: list[Action]) -> None:
        company = state.companies[seat]
        costs = state.rules.chair_costs[company.cells[self.cell]]
        offered: list[int] = []
        for chair in [self.left, *_taken(company, self.cell)]:
            if costs[chair] not in offered:
                offered.append(costs[chair])
                out.append(VACATE.at(chair + 1))

    def reason(self, state: CarnegieState, seat: int, action: Action) -> Fact:
        taken = _taken(state.companies[seat], self.cell)
        return SAME_PRICE.at() if action.a - 1 in taken else NOBODY_THERE.at()

    def resolve(self, state: CarnegieState, seat: int, action: Action) -> None:
        company = state.companies[seat]
        company.standing[self.cell] |= 1 << self.left
        company.standing[self.cell] ^= 1 << (action.a - 1)
        state.finish()


# Moving


def _key(action: Action) -> int:
    """Moves are made in ascending order, so that a set of moves is made in one way."""
    active = 1 if action.kind is MOVE_ACTIVE else 0
    return (action.a * 2 + active) * CELLS + action.b


def _reachable(kind: ActionKind) -> list[list[list[Action]]]:
    """`_reachable(kind)[origin][steps]`: the moves from a cell that so many steps pay."""
    return [
        [
            [
                kind.at(origin, target)
                for target in range(CELLS)
                if target != origin and distance(origin, target) <= steps
            ]
            for steps in range(FARTHEST + 1)
        ]
        for origin in range(CELLS)
    ]


MOVES: Final = _reachable(MOVE)
ACTIVE_MOVES: Final = _reachable(MOVE_ACTIVE)


def move(state: CarnegieState, seat: int, action: Action) -> None:
    """A moved employee lies down."""
    company = state.companies[seat]
    state.tell(MOVED, seat, action.a, action.b)
    company.lying[action.b] += 1
    if action.kind is MOVE:
        company.lying[action.a] -= 1
    else:
        _leave_chair(state, seat, action.a)


def _there(company: Company, action: Action) -> bool:
    if action.kind is MOVE:
        return company.lying[action.a] > 0
    return company.standing[action.a] != 0


def ask_moves(state: CarnegieState, seat: int, steps: int) -> None:
    state.ask(MoveEmployees(seat, steps, 0))


class MoveEmployees(OneSeat[CarnegieState]):
    """Which employee goes from which cell to which, for the steps at hand? (CAR-5.4)"""

    kinds: ClassVar[tuple[ActionKind, ...]] = (MOVE, MOVE_ACTIVE, DONE)

    def __init__(self, seat: int, steps: int, least: int) -> None:
        super().__init__(seat)
        self.steps = steps
        self.least = least
        """The key of the last move."""

    def args(self) -> tuple[int, ...]:
        return (self.seat, self.steps, self.least)

    def question(self, state: CarnegieState, seat: int) -> Fact:
        return ASK_MOVE.at(self.steps)

    def options(self, state: CarnegieState, seat: int, out: list[Action]) -> None:
        company = state.companies[seat]
        steps = min(self.steps, FARTHEST)
        first = self.least // (2 * CELLS)
        for origin in range(first, CELLS):
            if company.lying[origin] > 0:
                self._add(MOVES[origin][steps], origin == first, out)
            if company.standing[origin] != 0:
                self._add(ACTIVE_MOVES[origin][steps], origin == first, out)
        out.append(DONE_ACTION)

    def _add(self, moves: list[Action], some_passed: bool, out: list[Action]) -> None:
        if not some_passed:
            out.extend(moves)
            return
        for action in moves:
            if _key(action) >= self.least:
                out.append(action)

    def reason(self, state: CarnegieState, seat: int, action: Action) -> Fact:
        if action.a == action.b:
            return SAME_CELL.at()
        if not _there(state.companies[seat], action):
            return NOBODY_THERE.at()
        cost = distance(action.a, action.b)
        return FEW_STEPS.at(cost, self.steps) if cost > self.steps else PASSED_BY.at()

    def about(self, state: CarnegieState, seat: int, action: Action) -> dict[str, int]:
        if action.kind is DONE:
            return {}
        cost = distance(action.a, action.b)
        return {"cost": cost, "left": self.steps - cost}

    def resolve(self, state: CarnegieState, seat: int, action: Action) -> None:
        if action.kind is DONE:
            state.finish()
            return
        left = self.steps - distance(action.a, action.b)
        state.replace(MoveEmployees(seat, left, _key(action)))
        move(state, seat, action)
        state.go_on()

    def resume(self, state: CarnegieState) -> None:
        options: list[Action] = []
        self.options(state, self.seat, options)
        if len(options) == 1:  # nobody is left to move but to stop
            state.finish()


class MoveIn(OneSeat[CarnegieState]):
    """Property management: who moves into the department just built? (#8)"""

    kinds: ClassVar[tuple[ActionKind, ...]] = (MOVE, MOVE_ACTIVE, DONE)

    def __init__(self, seat: int, cell: int) -> None:
        super().__init__(seat)
        self.cell = cell

    def args(self) -> tuple[int, ...]:
        return (self.seat, self.cell)

    def question(self, state: CarnegieState, seat: int) -> Fact:
        return ASK_MOVE_IN.at(self.cell)

    def options(self, state: CarnegieState, seat: int, out: list[Action]) -> None:
        company = state.companies[seat]
        for origin in range(CELLS):
            if origin == self.cell:
                continue
            if company.lying[origin] > 0:
                out.append(MOVE.at(origin, self.cell))
            if company.standing[origin] != 0:
                out.append(MOVE_ACTIVE.at(origin, self.cell))
        out.append(DONE_ACTION)

    def reason(self, state: CarnegieState, seat: int, action: Action) -> Fact:
        if action.a == action.b:
            return SAME_CELL.at()
        return NOBODY_THERE.at() if action.b == self.cell else ONLY_INTO.at(self.cell)

    def resolve(self, state: CarnegieState, seat: int, action: Action) -> None:
        state.stack.pop()
        if action.kind is not DONE:
            move(state, seat, action)
        state.go_on()
