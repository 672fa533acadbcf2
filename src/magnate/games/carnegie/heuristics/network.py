"""How far a seat is from joining large cities (CAR-8.2), and what that is worth."""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from magnate.core.ints import Ints, bit, zeros
from magnate.games.carnegie.actions import CITIES, REGIONS, SLOTS
from magnate.games.carnegie.company import Company
from magnate.games.carnegie.domains import FREE, RAILROAD
from magnate.games.carnegie.heuristics.tables import Tables
from magnate.games.carnegie.state import CarnegieState

FAR: Final = 99
BUILDING: Final = 20
"""The effort of one more project, in tenths of a study point."""
PACE: Final = 26
"""Effort for the network that each round leaves time for, in the same."""


@final
class Ways:
    """How many more cities it takes to join large cities, for the own cities of one position."""

    def __init__(self, missing: Ints) -> None:
        self.missing = missing
        """By bit mask of large cities."""
        self.trees: Ints | None = None
        """The same for trees that also reach a given city, `trees[mask * CITIES + city]`; found
        when a further city is tried for the first time."""


@final
class Maps:
    """The ways for the own cities (as a bit mask) tried in one call of `rate`, all through which
    the others' discs stay where they are; and what they may be worth."""

    def __init__(self, tables: Tables, state: CarnegieState) -> None:
        self.tables = tables
        self.known: dict[int, Ways] = {}
        self.reckoned: dict[int, Prospects] = {}
        """By the spaces on the tracks and the rounds left."""
        self.open: i64 = 0
        """Bit mask of the cities with a free slot."""
        for slot in range(SLOTS):
            if state.slots[slot] == FREE:
                self.open |= bit(tables.city_of[slot])

    def prospects(self, company: Company, left: i64) -> Prospects:
        """What networks are worth with the tracks of a company and the rounds left."""
        key = left
        for region in range(REGIONS):
            key = key * self.tables.spaces + company.tracks[region]
        found = self.reckoned.get(key)
        if found is None:
            found = Prospects(self.tables, company, left)
            self.reckoned[key] = found
        return found

    def ways(self, own: i64) -> Ways:
        found = self.known.get(own)
        if found is None:
            trees = self._trees(own)
            found = Ways(_least(trees))
            found.trees = trees
            self.known[own] = found
        return found

    def ways_with(self, own: i64, city: i64) -> Ways:
        """The ways once a city with a free slot is an own one too.

        It was a step of each tree that reaches it, and is none any more.
        """
        with_city = own | bit(city)
        if with_city == own:
            return self.ways(own)
        found = self.known.get(with_city)
        if found is None:
            before = self.ways(own)
            trees = before.trees
            if trees is None:
                trees = self._trees(own)
                before.trees = trees
            missing = before.missing[:]
            for mask in range(len(missing)):
                through = trees[mask * CITIES + city]
                if through < FAR and through - 1 < missing[mask]:
                    missing[mask] = through - 1
            found = Ways(missing)
            self.known[with_city] = found
        return found

    def _trees(self, own: i64) -> Ints:
        """Smallest trees, each grown from two smaller ones that meet in a city."""
        tables = self.tables
        large = tables.large
        price = vec[i64]([FAR] * CITIES)
        for city in range(CITIES):
            if own & bit(city) != 0:
                price[city] = 0
            elif self.open & bit(city) != 0:
                price[city] = 1
        masks: i64 = bit(len(large))
        trees = vec[i64]([FAR] * (masks * CITIES))
        for city in range(CITIES):
            trees[city] = price[city]
        for index in range(len(large)):
            trees[bit(index) * CITIES + large[index]] = price[large[index]]
        for mask in range(1, masks):
            part = (mask - 1) & mask
            while part > mask ^ part:
                _join(trees, part, mask ^ part, price, mask)
                part = (part - 1) & mask
            _spread(tables, trees, mask, price)
        return trees


def _least(trees: Ints) -> Ints:
    """The smallest tree of each mask, wherever it reaches."""
    masks = len(trees) // CITIES
    missing = vec[i64]([FAR] * masks)
    for mask in range(masks):
        for place in range(mask * CITIES, (mask + 1) * CITIES):
            if trees[place] < missing[mask]:
                missing[mask] = trees[place]
    return missing


def _join(trees: Ints, first: i64, second: i64, price: Ints, mask: i64) -> None:
    for city in range(CITIES):
        both = trees[first * CITIES + city] + trees[second * CITIES + city] - price[city]
        if both < trees[mask * CITIES + city]:
            trees[mask * CITIES + city] = both


def _spread(tables: Tables, trees: Ints, mask: i64, price: Ints) -> None:
    """Extend the trees of a mask along the routes."""
    base = mask * CITIES
    ends = tables.ends
    first_end = tables.first_end
    queue = zeros(CITIES)  # a ring: no city is in it twice
    queued: i64 = 0
    inside: i64 = 0
    for city in range(CITIES):
        if trees[base + city] < FAR:
            queue[inside] = city
            queued |= bit(city)
            inside += 1
    at: i64 = 0
    while inside > 0:
        here = queue[at]
        at = (at + 1) % CITIES
        inside -= 1
        queued ^= bit(here)
        reached = trees[base + here]
        for end in range(first_end[here], first_end[here + 1]):
            other = ends[end]
            if reached + price[other] < trees[base + other]:
                trees[base + other] = reached + price[other]
                if queued & bit(other) == 0:
                    queued |= bit(other)
                    queue[(at + inside) % CITIES] = other
                    inside += 1


@final
class Prospects:
    """What networks are worth with the tracks of a company and the time left."""

    def __init__(self, tables: Tables, company: Company, left: i64) -> None:
        large = tables.large
        masks: i64 = bit(len(large))
        self.time = PACE * left
        self.now = zeros(masks)
        """VP of joining large cities (by bit mask) with the transport there is."""
        self.later = zeros(masks)
        """VP with railroads in all their regions."""
        self.study = zeros(masks)
        """Study points to these."""
        points = zeros(masks)
        level = vec[i64]([RAILROAD] * masks)
        for index in range(len(large)):
            region = tables.region[large[index]]
            place = tables.track_place(region, company.tracks[region])
            this = bit(index)
            for mask in range(this, 2 * this):
                rest = mask ^ this
                points[mask] = points[rest] + tables.links[large[index]]
                level[mask] = min(level[rest], tables.level[place])
                self.study[mask] = self.study[rest] + tables.to_railroad[place]
                if rest != 0:
                    values = points[mask] * tables.levels
                    self.now[mask] = tables.connections[values + level[mask]]
                    self.later[mask] = tables.connections[values + RAILROAD]

    def worth(self, ways: Ways) -> i64:
        """The best network within reach; the more effort for the time left, the less counts."""
        missing = ways.missing
        time = self.time
        best: i64 = 0
        for mask in range(3, len(missing)):
            if self.later[mask] > 0 or self.now[mask] > 0:
                effort = missing[mask] * BUILDING
                if effort < time or effort == 0:
                    best = _better(best, self.now[mask], effort, time)
                    best = _better(best, self.later[mask], effort + 10 * self.study[mask], time)
        return best


def _better(best: i64, points: i64, effort: i64, time: i64) -> i64:
    """The worth of these points if it is more than the best so far."""
    if effort == 0:
        return max(best, 100 * points)
    if effort >= time:
        return best
    weighed = 100 * points * (time - effort)
    # Dividing is slow, and most networks are not the best.
    return weighed // time if weighed >= (best + 1) * time else best
