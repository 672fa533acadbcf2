"""Programs that play over the wire: whole games of every game, in both styles."""

from __future__ import annotations

import asyncio
import random
import threading
from collections.abc import Callable

import httpx
import pytest

from magnate.client import AsyncClient, Client, Rejected
from magnate.client.calls import Message, new_key
from magnate.core.game import all_games
from magnate.core.wire import Choice
from magnate.server.answers import ChatParcel, GameParcel, TableParcel
from tests.server.running import Server

People = Callable[..., Client]
GAMES = [game.name for game in all_games()]


class Anything:
    """A bot that plays anything, so that nothing is missed."""

    def __init__(self, seed: int) -> None:
        self.random = random.Random(seed)

    def choose(self, message: Message) -> Choice:
        legal = message.position.legal
        seals = [choice for choice in legal if choice.seals]
        return self.random.choice(seals or legal)


def table_of_two(host: Client, guest: Client, game: str) -> str:
    table = host.create(
        game,
        3,
        seats=[{"kind": "me"}, {"kind": "open"}, {"kind": "bot", "bot": "greedy"}],
        spectators=False,
    )
    guest.join(table.id)
    return host.start(table.id).id


@pytest.mark.slow
@pytest.mark.parametrize("game", GAMES)
def test_a_whole_game_with_people_and_bots(client: People, game: str) -> None:
    """Two programs and a bot play to the end, and both see the same result."""
    ann, ben = client("Ann"), client("Ben")
    table = table_of_two(ann, ben, game)
    seen: list[Message] = []
    beside = threading.Thread(target=lambda: seen.append(ben.play_table(table, Anything(2))))
    beside.start()
    last = ann.play_table(table, Anything(1).choose)
    beside.join()
    assert last.position.result is not None
    assert seen[0].position.result == last.position.result
    assert ann.table(table).status == "over"
    brought = ben.bring_record(ann.record(table))
    assert brought != ann.replay_link(table)


@pytest.mark.slow
@pytest.mark.parametrize("game", GAMES)
def test_a_whole_game_at_once(server: Server, game: str) -> None:
    """The same, asynchronously, with messages that hold only what is new."""

    async def play() -> tuple[Message, Message]:
        async with AsyncClient(server.url, "Ann") as ann, AsyncClient(server.url, "Ben") as ben:
            made = await ann.create(game, 3, seats=[*[{"kind": "open"}] * 2, {"kind": "bot"}])
            await ben.join(made.id)
            await ann.join(made.id)
            await ann.start(made.id)
            return await asyncio.gather(
                ann.play_table(made.id, Anything(1)), ben.play_table(made.id, Anything(2))
            )

    one, other = asyncio.run(play())
    assert one.position.result == other.position.result
    assert one.position.seat == 1
    assert other.position.seat == 0


def test_playing_now_and_taking_back(client: People) -> None:
    ann = client("Ann")
    table = ann.play_now("rolling_heights", 2).id
    message, question = asked(ann, table)
    free = next(choice for choice in message.position.legal if not choice.seals)
    played = ann.move(table, message.ply, [(question, free.text)])
    assert played.plies == [message.ply + 1]
    assert ann.message(table).undoable == 1
    assert ann.undo(table).plies == [message.ply + 2]
    again = ann.message(table)
    assert again.position.legal == message.position.legal
    assert ann.blocked(table)


def asked(client: Client, table: str) -> tuple[Message, str]:
    """The first message that asks somebody, and the key of its question."""
    for parcel in client.watch(table):
        if isinstance(parcel, GameParcel) and parcel.data.position.question is not None:
            return parcel.data, parcel.data.position.question.key
    raise AssertionError


def test_a_refusal_has_its_key(client: People) -> None:
    ann = client("Ann")
    with pytest.raises(Rejected) as caught:
        ann.table("nothing")
    assert (caught.value.status, caught.value.key) == (404, "not-found")
    with pytest.raises(Rejected) as caught:
        next(ann.watch("nothing"))
    assert (caught.value.status, caught.value.key) == (404, "not-found")


def test_a_lost_answer_is_asked_for_again(server: Server) -> None:
    """The move arrives, its answer doesn't: sent again under the same key it is played once."""
    lossy = Lossy(httpx.HTTPTransport())
    with Client(server.url, "Ann", transport=lossy) as ann:
        table = ann.play_now("rolling_heights", 2).id
        message, question = asked(ann, table)
        lossy.lose = 2
        choice = next(choice for choice in message.position.legal if not choice.seals)
        played = ann.move(table, message.ply, [(question, choice.text)])
        assert lossy.lost == 2
        mine = [e.ply for e in ann.message(table).entries if e.play is not None]
        assert mine == played.plies


class Lossy(httpx.BaseTransport):
    """A connection that loses answers to what is posted."""

    def __init__(self, inner: httpx.BaseTransport) -> None:
        self.inner = inner
        self.lose = 0
        self.lost = 0

    def handle_request(self, request: httpx.Request) -> httpx.Response:
        response = self.inner.handle_request(request)
        if request.method == "POST" and self.lost < self.lose:
            self.lost += 1
            response.close()
            raise httpx.ReadError("lost")
        return response

    def close(self) -> None:
        self.inner.close()


def test_a_move_sent_twice_is_played_once(client: People) -> None:
    ann = client("Ann")
    table = ann.play_now("rolling_heights", 2).id
    message, question = asked(ann, table)
    answers = [(question, message.position.legal[0].text)]
    key = new_key()
    assert ann.move(table, message.ply, answers, key) == ann.move(table, message.ply, answers, key)
    with pytest.raises(Rejected) as caught:
        ann.move(table, message.ply, answers)
    assert caught.value.key == "too-late"


def test_a_watcher_survives_a_restart(server: Server, client: People) -> None:
    """It connects again by itself, as the same person, and goes on at the last ply."""
    ann, ben = client("Ann"), client("Ben")
    table = table_of_two(ann, ben, "container")
    watched = ann.watch(table)
    first = next(p for p in watched if isinstance(p, GameParcel))
    server.restart()
    later = next(p for p in watched if isinstance(p, GameParcel) and p is not first)
    assert later.data.ply >= first.data.ply
    assert [e.ply for e in later.data.entries] == list(
        range(first.data.ply + 1, later.data.ply + 1)
    )
    watched.close()


def test_talk_arrives(client: People) -> None:
    ann, ben = client("Ann"), client("Ben")
    table = table_of_two(ann, ben, "container")
    watched = ben.watch(table)
    first = next(watched)
    assert isinstance(first, TableParcel)
    assert [seat.name for seat in first.data.seats] == ["Ann", "Ben", "Greedy"]
    ann.say(table, "good luck")
    heard = next(p for p in watched if isinstance(p, ChatParcel))
    assert (heard.data.name, heard.data.text) == ("Ann", "good luck")
    assert [said.text for said in ben.chat(table)] == ["good luck"]


def test_accounts_and_devices(server: Server, client: People) -> None:
    ann = client("Ann")
    ann.open_account("ann@home", "a long password")
    with Client(server.url) as phone, Client(server.url) as desk:
        phone.use_device_link(ann.device_link().secret)
        assert phone.me() == ann.me()
        assert desk.sign_in("ann@home", "a long password").id == ann.me().id
        desk.sign_out()
        with pytest.raises(Rejected) as caught:
            desk.me()
        assert caught.value.key == "who"
    ann.forget_me()
