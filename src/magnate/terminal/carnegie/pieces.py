"""Signs and colours of Carnegie, and the words that all parts of its table share."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from rich.text import Text

from magnate.games.carnegie.actions import CELL, CITY, DEPARTMENT, DONATION, PROJECT, REGION, TYPE
from magnate.games.carnegie.domains import (
    ANDREW,
    GOODS,
    GOODS_OR_MONEY,
    MONEY,
    NEUTRAL,
    POINTS,
    STAFF,
    STAFF_OR_MONEY,
    STEPS,
    VP,
)
from magnate.games.carnegie.rules import (
    Rules,
)
from magnate.terminal.lines import flow, ink
from magnate.terminal.parts import BasePen
from magnate.terminal.screen import OPPONENT, SHAPES
from magnate.words import Words

STANDING: Final = "♙"
CHAIR: Final = "⊔"
A_GOOD: Final = "▣"
A_POINT: Final = "✎"

REGION_STYLES: Final = (
    "#1B1712 on #D9B98A",
    "#1B1712 on #D58A6C",
    "#1B1712 on #8FBF8A",
    "#1B1712 on #B493B8",
)
GIFT_STYLE: Final = "#1B1712 on #D8C98F"
PROJECT_STYLES: Final = ("bold #4E9A5F", "bold #2E9AA0", "bold #D0822A", "bold #C05AA8")
TYPE_STYLES: Final = ("#6C8EBF", "#B8893A", "#D0822A", "#9A6FB0")


class Pen(BasePen):
    """Writes the pieces of Carnegie."""

    game = "carnegie"

    def __init__(self, rules: Rules, words: Words, names: Sequence[str]) -> None:
        super().__init__(words, names)
        self.rules = rules
        self.letters = words.text("terminal-carnegie-project-letters").split()
        self.region_letters = words.text("terminal-carnegie-region-letters").split()
        self.any = "·"

    # Words

    def money(self, amount: int) -> str:
        return f"${amount}"  # as it is printed, in every language

    def city(self, city: int) -> str:
        return self.words.value(CITY, city)

    def type(self, kind: int) -> str:
        return self.words.text(f"carnegie-type-{TYPE.text(kind)}.short")

    def region(self, region: int) -> str:
        """A short name; the full one may be two words."""
        return self.words.text("terminal-carnegie-region", region=REGION.text(region))

    def project(self, project: int) -> str:
        return self.words.value(PROJECT, project)

    def department(self, department: int) -> str:
        return self.words.value(DEPARTMENT, department)

    def cell(self, cell: int) -> str:
        return self.words.value(CELL, cell)

    def donation(self, donation: int) -> tuple[str, str]:
        """The cause, and what of it: `Health`, `small cities`."""
        cause, _, what = self.words.value(DONATION, donation).partition(" (")
        return cause, what.rstrip(")") or cause

    # Signs

    def who(self, owner: int) -> Text:
        """The shape of whoever owns a disc."""
        if owner == NEUTRAL:
            return ink("○", "muted")
        shape = OPPONENT if owner == ANDREW else owner
        return ink(SHAPES[shape], f"seat.{shape}")

    def andrew(self, style: str = "bold") -> Text:
        """Shape and name."""
        return self.who(ANDREW).append(f" {self.words.text('carnegie-andrew')}", style)

    def whose(self, owners: Sequence[int]) -> Text:
        return Text().join(self.who(owner) for owner in owners)

    def income(self, kind: int, amount: int) -> str:
        """What a space or a cell gives, in signs: `$3`, `2▣`."""
        if kind == MONEY:
            return self.money(amount)
        if kind == GOODS:
            return f"{amount}{A_GOOD}"
        if kind == POINTS:
            return f"{amount}{A_POINT}"
        if kind == STAFF:
            return f"{amount}{STANDING}"
        if kind == VP:
            return f"{amount}{self.vp_sign}"
        if kind == STEPS:
            return self.words.text("terminal-carnegie-steps", count=amount)
        if kind == STAFF_OR_MONEY:
            return f"{STANDING}/{self.money(amount)}"
        if kind == GOODS_OR_MONEY:
            return f"{A_GOOD}/{self.money(amount)}"
        return "–"

    def region_chip(self, region: int) -> Text:
        return ink(f" {self.region(region)} ", REGION_STYLES[region])

    def title(self, text: str, note: str = "", width: int = 0) -> list[Text]:
        """A heading; its note is broken into lines where it doesn't fit."""
        parts = [ink(text, "title")]
        parts += [ink(word, "muted") for word in note.split()]
        return flow(parts, width, " ", "  ") if width else [ink(f"{text} ", "title")]
