"""The tables of docs/pacing.md: pacing.py hands over its figures, and they go between their marks.

A table stands between `<!-- table: NAME -->` and `<!-- end -->`; what is written around them is
left alone.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping, Sequence
from pathlib import Path
from statistics import mean
from typing import Any

from magnate.words import Words

PLACES = ("first", "second", "third", "last")
MISSING = "–"
EXTREMES = 2
"""So many of the rarest and of the commonest plans are named."""

Figure = Sequence[float]
"""A mean or a share, and half the width of its interval."""


def write(figures: Mapping[str, Any], page: Path) -> None:
    """Put all tables into the page."""
    text = page.read_text(encoding="utf-8")
    for name, lines in tables(figures).items():
        found = re.search(rf"(<!-- table: {name} -->\n).*?(<!-- end -->)", text, re.DOTALL)
        if found is None:
            raise SystemExit(f"{page}: there is no place for the table {name}")
        text = text[: found.end(1)] + "\n".join(lines) + "\n" + text[found.start(2) :]
    page.write_text(text, encoding="utf-8")


def tables(figures: Mapping[str, Any]) -> dict[str, list[str]]:
    """The lines of each table."""
    played = {players: table for players, table in figures.items() if players.isdigit()}
    return {
        "content": [f"Component facts `{figures['content']}`, rules version {figures['rules']}."],
        "length": _length(played),
        "endings": _endings(played),
        "completed": _completed(played),
        "bound": _bound(figures["bound"]),
        "seats": _seats({players: table["seats"] for players, table in played.items()}),
        "chance": _seats(figures["chance"]),
        "ads": _cards("ad", {players: table["ads"] for players, table in played.items()}),
        "targets": _cards("target", {n: table["targets"] for n, table in played.items()}),
        "unheeded": _cards("ad", {n: table["unheeded"] for n, table in played.items()}, False),
        "rival": _rival(figures["rival"]),
    }


def _table(head: Iterable[str], rows: Iterable[Iterable[str]]) -> list[str]:
    heads = list(head)
    lines = [f"| {' | '.join(cells)} |" for cells in (heads, *map(list, rows))]
    return [lines[0], "|---" * len(heads) + "|", *lines[1:]]


def _figure(figure: Figure, digits: int = 1) -> str:
    return f"{figure[0]:.{digits}f} ± {figure[1]:.{digits}f}"


def _share(figure: Figure) -> str:
    """In per cent."""
    return _figure([100 * part for part in figure])


def _length(played: Mapping[str, Any]) -> list[str]:
    heads = {
        "rounds": "rounds",
        "points": "VP before ads, targets, wilds",
        "score": "final score",
        "level_1": "plans of level 1",
        "level_2": "of level 2",
        "tallest": "tallest tower",
        "high": "towers of 6 and more",
    }
    coarse = ("points", "score", "high")
    rows = [
        [players, *(_figure(table[key], 1 if key in coarse else 2) for key in heads)]
        for players, table in played.items()
    ]
    return _table(["players", *heads.values()], rows)


def _endings(played: Mapping[str, Any]) -> list[str]:
    said = {"city": "a full city", "quiet": "stall"}
    names = next(iter(played.values()))["endings"]
    rows = [[players, *map(_share, table["endings"].values())] for players, table in played.items()]
    return _table(["players", *(said.get(name, name) for name in names)], rows)


def _completed(played: Mapping[str, Any]) -> list[str]:
    words = Words("en")
    rows: list[list[str]] = []
    for players, table in played.items():
        plans = sorted(table["completed"], key=lambda plan: float(table["completed"][plan][0]))
        named = [*plans[:EXTREMES], *plans[: -EXTREMES - 1 : -1]]
        cells = [
            f"{words.text(f'rolling_heights-plan-{plan}')} {_share(table['completed'][plan])}"
            for plan in named
        ]
        rows.append([players, *cells])
    return _table(["players", "rarest", "next", "commonest", "next"], rows)


def _bound(bound: Mapping[str, Any]) -> list[str]:
    heads = [f"{players} players" for players in next(iter(bound.values()))]
    rows = [[way, *map(_share, by_table.values())] for way, by_table in bound.items()]
    return _table(["bound to", *heads], rows)


def _seats(seats: Mapping[str, Sequence[Figure]]) -> list[str]:
    rows: list[list[str]] = []
    for players, parts in seats.items():
        cells = [_share(part) for part in parts]
        gaps = [MISSING] * (len(PLACES) - len(cells))
        rows.append([players, *cells[:-1], *gaps, cells[-1]])
    return _table(["players", *PLACES], rows)


def _cards(kind: str, played: Mapping[str, Mapping[str, Figure]], middle: bool = True) -> list[str]:
    """What each card gives, and the mean of all if they are all there."""
    rows: list[list[str]] = []
    for players, cards in played.items():
        figures = [vp for vp, _ in cards.values()]
        means = [f"{mean(figures):.1f}"] if middle else []
        rows.append([f"{players} players", *(f"{vp:.1f}" for vp in figures), *means])
    return _table([kind, *next(iter(played.values())), *(["mean"] if middle else [])], rows)


def _rival(rival: Mapping[str, Any]) -> list[str]:
    heads = ("level", "cubes in the first round", "one more after every … rounds", "greedy's score")
    rows = [
        [
            level,
            str(found["cubes"]),
            str(found["rise"]),
            _figure(found["greedy"]),
            _share(found["won"]),
            f"{100 * found['wanted']:.0f}",
        ]
        for level, found in rival.items()
    ]
    return _table([*heads, "won by greedy", "wanted"], rows)
