"""Matches: log, journal and undo, with one seat to act and with several."""

from __future__ import annotations

from collections.abc import Callable, Iterator

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import magnate
from magnate.core import wire
from magnate.core.domains import SEAT
from magnate.core.errors import BadNotation, BadRecord, BadSetup, MagnateError
from magnate.core.matches import Match
from magnate.core.records import Holder, Line, Record
from magnate.core.rng import Rng
from magnate.core.state import IllegalAction
from tests.contract.tiny_game import TinyGame, TinyState, registered

TINY = TinyGame()
CONTAINER = magnate.game("container")


ASK = "tiny-ask-bid"


def tiny(players: int = 3, seed: int = 1) -> Match:
    return Match.start(TINY, players, seed)


def bids(match: Match) -> list[int]:
    assert isinstance(match.state, TinyState)
    return match.state.bids


def test_names() -> None:
    assert tiny().names == ["p1", "p2", "p3"]
    assert Match.start(TINY, 2, 1, ["Ann", "Ben"]).names == ["Ann", "Ben"]
    with pytest.raises(BadSetup, match="2 names for 3 players"):
        Match.start(TINY, 3, 1, ["Ann", "Ben"])


def test_the_log_is_notation() -> None:
    match = tiny()
    match.play(1, "bid  2")
    match.play_all(0, [("", "roll")])
    entry = match.play(0, TINY.table.parse("bid 0"))
    assert entry is match.entries[-1]
    assert (entry.ply, entry.seat, str(entry.action)) == (3, 0, "bid 0")
    assert match.log == ["p2 bid 2", "p1 roll", "p1 bid 0"]
    assert [len(made.events) for made in match.entries] == [2, 1, 2]


def test_what_is_refused_leaves_no_trace() -> None:
    match = tiny()
    match.play(1, "bid 2")
    before = match.record()
    with pytest.raises(IllegalAction):
        match.play(1, "bid 2")
    with pytest.raises(IllegalAction, match="after-seal"):
        match.play_all(0, [("", "roll"), (ASK, "bid 1")])
    with pytest.raises(IllegalAction):
        match.play_all(0, [(ASK, "bid 1"), (ASK, "bid 2")])
    with pytest.raises(BadNotation):
        match.play_all(0, [("", "roll"), (ASK, "bad")])
    with pytest.raises(MagnateError, match="p1 can take back 0 moves"):
        match.undo(0)
    with pytest.raises(MagnateError, match="p2 can take back 1 moves"):
        match.undo(1, 2)
    with pytest.raises(MagnateError, match="p2 can take back 1 moves"):
        match.undo(1, 0)
    assert match.record() == before
    assert len(match.entries) == 1
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
    assert match.log == [
        "p1 bid 1",
        "p2 bid 2",
        "p1 undo 1",
        "p1 bid 4",
        "p2 undo 1",
        "p2 bid 5",
    ]
    assert [entry.taken_back for entry in match.entries] == [True, True, *[False] * 4]
    assert [entry.undone for entry in match.entries] == [[], [], [1], [], [2], []]


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


def test_the_story_follows_undo() -> None:
    match = tiny()
    match.play(0, "bid 1")
    facts = match.story(0)
    match.play(1, "bid 2")
    assert len(match.story(0)) == len(facts) + 1
    assert len(match.story(1)) == len(facts) + 1  # the other's own bid is not for him
    assert len(match.story(0, since=1)) == 1
    match.undo(1)
    assert match.story(0) == facts
    assert len(match.entries[1].events) == 2  # what happened can still be asked for


def test_a_turn_is_taken_back_to_its_start() -> None:
    match = Match.start(CONTAINER, 3, 1)
    seat = match.state.to_act[0]
    before = match.state.digest()
    for action in ("take-loan", "produce", "keep"):
        legal = [str(found) for found in match.state.legal(seat)]
        match.play(seat, action if action in legal else legal[0])
    assert match.undoable(seat) == 3
    match.undo(seat, 2)
    assert match.undoable(seat) == 1
    match.undo(seat)
    assert match.state.digest() == before
    match.play(seat, "end-turn")
    assert match.undoable(seat) == 0


