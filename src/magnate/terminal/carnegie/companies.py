"""The companies of Carnegie: what they have, their boards and their project tabs."""

from __future__ import annotations

from typing import Final

from rich.text import Text

from magnate.games.carnegie.actions import (
    CELLS,
    DEPARTMENTS,
    EMPTY,
    NEW_LOBBY,
    PRINTED_HR,
    PROJECTS,
    REGIONS,
    TILE,
    TILES,
    TYPE_OF,
    TYPES,
)
from magnate.games.carnegie.domains import GOODS, SIDE, VP
from magnate.games.carnegie.view_types import CarnegieView, CompanyView
from magnate.terminal.carnegie.pieces import (
    CHAIR,
    PROJECT_STYLES,
    STANDING,
    TYPE_STYLES,
    Pen,
)
from magnate.terminal.lines import columns, fit, flow, ink, joined
from magnate.terminal.screen import seat_text

NAME: Final = 12
"""The least room for a player's name."""


# What everyone has


def draw_companies(pen: Pen, view: CarnegieView, width: int) -> list[Text]:
    """One line for each player: score so far, money, goods, employees and discs."""
    heads = ["", *pen.words.text("terminal-carnegie-columns").split(" | ")]
    rows = [_row(pen, seat, c) for seat, c in enumerate(view["companies"])]
    if view["andrew"] is not None:
        andrew = view["andrew"]
        total = ink(str(andrew["standing"]["total"]), "bold")
        blank = ink("–", "muted")
        rows.append([pen.andrew(), total, *[blank] * 6, ink(str(andrew["discs"])), blank])
    # The last columns are the ones to do without where there is little room.
    widths = [
        max(len(head), *(row[column].cell_len for row in rows)) for column, head in enumerate(heads)
    ]
    while len(widths) > 6 and NAME + sum(w + 2 for w in widths[1:]) > width:
        widths.pop()
    name = min(widths[0] + 2, width - sum(w + 2 for w in widths[1:]))
    lines: list[Text] = []
    for cells in [[ink(head, "muted") for head in heads], *rows]:
        line = fit(cells[0], name)
        for cell, room in zip(cells[1:], widths[1:], strict=False):
            short = cell.copy()
            short.truncate(room, overflow="ellipsis")
            line.append(" " * (room + 2 - short.cell_len)).append_text(short)
        lines.append(line)
    lines[0] = Text.assemble(
        fit(ink(pen.words.text("terminal-carnegie-companies"), "title"), name), lines[0][name:]
    )
    return lines


def _row(pen: Pen, seat: int, company: CompanyView) -> list[Text]:
    name = seat_text(seat, pen.names)
    if company["joker"]:
        name.append(" J", "act")
    active = sum(len(chairs) for chairs in company["chairs"])
    out = [
        f"{pen.region_letters[region]}{company['missions'][region]}"
        for region in range(REGIONS)
        if company["missions"][region]
    ]
    price = ink(pen.money(company["donation_price"]))
    made = len(company["donations"])
    return [
        name,
        ink(str(company["standing"]["total"]), "bold"),
        ink(pen.money(company["money"])),
        ink(str(company["goods"])),
        ink(str(active)),
        ink(str(sum(company["lying"]))),
        ink(" ".join(out) or "–", "" if out else "muted"),
        ink(str(company["reserve"])),
        ink(str(company["discs"])),
        Text.assemble(f"{made} · ", price),
    ]


# Company boards


def draw_board(pen: Pen, view: CarnegieView, seat: int, width: int) -> list[Text]:
    """Four rows of four cells: the department, its chairs, and who lies there."""
    company = view["companies"][seat]
    each = (width - 9) // 4
    title = Text.assemble(
        (pen.words.text("terminal-carnegie-board"), "title"), " ", seat_text(seat, pen.names)
    )
    notes: list[str] = []
    if company["reserved"] is not None:
        tile = pen.department(company["reserved"])
        notes.append(pen.words.text("terminal-carnegie-reserved", tile=tile))
    vp = pen.rules.row_vp
    notes.append(pen.words.text("terminal-carnegie-row-vp", top=vp[0], other=vp[-1]))
    lines = flow([title, *(ink(note, "muted") for note in notes)], width, " · ")
    for row in range(4):
        cells = range(row * 4, row * 4 + 4)
        lines.append(columns([(_name(pen, company, cell), each) for cell in cells]))
        staff = [_staff(pen, company, cell, seat, each) for cell in cells]
        if any(text.plain.strip() for text in staff):
            lines.append(columns([(text, each) for text in staff]))
    return lines


