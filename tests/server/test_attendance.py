"""What the server does for people: standing orders, only answers, clocks; and undo by agreement."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable
from types import SimpleNamespace
from typing import Any, cast

import msgspec
import pytest

from magnate.client import Client
from magnate.core.matches import Match
from magnate.server.attendance import only_answer
from magnate.server.clocks import Clock, Stopped
from magnate.server.terms import Pace
from tests.server.running import Server, until
from tests.server.stored import played, store
from tests.server.test_lobby import begun, refused

People = Callable[..., Client]
LOAD = [0, 0, 0, 1, 0]
SELLER = 2


@pytest.fixture
def people(client: People) -> list[Client]:
    return [client("Ann"), client("Ben"), client("Cem")]


@pytest.fixture
def auction(server: Server, people: list[Client]) -> str:
    """Cem auctions one container; Ann and Ben are asked for their bids, and have 20 dollars."""
    match = played("container", 50)
    assert (match.state.to_act, len(match.moves)) == ((0, 1), len(match.moves))
    return store(server, match, people)


def settled(server: Server, table: str) -> int:
    """The ply, once the server has done what it does by itself."""
    until(lambda: not server.attendance.answers(table))
    return server.tables.loaded[table].ply


def bid(first: int, second: int = 0, load: list[int] = LOAD, seller: int = SELLER) -> Any:
    return {"type": "bid", "seller": seller, "load": load, "first": first, "second": second}


# Standing orders


def test_a_bid_for_exactly_this_load(server: Server, people: list[Client], auction: str) -> None:
    ann, _, cem = people
    ann.set_orders(auction, [bid(3, load=[1, 0, 0, 0, 0]), bid(3, seller=1)])
    assert settled(server, auction) == 50
    ann.set_orders(auction, [bid(4, load=[1, 0, 0, 0, 0]), bid(3)])
    until(lambda: ann.table(auction).to_act == [1])
    own, seen = (person.message(auction, 50).entries[0] for person in (ann, cem))
    assert (own.play, own.cause) == ("bid 3", "order")
    assert (seen.play, seen.cause) == (None, "person")  # nobody learns that it was an order


def test_a_tie_is_bid_for_again(people: list[Client], auction: str) -> None:
    ann, ben, _ = people
    ann.set_orders(auction, [bid(3, 2)])
    ben.set_orders(auction, [bid(3)])
    until(lambda: ann.table(auction).ply >= 54)
    for person, second in ((ann, "bid 2"), (ben, "bid 0")):
        plays = [entry.play for entry in person.message(auction, 50).entries]
        assert [play for play in plays if play] == ["bid 3", second]


def test_an_order_left_while_others_are_read_is_kept(
    server: Server, people: list[Client], auction: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """What was read before Ben left his comes late: his is not forgotten with it."""
    ann, ben, _ = people
    read, late = server.database.rows, iter([0.3])

    async def slow(statement: Any) -> Any:
        rows = await read(statement)
        if "FROM orders" in str(statement):
            await asyncio.sleep(next(late, 0))
        return rows

    monkeypatch.setattr(server.database, "rows", slow)
    ann.set_orders(auction, [bid(3)])
    ben.set_orders(auction, [bid(4)])
    until(lambda: ann.table(auction).ply >= 52)


def test_an_order_that_is_not_legal_is_left(
    server: Server, people: list[Client], auction: str
) -> None:
    people[0].set_orders(auction, [bid(400)])
    assert settled(server, auction) == 50


def test_old_prices(server: Server, people: list[Client]) -> None:
    match = played("container", 87)
    (seat,) = match.state.to_act
    table = store(server, match, people)
    people[seat].set_orders(table, [{"type": "old-prices"}])
    until(lambda: people[seat].table(table).ply > 87)
    assert people[seat].message(table, 87).entries[0].play == "keep"


def test_orders_are_their_owners(
    server: Server, client: People, people: list[Client], auction: str
) -> None:
    ann, ben, eve = *people[:2], client("Eve")
    order = [bid(3, load=[2, 0, 0, 0, 0]), {"type": "old-prices"}]
    ann.set_orders(auction, order)
    server.restart()
    assert ann.orders(auction) == order
    assert ben.orders(auction) == []
    assert refused(eve.orders, auction) == (403, "forbidden")
    assert refused(eve.set_orders, auction, order) == (403, "forbidden")
    ann.leave(auction)
    link = ben.change_seat(auction, 0, "link").link
    eve.join(auction, link=link)
    assert eve.orders(auction) == []  # who comes after knows nothing of them


@pytest.mark.parametrize(
    "order",
    [
        bid(-1),
        bid(3, load=[1]),
        bid(3, seller="Cem"),  # type: ignore[arg-type]
        {"type": "steal"},
        {"type": "old-prices", "more": 1},
        {},
    ],
)
def test_bad_orders(people: list[Client], auction: str, order: Any) -> None:
    assert refused(people[0].set_orders, auction, [order]) == (400, "bad-order")
    assert people[0].orders(auction) == []


def test_too_many_orders(people: list[Client], auction: str) -> None:
    assert refused(people[0].set_orders, auction, [bid(1)] * 41) == (400, "bad-order")


def test_games_without_orders(people: list[Client]) -> None:
    table = people[0].play_now("carnegie", 2).id
    assert refused(people[0].orders, table) == (404, "no-orders")
    assert refused(people[0].set_orders, table, []) == (404, "no-orders")
    waiting = people[0].create("container", 3).id
    assert refused(people[0].set_orders, waiting, [bid(1)]) == (409, "not-begun")


# Only answers


def forced(game: str, *, seals: bool, undoable: bool = False) -> tuple[Match, int]:
    """A position where a seat has one answer, and where that ends its turn or does nothing of the
    kind; and, if that is asked for, where it has made moves that it could take back."""
    whole = played(game).record()
    match = Match.begin(whole)
    for line in whole.log:
        match.enter(line)
        for seat in match.state.to_act:
            legal = match.state.legal(seat)
            fits = len(legal) == 1 and match.state.seals(seat, legal[0]) == seals
            if fits and (match.undoable(seat) > 0 or not undoable):
                return match, seat
    raise AssertionError


def test_an_only_answer_is_given(server: Server, people: list[Client]) -> None:
    match, seat = forced("rolling_heights", seals=False)
    table, ply = store(server, match, people), len(match.entries)
    people[seat].habits(table, ends_turn=False)
    until(lambda: people[seat].table(table).ply > ply)
    entry = people[seat].message(table, ply).entries[0]
    assert entry.cause == "order"
    assert entry.play == match.state.legal(seat)[0].text


@pytest.mark.parametrize("game", ["rolling_heights", "container"])
def test_a_turn_is_only_ended_for_who_chose_so(
    server: Server, people: list[Client], game: str
) -> None:
    match, seat = forced(game, seals=True)
    table, ply = store(server, match, people), len(match.entries)
    people[seat].habits(table, ends_turn=False)
    other = people[seat - 1].habits(table, ends_turn=True)  # another's wish is no wish of mine
    assert (other.ends_turn, people[seat].table(table).ends_turn) == (True, False)
    assert settled(server, table) == ply
    people[seat].habits(table, ends_turn=True)
    until(lambda: people[seat].table(table).ply > ply)


@pytest.mark.slow
@pytest.mark.parametrize("game", ["container", "carnegie", "rolling_heights"])
def test_only_answers_hand_over_nothing(game: str) -> None:
    """Over whole games: the turn never passes on by itself, nothing that could be taken back
    becomes final, and none is given that others could not foresee."""
    whole = played(game).record()
    match = Match.begin(whole)
    for line in whole.log:
        match.enter(line)
        for seat in match.state.to_act:
            action = only_answer(match, seat, ends_turn=False)
            if action is None:
                continue
            copy = Match.load(match.record())
            copy.play(seat, action)
            events = [event.fact.kind for event in copy.moves[-1].events]
            assert match.game.turn_event not in events
            assert copy.undoable(seat) >= match.undoable(seat)


def test_nothing_hidden_is_told() -> None:
    """One answer only, but others could think that there are two."""

    def asked(*legal: str) -> Any:
        def seen_by(*_: object) -> Any:
            return asked("pass", "show the ace")

        return SimpleNamespace(
            to_act=(0,), legal=lambda _: list(legal), seals=lambda *_: False, seen_by=seen_by
        )

    match = SimpleNamespace(state=asked("pass"), undoable=lambda _: 0)
    assert only_answer(cast("Match", match), 0, ends_turn=True) is None


def test_undo_takes_only_answers_along(server: Server, people: list[Client]) -> None:
    """What is answered in my place would be answered again at once: one undo passes it."""
    match, seat = forced("rolling_heights", seals=False, undoable=True)
    table, ply = store(server, match, people), len(match.entries)
    person = people[seat]
    person.habits(table, ends_turn=False)
    until(lambda: person.table(table).ply > ply)
    settled(server, table)
    before = person.message(table)
    person.undo(table)
    undone = person.message(table, before.ply).entries[0].undo
    assert undone is not None
    own = {entry.ply: entry for entry in before.entries if entry.ply in undone}
    assert any(entry.cause == "person" for entry in own.values())


# Clocks


def test_time_for_each_move(monkeypatch: pytest.MonkeyPatch) -> None:
    now = [100.0]
    monkeypatch.setattr(time, "monotonic", lambda: now[0])
    clock = Clock(Pace(move=10), 2)
    clock.wait_for([0])
    now[0] += 4
    assert (clock.left(0), clock.left(1)) == (6000, 10000)
    clock.wait_for([0])  # he is asked again
    assert clock.left(0) == 6000
    clock.stop()
    now[0] += 50  # a pause
    clock.wait_for([0])
    assert clock.left(0) == 6000
    clock.wait_for([1])
    assert clock.left(0) == 10000
    now[0] += 11
    assert clock.run_out() == [1]
    clock.welcome_back(1)
    assert clock.left(1) == 10000


def test_a_budget(monkeypatch: pytest.MonkeyPatch) -> None:
    now = [100.0]
    monkeypatch.setattr(time, "monotonic", lambda: now[0])
    clock = Clock(Pace(budget=60, increment=5), 2)
    clock.wait_for([0, 1])
    now[0] += 20
    stored = msgspec.json.decode(clock.to_bytes(7), type=Stopped)
    clock.wait_for([1])
    assert (clock.left(0), clock.left(1)) == (45000, 40000)
    again = Clock(Pace(budget=60, increment=5), 2)
    again.restore(stored)
    now[0] += 1000  # nobody's time runs while the server is down
    again.wait_for([1])
    assert (again.left(0), again.left(1)) == (45000, 40000)
    now[0] += 41
    assert again.run_out() == [1]
    again.welcome_back(1)
    assert again.left(1) == 6000
    assert again.run_out() == []


def test_a_bot_plays_for_who_is_away(client: People) -> None:
    ann = client("Ann")
    table = begun(ann, pace={"move": 1})
    until(lambda: ann.table(table).seats[0].absent)
    until(lambda: any(entry.cause == "clock" for entry in ann.message(table).entries))
    info = ann.back(table)
    assert not info.seats[0].absent
    until(lambda: ann.table(table).to_act == [0] or ann.table(table).seats[0].absent)
    left = ann.table(table).seats[0].clock
    assert left is not None


def test_who_moves_is_back(server: Server, people: list[Client]) -> None:
    match = played("container", 60)
    (seat,) = match.state.to_act
    table = store(server, match, people, pace=Pace(budget=1))
    person = people[seat]
    server.bots._stopping = True  # so that none is faster
    person.habits(table, ends_turn=False)
    until(lambda: person.table(table).seats[seat].absent)
    message = person.message(table)
    assert message.position.question is not None
    answer = (message.position.question.key, message.position.legal[0].text)
    person.move(table, message.ply, [answer])
    assert not person.table(table).seats[seat].absent


def test_clocks_survive_a_restart(server: Server, people: list[Client]) -> None:
    match = played("container", 60)
    (seat,) = match.state.to_act
    table = store(server, match, people, pace=Pace(budget=600))
    person = people[seat]
    person.table(table)
    time.sleep(0.3)
    before = person.table(table).seats[seat].clock
    server.restart()
    after = person.table(table).seats[seat].clock
    assert before is not None
    assert after is not None
    assert before - 300_000 < after <= before < 600_000


def test_a_pause_by_agreement(server: Server, people: list[Client]) -> None:
    match = played("container", 60)
    (seat,) = match.state.to_act
    table = store(server, match, people, pace=Pace(move=600))
    ann, ben, cem = people
    info = ann.wish(table, "pause")
    assert info.request is not None
    assert not info.paused
    assert refused(ben.wish, table, "pause") == (409, "wish-open")
    number = info.request.number
    assert refused(ben.answer_wish, table, True, number + 1) == (409, "no-wish")
    assert not ben.answer_wish(table, True, number).paused
    assert cem.answer_wish(table, True, number).paused
    assert refused(people[seat].move, table, 60, [("x", "y")]) == (409, "paused")
    assert refused(ann.wish, table, "pause") == (409, "paused")
    left = ann.table(table).seats[seat].clock
    time.sleep(0.1)
    assert ann.table(table).seats[seat].clock == left
    server.restart()
    info = ann.table(table)
    assert info.paused
    assert info.seats[seat].clock == left
    assert not ben.resume(table).paused
    time.sleep(0.05)
    running = ann.table(table).seats[seat].clock
    assert running is not None
    assert left is not None
    assert running < left


def test_leaving_while_paused_gives_no_time(server: Server, people: list[Client]) -> None:
    match = played("container", 60)
    (seat,) = match.state.to_act
    table = store(server, match, people, pace=Pace(move=600))
    people[0].wish(table, "pause")
    time.sleep(0.05)
    for person in people[1:]:
        person.answer_wish(table, True)
    left = people[seat].table(table).seats[seat].clock
    people[seat - 1].leave(table)
    assert people[seat].table(table).seats[seat].clock == left


# Undo


def asked(server: Server, people: list[Client], free: int) -> tuple[str, Client, Match]:
    """A game where the seat that is asked has just made so many moves it can take back."""
    whole = played("rolling_heights").record()
    match = Match.begin(whole)
    for line in whole.log:
        match.enter(line)
        acting = match.state.to_act
        if len(acting) == 1 and match.undoable(acting[0]) == free:
            return store(server, match, people), people[acting[0]], match
    raise AssertionError


def test_undo_one_move_and_all(server: Server, people: list[Client]) -> None:
    table, person, match = asked(server, people, 3)
    seat = match.state.to_act[0]
    assert person.message(table).undoable == 3
    assert refused(person.undo, table, 4) == (409, "cannot-undo")
    other = people[seat - 1]
    assert refused(other.undo, table) == (409, "cannot-undo")
    person.undo(table)
    assert person.message(table).undoable == 2
    person.undo(table, 2)  # to the start of the turn
    assert person.message(table).undoable == 0
    first = match.moves[-3]
    copy = Match.load(match.record())
    copy.go_back(first.ply - 1)
    assert server.tables.loaded[table].playing().state.digest() == copy.state.digest()


def test_an_undo_all_must_grant(server: Server, people: list[Client]) -> None:
    ann, ben, cem = people
    match = played("container", 60)
    back = next(move.ply for move in reversed(match.moves) if move.sealed) - 1
    table = store(server, match, people)
    info = ann.wish(table, "undo", back)
    assert info.request is not None
    assert (info.request.kind, info.request.ply, info.request.granted) == ("undo", back, [0])
    assert ben.answer_wish(table, False).request is None  # one is enough to refuse
    assert refused(cem.answer_wish, table, True) == (409, "no-wish")
    assert ann.table(table).ply == 60
    ann.wish(table, "undo", back)
    ben.answer_wish(table, True)
    assert ann.table(table).ply == 60
    info = cem.answer_wish(table, True)
    assert (info.request, info.ply) == (None, 61)
    copy = Match.load(match.record())
    copy.go_back(back)
    assert server.tables.loaded[table].playing().state.digest() == copy.state.digest()
    assert refused(ann.wish, table, "undo", 10**6) == (400, "nothing-after")


def test_a_wish_survives_a_restart(server: Server, people: list[Client]) -> None:
    ann, ben, cem = people
    table = store(server, played("container", 60), people)
    before = ann.wish(table, "pause").request
    ben.answer_wish(table, True)
    server.restart()
    request = ann.table(table).request
    assert before is not None
    assert request is not None
    assert (request.number, request.granted) == (before.number, [0, 1])
    assert cem.answer_wish(table, True, request.number).paused
    server.restart()
    info = ann.table(table)
    assert (info.paused, info.request) == (True, None)


def test_a_move_ends_a_wish(server: Server, people: list[Client]) -> None:
    """Those who grant it agree to what they see."""
    match = played("container", 60)
    (seat,) = match.state.to_act
    table = store(server, match, people)
    people[seat - 1].wish(table, "undo", 0)
    message = people[seat].message(table)
    assert message.position.question is not None
    answer = (message.position.question.key, message.position.legal[0].text)
    people[seat].move(table, message.ply, [answer])
    assert people[0].table(table).request is None
    server.restart()
    assert people[0].table(table).request is None


def test_alone_among_bots_one_need_not_ask(server: Server, client: People) -> None:
    ann = client("Ann")
    match = played("container", 60)
    back = next(move.ply for move in reversed(match.moves) if move.sealed) - 1
    table = store(server, match, [ann])
    info = ann.wish(table, "undo", back)
    assert info.request is None
    assert info.ply >= 61
    assert ann.wish(table, "pause").paused
