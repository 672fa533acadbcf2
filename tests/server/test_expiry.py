"""What nobody needs any more goes, at its time and not before."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable

import pytest

from magnate.client import Client, Rejected
from magnate.core.records import Record
from magnate.server.expiry import Caretaker
from magnate.server.settings import DAY
from tests.server.running import Server, until
from tests.server.stored import ask, change, played, store

People = Callable[..., Client]


def tidy(server: Server, days: float) -> None:
    """Let the caretaker come so many days from now."""
    caretaker: Caretaker = server.app.state.caretaker
    caretaker.now = lambda: time.time() + days * DAY
    loop = server.database._task.get_loop()  # type: ignore[union-attr]
    asyncio.run_coroutine_threadsafe(caretaker.tidy(), loop).result(30)


def test_tables_that_never_began_are_deleted(server: Server, client: People) -> None:
    ann = client("Ann")
    open_table = ann.create("container", 3)
    left = ann.create("container", 3)
    ann.leave(left.id)
    begun = store(server, played("container", 40), [ann, client("Ben"), client("Cem")])
    tidy(server, 6.9)
    assert ann.table(open_table.id).status == "open"
    tidy(server, 7.1)
    for table in (open_table.id, left.id):
        with pytest.raises(Rejected) as refused:
            ann.table(table)
        assert refused.value.key == "not-found"
        assert ask(server, "SELECT count(*) FROM seats WHERE 'table' = ?", table) == 0
    assert ann.table(begun).status == "running"


def test_games_nobody_plays_expire(server: Server, client: People) -> None:
    """Loaded or not; they can be looked at, and the record is there for all."""
    ann, others = client("Ann"), [client("Ben"), client("Cem")]
    match = played("container", 40)
    loaded = store(server, match, [ann, *others])
    asleep = store(server, match, [ann, *others])
    fresh = store(server, match, [ann, *others], touched=time.time() + 50 * DAY)
    ann.table(loaded)
    tidy(server, 89)
    assert ann.table(loaded).status == "running"
    server.tables.loaded.pop(asleep, None)
    tidy(server, 91)
    assert ann.table(fresh).status == "running"
    for table in (loaded, asleep):
        assert ann.table(table).status == "expired"
        assert ann.message(table).ply == 40
        record = Record.from_json(ann.http.get(f"/api/tables/{table}/record").content)
        assert record.seed == match.seed
        message = ann.message(table)
        with pytest.raises(Rejected) as refused:
            ann.move(table, message.ply, [("x", "y")])
        assert refused.value.key == "not-running"
    link = ann.http.post(f"/api/tables/{loaded}/replay").json()["id"]
    assert ann.http.get(f"/api/replays/{link}/plies/30?seat=1").status_code == 200
    server.restart()
    assert ann.table(loaded).status == "expired"


def test_sessions_and_replays_grow_old(server: Server, client: People) -> None:
    ann, ben = client("Ann"), client("Ben")
    ben.open_account("benjamin", "a good password")
    record = played("container", 40).record().to_json()
    link = ann.http.post("/api/replays", content=record, timeout=60).json()["id"]
    tidy(server, 364)
    assert ann.me().name == "Ann"
    assert ann.http.get(f"/api/replays/{link}").status_code == 200
    tidy(server, 366)
    assert ann.http.get(f"/api/replays/{link}").status_code == 404
    for person in (ann, ben):
        with pytest.raises(Rejected) as refused:
            person.me()
        assert refused.value.status == 401
    assert ask(server, "SELECT group_concat(name) FROM people") == "Ben"
    assert client("Ben again").sign_in("benjamin", "a good password").name == "Ben"


def test_it_comes_when_the_server_starts(server: Server, client: People) -> None:
    table = client("Ann").create("container", 3).id
    server.stop()  # it has written down when it was touched
    change(server, "UPDATE tables SET touched = ? WHERE id = ?", time.time() - 8 * DAY, table)
    server.restart()
    until(lambda: ask(server, "SELECT count(*) FROM tables") == 0)
