"""Carnegie in the terminal: every screen fits, says all it has to, and shows no secrets."""

from __future__ import annotations

import io
import json
import re
from collections.abc import Iterator, Mapping
from functools import cache
from pathlib import Path
from typing import Any

import pytest
from rich.cells import cell_len
from rich.console import Console
from rich.text import Text

from magnate.bots import bot
from magnate.core.actions import Action
from magnate.core.facts import Fact
from magnate.core.game import Game, game
from magnate.core.matches import Match
from magnate.core.records import Record
from magnate.core.rng import Rng
from magnate.games.carnegie import actions as acts
from magnate.games.carnegie.facts import (
    ANDREW_SHIFTED,
    ANDREW_TUCKED,
    ASK_CHOOSE,
    ASK_DONATE,
    ASK_MOVE,
    ASK_SIDES,
    CHOSE,
    ROUND,
)
from magnate.games.container.facts import PRODUCED, TURN
from magnate.terminal import play
from magnate.terminal.boards import board_for
from magnate.terminal.carnegie.board import PARTS, CarnegieBoard
from magnate.terminal.prompt import make_menu, matching
from magnate.terminal.screen import THEME
from magnate.terminal.start import Wishes, begun
from magnate.terminal.story import paragraphs
from magnate.words import Words
from tests.terminal.conftest import Command

LANGUAGES = ("de", "en", "ru", "uk")
NAMES = ["Anna the Extraordinary", "Ben", "Олена", "Юрій"]


def carnegie() -> Game:
    return game("carnegie")


def strict(language: str) -> Words:
    """Words that don't help themselves out with English."""
    words = Words(language)
    del words._bundles[1:]
    return words


def board(players: int, language: str = "en", **options: Any) -> CarnegieBoard:
    setup = carnegie().prepare(players, {}, options)
    drawn = board_for(carnegie(), setup, strict(language), NAMES[:players])
    assert isinstance(drawn, CarnegieBoard)
    return drawn


def text_of(drawn: Any, width: int) -> str:
    file = io.StringIO()
    console = Console(theme=THEME, width=max(width, 200), file=file, highlight=False, markup=False)
    console.print(drawn)
    return file.getvalue()


@cache
def screens(players: int) -> list[tuple[int, Mapping[str, object], Fact, list[Action], Any]]:
    """Questions of a random game, of every kind: the seat, its view and what it may answer."""
    found = []
    seen: dict[tuple[str, int], int] = {}
    longest = 0
    state = carnegie().start(players, players, **_options(players))
    rng = Rng.seeded(players, "moves")
    while not state.over:
        seat = state.to_act[-1]
        question = state.question(seat)
        legal = state.legal(seat)
        assert question is not None
        kind = (question.kind.key, question.args[0] if question.args else 0)
        seen[kind] = seen.get(kind, 0) + 1
        if seen[kind] == 1 or len(legal) > longest:
            longest = max(longest, len(legal))
            about = [state.about(seat, action) for action in legal]
            found.append((seat, state.view(seat), question, legal, about))
        state.play(seat, legal[rng.below(len(legal))])
    return found


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("players", [1, 3, 4])
def test_every_screen_fits(players: int, language: str) -> None:
    drawn = board(players, language, **_options(players))
    for width in (80, 100):
        for _, view, question, legal, about in screens(players):
            _check(text_of(drawn.draw(view, width, question), width), width, language)
            if width == 80:
                for action, numbers in zip(legal, about, strict=True):
                    choice = drawn.choice(view, question, action, numbers)
                    _check(f"{choice.head} {choice.text.plain}", 100, language)
        for _, view, question, _, _ in screens(players)[5::20]:
            for part in (*PARTS, "all"):
                _check(text_of(drawn.draw(view, width, question, part), width), width, language)


def _options(players: int) -> dict[str, Any]:
    return {"secret_donation": True, "wait": True} if players == 3 else {}


