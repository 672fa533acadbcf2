"""Which board draws which game."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final

from magnate.core.game import Game
from magnate.core.options import Setup
from magnate.terminal.carnegie import CarnegieBoard
from magnate.terminal.container import ContainerBoard
from magnate.terminal.plain import PlainBoard
from magnate.terminal.rolling_heights import RollingHeightsBoard
from magnate.terminal.screen import Board, facts_name
from magnate.words import Words

_BOARDS: Final[dict[str, Callable[[Setup, Words, Sequence[str]], Board]]] = {
    "carnegie": CarnegieBoard,
    "container": ContainerBoard,
    "rolling_heights": RollingHeightsBoard,
}


def board_for(game: Game, setup: Setup, words: Words, names: Sequence[str]) -> Board:
    """The board of a game; one without a drawing of its own gets a plain list."""
    draws = _BOARDS.get(game.name)
    board = PlainBoard(words, names) if draws is None else draws(setup, words, names)
    board.facts = facts_name(setup.content.override, words)
    return board
