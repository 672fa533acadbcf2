"""Rolling Heights in the terminal: every screen fits, says all it has to, and shows no secrets."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator, Mapping
from functools import cache
from pathlib import Path
from typing import Any

import pytest
from rich.cells import cell_len
from rich.console import Console

from magnate.bots import bot
from magnate.core.actions import Action
from magnate.core.facts import Fact
from magnate.core.game import Game, game
from magnate.core.matches import Match
from magnate.core.records import Record
from magnate.core.rng import Rng
from magnate.games.rolling_heights import actions as acts
from magnate.games.rolling_heights.facts import (
    ASK_MAIN,
    ASK_PLACE,
    ASK_REST,
    ASK_RISK,
    ASK_START,
)
from magnate.games.rolling_heights.state import RollingHeightsState
from magnate.terminal import play
from magnate.terminal.boards import board_for
from magnate.terminal.prompt import make_menu
from magnate.terminal.result import print_result
from magnate.terminal.rolling_heights.board import PARTS, RollingHeightsBoard
from magnate.terminal.screen import SHAPES, THEME
from magnate.terminal.start import Wishes, begun
from magnate.words import Words
from tests.terminal.conftest import Command

LANGUAGES = ("de", "en", "ru", "uk")
NAMES = ["Anna the Extraordinary", "Ben", "Олена", "Юрій"]
Shown = tuple[int, Mapping[str, object], Fact, list[Action], list[dict[str, int]]]


def heights() -> Game:
    return game("rolling_heights")


def strict(language: str) -> Words:
    """Words that don't help themselves out with English."""
    words = Words(language)
    del words._bundles[1:]
    return words


def board(players: int, language: str = "en") -> RollingHeightsBoard:
    setup = heights().prepare(players, {}, {})
    drawn = board_for(heights(), setup, strict(language), NAMES[:players])
    assert isinstance(drawn, RollingHeightsBoard)
    return drawn


def text_of(drawn: Any) -> str:
    """The lines as they are, wherever a screen would break them."""
    return "".join(f"{line.plain}\n" for line in drawn.renderables)


@cache
def screens(players: int) -> list[Shown]:
    """Every question of a random game: the seat, its view and what it may answer."""
    found: list[Shown] = []
    state = heights().start(players, players + 4)
    rng = Rng.seeded(players, "moves")
    while not state.over:
        seat = state.to_act[-1]
        question = state.question(seat)
        legal = state.legal(seat)
        assert question is not None
        about = [state.about(seat, action) for action in legal]
        found.append((seat, state.view(seat), question, legal, about))
        # Plans are finished, so that the game ends; but not before others were bought.
        building = [action for action in legal if action.kind is acts.BUILD]
        offered = building if building and rng.below(3) else legal
        state.play(seat, offered[rng.below(len(offered))])
    found.append((0, state.view(0), ASK_START.at(), [], []))
    return found


def chosen(players: int) -> list[Shown]:
    """Of these, the first and the longest of each kind, and some more."""
    kinds: dict[str, list[Shown]] = {}
    for entry in screens(players):
        kinds.setdefault(entry[2].kind.key, []).append(entry)
    found = [one for group in kinds.values() for one in (group[0], group[-1])]
    found += [max(group, key=lambda entry: len(entry[3])) for group in kinds.values()]
    return found + screens(players)[7::150]


@pytest.mark.parametrize("players", [1, 2, 4])
def test_screens_of_whole_games_fit(players: int) -> None:
    """Through whole games, in English; other languages have their turn below."""
    drawn = board(players)
    for _, view, question, _, _ in screens(players)[::9]:
        _check(text_of(drawn.draw(view, 100, question)), 100, "en")


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("players", [1, 3, 4])
def test_every_screen_fits(players: int, language: str) -> None:
    drawn = board(players, language)
    for width in (80, 100):
        for _, view, question, legal, about in chosen(players):
            _check(text_of(drawn.draw(view, width, question)), width, language)
            for action, numbers in zip(legal, about, strict=True) if width == 80 else ():
                choice = drawn.choice(view, question, action, numbers)
                _check(f"{choice.head} {choice.text.plain}", 80, language)
        for _, view, question, _, _ in chosen(players)[::5]:
            for part in (*PARTS, "all"):
                _check(text_of(drawn.draw(view, width, question, part)), width, language)
        for line in drawn.help(width)[2:]:
            assert line.cell_len <= width


