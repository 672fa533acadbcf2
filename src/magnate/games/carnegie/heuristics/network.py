"""How far a seat is from joining large cities (CAR-8.2), and what that is worth."""

from __future__ import annotations

from typing import Final, final

from magnate.games.carnegie.actions import CITIES, CITY_OF, SLOTS
from magnate.games.carnegie.company import Company
from magnate.games.carnegie.domains import (
    FREE,
    RAILROAD,
)
from magnate.games.carnegie.rules import (
    Rules,
)
from magnate.games.carnegie.state import CarnegieState

FAR: Final = 99
BUILDING: Final = 20
"""The effort of one more project, in tenths of a study point."""
PACE: Final = 26
"""Effort for the network that each round leaves time for, in the same."""


@final
class Maps:
    """The ways between large cities for the own cities (as a bit mask) tried in one decision,
    all through which the others' discs stay where they are."""

    def __init__(self) -> None:
        self.known: dict[int, list[int]] = {}

    def missing(self, state: CarnegieState, seat: int) -> list[int]:
        own = 0
        for slot in range(SLOTS):
            if state.slots[slot] == seat:
                own |= 1 << CITY_OF[slot]
        found = self.known.get(own)
        if found is None:
            found = _missing_cities(state, own)
            self.known[own] = found
        return found


def _large_cities(rules: Rules) -> list[int]:
    return [city for city in range(CITIES) if rules.city_links[city] > 0]


def _missing_cities(state: CarnegieState, own: int) -> list[int]:
    """By bit mask of large cities: how many more cities it takes to join them all.

    Smallest trees, each grown from two smaller ones that meet in a city.
    """
    price = [FAR] * CITIES
    for slot in range(SLOTS):
        if state.slots[slot] == FREE:
            price[CITY_OF[slot]] = 1
    for city in range(CITIES):
        if (own >> city) & 1:
            price[city] = 0
    large = _large_cities(state.rules)
    trees: list[list[int]] = [price]
    for mask in range(1, 1 << len(large)):
        tree = [FAR] * CITIES
        for index in range(len(large)):
            if mask == 1 << index:
                tree[large[index]] = price[large[index]]
        part = (mask - 1) & mask
        while part > mask ^ part:
            _join(trees[part], trees[mask ^ part], price, tree)
            part = (part - 1) & mask
        _spread(state.rules, price, tree)
        trees.append(tree)
    return [min(tree) for tree in trees]


def _join(first: list[int], second: list[int], price: list[int], tree: list[int]) -> None:
    for city in range(CITIES):
        both = first[city] + second[city] - price[city]
        if both < tree[city]:
            tree[city] = both


def _spread(rules: Rules, price: list[int], tree: list[int]) -> None:
    """Extend a tree along the routes."""
    queue = [city for city in range(CITIES) if tree[city] < FAR]
    seen = 0
    while seen < len(queue):
        here = queue[seen]
        seen += 1
        for city in rules.neighbours[here]:
            if tree[here] + price[city] < tree[city]:
                tree[city] = tree[here] + price[city]
                queue.append(city)


def network_worth(rules: Rules, company: Company, missing: list[int], left: int) -> int:
    """The best network within reach; the more effort for the time left, the less of it counts."""
    large = _large_cities(rules)
    best = 0
    for mask in range(3, len(missing)):
        points = 0
        cities = 0
        study = 0
        level = RAILROAD
        for index in range(len(large)):
            if (mask >> index) & 1:
                region = rules.city_region[large[index]]
                space = company.tracks[region]
                cities += 1
                points += rules.city_links[large[index]]
                level = min(level, rules.tracks[region].levels[space])
                study += _study_to_railroad(rules, region, space)
        if cities > 1 and missing[mask] < FAR:
            effort = missing[mask] * BUILDING
            values = rules.connection_values[points]
            best = max(best, _in_time(values[level], effort, PACE * left))
            best = max(best, _in_time(values[RAILROAD], effort + 10 * study, PACE * left))
    return best


def _in_time(points: int, effort: int, time: int) -> int:
    if effort == 0:
        return 100 * points
    return 100 * points * (time - effort) // time if effort < time else 0


def _study_to_railroad(rules: Rules, region: int, space: int) -> int:
    track = rules.tracks[region]
    points = 0
    while track.levels[space] < RAILROAD:
        points += track.costs[space]
        space += 1
    return points
