"""Content: component facts from TOML files, and overrides that change values but never keys."""

from __future__ import annotations

import json
import tomllib
from collections.abc import Callable, Collection, Iterator, Mapping, Sequence
from contextlib import contextmanager
from copy import deepcopy
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


def read_override(file: Traversable | None, game: str) -> dict[str, Any]:
    """What a file changes for a game; nothing without a file."""
    if file is None:
        return {}
    changes = read(file)
    if changes.get("game", game) != game:
        raise BadContent(f"{file}: game: is for {changes['game']!r}, not for {game!r}")
    return changes


@contextmanager
def naming(file: Traversable | None) -> Iterator[None]:
    """Name the file in complaints about its content."""
    try:
        yield
    except BadContent as error:
        raise BadContent(f"{file}: {error}" if file else str(error)) from None


def read_all(folder: Traversable, names: Collection[str]) -> dict[str, Any]:
    """The tables of all these files of a folder together."""
    facts: dict[str, Any] = {}
    for name in names:
        facts |= read(folder / f"{name}.toml")
    return facts


@final
class Content:
    """The component facts in force in a game: the printed ones with an override put in."""

    def __init__(self, override: Mapping[str, Any], data: Mapping[str, Any]) -> None:
        self.override = deepcopy(dict(override))
        self.data = deepcopy(dict(data))
        self.digest = digest(data)


class Components:
    """Where the component facts of a game stand, and what is checked about them."""

    def __init__(
        self,
        package: str,
        names: Sequence[str],
        check: Callable[[Mapping[str, Any]], None],
        flexible: Mapping[str, object] = NO_LISTS,
    ) -> None:
        self.package = package
        self.names = names
        self.check = check
        self.flexible = flexible

    @cached_property
    def printed(self) -> Mapping[str, Any]:
        """The facts of the printed edition."""
        return read_all(files(self.package) / "content", self.names)

    def content(self, changes: Mapping[str, Any]) -> Content:
        """The facts with the changes put in, or `BadContent` with the entry and the reason."""
        data = override(self.printed, changes, self.flexible)
        self.check(data)
        return Content(changes, data)


def override(
    base: Mapping[str, Any], changes: Mapping[str, Any], flexible: Mapping[str, object] = NO_LISTS
) -> dict[str, Any]:
    """The content with the changes put in, or `BadContent` with the entry and the reason.

    Lists keep their length but for those under a `flexible` key, which comes with an example of an
    item.
    """
    facts = {key: value for key, value in changes.items() if key not in ABOUT_THE_FILE}
    for key in ABOUT_THE_FILE:
        if not isinstance(changes.get(key, ""), str):
            raise BadContent(f"{key}: must be a text")
    return _merge(base, facts, "", flexible)


def _merge(
    base: Mapping[str, Any], changes: Mapping[str, Any], path: str, flexible: Mapping[str, object]
) -> dict[str, Any]:
    merged = dict(base)
    for key, value in changes.items():
        where = f"{path}.{key}" if path else key
        if key not in base:
            name = where if where.isprintable() else repr(where)  # a stranger's key, in one line
            raise BadContent(f"{name}: no such entry; here are {', '.join(base)}")
        old = base[key]
        if key == "source" and value not in SOURCES:
            raise BadContent(f"{where}: must be one of {', '.join(SOURCES)}")
        if isinstance(old, Mapping):
            if not isinstance(value, Mapping):
                raise BadContent(f"{where}: must be a table of {', '.join(old)}")
            merged[key] = _merge(old, value, where, flexible)
            continue
        if key in flexible and isinstance(value, list):
            for index, item in enumerate(value):
                _same_shape(flexible[key], item, f"{where}[{index}]")
        else:
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
