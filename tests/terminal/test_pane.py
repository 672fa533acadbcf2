"""Screens of limited height, most of them in a real pseudo-terminal."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import pytest
from rich.cells import cell_len
from rich.text import Text

from magnate.core.matches import Match
from magnate.core.records import Record
from magnate.terminal import play
from magnate.terminal.pane import Pages, Parts, fitted, page
from magnate.terminal.refusals import reasons
from magnate.words import Words
from tests.terminal.boards import board, lines, options, session
from tests.terminal.pane import Pane

TITLES = {"container": "Container", "carnegie": "Carnegie", "rolling_heights": "Rolling Heights"}
WORDS = Words("en")


def played(
    name: str, players: int, folder: Path, monkeypatch: pytest.MonkeyPatch, bots: str
) -> list[str]:
    """What somebody types who plays a whole game like a bot, found by playing it once."""
    table = session(name, folder / "first.json", players=players, bots=[bots])
    typed: list[str] = []
    answers = lines(table, bots)

    def read(console: object) -> str:
        typed.append(next(answers))
        return typed[-1]

    with monkeypatch.context() as patch:
        patch.setattr(play, "read_line", read)
        patch.setattr(table, "_show", lambda seat: None)
        table.run()
    return typed


def opened(folder: Path, *arguments: str | Path, columns: int = 100, rows: int = 40) -> Pane:
    state = {"XDG_STATE_HOME": str(folder / "state")}
    return Pane(*arguments, columns=columns, rows=rows, environment=state)


def asked(screen: str) -> str:
    """A screen up to what was typed at its prompt."""
    return screen.partition("\n> ")[0] + "\n> "


@pytest.mark.parametrize(
    ("name", "players", "columns", "rows", "bots"),
    [
        ("container", 5, 100, 40, "greedy"),
        ("carnegie", 4, 100, 40, "random"),
        ("rolling_heights", 2, 100, 40, "random"),
        ("container", 3, 80, 24, "greedy"),
        ("carnegie", 1, 80, 24, "random"),
        ("rolling_heights", 1, 80, 24, "random"),
    ],
)
def test_a_whole_game_in_a_pane(
    name: str,
    players: int,
    columns: int,
    rows: int,
    bots: str,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    """No screen is longer than the pane; each begins with the table and ends with the question."""
    typed = played(name, players, tmp_path, monkeypatch, bots)
    capsys.readouterr()
    file = tmp_path / "game.json"
    arguments = ("play", name, "--players", str(players), "--bots", bots, "--seed", "3")
    wishes = ("--name", "Anna", "--save", file, "--no-confirm")
    with opened(tmp_path, *arguments, *wishes, columns=columns, rows=rows) as pane:
        pane.play(typed)
        assert pane.end() == 0
    assert "Traceback" not in pane.shown
    match = Match.load(Record.load(file))
    assert match.state.over
    screens = [asked(screen) for screen in pane.screens()]
    assert len(screens) >= len(typed)
    for screen in screens[: len(typed)]:
        shown = screen.splitlines()
        wide = [line for line in shown if cell_len(line) > columns and str(tmp_path) not in line]
        assert wide == []
        over = sum(cell_len(line) > columns for line in shown)  # the name of the file
        assert len(shown) + over <= rows, screen
        assert shown[0].startswith(TITLES[name]), screen
        if "(y/n)" not in screen:
            assert any(line.startswith("◆ Anna  ") for line in shown[3:]), screen
            assert "h help" in screen
    final = pane.screens()[-1]
    assert "Final account" in final
    assert len(asked(final).splitlines()) <= rows + 1


def test_the_whole_table_and_all_choices_can_be_reached(tmp_path: Path) -> None:
    with opened(tmp_path, "play", "carnegie", "--seed", "3", columns=80, rows=24) as pane:
        assert pane.prompt()
        first = pane.type("t")
        found = re.search(r"\(part 1 of (\d+)\)", first)
        assert found
        pages = [first] + [pane.type("+") for _ in range(int(found[1]) - 1)]
        for number, screen in enumerate(pages, start=1):
            assert f"(part {number} of {found[1]})" in screen
            assert "Which sides of your project tabs" in screen
            assert len(asked(screen).splitlines()) <= 24
        assert asked(pane.type("+")) == asked(first)  # they go round
        assert asked(pane.type("-")) == asked(pages[-1])
        together = "".join(pages)
        for part in ("Carnegie", "Seattle", "Transport", "Donations", "Players", "If the game"):
            assert part in together
        assert "AAAA" in first


def test_help_and_log_are_shown_page_by_page(tmp_path: Path) -> None:
    with opened(tmp_path, "play", "rolling_heights", "--seed", "3", rows=30) as pane:
        assert pane.prompt()
        first = pane.type("h plans")
        assert "Enter for the next page" in first
        seen = first
        while "Enter for the next page" in (screen := pane.type("")):
            seen += screen
            assert len(asked(screen).splitlines()) <= 30
        assert "Enter to go back to the table" in screen
        seen += screen
        names = [WORDS.text(f"rolling_heights-plan-{plan}") for plan in ("tenement", "duplex")]
        assert all(name in seen for name in names)
        assert pane.type("").startswith("Rolling Heights")
        assert "What can be done now" in pane.type("h")
        assert pane.type("h carpenter").startswith("Rolling Heights")  # it is short


def test_a_mistake_leaves_the_table_where_it_is(tmp_path: Path) -> None:
    with opened(tmp_path, "play", "container", "--seed", "3") as pane:
        assert pane.prompt()
        for typed in ("xyzzy", "produce; 99", "buy-mach", "end-turn", "maybe", "h"):
            screen = pane.type(typed)
            assert screen.startswith("Container")
            assert "actions are left" in screen
            assert len(asked(screen).splitlines()) <= 40
        assert "can’t be taken back" in screen


def test_a_small_pane_crashes_nothing(tmp_path: Path) -> None:
    for name in TITLES:
        with opened(tmp_path, "play", name, "--seed", "3", columns=30, rows=6) as pane:
            for typed in ("", "t", "+", "-", ".", "h", "", "?", "l", "1"):
                assert pane.prompt()
                pane.type(typed)
            assert pane.end() == 0
        assert "Traceback" not in pane.shown


# Leaving and asking for help


def test_q_and_h_work_at_every_prompt(tmp_path: Path) -> None:
    table = ("play", "container", "--humans", "2", "--seat", "1", "--seed", "3")
    reached: list[tuple[str, ...]] = [
        (),  # the keyboard is handed over
        ("", "end-turn"),  # a move is confirmed
        ("", f"s {tmp_path / 'taken.json'}"),  # a file is to be replaced
    ]
    (tmp_path / "taken.json").write_text("precious")
    for typed in reached:
        with opened(tmp_path, *table) as pane:
            for line in typed:
                pane.type(line)
            helped = pane.type("h")
            assert "q quits" in helped or "q leaves" in helped
            assert len(asked(helped).splitlines()) <= 40
            assert pane.end() == 0
        assert "Saved in" in pane.shown
    assert (tmp_path / "taken.json").read_text() == "precious"


def test_a_replay_fits_its_pane(tmp_path: Path) -> None:
    file = tmp_path / "game.json"
    match = Match.start(board_game(), 5, seed=2)
    for _ in range(80):
        seat = match.state.to_act[0]
        match.play(seat, match.state.legal(seat)[0])
    match.record().save(file)
    with opened(tmp_path, "replay", file, rows=24) as pane:
        assert pane.prompt()
        for typed in ("", "n 10", "+", "-", "h", "e"):
            screen = pane.type(typed)
            assert len(asked(screen).splitlines()) <= 25
        assert pane.end() == 0


def board_game() -> Any:
    from magnate.core.game import game

    return game("container")


# The parts by themselves


@pytest.mark.parametrize("height", range(8, 60, 3))
def test_nothing_is_lost_between_pages(height: int) -> None:
    for table, news, choices in ((5, 0, 5), (30, 12, 3), (9, 0, 50), (45, 13, 60), (25, 5, 0)):
        parts = Parts(
            table=[Text(f"t{line}") for line in range(table)],
            news=[Text(f"n{line}") for line in range(news)],
            question=[Text("question")],
            choices=[Text(f"c{line}") for line in range(choices)],
            foot=[Text("keys")],
        )
        seen: set[str] = set()
        for number in range(table + choices):
            lines = fitted(parts, height, 80, Pages(number, number), WORDS)
            assert len(lines) < height
            shown = [line.plain for line in lines]
            assert "question" in shown
            assert shown[-1] == "keys"
            seen |= set(shown)
        wanted = {line.plain for line in (*parts.table, *parts.choices)}
        assert wanted <= seen


def test_pages_go_round() -> None:
    lines = [Text(str(line)) for line in range(10)]
    first = page(lines, 4, 0, "terminal-more-table", WORDS)
    assert [line.plain for line in first[:3]] == ["0", "1", "2"]
    assert page(lines, 4, 4, "terminal-more-table", WORDS) == first
    last = page(lines, 4, -1, "terminal-more-table", WORDS)
    assert [line.plain for line in last[:3]] == ["7", "8", "9"]


@pytest.mark.parametrize(
    ("name", "players"), [("container", 5), ("carnegie", 3), ("rolling_heights", 2)]
)
def test_what_cannot_be_done_fits_a_screen(name: str, players: int) -> None:
    """Grouped by reason, each told once, through a whole game."""
    from magnate.bots import bot
    from magnate.core.game import game

    state = game(name).start(players, 3, **options(name, players))
    drawn = board(name, players, **options(name, players))
    player = bot("random", 3)
    step = longest = 0
    while not state.over:
        seat = state.to_act[0]
        step += 1
        if step % 5 == 0:
            for height in (24, 40, None):
                shown = reasons(drawn, state, seat, 100, height)
                assert len(shown) <= (36 if height is None else height - 4)
                assert all(line.cell_len <= 100 for line in shown)
                heads = [line.plain for line in shown if line.plain.startswith(" ✗")]
                assert len(set(heads)) == len(heads)
            longest = max(longest, len(shown))
            told = {WORDS.fact(reason, drawn.names) for _, reason in state.blocked(seat)}
            if len(told) < 6:
                text = "\n".join(line.plain for line in shown)
                assert all(f"✗ {reason}" in text for reason in told if len(reason) < 90)
        state.advance(seat, player.choose(state.seen_by(seat, player.rng), seat))
    assert longest > 3
