"""The laws of a position: what holds in every game, whatever its rules.

Each law is a function that raises `ContractBroken` and says what is wrong. To run them on a game,
use `magnate.core.contract`.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Sequence
from typing import Any, NoReturn, TypeVar

import msgspec
from mypy_extensions import mypyc_attr

from magnate.core import wire
from magnate.core.actions import Action
from magnate.core.errors import MagnateError
from magnate.core.facts import ALL, Journal
from magnate.core.game import Game
from magnate.core.rng import Rng
from magnate.core.state import Answer, State

T = TypeVar("T")
Moves = list[tuple[int, Action]]

LONGEST_ANSWER = 500
"""More steps than these, and something goes round in circles."""


@mypyc_attr(native_class=False)
class ContractBroken(AssertionError):
    """A game breaks one of the laws."""


def require(kept: bool, what: str) -> None:
    if not kept:
        raise ContractBroken(what)


# Laws that are cheap enough for every ply


def is_sound(game: Game, state: State, rng: Rng) -> None:
    """No piece is lost, and the game waits for someone exactly while it isn't over."""
    require(not state.problems(), f"problems: {'; '.join(state.problems())}")
    asked = state.to_act
    require(bool(asked) != state.over, f"over is {state.over}, yet {asked} are to act")
    require(sorted({*asked} & {*range(state.players)}) == sorted(asked), f"who are {asked}?")


def asked_can_answer(game: Game, state: State, rng: Rng) -> None:
    """An asked seat has an answer, each answer once; `why_not` and `blocked` agree with it. The
    same is true of canonical answers, and all of them are legal."""
    for seat in state.to_act:
        legal, canonical = state.legal(seat), state.canonical(seat)
        for name, answers in (("legal", legal), ("canonical", canonical)):
            require(bool(answers), f"seat {seat} is asked but has no {name} action")
            require(len(set(answers)) == len(answers), f"seat {seat} has a {name} action twice")
        require({*canonical} <= {*legal}, f"a canonical action of seat {seat} isn't legal")
        require(state.question(seat) is not None, f"seat {seat} is asked nothing")
        asked = [action for kind in state.stack[-1].kinds for action in kind.actions]
        free = [action for kind in game.table.kinds if kind.free for action in kind.actions]
        require({*legal} <= {*asked, *free}, f"seat {seat} has legal actions of other kinds")
        _legal_is_what_is_not_refused(state, seat, asked + free)
        blocked = {action for action, _ in state.blocked(seat)}
        others = {a for a in asked if a not in legal and a.seats_needed <= state.players}
        require(blocked == others, f"blocked({seat}) isn't what is refused")


def _legal_is_what_is_not_refused(state: State, seat: int, actions: list[Action]) -> None:
    legal = set(state.legal(seat))
    for action in actions:
        reason = state.why_not(seat, action)
        if (reason is None) != (action in legal):
            raise ContractBroken(
                f"{action} of seat {seat}: legal is {action in legal}, why_not says {reason}"
            )


def scores_come_at_the_end(game: Game, state: State, rng: Rng) -> None:
    """Scores and ranking exist when the game is over; standings add up all the time."""
    standings = [state.standing(seat) for seat in range(state.players)]
    for parts in standings:
        require(sum(parts.values()) == 2 * parts["total"], f"the parts don't add up: {parts}")
    if state.over:
        totals = [parts["total"] for parts in standings]
        require(state.scores() == totals, f"scores {state.scores()}, but standings {totals}")
        places = state.ranking()
        fits = 1 not in places or totals[places.index(1)] == max(totals)
        require(fits, f"ranking {places} of scores {totals}")
    else:
        require(refusal(state.scores) != "", "there are scores before the end")
        require(refusal(state.ranking) != "", "there is a ranking before the end")


# Laws of a position


def others_are_refused(game: Game, state: State, rng: Rng) -> None:
    """Whatever isn't legal is refused with a reason, and refusing changes nothing."""
    for seat in range(state.players):
        _legal_is_what_is_not_refused(state, seat, game.table.actions)
        asked = state.question(seat) is not None
        require(asked == (seat in state.to_act), f"seat {seat}: asked is {asked}")
        legal = set(state.legal(seat))
        for action in game.table.actions:
            if action not in legal and not refusal(state.play, seat, action):
                raise ContractBroken(f"{action} of seat {seat} isn't legal, but was played")


