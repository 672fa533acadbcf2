"""What seats may know of a position, and what they are sent."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Callable, Iterator, Mapping
from typing import Any

from magnate.core.laws import message
from magnate.core.rng import Rng
from magnate.core.state import State
from tests.helpers.players import Player, play_one


def same_bytes_over_a_game(state: State, player: Player, rng: Rng) -> None:
    """All that anyone is sent is the same in every state he takes for possible."""
    while True:
        for seat in (None, *range(state.players)):
            assert message(state.seen_by(seat, rng), seat) == message(state, seat)
        if state.over:
            return
        play_one(state, player, rng)


def varying(state: State, seat: int, rng: Rng, look: Callable[[State], object]) -> set[str]:
    """What differs between states that a seat takes for possible: paths in the data of `look`."""
    values: dict[str, set[object]] = defaultdict(set)
    for _ in range(60):
        for path, leaf in leaves(look(state.seen_by(seat, rng))):
            values[path].add(leaf)
    return {path for path in values if len(values[path]) > 1}


def everything_but_chance(state: State) -> dict[str, Any]:
    """The whole position without its generators, which every state that is seen has anew."""
    return {key: _without_chance(value) for key, value in state.to_dict().items() if key != "rng"}


def _without_chance(data: Any) -> Any:
    if isinstance(data, dict):
        return {key: _without_chance(value) for key, value in data.items() if key != "rng"}
    return [_without_chance(item) for item in data] if isinstance(data, list) else data


def leaves(data: object, path: str = "") -> Iterator[tuple[str, object]]:
    """Every value in plain data, with its path."""
    if isinstance(data, Mapping):
        for key, value in data.items():
            yield from leaves(value, f"{path}.{key}" if path else str(key))
    elif isinstance(data, list | tuple):
        for index, value in enumerate(data):
            yield from leaves(value, f"{path}.{index}")
    else:
        yield path, data
