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
from tests.web.tables import questions, recorded

People = Callable[..., Person]


@pytest.mark.slow
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_page_fits(server: Server, person: People, language: str) -> None:
    ann = person("Ann", locale=language, viewport=PHONE)
    found: dict[str, list[str]] = {}
    for address in addresses(server, ann):
        open_page(ann, address)
        if problems := sticking_out(ann.page):
            found[address] = problems
    assert found == {}


@pytest.mark.slow
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_question_fits(server: Server, person: People, language: str) -> None:
    """... on each part of the table; and the question itself fits the bar on a desk."""
    kinds = {fact["key"] for game in all_games() for fact in game.schema()["facts"]}
    assert {kind for kind in kinds if "-ask-" in kind} == set(questions())
    ann = person("Ann", locale=language, viewport=PHONE)
    found: dict[str, list[str]] = {}
    for key, question in questions().items():
        ann.sit(recorded(server, ann, question))
        for part in range(3):
            ann.page.locator(".parts button").nth(part).click()
            ann.page.evaluate("() => new Promise((done) => requestAnimationFrame(done))")
            if problems := sticking_out(ann.page):
                found[f"{key}, part {part}"] = problems
        ann.page.set_viewport_size(DESK)
        hidden = ann.bar.locator(".ask").evaluate("(ask) => ask.scrollHeight - ask.clientHeight")
        if hidden > 1:
            found[f"{key}, on a desk"] = [f"{hidden} px of the question are hidden"]
        ann.page.set_viewport_size(PHONE)
    assert found == {}
