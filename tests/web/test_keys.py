"""Playing by keys: the focus is never lost, and a key does one thing at a time."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Route, expect

from tests.server.running import Server
from tests.server.stored import played, store
from tests.web.person import Person
from tests.web.tables import GAMES, MIDDLE, asked
from tests.web.test_moments import asks, can, moment
from tests.web.test_shell import BROKER, whole_turn

People = Callable[..., Person]
FOCUS = "(where) => document.activeElement.matches(where)"
PRESS = """(key) => document.activeElement.dispatchEvent(
    new KeyboardEvent('keydown', { ...key, ctrlKey: true, bubbles: true, cancelable: true }))"""


def focused(ann: Person, where: str) -> None:
    ann.page.wait_for_function(FOCUS, arg=where)


def test_the_focus_stays_in_the_bar(server: Server, person: People) -> None:
    """... after an answer, after one that wasn't confirmed, and while others are asked."""
    ann = person("Ann")
    others = [server.person(name) for name in ("Ben", "Cem")]
    ann.sit(store(server, whole_turn(), [ann.client, *others]))
    keys = ann.page.keyboard
    ann.button("take-loan").press("Enter")
    ann.settle()
    focused(ann, ".bar .ask")
    keys.press("Tab")
    focused(ann, ".bar *")
    ann.button("end-turn").press("Enter")
    focused(ann, "[data-do=confirm]")
    keys.press("Escape")
    focused(ann, ".bar .ask")
    ann.button("end-turn").press("Enter")
    focused(ann, "[data-do=confirm]")
    keys.press("Enter")
    ann.until(lambda message: message.position.question is None)
    focused(ann, ".bar .ask")


def test_a_pointer_takes_no_focus_along(server: Server, person: People) -> None:
    ann = person("Ann")
    ann.sit(store(server, whole_turn(), [ann.client]))
    ann.play("take-loan")
    assert not ann.page.evaluate(FOCUS, ".bar .ask")


@pytest.mark.parametrize("game", GAMES)
def test_in_words_one_goes_on_typing(server: Server, person: People, game: str) -> None:
    """An empty field plays nothing, however often Enter is pressed."""
    ann = person("Ann", settings={"textMode": True})
    ann.sit(asked(server, ann, game, MIDDLE[game]))
    field, keys = ann.page.locator("main .text input"), ann.page.keyboard
    before, shown = ann.message(), ann.shown()
    field.focus()
    keys.press("Enter")
    keys.press("Enter")
    assert ann.settle().ply == before.ply
    assert ann.shown() == shown
    last = ann.page.locator("main .text button[data-action]").last
    wanted = last.get_attribute("data-action") or ""
    keys.type(wanted)
    keys.press("Enter")
    ann.settle()
    if chosen := ann.shown()["chosen"]:
        assert chosen == wanted
        focused(ann, "[data-do=confirm]")
        keys.press("Escape")
    focused(ann, "main .text input")


def test_what_was_typed_is_gone_with_its_answer(server: Server, person: People) -> None:
    """... also if that was clicked: the next question has all its answers."""
    ann = person("Ann", settings={"textMode": True})
    ann.sit(store(server, whole_turn(), [ann.client]))
    listed = ann.page.locator("main .text .actions button")
    legal = ann.message().position.legal
    expect(listed).to_have_count(len(legal))
    ann.page.locator("main .text input").fill("broker call")  # in any order
    called = [one.text for one in legal if one.text.startswith("call-broker")]
    assert listed.evaluate_all("(all) => all.map((one) => one.dataset.action)") == called
    assert len(called) < len(legal)
    ann.page.locator(f'main .text button[data-action="{BROKER}"]').click()
    ann.page.locator('.bar[data-staged="1"]').wait_for()
    expect(ann.page.locator("main .text input")).to_have_value("")
    bids = ann.page.locator("main .text button[data-action^=bid]")
    expect(bids.first).to_be_visible()


