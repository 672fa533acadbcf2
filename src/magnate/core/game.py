"""Game: rules, content and options under one name; what everything else starts from."""

from __future__ import annotations

import json
from abc import ABC, abstractmethod
from collections.abc import Mapping
from typing import Any, ClassVar, Final

from mypy_extensions import i64, mypyc_attr

from magnate.core.actions import Action, ActionTable
from magnate.core.content import Components, Content
from magnate.core.errors import BadSetup
from magnate.core.facts import FactKind, Journal
from magnate.core.options import Option, OptionValue, Setup
from magnate.core.rng import Rng
from magnate.core.state import State
from magnate.core.vocabulary import Vocabulary

KNOWN_SETUPS: Final = 64
"""So many setups of a game are kept; the oldest goes first."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Heuristics(ABC):
    """What a game tells bots about good play. A bot only ever hands in states of `seen_by`."""

    @abstractmethod
    def rate(self, state: State, seat: i64, actions: list[Action]) -> list[int]:
        """How promising each action is for the seat; only the order counts."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Orders(ABC):
    """What a seat can leave beforehand, to be answered in its place when it is asked."""

    form: ClassVar[Any]
    """The type of one order, or a union of types, that msgspec can read."""

    @abstractmethod
    def answer(self, state: State, seat: int, order: object) -> Action | None:
        """What an order answers to the question that is open to its seat; None if it says nothing
        about it. Whether that is legal is not looked at."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Game(ABC):
    """A game that can be played. `name` and everything else here is fixed for the program's run.

    `version` is that of the rules: it is raised whenever the same moves could give another game.
    """

    def __init__(
        self,
        name: str,
        version: int,
        min_players: int,
        max_players: int,
        options: tuple[Option, ...],
        components: Components,
        table: ActionTable,
        vocabulary: Vocabulary,
        view_type: type,
        heuristics: Heuristics,
        turn_event: FactKind | None = None,
        chapter_event: FactKind | None = None,
        ending_events: tuple[FactKind, ...] = (),
        orders: Orders | None = None,
    ) -> None:
        self.name = name
        self.version = version
        self.min_players = min_players
        self.max_players = max_players
        self.options = options
        self.components = components
        self.table = table
        self.vocabulary = vocabulary
        self.view_type = view_type
        """The type of `State.view`, from which the schema for clients is made."""
        self.heuristics = heuristics
        self.turn_event = turn_event
        """The event that begins a turn, where a game has turns."""
        self.chapter_event = chapter_event or turn_event
        """The event that begins a part of the game after which scores are compared."""
        self.ending_events = ending_events
        """The events that say why a game ended."""
        self.orders = orders
        """The standing orders it knows."""
        self._setups: dict[str, Setup] = {}

    def start(
        self,
        players: int | None = None,
        seed: int = 0,
        content: Mapping[str, Any] | None = None,
        **options: OptionValue,
    ) -> State:
        """A new game: the most players by default, `content` overriding component figures."""
        setup = self.prepare(players, content, options)
        return self.deal(setup, Rng.seeded(seed, self.name))

    def prepare(
        self, players: int | None, content: Mapping[str, Any] | None, options: Mapping[str, Any]
    ) -> Setup:
        """Check what was asked for and make a setup of it."""
        count = self.max_players if players is None else players
        if not self.min_players <= count <= self.max_players:
            raise BadSetup(
                f"{self.name} is for {self.min_players} to {self.max_players} players, not {count}"
            )
        known = [option.name for option in self.options]
        for name in options:
            if name not in known:
                raise BadSetup(f"{self.name} has no option {name!r}; it has {', '.join(known)}")
        chosen: dict[str, OptionValue] = {
            option.name: option.check(options.get(option.name, option.default))
            for option in self.options
        }
        try:
            key = json.dumps([count, chosen, content or {}], sort_keys=True, default=repr)
        except RecursionError:
            raise BadSetup("component facts are nested too deeply") from None
        found = self.known_setup(key)
        if found is None:
            found = self.settle(count, chosen, self.components.content(content or {}))
            found.key = key
            if len(self._setups) >= KNOWN_SETUPS:
                self._setups.pop(next(iter(self._setups)), None)  # another thread may be quicker
            self._setups[key] = found
        return found

    def known_setup(self, key: str) -> Setup | None:
        """A setup made before: making one anew costs more than a whole game."""
        found = self._setups.pop(key, None)
        if found is not None:
            self._setups[key] = found  # the one used last is forgotten last
        return found

    @abstractmethod
    def settle(self, players: int, options: dict[str, OptionValue], content: Content) -> Setup:
        """The setup for checked options and component facts."""

    def schema(self, setup: Setup | None = None) -> dict[str, Any]:
        """All a client must know beforehand, for a setup (by default the usual one)."""
        from magnate.core import wire

        return wire.schema(self, setup or self.prepare(None, None, {}))

    @abstractmethod
    def deal(self, setup: Setup, rng: Rng, journal: Journal | None = None) -> State:
        """Set the game up, up to the first question."""

    @abstractmethod
    def load(self, setup: Setup, data: Mapping[str, Any]) -> State:
        """The state that `to_dict` wrote, under the same setup."""


_GAMES: dict[str, Game] = {}


def register(game: Game) -> Game:
    """Make a game known by its name."""
    _GAMES[game.name] = game
    return game


def all_games() -> list[Game]:
    """All registered games."""
    return list(_GAMES.values())


def game(name: str) -> Game:
    """The registered game of that name."""
    if name not in _GAMES:
        raise BadSetup(f"there is no game {name!r}; choose one of {', '.join(_GAMES)}")
    return _GAMES[name]


def restore(name: str, key: str, data: Mapping[str, Any]) -> State:
    """A pickled state; the key of its setup says how to make that again."""
    played = game(name)
    setup = played.known_setup(key)
    if setup is None:
        players, options, override = json.loads(key)
        setup = played.prepare(players, override, options)
    return played.load(setup, data)
