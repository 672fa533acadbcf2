"""The end of a game: who won, and the final accounts part by part."""

from __future__ import annotations

from rich.console import Console
from rich.table import Table
from rich.text import Text

from magnate.core.matches import Match
from magnate.terminal.screen import SHAPES, money, seat_text
from magnate.words import Words


def print_result(match: Match, words: Words, console: Console, width: int) -> None:
    """The ranking and the score sheet, best company first."""
    state = match.state
    places = state.ranking()
    order = sorted(range(state.players), key=lambda seat: places[seat])
    sheets = [state.standing(seat) for seat in order]
    winners = [match.names[seat] for seat in order if places[seat] == 1]
    if len(winners) == 1:
        news = words.text("terminal-winner", name=winners[0])
    else:
        news = words.text("terminal-winners", names=", ".join(winners))
    console.print()
    console.print(Text(f" {news} ", "alarm"))
    table = Table(
        box=None, padding=(0, 2, 0, 0), header_style="none", show_edge=False, pad_edge=False
    )
    table.add_column(Text(words.text("terminal-account"), "title"))
    for seat in order:
        head = Text(f"{places[seat]}. ", "bold").append_text(seat_text(seat, match.names))
        table.add_column(head, justify="right")
    for part in sheets[0]:
        if part != "total" and any(sheet[part] for sheet in sheets):
            label = words.text(f"{match.game.name}-part-{part}")
            table.add_row(label, *[_amount(words, sheet[part]) for sheet in sheets])
    total = Text(words.text(f"{match.game.name}-part-total"), "bold")
    table.add_row(total, *[Text(money(words, sheet["total"]), "bold") for sheet in sheets])
    console.print(table, width=width)
    most = max(1, *[sheet["total"] for sheet in sheets])
    room = max(10, min(60, width - 12))
    for seat, sheet in zip(order, sheets, strict=True):
        bar = "█" * max(0, round(sheet["total"] * room / most))
        amount = money(words, sheet["total"])
        console.print(Text(f"{SHAPES[seat]} {bar} {amount}", f"seat.{seat}"), width=width)


def _amount(words: Words, amount: int) -> Text:
    return Text(money(words, amount), "danger" if amount < 0 else "" if amount else "muted")