def _check(text: str, width: int, language: str) -> None:
    for line in text.splitlines():
        assert cell_len(line.rstrip()) <= width, line
    assert not re.search(r"[{}]|\bNone\b|carnegie-", text)
    if language in ("ru", "uk"):
        assert not re.search(r"[a-z]{2,}", re.sub(r"\bAnna[\w ]*|\bBen\b", "", text))


def test_a_spectator_sees_the_table_too() -> None:
    state = Match.start(carnegie(), 3, 5).state
    text = text_of(board(3).draw(state.view(None), 100), 100)
    for name in NAMES[:3]:
        assert name in text
    assert "If the game ended now" not in text


@pytest.mark.parametrize("players", [1, 2, 4])
def test_the_drawing_needs_the_view_and_nothing_else(players: int) -> None:
    """A board that has seen nothing draws the same from a view sent over a wire."""
    for _, view, question, legal, about in screens(players)[::5]:
        drawn = board(players)
        sent = json.loads(json.dumps(view))
        assert text_of(drawn.draw(view, 100, question), 100) == text_of(
            board(players).draw(sent, 100, question), 100
        )
        for action, numbers in zip(legal, about, strict=True):
            assert drawn.choice(view, question, action, numbers) == drawn.choice(
                sent, question, action, numbers
            )


def test_secrets_are_not_drawn() -> None:
    """What another seat can't see changes nothing on its screen."""
    match = Match.start(carnegie(), 3, 2, secret_donation=True)
    drawn = board(3, secret_donation=True)
    rng = Rng.seeded(2, "secrets")
    while match.state.view(0)["round"] == 0:
        state = match.state
        for seat in range(3) if len(state.to_act) > 1 else ():
            own = text_of(drawn.draw(state.view(seat), 100), 100)
            assert own == text_of(drawn.draw(state.seen_by(seat, rng).view(seat), 100), 100)
        seat = state.to_act[-1]
        legal = state.legal(seat)
        match.play(seat, legal[rng.below(len(legal))])


# What is shown


def _screen(players: int, kind: Any) -> str:
    found = [entry for entry in screens(players) if entry[2].kind is kind]
    _, view, question, _, _ = found[-1]
    return text_of(board(players).draw(view, 100, question), 100)


def test_each_question_shows_what_it_is_about() -> None:
    assert "infrastructure B" in _screen(2, ASK_SIDES)
    assert "Timeline" in _screen(2, ASK_CHOOSE)
    assert "Company of" in _screen(2, ASK_MOVE)
    donations = _screen(2, ASK_DONATE)
    assert "Human rights" in donations
    assert "Chicago" not in donations
    assert "Andrew" in _screen(1, ASK_CHOOSE)


def test_parts_are_found_by_their_names() -> None:
    assert board(2).part("map") == board(2).part("m") == "map"
    assert board(2, "ru").part("карта") == board(2, "ru").part("map") == "map"
    assert board(2).part("") == board(2).part("nonsense") == "all"
    for language in LANGUAGES:
        names = strict(language).text("terminal-carnegie-parts").split(" | ")
        assert [board(2, language).part(name) for name in names] == list(PARTS)


@pytest.mark.parametrize("language", LANGUAGES)
def test_letters_are_told_apart(language: str) -> None:
    pen = board(2, language).pen
    assert len(set(pen.letters)) == len(set(pen.region_letters)) == 4
    assert all(len(letter) == 1 for letter in pen.letters)
    assert len(strict(language).text("terminal-carnegie-columns").split(" | ")) == 9
    assert len(strict(language).text("terminal-carnegie-phases").split(" | ")) == 3


def test_choices_say_what_they_cost_and_bring() -> None:
    match = Match.start(carnegie(), 2, 3, tab_sides="A")
    drawn = board(2)
    state = match.state
    seat = state.to_act[0]
    question = state.question(seat)
    assert question is not None
    view = state.view(seat)
    found = {action: drawn.choice(view, question, action, {}) for action in state.legal(seat)}
    place = found[acts.PLACE.at(acts.SLOT.texts.index("los-angeles/1"))]
    assert (place.head, place.text.plain) == ("First housing in", "Los Angeles (3)")
    sell = found[acts.SELL_GOODS.at()]
    assert sell == (Text("Sell 1 good for $1"), "", None)


