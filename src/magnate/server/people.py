"""People: a name is enough; a password brings one back, a link to another device."""

from __future__ import annotations

import asyncio
import time
from contextlib import suppress
from functools import cache
from typing import Any

import msgspec
from argon2 import PasswordHasher
from argon2.exceptions import InvalidHashError, VerificationError
from sqlalchemy import Connection, delete, insert, select, update

from magnate.core.matches import check_names
from magnate.server.database import Database, chat, people, replays, sessions
from magnate.server.errors import Refused, TooOften
from magnate.server.ids import digest, new_id, new_secret
from magnate.server.limits import LOGIN, Buckets

LINK_SECONDS = 600
"""A device link is good for so long, once."""
PASSWORD_LENGTH = range(8, 201)
SEEN_EVERY = 300.0
"""When somebody was last seen is written down so often at most."""


class Person(msgspec.Struct, kw_only=True):
    """Somebody who has told a name."""

    id: str
    name: str
    login: str | None = None
    seen: float = 0.0


class People:
    """Who is who. Sessions are kept in memory after their first use."""

    def __init__(self, database: Database, *, limited: bool = True) -> None:
        """`limited`: whether tries to sign in are counted."""
        self.database = database
        self._tries = Buckets() if limited else None
        self._by_token: dict[str, Person] = {}
        self._links: dict[str, tuple[str, float]] = {}
        self._hasher = PasswordHasher()

    async def greet(self, name: str) -> tuple[Person, str]:
        """A new guest, and the secret for his cookie."""
        check_names([name])
        now = time.time()
        person = Person(id=new_id(), name=name, seen=now)
        secret = new_secret()

        def work(connection: Connection) -> None:
            row = {"id": person.id, "name": name, "made": now, "seen": now}
            connection.execute(insert(people).values(row))
            connection.execute(insert(sessions).values(_session(secret, person, now)))

        await self.database.write(work)
        self._by_token[digest(secret)] = person
        return person, secret

    def known(self, secret: str) -> Person | None:
        """Whose cookie this is, if it was used since the server started."""
        return self._by_token.get(digest(secret))

    def signed_in(self, token: str) -> bool:
        """Whether a session that was used since the server started still holds."""
        return token in self._by_token

    async def behind(self, secret: str | None) -> Person | None:
        """Whose cookie this is."""
        if not secret:
            return None
        token = digest(secret)
        person = self._by_token.get(token)
        if person is None:
            found = await self.database.row(
                select(people)
                .join(sessions, sessions.c.person == people.c.id)
                .where(sessions.c.token == token)
            )
            if found is None:
                return None
            person = self._by_token[token] = _person(found)
        if time.time() - person.seen > SEEN_EVERY:
            person.seen = time.time()
            with suppress(Refused):  # who can't be written down can still be let in
                await self._change(person, seen=person.seen)
        return person

    async def rename(self, person: Person, name: str) -> None:
        check_names([name])
        await self._change(person, name=name)
        for known in self._by_token.values():
            if known.id == person.id:
                known.name = name

    async def sign_out(self, secret: str) -> None:
        token = digest(secret)
        self._by_token.pop(token, None)
        await self._execute(delete(sessions).where(sessions.c.token == token))
        self._by_token.pop(token, None)  # it may have been read again meanwhile

    async def forget(self, person: Person) -> None:
        """Delete what is known of somebody, what he said and the records he brought; games he took
        part in keep the name he played under."""
        self._drop(person)
        brought = (replays.c.person == person.id) & replays.c.record.is_not(None)

        def work(connection: Connection) -> None:
            connection.execute(delete(people).where(people.c.id == person.id))
            connection.execute(delete(chat).where(chat.c.person == person.id))
            connection.execute(delete(replays).where(brought))

        await self.database.write(work)
        self._drop(person)  # a cookie may have been read again meanwhile

    async def expire(self, limit: float) -> None:
        """Forget sessions from before a time, and guests that nobody can come back as."""

        def work(connection: Connection) -> list[str]:
            old = delete(sessions).where(sessions.c.made < limit).returning(sessions.c.token)
            gone = list(connection.execute(old).scalars())
            known = select(sessions.c.person)
            lost = people.c.login.is_(None) & people.c.id.not_in(known)
            connection.execute(delete(people).where(lost, people.c.made < limit))
            return gone

        for token in await self.database.write(work):
            self._by_token.pop(token, None)

    # Accounts

    async def open_account(self, person: Person, login: str, password: str) -> None:
        """Keep a login and password for a person."""
        login = _login(login)
        if not 3 <= len(login) <= 64 or not login.isprintable():
            raise Refused("bad-login", "a login has 3 to 64 printable characters", 400)
        if len(password) not in PASSWORD_LENGTH:
            raise Refused("bad-password", "a password has 8 to 200 characters", 400)
        hashed = await asyncio.to_thread(self._hasher.hash, password)

        def work(connection: Connection) -> bool:
            taken = select(people.c.id).where(people.c.login == login, people.c.id != person.id)
            if connection.execute(taken).first() is not None:
                return False
            change = update(people).where(people.c.id == person.id)
            connection.execute(change.values(login=login, password=hashed))
            return True

        if not await self.database.write(work):
            raise Refused("login-taken", "somebody has that login already")
        person.login = login

    async def sign_in(self, login: str, password: str) -> tuple[Person, str]:
        login = _login(login)
        wait = 0.0 if self._tries is None else self._tries.take(LOGIN, login)
        if wait:
            raise TooOften(wait)
        found = await self.database.row(select(people).where(people.c.login == login))
        nobody = await asyncio.to_thread(_nobody)
        hashed = found.password if found is not None else nobody
        try:
            # also for a login that nobody has, so that time doesn't tell which ones exist
            await asyncio.to_thread(self._hasher.verify, hashed, password)
        except (VerificationError, InvalidHashError):
            found = None
        if found is None:
            raise Refused("wrong-password", "login and password don't belong together", 403)
        return await self._let_in(_person(found))

    # Other devices

    def link(self, person: Person) -> str:
        """A secret with which another device becomes this person, once and soon."""
        now = time.time()
        self._links = {token: link for token, link in self._links.items() if link[1] > now}
        secret = new_secret()
        self._links[digest(secret)] = (person.id, now + LINK_SECONDS)
        return secret

    async def use_link(self, secret: str) -> tuple[Person, str]:
        owner, until = self._links.pop(digest(secret), ("", 0.0))
        found = await self.database.row(select(people).where(people.c.id == owner))
        if found is None or until < time.time():
            raise Refused("old-link", "that link was used before, or is too old", 403)
        return await self._let_in(_person(found))

    async def _let_in(self, person: Person) -> tuple[Person, str]:
        secret = new_secret()
        await self._execute(insert(sessions).values(_session(secret, person, time.time())))
        self._by_token[digest(secret)] = person
        return person, secret

    def _drop(self, person: Person) -> None:
        self._by_token = {
            token: known for token, known in self._by_token.items() if known.id != person.id
        }

    async def _change(self, person: Person, **values: Any) -> None:
        await self._execute(update(people).where(people.c.id == person.id).values(values))

    async def _execute(self, statement: Any) -> None:
        def work(connection: Connection) -> None:
            connection.execute(statement)

        await self.database.write(work)


def _login(said: str) -> str:
    """A login, however somebody writes it."""
    return said.strip().lower()


@cache
def _nobody() -> str:
    """The hash of a password that nobody has; it takes a while, so not when the server starts."""
    return PasswordHasher().hash("nobody's password")


def _person(row: Any) -> Person:
    return Person(id=row.id, name=row.name, login=row.login, seen=row.seen)


def _session(secret: str, person: Person, now: float) -> dict[str, Any]:
    return {"token": digest(secret), "person": person.id, "made": now}
