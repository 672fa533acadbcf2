"""The client names rules that there are."""

from __future__ import annotations

import re

import pytest

from magnate.core.game import game as find_game
from tests.helpers.reasons import GAMES, ROOT, rules_behind


@pytest.mark.parametrize("game", GAMES)
def test_every_reason_points_to_a_rule(game: str) -> None:
    """... by a number under which docs/rules has one."""
    written = (ROOT / "docs/rules" / f"{game}.md").read_text()
    there = set(re.findall(r"\*\*([A-Z]+-[\d.]+)\*\*", written))
    named = rules_behind(game)
    facts = {kind.key for kind in find_game(game).vocabulary.facts}
    assert named.keys() == {key for key in facts if key.startswith(f"{game}-reason-")}
    assert {reason: rule for reason, rule in named.items() if rule not in there} == {}
