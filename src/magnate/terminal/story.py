"""What happened, told turn by turn."""

from __future__ import annotations

from collections.abc import Sequence

from rich.text import Text

from magnate.core.facts import Fact
from magnate.terminal.screen import SHAPES
from magnate.words import Words


def paragraphs(facts: Sequence[Fact], game: str, words: Words, names: Sequence[str]) -> list[Text]:
    """One paragraph for each turn, marked with the shape of the seat whose turn it is."""
    told: list[Text] = []
    start = 0
    turn: Fact | None = None
    for index, fact in enumerate(facts):
        if fact.kind.key == f"{game}-event-turn":
            told += _paragraph(turn, facts[start:index], words, names)
            turn, start = fact, index + 1
    return told + _paragraph(turn, facts[start:], words, names)


def _paragraph(
    turn: Fact | None, facts: Sequence[Fact], words: Words, names: Sequence[str]
) -> list[Text]:
    """A turn in which nothing has happened yet isn't worth a line."""
    if not facts:
        return []
    text = " ".join(words.fact(fact, names) for fact in facts)
    if turn is None:
        return [Text.assemble(("· ", "muted"), text)]
    seat = turn.args[0]
    return [Text.assemble((f"{SHAPES[seat]} ", f"seat.{seat}"), text)]
