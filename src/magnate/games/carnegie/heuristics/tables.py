"""What the estimates need of the content, added up beforehand.

Made once for a setup, which never changes, and shared by all that is rated in it.
"""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from magnate.core.ints import zeros
from magnate.games.carnegie.actions import (
    CELLS,
    CITIES,
    CITY_OF,
    DEPARTMENTS,
    DONATIONS,
    LOBBY,
    PROJECTS,
    REGIONS,
    SLOTS,
    TYPE_OF,
    TYPES,
)
from magnate.games.carnegie.company import distance
from magnate.games.carnegie.domains import RAILROAD
from magnate.games.carnegie.heuristics.andrew import BACKS, gain_of_back
from magnate.games.carnegie.heuristics.weights import CROWD, GROWTH, OPEN, RETURNS, USES
from magnate.games.carnegie.rules import ANY_PROJECT, Rules, Tab, Track

BOARD_KINDS: Final = DEPARTMENTS + 2
"""What a cell of a company can be: a department, the lobby, or empty."""
TAB_CELLS: Final = 7
SIDES: Final = 2


@final
class Tables:
    """Tables of two or three indices are flat: `tab_place` and `track_place` find the entries."""

    def __init__(self, rules: Rules) -> None:
        self.rules = rules
        # The map
        self.city_of = vec[i64]([CITY_OF[slot] for slot in range(SLOTS)])
        self.city_vp = vec[i64]([rules.city_vp[city] for city in range(CITIES)])
        self.region = vec[i64]([rules.city_region[city] for city in range(CITIES)])
        self.small = vec[i64](
            [1 if rules.slot_type[slot] == ANY_PROJECT else 0 for slot in range(SLOTS)]
        )
        """Whether a slot is that of a small city."""
        self.large = vec[i64]([city for city in range(CITIES) if rules.city_links[city] > 0])
        self.links = vec[i64]([rules.city_links[city] for city in range(CITIES)])
        ends: list[int] = []
        first: list[int] = [0]
        for city in range(CITIES):
            ends.extend(rules.neighbours[city])
            first.append(len(ends))
        self.ends = vec[i64](ends)
        """The neighbours of all cities, one city after the other."""
        self.first_end = vec[i64](first)
        """Where those of each city begin."""
        values = rules.connection_values
        self.levels: i64 = len(values[0])
        self.connections = vec[i64]([value for row in values for value in row])
        """VP by `points * levels + level`."""

        # Tracks, by region and space
        tracks = rules.tracks
        self.spaces: i64 = max([len(track.levels) for track in tracks])
        self.level = vec[i64]([0] * (REGIONS * self.spaces))
        self.track_income = self.level[:]
        self.track_amount = self.level[:]
        self.track_spent = self.level[:]
        """Study points from the first space."""
        self.to_railroad = self.level[:]
        """Study points to the first space with railroads."""
        for region in range(REGIONS):
            self._add_track(region, tracks[region])

        # Tabs, by project, side and cell
        self.tab_vp = vec[i64]([0] * (PROJECTS * SIDES * TAB_CELLS))
        """VP of a cell and those before it."""
        self.tab_cap = self.tab_vp[:]
        """Their caps for donations."""
        self.tab_discs = self.tab_vp[:]
        """Their discs."""
        self.tab_spent = self.tab_vp[:]
        """Study points from the first cell."""
        self.tab_income = self.tab_vp[:]
        """The kind of income of each disc, the lowest first."""
        self.tab_amount = self.tab_vp[:]
        for project in range(PROJECTS):
            for side in range(SIDES):
                self._add_tab(tab_place(project, side, 0), rules.tab(project, side))

        # Departments
        self.kind = vec[i64](
            [TYPE_OF[cell] if cell < DEPARTMENTS else 0 for cell in range(BOARD_KINDS)]
        )
        self.chairs = vec[i64]([rules.chairs(cell) for cell in range(BOARD_KINDS)])
        self.open_use = zeros(BOARD_KINDS)
        """What the chance to use a department is worth to the company."""
        self.use = zeros(BOARD_KINDS)
        """What someone who works in a department brings at each use of its type."""
        for department in range(DEPARTMENTS):
            self.open_use[department] = USES[department] * OPEN // 100
            self.use[department] = USES[department] * RETURNS[department] // 100
        self.first_chair = vec[i64](
            [
                rules.chair_costs[cell][0] if rules.chairs(cell) > 0 else 0
                for cell in range(BOARD_KINDS)
            ]
        )
        """The price of the first chair."""
        self.row_vp = vec[i64]([rules.row_vp[cell // 4] for cell in range(CELLS)])
        """VP of a tile in each cell."""
        self.lobby: i64 = 0
        """The cell of the printed lobby."""
        for cell in range(CELLS):
            if rules.board[cell] == LOBBY:
                self.lobby = cell
        self.distance = vec[i64](
            [distance(cell, other) for cell in range(CELLS) for other in range(CELLS)]
        )

        self.crowd = vec[i64]([CROWD[heads] for heads in range(len(CROWD))])

        # Donations
        self.growth = vec[i64]([GROWTH[space] for space in range(DONATIONS)])
        self.donation_vp = vec[i64]([rules.donation_vp[space] for space in range(DONATIONS)])
        self.donation_cap: i64 = rules.donation_cap
        self.welfare_price: i64 = rules.welfare_price
        self.goods_price: i64 = rules.goods_price

        # Andrew
        self.andrew_gain = vec[i64](
            [gain_of_back(rules, back, row) for back in range(BACKS) for row in range(TYPES)]
        )

    def track_place(self, region: i64, space: i64) -> i64:
        return region * self.spaces + space

    def _add_track(self, region: i64, track: Track) -> None:
        missing: i64 = 0
        for space in range(len(track.levels) - 1, -1, -1):
            place = self.track_place(region, space)
            self.level[place] = track.levels[space]
            self.track_income[place] = track.incomes[space]
            self.track_amount[place] = track.amounts[space]
            missing = 0 if track.levels[space] >= RAILROAD else missing + track.costs[space]
            self.to_railroad[place] = missing
        spent: i64 = 0
        for space in range(len(track.costs)):
            spent += track.costs[space]
            self.track_spent[self.track_place(region, space + 1)] = spent

    def _add_tab(self, first: i64, tab: Tab) -> None:
        vp: i64 = 0
        cap: i64 = 0
        discs: i64 = 0
        spent: i64 = 0
        for cell in range(TAB_CELLS):
            place = first + cell
            vp += tab.vp[cell]
            cap += tab.cap[cell]
            self.tab_vp[place] = vp
            self.tab_cap[place] = cap
            self.tab_spent[place] = spent
            if cell < len(tab.costs):
                spent += tab.costs[cell]
            if tab.discs[cell]:
                self.tab_income[first + discs] = tab.incomes[cell]
                self.tab_amount[first + discs] = tab.amounts[cell]
                discs += 1
            self.tab_discs[place] = discs


def tab_place(project: i64, side: i64, cell: i64) -> i64:
    return (project * SIDES + side) * TAB_CELLS + cell
