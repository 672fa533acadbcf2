"""A table of Carnegie for tests: set up a position, play in notation, look at the outcome.

Ann, Ben, Cleo and Dan sit clockwise in this order. Cells, slots, regions, departments and donations
are named as in the notation: "r3c2", "chicago/2", "west", "sales", "health-west". The spaces of a
track and the cells of a tab are counted from 1.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import magnate
from magnate.core.facts import Journal
from magnate.core.ints import adding, ints, setting
from magnate.core.options import OptionValue
from magnate.games.carnegie.actions import (
    CELL,
    DEPARTMENT,
    DONATION,
    EMPTY,
    PROJECT,
    REGION,
    SLOT,
    SLOTS,
    TILE,
    TILES,
    TYPE,
)
from magnate.games.carnegie.andrew import Andrew
from magnate.games.carnegie.company import Company
from magnate.games.carnegie.domains import (
    ANDREW,
    DONATION_EVENT,
    LAST_EVENT,
    ROW_EVENTS,
)
from magnate.games.carnegie.rules import (
    AndrewCard,
)
from magnate.games.carnegie.scoring import andrew_score
from magnate.games.carnegie.state import CarnegieState
from magnate.games.carnegie.view_types import AndrewView, CarnegieView, CompanyView
from tests.rules.table import GameTable, short

ANN, BEN, CLEO, DAN = range(4)
HR, MANAGEMENT, CONSTRUCTION, RESEARCH = TYPE.texts
WEST, MIDWEST, SOUTH, EAST = REGION.texts

# Cells of the company board.
LOBBY = "r4c3"
PRINTED_HR = "r4c2"
TRADE = "r3c2"
PLANNING = "r3c3"
BUILDERS = "r3c4"
LABORATORY = "r4c4"

FIRST_SLOTS = ("boston/1", "albany/1", "new-york/1", "los-angeles/1")
"""Where the housing discs of the set-up go; each is worth 3 VP."""
TIMELINE = {
    HR: (WEST, "donation", MIDWEST, EAST, "last east"),
    MANAGEMENT: (SOUTH, EAST, "donation", WEST, "last midwest"),
    CONSTRUCTION: ("donation", SOUTH, MIDWEST, WEST, "last south"),
    RESEARCH: (MIDWEST, EAST, "donation", SOUTH, "last west"),
}
# One project in each city is enough for a connection: the way from San Francisco to Chicago, and
# from there to New York and to New Orleans.
WEST_TO_CHICAGO = (
    ("commerce", "san-francisco/2"),
    ("housing", "reno/1"),
    ("housing", "salt-lake-city/1"),
    ("commerce", "denver/2"),
    ("housing", "omaha/1"),
    ("commerce", "chicago/2"),
)
CHICAGO_TO_NEW_YORK = (("industry", "pittsburgh/3"), ("commerce", "new-york/2"))
CHICAGO_TO_NEW_ORLEANS = (
    ("industry", "st-louis/1"),
    ("industry", "memphis/1"),
    ("industry", "new-orleans/4"),
)
NO_NEUTRAL_DISCS: Mapping[str, Any] = {
    "players": {number: {"neutral_discs": 0} for number in "123"}
}


def start(
    players: int = 2,
    seed: int = 0,
    content: Mapping[str, Any] | None = None,
    **options: OptionValue,
) -> Table:
    """A game just dealt; all tabs with side A up unless said otherwise."""
    options.setdefault("tab_sides", "A")
    state = magnate.game("carnegie").start(players, seed, content, **options)
    assert isinstance(state, CarnegieState)
    return Table(state)


def a_table(
    players: int = 2, content: Mapping[str, Any] | None = None, **options: OptionValue
) -> Table:
    """Round 1 without its chance: Ann is first player, the timeline is `TIMELINE`, all 32 tiles are
    open, nobody has a reserved tile or a joker, and on the map is nothing but one housing disc of
    each player on `FIRST_SLOTS`. Ann's and the others' boards are as at the start of the game.
    """
    table = start(players, 0, {**NO_NEUTRAL_DISCS, **(content or {})}, **options)
    state = table.state
    state.tiles = ints([2] * TILES)
    while state.round_number == 0:
        seat = state.to_act[0]
        kinds = [kind.name for kind in state.stack[-1].kinds]
        if "place" in kinds:
            table.play(seat, f"place {FIRST_SLOTS[seat]}")
        elif "reserve" in kinds:
            table.play(seat, "reserve sales" if seat < 2 else "reserve logistics")
        elif "note" in kinds:
            table.play(seat, "note welfare-seven")
        else:
            table.play(seat, "done")
    state.first = ANN
    state.tiles = ints([2] * TILES)
    for company in state.companies:
        company.reserved = -1
        company.joker = False
    for row, events in TIMELINE.items():
        for place, event in enumerate(events):
            table.with_event(row, event, place)
    table.check()
    return table


def number_of_event(event: str) -> int:
    if event == "donation":
        return DONATION_EVENT
    if event.startswith("last "):
        return LAST_EVENT + REGION.texts.index(event.removeprefix("last "))
    return REGION.texts.index(event)


class Table(GameTable[CarnegieState, CarnegieView]):
    """A state with words for setting it up, playing and looking."""

    # Setting up. Employees come from the lobby and then from those not yet available, discs from
    # the stock, tiles from the open ones.

    def _company(self, seat: int) -> Company:
        return self.state.companies[seat]

    def with_goods(self, seat: int, goods: int) -> Table:
        self._company(seat).goods = goods
        return self

    def with_money(self, seat: int, money: int) -> Table:
        self._company(seat).money = money
        return self

    def with_staff(self, seat: int, cell: str, active: int = 0, lying: int = 0) -> Table:
        """So many employees in a cell."""
        company = self._company(seat)
        company.standing[CELL.texts.index(cell)] = (1 << active) - 1
        company.lying[CELL.texts.index(cell)] = lying
        return self._balance(seat)

    def with_lobby(self, seat: int, lying: int, available: int) -> Table:
        """So many in the lobby and so many not yet available; the rest on a mission in the East."""
        company = self._company(seat)
        company.lying[company.lobby()] = lying
        company.reserve = available
        company.missions[3] += self.state.rules.start_employees - company.employees()
        return self

    def with_missions(self, seat: int, region: str, employees: int) -> Table:
        self._company(seat).missions[REGION.texts.index(region)] = employees
        return self._balance(seat)

    def _balance(self, seat: int) -> Table:
        company = self._company(seat)
        spare = self.state.rules.start_employees - company.employees()
        company.lying[company.lobby()] += spare
        if company.lying[company.lobby()] < 0:
            company.reserve += company.lying[company.lobby()]
            company.lying[company.lobby()] = 0
        assert company.reserve >= 0
        return self

    def with_department(
        self, seat: int, name: str, cell: str, active: int = 0, lying: int = 0
    ) -> Table:
        """A department that has been built."""
        assert self._company(seat).cells[CELL.texts.index(cell)] == EMPTY
        self._company(seat).cells[CELL.texts.index(cell)] = TILE.texts.index(name)
        self.state.tiles = adding(self.state.tiles, TILE.texts.index(name), -1)
        return self.with_staff(seat, cell, active, lying)

    def with_reserved(self, seat: int, name: str) -> Table:
        self.state.tiles = adding(self.state.tiles, TILE.texts.index(name), -1)
        self._company(seat).reserved = TILE.texts.index(name)
        return self

    def with_tiles(self, name: str, count: int) -> Table:
        self.state.tiles = setting(self.state.tiles, TILE.texts.index(name), count)
        return self

    def with_tab(self, seat: int, project: str, cell: int) -> Table:
        """A tab pulled out so far that this cell shows."""
        company = self._company(seat)
        number = PROJECT.texts.index(project)
        tab = self.state.tab(seat, number)
        company.discs += tab.discs_placed[company.advanced[number]]
        company.advanced[number] = cell - 1
        company.discs -= tab.discs_placed[company.advanced[number]]
        return self

    def with_projects(self, seat: int, project: str, *slots: str) -> Table:
        """Projects on the map; the tab is pulled out as far as their discs need."""
        company = self._company(seat)
        number = PROJECT.texts.index(project)
        for slot in slots:
            while self.state.discs_on_tab(seat, number) == 0:
                self.with_tab(seat, project, company.advanced[number] + 2)
            company.built[number] += 1
            self.state.slots = setting(self.state.slots, SLOT.texts.index(slot), seat)
            self.state.projects = setting(self.state.projects, SLOT.texts.index(slot), number)
        return self

    def with_track(self, seat: int, region: str, space: int) -> Table:
        self._company(seat).tracks[REGION.texts.index(region)] = space - 1
        return self

    def with_donations(self, seat: int, *spaces: str) -> Table:
        for name in spaces:
            space = DONATION.texts.index(name)
            self.state.donations = adding(self.state.donations, space, 1 << seat)
            self._company(seat).donations |= 1 << space
            self._company(seat).discs -= 1
        return self

    def with_joker(self, *seats: int) -> Table:
        for seat in seats:
            self._company(seat).joker = True
        return self

    def with_event(self, row: str, event: str, place: int = -1) -> Table:
        """The next event of a row, or that of a place: a region, "donation" or "last east"."""
        number = TYPE.texts.index(row)
        place = self.state.markers[number] if place < 0 else place
        events = list(self.state.events)
        events[number * ROW_EVENTS + place] = number_of_event(event)
        self.state.events = ints(events)
        return self

    def with_markers(self, *passed: int) -> Table:
        """How many events of the four rows are over."""
        self.state.markers = ints(passed)
        self.state.round_number = sum(passed) + 1
        if self.state.andrew is not None:
            self.andrew.played = sum(passed)
            self.andrew.reached = ints([sum(passed), 0, 0, 0, 0])
        return self

    def without_active(self, seat: int) -> Table:
        """Everyone who stood on the board lies in the lobby."""
        for cell in CELL.texts:
            if self.active(seat, cell):
                self.with_staff(seat, cell)
        return self

    # Andrew

    @property
    def andrew(self) -> Andrew:
        assert self.state.andrew is not None
        return self.state.andrew

    @property
    def card(self) -> AndrewCard:
        """The card of this round."""
        return self.state.rules.cards[self.andrew.deck[self.andrew.played]]

    def with_card(self, name: str, ahead: int = 0) -> Table:
        """The card of this round, or one so many rounds ahead, is N06 or the like."""
        cards = self.state.rules.cards
        card = [one.name for one in cards].index(name)
        deck = self.andrew.deck[:]
        place = self.andrew.played + ahead
        if card in deck:
            other = deck.index(card)
        else:
            alike = [n for n in deck if cards[n].advanced == cards[card].advanced]
            other = deck.index(alike[-1])
            deck[other] = card
        deck[place], deck[other] = deck[other], deck[place]
        self.andrew.deck = deck
        return self

    def with_andrew_on(self, *spaces: str) -> Table:
        for name in spaces:
            self.state.donations = adding(
                self.state.donations, DONATION.texts.index(name), 1 << ANDREW
            )
            self.andrew.discs -= 1
        return self

    def with_andrew_in(self, *slots: str) -> Table:
        for slot in slots:
            self.state.slots = setting(self.state.slots, SLOT.texts.index(slot), ANDREW)
            self.andrew.discs -= 1
        return self

    def andrew_worth(self, part: str) -> int:
        return andrew_score(self.state)[part]

    def andrew_view(self) -> AndrewView:
        view = self.view(ANN)["andrew"]
        assert view is not None
        return view

    # Playing

    def choose(self, row: str) -> Table:
        """The first player picks a row."""
        return self.play(self.state.first, f"choose {row}")

    def use(self, row: str, *actions: str) -> Table:
        """The first player picks a row whose event means nothing to anyone, and plays on."""
        empty = [
            region
            for number, region in enumerate(REGION.texts)
            if not any(company.missions[number] for company in self.state.companies)
        ]
        self.with_event(row, empty[0])
        return self.choose(row).play(self.state.first, *actions)

    def told(self, seat: int, *actions: str) -> list[str]:
        """The events of some actions, such as `got-vp seat=p1 amount=2 source=track-west`."""
        self.state.journal = journal = Journal()
        self.play(seat, *actions)
        self.state.journal = None
        return [short(event.fact) for event in journal.events]

    def pass_on(self, until: str = "") -> Table:
        """All decline whatever they are asked until a question of this name comes, or the end."""
        while self.to_act and not (until and self.question(self.to_act[0]).split()[0] == until):
            seat = self.to_act[0]
            declining = ("done", "bring-home 0", "take-employees 0", "take-goods-for 0")
            legal = [str(action) for action in self.state.legal(seat)]
            answers = [answer for answer in declining if answer in legal]
            self.play(seat, answers[0] if answers else legal[0])
        return self

    def end_round(self) -> Table:
        """Everybody declines everything else of this round."""
        return self._end(self.state.round_number)

    def whole_round(self, row: str) -> Table:
        """A round in which this row is picked, unless Andrew chooses, and everything declined."""
        this = self.state.round_number
        if self.question(self.to_act[0]).startswith("choose"):
            self.choose(row)
        return self._end(this)

    def _end(self, this: int) -> Table:
        while not self.over and self.state.round_number == this:
            seat = self.to_act[0]
            legal = [str(action) for action in self.state.legal(seat)]
            self.play(seat, "done" if "done" in legal else legal[0])
        return self

    # Looking

    def company(self, seat: int) -> CompanyView:
        """A company as its owner sees it."""
        return self.view(seat)["companies"][seat]

    def money(self, seat: int) -> int:
        return self.company(seat)["money"]

    def goods(self, seat: int) -> int:
        return self.company(seat)["goods"]

    def vp(self, seat: int) -> int:
        return self.company(seat)["vp"]

    def purse(self, seat: int) -> tuple[int, int, int]:
        """Money, goods and VP."""
        return self.money(seat), self.goods(seat), self.vp(seat)

    def discs(self, seat: int) -> int:
        return self.company(seat)["discs"]

    def available(self, seat: int) -> int:
        """Employees not yet taken on."""
        return self.company(seat)["reserve"]

    def active(self, seat: int, cell: str) -> int:
        return len(self.company(seat)["chairs"][CELL.texts.index(cell)])

    def all_active(self, seat: int) -> int:
        return sum(len(chairs) for chairs in self.company(seat)["chairs"])

    def lying(self, seat: int, cell: str) -> int:
        return self.company(seat)["lying"][CELL.texts.index(cell)]

    def missions(self, seat: int, region: str) -> int:
        return self.company(seat)["missions"][REGION.texts.index(region)]

    def department(self, seat: int, cell: str) -> str:
        return DEPARTMENT.text(self.company(seat)["cells"][CELL.texts.index(cell)])

    def track(self, seat: int, region: str) -> int:
        """The space on a track, the first is 1."""
        return self.company(seat)["tracks"][REGION.texts.index(region)] + 1

    def tab(self, seat: int, project: str) -> int:
        """The furthest cell of a tab that shows, the first is 1."""
        return self.company(seat)["advanced"][PROJECT.texts.index(project)] + 1

    def ready(self, seat: int, project: str) -> int:
        """Discs that wait on a tab."""
        return self.company(seat)["discs_on_tabs"][PROJECT.texts.index(project)]

    def owner(self, slot: str) -> int | None:
        """Whose disc is in a slot: a seat, NEUTRAL or ANDREW; None if it is free."""
        return self.view()["slots"][SLOT.texts.index(slot)]

    def project(self, slot: str) -> str:
        project = self.view()["projects"][SLOT.texts.index(slot)]
        assert project is not None
        return PROJECT.text(project)

    def givers(self, space: str) -> list[int]:
        """Who has a disc on a donation space."""
        return self.view()["donations"][DONATION.texts.index(space)]

    def open_tiles(self, name: str) -> int:
        return self.view()["tiles"][TILE.texts.index(name)]

    def points(self) -> int:
        """Study points of the player whose turn it is."""
        return self.view()["turn"]["points"]

    def row(self) -> str:
        """The row that was picked."""
        row = self.view()["row"]
        assert row is not None
        return TYPE.text(row)

    def moving(self) -> str:
        """The row whose event happens."""
        moving = self.view()["moving"]
        assert moving is not None
        return TYPE.text(moving)

    def markers(self) -> list[int]:
        return self.view()["markers"]


def slots_owned_by(table: Table, who: int) -> list[str]:
    return [SLOT.text(slot) for slot in range(SLOTS) if table.view()["slots"][slot] == who]
