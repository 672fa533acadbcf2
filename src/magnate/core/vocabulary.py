"""Vocabulary: all that a game can say, declared once: its actions, facts, and the numbers it tells.

Everything is declared in one way, by a name and the domains of its parameters as keywords:
`BUY = CONTAINER.action("buy", colour=COLOUR, price=PRICE)`.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final, final

from magnate.core.actions import Action, ActionKind, ActionTable
from magnate.core.domains import Domain
from magnate.core.facts import FactKind

Truth = Callable[[Any, Any, int, Action], int | None]
"""What a number told beforehand turned out to be: from the state before, the state after, the seat
and its action. None where the action alone doesn't settle it."""


@final
class Number:
    """A number that `about` tells of an action: its unit, and what it promises."""

    def __init__(self, name: str, unit: Domain, truth: Truth) -> None:
        self.name = name
        self.unit = unit
        self.truth = truth


@final
class Vocabulary:
    """The kinds and numbers of one game. No two domains have one name."""

    def __init__(self, game: str) -> None:
        self.game = game
        self.actions: list[ActionKind] = []
        self.facts: list[FactKind] = []
        self.numbers: dict[str, Number] = {}
        self.domains: dict[str, Domain] = {}

    def action(self, name: str, /, **params: Domain) -> ActionKind:
        """A choice that answers a question."""
        return self._action(ActionKind(name, tuple(params.items())))

    def free_action(self, name: str, /, **params: Domain) -> ActionKind:
        """A choice of a seat that need not be asked."""
        return self._action(ActionKind(name, tuple(params.items()), free=True))

    def closing_action(self, name: str, /) -> ActionKind:
        """A choice that does nothing but end a question: *done*."""
        return self._action(ActionKind(name, closing=True))

    def question(self, name: str, /, **params: Domain) -> FactKind:
        return self._fact("ask", name, params)

    def reason(self, name: str, /, **params: Domain) -> FactKind:
        return self._fact("reason", name, params)

    def event(self, name: str, /, **params: Domain) -> FactKind:
        return self._fact("event", name, params)

    def number(self, name: str, unit: Domain, truth: Truth) -> None:
        """A number that `about` tells, with what checks it against what happened."""
        self.know(unit)
        self.numbers[name] = Number(name, unit, truth)

    def table(self) -> ActionTable:
        """The table of all actions declared so far."""
        return ActionTable(self.game, self.actions)

    def know(self, domain: Domain) -> None:
        """Take up a domain; another one of its name would make words and types ambiguous."""
        if self.domains.setdefault(domain.name, domain) is not domain:
            raise ValueError(f"{self.game} has two domains {domain.name!r}")

    def _action(self, kind: ActionKind) -> ActionKind:
        for _, domain in kind.params:
            self.know(domain)
        self.actions.append(kind)
        return kind

    def _fact(self, role: str, name: str, params: dict[str, Domain]) -> FactKind:
        for domain in params.values():
            self.know(domain)
        kind = FactKind(f"{self.game}-{role}-{name}", tuple(params.items()))
        self.facts.append(kind)
        return kind


CORE: Final = Vocabulary("core")
GAME_OVER: Final = CORE.reason("game-over")
NOT_ASKED: Final = CORE.reason("not-asked")
NOT_NOW: Final = CORE.reason("not-now")
OTHER_QUESTION: Final = CORE.reason("other-question")
AFTER_SEAL: Final = CORE.reason("after-seal")
