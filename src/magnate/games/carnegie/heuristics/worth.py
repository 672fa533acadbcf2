"""What a position is worth to a seat: its points now, and what it may make of the rest."""

from __future__ import annotations

from typing import Final

from magnate.games.carnegie.actions import DONATIONS, PROJECTS, REGIONS
from magnate.games.carnegie.company import Company
from magnate.games.carnegie.decisions.employees import MoveEmployees
from magnate.games.carnegie.domains import (
    ANDREW,
)
from magnate.games.carnegie.heuristics.network import network_worth
from magnate.games.carnegie.heuristics.outlook import LONG, POINT, STUDY_POINT, Outlook
from magnate.games.carnegie.heuristics.staff import (
    department_worth,
    mission_worth,
    staff_worth,
    track_income,
)
from magnate.games.carnegie.scoring import (
    city_points,
    department_points,
    donation_limit,
    donation_yields,
    tab_points,
)
from magnate.games.carnegie.state import CarnegieState
from magnate.games.carnegie.welfare import PAID_SPACES, WELFARE_GOODS

GROWTH: Final = [
    *[25, 35, 30, 30, 50],
    *[20, 35, 70, 85, 60],
    *[0, 40, 40, 50, 60],
    *[35, 35, 35, 35, 40],
]
"""How much of what a donation lacks to its limit, in per cent, a whole game should add."""
BEST_FREE: Final = [30, 18, 10]
"""Per cent that the best donations still free count for."""
TAB_SHARE: Final = 25
"""Incomes of all tabs to come in a hundred rounds."""
TRACK_SHARE: Final = 50
"""Employees, in per cent, that should come home at each event of a region."""
PROGRESS: Final = 35
"""What a study point spent on a tab or track should still help to reach, in a whole game."""
ANDREW_SHARE: Final = 30
"""Per cent of what Andrew's donations gain that counts against the seat."""
READY: Final = [0, 200, 350, 450, 510, 550]
"""So many discs ready to be built."""


def worth(outlook: Outlook, trial: CarnegieState) -> int:
    """All of it, study points and steps in hand included."""
    top = trial.stack[-1] if trial.stack else None
    points = trial.points
    total = min(points, 14) * STUDY_POINT + max(0, points - 14) * 20
    if isinstance(top, MoveEmployees):
        total += top.steps * 2 * outlook.left
    return total + lasting_worth(outlook, trial)


def lasting_worth(outlook: Outlook, trial: CarnegieState) -> int:
    seat = outlook.seat
    company = trial.companies[seat]
    tabs = _tab_income(outlook, trial)
    total = company.vp + department_points(trial, seat) + city_points(trial, seat)
    total = (total + tab_points(trial, seat)) * POINT
    if company.joker:
        total += outlook.rules.joker_vp * POINT
    missing = outlook.maps.missing(trial, seat)
    total += network_worth(outlook.rules, company, missing, outlook.left)
    total += _donations(outlook, trial)
    total += outlook.purse(company, company.money) + _stock(outlook, company.goods)
    total += staff_worth(outlook, company) + mission_worth(outlook, company, tabs)
    total += department_worth(outlook, company)
    total += tabs * outlook.left * TAB_SHARE // 100
    return total + _tracks(outlook, company) + _tabs(outlook, trial)


def _stock(outlook: Outlook, goods: int) -> int:
    """The first goods are worth most."""
    weight = min(goods, 4) * 115 + min(max(0, goods - 4), 4) * 80 + max(0, goods - 8) * 50
    return weight * outlook.crate // 100


def _donations(outlook: Outlook, trial: CarnegieState) -> int:
    """Those held with what they should grow to, and something for the best of the others."""
    seat = outlook.seat
    company = trial.companies[seat]
    limit = donation_limit(trial, seat)
    yields = donation_yields(trial, seat)
    total = 0
    best = [0, 0, 0]
    for space in range(DONATIONS):
        value = _donation(outlook, space, yields[space], limit)
        if company.noted == space:
            total += value
        if (company.donations >> space) & 1:
            total += value
        elif (trial.donations[space] >> ANDREW) & 1:
            total -= min(limit, yields[space]) * ANDREW_SHARE
        elif trial.donations[space] == 0:
            for place in range(3):
                if value > best[place]:
                    best[place], value = value, best[place]
    if outlook.gifts > 0:
        for place in range(3):
            total += best[place] * BEST_FREE[place] // 100
    return total


def _donation(outlook: Outlook, space: int, now: int, limit: int) -> int:
    if WELFARE_GOODS <= space < WELFARE_GOODS + PAID_SPACES:
        now = now * (LONG - outlook.left) // LONG
    if GROWTH[space] == 0:
        return now * POINT
    return now * POINT + (limit - now) * GROWTH[space] * outlook.left // LONG


def _tab_income(outlook: Outlook, trial: CarnegieState) -> int:
    """The worth of one income of all built tab cells."""
    total = 0
    for _, kind, amount in trial.built_cells(outlook.seat):
        total += outlook.income(kind, amount)
    return total


def _tracks(outlook: Outlook, company: Company) -> int:
    """What employees on missions to come may earn, and progress."""
    total = 0
    for region in range(REGIONS):
        income = track_income(outlook, company, region)
        total += income * outlook.visits[region] * TRACK_SHARE // 100
        spent = sum(outlook.rules.tracks[region].costs[: company.tracks[region]])
        total += PROGRESS * spent * outlook.left // LONG
    return total


def _tabs(outlook: Outlook, trial: CarnegieState) -> int:
    """Discs ready to be built, and progress towards the VP of the last cells."""
    company = trial.companies[outlook.seat]
    discs = 0
    spent = 0
    for project in range(PROJECTS):
        if company.sides[project] >= 0:
            discs += trial.discs_on_tab(outlook.seat, project)
            spent += sum(trial.tab(outlook.seat, project).costs[: company.advanced[project]])
    ready = READY[min(discs, len(READY) - 1)] * min(outlook.left, 10) // 10
    return ready + PROGRESS * spent * outlook.left // LONG
