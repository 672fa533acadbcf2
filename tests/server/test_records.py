"""Records: who may have them when, replays, and playing on."""

from __future__ import annotations

import time
from collections.abc import Callable
from typing import Any

import msgspec
import pytest

from magnate.client import Client
from magnate.core import wire
from magnate.core.game import all_games
from magnate.core.matches import Match
from magnate.core.records import Line, Record
from magnate.server.records import RECORD_BYTES
from tests.server.running import Server, until
from tests.server.stored import played, store

People = Callable[..., Client]
GAMES = [game.name for game in all_games()]


def refusal(response: Any) -> tuple[int, str]:
    return response.status_code, response.json()["extra"]["key"]


def replay_of(person: Client, table: str) -> str:
    return str(person.http.post(f"/api/tables/{table}/replay").json()["id"])


def bring(person: Client, record: Record) -> Any:
    return person.http.post("/api/replays", content=record.to_json(), timeout=60)


# The record of a table


def test_the_full_record_comes_when_the_game_is_over(server: Server, client: People) -> None:
    ann, eve = client("Ann"), client("Eve")
    match = played("container")
    table = store(server, match, [ann])
    response = ann.http.get(f"/api/tables/{table}/record")
    assert "attachment" in response.headers["content-disposition"]
    record = Record.from_json(response.content)
    assert record.seed == match.seed
    assert record.content.effective
    again = Match.load(record, strict=True)
    assert again.closed == ""
    assert again.state.digest() == match.state.digest()
    assert eve.http.get(f"/api/tables/{table}/record").status_code == 200  # it can be watched
    assert replay_of(eve, table) == replay_of(ann, table)


@pytest.mark.parametrize("game", GAMES)
def test_before_the_end_a_seat_has_its_own_view(server: Server, client: People, game: str) -> None:
    """No seed, no notation of others, no events hidden from the seat."""
    ann, ben, eve = client("Ann"), client("Ben"), client("Eve")
    match = played(game, 60, seed=2**100 + 7)
    table = store(server, match, [ann, ben])
    for person, seat in ((ann, 0), (ben, 1), (eve, None)):
        response = person.http.get(f"/api/tables/{table}/record")
        found = response.json()
        assert found["format"] == "magnate-view-1"
        expected = msgspec.to_builtins(wire.message(match, seat))
        assert found["message"] == msgspec.json.decode(msgspec.json.encode(expected))
        assert str(match.seed) not in response.text
        assert "digest" not in response.text
        for entry in found["message"]["entries"]:
            assert entry.get("play") is None or entry["seat"] == seat
    assert refusal(ann.http.post(f"/api/tables/{table}/replay")) == (403, "not-over")


def test_where_nobody_may_watch_strangers_get_no_record(server: Server, client: People) -> None:
    ann, eve = client("Ann"), client("Eve")
    for match in (played("container", 60), played("container")):
        table = store(server, match, [ann], spectators=False)
        assert refusal(eve.http.get(f"/api/tables/{table}/record")) == (403, "forbidden")
        assert refusal(eve.http.post(f"/api/tables/{table}/replay")) == (403, "forbidden")


# Replays


def test_a_replay_has_the_colours_of_its_table(server: Server, client: People) -> None:
    ann = client("Ann")
    table = store(server, played("container"), [ann])
    ann.table(table)
    server.tables.loaded[table].seats[0].colour = 4
    link = replay_of(ann, table)
    assert ann.http.get(f"/api/replays/{link}").json()["colours"] == [4, 1, 2]
    brought = bring(ann, played("container").record()).json()["id"]
    assert ann.http.get(f"/api/replays/{brought}").json()["colours"] == [0, 1, 2]


@pytest.mark.parametrize("game", GAMES)
def test_every_position_of_a_replay(server: Server, client: People, game: str) -> None:
    """Equal to those of a match that is played again, through moves that were taken back too."""
    ann, eve = client("Ann"), client("Eve")
    match = played(game)
    link = replay_of(ann, store(server, match, [ann], spectators=False))
    info = eve.http.get(f"/api/replays/{link}").json()
    assert info["over"]
    assert info["plies"] == len(match.entries)
    assert [seat["name"] for seat in info["seats"]] == match.names
    assert info["result"]["scores"] == match.state.scores()
    assert info["chapters"][-1]["scores"] == match.scores_by_turn()[-1]
    assert [c["scores"] for c in info["chapters"] if c["scores"]] == match.scores_by_turn()
    again = Match.begin(match.record())
    undone = {ply for entry in match.entries for ply in entry.undone}
    for ply in range(len(match.entries) + 1):
        if ply:
            again.enter(match.record().log[ply - 1])
        if ply % 37 == 0 or {ply, ply - 1} & undone or ply > len(match.entries) - 3:
            seat = (None, 0, 1, 2)[ply % 4]
            params = {} if seat is None else {"seat": seat}
            found = eve.http.get(f"/api/replays/{link}/plies/{ply}", params=params).content
            assert found == wire.encode(
                msgspec.structs.replace(wire.message(again, seat, max(0, ply - 1)), undoable=0)
            )
    entries = eve.http.get(f"/api/replays/{link}/entries", params={"seat": 1}).json()
    assert entries == msgspec.json.decode(wire.encode(wire.message(match, 1)))["entries"]
    assert Record.from_json(eve.http.get(f"/api/replays/{link}/record").content).seed == match.seed
    schema = eve.http.get(f"/api/replays/{link}/schema").json()
    assert schema["content_digest"] == match.setup.content.digest


