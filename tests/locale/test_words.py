"""Every language says everything, says nothing in vain, and says it without an error."""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass, field
from functools import cache
from itertools import product
from pathlib import Path

import pytest
from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

import magnate
from magnate.bots import BOTS
from magnate.core.domains import MONEY, NUMBER, SEAT, Domain
from magnate.core.errors import BadSetup
from magnate.core.facts import FactKind
from magnate.core.vocabulary import CORE
from magnate.games.carnegie.actions import CELL
from magnate.games.carnegie.facts import ACTIVATED, ASK_VACATE, FOUNDED
from magnate.games.container import facts
from magnate.games.container.actions import BID_AMOUNT, BUY_FROM, BUY_MACHINE, CARD, COLOUR, SPACE
from magnate.games.rolling_heights.actions import PLOT
from magnate.games.rolling_heights.facts import BONUS, BOUGHT, STARTED_WITH
from magnate.simulation import ending_name
from magnate.words import Words, default_language, is_numeric, languages, message_name

SOURCE = Path(magnate.__file__).parent
WEB = Path(__file__).parents[2] / "web" / "src"
LANGUAGES = ("de", "en", "ru", "uk")
NAMES = ("Anna", "Ben", "Олена", "Юрій")
COUNTS = (0, 1, 2, 5, 21)
PLURALS = {"zero", "one", "two", "few", "many", "other"}

Params = dict[str, Domain]

# Parameters of messages that no kind, option or score part of a game asks for, but the source.
SHARED: dict[str, Params] = {
    "core-money": {"amount": MONEY},
    "core-number": {"number": NUMBER},
    "core-player": {"number": NUMBER},
    "container-zone-sea": {},
    "container-zone-island": {},
}


@dataclass
class Entry:
    """A message with all its parts: variables, selectors and the messages it refers to."""

    attributes: set[str]
    variables: set[str] = field(default_factory=set)
    references: set[str] = field(default_factory=set)
    selectors: list[tuple[str, set[str]]] = field(default_factory=list)


class Reader(Visitor):
    def __init__(self, entry: Entry) -> None:
        self.entry = entry

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802
        self.entry.variables.add(node.id.name)

    def visit_MessageReference(self, node: ast.MessageReference) -> None:  # noqa: N802
        self.entry.references.add(node.id.name)

    def visit_SelectExpression(self, node: ast.SelectExpression) -> None:  # noqa: N802
        assert isinstance(node.selector, ast.VariableReference)
        keys = {
            variant.key.name if isinstance(variant.key, ast.Identifier) else variant.key.value
            for variant in node.variants
        }
        self.entry.selectors.append((node.selector.id.name, keys))
        self.generic_visit(node)


@cache
def entries(language: str) -> dict[str, Entry]:
    """The messages of a language, from all its files."""
    found: dict[str, Entry] = {}
    for path in sorted((SOURCE / "locale" / language).glob("*.ftl")):
        for part in FluentParser().parse(path.read_text(encoding="utf-8")).body:
            assert not isinstance(part, ast.Junk), f"{path}: can't read {part.content!r}"
            assert not isinstance(part, ast.Term), f"{path}: a term doesn't see the variables"
            if isinstance(part, ast.Message):
                key = part.id.name
                assert key not in found, f"{path}: {key} is there twice"
                entry = Entry({attribute.id.name for attribute in part.attributes})
                Reader(entry).visit(part)
                found[key] = entry
    return found


@cache
def referenced(language: str) -> set[str]:
    found = entries(language)
    return {
        other for key, entry in found.items() for other in entry.references if other != key
    } & set(found)


@cache
def source() -> str:
    return "\n".join(path.read_text(encoding="utf-8") for path in sorted(SOURCE.rglob("*.py")))


