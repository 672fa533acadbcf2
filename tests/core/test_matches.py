"""Matches: log, journal and undo, with one seat to act and with several."""

from __future__ import annotations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import magnate
from magnate.core.errors import BadNotation, BadRecord, MagnateError
from magnate.core.matches import Match
from magnate.core.rng import Rng
from magnate.core.state import IllegalAction
from tests.contract.tiny_game import TinyGame, TinyState

TINY = TinyGame()
CONTAINER = magnate.game("container")


def tiny(players: int = 3, seed: int = 1) -> Match:
    return Match.start(TINY, players, seed)


def bids(match: Match) -> list[int]:
    assert isinstance(match.state, TinyState)
    return match.state.bids


def test_names() -> None:
    assert tiny().names == ["p1", "p2", "p3"]
    assert Match.start(TINY, 2, 1, ["Ann", "Ben"]).names == ["Ann", "Ben"]
    with pytest.raises(BadRecord, match="2 names for 3 players"):
        Match.start(TINY, 3, 1, ["Ann", "Ben"])


def test_the_log_is_notation() -> None:
    match = tiny()
    match.play(1, "bid  2")
    match.play(0, ["roll"])
    match.play(0, [TINY.table.parse("bid 0")])
    assert match.log == ["p2 bid 2", "p1 roll", "p1 bid 0"]
    assert len(match.journal.events) == 5


def test_what_is_refused_leaves_no_trace() -> None:
    match = tiny()
    match.play(1, "bid 2")
    before = match.record()
    events = len(match.journal.events)
    with pytest.raises(IllegalAction):
        match.play(1, "bid 2")
    with pytest.raises(IllegalAction, match="after-seal"):
        match.play(0, ["roll", "bid 1"])
    with pytest.raises(IllegalAction):
        match.play(0, ["bid 1", "bid 2"])
    with pytest.raises(BadNotation):
        match.play(0, ["roll", "bad"])
    with pytest.raises(MagnateError, match="p1 can take back 0 moves"):
        match.undo(0)
    with pytest.raises(MagnateError, match="p2 can take back 1 moves"):
        match.undo(1, 2)
    with pytest.raises(MagnateError, match="p2 can take back 1 moves"):
        match.undo(1, 0)
    assert match.record() == before
    assert len(match.journal.events) == events
    assert match.undoable(1) == 1


def test_an_answer_is_taken_back_while_others_stay() -> None:
    match = tiny()
    match.play(0, "bid 1")
    match.play(1, "bid 2")
    match.undo(0)
    assert bids(match) == [-1, 2, -1]
    assert match.state.to_act == (0, 2)
    match.play(0, "bid 4")
    match.undo(1)
    match.play(1, "bid 5")
    assert bids(match) == [4, 5, -1]
    assert match.log == ["p1 bid 1", "p2 bid 2", "p1 undo 1", "p1 bid 4", "p2 undo 1", "p2 bid 5"]


def test_nothing_is_taken_back_once_the_decision_is_closed() -> None:
    match = tiny()
    for seat in range(3):
        match.play(seat, "bid 1")
    assert [match.undoable(seat) for seat in range(3)] == [0, 0, 0]


def test_a_roll_seals_for_its_seat_alone() -> None:
    match = tiny()
    match.play(0, "bid 1")
    match.play(1, "bid 2")
    match.play(1, "roll")
    assert [match.undoable(seat) for seat in range(3)] == [1, 0, 0]
    match.undo(0)
    assert isinstance(match.state, TinyState)
    assert match.state.rolled[1] > 0
    match.play(0, "roll")
    match.play(0, "bid 1")
    assert match.undoable(0) == 1


def test_the_journal_follows_undo() -> None:
    match = tiny()
    match.play(0, "bid 1")
    facts = match.journal.since(0, 0)
    match.play(1, "bid 2")
    match.undo(1)
    assert match.journal.since(0, 0) == facts


def test_a_turn_is_taken_back_to_its_start() -> None:
    match = Match.start(CONTAINER, 3, 1)
    seat = match.state.to_act[0]
    before = match.state.digest()
    match.play(seat, ["take-loan", "produce", "set-price 1"])
    assert match.undoable(seat) == 3
    match.undo(seat, 2)
    assert match.undoable(seat) == 1
    match.undo(seat)
    assert match.state.digest() == before
    match.play(seat, "end-turn")
    assert match.undoable(seat) == 0


@settings(max_examples=60)
@given(st.integers(2, 4), st.lists(st.integers(0, 2**16), max_size=60))
def test_any_plays_and_undos_are_the_moves_that_are_left(players: int, choices: list[int]) -> None:
    """A model that only keeps a list of moves agrees with the match after each step."""
    match = tiny(players, seed=players)
    moves: list[tuple[int, str]] = []
    for choice in choices:
        seat = choice % players
        legal = match.state.legal(seat)
        most = match.undoable(seat)
        if choice % 3 == 0 and most > 0:
            count = 1 + choice % most
            match.undo(seat, count)
            for _ in range(count):
                last = max(index for index, (owner, _) in enumerate(moves) if owner == seat)
                del moves[last]
        elif legal:
            action = legal[choice % len(legal)]
            match.play(seat, action)
            moves.append((seat, str(action)))
        state = TINY.deal(match.setup, Rng.seeded(players, "tiny"))
        for owner, text in moves:
            state.play(owner, text)
        assert state.digest() == match.state.digest()
        assert [(move.seat, str(move.action)) for move in match.moves] == moves