def test_a_table_has_one_link(server: Server, client: People) -> None:
    ann, ben = client("Ann"), client("Ben")
    table = store(server, played("container"), [ann, ben])
    link = replay_of(ann, table)
    assert link != table
    assert replay_of(ben, table) == link
    assert refusal(ann.http.get(f"/api/replays/{table}")) == (404, "not-found")
    assert refusal(ann.http.get(f"/api/replays/{link}/plies/99999")) == (404, "no-ply")
    assert refusal(ann.http.get(f"/api/replays/{link}/plies/1?seat=3")) == (400, "no-seat")
    assert ann.http.get(f"/api/replays/{link}/plies/x").status_code in (400, 404)


def test_a_record_is_brought_along(server: Server, client: People) -> None:
    ann = client("Ann")
    over, begun = played("carnegie"), played("carnegie", 50)
    link = bring(ann, over.record()).json()["id"]
    assert ann.http.get(f"/api/replays/{link}/plies/40?seat=2").status_code == 200
    link = bring(ann, begun.record()).json()["id"]
    info = ann.http.get(f"/api/replays/{link}").json()
    assert not info["over"]
    assert not info["shown"]
    assert info["result"] is None
    assert ann.http.get(f"/api/replays/{link}/plies/40").status_code == 200
    for path in ("plies/40?seat=2", "entries?seat=0", "record"):
        assert refusal(ann.http.get(f"/api/replays/{link}/{path}")) == (403, "not-over")
    server.restart()
    assert ann.http.get(f"/api/replays/{link}").json() == info


def test_what_is_no_record_is_refused(serve: Callable[..., Server]) -> None:
    server = serve()
    ann = server.person("Ann")
    record = played("container", 50).record()
    broken = msgspec.structs.replace(record, log=[*record.log[:-1], Line(seat="p1", play="x")])
    other = msgspec.structs.replace(record, seed=record.seed + 1)
    long = msgspec.structs.replace(record, log=record.log * 200)
    nested = b'{"format":"magnate-record-2","content":' + b"[" * 100_000 + b"]" * 100_000 + b"}"
    for data in (b"", b"{}", b"\xff", nested, broken.to_json(), other.to_json(), long.to_json()):
        response = ann.http.post("/api/replays", content=data, timeout=60)
        assert refusal(response) == (422, "bad-record"), data[:40]
        assert "can't be replayed" in response.json()["detail"]
    huge = ann.http.post("/api/replays", content=b" " * (RECORD_BYTES + 1))
    assert huge.status_code == 413
    fits = record.to_json() + b" " * 1_000_000
    assert ann.http.post("/api/replays", content=fits, timeout=60).status_code == 201


def test_stepping_is_fast(server: Server, client: People) -> None:
    """Under 20 ms a step on an idle machine with a compiled engine; here a sanity check alone."""
    ann = client("Ann")
    match = played("rolling_heights")
    link = replay_of(ann, store(server, match, [ann]))
    ann.http.get(f"/api/replays/{link}")
    times = []
    for ply in range(100, 160):
        begin = time.perf_counter()
        assert ann.http.get(f"/api/replays/{link}/plies/{ply}").status_code == 200
        times.append(time.perf_counter() - begin)
    times.sort()
    print(f"a step: median {times[30] * 1000:.1f} ms, longest {times[-1] * 1000:.1f} ms")
    assert times[30] < 2


# Playing on

ALONE = [{"kind": "me"}, {"kind": "bot", "bot": "random"}, {"kind": "bot", "bot": "random"}]


