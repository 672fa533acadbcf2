"""Connections between large cities (CAR-8.2, CAR-8.5)."""

from __future__ import annotations

from typing import TYPE_CHECKING, final

from mypy_extensions import i64

from magnate.games.carnegie.actions import CITIES, CITY_OF, REGIONS, SLOTS
from magnate.games.carnegie.domains import (
    RAILROAD,
)
from magnate.games.carnegie.rules import (
    Rules,
)

if TYPE_CHECKING:
    from magnate.games.carnegie.state import CarnegieState


def own_cities(state: CarnegieState, seat: i64) -> list[bool]:
    """Whether each city holds at least one disc of the seat."""
    own = [False] * CITIES
    for slot in range(SLOTS):
        if state.slots[slot] == seat:
            own[CITY_OF[slot]] = True
    return own


def transport_levels(state: CarnegieState, seat: i64) -> list[int]:
    """The transport level of a seat in each region."""
    tracks = state.companies[seat].tracks
    return [state.rules.tracks[region].levels[tracks[region]] for region in range(REGIONS)]


def connections(rules: Rules, own: list[bool], levels: list[int]) -> i64:
    """What the group of own cities that is worth most gives."""
    best = 0
    joined = [False] * CITIES
    for city in range(CITIES):
        if own[city] and not joined[city] and rules.city_links[city] > 0:
            best = max(best, Network(rules, _group(rules, own, joined, city), levels).vp)
    return best


@final
class Network:
    """A group of connected cities, and what it is worth."""

    def __init__(self, rules: Rules, cities: list[int], levels: list[int]) -> None:
        self.cities = cities
        large = [city for city in cities if rules.city_links[city] > 0]
        self.points = 0
        """Connection points of its large cities."""
        self.level = RAILROAD
        """The lowest transport level of the regions of its large cities (CAR-8.5)."""
        self.limiting: list[int] = []
        """The regions that have this level."""
        for city in large:
            self.points += rules.city_links[city]
            self.level = min(self.level, levels[rules.city_region[city]])
        for city in large:
            region = rules.city_region[city]
            if levels[region] == self.level and region not in self.limiting:
                self.limiting.append(region)
        self.limiting.sort()
        self.vp = rules.connection_values[self.points][self.level] if len(large) >= 2 else 0


def network(state: CarnegieState, seat: i64) -> Network | None:
    """The group that counts; None as long as no group does."""
    rules = state.rules
    own = own_cities(state, seat)
    levels = transport_levels(state, seat)
    joined = [False] * CITIES
    best: Network | None = None
    for city in range(CITIES):
        if own[city] and not joined[city] and rules.city_links[city] > 0:
            group = _group(rules, own, joined, city)
            group.sort()
            found = Network(rules, group, levels)
            if found.vp > (0 if best is None else best.vp):
                best = found
    return best


def routes(state: CarnegieState, seat: i64) -> list[tuple[int, int]]:
    """All routes between two cities of the seat, whether they count or not."""
    own = own_cities(state, seat)
    return routes_between(state.rules, [city for city in range(CITIES) if own[city]])


def _group(rules: Rules, own: list[bool], joined: list[bool], start: i64) -> list[int]:
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


def routes_between(rules: Rules, cities: list[int]) -> list[tuple[int, int]]:
    found: list[tuple[int, int]] = []
    for city in cities:
        for other in rules.neighbours[city]:
            if city < other and other in cities:
                found.append((city, other))
    return found
