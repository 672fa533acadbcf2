"""How the choices of Rolling Heights are listed: by what they are, with costs and gains."""

from __future__ import annotations

from typing import Final

from rich.text import Text

from magnate.core.actions import Action
from magnate.core.facts import Fact
from magnate.games.rolling_heights.actions import (
    ACTIVATE,
    AS_HARD,
    AS_STEADY,
    BUILD,
    BUY,
    DONE,
    EXCHANGE,
    HARD,
    HARD_AS_STEADY,
    HIRE,
    LEAD,
    MATERIALS,
    PAY,
    PLACE,
    PLOT,
    POWER,
    REST,
    STEADY,
    SWAP,
    TAKE,
    TIRE,
    TIRED,
    UPGRADE,
    USE_WILD,
    WAY,
)
from magnate.games.rolling_heights.facts import ASK_SWAP
from magnate.games.rolling_heights.rules import SLOTS
from magnate.games.rolling_heights.view_types import RollingHeightsView
from magnate.terminal.lines import ink
from magnate.terminal.rolling_heights.pieces import (
    A_POWER,
    A_WILD,
    DONE_SIGN,
    GOOD,
    LEADS,
    MATERIAL_STYLES,
    WORKER_STYLES,
    Pen,
)
from magnate.terminal.screen import Choice, Numbers

GAINS: Final = ("cubes", "vp", "power", "upgrades")
"""The numbers that say what a worker brings."""


def describe(
    pen: Pen, view: RollingHeightsView, question: Fact, action: Action, numbers: Numbers
) -> Choice:
    """A choice in words; those of a kind follow a common head."""
    kind = action.kind
    if kind is ACTIVATE:
        return _activate(pen, view, action, numbers)
    if kind is LEAD:
        return _lead(pen, view, action, numbers)
    if kind is BUY or kind is TAKE:
        return _plan(pen, view, action, numbers)
    if kind is PLACE:
        return _place(pen, view, action, numbers)
    if kind is BUILD:
        return _build(pen, action, numbers)
    if kind is USE_WILD or kind is EXCHANGE:
        return _material(pen, view, action, numbers)
    text = ink(pen.words.action(action, pen.names))
    remark = _remark(pen, view, question, action, numbers)
    return Choice(text.append(" ").append_text(remark) if remark else text)


def _seat(view: RollingHeightsView) -> int:
    return view["seat"] or 0


def _count(view: RollingHeightsView, worker: int, status: int) -> str:
    count = view["companies"][_seat(view)]["workers"][status][worker]
    return f" ×{count}" if count > 1 else ""


def _way(pen: Pen, way: int) -> str:
    if way == HARD_AS_STEADY:
        return pen.words.text("terminal-rolling_heights-as-steady")
    return pen.words.value(WAY, way)


def _activate(pen: Pen, view: RollingHeightsView, action: Action, numbers: Numbers) -> Choice:
    worker, way = action.args
    head = pen.words.text("terminal-rolling_heights-head-activate")
    count = _count(view, worker, STEADY if way == AS_STEADY else HARD)
    text = ink(pen.worker(worker), WORKER_STYLES[worker]).append(count)
    text.append(f" {_way(pen, way)}", "bold" if way == AS_HARD else "muted")
    gain = pen.does(worker, _gain(numbers), way == AS_HARD)
    return Choice(text.append(f": {gain}"), head)


def _gain(numbers: Numbers) -> int:
    """What a worker brings, whatever that is; nothing of an urbanist's."""
    return next((numbers[name] for name in GAINS if name in numbers), 0)


def _lead(pen: Pen, view: RollingHeightsView, action: Action, numbers: Numbers) -> Choice:
    head = f"{LEADS} {pen.words.text('terminal-rolling_heights-head-lead')}"
    plan = view["plots"][action.a]["plan"]
    assert plan is not None
    found = pen.rules.plans[plan]
    ability = found.hard if action.b == AS_HARD else found.steady
    text = ink(f"{pen.plot(action.a)} {pen.plan(plan)}")
    text.append(f" {_way(pen, action.b)}", "bold" if action.b == AS_HARD else "muted")
    if "vp" in numbers:
        gain = pen.vp(numbers["vp"])
    elif "wilds" in numbers:
        gain = f"{numbers['wilds']}{A_WILD}"
    else:
        gain = pen.ability(ability)
    return Choice(text.append(f": {gain}"), head)


