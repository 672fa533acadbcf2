"""Lines of text in columns of fixed width."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final

from rich.text import Text

RULE: Final = Text.assemble((" │ ", "line"), no_wrap=True)


def ink(text: str, style: str = "") -> Text:
    """Text in a style that what is added to it doesn't take on."""
    return Text.assemble((text, style))


def fit(text: Text, width: int) -> Text:
    """The text at exactly this width: filled up, or cut with an ellipsis."""
    fitted = text.copy()
    fitted.truncate(width, overflow="ellipsis", pad=True)
    return fitted


def columns(cells: Sequence[tuple[Text, int]]) -> Text:
    """Cells side by side with a rule between them."""
    return RULE.join(fit(text, width) for text, width in cells)


def rule(width: int, title: str = "") -> Text:
    """A line across the screen, with its title at the left."""
    line = Text.assemble(("── ", "line"), (f"{title} ", "title")) if title else Text()
    return line.append("─" * max(0, width - line.cell_len), "line")


def joined(parts: Sequence[Text], gap: str = " ") -> Text:
    return Text(gap).join(parts)


def flow(parts: Sequence[Text], width: int, gap: str = "  ", start: str = "") -> list[Text]:
    """Parts one after the other, on as many lines as it takes; later lines begin with `start`."""
    lines: list[Text] = []
    line = Text()
    for part in parts:
        if line.cell_len and line.cell_len + len(gap) + part.cell_len > width:
            lines.append(line)
            line = Text(start)
        elif line.cell_len:
            line.append(gap)
        line.append_text(part)
    return [*lines, line] if line.cell_len else lines


def plan(head: Text, cells: Mapping[tuple[int, int], Text], empty: Text) -> list[Text]:
    """A head with cells below it, each at its row and column."""
    rows = max(row for row, _ in cells) + 1
    across = max(column for _, column in cells) + 1
    room = max(cell.cell_len for cell in cells.values()) + 1
    lines = [head]
    for row in range(rows):
        places = [cells.get((row, column), empty) for column in range(across)]
        lines.append(Text().join(fit(cell, room) for cell in places))
    return lines


def blocks(parts: Sequence[Sequence[Text]], width: int, gap: int = 3) -> list[Text]:
    """Blocks of lines, as many side by side as fit."""
    room = max((line.cell_len for part in parts for line in part[1:]), default=width)
    count = max(1, (width + gap) // (room + gap))
    lines: list[Text] = []
    for first in range(0, len(parts), count):
        row = parts[first : first + count]
        for line in range(max(len(part) for part in row)):
            cells = [fit(part[line] if line < len(part) else Text(), room) for part in row]
            lines.append(Text(" " * gap).join(cells))
    return lines


def grid(cells: Sequence[Text], width: int, gap: int = 2) -> list[Text]:
    """Cells in as many columns as fit, three at most, read downwards."""
    for count in (3, 2, 1):
        rows = -(-len(cells) // count)
        stacks = [cells[first : first + rows] for first in range(0, len(cells), rows or 1)]
        widths = [max(cell.cell_len for cell in stack) for stack in stacks]
        spare = width - sum(widths) - gap * (len(stacks) - 1)
        if spare >= 0 or count == 1:
            break
    room = gap + min(spare // max(1, len(stacks)), 4) if spare > 0 else gap
    lines: list[Text] = []
    for row in range(rows):
        line = Text()
        for stack, widest in zip(stacks, widths, strict=True):
            if row < len(stack):
                last = stack is stacks[-1] or (row >= len(stacks[-1]) and stack is stacks[-2])
                line.append_text(stack[row] if last else fit(stack[row], widest + room))
        lines.append(line)
    return lines
