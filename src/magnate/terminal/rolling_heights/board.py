"""Which parts of the table of Rolling Heights are shown, and in what order."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final, cast

from rich.console import Group, RenderableType
from rich.text import Text

from magnate.core.actions import Action, ActionKind
from magnate.core.facts import Fact, FactKind
from magnate.core.options import Setup
from magnate.games.rolling_heights.actions import ACTIVATE
from magnate.games.rolling_heights.facts import (
    ASK_CUBE,
    ASK_HIRE,
    ASK_MAIN,
    ASK_PAY,
    ASK_PLACE,
    ASK_REST,
    ASK_RISK,
    ASK_START,
    ASK_SWAP,
    ASK_TAKE,
    ASK_TIRE,
    ASK_UPGRADE,
)
from magnate.games.rolling_heights.rules import MAIN_PHASE, PREPARATION, Rules
from magnate.games.rolling_heights.view import RollingHeightsView
from magnate.terminal.lines import fit
from magnate.terminal.rolling_heights.choices import describe
from magnate.terminal.rolling_heights.city import draw_city
from magnate.terminal.rolling_heights.companies import (
    draw_ads,
    draw_forecast,
    draw_plans,
    draw_players,
)
from magnate.terminal.rolling_heights.market import draw_market, draw_workers, plan_lines
from magnate.terminal.rolling_heights.pieces import A_POWER, A_WILD, RIVAL, Pen, figure, ink
from magnate.terminal.screen import Board, Choice, Rival
from magnate.words import Words

NARROWEST: Final = 78
ALL: Final = "all"
WELL_KNOWN: Final = 3
"""After so many rounds the signs of the city need no explaining."""

# The parts of the table. A person names one in English or in the language of the screen.
CITY: Final = "city"
MARKET: Final = "market"
PLANS: Final = "plans"
ADS: Final = "ads"
SCORES: Final = "scores"
PARTS: Final = (CITY, MARKET, PLANS, ADS, SCORES)
WHOLE: Final = (CITY, MARKET, PLANS, ADS)

SHOWN: Final[dict[FactKind, tuple[str, ...]]] = {
    ASK_START: (CITY, MARKET, ADS),
    ASK_REST: (PLANS,),
    ASK_RISK: (CITY, MARKET, PLANS, ADS),
    ASK_TIRE: (MARKET, PLANS),
    ASK_MAIN: (CITY, MARKET, PLANS, ADS),
    ASK_UPGRADE: (PLANS,),
    ASK_SWAP: (PLANS,),
    ASK_CUBE: (CITY, PLANS),
    ASK_TAKE: (CITY, MARKET),
    ASK_PLACE: (CITY,),
    ASK_PAY: (CITY, PLANS),
    ASK_HIRE: (PLANS, ADS),
}
"""What each question is about."""


class RollingHeightsBoard(Board):
    """Draws views of Rolling Heights."""

    tells_refused = False

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
        table = cast(RollingHeightsView, view)
        wide = max(width, NARROWEST)
        if part in PARTS:
            parts: tuple[str, ...] = (part,)
        elif question is None or part == ALL:
            parts = (CITY, PLANS, ADS) if table["over"] else WHOLE
        else:
            parts = SHOWN.get(question.kind, WHOLE)
        lines = [self._head(table, wide)]
        for name in parts:
            lines += self._part(name, table, wide, question, alone=len(parts) == 1)
        lines += draw_players(self.pen, table, wide)
        seat = table["seat"]
        if SCORES not in parts and seat is not None and not table["over"]:
            lines += draw_forecast(self.pen, table, wide, range(seat, seat + 1))
        return Group(*lines)

    def part(self, wish: str) -> str:
        """`city`, or the beginning of that or of its name in the language of the screen."""
        if wish:
            names = self.words.text("terminal-rolling_heights-parts").split(" | ")
            for part, name in zip(PARTS, names, strict=True):
                if part.startswith(wish.lower()) or name.lower().startswith(wish.lower()):
                    return part
        return ALL

    def keys(self, question: Fact) -> list[str]:
        names = self.words.text("terminal-rolling_heights-parts").split(" | ")
        keys = [self.words.text("terminal-rolling_heights-keys", parts=", ".join(names))]
        if question.kind is ASK_MAIN:
            keys.insert(0, self.words.text("terminal-rolling_heights-all"))
        return keys

    def repeated(self, question: Fact) -> ActionKind | None:
        """A quick way to let everyone work."""
        return ACTIVATE if question.kind is ASK_MAIN else None

    def help(self, width: int) -> list[Text]:
        words = self.words.text("terminal-rolling_heights-signs", power=A_POWER, wild=A_WILD)
        return [
            Text(),
            ink(self.words.text("terminal-rolling_heights-help")),
            *self.pen.signs(words, width),
            *draw_workers(self.pen, width),
        ]

    def choice(
        self,
        view: Mapping[str, object],
        question: Fact,
        action: Action,
        numbers: Mapping[str, int],
    ) -> Choice:
        return describe(self.pen, cast(RollingHeightsView, view), question, action, numbers)

    def amount(self, amount: int) -> str:
        return figure(amount)

    def rivals(self, view: Mapping[str, object]) -> list[Rival]:
        rival = cast(RollingHeightsView, view)["rival"]
        if rival is None:
            return []
        return [Rival(self.pen.name(RIVAL), rival["standing"])]

    # Parts

    def _head(self, view: RollingHeightsView, width: int) -> Text:
        words = self.words
        title = ink(words.text("rolling_heights-name"), "title")
        if view["over"]:
            return title.append("  " + words.text("terminal-rolling_heights-over"), "act")
        if view["round"] == 0:
            return title.append("  " + words.text("terminal-rolling_heights-setup"), "act")
        number = words.text("terminal-rolling_heights-round", round=view["round"])
        title.append(f"  {number}", "bold").append("  ").append_text(self.pen.name(view["turn"]))
        if view["phase"] in (PREPARATION, MAIN_PHASE):
            phases = words.text("terminal-rolling_heights-phases").split(" | ")
            title.append(f"  {phases[view['phase'] - PREPARATION]}", "muted")
        if view["last_round"]:
            if view["last_round"] <= view["round"]:
                news = words.text("terminal-rolling_heights-last-round")
            else:
                news = words.text("terminal-rolling_heights-one-more")
            title.append("  ").append(f" {news} ", "alarm")
        return fit(title, width)

    def _part(
        self,
        name: str,
        view: RollingHeightsView,
        width: int,
        question: Fact | None,
        alone: bool,
    ) -> list[Text]:
        pen = self.pen
        seat = view["seat"]
        kind = None if question is None else question.kind
        if name == CITY:
            costs = seat == view["turn"] and not view["bought"] and kind in (ASK_MAIN, ASK_RISK)
            known = view["round"] > WELL_KNOWN and not alone
            lines = draw_city(pen, view, width, costs, legend=not known)
            if question is not None and question.kind is ASK_PLACE:
                lines += plan_lines(pen, question.args[0], width)
            return lines
        if name == MARKET:
            if kind is ASK_MAIN and view["bought"]:
                return []
            levels = (0,) if kind is ASK_START else (0, 1)
            return draw_market(pen, view, width, levels, about=alone or kind is ASK_START)
        if name == PLANS:
            if seat is not None and not alone:
                return draw_plans(pen, view, seat, width)
            owners = [seat] if seat is not None and kind is not None else pen.owners()
            return [line for owner in owners for line in draw_plans(pen, view, owner, width)]
        if name == SCORES:
            return draw_forecast(pen, view, width, range(len(pen.owners())))
        told = kind in (None, ASK_START) or alone
        return draw_ads(pen, view, width, about=told)
