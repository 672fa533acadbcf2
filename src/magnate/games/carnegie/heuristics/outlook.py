"""What a seat can expect of the rest of the game: time, events, and what things are worth in it.

All worths are in hundredths of a VP.
"""

from __future__ import annotations

from typing import Final, final

from magnate.games.carnegie.actions import CELLS, DEPARTMENTS, REGIONS, TYPE_OF, TYPES
from magnate.games.carnegie.company import Company
from magnate.games.carnegie.connections import (
    own_cities,
)
from magnate.games.carnegie.decisions.course import ChooseAction
from magnate.games.carnegie.decisions.income import BringHome, region_of
from magnate.games.carnegie.heuristics.network import missing_cities
from magnate.games.carnegie.rules import (
    GOODS,
    GOODS_OR_MONEY,
    MONEY,
    POINTS,
    STAFF,
    STAFF_OR_MONEY,
    VP,
)
from magnate.games.carnegie.state import (
    ACTIVATION,
    DEPARTMENTS_PHASE,
    DONATION_EVENT,
    EVENT,
    EVENTS,
    CarnegieState,
)

POINT: Final = 100
NEVER: Final = -1_000_000
STUDY_POINT: Final = 60
CRATE: Final = 140
"""One of the goods."""
NEWCOMER: Final = 14
"""An employee in a lobby, for each round left."""
GIFT: Final = 450
"""What money for a donation is worth."""
MOST_DOLLAR: Final = 60
MOST_GIFTS: Final = 4
USE: Final = [
    *[300, 220, 300, 0],
    *[330, 300, 330, 60],
    *[300, 330, 200, 120],
    *[380, 260, 250, 90],
    *[90, 170, 200, 300, 200],
]
"""What one use of each department brings."""
RETURNS: Final = [
    *[50, 60, 50, 0],
    *[55, 80, 80, 80],
    *[50, 80, 80, 80],
    *[50, 85, 50, 80],
    *[80, 85, 80, 50, 85],
]
"""How many of the uses to come, in per cent, an employee is there for: missions take him away."""
CROWD: Final = [0, 100, 92, 84, 77, 70, 64, 59, 55, 51, 48, 45, 43, 41, 39, 37]
"""Per cent that each of so many employees of one type counts: one in each type comes first."""
LYING: Final = 86
"""Per cent of the worth of an active employee."""
LOBBY: Final = 0
LONG: Final = 20
"""Rounds of a whole game: what pays again and again is worth its share of the rounds left."""


@final
class Outlook:
    """Made for each decision; the trials of its answers are all judged by it."""

    def __init__(self, state: CarnegieState, seat: int) -> None:
        self.state = state
        self.seat = seat
        self.rules = state.rules
        used = state.phase == DEPARTMENTS_PHASE or state.phase == ACTIVATION
        top = state.stack[-1] if state.stack else None
        chosen = used or (state.phase == EVENT and not isinstance(top, ChooseAction))
        self.left = state.rules.rounds - max(1, state.round_number) + (0 if used else 1)
        """Rounds in which departments will still be used."""
        self.home = [-1] * REGIONS
        """Rounds left when the employees of a region come home; -1 if they never do."""
        self.visits = [0] * REGIONS
        """Events of each region still to come."""
        self.gifts = 0
        """Donation events still to come."""
        self.uses = [0] * TYPES
        """How often, in hundredths, each type of department should still be used."""
        for row in range(TYPES):
            done = state.markers[row]
            if chosen and row == state.moving and done < EVENTS:
                done += 1
            self.uses[row] = (self.left * 25 + (EVENTS - done) * 100) // 2
            self._look_along(row, done)
        if isinstance(top, BringHome) and state.event() >= DONATION_EVENT:
            self.gifts += 1
        company = state.companies[seat]
        funds = company.money
        self.dollar = (self.purse(company, funds + 4) - self.purse(company, funds)) // 4
        """The worth of a dollar more."""
        self.crate = min(CRATE, 20 * self.left)
        self.seat_worth = self._best_seat(company)
        self._owned: list[bool] = []
        self._missing: list[list[int]] = []

    def _look_along(self, row: int, done: int) -> None:
        """All events of a row will happen, about evenly spread over the rounds left."""
        for place in range(done, EVENTS):
            event = self.state.events[row * EVENTS + place]
            if event >= DONATION_EVENT:
                self.gifts += 1
            region = region_of(event)
            if region >= 0:
                after = self.left - self.left * (place - done + 1) // (EVENTS - done + 1)
                self.home[region] = max(self.home[region], after)
                self.visits[region] += 1

    def purse(self, company: Company, money: int) -> int:
        """Money pays for the donations to come; what is beyond them, at most for activation."""
        unit = self.state.price_of_donations(self.seat)
        price = unit * company.donation_count()
        worth = 0
        for _ in range(min(self.gifts, MOST_GIFTS)):
            price += unit
            part = min(money, price)
            worth += part * min(MOST_DOLLAR, GIFT // price)
            money -= part
        return worth + min(money, 2 * self.left) * 15 + money * min(5, self.left)

    def newcomer(self, left: int) -> int:
        """The worth of an employee in a lobby with so many rounds left."""
        if left <= 0:
            return 0
        return NEWCOMER * left + self.seat_worth * LOBBY * left // (100 * self.left)

    def _best_seat(self, company: Company) -> int:
        heads = [0] * TYPES
        for cell in range(CELLS):
            if company.cells[cell] < DEPARTMENTS:
                heads[TYPE_OF[company.cells[cell]]] += company.active(cell) + company.lying[cell]
        best = 0
        for cell in range(CELLS):
            department = company.cells[cell]
            taken = company.active(cell) + company.lying[cell]
            if department < DEPARTMENTS and taken < self.rules.chairs(department):
                kind = TYPE_OF[department]
                use = USE[department] * RETURNS[department] // 100 * self.uses[kind] // 100
                count = heads[kind]
                more = CROWD[count + 1] * (count + 1) - CROWD[count] * count
                cost = self.rules.chair_costs[department][0] * self.dollar
                best = max(best, use * LYING // 100 * more // 100 + 80 - cost)
        return best

    def income(self, kind: int, amount: int) -> int:
        if kind == MONEY:
            return amount * self.dollar
        if kind == GOODS:
            return amount * self.crate
        if kind == POINTS:
            return amount * STUDY_POINT
        if kind == VP:
            return amount * POINT
        if kind == STAFF:
            return amount * self.newcomer(self.left)
        if kind == STAFF_OR_MONEY:
            return max(amount * self.dollar, self.newcomer(self.left))
        if kind == GOODS_OR_MONEY:
            return max(amount * self.dollar, self.crate)
        return 0

    def missing(self, trial: CarnegieState) -> list[int]:
        """How many cities each set of large ones lacks to be joined; kept for equal maps."""
        own = own_cities(trial, self.seat)
        for index in range(len(self._missing)):
            start = index * len(own)
            if self._owned[start : start + len(own)] == own:
                return self._missing[index]
        found = missing_cities(trial, own)
        self._owned += own
        self._missing.append(found)
        return found
