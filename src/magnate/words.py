"""Words: what a person reads, in one of the languages of the `locale` folder.

The engine speaks in kinds and numbers; here they become sentences, by Fluent messages. A parameter
is handed over under its own name: a seat as its player's name, a number as a number, anything else
as its notation, so that a message can select on it. Errors are English sentences in the engine,
which knows no words; `errors.ftl` lists them, and by it they are said in other languages.
"""

from __future__ import annotations

import os
import re
from collections.abc import Mapping, Sequence
from functools import cache
from importlib.resources import files
from importlib.resources.abc import Traversable
from typing import Final

from fluent.runtime import FluentBundle, FluentResource
from fluent.runtime.types import fluent_number
from fluent.syntax.ast import Message, TextElement, VariableReference

import magnate.games  # noqa: F401  (registers the games)
from magnate.core.actions import Action
from magnate.core.domains import MONEY, SEAT, Domain
from magnate.core.errors import BadSetup
from magnate.core.facts import Fact
from magnate.core.game import all_games

FALLBACK: Final = "en"
_VARIABLES: Final = ("MAGNATE_LANG", "LC_ALL", "LC_MESSAGES", "LANG")
_QUOTED: Final = re.compile(r"""'([^']*)'|["]([^"]*)["]""")
"""How the engine quotes what was typed, and nothing else."""


class Words:
    """The words of one language; what isn't translated yet is said in English."""

    def __init__(self, language: str) -> None:
        if language not in languages():
            raise BadSetup(
                f"there is no language {language!r}; choose one of {', '.join(languages())}"
            )
        self.language = language
        self._bundles = [_bundle(name) for name in dict.fromkeys((language, FALLBACK))]

    def text(self, key: str, **args: int | str) -> str:
        """The message of a key (or `key.attribute`); `KeyError` if there is none."""
        return self._format(key, args)

    def number(self, value: float, digits: int = 0) -> str:
        """A number as messages write it, with so many digits after the point: `1,234.5`."""
        number = fluent_number(value, minimumFractionDigits=digits, maximumFractionDigits=digits)
        return self._format("core-number", {"number": number})

    def value(self, domain: Domain, value: int, names: Sequence[str] = ()) -> str:
        """The word for a value: a colour, a player's name, `12`, `$12`."""
        if domain is SEAT:
            return self._player(value, names)
        if domain is MONEY:
            sign = "−" if value < 0 else ""
            return sign + self._format("core-money", {"amount": abs(value)})
        game = _owners().get(domain)
        if is_numeric(domain) or game is None:
            return domain.text(value)
        return self._format(f"{game}-{domain.name}-{message_name(domain.text(value))}", {})

    def action(self, action: Action, names: Sequence[str]) -> str:
        """What choosing an action means: `Buy a violet machine`."""
        key = f"{action.table.game}-action-{action.kind.name}"
        return self._format(key, self._variables(action.kind.params, action.args, names))

    def fact(self, fact: Fact, names: Sequence[str]) -> str:
        """A question, a reason or an event as a sentence."""
        return self._format(fact.kind.key, self._variables(fact.kind.params, fact.args, names))

    def error(self, error: Exception | str) -> str:
        """What went wrong, in this language. Its parts are said in turn: a file, and what is wrong
        with it. What no message says, such as the words of a library, stays as it is; what the
        engine quotes has the quotes of the language."""
        text = str(error)
        if quoted := _QUOTED.fullmatch(text):
            return self._format("core-quoted", {"text": quoted[1] or quoted[2] or ""})
        for key, pattern in _complaints():
            if found := pattern.fullmatch(text):
                return self._format(
                    key, {n: self.error(part) for n, part in found.groupdict().items()}
                )
        return text

    def bot(self, kind: str, seat: int) -> str:
        """What a bot is called that nobody named: `Greedy 2`."""
        try:
            return self._format(f"core-bot-{kind}", {"number": seat + 1})
        except KeyError:  # somebody's own bot
            return f"{kind.capitalize()} {seat + 1}"

    def _variables(
        self,
        params: tuple[tuple[str, Domain], ...],
        args: tuple[int, ...],
        names: Sequence[str],
    ) -> dict[str, int | str]:
        variables: dict[str, int | str] = {}
        for (name, domain), value in zip(params, args, strict=True):
            if domain is SEAT:
                variables[name] = self._player(value, names)
            else:
                numeric = is_numeric(domain)
                variables[name] = value if numeric else message_name(domain.text(value))
        return variables

    def _player(self, seat: int, names: Sequence[str]) -> str:
        if seat < len(names):
            return names[seat]
        return self._format("core-player", {"number": seat + 1})

    def _format(self, key: str, args: Mapping[str, object]) -> str:
        name, _, attribute = key.partition(".")
        for bundle in self._bundles:
            if not bundle.has_message(name):
                continue
            message = bundle.get_message(name)
            pattern = message.attributes.get(attribute) if attribute else message.value
            if pattern is not None:
                text, errors = bundle.format_pattern(pattern, dict(args))
                if errors:
                    raise ValueError(f"message {key} ({bundle.locales[0]}): {errors[0]}")
                return str(text)
        raise KeyError(key)


def languages() -> list[str]:
    """The languages there are words for."""
    return sorted(folder.name for folder in _locale().iterdir() if folder.is_dir())


def default_language() -> str:
    """The language the environment asks for, if there are words for it."""
    for variable in _VARIABLES:
        wish = os.environ.get(variable)
        if wish:
            language = wish.replace("-", "_").partition("_")[0].partition(".")[0].lower()
            return language if language in languages() else FALLBACK
    return FALLBACK


def message_name(notation: str) -> str:
    """How a value is called in messages, whose names can't hold a slash."""
    return notation.replace("/", "-")


def is_numeric(domain: Domain) -> bool:
    """Whether the values of a domain are plain numbers."""
    return not domain.texts or domain.texts[0] == str(domain.low)


def _locale() -> Traversable:
    return files("magnate").joinpath("locale")


@cache
def _bundle(language: str) -> FluentBundle:
    bundle = FluentBundle([language], use_isolating=False)
    for file in sorted(_locale().joinpath(language).iterdir(), key=lambda file: file.name):
        if file.name.endswith(".ftl"):
            bundle.add_resource(FluentResource(file.read_text(encoding="utf-8")))
    return bundle


@cache
def _complaints() -> list[tuple[str, re.Pattern[str]]]:
    """The English messages about bad input, as patterns of what the engine says; those that say
    most come first."""
    text = _locale().joinpath(FALLBACK, "errors.ftl").read_text(encoding="utf-8")
    found: list[tuple[int, str, re.Pattern[str]]] = []
    for message in FluentResource(text).body:
        if not isinstance(message, Message) or message.value is None:
            continue
        pattern, said = "", 0
        for part in message.value.elements:
            if isinstance(part, TextElement):
                pattern += re.escape(part.value)
                said += len(part.value)
            else:
                assert isinstance(part.expression, VariableReference)
                name = part.expression.id.name
                # What begins a sentence doesn't reach back over the place it is about.
                any_text = ".*?" if pattern or name == "reason" else "(?:(?!: ).)*?"
                pattern += f"(?P<{name}>{any_text})"
        found.append((said, message.id.name, re.compile(pattern, re.DOTALL)))
    return [(key, pattern) for _, key, pattern in sorted(found, key=lambda one: -one[0])]


@cache
def _owners() -> dict[Domain, str]:
    """Which game a domain belongs to."""
    return {
        domain: game.name for game in all_games() for domain in game.vocabulary.domains.values()
    }
