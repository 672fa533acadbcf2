"""Reading a line, and the menu that its numbers are read against."""

from __future__ import annotations

import sys
from contextlib import suppress
from dataclasses import dataclass
from typing import Final

from rich.console import Console

from magnate.core.actions import Action, ActionKind
from magnate.words import is_numeric

with suppress(ImportError):  # where it exists, a line can be edited and called back
    import readline  # noqa: F401

LETTERS: Final = "abcdefgikmnoprvwx"
"""Keys of choices beside an amount; the letters of commands are left out."""


class Leave(Exception):
    """The person is gone: the input has ended, or was interrupted."""


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
    def all(self) -> list[Action]:
        return [*self.listed.values(), *self.amounts]

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
