"""The tables of docs/rules/rolling_heights.md."""

from functools import cache
from pathlib import Path

PAGE = Path(__file__).parents[3] / "docs" / "rules" / "rolling_heights.md"


@cache
def tables() -> dict[str, list[list[str]]]:
    """The tables of the page by what stands above their columns: `level, 1st, 2nd, …`."""
    found: dict[str, list[list[str]]] = {}
    above: str | None = None
    for line in PAGE.read_text(encoding="utf-8").splitlines():
        if not line.strip().startswith("|"):
            above = None
            continue
        cells = [cell.strip() for cell in line.strip().strip("|").split("|")]
        if above is None:
            above = ", ".join(cells)
            found.setdefault(above, [])
        elif not set(line.strip()) <= set("|-"):
            found[above].append(cells)
    return found


def table(begins_with: str) -> list[list[str]]:
    """The rows of the one table whose columns begin so; two alike are read as one."""
    [above] = [columns for columns in tables() if columns.startswith(begins_with)]
    return tables()[above]
