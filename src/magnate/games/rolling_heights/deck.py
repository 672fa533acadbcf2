"""The ads and targets as printed: which rule each follows, and with which figures (RH-8.4)."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final, final

from magnate.games.rolling_heights.actions import TYPE, TYPES, WORKER

# What may lie next to a building, as bits: the five types, and water.
WATER: Final = TYPES
NEAR: Final = (*TYPE.texts, "water")

LOSS_BESIDE: Final = 0
BESIDE: Final = 1
LARGEST_GROUP: Final = 2
OF_TYPES: Final = 3
COLUMNS_WITH: Final = 4
SHARE_AGAIN: Final = 5
ALL_WORKERS: Final = 6
LOSS_IN_DISTRICTS: Final = 7
BEST_AGAIN: Final = 8
MOST_BUILDINGS: Final = 9
TALLEST: Final = 10
BESIDE_OPPONENTS: Final = 11
OPPONENTS_BESIDE: Final = 12
DISTRICTS_WITH: Final = 13
BESIDE_WATER: Final = 14
WORKERS_OF: Final = 15
COLOURS: Final = 16
UNUSED_WILDS: Final = 17

CARD_RULES: Final = {
    "loss-beside": ("vp", "types", "near", "counts"),
    "beside": ("vp", "types", "near", "counts"),
    "largest-group": ("vp", "types", "counts"),
    "of-types": ("vp", "types", "counts"),
    "columns": ("vp", "counts"),
    "share-again": ("types", "number"),
    "workers": ("vp", "number"),
    "loss-in-districts": ("vp", "types", "counts"),
    "best-again": ("types", "counts"),
    "most-buildings": ("vp", "counts", "scope"),
    "tallest": ("vp", "counts"),
    "beside-opponents": ("vp", "counts"),
    "opponents-beside": ("vp", "counts"),
    "districts": ("vp", "counts"),
    "beside-water": ("vp", "counts"),
    "workers-of": ("vp", "workers"),
    "colours": ("vp", "number"),
    "wilds": ("vp",),
}
"""The rules in the order of the numbers above, with the figures that each uses."""
_NAMES: Final = list(CARD_RULES)


@final
class Card:
    """An ad or a target: its rule, and whatever figures that uses."""

    def __init__(
        self,
        *,
        rule: int,
        vp: int,
        types: int,
        near: int,
        workers: int,
        number: int,
        any_plan: bool,
        best_only: bool,
    ) -> None:
        self.rule = rule
        self.vp = vp
        self.types = types
        """Bit mask of the building types it is about."""
        self.near = near
        """Bit mask of the neighbours it counts."""
        self.workers = workers
        """Bit mask of the workers it counts."""
        self.number = number
        """The number in its text: a divisor, workers for a VP, colours that don't count."""
        self.any_plan = any_plan
        """Whether unfinished plans are counted too (RH-8.4)."""
        self.best_only = best_only
        """Whether one district alone pays, not each (ad 11)."""


def read_card(table: Mapping[str, Any]) -> Card:
    return Card(
        rule=_NAMES.index(table["rule"]),
        vp=table.get("vp", 0),
        types=mask(table.get("types", []), TYPE.texts),
        near=mask(table.get("near", []), NEAR),
        workers=mask(table.get("workers", []), WORKER.texts),
        number=table.get("number", 0),
        any_plan=table.get("counts", "") == "any",
        best_only=table.get("scope", "") == "best",
    )


def mask(names: list[str], among: tuple[str, ...]) -> int:
    """The bits of these names."""
    found = 0
    for name in names:
        found |= 1 << among.index(name)
    return found
