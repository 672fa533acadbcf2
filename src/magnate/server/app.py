"""The application: everything put together."""

from __future__ import annotations

import asyncio
import time
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress
from importlib.metadata import version
from typing import Annotated, Any

import msgspec
from litestar import Controller, Litestar, Request, Response, delete, get, patch, post
from litestar.config.csrf import CSRFConfig
from litestar.datastructures import Cookie, State
from litestar.di import Provide
from litestar.openapi import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin
from litestar.status_codes import HTTP_200_OK
from sqlalchemy import select

from magnate.server.addresses import address
from magnate.server.answers import DeviceLink, Me, Name, Secret
from magnate.server.attendance import Attendance
from magnate.server.bots import Bots
from magnate.server.claim import Claim
from magnate.server.database import Database
from magnate.server.errors import TOLD, Refused
from magnate.server.expiry import Caretaker
from magnate.server.guard import Guard
from magnate.server.guides import Guides
from magnate.server.live import COOKIE, live
from magnate.server.lobby import Lobby, leave_all
from magnate.server.migrate import migrate
from magnate.server.pages import Pages
from magnate.server.people import People, Person
from magnate.server.play import Play
from magnate.server.qr import qr
from magnate.server.records import ReplayRoutes, Replays, TableRecords
from magnate.server.settings import Settings
from magnate.server.table import Table
from magnate.server.tables import Tables

VERSION = version("magnate")
A_YEAR = 365 * 24 * 3600
BODY_BYTES = 256 * 1024
"""Nothing a client sends is larger; an override of component facts is some 20 KB."""


