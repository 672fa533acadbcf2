"""The map of Carnegie by regions, and the transport tracks."""

from __future__ import annotations

from itertools import zip_longest
from typing import Final

from rich.text import Text

from magnate.games.carnegie.actions import CITIES, CITY_OF, PROJECTS, REGIONS, SLOTS
from magnate.games.carnegie.domains import ANDREW, LEVEL
from magnate.games.carnegie.rules import (
    ANY_PROJECT,
)
from magnate.games.carnegie.view_types import CarnegieView
from magnate.terminal.carnegie.pieces import (
    A_GOOD,
    A_POINT,
    PROJECT_STYLES,
    REGION_STYLES,
    STANDING,
    Pen,
)
from magnate.terminal.lines import columns, fit, flow, ink, joined

TRANSPORT: Final = "»"
LINKS: Final = "⁰¹²³⁴⁵"
SLOTS_OF: Final = [[s for s in range(SLOTS) if CITY_OF[s] == city] for city in range(CITIES)]


def draw_map(pen: Pen, view: CarnegieView, width: int, legend: bool) -> list[Text]:
    """Each region a column of cities: their slots, whose disc is there, and their VP."""
    gaps = 3 * (REGIONS - 1)
    each = (width - gaps) // REGIONS
    last = width - gaps - each * (REGIONS - 1)
    widths = [each] * (REGIONS - 1) + [last]
    stacks = [_region(pen, view, region, widths[region]) for region in range(REGIONS)]
    rows = zip_longest(*stacks, fillvalue=Text())
    lines = [columns(list(zip(row, widths, strict=True))) for row in rows]
    return lines + _legend(pen, width) if legend else lines


def _region(pen: Pen, view: CarnegieView, region: int, width: int) -> list[Text]:
    staff = [
        pen.who(seat).append(str(company["missions"][region]))
        for seat, company in enumerate(view["companies"])
        if company["missions"][region]
    ]
    head = ink(f" {pen.region(region)} ", f"bold {REGION_STYLES[region]}")
    if staff:
        out = pen.words.text("terminal-carnegie-out")
        head.append_text(ink(f" {out} ", "muted")).append_text(joined(staff))
    cities = [city for city in range(CITIES) if pen.rules.city_region[city] == region]
    seat = view["seat"]
    network = set(view["companies"][seat]["network"]["cities"]) if seat is not None else set()
    return [head, *(_city(pen, view, city, width, city in network) for city in cities)]


def _city(pen: Pen, view: CarnegieView, city: int, width: int, joins: bool) -> Text:
    rules = pen.rules
    name = pen.city(city)
    if rules.city_links[city]:
        name += LINKS[rules.city_links[city]]
    slots = Text()
    for slot in SLOTS_OF[city]:
        owner = view["slots"][slot]
        if owner is not None:
            slots.append_text(pen.who(owner))
        elif rules.slot_type[slot] == ANY_PROJECT:
            slots.append(pen.any, "bold")
        else:
            kind = rules.slot_type[slot]
            slots.append(pen.letters[kind], PROJECT_STYLES[kind])
    vp = rules.city_vp[city]
    sign = TRANSPORT if rules.city_transport[city] else " "
    tail = Text.assemble(slots, (f" {vp}" if vp else " –", "" if vp else "muted"), (sign, "act"))
    style = "bold" if rules.city_links[city] else ""
    if joins:
        style += " underline"
    room = width - tail.cell_len - 1
    label = ink(name, style.strip())
    label.truncate(room, overflow="ellipsis")
    return Text.assemble(label, " " * (room + 1 - label.cell_len), tail)


def _legend(pen: Pen, width: int) -> list[Text]:
    parts = [
        Text.assemble((pen.letters[project], PROJECT_STYLES[project]), f" {pen.project(project)}")
        for project in range(PROJECTS)
    ]
    words = pen.words.text(
        "terminal-carnegie-map-legend", any=pen.any, neutral="○", transport=TRANSPORT, links="¹"
    )
    parts += [ink(part.strip()) for part in words.split(" | ")]
    for part in parts:
        part.stylize("muted", 1)
    return flow(parts, width, " · ")


def draw_tracks(pen: Pen, view: CarnegieView, width: int) -> list[Text]:
    """Each region's track: who stands where, what a space gives, what the next step costs."""
    levels = " │ ".join(pen.words.value(LEVEL, level) for level in range(LEVEL.size))
    lines = pen.title(pen.words.text("terminal-carnegie-tracks"), levels, width)
    label = max(len(pen.region(region)) for region in range(REGIONS)) + 3
    rows = [_track(pen, view, region) for region in range(REGIONS)]
    named = [fit(pen.region_chip(r), label).append_text(row) for r, row in enumerate(rows)]
    room = (width - 3) // 2
    if any(line.cell_len > room for line in named):
        return lines + named
    return lines + [columns([(a, room), (b, room)]) for a, b in zip(*[iter(named)] * 2)]


def _track(pen: Pen, view: CarnegieView, region: int) -> Text:
    track = pen.rules.tracks[region]
    own = view["seat"]
    line = Text()
    before = -1
    for space in range(track.last + 1):
        if before < track.levels[space]:
            line.append("│" * (track.levels[space] - max(before, 0)), "line")
            before = track.levels[space]
        there = [s for s, c in enumerate(view["companies"]) if c["tracks"][region] == space]
        here = own in there
        if view["andrew"] is not None and view["andrew"]["tracks"][region] == space:
            there.append(ANDREW)
        line.append_text(pen.whose(there))
        line.append(pen.income(track.incomes[space], track.amounts[space]), "act" if here else "")
        if space < track.last:
            line.append(f" {track.costs[space]} ", "muted")
    bonus = pen.income(track.bonus, track.bonus_amount)
    return line.append(f" (+{bonus})", "muted")


def signs(pen: Pen, width: int) -> list[Text]:
    """What the signs mean."""
    words = pen.words.text("terminal-carnegie-signs", good=A_GOOD, point=A_POINT, employee=STANDING)
    return pen.signs(words, width)
