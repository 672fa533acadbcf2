"""The table of Container, drawn from what a seat may see and the facts agreed before the game."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from itertools import zip_longest
from typing import Final, cast

from rich.console import Group, RenderableType
from rich.text import Text

from magnate.core.actions import Action
from magnate.core.facts import Fact
from magnate.core.options import Setup
from magnate.games.container.actions import BROKER, BROKERS, CARD, COLOUR, COLOURS, SAIL_TO_ISLAND
from magnate.games.container.company import (
    FACTORY_HIGH,
    FACTORY_LOW,
    HARBOUR_HIGH,
    HARBOUR_LOW,
    ISLAND,
    PORT,
    SEA,
)
from magnate.games.container.facts import BROKER_BID, BROKER_OFFER
from magnate.games.container.rules import Rules
from magnate.games.container.view import CompanyView, ContainerView, PaymentView
from magnate.terminal.lines import columns, fit, flow, joined
from magnate.terminal.screen import SHAPES, Board, money, seat_text
from magnate.words import Words

CHIPS: Final = (
    "bold #F5F2EA on #2F2F35",
    "bold #FFF7EC on #8A5A34",
    "bold #FFFFFF on #7B4FA3",
    "bold #2B2418 on #E2CFA2",
    "bold #15181B on #9AA3AB",
)
NARROWEST: Final = 78
NOTHING: Final = Text("–", "muted")


class ContainerBoard(Board):
    """Draws views of Container in lines of fixed columns."""

    def __init__(self, setup: Setup, words: Words, names: Sequence[str]) -> None:
        assert isinstance(setup, Rules)
        self.rules = setup
        super().__init__(words, names)
        self.letters = [words.text(f"container-colour-{name}.letter") for name in COLOUR.texts]

    def warning(self, action: Action) -> str:
        """CON-7.4 ends the turn and can't be taken back, so it is asked for twice."""
        if action.kind is SAIL_TO_ISLAND:
            return self.words.text("terminal-container-warn-island")
        return ""

    def piece(self, question: Fact) -> Text:
        """The container to be priced, with its price so far."""
        colour, price = question.args
        if price == 0:
            return Text.assemble(
                self._chip(colour), " ", self.words.text("terminal-container-unpriced")
            )
        return Text.assemble(self._chip(colour), f" {money(self.words, price)}")

    def draw(
        self,
        view: Mapping[str, object],
        width: int,
        question: Fact | None = None,
        part: str = "",
    ) -> RenderableType:
        table = cast(ContainerView, view)
        wide = max(width, NARROWEST)
        parts: list[RenderableType] = [self._head(table, wide)]
        parts += self._supply(table, wide)
        parts += self._companies(table, wide)
        if self.rules.investment_bank:
            parts += self._bank(table, wide)
        parts += self._island_auction(table, wide)
        parts += self._own(table, wide)
        return Group(*parts)

    # The parts of the table, from top to bottom

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

    def _supply(self, view: ContainerView, width: int) -> list[Text]:
        """The supply is the game's clock: it ends when two colours are gone."""
        labels = [
            self.words.text("terminal-container-supply"),
            self.words.text("terminal-container-machines-left"),
        ]
        first = max(len(label) for label in labels) + 2
        each = (width - first) // COLOURS
        lines = [Text(" " * first)]
        lines += [Text.assemble((label.ljust(first), "muted")) for label in labels]
        for colour in range(COLOURS):
            left = view["supply"][colour]
            name = self.words.value(COLOUR, colour)
            head = Text.assemble(self._chip(colour), (f" {name}", "" if left else "muted"))
            bar = max(4, min(each - 5, self.rules.containers))
            full = -(-left * bar // self.rules.containers)
            clock = Text.assemble(
                ("█" * full, "#8F97A0" if left > 3 else "danger"),
                ("░" * (bar - full), "muted"),
                (f" {left}", "bold" if left > 3 else "danger"),
            )
            machines = view["machine_supply"][colour]
            lines[0].append_text(fit(head, each))
            lines[1].append_text(fit(clock, each))
            lines[2].append_text(fit(Text(str(machines), "" if machines else "muted"), each))
        notes: list[Text] = []
        if sum(view["seized"]):
            lost = self.words.text("terminal-container-seized")
            notes.append(Text.assemble((f"{lost} ", "muted"), self._pile(view["seized"])))
        if view["idle"] >= 2 * len(view["companies"]):
            limit = self.rules.idle_turns * len(view["companies"])
            idle = self.words.text("terminal-container-idle", turns=view["idle"], limit=limit)
            notes.append(Text(idle, "danger"))
        if notes:
            lines.append(joined([Text(" " * first), joined(notes, "   ")], ""))
        return lines

    def _companies(self, view: ContainerView, width: int) -> list[RenderableType]:
        first = 22 if width < 96 else 27
        second = (width - first - 6) // 2
        widths = (first, second, width - first - 6 - second)
        rule = Text(" │ ", "line")
        heads = (
            self.words.text("terminal-container-company"),
            self.words.text("terminal-container-factory"),
            self.words.text("terminal-container-harbour"),
        )
        found: list[RenderableType] = [
            columns([(Text(head, "title"), w) for head, w in zip(heads, widths, strict=True)], rule)
        ]
        for seat, company in enumerate(view["companies"]):
            left = self._person(view, seat, company)
            middle = [
                self._store(company["factory"], FACTORY_LOW, FACTORY_HIGH, second),
                self._works(company),
                self._ship(company),
            ]
            right = [
                self._store(company["harbour"], HARBOUR_LOW, HARBOUR_HIGH, widths[2]),
                self._warehouses(company),
                *self._island(company, widths[2]),
            ]
            edge = Text("▌ ", f"seat.{seat}")
            for first_cell, *cells in zip_longest(left, middle, right, fillvalue=Text()):
                start = Text.assemble(edge, first_cell)
                found.append(columns(list(zip([start, *cells], widths, strict=True)), rule))
        return found

    def _person(self, view: ContainerView, seat: int, company: CompanyView) -> list[Text]:
        name = seat_text(seat, self.names)
        if view["active"] == seat and not view["over"]:
            name = Text.assemble(("▶ ", "act"), name)
        cards = self.words.text("terminal-container-cards", count=company["money_cards"])
        if company["money"] is None:
            purse = Text(cards)
        else:
            purse = Text.assemble((money(self.words, company["money"]), "bold"), f" · {cards}")
        loans = self.words.text("terminal-container-loans", count=company["loans"])
        debts = Text.assemble((loans, "danger" if company["loans"] else "muted"))
        if company["has_bid"] and seat != view["seat"]:
            debts.append(f" · {self.words.text('terminal-container-has-bid')}", "act")
        elif company["bid"] is not None and (company["has_bid"] or company["bid"] > 0):
            bid = self.words.text("terminal-container-bid", amount=company["bid"])
            debts.append(f" · {bid}", "act")
        elif view["over"] and company["value_card"] is not None:
            card = CARD.text(company["value_card"])
            label = self.words.text("terminal-container-card-short", card=card)
            debts.append(f" · {label}", "title")
        return [name, purse, debts]

    def _store(self, store: list[tuple[int, int]], low: int, high: int, width: int) -> Text:
        """Containers by price; where the line is long enough each price keeps its place."""
        cells: list[Text] = []
        new = [colour for price, colour in store if price == 0]
        if new:
            label = self.words.text("terminal-container-unpriced")
            cells.append(Text.assemble((f"{label} ", "act"), self._chips(new)))
        for price in range(low, high + 1):
            there = [colour for shown, colour in store if shown == price]
            head = (f"{money(self.words, price)} ", "muted" if not there else "")
            cells.append(Text.assemble(head, self._chips(there) if there else ("·", "muted")))
        each = width // (high - low + 1)
        if not new and all(cell.cell_len < each for cell in cells):
            return joined([fit(cell, each) for cell in cells], "")
        filled = [cell for cell in cells if not cell.plain.endswith("·")]
        return joined(filled, "  ") if filled else NOTHING

    def _works(self, company: CompanyView) -> Text:
        label = self.words.text("terminal-container-machines")
        room = self.words.text("terminal-container-room", count=company["factory_room"])
        return Text.assemble(
            (f"{label} ", "muted"), self._chips(company["machines"]), (f"  {room}", "muted")
        )

    def _warehouses(self, company: CompanyView) -> Text:
        label = self.words.text("terminal-container-warehouses", count=company["warehouses"])
        room = self.words.text("terminal-container-room", count=company["harbour_room"])
        return Text(f"{label}  {room}", "muted")

    def _ship(self, company: CompanyView) -> Text:
        load = [colour for colour in range(COLOURS) for _ in range(company["ship"][colour])]
        free = "·" * (self.rules.ship_room - len(load))
        zone = company["zone"]
        if zone == SEA:
            where = self.words.text("container-zone-sea")
        elif zone == ISLAND:
            where = self.words.text("container-zone-island")
        elif zone == PORT:
            where = self.words.text("terminal-container-at-port")
        else:
            where = self.words.text("terminal-container-at-harbour", name=self.names[zone])
        label = self.words.text("terminal-container-ship")
        style = f"seat.{zone}" if zone < SEA else "none"
        return Text.assemble(
            (f"{label} ", "muted"), self._chips(load), (f"{free}  ", "muted"), (where, style)
        )

    def _island(self, company: CompanyView, width: int) -> list[Text]:
        """The containers on the island and in the port, on one line if they fit."""
        label = self.words.text("terminal-container-island")
        parts = [Text.assemble((f"{label} ", "muted"), self._pile(company["island"]))]
        if sum(company["port"]):
            port = self.words.text("terminal-container-port")
            parts.append(Text.assemble((f"{port} ", "muted"), self._pile(company["port"])))
        return flow(parts, width)

    def _bank(self, view: ContainerView, width: int) -> list[Text]:
        title = Text(self.words.text("terminal-container-bank"), "title")
        parts = [title]
        for broker in range(BROKERS):
            space = Text.assemble(
                (f"{BROKER.text(broker)} ", "bold"),
                self._pile(view["broker_containers"][broker]),
                "  ",
                money(self.words, view["broker_money"][broker]),
            )
            parts.append(space)
        lines = [joined(parts, " │ " if width >= 96 else "  ")]
        if view["payment"] is not None:
            lines.append(self._payment(view["payment"], view["seat"]))
        return lines

    def _payment(self, payment: PaymentView, seat: int | None) -> Text:
        holder, space = payment["holder"], payment["space"]
        bid = [colour for _, colour in payment["factory"] + payment["harbour"]]
        if space >= BROKERS:
            fact = BROKER_OFFER.at(holder, space, len(bid))
        else:
            fact = BROKER_BID.at(holder, space, payment["money"])
        line = Text.assemble(
            (f" {self.words.text('terminal-container-auction')} ", "alarm"),
            (f" {SHAPES[holder]} ", f"seat.{holder}"),
            (self.words.fact(fact, self.names), "bold"),
        )
        if holder == seat:
            line.append(f" {self.words.text('terminal-container-auction-own')}")
        else:
            line.append(f" {self.words.text('terminal-container-auction-hint')}")
        if bid:
            line.append("  ").append_text(self._chips(bid))
        return line

    def _island_auction(self, view: ContainerView, width: int) -> list[Text]:
        """What is for sale, and what the onlooker's card says of each container."""
        seller = view["companies"][view["active"]]
        if seller["bid"] is None:
            return []
        line = Text.assemble(
            (f" {self.words.text('terminal-container-island-auction')} ", "alarm"),
            " ",
            seat_text(view["active"], self.names),
            "  ",
            self._pile(seller["ship"]),
        )
        seat = view["seat"]
        card = None if seat is None else view["companies"][seat]["value_card"]
        if card is not None:
            label = self.words.text("terminal-container-on-your-card")
            line.append(f"  {label} ", "muted")
            line.append_text(self._card(card, seller["ship"]))
        return [line]

    def _own(self, view: ContainerView, width: int) -> list[Text]:
        seat = view["seat"]
        if seat is None or view["standing"] is None or view["over"]:
            return []
        lines: list[Text] = []
        card = view["companies"][seat]["value_card"]
        if card is not None:
            label = self.words.text("terminal-container-card", card=CARD.text(card))
            lines.append(Text.assemble((f"{label}  ", "title"), self._card(card, None)))
        standing = view["standing"]
        parts = [
            f"{self.words.text(f'container-part-{part}')} {money(self.words, amount)}"
            for part, amount in standing.items()
            if part != "total" and amount != 0
        ]
        worth = self.words.text("terminal-container-worth")
        total = money(self.words, standing["total"])
        lines.append(
            Text.assemble(
                (f"{worth} ", "title"), (total, "bold"), ("  " + " · ".join(parts), "muted")
            )
        )
        return lines

    # Containers

    def _card(self, card: int, only: list[int] | None) -> Text:
        """The colours of a value card with their worth, all or those of a pile."""
        cells: list[Text] = []
        for place, colour in enumerate(self.rules.card_colours[card]):
            if only is not None and only[colour] == 0:
                continue
            worth = money(self.words, self.rules.card_values[place])
            if place == 1:
                worth += f"/{self.rules.set_value}"
            cells.append(Text.assemble(self._chip(colour), f" {worth}"))
        return joined(cells, "  ")

    def _chip(self, colour: int) -> Text:
        return Text(self.letters[colour], CHIPS[colour])

    def _chips(self, colours: list[int]) -> Text:
        """One letter for each container; four or more of a colour as a number."""
        text = Text()
        for colour in range(COLOURS):
            count = colours.count(colour)
            if count > 3:
                text.append(f"{self.letters[colour]}{count}", CHIPS[colour])
            elif count:
                text.append(self.letters[colour] * count, CHIPS[colour])
        return text

    def _pile(self, counts: list[int]) -> Text:
        """How many containers of each colour: K2 V1."""
        cells = [
            Text(f"{self.letters[colour]}{counts[colour]}", CHIPS[colour])
            for colour in range(COLOURS)
            if counts[colour]
        ]
        return joined(cells) if cells else NOTHING
