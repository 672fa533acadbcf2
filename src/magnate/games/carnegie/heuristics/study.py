"""Rating steps on tabs and tracks, which change nothing on the board or the map."""

from __future__ import annotations

from typing import final

from mypy_extensions import i64

from magnate.core.actions import Action
from magnate.games.carnegie.actions import DONE, STUDY_TAB, STUDY_TRACK
from magnate.games.carnegie.company import Company
from magnate.games.carnegie.decisions.study import study_cost
from magnate.games.carnegie.heuristics.gifts import gifts_worth
from magnate.games.carnegie.heuristics.outlook import NEVER, Outlook
from magnate.games.carnegie.heuristics.staff import Board
from magnate.games.carnegie.heuristics.tables import tab_place
from magnate.games.carnegie.heuristics.trials import give
from magnate.games.carnegie.heuristics.worth import (
    abroad_worth,
    land_worth,
    stock_worth,
    tab_worth,
)


def rate_study(outlook: Outlook, actions: list[Action]) -> list[int]:
    """The gain for each point spent; what is not spent is lost."""
    rates = [0 if action.kind is DONE else NEVER for action in actions]
    studies: Studies | None = None
    for index in range(len(actions)):
        action = actions[index]
        if action.kind is STUDY_TAB or action.kind is STUDY_TRACK:
            if studies is None:
                studies = Studies(outlook)
            rates[index] = studies.rate(action)
    return rates


@final
class Studies:
    """The steps that could be made now."""

    def __init__(self, outlook: Outlook) -> None:
        self.outlook = outlook
        self.company: Company = outlook.company.clone()
        self.board = Board(outlook, self.company)
        self.tabs = tab_worth(outlook, self.company)
        self.gifts = self._gifts()
        self.beside_tabs = self._beside_tabs()
        self.before = self.tabs + self.gifts + self.beside_tabs

    def rate(self, action: Action) -> i64:
        after = self._tab(action.a) if action.kind is STUDY_TAB else self._track(action.a)
        cost: i64 = study_cost(self.outlook.state, self.outlook.seat, action)
        return (after - self.before) * 12 // cost

    def _tab(self, project: int) -> i64:
        """The worth with a step on a tab; donations may rise with their limit."""
        company = self.company
        caps = self.outlook.tables.tab_cap
        place = tab_place(project, company.sides[project], company.advanced[project])
        company.advanced[project] += 1
        after = self.beside_tabs + tab_worth(self.outlook, company)
        after += self.gifts if caps[place + 1] == caps[place] else self._gifts()
        company.advanced[project] -= 1
        return after

    def _track(self, region: int) -> i64:
        """The worth with a step on a track; donations may count railroads, or what the first on
        the last space gets."""
        company = self.company
        track = self.outlook.rules.tracks[region]
        space = company.tracks[region] + 1
        bonus = track.bonus_amount if space == track.last else 0
        company.tracks[region] = space
        give(company, track.bonus, bonus)
        after = self.tabs + self._beside_tabs()
        same = bonus == 0 and track.levels[space] == track.levels[space - 1]
        after += self.gifts if same else self._gifts()
        give(company, track.bonus, -bonus)
        company.tracks[region] = space - 1
        return after

    def _gifts(self) -> i64:
        return gifts_worth(self.outlook, self.company, self.board, self.outlook.land)

    def _beside_tabs(self) -> i64:
        """All that may change but the tabs and donations."""
        outlook = self.outlook
        land = land_worth(outlook, self.company, outlook.land)
        return land + stock_worth(outlook, self.company) + abroad_worth(outlook, self.company)
