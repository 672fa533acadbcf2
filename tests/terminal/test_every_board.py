"""What holds for every game in the terminal: its screens fit, say enough, and show no secrets."""

from __future__ import annotations

import json
import re
from pathlib import Path
from typing import Any

import pytest
from rich.cells import cell_len

from magnate.core.game import all_games, game
from magnate.core.matches import Match
from magnate.core.records import Record
from magnate.core.rng import Rng
from magnate.terminal import play
from magnate.terminal.prompt import make_menu
from tests.terminal.boards import (
    LANGUAGES,
    NAMES,
    board,
    check_fits,
    chosen,
    lines,
    options,
    screens,
    session,
    strict,
    text_of,
)
from tests.terminal.conftest import Command

GAMES = [played.name for played in all_games()]
TABLES = [(one.name, players) for one in all_games() for players in range(one.min_players, 5)]
HIDDEN = {"container": "Value card", "rolling_heights": "Targets of"}
"""The head of what a seat sees of its own and of nobody else's."""
PARTED = {"carnegie": ("map", "карта"), "rolling_heights": ("market", "рынок")}
"""Of the games with a table in parts, the English and the Russian name of one."""
FITTED = [table for table in TABLES if table[0] in PARTED]
"""The others leave it to the screen to break lines of prose."""


@pytest.mark.parametrize(("name", "players"), FITTED)
def test_screens_of_whole_games_fit(name: str, players: int) -> None:
    """Through whole games, in English; other languages have their turn below."""
    drawn = board(name, players, **options(name, players))
    for asked in screens(name, players)[::9]:
        check_fits(text_of(drawn.draw(asked.view, 100, asked.question)), 100, "en")


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("name", "players"), [table for table in FITTED if table[1] != 2])
def test_every_screen_fits(name: str, players: int, language: str) -> None:
    drawn: Any = board(name, players, language, **options(name, players))
    for width in (80, 100):
        for _, view, question, legal, about in chosen(name, players):
            check_fits(text_of(drawn.draw(view, width, question)), width, language)
            for action, numbers in zip(legal, about, strict=True) if width == 80 else ():
                choice = drawn.choice(view, question, action, numbers)
                wide = 100 if name == "carnegie" else 80
                check_fits(f"{choice.head} {choice.text.plain}", wide, language)
        for _, view, question, _, _ in chosen(name, players)[::5]:
            for part in (*drawn.parts, "all"):
                check_fits(text_of(drawn.draw(view, width, question, part)), width, language)


@pytest.mark.parametrize("name", GAMES)
def test_a_spectator_sees_the_table_too(name: str) -> None:
    state = Match.start(game(name), 3, 5).state
    text = text_of(board(name, 3).draw(state.view(None), 100))
    for player in NAMES[:3]:
        assert player in text
    assert "If the game ended now" not in text
    if name in HIDDEN:
        assert HIDDEN[name].removesuffix(" of") not in text


@pytest.mark.parametrize(("name", "players"), TABLES)
def test_the_drawing_needs_the_view_and_nothing_else(name: str, players: int) -> None:
    """A board that has seen nothing draws the same from a view sent over a wire."""
    wishes = options(name, players)
    for _, view, question, legal, about in chosen(name, players)[::2]:
        drawn = board(name, players, **wishes)
        sent = json.loads(json.dumps(view))
        assert text_of(drawn.draw(view, 100, question)) == text_of(
            board(name, players, **wishes).draw(sent, 100, question)
        )
        for action, numbers in zip(legal, about, strict=True):
            assert drawn.choice(view, question, action, numbers) == drawn.choice(
                sent, question, action, numbers
            )


@pytest.mark.parametrize("name", GAMES)
def test_secrets_are_not_drawn(name: str) -> None:
    """What another seat can't see changes nothing on its screen."""
    wishes: dict[str, Any] = {"secret_donation": True} if name == "carnegie" else {}
    state = game(name).start(3, 2, **wishes)
    drawn = board(name, 3, **wishes)
    rng = Rng.seeded(2, "secrets")
    for _ in range(24):
        for seat in range(3):
            own = text_of(drawn.draw(state.view(seat), 100))
            assert own == text_of(drawn.draw(state.seen_by(seat, rng).view(seat), 100))
            if name in HIDDEN:
                assert own.count(HIDDEN[name]) == 1
        seat = state.to_act[-1]
        legal = state.legal(seat)
        state.play(seat, legal[rng.below(len(legal))])


