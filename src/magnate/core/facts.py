"""Facts: questions, reasons and events as a kind with numbers, never as sentences.

The words for them are found elsewhere, in the reader's language, by `kind.key`.
"""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from magnate.core.domains import Domain

ALL: Final = -1


@final
class FactKind:
    """A sort of fact with its parameters (six at most). Its key names the sentence:
    `container-event-produced`."""

    def __init__(self, key: str, params: tuple[tuple[str, Domain], ...]) -> None:
        self.key = key
        self.params = params

    def at(self, a: i64 = 0, b: i64 = 0, c: i64 = 0, d: i64 = 0, e: i64 = 0, f: i64 = 0) -> Fact:
        return Fact(self, (a, b, c, d, e, f)[: len(self.params)])

    def __repr__(self) -> str:
        return f"FactKind({self.key!r})"


@final
class Fact:
    """One fact: what kind, with which numbers."""

    def __init__(self, kind: FactKind, args: tuple[int, ...]) -> None:
        self.kind = kind
        self.args = args

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Fact) and self.kind is other.kind and self.args == other.args

    def __hash__(self) -> int:
        return hash((self.kind.key, self.args))

    def __str__(self) -> str:
        named = [
            f"{name}={domain.text(value)}"
            for value, (name, domain) in zip(self.args, self.kind.params, strict=True)
        ]
        return " ".join([self.kind.key, *named])

    def __repr__(self) -> str:
        return f"<{self}>"


@final
class Event:
    """Something that happened, visible to the seats of a bit mask (`ALL`: to everybody)."""

    def __init__(self, fact: Fact, seats: i64) -> None:
        self.fact = fact
        self.seats = seats

    def seen_by(self, seat: int | None) -> bool:
        return self.seats == ALL or (seat is not None and (self.seats >> seat) & 1 == 1)


@final
class Journal:
    """Collects the events of a state it is attached to."""

    def __init__(self) -> None:
        self.events: list[Event] = []

    def since(self, start: i64, seat: int | None) -> list[Fact]:
        """The facts from event number `start` on that a seat (None: a spectator) may see."""
        return [event.fact for event in self.events[start:] if event.seen_by(seat)]
