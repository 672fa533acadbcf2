"""Trying moves: where they would lead to, and nothing comes of it."""

from __future__ import annotations

from collections.abc import Callable, Iterator

import pytest

from magnate.client import Client, Rejected
from magnate.core import wire
from magnate.core.game import all_games
from magnate.core.matches import Match
from magnate.core.rng import Rng
from tests.server.running import Server
from tests.server.stored import NAMES, ask, played, store
from tests.server.test_lobby import refused

People = Callable[..., Client]
GAMES = [game.name for game in all_games()]
Answers = list[tuple[str, str]]


def lists(match: Match, seat: int, rng: Rng) -> Iterator[tuple[Answers, bool]]:
    """Longer and longer lists of answers of a seat, up to the first that can't be taken back; and
    whether it is that one."""
    state = match.state.clone()
    answers: Answers = []
    sealed = False
    while not sealed and (question := state.question(seat)) is not None and len(answers) < 8:
        legal = state.legal(seat)
        action = legal[rng.below(len(legal))]
        answers.append((question.kind.key, action.text))
        sealed = state.seals(seat, action)
        state.advance(seat, action)
        yield list(answers), sealed


@pytest.mark.parametrize("game", GAMES)
def test_it_is_the_position_after_playing(server: Server, client: People, game: str) -> None:
    """Really playing leads to what trying showed, in every game."""
    people = [client(name) for name in NAMES]
    server.tables.listeners.clear()  # nobody answers for anybody here
    rng = Rng.seeded(4, "trial")
    several = sealing = 0
    for plies in (0, 20, 45, 70, 95):
        match = played(game, plies)
        id = store(server, match, people)
        seat = match.state.to_act[0]
        me, ply = people[seat], len(match.entries)
        before = [person.message(id) for person in people]
        good: Answers = []
        for answers, seals in lists(match, seat, rng):
            if seals:
                assert refused(me.trial, id, ply, answers) == (409, "seals")
                sealing += 1
                break
            good, tried = answers, me.trial(id, ply, answers, blocked=True)
            assert tried.plays == len(answers)
        assert [person.message(id) for person in people] == before
        assert ask(server, 'SELECT count(*) FROM log WHERE "table" = ?', id) == ply
        if good:
            several += len(good) > 1
            me.move(id, ply, good)
            assert me.message(id).position == tried.position
            assert me.blocked(id) == tried.blocked
    assert several
    assert sealing


@pytest.fixture
def ann(client: People) -> Client:
    return client("Ann")


@pytest.fixture
def table(server: Server, ann: Client) -> str:
    """It is Ann's turn."""
    server.tables.listeners.clear()
    return store(server, played("container", 60), [ann])


def test_nothing_tried_is_the_position_now(ann: Client, table: str) -> None:
    tried = ann.trial(table, 60, [])
    assert (tried.position, tried.plays) == (ann.message(table).position, 0)
    assert tried.blocked is None


def test_what_is_refused(ann: Client, table: str, client: People) -> None:
    """As moves are."""
    message = ann.message(table)
    assert message.position.question is not None
    key, text = message.position.question.key, message.position.legal[0].text
    assert refused(client("Eve").trial, table, 60, []) == (403, "forbidden")
    assert refused(client("Eve").trial, table, 60, [(key, text)]) == (403, "forbidden")
    assert refused(ann.trial, table, 61, [(key, text)]) == (409, "too-late")
    assert refused(ann.trial, table, 3, []) == (409, "too-late")
    assert refused(ann.trial, table, 60, [("another-question", text)]) == (422, "illegal")
    assert refused(ann.trial, table, 60, [(key, "nonsense")]) == (400, "bad-notation")
    assert refused(ann.trial, table, 60, [(key, text)] * 201) == (400, "bad-input")
    blocked = ann.blocked(table)[0]
    with pytest.raises(Rejected) as caught:
        ann.trial(table, 60, [(key, blocked.text)])
    assert caught.value.extra["reason"] == {
        "key": blocked.reason.key,
        "args": list(blocked.reason.args),
    }
    assert refused(ann.trial, "x" * 22, 0, []) == (404, "not-found")
    ann.wish(table, "pause")
    assert refused(ann.trial, table, 60, []) == (409, "paused")


def test_who_is_not_asked(server: Server, client: People) -> None:
    """Has nothing to try, and may look."""
    ann, ben = client("Ann"), client("Ben")
    table = store(server, played("container", 60), [ann, ben])
    message = ann.message(table)
    assert message.position.question is not None
    answer = (message.position.question.key, message.position.legal[0].text)
    assert refused(ben.trial, table, 60, [answer]) == (422, "illegal")
    assert isinstance(ben.trial(table, 60, []).position, wire.Position)
