"""The players of Rolling Heights: workers, plans and buildings, ads and targets."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, cast

from rich.text import Text

from magnate.games.rolling_heights.actions import (
    HARD,
    STATUSES,
    STEADY,
    TIRED,
    USED_HARD,
    USED_STEADY,
    WAITING,
    WORKERS,
)
from magnate.games.rolling_heights.rules import CHOOSING
from magnate.games.rolling_heights.view_types import CompanyView, RollingHeightsView
from magnate.terminal.lines import fit, flow, ink
from magnate.terminal.rolling_heights.city import plots_of
from magnate.terminal.rolling_heights.pieces import (
    A_WILD,
    COUNTS,
    DANGER,
    GOOD,
    LEADS,
    Pen,
)
from magnate.terminal.screen import figure

NAME: Final = 12
"""The least room for a player's name."""
PLAN_NAME: Final = 24
NEEDS: Final = 4
"""The column of what a plan needs."""


# Everyone


def draw_players(pen: Pen, view: RollingHeightsView, width: int) -> list[Text]:
    """One line for each: the score track, the score if the game ended now, wilds, plans and
    workers; below it how the workers of a player have landed."""
    heads = pen.words.text("terminal-rolling_heights-columns").split(" | ")
    rows = [_row(pen, view, owner) for owner in pen.owners()]
    widths = [
        max(len(head), *(row[column + 1].cell_len for row in rows))
        for column, head in enumerate(heads[:-1])
    ]
    name = max(NAME, *(row[0].cell_len for row in rows))
    name = min(name, width - sum(widths) - 2 * len(widths) - 24) + 1
    title = fit(ink(pen.words.text("terminal-rolling_heights-players"), "title"), name)
    lines = [title]
    for head, room in zip(heads, widths, strict=False):
        title.append(f"  {head:>{room}}", "muted")
    title.append(f"  {heads[-1]}", "muted")
    for owner, row in enumerate(rows):
        line = fit(row[0], name)
        for cell, room in zip(row[1:-1], widths, strict=True):
            line.append(" " * (room + 2 - cell.cell_len)).append_text(cell)
        lines.append(line.append("  ").append_text(row[-1]))
        if not pen.is_rival(owner):
            lines += _landed(pen, view["companies"][owner], width)
        elif not view["over"]:
            lines.append(_rival(pen, view))
    return [fit(line, width) if line.cell_len > width else line for line in lines]


def _row(pen: Pen, view: RollingHeightsView, owner: int) -> list[Text]:
    name = pen.name(owner)
    if view["round"] and owner == view["first"] and not pen.rules.solo:
        name.append(" ¹", "muted")
    plans = f"{len(plots_of(view, owner, True))}+{len(plots_of(view, owner, False))}"
    if pen.is_rival(owner):
        rival = view["rival"]
        assert rival is not None
        return [
            name,
            ink(figure(rival["vp"]), "bold"),
            ink(figure(rival["standing"]["total"])),
            ink("–", "muted"),
            ink(plans),
            ink("–", "muted"),
        ]
    company = view["companies"][owner]
    counts = [
        sum(company["workers"][status][worker] for status in range(STATUSES))
        for worker in range(WORKERS)
    ]
    total = company["standing"]["total"]
    secret = "+?" if company["targets"] is None else ""
    return [
        name,
        ink(figure(company["vp"]), "bold"),
        ink(figure(total)).append(secret, "muted"),
        ink(f"{company['wilds']}{A_WILD}" if company["wilds"] else "–"),
        ink(plans),
        ink(f"{sum(counts)}: ", "bold").append_text(pen.crew(counts)),
    ]


def _rival(pen: Pen, view: RollingHeightsView) -> Text:
    """What the Rival will do in this round."""
    rival = view["rival"]
    assert rival is not None
    text = pen.words.text(
        "terminal-rolling_heights-rival-next", cubes=rival["next_cubes"], level=rival["next_level"]
    )
    return ink("  ↳  ").append(text, "muted")


def _landed(pen: Pen, company: CompanyView, width: int) -> list[Text]:
    """Workers by what they can do this turn; nothing while all wait for it."""
    workers = company["workers"]
    hard, steady, tired, done, waiting = pen.words.text("terminal-rolling_heights-states").split(
        " | "
    )
    used = [workers[USED_STEADY][worker] + workers[USED_HARD][worker] for worker in range(WORKERS)]
    states = [
        (hard, workers[HARD], GOOD),
        (steady, workers[STEADY], "bold"),
        (tired, workers[TIRED], "danger"),
        (done, used, "muted"),
        (waiting, workers[WAITING], "muted"),
    ]
    if company["stage"] == CHOOSING:
        states[2] = (pen.words.text("terminal-rolling_heights-to-throw"), workers[TIRED], "")
    elif not any(any(counts) for _, counts, _ in states[:-1]):
        return []
    parts = [
        ink(f"{label} ", style).append_text(pen.crew(counts))
        for label, counts, style in states
        if any(counts)
    ]
    return flow([ink("  ↳"), *parts], width, "  ", "     ")


# Plans and buildings


def draw_plans(pen: Pen, view: RollingHeightsView, owner: int, width: int) -> list[Text]:
    """The plans that aren't complete, tower by tower, and the buildings with their leaders."""
    lines: list[Text] = []
    title = ink(pen.words.text("terminal-rolling_heights-plans"), "title")
    lines.append(title.append(" ").append_text(pen.name(owner)))
    rows = [_plan(pen, view, plot) for plot in plots_of(view, owner, False)]
    lines += _aligned(rows, width) if rows else []
    done = [_done(pen, view, plot) for plot in plots_of(view, owner, True)]
    if done:
        head = ink(pen.words.text("terminal-rolling_heights-done"), "muted")
        lines += flow([head, *done], width, "  ", "   ")
    if not rows and not done:
        lines[0].append("  –", "muted")
    return lines


