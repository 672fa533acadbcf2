"""The lobby: sitting down, standing up, giving seats away, and finding tables."""

from __future__ import annotations

import json
import time
import tomllib
from collections.abc import Callable
from pathlib import Path
from typing import Any

import httpx
import msgspec
import pytest

from magnate.client import Client, Rejected
from magnate.core.matches import Match
from magnate.server.answers import TableParcel
from magnate.server.terms import TableInfo
from tests.server.running import Server, until
from tests.server.stored import ask, played, store

People = Callable[..., Client]
TILES = Path(__file__).parents[2] / "docs" / "examples" / "rolling-heights-tiles.toml"
OPEN, ME, BOT = {"kind": "open"}, {"kind": "me"}, {"kind": "bot", "bot": "random"}


def refused(call: Callable[..., Any], *args: Any, **named: Any) -> tuple[int, str]:
    """The status and the key with which something is refused."""
    with pytest.raises(Rejected) as caught:
        call(*args, **named)
    return caught.value.status, caught.value.key


def kinds(info: TableInfo) -> list[str]:
    return [seat.kind for seat in info.seats]


def begun(*people: Client, **terms: Any) -> str:
    """A game of Container of these people, who host it in turn of their names."""
    host = people[0]
    seats = [ME, *[OPEN] * (len(people) - 1), *[BOT] * (3 - len(people))]
    table = host.create("container", 3, seats=seats, **terms).id
    for person in people[1:]:
        person.join(table)
    host.start(table)
    return table


# Making tables


@pytest.mark.parametrize("game", ["container", "carnegie", "rolling_heights"])
def test_play_now(client: People, game: str) -> None:
    ann = client("Ann")
    info = ann.play_now(game, bot="random")
    assert info.status == "running"
    assert info.host
    assert info.seat == 0
    assert set(kinds(info)[1:]) == {"bot"}
    assert {seat.bot for seat in info.seats[1:]} == {"random"}
    assert ann.message(info.id).position.seat == 0


def test_another_colour_before_the_game(client: People) -> None:
    ann, ben = client("Ann"), client("Ben")
    table = ann.create("container", 3, seats=[ME, OPEN, BOT]).id
    ben.join(table)
    assert [seat.colour for seat in ben.join(table, colour=4).seats] == [0, 4, 2]
    assert [seat.colour for seat in ben.join(table, colour=2).seats] == [0, 2, 4]
    assert [seat.colour for seat in ben.join(table, colour=0).seats] == [0, 2, 4], "it is taken"


def test_what_cannot_be_made(client: People) -> None:
    ann = client("Ann")
    assert refused(ann.play_now, "chess") == (404, "no-game")
    assert refused(ann.play_now, "container", 8) == (400, "bad-setup")
    assert refused(ann.play_now, "container", 10**12) == (400, "bad-input")
    assert refused(ann.play_now, "container", bot="nobody") == (400, "no-bot")
    assert refused(ann.create, "container", 3, seats=[ME, ME, OPEN]) == (409, "same-name")
    assert refused(ann.create, "container", 3, seats=[ME, OPEN]) == (400, "bad-seats")
    assert refused(ann.create, "container", 3, options={"no such": 1}) == (400, "bad-setup")
    assert refused(ann.create, "container", 3, pace={}) == (400, "bad-pace")
    assert refused(ann.create, "container", 3, pace={"move": 0}) == (400, "bad-input")
    assert refused(ann.create, "container", 3, pace={"move": 5, "budget": 5}) == (400, "bad-pace")
    assert ann.my_tables() == []


def test_what_is_agreed_is_told(client: People) -> None:
    ann, ben = client("Ann"), client("Ben")
    made = ann.create("container", 3, public=True, practice=True, hints=True, live=False)
    (listed,) = ben.tables()
    for terms in (made.terms, listed.terms, ben.table(made.id).terms):
        assert (terms.practice, terms.hints, terms.live) == (True, True, False)
    plain = ann.create("container", 3)
    assert (plain.terms.practice, plain.terms.hints) == (False, False)
    assert [table.id for table in ben.tables()] == [made.id]


