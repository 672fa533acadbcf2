"""Throwing the workers: preparation, risk and strike (RH-3, RH-4), ahead of the turn too (RH-2.1).

All that happens here concerns one company and its own generator alone.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from magnate.core.actions import Action
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
    LANDED,
    NO_NEXT_TURN,
    NO_ROLL_AHEAD,
    NO_SUCH_WORKER,
    OWN_TURN,
    PUSHED,
    RESTED,
    START_FIRST,
    STOPPED,
    STRIKE,
    THREW,
    THROW_FIRST,
    THROWN_ALREADY,
    TIRED_OUT,
)
from magnate.games.rolling_heights.rules import (
    CHOOSING,
    READY,
    RESTING,
    SETUP,
    STRUCK,
    THROWN,
    Rules,
)

if TYPE_CHECKING:
    from magnate.games.rolling_heights.state import RollingHeightsState

POSES: Final = 2
"""Steady and hard: those a strike can tire."""
PUSH_NOW: Final = PUSH.at()
STOP_NOW: Final = STOP.at()
THROW_NEXT: Final = THROW_AHEAD.at()
PUSH_NEXT: Final = PUSH_AHEAD.at()
STOP_NEXT: Final = STOP_AHEAD.at()


def strike_permille(rules: Rules, tired: i64) -> i64:
    """The chance that all of so many thrown workers stay tired."""
    if tired == 0:
        return 0
    strikes: int = int(rules.tired_odds) ** int(tired)  # too large for 64 bits
    throws: int = int(rules.all_odds) ** int(tired)
    return (2000 * strikes + throws) // (2 * throws)


# Preparation (RH-3)


def prepare(state: RollingHeightsState, seat: i64) -> None:
    """All are thrown, or the player picks who sits out."""
    company = state.companies[seat]
    company.gather(TIRED)
    company.left = max(0, company.count(TIRED) - state.rules.most_active)
    company.stage = CHOOSING
    if company.left == 0:
        _throw_all(state, seat)


def _rest(state: RollingHeightsState, seat: i64, worker: i64) -> None:
    """A worker sits the turn out (RH-3.1)."""
    company = state.companies[seat]
    company.shift(worker, TIRED, WAITING)
    _picked(company, worker)
    state.tell(RESTED, seat, worker)
    if company.left == 0:
        _throw_all(state, seat)


def _picked(company: Company, place: i64) -> None:
    """One more of a set; the hint where it goes on in ascending order ends with the set."""
    company.left -= 1
    company.lowest = place if company.left > 0 else 0


def _throw_all(state: RollingHeightsState, seat: i64) -> None:
    """Tired ones are thrown again while they are more than half (RH-3.3)."""
    company = state.companies[seat]
    active = company.count(TIRED)
    tired = active
    while tired * 2 > active:
        tired -= throw_tired(state, seat)
        if state.journal is not None:
            state.tell(THREW, seat, tired, company.count(STEADY), company.count(HARD))
    state.seal(seat)
    company.stage = THROWN if tired > 0 else READY


def throw_tired(state: RollingHeightsState, seat: i64) -> i64:
    """Throw all tired workers; how many landed steady or hard (RH-3.2)."""
    company = state.companies[seat]
    rules = state.rules
    rose: i64 = 0
    tired_odds = rules.tired_odds
    steady_odds = tired_odds + rules.steady_odds
    all_odds = rules.all_odds
    rng = company.rng
    worker: i64
    for worker in range(WORKERS):
        thrown = company.at(TIRED, worker)
        hard: i64 = 0
        steady: i64 = 0
        for _ in range(thrown):
            landed = rng.below(all_odds)
            if landed >= steady_odds:
                hard += 1
            elif landed >= tired_odds:
                steady += 1
        if thrown > 0:
            company.land(worker, steady, hard)
            rose += steady + hard
            if state.journal is not None:
                _tell_landing(state, seat, worker, [thrown - steady - hard, steady, hard])
    return rose


def _tell_landing(state: RollingHeightsState, seat: i64, worker: i64, counts: list[int]) -> None:
    for index, count in enumerate(counts):
        if count > 0:
            state.tell(LANDED, seat, worker, TIRED + index, count)


# Risk (RH-4)


def _push(state: RollingHeightsState, seat: i64) -> None:
    """Throw all tired workers again; if none of them rises, they strike (RH-4.1, RH-4.2)."""
    company = state.companies[seat]
    rose = throw_tired(state, seat)
    tired = company.count(TIRED)
    state.seal(seat)
    state.tell(PUSHED, seat, rose, tired)
    if rose == 0:
        _strike(state, seat)
    elif tired == 0:
        company.stage = READY


def _stop(state: RollingHeightsState, seat: i64) -> None:
    state.companies[seat].stage = READY
    state.tell(STOPPED, seat)


def _strike(state: RollingHeightsState, seat: i64) -> None:
    """Half of those who work become tired; if all are of one sort, by themselves."""
    company = state.companies[seat]
    state.tell(STRIKE, seat)
    company.struck = True
    company.stage = STRUCK
    company.left = company.working() // 2
    places = pickable(company)
    if len(places) == 1:
        while company.left > 0:
            _tire_one(state, seat, places[0])
    if company.left == 0:
        company.stage = READY


def _tire(state: RollingHeightsState, seat: i64, worker: i64, pose: i64) -> None:
    """A worker becomes tired by a strike."""
    _tire_one(state, seat, worker * POSES + pose - STEADY)
    company = state.companies[seat]
    if company.left == 0:
        company.stage = READY


def _tire_one(state: RollingHeightsState, seat: i64, place: i64) -> None:
    company = state.companies[seat]
    worker = place // POSES
    company.shift(worker, STEADY + place % POSES, TIRED)
    _picked(company, place)
    state.tell(TIRED_OUT, seat, worker, STEADY + place % POSES)


# Picking a set: workers who sit out, or those whom a strike tires


def _places(company: Company) -> i64:
    """What is picked from: the colours, or after a strike the colours in either pose."""
    return WORKERS if company.stage == CHOOSING else WORKERS * POSES


def _count_at(company: Company, place: i64) -> i64:
    if company.stage == CHOOSING:
        return company.at(TIRED, place)
    return company.at(STEADY + place % POSES, place // POSES)


def pickable(company: Company) -> list[int]:
    """What can be picked: workers, or after a strike `worker * POSES + pose - STEADY`."""
    return [place for place in range(_places(company)) if _count_at(company, place) > 0]


def pickable_in_order(company: Company) -> list[int]:
    """The same, such that a set is picked in ascending order, and enough must follow; all of it for
    who has picked in another order."""
    found: list[int] = []
    following: i64 = 0
    for place in range(_places(company) - 1, company.lowest - 1, -1):
        here = _count_at(company, place)
        following += here
        if here > 0 and following >= company.left:
            found.append(place)
    found.reverse()
    return found or pickable(company)


# What a player is asked, in the turn and ahead of it


def offer_preparation(company: Company, ahead: bool, ordered: bool, out: list[Action]) -> None:
    """What the throw has left open; `ordered`: a set in one order only."""
    stage = company.stage
    if stage == THROWN:
        out.append(PUSH_NEXT if ahead else PUSH_NOW)
        out.append(STOP_NEXT if ahead else STOP_NOW)
    elif stage in (CHOOSING, STRUCK):
        kind = TIRE_AHEAD if ahead else TIRE
        if stage == CHOOSING:
            kind = REST_AHEAD if ahead else REST
        for place in pickable_in_order(company) if ordered else pickable(company):
            out.append(kind.actions[place])


def why_not_prepare(company: Company, action: Action, otherwise: Fact) -> Fact:
    """Why a worker can't be picked; `otherwise` if none is to be picked in this way."""
    kind = action.kind
    resting = company.stage == CHOOSING and (kind is REST or kind is REST_AHEAD)
    tiring = company.stage == STRUCK and (kind is TIRE or kind is TIRE_AHEAD)
    return NO_SUCH_WORKER.at(action.a) if resting or tiring else otherwise