# Playing


def session(file: Path, **others: Any) -> play.Session:
    table: dict[str, Any] = {"players": 2, "bots": ["random"], "seed": 3, "names": ["Anna"]}
    return begun(Wishes(game="carnegie", save=file, **table | others), Words("en"), False)


@pytest.mark.parametrize(("players", "columns"), [(1, 80), (2, 100), (4, 80)])
def test_a_whole_game_piped_in(
    magnate: Command,
    monkeypatch: pytest.MonkeyPatch,
    tmp_path: Path,
    capsys: pytest.CaptureFixture[str],
    players: int,
    columns: int,
) -> None:
    """The same lines give the same game, and no line is wider than the screen."""
    monkeypatch.setenv("COLUMNS", str(columns))
    table = session(tmp_path / "a.json", players=players, bots=["random"])
    typed: list[str] = []
    lines = _lines(table)

    def read(console: object) -> str:
        typed.append(next(lines))
        return typed[-1]

    with monkeypatch.context() as patch:
        patch.setattr(play, "read_line", read)
        patch.setattr(table, "_show", lambda seat: None)
        table.run()
    capsys.readouterr()
    file = tmp_path / "b.json"
    ran = magnate(
        *("play", "carnegie", "--players", str(players), "--bots", "random"),
        *("--seed", "3", "--name", "Anna", "--save", file, "--no-confirm"),
        typed="".join(f"{line}\n" for line in typed),
    )
    assert ran.code == 0
    assert ran.err == ""
    match = Match.load(Record.load(file))
    assert match.state.over
    assert match.log == table.match.log
    final = ran.out[ran.out.index("Final account") :]
    for score in match.state.scores():
        assert re.search(rf"\b{score}\b", final)
    if players == 1:
        assert "Andrew" in final
    wide = [line for line in ran.out.splitlines() if cell_len(line) > columns]
    assert [line for line in wide if str(tmp_path) not in line] == []


def _lines(table: play.Session) -> Iterator[str]:
    """Numbers of random choices."""
    chooser = bot("random", 5)
    while True:
        state = table.match.state
        seat = state.to_act[0]
        action = chooser.choose(state.seen_by(seat, chooser.rng), seat)
        menu = make_menu(state.legal(seat))
        if action.kind is menu.amount:
            yield str(action.a)
        else:
            yield next(key for key, listed in menu.listed.items() if listed is action)


