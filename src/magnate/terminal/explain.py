"""Explaining anything by its name: actions, pieces, cards, options, parts of the score."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from rich.text import Text

from magnate.core.actions import Action
from magnate.core.game import Game
from magnate.core.state import State
from magnate.terminal.lines import flow, ink
from magnate.terminal.screen import Board, Explained
from magnate.words import Words, is_numeric, message_name

SHORTEST: Final = 4
"""So many letters of a topic's title stand for all of it."""


def explained(game: Game, state: State, board: Board) -> list[Explained]:
    """All that can be asked about in a game."""
    words = board.words
    key = f"{game.name}-name"
    found = [Explained("game", words.text(key), (game.name,), words.text(f"{key}.about"))]
    found += [about_action(board, kind.actions[0]) for kind in game.table.kinds]
    for domain in game.vocabulary.domains.values():
        texts = () if is_numeric(domain) else domain.texts
        for value, text in enumerate(texts, start=domain.low):
            key = f"{game.name}-{domain.name}-{message_name(text)}"
            if about := _about(words, key):
                sign, figures = board.about_value(domain, value)
                names = (text, sign) if sign else (text,)
                entry = f"{about} {figures}".rstrip()
                found.append(Explained(domain.name, words.text(key), names, entry))
    found += board.explanations()
    for option in game.options:
        key = f"{game.name}-option-{option.name.replace('_', '-')}"
        about = words.text(f"{key}.about")
        found.append(Explained("option", words.text(key), (option.name,), about))
    for part in dict.fromkeys([*state.standing(0), *(state.opponent() or ())]):
        key = f"{game.name}-part-{part}"
        if about := _about(words, key):
            found.append(Explained("part", words.text(key), (part,), about))
    return found


def about_action(board: Board, action: Action) -> Explained:
    """What a kind of action does, also by the words of one such action; where nothing is told about
    it, these words."""
    words = board.words
    said = words.action(action, board.names)
    about = _about(words, f"{action.table.game}-action-{action.kind.name}")
    return Explained("action", action.kind.name, (said,), about or said)


def topics(entries: Sequence[Explained], words: Words) -> dict[str, str]:
    """The topics there are, each with its title."""
    return {
        topic: words.text("terminal-topic", topic=topic)
        for topic in dict.fromkeys(entry.topic for entry in entries)
    }


def look_up(wish: str, entries: Sequence[Explained], words: Words) -> list[Explained]:
    """What a word means: a whole topic and what is called so, else what begins so (a topic too, if
    the word isn't short) or has it within. Signs that differ only in capitals are told apart."""
    asked = _plain(wish)
    names = [(entry, [_plain(name) for name in (entry.name, *entry.aliases)]) for entry in entries]
    called = [entry for entry in entries if wish in (entry.name, *entry.aliases)]
    called = called or [entry for entry, known in names if asked in known]
    titles = {topic: _plain(title) for topic, title in topics(entries, words).items()}
    meant = [topic for topic in titles if asked in (topic, f"{topic}s", titles[topic])]
    if not called and not meant:
        called = [e for e, known in names if any(f" {asked}" in f" {name}" for name in known)]
        if len(asked) >= SHORTEST:
            meant = [topic for topic, title in titles.items() if title.startswith(asked)]
    if meant:
        of_it = [entry for entry in entries if entry.topic in meant]
        return of_it + [entry for entry in called if entry.topic not in meant]
    return called or [e for e, known in names if any(asked in name for name in known)]


def entry_lines(entries: Sequence[Explained], width: int) -> list[Text]:
    """A paragraph for each."""
    lines: list[Text] = []
    for entry in entries:
        parts = [ink(entry.name, "bold")]
        for other in entry.aliases:
            if _plain(other) not in (_plain(entry.name), _plain(entry.about)):
                first, *rest = other.split(" ")
                parts += [ink(word, "muted") for word in (f"· {first}", *rest)]
        parts[-1].append(" ")
        lines += flow([*parts, *map(ink, entry.about.split())], width, " ", "   ")
    return lines


def _about(words: Words, key: str) -> str:
    try:
        return words.text(f"{key}.about")
    except KeyError:
        return ""


def _plain(name: str) -> str:
    """As people may write it: `Rolling-Heights` and `rolling heights` are the same."""
    return " ".join(name.casefold().replace("-", " ").replace("_", " ").split())
