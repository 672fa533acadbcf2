"""Guided first games: a game that is always dealt alike, with what others do in it and what a
learner is to do, step by step. Nothing of it is stored: a client says which moves were made so far,
and is told where they lead to. What is taken back was never there."""

from __future__ import annotations

import tomllib
from functools import cache
from importlib.resources import files
from typing import Annotated

import msgspec
from litestar import Controller, Response, get, post

from magnate.core import wire
from magnate.core.errors import MagnateError
from magnate.core.game import game as find_game
from magnate.core.matches import Match
from magnate.core.options import OptionValue
from magnate.core.records import Holder
from magnate.core.state import IllegalAction
from magnate.server.answers import Learnt
from magnate.server.errors import Refused, not_found
from magnate.server.play import JSON, OneAnswer, Ply, seen

LEARNER = 0
MOVES_MOST = 300


class GuideStep(msgspec.Struct, kw_only=True, frozen=True, forbid_unknown_fields=True):
    """What a learner is told, and does, at once."""

    key: str
    """Names its words."""
    before: list[str] = []
    """What is played first, each move with its seat: `p2 produce`."""
    moves: list[str] = []
    """For each action of the learner a regular expression that all its answers match; with a `+`
    before it, an action that goes on until another question comes."""
    must: list[str] = []
    """What has to be among the answers before the step is done."""
    until: str | None = None
    """The question that is open when the step is done, where it isn't the one it began with; empty
    if none is."""
    hints: list[tuple[str, str]] = []
    """What is said to answers that don't, by the first expression they match."""
    look: dict[str, list[int]] = {}
    """What is marked on the board, by domain."""


class Guide(msgspec.Struct, kw_only=True, frozen=True, forbid_unknown_fields=True):
    game: str
    players: int
    seed: int
    names: list[str]
    options: dict[str, OptionValue] = {}
    steps: list[GuideStep]


class Lesson(msgspec.Struct, kw_only=True, frozen=True, forbid_unknown_fields=True):
    """The moves of a guided game so far."""

    moves: Annotated[
        list[tuple[Annotated[int, msgspec.Meta(ge=0)], OneAnswer]],
        msgspec.Meta(max_length=MOVES_MOST),
    ]
    """Each with its seat and the key of the question it answers; of scripted moves it is empty."""
    since: Ply = 0
    """The ply after which entries and positions are told."""
    blocked: bool = False


@cache
def guides() -> dict[str, Guide]:
    """All there are, by game."""
    found = [
        msgspec.convert(tomllib.loads(file.read_text(encoding="utf-8")), Guide)
        for file in files("magnate").joinpath("guides").iterdir()
        if file.name.endswith(".toml")
    ]
    return {guide.game: guide for guide in found}


def find(game: str) -> Guide:
    if game not in guides():
        raise not_found("guide")
    return guides()[game]


def begun(guide: Guide) -> Match:
    """The game as it is dealt."""
    game = find_game(guide.game)
    setup = game.prepare(guide.players, None, guide.options)
    return Match(game, setup, guide.seed, [Holder(name=name) for name in guide.names])


def learnt(guide: Guide, lesson: Lesson) -> Learnt:
    match = begun(guide)
    if any(seat >= guide.players for seat, _ in lesson.moves):
        raise Refused("no-seat", "there is no such seat", 400)
    try:
        for seat, (question, text) in lesson.moves:
            if question:
                match.play_all(seat, [(question, text)])
            else:
                match.play(seat, text)
    except IllegalAction as error:
        reason = msgspec.to_builtins(wire.fact(error.reason))
        raise Refused("illegal", str(error), 422, reason=reason) from None
    except MagnateError as error:
        raise Refused("bad-notation", str(error), 400) from None
    since = min(lesson.since, len(match.entries))
    return Learnt(
        message=wire.message(match, LEARNER, since),
        past=seen(match, LEARNER, since),
        blocked=wire.blocked(match.state, LEARNER) if lesson.blocked else None,
    )


class Guides(Controller):
    path = "/api/guides"

    @get("/")
    async def known(self) -> list[str]:
        """The games that one can be guided through."""
        return sorted(guides())

    @get("/{game:str}")
    async def guide(self, game: str) -> Guide:
        """The steps of a guided first game."""
        return find(game)

    @post("/{game:str}/position", status_code=200, media_type=JSON)
    async def position(self, game: str, data: Lesson) -> Response[bytes]:
        """Where a guided game stands for the learner after some moves; nothing is stored."""
        return Response(msgspec.json.encode(learnt(find(game), data)), media_type=JSON)
