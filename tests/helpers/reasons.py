"""The rules that the web client names with the reasons why something can't be done."""

from __future__ import annotations

import re
from pathlib import Path

ROOT = Path(__file__).parents[2]
GAMES = ("container", "carnegie", "rolling_heights")


def rules_behind(game: str) -> dict[str, str]:
    """The number of a rule for each reason, as the client's table has it; for some kinds of actions
    or questions the reason has another one, under its key behind theirs."""
    table = (ROOT / "web/src/games" / game / "rules.ts").read_text()
    return dict(re.findall(r"'([a-z0-9_ -]+)': '([A-Z]+-[\d.]+)'", table))


def rule_behind(named: dict[str, str], question: str, kind: str, reason: str) -> str:
    """The rule that the client names by its table for an action that is refused at a question."""
    keys = (f"{question} {reason}", f"{kind} {reason}", reason)
    return next(named[key] for key in keys if key in named)
