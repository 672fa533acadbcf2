"""What a company's employees and departments are worth."""

from __future__ import annotations

from typing import Final

from magnate.games.carnegie.actions import (
    CELLS,
    DEPARTMENTS,
    EMPTY,
    NEW_LOBBY,
    REGIONS,
    TYPE_OF,
    TYPES,
)
from magnate.games.carnegie.company import Company, distance
from magnate.games.carnegie.heuristics.outlook import LONG, POINT, Outlook

USES: Final = [
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
"""Per cent of the worth of an active employee that one who can stand up has."""
OPEN: Final = 50
"""Per cent of a use that a department is worth to the company at the start of the game."""
STEP: Final = 30
"""What each step from the lobby to a department costs in a whole game."""
AGAIN: Final = 30
"""Per cent of the tabs' income that a second employee in a region may bring again."""


def staff_worth(outlook: Outlook, company: Company) -> int:
    """Active, lying and waiting employees of the board."""
    total = 0
    work = [0] * TYPES
    heads = [0] * TYPES
    waiting = outlook.newcomer(outlook.left)
    for cell in range(CELLS):
        active = company.active(cell)
        lying = company.lying[cell]
        department = company.cells[cell]
        chairs = outlook.rules.chairs(department)
        if chairs == 0:
            total += lying * (waiting + (30 if department == EMPTY and outlook.left > 4 else 0))
            continue
        kind = TYPE_OF[department]
        seated = min(lying, chairs - active)
        use = USES[department] * RETURNS[department] // 100 * outlook.uses[kind] // 100
        work[kind] += use * active + use * LYING // 100 * seated
        heads[kind] += active + seated
        total += POINT * active + (lying - seated) * waiting * 90 // 100
        if outlook.left > 0:
            total += seated * (80 - outlook.rules.chair_costs[department][0] * outlook.dollar)
    for kind in range(TYPES):
        total += work[kind] * CROWD[heads[kind]] // 100
    return total


def mission_worth(outlook: Outlook, company: Company, tabs: int) -> int:
    """Employees on missions: what they bring home, and themselves once they are there.

    `tabs` is the worth of the income of all tabs, had once for a visit.
    """
    total = 0
    for region in range(REGIONS):
        away = company.missions[region]
        if away > 0 and outlook.visits[region] > 0:
            each = track_income(outlook, company, region)
            total += away * (each + outlook.newcomer(outlook.home[region])) + tabs
            if away > 1 and outlook.visits[region] > 1:
                total += tabs * AGAIN // 100
    return total


def track_income(outlook: Outlook, company: Company, region: int) -> int:
    track = outlook.rules.tracks[region]
    space = company.tracks[region]
    return outlook.income(track.incomes[space], track.amounts[space])


def department_worth(outlook: Outlook, company: Company) -> int:
    """What the departments may do beyond their VP, if they are easy to reach."""
    total = 0
    for cell in range(CELLS):
        department = company.cells[cell]
        if department < DEPARTMENTS:
            total += USES[department] * OPEN // 100
            if department != NEW_LOBBY:
                total -= STEP * distance(cell, company.lobby())
    return total * outlook.left // LONG