def about_preparation(state: RollingHeightsState, seat: i64, action: Action) -> dict[str, int]:
    """How many are still to be picked, or what a push would risk."""
    company = state.companies[seat]
    kind = action.kind
    if kind is PUSH or kind is PUSH_AHEAD:
        tired = company.count(TIRED)
        return {"tired": tired, "strike_permille": strike_permille(state.rules, tired)}
    if kind is REST or kind is REST_AHEAD or kind is TIRE or kind is TIRE_AHEAD:
        return {"workers_left": company.left - 1}
    return {}


def go_on_preparing(state: RollingHeightsState, seat: i64, action: Action) -> None:
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


def offer_ahead(state: RollingHeightsState, seat: i64, out: list[Action]) -> None:
    if not _may_roll_ahead(state, seat):
        return
    company = state.companies[seat]
    if company.stage == RESTING:
        out.append(THROW_NEXT)
    else:
        offer_preparation(company, True, False, out)


def _may_roll_ahead(state: RollingHeightsState, seat: i64) -> bool:
    """While others act, from the set-up on, as long as a turn is to come."""
    if seat == state.active:
        return False
    last = state.last_round > 0 and state.round_number == state.last_round
    return not last or not _has_played(state, seat)


def _has_played(state: RollingHeightsState, seat: i64) -> bool:
    """Whether a seat has had its turn of this round."""
    players = state.players
    return (seat - state.first) % players < (state.active - state.first) % players


def why_not_ahead(state: RollingHeightsState, seat: i64, action: Action) -> Fact:
    if not state.rules.roll_ahead:
        return NO_ROLL_AHEAD.at()
    if seat == state.active:
        return (START_FIRST if state.phase == SETUP else OWN_TURN).at()
    if not _may_roll_ahead(state, seat):
        return NO_NEXT_TURN.at()
    company = state.companies[seat]
    thrown = company.stage not in (RESTING, CHOOSING)
    return why_not_prepare(company, action, (THROWN_ALREADY if thrown else THROW_FIRST).at())


def act_ahead(state: RollingHeightsState, seat: i64, action: Action) -> None:
    if action.kind is THROW_AHEAD:
        prepare(state, seat)
    else:
        go_on_preparing(state, seat, action)
    if state.companies[seat].stage == READY:
        state.seal(seat)  # what is thrown ahead is final
