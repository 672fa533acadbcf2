"""Employees: arriving in a lobby, moving, leaving a chair (CAR-4.1, CAR-5.3, CAR-5.4)."""

from __future__ import annotations

from typing import ClassVar, Final

from librt.vecs import append
from mypy_extensions import i64

from magnate.core.actions import Action, ActionKind
from magnate.core.decisions import OneSeat
from magnate.core.facts import Fact
from magnate.core.ints import Ints, bit, ints, zeros
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
from magnate.games.carnegie.decisions.move_order import (
    MoveOrder,
    came_to,
    move_number,
    went_from,
)
from magnate.games.carnegie.domains import LYING, STANDING
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
    SAME_CELL,
    SAME_PRICE,
    STEPS_LAPSED,
    TOO_MANY,
    VACATED,
    WENT_TO_NEW_LOBBY,
)
from magnate.games.carnegie.state import CarnegieState

FARTHEST: Final = 6
"""The most steps between two cells."""
NO_MOVES: Final = zeros(0)


# How canonical moves from a cell are found.
ALL: Final = 0
ASCENDING: Final = 1
EXACT: Final = 2


# Arriving


def arrive(state: CarnegieState, seat: i64, count: i64) -> None:
    """Employees come lying to a lobby, each to one of the player's choice."""
    company = state.companies[seat]
    company.lying[company.lobby()] += count
    if count > 0 and company.new_lobby() >= 0:
        state.ask(ChooseLobby(seat, count))


def hire(state: CarnegieState, seat: i64, count: i64, source: i64) -> i64:
    """New employees, as far as the fifteen reach (CAR-4.4): how many are to arrive."""
    company = state.companies[seat]
    hired = min(count, company.reserve)
    company.reserve -= hired
    if hired > 0:
        state.tell(GOT_STAFF, seat, hired, company.lobby(), source)
    return hired


class ChooseLobby(OneSeat[CarnegieState]):
    """How many of the new arrivals go to the second lobby? (#4)"""

    kinds: ClassVar[tuple[ActionKind, ...]] = (TO_NEW_LOBBY,)

    def __init__(self, seat: i64, count: i64) -> None:
        super().__init__(seat)
        self.count = count

    def args(self) -> tuple[int, ...]:
        return (self.seat, self.count)

    def question(self, state: CarnegieState, seat: i64) -> Fact:
        return ASK_LOBBY.at(self.count)

    def options(self, state: CarnegieState, seat: i64, out: list[Action]) -> None:
        out.extend(TO_NEW_LOBBY.actions[: self.count + 1])

    def reason(self, state: CarnegieState, seat: i64, action: Action) -> Fact:
        return TOO_MANY.at(self.count)

    def resolve(self, state: CarnegieState, seat: i64, action: Action) -> None:
        company = state.companies[seat]
        company.lying[company.lobby()] -= action.a
        company.lying[company.new_lobby()] += action.a
        state.tell(WENT_TO_NEW_LOBBY, seat, action.a, company.new_lobby())
        state.close()


# Leaving a chair


def send_on_mission(state: CarnegieState, seat: i64, cell: i64, region: i64) -> None:
    """The employee who is used goes from his chair to a region (CAR-5.3)."""
    company = state.companies[seat]
    company.missions[region] += 1
    chair = _chair_left(state, seat, cell, company.leave_chair(cell))
    state.tell(MISSION, seat, cell, region, chair)


def _chair_left(state: CarnegieState, seat: i64, cell: i64, left: i64) -> i64:
    """The number of the chair that was left; 0 where prices differ and the player is asked."""
    company = state.companies[seat]
    costs = state.rules.chair_costs[company.cells[cell]]
    for chair in range(len(costs)):
        if costs[chair] != costs[left] and not company.has_free(cell, chair):
            state.ask(Vacate(seat, cell, left))
            return 0
    return left + 1


def _taken(company: Company, cell: i64) -> list[int]:
    return [chair for chair in range(CHAIRS) if not company.has_free(cell, chair)]


