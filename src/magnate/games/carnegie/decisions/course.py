"""The course of the game: set-up, rounds and phases (CAR-1.9, CAR-2, CAR-3, CAR-7)."""

from __future__ import annotations

from typing import ClassVar

from mypy_extensions import i64

from magnate.core.actions import Action, ActionKind
from magnate.core.decisions import ONLY, Decision, Step
from magnate.core.facts import Fact
from magnate.core.ints import adding
from magnate.core.vocabulary import NOT_NOW
from magnate.games.carnegie.actions import CHOOSE
from magnate.games.carnegie.andrew import chooses_in
from magnate.games.carnegie.decisions.activation import begin_activation
from magnate.games.carnegie.decisions.departments import Wait, begin_departments
from magnate.games.carnegie.decisions.employees import ask_moves
from magnate.games.carnegie.decisions.gains import about_event
from magnate.games.carnegie.decisions.income import BringHome, Donate, can_donate
from magnate.games.carnegie.decisions.setup import (
    NoteDonation,
    PlaceHousing,
    place_neutral_discs,
)
from magnate.games.carnegie.decisions.solo import andrew_acts, andrew_chooses, show_card, tuck_card
from magnate.games.carnegie.domains import (
    ACTIVATION,
    CHOICE,
    DEPARTMENTS_PHASE,
    DONATION_EVENT,
    EVENT,
    ROW_EVENTS,
    SETUP_ACTIVATION,
    SETUP_NOTE,
    SETUP_PLACES,
    SETUP_SIDES,
    SETUP_STEPS,
    region_of,
)
from magnate.games.carnegie.facts import (
    ASK_CHOOSE,
    CHOSE,
    ENDED_BY_ROUNDS,
    FLIPPED,
    HAPPENS,
    MARKER_MOVED,
    NOTE_SHOWN,
    ROUND,
)
from magnate.games.carnegie.previews import uses_of
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
            elif state.phase == SETUP_SIDES:
                place_neutral_discs(state)
                _enter(state, SETUP_PLACES)
            elif state.phase == SETUP_PLACES:
                _next_place(state)
            elif state.phase == SETUP_STEPS:
                _next_steps(state)
            elif state.phase == SETUP_ACTIVATION and state.rules.secret_donation:
                _enter(state, SETUP_NOTE)
                state.ask(NoteDonation())
            else:
                _begin_round(state)


def _enter(state: CarnegieState, phase: i64) -> None:
    state.phase = phase
    state.begun = 0
    state.step = 0


def _next_place(state: CarnegieState) -> None:
    """Counter-clockwise from the player to the right of the first (CAR-1.7)."""
    if state.begun == state.players:
        _enter(state, SETUP_STEPS)
        return
    state.begun += 1
    state.ask(PlaceHousing(state.whose_turn()))


def _next_steps(state: CarnegieState) -> None:
    """Clockwise from the first player (CAR-1.8)."""
    if state.begun == state.players:
        _enter(state, SETUP_ACTIVATION)
        begin_activation(state)
        return
    state.begun += 1
    ask_moves(state, state.whose_turn(), state.rules.setup_steps)


def _begin_round(state: CarnegieState) -> None:
    """Choose an action (CAR-3.1); alone, Andrew chooses in every second round (CAR-9.3)."""
    state.round_number += 1
    _enter(state, CHOICE)
    state.waiting = False
    state.row = -1
    state.moving = -1
    state.tell(ROUND, state.round_number)
    if state.andrew is not None and state.andrew.played + 1 < len(state.andrew.deck):
        state.seal()  # the back of the next card comes to light (CAR-9.3)
    if state.andrew is not None and chooses_in(state.round_number):
        show_card(state)
        choose_row(state, andrew_chooses(state))
    else:
        state.ask(ChooseAction())


class ChooseAction(Decision[CarnegieState]):
    """The first player picks a row of the timeline (CAR-3.1)."""

    kinds: ClassVar[tuple[ActionKind, ...]] = (CHOOSE,)

    def seats(self, state: CarnegieState) -> tuple[int, ...]:
        return ONLY[state.first]

    def question(self, state: CarnegieState, seat: i64) -> Fact:
        return ASK_CHOOSE.at(state.round_number)

    def options(self, state: CarnegieState, seat: i64, out: list[Action]) -> None:
        out.extend(CHOOSE.actions)

    def reason(self, state: CarnegieState, seat: i64, action: Action) -> Fact:
        return NOT_NOW.at()

    def about(self, state: CarnegieState, seat: i64, action: Action) -> dict[str, int]:
        """What the event brings with everybody home, and how many employees may act."""
        moving = state.moving_row(action.a)
        region = region_of(state.events[moving * ROW_EVENTS + state.markers[moving]])
        home = state.companies[seat].missions[region] if region >= 0 else 0
        return about_event(state, seat, region, home) | {"uses": uses_of(state, seat, action.a)}

    def resolve(self, state: CarnegieState, seat: i64, action: Action) -> None:
        state.tell(CHOSE, seat, action.a)
        state.close()
        if state.andrew is not None:
            show_card(state)
        choose_row(state, action.a)


def choose_row(state: CarnegieState, row: i64) -> None:
    """The row's departments are used; if it is at its end, the next below moves (CAR-3.2)."""
    _enter(state, EVENT)
    state.row = row
    state.moving = state.moving_row(row)
    if state.moving != row:
        state.tell(FLIPPED, state.moving)
    state.tell(HAPPENS, state.moving, state.event())
    if state.andrew is not None:
        andrew_acts(state)


def _next_event(state: CarnegieState) -> None:
    """One player completely after the other: income, then donation (CAR-4)."""
    event = state.event()
    if state.step == 0:
        if state.begun == state.players:
            _enter(state, DEPARTMENTS_PHASE)
            if state.rules.wait:
                state.ask(Wait())
            return
        state.begun += 1
        state.step = 1
        seat = state.whose_turn()
        region = region_of(event)
        if region >= 0 and state.companies[seat].missions[region] > 0:
            state.ask(BringHome(seat))
    else:
        state.step = 0
        seat = state.whose_turn()
        if event >= DONATION_EVENT and can_donate(state, seat):
            state.ask(Donate(seat))


def _next_departments(state: CarnegieState) -> None:
    """From the first player clockwise, unless he waits (CAR-5, CAR-10.2)."""
    if state.begun == state.players:
        _enter(state, ACTIVATION)
        begin_activation(state)
        return
    state.begun += 1
    begin_departments(state, state.whose_turn())


def _end_round(state: CarnegieState) -> None:
    """The marker advances, the first player moves clockwise (CAR-7.2)."""
    state.markers = adding(state.markers, state.moving, 1)
    state.tell(MARKER_MOVED, state.moving, state.markers[state.moving])
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
