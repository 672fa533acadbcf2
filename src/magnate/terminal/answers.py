"""What a typed line means: one answer or several, each read against the menu as it then stands."""

from __future__ import annotations

from difflib import get_close_matches
from typing import Final

from magnate.core.actions import Action, ActionTable
from magnate.core.errors import BadNotation
from magnate.core.facts import Fact
from magnate.core.ints import apart
from magnate.core.state import Answer, State
from magnate.core.vocabulary import AFTER_SEAL
from magnate.terminal.prompt import Menu, make_menu, whole_number

LONGEST: Final = 40
"""So much of what was mistyped is shown again."""


class Unplayable(BadNotation):
    """A line that can't be played: which of its answers is to blame, and why."""

    def __init__(self, typed: str, place: int, count: int) -> None:
        super().__init__(typed)
        self.typed = typed if len(typed) <= LONGEST else f"{typed[: LONGEST - 1]}…"
        self.place = place
        """Which answer of the line, from 1."""
        self.count = count
        """How many the line has."""


class Mistyped(Unplayable):
    """A text that names no move; `near` is a legal one that it resembles, or empty."""

    def __init__(self, typed: str, place: int, count: int, near: str) -> None:
        super().__init__(typed, place, count)
        self.near = near


class Refused(Unplayable):
    """A move that the rules refuse."""

    def __init__(self, typed: str, place: int, count: int, action: Action, reason: Fact) -> None:
        super().__init__(typed, place, count)
        self.action = action
        self.reason = reason


def read_answers(line: str, state: State, seat: int) -> list[Answer]:
    """The answers that a line gives, each tried on a copy of the position before the next is read;
    `Mistyped` or `Refused` if one can't be played.

    Each is a key of the menu, an amount, or notation; several are parted by `;`, or by spaces if
    the first is an amount (`3 3 4`). *done* in words is for the question of the answer before it.
    Nothing is read beyond a move that can't be taken back: what is open then would tell what it
    brings to light.
    """
    parts = _parts(line, make_menu(state.legal(seat)))
    trial = state.clone()
    answers: list[Answer] = []
    key = ""
    final: Refused | None = None
    for place, part in enumerate(parts, start=1):
        if final is not None:
            closing = _closing(part, state.setup.table)
            if closing is None:
                raise final
            answers.append((key, closing))
            continue
        menu = make_menu(trial.legal(seat))
        action = _chosen(part, menu)
        by_number = action is not None
        if action is None:
            action = _noted(part, menu, state.setup.table, place, len(parts))
        question = trial.question(seat)
        if question is not None and (by_number or not (answers and action.kind.closing)):
            key = question.kind.key
        answers.append((key, action))
        if question is not None and question.kind.key != key:
            continue  # the question that it closes has closed by itself
        reason = trial.why_not(seat, action)
        if reason is not None:
            raise Refused(part, place, len(parts), action, reason)
        if trial.seals(seat, action):
            final = Refused(part, place, len(parts), action, AFTER_SEAL.at())
        else:
            trial.advance(seat, action)
    return answers


def answers_for(actions: list[Action], state: State, seat: int) -> list[Answer]:
    """Moves that were found by playing one after the other, as answers to the questions then
    open."""
    trial = state.clone()
    answers: list[Answer] = []
    for action in actions:
        question = trial.question(seat)
        answers.append(("" if question is None else question.kind.key, action))
        if action is not actions[-1]:
            trial.advance(seat, action)
    return answers


def _parts(line: str, menu: Menu) -> list[str]:
    if ";" in line:
        return [" ".join(part.split()) for part in line.split(";") if part.strip()]
    words = line.split()
    if menu.amount is not None and words and whole_number(words[0]) is not None:
        return words
    return [" ".join(words)]


def _closing(part: str, table: ActionTable) -> Action | None:
    found = [action for kind in table.kinds if kind.closing for action in kind.actions]
    return next((action for action in found if action.text == part), None)


def _chosen(part: str, menu: Menu) -> Action | None:
    """The choice with that key, or of that amount; an amount that isn't offered is none."""
    number = whole_number(part)
    if menu.amount is None or number is None:
        return menu.listed.get(part)
    return next((action for action in menu.amounts if action.a == number), None)


def _noted(part: str, menu: Menu, table: ActionTable, place: int, count: int) -> Action:
    """A move in its notation, or an amount that may be refused with a reason."""
    number = whole_number(part)
    if menu.amount is not None and number is not None:
        near = min(menu.amounts, key=lambda action: apart(action.a, number))
        text = f"{menu.amount.name} {number}"
        offered = [near.text]
    else:
        text = part
        offered = get_close_matches(part, [action.text for action in menu.all], 1)
    try:
        return table.parse(text)
    except BadNotation:
        raise Mistyped(text, place, count, offered[0] if offered else "") from None
