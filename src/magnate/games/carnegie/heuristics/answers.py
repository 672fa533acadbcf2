"""Rating answers by the position they lead to.

Each is tried; but of those that differ only in a place, one is tried and the places compared.
"""

from __future__ import annotations

from typing import final

from mypy_extensions import i64

from magnate.core.actions import Action, ActionKind
from magnate.games.carnegie.actions import (
    BRING_HOME,
    BUILD,
    DONE,
    FOUND,
    GIVE,
    HOUSING,
    MISSION_GOODS,
    MISSION_MONEY,
    MISSION_POINTS,
    MISSION_STEPS,
    MISSION_VP,
    PLACE,
    RECRUIT,
    SELL_GOODS,
    STUDY_TAB,
    STUDY_TRACK,
)
from magnate.games.carnegie.heuristics.building import Building
from magnate.games.carnegie.heuristics.founding import Founding
from magnate.games.carnegie.heuristics.outlook import NEVER, Outlook
from magnate.games.carnegie.heuristics.staff import missions_to
from magnate.games.carnegie.heuristics.trials import attempt
from magnate.games.carnegie.heuristics.worth import (
    lasting_worth,
    tab_income,
    worth,
)


@final
class Answers:
    """The answers to one question. All that is kept here holds for its position alone."""

    def __init__(self, outlook: Outlook) -> None:
        self.outlook = outlook
        self.state = outlook.state
        self.unchanged: i64 = NEVER
        """The worth of the position as it is, once it is known."""
        self.missions: Missions | None = None
        self.founding: Founding | None = None
        self.building: Building | None = None

    def rate(self, action: Action) -> i64:
        kind = action.kind
        if kind is SELL_GOODS or kind is STUDY_TAB or kind is STUDY_TRACK:
            return NEVER  # study points are spent when all of them have been gathered
        if kind is BRING_HOME and action.a == 0:
            return NEVER
        if kind is BUILD:
            if self.building is None:
                self.building = Building(self.outlook)
            return self.building.rate(action)
        if _is_mission(kind):
            if self.missions is None or not self.missions.covers(action):
                self.missions = Missions(self.outlook, action)
            return self.missions.rate(action)
        if self.state.points == 0:  # else some may be lost when the question closes
            if kind is DONE:
                return self._done()
            if kind is FOUND:
                if self.founding is None:
                    self.founding = Founding(self.outlook)
                return self.founding.rate(action)
        return self._try(action)

    def _done(self) -> i64:
        """Nothing changes."""
        if self.unchanged == NEVER:
            self.unchanged = lasting_worth(self.outlook, self.outlook.company, self.outlook.land)
        return self.unchanged

    def _try(self, action: Action) -> i64:
        outlook = self.outlook
        land = outlook.land
        if action.kind is PLACE:
            outlook.maps.ways_with(land.own, outlook.tables.city_of[action.a])
            land = land.and_project(outlook.tables, HOUSING, action.a)
        return worth(outlook, attempt(self.state, outlook.seat, action), land)


@final
class Missions:
    """The same done by someone who goes to one region or another."""

    def __init__(self, outlook: Outlook, action: Action) -> None:
        self.outlook = outlook
        self.action = action
        trial = attempt(outlook.state, outlook.seat, action)
        self.company = trial.companies[outlook.seat]
        self.region: i64 = _region(action)
        self.tabs = tab_income(outlook, self.company)
        value = worth(outlook, trial, outlook.land)
        self.at_home = value - self._last_of(self.region, 0)
        """All but what the last one who went there adds."""

    def covers(self, action: Action) -> bool:
        same = action.kind is self.action.kind
        return same and (action.kind is not GIVE or action.a == self.action.a)

    def rate(self, action: Action) -> i64:
        region = _region(action)
        return self.at_home + self._last_of(region, 0 if region == self.region else 1)

    def _last_of(self, region: i64, more: i64) -> i64:
        """What the last of those in a region adds, if so many more than in the trial are there."""
        away: i64 = self.company.missions[region] + more
        others = missions_to(self.outlook, self.company, region, away - 1, self.tabs)
        return missions_to(self.outlook, self.company, region, away, self.tabs) - others


def _is_mission(kind: ActionKind) -> bool:
    """Whether the answer names the region of a mission that could as well go elsewhere."""
    return (
        kind is MISSION_MONEY
        or kind is MISSION_GOODS
        or kind is MISSION_POINTS
        or kind is MISSION_STEPS
        or kind is MISSION_VP
        or kind is RECRUIT
        or kind is GIVE
    )


def _region(action: Action) -> i64:
    return action.b if action.kind is GIVE else action.a
