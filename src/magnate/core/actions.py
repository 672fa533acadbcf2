"""Actions: every atomic choice of a game, made once and kept in a closed table."""

from __future__ import annotations

from collections.abc import Sequence
from difflib import get_close_matches
from typing import Any, Final, final

from librt.vecs import append, vec
from mypy_extensions import i64

from magnate.core.domains import SEAT, Domain
from magnate.core.errors import BadNotation


@final
class ActionKind:
    """A sort of choice with its parameters (three at most), such as `buy colour price`.

    A *free* kind may be played by a seat that isn't asked. A *closing* kind does nothing but end
    the question it answers.
    """

    def __init__(
        self,
        name: str,
        params: tuple[tuple[str, Domain], ...] = (),
        free: bool = False,
        closing: bool = False,
    ) -> None:
        self.name = name
        self.params = params
        self.free = free
        self.closing = closing
        self.actions: list[Action] = []
        self._row = vec[Action]()
        """The same actions, for `at`: rules find most of what they list by it."""
        lows = [domain.low for _, domain in params] + [0, 0, 0]
        sizes = [domain.size for _, domain in params] + [1, 1, 1]
        used = len(params)
        self._stride_a: i64 = sizes[1] * sizes[2] if used > 0 else 0
        self._stride_b: i64 = sizes[2] if used > 1 else 0
        self._base: i64 = lows[0] * self._stride_a + lows[1] * self._stride_b + lows[2]

    def add(self, action: Action) -> None:
        self.actions.append(action)
        self._row = append(self._row, action)

    def at(self, a: i64 = 0, b: i64 = 0, c: i64 = 0) -> Action:
        """The action of this kind with these parameters."""
        return self._row[a * self._stride_a + b * self._stride_b + c - self._base]

    def __repr__(self) -> str:
        return f"ActionKind({self.name!r})"


@final
class Action:
    """One choice. `a`, `b`, `c` are its parameters in order (0 where there is none)."""

    def __init__(self, table: ActionTable, id: int, kind: ActionKind, args: list[int]) -> None:
        self.table = table
        self.id = id
        self.kind = kind
        self.args = tuple(args)
        self.a: i64 = args[0] if len(args) > 0 else 0
        self.b: i64 = args[1] if len(args) > 1 else 0
        self.c: i64 = args[2] if len(args) > 2 else 0
        self.seats_needed = 0
        """How many seats a table must have for this action to make sense."""
        for value, (_, domain) in zip(args, kind.params, strict=True):
            if domain is SEAT:
                self.seats_needed = max(self.seats_needed, value + 1)
        texts = [domain.text(value) for value, (_, domain) in zip(args, kind.params, strict=True)]
        self.text = " ".join([kind.name, *texts])

    def __str__(self) -> str:
        return self.text

    def __repr__(self) -> str:
        return f"<{self.text}>"

    def __reduce__(self) -> tuple[Any, ...]:
        return _action, (self.table.game, self.id)


@final
class ActionTable:
    """All actions of one game: `table[id]`, `table.parse(text)`.

    It depends on the game alone, never on players, options or content.
    """

    def __init__(self, game: str, kinds: Sequence[ActionKind]) -> None:
        self.game = game
        self.kinds = tuple(kinds)
        self.actions: list[Action] = []
        for kind in kinds:
            for args in _combinations([domain for _, domain in kind.params]):
                action = Action(self, len(self.actions), kind, args)
                kind.add(action)
                self.actions.append(action)
        self._by_text = {action.text: action for action in self.actions}
        _TABLES[game] = self

    def __getitem__(self, id: int) -> Action:
        return self.actions[id]

    def __len__(self) -> int:
        return len(self.actions)

    def parse(self, text: str) -> Action:
        """Read an action's notation; raise `BadNotation` with the nearest one."""
        words = " ".join(text.split())
        found = self._by_text.get(words)
        if found is not None:
            return found
        near = get_close_matches(words, self._by_text, 1)
        hint = f"; did you mean {near[0]!r}?" if near else ""
        raise BadNotation(f"{self.game} has no action {words!r}{hint}")


_TABLES: Final[dict[str, ActionTable]] = {}


def _action(game: str, id: int) -> Action:
    """Unpickle an action as the one object its table holds."""
    return _TABLES[game].actions[id]


def _combinations(domains: list[Domain]) -> list[list[int]]:
    rows: list[list[int]] = [[]]
    for domain in domains:
        values = range(domain.low, domain.low + domain.size)
        rows = [[*row, value] for row in rows for value in values]
    return rows
