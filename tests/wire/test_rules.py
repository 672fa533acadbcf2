"""The client names rules that there are."""

from __future__ import annotations

import re

import pytest

from magnate.core.game import game as find_game
from tests.helpers.reasons import GAMES, ROOT, rule_behind, rules_behind


@pytest.mark.parametrize("game", GAMES)
def test_every_reason_points_to_a_rule(game: str) -> None:
    """... by a number under which docs/rules has one."""
    written = (ROOT / "docs/rules" / f"{game}.md").read_text()
    there = set(re.findall(r"\*\*([A-Z]+-[\d.]+)\*\*", written))
    named = rules_behind(game)
    vocabulary = find_game(game).vocabulary
    reasons = {fact.key for fact in vocabulary.facts if fact.key.startswith(f"{game}-reason-")}
    kinds = {kind.name for kind in vocabulary.actions}
    questions = {fact.key for fact in vocabulary.facts if fact.key.startswith(f"{game}-ask-")}
    assert {key for key in named if " " not in key} == reasons
    for where, _, reason in (key.partition(" ") for key in named if " " in key):
        assert where in kinds | questions
        assert reason in reasons
    assert {reason: rule for reason, rule in named.items() if rule not in there} == {}


TELLING = [
    # the game, what is asked, what can't be done and why, and the rule that says so
    ("container", "main", "take-loan", "no-action-left", "CON-9.3"),
    ("container", "main", "produce", "no-money", "CON-6.4"),
    ("container", "main", "buy-from", "not-yourself", "CON-5.2"),
    ("container", "main", "sail-to-harbour", "not-yourself", "CON-7.1"),
    ("container", "main", "buy-again", "store-empty", "CON-7.3"),
    ("container", "main", "call-broker", "not-there", "CON-11.3"),
    ("container", "main", "call-broker", "too-few-containers", "CON-11.3"),
    ("container", "main", "outbid", "too-few-containers", "CON-11.4"),
    ("container", "buy-from-factory", "buy", "not-there", "CON-5.1"),
    ("container", "buy-in-harbour", "buy", "not-there", "CON-7.3"),
    ("container", "make", "make", "supply-empty", "CON-6.2"),
    ("container", "factory-price", "set-price", "not-there", "CON-6.3"),
    ("container", "factory-price", "set-price", "same-price", "CON-6.3"),
    ("container", "factory-price", "set-price", "price-set", "CON-6.3"),
    ("container", "factory-price", "keep", "needs-price", "CON-6.3"),
    ("container", "harbour-price", "set-price", "not-there", "CON-5.4"),
    ("container", "harbour-price", "set-price", "price-set", "CON-5.4"),
    ("container", "harbour-price", "keep", "needs-price", "CON-5.3"),
    ("container", "bid", "bid", "bid-too-high", "CON-8.5"),
    ("container", "broker-bid", "bid", "bid-too-high", "CON-11.3"),
    ("container", "seller", "reject", "no-money", "CON-8.4"),
    ("container", "offer", "offer-factory", "not-there", "CON-11.3"),
    ("container", "offer", "offer-harbour", "not-there", "CON-11.3"),
    ("container", "pay", "pay", "not-there", "CON-11.6"),
    ("container", "load", "load", "not-there", "CON-7.5"),
    ("container", "seize", "seize", "not-there", "CON-3.3"),
    ("container", "seize", "seize-from-store", "not-there", "CON-3.3"),
    ("carnegie", "place", "place", "not-free", "CAR-1.7"),
    ("carnegie", "place", "place", "wrong-slot", "CAR-1.7"),
    ("carnegie", "reserve", "reserve", "no-tile", "CAR-1.7"),
    ("carnegie", "department", "build", "not-free", "CAR-5.7"),
    ("carnegie", "department", "build", "few-goods", "CAR-5.3"),
    ("carnegie", "department", "found", "few-goods", "CAR-5.6"),
    ("carnegie", "department", "found", "no-tile", "CAR-5.6"),
    ("carnegie", "department", "study-tab", "no-disc", "CAR-5.9"),
    ("carnegie", "donate", "donate", "no-disc", "CAR-4.2"),
    ("carnegie", "move", "move", "nobody-there", "CAR-5.4"),
    ("carnegie", "move-in", "move", "nobody-there", "CAR-6.4"),
    ("carnegie", "move-in", "move-active", "same-cell", "CAR-6.4"),
    ("carnegie", "activate", "activate", "nobody-there", "CAR-7.1"),
    ("carnegie", "vacate", "vacate", "nobody-there", "CAR-7.3"),
    ("rolling_heights", "start", "take", "not-open", "RH-1.8"),
    ("rolling_heights", "take", "take", "not-open", "RH-5.2"),
    ("rolling_heights", "rest", "rest", "no-such-worker", "RH-3.1"),
    ("rolling_heights", "tire", "tire", "no-such-worker", "RH-4.2"),
    ("rolling_heights", "main", "activate", "no-such-worker", "RH-5.1"),
    ("rolling_heights", "main", "activate", "no-plot-left", "RH-5.13"),
    ("rolling_heights", "main", "activate", "too-dear", "RH-5.2"),
    ("rolling_heights", "upgrade", "upgrade", "no-such-worker", "RH-5.3"),
    ("rolling_heights", "swap", "swap", "no-such-worker", "RH-5.14"),
]


@pytest.mark.parametrize(("game", "question", "kind", "reason", "rule"), TELLING)
def test_a_reason_names_the_rule_of_what_it_stands_in_the_way_of(
    game: str, question: str, kind: str, reason: str, rule: str
) -> None:
    asked, key = f"{game}-ask-{question}", f"{game}-reason-{reason}"
    vocabulary = find_game(game).vocabulary
    assert {asked, key} <= {fact.key for fact in vocabulary.facts}
    assert kind in {one.name for one in vocabulary.actions}
    assert rule_behind(rules_behind(game), asked, kind, key) == rule
