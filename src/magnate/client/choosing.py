"""Letting a program choose."""

from __future__ import annotations

from collections.abc import Callable
from typing import Protocol

from magnate.client.calls import Answer, Message
from magnate.core.wire import Choice
from magnate.server.answers import GameParcel, Parcel, Played, TableParcel


class Choosing(Protocol):
    """A bot: something with a `choose`."""

    def choose(self, message: Message) -> Choice | str: ...


Chooser = Choosing | Callable[[Message], Choice | str]
"""Given a message that asks, one of its `position.legal`, or the notation of one."""


class TableEnded(Exception):
    """The game can't be played on: it was closed, or has expired."""


class Player:
    """Answers what is asked of one seat, each question once."""

    def __init__(self, chooser: Chooser) -> None:
        self._choose = chooser if callable(chooser) else chooser.choose
        self._ply = -1
        self.last: Message | None = None
        """The message with the result, once there is one."""

    def look_at(self, parcel: Parcel) -> Answer | None:
        """What to answer to a parcel, if it asks for anything that isn't answered yet."""
        if isinstance(parcel, TableParcel) and parcel.data.status in ("closed", "expired"):
            raise TableEnded(parcel.data.closed or f"the table is {parcel.data.status}")
        if not isinstance(parcel, GameParcel):
            return None
        message = parcel.data
        if message.position.result is not None:
            self.last = message
        question = message.position.question
        if question is None or message.ply < self._ply or self.last is not None:
            return None
        chosen = self._choose(message)
        return question.key, chosen if isinstance(chosen, str) else chosen.text

    def played(self, played: Played) -> None:
        """What was sent before this is known has no news."""
        self._ply = max(played.plies, default=self._ply)
