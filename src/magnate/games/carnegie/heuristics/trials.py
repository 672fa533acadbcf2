"""Positions to try answers on: copies that share whatever the answers can't touch."""

from __future__ import annotations

from typing import Any, Final, final

from magnate.core.actions import Action
from magnate.core.decisions import Decision, Step
from magnate.core.ints import adding, bit
from magnate.games.carnegie.company import Company
from magnate.games.carnegie.decisions.activation import Activate
from magnate.games.carnegie.decisions.course import ChooseAction, choose_row
from magnate.games.carnegie.decisions.departments import begin_departments
from magnate.games.carnegie.decisions.income import BringHome, Donate, can_donate
from magnate.games.carnegie.domains import (
    ACTIVATION,
    CHOICE,
    DEPARTMENTS_PHASE,
    DONATION_EVENT,
    EVENT,
    GOODS,
    MONEY,
    VP,
    region_of,
)
from magnate.games.carnegie.state import CarnegieState


def attempt(state: CarnegieState, seat: int, action: Action) -> CarnegieState:
    """The position after an action; what comes when the seat's questions are answered is left
    open."""
    stack = state.stack[:]
    stack[0] = HALT
    trial = _copy(state, seat, stack)
    trial.advance(seat, action)
    return trial


def line(state: CarnegieState, seat: int) -> CarnegieState:
    """A position in which the seat can play on, as if it were alone."""
    stack = state.stack[:]
    stack[0] = Alone(seat)
    return _copy(state, seat, stack)


def round_of(state: CarnegieState, seat: int, row: int) -> CarnegieState:
    """The same at the start of a round in which a row is picked."""
    trial = _copy(state, seat, [Alone(seat)])
    choose_row(trial, row)
    trial.go_on()
    return trial


def _copy(state: CarnegieState, seat: int, stack: list[Decision[Any]]) -> CarnegieState:
    """The seat's own company can be changed, and the table; never the others' companies nor the
    generator. Andrew, whose cards can't be known, stays out of it."""
    companies = state.companies[:]
    companies[seat] = companies[seat].clone()
    return CarnegieState(
        rules=state.rules,
        rng=state.rng,
        stack=stack,
        companies=companies,
        slots=state.slots,
        projects=state.projects,
        tiles=state.tiles,
        donations=state.donations,
        events=state.events,
        markers=state.markers,
        round_number=state.round_number,
        first=state.first,
        row=state.row,
        moving=state.moving,
        phase=state.phase,
        begun=state.begun,
        step=state.step,
        waiting=state.waiting,
        points=state.points,
        answered=state.answered,
        cursors=state.cursors,
        secret_sides=state.secret_sides,
        andrew=None,
    )


def give(company: Company, kind: int, amount: int) -> None:
    """Money, goods or VP, or none of these."""
    if kind == MONEY:
        company.money += amount
    elif kind == GOODS:
        company.goods += amount
    elif kind == VP:
        company.vp += amount


@final
class Halt(Step[CarnegieState]):
    """At the bottom of an attempt."""

    def resume(self, state: CarnegieState) -> None:
        return


HALT: Final = Halt()
CHOOSE_NEXT: Final = ChooseAction()


@final
class Alone(Step[CarnegieState]):
    """At the bottom of a line of play: the course of a round for one seat, up to the choice of the
    next row.

    The others idle, and nothing that they then do is looked at: their employees come home.
    """

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def resume(self, state: CarnegieState) -> None:
        while len(state.stack) == 1:
            if state.phase == EVENT:
                self._next_event(state)
            elif state.phase == DEPARTMENTS_PHASE:
                state.phase = ACTIVATION
                state.cursors = 0
                state.answered = (bit(state.players) - 1) ^ bit(self.seat)
                state.ask(Activate(1))
            else:
                _end_round(state)

    def _next_event(self, state: CarnegieState) -> None:
        """Income, then donation, then departments."""
        event = state.event()
        region = region_of(event)
        state.step += 1
        if state.step == 1:
            if region >= 0 and state.companies[self.seat].missions[region] > 0:
                state.ask(BringHome(self.seat))
        elif state.step == 2:
            if event >= DONATION_EVENT and can_donate(state, self.seat):
                state.ask(Donate(self.seat))
        else:
            state.phase = DEPARTMENTS_PHASE
            begin_departments(state, self.seat)


def _end_round(state: CarnegieState) -> None:
    state.markers = adding(state.markers, state.moving, 1)
    state.first = (state.first + 1) % state.players
    if state.round_number == state.rules.rounds:
        state.stack.clear()
        return
    state.round_number += 1
    state.phase = CHOICE
    state.row = -1
    state.moving = -1
    state.ask(CHOOSE_NEXT)
