"""The screen: its colours, the players' shapes, and a board for each game."""

from __future__ import annotations

import sys
from collections.abc import Callable, Mapping, Sequence
from typing import Final, Protocol

from rich.console import Console, RenderableType
from rich.text import Text
from rich.theme import Theme

from magnate.core.actions import Action
from magnate.core.domains import MONEY
from magnate.core.facts import Fact
from magnate.core.game import Game
from magnate.core.options import Setup
from magnate.words import Words

WIDEST: Final = 112
"""Lines longer than this are hard to read, however wide the terminal is."""

SHAPES: Final = ("◆", "●", "▲", "■", "★")
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


class Board(Protocol):
    """Draws one game from what a seat may see; it never gets hold of the state."""

    def draw(self, view: Mapping[str, object], width: int) -> RenderableType: ...

    def warning(self, action: Action) -> str:
        """What to ask before an action that nobody should play by mistake; empty if nothing."""

    def piece(self, question: Fact) -> Text:
        """The piece that a question is about, for a list of several such questions."""


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


def board_for(game: Game, setup: Setup, words: Words, names: Sequence[str]) -> Board:
    """The board of a game; one without a drawing of its own gets a plain list."""
    return _BOARDS.get(game.name, _plain)(setup, words, names)


def seat_text(seat: int, names: Sequence[str]) -> Text:
    """A player's shape and name in the player's colour."""
    return Text.assemble((f"{SHAPES[seat]} ", f"seat.{seat}"), (names[seat], f"name.{seat}"))


def money(words: Words, amount: int) -> str:
    return words.value(MONEY, amount)


def _container(setup: Setup, words: Words, names: Sequence[str]) -> Board:
    from magnate.terminal.container import ContainerBoard

    return ContainerBoard(setup, words, names)


def _plain(setup: Setup, words: Words, names: Sequence[str]) -> Board:
    from magnate.terminal.plain import PlainBoard

    return PlainBoard(words, names)


_BOARDS: Final[dict[str, Callable[[Setup, Words, Sequence[str]], Board]]] = {
    "container": _container,
}
