"""Nobody learns what his seat may not know, and nobody does what is another's to do."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable, Iterator
from functools import cache
from typing import Any, cast

import httpx
import msgspec
import pytest
from websockets.sync.client import connect

from magnate.client import Client, Rejected, calls, common
from magnate.client.calls import new_key
from magnate.core import wire
from magnate.core.game import all_games
from magnate.core.game import game as find_game
from magnate.core.matches import Match
from magnate.core.records import Record
from magnate.core.rng import Rng
from magnate.server.database import Database
from magnate.server.errors import Refused, tell_http
from magnate.server.live import Watcher
from magnate.server.logs import JsonLines
from magnate.server.people import Person
from magnate.server.play import Trial, tried
from magnate.server.records import own_record
from magnate.server.table import Table
from magnate.server.tables import Tables
from magnate.server.terms import Seat, Terms
from tests.server.running import Server, until
from tests.server.stored import NAMES, played, store
from tests.server.test_lobby import refused

People = Callable[..., Client]
GAMES = [game.name for game in all_games()]
SEATS = (0, 1, 2, None)
TRIES = 12
DEAR = 10
"""So many moves lie between looks at what is dear: the whole log, of which the last entries are
looked at after each move, and what is no action, to which the nearest ones are told."""


# Built from the true state, or from any other that the seat can't tell from it


@cache
def whole(game: str) -> Record:
    return played(game, seed=3).record()


def table_of(match: Match) -> Table:
    seats = [
        Seat(number=number, kind="person", person=name, name=name)
        for number, name in enumerate(NAMES)
    ]
    table = Table("a table", Terms(game=match.game.name, players=3), "Ann", seats, 0.0, "open")
    table.begin(match)
    return table


async def refusals(table: Table, seat: int, tries: list[str]) -> list[bytes]:
    """What a seat is told that tries what it can't do."""
    tables = Tables(cast("Database", None))  # nothing gets so far as to be stored
    question = table.playing().state.question(seat)
    key = "nothing" if question is None else question.kind.key
    person = table.seats[seat].person
    doings = [
        *(tables.play(table, seat, [(key, text)], ply=table.ply, person=person) for text in tries),
        tables.undo(table, seat, 10**6, None, person),
    ]
    found = []
    for doing in doings:
        try:
            await doing
        except Refused as error:
            found.append(msgspec.json.encode(tell_http(cast("Any", None), error).content))
    return found