def test_every_choice_is_listed(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """Nothing gets lost in the plans and the groups, however long the list is."""
    table = session(tmp_path / "a.json")
    longest = 0
    lines = _lines(table)
    while not table.match.state.over:
        state = table.match.state
        for seat in state.to_act:
            menu = make_menu(state.legal(seat))
            if len(menu.listed) > 30:
                table._list(seat, menu.listed)
                shown = capsys.readouterr().out
                keys = re.findall(r"(?:^|\s)(\d+) (?=\S| )", shown)
                assert set(menu.listed) <= set(keys)
                assert shown.count("\n") < 40
                longest = max(longest, len(menu.listed))
        line = next(lines)
        seat = state.to_act[0]
        if seat in table.bots:
            table._let_bots_play()
            lines = _lines(table)
        else:
            assert table._answer(seat, line)
    assert longest > 60


def test_long_lists_can_be_narrowed_down(magnate: Command, tmp_path: Path) -> None:
    typed = "choose-sides AAAA\n2\n1\nmove r4c3\nmove-ac r3c2\nmove r4c3 r3c3; done\n"
    ran = magnate(
        *("play", "carnegie", "--players", "1", "--seed", "1", "--no-confirm"),
        *("--save", tmp_path / "a.json"),
        typed=typed,
    )
    assert ran.code == 0
    whole, lying, active, _ = ran.out[ran.out.index("Who moves?") :].split("\n> ")[:4]
    heads = re.compile("Active, |Lying, ")
    assert len(heads.findall(whole)) > 4
    assert len(heads.findall(lying)) == len(heads.findall(active)) == 1
    assert "Lying, r4c3 Lobby" in lying
    assert "Active, r3c2 Trade" in active
    log = Match.load(Record.load(tmp_path / "a.json")).log
    assert log[-2:] == ["p1 move r4c3 r3c3", "p1 done"]


def test_what_is_typed_matches_from_the_first_word_on() -> None:
    menu = make_menu([acts.BUILD.at(0, 0), acts.BUILD.at(1, 0), acts.DONE.at()])
    assert list(matching("build", menu)) == ["1", "2"]
    assert list(matching("b com", menu)) == ["2"]
    assert list(matching("housing", menu)) == []
    assert list(matching("", menu)) == []
    assert list(matching("done done", menu)) == []


def test_commands_of_the_table(magnate: Command, tmp_path: Path) -> None:
    ran = magnate(
        *("play", "carnegie", "--players", "2", "--seed", "3", "--bots", "random"),
        *("--save", tmp_path / "a.json"),
        typed="t\nt map\nt boards\nt tiles\nh\n",
    )
    assert ran.code == 0
    _, table, land, boards, tiles, help_ = ran.out.split("\n> ")[:6]
    for part in ("Timeline", "Chicago", "Transport", "Donations", "Company of"):
        assert part in table
    assert "Chicago" in land
    assert "Timeline" not in land
    assert boards.count("Company of") == 2
    assert "study points" in tiles
    assert "narrow a long list down" in help_
    assert "Which sides" in land


def test_keys_may_be_parted_by_semicolons(magnate: Command, tmp_path: Path) -> None:
    file = tmp_path / "a.json"
    magnate(
        *("play", "carnegie", "--players", "1", "--seed", "1", "--no-confirm", "--save", file),
        typed="17; 1\n",
    )
    log = Match.load(Record.load(file)).log
    assert log == ["p1 sell-goods", "p1 choose-sides AAAA"]


def test_all_activates_everyone(magnate: Command, tmp_path: Path) -> None:
    file = tmp_path / "a.json"
    moves = "move r4c3 r3c2; move r4c3 r3c2; move r4c3 r3c4"
    ran = magnate(
        *("play", "carnegie", "--players", "1", "--seed", "1", "--no-confirm", "--save", file),
        typed=f"1\n2\n1\n{moves}\nall\nall\n",
    )
    assert "activates everyone" in ran.out
    log = Match.load(Record.load(file)).log
    activated = [entry for entry in log if " activate " in entry]
    assert activated == ["p1 activate r3c2 2", "p1 activate r3c2 3", "p1 activate r3c4 2"]
    assert "“all” is not a move." in ran.out


def test_the_end_names_andrew(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    table = session(tmp_path / "a.json", players=1)
    rng = Rng.seeded(1, "end")
    while not table.match.state.over:
        legal = table.match.state.legal(0)
        table.match.play(0, legal[rng.below(len(legal))])
    table._finish()
    shown = capsys.readouterr().out
    assert "Andrew wins!" in shown
    assert "Ends of the tracks" in shown or "Cards" in shown
    assert "$" not in shown[shown.index("Final account") : shown.index("The game is kept")]


def test_a_round_begins_a_paragraph_and_a_turn_is_one() -> None:
    events = [ANDREW_SHIFTED.at(1, 6), ANDREW_TUCKED.at(6), ROUND.at(2), CHOSE.at(0, 1)]
    told = paragraphs(events, carnegie(), board(1))
    assert [text.plain[:2] for text in told] == ["· ", "· ", "◆ "]
    other = game("container")
    drawn = board_for(other, other.prepare(3, {}, {}), Words("en"), NAMES[:3])
    events = [TURN.at(1), PRODUCED.at(1, 0), PRODUCED.at(1, 1), TURN.at(2), PRODUCED.at(2, 0)]
    told = paragraphs(events, other, drawn)
    assert [text.plain[:2] for text in told] == ["● ", "▲ "]
