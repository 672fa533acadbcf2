"""The table of Container, drawn from what a seat may see and the facts agreed before the game."""

from magnate.terminal.container.board import ContainerBoard

__all__ = ["ContainerBoard"]