def lists_are_all_or_nothing(game: Game, state: State, rng: Rng) -> None:
    before = state.digest()
    for seat in state.to_act:
        good = pick(state.legal(seat), rng)
        first, second = state.clone(), state.clone()
        first.advance(seat, good)
        key = _key(state, seat)
        second.play(seat, [(key, good)])
        alike(first, second, f"[{good}] and {good} play differently")
        good_now = {*first.legal(seat)}
        bad = pick([a for a in game.table.actions if a not in good_now and not a.kind.closing], rng)
        mistaken: list[Answer] = [(key, good), (_key(first, seat), bad)]
        require(refusal(state.play, seat, mistaken) != "", "a list with a mistake was played")
        require(state.digest() == before, "a refused list was played in part")


def clones_are_independent(game: Game, state: State, rng: Rng) -> None:
    before = state.digest()
    first, second = state.clone(), state.clone()
    require(first.journal is None, "a clone has a journal")
    moves = wander(first, rng)
    require(state.digest() == before, "playing on a clone changed where it came from")
    alike(second, state, "a clone differs, or playing on another clone changed it")
    follow(second, moves)
    alike(first, second, "two clones, played alike, differ")


def saving_loses_nothing(game: Game, state: State, rng: Rng) -> None:
    """`Game.load` reads back what `to_dict` wrote, through JSON too, and it goes on alike."""
    text = json.dumps(state.to_dict())
    for data in (state.to_dict(), json.loads(text, parse_float=_float)):
        read, goes_on = game.load(state.setup, data), state.clone()
        alike(read, state, "a state read back differs")
        for seat in (None, *range(state.players)):
            same = message(read, seat) == message(state, seat)
            require(same, f"a state read back looks different to seat {seat}")
        follow(read, wander(goes_on, rng))
        alike(read, goes_on, "a state read back goes on differently")
        require(json.dumps(state.to_dict()) == text, "to_dict() hands out the state's own lists")


def knowledge_is_kept(game: Game, state: State, rng: Rng) -> None:
    """All that a seat is sent is the same, byte for byte, in every state it takes for possible."""
    for seat in (None, *range(state.players)):
        sent = message(state, seat)
        for _ in range(3):
            seen = state.seen_by(seat, rng)
            require(not seen.problems(), f"seen_by({seat}): {'; '.join(seen.problems())}")
            other = message(seen, seat)
            if other != sent:
                at = next(i for i, (a, b) in enumerate(zip(sent, other)) if a != b)
                told = f"{sent[at - 40 : at + 20]!r} or {other[at - 40 : at + 20]!r}"
                raise ContractBroken(f"seat {seat} is sent something it can't know: {told}")


def views_agree(game: Game, state: State, rng: Rng) -> None:
    """What a seat sees is the same made from what spectators see, which stays as it was; also where
    that was packed before."""
    public = state.view(None)
    packed = wire.pack(public, state.players)
    for seat in range(state.players):
        own = state.view(seat)
        made = state.own_view(seat, public)
        require(made == own, f"what seat {seat} sees depends on how it is made")
        sent = msgspec.json.encode(state.own_view(seat, packed))
        same = sent == msgspec.json.encode(own)
        require(same, f"what seat {seat} is sent depends on how it is made")
        require(public == state.view(None), f"seat {seat} changes what spectators see")


def nothing_else_is_known(game: Game, state: State, rng: Rng) -> None:
    """`seen_by` depends on its generator and the seat's knowledge alone, and shares nothing."""
    before = state.digest()
    for seat in (None, *range(state.players)):
        source = rng.split()
        once = state.seen_by(seat, source.clone())
        twice = state.seen_by(seat, rng).seen_by(seat, source.clone())
        alike(once, twice, f"seen_by({seat}) depends on more than the seat knows")
        same = any(generator in chance(state) for generator in chance(once))
        require(not same, f"seat {seat} can read the future")
        wander(once, rng)
        require(state.digest() == before, f"playing on seen_by({seat}) changed where it came from")


