"""What ads and targets make of a building, as far as it can be told from the plot and the plan."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from magnate.core.ints import bit
from magnate.games.rolling_heights.actions import COLUMNS, TYPES
from magnate.games.rolling_heights.buildings import building_vp
from magnate.games.rolling_heights.cards import (
    ALL_WORKERS,
    BESIDE,
    BESIDE_OPPONENTS,
    BESIDE_WATER,
    BEST_AGAIN,
    COLOURS,
    COLUMNS_WITH,
    DISTRICTS_WITH,
    LARGEST_GROUP,
    LOSS_BESIDE,
    LOSS_IN_DISTRICTS,
    MOST_BUILDINGS,
    OF_TYPES,
    OPPONENTS_BESIDE,
    SHARE_AGAIN,
    TALLEST,
    WORKERS_OF,
    target_vp,
)
from magnate.games.rolling_heights.city import DISTRICT_OF, DISTRICTS, NEIGHBOURS
from magnate.games.rolling_heights.deck import WATER, Card
from magnate.games.rolling_heights.heuristics.outlook import POINT, Outlook
from magnate.games.rolling_heights.rules import NONE

BY_DISTRICT: Final = (LOSS_IN_DISTRICTS, BEST_AGAIN, MOST_BUILDINGS, TALLEST)
"""The rules that compare districts, or companies in them."""
STARTED: Final = 60
"""Percent at which an unfinished neighbour counts."""


@final
class Adverts:
    """The cards that count for the seat, and what of the map they look at."""

    def __init__(self, outlook: Outlook) -> None:
        state = outlook.state
        self.outlook = outlook
        self.state = state
        self.seat = outlook.seat
        self.cards: list[Card] = []
        self.shares: list[int] = []
        """In how far each counts, in percent."""
        self.columns = 0
        self.districts = 0
        """Bit masks of those with an own plan."""
        self.counts: list[int] = []
        self.heights: list[int] = []
        self.lead: list[int] = []
        self.best: list[int] = []
        share = outlook.weights.ads
        survey = False
        for ad in state.ads:
            card = state.rules.ads[ad]
            self.cards.append(card)
            self.shares.append(share)
            if card.rule in BY_DISTRICT:
                survey = True
        self._add_targets(share)
        for plot in outlook.company.plots:
            if state.needs[plot] == 0:
                self.columns |= bit(plot % COLUMNS)
                self.districts |= bit(DISTRICT_OF[plot])
        if survey:
            self._survey()

    def _add_targets(self, share: i64) -> None:
        """The better one will count; early it is open which that is."""
        state = self.state
        targets = self.outlook.company.targets
        if not targets:
            return
        points = [target_vp(state, self.seat, target) for target in targets]
        most = max(points)
        for index in range(len(targets)):
            behind = most - points[index]
            part = share * max(0, 6 - behind - min(4, state.round_number // 2)) // 8
            if behind == 0:
                part = share * min(100, 60 + 4 * state.round_number) // 100
            if part > 0:
                self.cards.append(state.rules.targets[targets[index]])
                self.shares.append(part)

    def _survey(self) -> None:
        """Count and measure the buildings of all companies by districts."""
        state = self.state
        companies = len(state.companies)
        self.counts = [0] * (companies * DISTRICTS)
        self.heights = [0] * (companies * DISTRICTS)
        self.best = [0] * DISTRICTS
        self.lead = [0] * (DISTRICTS * TYPES)
        for owner in range(companies):
            for plot in state.companies[owner].plots:
                plan = state.rules.plans[state.plans[plot]]
                district = DISTRICT_OF[plot]
                if state.needs[plot] == 0:
                    self.lead[district * TYPES + plan.type] += 1
                    index = owner * DISTRICTS + district
                    self.counts[index] += 1
                    if plan.height > self.heights[index]:
                        self.heights[index] = plan.height
                    if owner == self.seat:
                        vp = plan.vp if plan.per == 0 else building_vp(state, plot)
                        self.best[district] = max(self.best[district], vp)

    def gain(self, plot: i64, building_type: i64, points: i64, height: i64) -> i64:
        """What a completed building of these VP (in hundredths) brings on a plot."""
        total = 0
        for index in range(len(self.cards)):
            gain = self._gain(self.cards[index], plot, building_type, points, height)
            if gain != 0:
                total += gain * self.shares[index] // 100
        return total

    def _gain(self, card: Card, plot: i64, building_type: i64, points: i64, height: i64) -> i64:
        kind = card.rule
        fits = (card.types >> building_type) & 1
        worth = card.vp * POINT
        if kind is OF_TYPES:
            return worth * fits
        if kind is BESIDE:
            return card.vp * self._beside(card, plot, building_type)
        if kind is LOSS_BESIDE:
            return -card.vp * self._beside(card, plot, building_type)
        if kind is LARGEST_GROUP:
            return worth * self._linked(card, plot) // 100 if fits else 0
        if kind is COLUMNS_WITH:
            return 0 if (self.columns >> (plot % COLUMNS)) & 1 else worth
        if kind is SHARE_AGAIN:
            return points // card.number if fits else 0
        if kind is LOSS_IN_DISTRICTS:
            return -self._leads(card, plot, building_type) * worth // 100
        if kind is BEST_AGAIN:
            more = points - self.best[DISTRICT_OF[plot]] * POINT
            return more * self._leads(card, plot, building_type) // 100 if more > 0 else 0
        if kind is MOST_BUILDINGS:
            return worth * self._ahead(self.counts, DISTRICT_OF[plot], -1) // 100
        if kind is TALLEST:
            return worth * self._ahead(self.heights, DISTRICT_OF[plot], height) // 100
        if kind is BESIDE_OPPONENTS:
            return worth * self._others(plot, False) // 100
        if kind is OPPONENTS_BESIDE:
            return worth * self._others(plot, True) // 100
        if kind is DISTRICTS_WITH:
            return 0 if (self.districts >> DISTRICT_OF[plot]) & 1 else worth
        if kind is BESIDE_WATER:
            for other in NEIGHBOURS[plot]:
                if self.state.city.water[other]:
                    return worth
        return 0

    def _weight(self, plot: i64) -> i64:
        """Percent at which a plan on a plot counts as a building."""
        return POINT if self.state.needs[plot] == 0 else STARTED

    def _beside(self, card: Card, plot: i64, building_type: i64) -> i64:
        """Neighbours that count for it, and own ones for which it counts, in hundredths."""
        state = self.state
        fits = (card.types >> building_type) & 1
        serves = (card.near >> building_type) & 1
        if not fits and not serves:
            return 0
        count = 0
        for other in NEIGHBOURS[plot]:
            plan = state.plans[other]
            if plan == NONE:
                if fits and state.city.water[other] and (card.near >> WATER) & 1:
                    count += 100
                continue
            kind = state.rules.plans[plan].type
            if fits and (card.near >> kind) & 1:
                count += self._weight(other)
            if serves and state.owners[other] == self.seat and (card.types >> kind) & 1:
                count += self._weight(other)
        return count

    def _linked(self, card: Card, plot: i64) -> i64:
        """Percent to be in the largest group."""
        chance = 25
        for other in NEIGHBOURS[plot]:
            plan = self.state.plans[other]
            if plan != NONE and (card.types >> self.state.rules.plans[plan].type) & 1:
                chance += 50
        return min(110, chance)

    def _leads(self, card: Card, plot: i64, building_type: i64) -> i64:
        """Percent that a district will have most of the card's types."""
        counts = [0] * DISTRICTS
        for district in range(DISTRICTS):
            for kind in range(TYPES):
                if (card.types >> kind) & 1:
                    counts[district] += self.lead[district * TYPES + kind]
        here = counts[DISTRICT_OF[plot]] + ((card.types >> building_type) & 1)
        most = max(counts)
        return 0 if here == 0 else 80 if here > most else 50 if here == most else 15

    def _ahead(self, figures: list[int], district: i64, figure: i64) -> i64:
        """Percent of leading a district by a building; a figure of -1 counts one more."""
        own = figures[self.seat * DISTRICTS + district]
        most = 0
        for owner in range(len(self.state.companies)):
            if owner != self.seat:
                most = max(most, figures[owner * DISTRICTS + district])
        after = own + 1 if figure < 0 else max(own, figure)
        late = self.outlook.left <= 3
        if own >= most and own > 0:
            if after == own or own > most + 1:
                return 0
            return 5 if late else 15  # it makes sure of it
        if after >= most:
            return 90 if late else 55
        return 5 if late or after <= own else 20

    def _others(self, plot: i64, every: bool) -> i64:
        """Percent of being next to opponents' buildings; or all of these, if new."""
        state = self.state
        best = 0
        count = 0
        for other in NEIGHBOURS[plot]:
            if state.plans[other] != NONE and state.owners[other] != self.seat:
                weight = self._weight(other)
                best = max(best, weight)
                count += weight
        return count * 2 // 3 if every else best

    def worker(self, worker: i64) -> i64:
        """What a worker gives by itself at the end."""
        total = 0
        for index in range(len(self.cards)):
            card = self.cards[index]
            kind = card.rule
            gain = 0
            if kind is ALL_WORKERS:
                gain = card.vp * POINT // card.number
            elif kind is WORKERS_OF:
                gain = card.vp * POINT * ((card.workers >> worker) & 1)
            elif kind is COLOURS and self.outlook.company.of_colour(worker) == 0:
                gain = card.vp * POINT
            total += gain * self.shares[index] // 100
        return total
