"""Sections 10 to 12: the content files hold what is on the page, and the options are as it says."""

import re
from collections.abc import Mapping
from typing import Any

import pytest

import magnate
from magnate.core.errors import BadSetup
from magnate.games.rolling_heights.actions import AD, PLAN, TARGET
from magnate.games.rolling_heights.options import DIFFICULTIES
from magnate.games.rolling_heights.rules import LETTERS
from tests.rules.rolling_heights import page
from tests.rules.rolling_heights.table import ANN, BEN, CLEO, a_table, start
from tests.rules.rule import rule

MATERIALS = {"w": "wood", "c": "concrete", "g": "glass", "s": "steel"}
TYPES = dict(zip(LETTERS, ("residential", "commercial", "industrial", "public", "park")))
ABILITIES = {
    r"(\d) wilds?": r"wild \1",
    r"(\d) (power|wood|concrete|glass|steel|VP)": r"\2 \1",
    r"(\d) cubes? of any colours?": r"any \1",
    r"tired to steady": "upgrade tired",
    r"one upgrade of either kind": "upgrade",
    r"swap an? (\w+) for an? (\w+)": r"swap \1 for \2",
    r"(\d) VP for every own hard-working (\w+)": r"VP \1 per hard \2",
    r"(\d) VP for every own (\w+)( building)?": r"VP \1 per own \2",
    r"(\d) VP for every empty adjacent plot": r"VP \1 per empty neighbour",
    r"(\d) VP for every water plot adjacent to it": r"VP \1 per adjacent water",
    r"(\d) VP for every tower of (\d) or more on own buildings": r"VP \1 per own tower of \2",
}
"""How the page says what a content file says."""


def printed(table: str) -> Mapping[str, Any]:
    found: Mapping[str, Any] = magnate.game("rolling_heights").components.printed[table]
    return found


def plans() -> list[list[str]]:
    return page.table("#, name, type")


def ability(text: str) -> str:
    for pattern, form in ABILITIES.items():
        found = re.fullmatch(pattern, text)
        if found:
            return found.expand(form)
    raise AssertionError(text)


# Plans


@rule("RH-1.2")
def test_the_78_plans_of_the_page() -> None:
    rows = plans()
    assert [int(row[0]) for row in rows] == list(range(1, 79))
    names = [re.sub("[^a-z ]", "", row[1].lower()).replace(" ", "-") for row in rows]
    assert tuple(names) == PLAN.texts


@rule("RH-1.2")
@pytest.mark.parametrize("row", plans(), ids=PLAN.texts)
def test_each_plan_is_as_on_the_page(row: list[str]) -> None:
    number, _, kind, towers, vp, workers, _ = row
    plan = printed("plan")[PLAN.text(int(number) - 1)]
    assert plan["level"] == (1 if int(number) <= 40 else 2)
    assert plan["type"] == kind
    assert plan["towers"] == [f"{MATERIALS[tower[0]]} {tower[1:]}" for tower in towers.split()]
    amount, *per = vp.split(" ", 2)
    assert plan["vp"] == int(amount)
    counted = per[1] if per else ""
    if "any type" in counted:
        assert plan["per"] == list(TYPES.values())
    else:
        words = re.findall("water|[RCIPK]", counted)
        assert sorted(plan["per"]) == sorted(TYPES.get(word, word) for word in words)
    assert plan["within"] == (3 if "within 3" in counted else 1 if "adjacent" in counted else 0)
    assert plan["counts"] == "completed"
    symbols = [] if workers == "–" else workers.split(", ")
    names = [
        symbol.replace("leader", "community leader").replace(" or ", "|") for symbol in symbols
    ]
    assert plan["workers"] == [name.replace(" ", "-") for name in names]


@rule("RH-5.2")
def test_what_leaders_can_do_is_as_on_the_page() -> None:
    expected = dict.fromkeys(PLAN.texts, ("-", "-"))
    for number, _, steady, hard in page.table("#, building, steady, hard"):
        first = ability(steady)
        second = first if hard == "the same" else ability(hard)
        expected[PLAN.text(int(number) - 1)] = (first, second)
    found = {name: (plan["steady"], plan["hard"]) for name, plan in printed("plan").items()}
    assert found == expected


