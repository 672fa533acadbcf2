"""Rating projects: the worth of a city counts apart from all that its region and kind bring."""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from magnate.core.actions import Action
from magnate.games.carnegie.actions import CITIES, PROJECTS, REGIONS
from magnate.games.carnegie.company import Company
from magnate.games.carnegie.domains import NOTHING, POINTS, STAFF
from magnate.games.carnegie.heuristics.outlook import NEVER, POINT, Outlook
from magnate.games.carnegie.heuristics.trials import attempt, give
from magnate.games.carnegie.heuristics.worth import company_worth, in_hand

BRINGS_INCOME: Final = 2
CITY_KINDS: Final = 3
"""Large and medium cities (0), small ones (1), those of them with the transport symbol (2)."""


@final
class Building:
    """The projects that could be built now."""

    def __init__(self, outlook: Outlook) -> None:
        self.outlook = outlook
        self.cities = vec[i64]([NEVER] * CITIES)
        """The worth of all own cities with each one more, once it is known."""
        self.others = vec[i64]([NEVER] * (PROJECTS * REGIONS * CITY_KINDS))
        """All else, by project, region and kind of city."""
        self.companies: list[Company | None] = [None] * PROJECTS
        """The company with each project built, but without what its place brings."""
        self.leaves = 0
        """Whether someone leaves on a mission for it, whatever is built: 1 or 0."""

    def rate(self, action: Action) -> i64:
        outlook = self.outlook
        tables = outlook.tables
        slot: i64 = action.b
        city = tables.city_of[slot]
        kind = tables.small[slot]
        if kind == 1 and outlook.rules.city_transport[city]:
            kind = BRINGS_INCOME
        place = (action.a * REGIONS + tables.region[city]) * CITY_KINDS + kind
        if self.others[place] == NEVER:
            self.others[place] = self._try(action, tables.region[city], kind)
        if self.cities[city] == NEVER:
            ways = outlook.maps.ways_with(outlook.land.own, city)
            vp = outlook.land.vp + tables.city_vp[city]
            self.cities[city] = POINT * vp + outlook.prospects.worth(ways)
        return self.others[place] + self.cities[city]

    def _try(self, action: Action, region: i64, kind: i64) -> i64:
        """What a project brings but for its city."""
        outlook = self.outlook
        land = outlook.land.and_project(outlook.tables, action.a, action.b)
        track = outlook.rules.tracks[region]
        space = outlook.company.tracks[region]
        income = track.incomes[space] if kind == BRINGS_INCOME else NOTHING
        amount = track.amounts[space]
        if outlook.state.points > 0 or income in (POINTS, STAFF):
            trial = attempt(outlook.state, outlook.seat, action)
            company = trial.companies[outlook.seat]
            return in_hand(outlook, trial) + company_worth(outlook, company, land)
        # With no study points that could be lost, places differ in land, mission and income alone.
        known = self.companies[action.a]
        if known is None:
            known = attempt(outlook.state, outlook.seat, action).companies[outlook.seat]
            known.missions = outlook.company.missions[:]  # as before: the region comes below
            give(known, income, -amount)
            self.companies[action.a] = known
            self.leaves = outlook.company.active_employees() - known.active_employees()
        leaves = self.leaves
        known.missions[region] += leaves
        give(known, income, amount)
        value = company_worth(outlook, known, land)
        give(known, income, -amount)
        known.missions[region] -= leaves
        return value