class Vacate(OneSeat[CarnegieState]):
    """Which chair is left, where chairs of a department have different prices? (CAR-7.3)"""

    kinds: ClassVar[tuple[ActionKind, ...]] = (VACATE,)

    def __init__(self, seat: i64, cell: i64, left: i64) -> None:
        super().__init__(seat)
        self.cell = cell
        self.left = left
        """The chair left until the answer comes: the lowest that was taken."""

    def args(self) -> tuple[int, ...]:
        return (self.seat, self.cell, self.left)

    def question(self, state: CarnegieState, seat: i64) -> Fact:
        return ASK_VACATE.at(self.cell)

    def options(self, state: CarnegieState, seat: i64, out: list[Action]) -> None:
        company = state.companies[seat]
        costs = state.rules.chair_costs[company.cells[self.cell]]
        offered: list[int] = []
        for chair in [self.left, *_taken(company, self.cell)]:
            if costs[chair] not in offered:
                offered.append(costs[chair])
                out.append(VACATE.at(chair + 1))

    def reason(self, state: CarnegieState, seat: i64, action: Action) -> Fact:
        taken = _taken(state.companies[seat], self.cell)
        return SAME_PRICE.at() if action.a - 1 in taken else NOBODY_THERE.at()

    def resolve(self, state: CarnegieState, seat: i64, action: Action) -> None:
        company = state.companies[seat]
        company.standing[self.cell] |= bit(self.left)
        company.standing[self.cell] ^= bit(action.a - 1)
        state.tell(VACATED, seat, self.cell, action.a)
        state.close()


# Moving


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


def move(state: CarnegieState, seat: i64, action: Action, steps: i64) -> None:
    """A moved employee lies down; so many steps were paid for it."""
    pose = LYING if action.kind is MOVE else STANDING
    left = state.companies[seat].move(action.a, action.b, pose == LYING)
    chair = _chair_left(state, seat, action.a, left) if left >= 0 else 0
    state.tell(MOVED, seat, action.a, action.b, pose, steps, chair)


def ask_moves(state: CarnegieState, seat: i64, steps: i64) -> None:
    state.ask(MoveEmployees(seat, steps))