def test_strangers_see_the_list(server: Server, client: People) -> None:
    """... but none of the tables that are found by their link alone."""
    ann = client("Ann")
    ann.create("container", 3)
    public = ann.create("container", 3, public=True).id
    found = httpx.get(f"{server.url}/api/tables").json()
    assert [(table["id"], table["seat"], table["my_turn"]) for table in found] == [
        (public, None, False)
    ]


def test_strangers_see_what_they_are_invited_to(server: Server, client: People) -> None:
    """Whoever has the link of a table: it is neither his nor does he sit there."""
    ann = client("Ann")
    table = ann.create("container", 3).id
    found = httpx.get(f"{server.url}/api/tables/{table}").json()
    assert (found["host"], found["seat"], found["own"]) == (False, None, [])
    assert [seat["name"] for seat in found["seats"]] == ["Ann", "", ""]


def test_a_file_of_component_facts(client: People) -> None:
    """TOML as `magnate content check` takes it, or JSON; what is wrong is named."""
    ann = client("Ann")

    def read(file: str, game: str = "rolling_heights") -> Any:
        return ann.http.post(f"/api/games/{game}/content", content=file.encode())

    toml = TILES.read_text(encoding="utf-8")
    changes = read(toml).json()
    assert changes == tomllib.loads(toml)
    assert read(json.dumps(changes)).json() == changes
    assert ann.create("rolling_heights", 2, content=changes).terms.content == changes
    for wrong, game, said in (
        (toml, "container", "is for 'rolling_heights'"),
        ("[plan.no-such-plan]", "rolling_heights", "plan.no-such-plan: no such entry"),
        ("vp = ", "rolling_heights", "Invalid value"),
        ("{", "rolling_heights", "truncated"),
    ):
        answer = read(wrong, game)
        assert (answer.status_code, answer.json()["extra"]["key"]) == (400, "bad-content")
        assert said in answer.json()["detail"]


def test_so_many_tables_and_no_more(serve: Callable[..., Server]) -> None:
    server = serve(open_tables_a_person=2)
    ann, ben = server.person("Ann"), server.person("Ben")
    first = ann.create("container", 3).id
    ann.create("container", 3)
    assert refused(ann.create, "container", 3) == (429, "too-many-tables")
    assert refused(ann.play_now, "container") == (429, "too-many-tables")
    ben.create("container", 3)
    ann.leave(first)
    ann.create("container", 3)


# Sitting down


def test_joining(client: People) -> None:
    ann, ben, cem, dan = (client(name) for name in ("Ann", "Ben", "Cem", "Dan"))
    table = ann.create("container", 3).id
    assert ben.join(table, seat=2).seat == 2
    assert ben.join(table, seat=1).seat == 2  # who sits joins without effect
    assert refused(cem.join, table, seat=2) == (409, "taken")
    assert refused(cem.join, table, seat=7) == (409, "taken")
    assert refused(client("Ann").join, table) == (409, "same-name")
    assert refused(ann.start, table) == (409, "seats-open")
    assert cem.join(table).seat == 1
    assert refused(dan.join, table) == (409, "full")
    assert refused(ben.start, table) == (403, "forbidden")
    assert ann.start(table).status == "running"
    assert refused(ann.start, table) == (409, "begun")
    assert refused(dan.join, table) == (409, "full")


def test_colours(client: People) -> None:
    ann, ben, cem = client("Ann"), client("Ben"), client("Cem")
    made = ann.create("container", 3, seats=[BOT, {**ME, "colour": 0}, OPEN])
    assert made.seats[1].colour == 0  # the bot makes way
    assert len({seat.colour for seat in made.seats}) == 3
    table = ann.create("container", 3).id
    info = ben.join(table, seat=1, colour=2)  # an empty seat makes way
    assert info.seats[1].colour == 2
    info = cem.join(table, colour=2)  # a person doesn't
    assert info.seats[1].colour == 2
    assert sorted(seat.colour for seat in info.seats) == [0, 1, 2]
    other = ann.create("container", 3).id
    assert ben.join(other, colour=4).seats[1].colour == 4  # there are five colours


