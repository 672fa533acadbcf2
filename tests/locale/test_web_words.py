"""The web client finds all its words in every language."""

from __future__ import annotations

import re
from functools import cache
from pathlib import Path

import pytest

import magnate
from tests.locale.test_words import LANGUAGES, entries

GAMES = magnate.all_games()
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
def test_words_are_at_hand_together(language: str) -> None:
    """The words of a game's table are loaded with it: those of the house never refer to them, nor
    another game's."""
    tables = {game.name: keys(language, game.name, f"web-{game.name}") for game in GAMES}
    for key, entry in entries(language).items():
        for game, own in tables.items():
            at_table = key in own or key.startswith(("terminal-", f"web-guide-{game}-"))
            assert at_table or not entry.references & own, (key, game)
        if re.match(rf"({'|'.join(tables)})-(name|option)\b", key):
            assert not any(key in own for own in tables.values()), key


def keys(language: str, *names: str) -> set[str]:
    folder = Path(magnate.__file__).parent / "locale" / language
    text = "\n".join((folder / f"{name}.ftl").read_text(encoding="utf-8") for name in names)
    return set(re.findall(r"^([\w-]+) =", text, re.MULTILINE))


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_number_told_about_an_action_has_words(language: str) -> None:
    wanted = {
        f"web-{game.name}-number-{name.replace('_', '-')}"
        for game in GAMES
        for name in game.vocabulary.numbers
    }
    assert wanted - known(language) == set()


@pytest.mark.parametrize("language", LANGUAGES)
def test_who_waits_is_told_for_what(language: str) -> None:
    """The bar has words for each question that somebody else is asked."""
    asked = [kind.key for game in GAMES for kind in game.vocabulary.facts if "-ask-" in kind.key]
    words = known(language)
    assert asked
    assert [
        key for key in asked if not {f"web-doing-{key}", key.replace("-ask-", "-question-")} & words
    ] == []
