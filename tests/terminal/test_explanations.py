"""Everything that is explained in words is found by somebody who asks for it."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

import magnate
from magnate.core.game import Game, all_games
from magnate.core.game import game as named
from magnate.terminal.boards import board_for
from magnate.terminal.explain import entry_lines, explained, look_up, topics
from magnate.terminal.screen import Explained
from magnate.words import Words, languages
from tests.terminal.boards import strict
from tests.terminal.conftest import Command

GAMES = all_games()
TOPICS = {
    "container": {"game", "action", "card", "broker", "sign", "option", "part"},
    "carnegie": {
        *("game", "action", "department", "type", "donation", "card", "opponent"),
        *("sign", "option", "part"),
    },
    "rolling_heights": {
        *("game", "action", "worker", "pose", "means", "cube", "plan", "ability"),
        *("ad", "target", "opponent"),
        *("sign", "option", "part"),
    },
}


def entries(game: Game, language: str, players: int | None = None) -> list[Explained]:
    state = game.start(players)
    names = [f"P{seat}" for seat in range(state.players)]
    return explained(game, state, board_for(game, state.setup, strict(language), names))


def abouts(language: str) -> dict[str, str]:
    """Every explanation of the locale files, by the key of its message."""
    words = Words(language)
    folder = Path(magnate.__file__).parent / "locale" / language
    found: dict[str, str] = {}
    for file in sorted(folder.glob("*.ftl")):
        if file.name.startswith("web"):
            continue  # those are the browser's own
        key = ""
        for line in file.read_text(encoding="utf-8").splitlines():
            if message := re.match(r"([a-z][\w-]*) *=", line):
                key = message[1]
            elif re.match(r" +\.about *=", line):
                found[key] = words.text(f"{key}.about")
    return found


@pytest.mark.parametrize("language", languages())
def test_every_explanation_is_reached(language: str) -> None:
    """From `h` and a word: whole topics, alone and with others at the table."""
    shown = set()
    for game in GAMES:
        for players in (game.min_players, game.max_players):
            every = entries(game, language, players)
            for topic in topics(every, Words(language)):
                shown |= {entry.about for entry in look_up(topic, every, Words(language))}
    wanted = abouts(language)
    assert len(wanted) > 80
    for key, about in wanted.items():
        assert any(told.startswith(about) for told in shown), key


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
@pytest.mark.parametrize("language", languages())
def test_everything_has_an_entry_that_its_names_find(game: Game, language: str) -> None:
    words = Words(language)
    every = entries(game, language, 1 if game.min_players == 1 else None)
    titles = topics(every, words)
    assert set(titles) == TOPICS[game.name]
    assert len(set(titles.values())) == len(titles)
    for topic, title in titles.items():
        for wish in (topic, title, title.upper()):
            of_it = [entry for entry in every if entry.topic == topic]
            assert look_up(wish, every, words)[: len(of_it)] == of_it
    for entry in every:
        assert entry.about
        for name in (entry.name, *entry.aliases):
            assert entry in look_up(name, every, words)
    told = {entry.name: entry for entry in every if entry.topic == "action"}
    assert list(told) == [kind.name for kind in game.table.kinds]
    names = [f"P{seat}" for seat in range(game.max_players)]
    for kind in game.table.kinds:
        said = words.action(kind.actions[0], names)
        assert told[kind.name] in look_up(said, every, words)
        shown = " ".join(map(str, entry_lines([told[kind.name]], 80))).casefold()
        assert kind.name in shown
        shown = " ".join(shown.replace("-", " ").split())  # where the notation says the same
        assert " ".join(said.casefold().replace("-", " ").split()) in shown


def test_an_action_is_found_in_the_language_of_the_reader(magnate: Command) -> None:
    ran = magnate("play", "container", "--seed", "3", "--lang", "ru", typed="h купить\n")
    shown = ran.out.rpartition("> h купить")[2]
    assert "buy-machine · Купить" in shown
    assert "buy-warehouse · Купить склад" in shown


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
@pytest.mark.parametrize("language", languages())
def test_every_kind_of_action_has_words_of_its_own(game: Game, language: str) -> None:
    """Not those of `done`, which a kind without any would be given."""
    every = {entry.name: entry.about for entry in entries(game, language)}
    for kind in game.table.kinds:
        if kind.name not in ("done",):
            assert every[kind.name] != every["done"], kind.name
            assert every[kind.name].endswith(".")


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_explanations_fit_the_screen(game: Game) -> None:
    for language in languages():
        for width in (80, 100):
            lines = entry_lines(entries(game, language), width)
            assert max(line.cell_len for line in lines) <= width


@pytest.mark.parametrize(
    ("game", "typed", "parts"),
    [
        ("carnegie", "h recruiting", ("Recruiting", "someone new is hired")),
        ("carnegie", "h Recr", ("Recruiting",)),
        ("carnegie", "h health-east", ("Health (East)", "projects in the East")),
        ("carnegie", "h N01", ("card", "Donation")),
        ("carnegie", "h ▣", ("goods",)),
        ("carnegie", "h donate", ("donate", "costs more")),
        ("rolling_heights", "h Ca", ("carpenter", "Brings wood")),
        ("rolling_heights", "h civil servant", ("Upgrades others",)),
        ("rolling_heights", "h mayors-house", ("residential",)),
        ("rolling_heights", "h waterfront", ("next to water",)),
        ("container", "h A", ("What each colour is worth", "$10")),
        ("container", "h produce", ("the union",)),
        ("container", "h open_money", ("Everyone may see",)),
    ],
)
def test_a_word_is_explained(
    magnate: Command, game: str, typed: str, parts: tuple[str, ...]
) -> None:
    ran = magnate("play", game, "--seed", "3", typed=f"{typed}\n")
    told = " ".join(ran.out.rpartition(f"> {typed}")[2].split())
    for part in parts:
        assert part in told


@pytest.mark.parametrize(
    ("language", "game", "typed", "topic"),
    [
        ("ru", "carnegie", "отдел", "department"),
        ("uk", "carnegie", "відділ", "department"),
        ("de", "container", "Aktion", "action"),
        ("ru", "container", "действ", "action"),
        ("en", "carnegie", "dona", "donation"),
    ],
)
def test_the_beginning_of_a_title_is_enough(
    language: str, game: str, typed: str, topic: str
) -> None:
    every = entries(named(game), language)
    of_it = [entry for entry in every if entry.topic == topic]
    assert look_up(typed, every, Words(language))[: len(of_it)] == of_it
    assert look_up(typed[:3], every, Words(language))[: len(of_it)] != of_it


def test_the_beginning_of_a_title_hides_nothing_else() -> None:
    every = entries(named("carnegie"), "en")
    assert "donate" in [entry.name for entry in look_up("dona", every, Words("en"))]


def test_a_word_nobody_knows_is_answered_with_the_topics(magnate: Command) -> None:
    told = magnate("play", "carnegie", typed=f"h xyzzy{'x' * 500}\n").out
    assert "There is nothing here about “xyzzyxxx" in told
    assert "departments" in told
    assert "donations" in told


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_help_says_what_can_be_done_now_and_where_the_rules_are(
    magnate: Command, game: Game
) -> None:
    told = magnate("play", game.name, "--seed", "3", typed="h\n").out
    assert "What can be done now" in told
    assert f"magnate rules {game.name}" in told
    assert f"{game.name}.md" in told
    assert "actions" in told
    rules = magnate("rules", game.name)
    assert rules.code == 0
    assert rules.out.startswith("#")
    assert len(rules.out) > 10_000


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
@pytest.mark.parametrize("language", languages())
def test_help_says_once_how_a_line_of_several_answers_is_read(
    magnate: Command, game: Game, language: str
) -> None:
    told = magnate("play", game.name, "--seed", "3", "--lang", language, typed="h\n").out
    lines = told.rpartition("> h\n")[2].splitlines()
    assert sum(bool(re.search(r"\d; \d", line)) for line in lines) == 1
    keys = [re.match(r"(?:[tl?uUq]|[sh] \w+|\+ -) {2,}(?=\S)", line) for line in lines]
    columns = [key.end() for key in keys if key]
    assert len(columns) == 9
    assert len(set(columns)) == 1