class Guest(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    name: Name


class Account(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    login: Annotated[str, msgspec.Meta(min_length=3, max_length=64)]
    password: Secret


class Persons(Controller):
    """Who I am."""

    path = "/api"

    @post("/people")
    async def greet(self, data: Guest, people: People) -> Response[Me]:
        """A name is enough: the answer brings a cookie."""
        return _with_cookie(*await people.greet(data.name))

    @get("/people")
    async def recognise(self, request: Request[Any, Any, Any], people: People) -> Me | None:
        """Who comes with this cookie: nobody yet, for a page that is opened for the first time."""
        person = await people.behind(request.cookies.get(COOKIE))
        return None if person is None else _me(person)

    @get("/me")
    async def me(self, person: Person) -> Me:
        return _me(person)

    @patch("/me")
    async def rename(self, data: Guest, person: Person, people: People) -> Me:
        await people.rename(person, data.name)
        return _me(person)

    @delete("/me", status_code=HTTP_200_OK)
    async def forget(
        self, person: Person, people: People, tables: Tables, replays: Replays
    ) -> Response[None]:
        """Delete what is known of me, what I said and the records I brought, and leave all
        tables."""
        await leave_all(tables, person)
        await people.forget(person)
        replays.forget()
        return _without_cookie()

    @post("/me/account")
    async def account(self, data: Account, person: Person, people: People) -> Me:
        """Keep a login and password, so that I can come back."""
        await people.open_account(person, data.login, data.password)
        return _me(person)

    @post("/me/link")
    async def link(self, person: Person, people: People) -> DeviceLink:
        """A secret that makes another device mine; put behind the # of an address."""
        return DeviceLink(people.link(person))

    @post("/sessions")
    async def sign_in(self, data: Account, people: People) -> Response[Me]:
        return _with_cookie(*await people.sign_in(data.login, data.password))

    @post("/sessions/link")
    async def use_link(self, data: DeviceLink, people: People) -> Response[Me]:
        return _with_cookie(*await people.use_link(data.secret))

    @delete("/sessions", status_code=HTTP_200_OK)
    async def sign_out(
        self, request: Request[Any, Any, Any], person: Person, people: People
    ) -> Response[None]:
        await people.sign_out(request.cookies[COOKIE])
        return _without_cookie()


@get("/health")
async def health(tables: Tables) -> dict[str, Any]:
    """Whether the server is up and reaches its database."""
    await tables.database.row(select(1))
    return {"ok": True, "version": VERSION, "tables": len(tables.loaded)}


def make_app(settings: Settings) -> Litestar:
    """The application of one server process."""
    database = Database(settings.database_url)
    people = People(database, limited=settings.limits)
    tables = Tables(database)
    attendance = Attendance(tables)
    bots = Bots(tables, settings)
    replays = Replays(database, tables, bots)
    caretaker = Caretaker(tables, people, replays, settings)
    claim = Claim(settings)
    turns: set[Table] = set()
    tables.listeners.append(turns.add)
    csrf = CSRFConfig(secret="")

    @asynccontextmanager
    async def lifespan(_: Litestar) -> AsyncIterator[None]:
        claim.take()
        await migrate(database)
        await database.open()
        csrf.secret = await database.key("csrf")
        bots.start()
        chores = [
            asyncio.create_task(_keep(tables, turns, settings)),
            asyncio.create_task(attendance.watch_clocks()),
            asyncio.create_task(tables.wake()),
            asyncio.create_task(caretaker.come_daily()),
        ]
        try:
            yield
        finally:
            for chore in chores:
                chore.cancel()
            await asyncio.gather(*chores, return_exceptions=True)
            await bots.stop()
            with suppress(Refused):
                await tables.note_turns(turns)
                await tables.note_clocks()
            await database.close()
            claim.release()

    async def person(request: Request[Any, Any, Any], tables: Tables) -> Person:
        # `tables` is named so that it is provided first: what is provided side by side costs a
        # group of tasks for every request
        found = await people.behind(request.cookies.get(COOKIE))
        if found is None:
            raise Refused("who", "tell your name first", 401)
        return found

    async def visitor(request: Request[Any, Any, Any], tables: Tables) -> Person | None:
        """Whoever looks in; he need not have told his name."""
        return await people.behind(request.cookies.get(COOKIE))

    app = Litestar(
        route_handlers=[
            Persons,
            Lobby,
            Play,
            TableRecords,
            ReplayRoutes,
            Guides,
            live,
            address,
            qr,
            health,
        ],
        lifespan=[lifespan],
        dependencies={
            "settings": Provide(lambda: settings, sync_to_thread=False),
            "people": Provide(lambda: people, sync_to_thread=False),
            "tables": Provide(lambda: tables, sync_to_thread=False),
            "attendance": Provide(lambda: attendance, sync_to_thread=False),
            "bots": Provide(lambda: bots, sync_to_thread=False),
            "replays": Provide(lambda: replays, sync_to_thread=False),
            "person": Provide(person),
            "visitor": Provide(visitor),
        },
        state=State(
            {
                "tables": tables,
                "people": people,
                "database": database,
                "attendance": attendance,
                "bots": bots,
                "caretaker": caretaker,
            }
        ),
        exception_handlers=TOLD,
        csrf_config=csrf,
        logging_config=None,
        request_max_body_size=BODY_BYTES,
        openapi_config=OpenAPIConfig(
            title="Magnate",
            version=VERSION,
            path="/schema",
            use_handler_docstrings=True,
            render_plugins=[JsonRenderPlugin(path="/openapi.json")],
        ),
    )
    app.asgi_handler = Guard(
        Pages(app.asgi_handler, settings.web_folder),
        people.known,
        public=settings.public_url,
        limited=settings.limits,
    )
    return app


async def _keep(tables: Tables, turns: set[Table], settings: Settings) -> None:
    """Once a second note whose turn it is; now and then put tables away that nobody uses."""
    tidied = time.monotonic()
    while True:
        await asyncio.sleep(1)
        changed = set(turns)
        turns.clear()
        if time.monotonic() - tidied > settings.idle_table_seconds / 10:
            tidied = time.monotonic()
            tables.put_away(settings.idle_table_seconds)
        if not changed:
            continue
        try:
            await tables.note_turns(changed)
        except Refused:
            turns |= changed  # it can't be stored just now


def _me(person: Person) -> Me:
    return Me(id=person.id, name=person.name, login=person.login)


def _with_cookie(person: Person, secret: str) -> Response[Me]:
    cookie = Cookie(
        key=COOKIE,
        value=secret,
        max_age=A_YEAR,
        httponly=True,
        samesite="lax",
    )
    return Response(_me(person), cookies=[cookie])


def _without_cookie() -> Response[None]:
    return Response(
        None, cookies=[Cookie(key=COOKIE, value="", max_age=0, httponly=True, samesite="lax")]
    )
