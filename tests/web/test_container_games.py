"""Whole games of Container in which every pick that a piece can carry is made on the board."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from magnate.games.container.actions import CONTAINER, SET_PRICE
from tests.server.running import Server
from tests.web.boards import play_on_board, without_pieces
from tests.web.person import PHONE, Person
from tests.web.tables import _records
from tests.web.test_whole_games import begin

People = Callable[..., Person]
BARE = ("end-turn", "done", "keep", "bid")
"""What no piece stands for."""
FACTORY = ".mine [data-rack=factory]"
"""Machines bring the end nearer."""


@pytest.mark.slow
def test_two_people_and_two_bots(person: People) -> None:
    people = [person("Ann"), person("Ben")]
    begin("container", people, bots=2)
    play_on_board(people, BARE, FACTORY)
    plays = [entry.play or "" for one in people for entry in one.message().entries]
    kinds = {play.partition(" ")[0] for play in plays}
    assert kinds >= {"buy-from", "buy", "set-price", "produce", "sail-out", "sail-to-harbour"}


@pytest.mark.slow
def test_five_players(person: People) -> None:
    people = [person("Ann")]
    begin("container", people, bots=4)
    play_on_board(people, BARE, FACTORY)


@pytest.mark.slow
def test_a_game_on_a_phone(person: People) -> None:
    people = [person("Ann", viewport=PHONE, has_touch=True, is_mobile=True)]
    begin("container", people, bots=2)
    play_on_board(people, BARE, FACTORY)


@pytest.mark.slow
def test_every_answer_has_its_pieces(server: Server, person: People) -> None:
    """... but for prices, which are arranged by hand: `test_container_board` does that."""
    ann = person("Ann", settings={"confirm": "always"})
    games = (one for one in _records() if one.game == "container")
    missing, tried = without_pieces(server, ann, games, (*BARE, SET_PRICE.name))
    assert missing == []
    assert tried == set(CONTAINER.actions)
