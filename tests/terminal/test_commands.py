"""The commands that only print."""

from __future__ import annotations

import json
import os
import re
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from magnate import simulation
from magnate.bots import bot, play_out
from magnate.core.game import all_games, game
from magnate.core.rng import Rng
from magnate.games.container import facts
from magnate.terminal import progress, reports
from magnate.terminal.screen import facts_name
from magnate.words import Words, languages
from tests.terminal.conftest import Command

CORRECT = """
name = "Small ships"
game = "container"
[ship]
room = 4
[spaces]
machines = [0, 5, 9, 12]
"""


def test_games_lists_players_options_defaults_and_choices(magnate: Command) -> None:
    ran = magnate("games", "--json")
    data = json.loads(ran.out)
    container = next(entry for entry in data["games"] if entry["game"] == "container")
    assert container["players"] == {"least": 3, "most": 5}
    bank = next(o for o in container["options"] if o["name"] == "investment_bank")
    assert bank == {
        "name": "investment_bank",
        "kind": "flag",
        "default": True,
        "choices": [False, True],
        "players": {"least": 3, "most": 5},
    }
    assert "greedy" in data["bots"]
    text = magnate("games").out
    assert "container  Make containers" in text
    assert "3 to 5 players" in text
    assert "investment_bank" in text


def test_simulate_prints_one_json_object(magnate: Command) -> None:
    ran = magnate(
        *("simulate", "container", "--players", "3", "--games", "4", "--bots", "greedy,random"),
        *("--option", "investment_bank=off", "--seed", "9", "--json"),
    )
    assert ran.code == 0
    assert ran.err == ""
    assert ran.out.count("\n") == 1
    data = json.loads(ran.out)
    assert data["game"] == "container"
    assert data["players"] == 3
    assert data["options"]["investment_bank"] is False
    assert data["games"] == 4
    assert data["bots"] == ["greedy", "random", "random"]
    assert sum(data["wins"].values()) == pytest.approx(4, abs=0.01)
    assert set(data["mean_scores"]) == {"greedy", "random"}
    assert sum(data["endings"].values()) == 4
    assert [seat["bot"] for seat in data["seats"]] == data["bots"]
    assert data["decisions"] == pytest.approx(4 * data["mean_decisions"], abs=0.01)


def without_time(data: dict[str, Any]) -> dict[str, Any]:
    return {
        key: value for key, value in data.items() if key != "seconds" and not key.endswith("_per_s")
    }


def test_jobs_and_order_never_change_results(magnate: Command) -> None:
    command = ("simulate", "container", "--games", "9", "--bots", "random", "--seed", "4", "--json")
    alone = json.loads(magnate(*command).out)
    shared = json.loads(magnate(*command, "--jobs", "2").out)
    assert without_time(alone) == without_time(shared)
    other = json.loads(magnate(*command[:-2], "5", "--json").out)
    assert without_time(other) != without_time(alone) | {"seed": 5}


def test_a_longer_run_begins_with_the_games_of_a_shorter_one() -> None:
    plan = simulation.make_plan("container", 3, ["random"], {}, {}, 6)
    total = simulation.play_game(plan, 0)
    total.add(simulation.play_game(plan, 1))
    assert total == simulation.run(plan, 2)


def test_shared_wins_are_split() -> None:
    tally = simulation.Tally([30, 30, 0], [5, 5, 1], [25, 25, 1], [5, 5, 1], [5, 5, 1], {})
    plan = simulation.Plan("container", ("a", "b", "b"))
    result = simulation.summary(plan, tally, 1.0)
    assert result["wins"] == {"a": 0.5, "b": 0.5}
    assert result["mean_scores"] == {"a": 5.0, "b": 3.0}


def test_simulated_games_are_those_of_the_bots() -> None:
    """The tally says what the library gives for the same seeds."""
    plan = simulation.make_plan("container", 4, ["random"], {}, {}, 3)
    seeds = Rng.seeded(3, "game 0")
    state = game("container").start(4, (seeds.word() << 32) | seeds.word())
    bots = [bot("random", (seeds.word() << 32) | seeds.word()) for _ in range(4)]
    decisions = play_out(state, bots)
    tally = simulation.play_game(plan, 0)
    assert (tally.decisions, tally.scores) == (decisions, state.scores())


def test_simulate_prints_a_table(magnate: Command) -> None:
    ran = magnate("simulate", "container", "--games", "2", "--bots", "random")
    assert "2 games of container, 5 seats" in ran.out
    assert "█" in ran.out


