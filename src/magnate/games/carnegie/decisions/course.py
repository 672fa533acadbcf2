"""The course of the game: set-up, rounds and phases (CAR-1.9, CAR-2, CAR-3, CAR-7)."""

from __future__ import annotations

from typing import ClassVar

from magnate.core.actions import Action, ActionKind
from magnate.core.decisions import ONLY, Decision, Step
from magnate.core.facts import Fact
from magnate.core.vocabulary import NOT_NOW
from magnate.games.carnegie.actions import CHOOSE
from magnate.games.carnegie.decisions.activation import begin_activation
from magnate.games.carnegie.decisions.departments import Wait, begin_departments
from magnate.games.carnegie.decisions.employees import ask_moves
from magnate.games.carnegie.decisions.income import BringHome, Donate, can_donate
from magnate.games.carnegie.decisions.setup import NoteDonation, PlaceHousing
from magnate.games.carnegie.decisions.solo import andrew_acts, andrew_chooses, show_card, tuck_card
from magnate.games.carnegie.facts import (
    ASK_CHOOSE,
    CHOSE,
    ENDED_BY_ROUNDS,
    FLIPPED,
    NOTE_SHOWN,
    ROUND,
)
from magnate.games.carnegie.rules import (
    ACTIVATION,
    DEPARTMENTS_PHASE,
    DONATION_EVENT,
    EVENT,
    SETUP_ACTIVATION,
    SETUP_PLACES,
    SETUP_STEPS,
    region_of,
)
from magnate.games.carnegie.state import CarnegieState


class Course(Step[CarnegieState]):
    """Lies at the bottom of the stack and puts the next question on top."""

    def resume(self, state: CarnegieState) -> None:
        while len(state.stack) == 1:
            if state.phase == EVENT:
                _next_event(state)
            elif state.phase == DEPARTMENTS_PHASE:
                _next_departments(state)
            elif state.phase == ACTIVATION:
                _end_round(state)
            elif state.phase == SETUP_PLACES:
                _next_place(state)
            elif state.phase == SETUP_STEPS:
                _next_steps(state)
            else:
                _end_setup(state)


def _next_place(state: CarnegieState) -> None:
    """Counter-clockwise from the player to the right of the first (CAR-1.7)."""
    if state.turn == state.players:
        state.phase = SETUP_STEPS
        state.turn = 0
        return
    seat = (state.first - 1 - state.turn) % state.players
    state.turn += 1
    state.ask(PlaceHousing(seat))


def _next_steps(state: CarnegieState) -> None:
    """Clockwise from the first player (CAR-1.8)."""
    if state.turn < state.players:
        state.turn += 1
        ask_moves(state, state.seat_at(state.turn - 1), state.rules.setup_steps)
        return
    state.phase = SETUP_ACTIVATION
    state.turn = 0
    begin_activation(state)


def _end_setup(state: CarnegieState) -> None:
    """After the first activation comes the secret donation, where it is played."""
    if state.rules.secret_donation and state.companies[0].noted < 0:
        state.ask(NoteDonation())
    else:
        _begin_round(state)


def _begin_round(state: CarnegieState) -> None:
    """Choose an action (CAR-3.1); alone, Andrew chooses in every second round (CAR-9.3)."""
    state.round_number += 1
    state.phase = EVENT
    state.turn = 0
    state.step = 0
    state.waiting = False
    state.tell(ROUND, state.round_number)
    state.row = -1
    state.moving = -1
    if state.andrew is not None and state.andrew.played + 1 < len(state.andrew.deck):
        state.seal()  # the back of the next card comes to light (CAR-9.3)
    if state.andrew is not None and state.round_number % 2 == 0:
        show_card(state)
        choose_row(state, andrew_chooses(state))
    else:
        state.ask(ChooseAction())


class ChooseAction(Decision[CarnegieState]):
    """The first player picks a row of the timeline (CAR-3.1)."""

    kinds: ClassVar[tuple[ActionKind, ...]] = (CHOOSE,)

    def seats(self, state: CarnegieState) -> tuple[int, ...]:
        return ONLY[state.first]

    def question(self, state: CarnegieState, seat: int) -> Fact:
        return ASK_CHOOSE.at(state.round_number)

    def options(self, state: CarnegieState, seat: int, out: list[Action]) -> None:
        out.extend(CHOOSE.actions)

    def reason(self, state: CarnegieState, seat: int, action: Action) -> Fact:
        return NOT_NOW.at()

    def resolve(self, state: CarnegieState, seat: int, action: Action) -> None:
        state.tell(CHOSE, seat, action.a)
        state.stack.pop()
        if state.andrew is not None:
            show_card(state)
        choose_row(state, action.a)
        state.go_on()


def choose_row(state: CarnegieState, row: int) -> None:
    """The row's departments are used; if it is at its end, the next below moves (CAR-3.2)."""
    state.row = row
    state.moving = state.moving_row(row)
    if state.moving != row:
        state.tell(FLIPPED, state.moving)
    if state.andrew is not None:
        andrew_acts(state)


def _next_event(state: CarnegieState) -> None:
    """One player completely after the other: income, then donation (CAR-4)."""
    if state.turn == state.players:
        state.phase = DEPARTMENTS_PHASE
        state.turn = 0
        if state.rules.wait:
            state.ask(Wait())
        return
    seat = state.seat_at(state.turn)
    event = state.event()
    if state.step == 0:
        state.step = 1
        region = region_of(event)
        if region >= 0 and state.companies[seat].missions[region] > 0:
            state.ask(BringHome(seat))
    else:
        state.step = 0
        state.turn += 1
        if event >= DONATION_EVENT and can_donate(state, seat):
            state.ask(Donate(seat))


def _next_departments(state: CarnegieState) -> None:
    """From the first player clockwise, unless he waits (CAR-5, CAR-10.2)."""
    if state.turn == state.players:
        state.phase = ACTIVATION
        state.turn = 0
        begin_activation(state)
        return
    later = 1 if state.waiting else 0
    state.turn += 1
    begin_departments(state, state.seat_at(state.turn - 1 + later))


def _end_round(state: CarnegieState) -> None:
    """The marker advances, the first player moves clockwise (CAR-7.2)."""
    state.markers[state.moving] += 1
    if state.andrew is not None:
        tuck_card(state)
    state.first = (state.first + 1) % state.players
    if state.round_number == state.rules.rounds:
        for seat in range(state.players):
            if state.companies[seat].noted >= 0:
                state.tell(NOTE_SHOWN, seat, state.companies[seat].noted)
        state.tell(ENDED_BY_ROUNDS)
        state.stack.clear()
    else:
        _begin_round(state)
