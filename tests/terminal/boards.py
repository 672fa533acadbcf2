"""Boards as the tests want them: questions of whole games, drawn in any language and answered."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from functools import cache
from pathlib import Path
from typing import Any, NamedTuple

from rich.cells import cell_len

from magnate.bots import bot
from magnate.core.actions import Action
from magnate.core.facts import Fact
from magnate.core.game import game
from magnate.core.rng import Rng
from magnate.core.state import State
from magnate.games.rolling_heights.actions import BUILD
from magnate.terminal import play
from magnate.terminal.boards import board_for
from magnate.terminal.prompt import make_menu
from magnate.terminal.screen import Board
from magnate.terminal.start import Wishes, begun
from magnate.words import Words

LANGUAGES = ("de", "en", "ru", "uk")
NAMES = ["Anna the Extraordinary", "Ben", "Олена", "Юрій"]


class Asked(NamedTuple):
    """A question, the view of the seat that it is put to, and what may be answered."""

    seat: int
    view: Mapping[str, object]
    question: Fact
    legal: list[Action]
    about: list[dict[str, int]]


def strict(language: str) -> Words:
    """Words that don't help themselves out with English."""
    words = Words(language)
    del words._bundles[1:]
    return words


def options(name: str, players: int) -> dict[str, Any]:
    """What the games of `screens` are played with."""
    if (name, players) == ("carnegie", 3):
        return {"secret_donation": True, "wait": True}
    return {}


def board(name: str, players: int, language: str = "en", **others: Any) -> Board:
    setup = game(name).prepare(players, {}, others)
    return board_for(game(name), setup, strict(language), NAMES[:players])


def text_of(drawn: Any) -> str:
    """The lines as they are, wherever a screen would break them."""
    return "".join(f"{line.plain}\n" for line in drawn.renderables)


def check_fits(text: str, width: int, language: str) -> None:
    """No line is too wide, and all of it is said in words of the language."""
    for line in text.splitlines():
        assert cell_len(line.rstrip()) <= width, line
    assert not re.search(r"[{}]|\bNone\b|(carnegie|container|heights)-|\d-\d", text)
    if language in ("ru", "uk"):
        assert not re.search(r"[a-z]{2,}", re.sub(r"\bAnna[\w ]*|\bBen\b", "", text))


@cache
def screens(name: str, players: int) -> list[Asked]:
    """Every question of a random game, and at last the table when it is over."""
    found: list[Asked] = []
    state = game(name).start(players, players + 4, **options(name, players))
    rng = Rng.seeded(players, "moves")
    while not state.over:
        seat = state.to_act[-1]
        question = state.question(seat)
        legal = state.legal(seat)
        assert question is not None
        about = [state.about(seat, action) for action in legal]
        found.append(Asked(seat, state.view(seat), question, legal, about))
        # Plans are finished, so that the game ends; but not before others were bought.
        building = [action for action in legal if action.kind is BUILD]
        offered = building if building and rng.below(3) else legal
        state.play(seat, offered[rng.below(len(offered))])
    found.append(Asked(0, state.view(0), found[0].question, [], []))
    return found


@cache
def chosen(name: str, players: int) -> list[Asked]:
    """Of these, the first, the last and the longest of each kind, and some more."""
    every = screens(name, players)
    numbers = set(range(7, len(every), 150))
    kinds: dict[object, list[int]] = {}
    longest = 0
    for number, asked in enumerate(every):
        kind = asked.question.kind.key
        kinds.setdefault(kind, []).append(number)
        if name == "carnegie":  # whose questions say what they are about
            kinds.setdefault((kind, asked.question.args[:1]), []).append(number)
        if len(asked.legal) > longest:
            longest = len(asked.legal)
            numbers.add(number)
    for group in kinds.values():
        numbers |= {group[0], group[-1], max(group, key=lambda one: len(every[one].legal))}
    return [every[number] for number in sorted(numbers)]


def session(name: str, file: Path, **others: Any) -> play.Session:
    table: dict[str, Any] = {"players": 2, "bots": ["random"], "seed": 3, "names": ["Anna"]}
    return begun(Wishes(game=name, save=file, **table | others), Words("en"), False)


def lines(
    table: play.Session, chooser: str = "random", expected: list[str] | None = None
) -> Iterator[str]:
    """What somebody types who plays like a bot, except that every plan is built if it can be; the
    moves that are meant are added to those expected."""
    player = bot(chooser, 5)
    while True:
        state = table.match.state
        seat = state.to_act[0]
        legal = state.legal(seat)
        building = [action for action in legal if action.kind is BUILD]
        action = building[0] if building else player.choose(state.seen_by(seat, player.rng), seat)
        if expected is not None:
            expected.append(str(action))
        asked_twice = table.board.warning(action, state.about(seat, action))
        menu = make_menu(legal)
        if action.kind is menu.amount:
            yield str(action.a)
        else:
            yield next(key for key, listed in menu.listed.items() if listed is action)
        if asked_twice:
            yield "y"


def play_to_the_end(table: play.Session) -> None:
    """Alone, and by chance."""
    rng = Rng.seeded(1, "end")
    while not table.match.state.over:
        legal = table.match.state.legal(0)
        table.match.play(0, legal[rng.below(len(legal))])
    table._finish()


def started() -> tuple[State, int]:
    """A game of Container, and whose turn it is."""
    state = game("container").start(3, 3)
    return state, state.to_act[0]


@cache
def bidding() -> State:
    """A game of Container in which the first seat, and nobody else, has to bid."""
    state = game("container").start(3, 2)
    players = [bot("greedy", seat) for seat in range(3)]
    while True:
        question = state.question(0)
        if question is not None and question.kind.key == "container-ask-bid":
            (other,) = [seat for seat in state.to_act if seat != 0]
            state.play(other, "bid 2")
            return state
        seat = state.to_act[0]
        state.play(seat, players[seat].choose(state.seen_by(seat, players[seat].rng), seat))
