"""A board for a game that has no drawing of its own yet."""

from __future__ import annotations

from rich.console import Group
from rich.pretty import pretty_repr
from rich.text import Text

from magnate.core.actions import Action
from magnate.core.facts import Fact
from magnate.terminal.screen import Board, Choice, Numbers, View


class PlainBoard(Board):
    """Lists everything that may be seen."""

    def draw(self, view: View, width: int, question: Fact | None = None, part: str = "") -> Group:
        told = pretty_repr(dict(view), max_width=width, max_length=20)
        return Group(*[Text(line) for line in told.splitlines()])

    def choice(self, view: View, question: Fact, action: Action, numbers: Numbers) -> Choice:
        choice = super().choice(view, question, action, numbers)
        notes = "  ".join(f"{name} {number}" for name, number in numbers.items())
        choice.text.append(f"  {notes}" if notes else "", "muted")
        return choice
