"""Friends who share a screen: one person holds several seats of a table."""

from __future__ import annotations

import random
from collections.abc import Callable
from typing import Any

import pytest

from magnate.client import Client, Rejected, calls
from magnate.server.answers import GameParcel, TableParcel
from tests.server.running import Server, until
from tests.server.stored import played, store
from tests.server.test_lobby import refused

People = Callable[..., Client]
ME, BEN, OPEN = {"kind": "me"}, {"kind": "me", "name": "Ben"}, {"kind": "open"}
BOT = {"kind": "bot", "bot": "random"}


@pytest.fixture
def ann(client: People) -> Client:
    return client("Ann")


@pytest.fixture
def table(server: Server, ann: Client) -> str:
    """It is Ann's turn; Ben sits beside her, and Cem is a bot that never moves."""
    server.tables.listeners.clear()
    return store(server, played("container", 60), [ann, ann])


def test_several_seats_of_a_new_table(ann: Client) -> None:
    made = ann.create("container", 3, seats=[BEN, ME, BOT])
    assert [seat.name for seat in made.seats] == ["Ben", "Ann", "Random"]
    assert (made.seat, made.own, made.host) == (0, [0, 1], True)
    begun = ann.start(made.id)
    assert begun.status == "running"
    assert begun.seat in (0, 1)


@pytest.mark.parametrize(
    ("seats", "problem"),
    [
        ([ME, ME, OPEN], (409, "same-name")),
        ([BEN, BEN, OPEN], (409, "same-name")),
        ([ME, {"kind": "me", "name": " Ben"}, OPEN], (400, "bad-input")),
        ([ME, {"kind": "me", "name": ""}, OPEN], (400, "bad-input")),
        ([ME, {"kind": "me", "name": "B" * 25}, OPEN], (400, "bad-input")),
        ([ME, BEN], (400, "bad-seats")),
    ],
)
def test_seats_that_cannot_be(ann: Client, seats: Any, problem: tuple[int, str]) -> None:
    assert refused(ann.create, "container", 3, seats=seats) == problem
    assert ann.my_tables() == []


def test_a_bot_gets_another_name_than_people(ann: Client) -> None:
    greedy = {"kind": "me", "name": "Greedy"}
    made = ann.create("container", 3, seats=[{"kind": "bot", "bot": "greedy"}, greedy, ME])
    assert [seat.name for seat in made.seats] == ["Greedy 2", "Greedy", "Ann"]


def test_nobody_takes_a_name_that_is_there(ann: Client, client: People) -> None:
    made = ann.create("container", 3, seats=[ME, BEN, OPEN])
    assert refused(client("Ben").join, made.id) == (409, "same-name")
    joined = client("Cem").join(made.id)
    assert (joined.seat, joined.own) == (2, [2])


def test_each_seat_sees_its_own(server: Server, ann: Client, table: str) -> None:
    kept = server.tables
    for seat in (0, 1):
        message = ann.http.get(f"/api/tables/{table}/message", params={"seat": seat}).content
        assert message == kept.loaded[table].message(seat)
        record = ann.do(calls.record(table).seated(seat))
        assert record["message"]["position"]["seat"] == seat
    assert ann.message(table).position.seat == 0  # who is asked
    assert ann.table(table).seat == 0
    assert ann.blocked(table, seat=0)
    assert ann.blocked(table, seat=1) == []


ROUTES: tuple[tuple[str, str, Any], ...] = (
    ("GET", "message", None),
    ("GET", "blocked", None),
    ("GET", "record", None),
    ("GET", "hint", None),
    ("GET", "orders", None),
    ("PUT", "orders", []),
    ("POST", "moves", {"ply": 60, "key": "0123456789", "answers": [["a", "b"]]}),
    ("POST", "trial", {"ply": 60, "answers": []}),
    ("POST", "undo", {"key": "0123456789"}),
    ("POST", "wishes", {"kind": "pause"}),
    ("POST", "wishes/answer", {"grant": True}),
    ("POST", "back", None),
    ("POST", "habits", {"ends_turn": True}),
    ("POST", "chat", {"text": "hello"}),
)


