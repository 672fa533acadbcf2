"""Bad input: one clear line on standard error, exit code 2, and nothing written."""

from __future__ import annotations

import json
import re
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from magnate.core.game import game
from magnate.core.matches import Match
from tests.terminal.conftest import Command, Ran


def refused(ran: Ran, *parts: str) -> None:
    assert ran.code == 2
    assert ran.out == ""
    assert ran.err.startswith("magnate: ")
    assert ran.err.count("\n") == 1
    for part in parts:
        assert part in ran.err


@pytest.mark.parametrize(
    ("arguments", "parts"),
    [
        ("play chess", ("chess", "container")),
        ("play", ("game",)),
        ("play container --players 2", ("3 to 5", "2")),
        ("play container --players six", ("--players",)),
        ("play container --seat 6", ("seat 6",)),
        ("play container --humans 0", ("0 people",)),
        ("play container --bots clever", ("clever", "greedy")),
        ("play container --players 3 --bots random,random,random", ("3 bots",)),
        ("play container --option bank=on", ("bank", "investment_bank")),
        ("play container --option investment_bank=maybe", ("maybe", "on, off")),
        ("play container --option investment_bank", ("key=value",)),
        ("play container --lang xx", ("xx", "en")),
        ("play container --name Anna --name Ben", ("2 names",)),
        ("play container --humans 2 --name Anna --name Anna", ("same name",)),
        ("play container --resume nowhere.json", ("nowhere.json", "No such file")),
        ("play container --resume last", ("no game has been saved",)),
        ("play container --resume x.json --seed 3", ("keeps its",)),
        ("play container --content nowhere.toml", ("nowhere.toml", "No such file")),
        ("simulate container --games 0", ("--games",)),
        ("simulate container --players 9", ("3 to 5",)),
        ("simulate container --bots", ("--bots",)),
        ("simulate", ("GAME",)),
        ("replay nowhere.json", ("nowhere.json",)),
        ("replay nowhere.json --check", ("nowhere.json",)),
        ("bench chess", ("chess",)),
        ("content check nowhere.toml", ("nowhere.toml: can't be read: No such file",)),
        ("content", ("command",)),
        ("frobnicate", ("frobnicate",)),
        ("games --yaml", ("--yaml",)),
    ],
)
def test_refused(magnate: Command, saves: Path, arguments: str, parts: tuple[str, ...]) -> None:
    ran = magnate(*arguments.split())
    refused(ran, *parts)
    assert "Errno" not in ran.err
    assert not saves.exists()


def test_a_person_may_not_be_called_like_another(magnate: Command) -> None:
    refused(magnate("play", "container", "--name", "Greedy 2"), "two people have the same name")


@pytest.mark.parametrize(
    ("language", "said"),
    [
        ("en", "--players takes a whole number, not “abc”"),
        ("de", "--players braucht eine ganze Zahl, nicht „abc“"),
        ("ru_RU", "--players: нужно целое число, а не «abc»"),
        ("uk-UA.UTF-8", "--players: потрібне ціле число, а не «abc»"),
    ],
)
def test_mistakes_are_told_in_our_words(magnate: Command, language: str, said: str) -> None:
    refused(magnate("play", "container", "--players", "abc", "--lang", language), said)
    refused(magnate("simulate", "container", f"--lang={language}", "--players=abc"), said)


@pytest.mark.parametrize(
    "arguments",
    [
        "play",
        "play container --players abc",
        "play container --players 3.5",
        "play container --seat",
        "play container --confirm=3",
        "play container carnegie",
        "simulate",
        "simulate container --games 0",
        "simulate container --jobs -1",
        "bench --seconds x",
        "bench --seconds 0",
        "content",
        "frobnicate",
        "games --yaml",
    ],
)
@pytest.mark.parametrize("language", ["de", "ru", "uk"])
def test_no_mistake_is_told_in_english_to_others(
    magnate: Command, monkeypatch: pytest.MonkeyPatch, arguments: str, language: str
) -> None:
    monkeypatch.setenv("MAGNATE_LANG", language)
    ran = magnate(*arguments.split())
    refused(ran)
    monkeypatch.setenv("MAGNATE_LANG", "en")
    assert magnate(*arguments.split()).err != ran.err
    assert not re.search(r"(?i)input should|invalid|no such|missing|unexpected", ran.err)


@pytest.mark.parametrize(
    "name", ["Container", "CONTAINER", " container ", "Rolling Heights", "rolling-heights"]
)
def test_games_are_called_as_people_write_them(magnate: Command, name: str) -> None:
    ran = magnate("simulate", name, "--games", "1", "--bots", "random", "--json")
    assert ran.code == 0
    assert json.loads(ran.out)["game"] in ("container", "rolling_heights")


