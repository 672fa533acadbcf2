"""What clients get: messages that fit the schema, over whole games, on whatever build runs here."""

from __future__ import annotations

import json

import msgspec
import pytest

import magnate
from magnate.core import wire
from magnate.core.game import Game
from magnate.core.matches import Match
from magnate.core.records import Holder
from magnate.core.rng import Rng
from tests.contract.games import GAMES

GAMES_AND_PLAYERS = [
    (name, players)
    for name, random in GAMES.items()
    for players in range(random.game.min_players, random.game.max_players + 1)
]


def random_match(name: str, players: int) -> Match:
    return Match.start(magnate.game(name), players, seed=players)


def play_something(match: Match, rng: Rng) -> None:
    seat = match.state.to_act[0]
    most = match.undoable(seat)
    if most > 0 and rng.below(30) == 0:
        match.undo(seat, 1 + rng.below(most))
        return
    legal = match.state.legal(seat)
    match.play(seat, legal[rng.below(len(legal))])


@pytest.mark.slow
@pytest.mark.parametrize(("name", "players"), GAMES_AND_PLAYERS)
def test_every_message_of_a_whole_game_fits_the_schema(name: str, players: int) -> None:
    """Decoded as the schema's type and written again it is the same: nothing is missing, nothing
    is left over, and nothing is of another type."""
    rng = Rng.seeded(players, "wire")
    match = random_match(name, players)
    kind = wire.message_type(match.game)
    since = 0
    while True:
        for seat in (None, *range(players)):
            sent = wire.encode(wire.message(match, seat, since))
            again = msgspec.json.encode(msgspec.json.decode(sent, type=kind))
            assert json.loads(again) == json.loads(sent)
            if seat is not None and rng.below(20) == 0:
                reasons = wire.encode(wire.blocked(match.state, seat))
                msgspec.json.decode(reasons, type=list[wire.Blocked])
        if match.state.over:
            break
        since = len(match.entries)
        play_something(match, rng)


def test_a_message_tells_what_is_new() -> None:
    match = random_match("container", 3)
    seat = match.state.to_act[0]
    first = wire.message(match, seat)
    assert (first.ply, first.entries, first.undoable) == (0, [], 0)
    assert first.position.result is None
    action = match.state.legal(seat)[0]
    match.play(seat, action, time=5)
    match.undo(seat)
    later = wire.message(match, seat, first.ply)
    assert [entry.ply for entry in later.entries] == [1, 2]
    assert (later.entries[0].play, later.entries[0].time) == (action.text, 5)
    assert later.entries[1].undo == [1]
    assert later.entries[0].taken_back
    assert later.entries[0].events == []
    assert wire.message(match, seat, later.ply).entries == []
    assert wire.message(match, None).position.legal == []


def test_moves_of_others_are_told_by_events_alone() -> None:
    """A closed bid is nobody else's business, not even as a line of the log."""
    rng = Rng.seeded(4, "wire")
    match = random_match("container", 3)
    bids = 0
    while bids < 5:
        play_something(match, rng)
        last = match.entries[-1]
        if last.action is None:
            continue
        bids += last.action.kind.name == "bid"
        for viewer in (None, 0, 1, 2):
            told = wire.entry(last, viewer)
            assert told.play == (last.line.play if viewer == last.seat else None)
            if (
                last.action.kind.name == "bid"
                and viewer != last.seat
                and len(match.state.to_act) > 1
            ):
                assert str(last.action.a) not in [str(a) for f in told.events for a in f.args[1:]]


def test_a_message_tells_of_seats_and_beginnings() -> None:
    match = random_match("container", 3)
    first = wire.message(match, None)
    assert first.opening
    match.change_holder(1, Holder(name="Greedy", bot="greedy"))
    match.draw_anew(7)
    later = wire.message(match, None, 1)
    assert (later.opening, later.seats[1].bot) == ([], "greedy")
    assert later.entries[0].chance
    assert wire.message(match, None).entries[0].holder == Holder(name="Greedy", bot="greedy")


def test_choices_say_what_they_do() -> None:
    match = random_match("container", 3)
    seat = match.state.to_act[0]
    table = match.game.table
    for choice in wire.position(match.state, seat).legal:
        action = table[choice.id]
        assert (choice.text, choice.kind, choice.args) == (
            str(action),
            action.kind.name,
            action.args,
        )
        assert choice.about == match.state.about(seat, action)
        assert choice.seals == match.state.seals(seat, action)


def test_blocked_leaves_out_absent_seats() -> None:
    match = random_match("container", 3)
    seat = match.state.to_act[0]

    told = [match.game.table.parse(blocked.text) for blocked in wire.blocked(match.state, seat)]
    assert told
    assert max(action.seats_needed for action in told) <= 3
    assert any(kind.actions[-1].seats_needed > 3 for kind in match.state.stack[-1].kinds)


@pytest.fixture(params=GAMES)
def game(request: pytest.FixtureRequest) -> Game:
    return magnate.game(request.param)


def test_the_schema_knows_every_kind_and_domain(game: Game) -> None:
    schema = json.loads(json.dumps(game.schema()))
    assert [kind["name"] for kind in schema["actions"]] == [kind.name for kind in game.table.kinds]
    assert {option["name"] for option in schema["options"]} == {o.name for o in game.options}
    domains = set(schema["domains"])
    for kind in [*schema["actions"], *schema["facts"]]:
        assert {domain for _, domain in kind["params"]} <= domains
    assert set(schema["numbers"].values()) <= domains
    assert schema["numbers"]
    assert schema["content"] == game.components.printed


def test_every_domain_of_a_view_is_in_the_schema(game: Game) -> None:
    schema = game.schema()
    found: set[str] = set()

    def walk(node: object) -> None:
        if isinstance(node, dict):
            if isinstance(node.get("domain"), str):
                found.add(node["domain"])
            for value in node.values():
                walk(value)
        elif isinstance(node, list):
            for value in node:
                walk(value)

    walk(schema["components"])
    assert found - {"fact-key", "action-kind"} <= set(schema["domains"])
    assert len(found) > 5


def test_the_schema_has_the_content_in_force() -> None:
    game = magnate.game("container")
    setup = game.prepare(3, {"ship": {"room": 4}}, {})
    assert game.schema(setup)["content"]["ship"]["room"] == 4
    assert game.schema()["content"]["ship"]["room"] == 5
