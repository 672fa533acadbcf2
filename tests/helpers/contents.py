"""Component facts with something changed or left out."""

from __future__ import annotations

import copy
from collections.abc import Iterator, Mapping
from typing import Any


def without(facts: Mapping[str, Any], *path: str) -> dict[str, Any]:
    """The facts less one entry."""
    rest = copy.deepcopy(dict(facts))
    table = rest
    for key in path[:-1]:
        table = table[key]
    del table[path[-1]]
    return rest


def changing(entry: str, value: object) -> dict[str, Any]:
    """An override that changes one entry: `loan.limit`."""
    *tables, key = entry.split(".")
    changes: dict[str, Any] = {key: value}
    for table in reversed(tables):
        changes = {table: changes}
    return changes


def tables(facts: Mapping[str, Any], path: str = "") -> Iterator[tuple[str, Mapping[str, Any]]]:
    """Every table in these facts with the entry it stands under."""
    for key, value in facts.items():
        if isinstance(value, Mapping):
            yield f"{path}{key}", value
            yield from tables(value, f"{path}{key}.")
