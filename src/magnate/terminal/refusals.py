"""What can't be chosen now, and why."""

from __future__ import annotations

from collections.abc import Container, Hashable, Sequence
from typing import Final

from rich.text import Text

from magnate.core.actions import Action, ActionKind
from magnate.core.facts import Fact
from magnate.core.state import State
from magnate.terminal.lines import flow
from magnate.terminal.screen import Board

MOST_LINES: Final = 32
"""So many lines fit on a screen of usual height."""

Blocked = Sequence[tuple[Action, Fact]]


def refused_kinds(board: Board, state: State, seat: int, but: Container[ActionKind]) -> list[Text]:
    """One line for each kind of action that is refused altogether for one reason."""
    groups: dict[tuple[str, Fact], list[Action]] = {}
    for action, reason in state.blocked(seat):
        if action.kind not in but:
            groups.setdefault((action.kind.name, reason), []).append(action)
    return [
        Text(f" ✗ {_first(board, actions)}  {board.words.fact(reason, board.names)}", "muted")
        for (_, reason), actions in groups.items()
    ]


def reasons(board: Board, state: State, seat: int, width: int, height: int | None) -> list[Text]:
    """Each reason with all that it forbids, in at most a screen: if there are too many, reasons
    that differ only in a number are told once, and then each is cut to a line."""
    most = MOST_LINES if height is None else max(3, height - 4)
    blocked = state.blocked(seat)
    if not blocked:
        return [Text(board.words.text("terminal-nothing-refused"), "muted")]
    lines: list[Text] = []
    for similar, rows in ((False, most), (False, 3), (True, 3), (True, 2), (True, 1)):
        lines = []
        for reason, actions in _by_reason(blocked, similar):
            told = flow(_told(board, reason, actions), width, "  ", "     ")
            if len(told) > rows:
                told = told[:rows]
                told[-1].append(" …", "muted")
                told[-1].truncate(width, overflow="ellipsis")
            lines += told
        if len(lines) <= most:
            return lines
    return [*lines[: most - 1], Text(" …", "muted")]


def _by_reason(blocked: Blocked, similar: bool) -> list[tuple[Fact, list[Action]]]:
    """Actions by reason, the first reason of those taken together."""
    groups: dict[Hashable, tuple[Fact, list[Action]]] = {}
    for action, reason in blocked:
        key: Hashable = reason.kind.key if similar else (reason.kind.key, reason.args)
        groups.setdefault(key, (reason, []))[1].append(action)
    return list(groups.values())


def _told(board: Board, reason: Fact, actions: Sequence[Action]) -> list[Text]:
    """The reason, and then each kind of action by its first one."""
    kinds: dict[str, list[Action]] = {}
    for action in actions:
        kinds.setdefault(action.kind.name, []).append(action)
    told = [Text.assemble((" ✗ ", "danger"), board.words.fact(reason, board.names))]
    for place, same in enumerate(kinds.values()):
        comma = " ·" if place < len(kinds) - 1 else ""
        told.append(Text(f"{_first(board, same)}{comma}", "muted"))
    return told


def _first(board: Board, actions: Sequence[Action]) -> str:
    text = board.words.action(actions[0], board.names)
    if len(actions) == 1:
        return text
    return board.words.text("terminal-and-more", action=text, count=len(actions) - 1)