def _aligned(rows: list[list[Text]], width: int) -> list[Text]:
    """Rows in columns; where there is little room, without abilities, then without what the towers
    show anyway."""
    widths = [max(row[column].cell_len for row in rows) for column in range(len(rows[0]))]
    widths[1] = min(widths[1], PLAN_NAME)
    if _wide(widths) > width:
        rows = [[*row[:-1], row[-1][:1]] for row in rows]
        widths[-1] = min(widths[-1], 1)
    if _wide(widths) > width:
        widths[NEEDS] = 0
    lines: list[Text] = []
    for row in rows:
        cells = [fit(cell, room) for cell, room in zip(row, widths, strict=True) if room]
        line = Text("  ").join(cells)
        line.rstrip()
        lines.append(fit(line, width) if line.cell_len > width else line)
    return lines


def _wide(widths: list[int]) -> int:
    return sum(room + 2 for room in widths if room) - 2


def _plan(pen: Pen, view: RollingHeightsView, plot: int) -> list[Text]:
    here = view["plots"][plot]
    number = here["plan"]
    assert number is not None
    plan = pen.rules.plans[number]
    needs = pen.words.text("terminal-rolling_heights-needs")
    leads = ink(f"{LEADS} {pen.abilities(plan)}", "muted") if pen.leads(plan) else Text()
    return [
        ink(pen.plot(plot), "bold"),
        ink(pen.plan(number)),
        pen.type(plan.type),
        Text(" ").join(pen.stack(tower) for tower in here["towers"]),
        ink(f"{needs} ", "muted").append_text(pen.cubes(here["needs"])),
        ink(f"→ {pen.vp(here['vp'] or 0)}", "bold"),
        pen.brings(plan),
        leads,
    ]


def _done(pen: Pen, view: RollingHeightsView, plot: int) -> Text:
    number = view["plots"][plot]["plan"]
    assert number is not None
    plan = pen.rules.plans[number]
    text = ink(f"{pen.plot(plot)} ", "bold").append_text(pen.type(plan.type))
    text.append(f" {pen.plan(number)}")
    if pen.leads(plan):
        used = plot in view["turn"]["led"]
        text.append(f" {LEADS} {pen.abilities(plan)}", "dim strike" if used else "act")
    return text


# Ads and targets


def draw_ads(pen: Pen, view: RollingHeightsView, width: int, about: bool) -> list[Text]:
    """The ads with what they would give everyone now, and the own targets; `about`: with what
    they say."""
    lines: list[Text] = []
    note = pen.words.text("terminal-rolling_heights-ads-note")
    head = ink(pen.words.text("terminal-rolling_heights-ads"), "title").append(f" {note}", "muted")
    ads: list[tuple[Text, str]] = []
    for ad in view["ads"]:
        name, told = pen.ad(ad["ad"])
        text = ink(name)
        for owner, told_now in enumerate([*ad["yields"], ad["rival"]]):
            if told_now is None:
                continue
            amount = told_now["vp"]
            text.append("  ").append_text(pen.who(owner)).append(figure(amount), _style(amount))
        ads.append((text, told))
    lines += _cards(head, ads, width, about)
    for owner, company in enumerate(view["companies"]):
        if company["targets"] is None:
            continue
        head = ink(pen.words.text("terminal-rolling_heights-targets"), "title")
        head.append(" ").append_text(pen.name(owner))
        targets: list[tuple[Text, str]] = []
        for target in company["targets"]:
            name, told = pen.target(target["target"])
            text = ink(f"{name}  ").append(pen.vp(target["vp"]), _style(target["vp"]))
            if target["vp"] and target["counts"]:
                text.append(f" {COUNTS}", "good")
            targets.append((text, told))
        lines += _cards(head, targets, width, about)
    return lines


def _cards(head: Text, cards: Sequence[tuple[Text, str]], width: int, about: bool) -> list[Text]:
    """Cards one below the other with what they say, or else one after the other."""
    if not about:
        return flow([head, *(text for text, _ in cards)], width, "   ", "   ")
    lines = [head]
    for text, told in cards:
        words = [ink(word, "muted") for word in told.split()]
        lines += flow([Text.assemble("  ", text, " "), *words], width, " ", "     ")
    return lines


def _style(amount: int) -> str:
    return GOOD if amount > 0 else DANGER if amount < 0 else "muted"


def draw_forecast(pen: Pen, view: RollingHeightsView, width: int, owners: range) -> list[Text]:
    """Scores by their parts if the game ended now."""
    key = "over" if view["over"] else "now"
    head = pen.words.text("terminal-rolling_heights-forecast", when=key)
    lines = [ink(head, "title")] if len(owners) > 1 else []
    for owner in owners:
        company = view["companies"][owner] if owner < len(view["companies"]) else view["rival"]
        assert company is not None
        parts = cast(dict[str, int], company["standing"])
        told = pen.standing(parts)
        if len(owners) > 1:
            told.insert(0, pen.name(owner))
        else:
            told[0] = Text.assemble(ink(head, "title"), " ", told[0])
        lines += flow(told, width, " · ", "   ")
    return lines