def test_names_are_everyones_own() -> None:
    for names, words in (
        (["Ann", "Ann", "Ben"], "two people have the same name"),
        (["Ann", "", "Ben"], "1 to 24 printable characters"),
        (["Ann", "x" * 25, "Ben"], "1 to 24 printable characters"),
        (["Ann", "a\tb", "Ben"], "1 to 24 printable characters"),
    ):
        with pytest.raises(BadSetup, match=words):
            Match.start(TINY, 3, 1, names)


@pytest.fixture(autouse=True)
def _registered() -> Iterator[None]:
    """Records find the tiny game by its name."""
    with registered(TINY):
        yield


def test_all_agree_to_go_back_behind_a_seal() -> None:
    match = tiny()
    for seat in range(3):
        match.play(seat, "bid 1")
    match.play(0, "draw")
    drawn = match.state.digest()
    assert match.undoable(0) == 0
    entry = match.go_back(3)
    assert entry.undone == [4]
    assert match.state.to_act == (0,)
    match.play(0, "draw")
    assert match.state.digest() == drawn  # the same chance again, unless it is drawn anew
    match.go_back(3)
    match.draw_anew(99)
    match.play(0, "draw")
    assert match.state.digest() != drawn
    with pytest.raises(MagnateError, match="there is no move after ply 9"):
        match.go_back(9)
    again = Match.load(match.record())
    assert (again.closed, again.state.digest()) == ("", match.state.digest())
    strict = Match.load(match.record(), strict=True)
    assert strict.record() == again.record() == match.record()
    match.go_back(0)
    assert match.state.digest() == tiny().state.digest()


def test_going_back_takes_back_chance_too() -> None:
    match = tiny()
    match.play(0, "bid 1")
    match.draw_anew(5)
    assert match.undoable(0) == 0  # nobody looks at one future and chooses another
    assert [(move.ply, move.line.chance) for move in match.moves] == [(1, None), (2, 5)]
    match.play(1, "bid 1")
    match.go_back(1)
    assert match.moves[0].ply == 1
    twin = tiny()
    twin.play(0, "bid 1")
    assert match.state.digest() == twin.state.digest()
    assert Match.load(match.record()).state.digest() == twin.state.digest()


def cards(match: Match) -> list[object]:
    """The value card of each seat, which the others can't see."""
    return [match.state.to_dict()["companies"][seat]["card"] for seat in range(3)]


def test_hidden_pieces_are_dealt_anew() -> None:
    """Who plays on from a game he has seen can't use what he has seen of it."""
    first = Match.start(CONTAINER, 3, 1)
    for _ in range(20):
        first.play(first.state.to_act[0], first.state.legal(first.state.to_act[0])[0])
    dealt: list[list[object]] = []
    for seed in range(8):
        match = Match.load(first.record())
        view = match.state.view(None)
        match.deal_anew(seed)
        assert match.state.view(None) == view
        dealt.append(cards(match))
        assert all(match.undoable(seat) == 0 for seat in range(3))
        with pytest.raises(MagnateError, match="dealt anew since then"):
            match.go_back(10)
        seat = match.state.to_act[0]
        match.play(seat, match.state.legal(seat)[0])
        for again in (Match.load(match.record()), Match.load(match.record(), strict=True)):
            assert (again.closed, again.state.digest()) == ("", match.state.digest())
        match.go_back(21)
        assert cards(match) == dealt[-1]
    for seat in range(3):
        assert len({hand[seat] for hand in dealt}) > 1


def test_one_seat_may_keep_what_it_knows() -> None:
    kept = []
    for seed in range(8):
        match = Match.start(CONTAINER, 3, 1)
        before, view = cards(match), match.state.view(1)
        match.deal_anew(seed, keeps=1)
        assert match.state.view(1) == view
        assert cards(match)[1] == before[1]
        kept.append(cards(match) == before)
        again = Match.load(Record.from_json(match.record().to_json()), strict=True)
        assert again.state.digest() == match.state.digest()
    assert not all(kept)
    with pytest.raises(MagnateError, match="there is no seat 3"):
        match.deal_anew(1, keeps=3)


