"""Files of component facts: reading, checking, and what they change."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import Any

from rich.text import Text

from magnate.core.content import read, read_override
from magnate.core.errors import BadContent
from magnate.core.game import game
from magnate.terminal.screen import facts_name, make_console
from magnate.words import Words


def check(file: Path, name: str | None, words: Words) -> None:
    """Say that a file can be played with, and what it changes; or raise `BadContent`."""
    chosen = name or read(file).get("game")
    if not isinstance(chosen, str):
        raise BadContent(f"{file}: game: doesn't say which game it is for; add it, or use --game")
    played = game(chosen)
    with read_override(file, chosen) as changes:
        for players in range(played.min_players, played.max_players + 1):
            played.prepare(players, changes, {})
    console = make_console()
    console.print(words.text("cli-content-ok", file=str(file), game=chosen), style="good")
    if facts := facts_name(changes, words):
        console.print(facts, style="muted", soft_wrap=True)
    lines = _changes(played.components.printed, changes, "")
    for entry, old, new in lines:
        line = Text.assemble((f"  {entry}", "bold"), f"  {old} → ", (str(new), "act"))
        console.print(line, soft_wrap=True)
    console.print(words.text("cli-content-changes", count=len(lines)), style="muted")


def _changes(
    old: Mapping[str, Any], new: Mapping[str, Any], path: str
) -> list[tuple[str, object, object]]:
    found: list[tuple[str, object, object]] = []
    for key, value in new.items():
        where = f"{path}.{key}" if path else key
        if key not in old:
            continue  # what the file says about itself
        if isinstance(value, Mapping):
            found += _changes(old[key], value, where)
        elif old[key] != value:
            found.append((where, old[key], value))
    return found