def test_a_seat_link(client: People) -> None:
    ann, ben, cem = client("Ann"), client("Ben"), client("Cem")
    table = ann.create("container", 3).id
    link = ann.change_seat(table, 2, "link").link
    assert link is not None
    assert refused(ben.join, table, link="not the secret") == (403, "forbidden")
    assert refused(ben.join, table, seat=2) == (409, "taken")  # kept for who has the link
    assert ben.join(table, link=link).seat == 2
    assert refused(cem.join, table, link=link) == (403, "forbidden")  # once
    assert refused(ben.change_seat, table, 1, "link") == (403, "forbidden")
    assert cem.join(table).seat == 1


# Standing up


def test_leaving_an_open_table(client: People) -> None:
    ann, ben, cem = client("Ann"), client("Ben"), client("Cem")
    table = ann.create("container", 3, public=True).id
    ben.join(table)
    info = ann.leave(table)
    assert kinds(info) == ["open", "person", "open"]
    assert not info.host
    assert ben.table(table).host
    cem.join(table)
    cem.leave(table)
    assert ben.table(table).status == "open"
    assert ben.leave(table).status == "expired"
    assert refused(cem.join, table) == (409, "not-running")
    assert cem.tables() == []
    assert refused(cem.leave, table) == (403, "forbidden")


def test_a_host_who_only_invites_keeps_his_table(client: People) -> None:
    ann, ben = client("Ann"), client("Ben")
    table = ann.create("container", 3, seats=[OPEN] * 3).id
    ben.join(table)
    assert ben.leave(table).status == "open"
    assert ann.table(table).host


def test_leaving_a_game(server: Server, client: People) -> None:
    ann, ben, cem = client("Ann"), client("Ben"), client("Cem")
    table = begun(ann, ben, cem)
    info = ann.leave(table)
    assert kinds(info) == ["bot", "person", "person"]
    assert ben.table(table).host
    assert refused(ann.move, table, 0, [("x", "y")]) == (403, "forbidden")
    entry = ben.message(table).entries[0]
    assert entry.holder is not None
    assert entry.holder.bot == "greedy"
    server.restart()
    assert kinds(ben.table(table)) == ["bot", "person", "person"]
    assert ben.table(table).host


def test_who_forgets_himself_stands_up(client: People) -> None:
    ann, ben = client("Ann"), client("Ben")
    table = begun(ann, ben)
    waiting = ann.create("container", 3).id
    ann.say(table, "farewell")
    brought = (
        f"/api/replays/{ann.bring_record(msgspec.to_builtins(played('container', 9).record()))}"
    )
    assert ben.http.get(brought).status_code == 200
    ann.forget_me()
    assert ben.http.get(brought).status_code == 404
    info = ben.table(table)
    assert kinds(info) == ["bot", "person", "bot"]
    assert info.host
    assert ben.table(waiting).status == "expired"
    assert ben.chat(table) == []


# Giving seats away


def test_the_host_replaces_by_a_bot(client: People) -> None:
    ann, ben, cem = client("Ann"), client("Ben"), client("Cem")
    table = begun(ann, ben, cem)
    watched = ben.watch(table)
    next(watched)
    ann.change_seat(table, 1, "bot", "random")
    info = ann.table(table)
    assert info.seats[1].bot == "random"
    assert refused(ben.move, table, 0, [("x", "y")]) == (403, "forbidden")
    assert refused(ben.orders, table) == (403, "forbidden")
    parcels = [next(watched) for _ in range(3)]
    seats = [parcel.data.seat for parcel in parcels if isinstance(parcel, TableParcel)]
    assert seats[-1] is None  # it came back as a spectator
    assert refused(ben.change_seat, table, 2, "bot") == (403, "forbidden")
    assert refused(ann.change_seat, table, 0, "bot") == (409, "own-seat")
    assert refused(ann.change_seat, table, 7, "bot") == (400, "no-seat")
    assert refused(ann.change_seat, table, 1, "bot", "nobody") == (400, "no-bot")


