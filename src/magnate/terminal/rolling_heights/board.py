"""Which parts of the table of Rolling Heights are shown, and in what order."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, cast

from rich.text import Text

from magnate.core.actions import Action
from magnate.core.domains import Domain
from magnate.core.facts import Fact, FactKind
from magnate.core.options import Setup
from magnate.games.rolling_heights.actions import (
    ACTIVATE,
    AD,
    AS_STEADY,
    PLAN,
    SERVANT,
    TARGET,
    URBANIST,
    WORKER,
)
from magnate.games.rolling_heights.decisions.payment import PAY_POWER
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
from magnate.games.rolling_heights.rules import PHASE, RIVAL, Rules
from magnate.games.rolling_heights.view_types import RollingHeightsView
from magnate.terminal.lines import fit, ink
from magnate.terminal.parts import PartsBoard, sign_entries
from magnate.terminal.rolling_heights.choices import describe
from magnate.terminal.rolling_heights.city import draw_city
from magnate.terminal.rolling_heights.companies import (
    draw_ads,
    draw_forecast,
    draw_plans,
    draw_players,
)
from magnate.terminal.rolling_heights.market import draw_market, draw_workers, plan_lines, plan_text
from magnate.terminal.rolling_heights.pieces import (
    A_POWER,
    A_WILD,
    COUNTS,
    DONE_SIGN,
    LEADS,
    WAVES,
    Pen,
)
from magnate.terminal.screen import Choice, Explained, Numbers, View
from magnate.words import Words

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
    ASK_RISK: (PLANS,),
    ASK_TIRE: (PLANS,),
    ASK_MAIN: (CITY, MARKET, PLANS),
    ASK_UPGRADE: (PLANS,),
    ASK_SWAP: (PLANS,),
    ASK_CUBE: (CITY, PLANS),
    ASK_TAKE: (CITY, MARKET),
    ASK_PLACE: (CITY,),
    ASK_PAY: (CITY, PLANS),
    ASK_HIRE: (PLANS, ADS),
}
"""What each question is about."""


class RollingHeightsBoard(PartsBoard):
    """Draws views of Rolling Heights."""

    parts = PARTS
    whole = WHOLE

    def __init__(self, setup: Setup, words: Words, names: Sequence[str]) -> None:
        assert isinstance(setup, Rules)
        super().__init__(words, names, words.text("terminal-rolling_heights-parts"))
        self.pen = Pen(setup, words, names)

    def lines(
        self, view: View, width: int, parts: tuple[str, ...], question: Fact | None
    ) -> list[Text]:
        table = cast(RollingHeightsView, view)
        lines = [self._head(table, width)]
        for name in parts:
            lines += self._part(name, table, width, question, alone=len(parts) == 1)
        if table["round"] <= WELL_KNOWN and parts[0] in (CITY, MARKET, PLANS):
            lines += self.pen.materials(width)
        lines += draw_players(self.pen, table, width)
        seat = table["seat"]
        if SCORES not in parts and seat is not None and not table["over"]:
            lines += draw_forecast(self.pen, table, width, range(seat, seat + 1))
        return lines

    def shown(self, question: Fact) -> tuple[str, ...]:
        return SHOWN.get(question.kind, WHOLE)

    def keys(self, question: Fact) -> list[str]:
        keys = super().keys(question)
        if question.kind is ASK_MAIN:
            keys.insert(0, self.words.text("terminal-rolling_heights-all"))
        elif question.kind is ASK_PAY:
            keys.insert(0, self.words.text("terminal-rolling_heights-all-power"))
        return keys

    def repeated(self, view: View, question: Fact, legal: Sequence[Action]) -> Action | None:
        """A quick way to let everyone work, beginning with those who get others to work, and to pay
        with power as far as it goes."""
        if question.kind is ASK_PAY:
            return PAY_POWER if PAY_POWER in legal else None
        workers = [action for action in legal if action.kind is ACTIVATE]
        return min(workers, key=_precedence, default=None)

    def help(self, width: int) -> list[Text]:
        return [
            Text(),
            ink(self.words.text("terminal-rolling_heights-help")),
            *self.pen.signs(self._signs(), width),
            *self.pen.materials(width),
            *draw_workers(self.pen, width),
        ]

    def about_value(self, domain: Domain, value: int) -> tuple[str, str]:
        if domain is not WORKER:
            return "", ""
        pen = self.pen
        steady = pen.does(value, pen.rules.steady_amount[value], False)
        hard = pen.does(value, pen.rules.hard_amount[value], True)
        return pen.short(value).plain, f"({steady} / {hard})"

    def explanations(self) -> list[Explained]:
        pen, words = self.pen, self.words
        name = words.text("rolling_heights-rival")
        found = [Explained("opponent", name, ("rival",), words.text("rolling_heights-rival.about"))]
        for plan in range(PLAN.size):
            about = plan_text(pen, plan)
            found.append(Explained("plan", pen.plan(plan), (PLAN.text(plan),), about))
        found += [Explained("ability", *told) for told in pen.explained_abilities()]
        for ad in range(AD.size):
            found.append(Explained("ad", pen.ad(ad)[0], (), pen.ad(ad)[1]))
        for target in range(TARGET.size):
            found.append(Explained("target", pen.target(target)[0], (), pen.target(target)[1]))
        for legend in (self._signs(), *self._legends()):
            found += sign_entries(legend)
        for kind, letter in enumerate(pen.type_letters):
            found.append(Explained("sign", letter, (), pen.types[kind]))
        for material, letter in enumerate(pen.letters):
            found.append(Explained("sign", letter, (), pen.material(material)))
        return found

    def _signs(self) -> str:
        return self.words.text(
            "terminal-rolling_heights-signs", power=A_POWER, wild=A_WILD, counts=COUNTS
        )

    def _legends(self) -> tuple[str, str]:
        """Of the city and of the market."""
        text = self.words.text
        return (
            text("terminal-rolling_heights-legend", water=WAVES, done=DONE_SIGN, leads=LEADS),
            text("terminal-rolling_heights-legend-market", leads=LEADS, wild=A_WILD),
        )

    def choice(self, view: View, question: Fact, action: Action, numbers: Numbers) -> Choice:
        return describe(self.pen, cast(RollingHeightsView, view), question, action, numbers)

    def opponent(self) -> Text:
        return self.pen.name(RIVAL)

    # Parts

    def _head(self, view: RollingHeightsView, width: int) -> Text:
        words = self.words
        title = ink(words.text("rolling_heights-name"), "title")
        if view["over"]:
            return title.append("  " + words.text("terminal-rolling_heights-over"), "act")
        if view["round"] == 0:
            return title.append("  " + words.text("terminal-rolling_heights-setup"), "act")
        number = words.text("terminal-rolling_heights-round", round=view["round"])
        title.append(f"  {number}", "bold").append("  ").append_text(self.pen.name(view["active"]))
        title.append(f"  {words.value(PHASE, view['phase'])}", "muted")
        if view["last_round"] is not None:
            if view["last_round"] <= view["round"]:
                news = words.text("terminal-rolling_heights-last-round")
            else:
                news = words.text("terminal-rolling_heights-one-more")
            title.append("  ").append(f" {news} ", "alarm")
        elif view["quiet"] and not view["put"]:
            news = words.text("terminal-rolling_heights-quiet", rounds=view["quiet_left"])
            title.append("  ").append(f" {news} ", "alarm")
        return fit(title, width)

    def _part(
        self, name: str, view: RollingHeightsView, width: int, question: Fact | None, alone: bool
    ) -> list[Text]:
        pen = self.pen
        seat = view["seat"]
        kind = None if question is None else question.kind
        if name == CITY:
            can_buy = view["turn"]["bought"] is None
            costs = seat == view["active"] and can_buy and kind is ASK_MAIN
            known = view["round"] > WELL_KNOWN and not alone
            lines = draw_city(pen, view, width, costs, legend=not known)
            if question is not None and question.kind is ASK_PLACE:
                lines += plan_lines(pen, question.args[0], width)
            return lines
        if name == MARKET:
            if view["over"] or (kind is ASK_MAIN and not view["affordable"]):
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


def _precedence(activation: Action) -> int:
    """First the urbanist who throws the tired ones again, then civil servants who upgrade."""
    if activation.a == URBANIST and activation.b == AS_STEADY:
        return 0
    return 1 if activation.a == SERVANT else 2
