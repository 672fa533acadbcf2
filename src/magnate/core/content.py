"""Content: component facts from TOML files, and overrides that change values but never keys."""

from __future__ import annotations

import json
import tomllib
from collections.abc import Collection, Mapping
from hashlib import blake2b
from importlib.resources.abc import Traversable
from typing import Any

from magnate.core.errors import BadContent

SOURCES = ("rulebook", "published", "reconstructed")
ABOUT_THE_FILE = ("game", "name")
"""What an override may say about itself beside component facts."""


def read(file: Traversable) -> dict[str, Any]:
    """Read a TOML file."""
    try:
        return tomllib.loads(file.read_text(encoding="utf-8"))
    except OSError as error:
        raise BadContent(f"{file.name}: can't be read: {error.strerror}") from None
    except (UnicodeDecodeError, tomllib.TOMLDecodeError) as error:
        raise BadContent(f"{file.name}: can't be read: {error}") from None


def override(
    base: Mapping[str, Any], changes: Mapping[str, Any], flexible: Collection[str] = ()
) -> dict[str, Any]:
    """The content with the changes put in, or `BadContent` with the entry and the reason.

    Lists keep their length but for those under a `flexible` key.
    """
    facts = {key: value for key, value in changes.items() if key not in ABOUT_THE_FILE}
    for key in ABOUT_THE_FILE:
        if not isinstance(changes.get(key, ""), str):
            raise BadContent(f"{key}: must be a text")
    return _merge(base, facts, "", flexible)


def _merge(
    base: Mapping[str, Any], changes: Mapping[str, Any], path: str, flexible: Collection[str]
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
                _same_shape(old[0] if old else 0, item, f"{where}[{index}]")
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
