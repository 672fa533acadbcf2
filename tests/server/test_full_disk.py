"""A full disk: a clear error, nothing acknowledged is lost, and it recovers."""

from __future__ import annotations

import asyncio
import os
import subprocess
import time
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import event, text

from magnate.client import Client, Rejected
from magnate.server import bots, tables
from magnate.server.database import Database
from magnate.server.errors import Refused
from magnate.server.terms import Pace
from tests.server.running import PATIENCE, Server, until
from tests.server.stored import ask, played, store

People = Callable[..., Client]


@pytest.fixture
def small_disk(tmp_path: Path) -> Iterator[Path]:
    """A disk of its own with little room, where that is allowed."""
    folder = tmp_path / "disk"
    folder.mkdir()
    mount = ["mount", "-t", "tmpfs", "-o", "size=3m", "none", str(folder)]
    if os.name != "posix" or subprocess.run(mount, capture_output=True, check=False).returncode:
        pytest.skip("may not mount a disk")
    yield folder
    subprocess.run(["umount", "-l", str(folder)], check=True)


def set_room(server: Server, pages: int) -> None:
    """Let the database grow by so many pages at most."""
    now = ask(server, "PRAGMA page_count")
    limit(server.database, now + pages)


def limit(database: Database, pages: int) -> None:
    def prepare(connection: Any, *_: Any) -> None:
        connection.exec_driver_sql(f"PRAGMA max_page_count={pages}")

    event.listen(database.writer.engine, "begin", prepare, insert=True)


def fill(person: Client, table: str) -> tuple[int, Rejected]:
    """Talk until the disk is full: how much was acknowledged, and what then came."""
    count = 0
    while True:
        try:
            person.say(table, "x" * 500)
        except Rejected as refused:
            return count, refused
        count += 1
        assert count < 20_000


def talk_until_full(
    server: Server, people: list[Client], make_full: Callable[[], None]
) -> tuple[str, int]:
    """Fill the disk at a table; how much was said."""
    match = played("container", 40)
    table = store(server, match, people, pace=Pace(budget=600))
    people[0].table(table)
    make_full()
    said, refused = fill(people[0], table)
    assert (refused.status, refused.key) == (503, "not-stored")
    return table, said


def nothing_works(server: Server, people: list[Client], table: str) -> None:
    """A full disk refuses everything, and nothing happens by it."""
    match = played("container", 40)
    before = server.tables.loaded[table].ply
    person = people[match.state.to_act[0]]
    message = person.message(table)
    assert message.position.question is not None
    answer = (message.position.question.key, message.position.legal[0].text)
    for _ in range(2):
        with pytest.raises(Rejected) as move:
            person.move(table, message.ply, [answer], "the same key")
        assert (move.value.status, move.value.key) == (503, "not-stored")
        assert person.table(table).ply == before  # nothing happened
    clock = server.tables.loaded[table].clock
    assert clock is not None
    asked = match.state.to_act[0]
    left = clock.left(asked)
    time.sleep(0.02)
    assert clock.left(asked) < left  # it still runs
    with pytest.raises(Rejected):
        people[0].create("container", 3, content={})
    assert people[0].http.get("/health").status_code == 200


def recovered(server: Server, people: list[Client], table: str, said: int) -> None:
    match = played("container", 40)
    person = people[match.state.to_act[0]]
    message = person.message(table)
    assert message.position.question is not None
    answer = (message.position.question.key, message.position.legal[0].text)
    assert person.move(table, message.ply, [answer], "the same key").plies == [41]
    assert ask(server, 'SELECT count(*) FROM chat WHERE "table" = ?', table) == said
    server.restart()
    assert person.table(table).ply >= 41
    assert person.table(table).closed == ""


def test_no_room_for_more_pages(server: Server, client: People) -> None:
    people = [client(name, patience=0) for name in ("Ann", "Ben", "Cem")]
    table, said = talk_until_full(server, people, lambda: set_room(server, 20))
    limit(server.database, 1_000_000_000)
    recovered(server, people, table, said)


@pytest.mark.long  # not every machine lets a test mount a disk; the limit above stands for it
def test_a_disk_that_is_full(serve: Callable[..., Server], small_disk: Path) -> None:
    """The file beside the database that commits go to can't grow."""
    server = serve(database=f"sqlite:///{small_disk / 'magnate.sqlite'}")
    server.file = small_disk / "magnate.sqlite"
    people = [server.person(name, patience=0) for name in ("Ann", "Ben", "Cem")]
    ballast = small_disk / "ballast"

    def fill_up() -> None:
        with ballast.open("wb", buffering=0) as file:
            try:
                while True:
                    file.write(b"x" * 4096)
            except OSError:
                pass

    table, said = talk_until_full(server, people, fill_up)
    nothing_works(server, people, table)
    ballast.unlink()
    recovered(server, people, table, said)
    server.stop()


