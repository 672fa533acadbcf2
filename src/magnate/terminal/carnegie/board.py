"""Which parts of the table of Carnegie are shown, and in what order."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final, cast

from rich.console import Group, RenderableType
from rich.text import Text

from magnate.core.actions import Action, ActionKind
from magnate.core.facts import Fact, FactKind
from magnate.core.options import Setup
from magnate.games.carnegie.actions import (
    ACTIVATE,
    CHARITY,
    CONSTRUCTION,
    DEPARTMENTS,
    PLANNING,
    PROPERTY,
    RESEARCH,
    TYPE_OF,
)
from magnate.games.carnegie.facts import (
    ASK_ACTIVATE,
    ASK_BRING_HOME,
    ASK_CHOOSE,
    ASK_DEPARTMENT,
    ASK_DONATE,
    ASK_MOVE,
    ASK_NOTE,
    ASK_PLACE,
    ASK_RESERVE,
    ASK_SIDES,
    ASK_STUDY,
    ASK_USE,
    ROUND,
)
from magnate.games.carnegie.rules import Rules
from magnate.games.carnegie.view import CarnegieView
from magnate.terminal.carnegie.choices import describe
from magnate.terminal.carnegie.companies import (
    draw_board,
    draw_companies,
    draw_others,
    draw_sides,
    draw_tabs,
    draw_tiles,
)
from magnate.terminal.carnegie.gifts import draw_andrew, draw_donations, draw_forecast
from magnate.terminal.carnegie.land import draw_map, draw_tracks, signs
from magnate.terminal.carnegie.pieces import ANDREW, RULE, Pen, ink
from magnate.terminal.carnegie.timeline import draw_previews, draw_timeline
from magnate.terminal.lines import columns, fit
from magnate.terminal.screen import Board, Choice, Rival, seat_text
from magnate.words import Words

NARROWEST: Final = 78
ALL: Final = "all"

# The parts of the table. A person names one in English or in the language of the screen.
TIMELINE: Final = "timeline"
MAP: Final = "map"
STUDY: Final = "study"
BOARD: Final = "board"
BOARDS: Final = "boards"
DONATIONS: Final = "donations"
TILES: Final = "tiles"
SIDES: Final = "sides"
PARTS: Final = (TIMELINE, MAP, STUDY, BOARDS, DONATIONS, TILES)
WHOLE: Final = (TIMELINE, MAP, STUDY, DONATIONS, BOARD, BOARDS)

SHOWN: Final[dict[FactKind, tuple[str, ...]]] = {
    ASK_SIDES: (SIDES,),
    ASK_PLACE: (TIMELINE, MAP),
    ASK_RESERVE: (TILES,),
    ASK_NOTE: (DONATIONS, BOARD),
    ASK_CHOOSE: (TIMELINE, STUDY, BOARD),
    ASK_BRING_HOME: (TIMELINE, STUDY),
    ASK_DONATE: (DONATIONS,),
    ASK_STUDY: (STUDY,),
    ASK_MOVE: (BOARD,),
    ASK_ACTIVATE: (TIMELINE, BOARD),
}
"""What each question is about; for all others, the own board."""


class CarnegieBoard(Board):
    """Draws views of Carnegie."""

    tells_refused = False
    chapter = ROUND

    def __init__(self, setup: Setup, words: Words, names: Sequence[str]) -> None:
        assert isinstance(setup, Rules)
        super().__init__(words, names)
        self.rules = setup
        self.pen = Pen(setup, words, names)

    def draw(
        self,
        view: Mapping[str, object],
        width: int,
        question: Fact | None = None,
        part: str = "",
    ) -> RenderableType:
        table = cast(CarnegieView, view)
        wide = max(width, NARROWEST)
        if part in PARTS:
            parts: tuple[str, ...] = (part,)
        elif question is None or part == ALL:
            parts = WHOLE
        else:
            parts = _shown(question)
        lines = [self._head(table, wide, question)]
        for name in parts:
            lines += self._part(name, table, wide, question, alone=len(parts) == 1)
        lines += draw_companies(self.pen, table, wide)
        if not part or part == ALL:
            lines += draw_andrew(self.pen, table, wide)
            lines += draw_forecast(self.pen, table, wide)
        return Group(*lines)

    def part(self, wish: str) -> str:
        """`map`, or the beginning of that or of its name in the language of the screen."""
        if wish:
            names = self.words.text("terminal-carnegie-parts").split(" | ")
            for part, name in zip(PARTS, names, strict=True):
                if part.startswith(wish.lower()) or name.lower().startswith(wish.lower()):
                    return part
        return ALL

    def keys(self, question: Fact) -> list[str]:
        names = self.words.text("terminal-carnegie-parts").split(" | ")
        keys = [self.words.text("terminal-carnegie-keys", parts=", ".join(names))]
        if question.kind is ASK_ACTIVATE:
            keys.insert(0, self.words.text("terminal-carnegie-all"))
        return keys

    def repeated(self, question: Fact) -> ActionKind | None:
        """A quick way to activate everyone one can afford."""
        return ACTIVATE if question.kind is ASK_ACTIVATE else None

    def help(self, width: int) -> list[Text]:
        return [Text(), ink(self.words.text("terminal-carnegie-help")), *signs(self.pen, width)]

    def choice(
        self,
        view: Mapping[str, object],
        question: Fact,
        action: Action,
        numbers: Mapping[str, int],
    ) -> Choice:
        return describe(self.pen, cast(CarnegieView, view), question, action, numbers)

    def amount(self, amount: int) -> str:
        return str(amount)

    def rivals(self, view: Mapping[str, object]) -> list[Rival]:
        andrew = cast(CarnegieView, view)["andrew"]
        if andrew is None:
            return []
        name = Text.assemble(self.pen.who(ANDREW), f" {self.words.text('carnegie-andrew')}")
        return [Rival(name, andrew["standing"])]

    # Parts

    def _head(self, view: CarnegieView, width: int, question: Fact | None) -> Text:
        words = self.words
        title = ink(words.text("carnegie-name"), "title")
        if view["over"]:
            return title.append("  " + words.text("terminal-carnegie-over"), "act")
        if view["round"] == 0:
            return title.append("  " + words.text("terminal-carnegie-setup"), "act")
        number = words.text("terminal-carnegie-round", round=view["round"], last=self.rules.rounds)
        title.append(f"  {number}", "bold")
        if _picked(view):
            title.append(f"  ▶ {self.pen.type(view['row'])}", "act")
        phases = words.text("terminal-carnegie-phases").split(" | ")
        if view["phase"] < len(phases):
            title.append(f"  {phases[view['phase']]}", "muted")
        if len(view["companies"]) > 1:
            first = seat_text(view["first"], self.names)
            label = words.text("terminal-carnegie-first")
            title.append(f"  {label} ", "muted").append_text(first)
        return fit(title, width)

    def _part(
        self, name: str, view: CarnegieView, width: int, question: Fact | None, alone: bool
    ) -> list[Text]:
        pen = self.pen
        seat = view["seat"]
        if name == TIMELINE:
            lines = draw_timeline(pen, view, width, _picked(view))
            return lines + draw_previews(pen, view, width) if alone else lines
        if name == MAP:
            return draw_map(pen, view, width, legend=view["round"] < 3 or alone)
        if name == STUDY:
            tracks = draw_tracks(pen, view, width)
            if seat is None:
                return tracks
            return _beside(tracks, draw_tabs(pen, view, seat, width), width)
        if name == BOARD:
            return [] if seat is None else draw_board(pen, view, seat, width)
        if name == BOARDS:
            if not alone:
                return draw_others(pen, view, width)
            lines = []
            for owner in range(len(view["companies"])):
                lines += draw_board(pen, view, owner, width)
                lines += draw_tabs(pen, view, owner, width)[1:]
            return lines
        if name == DONATIONS:
            return draw_donations(pen, view, width)
        if name == SIDES:
            lines = pen.title(self.words.text("terminal-carnegie-tabs"))
            lines += draw_sides(pen, seat or 0, width)
            return lines + signs(pen, width)
        return draw_tiles(pen, view, width, about=alone)


def _shown(question: Fact) -> tuple[str, ...]:
    """The parts that a question is about."""
    if question.kind is ASK_USE:
        return (STUDY, BOARD) if question.args[0] == RESEARCH else (TIMELINE, BOARD)
    if question.kind is not ASK_DEPARTMENT:
        return SHOWN.get(question.kind, (BOARD,))
    department = question.args[0]
    if department in (PLANNING, PROPERTY):
        return (BOARD, TILES)
    if department == CHARITY:
        return (TIMELINE, DONATIONS)
    if department < DEPARTMENTS and TYPE_OF[department] == CONSTRUCTION:
        return (TIMELINE, MAP, STUDY)
    if department < DEPARTMENTS and TYPE_OF[department] == RESEARCH:
        return (TIMELINE, STUDY)
    return (TIMELINE, BOARD)


def _picked(view: CarnegieView) -> bool:
    """Whether the row of this round is known to have been picked."""
    return view["round"] > 0 and view["row"] >= 0 and not view["over"]


def _beside(left: list[Text], right: list[Text], width: int) -> list[Text]:
    """Two parts side by side if there is room."""
    first = max(line.cell_len for line in left)
    second = max(line.cell_len for line in right)
    if first + 3 + second > width:
        return left + right
    rows = max(len(left), len(right))
    left = left + [Text()] * (rows - len(left))
    right = right + [Text()] * (rows - len(right))
    return [columns([(a, first), (b, second)], RULE) for a, b in zip(left, right, strict=True)]
