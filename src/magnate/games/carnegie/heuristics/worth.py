"""What a position is worth to a seat: its points now, and what it may make of the rest."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from magnate.games.carnegie.actions import PROJECTS, REGIONS
from magnate.games.carnegie.company import Company
from magnate.games.carnegie.decisions.employees import MoveEmployees
from magnate.games.carnegie.heuristics.gifts import gifts_worth
from magnate.games.carnegie.heuristics.land import Land
from magnate.games.carnegie.heuristics.outlook import LONG, POINT, STUDY_POINT, Outlook
from magnate.games.carnegie.heuristics.staff import board_of, mission_worth, track_income
from magnate.games.carnegie.heuristics.tables import tab_place
from magnate.games.carnegie.state import CarnegieState

TAB_SHARE: Final = 25
"""Incomes of all tabs to come in a hundred rounds."""
TRACK_SHARE: Final = 50
"""Employees, in per cent, that should come home at each event of a region."""
PROGRESS: Final = 35
"""What a study point spent on a tab or track should still help to reach, in a whole game."""
READY: Final = [0, 200, 350, 450, 510, 550]
"""So many discs ready to be built."""


def in_hand(outlook: Outlook, trial: CarnegieState) -> i64:
    """Study points and steps."""
    points: i64 = trial.points
    total = min(points, 14) * STUDY_POINT + max(0, points - 14) * 20
    if trial.stack:
        top = trial.stack[-1]
        if isinstance(top, MoveEmployees):
            steps: i64 = top.steps
            total += steps * 2 * outlook.left
    return total


def worth(outlook: Outlook, trial: CarnegieState, land: Land) -> i64:
    """All of it."""
    return in_hand(outlook, trial) + lasting_worth(outlook, trial.companies[outlook.seat], land)


def lasting_worth(outlook: Outlook, company: Company, land: Land) -> i64:
    """All but what is in hand."""
    return land_worth(outlook, company, land) + company_worth(outlook, company, land)


def company_worth(outlook: Outlook, company: Company, land: Land) -> i64:
    """All of these but the cities themselves."""
    board = board_of(outlook, company)
    return (
        board.worth()
        + gifts_worth(outlook, company, board, land)
        + stock_worth(outlook, company)
        + progress_worth(outlook, company)
    )


def land_worth(outlook: Outlook, company: Company, land: Land) -> i64:
    """The cities and what they may be joined to."""
    prospects = outlook.maps.prospects(company, outlook.left)
    return POINT * land.vp + prospects.worth(outlook.maps.ways(land.own))


def stock_worth(outlook: Outlook, company: Company) -> i64:
    """Money and goods, of which the first are worth most."""
    goods: i64 = company.goods
    weight = min(goods, 4) * 115 + min(max(0, goods - 4), 4) * 80 + max(0, goods - 8) * 50
    money = outlook.purse(company.donation_count(), company.money)
    return money + weight * outlook.crate // 100


def progress_worth(outlook: Outlook, company: Company) -> i64:
    """VP won, missions, tabs and tracks."""
    return abroad_worth(outlook, company) + tab_worth(outlook, company)


def abroad_worth(outlook: Outlook, company: Company) -> i64:
    """VP won, missions and tracks."""
    vp: i64 = company.vp
    if company.joker:
        vp += outlook.rules.joker_vp
    tabs = tab_income(outlook, company)
    total = POINT * vp + mission_worth(outlook, company, tabs)
    total += tabs * outlook.left * TAB_SHARE // 100
    return total + _tracks(outlook, company)


def tab_income(outlook: Outlook, company: Company) -> i64:
    """The worth of one income of all built tab cells."""
    tables = outlook.tables
    total: i64 = 0
    for project in range(PROJECTS):
        built: i64 = company.built[project]
        if built > 0:
            first = tab_place(project, company.sides[project], 0)
            for place in range(first, first + built):
                total += outlook.income(tables.tab_income[place], tables.tab_amount[place])
    return total


def _tracks(outlook: Outlook, company: Company) -> i64:
    """What employees on missions to come may earn, and progress."""
    tables = outlook.tables
    total: i64 = 0
    for region in range(REGIONS):
        income = track_income(outlook, company, region)
        total += income * outlook.visits[region] * TRACK_SHARE // 100
        spent = tables.track_spent[tables.track_place(region, company.tracks[region])]
        total += PROGRESS * spent * outlook.left // LONG
    return total


def tab_worth(outlook: Outlook, company: Company) -> i64:
    """VP, discs ready to be built, and progress towards the VP of the last cells."""
    tables = outlook.tables
    vp: i64 = 0
    discs: i64 = 0
    spent: i64 = 0
    for project in range(PROJECTS):
        side: i64 = company.sides[project]
        if side >= 0:
            built: i64 = company.built[project]
            place = tab_place(project, side, company.advanced[project])
            vp += tables.tab_vp[place]
            discs += tables.tab_discs[place] - built
            spent += tables.tab_spent[place]
    ready = READY[min(discs, len(READY) - 1)] * min(outlook.left, 10) // 10
    return POINT * vp + ready + PROGRESS * spent * outlook.left // LONG
