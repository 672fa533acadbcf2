"""Many things at once: each is done once, and whoever comes too late is told so."""

from __future__ import annotations

import asyncio
from collections import Counter
from collections.abc import Callable, Coroutine
from functools import cache
from typing import Any

import httpx
import pytest

from magnate.client import AsyncClient, Client, Rejected
from magnate.client.calls import Message, new_key
from magnate.core.game import game
from magnate.core.matches import Match
from magnate.core.rng import Rng
from magnate.games.container.decisions.island import IslandBid
from magnate.server.errors import Refused
from magnate.server.table import check_holder
from magnate.server.terms import Seat
from tests.server import stored
from tests.server.running import Server, until
from tests.server.stored import played, store

People = Callable[..., Client]
NO_LIMIT = httpx.Limits(max_connections=60)


@pytest.fixture
def server(serve: Callable[..., Server], either: str) -> Server:
    return serve(database=either)


def twin(server: Server, person: Client) -> AsyncClient:
    """The same person, for many requests at once."""
    cookies = {name: person.http.cookies[name] for name in ("magnate", "csrftoken")}
    return AsyncClient(server.url, cookies=cookies, limits=NO_LIMIT, timeout=60)


async def outcome(doing: Coroutine[Any, Any, Any]) -> str:
    try:
        await doing
    except Rejected as rejected:
        return rejected.key
    return "done"


def plays(message: Message) -> list[int]:
    """The plies of the moves."""
    return [e.ply for e in message.entries if e.holder is None and e.undo is None]


def test_conflicting_moves_of_one_seat(server: Server, client: People) -> None:
    """200 at once, again and again: exactly one wins each ply."""
    ann, ben, cem = client("Ann"), client("Ben"), client("Cem")
    people = [ann, ben, cem]
    table = store(server, played("container", 60), people)

    async def race(person: Client, count: int) -> tuple[int, Counter[str]]:
        message = person.message(table)
        assert message.position.question is not None
        question, legal = message.position.question.key, message.position.legal
        async with twin(server, person) as many:
            found = await asyncio.gather(
                *(
                    outcome(many.move(table, message.ply, [(question, legal[n % len(legal)].text)]))
                    for n in range(count)
                )
            )
        return message.ply, Counter(found)

    for count in (200, 40, 40, 40):
        until(lambda: not server.attendance.answers(table))  # what nobody could answer otherwise
        (seat, *_) = ann.table(table).to_act
        ply, found = asyncio.run(race(people[seat], count))
        assert found == {"done": 1, "too-late": count - 1}
        made = [e for e in ann.message(table, ply).entries if e.cause == "person"]
        assert made[0].ply == ply + 1
        assert made[0].seat == seat


@cache
def auction_of_five() -> Match:
    for seed in range(50):
        rng = Rng.seeded(seed, "auction")
        match = Match.start(game("container"), 5, seed, ("Ann", "Ben", "Cem", "Dan", "Eve"))
        while not match.state.over and len(match.entries) < 300:
            state, bidders = match.state, match.state.to_act
            rich = all(len(state.legal(seat)) > 4 for seat in bidders)
            if isinstance(state.stack[-1], IslandBid) and len(bidders) == 4 and rich:
                return match
            seat = match.state.to_act[rng.below(len(match.state.to_act))]
            legal = match.state.legal(seat)
            match.play(seat, legal[rng.below(len(legal))])
    raise AssertionError


def test_four_bidders_at_once(
    server: Server, client: People, monkeypatch: pytest.MonkeyPatch
) -> None:
    match = auction_of_five()
    bidders = match.state.to_act
    monkeypatch.setattr(stored, "NAMES", tuple(match.names))
    people = [client(name) for name in match.names]
    table = store(server, match, people)

    async def bid(seat: int, ready: asyncio.Barrier) -> str:
        async with twin(server, people[seat]) as person:
            message = await person.message(table)
            assert message.position.question is not None
            assert message.ply == len(match.entries)
            await ready.wait()
            answer = (message.position.question.key, f"bid {seat}")
            return await outcome(person.move(table, message.ply, [answer]))

    async def all_bid() -> list[str]:
        ready = asyncio.Barrier(4)
        return await asyncio.gather(*(bid(seat, ready) for seat in bidders))

    assert asyncio.run(all_bid()) == ["done"] * 4
    message = people[0].message(table, len(match.entries))
    assert sorted(e.seat for e in message.entries[:4] if e.seat is not None) == sorted(bidders)


