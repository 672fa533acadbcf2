"""The companies of Container: money and debts, stores, works, ships and island."""

from __future__ import annotations

from itertools import zip_longest
from typing import cast

from rich.text import Text

from magnate.games.container.actions import CARD, COLOURS
from magnate.games.container.company import (
    FACTORY_HIGH,
    FACTORY_LOW,
    HARBOUR_HIGH,
    HARBOUR_LOW,
    PORT,
)
from magnate.games.container.facts import ZONE
from magnate.games.container.view_types import CompanyView, ContainerView, Goods
from magnate.terminal.container.pieces import NOTHING, Pen
from magnate.terminal.lines import columns, fit, flow, joined
from magnate.terminal.screen import seat_text


def draw_companies(pen: Pen, view: ContainerView, width: int) -> list[Text]:
    first = 22 if width < 96 else 27
    second = (width - first - 6) // 2
    widths = (first, second, width - first - 6 - second)
    heads = (
        pen.words.text("terminal-container-company"),
        pen.words.text("terminal-container-factory"),
        pen.words.text("terminal-container-harbour"),
    )
    found: list[Text] = [
        columns([(Text(head, "title"), w) for head, w in zip(heads, widths, strict=True)])
    ]
    for seat, company in enumerate(view["companies"]):
        left = _person(pen, view, seat, company)
        middle = [
            _store(pen, company["factory"], FACTORY_LOW, FACTORY_HIGH, second),
            _works(pen, company),
            _ship(pen, company),
        ]
        right = [
            _store(pen, company["harbour"], HARBOUR_LOW, HARBOUR_HIGH, widths[2]),
            _warehouses(pen, company),
            *_island(pen, company, widths[2]),
        ]
        edge = Text("▌ ", f"seat.{seat}")
        for first_cell, *cells in zip_longest(left, middle, right, fillvalue=Text()):
            start = Text.assemble(edge, first_cell)
            found.append(columns(list(zip([start, *cells], widths, strict=True))))
    return found


def _person(pen: Pen, view: ContainerView, seat: int, company: CompanyView) -> list[Text]:
    name = seat_text(seat, pen.names)
    if view["active"] == seat and not view["over"]:
        name = Text.assemble(("▶ ", "act"), name)
    cards = pen.words.text("terminal-container-cards", count=company["money_cards"])
    if company["money"] is None:
        purse = Text(cards)
    else:
        purse = Text.assemble((pen.money(company["money"]), "bold"), f" · {cards}")
    loans = pen.words.text("terminal-container-loans", count=company["loans"])
    debts = Text.assemble((loans, "danger" if company["loans"] else "muted"))
    if note := _bid(pen, view, seat):
        debts.append(f" · {note}", "act")
    elif view["over"] and company["value_card"] is not None:
        card = CARD.text(company["value_card"])
        label = pen.words.text("terminal-container-card-short", card=card)
        debts.append(f" · {label}", "title")
    return [name, purse, debts]


def _bid(pen: Pen, view: ContainerView, seat: int) -> str:
    """What a seat has bid in the island auction, or that it has bid; empty if nothing."""
    auction = view["auction"]
    if auction is None:
        return ""
    opened = auction["bids"][seat]
    own = auction["own_bid"] if seat == view["seat"] else None
    if seat in auction["answered"] and own is None:
        return pen.words.text("terminal-container-has-bid")
    if opened is None and own is None:
        return ""
    return pen.words.text("terminal-container-bid", amount=(opened or 0) + (own or 0))


def _store(pen: Pen, store: Goods, low: int, high: int, width: int) -> Text:
    """Containers by price; where the line is long enough each price keeps its place."""
    cells: list[Text] = []
    new = [colour for price, colour in store if price is None]
    if new:
        label = pen.words.text("terminal-container-unpriced")
        cells.append(Text.assemble((f"{label} ", "act"), pen.chips(new)))
    for price in range(low, high + 1):
        there = [colour for shown, colour in store if shown == price]
        head = (f"{pen.money(price)} ", "muted" if not there else "")
        cells.append(Text.assemble(head, pen.chips(there) if there else ("·", "muted")))
    each = width // (high - low + 1)
    if not new and all(cell.cell_len < each for cell in cells):
        return joined([fit(cell, each) for cell in cells], "")
    filled = [cell for cell in cells if not cell.plain.endswith("·")]
    return joined(filled, "  ") if filled else NOTHING


def _works(pen: Pen, company: CompanyView) -> Text:
    label = pen.words.text("terminal-container-machines")
    room = pen.words.text("terminal-container-room", count=company["factory_room"])
    return Text.assemble(
        (f"{label} ", "muted"), pen.chips(company["machines"]), (f"  {room}", "muted")
    )


def _warehouses(pen: Pen, company: CompanyView) -> Text:
    label = pen.words.text("terminal-container-warehouses", count=company["warehouses"])
    room = pen.words.text("terminal-container-room", count=company["harbour_room"])
    return Text(f"{label}  {room}", "muted")


def _ship(pen: Pen, company: CompanyView) -> Text:
    load = [colour for colour in range(COLOURS) for _ in range(company["ship"][colour])]
    free = "·" * company["ship_room"]
    owner = company["harbour_of"]
    if owner is not None:
        where = pen.words.text("terminal-container-at-harbour", name=pen.names[owner])
    elif company["zone"] == PORT:
        where = pen.words.text("terminal-container-at-port")
    else:
        where = pen.words.value(ZONE, company["zone"])
    label = pen.words.text("terminal-container-ship")
    style = "none" if owner is None else f"seat.{owner}"
    return Text.assemble(
        (f"{label} ", "muted"), pen.chips(load), (f"{free}  ", "muted"), (where, style)
    )


def _island(pen: Pen, company: CompanyView, width: int) -> list[Text]:
    """The containers on the island and in the port, on one line if they fit."""
    label = pen.words.text("terminal-container-island")
    parts = [Text.assemble((f"{label} ", "muted"), pen.pile(company["island"]))]
    if sum(company["port"]):
        port = pen.words.text("terminal-container-port")
        parts.append(Text.assemble((f"{port} ", "muted"), pen.pile(company["port"])))
    return flow(parts, width)


def draw_own(pen: Pen, view: ContainerView) -> list[Text]:
    seat = view["seat"]
    if seat is None or view["over"]:
        return []
    lines: list[Text] = []
    company = view["companies"][seat]
    card, standing = company["value_card"], company["standing"]
    if card is None or standing is None:
        return []
    label = pen.words.text("terminal-container-card", card=CARD.text(card))
    line = Text.assemble((f"{label}  ", "title"), pen.card(card, None))
    if company["discarded"] is not None:
        discarded = pen.words.text("terminal-container-discarded")
        line.append(f"  {discarded} ", "muted").append_text(pen.chip(company["discarded"]))
    lines.append(line)
    amounts = cast(dict[str, int], standing)
    parts = [
        f"{pen.words.text(f'container-part-{part}')} {pen.money(amount)}"
        for part, amount in amounts.items()
        if part != "total" and amount != 0
    ]
    worth = pen.words.text("terminal-container-worth")
    total = pen.money(standing["total"])
    lines.append(
        Text.assemble((f"{worth} ", "title"), (total, "bold"), ("  " + " · ".join(parts), "muted"))
    )
    return lines
