"""`magnate serve`: one server process, and where it can be reached."""

from __future__ import annotations

import asyncio
import gc
import io
import logging
import socket
import sqlite3
import sys
import webbrowser
from collections.abc import Sequence
from contextlib import closing, suppress
from pathlib import Path
from typing import Final

import msgspec
import segno
import uvicorn
from alembic.util import CommandError
from litestar import Litestar
from sqlalchemy.exc import SQLAlchemyError

from magnate.core.errors import BadSetup
from magnate.server import logs
from magnate.server.addresses import addresses
from magnate.server.app import make_app
from magnate.server.claim import Claim
from magnate.server.database import Database
from magnate.server.migrate import migrate
from magnate.server.protocols import Requests, Sockets
from magnate.server.settings import Settings
from magnate.words import Words

SOCKET_BYTES: Final = 65536
"""Nothing a client may send through a socket is larger."""
LAST_SECONDS: Final = 10
"""So long a request that is being answered may take when the server is told to stop."""

LOG = logging.getLogger(__name__)


def serve(
    settings: Settings,
    words: Words,
    *,
    trusted_proxies: Sequence[str] = ("127.0.0.1",),
    open_browser: bool = True,
    log_requests: bool = False,
) -> None:
    """Run until told to stop. `BadSetup` if it can't begin."""
    logs.configure(requests=log_requests)
    try:
        sockets = [listen(settings)]
    except (OSError, OverflowError) as error:
        reason = getattr(error, "strerror", None) or str(error)
        where = f"{settings.host}:{settings.port}"
        message = words.text("cli-serve-no-port", where=where, reason=reason)
        raise BadSetup(message) from None
    settings = msgspec.structs.replace(settings, port=sockets[0].getsockname()[1])
    try:
        asyncio.run(_prepare(settings, words))
        config = configuration(make_app(settings), trusted_proxies)
        server = _Server(config, settings, words, open_browser)
        with suppress(KeyboardInterrupt):  # that is how one stops it
            server.run(sockets)
        if not server.started:
            raise BadSetup(words.text("cli-serve-not-started"))
    finally:
        for bound in sockets:
            bound.close()
    LOG.info("stopped")


def configuration(app: Litestar, trusted_proxies: Sequence[str] = ()) -> uvicorn.Config:
    """How the application is served."""
    return uvicorn.Config(
        app,
        log_config=None,
        access_log=False,
        server_header=False,
        proxy_headers=bool(trusted_proxies),
        forwarded_allow_ips=list(trusted_proxies),
        http=Requests,
        ws=Sockets,
        ws_max_size=SOCKET_BYTES,
        timeout_graceful_shutdown=LAST_SECONDS,
    )


def calm_collector() -> None:
    """Let Python look for circles of garbage in small steps: what has been loaded by now is never
    looked at again, and games free themselves. Looks at much would stop the server for a tenth of
    a second and more, for all tables at once."""
    gc.freeze()
    gc.set_threshold(5_000, 10, 400)


class _Server(uvicorn.Server):
    """Says where it is as soon as it answers."""

    def __init__(
        self, config: uvicorn.Config, settings: Settings, words: Words, open_browser: bool
    ) -> None:
        super().__init__(config)
        self._settings = settings
        self._words = words
        self._open_browser = open_browser

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        calm_collector()
        if self.started:
            host, port = self._settings.host, self._settings.port
            LOG.info("started", extra={"host": host, "port": port})
            announce(self._settings, self._words)
            if self._open_browser:
                await asyncio.to_thread(webbrowser.open, addresses(self._settings)[-1])


_UNUSABLE: Final = (SQLAlchemyError, sqlite3.Error, OSError, CommandError, ImportError)
"""What a database that can't be used gives rise to; the last one: its driver isn't installed."""


async def _prepare(settings: Settings, words: Words) -> None:
    """Reach the database and bring it up to date, or say in one line why that can't be done."""
    claim = Claim(settings)
    try:
        claim.take()
        if settings.database_file is not None:
            with closing(sqlite3.connect(settings.database_file)) as file:
                file.execute("BEGIN IMMEDIATE")
        database = Database(settings.database_url)
        try:
            await migrate(database)
        finally:
            await database.close()
    except _UNUSABLE as error:
        where = settings.database_file or _without_password(settings.database_url)
        reason = str(getattr(error, "orig", None) or error).splitlines()[0]
        if isinstance(error, ImportError):
            reason += " (pip install 'magnate[postgres]')"
        message = words.text("cli-serve-no-database", where=str(where), reason=reason)
        raise BadSetup(message) from None
    finally:
        claim.release()  # the server takes it again


def _without_password(url: str) -> str:
    before, at, after = url.rpartition("@")
    return f"{before.partition('://')[0]}://…@{after}" if at else url


def listen(settings: Settings) -> socket.socket:
    family = socket.AF_INET6 if ":" in settings.host else socket.AF_INET
    # asyncio sends small parts at once only where the protocol is named: else 40 ms are lost
    bound = socket.socket(family, socket.SOCK_STREAM, socket.IPPROTO_TCP)
    bound.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    try:
        bound.bind((settings.host, settings.port))
        bound.listen(2048)
    except (OSError, OverflowError):
        bound.close()
        raise
    return bound


# Where it is


def announce(settings: Settings, words: Words) -> None:
    """Say where to go; a phone reads it from the screen."""
    places = addresses(settings)
    print(words.text("cli-serve-open"))
    for place in places:
        print(f"  {place}")
    if sys.stdout.isatty():
        print(qr_code(places[0]))
        print(words.text("cli-serve-stop"))
    sys.stdout.flush()


def qr_code(text: str) -> str:
    out = io.StringIO()
    segno.make(text, error="l", micro=False).terminal(out, compact=True)
    return out.getvalue()


def database_url(wish: str) -> str:
    """The address of a database: a file is enough."""
    if not wish or "://" in wish:
        return wish
    return f"sqlite:///{Path(wish).expanduser().absolute()}"
