"""A server that keeps everything in PostgreSQL. Races and migrations are tested with both kinds of
database where they stand; here is what is PostgreSQL's own."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest

from magnate.client import Client
from magnate.core.errors import BadSetup
from magnate.core.game import all_games
from magnate.core.records import Record
from magnate.server.claim import Claim
from magnate.server.settings import Settings
from tests.server.postgresql import Cluster
from tests.server.running import Server
from tests.server.stored import played, store
from tests.server.test_client import Anything
from tests.server.test_kill import kill_again_and_again
from tests.server.test_schema import try_everything
from tests.server.test_serve import complaint

People = Callable[..., Client]


@pytest.fixture
def server(serve: Callable[..., Server], cluster: Cluster) -> Server:
    return serve(database=cluster.new())


def test_a_whole_game_with_a_restart(server: Server, client: People) -> None:
    """Of each game: from the lobby to the record, through a restart of the server."""
    ann = client("Ann")
    for game in all_games():
        table = ann.play_now(game.name, 3).id
        ann.say(table, "Hello")
        server.restart()
        assert ann.my_tables()[0].id == table
        last = ann.play_table(table, Anything(1))
        assert last.position.result is not None
        record = Record.from_json(ann.http.get(f"/api/tables/{table}/record").content)
        assert len(record.log) == last.ply
        assert ann.next_table() is None


def test_it_is_started_anew_beneath_a_server(cluster: Cluster, client: People) -> None:
    """All its connections are cut; the next request finds new ones."""
    ann = client("Ann")
    table = ann.play_now("container", 3).id
    cluster.stop()
    with pytest.raises(Exception, match="could not be stored"):
        ann.say(table, "Is anybody there?")
    cluster.start()
    assert ann.say(table, "Again").number == 1
    assert [said.text for said in ann.chat(table)] == ["Again"]
    assert ann.play_table(table, Anything(1)).position.result is not None


def test_one_server_uses_a_database(server: Server) -> None:
    with pytest.raises(BadSetup, match="a server is using magnate"):
        Claim(server.settings).take()
    wishes = ("--host", "127.0.0.1", "--port", "0", "--database", server.settings.database)
    assert "a server is using magnate" in complaint(*wishes)
    server.restart()


def test_databases_that_can_not_be_used(cluster: Cluster) -> None:
    wishes = ("--host", "127.0.0.1", "--port", "0", "--database")
    said = complaint(*wishes, cluster.url("nowhere"))
    assert "can’t use the database" in said
    assert 'database "nowhere" does not exist' in said
    said = complaint(*wishes, "postgresql://me:hush@127.0.0.1:1/games")
    assert "hush" not in said
    assert "refused" in said


def test_the_common_names_of_the_address(serve: Callable[..., Server], cluster: Cluster) -> None:
    for kind in ("postgres", "postgresql+psycopg"):
        url = cluster.new().replace("postgresql", kind, 1)
        assert Settings(database=url).database_file is None
        assert serve(database=url).person("Ann").me().name == "Ann"


def test_what_no_text_can_hold(server: Server, client: People) -> None:
    """A NUL, which SQLite takes, is refused like any other bad input, and holds up nobody."""
    people = [client("Ann"), client("Ben"), client("Cem")]
    ann = people[0]
    table = store(server, played("container", 60), people)
    for answer in (
        ann.http.get("/api/tables/a%00b"),
        ann.http.post(f"/api/tables/{table}/chat", json={"text": "a\0b"}),
        ann.http.post("/api/sessions", json={"login": "a\0b", "password": "a\0b123456"}),
    ):
        assert answer.status_code == 400
        assert answer.json()["extra"]["key"] == "bad-input"
    for person in people:
        message = person.message(table)
        if message.position.question is not None:
            choice = [message.position.question.key, message.position.legal[0].text]
            move = {"ply": message.ply, "key": "a\0b" * 8, "answers": [choice]}
            answer = person.http.post(f"/api/tables/{table}/moves", json=move)
            assert answer.status_code == 400
            assert person.move(table, message.ply, [(choice[0], choice[1])]).plies


@pytest.mark.slow
def test_nothing_breaks(server: Server) -> None:
    assert {200, 201, 400} <= set(try_everything(server, 2))


@pytest.mark.slow
def test_killed_twice(tmp_path: Path, cluster: Cluster) -> None:
    kill_again_and_again(tmp_path, 2, cluster.new())
