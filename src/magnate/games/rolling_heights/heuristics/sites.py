"""Where plans go: plots by what they cost and what they give."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from magnate.games.rolling_heights.actions import PARK, PLOTS, TYPES
from magnate.games.rolling_heights.city import DISTANCE, NEIGHBOURS
from magnate.games.rolling_heights.heuristics.adverts import Adverts
from magnate.games.rolling_heights.heuristics.outlook import NEVER, POINT, Outlook
from magnate.games.rolling_heights.heuristics.worth import counted
from magnate.games.rolling_heights.rules import NONE, Plan

UNIT: Final = 40
"""What a unit more for a plot must be worth."""
DEAREST: Final = 3
"""Plots that cost more than this aren't looked at."""


@final
class Sites:
    """The empty plots that can be had, with their cost."""

    def __init__(self, outlook: Outlook, adverts: Adverts, free: bool) -> None:
        self.outlook = outlook
        self.adverts = adverts
        self.plots: list[int] = []
        self.costs: list[int] = []
        self.best = [NONE] * TYPES
        state = outlook.state
        near = [PLOTS] * PLOTS
        if not free:
            for own in outlook.company.plots:
                row = DISTANCE[own]
                for plot in state.city.land:
                    if row[plot] < near[plot]:
                        near[plot] = row[plot]
        for plot in state.city.land:
            if state.plans[plot] == NONE:
                cost = state.city.surcharge[plot] + (0 if free else near[plot] - 1)
                if cost <= DEAREST:
                    self.plots.append(plot)
                    self.costs.append(cost)

    def worth(self, plan: Plan, plot: i64) -> i64:
        """What a plot gives a plan, beside its VP for what is around."""
        state = self.outlook.state
        points = plan.vp * POINT
        if plan.per != 0:
            points = plan.vp * counted(state, plan, plot, 75)
        worth = self.adverts.gain(plot, plan.type, points, plan.height)
        if plan.per != 0:
            worth += points
        worth = worth * self.outlook.chance(min(3, self.outlook.left + 1)) // 100
        worth += state.city.bonus(plot, plan.type) * POINT
        return worth + self._outlook_of(plot, plan)

    def _outlook_of(self, plot: i64, plan: Plan) -> i64:
        """Room for later plans; parks may well stand where there is none."""
        state = self.outlook.state
        room = 0
        for other in NEIGHBOURS[plot]:
            if state.plans[other] == NONE and not state.city.water[other]:
                room += 4 + 3 * state.city.bonus_vp[other]
        return room * min(4, self.outlook.left) // (8 if plan.type == PARK else 4)

    def find(self, plan: Plan, units: i64) -> i64:
        """The place in `plots` of the best one that so many units can pay; NONE if none is."""
        best = self.best[plan.type]
        if plan.per == 0 and best != NONE and self.costs[best] <= units:
            return best
        best = NONE
        most = NEVER
        for place in range(len(self.plots)):
            if self.costs[place] <= units:
                worth = self.worth(plan, self.plots[place]) - UNIT * self.costs[place]
                if worth > most:
                    most = worth
                    best = place
        if plan.per == 0 and best != NONE and units >= DEAREST:
            self.best[plan.type] = best
        return best
