"""Containers as coloured letters, and the words that all parts of the table of Container share."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from rich.text import Text

from magnate.games.container.actions import COLOUR, COLOURS
from magnate.games.container.rules import Rules
from magnate.terminal.lines import joined
from magnate.terminal.screen import money
from magnate.words import Words

CHIPS: Final = (
    "bold #F5F2EA on #2F2F35",
    "bold #FFF7EC on #8A5A34",
    "bold #FFFFFF on #7B4FA3",
    "bold #2B2418 on #E2CFA2",
    "bold #15181B on #9AA3AB",
)
NOTHING: Final = Text("–", "muted")


class Pen:
    """Writes the pieces of one game in one language."""

    def __init__(self, rules: Rules, words: Words, names: Sequence[str]) -> None:
        self.rules = rules
        self.words = words
        self.names = names
        self.letters = [words.text(f"container-colour-{name}.letter") for name in COLOUR.texts]

    def money(self, amount: int) -> str:
        return money(self.words, amount)

    def chip(self, colour: int) -> Text:
        return Text(self.letters[colour], CHIPS[colour])

    def chips(self, colours: list[int]) -> Text:
        """One letter for each container; four or more of a colour as a number."""
        text = Text()
        for colour in range(COLOURS):
            count = colours.count(colour)
            if count > 3:
                text.append(f"{self.letters[colour]}{count}", CHIPS[colour])
            elif count:
                text.append(self.letters[colour] * count, CHIPS[colour])
        return text

    def pile(self, counts: list[int]) -> Text:
        """How many containers of each colour: K2 V1."""
        cells = [
            Text(f"{self.letters[colour]}{counts[colour]}", CHIPS[colour])
            for colour in range(COLOURS)
            if counts[colour]
        ]
        return joined(cells) if cells else NOTHING

    def card(self, card: int, only: list[int] | None) -> Text:
        """The colours of a value card with their worth, all or those of a pile."""
        cells: list[Text] = []
        for place, colour in enumerate(self.rules.card_colours[card]):
            if only is not None and only[colour] == 0:
                continue
            value = str(self.rules.card_values[place])
            if place == 1:
                value += f"/{self.rules.set_value}"
            worth = self.words.text("core-money", amount=value)
            cells.append(Text.assemble(self.chip(colour), f" {worth}"))
        return joined(cells, "  ")