@pytest.mark.parametrize(("method", "path", "body"), ROUTES)
def test_nobody_speaks_for_another(
    ann: Client, client: People, table: str, method: str, path: str, body: Any
) -> None:
    before = ann.table(table)
    for person, seats in ((ann, (2, 3, -1, 10**30)), (client("Eve"), (0, 1, 2))):
        for seat in seats:
            call: calls.Call[Any] = calls.Call(
                method, f"/api/tables/{table}/{path}", calls.OBJECT, body
            )
            assert refused(person.do, call.seated(seat)) == (403, "forbidden")
    assert ann.table(table) == before


def test_nobody_watches_from_anothers_seat(ann: Client, client: People, table: str) -> None:
    assert refused(lambda: next(ann.watch(table, seat=2))) == (403, "forbidden")
    assert refused(lambda: next(client("Eve").watch(table, seat=0))) == (403, "forbidden")


def test_a_socket_stays_with_its_seat(server: Server, ann: Client, table: str) -> None:
    for seat in (0, 1):
        watched = ann.watch(table, seat=seat)
        info, game = next(watched), next(watched)
        assert isinstance(info, TableParcel)
        assert isinstance(game, GameParcel)
        assert (info.data.seat, info.data.own) == (seat, [0, 1])
        assert [one.here for one in info.data.seats] == [True, True, False]
        assert game.data.position.seat == seat
        watched.close()
    until(lambda: not any(server.tables.loaded[table].watched.values()))


def test_moves_and_undo_of_a_seat(server: Server, ann: Client) -> None:
    server.tables.listeners.clear()
    table = store(server, played("container", 12), [ann, ann])
    message = ann.message(table, seat=0)
    position = message.position
    assert position.question is not None
    choice = next(choice for choice in position.legal if not choice.seals)
    answer = (position.question.key, choice.text)
    assert refused(ann.move, table, message.ply, [answer], seat=1) == (422, "illegal")
    assert refused(ann.trial, table, message.ply, [answer], seat=1) == (422, "illegal")
    tried = ann.trial(table, message.ply, [answer], seat=0)
    ann.move(table, message.ply, [answer], seat=0)
    assert ann.message(table, seat=0).position == tried.position
    assert refused(ann.undo, table, seat=1) == (409, "cannot-undo")
    ann.undo(table, seat=0)
    assert ann.message(table, seat=0).position == position


def test_a_whole_game_on_one_screen(ann: Client) -> None:
    """Without a word about seats, everybody is asked in turn; and once more."""
    table = ann.create("carnegie", 2, seats=[ME, BEN]).id
    ann.start(table)
    (listed,) = ann.my_tables()
    assert (listed.seat, listed.my_turn) == (0, True)
    chance, seen = random.Random(1), set()
    while True:
        message = ann.message(table, 10**6)
        if message.position.result is not None:
            break
        question, seat = message.position.question, message.position.seat
        seen.add(seat)
        assert question is not None
        choice = chance.choice(message.position.legal)
        try:
            ann.move(table, message.ply, [(question.key, choice.text)], seat=seat)
        except Rejected as rejected:
            if rejected.key != "too-late":  # the server had the one answer there was
                raise
    assert seen == {0, 1}
    assert ann.next_table() is None
    again = ann.rematch(table)
    assert [seat.name for seat in again.seats] == ["Ben", "Ann"]
    assert again.own == [0, 1]
    assert ann.rematch(table).id == again.id


