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
    vocabulary = find_game(game).vocabulary
    reasons = {fact.key for fact in vocabulary.facts if fact.key.startswith(f"{game}-reason-")}
    kinds = {kind.name for kind in vocabulary.actions}
    assert {key for key in named if " " not in key} == reasons
    for kind, _, reason in (key.partition(" ") for key in named if " " in key):
        assert kind in kinds
        assert reason in reasons
    assert {reason: rule for reason, rule in named.items() if rule not in there} == {}
