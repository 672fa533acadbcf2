"""The city: plots, distances and districts (RH-1.1, RH-8.4)."""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from magnate.core.ints import Ints, apart, bit, ints, zeros
from magnate.core.rng import Rng
from magnate.games.rolling_heights.actions import COLUMNS, PLOTS, ROWS
from magnate.games.rolling_heights.rules import NONE, PIECES, WATER_PLOT, Rules

DISTRICTS: Final = 6
EDGE: Final = 3
"""A district is so many plots wide and high."""


def _district(plot: i64) -> i64:
    return plot // COLUMNS // EDGE * (COLUMNS // EDGE) + plot % COLUMNS // EDGE


def _distance(plot: i64, other: i64) -> i64:
    rows = apart(plot // COLUMNS, other // COLUMNS)
    return rows + apart(plot % COLUMNS, other % COLUMNS)


DISTANCE: Final = [
    ints([_distance(plot, other) for other in range(PLOTS)]) for plot in range(PLOTS)
]
"""`DISTANCE[plot][other]`: rows plus columns, over water, plots and borders."""
FARTHEST: Final = 13
"""From corner to corner."""
NEIGHBOURS: Final = [
    ints([other for other in range(PLOTS) if DISTANCE[plot][other] == 1]) for plot in range(PLOTS)
]
"""The plots that share a side with each plot, across the borders of districts too."""
DISTRICT_OF: Final = ints([_district(plot) for plot in range(PLOTS)])
"""The district of each plot, row by row from the upper left."""

# Bit masks of plots: three octal digits are a row, the first column is its lowest bit.
ALL_PLOTS: Final = 0o777_777_777_777_777_777
BUT_FIRST_COLUMN: Final = 0o776_776_776_776_776_776
BUT_LAST_COLUMN: Final = 0o377_377_377_377_377_377


def mask_of(plots: Ints) -> i64:
    """The bits of these plots."""
    mask: i64 = 0
    for plot in plots:
        mask |= bit(plot)
    return mask


def spread(plots: i64) -> i64:
    """The plots of a bit mask, and all that share a side with them."""
    beside = ((plots & BUT_LAST_COLUMN) << 1) | ((plots & BUT_FIRST_COLUMN) >> 1)
    return (plots | beside | (plots << COLUMNS) | (plots >> COLUMNS)) & ALL_PLOTS


@final
class City:
    """The plots as they were laid out; it is shared by all states of a game and never changes."""

    def __init__(self, rules: Rules, layout: list[int]) -> None:
        self.layout = layout
        """For each district `(piece * 2 + side) * 4 + quarter turns`."""
        self.water = vec[bool]([False for _ in range(PLOTS)])
        self.bonus_type = ints([NONE] * PLOTS)
        """The type whose plans score here; NONE for no bonus."""
        self.bonus_vp = zeros(PLOTS)
        self.surcharge = zeros(PLOTS)
        for plot in range(PLOTS):
            figure = _printed(rules, layout[DISTRICT_OF[plot]], plot)
            if figure == WATER_PLOT:
                self.water[plot] = True
            else:
                self.bonus_type[plot] = figure % 10 - 1
                self.bonus_vp[plot] = figure // 10 % 10
                self.surcharge[plot] = figure // 100
        self.land = ints([plot for plot in range(PLOTS) if not self.water[plot]])
        self.land_mask = mask_of(self.land)
        self.by_surcharge = zeros(max(self.surcharge) + 1)
        """Bit masks of the land with each surcharge from 0 on."""
        for plot in self.land:
            self.by_surcharge[self.surcharge[plot]] |= bit(plot)

    def bonus(self, plot: i64, building_type: i64) -> i64:
        """What a plan of a type scores on a plot when it is placed."""
        return self.bonus_vp[plot] if self.bonus_type[plot] == building_type else 0

    def least_surcharge(self, plots: i64) -> i64:
        """The least on the land of a bit mask; NONE if there is no land among it."""
        units: i64
        for units in range(len(self.by_surcharge)):
            if self.by_surcharge[units] & plots != 0:
                return units
        return NONE


def _printed(rules: Rules, code: i64, plot: i64) -> i64:
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
assert DISTANCE[0][PLOTS - 1] == FARTHEST
