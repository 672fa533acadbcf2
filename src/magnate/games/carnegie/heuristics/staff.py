"""What a company's employees and departments are worth."""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from magnate.core.ints import zeros
from magnate.games.carnegie.actions import (
    CELLS,
    DEPARTMENTS,
    EMPTY,
    NEW_LOBBY,
    REGIONS,
    TILES,
    TYPES,
)
from magnate.games.carnegie.company import Company
from magnate.games.carnegie.heuristics.outlook import LONG, POINT, Outlook

STEP: Final = 30
"""What each step from the lobby to a department costs in a whole game."""
AGAIN: Final = 30
"""Per cent of the tabs' income that a second employee in a region may bring again."""


@final
class Board:
    """A company's board, summed up: employees and departments may come and go, and what they are
    worth is known without counting all cells again."""

    def __init__(self, outlook: Outlook, company: Company) -> None:
        self.outlook = outlook
        self.cells = vec[i64]([EMPTY] * CELLS)
        self.lying = zeros(CELLS)
        self.active = zeros(CELLS)
        self.kinds = zeros(TYPES)
        """Departments of each type."""
        self.standing: i64 = 0
        """All active employees."""
        self.points: i64 = 0
        """VP of the tiles."""
        self.chances: i64 = 0
        """What the departments may do beyond their VP, if they are easy to reach."""
        self.fixed: i64 = 0
        """The worth of all employees but for their work."""
        self.work = zeros(TYPES)
        """The work of those in the departments of each type, if they were not so many."""
        self.heads = zeros(TYPES)
        """How many they are."""
        self.become(company)

    def become(self, company: Company) -> None:
        """Change into the board of a company, cell by cell where it differs."""
        for cell in range(CELLS):
            department: i64 = company.cells[cell]
            lying: i64 = company.lying[cell]
            active = _chairs_taken(company.standing[cell])
            if department != self.cells[cell]:
                self.found(department, cell)
            if lying != self.lying[cell] or active != self.active[cell]:
                self.come(cell, lying - self.lying[cell], active - self.active[cell])

    def found(self, department: i64, cell: i64) -> None:
        """Another department, or `EMPTY`, takes the place of what is in a cell."""
        self._count(cell, -1)
        self._count_department(cell, -1)
        self.cells[cell] = department
        self._count_department(cell, 1)
        self._count(cell, 1)

    def _count_department(self, cell: i64, times: i64) -> None:
        department = self.cells[cell]
        if department < DEPARTMENTS:
            tables = self.outlook.tables
            self.kinds[tables.kind[department]] += times
            chances = tables.open_use[department]
            if department != NEW_LOBBY:
                chances -= STEP * tables.distance[cell * CELLS + tables.lobby]
            self.chances += times * chances
            if department < TILES:
                self.points += times * tables.row_vp[cell]

    def come(self, cell: i64, lying: i64, active: i64) -> None:
        """So many more lie and stand in a cell."""
        self._count(cell, -1)
        self.lying[cell] += lying
        self.active[cell] += active
        self.standing += active
        self._count(cell, 1)

    def _count(self, cell: i64, times: i64) -> None:
        """Add the employees of a cell to the sums, or take them away."""
        lying = self.lying[cell]
        active = self.active[cell]
        if lying == 0 and active == 0:
            return
        outlook = self.outlook
        tables = outlook.tables
        department = self.cells[cell]
        chairs = tables.chairs[department]
        if chairs == 0:
            each = outlook.waiting
            if department == EMPTY and outlook.left > 4:
                each += 30
            self.fixed += times * lying * each
            return
        kind = tables.kind[department]
        seated = min(lying, chairs - active)
        work = outlook.work[department] * active + outlook.work_lying[department] * seated
        self.work[kind] += times * work
        self.heads[kind] += times * (active + seated)
        fixed = POINT * active + seated * outlook.stand_up[department]
        if lying > seated:
            fixed += (lying - seated) * outlook.waiting * 90 // 100
        self.fixed += times * fixed

    def staff_worth(self) -> i64:
        """Active, lying and waiting employees of the board."""
        crowd = self.outlook.tables.crowd
        total = self.fixed
        for kind in range(TYPES):
            if self.heads[kind] > 0:
                total += self.work[kind] * crowd[self.heads[kind]] // 100
        return total

    def worth(self) -> i64:
        """Employees and departments."""
        chances = self.chances * self.outlook.left // LONG
        return self.staff_worth() + POINT * self.points + chances


def board_of(outlook: Outlook, company: Company) -> Board:
    """The board of a trial: that of the trial before, changed where it differs."""
    board = outlook.board
    if board is None:
        board = Board(outlook, company)
        outlook.board = board
    else:
        board.become(company)
    return board


def _chairs_taken(standing: i64) -> i64:
    return (standing & 1) + ((standing >> 1) & 1) + ((standing >> 2) & 1)


def mission_worth(outlook: Outlook, company: Company, tabs: i64) -> i64:
    """Employees on missions: what they bring home, and themselves once they are there.

    `tabs` is the worth of the income of all tabs, had once for a visit.
    """
    total: i64 = 0
    for region in range(REGIONS):
        total += missions_to(outlook, company, region, company.missions[region], tabs)
    return total


def missions_to(outlook: Outlook, company: Company, region: i64, away: i64, tabs: i64) -> i64:
    """So many employees in a region."""
    total: i64 = 0
    if away > 0 and outlook.visits[region] > 0:
        each = track_income(outlook, company, region)
        total = away * (each + outlook.newcomer(outlook.home[region])) + tabs
        if away > 1 and outlook.visits[region] > 1:
            total += tabs * AGAIN // 100
    return total


def track_income(outlook: Outlook, company: Company, region: i64) -> i64:
    tables = outlook.tables
    place = tables.track_place(region, company.tracks[region])
    return outlook.income(tables.track_income[place], tables.track_amount[place])
