"""How to play Carnegie sensibly, for bots."""

from magnate.games.carnegie.heuristics.rate import CarnegieHeuristics

__all__ = ["CarnegieHeuristics"]