@cache
def web_keys() -> re.Pattern[str]:
    """The keys that the web client asks for, as one pattern: `web-tab-${name}` is any tab."""
    files = [path for path in WEB.rglob("*") if path.suffix in (".ts", ".svelte")]
    text = "\n".join(path.read_text(encoding="utf-8") for path in files if path.parts[-2] != "wire")
    literal = set(re.findall(r"[\"'](web-[\w-]+)[\"'.]", text))
    made = re.findall(r"`(web-(?:[\w-]|\$\{[^}]*\})+)`", text)
    patterns = {re.sub(r"\\\$\\\{.*?\\\}", r"[\\w-]+", re.escape(key)) for key in made}
    assert r"web\-[\w-]+" not in patterns, "it stands for every key"
    return re.compile("|".join(sorted(literal | patterns)))


def in_source(key: str) -> bool:
    if web_keys().fullmatch(key):
        return True
    return re.search(rf"[\"']{key}[\"'.]", source()) is not None


def fact_kinds() -> list[FactKind]:
    return [*CORE.facts, *(kind for game in magnate.all_games() for kind in game.vocabulary.facts)]


@cache
def wanted() -> dict[str, Params]:
    """The messages that the games need, with their parameters."""
    found = {kind.key: dict(kind.params) for kind in fact_kinds()}
    found.update((f"core-bot-{name}", {"number": NUMBER}) for name in BOTS)
    for game in magnate.all_games():
        found[f"{game.name}-name"] = {}
        for option in game.options:
            key = f"{game.name}-option-{option.name.replace('_', '-')}"
            found[key] = {}
            if option.kind == "choice":
                found.update((f"{key}-{choice}", {}) for choice in option.choices)
        for part in game.start().standing(0):
            found[f"{game.name}-part-{part}"] = {}
        for kind in game.table.kinds:
            found[f"{game.name}-action-{kind.name}"] = dict(kind.params)
        for domain in game.vocabulary.domains.values():
            if domain is not SEAT and not is_numeric(domain):
                texts = map(message_name, domain.texts)
                found.update((f"{game.name}-{domain.name}-{text}", {}) for text in texts)
    return found


def public(language: str) -> set[str]:
    """All messages but those that only help others of the same language."""
    return {
        key
        for key in entries(language)
        if key in wanted() or key not in referenced(language) or in_source(key)
    }


def reach(language: str, key: str) -> Iterator[Entry]:
    """A message and all that it refers to, directly or not."""
    waiting, seen = [key], {key}
    while waiting:
        entry = entries(language)[waiting.pop()]
        yield entry
        waiting += sorted(entry.references - seen)
        seen |= entry.references


def variables(language: str, key: str) -> set[str]:
    return {name for entry in reach(language, key) for name in entry.variables}


def samples(domain: Domain) -> tuple[int, ...]:
    if domain is SEAT:
        return (0, 2, 4)
    if not domain.texts:
        return COUNTS
    values = range(domain.low, domain.low + domain.size)
    return tuple(values) if domain.size <= 10 else tuple(n for n in COUNTS if n in values)


def check(text: str, language: str) -> None:
    assert text == " ".join(re.split("[ \n]+", text.strip()))
    assert not re.search(r"[{}]|(?<!\d\xa0)\$(?!\d)|None|(containers|money)-I", text)
    if language != "en":
        assert not re.search(r"\b(black|brown|violet|grey)\b", text)
    if language in ("ru", "uk"):
        latin = re.sub(r"Anna|Ben|\b(HR|R&D|I|II|III|[A-EGKV]|r\dc\d|[a-i][1-6])\b", "", text)
        assert not re.search("[A-Za-z]", latin)


def test_the_languages() -> None:
    assert tuple(languages()) == LANGUAGES
    assert all(Words(language).language == language for language in LANGUAGES)
    with pytest.raises(BadSetup, match=r"'fr'.*de, en, ru, uk"):
        Words("fr")