def _check(text: str, width: int, language: str) -> None:
    for line in text.splitlines():
        assert cell_len(line.rstrip()) <= width, line
    assert not re.search(r"[{}]|\bNone\b|heights-|\d-\d", text)
    if language in ("ru", "uk"):
        assert not re.search(r"[a-z]{2,}", re.sub(r"\bAnna[\w ]*|\bBen\b", "", text))


def test_a_spectator_sees_the_table_too() -> None:
    state = Match.start(heights(), 3, 5).state
    text = text_of(board(3).draw(state.view(None), 100))
    for name in NAMES[:3]:
        assert name in text
    assert "Targets" not in text
    assert "If the game ended now" not in text


@pytest.mark.parametrize("players", [1, 2, 4])
def test_the_drawing_needs_the_view_and_nothing_else(players: int) -> None:
    """A board that has seen nothing draws the same from a view sent over a wire."""
    for _, view, question, legal, about in chosen(players)[::2]:
        drawn = board(players)
        sent = json.loads(json.dumps(view))
        assert text_of(drawn.draw(view, 100, question)) == text_of(
            board(players).draw(sent, 100, question)
        )
        for action, numbers in zip(legal, about, strict=True):
            assert drawn.choice(view, question, action, numbers) == drawn.choice(
                sent, question, action, numbers
            )


def test_secrets_are_not_drawn() -> None:
    """What another seat can't see changes nothing on its screen."""
    state = heights().start(3, 2)
    drawn = board(3)
    rng = Rng.seeded(2, "secrets")
    for _ in range(24):
        for seat in range(3):
            own = text_of(drawn.draw(state.view(seat), 100))
            assert own == text_of(drawn.draw(state.seen_by(seat, rng).view(seat), 100))
            assert own.count("Targets of") == 1
        seat = state.to_act[-1]
        legal = state.legal(seat)
        state.play(seat, legal[rng.below(len(legal))])


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
        if here["plan"] >= 0:
            kind = heights().prepare(3, {}, {})
            letter = "RCIPK"[kind.plans[here["plan"]].type]  # type: ignore[attr-defined]
            sign = f"✓{here['vp']}" if here["completed"] else f"−{sum(here['needs'])}"
            assert f"{SHAPES[here['owner']]}{letter} {sign}" in text
    assert "The game is over" in text


def test_the_end_is_announced() -> None:
    heads = {
        text_of(board(2).draw(view, 100)).splitlines()[0] for _, view, *_ in screens(2)[-150::3]
    }
    assert any("LAST ROUND" in head for head in heads)
    assert any("one more round" in head for head in heads)


def test_parts_are_found_by_their_names() -> None:
    assert board(2).part("market") == board(2).part("m") == "market"
    assert board(2, "ru").part("рынок") == board(2, "ru").part("market") == "market"
    assert board(2).part("") == board(2).part("nonsense") == "all"
    for language in LANGUAGES:
        names = strict(language).text("terminal-rolling_heights-parts").split(" | ")
        assert [board(2, language).part(name) for name in names] == list(PARTS)


@pytest.mark.parametrize("language", LANGUAGES)
def test_letters_are_told_apart(language: str) -> None:
    pen = board(2, language).pen
    assert len(set(pen.letters)) == acts.MATERIALS
    assert len(set(pen.type_letters)) == len(pen.types) == acts.TYPES
    assert len({pen.short(worker).plain for worker in range(acts.WORKERS)}) == acts.WORKERS
    assert len(strict(language).text("terminal-rolling_heights-columns").split(" | ")) == 5
    assert len(strict(language).text("terminal-rolling_heights-phases").split(" | ")) == 2


