"""How far a seat is from joining large cities (CAR-8.2), and what that is worth."""

from __future__ import annotations

from typing import Final

from magnate.games.carnegie.actions import CITIES, CITY_OF, SLOTS
from magnate.games.carnegie.company import Company
from magnate.games.carnegie.rules import FREE, RAILROAD, Rules
from magnate.games.carnegie.state import CarnegieState

FAR: Final = 99
BUILDING: Final = 2
"""The effort of one more project, in study points."""
PACE: Final = 20
"""Effort for the network that ten rounds leave time for."""


def large_cities(rules: Rules) -> list[int]:
    return [city for city in range(CITIES) if rules.city_links[city] > 0]


def missing_cities(state: CarnegieState, own: list[bool]) -> list[int]:
    """By bit mask of large cities: how many more cities it takes to join them all.

    Smallest trees, each grown from two smaller ones that meet in a city.
    """
    price = _prices(state, own)
    large = large_cities(state.rules)
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


def _prices(state: CarnegieState, own: list[bool]) -> list[int]:
    """Nothing for own cities, one project for those with a free slot."""
    price = [FAR] * CITIES
    for slot in range(SLOTS):
        if state.slots[slot] == FREE:
            price[CITY_OF[slot]] = 1
    for city in range(CITIES):
        if own[city]:
            price[city] = 0
    return price


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
    large = large_cities(rules)
    time = PACE * left
    best = 0
    for mask in range(3, len(missing)):
        points = 0
        cities = 0
        study = 0
        level = RAILROAD
        for index in range(len(large)):
            if (mask >> index) & 1:
                cities += 1
                points += rules.city_links[large[index]]
                region = rules.city_region[large[index]]
                space = company.tracks[region]
                level = min(level, rules.tracks[region].levels[space])
                study += study_to_railroad(rules, region, space)
        if cities < 2 or missing[mask] >= FAR:
            continue
        builds = missing[mask] * BUILDING * 10
        now = rules.connection_values[points][level]
        best = max(best, _in_time(now * 100, builds, time))
        full = rules.connection_values[points][RAILROAD]
        best = max(best, _in_time(full * 100, builds + study * 10, time))
    return best


def _in_time(worth: int, effort: int, time: int) -> int:
    if effort == 0:
        return worth
    return worth * (time - effort) // time if effort < time else 0


def study_to_railroad(rules: Rules, region: int, space: int) -> int:
    track = rules.tracks[region]
    points = 0
    while track.levels[space] < RAILROAD:
        points += track.costs[space]
        space += 1
    return points
