"""Carnegie for thumbs and pointers: whatever can be picked is large enough, at every question."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

import pytest

from tests.server.running import Server
from tests.web.person import PHONE, Person
from tests.web.tables import questions, recorded

SMALL = """(least) => [...document.querySelectorAll('main .piece.can, main .piece.picked')]
.flatMap((piece) => {
    const target = piece.querySelector(':scope > .ring') ?? piece;
    target.scrollIntoView({ block: 'center', inline: 'center', behavior: 'instant' });
    const box = target.getBoundingClientRect();
    const hit = document.elementFromPoint(box.x + box.width / 2, box.y + box.height / 2);
    const size = `${box.width.toFixed(1)} × ${box.height.toFixed(1)}`;
    const name = `${piece.className.baseVal ?? piece.className}: ${size}`;
    if (!piece.contains(hit)) return [`${name} is hidden`];
    return Math.min(box.width, box.height) < least ? [name] : [];
})"""
KINDS = """() => {
    const found = {};
    document.querySelectorAll('main .piece.can').forEach((piece, at) => {
        found[piece.className.baseVal ?? piece.className] ??= at;
    });
    return Object.values(found);
}"""
"""One piece of each kind."""
PICK = """(at) => document.querySelectorAll('main .piece.can')[at]
    .dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }))"""
PHONE_PANES = 3


def panes(person: Person, phone: bool) -> Iterator[int]:
    for pane in range(PHONE_PANES if phone else 1):
        if phone:
            person.page.locator(".parts button").nth(pane).tap()
        yield pane


def put_back(person: Person) -> None:
    """Until nothing is picked or tried any more."""
    while (shown := person.shown())["picked"] or shown["chosen"] or shown["staged"]:
        person.bar.locator("[data-do=undo]").click()
        person.settle()


@pytest.mark.slow
@pytest.mark.parametrize(
    ("wishes", "least"),
    [({}, 24), ({"viewport": PHONE, "has_touch": True}, 40)],
    ids=["desk", "phone"],
)
def test_whatever_can_be_picked_is_large_enough(
    server: Server, person: Callable[..., Person], wishes: dict[str, Any], least: int
) -> None:
    """... at first, and after any kind of pick."""
    ann = person("Ann", settings={"confirm": "always"}, **wishes)
    found: dict[str, list[str]] = {}
    measured = 0
    for key, question in questions().items():
        if not key.startswith("carnegie-"):
            continue
        ann.move_to(recorded(server, ann, question))
        for pane in panes(ann, bool(wishes)):
            measured += ann.page.locator("main .piece.can").count()
            if small := ann.page.evaluate(SMALL, least):
                found[f"{key}, pane {pane}"] = small
            for piece in ann.page.evaluate(KINDS):
                ann.page.evaluate(PICK, piece)
                ann.settle()
                if small := ann.page.evaluate(SMALL, least):
                    found[f"{key}, pane {pane}, after {piece}"] = small
                put_back(ann)
                if wishes:
                    ann.page.locator(".parts button").nth(pane).tap()
    assert found == {}
    assert measured > 100
