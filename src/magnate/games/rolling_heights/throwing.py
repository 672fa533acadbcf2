"""Throwing the workers: preparation, risk and strike (RH-3, RH-4), ahead of the turn too (RH-2.1).

All that happens here concerns one company and its own generator alone.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from magnate.core.actions import Action, ActionKind
from magnate.core.facts import Fact
from magnate.games.rolling_heights.actions import (
    HARD,
    PUSH,
    PUSH_AHEAD,
    REST,
    REST_AHEAD,
    STEADY,
    STOP,
    STOP_AHEAD,
    THROW_AHEAD,
    TIRE,
    TIRE_AHEAD,
    TIRED,
    WAITING,
    WORKERS,
)
from magnate.games.rolling_heights.company import Company
from magnate.games.rolling_heights.facts import (
    BEFORE_FIRST_TURN,
    NO_NEXT_TURN,
    NO_ROLL_AHEAD,
    NO_SUCH_WORKER,
    OWN_TURN,
    PASSED_BY,
    PUSHED,
    RESTED,
    STOPPED,
    STRIKE,
    THREW,
    THROW_FIRST,
    THROWN_ALREADY,
    TIRED_OUT,
)
from magnate.games.rolling_heights.rules import CHOOSING, READY, RESTING, STRUCK, THROWN, Rules

if TYPE_CHECKING:
    from magnate.games.rolling_heights.state import RollingHeightsState

POSES: Final = 2
"""Steady and hard: those a strike can tire."""


def strike_permille(rules: Rules, tired: int) -> int:
    """The chance that all of so many thrown workers stay tired."""
    if tired == 0:
        return 0
    strikes: int = rules.tired_odds**tired
    throws: int = rules.all_odds**tired
    return (2000 * strikes + throws) // (2 * throws)


# Preparation (RH-3)


def prepare(state: RollingHeightsState, seat: int) -> None:
    """All are thrown, or the player picks who sits out."""
    company = state.companies[seat]
    company.gather(TIRED)
    company.left = max(0, company.count(TIRED) - state.rules.most_active)
    company.lowest = 0
    company.stage = CHOOSING
    if company.left == 0:
        _throw_all(state, seat)


def can_rest(company: Company) -> list[int]:
    """The workers that can be picked to sit out: in ascending order, and enough must follow."""
    found: list[int] = []
    following = 0
    for worker in range(WORKERS - 1, company.lowest - 1, -1):
        here = company.at(TIRED, worker)
        following += here
        if here > 0 and following >= company.left:
            found.append(worker)
    found.reverse()
    return found


def _rest(state: RollingHeightsState, seat: int, worker: int) -> None:
    """A worker sits the turn out (RH-3.1)."""
    company = state.companies[seat]
    company.shift(worker, TIRED, WAITING)
    company.left -= 1
    company.lowest = worker
    state.tell(RESTED, seat, worker)
    if company.left == 0:
        _throw_all(state, seat)


def _throw_all(state: RollingHeightsState, seat: int) -> None:
    """Tired ones are thrown again while they are more than half (RH-3.3)."""
    company = state.companies[seat]
    active = company.count(TIRED)
    throw_tired(state.rules, company)
    while company.count(TIRED) * 2 > active:
        throw_tired(state.rules, company)
    state.seal(seat)
    state.tell(THREW, seat, company.count(TIRED), company.count(STEADY), company.count(HARD))
    company.stage = THROWN if company.count(TIRED) > 0 else READY


def throw_tired(rules: Rules, company: Company) -> int:
    """Throw all tired workers; how many landed steady or hard (RH-3.2)."""
    rose = 0
    tired_odds = rules.tired_odds
    steady_odds = tired_odds + rules.steady_odds
    all_odds = rules.all_odds
    rng = company.rng
    for worker in range(WORKERS):
        for _ in range(company.at(TIRED, worker)):
            landed = rng.below(all_odds)
            if landed >= tired_odds:
                company.shift(worker, TIRED, STEADY if landed < steady_odds else HARD)
                rose += 1
    return rose


# Risk (RH-4)


def _push(state: RollingHeightsState, seat: int) -> None:
    """Throw all tired workers again; if none of them rises, they strike (RH-4.1, RH-4.2)."""
    company = state.companies[seat]
    rose = throw_tired(state.rules, company)
    tired = company.count(TIRED)
    state.seal(seat)
    state.tell(PUSHED, seat, rose, tired)
    if rose == 0:
        _strike(state, seat)
    elif tired == 0:
        company.stage = READY


def _stop(state: RollingHeightsState, seat: int) -> None:
    state.companies[seat].stage = READY
    state.tell(STOPPED, seat)


def _strike(state: RollingHeightsState, seat: int) -> None:
    """Half of those who work become tired; where it makes no difference, by themselves."""
    company = state.companies[seat]
    state.tell(STRIKE, seat)
    company.struck = True
    company.stage = STRUCK
    company.left = company.working() // 2
    company.lowest = 0
    _tire_the_only_ones(state, seat)


def can_tire(company: Company) -> list[int]:
    """Whom the strike can tire, as `worker * POSES + pose - STEADY`: in ascending order, and
    enough must follow."""
    found: list[int] = []
    following = 0
    for place in range(WORKERS * POSES - 1, company.lowest - 1, -1):
        here = company.at(STEADY + place % POSES, place // POSES)
        following += here
        if here > 0 and following >= company.left:
            found.append(place)
    found.reverse()
    return found


def _tire(state: RollingHeightsState, seat: int, worker: int, pose: int) -> None:
    """A worker becomes tired by a strike."""
    _tire_one(state, seat, worker, pose)
    _tire_the_only_ones(state, seat)


def _tire_one(state: RollingHeightsState, seat: int, worker: int, pose: int) -> None:
    company = state.companies[seat]
    company.shift(worker, pose, TIRED)
    company.left -= 1
    company.lowest = worker * POSES + pose - STEADY
    state.tell(TIRED_OUT, seat, worker)


def _tire_the_only_ones(state: RollingHeightsState, seat: int) -> None:
    """As long as there is one sort of worker only to pick from."""
    company = state.companies[seat]
    while company.left > 0:
        places = can_tire(company)
        if len(places) > 1:
            return
        _tire_one(state, seat, places[0] // POSES, STEADY + places[0] % POSES)
    company.stage = READY


# What a player is asked, in the turn and ahead of it


def offer_preparation(
    company: Company,
    rest_kind: ActionKind,
    push_kind: ActionKind,
    stop_kind: ActionKind,
    tire_kind: ActionKind,
    out: list[Action],
) -> None:
    """What the throw has left open, with the kinds of action that answer it."""
    if company.stage == CHOOSING:
        for worker in can_rest(company):
            out.append(rest_kind.actions[worker])
    elif company.stage == THROWN:
        out.extend(push_kind.actions)
        out.extend(stop_kind.actions)
    elif company.stage == STRUCK:
        for place in can_tire(company):
            out.append(tire_kind.actions[place])


def why_not_prepare(company: Company, action: Action, otherwise: Fact) -> Fact:
    """Why a worker can't be picked; `otherwise` if none is to be picked in this way."""
    kind = action.kind
    if (kind is REST or kind is REST_AHEAD) and company.stage == CHOOSING:
        there = company.at(TIRED, action.a)
    elif (kind is TIRE or kind is TIRE_AHEAD) and company.stage == STRUCK:
        there = company.at(action.b, action.a)
    else:
        return otherwise
    return NO_SUCH_WORKER.at(action.a) if there == 0 else PASSED_BY.at()


