"""The end of a game: who won, and the final accounts part by part."""

from __future__ import annotations

from collections.abc import Mapping
from typing import NamedTuple

from rich.console import Console
from rich.table import Table
from rich.text import Text

from magnate.core.matches import Match
from magnate.terminal.screen import OPPONENT, SHAPES, Board, seat_text
from magnate.words import Words


class Sheet(NamedTuple):
    """One column of the final accounts."""

    place: int
    shape: int
    name: Text
    standing: Mapping[str, int]


def result_lines(
    match: Match, board: Board, words: Words, console: Console, width: int
) -> list[Text]:
    """The same as lines, for a screen that is put together before it is shown."""
    with console.capture() as captured:
        print_result(match, board, words, console, width)
    return list(Text.from_ansi(captured.get()).split(allow_blank=False))


def print_result(match: Match, board: Board, words: Words, console: Console, width: int) -> None:
    """The ranking and the score sheet, best company first."""
    state = match.state
    sheets = [
        Sheet(place, seat, seat_text(seat, match.names), state.standing(seat))
        for seat, place in enumerate(state.ranking())
    ]
    if (his := state.opponent()) is not None:
        won = sum(sheet.place == 1 for sheet in sheets)  # a tie goes to the seat
        sheets.append(Sheet(won + 1, OPPONENT, board.opponent(), his))
    sheets.sort(key=lambda sheet: sheet.place)
    winners = [sheet.name.plain.partition(" ")[2] for sheet in sheets if sheet.place == 1]
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
    for sheet in sheets:
        head = Text.assemble((f"{sheet.place}. ", "bold"), sheet.name)
        table.add_column(head, justify="right")
    parts = dict.fromkeys(part for sheet in sheets for part in sheet.standing)
    for part in parts:
        amounts = [sheet.standing.get(part, 0) for sheet in sheets]
        if part != "total" and any(amounts):
            label = words.text(f"{match.game.name}-part-{part}")
            table.add_row(label, *[_amount(board, amount) for amount in amounts])
    total = Text(words.text(f"{match.game.name}-part-total"), "bold")
    totals = [sheet.standing["total"] for sheet in sheets]
    table.add_row(total, *[Text(board.amount(amount), "bold") for amount in totals])
    console.print(table, width=width)
    most = max(1, *totals)
    room = max(10, min(60, width - 12))
    for sheet, amount in zip(sheets, totals, strict=True):
        bar = "█" * max(0, round(amount * room / most))
        text = f"{SHAPES[sheet.shape]} {bar} {board.amount(amount)}"
        console.print(Text(text, f"seat.{sheet.shape}"), width=width)


def _amount(board: Board, amount: int) -> Text:
    return Text(board.amount(amount), "danger" if amount < 0 else "" if amount else "muted")
