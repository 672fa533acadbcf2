"""The table of Carnegie, drawn from what a seat may see and the facts agreed before the game."""

from magnate.terminal.carnegie.board import CarnegieBoard

__all__ = ["CarnegieBoard"]