def test_bench_measures_each_number_of_players(magnate: Command) -> None:
    data = json.loads(magnate("bench", "container", "--seconds", "0.05", "--json").out)
    assert data["build"] in ("compiled", "pure")
    assert [result["players"] for result in data["results"]] == [3, 4, 5]
    for result in data["results"]:
        assert result["game"] == "container"
        for key in ("decisions_per_s", "games_per_s", "clone_us", "clone_play_us", "state_bytes"):
            assert result[key] > 0
    small, _, large = [result["state_bytes"] for result in data["results"]]
    assert small < large
    assert "Decisions/s" in magnate("bench", "--seconds", "0.05").out


@pytest.mark.parametrize("language", languages())
def test_tables_fit_on_80_columns(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], language: str
) -> None:
    """With figures of a fast machine each result of a bench has one line, and so has a game."""
    monkeypatch.setenv("COLUMNS", "80")
    figures = {"decisions_per_s": 2345678, "games_per_s": 12345.6, "state_bytes": 12345}
    times = {"clone_us": 10.25, "clone_play_us": 100.25}
    row = {"game": "rolling_heights", "players": 4} | figures | times
    reports.print_bench({"build": "compiled", "results": [row]}, Words(language))
    lines = capsys.readouterr().out.splitlines()
    assert lines[1].split()[-1] == Words(language).text("cli-bytes")
    assert lines[2].startswith("rolling_heights ")
    assert lines[2].rstrip().endswith("345")
    for played in all_games():
        about = Words(language).text(f"{played.name}-name.about")
        assert len(f"{played.name}  {about}") <= 80


def test_content_check_says_what_changes(magnate: Command, tmp_path: Path) -> None:
    file = tmp_path / "ships.toml"
    file.write_text(CORRECT)
    ran = magnate("content", "check", file)
    assert ran.code == 0
    assert "ok" in ran.out
    assert "Component facts: Small ships\n" in ran.out
    assert "ship.room  5 → 4" in ran.out
    assert "spaces.machines" in ran.out
    assert "2 entries" in ran.out


def test_content_is_played_with(magnate: Command, tmp_path: Path) -> None:
    file = tmp_path / "ships.toml"
    file.write_text(CORRECT)
    command = ("simulate", "container", "--games", "3", "--bots", "greedy", "--json")
    plain = json.loads(magnate(*command).out)
    changed = json.loads(magnate(*command, "--content", file).out)
    assert changed["content"]["ship"] == {"room": 4}
    assert changed["seats"] != plain["seats"]


def test_changed_component_facts_are_shown_by_name(magnate: Command, tmp_path: Path) -> None:
    file, saved = tmp_path / "ships.toml", tmp_path / "game.json"
    file.write_text(CORRECT)
    ran = magnate("play", "container", "--content", file, "--save", saved, typed="t\n")
    assert ran.out.startswith("Component facts: Small ships\nContainer ")
    assert ran.out.count("Component facts: Small ships") == 2
    assert magnate("replay", saved).out.startswith("Component facts: Small ships\nContainer ")
    command = ("simulate", "container", "--games", "1", "--bots", "random")
    assert "Component facts: Small ships\n" in magnate(*command, "--content", file).out
    assert "Component facts" not in magnate(*command).out
    assert "Component facts" not in magnate("play", "container").out


def test_the_name_of_component_facts_cannot_harm_the_screen() -> None:
    words = Words("en")
    name = facts_name({"name": "\x1b[2J\x07Big\n\tships" + "!" * 100}, words)
    assert name == "Component facts: [2J Big ships" + "!" * 46 + "…"
    assert facts_name({"name": " \n "}, words) == facts_name({}, words) == ""


@pytest.mark.parametrize(
    ("language", "ending", "on", "off"),
    [
        ("en", "Ended by the supply running out: 1 of 1", "on", "off"),
        ("de", "Ende durch aufgebrauchten Vorrat: 1 von 1", "on (an)", "off (aus)"),
        ("ru", "Причина конца — исчерпан запас: 1 из 1", "on (вкл.)", "off (выкл.)"),
        ("uk", "Причина кінця — вичерпано запас: 1 із 1", "on (увімк.)", "off (вимк.)"),
    ],
)
def test_endings_and_flags_are_said_in_words(
    magnate: Command, language: str, ending: str, on: str, off: str
) -> None:
    command = ("simulate", "container", "--games", "1", "--lang", language)
    assert ending in magnate(*command).out
    shown = magnate("games", "--lang", language).out
    assert re.search(rf"investment_bank +{re.escape(on)} +off on ", shown)
    assert re.search(rf"open_money +{re.escape(off)} +off on ", shown)


