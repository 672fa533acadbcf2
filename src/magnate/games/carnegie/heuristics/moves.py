"""Moving employees: a plan is made anew for each answer; its move listed first is played."""

from __future__ import annotations

from typing import final

from mypy_extensions import i64

from magnate.core.actions import Action
from magnate.core.ints import zeros
from magnate.games.carnegie.actions import CELLS, DONE, MOVE, MOVE_ACTIVE
from magnate.games.carnegie.heuristics.outlook import NEVER, Outlook
from magnate.games.carnegie.heuristics.staff import Board


def rate_moves(outlook: Outlook, steps: int, actions: list[Action]) -> list[int]:
    """The first move of the best plan, else the end."""
    rates = [0 if action.kind is DONE else NEVER for action in actions]
    for index in _plan(outlook, steps, actions):
        rates[index] = len(actions) - index
    return rates


def _plan(outlook: Outlook, steps: i64, actions: list[Action]) -> list[int]:
    """Again and again the move that gains most for its steps: their places in the list."""
    board = Board(outlook, outlook.company)
    arrivals = Arrivals(board)
    plan: list[int] = []
    while True:
        index = _best_move(board, arrivals, steps, actions)
        if index < 0:
            return plan
        action = actions[index]
        _leave(board, action, 1)
        board.come(action.b, 1, 0)
        arrivals.look_at(action.a)
        arrivals.look_at(action.b)
        steps -= outlook.tables.distance[action.a * CELLS + action.b]
        plan.append(index)


def _best_move(board: Board, arrivals: Arrivals, steps: i64, actions: list[Action]) -> int:
    distance = board.outlook.tables.distance
    before = board.staff_worth()
    best: i64 = 0
    chosen = -1
    gone: Action | None = None
    without: i64 = 0
    for index in range(len(actions)):
        action = actions[index]
        if action.kind is not MOVE and action.kind is not MOVE_ACTIVE:
            continue
        cost = distance[action.a * CELLS + action.b]
        if cost > steps:
            continue
        # Moves are listed by where they start: whoever goes stays away for all of his moves.
        if gone is None or gone.a != action.a or gone.kind is not action.kind:
            if not _is_there(board, action):
                continue
            if gone is not None:
                _leave(board, gone, -1)
            gone = action
            _leave(board, gone, 1)
            without = board.staff_worth() - before
        gain = (without + arrivals.gain(action.b)) * 12 // cost
        if gain > best:
            best = gain
            chosen = index
    if gone is not None:
        _leave(board, gone, -1)
    return chosen


@final
class Arrivals:
    """What one more who comes to each cell and lies down there changes in the sums of a board."""

    def __init__(self, board: Board) -> None:
        self.board = board
        self.kind = zeros(CELLS)
        self.fixed = zeros(CELLS)
        self.work = zeros(CELLS)
        self.heads = zeros(CELLS)
        for cell in range(CELLS):
            self.look_at(cell)

    def look_at(self, cell: i64) -> None:
        """Find it out, for the first time or because someone has come or gone."""
        board = self.board
        kind = board.outlook.tables.kind[board.cells[cell]]
        fixed = board.fixed
        work = board.work[kind]
        heads = board.heads[kind]
        board.come(cell, 1, 0)
        self.kind[cell] = kind
        self.fixed[cell] = board.fixed - fixed
        self.work[cell] = board.work[kind] - work
        self.heads[cell] = board.heads[kind] - heads
        board.come(cell, -1, 0)

    def gain(self, cell: i64) -> i64:
        """By how much it raises the worth of the staff."""
        if self.heads[cell] == 0:
            return self.fixed[cell]
        board = self.board
        kind = self.kind[cell]
        crowd = board.outlook.tables.crowd
        heads = board.heads[kind]
        before = board.work[kind] * crowd[heads] // 100
        after = (board.work[kind] + self.work[cell]) * crowd[heads + self.heads[cell]] // 100
        return self.fixed[cell] + after - before


def _is_there(board: Board, action: Action) -> bool:
    present = board.lying if action.kind is MOVE else board.active
    return present[action.a] > 0


def _leave(board: Board, action: Action, times: i64) -> None:
    """The employee of a move leaves his cell, or is put back."""
    lying: i64 = 1 if action.kind is MOVE else 0
    board.come(action.a, -times * lying, -times * (1 - lying))