@pytest.mark.parametrize("language", LANGUAGES)
def test_nothing_is_missing(language: str) -> None:
    assert set(wanted()) - set(entries(language)) == set()
    for game in magnate.all_games():
        assert entries(language)[f"{game.name}-name"].attributes == {"about"}
        for option in game.options:
            key = f"{game.name}-option-{option.name.replace('_', '-')}"
            assert entries(language)[key].attributes == {"about"}
    for key, entry in entries(language).items():
        assert entry.references <= set(entries(language)), key


@pytest.mark.parametrize("language", LANGUAGES)
def test_screens_find_their_words(language: str) -> None:
    asked = set(re.findall(r"text\(\s*[\"']((?:terminal|cli)-[\w-]+)[\"']", source()))
    assert asked - set(entries(language)) == set()


@pytest.mark.parametrize("language", LANGUAGES)
def test_nothing_is_unused(language: str) -> None:
    used = set(wanted()) | referenced(language)
    told = {key for key in entries(language) if not key.startswith("error-")}
    assert {key for key in told if key not in used and not in_source(key)} == set()


@pytest.mark.parametrize("language", LANGUAGES)
def test_all_languages_say_the_same(language: str) -> None:
    assert public(language) == public("en")
    for key in public("en"):
        assert entries(language)[key].attributes == entries("en")[key].attributes, key
        assert variables(language, key) == variables("en", key), key


@pytest.mark.parametrize("language", LANGUAGES)
def test_messages_use_only_their_parameters(language: str) -> None:
    for key, params in (wanted() | SHARED).items():
        assert variables(language, key) <= set(params), key
        for entry in reach(language, key):
            for name, variants in entry.selectors:
                domain = params[name]
                assert domain is not SEAT, key
                if is_numeric(domain):
                    assert all(text in PLURALS or text.isdigit() for text in variants), key
                else:
                    assert variants <= set(map(message_name, domain.texts)), key


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_fact_can_be_said(language: str) -> None:
    words = Words(language)
    for kind in fact_kinds():
        for args in product(*(samples(domain) for _, domain in kind.params)):
            text = words.fact(kind.at(*args), NAMES)
            check(text, language)
            assert text.endswith(("?", ".")), text


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_action_can_be_said(language: str) -> None:
    words = Words(language)
    for game in magnate.all_games():
        labels = [words.action(action, NAMES) for action in game.table.actions]
        assert len(set(labels)) == len(labels), "two actions read alike"
        for label in labels:
            check(label, language)
            assert not label.endswith("."), label
        for kind in game.table.kinds:
            about = words.text(f"{game.name}-action-{kind.name}.about")
            check(about, language)
            assert about.endswith("."), about


@pytest.mark.parametrize("language", LANGUAGES)
def test_everything_else_can_be_said(language: str) -> None:
    words = Words(language)
    sentences = {kind.key for kind in fact_kinds()}
    for key, params in (wanted() | SHARED).items():
        if "-action-" not in key and key not in sentences:
            check(words.text(key, **dict.fromkeys(params, 3)), language)
            for attribute in entries(language)[key].attributes:
                check(words.text(f"{key}.{attribute}"), language)


EXPLAINED = {
    "container": ("card", "broker"),
    "carnegie": ("department", "donation", "type"),
    "rolling_heights": ("worker", "pose"),
}
"""The domains whose every value needs an explanation. What ads, targets and Andrew's cards say
depends on the component facts: `rolling_heights-card-*` and `carnegie-andrew.card` tell it."""


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_action_and_piece_is_explained(language: str) -> None:
    for game in magnate.all_games():
        keys = [f"{game.name}-action-{kind.name}" for kind in game.table.kinds]
        keys += [f"{game.name}-part-{part}" for part in game.start().standing(0)]
        for name in EXPLAINED[game.name]:
            domain = game.vocabulary.domains[name]
            keys += [f"{game.name}-{name}-{message_name(text)}" for text in domain.texts]
        for key in keys:
            assert "about" in entries(language)[key].attributes, key


