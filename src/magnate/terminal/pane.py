"""Fitting a screen into its height: what is too long is shown in pages."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Final

from rich.console import Console
from rich.text import Text

from magnate.words import Words

LEAST_NEWS: Final = 4
"""A heading, the note that there is more, and the last two lines."""
LOWEST: Final = 20
"""On a screen with fewer lines the news are left to the log if there is no room for all."""


@dataclass
class Parts:
    """The parts of a screen from top to bottom, each as lines that fit its width."""

    table: list[Text] = field(default_factory=list)
    news: list[Text] = field(default_factory=list)
    question: list[Text] = field(default_factory=list)
    choices: list[Text] = field(default_factory=list)
    foot: list[Text] = field(default_factory=list)

    def all(self) -> list[Text]:
        return [*self.table, *self.news, *self.question, *self.choices, *self.foot]


@dataclass(frozen=True)
class Pages:
    """Which page of the table and which one of the choices is shown, from 0."""

    table: int = 0
    choices: int = 0


def broken(texts: Sequence[Text], console: Console, width: int) -> list[Text]:
    """Texts as lines no wider than the screen."""
    return [line for text in texts for line in text.wrap(console, width)]


def rows(lines: Sequence[Text], width: int) -> int:
    """How many rows lines take; one with the name of a file isn't broken by us."""
    return sum(max(1, -(-line.cell_len // width)) for line in lines)


def fitted(parts: Parts, height: int, width: int, pages: Pages, words: Words) -> list[Text]:
    """The screen with the line to type on: the question always, of the rest as much as there is
    room for. Of news the last lines stay, of table and choices a page."""
    room = height - 1 - rows(parts.question, width) - rows(parts.foot, width)
    table, choices, news = len(parts.table), len(parts.choices), len(parts.news)
    if table + news + choices > room:
        least = 0 if height < LOWEST else LEAST_NEWS
        news = min(news, max(least, room - table - choices))
        room = max(room - news, 4)
        choices = min(choices, max(room - table, room // 2))
        table = min(table, room - choices)
    return [
        *page(parts.table, table, pages.table, "terminal-more-table", words),
        *_last(parts.news, news, words),
        *parts.question,
        *page(parts.choices, choices, pages.choices, "terminal-more-choices", words),
        *parts.foot,
    ]


def page(lines: Sequence[Text], room: int, number: int, key: str, words: Words) -> list[Text]:
    """A page of the lines and a line that says how to see the others; pages go round."""
    if len(lines) <= room:
        return list(lines)
    each = max(1, room - 1)
    count = -(-len(lines) // each)
    number %= count
    start = min(number * each, len(lines) - each)
    note = Text(words.text(key, page=number + 1, pages=count), "act")
    return [*lines[start : start + each], note]


def _last(news: list[Text], room: int, words: Words) -> list[Text]:
    if len(news) <= room:
        return news
    if room < LEAST_NEWS:
        return []
    return [news[0], Text(words.text("terminal-more-in-log"), "muted"), *news[2 - room :]]
