"""Where games are kept while they are played."""

from __future__ import annotations

import os
import sys
from datetime import datetime
from pathlib import Path

from magnate.core.errors import BadRecord, MagnateError
from magnate.core.matches import Match
from magnate.core.records import Record
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
    """A file that wasn't there yet and is now, so that games started at once don't share one."""
    start = datetime.now().astimezone().strftime(f"{game}-%Y-%m-%d-%H%M%S")
    path = folder() / f"{start}.json"
    number = 2
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        while True:
            try:
                path.touch(exist_ok=False)
            except FileExistsError:
                path = folder() / f"{start}-{number}.json"
                number += 1
            else:
                return path
    except OSError as error:
        raise unwritable(path, error) from None


def find(name: str, game: str | None, words: Words) -> Path:
    """The file to resume from; `last` is the one saved last, of this game if one is named."""
    if name != LAST:
        return Path(name)
    saved = sorted(folder().glob("*.json"), key=lambda path: path.stat().st_mtime_ns)
    for path in reversed(saved):
        if path.stat().st_size and game in (None, _game_of(path)):
            return path
    raise BadRecord(words.text("cli-nothing-saved", folder=str(folder()), game=game or "any"))


def _game_of(path: Path) -> str:
    """The game of a saved file; of one that can't be read, what its name says."""
    try:
        return Record.load(path).game
    except BadRecord:
        return path.name.partition("-")[0]


def unwritable(path: Path, error: OSError) -> MagnateError:
    return MagnateError(f"{path}: can't be written: {error.strerror}")


def save(match: Match, path: Path) -> None:
    """Write a match; raise a `MagnateError` if it can't be written."""
    try:
        if path.parent == folder():
            path.parent.mkdir(parents=True, exist_ok=True)
        match.record().save(path)
    except OSError as error:
        raise unwritable(path, error) from None


def other_rules(match: Match, words: Words) -> str:
    """That a game was played under other rules than those installed; empty if it wasn't."""
    if match.other_rules is None:
        return ""
    old, new = match.other_rules, match.game.version
    return words.text("terminal-other-rules", old=old, new=new)


def why_closed(match: Match, words: Words) -> str:
    """Why a record can't be replayed, with the reason of the rules in words."""
    if match.closed_by is None:
        return words.error(match.closed)
    said = words.fact(match.closed_by, match.names)
    return words.error(match.closed.replace(str(match.closed_by), said))