@pytest.mark.parametrize("game", GAMES)
def test_playing_on_deals_hidden_pieces_anew(server: Server, client: People, game: str) -> None:
    """What everybody sees is as it was there; what seats hide, and chance, is another."""
    ann, ben, cem = client("Ann"), client("Ben"), client("Cem")
    match = played(game)
    link = replay_of(ann, store(server, match, [ann]))
    ply = len(match.entries) // 2
    seats = [{"kind": "me"}, {"kind": "open"}, {"kind": "open"}]
    hands = set()
    for _ in range(4):
        wish = {"ply": ply, "seats": seats}
        info = ann.http.post(f"/api/replays/{link}/play-on", json=wish).json()
        assert info["status"] == "open"
        assert info["terms"]["origin"] == {"id": link, "ply": ply}
        for person in (ben, cem):
            person.join(info["id"])
        server.tables.loaded.clear()  # it is found again from what is stored
        assert ann.start(info["id"]).status == "running"
        table = server.tables.loaded[info["id"]]
        new = table.playing()
        assert new.dealt is not None
        assert new.names == ["Ann", "Ben", "Cem"]
        before = Match.begin(match.record())
        for line in match.record().log[: new.dealt.ply - 1]:
            before.enter(line)
        if new.entries[new.dealt.ply - 2].line.back_to is None:
            assert new.state.view(None) == before.state.view(None)
        assert not new.state.problems()
        hands.add(msgspec.json.encode([new.state.view(seat) for seat in range(3)]))
        message = ann.message(info["id"])
        assert all(entry.play is None for entry in message.entries)  # not this Ann's moves
        assert {entry.ply for entry in message.entries} == set(range(1, table.ply + 1))
    if game != "carnegie":  # it has nothing to hide in mid-game
        assert len(hands) > 1


def test_open_answers_are_asked_for_again(server: Server, client: People) -> None:
    """Bids that were secret then are known now."""
    ann = client("Ann")
    match = played("container")
    link = replay_of(ann, store(server, match, [ann]))
    again = Match.begin(match.record())
    bids = 0
    for line in match.record().log:
        asked = again.state.to_act
        entry = again.enter(line)
        half = entry.action is not None and 0 < len(again.state.to_act) < len(asked)
        if not half or bids > 3:
            continue
        bids += 1
        wish = {"ply": entry.ply, "seats": [{"kind": "me"}, {"kind": "open"}, {"kind": "open"}]}
        info = ann.http.post(f"/api/replays/{link}/play-on", json=wish).json()
        earlier = server.tables.loaded[info["id"]].earlier
        assert earlier is not None
        assert earlier.log[-1].back_to is not None
        assert len(earlier.log) == entry.ply + 1
        ann.leave(info["id"])
    assert bids


def test_playing_on_alone_begins_at_once(server: Server, client: People) -> None:
    """Who is alone among bots keeps what he had, and there is no way back behind the deal."""
    ann = client("Ann")
    match = played("container")
    link = replay_of(ann, store(server, match, [ann]))
    ply = next(m.ply for m in reversed(match.moves[: len(match.moves) // 2]) if m.sealed)
    wish = {"ply": ply, "seats": ALONE, "practice": True}
    info = ann.http.post(f"/api/replays/{link}/play-on", json=wish).json()
    assert info["status"] == "running"
    new = server.tables.loaded[info["id"]].playing()
    before, dealt = Match.begin(match.record()), Match.begin(new.record())
    for line in match.record().log[:ply]:
        before.enter(line)
    while dealt.dealt is None:
        dealt.enter(new.entries[len(dealt.entries)].line)
    assert dealt.state.view(0) == before.state.view(0)
    assert dealt.state.digest() != before.state.digest()
    assert new.dealt is not None
    back = ann.http.post(
        f"/api/tables/{info['id']}/wishes", json={"kind": "undo", "ply": new.dealt.ply - 2}
    )
    assert refusal(back) == (409, "played-on")
    server.restart()
    assert ann.table(info["id"]).status == "running"
    assert ann.table(info["id"]).ply >= new.dealt.ply


def test_a_table_can_be_played_on_to_its_end_and_again(server: Server, client: People) -> None:
    ann = client("Ann")
    link = bring(ann, played("container", 40).record()).json()["id"]
    bots = [{"kind": "bot", "bot": "random"}] * 3
    info = ann.http.post(f"/api/replays/{link}/play-on", json={"ply": 40, "seats": bots}).json()
    until(lambda: ann.table(info["id"]).status == "over", 600)
    record = Record.from_json(ann.http.get(f"/api/tables/{info['id']}/record").content)
    assert Match.load(record, strict=True).closed == ""
    second = bring(ann, record).json()["id"]
    wish = {"ply": 60, "seats": bots}
    assert ann.http.post(f"/api/replays/{second}/play-on", json=wish).status_code == 201


def test_where_one_can_not_play_on(server: Server, client: People) -> None:
    ann = client("Ann")
    match = played("container")
    link = replay_of(ann, store(server, match, [ann]))
    url = f"/api/replays/{link}/play-on"
    end = {"ply": len(match.entries), "seats": ALONE}
    assert refusal(ann.http.post(url, json=end)) == (409, "over")
    assert refusal(ann.http.post(url, json={**end, "ply": 99999})) == (404, "no-ply")
    assert refusal(ann.http.post(url, json={"ply": 1, "seats": ALONE[:2]})) == (400, "bad-seats")
    me = {"ply": 1, "seats": [ALONE[0]] * 3}
    assert refusal(ann.http.post(url, json=me)) == (409, "same-name")
    origin = {"id": link, "ply": 3}  # the mark can't be forged
    terms = {"game": "container", "players": 3, "origin": origin}
    made = ann.http.post("/api/tables", json={"terms": terms}).json()
    assert made["terms"]["origin"] is None
