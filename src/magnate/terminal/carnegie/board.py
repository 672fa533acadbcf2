"""Which parts of the table of Carnegie are shown, and in what order."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import zip_longest
from typing import Final, cast

from rich.text import Text

from magnate.core.actions import Action
from magnate.core.domains import Domain
from magnate.core.facts import Fact, FactKind
from magnate.core.options import Setup
from magnate.games.carnegie.actions import (
    CHARITY,
    CONSTRUCTION,
    DEPARTMENT,
    DEPARTMENTS,
    DONATION,
    PLANNING,
    PROPERTY,
    RESEARCH,
    TYPE_OF,
)
from magnate.games.carnegie.domains import CARD, PHASE
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
from magnate.games.carnegie.view_types import CarnegieView
from magnate.terminal.carnegie.choices import describe
from magnate.terminal.carnegie.companies import (
    draw_board,
    draw_companies,
    draw_others,
    draw_sides,
    draw_tabs,
    draw_tiles,
    tile_figures,
)
from magnate.terminal.carnegie.gifts import card_words, draw_andrew, draw_donations, draw_forecast
from magnate.terminal.carnegie.land import draw_map, draw_tracks, signs
from magnate.terminal.carnegie.pieces import A_GOOD, A_POINT, STANDING, Pen
from magnate.terminal.carnegie.timeline import draw_previews, draw_timeline
from magnate.terminal.lines import columns, fit, ink
from magnate.terminal.parts import PartsBoard, sign_entries
from magnate.terminal.screen import Choice, Explained, Numbers, View, seat_text
from magnate.words import Words

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


class CarnegieBoard(PartsBoard):
    """Draws views of Carnegie."""

    chapter = ROUND
    parts = PARTS
    whole = WHOLE

    def __init__(self, setup: Setup, words: Words, names: Sequence[str]) -> None:
        assert isinstance(setup, Rules)
        super().__init__(words, names, words.text("terminal-carnegie-parts"))
        self.pen = Pen(setup, words, names)

    def lines(
        self, view: View, width: int, parts: tuple[str, ...], question: Fact | None
    ) -> list[Text]:
        table = cast(CarnegieView, view)
        alone = len(parts) == 1
        lines = [self._head(table, width)]
        for name in parts:
            lines += self._part(name, table, width, alone)
        lines += draw_companies(self.pen, table, width)
        if question is not None or not alone:
            lines += draw_andrew(self.pen, table, width)
            lines += draw_forecast(self.pen, table, width)
        return lines

    def shown(self, question: Fact) -> tuple[str, ...]:
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

    def keys(self, question: Fact) -> list[str]:
        keys = super().keys(question)
        if question.kind is ASK_ACTIVATE:
            keys.insert(0, self.words.text("terminal-carnegie-all"))
        return keys

    def repeated(self, view: View, question: Fact, legal: Sequence[Action]) -> Action | None:
        """A quick way to activate everyone one can afford."""
        activation = cast(CarnegieView, view)["activation"]
        moves = [] if activation is None else activation["all"]
        if not moves or moves[0][0] != question.kind.key:
            return None
        return next(action for action in legal if action.text == moves[0][1])

    def help(self, width: int) -> list[Text]:
        return [Text(), ink(self.words.text("terminal-carnegie-help")), *signs(self.pen, width)]

    def about_value(self, domain: Domain, value: int) -> tuple[str, str]:
        if domain is DEPARTMENT and value < DEPARTMENTS:
            return "", tile_figures(self.pen, value)
        if domain is DONATION:
            return "", f"({self.pen.vp(self.pen.rules.donation_vp[value])})"
        return "", ""

    def explanations(self) -> list[Explained]:
        words = self.words
        name = words.text("carnegie-andrew")
        andrew = Explained("opponent", name, ("andrew",), words.text("carnegie-andrew.about"))
        cards = [
            Explained("card", words.value(CARD, card), (CARD.text(card),), told)
            for card, told in enumerate(card_words(self.pen))
        ]
        legend = words.text(
            "terminal-carnegie-signs", good=A_GOOD, point=A_POINT, employee=STANDING
        )
        return [andrew, *cards, *sign_entries(legend)]

    def choice(self, view: View, question: Fact, action: Action, numbers: Numbers) -> Choice:
        return describe(self.pen, cast(CarnegieView, view), action, numbers)

    def opponent(self) -> Text:
        return self.pen.andrew()

    # Parts

    def _head(self, view: CarnegieView, width: int) -> Text:
        words = self.words
        title = ink(words.text("carnegie-name"), "title")
        if view["over"]:
            return title.append("  " + words.text("terminal-carnegie-over"), "act")
        if view["round"] == 0:
            return title.append("  " + words.text("terminal-carnegie-setup"), "act")
        last = self.pen.rules.rounds
        number = words.text("terminal-carnegie-round", round=view["round"], last=last)
        title.append(f"  {number}", "bold")
        if view["row"] is not None:
            title.append(f"  ▶ {self.pen.type(view['row'])}", "act")
        title.append(f"  {words.value(PHASE, view['phase'])}", "muted")
        if len(view["companies"]) > 1:
            first = seat_text(view["first"], self.names)
            label = words.text("terminal-carnegie-first")
            title.append(f"  {label} ", "muted").append_text(first)
        return fit(title, width)

    def _part(self, name: str, view: CarnegieView, width: int, alone: bool) -> list[Text]:
        pen = self.pen
        seat = view["seat"]
        if name == TIMELINE:
            lines = draw_timeline(pen, view, width)
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


def _beside(left: list[Text], right: list[Text], width: int) -> list[Text]:
    """Two parts side by side if there is room."""
    first = max(line.cell_len for line in left)
    second = max(line.cell_len for line in right)
    if first + 3 + second > width:
        return left + right
    rows = zip_longest(left, right, fillvalue=Text())
    return [columns([(a, first), (b, second)]) for a, b in rows]
