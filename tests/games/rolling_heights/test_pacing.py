"""benchmarks/pacing.py and tuning.py: figures come out, and what misses a mark is said to."""

from __future__ import annotations

import importlib.util
import io
import json
import re
import shutil
import sys
import tomllib
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from types import ModuleType
from typing import Any

import pytest
from rich.console import Console

import magnate
from magnate.core.errors import BadContent
from magnate.games.rolling_heights.actions import AD, MATERIAL, PLAN, TARGET
from magnate.games.rolling_heights.content import COMPONENTS
from magnate.games.rolling_heights.rules import NONE

FOLDER = Path(__file__).parents[3] / "benchmarks"
CONTENT = Path(__file__).parents[3] / "src/magnate/games/rolling_heights/content"
PAGE = Path(__file__).parents[3] / "docs/pacing.md"
BY_TABLE = 14
"""Marks for each number of players."""
TOGETHER = 3 + 2 * 3
"""Those for the Rival's levels, and for each kind of bound bot at each table."""


def script(name: str, monkeypatch: pytest.MonkeyPatch) -> ModuleType:
    spec = importlib.util.spec_from_file_location(name, FOLDER / f"{name}.py")
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    monkeypatch.setitem(sys.modules, name, module)
    spec.loader.exec_module(module)
    return module


@pytest.fixture
def pacing(monkeypatch: pytest.MonkeyPatch) -> ModuleType:
    """The script, which plays in this process."""
    script("pacing_page", monkeypatch)
    module = script("pacing", monkeypatch)
    monkeypatch.setattr(module, "ProcessPoolExecutor", ThreadPoolExecutor)
    return module


@pytest.fixture
def tuning(pacing: ModuleType, monkeypatch: pytest.MonkeyPatch) -> ModuleType:
    return script("tuning", monkeypatch)


def run(pacing: ModuleType, monkeypatch: pytest.MonkeyPatch, *arguments: str) -> None:
    few = ["--bot", "random", "--games", "2", "--jobs", "1"]
    monkeypatch.setattr(sys, "argv", ["pacing.py", *few, *arguments])
    monkeypatch.setenv("COLUMNS", "200")
    pacing.main()


def good_figures(pacing: ModuleType) -> dict[str, Any]:
    """Figures that hit every mark."""
    figures: dict[str, Any] = {}
    for players in pacing.TABLES:
        figures[str(players)] = {
            "games": 100,
            **dict.fromkeys(("points", "score", "workers", "level_1", "high"), (50.0, 1.0)),
            "rounds": (10.0, 0.1),
            "level_2": (4.0, 0.1),
            "tallest": (9.0, 0.1),
            "endings": {
                name: (0.25 if name in MATERIAL.texts else 0.0, 0.1) for name in pacing.ENDINGS
            },
            "seats": [(1 / players, 0.01)] * players,
            "completed": dict.fromkeys(PLAN.texts, (0.5, 0.1)),
            "ads": dict.fromkeys(AD.texts, (6.0, 0.1)),
            "unheeded": dict.fromkeys(("1", "9"), (6.0, 0.1)),
            "targets": dict.fromkeys(TARGET.texts, (6.0, 0.1)),
        }
    figures["rival"] = {
        level: {"cubes": 7, "rise": 2, "greedy": (80.0, 1.0), "won": (part, 0.03), "wanted": part}
        for level, part in pacing.RIVAL.items()
    }
    lost = {str(players): (0.1, 0.02) for players in pacing.TABLES}
    figures["bound"] = dict.fromkeys(pacing.BOUND, lost)
    return figures


def wrong(pacing: ModuleType, figures: dict[str, Any]) -> list[str]:
    """What is said to be missed."""
    printed = io.StringIO()
    pacing.show(figures, Console(file=printed, width=200))
    lines = [line for line in printed.getvalue().splitlines() if line[:4] in ("yes ", "NO  ")]
    assert len(lines) == BY_TABLE * 3 + TOGETHER
    return [line[4:] for line in lines if line.startswith("NO")]


