"""Commands as processes of their own: closed and full streams, pipes, several at once."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest

from magnate.core.matches import Match
from magnate.core.records import Record

FULL = Path("/dev/full")
MAGNATE = f"{sys.executable} -m magnate.cli"

needs_full = pytest.mark.skipif(not FULL.exists(), reason="there is no full device here")


def environment(folder: Path, language: str = "en") -> dict[str, str]:
    return {**os.environ, "XDG_STATE_HOME": str(folder), "MAGNATE_LANG": language}


def shell(command: str, folder: Path, language: str = "en") -> subprocess.CompletedProcess[str]:
    """Run `magnate` from a shell, which can close and redirect streams."""
    return subprocess.run(
        ["/bin/sh", "-c", f"{MAGNATE} {command}"],
        check=False,
        env=environment(folder, language),
        capture_output=True,
        text=True,
        timeout=120,
    )


@pytest.mark.parametrize(
    ("command", "said"),
    [
        ("play container <&-", "standard input is closed"),
        ("play container </dev/null >&-", "standard output is closed"),
        ("games >&-", "standard output is closed"),
        pytest.param("games >/dev/full", "No space left on device", marks=needs_full),
        pytest.param("games --json >/dev/full", "No space left on device", marks=needs_full),
        pytest.param("--help >/dev/full", "No space left on device", marks=needs_full),
        pytest.param(
            "play container </dev/null >/dev/full", "No space left on device", marks=needs_full
        ),
        pytest.param(
            "simulate container --games 1 >/dev/full", "No space left on device", marks=needs_full
        ),
        pytest.param(
            "simulate container --games 1 --json >/dev/full",
            "No space left on device",
            marks=needs_full,
        ),
    ],
)
def test_streams_that_are_closed_or_full(command: str, said: str, tmp_path: Path) -> None:
    ran = shell(command, tmp_path)
    assert ran.returncode == 2
    assert ran.stdout == ""
    assert ran.stderr.startswith("magnate: ")
    assert ran.stderr.count("\n") == 1
    assert said in ran.stderr


def test_with_no_stream_at_all(tmp_path: Path) -> None:
    ran = shell("play container <&- >&- 2>&-", tmp_path)
    assert ran.returncode == 2
    assert ran.stdout == ran.stderr == ""


def test_a_closed_stream_is_told_in_the_readers_language(tmp_path: Path) -> None:
    assert "Standardeingabe" in shell("play container <&-", tmp_path, "de").stderr
    assert "Standardausgabe" in shell("games --lang de_AT >&-", tmp_path).stderr


@pytest.mark.parametrize("command", ["games", "games --json", "rules carnegie"])
def test_a_broken_pipe_is_silent(command: str, tmp_path: Path) -> None:
    ran = shell(f"{command} | true", tmp_path)
    assert ran.stderr == ""


def test_four_games_started_at_the_same_instant(tmp_path: Path) -> None:
    """Each has a file of its own that holds its own game."""
    started = [
        subprocess.Popen(
            [sys.executable, "-m", "magnate.cli", "play", "container", "--seed", str(seed)],
            env=environment(tmp_path),
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            stderr=subprocess.PIPE,
            text=True,
        )
        for seed in range(4)
    ]
    for process in started:
        out, err = process.communicate("q\n", timeout=120)
        assert process.returncode == 0, err
        assert "Saved in" in out
    files = sorted((tmp_path / "magnate").iterdir())
    assert len(files) == 4
    matches = [Match.load(Record.load(file)) for file in files]
    assert sorted(match.seed for match in matches) == [0, 1, 2, 3]
    assert all(match.closed == "" for match in matches)


def test_a_file_reserved_by_another_is_left_alone(tmp_path: Path) -> None:
    """Even one that holds nothing yet, as between two steps of a game that begins."""
    from magnate.terminal import saves

    with pytest.MonkeyPatch.context() as patch:
        patch.setenv("XDG_STATE_HOME", str(tmp_path))
        files = {saves.new_file("container") for _ in range(4)}
    assert len(files) == 4
    assert all(file.stat().st_size == 0 for file in files)


def test_the_last_game_of_a_kind_is_resumed(tmp_path: Path) -> None:
    for command in ("container --seed 5", "rolling heights --players 1", "container --seed 6"):
        assert shell(f"play {command} </dev/null", tmp_path).returncode == 0
    # a reserved file without a game, and one that can't be read, are newer still
    (tmp_path / "magnate" / "rolling_heights-9.json").touch()
    (tmp_path / "magnate" / "carnegie-9.json").write_text("{")
    ran = shell("play Rolling-Heights --resume last </dev/null", tmp_path)
    assert ran.returncode == 0
    assert "Rolling Heights" in ran.stdout
    ran = shell("play container --resume last </dev/null", tmp_path)
    (newest,) = [
        file for file in (tmp_path / "magnate").glob("container*") if str(file) in ran.stdout
    ]
    assert json.loads(newest.read_text())["seed"] == 6
    assert shell("play carnegie --resume last </dev/null", tmp_path).returncode == 2
    ran = shell("play container --resume last </dev/null", tmp_path / "nowhere", "ru")
    assert ran.returncode == 2
    assert "нет сохранённых игр" in ran.stderr


def test_what_is_not_text_is_no_move(tmp_path: Path) -> None:
    ran = shell("play container --seed 3 < bad.txt", tmp_path)
    assert ran.returncode != 0  # there is no such file
    (tmp_path / "bad.txt").write_bytes(b"\xff\xfeproduce\nq\n")
    ran = shell(f"play container --seed 3 < {tmp_path / 'bad.txt'}", tmp_path)
    assert ran.returncode == 0
    assert "Saved in" in ran.stdout