def chance_can_be_drawn_anew(game: Game, state: State, rng: Rng) -> None:
    """Then all chance to come is another, and nobody sees a difference yet."""
    other = state.clone()
    other.draw_anew(rng)
    require(not other.problems(), f"draw_anew: {'; '.join(other.problems())}")
    same = any(generator in chance(state) for generator in chance(other))
    require(not same, "chance stays the same")
    for seat in (None, *range(state.players)):
        require(message(other, seat) == message(state, seat), f"seat {seat} sees chance drawn anew")


def hidden_things_vary(game: Game, state: State, rng: Rng) -> None:
    """Every seat has something that each other seat can only guess, now so and now so."""
    for seat in range(state.players):
        for other in _others(state, seat):
            first = state.seen_by(seat, rng).view(other)
            varies = any(state.seen_by(seat, rng).view(other) != first for _ in range(50))
            require(varies, f"nothing that seat {other} has is hidden from seat {seat}")


def own_moves_tell_the_same(game: Game, state: State, rng: Rng) -> None:
    """A move that draws no chance and shows nothing hidden (so the rules don't seal it) looks the
    same to its seat on the state and on `seen_by`: its events, and all the seat is sent next."""
    for seat in state.to_act:
        for action in [pick(state.legal(seat), rng) for _ in range(4)]:
            seen = state.seen_by(seat, rng)
            same = state.seals(seat, action) == seen.seals(seat, action)
            require(same, f"whether {action} can be undone tells seat {seat} a secret")
            same = _aftermath(state, seat, action, seat) == _aftermath(seen, seat, action, seat)
            require(same, f"{action} tells seat {seat} a secret, but isn't sealed")


def _aftermath(
    state: State, seat: int, action: Action, viewer: int | None
) -> tuple[list[str], bytes] | None:
    """The events of a move and the message after it as a viewer gets them; None if it seals."""
    trial = state.clone()
    trial.journal = journal = Journal()
    trial.advance(seat, action)
    if trial.over or trial.sealed >> seat & 1:
        return None
    return [str(fact) for fact in journal.since(0, viewer)], message(trial, viewer)


def open_answers_stay_secret(game: Game, state: State, rng: Rng) -> None:
    """While a decision of several seats is open, two answers that look the same to someone else
    are told to him in the same words."""
    if len(state.to_act) < 2:
        return
    for seat in state.to_act:
        one, other = [pick(state.legal(seat), rng) for _ in range(2)]
        for viewer in (None, *_others(state, seat)):
            first = _aftermath(state, seat, one, viewer)
            second = _aftermath(state, seat, other, viewer)
            if first is not None and second is not None and first[1] == second[1]:
                require(first[0] == second[0], f"seat {viewer} is told what seat {seat} answered")


def lists_tell_no_secrets(game: Game, state: State, rng: Rng) -> None:
    """Whether and why a list is refused is the same in every state the seat takes for possible."""
    for seat in state.to_act:
        key = _key(state, seat)
        steps: list[Answer] = [(key, pick(state.legal(seat), rng))]
        after = state.clone()
        after.play(seat, steps)
        steps.append((_key(after, seat), pick(game.table.actions, rng)))
        seen = state.seen_by(seat, rng)
        same = refusal(state.clone().play, seat, steps) == refusal(seen.play, seat, steps)
        require(same, f"playing {steps} tells seat {seat} a secret")


def order_does_not_matter(game: Game, state: State, rng: Rng) -> None:
    """Answers of several seats, and free actions, give one position in whatever order."""
    if len(state.to_act) < 2:
        return
    trial = state.clone()
    lines = _answers(state, trial, rng)
    for _ in range(4):
        order = [seat for seat, line in lines.items() for _ in line]
        rng.shuffle(order)
        last = pick(state.to_act, rng)  # an answer, not a free action, closes the decision
        order.remove(last)
        order.append(last)
        again = state.clone()
        steps = {seat: iter(line) for seat, line in lines.items()}
        for seat in order:
            action = next(steps[seat])
            require(not refusal(again.play, seat, action), f"{action} isn't legal in order {order}")
        alike(again, trial, f"the order {order} of {lines} gives another game")


