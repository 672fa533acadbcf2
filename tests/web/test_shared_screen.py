"""Friends at one screen, and fingers on a phone."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from tests.web.clicker import Clicker
from tests.web.person import PHONE, Person
from tests.web.tables import GAMES

People = Callable[..., Person]


@pytest.mark.slow
def test_two_turns_at_one_screen(person: People) -> None:
    """Between two seats the screen is covered, and shows nothing of either."""
    ann = person("Ann")
    seats = [{"kind": "me"}, {"kind": "me", "name": "Ben"}, {"kind": "bot", "bot": "random"}]
    table = ann.client.create("container", 3, seats=seats).id
    ann.client.start(table)
    ann.page.goto(f"/table/{table}")
    names = []
    for _ in range(4):
        cover = ann.page.locator("main.cover")
        cover.wait_for()
        assert not ann.page.locator(".table[data-ply]").count()
        names.append(cover.locator("h1").inner_text())
        ann.page.get_by_role("button", name="I am here").click()
        ann.page.locator(".table[data-ply]").wait_for()
        button = ann.bar.locator('button[data-action="end-turn"]')
        button.click()
        ann.bar.locator("[data-do=confirm]").click()
    assert names == ["Ann", "Ben", "Ann", "Ben"] or names == ["Ben", "Ann", "Ben", "Ann"]


@pytest.mark.slow
@pytest.mark.parametrize("game", GAMES)
def test_a_turn_by_touch(person: People, game: str) -> None:
    ann = person("Ann", viewport=PHONE, has_touch=True, is_mobile=True)
    Clicker(ann, game, 3, touch=True).run_a_turn()