def test_colours_have_the_same_letter_everywhere() -> None:
    for language in LANGUAGES:
        words = Words(language)
        letters = [words.text(f"container-colour-{text}.letter") for text in COLOUR.texts]
        assert "".join(letters) == "KBVEG"


def test_values() -> None:
    words = Words("en")
    assert words.value(COLOUR, 2) == "violet"
    assert words.value(SPACE, 4) == "broker II, money"
    assert words.value(SEAT, 1, NAMES) == "Ben"
    assert words.value(SEAT, 4, NAMES) == "Player 5"
    assert words.value(NUMBER, 12) == words.value(BID_AMOUNT, 12) == "12"
    assert words.value(MONEY, 12) == "$12"
    assert words.value(MONEY, -11) == "−$11"
    assert words.value(CARD, 0) == "A"
    assert Words("ru").value(COLOUR, 0) == "чёрный"


@pytest.mark.parametrize(
    ("language", "numbers"),
    [
        ("en", ["12,345", "12,345.7", "2.0"]),
        ("de", ["12.345", "12.345,7", "2,0"]),
        ("ru", ["12\N{NO-BREAK SPACE}345", "12\N{NO-BREAK SPACE}345,7", "2,0"]),
        ("uk", ["12\N{NO-BREAK SPACE}345", "12\N{NO-BREAK SPACE}345,7", "2,0"]),
    ],
)
def test_numbers_are_written_as_in_messages(language: str, numbers: list[str]) -> None:
    words = Words(language)
    assert [words.number(12345), words.number(12345.678, 1), words.number(2.0, 1)] == numbers
    assert numbers[0] in words.text("cli-ending", ending="supply", times=1, games=12345)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_ending_has_a_name(language: str) -> None:
    """None is called by its key."""
    words = Words(language)
    for game in magnate.all_games():
        assert game.ending_events
        for kind in game.ending_events:
            name = ending_name(kind)
            assert name in dict(entries(language)["cli-ending"].selectors)["ending"]
            text = words.text("cli-ending", ending=name, times=2, games=3)
            assert language == "en" or name not in text


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_cell_of_carnegie_is_called_as_it_is_typed(language: str) -> None:
    words = Words(language)
    for cell, text in enumerate(CELL.texts):
        assert words.value(CELL, cell) == text
        for fact in (FOUNDED.at(0, 1, cell, 2), ACTIVATED.at(0, cell, 1, 3), ASK_VACATE.at(cell)):
            assert text in words.fact(fact, NAMES)


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_plot_of_rolling_heights_is_called_as_it_is_typed(language: str) -> None:
    words = Words(language)
    for plot, text in enumerate(PLOT.texts):
        assert words.value(PLOT, plot) == text
        for fact in (STARTED_WITH.at(0, 1, plot), BOUGHT.at(0, 1, plot, 2), BONUS.at(0, plot, 3)):
            assert text in words.fact(fact, NAMES)


def test_actions_and_facts() -> None:
    assert Words("en").action(BUY_MACHINE.at(2), NAMES) == "Buy a violet machine"
    assert Words("de").action(BUY_MACHINE.at(3), NAMES) == "Eine beigefarbene Maschine kaufen"
    assert Words("uk").action(BUY_MACHINE.at(4), NAMES) == "Купити сірий верстат"
    assert Words("de").action(BUY_FROM.at(0), NAMES) == "Aus dem Fabriklager von Anna kaufen"
    produced = facts.PRODUCED.at(0, 2)
    assert Words("en").fact(produced, NAMES) == "Anna produced a violet container."
    assert Words("de").fact(produced, NAMES) == "Anna produziert einen violetten Container."
    assert Words("ru").fact(produced, NAMES) == "Anna производит фиолетовый контейнер."
    assert Words("uk").fact(produced, NAMES) == "Anna виробляє фіолетовий контейнер."