@pytest.mark.parametrize("opens", [".menu > .icon-btn", ".do .icon-btn"], ids=["menu", "why"])
def test_escape_closes_what_lies_over_the_table_first(
    server: Server, person: People, opens: str
) -> None:
    ann = person("Ann", settings={"confirm": "always"})
    ann.sit(store(server, whole_turn(), [ann.client]))
    ann.page.locator("main .note.free.can").first.click()
    chosen = ann.bar.locator(".chosen")
    expect(chosen).to_be_visible()
    ann.page.locator(opens).click()
    over = ann.page.locator("dialog[open], .menu .list")
    expect(over).to_be_visible()
    ann.page.keyboard.press("Tab")
    ann.page.keyboard.press("Escape")
    expect(over).to_have_count(0)
    expect(ann.page.locator(opens)).to_be_focused()
    expect(chosen).to_be_visible()
    ann.page.keyboard.press("Escape")
    expect(chosen).to_have_count(0)


@pytest.mark.parametrize(
    ("key", "undoes"),
    [
        ({"key": "z", "code": "KeyZ"}, True),
        ({"key": "я", "code": "KeyZ"}, True),  # Russian and Ukrainian
        ({"key": "z", "code": "KeyY"}, True),  # German
        ({"key": "y", "code": "KeyZ"}, False),
    ],
)
def test_undo_has_its_key_in_every_language(
    server: Server, person: People, key: dict[str, Any], undoes: bool
) -> None:
    ann = person("Ann")
    ann.sit(store(server, whole_turn(), [ann.client]))
    ann.play(BROKER)
    assert ann.shown()["staged"] == 1
    ann.page.evaluate(PRESS, key)
    assert ann.shown()["staged"] == (0 if undoes else 1)


def test_the_log_stays_where_it_is_read(server: Server, person: People) -> None:
    """Who has scrolled up isn't sent to its end by a move; who is there stays there."""
    ann = person("Ann")
    late = moment(
        lambda match: (
            asks(match, "main", 0) and can(match, 0, "take-loan") and len(match.entries) > 100
        )
    )
    ann.sit(store(server, late, [ann.client]))
    log = ann.page.get_by_role("list", name="Log")
    expect(log.locator("li").nth(40)).to_be_attached()  # older lines come later
    until_end = "(box) => box.scrollHeight - box.scrollTop - box.clientHeight"
    ann.play("take-loan")
    expect(log.locator("li").last).to_have_text("Ann took a loan.")
    assert log.evaluate(until_end) < 2
    log.evaluate("(box) => box.scrollTo(0, 0)")
    ann.bar.locator("[data-do=undo]").click()
    expect(log.locator("li").last).to_have_text("Ann took 1 move back.")
    assert log.evaluate("(box) => box.scrollTop") == 0
    assert log.evaluate(until_end) > 100


def test_nothing_flickers_while_an_answer_is_under_way(server: Server, person: People) -> None:
    """What could be picked stays marked, but nothing more is picked."""
    ann = person("Ann")
    ann.sit(store(server, whole_turn(), [ann.client]))
    held: list[Route] = []

    def hold(route: Route) -> None:
        held.append(route)

    ann.page.route("**/trial*", hold)
    pieces, picked = ann.page.locator("main .piece.can"), ann.page.locator("main .piece.picked")
    before = pieces.count()
    ann.button("take-loan").click()
    expect(ann.page.locator(".bar.busy")).to_have_count(1)
    assert pieces.count() == before
    pieces.first.click()
    expect(picked).to_have_count(0)
    for route in held:
        route.continue_()
    ann.page.unroute("**/trial*")
    assert ann.settle().entries[-1].play == "take-loan"


def test_a_piece_that_goes_with_its_answer(server: Server, person: People) -> None:
    """... takes the focus along; the page doesn't mind."""
    ann = person("Ann")
    ann.sit(store(server, played("rolling_heights", 27), [ann.client]))
    ann.page.locator("main .piece.can").first.press("Enter")
    ann.settle()
    focused(ann, ".bar .ask")
