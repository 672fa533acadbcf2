"""Carnegie in the terminal: what its screens say, and how it is played there."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import pytest

from magnate.core.game import Game, game
from magnate.core.matches import Match
from magnate.core.records import Record
from magnate.games.carnegie import actions as acts
from magnate.games.carnegie.decisions.activation import Activate
from magnate.games.carnegie.decisions.study import Study
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
from magnate.games.carnegie.state import CarnegieState
from magnate.games.container.facts import PRODUCED, TURN
from magnate.terminal.boards import board_for
from magnate.terminal.carnegie.board import CarnegieBoard
from magnate.terminal.choices import repeated
from magnate.terminal.prompt import make_menu, matching
from magnate.terminal.story import paragraphs
from magnate.words import Words
from tests.terminal import boards
from tests.terminal.boards import (
    LANGUAGES,
    NAMES,
    play_to_the_end,
    screens,
    session,
    strict,
    text_of,
)
from tests.terminal.conftest import Command


def carnegie() -> Game:
    return game("carnegie")


def board(players: int, language: str = "en") -> CarnegieBoard:
    drawn = boards.board("carnegie", players, language)
    assert isinstance(drawn, CarnegieBoard)
    return drawn


# What is shown


def _screen(players: int, kind: Any) -> str:
    found = [
        entry
        for entry in screens("carnegie", players)
        if entry.question.kind is kind and entry.legal
    ]
    _, view, question, _, _ = found[-1]
    return text_of(board(players).draw(view, 100, question))


def test_each_question_shows_what_it_is_about() -> None:
    assert "infrastructure B" in _screen(2, ASK_SIDES)
    assert "Timeline" in _screen(2, ASK_CHOOSE)
    assert "Company of" in _screen(2, ASK_MOVE)
    donations = _screen(2, ASK_DONATE)
    assert "Human rights" in donations
    assert "Chicago" not in donations
    assert "Andrew" in _screen(1, ASK_CHOOSE)


@pytest.mark.parametrize("language", LANGUAGES)
def test_letters_are_told_apart(language: str) -> None:
    pen = board(2, language).pen
    assert len(set(pen.letters)) == len(set(pen.region_letters)) == 4
    assert all(len(letter) == 1 for letter in pen.letters)
    assert len(strict(language).text("terminal-carnegie-columns").split(" | ")) == 9


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
    assert (place.head, place.text.plain) == ("First housing project in", "Los Angeles (3)")
    sell = found[acts.SELL_GOODS.at()]
    assert (sell.text.plain, sell.head) == ("Sell 1 good at once  $1", "")


@pytest.mark.parametrize(("region", "bonus"), [("east", "$10"), ("south", "3▣")])
def test_the_last_space_of_a_track_shows_its_bonus(region: str, bonus: str) -> None:
    match = Match.start(carnegie(), 2, 3, tab_sides="A")
    state = match.state
    assert isinstance(state, CarnegieState)
    number = acts.REGION.texts.index(region)
    step = acts.STUDY_TRACK.at(number)
    for space, shown in ((2, False), (3, True)):
        state.companies[0].tracks[number] = space
        state.points = 9
        state.ask(Study(0, 0))
        question = state.question(0)
        assert question is not None
        choice = board(2).choice(state.view(0), question, step, state.about(0, step))
        assert choice.text.plain.endswith(f"+{bonus}") == shown


# Playing


def test_long_lists_can_be_narrowed_down(magnate: Command, tmp_path: Path) -> None:
    typed = "choose-sides AAAA\n2\n1\nmove r4c3\nmove-ac r3c2\nmove r4c3 r3c3; done\n"
    ran = magnate(
        *("play", "carnegie", "--players", "1", "--seed", "1", "--no-confirm"),
        *("--save", tmp_path / "a.json"),
        typed=typed,
    )
    assert ran.code == 0
    whole, lying, active, _ = ran.out[ran.out.index("Who moves?") :].split("\n> ")[:4]
    heads = re.compile("Active, |Inactive, ")
    assert len(heads.findall(whole)) > 4
    assert len(heads.findall(lying)) == len(heads.findall(active)) == 1
    assert "Inactive, r4c3 Lobby" in lying
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
    assert "research points" in tiles
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
    assert "I don’t understand “all”." in ran.out


def test_all_begins_with_the_cheapest_chair() -> None:
    """With 3 dollars two stand up at 1 dollar each, rather than one at 3 who comes first."""
    chairs = {"recruiting": {"chairs": [3]}, "charity": {"chairs": [1, 1]}}
    state = carnegie().start(2, 3, {"department": chairs}, tab_sides="A")
    assert isinstance(state, CarnegieState)
    company = state.companies[0]
    dear, cheap = (acts.CELL.texts.index(cell) for cell in ("r1c1", "r2c1"))
    company.cells[dear], company.cells[cheap] = acts.RECRUITING, acts.CHARITY
    company.lying[dear], company.lying[cheap], company.money = 1, 2, 3
    state.ask(Activate(2))
    assert [action.text for action in repeated(board(2), state, 0)] == [
        "activate r2c1 1",
        "activate r2c1 2",
    ]
    state.close()
    assert repeated(board(2), state, state.to_act[0]) == []


def test_the_end_names_andrew(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    table = session("carnegie", tmp_path / "a.json", players=1)
    play_to_the_end(table)
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
