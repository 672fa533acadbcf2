"""Domains: the named ranges of small ints that actions and facts take as parameters."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, final

MAX_SEATS: Final = 5


@final
class Domain:
    """Values `low`, `low + 1`, … with one text each; a domain without texts is any number."""

    def __init__(self, name: str, texts: Sequence[str] = (), low: int = 0) -> None:
        self.name = name
        self.texts = tuple(texts)
        self.low = low
        self.size = len(self.texts)

    def text(self, value: int) -> str:
        return self.texts[value - self.low] if self.texts else str(value)

    def __repr__(self) -> str:
        return f"Domain({self.name!r})"


def numbers(name: str, low: int, high: int) -> Domain:
    """The whole numbers from `low` to `high`."""
    return Domain(name, [str(n) for n in range(low, high + 1)], low)


SEAT: Final = Domain("seat", [f"p{n + 1}" for n in range(MAX_SEATS)])
NUMBER: Final = Domain("number")
MONEY: Final = Domain("money")
