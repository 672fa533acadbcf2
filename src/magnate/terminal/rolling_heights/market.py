"""The open plans of Rolling Heights, row by row."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from rich.text import Text

from magnate.games.rolling_heights.actions import WORKERS
from magnate.games.rolling_heights.rules import SLOTS, Plan
from magnate.games.rolling_heights.view_types import RollingHeightsView
from magnate.terminal.lines import columns, fit, flow, ink
from magnate.terminal.rolling_heights.pieces import A_WILD, GOOD, LEADS, Pen

SHORTEST: Final = 10
"""The least room for the name of a plan."""


def draw_market(
    pen: Pen, view: RollingHeightsView, width: int, levels: Sequence[int], about: bool
) -> list[Text]:
    """Both rows side by side, or one below the other; `about`: with what the signs mean."""
    rows = [[_row(pen, view, slot) for slot in _slots(level)] for level in levels]
    widths = [_widths(row) for row in rows]
    half = (width - 3) // 2
    lines: list[Text] = []
    if len(levels) == 2 and all(sum(room) + len(room) + SHORTEST <= half for room in widths):
        left, right = (
            _table(pen, view, level, row, room, half)
            for level, row, room in zip(levels, rows, widths, strict=True)
        )
        lines += [columns([(a, half), (b, half)]) for a, b in zip(left, right, strict=True)]
    else:
        for level, row, room in zip(levels, rows, widths, strict=True):
            lines += _table(pen, view, level, row, room, width)
    if about:
        lines += _abilities(pen, view, width, levels)
        key = pen.words.text("terminal-rolling_heights-legend-market", leads=LEADS, wild=A_WILD)
        lines += pen.signs(key, width)
        lines += draw_workers(pen, width)
    return lines


def _slots(level: int) -> range:
    return range(level * SLOTS, (level + 1) * SLOTS)


def _row(pen: Pen, view: RollingHeightsView, slot: int) -> list[Text]:
    """The cells of a slot: price, type, name, towers, VP, workers, wilds and the leader's mark."""
    here = view["market"][slot]
    price = ink(str(here["cost"]), "bold")
    if here["plan"] is None:
        return [ink(str(here["cost"]), "muted"), Text(), ink("–", "muted"), *[Text()] * 4]
    plan = pen.rules.plans[here["plan"]]
    marks = Text()
    if pen.leads(plan):
        marks.append(LEADS, "act")
    if here["wilds"]:
        marks.append(f"{here['wilds']}{A_WILD}", GOOD)
    if here["plan"] in view["wild_plans"]:
        marks.append(f"+{A_WILD}", "good")
    return [
        price,
        pen.type(plan.type),
        ink(pen.plan(here["plan"])),
        pen.towers(plan),
        ink(pen.plan_vp(plan), "bold"),
        pen.brings(plan),
        marks,
    ]


def _widths(rows: Sequence[Sequence[Text]]) -> list[int]:
    """The width of each column but that of the names."""
    widths = [max(row[column].cell_len for row in rows) for column in range(len(rows[0]))]
    widths[2] = 0
    return widths


def _table(
    pen: Pen,
    view: RollingHeightsView,
    level: int,
    rows: Sequence[Sequence[Text]],
    widths: Sequence[int],
    width: int,
) -> list[Text]:
    longest = max(row[2].cell_len for row in rows)
    name = min(longest, width - sum(widths) - len(widths) + 1)
    title = ink(pen.words.text("terminal-rolling_heights-market", level=level + 1), "title")
    pile = pen.words.text("terminal-rolling_heights-pile", count=view["piles"][level])
    points = widths[0] + widths[1] + name + widths[3] + 4
    if title.cell_len + 2 + len(pile) < points:
        title.append(f"  {pile}", "muted")
        pile = ""
    lines = [fit(title, points).append(f"{pen.vp_sign}  {pile}".rstrip(), "muted")]
    for row in rows:
        cells = [
            fit(cell, name if index == 2 else room)
            for index, (cell, room) in enumerate(zip(row, widths, strict=True))
        ]
        lines.append(Text(" ").join(cells))
    return lines


def _abilities(pen: Pen, view: RollingHeightsView, width: int, levels: Sequence[int]) -> list[Text]:
    """What leaders could do in these buildings."""
    parts: list[Text] = []
    for level in levels:
        for slot in _slots(level):
            number = view["market"][slot]["plan"]
            if number is not None and pen.leads(pen.rules.plans[number]):
                parts.append(leader_text(pen, number, pen.rules.plans[number]))
    if not parts:
        return []
    return flow([ink(f"{LEADS}", "act"), *parts], width, "  ", "  ")


def leader_text(pen: Pen, number: int, plan: Plan) -> Text:
    """A building with its abilities: `Mayor’s house 1✱ / 2✱`."""
    return ink(f"{pen.plan(number)} ").append(pen.abilities(plan), "bold")


def plan_lines(pen: Pen, number: int, width: int) -> list[Text]:
    """All about a plan."""
    plan = pen.rules.plans[number]
    parts = [
        ink(pen.plan(number), "bold"),
        pen.type(plan.type).append(f" {pen.types[plan.type]}", "muted"),
        pen.towers(plan),
        ink(pen.vp(pen.plan_vp(plan)), "bold"),
        pen.brings(plan),
    ]
    if pen.leads(plan):
        parts.append(ink(f"{LEADS} ", "act").append(pen.abilities(plan)))
    return flow(parts, width, "  ", "   ")


def plan_text(pen: Pen, number: int) -> str:
    """The same without its name, in one line."""
    plan = pen.rules.plans[number]
    parts = [pen.types[plan.type], pen.towers(plan).plain, pen.vp(pen.plan_vp(plan))]
    parts.append(pen.brings(plan).plain)
    if pen.leads(plan):
        parts.append(f"{LEADS} {pen.abilities(plan)}")
    return " · ".join(parts)


def draw_workers(pen: Pen, width: int) -> list[Text]:
    """What the short names of the workers mean."""
    parts = [
        pen.short(worker).append(f" {pen.worker(worker)}", "muted") for worker in range(WORKERS)
    ]
    return flow(parts, width, " · ")
