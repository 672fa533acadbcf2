"""The board of Container: its parts from top to bottom, and its choices with their prices."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import cast

from rich.console import Group
from rich.text import Text

from magnate.core.actions import Action
from magnate.core.domains import Domain
from magnate.core.facts import Fact
from magnate.core.options import Setup
from magnate.games.container.actions import CARD, COLOUR, SAIL_TO_ISLAND, SET_PRICE
from magnate.games.container.facts import DETAILS
from magnate.games.container.rules import Rules
from magnate.games.container.view_types import ContainerView
from magnate.terminal.container.companies import draw_companies, draw_own
from magnate.terminal.container.pieces import Pen
from magnate.terminal.container.trade import draw_bank, draw_island_auction, draw_supply
from magnate.terminal.lines import fit
from magnate.terminal.screen import NARROWEST, SHAPES, Board, Choice, Explained, Numbers, View
from magnate.words import Words


class ContainerBoard(Board):
    """Draws views of Container in lines of fixed columns."""

    details = DETAILS

    def __init__(self, setup: Setup, words: Words, names: Sequence[str]) -> None:
        assert isinstance(setup, Rules)
        super().__init__(words, names)
        self.pen = Pen(setup, words, names)

    def draw(self, view: View, width: int, question: Fact | None = None, part: str = "") -> Group:
        table = cast(ContainerView, view)
        wide = max(width, NARROWEST)
        lines = [self._head(table, wide)]
        lines += draw_supply(self.pen, table, wide)
        lines += draw_companies(self.pen, table, wide)
        if self.pen.rules.investment_bank:
            lines += draw_bank(self.pen, table, wide)
        lines += draw_island_auction(self.pen, table)
        lines += draw_own(self.pen, table)
        return Group(*lines)

    def _head(self, view: ContainerView, width: int) -> Text:
        title = Text.assemble((self.words.text("container-name"), "title"))
        if view["over"]:
            title.append("  " + self.words.text("terminal-container-over"), "act")
        else:
            active = view["active"]
            turn = self.words.text("terminal-container-turn", name=self.names[active])
            title.append(f"  {SHAPES[active]} {turn}", f"name.{active}")
            if view["ending"]:
                title.append("  ")
                title.append(f" {self.words.text('terminal-container-last-turn')} ", "alarm")
            left = self.words.text("terminal-container-actions", count=view["actions_left"])
            title.append(f"  {left}", "muted")
        warehouses = self.words.text(
            "terminal-container-warehouses-left", count=view["warehouse_supply"]
        )
        title = fit(title, width - len(warehouses) - 1)
        return title.append(f" {warehouses}", "muted")

    def help(self, width: int) -> list[Text]:
        return [Text(), Text(self.words.text("terminal-container-help"))]

    def about_value(self, domain: Domain, value: int) -> tuple[str, str]:
        return "", self.pen.card(value, None).plain if domain is CARD else ""

    def explanations(self) -> list[Explained]:
        return [
            Explained("sign", letter, (COLOUR.text(colour),), self.words.value(COLOUR, colour))
            for colour, letter in enumerate(self.pen.letters)
        ]

    def choice(self, view: View, question: Fact, action: Action, numbers: Numbers) -> Choice:
        """An action with what it costs of the money at hand, or brings; the prices of a container
        beside each other."""
        if action.kind is SET_PRICE:
            return Choice(Text(self.amount(action.c)), self._container(action.a, action.b))
        text = Text(self.words.action(action, self.names))
        if "cost" in numbers:
            cost, whole = numbers["cost"], numbers["cost"] + numbers["left"]
            note = self.words.text(
                "terminal-container-cost", cost=self.amount(cost), money=self.amount(whole)
            )
            text.append(f"  {note}", "muted")
        elif "gain" in numbers:
            text.append(f"  +{self.amount(numbers['gain'])}", "muted")
        if "island" in numbers:
            note = self.words.text("terminal-container-adds", amount=self.amount(numbers["island"]))
            text.append(f"  {note}", "muted")
        return Choice(text)

    def _container(self, colour: int, price: int) -> str:
        """A container to be priced, with its price so far."""
        so_far = self.amount(price) if price else self.words.text("terminal-container-unpriced")
        return f"{self.words.value(COLOUR, colour)} ({so_far}):"

    def about_amounts(self, numbers: Mapping[int, Numbers]) -> str:
        """From which bid on loans are needed."""
        for amount, about in numbers.items():
            if about.get("loans"):
                return self.words.text("terminal-container-needs-loan", amount=self.amount(amount))
        return ""

    def warning(self, action: Action, numbers: Numbers) -> str:
        """CON-7.4 ends the turn and can't be taken back, and loans cost interest, so both are asked
        for twice."""
        if action.kind is SAIL_TO_ISLAND:
            return self.words.text("terminal-container-warn-island")
        if loans := numbers.get("loans"):
            return self.words.text("terminal-container-warn-loans", count=loans)
        return ""

    def amount(self, amount: int) -> str:
        return self.pen.money(amount)
