"""The canonical order of moves, for searchers (CAR-5.4 itself knows no order).

Moves have numbers. Of all orders in which the same moves can be made, the canonical one is the
first in the sense of a dictionary. Mostly that is ascending order; but one who has just come to an
empty cell can't have left it before.
"""

from __future__ import annotations

from typing import final

from magnate.core.actions import Action
from magnate.games.carnegie.actions import CELLS, MOVE_ACTIVE


def move_number(action: Action) -> int:
    """Cell by cell, the lying before the standing."""
    active = 1 if action.kind is MOVE_ACTIVE else 0
    return (action.a * 2 + active) * CELLS + action.b


def came_to(made: tuple[int, ...], cell: int) -> int:
    """How many of the moves led to a cell."""
    count = 0
    for number in made:
        if number % CELLS == cell:
            count += 1
    return count


def went_from(made: tuple[int, ...], cell: int) -> bool:
    """Whether one of the moves was that of someone who lay in a cell."""
    for number in made:
        if number // CELLS == 2 * cell:
            return True
    return False


@final
class MoveOrder:
    """Moves made in canonical order, some of them by those who had just come: which may follow?"""

    def __init__(self, lying: list[int], made: tuple[int, ...]) -> None:
        self.made = made
        self.before: list[list[int]] = [lying]
        """How many lay in each cell before each of the moves; the last is now."""
        for number in reversed(made):
            lying = lying[:]
            lying[number % CELLS] -= 1
            if not _is_active(number):
                lying[_origin(number)] += 1
            self.before.insert(0, lying)
        self.stuck: list[tuple[int, int]] = []
        """Pairs of places: the later move is the lower one and could have come in the place of the
        earlier, but then some of the others could not be made."""
        for place in range(len(made)):
            for later in range(place + 1, len(made)):
                if made[later] < made[place] and self._possible(place, made[later]):
                    self.stuck.append((place, later))

    def allows(self, number: int) -> bool:
        """Whether the moves made and this one are in canonical order."""
        made = self.made
        for place in range(len(made)):
            earlier = number < made[place] and self._possible(place, number)
            if earlier and self._all_possible(place, number, list(made[place:])):
                return False
        for place, later in self.stuck:
            others = [made[n] for n in range(place, len(made)) if n != later]
            if self._all_possible(place, made[later], [*others, number]):
                return False
        return True

    def _possible(self, place: int, number: int) -> bool:
        """Whether a move could have been made at an earlier place."""
        return _is_active(number) or self.before[place][_origin(number)] > 0

    def _all_possible(self, place: int, first: int, others: list[int]) -> bool:
        """Whether some order of the others can follow this move at that place: wherever they start
        from, someone lies there or gets there by them."""
        reached = [count > 0 for count in self.before[place]]
        if not _is_active(first):
            reached[_origin(first)] = self.before[place][_origin(first)] > 1
        reached[first % CELLS] = True
        waiting = others
        while waiting:
            unreached: list[int] = []
            for number in waiting:
                if _is_active(number) or reached[_origin(number)]:
                    reached[number % CELLS] = True
                else:
                    unreached.append(number)
            if len(unreached) == len(waiting):
                return False
            waiting = unreached
        return True


def _origin(number: int) -> int:
    return number // (2 * CELLS)


def _is_active(number: int) -> bool:
    return (number // CELLS) % 2 == 1
