"""What the benchmark prints; it is not run to measure anything here."""

from __future__ import annotations

import importlib.util
import json
import sys
from pathlib import Path
from types import ModuleType

import pytest

BENCHMARKS = Path(__file__).resolve().parents[2] / "benchmarks"
ROW = {
    "game": "container",
    "players": 3,
    "decisions_per_s": 1234567,
    "games_per_s": 3210.12,
    "decisions_per_game": 400.0,
    "clone_us": 12.34,
    "clone_play_us": 123.45,
    "state_bytes": 12345,
}
PEER = {
    "peer": "container-engine",
    "version": "0.10.20",
    "game": "container",
    "players": 3,
    "decisions_per_s": {"ours": 1234567.0, "theirs": 23456.0, "ratio": 52.6},
    "games_per_s": {"ours": 3210.0, "theirs": 61.0, "ratio": 52.6},
}


@pytest.fixture
def engine(monkeypatch: pytest.MonkeyPatch) -> ModuleType:
    spec = importlib.util.spec_from_file_location("engine", BENCHMARKS / "engine.py")
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    monkeypatch.setattr(module, "build", lambda: "pure")
    monkeypatch.setattr(module, "all_games", lambda seconds: [ROW])
    monkeypatch.setattr(module, "COUNTERPARTS", (("container-engine", "container", 3),))
    monkeypatch.setattr(module, "compare", lambda *asked: PEER)
    return module


@pytest.mark.parametrize("columns", ["40", "80"])
def test_nothing_is_cut_on_a_narrow_screen_or_in_a_pipe(
    engine: ModuleType,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
    columns: str,
) -> None:
    monkeypatch.setenv("COLUMNS", columns)
    monkeypatch.setattr(sys, "argv", ["engine.py"])
    engine.main()
    shown = capsys.readouterr().out
    assert "…" not in shown
    for part in ("decisions/s", "1,234,567", "3,210.12", "123.45", "12,345", "container-engine"):
        assert part in shown
    assert max(len(line.rstrip()) for line in shown.splitlines()) <= 80


def test_json_goes_to_standard_output_and_the_tables_elsewhere(
    engine: ModuleType, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(sys, "argv", ["engine.py", "--json"])
    engine.main()
    shown = capsys.readouterr()
    assert json.loads(shown.out) == {"builds": {"pure": [ROW]}, "peers": [PEER]}
    assert "decisions/s" in shown.err


def test_json_goes_to_a_file_beside_the_tables(
    engine: ModuleType,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
    tmp_path: Path,
) -> None:
    file = tmp_path / "figures.json"
    monkeypatch.setattr(sys, "argv", ["engine.py", "--json", str(file)])
    engine.main()
    assert json.loads(file.read_text())["peers"] == [PEER]
    assert "decisions/s" in capsys.readouterr().out
