"""Backups: taken while the server runs, put back while it doesn't."""

from __future__ import annotations

import shutil
import sqlite3
import threading
from collections.abc import Callable
from contextlib import closing, suppress
from pathlib import Path

import pytest

from magnate.cli import main
from magnate.client import Client, Rejected
from magnate.core.errors import BadSetup
from magnate.server.claim import Claim
from tests.server.running import Server, until
from tests.server.stored import ask, played, store

People = Callable[..., Client]


def command(*words: object, database: Path | str) -> int:
    url = database if isinstance(database, str) else f"sqlite:///{database}"
    return main([*map(str, words), "--database", url])


def serve_copy(serve: Callable[..., Server], backup: Path) -> Server:
    """A server that runs on a restored backup."""
    file = backup.with_name("restored.sqlite")
    assert command("restore", backup, database=file) == 0
    return serve(database=f"sqlite:///{file}")


def test_the_file_of_commits_is_emptied_meanwhile(server: Server, client: People) -> None:
    """What was acknowledged gets into the main file while the server runs, with nobody waiting."""
    ann = client("Ann")
    table = ann.create("container", 3).id

    def stored() -> bool:
        address = f"file:{server.file}?immutable=1"  # the main file alone
        with closing(sqlite3.connect(address, uri=True)) as file, suppress(sqlite3.DatabaseError):
            return (table,) in file.execute("SELECT id FROM tables")
        return False  # it has no tables yet, or is being written

    until(stored)


def test_a_backup_under_load_is_consistent(
    serve: Callable[..., Server], server: Server, client: People, tmp_path: Path
) -> None:
    """What was acknowledged before it began is there; every table goes on."""
    ann, stop = client("Ann"), threading.Event()
    bots = [{"kind": "bot", "bot": "random"}] * 3
    tables = []
    for game in ("container", "carnegie", "rolling_heights"):
        tables.append(ann.create(game, 3, seats=bots).id)
        ann.start(tables[-1])
    mine = ann.create("container", 3, seats=[{"kind": "me"}, *bots[:2]]).id
    ann.start(mine)
    acknowledged = [0]

    def play() -> None:
        while not stop.is_set():
            message = ann.message(mine, acknowledged[0])
            question = message.position.question
            if message.position.result is not None:
                return
            if question is not None:
                choice = message.position.legal[0]
                with suppress(Rejected):  # an order of the server may have been quicker
                    played = ann.move(mine, message.ply, [(question.key, choice.text)])
                    acknowledged[0] = played.plies[-1]

    player = threading.Thread(target=play)
    player.start()
    try:
        for number in range(5):
            known = acknowledged[0]
            file = tmp_path / f"backup-{number}.sqlite"
            assert command("backup", file, database=server.file) == 0
            with closing(sqlite3.connect(file)) as connection:
                assert connection.execute("PRAGMA integrity_check").fetchone() == ("ok",)
                last = 'SELECT max(ply) FROM log WHERE "table" = ?'
                assert (connection.execute(last, (mine,)).fetchone()[0] or 0) >= known
            threading.Event().wait(0.5)
    finally:
        stop.set()
        player.join()
    assert file.stat().st_mode & 0o077 == 0
    copy = serve_copy(serve, file)
    again = Client(copy.url, None, cookies=ann.http.cookies)
    assert again.me().name == "Ann"
    for table in (*tables, mine):
        info = again.table(table)
        assert info.status in ("running", "over")
        assert info.closed == ""
    again.close()


def test_a_server_goes_on_from_a_backup(
    serve: Callable[..., Server], server: Server, client: People, tmp_path: Path
) -> None:
    people = [client("Ann"), client("Ben"), client("Cem")]
    match = played("container", 40)
    table = store(server, match, people)
    assert command("backup", tmp_path / "b.sqlite", database=server.file) == 0
    copy = serve_copy(serve, tmp_path / "b.sqlite")
    person = people[match.state.to_act[0]]
    again = Client(copy.url, None, cookies=person.http.cookies)
    message = again.message(table)
    assert message.ply == 40
    assert message.position.question is not None
    answer = (message.position.question.key, message.position.legal[0].text)
    assert again.move(table, 40, [answer]).plies == [41]
    assert person.table(table).ply == 40  # the first server knows nothing of it
    again.close()


def test_restoring_waits_for_the_server_to_stop(
    server: Server, client: People, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    client("Ann")
    file = tmp_path / "b.sqlite"
    assert command("backup", file, database=server.file) == 0
    client("Ben")
    assert command("restore", file, "--force", database=server.file) == 2
    assert "a server is using" in capsys.readouterr().err
    server.stop()
    assert command("restore", file, database=server.file) == 2
    assert "--force" in capsys.readouterr().err
    assert ask(server, "SELECT count(*) FROM people") == 2
    assert command("restore", file, "--force", database=server.file) == 0
    assert ask(server, "SELECT group_concat(name) FROM people") == "Ann"
    assert not list(tmp_path.glob("**/*-wal"))
    server.restart()
    client("Cem")


def test_what_is_refused(
    server: Server, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    def complaint(*words: object, database: Path | str = server.file) -> str:
        assert command(*words, database=database) == 2
        return capsys.readouterr().err

    there = tmp_path / "there.sqlite"
    there.write_bytes(b"something of mine")
    assert "--force" in complaint("backup", there)
    assert there.read_bytes() == b"something of mine"
    assert "file of its own" in complaint("backup", server.file, "--force")
    assert "no database" in complaint("backup", tmp_path / "x", database=tmp_path / "none")
    assert "no backup" in complaint("restore", there, database=tmp_path / "new")
    assert "no file" in complaint("restore", tmp_path / "none", database=tmp_path / "new")
    with closing(sqlite3.connect(tmp_path / "other.sqlite")) as connection:
        connection.execute("CREATE TABLE cakes (name)")
    foreign = complaint("restore", tmp_path / "other.sqlite", database=tmp_path / "new")
    assert "no sound backup" in foreign
    assert not (tmp_path / "new").exists()
    assert "can't write" in complaint("backup", tmp_path / "no" / "folder")
    for name, file in (("backup", tmp_path / "x"), ("restore", there)):
        assert "pg_dump" in complaint(name, file, database="postgresql://h/magnate")
    assert command("backup", there, "--force", database=server.file) == 0
    assert not list(tmp_path.glob("*.part"))


def test_one_server_uses_a_database(server: Server) -> None:
    with pytest.raises(BadSetup, match="a server is using"):
        Claim(server.settings).take()
    server.stop()
    claim = Claim(server.settings)
    claim.take()
    claim.release()
    server.restart()


def test_files_copied_while_it_runs_open_too(
    serve: Callable[..., Server], server: Server, client: People, tmp_path: Path
) -> None:
    """Copying all files at one moment is no backup to rely on, but SQLite copes with it."""
    ann = client("Ann")
    table = store(server, played("container", 40), [ann, client("Ben"), client("Cem")])
    for ending in ("", "-wal", "-shm"):
        shutil.copy(f"{server.file}{ending}", tmp_path / f"copy.sqlite{ending}")
    copy = serve(database=f"sqlite:///{tmp_path / 'copy.sqlite'}")
    again = Client(copy.url, None, cookies=ann.http.cookies)
    assert again.table(table).ply == 40
    again.close()