def test_a_change_that_can_not_be_stored_is_taken_back(
    server: Server, client: People, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Who could not sit down does not sit there, and a game that could not begin has not begun."""
    ann, ben = client("Ann", patience=0), client("Ben", patience=0)
    # people alone: a bot that begins would move between two looks at the table
    table = ann.create("carnegie", 2, seats=[{"kind": "me"}, {"kind": "open"}]).id

    async def full(work: Any) -> None:
        raise Refused("not-stored", "no room", 503)

    def try_in_vain(change: Callable[[str], Any]) -> None:
        before = ann.table(table)
        with monkeypatch.context() as patch:
            patch.setattr(server.database, "write", full)
            patch.setattr(server.database, "append", full)
            with pytest.raises(Rejected) as refused:
                change(table)
        assert refused.value.key == "not-stored"
        assert ann.table(table) == before
        server.tables.loaded.clear()
        assert ann.table(table) == before

    try_in_vain(ben.join)
    ben.join(table)
    try_in_vain(ann.start)
    try_in_vain(ann.leave)
    assert ann.start(table).status == "running"
    try_in_vain(ben.leave)


def test_who_leaves_a_game_leaves_it_wholly_or_not_at_all(
    server: Server, client: People, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The log and the seats never contradict each other."""
    ann, ben = client("Ann", patience=0), client("Ben", patience=0)
    table = store(server, played("container", 40), [ann, ben])
    before = ben.table(table)

    def torn(*_: Any) -> Callable[[Any], None]:
        return lambda connection: connection.execute(text("INSERT INTO nowhere VALUES (1)"))

    with monkeypatch.context() as patch:
        patch.setattr(tables, "_saving", torn)
        with pytest.raises(Rejected) as refused:
            ben.leave(table)
    assert refused.value.key == "not-stored"
    server.restart()
    after = ben.table(table)
    assert (after.seat, after.ply) == (before.seat, before.ply) == (1, 40)
    assert ben.leave(table).seat is None
    server.restart()
    assert ben.table(table).seat is None
    assert ben.table(table).seats[1].bot == "greedy"


def test_innocent_writes_survive_a_bad_one(server: Server, client: People) -> None:
    """One that fails in a transaction of many fails alone."""
    database = server.database
    loop = database._task.get_loop()  # type: ignore[union-attr]

    def good(connection: Any) -> int:
        return int(connection.execute(text("SELECT 1")).scalar())

    def bad(connection: Any) -> None:
        connection.execute(text("INSERT INTO nowhere VALUES (1)"))

    async def together() -> list[Any]:
        jobs = (good, bad, good)
        return await asyncio.gather(*map(database.write, jobs), return_exceptions=True)

    found = asyncio.run_coroutine_threadsafe(together(), loop).result(PATIENCE)
    assert (found[0], found[2]) == (1, 1)
    assert isinstance(found[1], Exception)


async def _ask_everything(database: Database) -> list[Any]:
    def work(connection: Any) -> None:
        connection.execute(text("SELECT 1"))

    asked = database.write(work), database.append({}), database.row(text("SELECT 1"))
    answers: list[Any] = await asyncio.gather(*asked, return_exceptions=True)
    return answers


def test_a_database_that_closes_refuses_and_leaves_nobody_waiting(tmp_path: Path) -> None:
    async def close_and_ask() -> list[Any]:
        database = Database(f"sqlite:///{tmp_path / 'closed.sqlite'}")
        await database.open()
        await database.close()
        return await asyncio.wait_for(_ask_everything(database), PATIENCE)

    for answer in asyncio.run(close_and_ask()):
        assert isinstance(answer, Refused)
        assert (answer.key, answer.status_code) == ("not-stored", 503)


def test_bots_wait_for_room(
    server: Server, client: People, monkeypatch: pytest.MonkeyPatch
) -> None:
    """They neither give up nor try without pause, and go on when there is room again."""
    monkeypatch.setattr(bots, "STORAGE_SECONDS", 0.5)
    ann = client("Ann")
    seats = [{"kind": "bot", "bot": "random"}] * 3
    table = ann.create("container", 3, seats=seats).id
    tries = 0

    async def full(row: Any) -> bool:
        nonlocal tries
        tries += 1
        raise Refused("not-stored", "no room", 503)

    with monkeypatch.context() as patch:
        patch.setattr(server.database, "append", full)
        ann.start(table)
        until(lambda: tries >= 3)
        before, begun = tries, time.monotonic()
        time.sleep(2)
        assert tries <= before + 1 + (time.monotonic() - begun) / bots.STORAGE_SECONDS
        assert ann.table(table).ply == 0
    until(lambda: ann.table(table).ply >= 3)