def test_a_replaced_person_is_out_where_nobody_watches(client: People) -> None:
    ann, ben, cem, dan = (client(name) for name in ("Ann", "Ben", "Cem", "Dan"))
    table = begun(ann, ben, cem, spectators=False)
    watched = ben.watch(table)
    next(watched)
    link = ann.change_seat(table, 1, "link").link
    assert refused(lambda: [next(watched) for _ in range(9)]) == (403, "forbidden")
    assert refused(ben.message, table) == (403, "forbidden")
    assert refused(ben.chat, table) == (403, "forbidden")
    assert dan.join(table, link=link).seat == 1
    assert dan.message(table).position.seat == 1
    names = [e.holder.name for e in dan.message(table).entries if e.holder is not None]
    assert names == ["Greedy", "Dan"]


def test_kicked_from_an_open_table(server: Server, client: People) -> None:
    ann, ben = client("Ann"), client("Ben")
    table = ann.create("container", 3).id
    ben.join(table)
    ann.change_seat(table, 1, "open")
    assert kinds(ann.table(table)) == ["person", "open", "open"]
    assert ben.table(table).seat is None
    assert refused(ben.join, table) == (403, "forbidden")
    server.restart()
    assert refused(ben.join, table) == (403, "forbidden")
    link = ann.change_seat(table, 1, "link").link
    assert ben.join(table, link=link).seat == 1  # forgiven
    ann.change_seat(table, 1, "bot")
    assert kinds(ann.table(table)) == ["person", "bot", "open"]


def test_seats_of_a_finished_game_stay(server: Server, client: People) -> None:
    ann, ben = client("Ann"), client("Ben")
    table = store(server, played("container"), [ann, ben])
    for to in ("bot", "open", "link"):
        assert refused(ann.change_seat, table, 1, to) == (409, "not-running")
    assert ben.table(table).seat == 1


def test_mute(client: People) -> None:
    ann, ben = client("Ann"), client("Ben")
    table = begun(ann, ben)
    assert refused(ben.mute, table, 0) == (403, "forbidden")
    assert ann.mute(table, 1).seats[1].muted
    assert refused(ben.say, table, "but") == (403, "muted")
    ann.mute(table, 1, muted=False)
    assert ben.say(table, "thanks").text == "thanks"
    assert refused(ann.mute, table, 9) == (400, "no-seat")


def test_mute_spectators(server: Server, client: People) -> None:
    ann, ben, eve = client("Ann"), client("Ben"), client("Eve")
    table = begun(ann, ben)
    assert not eve.table(table).spectators_muted
    assert eve.say(table, "well played").text == "well played"
    for other in (ben, eve):
        assert refused(other.mute, table, None) == (403, "forbidden")
    assert ann.mute(table, None).spectators_muted
    assert refused(eve.say, table, "but") == (403, "muted")
    assert ben.say(table, "I play").text == "I play"
    server.restart()
    assert eve.table(table).spectators_muted
    assert refused(eve.say, table, "but") == (403, "muted")
    assert not ann.mute(table, None, muted=False).spectators_muted
    assert eve.say(table, "thanks").text == "thanks"
    assert [said.text for said in eve.chat(table)] == ["well played", "I play", "thanks"]


def test_spectators(client: People) -> None:
    ann, eve = client("Ann"), client("Eve")
    shown, closed = begun(ann), begun(ann, spectators=False)
    assert eve.message(shown).position.seat is None
    assert refused(eve.blocked, shown) == (403, "forbidden")
    for call in (eve.message, eve.record, eve.chat):
        assert refused(call, closed) == (403, "forbidden")
    assert refused(eve.say, closed, "hello") == (403, "forbidden")
    assert refused(lambda: next(eve.watch(closed))) == (403, "forbidden")


# Again


