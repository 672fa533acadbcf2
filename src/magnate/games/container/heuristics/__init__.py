"""How to play Container sensibly, for bots."""

from magnate.games.container.heuristics.rate import ContainerHeuristics

__all__ = ["ContainerHeuristics"]
