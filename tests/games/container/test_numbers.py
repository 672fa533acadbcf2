"""What Container tells of an action beforehand comes true, each number of it."""

from __future__ import annotations

from collections import Counter

import magnate
from magnate.core.promises import numbers_are_true
from magnate.core.rng import Rng
from magnate.games.container.actions import SAIL_TO_ISLAND
from tests.helpers.players import anything

GAME = magnate.game("container")


def test_every_number_is_checked_against_what_happens() -> None:
    """In random games that go to the island when they can, by a truth that isn't None."""
    checked: Counter[str] = Counter()
    for seed in range(12):
        rng = Rng.seeded(seed, "numbers")
        state = GAME.start(3 + seed % 3, seed)
        while not state.over:
            seat = state.to_act[rng.below(len(state.to_act))]
            island = SAIL_TO_ISLAND.at()
            action = island if island in state.legal(seat) else anything(state, seat, rng)
            told = state.about(seat, action)
            numbers_are_true(GAME, state, rng)
            before = state.clone()
            state.advance(seat, action)
            for name, number in told.items():
                true = GAME.vocabulary.numbers[name].truth(before, state, seat, action)
                assert true in (None, number), f"seed {seed}: {action}: {name}"
                checked[name] += true is not None
    assert set(GAME.vocabulary.numbers) == set(checked)
    assert min(checked.values()) > 3, checked


def test_units() -> None:
    units = {number.name: number.unit.name for number in GAME.vocabulary.numbers.values()}
    assert units == {
        "cost": "money",
        "gain": "money",
        "left": "money",
        "island": "money",
        "whole": "money",
        "loans": "loans",
        "made": "goods",
        "wealth": "money",
        "holds": "goods",
    }
