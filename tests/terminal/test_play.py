"""Games played in the terminal, with everything typed ahead."""

from __future__ import annotations

import io
import json
import re
from collections.abc import Mapping
from pathlib import Path
from typing import Any

import pytest
from rich.cells import cell_len
from rich.console import Console

from magnate.bots import bot
from magnate.core.errors import MagnateError
from magnate.core.game import Game, all_games, game
from magnate.core.ints import Ints, ints
from magnate.core.matches import Match
from magnate.core.options import OptionValue
from magnate.core.records import Holder, Record
from magnate.core.rng import Rng
from magnate.games.container.actions import CARD
from magnate.games.container.state import ContainerState
from magnate.terminal import boards, play
from magnate.terminal.boards import board_for
from magnate.terminal.plain import PlainBoard
from magnate.terminal.prompt import Leave
from magnate.terminal.saves import save
from magnate.terminal.screen import Board
from magnate.terminal.start import Wishes, begun, resumed
from magnate.words import Words, languages
from tests.terminal.boards import lines as typed_lines
from tests.terminal.conftest import Command


def load(file: Path) -> Match:
    match = Match.load(Record.load(file))
    assert match.closed == ""
    return match


def only_file(folder: Path) -> Path:
    (file,) = folder.glob("*.json")
    return file


def wishes(save: Path, **others: Any) -> Wishes:
    table: dict[str, Any] = {"players": 3, "bots": ["random"], "seed": 1, "names": ["Anna"]}
    return Wishes(save=save, **{"game": "container"} | table | others)


# Whole games


