"""Every page in both themes: nothing in the console, nothing jumps, nobody is shut out."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import ViewportSize

from tests.server.running import Server
from tests.web.looks import WATCH_SHIFTS, barriers
from tests.web.person import DESK, PHONE, Person
from tests.web.places import REST, misfits, open_page, visits
from tests.web.tables import GAMES, MIDDLE, asked

People = Callable[..., Person]
LARGEST_SHIFT = 0.01
COVERED = """() => [...document.querySelectorAll('.menu .list :is(a, button, label)')]
    .filter((one) => {
        const { x, y, width, height } = one.getBoundingClientRect();
        return !one.contains(document.elementFromPoint(x + width / 2, y + height / 2));
    })
    .map((one) => one.textContent.trim())"""
"""What of an open menu lies behind something else."""


@pytest.mark.slow
@pytest.mark.parametrize("viewport", [DESK, PHONE], ids=["desk", "phone"])
def test_every_page(server: Server, empty: Server, person: People, viewport: ViewportSize) -> None:
    def come(*who: Any) -> Person:
        one = person(*who, viewport=viewport)
        one.context.add_init_script(WATCH_SHIFTS)
        return one

    found: dict[str, list[str]] = {}
    for who, address in visits(server, empty, come):
        found |= faults(who, address)
    assert found == {}


@pytest.mark.slow
def test_every_part_of_a_table_on_a_phone(server: Server, person: People) -> None:
    """Nobody is shut out of what is shown one part at a time; Carnegie's has a test of its own."""
    ann = person("Ann", viewport=PHONE)
    found: dict[str, list[str]] = {}
    for game in ("container", "rolling_heights"):
        ann.sit(asked(server, ann, game, MIDDLE[game]))
        parts = ann.page.locator(".parts button")
        for part in parts.all_inner_texts():
            parts.get_by_text(part, exact=True).click()
            ann.page.evaluate(REST)
            if problems := barriers(ann.page):
                found[f"{game}, {part}"] = problems
        assert len(parts.all()) == 3
    assert found == {}


@pytest.mark.slow
@pytest.mark.parametrize("viewport", [DESK, PHONE], ids=["desk", "phone"])
def test_what_opens_at_a_table(server: Server, person: People, viewport: ViewportSize) -> None:
    """Menu, reasons, log, chat and notes: nobody is shut out, and they fit, in each language."""
    ann = person("Ann", viewport=viewport)
    page = ann.page
    table = asked(server, ann, "container", MIDDLE["container"])
    ann.sit(table)
    ann.client.say(table, "Чей сейчас ход? Я только что вернулась с кухни")
    found: dict[str, list[str]] = {}

    def look(name: str) -> None:
        nonlocal found
        page.evaluate(REST)
        if problems := barriers(page):
            found[name] = problems
        found |= misfits(ann, name)

    page.locator(".menu > .icon-btn").click()
    assert page.evaluate(COVERED) == []
    look("menu")
    page.keyboard.press("Escape")
    page.locator(".do .icon-btn").click()
    page.locator("dialog li").first.wait_for()
    look("why")
    page.keyboard.press("Escape")
    if viewport == PHONE:
        page.locator("nav .talk").click()
    for at, name in enumerate(("log", "chat", "notes")):
        page.get_by_role("tab").nth(at).click()
        look(name)
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
    """What is wrong with a page, by where and for whom."""
    open_page(person, address)
    shifted = person.page.evaluate("window.shifted")
    problems = barriers(person.page)
    if shifted >= LARGEST_SHIFT:
        problems.append(f"shifts by {shifted:.3f}")
    return {f"{address} for {person.name or 'a stranger'}": problems} if problems else {}