def test_numbers_are_written_in_one_style(capsys: pytest.CaptureFixture[str]) -> None:
    tally = simulation.Tally([60] * 3, [50] * 3, [2500] * 3, [50] * 3, [50] * 3, {"supply": 1})
    tally.decisions = 54321
    plan = simulation.Plan("container", ("greedy",) * 3)
    reports.print_simulation(simulation.summary(plan, tally, 2.0), Words("de"))
    shown = capsys.readouterr().out
    assert "2,0 s, 0,5 Partien und 27.160 Entscheidungen pro Sekunde" in shown
    assert "54.321,0 Entscheidungen" in shown
    assert "50,0" in shown


def test_turns_and_endings_are_those_that_the_game_names(monkeypatch: pytest.MonkeyPatch) -> None:
    played = game("container")
    plan = simulation.make_plan("container", 3, ["random"], {}, {}, 1)
    tally = simulation.play_game(plan, 0)
    assert tally.turns > 3
    assert list(tally.endings) in (["supply"], ["deadlock"])
    monkeypatch.setattr(played, "turn_event", facts.PRODUCED)
    monkeypatch.setattr(played, "ending_events", (facts.TURN,))
    other = simulation.play_game(plan, 0)
    assert other.turns != tally.turns
    assert other.endings == {"turn": 1}


def test_a_game_without_turns_has_only_decisions(magnate: Command) -> None:
    command = ("simulate", "carnegie", "--players", "2", "--games", "1", "--bots", "random")
    assert re.search(r"A game takes [\d.]+ decisions on average\.", magnate(*command).out)


def test_nobody_at_the_table_wins_where_a_player_of_the_rules_does() -> None:
    plan = simulation.make_plan("carnegie", 1, ["random"], {}, {}, 1)
    tally = simulation.run(plan, 4)
    assert tally.wins == [0]


def test_alone_the_score_of_the_opponent_is_told(magnate: Command) -> None:
    command = ("simulate", "carnegie", "--games", "3", "--bots", "random", "--players")
    shown = magnate(*command, "1").out
    assert "3 games of carnegie, 1 seat\n" in shown
    mean = json.loads(magnate(*command, "1", "--json").out)["opponent_mean"]
    assert f"Opponent: {mean:.1f} points on average" in shown
    plan = simulation.make_plan("carnegie", 1, ["random"], {}, {}, 0)
    scores = [simulation.play_game(plan, number).opponent for number in range(3)]
    assert mean == pytest.approx(sum(score or 0 for score in scores) / 3, abs=0.001)
    assert json.loads(magnate(*command, "2", "--json").out)["opponent_mean"] is None


def test_help_shows_plain_flags(magnate: Command) -> None:
    assert re.search(r"--version  +Say", magnate("--help").out)
    for command in ("games", "simulate", "bench"):
        assert re.search(r"--json  +Print", magnate(command, "--help").out)
    for command in ("games", "play", "simulate", "replay", "bench"):
        assert not re.search(r"<(bool|int|float|list)", magnate(command, "--help").out)
    assert "host" not in magnate("--help").out


def test_version_and_help(magnate: Command) -> None:
    assert magnate("--version").out.startswith("magnate ")
    assert magnate("--help").code == 0
    assert "simulate" in magnate().out


def test_entry_point_in_a_process_of_its_own(tmp_path: Path) -> None:
    """Bad input gives one line, exit code 2 and no traceback; so does the module itself."""
    env = dict(os.environ, PYTHONPATH=os.pathsep.join(sys.path), HOME=str(tmp_path))
    ran = subprocess.run(
        [sys.executable, "-m", "magnate.cli", "simulate", "chess"],
        capture_output=True,
        text=True,
        env=env,
        check=False,
    )
    assert ran.returncode == 2
    assert ran.stdout == ""
    games = "container, carnegie, rolling_heights"
    assert ran.stderr == f"magnate: there is no game “chess”; choose one of {games}\n"


def test_progress_shows_on_standard_error_when_it_takes_long(
    magnate: Command, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("FORCE_COLOR", "1")
    monkeypatch.setenv("TERM", "xterm")
    command = ("simulate", "container", "--games", "3", "--bots", "random", "--json")
    assert magnate(*command).err == ""
    monkeypatch.setattr(progress, "PATIENCE", 0.0)
    ran = magnate(*command)
    assert "Games played" in ran.err
    assert json.loads(ran.out)["games"] == 3
