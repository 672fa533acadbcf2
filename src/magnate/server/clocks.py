"""Clocks: how long a seat may still think."""

from __future__ import annotations

import time
from collections.abc import Iterable

import msgspec

from magnate.server.terms import Pace

RETURN_SHARE = 10
"""Who returns after his budget was used up gets this part of it again."""


class Stopped(msgspec.Struct, kw_only=True, frozen=True):
    """What is stored of a clock."""

    ply: int
    """After which it was stopped."""
    left: list[int]
    waited: list[int]


class Clock:
    """The time of each seat in milliseconds. It runs for those the game waits for."""

    def __init__(self, pace: Pace, players: int) -> None:
        self.pace = pace
        self._whole = (pace.budget if pace.budget is not None else pace.move or 0) * 1000
        self._left = [self._whole] * players
        self._since: dict[int, float] = {}
        self._waited: set[int] = set()
        """Those whose clock was stopped since the last move."""

    def left(self, seat: int) -> int:
        since = self._since.get(seat)
        spent = 0 if since is None else round((time.monotonic() - since) * 1000)
        return max(0, self._left[seat] - spent)

    def wait_for(self, seats: Iterable[int]) -> None:
        """Let the clocks of these seats run, and no others; who has just moved gets his increment,
        or the whole time of a move again."""
        self.stop()
        asked = set(seats)
        for seat in self._waited - asked:
            self._reward(seat)
        self._waited = set()
        self._since = {seat: time.monotonic() for seat in asked}

    def stop(self) -> None:
        """Nobody's time runs."""
        for seat in self._since:
            self._left[seat] = self.left(seat)
        self._waited |= set(self._since)
        self._since = {}

    def _reward(self, seat: int) -> None:
        if self.pace.budget is None:
            self._left[seat] = self._whole
        else:
            self._left[seat] += self.pace.increment * 1000

    def welcome_back(self, seat: int) -> None:
        """Give somebody whose time was up enough to go on with."""
        again = self._whole if self.pace.budget is None else self._whole // RETURN_SHARE
        self._left[seat] = max(self.left(seat), again, self.pace.increment * 1000)
        if seat in self._since:
            self._since[seat] = time.monotonic()

    def run_out(self) -> list[int]:
        """The seats whose time is up."""
        return [seat for seat in self._since if self.left(seat) == 0]

    def to_bytes(self, ply: int) -> bytes:
        left = [self.left(seat) for seat in range(len(self._left))]
        waited = sorted(self._waited | set(self._since))
        return msgspec.json.encode(Stopped(ply=ply, left=left, waited=waited))

    def restore(self, stopped: Stopped) -> None:
        """Stand as it was stored, and don't run yet."""
        self._left, self._waited, self._since = stopped.left, set(stopped.waited), {}
