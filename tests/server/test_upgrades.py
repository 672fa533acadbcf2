"""After an upgrade of the rules a game goes on if its digests agree; else it is closed. The
database is brought up to date."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import Any

import msgspec
import pytest
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext
from sqlalchemy import Connection, insert, inspect, select, text

from magnate.client import Client, Rejected
from magnate.core.records import Record
from magnate.server import database as db
from magnate.server.database import Database, make_engine, metadata
from magnate.server.migrate import migrate
from tests.server.running import Server
from tests.server.stored import ask, change, played, store

People = Callable[..., Client]


@pytest.fixture
def people(client: People) -> list[Client]:
    return [client("Ann"), client("Ben"), client("Cem")]


def head(server: Server, table: str) -> Record:
    query = 'SELECT record FROM beginnings WHERE "table" = ?'
    return Record.from_json(ask(server, query, table))


def rewrite(server: Server, table: str, **changes: Any) -> None:
    """Another header, as another edition would have written it."""
    record = msgspec.structs.replace(head(server, table), **changes)
    change(server, 'UPDATE beginnings SET record = ? WHERE "table" = ?', record.to_json(), table)


def is_closed(server: Server, person: Client, table: str, why: str, *plies: int) -> None:
    """Closed to play with a message; to be seen and downloaded up to where it was understood."""
    info = person.table(table)
    assert info.status == "closed"
    assert why in info.closed
    stored = ask(server, 'SELECT count(*) FROM log WHERE "table" = ?', table)
    record = Record.from_json(person.http.get(f"/api/tables/{table}/record").content)
    assert len(record.log) == stored  # nothing is lost
    if plies:
        message = person.message(table)
        assert message.ply == plies[0]
        link = person.http.post(f"/api/tables/{table}/replay").json()["id"]
        found = person.http.get(f"/api/replays/{link}").json()
        assert found["plies"] == plies[-1]  # as far as moves and digests agree
    with pytest.raises(Rejected) as refused:
        person.move(table, info.ply, [("x", "y")])
    assert refused.value.key in ("not-running", "closed")


def test_a_wrong_digest_closes(server: Server, people: list[Client]) -> None:
    table = store(server, played("container", 60), people)
    where = 'WHERE "table" = ? AND ply = 40'
    change(server, f"UPDATE log SET digest = 'another' {where}", table)
    is_closed(server, people[0], table, "ply 40: the position differs", 40)


def test_a_move_that_is_refused_now_closes(server: Server, people: list[Client]) -> None:
    match = played("container", 60)
    table = store(server, match, people)
    move = match.moves[30]
    line = msgspec.json.encode([msgspec.structs.replace(move.line, play="pass")])
    where = 'WHERE "table" = ? AND ply = ?'
    change(server, f"UPDATE log SET lines = ? {where}", line, table, move.ply)
    is_closed(server, people[0], table, f"ply {move.ply}")


def test_older_rules_go_on_if_all_agrees(server: Server, people: list[Client]) -> None:
    match = played("container", 60)
    table = store(server, match, people)
    rewrite(server, table, rules=match.game.version - 1)
    ann = people[match.state.to_act[0]]
    assert ann.table(table).status == "running"
    message = ann.message(table)
    assert message.position.question is not None
    choice = message.position.legal[0]
    ann.move(table, message.ply, [(message.position.question.key, choice.text)])
    other = store(server, match, people)
    rewrite(server, other, rules=match.game.version - 1)
    change(server, "UPDATE log SET digest = 'x' WHERE \"table\" = ? AND ply = 60", other)
    version = match.game.version
    why = f"(rules version {version - 1}, installed {version})"
    is_closed(server, ann, other, why, 60)


def test_newer_rules_close(server: Server, people: list[Client]) -> None:
    match = played("container", 60)
    table = store(server, match, people)
    rewrite(server, table, rules=match.game.version + 1)
    is_closed(server, people[0], table, "newer rules", 0, 60)


def test_a_table_keeps_its_own_component_facts(server: Server, people: list[Client]) -> None:
    """The printed facts of a new edition don't touch a game that began with others; facts that
    are not those of the digest close it."""
    match = played("container", 60)
    table = store(server, match, people)
    content = head(server, table).content
    forged = msgspec.structs.replace(content, digest="0" * len(content.digest))
    rewrite(server, table, content=forged)
    is_closed(server, people[0], table, "other component facts", 0, 60)


def test_a_game_that_is_gone_closes(server: Server, people: list[Client]) -> None:
    table = store(server, played("container", 60), people)
    rewrite(server, table, options={"an_option_of_old": True})
    is_closed(server, people[0], table, "can't be set up")
    with pytest.raises(Rejected) as refused:
        people[0].message(table)
    assert refused.value.key == "closed"
    server.restart()  # nor does it keep the server from starting
    assert people[0].table(table).status == "closed"


def test_a_closed_game_whose_seed_was_shown_stays_closed(
    server: Server, client: People, people: list[Client]
) -> None:
    """The next edition may understand it again; but who has its record knows the future."""
    match = played("container", 60)
    kept, shown = store(server, match, people), store(server, match, people)
    where = 'WHERE "table" = ? AND ply = 60'
    for table in (kept, shown):
        change(server, f"UPDATE log SET digest = 'x' {where}", table)
        assert people[0].table(table).status == "closed"
    assert client("Eve").http.get(f"/api/tables/{shown}/record").status_code == 403
    assert people[0].http.get(f"/api/tables/{shown}/record").status_code == 200
    for table in (kept, shown):
        change(server, f"UPDATE log SET digest = ? {where}", match.state.digest(), table)
    server.restart()
    assert people[0].table(kept).status == "running"
    assert people[0].table(shown).status == "closed"
    assert "seed" in people[0].table(shown).closed


def bring_up(url: str, edition: str = "head") -> None:
    async def run() -> None:
        database = Database(url)
        await migrate(database, edition)
        await database.close()

    asyncio.run(run())


def missing(connection: Connection) -> list[Any]:
    """What the database lacks that the code expects, and the other way round."""
    return list(compare_metadata(MigrationContext.configure(connection), metadata))


def test_the_migrations_make_what_the_code_expects(either: str) -> None:
    bring_up(either)
    engine = make_engine(either)
    with engine.connect() as connection:
        assert missing(connection) == []
    engine.dispose()


def test_a_database_of_the_first_edition_goes_on(
    serve: Callable[..., Server], server: Server, client: People, either: str
) -> None:
    """What stands in it is kept through all migrations."""
    bring_up(either, "0001")
    ann = client("Ann")
    table = store(server, played("container", 40), [ann])
    new, old = make_engine(server.settings.database_url), make_engine(either)
    with new.connect() as source, old.begin() as target:
        for known in (db.people, db.sessions, db.tables, db.seats, db.log):
            columns = {column["name"] for column in inspect(target).get_columns(known.name)}
            rows = source.execute(select(*(c for c in known.c if c.name in columns)))
            target.execute(insert(known), [row._asdict() for row in rows])
        for began in source.execute(select(db.beginnings)):
            target.execute(text("UPDATE tables SET record = :record"), {"record": began.record})
    new.dispose()
    old.dispose()
    cookie = ann.http.cookies["magnate"]
    with Client(serve(database=either).url) as again:
        again.http.cookies["magnate"] = cookie
        assert again.message(table).ply >= 40
        assert again.wish(table, "pause").paused
