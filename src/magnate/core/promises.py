"""The laws of what is promised: that sets have no order, and that numbers come true."""

from __future__ import annotations

from magnate.core.actions import Action
from magnate.core.game import Game
from magnate.core.laws import LONGEST_ANSWER, alike, follow, pick, refusal, require
from magnate.core.rng import Rng
from magnate.core.state import State


def numbers_are_true(game: Game, state: State, rng: Rng) -> None:
    """What `about` tells of an action comes true when it is played."""
    for seat in state.to_act:
        for action in [pick(state.legal(seat), rng) for _ in range(3)]:
            after = state.clone()
            after.advance(seat, action)
            for name, number in state.about(seat, action).items():
                require(name in game.vocabulary.numbers, f"{action}: nobody declared {name!r}")
                true = game.vocabulary.numbers[name].truth(state, after, seat, action)
                fits = true is None or true == number
                require(fits, f"{action} of seat {seat}: {name} was to be {number}, but is {true}")


def sets_have_no_order(game: Game, state: State, rng: Rng) -> None:
    """Where a set is chosen, its members can be chosen in any order, and in the canonical one;
    the position it leads to is the same. Checked on the next set to be chosen from here on."""
    fresh = state.clone()
    if next_set(fresh, rng):
        for seat in fresh.to_act:
            choose_in_any_order(fresh, seat, rng)


def next_set(state: State, rng: Rng) -> bool:
    """Play on until a question for a set has just been asked; False if none comes any more."""
    while state.stack:
        depth, frame = len(state.stack), state.stack[-1]
        seat = pick(state.to_act, rng)
        state.advance(seat, pick(state.legal(seat), rng))
        if not state.stack:
            return False
        asked_anew = len(state.stack) > depth or type(state.stack[-1]) is not type(frame)
        if asked_anew and state.stack[-1].any_order:
            return True
    return False


def choose_in_any_order(state: State, seat: int, rng: Rng) -> list[Action]:
    """Choose a set at random, in another order, and in the canonical one: all must agree. The other
    order, if there is one."""
    chosen, end = _choose_set(state, seat, rng)
    if len(end.stack) > len(state.stack):
        return []  # a further question lies on top: the open set still has its hint in it
    clicks = _clicked_otherwise(state, seat, chosen, rng)
    again = state.clone()
    for action in clicks:
        require(not refusal(again.play, seat, action), f"{action} isn't legal in order {clicks}")
    alike(again, end, f"{clicks} and {chosen} lead to different positions")
    orders = _canonical_orders(state, seat, chosen, end.digest())
    require(orders == 1, f"{chosen} can be chosen in {orders} canonical orders")
    return clicks if clicks != chosen else []


def _choose_set(state: State, seat: int, rng: Rng) -> tuple[list[Action], State]:
    """Answer a question at random until it closes: the answers, and where they lead.

    What seals, or is a closing answer, ends it, though the same may be asked again at once.
    """
    trial = state.clone()
    trial.sealed = 0
    chosen: list[Action] = []
    closed = False
    while _same_question(trial, state, seat) and not trial.sealed and not closed:
        require(len(chosen) < LONGEST_ANSWER, f"seat {seat} can answer for ever")
        answers = [action for action in trial.legal(seat) if not action.kind.free]
        chosen.append(pick(answers, rng))
        trial.advance(seat, chosen[-1])
        closed = chosen[-1].kind.closing
    return chosen, trial


def _same_question(trial: State, state: State, seat: int) -> bool:
    as_deep = len(trial.stack) == len(state.stack)
    return as_deep and type(trial.stack[-1]) is type(state.stack[-1]) and seat in trial.to_act


def _clicked_otherwise(state: State, seat: int, chosen: list[Action], rng: Rng) -> list[Action]:
    """The same answers in another order: neighbours of which both were legal at first swap. The
    last stays last if it leads to a further question."""
    clicks = chosen[:]
    for _ in range(2 * len(clicks) if len(clicks) > 1 else 0):
        place = rng.below(len(clicks) - 1)
        trial = state.clone()
        follow(trial, [(seat, action) for action in clicks[:place]])
        one, other = clicks[place : place + 2]
        if not other.kind.closing and other in trial.legal(seat) and rng.below(2) == 0:
            trial.advance(seat, other)
            if len(trial.stack) <= len(state.stack):
                clicks[place : place + 2] = [other, one]
    return clicks


def _canonical_orders(state: State, seat: int, left: list[Action], digest: str) -> int:
    """In how many orders (2: several) the answers that are left are canonical and lead there."""
    if not left:
        return 1 if state.digest() == digest else 0
    found = 0
    for action in state.canonical(seat):
        if action in left and found < 2:
            rest = left[:]
            rest.remove(action)
            trial = state.clone()
            trial.advance(seat, action)
            found += _canonical_orders(trial, seat, rest, digest)
    return min(found, 2)
