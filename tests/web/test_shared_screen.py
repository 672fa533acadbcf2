"""Friends at one screen, and fingers on a phone."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

import pytest

from tests.server.running import Server
from tests.server.stored import played, store
from tests.web.clicker import Clicker
from tests.web.person import PHONE, Person
from tests.web.tables import GAMES, opening

People = Callable[..., Person]
GLIMPSE = """
window.glimpsed = false;
new MutationObserver(() => {
    if (document.querySelector('.table[data-ply]')) window.glimpsed = true;
}).observe(document, { childList: true, subtree: true });
"""
"""Whether the table was there for a moment at least."""
FLASHES = """() => {
    window.flashes = 0;
    const table = '.table[data-ply]';
    new MutationObserver((changes) => {
        for (const { addedNodes } of changes) for (const node of addedNodes) {
            if (node.matches?.(table) || node.querySelector?.(table)) window.flashes += 1;
        }
    }).observe(document, { childList: true, subtree: true });
}"""
"""How many tables have come."""
at_ply = partial(played, "container")


@pytest.mark.slow
def test_two_turns_at_one_screen(person: People) -> None:
    """Between two seats the screen is covered, and shows nothing of either."""
    ann = person("Ann")
    seats = [{"kind": "me"}, {"kind": "me", "name": "Ben"}, {"kind": "bot", "bot": "random"}]
    table = ann.client.create("container", 3, seats=seats).id
    ann.client.start(table)
    ann.page.goto(f"/table/{table}")
    cover = ann.page.locator("main.cover")
    cover.wait_for()
    ann.page.evaluate(FLASHES)
    names = []
    for turn in range(4):
        assert not ann.page.locator(".table[data-ply]").count()
        assert ann.page.evaluate("window.flashes") == turn  # only those that were asked for
        names.append(cover.locator("h1").inner_text())
        ann.page.get_by_role("button", name="I am here").click()
        ann.page.locator(".table[data-ply]").wait_for()
        button = ann.bar.locator('button[data-action="end-turn"]')
        button.click()
        ann.bar.locator("[data-do=confirm]").click()
        cover.wait_for()
    assert names == ["Ann", "Ben", "Ann", "Ben"] or names == ["Ben", "Ann", "Ben", "Ann"]


@pytest.mark.slow
def test_nobody_sees_anything_before_he_has_taken_the_screen(
    server: Server, person: People
) -> None:
    """Nor while somebody else at the table is asked, when the game begins or after a reload."""
    match = next(one for one in map(at_ply, range(60, 200)) if one.state.to_act == (2,))
    ann, cem = person("Ann"), server.person("Cem")
    ann.page.add_init_script(GLIMPSE)
    ann.page.goto(f"/table/{store(server, match, [ann.client, ann.client, cem])}")
    for _ in range(2):
        cover = ann.page.locator("main.cover")
        cover.wait_for()
        assert cover.locator("h1").inner_text() == "Ann"
        assert not ann.page.evaluate("window.glimpsed")
        ann.page.get_by_role("button", name="I am here").click()
        ann.page.locator("main .drawer").wait_for()
        assert ann.page.evaluate("window.glimpsed")
        ann.page.reload()


@pytest.mark.slow
@pytest.mark.parametrize("game", GAMES)
def test_a_turn_by_touch(server: Server, person: People, game: str) -> None:
    """... until the others have to go on."""
    ann = person("Ann", viewport=PHONE, has_touch=True, is_mobile=True)
    thumb = Clicker(ann, game, 3, touch=True)
    moves = thumb.run_a_turn(opening(server, ann, game))
    assert moves
    assert thumb.clicks > 1
    assert thumb.looks
