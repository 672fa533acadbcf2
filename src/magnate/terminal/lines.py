"""Lines of text in columns of fixed width."""

from __future__ import annotations

from collections.abc import Sequence

from rich.text import Text


def fit(text: Text, width: int) -> Text:
    """The text at exactly this width: filled up, or cut with an ellipsis."""
    fitted = text.copy()
    fitted.truncate(width, overflow="ellipsis", pad=True)
    return fitted


def columns(cells: Sequence[tuple[Text, int]], rule: Text) -> Text:
    """Cells side by side with a rule between them."""
    line = Text(no_wrap=True, end="\n")
    for index, (text, width) in enumerate(cells):
        if index > 0:
            line.append_text(rule)
        line.append_text(fit(text, width))
    return line


def joined(parts: Sequence[Text], gap: str = " ") -> Text:
    return Text(gap).join(parts)


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
