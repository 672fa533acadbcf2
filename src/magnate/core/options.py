"""Options of a game, declared once for all who set one up and for records."""

from __future__ import annotations

from collections.abc import Mapping
from typing import final

from mypy_extensions import mypyc_attr

from magnate.core.actions import ActionTable
from magnate.core.content import Content
from magnate.core.errors import BadSetup

OptionValue = bool | int | str


@final
class Option:
    """A choice made before the game. `kind` is "flag" or "choice"; `players` are the least and the
    most for whom it changes anything, if not all."""

    def __init__(
        self,
        name: str,
        kind: str,
        default: OptionValue,
        choices: tuple[OptionValue, ...] = (),
        players: tuple[int, int] | None = None,
    ) -> None:
        self.name = name
        self.kind = kind
        self.default = default
        self.choices: tuple[OptionValue, ...] = (False, True) if kind == "flag" else choices
        self.players = players

    def check(self, value: object) -> OptionValue:
        """The value itself if it is one of the choices (text forms of them are read too)."""
        text = str(value).lower()
        if self.kind == "flag":
            if text in ("true", "on", "yes", "1"):
                return True
            if text in ("false", "off", "no", "0"):
                return False
        else:
            for choice in self.choices:
                if text == str(choice).lower():
                    return choice
        allowed = "on, off" if self.kind == "flag" else ", ".join(map(str, self.choices))
        raise BadSetup(f"option {self.name} can't be {value!r}: choose one of {allowed}")


@mypyc_attr(allow_interpreted_subclasses=True)
class Setup:
    """What was agreed before the game; shared by all states of it and never changed.

    A game's own subclass holds options and content figures as typed attributes.
    """

    def __init__(
        self,
        table: ActionTable,
        players: int,
        options: Mapping[str, OptionValue],
        content: Content,
    ) -> None:
        self.table = table
        self.players = players
        self.options = dict(options)
        self.content = content
        """The component facts in force."""
        self.key = ""
        """What tells this setup from others of its game, for `Game.prepare` alone."""