@pytest.mark.parametrize(
    ("language", "count", "words"),
    [
        ("en", 1, "1 black container"),
        ("en", 2, "2 black containers"),
        ("de", 1, "1 schwarzen Container"),
        ("de", 2, "2 schwarze Container"),
        ("ru", 1, "1 чёрный контейнер"),
        ("ru", 2, "2 чёрных контейнера"),
        ("ru", 5, "5 чёрных контейнеров"),
        ("ru", 21, "21 чёрный контейнер"),
        ("uk", 1, "1 чорний контейнер"),
        ("uk", 2, "2 чорні контейнери"),
        ("uk", 5, "5 чорних контейнерів"),
        ("uk", 21, "21 чорний контейнер"),
    ],
)
def test_plurals(language: str, count: int, words: str) -> None:
    text = Words(language).fact(facts.DELIVERED.at(0, count, 0), NAMES)
    assert re.search(rf"\b{words}\b", text)


@pytest.mark.parametrize(
    ("language", "texts"),
    [
        ("ru", ["потеря: 1 кубик", "потеря: 2 кубика", "потеря: 5 кубиков"]),
        ("uk", ["втрата: 1 кубик", "втрата: 2 кубики", "втрата: 5 кубиків"]),
    ],
)
def test_what_is_lost_needs_no_verb(language: str, texts: list[str]) -> None:
    """One would have to agree with all that follows it."""
    words = Words(language)
    for count, text in zip((1, 2, 5), texts, strict=True):
        cubes = words.text("terminal-rolling_heights-cubes-lost", count=count)
        assert words.text("terminal-rolling_heights-lost", what=cubes) == text


@pytest.mark.parametrize(
    ("language", "texts"),
    [
        ("ru", ["Осталось 1 действие", "Осталось 2 действия", "Осталось 5 действий"]),
        ("uk", ["Залишилася 1 дія", "Залишилося 2 дії", "Залишилося 5 дій"]),
    ],
)
def test_actions_left(language: str, texts: list[str]) -> None:
    for count, text in zip((1, 2, 5), texts, strict=True):
        assert Words(language).fact(facts.ASK_MAIN.at(count), NAMES).startswith(f"{text}.")


@pytest.mark.parametrize(
    ("language", "additional"),
    [("en", "additional"), ("de", "zusätzlich"), ("ru", "дополнительную"), ("uk", "додаткову")],
)
def test_bids_are_asked_clearly(language: str, additional: str) -> None:
    words = Words(language)
    assert additional in words.fact(facts.ASK_SECOND_BID.at(1, 7), NAMES)
    first = words.fact(facts.ASK_BID.at(1, 3), NAMES)
    assert "Ben" in first
    assert "3" in first


def test_missing_words() -> None:
    for language in LANGUAGES:
        for key in ("no-such-key", "container-name.short"):
            with pytest.raises(KeyError):
                Words(language).text(key)
    with pytest.raises(ValueError, match="core-player"):
        Words("en").text("core-player")


@pytest.mark.parametrize(
    ("environment", "language"),
    [
        ({}, "en"),
        ({"LANG": "de_AT.UTF-8"}, "de"),
        ({"LANG": "de_AT.UTF-8", "LC_MESSAGES": "uk_UA"}, "uk"),
        ({"LC_ALL": "C.UTF-8", "LANG": "ru_RU.UTF-8"}, "en"),
        ({"LC_ALL": "", "LANG": "ru_RU.UTF-8"}, "ru"),
        ({"LANG": "ru.UTF-8"}, "ru"),
        ({"LANG": "fr_FR.UTF-8"}, "en"),
        ({"MAGNATE_LANG": "uk", "LC_ALL": "de_DE.UTF-8"}, "uk"),
        ({"MAGNATE_LANG": "DE-ch"}, "de"),
    ],
)
def test_default_language(
    environment: dict[str, str], language: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    for variable in ("MAGNATE_LANG", "LC_ALL", "LC_MESSAGES", "LANG"):
        monkeypatch.delenv(variable, raising=False)
    for variable, value in environment.items():
        monkeypatch.setenv(variable, value)
    assert default_language() == language
