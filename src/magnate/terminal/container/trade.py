"""What is for sale in Container: the supply, the Investment Bank, and auctions."""

from __future__ import annotations

from rich.text import Text

from magnate.games.container.actions import BROKER, BROKERS, COLOUR, COLOURS
from magnate.games.container.facts import BROKER_BID, BROKER_OFFER
from magnate.games.container.view_types import ContainerView, PaymentView
from magnate.terminal.container.pieces import Pen
from magnate.terminal.lines import fit, joined
from magnate.terminal.screen import SHAPES, seat_text


def draw_supply(pen: Pen, view: ContainerView, width: int) -> list[Text]:
    """The supply is the game's clock: it ends when two colours are gone."""
    labels = [
        pen.words.text("terminal-container-supply"),
        pen.words.text("terminal-container-machines-left"),
    ]
    first = max(len(label) for label in labels) + 2
    each = (width - first) // COLOURS
    lines = [Text(" " * first)]
    lines += [Text.assemble((label.ljust(first), "muted")) for label in labels]
    for colour in range(COLOURS):
        left = view["supply"][colour]
        name = pen.words.value(COLOUR, colour)
        head = Text.assemble(pen.chip(colour), (f" {name}", "" if left else "muted"))
        bar = max(4, min(each - 5, pen.rules.containers))
        full = -(-left * bar // pen.rules.containers)
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
        lost = pen.words.text("terminal-container-seized")
        notes.append(Text.assemble((f"{lost} ", "muted"), pen.pile(view["seized"])))
    if view["idle"] >= 2 * len(view["companies"]):
        idle = pen.words.text(
            "terminal-container-idle", turns=view["idle"], limit=view["idle_limit"]
        )
        notes.append(Text(idle, "danger"))
    if notes:
        lines.append(joined([Text(" " * first), joined(notes, "   ")], ""))
    return lines


def draw_bank(pen: Pen, view: ContainerView, width: int) -> list[Text]:
    title = Text(pen.words.text("terminal-container-bank"), "title")
    parts = [title]
    for broker in range(BROKERS):
        space = Text.assemble(
            (f"{BROKER.text(broker)} ", "bold"),
            pen.pile(view["broker_containers"][broker]),
            "  ",
            pen.money(view["broker_money"][broker]),
        )
        parts.append(space)
    lines = [joined(parts, " │ " if width >= 96 else "  ")]
    if view["payment"] is not None:
        lines.append(_payment(pen, view["payment"], view["seat"]))
    return lines


def _payment(pen: Pen, payment: PaymentView, seat: int | None) -> Text:
    holder, space = payment["holder"], payment["space"]
    bid = [colour for _, colour in payment["factory"] + payment["harbour"]]
    if space >= BROKERS:
        fact = BROKER_OFFER.at(holder, space, len(bid))
    else:
        fact = BROKER_BID.at(holder, space, payment["money"])
    line = Text.assemble(
        (f" {pen.words.text('terminal-container-auction')} ", "alarm"),
        (f" {SHAPES[holder]} ", f"seat.{holder}"),
        (pen.words.fact(fact, pen.names), "bold"),
    )
    if holder == seat:
        line.append(f" {pen.words.text('terminal-container-auction-own')}")
    else:
        line.append(f" {pen.words.text('terminal-container-auction-hint')}")
    if bid:
        line.append("  ").append_text(pen.chips(bid))
    return line


def draw_island_auction(pen: Pen, view: ContainerView) -> list[Text]:
    """What is for sale, what the onlooker's card says of each container, and what all of them
    would make of the own island."""
    auction = view["auction"]
    if auction is None:
        return []
    line = Text.assemble(
        (f" {pen.words.text('terminal-container-island-auction')} ", "alarm"),
        " ",
        seat_text(auction["seller"], pen.names),
        "  ",
        pen.pile(auction["load"]),
    )
    seat = view["seat"]
    card = None if seat is None else view["companies"][seat]["value_card"]
    if card is not None:
        label = pen.words.text("terminal-container-on-your-card")
        line.append(f"  {label} ", "muted")
        line.append_text(pen.card(card, auction["load"]))
    if auction["load_value"] is None:
        return [line]
    value = pen.words.text(
        "terminal-container-load-value",
        before=pen.money(auction["load_value"]["before"]),
        after=pen.money(auction["load_value"]["after"]),
    )
    return [line, Text(f"   {value}", "muted")]
