"""Names are never bent, and every term of a game is used in one way."""

from __future__ import annotations

import re
import tomllib
from collections.abc import Iterator
from pathlib import Path

import pytest
from fluent.syntax import FluentParser, ast

import magnate
from magnate.core.domains import SEAT
from magnate.core.vocabulary import CORE
from tests.locale.test_words import LANGUAGES, SOURCE

GLOSSARIES = Path(__file__).parent / "glossary"
GAMES = [game.name for game in magnate.all_games()]
NO_PLAYERS = {"terminal-content-name"}
"""Messages of screens whose `$name` is no player's."""
SUBJECT_FOLLOWS = {
    "ru": {"ходит", "получает", "продаёт", "клавиатурой"},
    "uk": {"ходить", "отримує", "продає", "клавіатурою"},
}
"""The words after which a name stands as it is: it is what the sentence is about."""


def seat_variables() -> set[str]:
    """The parameters of actions, questions, reasons and events that are players."""
    kinds = [params.params for params in CORE.facts]
    for game in magnate.all_games():
        kinds += [kind.params for kind in game.vocabulary.facts]
        kinds += [kind.params for kind in game.table.kinds]
    return {name for params in kinds for name, domain in params if domain is SEAT}


def messages(text: str) -> Iterator[tuple[str, ast.Pattern]]:
    """Every text of a file with its key: values, attributes, and each variant of a choice."""

    def patterns(node: ast.Pattern) -> Iterator[ast.Pattern]:
        yield node
        for part in node.elements:
            if isinstance(part, ast.Placeable) and isinstance(
                part.expression, ast.SelectExpression
            ):
                for variant in part.expression.variants:
                    yield from patterns(variant.value)

    for entry in FluentParser().parse(text).body:
        if isinstance(entry, ast.Message):
            for value in (entry.value, *(attribute.value for attribute in entry.attributes)):
                if value is not None:
                    yield from ((entry.id.name, pattern) for pattern in patterns(value))


def bent(language: str, text: str) -> list[str]:
    """Where a file puts a player's name into a case that a name can't have."""
    names = seat_variables()
    found: list[str] = []
    for key, pattern in messages(text):
        here = names
        if key.startswith("terminal-") and key not in NO_PLAYERS:
            here = names | {"name", "names"}
        if key.startswith("web-"):
            here = names | {"player", "players"}
        before = ""
        for place, part in enumerate(pattern.elements):
            if isinstance(part, ast.TextElement):
                before += part.value
                continue
            variable = part.expression
            if isinstance(variable, ast.VariableReference) and variable.id.name in here:
                after = pattern.elements[place + 1 :][:1]
                following = (
                    after[0].value if after and isinstance(after[0], ast.TextElement) else ""
                )
                if _needs_a_case(language, before, following):
                    found.append(f"{key}: {before}{{ ${variable.id.name} }}{following}")
            before += "…"
    return found


def _needs_a_case(language: str, before: str, following: str) -> bool:
    if language == "de":
        return bool(re.match("s|[’']", following) or re.search(r"\b(des|dessen|deren) $", before))
    if language in SUBJECT_FOLLOWS:
        last = re.search(r"(\w+|…) ?$", before)
        return last is not None and last[1].lower() not in SUBJECT_FOLLOWS[language]
    return False


def test_which_variables_are_names() -> None:
    assert seat_variables() == {"seat", "owner", "bidder", "seller", "debtor"}


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_name_is_bent(language: str) -> None:
    for path in sorted((SOURCE / "locale" / language).glob("*.ftl")):
        assert bent(language, path.read_text(encoding="utf-8")) == [], path.name


@pytest.mark.parametrize(
    ("language", "text"),
    [
        ("ru", "порт игрока { $owner }"),
        ("ru", "У { $seat } нет денег"),
        ("ru", "Ставка { $bidder } перебита"),
        ("ru", "За ${ $amount } { $owner } продаёт"),
        ("uk", "Банк прощає гравцеві { $seat } відсотки"),
        ("uk", "контейнери від { $seller }"),
        ("de", "{ $owner }s Hafen"),
        ("de", "{ $owner }’ Hafen"),
        ("de", "das Lager des { $owner }"),
    ],
)
def test_a_bent_name_is_found(language: str, text: str) -> None:
    assert len(bent(language, f"key = {text}\n")) == 1
    assert len(
        bent(language, f"key =\n    {{ $n ->\n        [one] {text}\n       *[other] x\n    }}\n")
    )
    screen = text.replace("$owner", "$name").replace("$seat", "$name").replace("$bidder", "$name")
    assert len(bent(language, f"terminal-key = {screen.replace('$seller', '$name')}\n")) == 1


@pytest.mark.parametrize(
    ("language", "text"),
    [
        ("ru", "Порт: { $owner }"),
        ("ru", "{ $seat } платит; получает { $owner }"),
        ("ru", "заходит в порт ({ $owner })"),
        ("uk", "Ходить { $seat }."),
        ("de", "im Hafen von { $owner }"),
        ("en", "{ $owner }’s harbour"),
    ],
)
def test_a_name_in_its_place_is_left_alone(language: str, text: str) -> None:
    assert bent(language, f"key = {text}\n") == []


def misused(language: str, glossary: dict[str, dict[str, list[str]]], text: str) -> list[str]:
    """The terms of a glossary that a text says in another way, or doesn't say at all."""
    said = [
        (key, "".join(part.value if isinstance(part, ast.TextElement) else "…" for part in parts))
        for key, parts in ((key, pattern.elements) for key, pattern in messages(text))
    ]
    found: list[str] = []
    for term, others in glossary[language].items():
        if not any(re.search(term, sentence, re.IGNORECASE) for _, sentence in said):
            found.append(f"{term} is never said")
        for other in others:
            found += [
                f"{key}: {other} for {term}"
                for key, sentence in said
                if re.search(other, sentence, re.IGNORECASE)
            ]
    return found


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_terms_are_used_in_one_way(game: str, language: str) -> None:
    folder = SOURCE / "locale" / language
    files = [folder / f"{kind}{game}.ftl" for kind in ("", "lobby-", "terminal-", "web-")]
    text = "\n".join(path.read_text(encoding="utf-8") for path in files)
    glossary = tomllib.loads((GLOSSARIES / f"{game}.toml").read_text(encoding="utf-8"))
    assert misused(language, glossary, text) == []


def test_a_misused_term_is_found() -> None:
    glossary = {"de": {"inaktiv": ["liegend"]}}
    good = "one = Einen inaktiven Mitarbeiter versetzen\n"
    assert misused("de", glossary, good) == []
    bad = f"{good}two = Liegend, {'{ $origin }'}\n    .about = x\n"
    assert misused("de", glossary, bad) == ["two: liegend for inaktiv"]
    assert misused("de", glossary, "one = x\n") == ["inaktiv is never said"]
    about = "{ $n ->\n            [one] liegend\n           *[other] y\n        }"
    hidden = f"{good}two = x\n    .about =\n        {about}\n"
    assert misused("de", glossary, hidden) == ["two: liegend for inaktiv"]
