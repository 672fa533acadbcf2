"""What donations are worth: those made, and the best of those still free."""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from magnate.core.ints import Ints, bit, zeros
from magnate.games.carnegie.actions import (
    COMMERCE,
    CONSTRUCTION,
    DONATIONS,
    EAST,
    HOUSING,
    HR,
    INDUSTRY,
    INFRASTRUCTURE,
    MANAGEMENT,
    MIDWEST,
    PROJECTS,
    REGIONS,
    RESEARCH,
    SOUTH,
    WEST,
)
from magnate.games.carnegie.company import Company
from magnate.games.carnegie.domains import RAILROAD
from magnate.games.carnegie.heuristics.land import Land
from magnate.games.carnegie.heuristics.outlook import LONG, POINT, Outlook
from magnate.games.carnegie.heuristics.staff import Board
from magnate.games.carnegie.heuristics.tables import Tables, tab_place
from magnate.games.carnegie.scoring import RIGHTS_DONATION
from magnate.games.carnegie.welfare import PAID_SPACES, WELFARE_GOODS

BEST_FREE: Final = [30, 18, 10]
"""Per cent that the best donations still free count for."""
UNKNOWN: Final = -1
ANDREW_SHARE: Final = 30
"""Per cent of what Andrew's donations gain that counts against the seat."""


def gifts_worth(outlook: Outlook, company: Company, board: Board, land: Land) -> i64:
    """Those held with what they should grow to, and something for the best of the others."""
    tables = outlook.tables
    donations: i64 = company.donations
    noted: i64 = 0 if company.noted < 0 else bit(company.noted)
    free = outlook.free_gifts & ~donations
    andrews = outlook.andrews_gifts & ~donations
    if outlook.gifts == 0:
        free = 0
    count = donations | noted | free | andrews
    limit = _limit(tables, company)
    counts = _counts(tables, company, board, land)
    welfare = _welfare(outlook, company, limit)
    total: i64 = 0
    first: i64 = 0
    second: i64 = 0
    third: i64 = 0
    for space in range(DONATIONS):
        this = bit(space)
        if count & this == 0:
            continue
        now = min(limit, tables.donation_vp[space] * counts[space])
        grown = now
        if WELFARE_GOODS <= space < WELFARE_GOODS + PAID_SPACES:
            now = welfare.share(space - WELFARE_GOODS)
            grown = now * (LONG - outlook.left) // LONG
        value = grown * POINT
        if tables.growth[space] > 0:
            value += (limit - grown) * tables.growth[space] * outlook.left // LONG
        if noted == this:
            total += value
        if donations & this != 0:
            total += value
        elif andrews & this != 0:
            total -= min(limit, now) * ANDREW_SHARE
        elif free & this != 0:
            if value > first:
                first, second, third = value, first, second
            elif value > second:
                second, third = value, second
            elif value > third:
                third = value
    total += first * BEST_FREE[0] // 100
    total += second * BEST_FREE[1] // 100
    return total + third * BEST_FREE[2] // 100


def _limit(tables: Tables, company: Company) -> i64:
    """The most one donation can give."""
    limit = tables.donation_cap
    for project in range(PROJECTS):
        side: i64 = company.sides[project]
        if side >= 0:
            limit += tables.tab_cap[tab_place(project, side, company.advanced[project])]
    return limit


def _counts(tables: Tables, company: Company, board: Board, land: Land) -> Ints:
    """How often each space gives its VP; 0 for the three that are paid."""
    given: i64 = company.donation_count()
    if (company.donations >> RIGHTS_DONATION) & 1 == 0:
        given += 1
    railroads: i64 = 0
    for region in range(REGIONS):
        if tables.level[tables.track_place(region, company.tracks[region])] == RAILROAD:
            railroads += 1
    kinds = board.kinds
    projects = land.projects
    regions = land.regions
    return vec[i64](
        [
            kinds[HR],
            kinds[MANAGEMENT],
            kinds[CONSTRUCTION],
            kinds[RESEARCH],
            kinds[HR] + kinds[MANAGEMENT] + kinds[CONSTRUCTION] + kinds[RESEARCH],
            projects[INFRASTRUCTURE],
            projects[INDUSTRY],
            projects[HOUSING] + projects[COMMERCE],
            railroads,
            given,
            1,
            0,
            0,
            0,
            board.standing,
            regions[EAST],
            regions[MIDWEST],
            regions[SOUTH],
            regions[WEST],
            land.small,
        ]
    )


