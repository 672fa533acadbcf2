"""Pieces fly from where they were to where they are; nobody has to wait for them."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, NamedTuple

import pytest
from playwright.sync_api import Locator, Page, expect

from magnate.core.matches import Match
from tests.server.running import Server
from tests.server.stored import played, store
from tests.web.person import Person
from tests.web.tables import GAMES, replay

People = Callable[..., Person]
MOVING = {"reduced_motion": "no-preference"}

WATCH = """(stop) => {
    window.flights = [];
    new MutationObserver((changes) => {
        for (const { addedNodes } of changes) for (const node of addedNodes) {
            if (!node.classList?.contains('flight')) continue;
            window.flights.push(node);
            if (stop) node.getAnimations().forEach((flight) => flight.pause());
        }
    }).observe(document.body, { childList: true });
}"""
"""Keep in mind what flies; if it is stopped, it stays in the air."""

ENDS = """() => [...document.querySelectorAll('.flight')].map((node) => {
    const [flight] = node.getAnimations();
    flight.currentTime = flight.effect.getComputedTiming().endTime - 0.01;
    const { x, y, width, height } = node.getBoundingClientRect();
    return [x, y, width, height].map(Math.round);
})"""
PLACES = """(kind) => [...document.querySelectorAll(`main svg[data-move="${kind}"]`)].map((node) => {
    const { x, y, width, height } = node.getBoundingClientRect();
    return [x, y, width, height].map(Math.round);
})"""
FLOWN = "window.flights.length"


class Move(NamedTuple):
    """The entry of a game at which something moves, and what."""

    ply: int
    piece: str


def zones(match: Match) -> list[int]:
    view: Any = match.state.view(None)
    return [company["zone"] for company in view["companies"]]


def sailing() -> Move:
    """Where a ship of the game that `replay` shows sails."""
    record = played("container", None).record()
    match = Match.begin(record)
    for ply, line in enumerate(record.log, start=1):
        before = zones(match)
        match.enter(line)
        moved = [seat for seat, zone in enumerate(zones(match)) if zone != before[seat]]
        if moved and ply > 20:
            return Move(ply, f"ship:{moved[0]}")
    raise AssertionError("no ship ever sails")


def open_replay(person: Person, link: str, ply: int, *, stop: bool = False) -> Page:
    person.page.goto(f"/replay/{link}?ply={ply}")
    person.page.locator("main#board svg").first.wait_for()
    person.page.evaluate(WATCH, stop)
    return person.page


def aloft(page: Page) -> Locator:
    return page.locator(".flight")


def test_a_ship_flies_and_ends_where_it_lies(server: Server, person: People) -> None:
    ann = person("Ann", **MOVING)
    move = sailing()
    page = open_replay(ann, replay(server, ann, "container"), move.ply - 1, stop=True)
    page.keyboard.press("ArrowRight")
    aloft(page).first.wait_for()
    ends = [tuple(end) for end in page.evaluate(ENDS)]
    (place,) = page.evaluate(PLACES, move.piece)
    assert tuple(place) in ends
    page.locator("header h1").click()
    expect(aloft(page)).to_have_count(0)


@pytest.mark.parametrize(
    "wishes",
    [{}, {"settings": {"motion": "off"}, **MOVING}],
    ids=["reduced motion", "switched off"],
)
def test_nothing_flies(server: Server, person: People, wishes: dict[str, Any]) -> None:
    ann = person("Ann", **wishes)
    move = sailing()
    page = open_replay(ann, replay(server, ann, "container"), move.ply - 1)
    page.keyboard.press("ArrowRight")
    page.wait_for_url(f"**ply={move.ply}*")
    assert page.evaluate(FLOWN) == 0


@pytest.mark.parametrize("game", GAMES)
def test_pieces_of_every_game_fly(server: Server, person: People, game: str) -> None:
    ann = person("Ann", settings={"motion": "fast"}, **MOVING)
    page = open_replay(ann, replay(server, ann, game), 30)
    for _ in range(50):
        page.keyboard.press("ArrowRight")
        expect(page.locator("main#board")).to_have_attribute("aria-busy", "false")
        page.evaluate("new Promise(requestAnimationFrame)")
        if page.evaluate(FLOWN):
            break
    assert page.evaluate(FLOWN) > 0
    expect(aloft(page)).to_have_count(0)