def test_one_agrees_once(server: Server, client: People, ann: Client) -> None:
    cem = client("Cem")
    server.tables.listeners.clear()
    table = store(server, played("container", 60), [ann, ann, cem])
    asked = ann.do(calls.wish(table, "pause", 0).seated(1))
    assert asked.request is not None
    assert (asked.request.seat, asked.request.granted) == (1, [0, 1])
    assert not asked.paused
    assert cem.answer_wish(table, True).paused
    cem.resume(table)
    assert cem.wish(table, "undo", 50).request is not None
    assert ann.answer_wish(table, True).ply == 61
    assert not ann.wish(table, "pause").paused
    assert ann.answer_wish(table, False).request is None


def test_alone_with_friends_on_one_screen_one_need_not_ask(ann: Client, table: str) -> None:
    assert ann.wish(table, "pause").paused


def test_leaving_is_for_all_seats(server: Server, client: People, ann: Client) -> None:
    cem = client("Cem")
    server.tables.listeners.clear()
    table = store(server, played("container", 60), [ann, ann, cem])
    left = ann.leave(table)
    assert (left.seat, left.own) == (None, [])
    assert [seat.kind for seat in left.seats] == ["bot", "bot", "person"]
    assert cem.table(table).host
    assert ann.my_tables() == []
    open_one = ann.create("container", 3, seats=[ME, BEN, OPEN]).id
    assert ann.leave(open_one).status == "expired"


def test_who_is_forgotten_leaves_no_seat(server: Server, client: People, ann: Client) -> None:
    server.tables.listeners.clear()
    cem = client("Cem")
    running = store(server, played("container", 60), [ann, ann, cem])
    over = store(server, played("container"), [ann, ann, cem])
    ann.forget_me()
    assert [seat.kind for seat in cem.table(running).seats] == ["bot", "bot", "person"]
    cem.table(over)
    assert [seat.person for seat in server.tables.loaded[over].seats[:2]] == [None, None]


def test_a_friend_takes_his_seat_to_his_own_phone(ann: Client, client: People, table: str) -> None:
    watched = ann.watch(table, seat=0)
    next(watched)
    link = ann.change_seat(table, 1, "link").link
    assert ann.table(table).own == [0]
    ben = client("Ben")
    joined = ben.join(table, link=link)
    assert (joined.seat, joined.own) == (1, [1])
    assert refused(ann.message, table, seat=1) == (403, "forbidden")
    assert refused(ann.change_seat, table, 0, "bot") == (409, "own-seat")
    for parcel in watched:  # by a new connection, which knows that Ben isn't here
        if isinstance(parcel, TableParcel) and not parcel.data.seats[1].here:
            assert parcel.data.own == [0]
            break


def test_talk_is_under_the_name_of_the_seat(ann: Client, table: str) -> None:
    assert ann.do(calls.say(table, "hello").seated(1)).name == "Ben"
    assert ann.say(table, "hello").name == "Ann"
    ann.mute(table, 1)
    for seat in (None, 0, 1):
        assert refused(ann.do, calls.say(table, "hello").seated(seat)) == (403, "muted")


def test_orders_and_habits_of_a_seat(server: Server, ann: Client, table: str) -> None:
    orders = [{"type": "old-prices"}]
    assert ann.do(calls.set_orders(table, orders).seated(1)) == orders
    assert ann.do(calls.orders(table).seated(1)) == orders
    assert ann.do(calls.orders(table).seated(0)) == []
    ann.do(calls.habits(table, True).seated(1))
    assert [seat.ends_turn for seat in server.tables.loaded[table].seats] == [False, True, False]


def test_clocks_of_each_seat(serve: Callable[..., Server]) -> None:
    server = serve()
    ann = server.person("Ann")
    table = ann.create("container", 3, seats=[ME, BEN, OPEN], pace={"move": 1}).id
    server.person("Cem").join(table)
    ann.start(table)
    until(lambda: any(seat.absent for seat in ann.table(table).seats[:2]))
    number = next(seat.number for seat in ann.table(table).seats if seat.absent)
    assert not ann.do(calls.back(table).seated(number)).seats[number].absent