def test_a_name_of_two_words_needs_no_quotes(magnate: Command) -> None:
    ran = magnate("play", "Rolling", "heights", "--players", "1", typed="q\n")
    assert ran.code == 0
    assert "Rolling Heights" in ran.out


@pytest.mark.parametrize("language", ["de", "DE", "de_AT", "de-AT", "de_AT.UTF-8", "de-AT.UTF-8"])
def test_languages_are_called_as_people_write_them(
    magnate: Command, monkeypatch: pytest.MonkeyPatch, language: str
) -> None:
    assert "3 bis 5" in magnate("games", "--lang", language).out
    monkeypatch.setenv("MAGNATE_LANG", language)
    assert "3 bis 5" in magnate("games").out


def test_a_folder_is_no_file_to_save_in(magnate: Command, tmp_path: Path, saves: Path) -> None:
    refused(magnate("play", "container", "--save", tmp_path), str(tmp_path), "is a folder")
    ran = magnate("play", "container", "--save", tmp_path, "--lang", "uk")
    refused(ran, "тека")
    game_file = tmp_path / "game.json"
    recorded(game_file)
    ran = magnate("play", "--resume", game_file, "--save", tmp_path)
    refused(ran, str(tmp_path), "is a folder")
    assert not saves.exists()


def test_a_file_is_not_overwritten(magnate: Command, tmp_path: Path) -> None:
    file = tmp_path / "mine.json"
    file.write_text("precious")
    refused(magnate("play", "container", "--save", file), str(file))
    assert file.read_text() == "precious"


def test_a_game_that_cannot_be_saved_does_not_begin(magnate: Command, tmp_path: Path) -> None:
    file = tmp_path / "no" / "where" / "game.json"
    refused(magnate("play", "container", "--save", file), str(file), "can't be written: No such")
    assert not list(tmp_path.iterdir())