def _welfare(outlook: Outlook, company: Company, cap: i64) -> Welfare:
    """That of the trial before, if nothing has changed for it."""
    welfare = outlook.welfare
    if welfare is None or not welfare.holds_for(company, cap):
        welfare = Welfare(outlook.tables, company, cap)
        outlook.welfare = welfare
    return welfare


@final
class Welfare:
    """Paid welfare, settled in the best way (CAR-8.4) with the goods and money at hand."""

    def __init__(self, tables: Tables, company: Company, cap: i64) -> None:
        self.tables = tables
        self.goods: i64 = company.goods
        self.money: i64 = company.money
        self.donations: i64 = company.donations
        self.cap = cap
        self.held = zeros(PAID_SPACES)
        """How many of each paid space are held; a noted one is one more."""
        self.shares = vec[i64]([UNKNOWN] * PAID_SPACES)
        noted: i64 = company.noted
        now = False
        for paid in range(PAID_SPACES):
            self.held[paid] = (self.donations >> (WELFARE_GOODS + paid)) & 1
            if noted == WELFARE_GOODS + paid:
                self.held[paid] += 1
            if self.held[paid] > 0:
                now = True
        self.now = self._settle() if now else 0

    def holds_for(self, company: Company, cap: i64) -> bool:
        return (
            self.goods == company.goods
            and self.money == company.money
            and self.donations == company.donations
            and self.cap == cap
        )

    def share(self, paid: i64) -> i64:
        """What a space adds to the others, or would add if it were taken."""
        if self.shares[paid] == UNKNOWN:
            change: i64 = -1 if (self.donations >> (WELFARE_GOODS + paid)) & 1 == 1 else 1
            self.held[paid] += change
            self.shares[paid] = change * (self._settle() - self.now)
            self.held[paid] -= change
        return self.shares[paid]

    def _settle(self) -> i64:
        """The most VP that can be paid for."""
        tables = self.tables
        goods = self.goods
        for_goods = self._most(0)
        for_money = self._most(1)
        for_both = self._most(2)
        funds = self.money + goods * tables.goods_price
        best: i64 = 0
        for b in range(min(for_both, goods) + 1):
            left = funds - b * (tables.welfare_price + tables.goods_price)
            if left < 0:
                break
            # The more goods are sold for payments in money, the fewer are paid themselves.
            most = min(for_money, left // tables.welfare_price)
            least = 0 if for_goods > 0 else most
            paid = self._vp(2, b)
            for m in range(least, most + 1):
                room = goods - b
                lacking = tables.welfare_price * (m + b) - self.money
                if lacking > 0:
                    room -= (lacking + tables.goods_price - 1) // tables.goods_price
                value = self._vp(0, min(room, for_goods)) + self._vp(1, m) + paid
                if value > best:
                    best = value
        return best

    def _most(self, paid: i64) -> i64:
        """How many payments for the spaces of one kind give anything."""
        vp = self.tables.donation_vp[WELFARE_GOODS + paid]
        return self.held[paid] * ((self.cap + vp - 1) // vp) if self.held[paid] > 0 else 0

    def _vp(self, paid: i64, payments: i64) -> i64:
        """VP of so many payments; what exceeds the cap is lost, on each space at the end."""
        vp = self.tables.donation_vp[WELFARE_GOODS + paid]
        if payments * vp <= self.cap:
            return payments * vp
        whole = self.held[paid] * (self.cap // vp)
        if payments <= whole:
            return payments * vp
        return whole * vp + (payments - whole) * (self.cap % vp)
