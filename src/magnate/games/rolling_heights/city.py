"""The city: plots, distances and districts (RH-1.1, RH-8.4)."""

from __future__ import annotations

from typing import Final, final

from magnate.core.rng import Rng
from magnate.games.rolling_heights.actions import COLUMNS, PLOTS, ROWS
from magnate.games.rolling_heights.rules import NONE, PIECES, WATER_PLOT, Rules

DISTRICTS: Final = 6
EDGE: Final = 3
"""A district is so many plots wide and high."""


def _district(plot: int) -> int:
    return plot // COLUMNS // EDGE * (COLUMNS // EDGE) + plot % COLUMNS // EDGE


def _distance(plot: int, other: int) -> int:
    rows = abs(plot // COLUMNS - other // COLUMNS)
    return rows + abs(plot % COLUMNS - other % COLUMNS)


DISTANCE: Final = [[_distance(plot, other) for other in range(PLOTS)] for plot in range(PLOTS)]
"""`DISTANCE[plot][other]`: rows plus columns, over water, plots and borders."""
NEIGHBOURS: Final = [
    [other for other in range(PLOTS) if DISTANCE[plot][other] == 1] for plot in range(PLOTS)
]
"""The plots that share a side with each plot, across the borders of districts too."""
DISTRICT_OF: Final = [_district(plot) for plot in range(PLOTS)]
"""The district of each plot, row by row from the upper left."""


@final
class City:
    """The plots as they were laid out; it is shared by all states of a game and never changes."""

    def __init__(self, rules: Rules, layout: list[int]) -> None:
        self.layout = layout
        """For each district `(piece * 2 + side) * 4 + quarter turns`."""
        self.water = [False] * PLOTS
        self.bonus_type = [NONE] * PLOTS
        """The type whose plans score here; NONE for no bonus."""
        self.bonus_vp = [0] * PLOTS
        self.surcharge = [0] * PLOTS
        for plot in range(PLOTS):
            figure = _printed(rules, layout[DISTRICT_OF[plot]], plot)
            if figure == WATER_PLOT:
                self.water[plot] = True
            else:
                self.bonus_type[plot] = figure % 10 - 1
                self.bonus_vp[plot] = figure // 10 % 10
                self.surcharge[plot] = figure // 100
        self.land = [plot for plot in range(PLOTS) if not self.water[plot]]
        self.free_land = [not self.water[n] and self.surcharge[n] == 0 for n in range(PLOTS)]
        """Land without a surcharge."""

    def bonus(self, plot: int, building_type: int) -> int:
        """What a plan of a type scores on a plot when it is placed."""
        return self.bonus_vp[plot] if self.bonus_type[plot] == building_type else 0


def _printed(rules: Rules, code: int, plot: int) -> int:
    """What a district turned clockwise shows on a plot."""
    row = plot // COLUMNS % EDGE
    column = plot % COLUMNS % EDGE
    for _ in range(code % 4):
        row, column = EDGE - 1 - column, row
    piece = code // 8
    side = code // 4 % 2
    return rules.sides[side * PIECES + piece][row * EDGE + column]


def lay_out(rules: Rules, rng: Rng) -> City:
    """Six pieces at random, in any rotation, as many on side B as the players call for."""
    pieces = list(range(PIECES))
    rng.shuffle(pieces)
    sides = [1] * rules.b_sides + [0] * (DISTRICTS - rules.b_sides)
    rng.shuffle(sides)
    layout = [(pieces[n] * 2 + sides[n]) * 4 + rng.below(4) for n in range(DISTRICTS)]
    return City(rules, layout)


assert ROWS * COLUMNS == PLOTS
