"""The choices of a question as lines with their keys."""

from __future__ import annotations

from collections.abc import Mapping

from rich.text import Text

from magnate.core.actions import Action
from magnate.core.state import State
from magnate.terminal.lines import blocks, flow, grid, plan
from magnate.terminal.screen import Board


def choice_lines(
    board: Board, state: State, seat: int, listed: Mapping[str, Action], width: int
) -> list[Text]:
    """First those with a head of their own: beside it, or in a small plan; then the rest."""
    question = state.question(seat)
    assert question is not None
    view = state.view(seat)
    alone: list[Text] = []
    groups: dict[str, list[Text]] = {}
    plans: dict[str, dict[tuple[int, int], Text]] = {}
    for key, action in listed.items():
        choice = board.choice(view, question, action, state.about(seat, action))
        short = Text.assemble((f"{key} ", "act"), choice.text)
        aligned = Text.assemble((f"{key:>2} ", "act"), choice.text)
        if choice.place is not None:
            plans.setdefault(choice.head, {})[choice.place] = aligned
        elif choice.head:
            groups.setdefault(choice.head, []).append(short)
        else:
            alone.append(aligned)
    lines: list[Text] = []
    for head, items in groups.items():
        lines += flow([Text(head, "bold"), *items], width, start="   ")
    empty = Text(" ·", "muted")
    drawn = [plan(Text(head, "bold"), cells, empty) for head, cells in plans.items()]
    return [*lines, *blocks(drawn, width), *grid(alone, width)]


def repeated(board: Board, state: State, seat: int) -> list[Action]:
    """What `all` stands for: one answer after the other, as long as the same is asked."""
    trial = state.clone()
    asked = trial.question(seat)
    actions: list[Action] = []
    while asked is not None and (question := trial.question(seat)) is not None:
        action = board.repeated(trial.view(seat), question, trial.legal(seat))
        if question.kind is not asked.kind or action is None:
            break
        actions.append(action)
        if trial.seals(seat, action):
            break
        trial.advance(seat, action)
    return actions