def test_figures_and_verdicts_come_out(
    pacing: ModuleType,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
    tmp_path: Path,
) -> None:
    run(pacing, monkeypatch, "--quick", "--json", str(tmp_path / "figures.json"))
    figures = json.loads((tmp_path / "figures.json").read_text())
    assert list(figures) == ["2", "3", "4"]
    for players, table in figures.items():
        assert table["games"] == 2
        assert table["rounds"][0] >= 1
        assert table["workers"][0] >= 4
        assert sum(part for part, _ in table["endings"].values()) == pytest.approx(1)
        assert sum(part for part, _ in table["seats"]) == pytest.approx(1)
        assert len(table["seats"]) == int(players)
        assert 0 < max(part for part, _ in table["completed"].values()) <= 1
        assert all(0 < part <= 1 for part, _ in table["built"].values())
    printed = capsys.readouterr().out
    assert sum(line[:4] in ("yes ", "NO  ") for line in printed.splitlines()) == BY_TABLE * 3


def test_a_game_is_the_same_again(pacing: ModuleType) -> None:
    outcome = pacing.play("random", {}, (2, 5))
    assert outcome == pacing.play("random", {}, (2, 5))
    assert outcome != pacing.play("random", {}, (2, 6))
    assert len(outcome.points) == len(outcome.scores) == len(outcome.workers) == 2
    assert outcome.ending in pacing.ENDINGS
    assert {*outcome.completed} <= {*outcome.appeared}
    assert len(outcome.completed) == sum(outcome.by_level)


def test_a_bound_bot_leaves_a_level_alone(pacing: ModuleType) -> None:
    state = pacing.start(2, 3, {})
    pacing.play_out(state, [pacing.BoundBot(0, 1, 0), pacing.BoundBot(0, 1, 1)])
    assert pacing.look(state).by_level[1] == 0
    assert pacing.play_bound({}, "level 1 alone", (2, 3)) in (0, 0.5, 1)


def test_chance_can_pick_the_starting_plans(pacing: ModuleType) -> None:
    starts: set[tuple[int, ...]] = set()
    for seed in range(3):
        state = pacing.start(2, 3, {})
        bots = [pacing.ChanceStartBot(seed), pacing.ChanceStartBot(seed + 9)]
        while state.round_number == 0:
            seat = state.to_act[0]
            state.play(seat, bots[seat].choose(state, seat))
        starts.add(tuple(plot for plot, plan in enumerate(state.plans) if plan != NONE))
    assert len(starts) > 1
    assert sum(pacing.play_from_chance({}, (2, 3))) == pytest.approx(1)


def test_ads_that_take_count_where_nobody_heeds_them_too(pacing: ModuleType) -> None:
    for seed in range(4):
        state = pacing.start(2, seed, {})
        pacing.play_out(state, [pacing.magnate.bot("random", seat) for seat in range(2)])
        out = {AD.text(ad) for ad in state.ads}
        outcome = pacing.look(state)
        assert {AD.text(ad) for ad, _ in outcome.ads} == out
        assert {AD.text(ad) for ad, _ in outcome.unheeded} == {"1", "9"} - out


def test_the_rival_is_played_against(pacing: ModuleType) -> None:
    won, _, rival = pacing.play_alone({}, "hard", 1)
    assert won in (True, False)
    assert rival > 0


