"""What every state does: asking, playing, refusing and sealing, on the tiny game."""

from __future__ import annotations

import pytest

from magnate.core.errors import BadNotation
from magnate.core.facts import Journal
from magnate.core.rng import Rng
from magnate.core.state import Answer, IllegalAction
from magnate.core.vocabulary import GAME_OVER, NOT_ASKED, NOT_NOW
from tests.contract.tiny_game import (
    BID,
    DONE,
    DRAW,
    ROLL,
    ROLLED_BEFORE,
    SHOW,
    STAMP,
    TAKE,
    TOO_POOR,
    YOUR_BID,
    TinyGame,
    TinyState,
)

GAME = TinyGame()


@pytest.fixture
def state() -> TinyState:
    started = GAME.start(3, seed=1)
    assert isinstance(started, TinyState)
    return started


def at_prize(state: TinyState) -> TinyState:
    """Seat 1 has won the round."""
    for seat in range(3):
        state.play(seat, BID.at(seat % 2))
    return state


def test_reasons(state: TinyState) -> None:
    assert state.why_not(0, BID.at(2)) is None
    assert state.why_not(0, DRAW.at()) == NOT_NOW.at()
    state.coins[0] = 1
    assert state.why_not(0, BID.at(2)) == TOO_POOR.at(1)
    state.play(0, "bid 1")
    assert state.why_not(0, BID.at(0)) == NOT_ASKED.at()
    assert state.why_not(0, ROLL.at()) is None
    state.play(0, "roll")
    assert state.why_not(0, ROLL.at()) == ROLLED_BEFORE.at()
    state.stack.clear()
    assert state.why_not(0, BID.at(0)) == GAME_OVER.at()
    assert state.legal(0) == []
    assert state.to_act == ()


def test_an_illegal_action_says_why(state: TinyState) -> None:
    before = state.digest()
    with pytest.raises(IllegalAction, match=r"^draw: core-reason-not-now$") as caught:
        state.play(0, "draw")
    assert caught.value.action is DRAW.at()
    assert caught.value.reason == NOT_NOW.at()
    with pytest.raises(BadNotation, match="tiny has no action 'drow'; did you mean 'draw'"):
        state.play(0, "drow")
    assert state.digest() == before


def test_lists_are_all_or_nothing(state: TinyState) -> None:
    before = state.digest()
    bid = "tiny-ask-bid"
    wrongs: list[list[Answer]] = [
        [("", "roll"), (bid, "bid 1")],  # a roll can't be taken back, so it must come last
        [(bid, "bid 1"), (bid, "bid 1")],
        [("tiny-ask-prize", "bid 1")],  # not the question that is open
        [("", ROLL.at()), (bid, "bod")],
        [(bid, BID.at(0)), ("", ROLL.at()), (bid, TAKE.at())],
    ]
    for wrong in wrongs:
        with pytest.raises((IllegalAction, BadNotation)):
            state.play(0, wrong)
        assert state.digest() == before
    state.play(0, [])
    assert state.digest() == before
    state.play(0, [(bid, BID.at(1)), ("", "roll")])
    assert state.bids[0] == 1
    assert state.rolled[0] > 0


def test_a_done_for_a_question_that_closed_by_itself_is_left_out(state: TinyState) -> None:
    at_prize(state).play(1, "take")
    stamps = "tiny-ask-stamps"
    assert state.accept(1, [(stamps, "stamp blue"), (stamps, "done")]) == [STAMP.at(2), DONE.at()]
    both: list[Answer] = [(stamps, "stamp blue"), (stamps, "stamp red"), (stamps, "done")]
    assert state.accept(1, both) == [STAMP.at(2), STAMP.at(0)]
    for strange in ("done", "stamp red"):  # only a question that this list has met can be over
        with pytest.raises(IllegalAction, match="other-question"):
            state.accept(1, [("tiny-ask-bid", strange)])
    state.play(1, both)
    assert state.round == 1
    assert state.to_act == (0, 1, 2)


def test_what_cannot_be_undone(state: TinyState) -> None:
    assert not state.seals(0, BID.at(0))
    assert state.seals(0, ROLL.at())
    state.play(0, "bid 0")
    state.play(1, "bid 1")
    assert state.seals(2, BID.at(0))  # it closes the decision
    at_prize_state = at_prize(GAME.deal(state.setup, Rng.seeded(1, "tiny")))
    assert at_prize_state.to_act == (1,)
    for action in (DRAW.at(), SHOW.at()):
        assert at_prize_state.seals(1, action)
    assert not at_prize_state.seals(1, TAKE.at())
    at_prize_state.play(1, "take")
    assert at_prize_state.seals(1, DONE.at())  # it hands over to others


def test_blocked_has_the_asked_kinds_alone(state: TinyState) -> None:
    state.coins[0] = 3
    assert [str(action) for action, _ in state.blocked(0)] == ["bid 4", "bid 5"]
    state.play(0, "bid 0")
    assert state.blocked(0) == []


def test_about_and_questions(state: TinyState) -> None:
    assert state.about(0, BID.at(2)) == {"left": 3}
    assert state.about(0, ROLL.at()) == {}
    assert str(state.question(0)) == "tiny-ask-bid coins=5"
    state.play(0, "bid 0")
    assert state.question(0) is None


def test_events_are_told_to_whom_they_concern(state: TinyState) -> None:
    state.journal = journal = Journal()
    state.play(0, "bid 2")
    assert YOUR_BID.at(2) in journal.since(0, 0)
    assert YOUR_BID.at(2) not in journal.since(0, 1)
    assert YOUR_BID.at(2) not in journal.since(0, None)


def test_equal_ranks_share_a_place(state: TinyState) -> None:
    state.stack.clear()
    state.cards = [1, 3, 2]
    state.points = [2, 0, 0]
    assert state.scores() == [8, 8, 7]
    assert state.ranking() == [1, 1, 3]
