"""The city of Rolling Heights, and beside it the cubes, the yard and what the letters mean."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import zip_longest
from typing import Final

from rich.text import Text

from magnate.games.rolling_heights.actions import COLUMNS, MATERIALS, ROWS, TYPES
from magnate.games.rolling_heights.city import EDGE
from magnate.games.rolling_heights.rules import RIVAL
from magnate.games.rolling_heights.view_types import PlotView, RollingHeightsView
from magnate.terminal.lines import fit, flow, ink
from magnate.terminal.rolling_heights.pieces import (
    A_POWER,
    A_WILD,
    DANGER,
    DONE_SIGN,
    GOOD,
    LEADS,
    MATERIAL_STYLES,
    SPECIAL_STYLE,
    WATER_STYLE,
    WAVES,
    Pen,
)

ROOM: Final = 7
"""The width of a plot."""
SIDE: Final = 22
"""The least width of what stands beside the city."""
GAP: Final = 2
BAR: Final = 10
BLOCKS: Final = COLUMNS // EDGE
HERE: Final = "▸"
MORE: Final = "▹"


def draw_city(
    pen: Pen, view: RollingHeightsView, width: int, costs: bool, legend: bool
) -> list[Text]:
    """The city with all that stands beside it, or below it where there is no room.

    `costs`: whether empty plots show what they add to the price of a plan.
    """
    room = ROOM + 1 if width >= _across(ROOM + 1) + GAP + SIDE else ROOM
    city = _city(pen, view, room, costs)
    side = width - _across(room) - GAP
    if side >= SIDE:
        panel = _panel(pen, view, side)
        room_left = _across(room) + GAP
        lines = [
            Text.assemble(fit(line, room_left), beside)
            for line, beside in zip_longest(city, panel, fillvalue=Text())
        ]
    else:
        lines = city + _strip(pen, view, width)
        lines += flow(_types(pen), width, " · ") if legend else []
    return lines + _legend(pen, view, width, costs) if legend else lines


def _across(room: int) -> int:
    return 2 + BLOCKS * (EDGE * (room + 1)) + 1


def _city(pen: Pen, view: RollingHeightsView, room: int, costs: bool) -> list[Text]:
    lines = [_border(room, "┌┬┐", "abcdefghi")]
    for row in range(ROWS):
        if row and row % EDGE == 0:
            lines.append(_border(room, "├┼┤", ""))
        plots = range(row * COLUMNS, (row + 1) * COLUMNS)
        cells = [_cell(pen, view, plot, room, costs) for plot in plots]
        for part in range(2):
            line = ink(f"{row + 1} " if part == 0 else "  ", "bold")
            for column, cell in enumerate(cells):
                line.append("│" if column % EDGE == 0 else " ", "line")
                line.append_text(fit(cell[part], room))
            lines.append(line.append("│", "line"))
    lines.append(_border(room, "└┴┘", ""))
    return lines


def _border(room: int, corners: str, letters: str) -> Text:
    """A border of districts; the uppermost has the letters of the columns."""
    line = ink("  ")
    for column in range(COLUMNS):
        if column == 0:
            line.append(corners[0], "line")
        else:
            line.append(corners[1] if column % EDGE == 0 else "─", "line")
        left = (room - 1) // 2
        line.append("─" * left, "line")
        line.append(letters[column] if letters else "─", "bold" if letters else "line")
        line.append("─" * (room - 1 - left), "line")
    return line.append(corners[2], "line")


def _cell(
    pen: Pen, view: RollingHeightsView, plot: int, room: int, costs: bool
) -> tuple[Text, Text]:
    """A plot in two lines."""
    here = view["plots"][plot]
    if here["water"]:
        waves = f"{WAVES} " * room
        return ink(waves[:room], WATER_STYLE), ink(waves[1 : room + 1], WATER_STYLE)
    if here["plan"] is not None:
        return _building(pen, here, here["plan"], room)
    below = Text()
    for place in view["places"]:
        if place["plot"] == plot:
            below = ink(f"{HERE}{place['cost']}" if view["round"] else HERE, "act")
            if place["bonus"]:
                below.append(f" +{place['bonus']}", GOOD)
    if costs and not view["places"] and view["placements"] is not None:
        extra = view["placements"][plot]
        if extra is not None:
            below = ink(f"{MORE}{extra['distance'] + extra['surcharge']}", "muted")
    return _land(pen, here), below


def _land(pen: Pen, here: PlotView) -> Text:
    if here["bonus_type"] is None and not here["surcharge"]:
        return ink("·", "muted")
    text = Text()
    if here["bonus_type"] is not None:
        text.append_text(pen.type(here["bonus_type"], bold=False)).append(f"+{here['bonus_vp']}")
    if here["surcharge"]:
        text.append(" ").append(f"${here['surcharge']}", "danger")
    return text


def _building(pen: Pen, here: PlotView, number: int, room: int) -> tuple[Text, Text]:
    plan = pen.rules.plans[number]
    head = pen.who(RIVAL if here["owner"] is None else here["owner"]).append_text(
        pen.type(plan.type)
    )
    if here["completed"]:
        head.append(f" {DONE_SIGN}{here['vp']}", GOOD)
        below = ink(f" ↑{plan.height}", "muted")
        if pen.leads(plan):
            below.append(f" {LEADS}", "muted")
        return head, below
    head.append(f" −{sum(here['needs'])}")
    needs = pen.cubes(here["needs"])
    return head, needs if needs.cell_len <= room else pen.cubes(here["needs"], "")


def _legend(pen: Pen, view: RollingHeightsView, width: int, costs: bool) -> list[Text]:
    """What the signs on the plots mean."""
    parts = [ink(part, "muted") for part in _signs(pen).split(" | ")]
    if view["places"]:
        place = pen.words.text("terminal-rolling_heights-legend-place", sign=HERE)
        parts.insert(0, ink(place, "act"))
    elif costs:
        more = pen.words.text("terminal-rolling_heights-legend-more", sign=MORE)
        parts.insert(0, ink(more, "muted"))
    return flow(parts, width, " · ")


def _signs(pen: Pen) -> str:
    return pen.words.text(
        "terminal-rolling_heights-legend", water=WAVES, done=DONE_SIGN, leads=LEADS
    )


# Beside the city


def _panel(pen: Pen, view: RollingHeightsView, width: int) -> list[Text]:
    lines = [ink(pen.words.text("terminal-rolling_heights-cubes"), "title")]
    for material in range(MATERIALS):
        lines.append(_stock(pen, view, material, BAR))
    if view["last_round"]:
        lines += [Text(), Text()]
    else:
        lines += [ink(pen.words.text("terminal-rolling_heights-cubes-note"), "muted"), Text()]
    if view["round"] and not view["over"]:
        yard = ink(pen.words.text("terminal-rolling_heights-yard"), "title")
        yard.append(" ").append_text(pen.name(view["active"]))
        lines += [yard, *flow(_yard(pen, view), width)]
    lines += [Text()] * (10 - len(lines))
    lines += _types(pen)
    return [fit(line, width) for line in lines]


def _strip(pen: Pen, view: RollingHeightsView, width: int) -> list[Text]:
    """The same in lines."""
    head = ink(pen.words.text("terminal-rolling_heights-cubes"), "title")
    stocks = [_stock(pen, view, material, 0) for material in range(MATERIALS)]
    lines = flow([head, *stocks], width)
    if view["round"] and not view["over"]:
        yard = ink(pen.words.text("terminal-rolling_heights-yard"), "title")
        yard.append(" ").append_text(pen.name(view["active"]))
        lines += flow([yard, *_yard(pen, view)], width)
    return lines


def _types(pen: Pen) -> list[Text]:
    return [pen.type(kind).append(f" {pen.types[kind]}", "muted") for kind in range(TYPES)]


def _stock(pen: Pen, view: RollingHeightsView, material: int, bar: int) -> Text:
    """How many cubes of a colour stand on no building yet: when there is none, the end is near."""
    left = view["unbuilt"][material]
    all_of_it = view["cubes"][material]
    style = MATERIAL_STYLES[material]
    letter = fit(ink(pen.letters[material], style), max(len(letter) for letter in pen.letters))
    line = letter.append(" ")
    if bar:
        full = -(-left * bar // all_of_it)
        line.append("█" * full, style).append("░" * (bar - full), "muted").append(" ")
    return line.append(str(left), _urgency(left, all_of_it)).append(f"/{all_of_it}", "muted")


def _urgency(left: int, all_of_it: int) -> str:
    return DANGER if 5 * left <= all_of_it else "bold"


def _yard(pen: Pen, view: RollingHeightsView) -> list[Text]:
    """Cubes, special cubes, power and wilds of the player whose turn it is."""
    parts: list[Text] = []
    if any(view["yard"]):
        parts.append(pen.cubes(view["yard"]))
    if any(view["special_yard"]):
        cubes = pen.cubes(view["special_yard"]).plain
        special = pen.words.text("terminal-rolling_heights-special", cubes=cubes)
        parts.append(ink(special, SPECIAL_STYLE))
    if view["power"]:
        parts.append(ink(f"{view['power']}{A_POWER}", "bold"))
    if not pen.is_rival(view["active"]) and (wilds := view["companies"][view["active"]]["wilds"]):
        parts.append(ink(f"{wilds}{A_WILD}", "bold"))
    return parts or [ink(pen.words.text("terminal-rolling_heights-empty"), "muted")]


def plots_of(view: RollingHeightsView, owner: int, completed: bool) -> Sequence[int]:
    """Where an owner's buildings stand, or else the plans that aren't complete."""
    company = view["companies"][owner] if owner < len(view["companies"]) else view["rival"]
    assert company is not None
    return [plot for plot in company["plots"] if view["plots"][plot]["completed"] == completed]