# Ads, targets and workers


@rule("RH-1.6")
def test_twelve_ads_and_thirteen_targets() -> None:
    assert [row[0] for row in page.table("ad, effect")] == list(AD.texts)
    assert [row[0] for row in page.table("target, effect")] == list(TARGET.texts)


@rule("RH-8.5")
@pytest.mark.parametrize("table", ["ad", "target"])
def test_what_ads_and_targets_are_worth(table: str) -> None:
    for number, effect in page.table(f"{table}, effect"):
        found = re.search(r"(\d) VP", effect)
        assert printed(table)[number].get("vp") == (int(found[1]) if found else None)


@rule("RH-5.2")
def test_what_workers_bring_is_as_on_the_page() -> None:
    for name, steady, hard in page.table("worker, steady, hard"):
        worker = printed("worker")[name.replace(" ", "-")]
        for pose, text in (("steady", steady), ("hard", hard)):
            found = re.match(r"\d", text)
            assert worker[pose] == (int(found[0]) if found else 0)


# Options


@rule("RH-9.3", "RH-1.6", "RH-2.1")
def test_the_options_and_what_is_used_if_nothing_is_said() -> None:
    rows = {name.strip("`"): values for name, values, _ in page.table("option, values")}
    assert list(rows) == ["players", "difficulty", "first_game_ads", "roll_ahead"]
    options = start().state.setup.options
    shown = {name: str(value) for name, value in options.items()}
    assert shown == {"difficulty": "normal", "first_game_ads": "False", "roll_ahead": "True"}
    for name, values in rows.items():
        if name != "players":
            default = re.findall(r"\*\*(\w+)\*\*", values)
            assert default == [{"False": "off", "True": "on"}.get(shown[name], shown[name])]


@rule("RH-9.3")
def test_other_values_are_refused() -> None:
    with pytest.raises(BadSetup):
        start(1, difficulty="expert")
    with pytest.raises(BadSetup):
        start(5)
    with pytest.raises(BadSetup):
        start(0)


# What is hidden


@rule("RH-1.2", "RH-1.6")
def test_hidden_are_the_draw_piles_the_targets_of_others_and_the_throws_to_come() -> None:
    table = a_table(3)
    piles, targets, throws = set(), set(), set()
    for seed in range(30):
        imagined = table.imagined(ANN, seed)
        piles.add((*imagined.drawn_next(1, 3), *imagined.drawn_next(2, 3)))
        targets.add(tuple(imagined.state.companies[CLEO].targets))
        assert imagined.state.companies[ANN].targets == table.state.companies[ANN].targets
        assert imagined.view(ANN) == table.view(ANN)  # all else is open
        imagined.play(ANN, "done")
        throws.add(tuple(imagined.workers(BEN).items()))
    assert len(piles) == 30
    assert len(targets) > 20
    assert len(throws) > 5


@rule("RH-1.2")
def test_the_same_plans_are_left_in_the_imagined_piles() -> None:
    table = a_table()
    for level in (1, 2):
        left = sorted(table.drawn_next(level, 99))
        assert sorted(table.imagined(BEN, 7).drawn_next(level, 99)) == left


@rule("RH-9.3")
@rule("RH-9.2")
def test_the_rivals_figures_are_those_of_the_page() -> None:
    text = " ".join(page.PAGE.read_text(encoding="utf-8").split())
    rival = printed("rival")
    said = page.table("difficulty, cubes in the first round, one more after every … rounds")
    assert said == [
        [f"`{difficulty}`", str(cubes), str(rise)]
        for difficulty, cubes, rise in zip(DIFFICULTIES, rival["cubes"], rival["rise"], strict=True)
    ]
    assert f"of level 1 in rounds 1 to {rival['level_1_rounds']}, of level 2 after" in text
