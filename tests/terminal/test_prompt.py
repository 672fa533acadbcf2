"""What a typed line means, and how choices are laid out."""

from __future__ import annotations

import pytest
from rich.text import Text

from magnate.core.errors import BadNotation
from magnate.games.container.actions import TABLE
from magnate.terminal.lines import grid
from magnate.terminal.prompt import make_menu, parse_answer

CHOICES = [TABLE.parse(text) for text in ("buy-machine violet", "produce", "end-turn")]
BIDS = [TABLE.parse(text) for text in ("bid 2", "bid 3", "bid 4", "take-loan")]


@pytest.mark.parametrize(
    ("line", "moves"),
    [
        ("1", ["buy-machine violet"]),
        ("3", ["end-turn"]),
        ("produce", ["produce"]),
        ("  buy-machine   violet ", ["buy-machine violet"]),
        ("sail-out; produce ;", ["sail-out", "produce"]),
    ],
)
def test_numbered_choices(line: str, moves: list[str]) -> None:
    assert [str(a) for a in parse_answer(line.strip(), make_menu(CHOICES), TABLE)] == moves


@pytest.mark.parametrize(
    ("line", "moves"),
    [
        ("3", ["bid 3"]),
        ("a", ["take-loan"]),
        ("03", ["bid 3"]),
        ("4 2 3", ["bid 4", "bid 2", "bid 3"]),
        ("4 keep", ["bid 4", "keep"]),
        ("bid 4", ["bid 4"]),
    ],
)
def test_amounts(line: str, moves: list[str]) -> None:
    assert [str(a) for a in parse_answer(line, make_menu(BIDS), TABLE)] == moves


@pytest.mark.parametrize("line", ["4", "0", "-1", "1 2", "xyzzy", "²", "bid", "bid 501", "a"])
def test_what_names_no_move(line: str) -> None:
    with pytest.raises(BadNotation):
        parse_answer(line, make_menu(CHOICES), TABLE)


@pytest.mark.parametrize("line", ["501", "3 501", "b", "3 4 5 nothing", "²", "1" * 5000])
def test_what_names_no_amount(line: str) -> None:
    with pytest.raises(BadNotation):
        parse_answer(line, make_menu(BIDS), TABLE)


@pytest.mark.parametrize("count", range(12))
@pytest.mark.parametrize("width", [30, 80])
def test_every_choice_is_laid_out_once_and_in_order(count: int, width: int) -> None:
    cells = [Text(f"<{'x' * (number % 5 + 6)}{number}>") for number in range(count)]
    lines = [line.plain for line in grid(cells, width)]
    assert all(len(line) <= width for line in lines)
    columns = sorted(
        (line.index(cell.plain), row, cell.plain)
        for cell in cells
        for row, line in enumerate(lines)
        if cell.plain in line
    )
    assert [plain for _, _, plain in columns] == [cell.plain for cell in cells]