def test_choices_say_what_they_cost_and_bring() -> None:
    seen: dict[Any, set[str]] = {}
    asked = [(board(players), entry) for players in (2, 3, 4) for entry in screens(players)]
    for drawn, (_, view, question, legal, about) in asked:
        for action, numbers in zip(legal, about, strict=True):
            choice = drawn.choice(view, question, action, numbers)
            seen.setdefault(action.kind, set()).add(f"{choice.head} {choice.text.plain}")
            if action.kind is acts.BUILD and numbers["missing"] == 0:
                assert f"✓ {numbers['vp']} VP" in choice.text.plain
            if action.kind is acts.DONE and numbers.get("cubes"):
                assert re.search(r" \(.* will be lost\)$", choice.text.plain)
    assert any("hard: w2" in text for text in seen[acts.ACTIVATE])
    assert all(re.search(r"^Buy, level [12]: .* \(\d", text) for text in seen[acts.BUY])
    assert all(re.search(r"^Row \d: [a-i]\d( \(\d+\))?( \+\d)?$", t) for t in seen[acts.PLACE])
    assert all(re.search(r"\(\d", text) for text in seen[acts.PAY])
    assert all(re.search(r"^Wild for \(\d✱\)", text) for text in seen[acts.USE_WILD])
    assert any("steel (3)" in text for text in seen[acts.EXCHANGE])


# Playing


def session(file: Path, **others: Any) -> play.Session:
    table: dict[str, Any] = {"players": 2, "bots": ["random"], "seed": 3, "names": ["Anna"]}
    return begun(Wishes(game="rolling_heights", save=file, **table | others), Words("en"), False)


@pytest.mark.parametrize(("players", "columns"), [(1, 80), (2, 100)])
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
        table.confirm = False
        table.run()
    capsys.readouterr()
    file = tmp_path / "b.json"
    ran = magnate(
        *("play", "rolling_heights", "--players", str(players), "--bots", "random"),
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
        assert re.search(rf"\b{score}\b".replace(r"\b-", "−"), final)
    if players == 1:
        assert "Rival" in final
    wide = [line for line in ran.out.splitlines() if cell_len(line) > columns]
    assert [line for line in wide if str(tmp_path) not in line] == []


def _lines(table: play.Session) -> Iterator[str]:
    """Numbers of random choices; what can be built is built."""
    chooser = bot("random", 5)
    while True:
        state = table.match.state
        seat = state.to_act[0]
        legal = state.legal(seat)
        building = [action for action in legal if action.kind is acts.BUILD]
        action = building[0] if building else chooser.choose(state, seat)
        yield next(key for key, listed in make_menu(legal).listed.items() if listed is action)


def test_every_choice_is_listed(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """Nothing gets lost in the groups, however long the list is, and it stays short."""
    table = session(tmp_path / "a.json", players=1)
    longest = 0
    lines = _lines(table)
    while not table.match.state.over:
        menu = make_menu(table.match.state.legal(0))
        if len(menu.listed) > 20:
            table._list(0, menu.listed)
            shown = capsys.readouterr().out
            keys = re.findall(r"(?:^|\s)(\d+) (?=\S)", shown)
            assert set(menu.listed) <= set(keys)
            assert shown.count("\n") < 25
            longest = max(longest, len(menu.listed))
        assert table._answer(0, next(lines))
    assert longest > 25


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
    assert board(2).repeated(question, [hard, free, servant, urbanist, done]) is urbanist
    assert board(2).repeated(question, [hard, free, servant, done]) is servant
    assert board(2).repeated(question, [hard, free, done]) is hard
    assert board(2).repeated(question, [done]) is None


def test_the_end_has_a_score_sheet(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    table = session(tmp_path / "a.json", players=1)
    rng = Rng.seeded(1, "end")
    while not table.match.state.over:
        legal = table.match.state.legal(0)
        table.match.play(0, legal[rng.below(len(legal))])
    table._finish()
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
