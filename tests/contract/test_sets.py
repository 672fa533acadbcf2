"""Sets are chosen in whatever order people click: in every game, at every such question."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

from magnate.core.decisions import Decision
from magnate.core.laws import pick
from magnate.core.promises import choose_in_any_order, next_set
from magnate.core.rng import Rng
from magnate.games.carnegie.actions import REGION
from tests.contract.games import GAMES

SEEDS = 24
MOST = 96
"""Random games: at least and at most."""
STAFF_AND_STUDY: dict[str, Any] = {
    "start": {"steps": 30, "lobby": 10, "money": 60},
    "track": {name: {"incomes": ["9 study points"] * 5} for name in REGION.texts},
}
"""Many employees in departments, and study points at each event: by chance both are rare."""
CONTENTS = {"carnegie": (STAFF_AND_STUDY,)}
LEAST = 5
"""So many sets of each sort were at least clicked in another order."""


def questions_for_sets(name: str) -> set[str]:
    """The decisions of a game whose answers make up a set."""
    found: set[str] = set()
    kinds: list[type] = [Decision]
    while kinds:
        kinds += (kind := kinds.pop()).__subclasses__()
        if kind.__module__.startswith(f"magnate.games.{name}.") and getattr(kind, "any_order"):  # noqa: B009
            found.add(kind.__name__)
    return found


@pytest.mark.slow
@pytest.mark.parametrize("name", GAMES)
def test_random_sets_in_random_click_order(name: str) -> None:
    clicked: Counter[str] = Counter()
    wanted = questions_for_sets(name)
    for seed in range(MOST):
        if seed >= SEEDS and min(clicked[sort] for sort in wanted) >= LEAST:
            break
        rng = Rng.seeded(seed, "sets")
        contents = CONTENTS.get(name, GAMES[name].contents)
        state = GAMES[name].start(seed, rng, contents[seed % len(contents)])
        while next_set(state, rng):
            seat = pick(state.to_act, rng)
            clicked[type(state.stack[-1]).__name__] += bool(choose_in_any_order(state, seat, rng))
    assert {sort for sort, count in clicked.items() if count >= LEAST} == wanted