def _plan(pen: Pen, view: RollingHeightsView, action: Action, numbers: Numbers) -> Choice:
    """A plan of the market; beside its price what distance and surcharge add at least."""
    slots = [slot for slot, here in enumerate(view["market"]) if here["plan"] == action.a]
    level = slots[0] // SLOTS + 1
    if action.kind is BUY:
        head = pen.words.text("terminal-rolling_heights-head-buy", level=level)
    else:
        head = pen.words.text("terminal-rolling_heights-head-take", level=level)
    text = ink(pen.plan(action.a))
    if "market" in numbers:
        more = numbers["cost"] - numbers["market"]
        cost = f"{numbers['market']}+{more}" if more else str(numbers["market"])
        text.append(f" ({cost})", "muted")
    wilds = view["market"][slots[0]]["wilds"]
    return Choice(text.append(f" {wilds}{A_WILD}" if wilds else "", "good"), head)


def _place(pen: Pen, view: RollingHeightsView, action: Action, numbers: Numbers) -> Choice:
    """A plot with its full cost and the bonus; a line for each row of the city."""
    head = pen.words.text("terminal-rolling_heights-head-row", row=PLOT.text(action.a)[1])
    text = ink(pen.plot(action.a), "bold")
    text.append(f" ({numbers['cost']})" if view["round"] else "", "muted")
    return Choice(text.append(f" +{numbers['bonus']}" if numbers["bonus"] else "", "good"), head)


def _build(pen: Pen, action: Action, numbers: Numbers) -> Choice:
    """A cube for a plan; what each plan needs is drawn above."""
    text = ink(f"{pen.plot(action.a)} ", "bold")
    text.append(pen.material(action.b), MATERIAL_STYLES[action.b])
    if numbers["missing"] == 0:
        text.append(f" {DONE_SIGN} {pen.vp(numbers['vp'])}", GOOD)
    return Choice(text, pen.words.text("terminal-rolling_heights-head-build"))


def _material(pen: Pen, view: RollingHeightsView, action: Action, numbers: Numbers) -> Choice:
    text = ink(pen.material(action.a), MATERIAL_STYLES[action.a])
    if action.kind is USE_WILD:
        wilds = view["companies"][_seat(view)]["wilds"]
        head = pen.words.text("terminal-rolling_heights-head-wild", wilds=f"{wilds}{A_WILD}")
        return Choice(text, head)
    text.append(f" ({numbers['cost']})", "muted")
    return Choice(text, pen.words.text("terminal-rolling_heights-head-exchange"))


def _remark(
    pen: Pen, view: RollingHeightsView, question: Fact, action: Action, numbers: Numbers
) -> Text | None:
    """What stands behind a choice that has a line of its own."""
    kind = action.kind
    if kind is DONE and (numbers.get("lost_cubes") or numbers.get("lost_power")):
        lost = pen.words.text("terminal-rolling_heights-cubes-lost", count=numbers["lost_cubes"])
        parts = [lost] if numbers["lost_cubes"] else []
        if numbers["lost_power"]:
            parts.append(f"{numbers['lost_power']}{A_POWER}")
        lost = pen.words.text("terminal-rolling_heights-lost", what=", ".join(parts))
        return ink(f"({lost})", "danger")
    if kind is PAY:
        return ink(f"({_at_hand(pen, view, action.a)})", "muted")
    if kind is REST:
        return _copies(view, action.a, TIRED)
    if kind is TIRE or kind is UPGRADE:
        return _copies(view, action.a, action.b)
    if kind is SWAP and question.kind is ASK_SWAP:
        return _copies(view, question.args[0], action.a)
    if kind is HIRE:
        rules = pen.rules
        steady = pen.does(action.a, rules.steady_amount[action.a], False)
        hard = pen.does(action.a, rules.hard_amount[action.a], True)
        return ink(f"({steady})" if steady == hard else f"({steady} / {hard})", "muted")
    return None


def _copies(view: RollingHeightsView, worker: int, status: int) -> Text | None:
    count = _count(view, worker, status)
    return ink(count.strip(), "muted") if count else None


def _at_hand(pen: Pen, view: RollingHeightsView, means: int) -> str:
    """How much there is of what a payment is made with."""
    if means < MATERIALS:
        return str(view["yard"][means] + view["special_yard"][means])
    if means == POWER:
        return f"{view['power']}{A_POWER}"
    return f"{view['companies'][_seat(view)]['wilds']}{A_WILD}"
