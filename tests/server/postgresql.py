"""A PostgreSQL of the tests' own. Run as a program: sees to it that there is one to start, or says
how to get it."""

from __future__ import annotations

import os
import shutil
import signal
import subprocess
import tempfile
import time
from pathlib import Path
from pwd import getpwnam
from typing import Any

import psycopg

from tests.apt import see_to

HELP = """\
The tests of the server need PostgreSQL, and there is none on this machine that they could find.
  Debian, Ubuntu:  sudo apt-get install postgresql
  Fedora:          sudo dnf install postgresql-server
  elsewhere:       set MAGNATE_POSTGRESQL to the folder of its programs (initdb, postgres)
It need not run: the tests start one of their own.
"""
START_SECONDS = 120.0


def find() -> str | None:
    """The folder of PostgreSQL's programs, if there is one; the newest, if there are several."""
    if wished := os.environ.get("MAGNATE_POSTGRESQL"):
        return wished if shutil.which("initdb", path=wished) else None
    if known := shutil.which("initdb"):
        return str(Path(known).resolve().parent)
    # Debian keeps them out of the way of its own commands
    versions = Path("/usr/lib/postgresql").glob("*/bin/initdb")
    newest = max(versions, key=lambda path: float(path.parts[-3]), default=None)
    return None if newest is None else str(newest.parent)


class Cluster:
    """It listens in its own folder alone, so that it is in nobody's way."""

    def __init__(self) -> None:
        programs = find()
        if programs is None:
            raise RuntimeError(HELP)
        self._programs = Path(programs)
        # short, since the name of a socket may not be long
        self.folder = Path(tempfile.mkdtemp(prefix="magnate-", dir="/tmp"))
        self._rights: dict[str, Any] = {}
        if os.geteuid() == 0:  # it refuses to run as root
            user = getpwnam("postgres")
            os.chown(self.folder, user.pw_uid, user.pw_gid)
            self._rights = {"user": user.pw_uid, "group": user.pw_gid, "extra_groups": []}
        self._run("initdb", "-D", self._data, "-U", "magnate", "-A", "trust", "-N").wait()
        self._count = 0
        self.start()

    @property
    def _data(self) -> str:
        return str(self.folder / "data")

    def _run(self, program: str, *args: str) -> subprocess.Popen[bytes]:
        with (self.folder / "log").open("ab") as log:
            return subprocess.Popen(
                [str(self._programs / program), *args],
                cwd=self.folder,
                stdin=subprocess.DEVNULL,
                stdout=log,
                stderr=log,
                **self._rights,
            )

    def url(self, database: str) -> str:
        return f"postgresql://magnate@/{database}?host={self.folder}"

    def new(self) -> str:
        """The address of a new database."""
        self._count += 1
        name = f"magnate{self._count}"
        with psycopg.connect(self.url("postgres"), autocommit=True) as connection:
            connection.execute(f"CREATE DATABASE {name}".encode())
        return self.url(name)

    def start(self) -> None:
        where = ("-c", "listen_addresses=", "-k", str(self.folder))
        self._process = self._run("postgres", "-D", self._data, *where)
        limit = time.monotonic() + START_SECONDS
        while True:
            try:
                psycopg.connect(self.url("postgres")).close()
                return
            except psycopg.OperationalError:
                if self._process.poll() is not None or time.monotonic() > limit:
                    raise RuntimeError((self.folder / "log").read_text()) from None
                time.sleep(0.05)

    def stop(self) -> None:
        """All connections are cut."""
        self._process.send_signal(signal.SIGINT)
        self._process.wait()

    def remove(self) -> None:
        self.stop()
        shutil.rmtree(self.folder)


if __name__ == "__main__":
    see_to("PostgreSQL", ["postgresql"], find, HELP)
