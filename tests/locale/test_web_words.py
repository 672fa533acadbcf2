"""The web client finds all its words in every language."""

from __future__ import annotations

import re
from functools import cache
from pathlib import Path

import pytest

import magnate
from tests.locale.test_words import LANGUAGES, entries

WEB = Path(__file__).parents[2] / "web" / "src"
KEY = r"[a-z][a-z0-9_]*(?:-[a-z0-9_]+)+(?:\.[a-z]+)?"
VALUE = r"\$\{[^{}]*\}"
"""A value within a template: `web-error-${key}`."""


@cache
def source() -> str:
    files = [*WEB.rglob("*.svelte"), *WEB.rglob("*.ts")]
    return "\n".join(path.read_text(encoding="utf-8") for path in sorted(files))


@cache
def asked() -> set[str]:
    """The keys that are written out: those of the client wherever they stand, others if called."""
    called = re.findall(rf"\b(?:text|has)\(\s*['\"`]({KEY})['\"`]", source())
    return {*called, *re.findall(rf"['\"`](web-{KEY})['\"`]", source())}


@cache
def made() -> list[str]:
    """The keys that are put together from values, as patterns."""
    templates = {
        *re.findall(rf"\b(?:text|has)\(\s*`([^`]*{VALUE}[^`]*)`", source()),
        *re.findall(rf"`(web-[^`\s]*{VALUE}[^`\s]*)`", source()),
    }
    parts = (re.split(VALUE, template) for template in sorted(templates))
    return [r"[\w-]+".join(map(re.escape, fixed)) for fixed in parts]


@cache
def known(language: str) -> set[str]:
    """The keys of a language with those of their attributes."""
    found = entries(language)
    attributes = {f"{key}.{name}" for key, entry in found.items() for name in entry.attributes}
    return set(found) | attributes


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_client_finds_its_words(language: str) -> None:
    assert asked() - known(language) == set()
    found = "\n".join(sorted(known(language)))
    assert [key for key in made() if not re.search(rf"^{key}$", found, re.MULTILINE)] == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_number_told_about_an_action_has_words(language: str) -> None:
    wanted = {
        f"web-{game.name}-number-{name.replace('_', '-')}"
        for game in magnate.all_games()
        for name in game.vocabulary.numbers
    }
    assert wanted - known(language) == set()
