"""What is known of the printed game, figure by figure: tuning the rest must leave it alone."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from itertools import pairwise
from typing import Any

import pytest

from magnate.games.rolling_heights.content import COMPONENTS

KNOWN = ("rulebook", "published")

FACTS: dict[str, object] = {
    **{f"cubes.{colour}": 60 for colour in ("wood", "concrete", "steel")},
    "cubes.glass": 80,
    "wilds.supply": 30,
    "wilds.on_plans": 2,
    "players.2.left_out": 25,
    "players.2.b_sides": 0,
    "players.3.left_out": 13,
    "players.3.b_sides": 2,
    "players.4.left_out": 0,
    "players.4.b_sides": 3,
    **{f"exchange.{colour}": 2 for colour in ("wood", "concrete", "glass")},
    "exchange.steel": 3,
    "start.ads": 3,
    "start.first_ads": [4, 6, 12],
    "start.targets": 2,
    "start.ban": 2,
    "turn.active": 10,
    "turn.strike_wilds": 1,
    **{
        f"worker.{name}.{key}": figure
        for name, figures in {
            "carpenter": (8, 2, 1, 2),
            "builder": (8, 2, 1, 2),
            "architect": (16, 0, 1, 2),
            "riveter": (13, 0, 1, 2),
            "politician": (11, 0, 1, 2),
            "executive": (8, 0, 2, 4),
            "community-leader": (11, 0, 0, 0),
            "urbanist": (7, 0, 0, 0),
            "civil-servant": (8, 0, 1, 2),
        }.items()
        for key, figure in zip(("supply", "start", "steady", "hard"), figures, strict=True)
    },
    "ad.4.rule": "largest-group",
    "ad.4.vp": 3,
    "ad.4.types": ["park"],
    "ad.4.counts": "completed",
    "ad.6.rule": "columns",
    "ad.6.vp": 2,
    "ad.6.counts": "completed",
    "ad.11.rule": "most-buildings",
    "ad.11.vp": 5,
    "ad.11.counts": "completed",
    "ad.11.scope": "each",
    "ad.12.rule": "tallest",
    "ad.12.vp": 4,
    "ad.12.counts": "completed",
    "target.7.rule": "beside-opponents",
    "target.7.vp": 2,
    "target.7.counts": "completed",
    "target.8.rule": "opponents-beside",
    "target.8.vp": 1,
    "target.8.counts": "completed",
    "target.10.rule": "beside-water",
    "target.10.vp": 1,
    "target.10.counts": "completed",
}
"""All of the entries that are marked as known."""

IN_PART: dict[str, object] = {
    "plan.housing-project.level": 1,
    "plan.housing-project.vp": 1,
    "plan.housing-project.workers": ["architect|riveter"],
    "plan.viceroys-house.towers": ["wood 1", "wood 1", "wood 4"],
    "plan.mayors-house.vp": 3,
    "plan.mayors-house.steady": "wild 1",
    "plan.mayors-house.hard": "wild 2",
    "plan.fairground-park.vp": 2,
    "plan.fairground-park.within": 3,
    "plan.stadium-krepysh.vp": 2,
    "plan.stadium-krepysh.hard": "swap carpenter for executive",
    "plan.pritzker-zoo.vp": 4,
    "plan.pritzker-zoo.hard": "swap builder for executive",
    "plan.botanical-garden.vp": 3,
    "plan.botanical-garden.per": ["park"],
    "plan.botanical-garden.steady": "VP 1 per hard architect",
    "plan.botanical-garden.hard": "VP 2 per hard architect",
    "plan.amusement-park.vp": 3,
    "plan.town-hall.towers": ["glass 1", "glass 2", "glass 2", "steel 3", "steel 6"],
    "plan.gembrel-museum.vp": 20,
    "plan.gembrel-museum.hard": "VP 1 per empty neighbour",
    "ad.1.rule": "loss-beside",
    "ad.1.vp": 1,
    "ad.2.rule": "beside",
    "ad.2.vp": 2,
    "ad.2.counts": "completed",
    "ad.3.rule": "beside",
    "ad.3.vp": 1,
    "ad.3.counts": "completed",
    "ad.7.rule": "share-again",
    "ad.7.number": 2,
    "ad.9.rule": "loss-in-districts",
    "ad.10.rule": "best-again",
    "target.3.rule": "beside",
    "target.3.vp": 1,
    "target.3.counts": "completed",
    "target.13.rule": "wilds",
    "end.wild_vp": 1,
}
"""Known figures of entries that are reconstructed otherwise."""

HEIGHTS = {
    "mayors-house": [2, 2],
    "fairground-park": [1, 1, 1],
    "stadium-krepysh": [1, 1],
    "pritzker-zoo": [1, 1],
    "botanical-garden": [1, 1],
    "amusement-park": [2, 2],
    "gembrel-museum": [6, 6, 6, 6],
}
"""The plans of which the heights are known, but not the colours."""

NAMED = {
    "plan.stadium-krepysh.per": 2,
    "plan.pritzker-zoo.per": 1,
    "plan.amusement-park.per": 1,
    "plan.fairground-park.per": 1,
    **{f"ad.{number}.types": 1 for number in (1, 2, 3, 7, 9, 10)},
    "ad.1.near": 3,
    "ad.2.near": 3,
    "ad.3.near": 3,
    "target.3.types": 1,
    "target.3.near": 3,
}
"""Of these it is known only how many things they name."""


def entries(table: Mapping[str, Any], path: str, known: bool) -> Iterator[tuple[str, object]]:
    """Everything that stands under a source which is known."""
    known = known or table.get("source") in KNOWN
    for key, value in table.items():
        if isinstance(value, Mapping):
            yield from entries(value, f"{path}{key}.", known)
        elif known and key != "source":
            yield f"{path}{key}", value


def fact(path: str) -> Any:
    found: Any = COMPONENTS.printed
    for key in path.split("."):
        found = found[key]
    return found


def test_what_is_marked_as_known_has_its_value() -> None:
    assert dict(entries(COMPONENTS.printed, "", False)) == FACTS


@pytest.mark.parametrize("path", IN_PART)
def test_what_is_known_in_part_has_its_value(path: str) -> None:
    assert fact(path) == IN_PART[path]


@pytest.mark.parametrize("plan", HEIGHTS)
def test_towers_have_their_known_heights(plan: str) -> None:
    assert [int(tower.split()[1]) for tower in fact(f"plan.{plan}.towers")] == HEIGHTS[plan]


def test_the_housing_project_takes_three_wood() -> None:
    towers = [tower.split() for tower in fact("plan.housing-project.towers")]
    assert {material for material, _ in towers} == {"wood"}
    assert sum(int(height) for _, height in towers) == 3


@pytest.mark.parametrize("path", NAMED)
def test_so_many_things_are_named(path: str) -> None:
    assert len(fact(path)) == NAMED[path]


def test_ad_3_counts_two_types_and_water() -> None:
    assert "water" in fact("ad.3.near")


def test_the_amusement_park_counts_own_buildings_of_a_type() -> None:
    assert fact("plan.amusement-park.hard").startswith("VP 1 per own ")


def test_the_rows_begin_at_1_and_2_and_two_slots_side_by_side_cost_2() -> None:
    assert [fact(f"market.{level}.costs")[0] for level in "12"] == [1, 2]
    rows = [fact(f"market.{level}.costs") for level in "12"]
    assert any(pair == (2, 2) for row in rows for pair in pairwise(row))
