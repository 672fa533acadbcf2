"""Whole games of Container in which every pick that a piece can carry is made on the board."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from tests.web.boards import play_on_board
from tests.web.clicker import ANSWERS, CONFIRM, PIECES, UNDO, Clicker
from tests.web.person import PHONE, Person
from tests.web.test_whole_games import ME, OPEN

People = Callable[..., Person]
BARE = ("end-turn", "done", "keep", "bid")
"""What no piece stands for."""
FACTORY = ".mine [data-rack=factory]"
"""Machines bring the end nearer."""
PLAIN = ", ".join(
    f'.bar[data-staged] .answers button[data-action^="{kind}"]:enabled' for kind in BARE
)
PARTS = "nav.parts button[aria-pressed=false]"


def begin(people: list[Person], bots: int) -> None:
    """A table with bots that come to an end sooner than those which play at random."""
    host, *others = people
    seats = [ME, *[OPEN] * len(others), *[{"kind": "bot", "bot": "greedy"}] * bots]
    table = host.client.create("container", len(seats), seats=seats).id
    for one in others:
        one.client.join(table)
    host.client.start(table)
    for one in people:
        one.sit(table)


@pytest.mark.slow
def test_two_people_and_two_bots(person: People) -> None:
    people = [person("Ann"), person("Ben")]
    begin(people, bots=2)
    play_on_board(people, BARE, FACTORY)
    plays = [entry.play or "" for one in people for entry in one.message().entries]
    kinds = {play.partition(" ")[0] for play in plays}
    assert kinds >= {"buy-from", "buy", "set-price", "produce", "sail-out", "sail-to-harbour"}


@pytest.mark.slow
def test_five_players(person: People) -> None:
    people = [person("Ann")]
    begin(people, bots=4)
    play_on_board(people, BARE, FACTORY)


@pytest.mark.slow
def test_a_game_on_a_phone(person: People) -> None:
    people = [person("Ann", viewport=PHONE, has_touch=True, is_mobile=True)]
    begin(people, bots=2)
    play_on_board(people, BARE, FACTORY)


class OnBoard(Clicker):
    """Clicks on pieces, as long as there are any, and in the bar only what has none."""

    def order(self, chance: float) -> list[str]:
        if chance < 0.08:
            return [UNDO, CONFIRM, PIECES, PARTS, ANSWERS]
        if chance < 0.25:
            return [CONFIRM, PLAIN, PIECES, ANSWERS]
        # on a phone the pieces may lie in another part of the table
        return [CONFIRM, PIECES, PARTS if chance < 0.6 else PLAIN, ANSWERS]


@pytest.mark.slow
def test_random_clicks_on_the_board(person: People) -> None:
    OnBoard(person("Ann"), "container", 3).run(80)


@pytest.mark.slow
def test_random_touches_on_a_phone(person: People) -> None:
    ann = person("Ann", viewport=PHONE, has_touch=True, is_mobile=True)
    OnBoard(ann, "container", 4, touch=True).run(60)
