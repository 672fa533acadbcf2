"""On a phone nothing sticks out and no word is cut off, in any language, whatever is asked."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from tests.locale.test_words import LANGUAGES
from tests.server.running import Server
from tests.web.looks import sticking_out
from tests.web.person import PHONE, Person
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
    """... on each part of the table."""
    ann = person("Ann", locale=language, viewport=PHONE)
    found: dict[str, list[str]] = {}
    for key, question in questions().items():
        ann.sit(recorded(server, ann, question))
        for part in range(3):
            ann.page.locator(".parts button").nth(part).click()
            ann.page.evaluate("() => new Promise((done) => requestAnimationFrame(done))")
            if problems := sticking_out(ann.page):
                found[f"{key}, part {part}"] = problems
    assert found == {}
