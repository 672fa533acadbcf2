"""The ads and targets as the content in force has them: each with its rule and figures (RH-8.4)."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Final, TypeAlias, final

from mypy_extensions import i64

from magnate.core.ints import bit
from magnate.games.rolling_heights.actions import TYPE, TYPES

if TYPE_CHECKING:
    from magnate.games.rolling_heights.state import RollingHeightsState

Scoring: TypeAlias = "Callable[[RollingHeightsState, int, Card, list[int]], int]"
"""A function of the state, the company, the card and a list for the plots."""

# What may lie next to a building, as bits: the five types, and water.
WATER: Final = TYPES
NEAR: Final = (*TYPE.texts, "water")


@final
class CardRule:
    """What a card is scored by; `cards.py` has them all."""

    def __init__(self, score: Scoring, figures: tuple[str, ...]) -> None:
        self.score = score
        """What a company gets; the plots that make it up are added to a list."""
        self.figures = figures
        """The keys of the content that it uses."""


@final
class Card:
    """An ad or a target: its rule, and whatever figures that uses."""

    def __init__(
        self,
        *,
        rule: CardRule,
        vp: i64,
        types: i64,
        near: i64,
        workers: i64,
        number: i64,
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


def mask(names: list[str], among: tuple[str, ...]) -> i64:
    """The bits of these names."""
    found = 0
    for name in names:
        found |= bit(among.index(name))
    return found
