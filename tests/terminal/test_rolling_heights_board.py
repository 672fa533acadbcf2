"""Rolling Heights in the terminal: what its screens say, and how it is played there."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import pytest
from rich.console import Console

from magnate.core.game import Game, game
from magnate.core.matches import Match
from magnate.core.records import Record
from magnate.games.rolling_heights import actions as acts
from magnate.games.rolling_heights.facts import (
    ASK_MAIN,
    ASK_PLACE,
    ASK_REST,
    ASK_RISK,
    ASK_START,
)
from magnate.games.rolling_heights.state import RollingHeightsState
from magnate.terminal.result import print_result
from magnate.terminal.rolling_heights.board import RollingHeightsBoard
from magnate.terminal.screen import SHAPES, THEME
from magnate.words import Words
from tests.terminal import boards
from tests.terminal.boards import LANGUAGES, Asked, play_to_the_end, session, strict, text_of
from tests.terminal.conftest import Command


def heights() -> Game:
    return game("rolling_heights")


def board(players: int, language: str = "en") -> RollingHeightsBoard:
    drawn = boards.board("rolling_heights", players, language)
    assert isinstance(drawn, RollingHeightsBoard)
    return drawn


def screens(players: int) -> list[Asked]:
    return boards.screens("rolling_heights", players)


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_help_fits(language: str) -> None:
    for width in (80, 100):
        for line in board(3, language).help(width)[2:]:
            assert line.cell_len <= width


# What is shown


def _screens_of(players: int, kind: Any) -> list[str]:
    drawn = board(players)
    found = [entry for entry in screens(players) if entry[2].kind is kind and entry[3]]
    return [text_of(drawn.draw(view, 100, question)) for _, view, question, _, _ in found[:3]]


def test_each_question_shows_what_it_is_about() -> None:
    start = _screens_of(2, ASK_START)[0]
    for part in ("Market, level 1", "Ads", "Targets of", "residential", "Set-up"):
        assert part in start
    assert "Market, level 2" not in start
    risk = _screens_of(2, ASK_RISK)[0]
    for part in ("Plans of", "needs", "tired", "w wood · c concrete"):
        assert part in risk
    assert "Market" not in risk
    main = _screens_of(2, ASK_MAIN)[0]
    for part in ("Yard", "Cubes not yet built", "35/35", "▹", "Players"):
        assert part in main
    assert "Rival" in _screens_of(1, ASK_MAIN)[0]
    assert "Rival" not in main
    for text in _screens_of(4, ASK_REST):
        assert "to be thrown" in text


def test_the_market_is_shown_while_a_plan_can_be_bought() -> None:
    drawn = board(3)
    both = set()
    for _, view, question, legal, _ in screens(3)[::3]:
        if question.kind is ASK_MAIN:
            buying = any(action.kind is acts.BUY for action in legal)
            shown = text_of(drawn.draw(view, 100, question))
            assert ("Market, level 1" in shown) == buying
            both.add(buying)
    assert both == {False, True}


@pytest.mark.parametrize("language", LANGUAGES)
def test_heads_of_the_market_are_parted(language: str) -> None:
    drawn = board(2, language)
    for _, view, *_ in screens(2)[::40]:
        for width in (80, 100):
            shown = text_of(drawn.draw(view, width, part="market"))
            for head in re.findall(rf".{drawn.pen.vp_sign} +\D*\d+", shown):
                assert head[0] == " "


def test_the_city_is_drawn_plot_by_plot() -> None:
    """Six rows of nine: every plot says what it is."""
    state = heights().start(2, 3)
    view = state.view(0)
    lines = text_of(board(2).draw(view, 100, part="city")).splitlines()
    assert "a───────b───────c───┬───d" in lines[1]
    rows = [line for line in lines if re.match(r"[1-6] │", line)]
    assert len(rows) == acts.ROWS
    for row, line in enumerate(rows):
        cells = [line[3 + 8 * column : 10 + 8 * column].strip() for column in range(acts.COLUMNS)]
        for column, cell in enumerate(cells):
            plot: Any = view["plots"]
            here = plot[row * acts.COLUMNS + column]
            if here["water"]:
                assert cell.startswith("~ ~")
            elif here["bonus_vp"]:
                letter = "RCIPK"[here["bonus_type"]]
                more = f" ${here['surcharge']}" if here["surcharge"] else ""
                assert cell == f"{letter}+{here['bonus_vp']}{more}"
            else:
                assert cell == "·"


def test_plots_to_choose_are_marked_with_cost_and_bonus() -> None:
    drawn = board(2)
    for _, view, question, legal, about in screens(2):
        if question.kind is not ASK_PLACE or not view["round"]:
            continue
        text = text_of(drawn.draw(view, 100, question, "city"))
        marks = re.findall(r"▸(\d+)( \+\d)?", text)
        wanted = [(str(n["cost"]), f" +{n['bonus']}" if n["bonus"] else "") for n in about]
        for cost, bonus in wanted:
            assert f"▸{cost}{bonus}" in text
        assert len(marks) == len(legal) + 1  # and the legend


def test_owners_differ_by_shape_and_state_by_sign() -> None:
    _, view, _, _, _ = screens(3)[-1]
    text = text_of(board(3).draw(view, 100))
    plots: Any = view["plots"]
    for here in plots:
        if here["plan"] is not None:
            kind = heights().prepare(3, {}, {})
            letter = "RCIPK"[kind.plans[here["plan"]].type]  # type: ignore[attr-defined]
            sign = f"✓{here['vp']}" if here["completed"] else f"−{sum(here['needs'])}"
            assert f"{SHAPES[here['owner']]}{letter} {sign}" in text
    assert "The game is over" in text


def test_the_end_is_announced() -> None:
    heads = {
        text_of(board(players).draw(view, 100)).splitlines()[0]
        for players in (2, 3, 4)
        for _, view, *_ in screens(players)
        if view["last_round"]
    }
    assert any("LAST ROUND" in head for head in heads)
    assert any("one more round" in head for head in heads)


@pytest.mark.parametrize("language", LANGUAGES)
def test_letters_are_told_apart(language: str) -> None:
    pen = board(2, language).pen
    assert len(set(pen.letters)) == acts.MATERIALS
    assert len(set(pen.type_letters)) == len(pen.types) == acts.TYPES
    assert len({pen.short(worker).plain for worker in range(acts.WORKERS)}) == acts.WORKERS
    assert len(strict(language).text("terminal-rolling_heights-columns").split(" | ")) == 5


CORRECTED: Any = {
    "ad": {
        "5": {"vp": 7, "types": ["industrial", "park"], "counts": "any"},
        "11": {"scope": "best"},
    },
    "target": {"11": {"workers": ["urbanist"]}, "12": {"number": 5}},
    "plan": {"theatre": {"hard": "VP 3 per own park"}},
}
AD_5 = "7 VP for each of your industrial buildings, parks. Plans that aren’t complete count too."
AD_11 = "5 VP once if you have the most buildings of all players in some district, alone or tied."


@pytest.mark.parametrize(
    ("table", "number", "printed", "corrected"),
    [
        ("ad", 5, "2 VP for each of your public buildings.", AD_5),
        (
            *("ad", 11, "5 VP for each district where you have the most buildings, alone or tied."),
            AD_11,
        ),
        (
            *("target", 11, "1 VP for each of your architects, riveters."),
            "1 VP for each of your urbanists.",
        ),
        (
            *("target", 12, "2 VP for each colour of worker you have beyond the first 3."),
            "2 VP for each colour of worker you have beyond the first 5.",
        ),
    ],
)
def test_cards_say_what_is_in_force(table: str, number: int, printed: str, corrected: str) -> None:
    said = []
    contents: list[dict[str, Any]] = [{}, CORRECTED]
    for content in contents:
        setup = heights().prepare(2, content, {})
        pen = RollingHeightsBoard(setup, Words("en"), ("Ann", "Ben")).pen
        words = (pen.ad if table == "ad" else pen.target)(number - 1)[1]
        said.append(words.replace("\u00a0", " "))
    assert said == [printed, corrected]


def test_abilities_say_what_is_in_force() -> None:
    setup = heights().prepare(2, CORRECTED, {})
    pen = RollingHeightsBoard(setup, Words("en"), ("Ann", "Ben")).pen
    theatre = pen.rules.plans[acts.PLAN.texts.index("theatre")]
    assert pen.abilities(theatre) == "4↯ / 3 VP per own K"


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_card_has_its_words(language: str) -> None:
    pen = board(2, language).pen
    for told in (pen.ad, pen.target):
        for number in range(12):
            name, about = told(number)
            assert name
            assert about.endswith(".")
            assert "$" not in about


def test_choices_say_what_they_cost_and_bring() -> None:
    seen: dict[Any, set[str]] = {}
    asked = [(board(players), entry) for players in (2, 3, 4) for entry in screens(players)]
    for drawn, (_, view, question, legal, about) in asked:
        for action, numbers in zip(legal, about, strict=True):
            choice = drawn.choice(view, question, action, numbers)
            seen.setdefault(action.kind, set()).add(f"{choice.head} {choice.text.plain}")
            if action.kind is acts.BUILD and numbers["missing"] == 0:
                assert f"✓ {numbers['vp']} VP" in choice.text.plain
            if action.kind is acts.DONE and numbers.get("lost_cubes"):
                assert re.search(r" \(.* will be lost\)$", choice.text.plain)
    assert any("hard-working: w2" in text for text in seen[acts.ACTIVATE])
    assert all(re.search(r"^Buy, level [12]: .* \(\d", text) for text in seen[acts.BUY])
    assert all(re.search(r"^Row \d: [a-i]\d( \(\d+\))?( \+\d)?$", t) for t in seen[acts.PLACE])
    assert all(re.search(r"\(\d", text) for text in seen[acts.PAY])
    assert all(re.search(r"^Spend a wild \(\d+✱\) for:", text) for text in seen[acts.USE_WILD])
    assert any("steel (3)" in text for text in seen[acts.EXCHANGE])


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("players", [1, 2])
def test_no_separator_stands_behind_a_colon(language: str, players: int) -> None:
    for _, view, question, _, _ in screens(players)[:20]:
        assert ": ·" not in text_of(board(players, language).draw(view, 100, question))


# Playing


def test_commands_of_the_table(magnate: Command, tmp_path: Path) -> None:
    ran = magnate(
        *("play", "rolling_heights", "--players", "2", "--seed", "3", "--bots", "random"),
        *("--save", tmp_path / "a.json"),
        typed="t\nt city\nt market\nt plans\nt ads\nt scores\nh\n",
    )
    assert ran.code == 0
    _, table, land, market, plans, ads, scores, help_ = ran.out.split("\n> ")[:8]
    for part in ("┌───a", "Market, level 1", "Market, level 2", "Plans of", "Ads", "Targets of"):
        assert part in table
    assert "surcharge" in land
    assert "Market, level 1" not in land
    assert "steady / hard" in market
    assert "┌───a" not in market
    assert plans.count("Plans of") == 2
    assert "Targets of" in ads
    assert "If the game ended now" in scores
    assert "narrow a long list down" in help_
    assert "w wood · c concrete · g glass · s steel" in help_


def test_all_lets_everyone_work(magnate: Command, tmp_path: Path) -> None:
    file = tmp_path / "a.json"
    ran = magnate(
        *("play", "rolling_heights", "--players", "1", "--seed", "1", "--no-confirm"),
        *("--save", file),
        typed="1\n1\nstop\nall\n",
    )
    assert "all activates" in ran.out
    match = Match.load(Record.load(file))
    used = sum(1 for entry in match.log if " activate " in entry)
    assert used >= 2
    company: Any = match.state.view(0)["companies"]
    assert not any(company[0]["workers"][acts.STEADY] + company[0]["workers"][acts.HARD])


def test_all_begins_with_those_who_get_others_to_work() -> None:
    names = ("carpenter hard", "urbanist hard", "civil-servant steady", "urbanist steady")
    hard, free, servant, urbanist = (heights().table.parse(f"activate {name}") for name in names)
    done = heights().table.parse("done")
    question = ASK_MAIN.at(1)
    assert board(2).repeated({}, question, [hard, free, servant, urbanist, done]) is urbanist
    assert board(2).repeated({}, question, [hard, free, servant, done]) is servant
    assert board(2).repeated({}, question, [hard, free, done]) is hard
    assert board(2).repeated({}, question, [done]) is None


def test_the_end_has_a_score_sheet(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    table = session("rolling_heights", tmp_path / "a.json", players=1)
    play_to_the_end(table)
    shown = capsys.readouterr().out
    assert "Rival wins!" in shown or "Anna wins!" in shown
    sheet = shown[shown.index("Final account") : shown.index("The game is kept")]
    total: Any = table.match.state.view(None)["rival"]
    assert str(total["standing"]["total"]).replace("-", "−") in sheet
    assert "$" not in sheet


@pytest.mark.parametrize("language", LANGUAGES)
def test_rounds_without_building_are_announced(language: str) -> None:
    state = heights().start(2, 0)
    while state.to_act and state.view(0)["quiet"] == 0:
        seat = state.to_act[0]
        legal = state.legal(seat)
        ends = [action for action in legal if action.kind in (acts.STOP, acts.DONE)]
        state.advance(seat, (ends or legal)[0])
    heads = {}
    for left in (1, 2):
        view = {**state.view(0), "quiet_left": left}
        heads[left] = text_of(board(2, language).draw(view, 200)).splitlines()[0]
    quiet = [strict(language).text("terminal-rolling_heights-quiet", rounds=n) for n in (1, 2)]
    assert quiet[0] in heads[1]
    assert quiet[1] in heads[2]


def test_a_tie_with_the_rival_is_a_victory(capsys: pytest.CaptureFixture[str]) -> None:
    """RH-9.4, though both have as many points."""
    match = Match.start(heights(), 1, names=["Anna"])
    state = match.state
    assert isinstance(state, RollingHeightsState)
    state.stack.clear()
    his = state.opponent()
    assert his is not None
    state.companies[0].building_vp = his["total"] - state.standing(0)["total"]
    print_result(match, board(1), Words("en"), Console(width=100, theme=THEME), 100)
    shown = capsys.readouterr().out
    assert state.standing(0)["total"] == his["total"]
    assert "Anna wins" in shown
    assert "2. ★ Rival" in shown
