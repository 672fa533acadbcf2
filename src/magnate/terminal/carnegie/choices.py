"""How the choices of Carnegie are listed: in short, with what they cost and bring."""

from __future__ import annotations

from typing import Final

from rich.text import Text

from magnate.core.actions import Action
from magnate.games.carnegie.actions import (
    ACTIVATE,
    BUILD,
    CHOOSE,
    CHOOSE_SIDES,
    CITY_OF,
    DONATE,
    DONATION,
    EMPTY,
    FOUND,
    GIVE,
    MISSION_GOODS,
    MISSION_MONEY,
    MISSION_POINTS,
    MISSION_STEPS,
    MISSION_VP,
    MOVE,
    MOVE_ACTIVE,
    NOTE,
    PLACE,
    PROJECTS,
    RECRUIT,
    SELL_GOODS,
    SIDES,
    STUDY_TAB,
    STUDY_TRACK,
    TAKE_GOODS,
    TAKE_MONEY,
    TAKE_POINTS,
    TAKE_STEPS,
    USE,
)
from magnate.games.carnegie.domains import (
    GOODS,
    POINTS,
)
from magnate.games.carnegie.view_types import CarnegieView
from magnate.terminal.carnegie.land import SLOTS_OF, TRANSPORT
from magnate.terminal.carnegie.pieces import STANDING, TYPE_STYLES, Pen
from magnate.terminal.carnegie.timeline import preview
from magnate.terminal.lines import ink
from magnate.terminal.screen import Choice, Numbers

MISSIONS: Final = (
    MISSION_STEPS,
    MISSION_MONEY,
    MISSION_GOODS,
    MISSION_POINTS,
    MISSION_VP,
    RECRUIT,
)
TAKINGS: Final = (TAKE_STEPS, TAKE_MONEY, TAKE_GOODS, TAKE_POINTS)
BONUSES: Final = {"gain", "goods_gain", "vp"}
"""What the last space of a track may bring at once."""
NAME: Final = 16


def describe(pen: Pen, view: CarnegieView, action: Action, numbers: Numbers) -> Choice:
    """A choice in words; where many differ only in a place, that place beside a common head."""
    kind = action.kind
    if kind is MOVE or kind is MOVE_ACTIVE:
        return _move(pen, view, action, numbers)
    if kind is FOUND:
        return _found(pen, action, numbers)
    if kind is BUILD or kind is PLACE:
        return _build(pen, action)
    if kind is CHOOSE_SIDES:
        projects = ", ".join(pen.project(project) for project in range(PROJECTS))
        return Choice(ink(SIDES.text(action.a)), f"{projects}:")
    if kind in MISSIONS or kind is GIVE:
        return _mission(pen, view, action, numbers)
    if kind is CHOOSE:
        text = ink(pen.type(action.a), f"bold {TYPE_STYLES[action.a]}")
        for gains in view["previews"]:
            if gains["row"] == action.a:
                text.append("  ").append_text(preview(pen, gains, view["seat"]))
        return Choice(text)
    if kind is USE or kind is ACTIVATE:
        return _department(pen, view, action, numbers)
    text = ink(pen.words.action(action, pen.names))
    remark = _remark(pen, view, action, numbers)
    return Choice(text.append("  ").append_text(remark) if remark else text)


def _seat(view: CarnegieView) -> int:
    return view["seat"] or 0


def _where(pen: Pen, view: CarnegieView, cell: int) -> str:
    """A cell by its place and what is there: `r3c2 Trade & finance`."""
    department = view["companies"][_seat(view)]["cells"][cell]
    if department == EMPTY:
        return pen.cell(cell)
    name = pen.department(department)
    return f"{pen.cell(cell)} {name if len(name) <= NAME else name[: NAME - 1] + '…'}"


def _move(pen: Pen, view: CarnegieView, action: Action, numbers: Numbers) -> Choice:
    origin = _where(pen, view, action.a)
    if action.kind is MOVE_ACTIVE:
        head = pen.words.text("terminal-carnegie-move-active", origin=origin)
    else:
        head = pen.words.text("terminal-carnegie-move", origin=origin)
    cost = f"({numbers['steps_cost']})" if "steps_cost" in numbers else ""
    return Choice(ink(cost, "muted"), head, divmod(action.b, 4))


def _found(pen: Pen, action: Action, numbers: Numbers) -> Choice:
    goods = pen.income(GOODS, numbers.get("goods_cost", 0))
    return Choice(ink(goods, "muted"), pen.department(action.a), divmod(action.b, 4))