def test_a_rematch(server: Server, client: People) -> None:
    ann, ben, eve = client("Ann"), client("Ben"), client("Eve")
    running = store(server, played("container", 60), [ann, ben])
    assert refused(ann.rematch, running) == (409, "not-over")
    table = store(server, played("container"), [ann, ben])
    assert refused(eve.rematch, table) == (403, "forbidden")
    again = ann.rematch(table)
    assert again.status == "running"
    assert [seat.name for seat in again.seats] == ["Ben", "Cem", "Ann"]
    assert ben.rematch(table).id == again.id
    assert ben.table(table).rematch == again.id
    server.restart()
    assert ben.rematch(table).id == again.id  # once and for all
    assert ben.table(table).rematch == again.id
    assert [seat.asked_again for seat in ben.table(table).seats] == [True, False, False]
    assert not any(seat.asked_again for seat in ben.table(again.id).seats)


# Lists


def test_lists(server: Server, client: People) -> None:
    ann, ben, eve = client("Ann"), client("Ben"), client("Eve")
    match = played("container", 60)
    (asked,) = match.state.to_act
    order = [ann, ben, client("Cem")]
    order[asked], order[0] = order[0], order[asked]
    old = store(server, match, order, touched=time.time() - 100, public=True)
    new = store(server, match, order, touched=time.time() - 50, public=True, spectators=False)
    waiting = ann.create("container", 3, public=True).id
    asked_person, other = order[asked], order[asked - 1]
    assert [table.id for table in eve.tables("running")] == [old]
    assert [table.id for table in eve.tables()] == [waiting]
    assert eve.tables()[0].open_seats == 2
    assert eve.my_tables() == []
    mine = asked_person.my_tables()
    assert [table.my_turn for table in mine[:2]] == [True, True]
    assert {table.id for table in mine[:2]} == {old, new}
    assert not any(table.my_turn for table in other.my_tables())
    assert other.next_table() is None
    following = asked_person.next_table()
    assert following is not None
    assert following.id == old  # it waits for longer
    after = asked_person.next_table(old)
    assert after is not None
    assert after.id == new
    again = asked_person.next_table(new)
    assert again is not None
    assert again.id == old
    message = asked_person.message(old)
    assert message.position.question is not None
    end = next(c.text for c in message.position.legal if c.seals)
    asked_person.move(old, message.ply, [(message.position.question.key, end)])
    if asked not in asked_person.table(old).to_act:
        now = asked_person.next_table()
        assert now is not None
        assert now.id == new  # at once, not after a while


def test_a_page_finds_out_who_comes(server: Server) -> None:
    with httpx.Client(base_url=server.url) as http:
        assert http.get("/api/people").json() is None
        token = {"x-csrftoken": http.cookies["csrftoken"]}
        ann = http.post("/api/people", json={"name": "Ann"}, headers=token).json()
        assert http.get("/api/people").json() == ann


def test_lists_tell_what_is_asked_and_how_games_ended(server: Server, client: People) -> None:
    """The same from memory and from what was written down."""
    people = [client("Ann"), client("Ben"), client("Cem")]
    server.tables.listeners[:-1] = []  # nobody answers for anybody here, but turns are noted
    whole = played("container")
    record = whole.record()
    last = msgspec.structs.replace(record, log=record.log[:-1], digests=[])
    running, over = [store(server, Match.load(last), people) for _ in range(2)]
    match = Match.load(last)
    seat = match.state.to_act[0]
    for id in (running, over):
        people[0].table(id)
    message = people[seat].message(over)
    assert message.position.question is not None
    answer = (message.position.question.key, str(record.log[-1].play))
    people[seat].move(over, message.ply, [answer])

    def told() -> None:
        for number, person in enumerate(people):
            listed = {table.id: table for table in person.my_tables()}
            one = listed[running]
            assert (one.asked, one.to_act) == (message.position.asked, list(match.state.to_act))
            assert (one.scores, one.ranking, one.seat) == (None, None, number)
            assert one.colours == [table.colour for table in person.table(running).seats]
            other = listed[over]
            assert (other.status, other.asked, other.to_act) == ("over", None, [])
            assert other.scores == whole.state.scores()
            assert other.ranking == whole.state.ranking()

    told()
    until(lambda: ask(server, "SELECT status FROM tables WHERE id = ?", over) == "over")
    people[0].habits(running, ends_turn=False)  # stores the other one
    server.restart()
    assert not server.tables.loaded
    told()