def trials(table: Table, seat: int) -> Iterator[bytes]:
    """Where a seat is told that some of its moves would lead to."""
    state = table.playing().state
    question = state.question(seat)
    legal = state.legal(seat)
    for action in legal[:: max(1, len(legal) // TRIES)]:
        key = "nothing" if question is None else question.kind.key
        wish = Trial(ply=table.ply, answers=[(key, action.text)], blocked=True)
        try:
            yield wire.encode(tried(table, seat, wish))
        except Refused as error:
            yield msgspec.json.encode(tell_http(cast("Any", None), error).content)


def told(table: Table, seat: int | None, tries: list[str]) -> list[bytes]:
    """Everything that a seat or a spectator can be told at this moment."""
    match = table.playing()
    table._stand_elsewhere()  # nothing that was made from another state
    name = "a spectator" if seat is None else NAMES[seat]
    watcher = Watcher(table, Person(id=name, name=name), seat, max(0, table.ply - 3), lambda: True)
    found = [*watcher.parcels(), table.message(seat, table.ply)]
    if table.ply % DEAR == 0:
        found += [table.message(seat), msgspec.json.encode(own_record(match, seat))]
    if seat is not None:
        found.append(wire.encode(wire.blocked(match.state, seat)))
        found += asyncio.run(refusals(table, seat, tries))
        found += trials(table, seat)
    return found


def same_for(table: Table, seat: int | None, rng: Rng, tries: list[str]) -> None:
    match = table.playing()
    true = match.state
    before = told(table, seat, tries)
    match.state = true.seen_by(seat, rng)
    try:
        assert told(table, seat, tries) == before
    finally:
        match.state = true


@pytest.mark.slow
@pytest.mark.parametrize("game", GAMES)
def test_what_seats_are_told_at_every_ply(game: str) -> None:
    record = whole(game)
    match = Match.begin(record)
    rng = Rng.seeded(1, "hidden")
    texts = sorted({line.play for line in record.log if line.play is not None})
    table = table_of(match)
    for line in record.log:
        table.enter([line])
        if table.status == "over":
            break
        for seat in SEATS:
            tries = [texts[rng.below(len(texts))] for _ in range(TRIES)]
            if table.ply % DEAR == 0:
                tries += ["nonsense", ""]
            if seat is not None:
                legal = {action.text for action in match.state.legal(seat)}
                tries = [text for text in tries if text not in legal]
            same_for(table, seat, rng, tries)


def test_the_swap_would_show_a_leak() -> None:
    """The test of the test: what another seat is told does depend on what this one can't see."""
    match = Match.begin(whole("container"))
    rng = Rng.seeded(1, "hidden")
    table = table_of(match)
    true, before = match.state, told(table, 1, [])
    differ = 0
    for _ in range(10):
        match.state = true.seen_by(0, rng)
        differ += told(table, 1, []) != before
    assert differ
    match.state = true
    before = told(table, None, [])
    match.state = played("container", 30).state
    assert told(table, None, []) != before


@pytest.mark.parametrize("cause", ["person", "order"])
def test_a_bid_is_told_to_nobody(cause: Any) -> None:
    """Two games that differ in a bid alone, before it is shown."""
    heard = []
    for text in ("bid 3", "bid 5"):
        match = Match.load(played("container", 50).record())
        assert match.state.to_act == (0, 1)
        match.play(0, text, cause=cause if text == "bid 5" else "person", time=1)
        table = table_of(match)
        heard.append([told(table, seat, ["bid 4000"]) for seat in (1, 2, None)])
        assert text.encode() in table.message(0)
    assert heard[0] == heard[1]


# The same through the routes, with what is written into the log


class Lines(logging.Handler):
    """The log as it is written, but for times."""

    def __init__(self) -> None:
        super().__init__(logging.INFO)
        self.lines: list[str] = []
        self.setFormatter(JsonLines())

    def emit(self, record: logging.LogRecord) -> None:
        record.__dict__["ms"] = 0
        record.created = record.msecs = 0
        self.lines.append(self.format(record))

    def all_of(self, person: Client) -> list[str]:
        """What was logged since the last time. A line may be written just after the answer was
        sent, but not after that of a further request."""
        person.http.get("/health")
        until(lambda: any("/health" in line for line in self.lines))
        lines = [line for line in self.lines if "/health" not in line]
        self.lines.clear()
        return lines


@pytest.fixture
def log() -> Iterator[Lines]:
    handler, root = Lines(), logging.getLogger("magnate")
    level = root.level
    root.addHandler(handler)
    root.setLevel(logging.INFO)
    yield handler
    root.removeHandler(handler)
    root.setLevel(level)


def asked_for(person: Client, table: str, seat: int | None) -> list[bytes]:
    """Every answer about a table that a person can get, good or bad."""
    base = f"/api/tables/{table}"
    http = person.http
    found = [http.get(f"{base}/{what}").content for what in ("message", "blocked", "record")]
    found += [http.get(base).content, http.get(f"{base}/message?since=5").content]
    for text in ("nonsense", "bid 4000", "produce", "end-turn", "done"):
        body = {"ply": 10**6, "key": new_key(), "answers": [["nothing", text]]}
        found.append(http.post(f"{base}/moves", json=body).content)
    message = msgspec.json.decode(found[0], type=calls.Message)
    question = message.position.question
    for choice in message.position.legal[:TRIES]:
        answers = [["nothing" if question is None else question.key, choice.text]]
        body = {"ply": message.ply, "answers": answers, "blocked": True}
        found.append(http.post(f"{base}/trial", json=body).content)
    found.append(http.post(f"{base}/undo", json={"key": new_key(), "count": 10**6}).content)
    found.append(http.post(f"{base}/wishes", json={"kind": "undo", "ply": 10**6}).content)
    found.append(http.post(f"{base}/replay").content)
    found.append(http.get(f"{base}/orders").content if seat is not None else b"")
    with connect(
        common.socket_url(http, table, 3), additional_headers=common.cookie_header(http)
    ) as socket:
        parcels = [str(socket.recv()) for _ in range(2)]
    return [*found, parcels[1].encode()]


@pytest.mark.parametrize("game", GAMES)
def test_what_the_routes_tell(server: Server, client: People, log: Lines, game: str) -> None:
    people = [client(name) for name in (*NAMES, "Eve")]
    secrets = [person.http.cookies["magnate"] for person in people]
    server.tables.listeners.clear()  # nobody answers for anybody here
    rng = Rng.seeded(2, "hidden")
    for plies in (0, 25, 70):
        match = played(game, plies)
        id = store(server, match, people[:3])
        people[0].table(id)
        table = server.tables.loaded[id]
        true = table.playing().state
        for seat, person in zip(SEATS, people, strict=True):
            both = []
            for state in (true, true.seen_by(seat, rng)):
                table.playing().state = state
                table._stand_elsewhere()  # nothing that was made from another state
                log.all_of(person)
                answers = asked_for(person, id, seat)
                both.append((answers, log.all_of(person)))
            table.playing().state = true
            assert both[0] == both[1]
            answers, lines = both[0]
            assert lines
            for text in [answer.decode() for answer in answers] + lines:
                assert str(match.seed) not in text or match.seed < 10
                assert not any(secret in text for secret in secrets)
            assert not any(id in line for line in lines)


# What is refused


def answer_of(person: Client, table: str) -> tuple[int, tuple[str, str]]:
    message = person.message(table)
    assert message.position.question is not None
    return message.ply, (message.position.question.key, message.position.legal[0].text)


@pytest.fixture
def people(client: People) -> list[Client]:
    return [client(name) for name in NAMES]


@pytest.fixture
def table(server: Server, people: list[Client]) -> str:
    """It is Ann's turn."""
    match = played("container", 60)
    assert match.state.to_act == (0,)
    return store(server, match, people)


def test_anothers_cookie(server: Server, people: list[Client], table: str) -> None:
    ann, ben, _ = people
    ply, answer = answer_of(ann, table)
    status, key = refused(ben.move, table, ply, [answer])
    assert (status, key) in ((409, "too-late"), (422, "illegal"), (400, "bad-notation"))
    for forged in (ann.me().id, "Ann", ann.http.cookies["magnate"][:-1], ""):
        with Client(server.url) as nobody:
            nobody.http.cookies.set("magnate", forged)
            assert refused(nobody.message, table) == (401, "who")
            assert refused(nobody.move, table, ply, [answer]) == (401, "who")
            assert refused(lambda watcher: next(watcher.watch(table)), nobody) == (401, "who")
    assert ann.table(table).ply == 60


def test_an_old_cookie(server: Server, people: list[Client], table: str) -> None:
    ann, ben, _ = people
    ply, answer = answer_of(ann, table)
    with Client(server.url, patience=1) as old:
        for name in ("magnate", "csrftoken"):
            old.http.cookies.set(name, ann.http.cookies[name])
        watched = old.watch(table)
        next(watched), next(watched)
        ann.sign_out()
        assert refused(old.me) == (401, "who")
        assert refused(old.move, table, ply, [answer]) == (401, "who")
        ben.say(table, "is she gone?")

        def listen() -> None:
            for parcel in watched:
                assert "gone" not in str(parcel)

        assert refused(listen) == (401, "who")
    assert ben.table(table).ply == 60


def test_a_replaced_seat(server: Server, people: list[Client], table: str, client: People) -> None:
    ann, ben, cem = people
    server.tables.listeners.clear()
    ply, answer = answer_of(ann, table)
    key = new_key()
    ann.leave(table)  # Ben hosts now
    assert refused(ann.move, table, ply, [answer], key) == (403, "forbidden")
    link = ben.change_seat(table, 0, "link").link
    dan = client("Dan")
    dan.join(table, link=link)
    assert refused(ann.join, table, link=link) == (403, "forbidden")
    for call in (ann.blocked, ann.orders, ann.back, ann.resume):
        assert refused(call, table) == (403, "forbidden")
    assert refused(ann.wish, table, "pause") == (403, "forbidden")
    assert refused(ann.undo, table) == (403, "forbidden")
    assert refused(dan.move, table, ply, [answer]) == (409, "too-late")  # he has seen nothing yet
    now, answer = answer_of(dan, table)
    assert dan.move(table, now, [answer]).plies == [now + 1]
    assert refused(cem.change_seat, table, 0, "bot") == (403, "forbidden")


@pytest.mark.parametrize("ply", [61, 10**9, 3, 0])
def test_a_forged_ply(people: list[Client], table: str, ply: int) -> None:
    _, answer = answer_of(people[0], table)
    assert refused(people[0].move, table, ply, [answer]) == (409, "too-late")
    assert refused(people[0].move, table, -1, [answer]) == (400, "bad-input")


def test_another_table(server: Server, people: list[Client], table: str, client: People) -> None:
    """Who sits at one table is nobody at another; and what is asked there is not asked here."""
    ann, ben, _ = people
    eve = client("Eve")
    own = store(server, played("container", 60), [eve])
    ply, answer = answer_of(ann, table)
    assert refused(eve.move, table, ply, [answer]) == (403, "forbidden")
    assert refused(ann.move, own, ply, [answer]) == (403, "forbidden")
    link = ann.change_seat(table, 1, "link").link
    assert refused(ben.join, own, link=link) == (403, "forbidden")
    key = new_key()
    eve.move(own, *((found := answer_of(eve, own))[0], [found[1]]), key)
    assert refused(eve.move, table, ply, [answer], key) == (403, "forbidden")
    assert refused(ann.table, "x" * 22) == (404, "not-found")


@pytest.mark.parametrize("game", GAMES)
def test_the_seed_before_the_end(server: Server, people: list[Client], game: str) -> None:
    match = Match.start(find_game(game), 3, 2**100 + 12345, NAMES)
    table = store(server, match, people)
    for person in people:
        for what in ("record", "message", "schema", ""):
            body = person.http.get(f"/api/tables/{table}/{what}".rstrip("/")).text
            assert '"seed"' not in body
            assert str(match.seed) not in body
        assert refused(person.replay_link, table) == (403, "not-over")
    with pytest.raises(httpx.HTTPStatusError):
        people[0].http.get(f"/api/replays/{table}").raise_for_status()


def test_a_wrong_move_tells_its_reason_alone(people: list[Client], table: str) -> None:
    ply, (question, _) = answer_of(people[0], table)
    with pytest.raises(Rejected) as caught:
        people[0].move(table, ply, [(question, "bid 3")])
    assert caught.value.key in ("illegal", "bad-notation")
    assert set(caught.value.extra) <= {"key", "reason"}
