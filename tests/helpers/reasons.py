"""The rules that the web client names with the reasons why something can't be done."""

from __future__ import annotations

import re
from pathlib import Path

ROOT = Path(__file__).parents[2]
GAMES = ("container", "carnegie", "rolling_heights")


def rules_behind(game: str) -> dict[str, str]:
    """The number of a rule for each reason, as the client's table has it; for some kinds of actions
    the reason has another one, under its key behind the kind."""
    table = (ROOT / "web/src/games" / game / "rules.ts").read_text()
    return dict(re.findall(r"'([a-z0-9_ -]+)': '([A-Z]+-[\d.]+)'", table))
