"""How often somebody may ask for something."""

from __future__ import annotations

import re
import time
from functools import lru_cache
from ipaddress import IPv6Address, ip_address
from typing import Final

import msgspec

BUCKETS_KEPT: Final = 20_000
"""Past so many, those are forgotten that are full again: they say nothing."""


class Limit(msgspec.Struct, frozen=True):
    """So many at once, and so many a second in the long run."""

    name: str
    at_once: float
    a_second: float
    by_person: bool = True
    """Or by address: for what makes people, of whom one could have many."""


ADDRESS = Limit("address", 600, 300)
"""Everything that comes from one address: several people, and programs, may share it."""
PERSON = Limit("person", 300, 100)
"""Everything a person does. A program that moves 30 times a second, and reads a message before each
move, is far from it."""
SOCKETS = Limit("sockets", 200, 10)
"""New connections of one address; after a restart of the server all of them come at once."""
SOCKETS_OPEN: Final = 400
"""Connections that one address may hold."""

LOGIN: Final = Limit("login", 50, 0.2)
"""Passwords tried for one login, from wherever. It is more than one address may try (see below), so
that nobody alone can keep another from signing in."""

STRICT: Final = (
    ("POST", r"/api/people", Limit("people", 30, 0.2, False)),
    ("POST", r"/api/sessions(/link)?", Limit("sign-in", 10, 0.1, False)),
    ("POST", r"/api/me/account", Limit("account", 5, 0.05, False)),
    ("POST", r"/api/me/link", Limit("link", 10, 0.1, False)),
    ("POST", r"/api/(tables|play-now)", Limit("tables", 20, 0.5)),
    ("POST", r"/api/replays", Limit("imports", 10, 0.1)),
    ("POST", r"/api/replays/[^/]+/play-on", Limit("tables", 20, 0.5)),
    ("POST", r"/api/tables/[^/]+/chat", Limit("chat", 10, 1)),
    ("GET", r"/api/tables/[^/]+/hint", Limit("hints", 10, 1)),
    ("POST", r"/api/qr", Limit("pictures", 20, 1)),
)
"""What is dear, or tempts to be tried often."""

_STRICT: Final = [(method, re.compile(path), limit) for method, path, limit in STRICT]


def strict(method: str, path: str) -> Limit | None:
    """The limit of a request that has one of its own."""
    plain = "/" + "/".join(part for part in path.split("/") if part)
    for wanted, pattern, limit in _STRICT:
        if method == wanted and pattern.fullmatch(plain):
            return limit
    return None


class Buckets:
    """Counts who has asked how often. A bucket holds what one may still ask for at once, and fills
    again with time."""

    def __init__(self) -> None:
        self._left: dict[tuple[str, str], tuple[float, float, float]] = {}

    def take(self, limit: Limit, who: str) -> float:
        """Count a request. 0 if it may be answered, else in how many seconds it may."""
        now = time.monotonic()
        key = (limit.name, who)
        left, then, _ = self._left.get(key, (limit.at_once, now, 0.0))
        left = min(limit.at_once, left + (now - then) * limit.a_second)
        if left < 1:
            return (1 - left) / limit.a_second
        full = now + (limit.at_once - left + 1) / limit.a_second
        self._left[key] = (left - 1, now, full)
        if len(self._left) > BUCKETS_KEPT:
            self._left = {key: known for key, known in self._left.items() if known[2] > now}
        return 0.0


@lru_cache(1000)
def place_of(address: str) -> str:
    """Whose address it is: of IPv6 one person has 2^64, which count as one."""
    try:
        known = ip_address(address)
    except ValueError:
        return address
    if isinstance(known, IPv6Address) and known.ipv4_mapped is None:
        return known.exploded[:19]
    return address
