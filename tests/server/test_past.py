"""What a seat has seen before can be looked at again, and nothing else."""

from __future__ import annotations

from collections.abc import Callable

import msgspec
import pytest

from magnate.client import Client
from magnate.core.game import all_games
from magnate.core.matches import Match
from magnate.server.answers import Past
from tests.server.running import Server
from tests.server.stored import NAMES, played, store

People = Callable[..., Client]
GAMES = [game.name for game in all_games()]
PLIES, SINCE = 70, 40


def past(client: Client, table: str, since: int) -> list[Past]:
    answer = client.http.get(f"/api/tables/{table}/past", params={"since": since})
    answer.raise_for_status()
    return msgspec.json.decode(answer.content, type=list[Past])


@pytest.mark.parametrize("game", GAMES)
def test_it_is_what_each_seat_saw(server: Server, client: People, game: str) -> None:
    """The views of the moves that still count, one after the other; nothing can be done there."""
    people = [client(name) for name in NAMES]
    match = played(game, PLIES)
    id = store(server, match, people)
    record = match.record()
    again = Match.start(match.game, 3, record.seed, NAMES)
    views: dict[int, list[bytes]] = {}
    for move in match.moves:
        again.play(move.seat or 0, move.line.play or "")
        views[move.ply] = [msgspec.json.encode(again.state.view(seat)) for seat in range(3)]
    for seat, person in enumerate(people):
        found = past(person, id, SINCE)
        assert [one.ply for one in found] == [ply for ply in views if ply > SINCE]
        for one in found:
            assert one.position.seat == seat
            assert (one.position.legal, one.position.question) == ([], None)
            seen = msgspec.json.decode(views[one.ply][seat])
            assert one.position.view == seen


def test_a_spectator_sees_a_spectators(server: Server, client: People) -> None:
    match = played("container", PLIES)
    id = store(server, match, [client(name) for name in NAMES])
    found = past(client("Eve"), id, SINCE)
    assert found
    assert all(
        company["money"] is None for one in found for company in one.position.view["companies"]
    )


def test_it_is_never_longer_than_a_hundred(server: Server, client: People) -> None:
    ann = client("Ann")
    match = played("container", 200)
    found = past(ann, store(server, match, [ann]), 0)
    assert 0 < len(found) <= 100
    assert found[-1].ply == match.moves[-1].ply
