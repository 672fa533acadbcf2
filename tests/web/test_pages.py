"""Every page in both themes: nothing in the console, nothing jumps, nobody is shut out."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import ViewportSize

from tests.server.running import Server
from tests.web.looks import WATCH_SHIFTS, barriers
from tests.web.person import DESK, PHONE, Person
from tests.web.places import addresses, misfits, open_page
from tests.web.tables import GAMES, MIDDLE, asked

People = Callable[..., Person]
LARGEST_SHIFT = 0.01


@pytest.mark.slow
@pytest.mark.parametrize("viewport", [DESK, PHONE], ids=["desk", "phone"])
def test_every_page(server: Server, person: People, viewport: ViewportSize) -> None:
    ann = person("Ann", viewport=viewport)
    ann.context.add_init_script(WATCH_SHIFTS)
    found: dict[str, list[str]] = {}
    for address in addresses(server, ann):
        found |= faults(ann, address)
    assert found == {}


@pytest.mark.slow
@pytest.mark.parametrize("viewport", [DESK, PHONE], ids=["desk", "phone"])
def test_every_table_in_words(server: Server, person: People, viewport: ViewportSize) -> None:
    """... which also fit, in each language."""
    ann = person("Ann", viewport=viewport, settings={"textMode": True})
    ann.context.add_init_script(WATCH_SHIFTS)
    found: dict[str, list[str]] = {}
    for game in GAMES:
        found |= faults(ann, f"/table/{asked(server, ann, game, MIDDLE[game])}")
        found |= misfits(ann, game)
    assert found == {}


def faults(person: Person, address: str) -> dict[str, list[str]]:
    """What is wrong with a page, by where."""
    open_page(person, address)
    shifted = person.page.evaluate("window.shifted")
    problems = barriers(person.page)
    if shifted >= LARGEST_SHIFT:
        problems.append(f"shifts by {shifted:.3f}")
    return {address: problems} if problems else {}
