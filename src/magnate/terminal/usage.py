"""Mistakes on the command line, said in our own words instead of the library's."""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import Any, Final

from magnate.core.errors import MagnateError
from magnate.core.game import all_games
from magnate.words import Words, default_language, languages

FRACTIONS: Final = ("--seconds",)
"""Options that take a number with a fraction; all other numbers are whole."""


def language_of(wish: str) -> str:
    """The language that somebody means with `de`, `DE`, `de_AT` or `de-AT.UTF-8`; what isn't one
    stays as it is."""
    code = re.split(r"[_.@-]", wish.strip())[0].lower()
    return code if code in languages() else wish


def game_of(wish: str) -> str:
    """The game that somebody means with `Container`, `rolling heights` or `rolling-heights`; what
    isn't one stays as it is."""
    name = "_".join(re.split(r"[\s_-]+", wish.strip().lower()))
    return name if name in [game.name for game in all_games()] else wish


def with_whole_names(arguments: Sequence[str]) -> list[str]:
    """The arguments with a game's name of several words (`rolling heights`) made one."""
    found: list[str] = []
    for word in arguments:
        both = f"{found[-1]} {word}" if found else ""
        if game_of(both) != both:
            found[-1] = game_of(both)
        else:
            found.append(word)
    return found


def words_for(arguments: Sequence[str]) -> Words:
    """The reader's words, as far as the arguments can be understood."""
    wish = _value(arguments, "--lang")
    try:
        return Words(language_of(wish) if wish else default_language())
    except MagnateError:
        return Words(default_language())


def told(error: Any, arguments: Sequence[str]) -> str:
    """What is wrong with the arguments; the library's exceptions are known by their names, since
    its own copy of another one may raise them."""
    words = words_for(arguments)
    kind = type(error).__name__
    if kind == "MissingParameter":
        return words.text("cli-usage-missing", name=_name(error.param))
    if kind == "BadParameter" and error.param is not None:
        return _bad_value(error, arguments, words)
    if kind == "NoSuchOption":
        return words.text("cli-usage-no-option", name=error.option_name)
    if kind == "BadOptionUsage":
        if "=" in next((word for word in arguments if word.startswith(error.option_name)), ""):
            return words.text("cli-usage-no-value", name=error.option_name)
        return words.text("cli-usage-value", name=error.option_name)
    message = str(error.format_message())
    if found := re.fullmatch(r"No such command '(.*)'\.", message):
        return words.text("cli-usage-no-command", name=found[1])
    if message == "Missing command.":
        return words.text("cli-usage-missing-command")
    if found := re.fullmatch(r"Got unexpected extra arguments? ?(?:\(s\))? ?\((.*)\)", message):
        return words.text("cli-usage-extra", words=found[1])
    return message


def _bad_value(error: Any, arguments: Sequence[str], words: Words) -> str:
    name = _name(error.param)
    value = _value(arguments, *error.param.opts)
    least = re.search(r"(?:>=|equal to) ?([\d.]+)", error.message)
    if least:
        return words.text("cli-usage-least", name=name, least=least[1], value=value)
    if name in FRACTIONS:
        return words.text("cli-usage-number", name=name, value=value)
    return words.text("cli-usage-whole", name=name, value=value)


def _name(param: Any) -> str:
    """`--players`, `GAME`."""
    if param.param_type_name == "option":
        return str(param.opts[0])
    return str(param.metavar or param.name.upper())


def _value(arguments: Sequence[str], *options: str) -> str:
    """What follows an option, the last time it is given; empty if nothing does."""
    found = ""
    for place, word in enumerate(arguments):
        name, equals, value = word.partition("=")
        if name in options and equals:
            found = value
        elif name in options and place + 1 < len(arguments):
            found = arguments[place + 1]
    return found