def go_on_preparing(state: RollingHeightsState, seat: int, action: Action) -> None:
    """Carry out one of the answers."""
    kind = action.kind
    if kind is REST or kind is REST_AHEAD:
        _rest(state, seat, action.a)
    elif kind is PUSH or kind is PUSH_AHEAD:
        _push(state, seat)
    elif kind is STOP or kind is STOP_AHEAD:
        _stop(state, seat)
    else:
        _tire(state, seat, action.a, action.b)


# Ahead of the turn (RH-2.1)


def offer_ahead(state: RollingHeightsState, seat: int, out: list[Action]) -> None:
    if not _may_roll_ahead(state, seat):
        return
    company = state.companies[seat]
    if company.stage == RESTING:
        out.extend(THROW_AHEAD.actions)
    else:
        offer_preparation(company, REST_AHEAD, PUSH_AHEAD, STOP_AHEAD, TIRE_AHEAD, out)


def _may_roll_ahead(state: RollingHeightsState, seat: int) -> bool:
    """From the end of one's turn until the next one begins, if there is a next one."""
    if seat == state.active or state.round_number == 0:
        return False
    return _has_played(state, seat) if state.round_number == 1 else _has_next_turn(state, seat)


def _has_played(state: RollingHeightsState, seat: int) -> bool:
    """Whether a seat has had its turn of this round."""
    players = state.players
    return (seat - state.first) % players < (state.active - state.first) % players


def _has_next_turn(state: RollingHeightsState, seat: int) -> bool:
    return state.round_number != state.last_round or not _has_played(state, seat)


def why_not_ahead(state: RollingHeightsState, seat: int, action: Action) -> Fact:
    if not state.rules.roll_ahead:
        return NO_ROLL_AHEAD.at()
    if seat == state.active and state.round_number > 0:
        return OWN_TURN.at()
    if not _may_roll_ahead(state, seat):
        return (NO_NEXT_TURN if state.round_number > 1 else BEFORE_FIRST_TURN).at()
    company = state.companies[seat]
    thrown = company.stage not in (RESTING, CHOOSING)
    return why_not_prepare(company, action, (THROWN_ALREADY if thrown else THROW_FIRST).at())


def act_ahead(state: RollingHeightsState, seat: int, action: Action) -> None:
    if action.kind is THROW_AHEAD:
        prepare(state, seat)
    else:
        go_on_preparing(state, seat, action)
    if state.companies[seat].stage == READY:
        state.seal(seat)  # what is thrown ahead is final
