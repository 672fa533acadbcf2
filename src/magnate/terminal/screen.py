"""The screen: its colours, the players' shapes, and what a board is."""

from __future__ import annotations

import sys
from abc import ABC, abstractmethod
from collections.abc import Mapping, Sequence
from typing import Any, Final, NamedTuple

from rich.console import Console, Group
from rich.text import Text
from rich.theme import Theme

from magnate.core.actions import Action
from magnate.core.domains import MONEY, Domain
from magnate.core.facts import Fact, FactKind
from magnate.words import Words

WIDEST: Final = 112
"""Lines longer than this are hard to read, however wide the terminal is."""
NARROWEST: Final = 78
"""On a screen with fewer columns lines are broken."""
LONGEST_NAME: Final = 60
"""Of a file of component facts."""

View = Mapping[str, object]
"""What a seat may see."""
Numbers = Mapping[str, int]
"""What a state knows about an action."""

SHAPES: Final = ("◆", "●", "▲", "■", "★")
OPPONENT: Final = 4
"""Whose shape and colour an opponent has that the rules play."""
_PLAYERS: Final = ("#E69F00", "#56B4E9", "#009E73", "#CC79A7", "#D55E00")

THEME: Final = Theme(
    {
        "title": "bold #B8893A",
        "muted": "dim",
        "line": "#8A8172",
        "act": "bold #2E9AA0",
        "good": "#4E9A5F",
        "danger": "#D0604E",
        "alarm": "bold #1B1712 on #E3B04B",
        **{f"seat.{seat}": colour for seat, colour in enumerate(_PLAYERS)},
        **{f"name.{seat}": f"bold {colour}" for seat, colour in enumerate(_PLAYERS)},
    }
)


class Choice(NamedTuple):
    """How a choice is listed. Those with the same head follow it on its line, or in a small plan
    if each has a row and a column of its own."""

    text: Text
    head: str = ""
    place: tuple[int, int] | None = None


class Explained(NamedTuple):
    """Something that a person can ask about by any of its names."""

    topic: str
    """What it is: an action, a worker, a card, …"""
    name: str
    aliases: tuple[str, ...]
    """What else it is called: its notation, its short sign."""
    about: str


class Board(ABC):
    """Draws one game from what a seat may see; it never gets hold of the state."""

    tells_refused = True
    """Whether a few sorts of choices that are refused altogether are listed unasked."""
    details: tuple[FactKind, ...] = ()
    """Events that another one sums up, so that the story does without them."""
    chapter: FactKind | None = None
    """In a game without turns, the event that begins a new paragraph of its story."""

    def __init__(self, words: Words, names: Sequence[str]) -> None:
        self.words = words
        self.names = names
        self.facts = ""
        """Which component facts are played with, if not the printed ones."""

    def show(
        self, view: View, width: int, question: Fact | None = None, part: str = ""
    ) -> list[Text]:
        """The lines that `draw` has, below the name of the component facts."""
        lines = [Text(self.facts, "muted")] if self.facts else []
        for drawn in self.draw(view, width, question, part).renderables:
            assert isinstance(drawn, Text)
            lines.append(drawn)
        return lines

    @abstractmethod
    def draw(self, view: View, width: int, question: Fact | None = None, part: str = "") -> Group:
        """The table: the named part of it, else what the question is about, else all."""

    def part(self, wish: str) -> str:
        """The part of the table that a person asks for; empty for all of it."""
        return ""

    def keys(self, question: Fact) -> list[str]:
        """Commands that only this board has, for the line below the choices."""
        return []

    def repeated(self, view: View, question: Fact, legal: Sequence[Action]) -> Action | None:
        """What `all` answers first where a question is asked again and again; None if nothing."""
        return None

    def help(self, width: int) -> list[Text]:
        """What a person should know about this board."""
        return []

    def about_value(self, domain: Domain, value: int) -> tuple[str, str]:
        """The short sign of a piece, and its figures; both may be empty."""
        return "", ""

    def explanations(self) -> list[Explained]:
        """What this board can explain beside actions and what the words tell about pieces."""
        return []

    def warning(self, action: Action, numbers: Numbers) -> str:
        """What to ask before an action that nobody should play by mistake; empty if nothing."""
        return ""

    def about_amounts(self, numbers: Mapping[int, Numbers]) -> str:
        """What to say of the amounts that can be typed; `numbers` are those about each."""
        return ""

    def choice(self, view: View, question: Fact, action: Action, numbers: Numbers) -> Choice:
        """How an action is listed; `numbers` are those that the state has about it."""
        return Choice(Text(self.words.action(action, self.names)))

    def amount(self, amount: int) -> str:
        """A score, or a part of one."""
        return figure(amount)

    def opponent(self) -> Text:
        """Shape and name of an opponent that the rules play."""
        return Text.assemble(
            (f"{SHAPES[OPPONENT]} ", f"seat.{OPPONENT}"),
            (self.words.text("terminal-opponent"), f"name.{OPPONENT}"),
        )


def make_console(stderr: bool = False) -> Console:
    """A console with our colours; lines are as they are, with no markup and no guesses."""
    return Console(
        theme=THEME,
        stderr=stderr,
        highlight=False,
        markup=False,
        emoji=False,
        legacy_windows=False,
    )


def is_interactive(console: Console) -> bool:
    """Whether a person sits at both ends."""
    return console.is_terminal and sys.stdin.isatty()


def facts_name(override: Mapping[str, Any], words: Words) -> str:
    """A line that says what changed component facts call themselves; empty if they don't.

    The name may come from a stranger, so it is kept to one printable line.
    """
    kept = "".join(char if char.isprintable() else " " for char in override.get("name", ""))
    name = " ".join(kept.split())
    if len(name) > LONGEST_NAME:
        name = f"{name[: LONGEST_NAME - 1]}…"
    return words.text("terminal-content-name", name=name) if name else ""


def seat_text(seat: int, names: Sequence[str]) -> Text:
    """A player's shape and name in the player's colour."""
    return Text.assemble((f"{SHAPES[seat]} ", f"seat.{seat}"), (names[seat], f"name.{seat}"))


def money(words: Words, amount: int) -> str:
    return words.value(MONEY, amount)


def figure(amount: int | str) -> str:
    """A number with a proper minus."""
    return str(amount).replace("-", "−")
