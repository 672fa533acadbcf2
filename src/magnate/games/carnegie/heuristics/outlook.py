"""What a seat can expect of the rest of the game: time, events, and what things are worth in it.

All worths are in hundredths of a VP.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, final

from librt.vecs import vec
from mypy_extensions import i64

from magnate.core.ints import bit, zeros
from magnate.games.carnegie.actions import DEPARTMENTS, DONATIONS, REGIONS, TYPES
from magnate.games.carnegie.decisions.income import BringHome
from magnate.games.carnegie.domains import (
    ACTIVATION,
    ANDREW,
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
from magnate.games.carnegie.heuristics.land import Land, land_of
from magnate.games.carnegie.heuristics.network import Maps
from magnate.games.carnegie.heuristics.tables import BOARD_KINDS
from magnate.games.carnegie.state import CarnegieState

if TYPE_CHECKING:
    from magnate.games.carnegie.heuristics.gifts import Welfare
    from magnate.games.carnegie.heuristics.staff import Board

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
LYING: Final = 86
"""Per cent of the worth of an active employee that one who can stand up has."""


@final
class Outlook:
    """Made for each decision; the trials of its answers are all judged by it.

    `maps` is shared by all outlooks of one call of `rate`; the land by all positions in which the
    seat's discs on the map are the same.
    """

    def __init__(self, state: CarnegieState, seat: int, maps: Maps, land: Land | None) -> None:
        self.state = state
        self.seat = seat
        self.maps = maps
        self.tables = maps.tables
        self.rules = state.rules
        self.company = state.companies[seat]
        self.land = land_of(maps.tables, state, seat) if land is None else land
        used = state.phase == DEPARTMENTS_PHASE or state.phase == ACTIVATION
        self.left: i64 = state.rules.rounds - max(1, state.round_number) + (0 if used else 1)
        """Rounds in which departments will still be used."""
        self.home = vec[i64]([-1] * REGIONS)
        """Rounds left when the employees of a region come home; -1 if they never do."""
        self.visits = zeros(REGIONS)
        """Events of each region still to come."""
        self.gifts: i64 = 0
        """Donation events still to come."""
        self.uses = zeros(TYPES)
        """How often, in hundredths, each type of department should still be used."""
        for row in range(TYPES):
            done: i64 = state.markers[row]
            if row == state.moving and state.stack:
                done += 1  # this round's marker moves at its end
            self.uses[row] = (self.left * 25 + (ROW_EVENTS - done) * 100) // 2
            self._look_along(row, done)
        income = bool(state.stack) and isinstance(state.stack[-1], BringHome)
        if income and state.event() >= DONATION_EVENT:
            self.gifts += 1
        self.gift_price: i64 = state.price_of_donations(seat)
        given: i64 = self.company.donation_count()
        money: i64 = self.company.money
        self.dollar = (self.purse(given, money + 4) - self.purse(given, money)) // 4
        """The worth of a dollar more."""
        self.crate = min(CRATE, 20 * self.left)
        self.waiting = self.newcomer(self.left)
        """The worth of an employee in a lobby."""
        self.prospects = maps.prospects(self.company, self.left)
        """Of the company as it is."""
        self.work = zeros(BOARD_KINDS)
        """What someone active in each department should still bring."""
        self.work_lying = zeros(BOARD_KINDS)
        """The same of one who can stand up."""
        self.stand_up = zeros(BOARD_KINDS)
        """What it is worth that he can."""
        self._look_at_departments()
        self.board: Board | None = None
        """Of the company tried last."""
        self.welfare: Welfare | None = None
        """Of the same."""
        self.free_gifts: i64 = 0
        """Bit mask of the donation spaces without a disc."""
        self.andrews_gifts: i64 = 0
        """Bit mask of those with one of Andrew's."""
        for space in range(DONATIONS):
            discs: i64 = state.donations[space]
            if discs == 0:
                self.free_gifts |= bit(space)
            elif (discs >> ANDREW) & 1 == 1:
                self.andrews_gifts |= bit(space)

    def _look_at_departments(self) -> None:
        tables = self.tables
        for department in range(DEPARTMENTS):
            work = tables.use[department] * self.uses[tables.kind[department]] // 100
            self.work[department] = work
            self.work_lying[department] = work * LYING // 100
            if self.left > 0:
                self.stand_up[department] = 80 - tables.first_chair[department] * self.dollar

    def _look_along(self, row: i64, done: i64) -> None:
        """All events of a row will happen, about evenly spread over the rounds left."""
        for place in range(done, ROW_EVENTS):
            event = self.state.events[row * ROW_EVENTS + place]
            if event >= DONATION_EVENT:
                self.gifts += 1
            region: i64 = region_of(event)
            if region >= 0:
                after = self.left - self.left * (place - done + 1) // (ROW_EVENTS - done + 1)
                self.home[region] = max(self.home[region], after)
                self.visits[region] += 1

    def purse(self, given: i64, money: i64) -> i64:
        """Money pays for the donations to come after so many; what is beyond them, at most for
        activation."""
        price = self.gift_price * given
        worth: i64 = 0
        for _ in range(min(self.gifts, MOST_GIFTS)):
            price += self.gift_price
            part = min(money, price)
            worth += part * min(MOST_DOLLAR, GIFT // max(1, price))
            money -= part
        return worth + min(money, 2 * self.left) * 15 + money * min(5, self.left)

    def newcomer(self, left: i64) -> i64:
        """The worth of an employee in a lobby with so many rounds left."""
        return NEWCOMER * max(0, left)

    def income(self, kind: i64, amount: i64) -> i64:
        if kind == MONEY:
            return amount * self.dollar
        if kind == GOODS:
            return amount * self.crate
        if kind == POINTS:
            return amount * STUDY_POINT
        if kind == VP:
            return amount * POINT
        if kind == STAFF:
            return amount * self.waiting
        if kind == STAFF_OR_MONEY:
            return max(amount * self.dollar, self.waiting)
        if kind == GOODS_OR_MONEY:
            return max(amount * self.dollar, self.crate)
        return 0
