"""On a phone nothing sticks out and no word is cut off, in any language, whatever is asked."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from magnate.core.game import all_games
from tests.locale.test_words import LANGUAGES
from tests.server.running import Server
from tests.web.looks import sticking_out
from tests.web.person import DESK, PHONE, Person
from tests.web.places import addresses, open_page
from tests.web.tables import GAMES, questions, recorded

People = Callable[..., Person]


HALVES = 2
HIDDEN = "(ask) => ask.scrollHeight - ask.clientHeight"
FRAME = "() => new Promise((done) => requestAnimationFrame(done))"


@pytest.mark.slow
@pytest.mark.parametrize("half", range(HALVES))
def test_every_page_fits(server: Server, person: People, half: int) -> None:
    """In each language, which changes at once."""
    ann = person("Ann", viewport=PHONE)
    found: dict[str, list[str]] = {}
    for address in addresses(server, ann)[half::HALVES]:
        open_page(ann, address)
        for language in LANGUAGES:
            ann.speak(language)
            ann.page.evaluate(FRAME)
            if problems := sticking_out(ann.page):
                found[f"{address} in {language}"] = problems
    assert found == {}


@pytest.mark.slow
@pytest.mark.parametrize("game", GAMES)
def test_every_question_fits(server: Server, person: People, game: str) -> None:
    """... on each part of the table; and the question itself fits the bar on a desk."""
    kinds = {fact["key"] for one in all_games() for fact in one.schema()["facts"]}
    assert {kind for kind in kinds if "-ask-" in kind} == set(questions())
    ann = person("Ann", viewport=PHONE)
    found: dict[str, list[str]] = {}
    for key, question in questions().items():
        if not key.startswith(f"{game}-"):
            continue
        ann.sit(recorded(server, ann, question))
        for part in range(3):
            ann.page.locator(".parts button").nth(part).click()
            for language in LANGUAGES:
                ann.speak(language)
                ann.page.evaluate(FRAME)
                if problems := sticking_out(ann.page):
                    found[f"{key}, part {part}, {language}"] = problems
        ann.page.set_viewport_size(DESK)
        for language in LANGUAGES:
            ann.speak(language)
            hidden = ann.bar.locator("> .ask").evaluate(HIDDEN)
            if hidden > 1:
                found[f"{key}, on a desk, {language}"] = [f"{hidden} px of the question are hidden"]
        ann.page.set_viewport_size(PHONE)
    assert found == {}
