"""Whole games in the browser, from the first click to the final account."""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator

import pytest
from playwright.sync_api import expect

from magnate.server.addresses import own_addresses
from magnate.words import Words
from tests.server.running import Server
from tests.web.autoplay import play_on
from tests.web.clicker import STAGED
from tests.web.person import Person
from tests.web.tables import waiting

People = Callable[..., Person]
ME, OPEN, BOT = {"kind": "me"}, {"kind": "open"}, {"kind": "bot", "bot": "random"}


def begin(game: str, people: list[Person], bots: int = 0) -> None:
    """A table of these people, each of whom opens its link, and of bots that come to an end sooner
    than those which play at random."""
    host, *others = people
    seats = [ME, *[OPEN] * len(others), *[{"kind": "bot", "bot": "greedy"}] * bots]
    table = host.client.create(game, len(seats), seats=seats).id
    for one in others:
        one.client.join(table)
    host.client.start(table)
    for one in people:
        one.sit(table)


@pytest.mark.slow
def test_container_of_two_people_and_two_bots(person: People) -> None:
    """... with a reload in the middle; what seldom comes by itself is in `test_moments`."""
    people = [person("Ann"), person("Ben")]
    begin("container", people, bots=2)
    assert "undo" in play_on(people, reload_at=40)
    assert any(entry.undo for entry in people[0].message().entries)


@pytest.mark.slow
def test_carnegie_alone(person: People) -> None:
    people = [person("Ann")]
    begin("carnegie", people)
    play_on(people)


@pytest.mark.slow
def test_carnegie_of_two(person: People) -> None:
    people = [person("Ann"), person("Ben")]
    begin("carnegie", people)
    play_on(people)


@pytest.mark.slow
def test_rolling_heights_of_two(person: People) -> None:
    people = [person("Ann"), person("Ben")]
    begin("rolling_heights", people)
    play_on(people)


# By keyboard alone


def tab_to(person: Person, selector: str) -> None:
    for _ in range(200):
        if person.page.evaluate("(s) => document.activeElement.matches(s)", selector):
            return
        person.page.keyboard.press("Tab")
    raise AssertionError(f"Tab never comes to {selector}")


LISTED = "(all) => all.map((one) => [one.dataset.action, one.innerText])"


def answers(person: Person, since: int) -> list[str]:
    """What that person has answered after a ply, be it staged or played."""
    if person.shown()["staged"]:
        return [answer for _, answer in person.page.evaluate(STAGED, person.table)]
    entries = (entry for entry in person.message().entries if entry.ply > since)
    return [entry.play for entry in entries if entry.play and entry.cause == "person"]


@pytest.mark.slow
def test_a_game_by_keyboard_in_words(person: People) -> None:
    """Not a single click: the mode is chosen, actions are found by typing their words, Enter plays
    the first, and others that are left are reached by Tab."""
    ann = person("Ann")
    begin("carnegie", [ann])
    keys = ann.page.keyboard
    tab_to(ann, "[aria-label='Play in words']")
    keys.press("Enter")
    ann.page.locator("main .text").wait_for()
    moves = 0
    rng = random.Random(1)
    found = ann.page.locator("main .text button[data-action]")
    while True:
        message = ann.until_asked()
        if message.position.result:
            break
        tab_to(ann, "main .text input")
        keys.press("Control+A")
        keys.press("Delete")
        listed = found.evaluate_all(LISTED)
        if not ann.shown()["staged"]:
            assert [action for action, _ in listed] == [one.text for one in message.position.legal]
        action, words = rng.choice(listed)
        keys.type(words)
        if found.first.get_attribute("data-action") != action:
            tab_to(ann, f'main .text button[data-action="{action}"]')
        keys.press("Enter")
        ann.settle()
        if chosen := ann.shown()["chosen"]:
            assert chosen == action
            assert ann.page.evaluate("document.activeElement.dataset.do") == "confirm"
            keys.press("Enter")
            ann.settle()
        assert answers(ann, message.ply)[-1] == action
        moves += 1
        assert moves < 400
    assert ann.page.locator("main h1, main h2").first.is_visible()


# On a home network


@pytest.fixture
def at_home(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server at an address of this machine that is not localhost, without https."""
    addresses = own_addresses()
    assert addresses, "this machine has no address but its own"
    server = Server(tmp_path_factory.mktemp("home"), address=addresses[0])
    yield server
    server.stop()


@pytest.mark.slow
def test_a_stranger_plays_at_a_plain_address(person: People, at_home: Server) -> None:
    """Where browsers withhold much: a name, *play now*, and a game to its end."""
    ann = person("", at_home)
    ann.page.goto("/")
    assert not ann.page.evaluate("isSecureContext")
    ann.page.get_by_role("button", name="Play now Carnegie").click()
    ann.page.get_by_role("article").get_by_label("name").fill("Ann")
    ann.page.keyboard.press("Enter")
    ann.page.locator(".table[data-ply]").wait_for()
    ann.known(ann.page.url.rpartition("/")[2])
    play_on([ann])


def test_an_invitation_is_copied_at_a_plain_address(person: People, at_home: Server) -> None:
    """... where there is no clipboard to write to: it can be pasted all the same."""
    ann = person("Ann", at_home)
    ann.page.goto(f"/table/{waiting(ann, 'container')}")
    ann.page.get_by_role("button", name="Copy").click()
    ann.page.get_by_text("Copied.").wait_for()
    assert not ann.page.evaluate("'clipboard' in navigator")
    ann.page.get_by_label("Say something").focus()
    ann.page.keyboard.press("Control+V")
    expect(ann.page.get_by_label("Say something")).to_have_value(ann.page.url)


def test_notifications_are_withheld_at_a_plain_address(person: People, at_home: Server) -> None:
    """... and the settings say so, instead of offering them."""
    ann = person("Ann", at_home)
    ann.page.goto("/settings")
    switch = ann.page.get_by_role("switch", name="Notifications")
    expect(switch).to_be_disabled()
    expect(switch).to_have_accessible_description(Words("en").text("web-settings-notify.withheld"))