def test_a_person_who_plays_well_reaches_every_question(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """Numbers typed by a person mean the moves that they are shown with."""
    session = begun(wishes(tmp_path / "a.json", seed=4, bots=["greedy"]), Words("en"), False)
    expected: list[str] = []
    lines = typed_lines(session, "greedy", expected)
    monkeypatch.setattr(play, "read_line", lambda console: next(lines))
    session.run()
    assert session.match.state.over
    own = [entry for entry in session.match.log if entry.startswith("p1 ")]
    assert own == [f"p1 {action}" for action in expected]
    shown = capsys.readouterr().out
    for part in ("ISLAND AUCTION", "BROKER AUCTION", "secret bid", "The highest bid is", "✗"):
        assert part in shown


# Saving and resuming


def test_end_of_input_saves_and_resuming_goes_on(magnate: Command, saves: Path) -> None:
    ran = magnate("play", "container", "--players", "3", "--seed", "3", typed="produce\n3; keep\n")
    assert ran.code == 0
    assert "Saved in" in ran.out
    file = only_file(saves)
    saved = load(file)
    assert any(entry.endswith(" produce") for entry in saved.log)
    before = saved.state.digest()
    ran = magnate("play", "--resume", file)
    assert ran.code == 0
    assert load(file).state.digest() == before
    ran = magnate("play", "container", "--resume", "last", typed="end-turn\n\n")
    assert len(load(file).log) > len(saved.log)


def test_a_resumed_game_goes_on_as_it_would_have(magnate: Command, tmp_path: Path) -> None:
    """Bots play the same whether the game was left in between or not."""
    options = ("--players", "4", "--seed", "8", "--bots", "greedy,random")
    turn = "produce\n1\nend-turn\n\n"
    whole, halves = tmp_path / "whole.json", tmp_path / "halves.json"
    magnate("play", "container", *options, "--save", whole, typed=turn * 6)
    magnate("play", "container", *options, "--save", halves, typed=turn * 2)
    shorter = load(halves).log
    magnate("play", "--resume", halves, typed=turn * 4)
    assert len(shorter) < len(load(halves).log)
    assert load(halves).record() == load(whole).record()


def test_a_big_seed_survives(magnate: Command, tmp_path: Path) -> None:
    file = tmp_path / "big.json"
    seed = 2**100 + 1
    magnate("play", "container", "--seed", str(seed), "--save", file, typed="end-turn\n\n")
    ran = magnate("replay", file, "--check")
    assert ran.code == 0
    assert load(file).seed == seed


def test_a_finished_game_is_not_resumed(magnate: Command, tmp_path: Path) -> None:
    file = tmp_path / "a.json"
    match = Match.start(_game(), 3, seed=2, names=["Anna", "Random 2", "Random 3"])
    rng = Rng.seeded(1)
    while not match.state.over:
        seat = match.state.to_act[0]
        legal = match.state.legal(seat)
        match.play(seat, legal[rng.below(len(legal))])
    match.record().save(file)
    ran = magnate("play", "--resume", file)
    assert ran.code == 2
    assert "over" in ran.err


def test_saving_a_copy_asks_before_it_replaces_a_file(magnate: Command, tmp_path: Path) -> None:
    copy = tmp_path / "copy.json"
    taken = tmp_path / "taken.json"
    taken.write_text("precious")
    typed = f"s {copy}\ns {taken}\nn\ns {tmp_path}/no/where.json\nq\n"
    ran = magnate("play", "container", typed=typed)
    said = " ".join(ran.out.split())  # wherever a long path made the lines wrap
    assert ran.code == 0
    assert "can't be written" in said
    assert not (tmp_path / "no").exists()
    assert load(copy).log == load(only_file(tmp_path / "state" / "magnate")).log
    assert taken.read_text() == "precious"
    assert "Replace it?" in said


class Disk:
    """Stands in for saving: it works so many times, then no more."""

    def __init__(self, times: int) -> None:
        self.times = times

    def save(self, match: Match, path: Path) -> None:
        self.times -= 1
        if self.times < 0:
            raise MagnateError(f"{path}: can't be written: No space left on device")
        save(match, path)


def test_a_save_that_fails_later_is_never_called_saved(
    magnate: Command, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setattr(play, "save", Disk(2).save)
    typed = "take-loan\nbuy-warehouse\ns\nq\n"
    file = tmp_path / "a.json"
    options = ("--seed", "3", "--seat", "3", "--save", file)
    ran = magnate("play", "container", *options, typed=typed)
    assert ran.code == 2
    assert ran.err == f"magnate: {file}: can't be written: No space left on device\n"
    assert "Saved in" not in ran.out
    assert ran.out.count("No space left on device") >= 2
    assert "p3 take-loan" not in load(file).log


def test_a_finished_game_that_cannot_be_saved_is_an_error(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    session = begun(wishes(tmp_path / "a.json"), Words("en"), False)
    lines = typed_lines(session, "greedy")
    monkeypatch.setattr(play, "save", Disk(1).save)
    monkeypatch.setattr(play, "read_line", lambda console: next(lines))
    monkeypatch.setattr(session, "_show", lambda seat: None)
    with pytest.raises(MagnateError, match="No space left"):
        session.run()
    shown = capsys.readouterr().out
    assert "Final account" in shown
    assert "The game is kept in" not in shown


# Answers


def test_illegal_and_unknown_moves_say_why(magnate: Command, saves: Path) -> None:
    typed = "sail-to-island\nbuy-machine violt\nbuy-machine voilet\n99\n"
    ran = magnate("play", "container", "--seed", "3", typed=typed)
    assert "Your ship is empty; there is nothing to auction." in ran.out
    assert "I don’t understand “buy-machine voilet”. Did you mean “buy-machine violet”?" in ran.out
    assert "I don’t understand “99”.\n" in ran.out
    assert not [entry for entry in load(only_file(saves)).log if entry.startswith("p1")]


@pytest.mark.parametrize(
    ("language", "answer"),
    [
        ("de", "„produse“ verstehe ich nicht. Meintest du „produce“?"),
        ("ru", "Не понимаю: «produse». Может быть, «produce»?"),
        ("uk", "Не розумію: «produse». Може, «produce»?"),
    ],
)
def test_a_mistyped_move_is_answered_in_the_language_of_the_screen(
    magnate: Command, language: str, answer: str
) -> None:
    ran = magnate("play", "container", "--lang", language, typed=f"produse\n{'x' * 5000}\n")
    assert answer in ran.out
    assert "did you mean" not in ran.out
    assert f"{'x' * 39}…" in ran.out


def test_what_cannot_be_done_is_listed_with_reasons(magnate: Command) -> None:
    ran = magnate("play", "container", "--players", "3", "--seed", "3", typed="?\n")
    assert re.search(r"✗ You have no loan to repay\. +Repay a loan", ran.out)
    assert "Player 4" not in ran.out


def test_several_prices_on_one_line(magnate: Command, saves: Path) -> None:
    """By the numbers of the choices, in any order."""
    ran = magnate("play", "container", "--seed", "3", typed="produce\n6; 4\n")
    assert "beige (new):  1 $1  2 $2  3 $3  4 $4" in ran.out
    assert "beige ($2):  5 $1  6 $3  7 $4" in ran.out
    log = load(only_file(saves)).log
    assert [entry for entry in log if entry.startswith("p1")][-3:] == [
        "p1 produce",
        "p1 set-price beige 2 3",
        "p1 set-price beige 0 4",
    ]
    assert ran.out.count("set the prices in the factory store") == 1
    assert "from $2 to $3" not in ran.out  # the table shows it; the story need not


def test_numbers_of_one_line_mean_what_the_menus_say(magnate: Command, saves: Path) -> None:
    """In the first menu 10 is to produce, 1 and 8 are to buy; then 1 and 3 are prices."""
    ran = magnate("play", "container", "--seed", "3", typed="10; 1; 8\n10; 1; 3; 5\n")
    assert re.search(r"10 Produce containers", ran.out)
    assert Words("en").text("terminal-no-move", typed="8") in ran.out
    assert "This is answer 3 of the line, “8”; nothing was played." in ran.out
    own = [entry for entry in load(only_file(saves)).log if entry.startswith("p1")]
    assert own == [
        "p1 produce",
        "p1 set-price beige 0 1",
        "p1 set-price beige 2 4",
        "p1 buy-warehouse",
    ]


def test_a_price_too_high_is_answered_with_a_legal_one(magnate: Command, saves: Path) -> None:
    ran = magnate("play", "container", "--seed", "3", typed="produce\nset-price 7\n")
    found = re.search(
        r"I don’t understand “set-price 7”. Did you mean “set-price beige \d ([1-4])”", ran.out
    )
    assert found
    assert own_moves(saves) == ["p1 produce"]


def own_moves(saves: Path) -> list[str]:
    return [entry for entry in load(only_file(saves)).log if entry.startswith("p1")]


def test_prices_are_all_or_nothing(magnate: Command, saves: Path) -> None:
    typed = "produce\n4; set-price beige 2 5\n4; 6; 7\n"
    ran = magnate("play", "container", "--seed", "3", typed=typed)
    assert "Prices here go from $1 to $4." in ran.out
    own = [entry for entry in load(only_file(saves)).log if entry.startswith("p1")]
    assert own == ["p1 produce"]


def test_one_price_and_keep(magnate: Command, saves: Path) -> None:
    magnate("play", "container", "--seed", "3", typed="produce\n4; keep\n")
    own = [entry for entry in load(only_file(saves)).log if entry.startswith("p1")]
    assert own == ["p1 produce", "p1 set-price beige 0 4", "p1 keep"]


def test_several_moves_on_one_line(magnate: Command, saves: Path) -> None:
    magnate("play", "container", "--seed", "3", typed="take-loan; buy-warehouse\n")
    own = [entry for entry in load(only_file(saves)).log if entry.startswith("p1")]
    assert own == ["p1 take-loan", "p1 buy-warehouse"]


def test_undo_one_move_and_the_whole_turn(magnate: Command, saves: Path) -> None:
    typed = "take-loan\nbuy-warehouse\nu\nbuy-warehouse\nU\nu\n"
    ran = magnate("play", "container", "--seed", "3", typed=typed)
    assert "1 move taken back." in ran.out
    assert "2 moves taken back." in ran.out
    assert "There is nothing to take back." in ran.out
    match = load(only_file(saves))
    assert [entry for entry in match.log if entry.startswith("p1")] == [
        "p1 take-loan",
        "p1 buy-warehouse",
        "p1 undo 1",
        "p1 buy-warehouse",
        "p1 undo 2",
    ]
    assert isinstance(match.state, ContainerState)
    assert match.state.companies[0].loans == 0


def test_a_move_that_ends_the_turn_is_confirmed(magnate: Command, saves: Path) -> None:
    ran = magnate("play", "container", "--seed", "3", typed="end-turn\nn\n")
    assert "this can’t be taken back" in ran.out
    assert "p1 end-turn" not in load(only_file(saves)).log
    ran = magnate("play", "--resume", "last", "--no-confirm", typed="end-turn\n")
    assert "this can’t be taken back" not in ran.out
    assert "p1 end-turn" in load(only_file(saves)).log


@pytest.mark.parametrize(
    ("language", "no", "again"),
    [
        ("en", "no", "Type y or n (Enter = yes)."),
        ("ru", "н", "Введите д или н (Enter — да)."),
    ],
)
def test_an_answer_that_is_neither_yes_nor_no_is_asked_for_again(
    magnate: Command, saves: Path, language: str, no: str, again: str
) -> None:
    typed = f"end-turn\nproduce\nz\n{no}\nend-turn\nwhat\ny\n"
    ran = magnate("play", "container", "--seed", "3", "--lang", language, typed=typed)
    assert ran.out.count(again) == 3
    assert sum(entry.startswith("p1 ") for entry in load(only_file(saves)).log) == 1


def test_sailing_to_the_island_is_confirmed_even_without_confirmations(
    magnate: Command, tmp_path: Path
) -> None:
    file = tmp_path / "a.json"
    _load_ship(file)
    before = load(file).log
    ran = magnate("play", "--resume", file, "--no-confirm", typed="sail-to-island\n\n")
    assert "Really sail?" in ran.out
    assert load(file).log == before
    magnate("play", "--resume", file, "--no-confirm", typed="sail-to-island\ny\n")
    assert load(file).log[len(before)] == "p1 sail-to-island"


def _load_ship(file: Path) -> None:
    """Save a game in which Anna can sail to the island."""
    match = _against_bots(seed=2, investment_bank=False)
    bots = [bot("greedy", seat) for seat in range(3)]
    sail = match.game.table.parse("sail-to-island")
    while match.state.to_act != (0,) or sail not in match.state.legal(0):
        seat = match.state.to_act[0]
        match.play(seat, bots[seat].choose(match.state.seen_by(seat, bots[seat].rng), seat))
    match.record().save(file)


def _game() -> Game:
    return game("container")


def test_a_bid_with_a_loan_is_confirmed(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "a.json"
    match = _asked_for_a_bid()
    match.record().save(file)
    state = match.state
    assert isinstance(state, ContainerState)
    money = state.companies[0].money
    session = resumed(str(file), None, None, Words("en"), False)
    lines = iter([str(money + 1), "n", str(state.most_bid(0) + 1), "0"])

    def read(console: object) -> str:
        try:
            return next(lines)
        except StopIteration:
            raise Leave from None

    monkeypatch.setattr(play, "read_line", read)
    session.run()
    shown = capsys.readouterr().out
    assert f"Bids of ${money + 1} or more need a loan." in shown
    assert "This bid needs 1 loan." in shown
    assert f"You can bid ${state.most_bid(0)} at most." in shown
    assert f"p1 bid {money + 1}" not in session.match.log
    assert "p1 bid 0" in session.match.log


def _against_bots(seed: int, **options: OptionValue) -> Match:
    """Anna alone against two bots."""
    bots = [Holder(name=f"Greedy {number}", bot="greedy") for number in (2, 3)]
    return Match(_game(), _game().prepare(3, None, options), seed, [Holder(name="Anna"), *bots])


def _asked_for_a_bid() -> Match:
    """A game in which Anna has to bid for what another has brought to the island."""
    match = _against_bots(seed=2)
    bots = [bot("greedy", seat) for seat in range(3)]
    while True:
        question = match.state.question(0)
        if question is not None and question.kind.key == "container-ask-bid":
            return match
        seat = match.state.to_act[0]
        match.play(seat, bots[seat].choose(match.state.seen_by(seat, bots[seat].rng), seat))


# Secrets


def test_nothing_is_tried_beyond_a_move_that_cannot_be_taken_back(
    magnate: Command, tmp_path: Path
) -> None:
    """What could follow the last bid depends on the hidden ones: nothing is said about it."""
    said: list[str] = []
    for hidden in (0, 5):
        match = _asked_for_a_bid()
        (other,) = [seat for seat in match.state.to_act if seat != 0]
        match.play(other, f"bid {hidden}")
        before = match.log[:]
        file = tmp_path / f"{hidden}.json"
        match.record().save(file)
        typed = "bid 3; bid 400\n3 400\nbid 3; sail-out\nbid 3; produce\n"
        ran = magnate("play", "--resume", file, typed=typed)
        assert ran.out.count("A move that can’t be taken back must come last on the line.") == 4
        assert load(file).log == before
        said.append(ran.out.replace(str(file), "FILE").replace(f"{hidden}.json", ""))
    assert said[0] == said[1]


def test_lines_typed_by_one_person_are_not_called_back_by_the_next(magnate: Command) -> None:
    readline = pytest.importorskip("readline")
    readline.add_history("bid 14")
    magnate("play", "container", "--humans", "2", "--seat", "1", typed="\n")
    assert readline.get_current_history_length() == 0


def test_a_person_alone_can_call_lines_back(magnate: Command) -> None:
    readline = pytest.importorskip("readline")
    readline.add_history("produce")
    magnate("play", "container", typed="\n")
    assert readline.get_current_history_length() == 1
    readline.clear_history()


def test_others_money_and_cards_stay_hidden(magnate: Command) -> None:
    ran = magnate("play", "container", "--players", "3", "--seed", "3", typed="")
    assert ran.out.count("Value card") == 1
    assert len(re.findall(r"▌ \$\d+ · \d+ cards", ran.out)) == 1
    opened = magnate(
        *("play", "container", "--players", "3", "--seed", "3", "--option", "open_money=on")
    )
    assert len(re.findall(r"▌ \$\d+ · \d+ cards", opened.out)) == 3


def test_hot_seat_hides_the_table_between_people(magnate: Command, saves: Path) -> None:
    """Nothing of a person's is shown before that person has taken the keyboard."""
    turn = "\nend-turn\n\n"
    ran = magnate(
        *("play", "container", "--players", "3", "--humans", "3", "--seed", "3"),
        *("--name", "Anna", "--name", "Ben", "--name", "Cleo"),
        typed=turn * 3 + "\n",
    )
    names = re.findall(r"It is (\w+)’s turn at the keyboard", ran.out)
    assert names == ["Ben", "Cleo", "Anna", "Ben"]
    parts = re.split(r"It is \w+’s turn at the keyboard", ran.out)
    assert "Value card" not in parts[0]
    for part in parts[1:]:
        assert part.count("Value card") == 1
    cards = re.findall(r"Value card (\w)", ran.out)
    assert len(set(cards[:3])) == 3
    assert cards[3] == cards[0]
    assert load(only_file(saves)).log == ["p2 end-turn", "p3 end-turn", "p1 end-turn"]


@pytest.mark.parametrize("line", ["h broker", "?", "1", "help", "H", "l", "end-turn"])
def test_only_enter_takes_the_keyboard(magnate: Command, line: str) -> None:
    command = ("play", "container", "--players", "3", "--humans", "3", "--seed", "3")
    ran = magnate(*command, typed=f"{line}\n")
    assert "Value card" not in ran.out
    assert "Enter goes on" in ran.out
    assert magnate(*command, typed=f"{line}\n\n").out.count("Value card") == 1


@pytest.mark.parametrize("line", ["q", "Q", "quit"])
def test_who_leaves_at_the_hand_over_sees_nothing(magnate: Command, line: str) -> None:
    command = ("play", "container", "--players", "3", "--humans", "3", "--seed", "3")
    ran = magnate(*command, typed=f"{line}\n\n")
    assert "Value card" not in ran.out
    assert "Go on with" in ran.out


@pytest.mark.parametrize(
    ("language", "told"),
    [
        ("en", "Nothing is barred now."),
        ("de", "Im Moment ist nichts ausgeschlossen."),
        ("ru", "Сейчас ничего не запрещено."),
        ("uk", "Зараз нічого не заборонено."),
    ],
)
def test_where_nothing_is_refused_this_is_said(magnate: Command, language: str, told: str) -> None:
    ran = magnate("play", "carnegie", "--seed", "3", "--lang", language, typed="?\n")
    assert f"\n{told}\n" in ran.out.rpartition("> ?")[2]


def test_seats_and_names(magnate: Command, saves: Path) -> None:
    magnate("play", "container", "--players", "4", "--seat", "3", "--bots", "random,greedy")
    assert load(only_file(saves)).names == ["Random 1", "Greedy 2", "Player 3", "Greedy 4"]


# The screen


def test_no_colours_when_nobody_wants_them(
    magnate: Command, monkeypatch: pytest.MonkeyPatch
) -> None:
    assert "\x1b" not in magnate("play", "container").out
    monkeypatch.setenv("FORCE_COLOR", "1")
    assert "\x1b[" in magnate("play", "container").out
    monkeypatch.setenv("NO_COLOR", "1")
    assert not re.search(r"\x1b\[[0-9;]*[34]8;", magnate("play", "container").out)


@pytest.mark.parametrize("columns", [80, 100])
@pytest.mark.parametrize("players", [3, 4, 5])
def test_no_board_is_wider_than_the_screen(columns: int, players: int) -> None:
    """Positions of random and of good games, from every seat and from outside."""
    names = ["Bartholomew the Wealthy", "Li", "Greedy 3", "Ω" * 24, "Random 5"][:players]
    words = Words("en")
    rng = Rng.seeded(players)
    greedy = bot("greedy", players)
    widest = 0
    for seed in range(2):
        state = _game().start(players, seed)
        board = board_for(_game(), state.setup, words, names)
        step = 0
        while not state.over:
            seat = state.to_act[0]
            legal = state.legal(seat)
            good = seed % 2 == 1 and step % 3 != 0
            action = greedy.choose(state, seat) if good else legal[rng.below(len(legal))]
            state.advance(seat, action)
            step += 1
            if step % 50 == 0 or state.over:
                for viewer in [None, *range(players)]:
                    console = Console(width=columns, file=io.StringIO())
                    console.print(board.draw(state.view(viewer), columns))
                    assert isinstance(console.file, io.StringIO)
                    shown = console.file.getvalue().splitlines()
                    widest = max(widest, *[cell_len(line) for line in shown])
    assert columns - 5 <= widest <= columns


@pytest.mark.parametrize("language", languages())
def test_nothing_of_a_company_is_cut_on_a_screen_of_80_columns(language: str) -> None:
    """With containers of every colour on the island and in the port, during and after a game."""
    words = Words(language)
    names = [words.text("terminal-default-name", number=seat + 1) for seat in range(3)]
    state = _game().start(3, 1)
    board = board_for(_game(), state.setup, words, names)
    assert isinstance(state, ContainerState)
    for company in state.companies:
        company.loans = 2
        company.island = _lying([14, 13, 15, 12, 12])
        company.port = _lying([11, 12, 13, 14, 15])
        company.ship = _lying([1, 1, 1, 1, 1])
        company.machines, company.machine_count = 0b01111, 4
    shown = _drawn(board, state.view(0))
    assert "…" not in shown
    for pile in ("K14 B13 V15 E12 G12", "K11 B12 V13 E14 G15"):
        assert shown.count(pile) == 3
    state.stack.clear()
    shown = _drawn(board, state.view(None))
    assert "…" not in shown
    cards = [CARD.text(company.card) for company in state.companies]
    short = [words.text("terminal-container-card-short", card=card) for card in cards]
    assert all(card in shown for card in short)
    state = _game().start(3, 1)
    assert isinstance(state, ContainerState)
    for company in state.companies:
        company.island = _lying([1, 1, 0, 0, 0])
        company.port = _lying([0, 0, 1, 0, 0])
    lines = _drawn(board, state.view(0)).splitlines()
    assert sum("K1 B1" in line and "V1" in line for line in lines) == 3


def _lying(counts: list[int]) -> Ints:
    return ints([colour for colour, count in enumerate(counts) for _ in range(count)])


def _drawn(board: Board, view: Mapping[str, object]) -> str:
    console = Console(width=80, file=io.StringIO())
    console.print(board.draw(view, 80))
    assert isinstance(console.file, io.StringIO)
    return console.file.getvalue()


def test_a_game_without_a_drawing_gets_a_list(magnate: Command) -> None:
    state = _game().start(3, 1)
    names = ["Anna", "Ben", "Cleo"]
    board = PlainBoard(Words("en"), names)
    console = Console(width=80, file=io.StringIO())
    console.print(board.draw(state.view(0), 80))
    assert isinstance(console.file, io.StringIO)
    assert "'warehouse_supply': 9" in console.file.getvalue()
    assert board.warning(state.legal(state.to_act[0])[0], {}) == ""


@pytest.mark.parametrize("played", all_games(), ids=lambda played: played.name)
def test_every_game_can_be_played_without_a_drawing(
    monkeypatch: pytest.MonkeyPatch,
    tmp_path: Path,
    capsys: pytest.CaptureFixture[str],
    played: Game,
) -> None:
    monkeypatch.setattr(boards, "_BOARDS", {})
    table = wishes(tmp_path / "a.json", players=played.min_players, game=played.name)
    session = begun(table, Words("en"), False)
    assert isinstance(session.board, PlainBoard)
    monkeypatch.setattr(session.board, "show", lambda *view: [])  # it takes long
    lines = typed_lines(session, "greedy")
    monkeypatch.setattr(play, "read_line", lambda console: next(lines))
    session.run()
    shown = capsys.readouterr().out
    assert session.match.state.over
    assert "Final account" in shown
    assert ("Opponent" in shown) == (played.min_players == 1)


def test_log_tells_the_story(magnate: Command) -> None:
    typed = f"produce\n3\nl\nl 1\nl {'9' * 5000}\n"
    ran = magnate("play", "container", "--seed", "3", "--name", "Anna", typed=typed)
    assert "The story so far" in ran.out
    assert "Anna produced a beige container." in ran.out


def test_help_shows_moves_of_this_game_only(magnate: Command) -> None:
    for played in all_games():
        shown = magnate("play", played.name, typed="h\n").out
        assert "takes back the last move" in shown
        assert ("buy-machine violet" in shown) == (played.name == "container")


def test_the_record_says_nothing_but_the_game(magnate: Command, saves: Path) -> None:
    magnate("play", "container", "--seed", "3", typed="end-turn\n\n")
    data = json.loads(only_file(saves).read_bytes())
    assert data["game"] == "container"
    assert data["seed"] == 3