@pytest.mark.parametrize("name", PARTED)
def test_parts_are_found_by_their_names(name: str) -> None:
    drawn: Any = board(name, 2)
    part, russian = PARTED[name]
    assert drawn.part(part) == drawn.part("m") == part
    assert board(name, 2, "ru").part(russian) == board(name, 2, "ru").part(part) == part
    assert drawn.part("") == drawn.part("nonsense") == "all"
    for language in LANGUAGES:
        names = strict(language).text(f"terminal-{name}-parts").split(" | ")
        assert [board(name, 2, language).part(word) for word in names] == list(drawn.parts)


@pytest.mark.parametrize(
    ("name", "players", "columns", "bots"),
    [
        ("carnegie", 1, 80, "random"),
        ("carnegie", 2, 100, "random"),
        ("carnegie", 4, 80, "random"),
        ("container", 3, 80, "random,greedy"),
        ("container", 5, 100, "random,greedy"),
        ("rolling_heights", 1, 80, "random"),
        ("rolling_heights", 2, 100, "random"),
    ],
)
def test_a_whole_game_piped_in(
    magnate: Command,
    monkeypatch: pytest.MonkeyPatch,
    tmp_path: Path,
    capsys: pytest.CaptureFixture[str],
    name: str,
    players: int,
    columns: int,
    bots: str,
) -> None:
    """The same lines give the same game, typed or piped, and no line is wider than the screen."""
    monkeypatch.setenv("COLUMNS", str(columns))
    person = NAMES[0]
    wishes: dict[str, Any] = {"players": players, "bots": bots.split(","), "names": [person]}
    table = session(name, tmp_path / "a.json", **wishes)
    typed: list[str] = []
    answers = lines(table, bots.rsplit(",", maxsplit=1)[-1])

    def read(console: object) -> str:
        typed.append(next(answers))
        return typed[-1]

    with monkeypatch.context() as patch:
        patch.setattr(play, "read_line", read)
        patch.setattr(table, "_show", lambda seat: None)
        table.run()
    capsys.readouterr()
    file = tmp_path / "b.json"
    ran = magnate(
        *("play", name, "--players", str(players), "--bots", bots),
        *("--seed", "3", "--name", person, "--save", file, "--no-confirm"),
        typed="".join(f"{line}\n" for line in typed),
    )
    assert ran.code == 0
    assert ran.err == ""
    match = Match.load(Record.load(file))
    assert match.closed == ""
    assert match.state.over
    assert match.log == table.match.log
    final = ran.out[ran.out.index("Final account") :]
    money = r"\$" if name == "container" else ""
    for score in match.state.scores():
        sign = "−" if score < 0 else "" if money else r"\b"
        assert re.search(rf"{sign}{money}{abs(score)}\b", final)
    if players == 1:
        assert {"carnegie": "Andrew", "rolling_heights": "Rival"}[name] in final
    wide = [line for line in ran.out.splitlines() if cell_len(line) > columns]
    assert [line for line in wide if str(tmp_path) not in line] == []


@pytest.mark.parametrize(
    ("name", "players", "many", "rows", "at_least", "follows"),
    [("carnegie", 2, 30, 40, 60, r"\S| "), ("rolling_heights", 1, 20, 25, 25, r"\S")],
)
def test_every_choice_is_listed(
    tmp_path: Path,
    capsys: pytest.CaptureFixture[str],
    name: str,
    players: int,
    many: int,
    rows: int,
    at_least: int,
    follows: str,
) -> None:
    """Nothing gets lost in the plans and the groups, however long the list is, and it stays
    short."""
    table = session(name, tmp_path / "a.json", players=players)
    longest = 0
    answers = lines(table)
    while not table.match.state.over:
        state = table.match.state
        for seat in state.to_act:
            menu = make_menu(state.legal(seat))
            if len(menu.listed) > many:
                table._list(seat, menu.listed)
                shown = capsys.readouterr().out
                keys = re.findall(rf"(?:^|\s)(\d+) (?={follows})", shown)
                assert set(menu.listed) <= set(keys)
                assert shown.count("\n") < rows
                longest = max(longest, len(menu.listed))
        seat = state.to_act[0]
        if seat in table.bots:
            table._let_bots_play()
        else:
            assert table._answer(seat, next(answers))
    assert longest > at_least
