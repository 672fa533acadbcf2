"""What there is to play: all games with their options, the bots and the languages."""

from __future__ import annotations

from typing import Any

import msgspec

from magnate.bots import BOTS
from magnate.core import wire
from magnate.core.game import all_games
from magnate.words import languages


def catalogue() -> dict[str, Any]:
    """As plain data, for commands and clients."""
    return {
        "games": [msgspec.to_builtins(wire.about_game(game)) for game in all_games()],
        "bots": list(BOTS),
        "languages": languages(),
    }
