"""The wire: all that a client gets, as plain data with a schema.

A browser needs nothing else to draw a table: `schema` once, then a `Message` for its seat after
each move. What a seat may not know is in neither; the laws of the contract test these functions.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Annotated, Any, Generic, TypeVar

import msgspec

from magnate.core.actions import Action
from magnate.core.domains import SEAT, Domain
from magnate.core.facts import Event, Fact
from magnate.core.options import OptionValue, Setup
from magnate.core.records import Cause, Holder
from magnate.core.state import State
from magnate.core.views import of
from magnate.core.vocabulary import CORE

if TYPE_CHECKING:
    from magnate.core.game import Game
    from magnate.core.matches import Entry, Match

V = TypeVar("V")

Seat = Annotated[int, of(SEAT)]
FactKey = Annotated[str, msgspec.Meta(extra_json_schema={"domain": "fact-key"})]
ActionKind = Annotated[str, msgspec.Meta(extra_json_schema={"domain": "action-kind"})]


class FactData(msgspec.Struct, frozen=True):
    """A question, a reason or an event: the key of its kind, and its numbers in order."""

    key: FactKey
    args: tuple[int, ...]


class Choice(msgspec.Struct, frozen=True):
    """An action a seat may play now."""

    id: int
    text: str
    """Its notation: what a client sends back."""
    kind: ActionKind
    args: tuple[int, ...]
    about: dict[str, int]
    """Numbers that depend on the position; the schema has their units."""
    seals: bool
    """Whether it can't be taken back: ask for confirmation."""


class Result(msgspec.Struct, frozen=True):
    """How a game ended, by seat."""

    scores: list[int]
    ranking: list[int]
    opponent: int | None
    """The score of an opponent that the rules play."""


class Position(msgspec.Struct, Generic[V], frozen=True):
    """All that a seat (None: a spectator) is told about a position."""

    seat: Seat | None
    to_act: list[Seat]
    asked: FactKey | None
    """Which question is open, for everybody to see; its numbers are the asked seats' own."""
    question: FactData | None
    view: V
    legal: list[Choice]
    result: Result | None


class EntryData(msgspec.Struct, frozen=True, omit_defaults=True):
    """One entry of a match's log with what the seat saw of it; see `records.Line`."""

    ply: int
    seat: Seat | None
    events: list[FactData]
    """What happened; nothing where it was taken back."""
    play: str | None = None
    """The seat's own move; of others the events tell what may be known."""
    undo: list[int] | None = None
    """The plies that it takes back."""
    taken_back: bool = False
    holder: Holder | None = None
    chance: bool = False
    """Whether all chance was drawn anew."""
    cause: Cause = "person"
    """Of others nobody is told whether they move by a standing order."""
    time: int | None = None


class Message(msgspec.Struct, Generic[V], frozen=True):
    """What a client of a seat gets: where the match stands, and what is new since a ply."""

    ply: int
    position: Position[V]
    opening: list[FactData]
    """What happened before the first move, for those who know nothing yet."""
    entries: list[EntryData]
    undoable: int
    """How many of its moves the seat can take back."""
    seats: list[Holder]
    """Who holds the seats now."""


class Blocked(msgspec.Struct, frozen=True):
    """An action that can't be played now, and why not."""

    text: str
    kind: ActionKind
    args: tuple[int, ...]
    reason: FactData


# Building


def fact(fact: Fact) -> FactData:
    return FactData(fact.kind.key, fact.args)


def choice(state: State, seat: int, action: Action) -> Choice:
    return Choice(
        id=action.id,
        text=action.text,
        kind=action.kind.name,
        args=action.args,
        about=state.about(seat, action),
        seals=state.seals(seat, action),
    )


def position(
    state: State, seat: int | None, public: Mapping[str, object] | None = None
) -> Position[Mapping[str, object]]:
    """`public`: a spectator's view of this position, if it is at hand, packed or not."""
    asked = state.question(state.to_act[0]) if state.to_act else None
    question = None if seat is None else state.question(seat)
    return Position(
        seat=seat,
        to_act=list(state.to_act),
        asked=None if asked is None else asked.kind.key,
        question=None if question is None else fact(question),
        view=_view(state, seat, public),
        legal=[] if seat is None else [choice(state, seat, a) for a in state.legal(seat)],
        result=_result(state) if state.over else None,
    )


def _view(
    state: State, seat: int | None, public: Mapping[str, object] | None
) -> Mapping[str, object]:
    if public is None:
        return state.view(seat)
    return public if seat is None else state.own_view(seat, public)


