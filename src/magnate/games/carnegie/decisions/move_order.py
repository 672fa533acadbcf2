"""The canonical order of moves, for searchers (CAR-5.4 itself knows no order).

Moves have numbers. Of all orders in which the same moves can be made, the canonical one is the
first in the sense of a dictionary. Mostly that is ascending order; but one who has just come to an
empty cell can't have left it before.
"""

from __future__ import annotations

from typing import final

from mypy_extensions import i64

from magnate.core.actions import Action
from magnate.core.ints import Ints, bit, zeros
from magnate.games.carnegie.actions import CELLS, MOVE_ACTIVE


def move_number(action: Action) -> i64:
    """Cell by cell, the lying before the standing."""
    active = 1 if action.kind is MOVE_ACTIVE else 0
    return (action.a * 2 + active) * CELLS + action.b


def came_to(made: Ints, cell: i64) -> i64:
    """How many of the moves led to a cell."""
    count: i64 = 0
    for number in made:
        if number % CELLS == cell:
            count += 1
    return count


def went_from(made: Ints, cell: i64) -> bool:
    """Whether one of the moves was that of someone who lay in a cell."""
    for number in made:
        if number // CELLS == 2 * cell:
            return True
    return False


@final
class MoveOrder:
    """Moves made in canonical order, some of them by those who had just come: which may follow?"""

    def __init__(self, lying: Ints, made: Ints) -> None:
        self.made = made
        self.someone = zeros(len(made))
        """Bit mask of the cells in which someone lay before each of the moves."""
        self.several = zeros(len(made))
        """The same of the cells in which more than one did."""
        lying = lying[:]
        for place in range(len(made) - 1, -1, -1):
            number = made[place]
            lying[number % CELLS] -= 1
            if not _is_active(number):
                lying[_origin(number)] += 1
            self.someone[place] = _with_more_than(0, lying)
            self.several[place] = _with_more_than(1, lying)
        self.stuck: list[tuple[i64, i64]] = []
        """Pairs of places: the later move is the lower one and could have come in the place of the
        earlier, but then some of the others could not be made."""
        for place in range(len(made)):
            for later in range(place + 1, len(made)):
                if made[later] < made[place] and self._possible(place, made[later]):
                    self.stuck.append((place, later))

    def allows(self, number: i64) -> bool:
        """Whether the moves made and this one are in canonical order."""
        made = self.made
        for place in range(len(made)):
            earlier = number < made[place] and self._possible(place, number)
            if earlier and self._all_possible(place, number, made[place:]):
                return False
        for place, later in self.stuck:
            others = made[place:]
            others[later - place] = number
            if self._all_possible(place, made[later], others):
                return False
        return True

    def _possible(self, place: i64, number: i64) -> bool:
        """Whether a move could have been made at an earlier place."""
        return _is_active(number) or (self.someone[place] >> _origin(number)) & 1 == 1

    def _all_possible(self, place: i64, first: i64, others: Ints) -> bool:
        """Whether some order of the others can follow this move at that place: wherever they start
        from, someone lies there or gets there by them. (The row of the others is used up.)"""
        reached = self.someone[place]
        if not _is_active(first) and (self.several[place] >> _origin(first)) & 1 == 0:
            reached &= ~bit(_origin(first))
        reached |= bit(first % CELLS)
        waiting: i64 = len(others)
        while waiting > 0:
            unreached: i64 = 0
            for index in range(waiting):
                number = others[index]
                if _is_active(number) or (reached >> _origin(number)) & 1 == 1:
                    reached |= bit(number % CELLS)
                else:
                    others[unreached] = number
                    unreached += 1
            if unreached == waiting:
                return False
            waiting = unreached
        return True


def _with_more_than(count: i64, lying: Ints) -> i64:
    """Bit mask of the cells in which more than so many lie."""
    mask: i64 = 0
    for cell in range(CELLS):
        if lying[cell] > count:
            mask |= bit(cell)
    return mask


def _origin(number: i64) -> i64:
    return number // (2 * CELLS)


def _is_active(number: i64) -> bool:
    return (number // CELLS) % 2 == 1
