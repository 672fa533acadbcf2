"""Reading an answer: numbered choices, amounts, notation, and several moves on one line."""

from __future__ import annotations

import sys
from contextlib import suppress
from dataclasses import dataclass
from difflib import get_close_matches
from typing import Final

from rich.console import Console

from magnate.core.actions import Action, ActionKind, ActionTable
from magnate.core.errors import BadNotation
from magnate.words import is_numeric

with suppress(ImportError):  # where it exists, a line can be edited and called back
    import readline  # noqa: F401

LETTERS: Final = "abcdefgikmnoprvwx"
"""Keys of choices beside an amount; the letters of commands are left out."""
LONGEST: Final = 40
"""So much of what was mistyped is shown again."""


class Leave(Exception):
    """The person is gone: the input has ended, or was interrupted."""


class Mistyped(BadNotation):
    """A text that names no move; `near` is one that it resembles, or empty."""

    def __init__(self, typed: str, near: str) -> None:
        super().__init__(typed)
        self.typed = typed if len(typed) <= LONGEST else f"{typed[: LONGEST - 1]}…"
        self.near = near


def forget_lines() -> None:
    """Leave nothing that was typed so far to be called back."""
    with suppress(ImportError):
        import readline

        readline.clear_history()


def read_line(console: Console) -> str:
    """A line typed by a person or piped in; a piped one is shown too."""
    try:
        line = input("> ").strip()
    except (EOFError, KeyboardInterrupt):
        console.print()
        raise Leave from None
    if not sys.stdin.isatty():
        console.print(line, style="muted")
    return line


@dataclass(frozen=True)
class Menu:
    """What can be answered: an amount typed as it is, and choices with a key each."""

    amount: ActionKind | None
    amounts: list[Action]
    listed: dict[str, Action]

    @property
    def low(self) -> int:
        return self.amounts[0].a

    @property
    def high(self) -> int:
        return self.amounts[-1].a


def make_menu(legal: list[Action]) -> Menu:
    """Choices are numbered, unless the question is how much: then a number means just that."""
    kinds = [action.kind for action in legal if _is_amount(action.kind)]
    amount = kinds[0] if kinds else None
    amounts = [action for action in legal if action.kind is amount]
    others = [action for action in legal if action.kind is not amount]
    keys = [str(number) for number in range(1, len(others) + 1)] if amount is None else LETTERS
    return Menu(amount, amounts, dict(zip(keys, others, strict=False)))


def whole_number(word: str) -> int | None:
    """A number as people type it; None for anything else, and for one beyond all use."""
    return int(word) if word.isascii() and word.isdigit() and len(word) < 10 else None


def _is_amount(kind: ActionKind) -> bool:
    return len(kind.params) == 1 and is_numeric(kind.params[0][1])


def parse_answer(text: str, menu: Menu, table: ActionTable) -> list[Action]:
    """The moves that a line names; `Mistyped` if it doesn't.

    A key, an amount, several amounts (`3 3 4`, `2 keep`), or notation; several parted by `;`.
    """
    if ";" in text:
        parts = [part.strip() for part in text.split(";") if part.strip()]
        return [menu.listed.get(part) or _parse(part, table) for part in parts]
    words = text.split()
    if len(words) == 1 and text in menu.listed:
        return [menu.listed[text]]
    if menu.amount is not None and words and whole_number(words[0]) is not None:
        return [_step(word, menu.amount, table) for word in words]
    return [_parse(text, table)]


def matching(text: str, menu: Menu) -> dict[str, Action]:
    """The listed choices whose notation begins as the text does, word by word: `build hou`."""
    typed = text.lower().split()
    found: dict[str, Action] = {}
    for key, action in menu.listed.items():
        words = action.text.lower().split()
        begins = [word.startswith(start) for word, start in zip(words, typed, strict=False)]
        if typed and len(typed) <= len(words) and all(begins):
            found[key] = action
    return found


def _step(word: str, kind: ActionKind, table: ActionTable) -> Action:
    number = whole_number(word)
    return _parse(word if number is None else f"{kind.name} {number}", table)


def _parse(text: str, table: ActionTable) -> Action:
    try:
        return table.parse(text)
    except BadNotation:
        typed = " ".join(text.split())
        near = get_close_matches(typed, [action.text for action in table.actions], 1)
        raise Mistyped(typed, near[0] if near else "") from None