class MoveEmployees(OneSeat[CarnegieState]):
    """Which employee goes from which cell to which, for the steps at hand? (CAR-5.4)"""

    kinds: ClassVar[tuple[ActionKind, ...]] = (MOVE, MOVE_ACTIVE, DONE)
    any_order: ClassVar[bool] = True

    def __init__(self, seat: i64, steps: i64, again: bool = False, made: Ints = NO_MOVES) -> None:
        super().__init__(seat)
        self.steps = steps
        self.again = again
        """Whether one who had just come to a cell has gone on; else all moves made could have been
        made in any order, and the canonical one is ascending."""
        self.made = made
        """The moves so far as long as they are in canonical order; else it begins anew."""

    def args(self) -> tuple[int, ...]:
        return (self.seat, self.steps, int(self.again), *self.made)

    def question(self, state: CarnegieState, seat: i64) -> Fact:
        return ASK_MOVE.at(self.steps)

    def options(self, state: CarnegieState, seat: i64, out: list[Action]) -> None:
        company = state.companies[seat]
        steps = min(self.steps, FARTHEST)
        for origin in range(CELLS):
            if company.lying[origin] > 0:
                out.extend(MOVES[origin][steps])
            if company.standing[origin] != 0:
                out.extend(ACTIVE_MOVES[origin][steps])
        out.append(DONE_ACTION)

    def canonical(self, state: CarnegieState, seat: i64, out: list[Action]) -> None:
        if len(self.made) == 0:
            self.options(state, seat, out)
            return
        company = state.companies[seat]
        steps = min(self.steps, FARTHEST)
        order: MoveOrder | None = None
        for origin in range(CELLS):
            if company.lying[origin] > 0:
                moves = MOVES[origin][steps]
                rule = self._rule(company, origin)
                if rule == ALL:
                    out.extend(moves)
                elif rule == ASCENDING:
                    self._add(moves, out)
                else:
                    if order is None:
                        order = MoveOrder(company.lying, self.made)
                    _add_allowed(moves, order, out)
            if company.standing[origin] != 0:
                moves = ACTIVE_MOVES[origin][steps]
                if not self.again:
                    self._add(moves, out)
                else:
                    if order is None:
                        order = MoveOrder(company.lying, self.made)
                    _add_allowed(moves, order, out)
        out.append(DONE_ACTION)

    def _rule(self, company: Company, cell: i64) -> i64:
        """Which moves of those who lie in a cell are canonical now: those above the last one, if
        someone could have left it before; all of them, if the last move was the first to lead
        there; else it has to be worked out."""
        if self.again:
            return EXACT
        came = came_to(self.made, cell)
        if company.lying[cell] > came:
            return ASCENDING
        if went_from(self.made, cell):
            return EXACT
        return ALL if came == 1 and self.made[-1] % CELLS == cell else ASCENDING

    def _add(self, moves: list[Action], out: list[Action]) -> None:
        """Add those of the moves from a cell that are not below the last one."""
        if not moves or move_number(moves[-1]) < self.made[-1]:
            return
        if move_number(moves[0]) >= self.made[-1]:
            out.extend(moves)
            return
        for action in moves:
            if move_number(action) >= self.made[-1]:
                out.append(action)

    def reason(self, state: CarnegieState, seat: i64, action: Action) -> Fact:
        if action.a == action.b:
            return SAME_CELL.at()
        if not state.companies[seat].is_there(action.a, action.kind is MOVE):
            return NOBODY_THERE.at()
        return FEW_STEPS.at(distance(action.a, action.b), self.steps)

    def about(self, state: CarnegieState, seat: i64, action: Action) -> dict[str, int]:
        if action.kind is DONE:
            return {}
        cost = distance(action.a, action.b)
        return {"steps_cost": cost, "steps_left": self.steps - cost}

    def resolve(self, state: CarnegieState, seat: i64, action: Action) -> None:
        if action.kind is DONE:
            self._close(state)
            return
        steps = distance(action.a, action.b)
        state.replace(self._after(state.companies[seat], action, self.steps - steps))
        move(state, seat, action, steps)

    def _after(self, company: Company, action: Action, left: i64) -> MoveEmployees:
        number = move_number(action)
        made = self.made
        again = self.again
        if len(made) > 0:
            rule: i64 = ASCENDING
            if again or action.kind is MOVE:
                rule = self._rule(company, action.a)
            if rule == EXACT:
                canonical = MoveOrder(company.lying, made).allows(number)
            else:
                canonical = rule == ALL or number >= made[-1]
            if action.kind is MOVE and company.lying[action.a] <= came_to(made, action.a):
                again = True
            if not canonical:
                return MoveEmployees(self.seat, left)
        return MoveEmployees(self.seat, left, again, append(made[:], number))

    def resume(self, state: CarnegieState) -> None:
        company = state.companies[self.seat]
        if self.steps == 0 or company.is_idle():
            self._close(state)

    def _close(self, state: CarnegieState) -> None:
        if self.steps > 0:
            state.tell(STEPS_LAPSED, self.seat, self.steps)
        state.close()


def _add_allowed(moves: list[Action], order: MoveOrder, out: list[Action]) -> None:
    for action in moves:
        if order.allows(move_number(action)):
            out.append(action)


def move_employees(seat: i64, steps: i64, again: i64, *made: i64) -> MoveEmployees:
    """The decision with these numbers."""
    return MoveEmployees(seat, steps, again == 1, ints(made))


class MoveIn(OneSeat[CarnegieState]):
    """Property management: who moves into the department just built? (#8)"""

    kinds: ClassVar[tuple[ActionKind, ...]] = (MOVE, MOVE_ACTIVE, DONE)

    def __init__(self, seat: i64, cell: i64) -> None:
        super().__init__(seat)
        self.cell = cell

    def args(self) -> tuple[int, ...]:
        return (self.seat, self.cell)

    def question(self, state: CarnegieState, seat: i64) -> Fact:
        return ASK_MOVE_IN.at(self.cell)

    def options(self, state: CarnegieState, seat: i64, out: list[Action]) -> None:
        company = state.companies[seat]
        for origin in range(CELLS):
            if origin == self.cell:
                continue
            if company.lying[origin] > 0:
                out.append(MOVE.at(origin, self.cell))
            if company.standing[origin] != 0:
                out.append(MOVE_ACTIVE.at(origin, self.cell))
        out.append(DONE_ACTION)

    def reason(self, state: CarnegieState, seat: i64, action: Action) -> Fact:
        if action.a == action.b:
            return SAME_CELL.at()
        return NOBODY_THERE.at() if action.b == self.cell else ONLY_INTO.at(self.cell)

    def resolve(self, state: CarnegieState, seat: i64, action: Action) -> None:
        state.close()
        if action.kind is not DONE:
            move(state, seat, action, 0)
