"""Magnate plays and studies business board games.

>>> import magnate
>>> state = magnate.game("container").start(players=4, seed=7)
>>> state.to_act
(1,)
"""

import magnate.games  # noqa: F401  (registers the games)
from magnate.bots import Bot, bot, register_bot
from magnate.core.game import all_games, game

__all__ = ["Bot", "all_games", "bot", "game", "register_bot"]
