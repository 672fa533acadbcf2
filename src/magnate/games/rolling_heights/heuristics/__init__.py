"""How to play Rolling Heights sensibly, for bots."""

from magnate.games.rolling_heights.heuristics.rate import RollingHeightsHeuristics

__all__ = ["RollingHeightsHeuristics"]