def _answers(state: State, trial: State, rng: Rng) -> dict[int, list[Action]]:
    """Let each seat play on `trial` until the decision closes; what each has played."""
    lines: dict[int, list[Action]] = {}
    for seat in [seat for seat in range(state.players) if seat not in state.to_act]:
        lines[seat] = [pick(trial.legal(seat), rng)] if trial.legal(seat) else []
        follow(trial, [(seat, action) for action in lines[seat]])
    closed = False
    for seat in state.to_act:
        require(not closed, "the decision closed before all seats had answered")
        same = trial.legal(seat) == state.legal(seat)
        require(same, f"what seat {seat} may answer depends on the answers of others")
        lines[seat] = []
        while seat in trial.to_act and not closed:
            require(len(lines[seat]) < LONGEST_ANSWER, f"seat {seat} can answer for ever")
            require(trial.rng.to_list() == state.rng.to_list(), "an answer drew shared chance")
            lines[seat].append(pick(trial.legal(seat), rng))
            trial.sealed = 0
            trial.advance(seat, lines[seat][-1])
            closed = trial.sealed == ALL
            stays = bool(trial.stack) and type(trial.stack[-1]) is type(state.stack[-1])
            require(closed or stays, "a decision of several seats closed without a seal")
    return lines


def free_actions_touch_only_their_seat(game: Game, state: State, rng: Rng) -> None:
    """They come to an end, and commute with what others do while the same question is open."""
    for seat in range(state.players):
        trial, made = state.clone(), 0
        while free := [action for action in trial.legal(seat) if action.kind.free]:
            require(made < LONGEST_ANSWER, f"seat {seat} has free actions for ever")
            trial.advance(seat, pick(free, rng))
            made += 1
        for other in _others(state, seat):
            same = trial.legal(other) == state.legal(other)
            require(same, f"free actions of seat {seat} change what seat {other} may do")
            if made > 0 and state.legal(other):
                _commute(state, seat, other, pick(state.legal(other), rng), rng)


def _commute(state: State, seat: int, other: int, action: Action, rng: Rng) -> None:
    free = pick([action for action in state.legal(seat) if action.kind.free], rng)
    first, second = state.clone(), state.clone()
    follow(first, [(seat, free), (other, action)])
    second.advance(other, action)
    if second.stack and second.stack[-1] is state.stack[-1]:
        require(free in second.legal(seat), f"{action} of seat {other} forbids {free} to {seat}")
        second.advance(seat, free)
        alike(first, second, f"{free} of seat {seat} and {action} of {other} don't commute")


# Helpers


def message(state: State, seat: int | None) -> bytes:
    """All that a seat (None: a spectator) is sent about a position."""
    sent = wire.encode(wire.position(state, seat))
    if seat is None:
        return sent
    told = json.dumps(state.standing(seat), allow_nan=False)
    return sent + wire.encode(wire.blocked(state, seat)) + told.encode()


def chance(state: State) -> list[list[int]]:
    """All generators of a position as they stand."""
    return [generator.to_list() for generator in state.generators()]


def _others(state: State, seat: int) -> list[int]:
    return [other for other in range(state.players) if other != seat]


def wander(state: State, rng: Rng, plies: int = 20) -> Moves:
    """Play random answers; what was played."""
    made: Moves = []
    while not state.over and len(made) < plies:
        seat = pick(state.to_act, rng)
        made.append((seat, pick(state.legal(seat), rng)))
        state.advance(*made[-1])
    return made


def follow(state: State, moves: Moves) -> None:
    for seat, action in moves:
        state.advance(seat, action)


def alike(one: State, other: State, what: str) -> None:
    require(one.digest() == other.digest(), what)


def _key(state: State, seat: int) -> str:
    """The key of the question a seat is asked."""
    question = state.question(seat)
    return "" if question is None else question.kind.key


def refusal(ask: Callable[..., object], *args: Any) -> str:
    """The words with which something is refused; empty if it isn't."""
    try:
        ask(*args)
    except MagnateError as error:
        return str(error)
    return ""


def pick(items: Sequence[T], rng: Rng) -> T:
    require(bool(items), "nobody is asked, or someone has no legal action")
    return items[rng.below(len(items))]


def _float(text: str) -> NoReturn:
    raise ContractBroken(f"a state holds the float {text}")
