"""What happened, told turn by turn."""

from __future__ import annotations

from collections.abc import Sequence

from rich.text import Text

from magnate.core.domains import SEAT
from magnate.core.facts import Fact
from magnate.core.game import Game
from magnate.terminal.screen import SHAPES, Board


def paragraphs(facts: Sequence[Fact], game: Game, board: Board) -> list[Text]:
    """One paragraph for each turn, marked with the shape of the seat whose turn it is.

    In a game that knows no turns, one for as long as a seat goes on.
    """
    facts = [fact for fact in facts if fact.kind not in board.details]
    if game.turn_event is None:
        return _by_seat(facts, board)
    told: list[Text] = []
    start = 0
    turn: Fact | None = None
    for index, fact in enumerate(facts):
        if fact.kind is game.turn_event:
            told += _paragraph(turn, facts[start:index], board)
            turn, start = fact, index + 1
    return told + _paragraph(turn, facts[start:], board)


def _by_seat(facts: Sequence[Fact], board: Board) -> list[Text]:
    told: list[Text] = []
    before: int | None = None
    for index, fact in enumerate(facts):
        about = fact.kind.params and fact.kind.params[0][1] is SEAT
        seat = fact.args[0] if about else -1
        text = board.words.fact(fact, board.names)
        if index and seat == before and fact.kind is not board.chapter:
            told[-1].append(f" {text}")
        elif seat >= 0:
            told.append(Text.assemble((f"{SHAPES[seat]} ", f"seat.{seat}"), text))
        else:
            told.append(Text.assemble(("· ", "muted"), text))
        before = seat
    return told


def _paragraph(turn: Fact | None, facts: Sequence[Fact], board: Board) -> list[Text]:
    """A turn in which nothing has happened yet isn't worth a line."""
    if not facts:
        return []
    text = " ".join(board.words.fact(fact, board.names) for fact in facts)
    if turn is None:
        return [Text.assemble(("· ", "muted"), text)]
    seat = turn.args[0]
    return [Text.assemble((f"{SHAPES[seat]} ", f"seat.{seat}"), text)]