def test_what_was_seen_before_a_new_deal_was_for_other_eyes() -> None:
    match = tiny()
    match.play(0, "bid 1")
    match.play(1, "bid 2")
    assert [made.play for made in wire.message(match, 1).entries] == [None, "bid 2"]
    match.deal_anew(3)
    match.play(2, "bid 1")
    for seat, own in ((1, [None] * 4), (2, [None, None, None, "bid 1"])):
        message = wire.message(match, seat)
        assert [made.play for made in message.entries] == own
        before = wire.message(match, None)
        assert message.opening == before.opening
        assert message.entries[:3] == before.entries[:3]
    match.deal_anew(4, keeps=1)
    assert [made.play for made in wire.message(match, 1).entries][1] == "bid 2"


def test_a_deal_without_chance_is_none() -> None:
    match = tiny()
    with pytest.raises(BadRecord, match="not by chance"):
        match.enter(Line(seat="p1", play="bid 1", hidden=True))
    with pytest.raises(BadRecord, match="no seat of this game"):
        match.enter(Line(seat="p1", chance=1))


def test_a_seat_changes_hands() -> None:
    match = tiny()
    match.play(0, "bid 1", time=1_700_000_000_000)
    match.change_holder(1, Holder(name="Greedy", bot="greedy"), cause="clock")
    match.play(1, "bid 2", cause="bot")
    assert match.names == ["p1", "Greedy", "p3"]
    assert match.undoable(0) == 1
    with pytest.raises(BadSetup, match="the same name"):
        match.change_holder(2, Holder(name="Greedy"))
    again = Match.load(Record.from_json(match.record().to_json()))
    assert again.seats == match.seats
    assert again.first_seats[1] == Holder(name="p2")
    assert [made.line for made in again.entries] == [made.line for made in match.entries]


@pytest.mark.parametrize("seat", [-1, 3, 9])
def test_a_seat_that_is_not_there_does_nothing(seat: int) -> None:
    match = tiny()
    tries: list[Callable[[], object]] = [
        lambda: match.play(seat, "bid 1"),
        lambda: match.undo(seat),
        lambda: match.change_holder(seat, Holder(name="Zoe")),
    ]
    for attempt in tries:
        with pytest.raises(MagnateError, match=f"there is no seat {seat} at this table of 3"):
            attempt()
    assert match.entries == []


def test_scores_by_turn() -> None:
    match = Match.start(CONTAINER, 3, 1)
    with pytest.raises(MagnateError, match="when the game is over"):
        match.scores_by_turn()
    bots = [magnate.bot("greedy", seat) for seat in range(3)]
    while not match.state.over:
        seat = match.state.to_act[0]
        match.play(seat, bots[seat].choose(match.state.seen_by(seat, bots[seat].rng), seat))
    turns = sum(fact.kind is CONTAINER.turn_event for fact in match.story(None))
    scores = match.scores_by_turn()
    assert len(scores) == turns  # the first turn begins with the deal; the end counts as one
    assert scores[-1] == match.state.scores()
    match.draw_anew(3)  # comes too late to change anything
    assert match.scores_by_turn() == scores


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


@settings(max_examples=60)
@given(st.integers(2, 4), st.lists(st.integers(0, 2**16), max_size=60))
def test_what_is_foreseen_comes_true(players: int, choices: list[int]) -> None:
    """Moves, undo, a step back that all agreed to, a new holder and chance drawn anew: a look ahead
    changes nothing, and the line then leads there."""
    match = tiny(players, seed=players)
    for choice in choices:
        seat = choice % players
        name, legal, most = SEAT.text(seat), match.state.legal(seat), match.undoable(seat)
        what = choice // 8 % 8
        if what == 0 and most:
            line = Line(seat=name, undo=1 + choice % most)
        elif what == 1 and match.moves:
            line = Line(back_to=choice % match.moves[-1].ply)
        elif what == 2:
            line = Line(seat=name, holder=Holder(name=f"{choice} of {name}"))
        elif what == 3:
            line = Line(chance=choice)
        elif legal:
            line = Line(seat=name, play=legal[choice % len(legal)].text)
        else:
            continue
        before = match.record()
        foreseen = match.foresee([line]).digest()
        assert match.record() == before
        match.enter(line)
        assert match.state.digest() == foreseen
