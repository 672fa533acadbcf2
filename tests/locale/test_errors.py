"""What goes wrong through bad input is said in the reader's language."""

from __future__ import annotations

import ast
import re
from functools import cache
from pathlib import Path

import pytest

import magnate
from magnate.cli import main
from magnate.core.errors import BadRecord
from magnate.core.game import game
from magnate.core.matches import Match
from magnate.core.records import Line, Record
from magnate.words import Words, _complaints
from tests.locale.test_words import LANGUAGES, entries

SOURCE = Path(magnate.__file__).parent
ERRORS = {"MagnateError", "BadSetup", "BadNotation", "BadContent", "BadRecord"}
FOR_PROGRAMS = {
    "scores are told when the game is over",
    "there are no scores before the game is over; ask for standing()",
    "there is no ranking before the game is over; ask for standing()",
}
"""Nobody who plays meets these."""
PUT_TOGETHER = {
    "7 has no action 7; did you mean 7?",
    "wrong value at 7",
    "must be a whole number, not 7",
    "must be a text, not 7",
    "must be true or false, not 7",
    "7: 7 (rules version 7, installed 7)",
    # What the operating system says most; it ends up in our own sentences.
    "No such file or directory",
    "Is a directory",
    "Not a directory",
    "Permission denied",
    "No space left on device",
}
"""Sentences that no line of the source holds as a whole."""
AS_TYPED = (
    r"magnate (games|simulate|replay)|--game|true|false|completed|wood 3|steady|hard|per|R2|C3"
)


@cache
def sentences() -> dict[str, str]:
    """All that is raised as a sentence, with 7 for each thing put in; and why a match is closed."""
    found: dict[str, str] = {}
    for path in sorted(SOURCE.rglob("*.py")):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            said: ast.expr | None = None
            if isinstance(node, ast.Call) and isinstance(node.func, ast.Name):
                said = node.args[0] if node.func.id in ERRORS and node.args else None
            elif path.name == "matches.py" and isinstance(node, (ast.Assign, ast.Return)):
                said = node.value
            text = _filled(said)
            if re.search(r"[a-z']+ [a-z]", text) and text not in FOR_PROGRAMS:
                found[f"{path.name}: {text}"] = text
    return found


def _filled(node: ast.expr | None) -> str:
    """The text of a constant or an f-string."""
    if isinstance(node, ast.Constant):
        return str(node.value)
    if isinstance(node, ast.JoinedStr):
        return "".join(
            str(part.value) if isinstance(part, ast.Constant) else "7" for part in node.values
        )
    return ""


def left_in_english(words: Words, text: str) -> str:
    """The English that is left of a sentence, but for entries, commands and values."""
    said = re.sub(r"^([\w.\[\]]+: )+", "", words.error(text))
    return " ".join(re.findall("[A-Za-z]{2,}", re.sub(AS_TYPED, "", said)))


@pytest.mark.parametrize("language", ["ru", "uk"])
def test_every_complaint_is_said_in_the_readers_language(language: str) -> None:
    words = Words(language)
    assert len(sentences()) > 80
    for where, text in sentences().items():
        assert left_in_english(words, text) == "", where
    assert left_in_english(words, "supply.3: must be something unheard of") != ""


def test_every_complaint_listed_is_made() -> None:
    said = {*sentences().values(), *PUT_TOGETHER}
    said |= {text[place.end() :] for text in said for place in re.finditer(": ", text)}
    for key, pattern in _complaints():
        assert any(pattern.fullmatch(text) for text in said), key


@pytest.mark.parametrize("language", LANGUAGES)
def test_complaints_keep_their_parts(language: str) -> None:
    """English ones have no variants: they are patterns of what the engine says."""
    keys = [key for key, _ in _complaints()]
    assert len(keys) == len({key for key in entries(language) if key.startswith("error-")})
    for key in keys:
        assert entries(language)[key].variables == entries("en")[key].variables, key
    assert not any(entries("en")[key].selectors for key in keys)


@pytest.mark.parametrize(
    ("language", "text"),
    [
        ("en", "a: b.json: not a record of a game: nested too deeply"),
        ("de", "a: b.json: keine Aufzeichnung einer Partie: zu tief verschachtelt"),
        ("ru", "a: b.json: это не запись партии: слишком глубокая вложенность"),
        ("uk", "a: b.json: це не запис партії: надто глибока вкладеність"),
    ],
)
def test_parts_of_a_complaint_are_said_in_turn(language: str, text: str) -> None:
    words = Words(language)
    assert words.error("a: b.json: not a record of a game: nested too deeply") == text
    assert words.error("something else") == "something else"


@pytest.mark.parametrize(
    ("language", "told"),
    [
        ("en", "not a record of a game: wrong value at log[0].seat"),
        ("de", "keine Aufzeichnung einer Partie: falsche Angabe bei log[0].seat"),
        ("ru", "это не запись партии: неверное значение: log[0].seat"),
        ("uk", "це не запис партії: хибне значення: log[0].seat"),
    ],
)
def test_a_wrong_value_of_a_record_is_named_by_its_place(language: str, told: str) -> None:
    record = Match.start(game("container"), 3, 1).record()
    record.log = [Line(seat="p1", play="produce")]
    data = record.to_json().replace(b'"seat":"p1"', b'"seat":1.5')
    with pytest.raises(BadRecord) as caught:
        Record.from_json(data)
    assert Words(language).error(caught.value) == told


@pytest.mark.parametrize(
    ("text", "told"),
    [
        ("there is no game 'x'; choose one of y", "es gibt kein Spiel „x“; wähle eines von y"),
        (
            "a 'b': there is no bot \"it's\"; choose one of y",
            "a 'b': es gibt keinen Bot „it's“; wähle einen von y",
        ),
        ("must be a text, not 7", "muss ein Text sein, nicht 7"),
        ("must be a text, not ''", "muss ein Text sein, nicht „“"),
        ("game: is for 'a: b', not for 'c'", "game: ist für „a: b“, nicht für „c“"),
        ("'a' or 'b'", "'a' or 'b'"),
    ],
)
def test_what_was_typed_has_the_quotes_of_the_language(text: str, told: str) -> None:
    assert Words("de").error(text) == told


@pytest.mark.parametrize(
    ("given", "told"),
    [
        (["--lang", "de"], "magnate: es gibt keinen Bot „x“; wähle einen von random, greedy\n"),
        (["--lang=ru"], "magnate: нет бота «x»; выберите из списка: random, greedy\n"),
        (["--lang", "fr"], "magnate: there is no language “fr”; choose one of de, en, ru, uk\n"),
    ],
)
def test_commands_complain_in_the_readers_language(
    given: list[str], told: str, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("MAGNATE_LANG", "en")
    assert main(["simulate", "container", "--bots", "x", *given]) == 2
    assert capsys.readouterr().err == told