def test_a_resent_move_plays_once(server: Server, client: People) -> None:
    people = [client("Ann"), client("Ben"), client("Cem")]
    match = played("container", 60)
    (seat,) = match.state.to_act
    person = people[seat]
    table = store(server, match, people)
    message = person.message(table)
    assert message.position.question is not None
    answer = (message.position.question.key, message.position.legal[0].text)
    key = new_key()

    async def send(count: int) -> list[list[int]]:
        async with twin(server, person) as many:
            sent = (many.move(table, message.ply, [answer], key) for _ in range(count))
            return [played.plies for played in await asyncio.gather(*sent)]

    assert asyncio.run(send(50)) == [[61]] * 50
    server.restart()
    assert asyncio.run(send(5)) == [[61]] * 5
    assert plays(person.message(table, 60))[0] == 61
    other = people[seat - 1]
    with pytest.raises(Rejected) as caught:  # the key of another is no key of mine
        other.move(table, message.ply, [answer], key)
    assert caught.value.key in ("too-late", "illegal", "bad-notation")


def test_undo_against_a_move_of_another(server: Server, client: People) -> None:
    """A bid is taken back while another bids: it stays, or it goes; nothing in between."""
    people = [client("Ann"), client("Ben"), client("Cem")]
    ann, ben, _ = people
    match = played("container", 50)
    assert match.state.to_act == (0, 1)
    seen: Counter[tuple[str, str]] = Counter()
    for turn in range(12):
        table = store(server, match, people)
        question = ann.message(table).position.question
        assert question is not None
        ann.move(table, 50, [(question.key, "bid 5")])

        async def both(table: str = table, key: str = question.key, turn: int = turn) -> list[str]:
            async with twin(server, ann) as one, twin(server, ben) as other:
                first = outcome(one.undo(table))
                second = outcome(other.move(table, 50, [(key, "bid 3")]))
                order = [second, first] if turn % 2 else [first, second]
                found = await asyncio.gather(*order)
                return found[::-1] if turn % 2 else found

        undo, bid = asyncio.run(both())
        seen[undo, bid] += 1
        assert bid == "done"
        assert undo in ("done", "cannot-undo")
        info = ann.table(table)
        assert info.to_act == ([0] if undo == "done" else [2])
        server.tables.loaded.pop(table)  # what is stored says the same
        assert ann.table(table).to_act == info.to_act
        assert ann.table(table).closed == ""
    assert sum(seen.values()) == 12


def test_two_sit_down_on_one_seat(server: Server, client: People) -> None:
    ann = client("Ann")
    table = ann.create("container", 3, seats=[{"kind": "me"}, {"kind": "open"}, {"kind": "bot"}]).id
    people = [client(f"P{n}") for n in range(8)]

    async def sit() -> list[str]:
        twins = [twin(server, person) for person in people]
        found = await asyncio.gather(*(outcome(person.join(table, seat=1)) for person in twins))
        for person in twins:
            await person.close()
        return found

    assert Counter(asyncio.run(sit())) == {"done": 1, "full": 7}


def test_a_move_against_being_replaced(server: Server, client: People) -> None:
    """A person whose seat is given away just now plays before, or not at all."""
    people = [client("Ann"), client("Ben"), client("Cem")]
    match = next(m for m in (played("container", n) for n in range(60, 99)) if m.state.asks(1))
    seat, ply = 1, len(match.entries)
    host, person = people[0], people[seat]
    for _ in range(8):
        table = store(server, match, people)
        server.bots._stopping = True  # the bot need not play here
        message = person.message(table)
        assert message.position.question is not None
        answer = (message.position.question.key, message.position.legal[0].text)

        async def both(table: str = table, answer: tuple[str, str] = answer) -> tuple[str, str]:
            async with twin(server, host) as one, twin(server, person) as other:
                return await asyncio.gather(
                    outcome(one.change_seat(table, seat, "bot")),
                    outcome(other.move(table, ply, [answer])),
                )

        kicked, moved = asyncio.run(both())
        assert kicked == "done"
        entries = host.message(table, ply).entries
        if moved == "done":
            assert [entry.holder is None for entry in entries] == [True, False]
        else:
            assert moved == "forbidden"
            assert [entry.holder is None for entry in entries] == [False]


def test_holders() -> None:
    """Who plays for a seat is looked at when its turn to be stored has come."""
    seat = Seat(number=0, kind="person", person="ann")
    check_holder(seat, "ann", "person")
    for person, cause in (("ben", "person"), (None, "bot"), (None, "clock"), ("ben", "order")):
        with pytest.raises(Refused):
            check_holder(seat, person, cause)  # type: ignore[arg-type]
    seat.absent = True
    check_holder(seat, None, "clock")


def test_an_answer_after_the_end(server: Server, client: People) -> None:
    """The last question was answered meanwhile, perhaps by the server: that is no other mistake."""
    people = [client("Ann"), client("Ben"), client("Cem")]
    match = played("container")
    table = store(server, match, people)
    last = match.moves[-1]
    for ply, key in ((last.ply - 1, "too-late"), (len(match.entries), "not-running")):
        with pytest.raises(Rejected) as caught:
            people[last.seat or 0].move(table, ply, [("any-question", last.line.play or "")])
        assert caught.value.key == key
