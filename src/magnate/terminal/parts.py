"""Boards too big for one screen: a question shows the parts of the table that it is about."""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Mapping, Sequence
from typing import ClassVar, Final

from rich.console import Group
from rich.text import Text

from magnate.core.facts import Fact
from magnate.terminal.lines import flow, ink
from magnate.terminal.screen import NARROWEST, Board, Explained, View, figure
from magnate.words import Words

ALL: Final = "all"


class PartsBoard(Board):
    """A board with parts that a person can ask for by name."""

    tells_refused = False
    parts: ClassVar[tuple[str, ...]]
    """Their names in English."""
    whole: ClassVar[tuple[str, ...]]
    """What makes up the whole table."""

    def __init__(self, words: Words, names: Sequence[str], parts: str) -> None:
        super().__init__(words, names)
        self.translated = parts.split(" | ")
        """The names of the parts in the language of the screen."""

    def draw(self, view: View, width: int, question: Fact | None = None, part: str = "") -> Group:
        if part in self.parts:
            shown: tuple[str, ...] = (part,)
        elif part or question is None:
            shown = self.whole
        else:
            shown = self.shown(question)
        return Group(*self.lines(view, max(width, NARROWEST), shown, None if part else question))

    @abstractmethod
    def shown(self, question: Fact) -> tuple[str, ...]:
        """The parts that a question is about."""

    @abstractmethod
    def lines(
        self, view: View, width: int, parts: tuple[str, ...], question: Fact | None
    ) -> list[Text]:
        """These parts of the table, and what always stands around them. There is a question unless
        a person asked for the parts."""

    def part(self, wish: str) -> str:
        """`map`, or the beginning of that or of its name in the language of the screen."""
        if wish:
            for part, name in zip(self.parts, self.translated, strict=True):
                if part.startswith(wish.lower()) or name.lower().startswith(wish.lower()):
                    return part
        return ALL

    def keys(self, question: Fact) -> list[str]:
        return [self.words.text("terminal-keys-parts", parts=", ".join(self.translated))]


def sign_entries(legend: str) -> list[Explained]:
    """The parts of a legend, each a sign and what it means."""
    entries: list[Explained] = []
    for part in legend.split(" | "):
        sign, _, meaning = part.strip().partition(" ")
        entries.append(Explained("sign", sign, (), meaning))
    return entries


class BasePen:
    """Writes the pieces of one game with victory points, in one language."""

    game: ClassVar[str]

    def __init__(self, words: Words, names: Sequence[str]) -> None:
        self.words = words
        self.names = names
        self.vp_sign = words.text("terminal-vp")

    def vp(self, amount: int | str) -> str:
        return f"{figure(amount)} {self.vp_sign}"

    def standing(self, parts: Mapping[str, int]) -> list[Text]:
        """A score by its parts, the total first."""
        texts = [ink(self.vp(parts["total"]), "bold")]
        for part, amount in parts.items():
            if part != "total" and amount:
                label = self.words.text(f"{self.game}-part-{part}")
                texts.append(ink(f"{label} {figure(amount)}", "muted"))
        return texts

    def signs(self, words: str, width: int) -> list[Text]:
        """A legend: its parts one after the other."""
        return flow([ink(part.strip(), "muted") for part in words.split(" | ")], width, " · ")
