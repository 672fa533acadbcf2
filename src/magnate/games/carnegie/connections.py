"""Connections between large cities (CAR-8.2, CAR-8.5)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from magnate.games.carnegie.actions import CITIES, CITY_OF, REGIONS, SLOTS
from magnate.games.carnegie.rules import RAILROAD, Rules

if TYPE_CHECKING:
    from magnate.games.carnegie.state import CarnegieState


def own_cities(state: CarnegieState, seat: int) -> list[bool]:
    """Whether each city holds at least one disc of the seat."""
    own = [False] * CITIES
    for slot in range(SLOTS):
        if state.slots[slot] == seat:
            own[CITY_OF[slot]] = True
    return own


def transport_levels(state: CarnegieState, seat: int) -> list[int]:
    """The transport level of a seat in each region."""
    tracks = state.companies[seat].tracks
    return [state.rules.tracks[region].levels[tracks[region]] for region in range(REGIONS)]


def connections(rules: Rules, own: list[bool], levels: list[int]) -> int:
    """What the group of own cities that is worth most gives."""
    best = 0
    joined = [False] * CITIES
    for city in range(CITIES):
        if own[city] and not joined[city] and rules.city_links[city] > 0:
            best = max(best, _group_value(rules, _group(rules, own, joined, city), levels))
    return best


def network(state: CarnegieState, seat: int) -> tuple[list[int], list[tuple[int, int]]]:
    """Cities and routes of the group that counts; none as long as no group does."""
    rules = state.rules
    own = own_cities(state, seat)
    levels = transport_levels(state, seat)
    joined = [False] * CITIES
    best: list[int] = []
    most = 0
    for city in range(CITIES):
        if own[city] and not joined[city] and rules.city_links[city] > 0:
            group = _group(rules, own, joined, city)
            value = _group_value(rules, group, levels)
            if value > most:
                best = group
                most = value
    best.sort()
    return best, _routes_between(rules, best)


def routes(state: CarnegieState, seat: int) -> list[tuple[int, int]]:
    """All routes between two cities of the seat, whether they count or not."""
    own = own_cities(state, seat)
    return _routes_between(state.rules, [city for city in range(CITIES) if own[city]])


def _group(rules: Rules, own: list[bool], joined: list[bool], start: int) -> list[int]:
    """The own cities connected with one of them; marks them as joined."""
    group = [start]
    joined[start] = True
    seen = 0
    while seen < len(group):
        for city in rules.neighbours[group[seen]]:
            if own[city] and not joined[city]:
                joined[city] = True
                group.append(city)
        seen += 1
    return group


def _group_value(rules: Rules, group: list[int], levels: list[int]) -> int:
    """All large cities of the group against the lowest level of their regions (CAR-8.5)."""
    large = 0
    points = 0
    level = RAILROAD
    for city in group:
        if rules.city_links[city] > 0:
            large += 1
            points += rules.city_links[city]
            level = min(level, levels[rules.city_region[city]])
    return rules.connection_values[points][level] if large >= 2 else 0


def _routes_between(rules: Rules, cities: list[int]) -> list[tuple[int, int]]:
    found: list[tuple[int, int]] = []
    for city in cities:
        for other in rules.neighbours[city]:
            if city < other and other in cities:
                found.append((city, other))
    return found
