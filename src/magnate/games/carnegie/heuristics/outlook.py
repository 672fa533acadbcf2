"""What a seat can expect of the rest of the game: time, events, and what things are worth in it.

All worths are in hundredths of a VP.
"""

from __future__ import annotations

from typing import Final, final

from magnate.games.carnegie.actions import REGIONS, TYPES
from magnate.games.carnegie.company import Company
from magnate.games.carnegie.decisions.income import BringHome
from magnate.games.carnegie.domains import (
    ACTIVATION,
    DEPARTMENTS_PHASE,
    DONATION_EVENT,
    GOODS,
    GOODS_OR_MONEY,
    MONEY,
    POINTS,
    ROW_EVENTS,
    STAFF,
    STAFF_OR_MONEY,
    VP,
    region_of,
)
from magnate.games.carnegie.heuristics.network import Maps
from magnate.games.carnegie.state import CarnegieState

POINT: Final = 100
NEVER: Final = -1_000_000
LONG: Final = 20
"""Rounds of a whole game: what pays again and again is worth its share of the rounds left."""
STUDY_POINT: Final = 60
CRATE: Final = 140
"""One of the goods."""
NEWCOMER: Final = 14
"""An employee in a lobby, for each round left."""
GIFT: Final = 450
"""What the money for a donation is worth, however many dollars that takes."""
MOST_DOLLAR: Final = 60
MOST_GIFTS: Final = 4
"""Donations that money is kept for."""


@final
class Outlook:
    """Made for each decision; the trials of its answers are all judged by it."""

    def __init__(self, state: CarnegieState, seat: int, maps: Maps) -> None:
        self.state = state
        self.seat = seat
        self.maps = maps
        self.rules = state.rules
        self.company = state.companies[seat]
        top = state.stack[-1] if state.stack else None
        used = state.phase == DEPARTMENTS_PHASE or state.phase == ACTIVATION
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
        passed = state.passed(counting_this=True)
        for row in range(TYPES):
            done = passed[row]
            self.uses[row] = (self.left * 25 + (ROW_EVENTS - done) * 100) // 2
            self._look_along(row, done)
        if isinstance(top, BringHome) and state.event() >= DONATION_EVENT:
            self.gifts += 1
        money = self.company.money
        self.dollar = (self.purse(self.company, money + 4) - self.purse(self.company, money)) // 4
        """The worth of a dollar more."""
        self.crate = min(CRATE, 20 * self.left)

    def _look_along(self, row: int, done: int) -> None:
        """All events of a row will happen, about evenly spread over the rounds left."""
        for place in range(done, ROW_EVENTS):
            event = self.state.events[row * ROW_EVENTS + place]
            if event >= DONATION_EVENT:
                self.gifts += 1
            region = region_of(event)
            if region >= 0:
                after = self.left - self.left * (place - done + 1) // (ROW_EVENTS - done + 1)
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
            worth += part * min(MOST_DOLLAR, GIFT // max(1, price))
            money -= part
        return worth + min(money, 2 * self.left) * 15 + money * min(5, self.left)

    def newcomer(self, left: int) -> int:
        """The worth of an employee in a lobby with so many rounds left."""
        return NEWCOMER * max(0, left)

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
