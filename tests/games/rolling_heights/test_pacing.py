"""benchmarks/pacing.py: its figures come out, and what misses a target is said to."""

from __future__ import annotations

import importlib.util
import io
import json
import sys
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from types import ModuleType
from typing import Any

import pytest
from rich.console import Console

from magnate.core.errors import BadContent
from magnate.games.rolling_heights.actions import MATERIAL, PLAN

SCRIPT = Path(__file__).parents[3] / "benchmarks" / "pacing.py"
TARGETS = 2 + 3 * 2 + 2
"""Rounds of two tables, points and endings of three, and how often plans are used."""


@pytest.fixture
def pacing(monkeypatch: pytest.MonkeyPatch) -> ModuleType:
    """The script, which plays in this process."""
    spec = importlib.util.spec_from_file_location("pacing", SCRIPT)
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    monkeypatch.setitem(sys.modules, "pacing", module)
    spec.loader.exec_module(module)
    monkeypatch.setattr(module, "ProcessPoolExecutor", ThreadPoolExecutor)
    return module


def run(pacing: ModuleType, monkeypatch: pytest.MonkeyPatch, *arguments: str) -> None:
    few = ["--bot", "random", "--games", "3", "--jobs", "1"]
    monkeypatch.setattr(sys, "argv", ["pacing.py", *few, *arguments])
    monkeypatch.setenv("COLUMNS", "200")
    pacing.main()


def good_figures(pacing: ModuleType) -> dict[str, Any]:
    """Figures that meet every target."""
    table = {
        "games": 100,
        "rounds": (10.0, 0.1),
        "points": (50.0, 1.0),
        "score": (60.0, 1.0),
        "workers": (9.0, 0.5),
        "first_wins": (0.5, 0.1),
        "endings": dict.fromkeys(pacing.ENDINGS, (1 / len(pacing.ENDINGS), 0.1)),
        "placed": dict.fromkeys(PLAN.texts, 0.5),
    }
    figures = {str(players): {**table} for players in pacing.PLAYERS}
    for players, wanted in pacing.ROUNDS.items():
        figures[str(players)]["rounds"] = (wanted, 0.1)
    return figures


def verdicts_shown(pacing: ModuleType, figures: dict[str, Any]) -> list[str]:
    printed = io.StringIO()
    pacing.show(figures, Console(file=printed, width=200))
    return [line for line in printed.getvalue().splitlines() if line[:4] in ("yes ", "NO  ")]


def test_figures_and_verdicts_come_out(
    pacing: ModuleType,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
    tmp_path: Path,
) -> None:
    run(pacing, monkeypatch, "--json", str(tmp_path / "figures.json"))
    figures = json.loads((tmp_path / "figures.json").read_text())
    assert list(figures) == ["1", "2", "3", "4"]
    for table in figures.values():
        assert table["games"] == 3
        assert table["rounds"][0] >= 1
        assert all(table[key][1] >= 0 for key in ("rounds", "points", "score", "workers"))
        assert table["workers"][0] >= 4
        assert 0 <= table["first_wins"][0] <= 1
        assert sum(part for part, _ in table["endings"].values()) == pytest.approx(1)
        assert list(table["placed"]) == list(PLAN.texts)
        assert 0 < max(table["placed"].values()) <= 1
    printed = capsys.readouterr().out
    assert f"{figures['2']['rounds'][0]:.2f} rounds, about 11.0 wanted" in printed
    assert "Alone against the Rival on easy: " in printed
    assert sum(line[:4] in ("yes ", "NO  ") for line in printed.splitlines()) == TARGETS


def test_a_game_is_the_same_again(pacing: ModuleType) -> None:
    outcome = pacing.play("random", {}, (2, 5))
    assert outcome == pacing.play("random", {}, (2, 5))
    assert outcome != pacing.play("random", {}, (2, 6))
    assert len(outcome.points) == len(outcome.scores) == len(outcome.workers) == 2
    assert outcome.ending in pacing.ENDINGS


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


def test_all_targets_can_be_met(pacing: ModuleType) -> None:
    shown = verdicts_shown(pacing, good_figures(pacing))
    assert len(shown) == TARGETS
    assert all(line.startswith("yes ") for line in shown)


@pytest.mark.parametrize(
    ("players", "key", "figure", "said"),
    [
        ("2", "rounds", 11.6, "2 players: 11.60 rounds, about 11.0 wanted"),
        ("2", "rounds", 10.4, "2 players: 10.40 rounds, about 11.0 wanted"),
        ("4", "rounds", 10.1, "4 players: 10.10 rounds, about 9.5 wanted"),
        ("2", "points", 39.9, "2 players: 39.9 VP before ads and targets, 40 to 60 wanted"),
        ("3", "points", 60.1, "3 players: 60.1 VP before ads and targets, 40 to 60 wanted"),
        ("4", "points", 70.0, "4 players: 70.0 VP before ads and targets, 40 to 60 wanted"),
    ],
)
def test_a_wrong_mean_is_a_no(
    pacing: ModuleType, players: str, key: str, figure: float, said: str
) -> None:
    figures = good_figures(pacing)
    figures[players][key] = (figure, 0.1)
    shown = verdicts_shown(pacing, figures)
    assert [line for line in shown if not line.startswith("yes ")] == [f"NO  {said}"]


@pytest.mark.parametrize("players", ["2", "3", "4"])
@pytest.mark.parametrize("colour", MATERIAL.texts)
def test_a_colour_that_ends_too_many_games_is_a_no(
    pacing: ModuleType, players: str, colour: str
) -> None:
    figures = good_figures(pacing)
    figures[players]["endings"] = {**figures[players]["endings"], colour: (0.61, 0.1)}
    said = f"NO  {players} players: 61% of games end by {colour}, at most 60 % wanted"
    shown = verdicts_shown(pacing, figures)
    assert [line for line in shown if not line.startswith("yes ")] == [said]


@pytest.mark.parametrize(("share", "said"), [(0.0, "rarest plan"), (1.0, "commonest plan")])
def test_a_plan_that_is_never_or_always_used_is_a_no(
    pacing: ModuleType, share: float, said: str
) -> None:
    figures = good_figures(pacing)
    for players in ("2", "3", "4"):
        figures[players]["placed"] = {**figures[players]["placed"], "diner": share}
    wrong = [line for line in verdicts_shown(pacing, figures) if not line.startswith("yes ")]
    assert len(wrong) == 1
    assert wrong[0].startswith(f"NO  {said}: diner in {share:.1%} of games")
