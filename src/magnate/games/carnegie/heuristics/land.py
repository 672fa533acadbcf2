"""A seat's discs on the map, summed up: all that the estimates need of the slots."""

from __future__ import annotations

from typing import final

from mypy_extensions import i64

from magnate.core.ints import Ints, bit, zeros
from magnate.games.carnegie.actions import PROJECTS, REGIONS, SLOTS
from magnate.games.carnegie.heuristics.tables import Tables
from magnate.games.carnegie.state import CarnegieState


@final
class Land:
    """Never changed once it is made: positions with the same discs share it."""

    def __init__(self, own: i64, vp: i64, projects: Ints, regions: Ints, small: i64) -> None:
        self.own = own
        """Bit mask of the cities with a disc."""
        self.vp = vp
        self.projects = projects
        """Discs by project."""
        self.regions = regions
        """Discs by region."""
        self.small = small
        """Discs in small cities."""

    def and_project(self, tables: Tables, project: i64, slot: i64) -> Land:
        """With one disc more."""
        city = tables.city_of[slot]
        projects = self.projects[:]
        projects[project] += 1
        regions = self.regions[:]
        regions[tables.region[city]] += 1
        return Land(
            own=self.own | bit(city),
            vp=self.vp + tables.city_vp[city],
            projects=projects,
            regions=regions,
            small=self.small + tables.small[slot],
        )


def land_of(tables: Tables, state: CarnegieState, seat: i64) -> Land:
    own: i64 = 0
    vp: i64 = 0
    small: i64 = 0
    projects = zeros(PROJECTS)
    regions = zeros(REGIONS)
    slots = state.slots
    for slot in range(SLOTS):
        who: i64 = slots[slot]
        if who == seat:
            city = tables.city_of[slot]
            project: i64 = state.projects[slot]
            own |= bit(city)
            vp += tables.city_vp[city]
            projects[project] += 1
            regions[tables.region[city]] += 1
            small += tables.small[slot]
    return Land(own=own, vp=vp, projects=projects, regions=regions, small=small)
