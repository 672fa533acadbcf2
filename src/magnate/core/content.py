"""Content: component facts from TOML files, and overrides that change values but never keys."""

from __future__ import annotations

import json
import tomllib
from collections.abc import Callable, Collection, Iterator, Mapping, Sequence
from contextlib import contextmanager
from copy import deepcopy
from dataclasses import dataclass, field
from functools import cached_property
from hashlib import blake2b
from importlib.resources import files
from importlib.resources.abc import Traversable
from typing import Any, final

from magnate.core.errors import BadContent

SOURCES = ("rulebook", "published", "reconstructed")
ABOUT_THE_FILE = ("game", "name")
"""What an override may say about itself beside component facts."""
NO_LISTS: Mapping[str, object] = {}


def read(file: Traversable) -> dict[str, Any]:
    """Read a TOML file."""
    try:
        return tomllib.loads(file.read_text(encoding="utf-8"))
    except OSError as error:
        raise BadContent(f"{file}: can't be read: {error.strerror}") from None
    except (UnicodeDecodeError, tomllib.TOMLDecodeError) as error:
        raise BadContent(f"{file}: can't be read: {error}") from None


@contextmanager
def read_override(file: Traversable | None, game: str) -> Iterator[dict[str, Any]]:
    """What a file changes for a game (nothing without one), and complaints that name the file."""
    if file is None:
        yield {}
        return
    changes = read(file)
    try:
        if changes.get("game", game) != game:
            raise BadContent(f"game: is for {changes['game']!r}, not for {game!r}")
        yield changes
    except BadContent as error:
        raise BadContent(f"{file}: {error}") from None


@final
class Content:
    """The component facts in force in a game: the printed ones with an override put in."""

    def __init__(self, override: Mapping[str, Any], data: Mapping[str, Any]) -> None:
        self.override = deepcopy(dict(override))
        self.data = deepcopy(dict(data))
        self.digest = digest(data)


@dataclass
class Components:
    """Where the component facts of a game stand, and what is checked about them."""

    package: str
    names: Sequence[str]
    check: Callable[[Mapping[str, Any]], None]
    flexible: Mapping[str, object] = field(default_factory=dict)

    @cached_property
    def printed(self) -> Mapping[str, Any]:
        """The facts of the printed edition."""
        facts: dict[str, Any] = {}
        for name in self.names:
            facts |= read(files(self.package) / "content" / f"{name}.toml")
        return facts

    def content(self, changes: Mapping[str, Any]) -> Content:
        """The facts with the changes put in, or `BadContent` with the entry and the reason."""
        data = override(self.printed, changes, self.flexible)
        self.check(data)
        return Content(changes, data)


def override(
    base: Mapping[str, Any],
    changes: Mapping[str, Any],
    flexible: Mapping[str, object] = NO_LISTS,
    path: str = "",
) -> dict[str, Any]:
    """The content with the changes put in, or `BadContent` with the entry and the reason.

    Lists keep their length but for those under a `flexible` key, which comes with an example of an
    item.
    """
    merged = dict(base)
    for key, value in changes.items():
        where = f"{path}.{key}" if path else key
        if where in ABOUT_THE_FILE:
            _same_shape("", value, where)
            continue
        if key not in base:
            name = where if where.isprintable() else repr(where)  # a stranger's key, in one line
            raise BadContent(f"{name}: no such entry; here are {', '.join(base)}")
        old = base[key]
        if key == "source":
            check_one_of(value, SOURCES, where)
        if isinstance(old, Mapping):
            if not isinstance(value, Mapping):
                raise BadContent(f"{where}: must be a table of {', '.join(old)}")
            merged[key] = override(old, value, flexible, where)
        else:
            if key in flexible and isinstance(value, list):
                old = [flexible[key]] * len(value)
            _same_shape(old, value, where)
            merged[key] = value
    return merged


def _same_shape(old: object, new: object, where: str) -> None:
    """A value keeps its type, a list its length."""
    if isinstance(old, list):
        if not isinstance(new, list) or len(new) != len(old):
            raise BadContent(f"{where}: must be a list of {len(old)}")
        for index, (old_item, new_item) in enumerate(zip(old, new, strict=True)):
            _same_shape(old_item, new_item, f"{where}[{index}]")
    elif type(old) is not type(new):
        wanted = {int: "a whole number", str: "a text", bool: "true or false"}[type(old)]
        raise BadContent(f"{where}: must be {wanted}, not {new!r}")


def digest(content: Mapping[str, Any]) -> str:
    """A short text that differs whenever the facts do; where they come from doesn't matter."""
    data = json.dumps(_without_sources(content), sort_keys=True, separators=(",", ":"))
    return blake2b(data.encode(), digest_size=12).hexdigest()


def _without_sources(content: Mapping[str, Any]) -> dict[str, Any]:
    return {
        key: _without_sources(value) if isinstance(value, Mapping) else value
        for key, value in content.items()
        if key != "source"
    }


# What games check


def figures(facts: Mapping[str, Any], path: str = "") -> Iterator[tuple[str, int]]:
    """Every whole number with the entry it stands in."""
    for key, value in facts.items():
        where = f"{path}.{key}" if path else key
        if isinstance(value, Mapping):
            yield from figures(value, where)
        elif isinstance(value, list):
            yield from ((f"{where}[{i}]", n) for i, n in enumerate(value) if isinstance(n, int))
        elif isinstance(value, int):
            yield where, value


def check_range(number: int, least: int, most: int, path: str) -> None:
    if not least <= number <= most:
        raise BadContent(f"{path}: must be from {least} to {most}, not {number}")


def check_one_of(value: str, names: tuple[str, ...], path: str) -> None:
    if value not in names:
        raise BadContent(f"{path}: must be one of {', '.join(names)}, not {value!r}")


def check_length(values: Collection[object], length: int, path: str) -> None:
    if len(values) != length:
        raise BadContent(f"{path}: must be a list of {length}")


def check_keys(facts: Mapping[str, Any], name: str, names: tuple[str, ...], path: str = "") -> None:
    """The table of a name has exactly these entries, and perhaps a source."""
    found = [key for key in facts[name] if key != "source"]
    if sorted(found) != sorted(names):
        raise BadContent(f"{path}{name}: must have exactly {', '.join(names)}")
