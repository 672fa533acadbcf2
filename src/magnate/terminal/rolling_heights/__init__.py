"""The table of Rolling Heights in the terminal."""

from magnate.terminal.rolling_heights.board import RollingHeightsBoard

__all__ = ["RollingHeightsBoard"]
