"""What `h` says: what can be done now, the keys, the topics, and where the rules are."""

from __future__ import annotations

from collections.abc import Sequence

from rich.text import Text

from magnate.core.actions import Action, ActionKind
from magnate.core.errors import MagnateError
from magnate.core.matches import Match
from magnate.terminal.explain import about_action, entry_lines, topics
from magnate.terminal.lines import ink
from magnate.terminal.rulebook import rules_file
from magnate.terminal.screen import Board, Explained
from magnate.words import Words


def help_lines(
    match: Match, seat: int, board: Board, entries: Sequence[Explained], width: int
) -> list[Text]:
    """All of it, for the question that is open."""
    words, state = board.words, match.state
    lines = [ink(words.text("terminal-help-now"), "title")]
    question = state.question(seat)
    if question is not None:
        lines.append(ink(words.fact(question, match.names), "act"))
    firsts: dict[ActionKind, Action] = {}
    for action in state.legal(seat):
        firsts.setdefault(action.kind, action)
    lines += entry_lines([about_action(board, action) for action in firsts.values()], width)
    lines += [Text(), *map(Text, words.text("terminal-help").splitlines())]
    lines += board.help(width)
    return [*lines, Text(), *topic_lines(entries, words), *_rules(match.game.name, words)]


def nothing_about(word: str, entries: Sequence[Explained], words: Words) -> list[Text]:
    """That a word isn't known here, and what is."""
    shown = word if len(word) <= 40 else f"{word[:39]}…"
    return [
        Text(words.text("terminal-nothing-about", word=shown), "danger"),
        *topic_lines(entries, words),
    ]


def topic_lines(entries: Sequence[Explained], words: Words) -> list[Text]:
    titles = ", ".join(topics(entries, words).values())
    return [Text(words.text("terminal-topics", topics=titles))]


def _rules(game: str, words: Words) -> list[Text]:
    try:
        file = str(rules_file(game))
    except MagnateError:
        return [Text(words.text("terminal-rules", game=game))]
    return [Text(words.text("terminal-rules", game=game)), Text(f"  {file}", "muted")]
