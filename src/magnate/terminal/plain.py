"""A board for a game that has no drawing of its own yet."""

from __future__ import annotations

from collections.abc import Mapping

from rich.console import RenderableType
from rich.pretty import Pretty
from rich.text import Text

from magnate.core.facts import Fact
from magnate.terminal.screen import Board


class PlainBoard(Board):
    """Lists everything that may be seen."""

    def draw(
        self,
        view: Mapping[str, object],
        width: int,
        question: Fact | None = None,
        part: str = "",
    ) -> RenderableType:
        return Pretty(dict(view), max_length=20, expand_all=False)

    def piece(self, question: Fact) -> Text:
        return Text(self.words.fact(question, self.names))
