"""Bots: they know the core and what a game's heuristics tell them."""

from collections.abc import Callable

from magnate.bots.base import Bot, play_out, random_playout
from magnate.bots.greedy import GreedyBot
from magnate.bots.random import RandomBot
from magnate.core.errors import BadSetup

BOTS: dict[str, Callable[[int], Bot]] = {}
"""Known bots by name: what makes one from a seed."""


def register_bot(name: str, make: Callable[[int], Bot]) -> None:
    """Make a bot known by a name, for `bot` and the command line."""
    BOTS[name] = make


register_bot("random", RandomBot)
register_bot("greedy", GreedyBot)


def bot(name: str, seed: int = 0) -> Bot:
    """A new bot of that name."""
    if name not in BOTS:
        raise BadSetup(f"there is no bot {name!r}; choose one of {', '.join(BOTS)}")
    return BOTS[name](seed)


__all__ = ["BOTS", "Bot", "bot", "play_out", "random_playout", "register_bot"]
