"""The options of Rolling Heights (section 12 of its rules)."""

from __future__ import annotations

from typing import Final

from magnate.core.options import Option

DIFFICULTIES: Final = ("easy", "normal", "hard")

OPTIONS: Final = (
    Option("difficulty", "choice", "normal", DIFFICULTIES, players=(1, 1)),
    Option("first_game_ads", "flag", False),
    Option("roll_ahead", "flag", True, players=(2, 4)),
)
