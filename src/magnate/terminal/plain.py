"""A board for a game that has no drawing of its own yet."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from rich.console import RenderableType
from rich.pretty import Pretty
from rich.text import Text

from magnate.core.actions import Action
from magnate.core.facts import Fact
from magnate.words import Words


class PlainBoard:
    """Lists everything that may be seen."""

    def __init__(self, words: Words, names: Sequence[str]) -> None:
        self.words = words
        self.names = names

    def draw(self, view: Mapping[str, object], width: int) -> RenderableType:
        return Pretty(dict(view), max_length=20, expand_all=False)

    def warning(self, action: Action) -> str:
        return ""

    def piece(self, question: Fact) -> Text:
        return Text(self.words.fact(question, self.names))
