"""The course of the game: set-up, turns and rounds (RH-1.8, RH-2, RH-6, RH-8)."""

from __future__ import annotations

from magnate.core.decisions import Step
from magnate.games.rolling_heights.actions import MATERIALS, WAITING
from magnate.games.rolling_heights.cards import ad_vp, best_target, target_vp
from magnate.games.rolling_heights.decisions.main import Main
from magnate.games.rolling_heights.decisions.plans import StartPlan
from magnate.games.rolling_heights.decisions.preparation import prepare_question
from magnate.games.rolling_heights.decisions.solo import rival_starts, rival_turn
from magnate.games.rolling_heights.facts import (
    AD_SCORED,
    ENDED_BY_CITY,
    ENDED_BY_CUBES,
    ENDED_BY_QUIET,
    GOT_WILDS,
    RETURNED,
    RIVAL_AD_SCORED,
    TARGET_SCORED,
    TURN,
)
from magnate.games.rolling_heights.market import close_up, put_wilds
from magnate.games.rolling_heights.rules import (
    CLEAN_UP,
    FULL_CITY,
    MAIN_PHASE,
    NONE,
    PREPARATION,
    READY,
    RESTING,
    RIVAL,
)
from magnate.games.rolling_heights.state import RollingHeightsState
from magnate.games.rolling_heights.throwing import prepare
from magnate.games.rolling_heights.units import FROM_STRIKE


class Course(Step[RollingHeightsState]):
    """Lies at the bottom of the stack and puts the next question on top."""

    def resume(self, state: RollingHeightsState) -> None:
        while len(state.stack) == 1:
            if state.phase == PREPARATION:
                _prepare(state)
            elif state.phase == CLEAN_UP:
                _clean_up(state)
            else:
                _next_start(state)


def begin(state: RollingHeightsState) -> None:
    """The set-up goes counter-clockwise from the player to the right of the first (RH-1.8)."""
    state.active = (state.first - 1) % state.players
    if state.rules.solo:
        rival_starts(state)
    state.ask(StartPlan(state.active))


def _next_start(state: RollingHeightsState) -> None:
    if state.active != state.first:
        state.active = (state.active - 1) % state.players
        state.ask(StartPlan(state.active))
        return
    close_up(state)
    state.round_number = 1
    _begin_turn(state)


def _begin_turn(state: RollingHeightsState) -> None:
    seat = state.active
    state.tell(TURN, seat, state.round_number)
    state.laid = 0
    state.finished = 0
    state.vp_before = state.companies[seat].vp
    state.phase = PREPARATION
    if state.companies[seat].stage == RESTING:
        prepare(state, seat)
        state.seal()  # chance was drawn by whatever ended the turn before


def _prepare(state: RollingHeightsState) -> None:
    """Ask what the throw has left open, then the main phase begins (RH-3, RH-4)."""
    seat = state.active
    company = state.companies[seat]
    if company.stage != READY:
        company.lowest = 0  # what was picked ahead was picked in any order
        state.ask(prepare_question(state, seat))
        return
    state.phase = MAIN_PHASE
    if company.struck:
        wilds = min(state.rules.strike_wilds, state.wild_supply)
        company.wilds += wilds
        state.wild_supply -= wilds
        state.tell(GOT_WILDS, seat, wilds, FROM_STRIKE)
    state.ask(Main(seat))


def _clean_up(state: RollingHeightsState) -> None:
    """Unused cubes return, wilds are put out, rows close up (RH-6.1)."""
    company = state.companies[state.active]
    unused = state.cubes_at_hand()
    if unused + state.power > 0:
        state.tell(RETURNED, state.active, unused, state.power)
    for material in range(MATERIALS):
        state.supply[material] += state.yard[material]
        state.yard[material] = 0
        state.special_yard[material] = 0
    state.power = 0
    company.gather(WAITING)
    company.stage = RESTING
    company.struck = False
    put_wilds(state)
    close_up(state)
    state.acted = False
    state.bought = NONE
    state.led = 0
    if state.rules.solo:
        rival_turn(state)
    state.active = (state.active + 1) % state.players
    if state.active == state.first and _round_ends_the_game(state):
        _end(state)
    else:
        _begin_turn(state)


def _round_ends_the_game(state: RollingHeightsState) -> bool:
    """One more full round after the one in which the end was triggered (RH-8.1), or three rounds
    in which nothing happened on the map (RH-8.3)."""
    state.quiet = 0 if state.put else state.quiet + 1
    state.put = False
    if state.round_number == state.last_round or state.quiet == state.rules.quiet_rounds:
        return True
    state.round_number += 1
    return False


def _end(state: RollingHeightsState) -> None:
    if state.journal is not None:
        _tell_cards(state)
    if state.round_number != state.last_round:
        state.tell(ENDED_BY_QUIET)
    elif state.trigger == FULL_CITY:
        state.tell(ENDED_BY_CITY)
    else:
        state.tell(ENDED_BY_CUBES)
    state.stack.clear()


def _tell_cards(state: RollingHeightsState) -> None:
    """What ads and targets give (RH-8.2)."""
    for seat in range(state.players):
        for ad in state.ads:
            state.tell(AD_SCORED, seat, ad, ad_vp(state, seat, ad))
        target = best_target(state, seat)
        state.tell(TARGET_SCORED, seat, target, target_vp(state, seat, target))
    if state.rules.solo:
        for ad in state.ads:
            state.tell(RIVAL_AD_SCORED, ad, ad_vp(state, RIVAL, ad))