def _name(pen: Pen, company: CompanyView, cell: int) -> Text:
    department = company["cells"][cell]
    if department == EMPTY:
        return ink(f"{pen.cell(cell)} ·", "muted")
    style = TYPE_STYLES[TYPE_OF[department]] if department < DEPARTMENTS else ""
    return ink(pen.department(department), f"bold {style}".strip())


def _staff(pen: Pen, company: CompanyView, cell: int, seat: int, width: int) -> Text:
    department = company["cells"][cell]
    parts = [ink("    " if department == EMPTY else pen.cell(cell), "muted")]
    chairs = list(pen.rules.chair_costs[department]) if department < DEPARTMENTS else []
    if chairs:
        taken = company["chairs"][cell]
        text = Text()
        for chair in range(len(chairs)):
            here = chair + 1 in taken
            text.append(STANDING if here else CHAIR, f"name.{seat}" if here else "muted")
        if department == PRINTED_HR and pen.rules.hr_permanent:
            text.append(f"+{pen.rules.hr_permanent}", "muted")
        prices = "/".join(str(price) for price in sorted(set(chairs)))
        parts.append(text.append(f" ${prices}", "muted"))
    if company["lying"][cell]:
        word = pen.words.text("terminal-carnegie-lying", count=company["lying"][cell])
        if joined(parts).cell_len + 1 + len(word) > width:
            word = f"+{company['lying'][cell]}"
        parts.append(ink(word, f"seat.{seat}"))
    return joined(parts)


def draw_others(pen: Pen, view: CarnegieView, width: int) -> list[Text]:
    """The boards and tabs of all other players, a few lines each."""
    lines: list[Text] = []
    for seat, company in enumerate(view["companies"]):
        if seat != view["seat"]:
            parts = [seat_text(seat, pen.names), *_brief(pen, company, seat)]
            lines += flow(parts, width, " · ", "   ")
            tabs = [
                _brief_tab(pen, company, project, side, seat)
                for project, side in enumerate(company["sides"])
                if side is not None
            ]
            if tabs:
                lines += [ink("   ").append_text(line) for line in flow(tabs, width - 3, " · ")]
    return lines


def _brief(pen: Pen, company: CompanyView, seat: int) -> list[Text]:
    found: list[Text] = []
    for cell in range(CELLS):
        department = company["cells"][cell]
        lying = company["lying"][cell]
        if department == EMPTY and not lying:
            continue
        style = TYPE_STYLES[TYPE_OF[department]] if department < DEPARTMENTS else ""
        label = pen.cell(cell) if department == EMPTY else pen.department(department)
        text = ink(label, style)
        taken = len(company["chairs"][cell])
        if department < DEPARTMENTS and department != NEW_LOBBY:
            free = pen.rules.chairs(department) - taken
            text.append(" " + STANDING * taken, f"name.{seat}").append(CHAIR * free, "muted")
        if lying:
            text.append(f" +{lying}", f"seat.{seat}")
        found.append(text)
    if company["reserved"] is not None:
        tile = pen.department(company["reserved"])
        found.append(ink(pen.words.text("terminal-carnegie-reserved", tile=tile), "muted"))
    return found


def _brief_tab(pen: Pen, company: CompanyView, project: int, side: int, seat: int) -> Text:
    last = len(pen.rules.tab(project, side).vp) - 1
    text = Text.assemble(
        (f"{pen.project(project)} {SIDE.text(side)} ", PROJECT_STYLES[project]),
        f"{company['advanced'][project]}/{last} ",
    )
    ready = company["discs_on_tabs"][project]
    return text.append_text(Text().join([pen.who(seat)] * ready)) if ready else text.append("–")


# Project tabs


def draw_tabs(pen: Pen, view: CarnegieView, seat: int, width: int) -> list[Text]:
    """How far each tab is out, which discs are ready and what has been built."""
    company = view["companies"][seat]
    title = Text.assemble(
        (pen.words.text("terminal-carnegie-tabs"), "title"), " ", seat_text(seat, pen.names)
    )
    label = max(len(pen.project(project)) for project in range(PROJECTS)) + 3
    lines = [title]
    for project, side in enumerate(company["sides"]):
        if side is None:
            return [title, *draw_sides(pen, seat, width)]
        row = _tab(
            pen, project, side, company["advanced"][project], company["built"][project], seat
        )
        lines.append(_labelled(pen, project, side, label).append_text(row))
    return lines