def pack(view: Mapping[str, object], players: int) -> Mapping[str, object]:
    """A view whose larger fields are encoded already, for `own_view` to begin with: what all seats
    see is encoded once, and kept as a few bytes rather than a thousand objects. A list by seat
    stays one, since a seat puts its own item into it."""
    packed: dict[str, object] = {}
    for name, value in view.items():
        if isinstance(value, list) and len(value) == players:
            packed[name] = [_packed(item) for item in value]
        else:
            packed[name] = _packed(value) if isinstance(value, (list, dict)) else value
    return packed


def _packed(value: object) -> msgspec.Raw:
    return msgspec.Raw(msgspec.json.encode(value))


def _result(state: State) -> Result:
    opponent = state.opponent()
    return Result(state.scores(), state.ranking(), opponent["total"] if opponent else None)


def blocked(state: State, seat: int) -> list[Blocked]:
    """What the seat can't do now, and why: long, so it is sent when it is asked for."""
    return [
        Blocked(action.text, action.kind.name, action.args, fact(reason))
        for action, reason in state.blocked(seat)
    ]


def entry(entry: Entry, seat: int | None) -> EntryData:
    return EntryData(
        ply=entry.ply,
        seat=entry.seat,
        events=[] if entry.taken_back else _seen(entry.events, seat),
        play=entry.line.play if entry.seat == seat else None,
        undo=entry.undone or None,
        taken_back=entry.taken_back,
        holder=entry.line.holder,
        chance=entry.line.chance is not None,
        cause="person" if entry.line.cause == "order" and entry.seat != seat else entry.line.cause,
        time=entry.line.time,
    )


def _seen(events: list[Event], seat: int | None) -> list[FactData]:
    return [fact(event.fact) for event in events if event.seen_by(seat)]


def message(
    match: Match, seat: int | None, since: int = 0, public: Mapping[str, object] | None = None
) -> Message[Mapping[str, object]]:
    """What a seat's client gets that knows the first `since` plies already. `public` as above."""
    return Message(
        ply=len(match.entries),
        position=position(match.state, seat, public),
        opening=[] if since > 0 else _seen(match.opening, match.eyes(seat, 0)),
        entries=[entry(made, match.eyes(seat, made.ply)) for made in match.entries[since:]],
        undoable=0 if seat is None else match.undoable(seat),
        seats=match.seats,
    )


def encode(data: msgspec.Struct | list[Blocked]) -> bytes:
    return msgspec.json.encode(data)


# What doesn't change while a game is played


class Range(msgspec.Struct, frozen=True):
    least: int
    most: int


class OptionInfo(msgspec.Struct, kw_only=True, frozen=True):
    """An option of a game, and for how many players it means something."""

    name: str
    kind: str
    default: OptionValue
    choices: list[OptionValue]
    players: Range


class GameInfo(msgspec.Struct, kw_only=True, frozen=True):
    """What can be agreed before a game."""

    game: str
    rules: int
    players: Range
    options: list[OptionInfo]


def about_game(game: Game) -> GameInfo:
    players = (game.min_players, game.max_players)
    return GameInfo(
        game=game.name,
        rules=game.version,
        players=Range(*players),
        options=[
            OptionInfo(
                name=option.name,
                kind=option.kind,
                default=option.default,
                choices=list(option.choices),
                players=Range(*(option.players or players)),
            )
            for option in game.options
        ],
    )


def message_type(game: Game) -> Any:
    """The type of the messages of a game."""
    return Message[game.view_type]  # type: ignore[name-defined]


def schema(game: Game, setup: Setup) -> dict[str, Any]:
    """All that a client needs to know of a game beside its messages."""
    words = game.vocabulary
    (messages, reasons), components = msgspec.json.schema_components(
        (message_type(game), list[Blocked]), ref_template="#/$defs/{name}"
    )
    return {
        **msgspec.to_builtins(about_game(game)),
        "domains": {
            domain.name: {"low": domain.low, "texts": list(domain.texts)}
            for domain in words.domains.values()
        },
        "actions": [
            {
                "name": kind.name,
                "params": _params(kind.params),
                "free": kind.free,
                "closing": kind.closing,
            }
            for kind in words.actions
        ],
        "facts": [
            {"key": kind.key, "params": _params(kind.params)}
            for kind in [*CORE.facts, *words.facts]
        ],
        "numbers": {number.name: number.unit.name for number in words.numbers.values()},
        "content": setup.content.data,
        "content_digest": setup.content.digest,
        "message": messages,
        "blocked": reasons,
        "components": components,
    }


def _params(params: tuple[tuple[str, Domain], ...]) -> list[list[str]]:
    return [[name, domain.name] for name, domain in params]