def _build(pen: Pen, action: Action) -> Choice:
    """The slots of a city are alike for a project; those beyond the first say which they are."""
    slot = action.a if action.kind is PLACE else action.b
    city = CITY_OF[slot]
    if action.kind is PLACE:
        head = pen.words.text("terminal-carnegie-place")
    else:
        goods = pen.income(GOODS, pen.rules.project_goods[action.a])
        head = pen.words.text("terminal-carnegie-build", project=pen.project(action.a), goods=goods)
    text = ink(pen.city(city))
    alike = [s for s in SLOTS_OF[city] if pen.rules.slot_type[s] == pen.rules.slot_type[slot]]
    if len(alike) > 1:
        text.append(f"/{slot - SLOTS_OF[city][0] + 1}", "muted")
    vp = pen.rules.city_vp[city]
    sign = TRANSPORT if pen.rules.city_transport[city] else ""
    text.append(f" ({vp}{sign})" if vp or sign else "", "muted")
    return Choice(text, head)


def _mission(pen: Pen, view: CarnegieView, action: Action, numbers: Numbers) -> Choice:
    if action.kind is GIVE:
        donation = pen.words.value(DONATION, action.a)
        head = pen.words.text("terminal-carnegie-give", donation=donation)
        if "score" in numbers:
            head += f" ({pen.vp(numbers['score'])})"
        return Choice(ink(pen.region(action.b)), f"{head}:")
    if action.kind is RECRUIT:
        what = pen.words.text("terminal-carnegie-recruit")
    else:
        what = _brings(pen, numbers)
    head = pen.words.text("terminal-carnegie-mission", what=what)
    return Choice(ink(pen.region(action.a)), head)


def _brings(pen: Pen, numbers: Numbers) -> str:
    """What an employee brings, staying or sent on a mission."""
    if "gain" in numbers:
        return pen.money(numbers["gain"])
    if "goods_gain" in numbers:
        return pen.income(GOODS, numbers["goods_gain"])
    if "points_gain" in numbers:
        return pen.income(POINTS, numbers["points_gain"])
    if "steps_gain" in numbers:
        return pen.words.text("terminal-carnegie-steps", count=numbers["steps_gain"])
    return pen.vp(numbers["vp"])


def _department(pen: Pen, view: CarnegieView, action: Action, numbers: Numbers) -> Choice:
    company = view["companies"][_seat(view)]
    name = pen.department(company["cells"][action.a])
    if action.kind is ACTIVATE:
        text = ink(pen.words.text("terminal-carnegie-activate", department=name))
        return Choice(text.append(f" {pen.money(numbers['cost'])}", "muted"))
    text = ink(pen.words.text("terminal-carnegie-use", department=name))
    staff = STANDING * len(company["chairs"][action.a])
    return Choice(text.append(f" {staff}", f"name.{_seat(view)}"))


def _remark(pen: Pen, view: CarnegieView, action: Action, numbers: Numbers) -> Text:
    kind = action.kind
    if kind is DONATE or kind is NOTE:
        worth = numbers.get("score", 0)
        return ink(pen.vp(worth), "bold" if worth else "muted")
    if kind is STUDY_TAB or kind is STUDY_TRACK:
        return _study(pen, view, action, numbers)
    if kind is SELL_GOODS:
        return ink(pen.money(pen.rules.goods_price), "muted")
    if kind in TAKINGS:
        return ink(_brings(pen, numbers), "muted")
    return ink(pen.money(numbers["cost"]), "muted") if numbers.get("cost") else Text()


def _study(pen: Pen, view: CarnegieView, action: Action, numbers: Numbers) -> Text:
    company = view["companies"][_seat(view)]
    text = ink(pen.income(POINTS, numbers["points_cost"]), "muted")
    if action.kind is STUDY_TRACK:
        track = pen.rules.tracks[action.a]
        place = company["tracks"][action.a] + 1
        what = pen.income(track.incomes[place], track.amounts[place])
        if not BONUSES.isdisjoint(numbers):
            what += f" +{_brings(pen, numbers)}"
    else:
        tab = pen.rules.tab(action.a, company["sides"][action.a] or 0)
        place = company["advanced"][action.a] + 1
        what = pen.income(tab.incomes[place], tab.amounts[place])
        if tab.cap[place]:
            what = f"+{tab.cap[place]}"
        elif tab.vp[place]:
            what = pen.vp(tab.vp[place])
    return text.append(f" → {what}")