def draw_sides(pen: Pen, seat: int, width: int) -> list[Text]:
    """Both sides of every tab, as they lie at the start."""
    label = max(len(pen.project(project)) for project in range(PROJECTS)) + 3
    return [
        _labelled(pen, project, side, label).append_text(_tab(pen, project, side, 0, 0, seat))
        for project in range(PROJECTS)
        for side in range(SIDE.size)
    ]


def _labelled(pen: Pen, project: int, side: int, width: int) -> Text:
    label = ink(f"{pen.project(project)} ", PROJECT_STYLES[project])
    return fit(label.append(SIDE.text(side), "bold"), width)


def _tab(pen: Pen, project: int, side: int, advanced: int, built: int, seat: int) -> Text:
    tab = pen.rules.tab(project, side)
    goods = pen.income(GOODS, pen.rules.project_goods[project])
    line = ink(f"{goods} ", "muted")
    discs = 0
    for cell in range(len(tab.vp)):
        out = cell <= advanced
        what = pen.income(tab.incomes[cell], tab.amounts[cell])
        if tab.cap[cell]:
            what = f"+{tab.cap[cell]}"
        elif tab.vp[cell]:
            what = pen.income(VP, tab.vp[cell])
        if tab.discs[cell]:
            discs += 1
            if out and discs <= built:
                line.append(f"✓{what}", "good")
            elif out:
                line.append_text(pen.who(seat)).append(what, "bold")
            else:
                line.append(f"∘{what}", "muted")
        else:
            line.append(what, "bold" if out else "muted")
        if cell < len(tab.costs):
            step = cell == advanced
            line.append(f" {tab.costs[cell]} ", "act" if step else "muted")
    return line


# Department tiles


def draw_tiles(pen: Pen, view: CarnegieView, width: int, about: bool) -> list[Text]:
    """The open tiles by type, with their chairs and prices; if wished, with what they do."""
    lines = pen.title(pen.words.text("terminal-carnegie-tiles"))
    for kind in range(TYPES):
        tiles = [tile for tile in range(TILES) if TYPE_OF[tile] == kind and view["tiles"][tile]]
        if about:
            for tile in tiles:
                key = f"carnegie-department-{TILE.text(tile)}.about"
                told = [ink(word, "muted") for word in pen.words.text(key).split()]
                figures = [ink(text) for text in _figures(pen, tile)]
                lines += flow([_tile(pen, view, tile), *told, *figures], width, " ", "   ")
        elif tiles:
            head = ink(pen.type(kind), f"bold {TYPE_STYLES[kind]}")
            found = [_tile(pen, view, tile) for tile in tiles]
            lines += flow([Text.assemble(head, "  ", found[0]), *found[1:]], width, " · ", "   ")
    return lines


def tile_figures(pen: Pen, department: int) -> str:
    """The chairs of a department with their prices, and what its employees do in figures."""
    chairs = pen.rules.chair_costs[department]
    prices = [f"{CHAIR * len(chairs)} {pen.money(chairs[0])}"] if chairs else []
    return " ".join([*prices, *_figures(pen, department)])


def _figures(pen: Pen, tile: int) -> list[str]:
    """What each thing its employees can do costs and brings, by the figures in force."""
    found: list[str] = []
    for function in pen.rules.functions[tile]:
        price = pen.money(function.money) if function.money else ""
        if function.goods:
            price = pen.income(GOODS, function.goods)
        gains = "+".join(pen.income(kind, amount) for kind, amount in function.gains)
        if function.active_for_vp:
            gains = f"{gains}/{function.active_for_vp}{STANDING}"
        most = f" ×{function.most}" if function.most else ""
        if price or gains:
            found.append(f"[{price}{'→' if price and gains else ''}{gains}{most}]")
    return found


def _tile(pen: Pen, view: CarnegieView, tile: int) -> Text:
    text = ink(pen.department(tile), f"bold {TYPE_STYLES[TYPE_OF[tile]]}")
    chairs = pen.rules.chair_costs[tile]
    if chairs:
        text.append(f" {CHAIR * len(chairs)} ${chairs[0]}", "none")
    if view["tiles"][tile] > 1:
        text.append(f" ×{view['tiles'][tile]}", "none")
    return text
