"""The timeline of Carnegie: its rows of events, and what the next ones would bring."""

from __future__ import annotations

from rich.text import Text

from magnate.games.carnegie.actions import TYPES
from magnate.games.carnegie.domains import DONATION_EVENT, region_of
from magnate.games.carnegie.view_types import CarnegieView, GainView, PreviewView
from magnate.terminal.carnegie.pieces import (
    A_GOOD,
    A_POINT,
    GIFT_STYLE,
    REGION_STYLES,
    STANDING,
    TYPE_STYLES,
    Pen,
)
from magnate.terminal.lines import fit, flow, ink, joined


def draw_timeline(pen: Pen, view: CarnegieView, width: int) -> list[Text]:
    """Four rows of events: those that are over are grey, the marker stands before the next."""
    title = pen.words.text("carnegie-timeline")
    lines: list[Text] = []
    label = max(len(pen.type(row)) for row in range(TYPES)) + 3
    label = max(label, len(title) + 1)
    widest = max(len(_name(pen, event)) for row in view["events"] for event in row[:-1]) + 2
    last = max(len(_name(pen, row[-1])) for row in view["events"]) + 2
    places = len(view["events"][0]) - 1
    room = (width - label - last - 1) // places
    each = min(widest + 2, room)
    for row, events in enumerate(view["events"]):
        line = ink("▶ " if row == view["row"] and not view["over"] else "  ", "act")
        line.append(pen.type(row), f"bold {TYPE_STYLES[row]}")
        line = fit(line, label)
        over = view["passed"][row]
        for place, event in enumerate(events):
            past = place < over
            coming = place == over
            cell = ink("▸" if coming else " ", "act")
            if past:
                cell.append(f" {_name(pen, event)} ", "dim strike")
            else:
                style = _style(event)
                cell.append(f" {_name(pen, event)} ", f"bold {style}" if coming else style)
            line.append_text(fit(cell, each) if place < places else cell)
        lines.append(line)
    head = ink(title, "title")
    lines.insert(0, head)
    return [fit(line, width) if line.cell_len > width else line for line in lines]


def _name(pen: Pen, event: int) -> str:
    gift = pen.words.text("terminal-carnegie-gift")
    region = region_of(event)
    if region < 0:
        return gift
    return f"{pen.region(region)}+{gift}" if event > DONATION_EVENT else pen.region(region)


def _style(event: int) -> str:
    region = region_of(event)
    return REGION_STYLES[region] if region >= 0 else GIFT_STYLE


def preview(pen: Pen, gains: PreviewView, own: int | None) -> Text:
    """The event of a row and what it would bring everyone: `→ West: ◆ 2♙ +$4  ● –`."""
    text = ink("→ ", "muted")
    if gains["region"] is not None:
        text.append_text(pen.region_chip(gains["region"]))
    if gains["donation"]:
        text.append(f" {pen.words.text('terminal-carnegie-gift')} ", GIFT_STYLE)
    parts: list[Text] = []
    for seat, gain in enumerate(gains["gains"]):
        what = _gain(pen, gain)
        style = "" if what else "muted"
        parts.append(Text.assemble(pen.who(seat), (f" {what or '–'}", style)))
    if own is not None:
        parts = parts[own:] + parts[:own]
    return text.append("  ").append_text(joined(parts, "  "))


def draw_previews(pen: Pen, view: CarnegieView, width: int) -> list[Text]:
    """What happens if a row is picked, row by row."""
    lines: list[Text] = []
    for gains in view["previews"]:
        label = ink(f"  {pen.type(gains['row'])} ", TYPE_STYLES[gains["row"]])
        lines += flow([label, preview(pen, gains, view["seat"])], width, "", "    ")
    return [fit(line, width) if line.cell_len > width else line for line in lines]


def _gain(pen: Pen, gain: GainView) -> str:
    parts: list[str] = []
    if gain["money"]:
        parts.append(f"+{pen.money(gain['money'])}")
    for amount, sign in (
        (gain["goods"], A_GOOD),
        (gain["points"], A_POINT),
        (gain["staff"], STANDING),
    ):
        if amount:
            parts.append(f"+{amount}{sign}")
    if gain["vp"]:
        parts.append(f"+{pen.vp(gain['vp'])}")
    if gain["staff_or_money"]:
        parts.append(f"+{gain['staff_or_money']}×{STANDING}/$")
    if gain["goods_or_money"]:
        parts.append(f"+{gain['goods_or_money']}×{A_GOOD}/$")
    if gain["donation"] and gain["price"] is not None:
        parts.append(f"({pen.money(gain['price'])})")
    if gain["steps"]:
        parts.append(pen.words.text("terminal-carnegie-steps", count=gain["steps"]))
    if gain["department_points"]:
        parts.append(f"{gain['department_points']}{A_POINT}")
    if gain["uses"]:
        parts.append(f"×{gain['uses']}")
    return " ".join(parts)
