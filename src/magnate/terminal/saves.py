"""Where games are kept while they are played."""

from __future__ import annotations

import os
import sys
from datetime import datetime
from pathlib import Path

from magnate.core.errors import BadRecord, MagnateError
from magnate.core.matches import Match
from magnate.words import Words

LAST = "last"
"""Stands for the newest game in the folder."""


def folder() -> Path:
    """The folder of this user for saved games."""
    if state := os.environ.get("XDG_STATE_HOME"):
        return Path(state) / "magnate"
    if sys.platform == "darwin":
        return Path.home() / "Library" / "Application Support" / "magnate"
    if sys.platform == "win32" and (local := os.environ.get("LOCALAPPDATA")):
        return Path(local) / "magnate"
    return Path.home() / ".local" / "state" / "magnate"


def new_file(game: str) -> Path:
    """A file that isn't there yet."""
    start = datetime.now().astimezone().strftime(f"{game}-%Y-%m-%d-%H%M%S")
    path = folder() / f"{start}.json"
    number = 2
    while path.exists():
        path = folder() / f"{start}-{number}.json"
        number += 1
    return path


def find(name: str) -> Path:
    """The file to resume from; `last` is the one saved last."""
    if name != LAST:
        return Path(name)
    saved = sorted(folder().glob("*.json"), key=lambda path: path.stat().st_mtime_ns)
    if not saved:
        raise BadRecord(f"no game has been saved in {folder()}")
    return saved[-1]


def save(match: Match, path: Path) -> None:
    """Write a match; raise a `MagnateError` if it can't be written."""
    try:
        if path.parent == folder():
            path.parent.mkdir(parents=True, exist_ok=True)
        match.record().save(path)
    except OSError as error:
        raise MagnateError(f"{path}: can't be written: {error.strerror}") from None


def other_rules(match: Match, words: Words) -> str:
    """That a game was played under other rules than those installed; empty if it wasn't."""
    if match.other_rules is None:
        return ""
    old, new = match.other_rules, match.game.version
    return words.text("terminal-other-rules", old=old, new=new)


def why_closed(match: Match, words: Words) -> str:
    """Why a record can't be replayed, with the reason of the rules in words."""
    if match.closed_by is None:
        return match.closed
    said = words.fact(match.closed_by, match.names)
    return match.closed.replace(str(match.closed_by), said)
