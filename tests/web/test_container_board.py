"""Container's board: every question answered on it, prices arranged by hand, words large enough."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from tests.server.running import Server
from tests.web.boards import sit
from tests.web.clicker import CONFIRM, PIECES
from tests.web.person import Person

People = Callable[..., Person]

ON_BOARD = (
    ("main", 8),
    ("buy-from-factory", 4),
    ("buy-in-harbour", 4),
    ("load", 2),
    ("make", 2),
    ("seller", 2),
    ("offer", 2),
    ("pay", 2),
    ("seize", 2),
)
"""The questions whose answers pieces carry, and how many answers there shall be; prices have a test
of their own."""
ANSWER = f"{PIECES}:not(.note)"
"""A loan can be taken with nearly every question."""

SMALL = """([least, letters]) => {
    const found = [];
    const walker = document.createTreeWalker(document.querySelector('main'), NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
        const at = node.parentElement;
        if (!node.data.trim() || at.closest('.spoken') || !at.checkVisibility()) continue;
        let size = parseFloat(getComputedStyle(at).fontSize) * at.currentCSSZoom;
        // the letters on containers, machines and ships are part of their drawing
        const drawn = at instanceof SVGElement && /^[^$\\d]$/.test(node.data.trim());
        if (at instanceof SVGElement) size *= Math.abs(at.getCTM().a);
        if (size < (drawn ? letters : least) - 0.05) found.push([node.data.trim(), size]);
    }
    return found;
}"""
SPILT = """() => {
    const box = (node) => node.getBoundingClientRect();
    const waters = box(document.querySelector('main .waters'));
    return [...document.querySelectorAll('main .waters > *, main .bank > *, main .sea > *')]
        .filter((one) => one.checkVisibility() && box(one).bottom > waters.bottom + 1)
        .map((one) => [one.className, box(one).bottom - waters.bottom]);
}"""


@pytest.mark.slow
@pytest.mark.parametrize("players", [3, 4, 5])
def test_words_are_legible_and_nothing_is_covered(
    server: Server, person: People, players: int
) -> None:
    ann = person("Ann")
    for question in ("main", "bid"):
        sit(server, ann, players, question, least=8)
        assert ann.page.evaluate(SMALL, [12, 9]) == []
        assert ann.page.evaluate(SPILT) == []


@pytest.mark.slow
def test_every_question_is_answered_on_the_board(server: Server, person: People) -> None:
    ann = person("Ann")
    for question, least in ON_BOARD:
        sit(server, ann, 4, question, least)
        before = ann.message().ply
        for _ in range(4):
            ann.page.locator(ANSWER).first.click()
            ann.settle()
            if ann.page.locator(CONFIRM).count():
                ann.page.locator(CONFIRM).click()
                ann.settle()
            if ann.shown()["staged"] or ann.message().ply > before:
                break
        assert ann.shown()["staged"] or ann.message().ply > before, question


def goods(person: Person, seat: int) -> list[list[Any]]:
    return list(person.message().position.view["companies"][seat]["harbour"])


@pytest.mark.slow
def test_prices_are_arranged_by_hand_and_sent_together(server: Server, person: People) -> None:
    """One container is dragged, another one moved by keys, and all of it is one message."""
    ann = person("Ann")
    seat = sit(server, ann, 4, "harbour-price", least=9)
    rack = ann.page.locator(".mine [data-rack=harbour]")
    column = rack.locator('[data-price="6"]')
    start, end = rack.locator("[data-good='0']").bounding_box(), column.bounding_box()
    assert start
    assert end
    mouse = ann.page.mouse
    mouse.move(start["x"] + start["width"] / 2, start["y"] + start["height"] / 2)
    mouse.down()
    mouse.move(end["x"] + end["width"] / 2, end["y"] + 12, steps=4)
    mouse.up()
    column.locator("[data-good='0']").wait_for()
    second = rack.locator("[data-good='1']")
    second.focus()
    for _ in range(5):
        ann.page.keyboard.press("ArrowLeft")
    rack.locator('[data-price="2"] [data-good="1"]').wait_for()
    assert ann.page.evaluate("document.activeElement.dataset.good") == "1"
    ply = ann.message().ply
    sent: list[str] = []
    ann.page.on(
        "request", lambda request: sent.append(request.url) if request.method == "POST" else None
    )
    ann.page.locator(CONFIRM).click()
    ann.until(lambda message: message.ply > ply)
    assert len(sent) == 1
    prices = [price for price, _ in goods(ann, seat)]
    assert 6 in prices
    assert 2 in prices
