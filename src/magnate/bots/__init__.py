"""Bots: they know the core and what a game's heuristics tell them."""

from magnate.bots.base import Bot, play_out, random_playout
from magnate.bots.greedy import GreedyBot
from magnate.bots.random import RandomBot
from magnate.core.errors import BadSetup

BOTS: dict[str, type[GreedyBot] | type[RandomBot]] = {"random": RandomBot, "greedy": GreedyBot}


def bot(name: str, seed: int = 0) -> Bot:
    """A new bot of that name."""
    if name not in BOTS:
        raise BadSetup(f"there is no bot {name!r}; choose one of {', '.join(BOTS)}")
    return BOTS[name](seed)


__all__ = ["BOTS", "Bot", "bot", "play_out", "random_playout"]