def test_other_figures_can_be_tried_out(
    pacing: ModuleType, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    content = tmp_path / "house.toml"
    content.write_text("[landing]\nhard = -1\n", encoding="utf-8")
    with pytest.raises(BadContent, match=r"^landing\.hard: must be"):
        run(pacing, monkeypatch, "--content", str(content))


def test_means_and_shares_have_their_intervals(pacing: ModuleType) -> None:
    assert pacing.interval([1.0, 3.0]) == pytest.approx((2, 1.96))
    assert pacing.share(50, 100) == pytest.approx((0.5, 0.0962), abs=1e-4)
    assert pacing.share(0, 100)[1] > 0


def test_losses_count_by_their_size(pacing: ModuleType) -> None:
    found = pacing.yields(("a", "b", "c"), [(0, -2), (0, -4), (1, 5), (1, 5)])
    assert found == {"a": (3, pytest.approx(1.96)), "b": (5, 0)}


def test_all_marks_can_be_hit(pacing: ModuleType) -> None:
    assert wrong(pacing, good_figures(pacing)) == []


@pytest.mark.parametrize("players", ["2", "3", "4"])
@pytest.mark.parametrize(
    ("key", "figure", "said"),
    [
        ("rounds", (12.01, 0.1), "12.01 ± 0.10 rounds"),
        ("rounds", (8.9, 0.1), "8.90 ± 0.10 rounds"),
        ("level_2", (2.9, 0.1), "2.90 ± 0.10 plans of level 2 a player"),
        ("tallest", (7.9, 0.1), "7.90 ± 0.10 cubes in the tallest tower"),
        ("seats", [(0.56, 0.01), (0.44, 0.01)], "seats win 56.0% ± 1.0%, 44.0% ± 1.0%"),
    ],
)
def test_a_wrong_figure_is_a_no(
    pacing: ModuleType, players: str, key: str, figure: object, said: str
) -> None:
    figures = good_figures(pacing)
    figures[players][key] = figure
    [line] = wrong(pacing, figures)
    assert line.startswith(f"{players} players: {said}")


@pytest.mark.parametrize("colour", MATERIAL.texts)
@pytest.mark.parametrize("part", [0.09, 0.46])
def test_a_colour_that_ends_too_many_or_too_few_games_is_a_no(
    pacing: ModuleType, colour: str, part: float
) -> None:
    figures = good_figures(pacing)
    figures["3"]["endings"] = {**figures["3"]["endings"], colour: (part, 0.01)}
    [line] = wrong(pacing, figures)
    assert line.startswith(f"3 players: {colour} ends {part:.1%}")


def test_stalls_are_a_no(pacing: ModuleType) -> None:
    figures = good_figures(pacing)
    figures["4"]["endings"] = {**figures["4"]["endings"], "quiet": (0.005, 0.001)}
    assert wrong(pacing, figures) == ["4 players: 0.5% ± 0.1% stall, under 0.5 %"]


@pytest.mark.parametrize(("part", "said"), [(0.02, "under 3 %"), (0.86, "over 85 %")])
def test_a_plan_that_is_hardly_ever_or_nearly_always_completed_is_a_no(
    pacing: ModuleType, part: float, said: str
) -> None:
    figures = good_figures(pacing)
    figures["2"]["completed"]["diner"] = (part, 0.01)
    assert wrong(pacing, figures) == [f"2 players: plans completed in {said}: diner {part:.1%}"]


@pytest.mark.parametrize("key", ["ads", "targets"])
@pytest.mark.parametrize("vp", [2.0, 20.0])
def test_a_card_far_from_the_others_is_a_no(pacing: ModuleType, key: str, vp: float) -> None:
    figures = good_figures(pacing)
    figures["2"][key]["7"] = (vp, 0.1)
    lines = wrong(pacing, figures)
    assert len(lines) == (2 if key == "ads" else 1)
    assert all(line.endswith(f"off by more: 7 ({vp:.1f})") for line in lines)


def test_so_is_an_ad_that_would_take_little_if_nobody_heeded_it(pacing: ModuleType) -> None:
    figures = good_figures(pacing)
    figures["2"]["unheeded"]["1"] = (2.0, 0.1)
    [line] = wrong(pacing, figures)
    assert line.endswith("off by more: 1 (2.0)")


def test_a_rival_too_weak_and_a_bound_bot_too_strong_are_a_no(pacing: ModuleType) -> None:
    figures = good_figures(pacing)
    figures["rival"]["hard"] = {"won": (0.66, 0.03)}
    figures["bound"]["level 1 alone"] = {**figures["bound"]["level 1 alone"], "4": (0.24, 0.02)}
    assert wrong(pacing, figures) == [
        "greedy beats the Rival on hard in 66.0% ± 3.0%, about 25%",
        "4 players: level 1 alone wins 24.0% ± 2.0%, less than 25%",
    ]


# The page


def test_the_page_was_measured_with_this_content() -> None:
    """If it wasn't: `make pacing`."""
    game = magnate.game("rolling_heights")
    facts = COMPONENTS.content({})
    said = f"Component facts `{facts.digest}`, rules version {game.version}."
    assert said in PAGE.read_text(encoding="utf-8")


def test_tables_go_between_their_marks(pacing: ModuleType, tmp_path: Path) -> None:
    figures = {**good_figures(pacing), "content": "abc", "rules": 9}
    figures["chance"] = {players: figures[players]["seats"] for players in "234"}
    figures["3"]["completed"] |= {"diner": (0.041, 0.012), "mayors-house": (0.842, 0.01)}
    page = tmp_path / "pacing.md"
    before = PAGE.read_text(encoding="utf-8")
    ten, fifty = "10.00 ± 0.10", "50.0 ± 1.0"
    page.write_text(before, encoding="utf-8")
    pacing.pacing_page.write(figures, page)
    text = page.read_text(encoding="utf-8")
    for line in (
        "Component facts `abc`, rules version 9.",
        f"| 2 | {ten} | {fifty} | {fifty} | 50.00 ± 1.00 | 4.00 ± 0.10 | 9.00 ± 0.10 | {fifty} |",
        "| 4 | 25.0 ± 10.0 | 25.0 ± 10.0 | 25.0 ± 10.0 | 25.0 ± 10.0 | 0.0 ± 10.0 | 0.0 ± 10.0 |",
        "| level 1 alone | 10.0 ± 2.0 | 10.0 ± 2.0 | 10.0 ± 2.0 |",
        "| 2 | 50.0 ± 1.0 | – | – | 50.0 ± 1.0 |",
        "| 3 players | 6.0 | 6.0 |",
        "| easy | 7 | 2 | 80.0 ± 1.0 | 80.0 ± 3.0 | 80 |",
    ):
        assert f"\n{line}\n" in text
    assert "\n| 3 | Diner 4.1 ± 1.2 | " in text
    assert " | Mayor’s house 84.2 ± 1.0 | " in text
    pacing.pacing_page.write(figures, page)
    assert page.read_text(encoding="utf-8") == text
    outside = re.compile("(<!-- table: .*? -->).*?<!-- end -->", re.DOTALL)
    assert outside.sub(r"\1", text) == outside.sub(r"\1", before)


def test_a_page_without_a_place_for_a_table_is_refused(pacing: ModuleType, tmp_path: Path) -> None:
    figures = {**good_figures(pacing), "content": "abc", "rules": 9}
    figures["chance"] = {players: figures[players]["seats"] for players in "234"}
    page = tmp_path / "pacing.md"
    page.write_text("# Pacing\n", encoding="utf-8")
    with pytest.raises(SystemExit, match="there is no place for the table content"):
        pacing.pacing_page.write(figures, page)


def test_a_page_needs_all_figures(
    pacing: ModuleType,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
    tmp_path: Path,
) -> None:
    with pytest.raises(SystemExit):
        run(pacing, monkeypatch, "--quick", "--page", str(tmp_path / "pacing.md"))
    assert "--page needs all figures" in capsys.readouterr().err


# Tuning


def test_level_2_is_paid_by_the_cube_and_level_1_in_workers(tuning: ModuleType) -> None:
    guess = tuning.first_guess
    glass = {"level": 2, "towers": ["glass 8", "wood 2"], "workers": []}
    assert guess(glass) == 8
    assert guess({**glass, "workers": ["politician"]}) == 7
    assert guess({**glass, "towers": ["steel 8", "wood 2"]}) == 10
    small = {"level": 1, "towers": ["wood 1", "concrete 2"], "workers": ["architect"]}
    assert guess(small) == 0
    assert guess({**small, "towers": ["wood 2", "glass 3"]}) == 2


def test_tuning_changes_vp_towards_the_middle(tuning: ModuleType) -> None:
    vp = {"diner": 2, "bakery": 0, "duplex": 1, "tailor": 3}
    levels = {**dict.fromkeys(vp, 1), "mayors-house": 1, "dockyard": 2}
    found = {"diner": [0.5, 0.9], "bakery": [0.9], "duplex": [0.05, 0.4], "tailor": [0.6]}
    found |= {"mayors-house": [0.9], "dockyard": [0.3]}
    last: dict[str, int] = {}
    assert tuning.tune(vp, levels, found, last) == ["diner 2→1", "duplex 1→2"]
    assert vp == {"diner": 1, "bakery": 0, "duplex": 2, "tailor": 3}
    back = {**found, "diner": [0.02], "duplex": [0.1], "tailor": [0.5]}
    assert tuning.tune(vp, levels, back, last) == ["duplex 2→3"]


def test_the_rivals_levels_are_those_nearest_to_what_is_wanted(
    tuning: ModuleType, monkeypatch: pytest.MonkeyPatch
) -> None:
    def alone(content: dict[str, Any], _: str, seed: int) -> tuple[bool, int, int]:
        cubes, rise = content["rival"]["cubes"][1], content["rival"]["rise"][1]
        return seed % 100 < 130 - 11 * cubes + 3 * rise, 0, 0

    monkeypatch.setattr(tuning.pacing, "play_alone", alone)
    assert tuning.tune_rival({}, 100) == {"cubes": [8, 10, 11], "rise": [8, 10, 5]}


def test_tuned_figures_are_an_override(
    tuning: ModuleType,
    pacing: ModuleType,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
    tmp_path: Path,
) -> None:
    stub_games(tuning, monkeypatch)
    monkeypatch.setattr(sys, "argv", ["tuning.py"])
    tuning.main()
    printed = capsys.readouterr().out
    override = tmp_path / "tuned.toml"
    override.write_text(printed[printed.index("game =") :], encoding="utf-8")
    run(pacing, monkeypatch, "--quick", "--content", str(override))


def test_tuned_figures_can_be_written_into_the_content(
    tuning: ModuleType, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    for name in ("plans", "rival"):
        shutil.copy(CONTENT / f"{name}.toml", tmp_path)
    before = tomllib.loads((tmp_path / "plans.toml").read_text(encoding="utf-8"))
    rival = {"cubes": [4, 9, 12], "rise": [1, 3, 4]}
    tuning.write({"diner": 7, "dockyard": 30}, rival, tmp_path)
    before["plan"]["diner"]["vp"] = 7
    before["plan"]["dockyard"]["vp"] = 30
    assert tomllib.loads((tmp_path / "plans.toml").read_text(encoding="utf-8")) == before
    found = tomllib.loads((tmp_path / "rival.toml").read_text(encoding="utf-8"))["rival"]
    assert found == {**rival, "level_1_rounds": 2, "source": "reconstructed"}


def stub_games(tuning: ModuleType, monkeypatch: pytest.MonkeyPatch) -> None:
    """Nothing is played, and nothing stands out."""
    monkeypatch.setattr(tuning, "shares", lambda *_: {plan: [0.5] for plan in PLAN.texts})
    monkeypatch.setattr(tuning.pacing, "play_alone", lambda *_: (True, 0, 0))