def test_a_folder_that_cannot_be_made(
    magnate: Command, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    file = tmp_path / "file"
    file.write_text("precious")
    monkeypatch.setenv("XDG_STATE_HOME", str(file))
    refused(magnate("play", "container"), str(file), "can't be written")
    assert file.read_text() == "precious"


def test_a_resumed_game_does_not_overwrite_another_file(magnate: Command, tmp_path: Path) -> None:
    game_file, other = tmp_path / "game.json", tmp_path / "other.json"
    recorded(game_file)
    other.write_text("precious")
    refused(magnate("play", "--resume", game_file, "--save", other), str(other), "already")
    assert other.read_text() == "precious"
    assert sorted(tmp_path.iterdir()) == [game_file, other]


@pytest.mark.parametrize(
    ("text", "parts"),
    [
        ("game = ", ("can't be read",)),
        ("[ship]\nroom = 4", ("game", "--game")),
        ('game = "chess"', ("chess",)),
        ('game = "container"\n[ship]\nroon = 4', ("ship.roon", "room")),
        ('game = "container"\n[ship]\nroom = "big"', ("ship.room", "whole number")),
        ('game = "container"\n[ship]\nroom = 0', ("ship.room", "from 1")),
        ('game = "container"\n[loan]\namount = -1', ("loan.amount", "-1")),
        ('game = "container"\n[spaces]\nmachines = [0, 1]', ("spaces.machines", "list of 4")),
        ('game = "container"\n[ship]\nsource = "hearsay"', ("ship.source", "rulebook")),
        ('game = "container"\nship = 4', ("ship", "table")),
        ("game = 7", ("game",)),
    ],
)
def test_content_refused_with_file_entry_and_reason(
    magnate: Command, tmp_path: Path, text: str, parts: tuple[str, ...]
) -> None:
    file = tmp_path / "facts.toml"
    file.write_text(text)
    refused(magnate("content", "check", file), *parts)
    if "--game" not in parts and "chess" not in text:
        refused(magnate("simulate", "container", "--content", file), str(file), parts[0])
        refused(magnate("play", "container", "--content", file), str(file), parts[0])


def test_content_for_another_game_is_refused(magnate: Command, tmp_path: Path) -> None:
    file = tmp_path / "facts.toml"
    file.write_text('game = "carnegie"\n')
    refused(magnate("simulate", "container", "--content", file), "carnegie", "container")


def test_content_that_is_no_text_is_refused(magnate: Command, tmp_path: Path) -> None:
    file = tmp_path / "facts.toml"
    file.write_bytes(b"\xff\xfe\x00")
    refused(magnate("content", "check", file), str(file))
    refused(magnate("content", "check", tmp_path), str(tmp_path))


# Records


def recorded(path: Path) -> dict[str, Any]:
    """A record of 60 moves, always the first choice."""
    match = Match.start(game("container"), 3, seed=2, names=["Anna", "Random 2", "Random 3"])
    for _ in range(60):
        seat = match.state.to_act[0]
        match.play(seat, match.state.legal(seat)[0])
    match.record().save(path)
    data: dict[str, Any] = json.loads(path.read_bytes())
    return data


def edited_move(data: dict[str, Any]) -> None:
    line = data["log"][10]
    other = "p2" if line == {"seat": "p1", "play": "end-turn"} else "p1"
    data["log"][10] = {"seat": other, "play": "end-turn"}


def unknown_move(data: dict[str, Any]) -> None:
    data["log"][3]["play"] = "fly-to-the-moon"


def lost_moves(data: dict[str, Any]) -> None:
    del data["log"][30:]


def other_seed(data: dict[str, Any]) -> None:
    data["seed"] += 1


def other_format(data: dict[str, Any]) -> None:
    data["format"] = "magnate-record-99"


def other_content(data: dict[str, Any]) -> None:
    data["content"] = {"override": {"ship": {"room": 3}}, "digest": "?", "effective": None}


def bad_content(data: dict[str, Any]) -> None:
    data["content"]["override"] = {"ship": {"rooms": 3}}


def other_game(data: dict[str, Any]) -> None:
    data["game"] = "chess"


def no_names(data: dict[str, Any]) -> None:
    data["seats"] = []


def newer_rules(data: dict[str, Any]) -> None:
    data["rules"] = 99


def extra_field(data: dict[str, Any]) -> None:
    data["cheat"] = True


EDITS: list[tuple[Callable[[dict[str, Any]], None], str]] = [
    (edited_move, "ply"),
    (unknown_move, "ply 4"),
    (lost_moves, "breaks off before ply 60"),
    (other_seed, "ply"),
    (other_format, "magnate-record-99"),
    (other_content, "other component facts"),
    (bad_content, "ship.rooms"),
    (other_game, "chess"),
    (no_names, "0 names"),
    (newer_rules, "newer rules"),
    (extra_field, "cheat"),
]


@pytest.mark.parametrize(("edit", "part"), EDITS)
def test_an_edited_record_is_refused(
    magnate: Command, tmp_path: Path, edit: Callable[[dict[str, Any]], None], part: str
) -> None:
    file = tmp_path / "game.json"
    data = recorded(file)
    edit(data)
    file.write_text(json.dumps(data))
    before = file.read_bytes()
    refused(magnate("replay", file, "--check"), str(file), part)
    refused(magnate("play", "--resume", file), str(file), part)
    assert file.read_bytes() == before


@pytest.mark.parametrize(
    ("language", "said", "reason"),
    [
        ("en", "“{move}” can't be played: ", "It is not your turn to decide."),
        ("de", "„{move}“ ist nicht möglich: ", "Die Entscheidung liegt gerade nicht bei"),
    ],
)
def test_a_refused_move_of_a_record_is_explained_in_words(
    magnate: Command, tmp_path: Path, language: str, said: str, reason: str
) -> None:
    file = tmp_path / "game.json"
    data = recorded(file)
    seat = next(name for name in ("p1", "p2") if data["log"][5]["seat"] != name)
    data["log"][5] = {"seat": seat, "play": "end-turn"}
    file.write_text(json.dumps(data))
    for command in (("replay", file, "--check"), ("play", "--resume", file)):
        ran = magnate(*command, "--lang", language)
        refused(ran, f" 6: {said.format(move=f'{seat} end-turn')}{reason}")
        assert "core-reason" not in ran.err
    shown = " ".join(magnate("replay", file, "--lang", language, typed="e\n").out.split())
    assert reason in shown
    assert "core-reason" not in shown


@pytest.mark.parametrize("data", [b"", b"{", b"[]", b"\xff\xfe", b"null"])
def test_what_is_no_record_is_refused(magnate: Command, tmp_path: Path, data: bytes) -> None:
    file = tmp_path / "game.json"
    file.write_bytes(data)
    refused(magnate("replay", file, "--check"), str(file))
    refused(magnate("replay", file), str(file))
    refused(magnate("play", "--resume", file), str(file))


def test_a_truncated_record_is_refused(magnate: Command, tmp_path: Path) -> None:
    file = tmp_path / "game.json"
    recorded(file)
    file.write_bytes(file.read_bytes()[:-200])
    refused(magnate("replay", file, "--check"), str(file), "not a record")


def test_resuming_as_another_game_is_refused(magnate: Command, tmp_path: Path) -> None:
    file = tmp_path / "game.json"
    recorded(file)
    refused(magnate("play", "chess", "--resume", file), "container", "chess")


def test_a_seat_that_is_not_there_is_refused(magnate: Command, tmp_path: Path) -> None:
    file = tmp_path / "game.json"
    recorded(file)
    refused(magnate("replay", file, "--seat", "4"), "seat 4")
