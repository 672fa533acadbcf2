"""The setup of a game of Carnegie: options and component facts as typed attributes."""

from __future__ import annotations

import re
from collections.abc import Mapping
from typing import Any, Final, final

from mypy_extensions import i64, mypyc_attr

from magnate.core.content import Content
from magnate.core.ints import Ints, ints, rows
from magnate.core.options import OptionValue, Setup
from magnate.games.carnegie.actions import (
    CELL,
    CELLS,
    CITY,
    DEPARTMENT,
    DEPARTMENTS,
    DONATION,
    EMPTY,
    LOBBY,
    PRINTED_HR,
    PROJECT,
    PROJECTS,
    REGION,
    SLOTS,
    TABLE,
    TILE,
    TYPE,
)
from magnate.games.carnegie.domains import (
    ADVANCED_BACK,
    CARD,
    DONATION_EVENT,
    GOODS,
    GOODS_OR_MONEY,
    HAPPENING,
    LEVEL,
    MONEY,
    NOTHING,
    POINTS,
    ROW_EVENTS,
    STAFF,
    STAFF_OR_MONEY,
    VP,
)
from magnate.games.carnegie.functions import functions_of

ANY_PROJECT: Final = 4
"""The type of a small city's slot."""

# How the content files call things.
SLOT_TYPES: Final = (*PROJECT.texts, "any")
EVENT_NAMES: Final = HAPPENING.texts[: DONATION_EVENT + 1]
TIMELINE: Final = tuple("12345678")
PRINTED: Final = DEPARTMENT.texts[PRINTED_HR:LOBBY]
MOST_LINKS: Final = 5
"""The most connection points in the table of connections."""
INCOMES: Final = {
    "-": NOTHING,
    "$#": MONEY,
    "# goods": GOODS,
    "# study points": POINTS,
    "# new employee": STAFF,
    "# new employees": STAFF,
    "# VP": VP,
    "employee|$#": STAFF_OR_MONEY,
    "goods|$#": GOODS_OR_MONEY,
}
"""How an income is written; # stands for a number."""


@final
@mypyc_attr(acyclic=True)
class AndrewCard:
    """One of Andrew's 40 action cards."""

    def __init__(
        self,
        name: str,
        advanced: bool,
        donation: i64,
        chooses: i64,
        hr_shift: i64,
        takes: list[int],
        cities: list[int],
        region: i64,
        steps: i64,
    ) -> None:
        self.name = name
        self.advanced = advanced
        self.donation = donation
        self.chooses = chooses
        self.hr_shift = hr_shift
        self.takes = takes
        """Department types of the tiles he takes."""
        self.cities = cities
        self.region = region
        self.steps = steps

    def back(self) -> i64:
        """What its back shows: the action it chooses, or a question mark."""
        return ADVANCED_BACK if self.advanced else self.chooses


@final
@mypyc_attr(acyclic=True)
class Tab:
    """One side of a project tab."""

    def __init__(
        self,
        discs: list[bool],
        incomes: Ints,
        amounts: Ints,
        vp: Ints,
        cap: Ints,
        costs: Ints,
    ) -> None:
        self.discs = discs
        """Whether each cell takes a disc."""
        self.incomes = incomes
        """The kind of income of each cell, given once its disc is built."""
        self.amounts = amounts
        """How much of it."""
        self.vp = vp
        """VP of each uncovered cell at the end."""
        self.cap = cap
        """By how much each uncovered cell raises the most a donation can give."""
        self.costs = costs
        """Study points from each cell to the next."""
        self.disc_cells = ints([cell for cell in range(len(discs)) if discs[cell]])
        self.discs_placed = ints([sum(discs[: cell + 1]) for cell in range(len(discs))])
        """How many discs have come onto the tab when each cell is the furthest."""


@final
@mypyc_attr(acyclic=True)
class Track:
    """The transport track of a region."""

    def __init__(
        self,
        levels: Ints,
        incomes: Ints,
        amounts: Ints,
        costs: Ints,
        bonus: i64,
        bonus_amount: i64,
    ) -> None:
        self.levels = levels
        self.incomes = incomes
        self.amounts = amounts
        self.costs = costs
        """Study points from each space to the next."""
        self.bonus = bonus
        """What the first on the last space gets at once (CAR-5.10)."""
        self.bonus_amount = bonus_amount
        self.last = len(levels) - 1


@final
class Rules(Setup):
    """Shared by all states of one game and never changed."""

    def __init__(
        self,
        players: i64,
        options: Mapping[str, OptionValue],
        content: Content,
    ) -> None:
        super().__init__(TABLE, players, options, content)
        data = content.data
        self.difficulty = str(options["difficulty"])
        self.tab_sides = str(options["tab_sides"])
        self.solo = players == 1
        self.secret_donation = bool(options["secret_donation"]) and not self.solo
        self.wait = bool(options["wait"]) and not self.solo

        # The map. All lists by city, slot or region index of `actions.py`.
        cities = [data["city"][city] for city in CITY.texts]
        self.city_region = ints([REGION.texts.index(city["region"]) for city in cities])
        self.city_vp = ints([city["vp"] for city in cities])
        self.city_links = ints([city["links"] for city in cities])
        """Connection points of large cities, 0 for all others."""
        self.city_transport: list[bool] = [city["transport"] for city in cities]
        """Small cities with the transport symbol (CAR-5.8)."""
        self.slot_type = ints([SLOT_TYPES.index(slot) for city in cities for slot in city["slots"]])
        """The project each slot is for, or `ANY_PROJECT`."""
        self.slots_for = rows(
            [
                [slot for slot in range(SLOTS) if self.slot_type[slot] in (project, ANY_PROJECT)]
                for project in range(PROJECTS)
            ]
        )
        """The slots that each project can be built on (CAR-5.7)."""
        self.neighbours = rows(_neighbours(data))
        """The cities at the other end of each city's routes."""
        self.connection_values = rows(
            [
                data["connections"][str(points)] if points > 1 else [0] * len(LEVEL.texts)
                for points in range(MOST_LINKS + 1)
            ]
        )
        """`connection_values[points][level]`."""
        self.tracks = [_track(data["track"][region]) for region in REGION.texts]

        # The company board and the departments.
        self.board = ints([EMPTY] * CELLS)
        """The printed content of the 16 cells."""
        for department, place in data["place"].items():
            self.board[CELL.texts.index(place["cell"])] = DEPARTMENT.texts.index(department)
        self.row_vp = ints(data["board"]["row_vp"])
        self.chair_costs = rows(
            [
                *[data["department"][tile]["chairs"] for tile in TILE.texts],
                *[data["printed"][name]["chairs"] for name in PRINTED],
                *[[], []],
            ]
        )
        """The price of each chair of each department; the lobby and empty cells have none."""
        self.hr_permanent: i64 = data["board"]["permanent"]
        self.tabs = [
            [_tab(data["tab"][project][side]) for side in "AB"] for project in PROJECT.texts
        ]
        """`tabs[project][side]`."""
        self.project_goods = ints([data["project"][p]["goods"] for p in PROJECT.texts])
        self.founding_goods: i64 = data["tiles"]["goods"]
        self.founding_goods_staffed: i64 = data["tiles"]["goods_with_employee"]
        self.extra_lobby_goods: i64 = data["tiles"]["new_lobby_goods"]
        self.tile_copies: i64 = data["tiles"]["copies"]

        # What an active employee can do in each department.
        figures = data["function"]
        self.functions = [
            functions_of(department, figures.get(DEPARTMENT.texts[department], {}))
            for department in range(DEPARTMENTS)
        ]
        self.steps_each: i64 = figures["human-resources"]["steps"]
        """Steps of the printed human resources department for each employee (CAR-5.4)."""
        self.always_works: list[bool] = [
            any(function.always for function in functions) for functions in self.functions
        ]
        """Departments in which an employee can always do something."""
        self.telegraph_discount: i64 = figures["telegraph"]["discount"]

        # Timeline and donations.
        self.timeline_tiles: list[list[int]] = [
            [EVENT_NAMES.index(event) for event in data["timeline"][tile][side]]
            for tile in TIMELINE
            for side in ("front", "back")
        ]
        """Both sides of each tile in turn: four events, a region or 4 for a donation."""
        self.timeline_end = ints([REGION.texts.index(data["row_end"][row]) for row in TYPE.texts])
        """The region of each row's last event."""
        self.donation_vp = ints([data["donation"][space]["vp"] for space in DONATION.texts])
        self.donation_cap: i64 = data["donations"]["cap"]
        self.donation_price: i64 = data["donations"]["price"]
        self.donation_price_communications: i64 = data["donations"]["price_with_communications"]
        self.welfare_price: i64 = data["donations"]["welfare_money"]
        """Dollars of a payment for welfare (CAR-8.3)."""

        # Start and stock.
        start = data["start"]
        self.start_goods: i64 = start["goods"]
        self.start_money: i64 = start["money"]
        self.start_discs: i64 = start["discs"]
        self.start_employees: i64 = start["employees"]
        self.start_lobby: i64 = start["lobby"]
        self.setup_steps: i64 = start["steps"]
        self.removed_tiles: i64 = data["players"][str(players)]["removed_tiles"]
        """Tiles taken out for this number of players (CAR-1.3)."""
        self.neutral_discs: i64 = data["players"][str(players)]["neutral_discs"]
        self.goods_price: i64 = data["sale"]["price"]
        """What goods are sold for at any time (CAR-4.5)."""
        self.joker_vp: i64 = data["end"]["joker_vp"]
        self.rounds: i64 = data["end"]["rounds"]

        # Andrew.
        self.cards = [_card(name, data["card"][name]) for name in CARD.texts]
        self.shift_vp = ints(data["shift"]["vp"])
        self.advanced_cards: i64 = data["difficulty"][self.difficulty]["advanced"]
        """How many of Andrew's 20 cards are advanced ones at this difficulty."""
        self.andrew_discs: i64 = data["andrew"]["discs"]
        self.andrew_tile_vp: i64 = data["andrew"]["tile_vp"]
        self.andrew_track_vp: i64 = data["andrew"]["track_vp"]

    def chairs(self, department: i64) -> i64:
        """How many employees can stand in a department."""
        return len(self.chair_costs[department])

    def hr_steps(self, staff: i64) -> i64:
        """Steps of printed human resources with so many active employees (CAR-5.4)."""
        return self.steps_each * (staff + self.hr_permanent)

    def tab(self, project: i64, side: i64) -> Tab:
        return self.tabs[project][side]


def next_moving(markers: Ints, row: i64) -> i64:
    """The row itself, or the next below, wrapping, that isn't at its end (CAR-3.2)."""
    while markers[row] == ROW_EVENTS:
        row = (row + 1) % len(markers)
    return row


# Reading facts


def income(text: str) -> tuple[int, int]:
    """The kind and amount of an income such as "2 VP"; -1 for what is none."""
    number = re.search("[1-9][0-9]{0,2}", text)
    if "#" in text:
        return -1, 0
    kind = INCOMES.get(text.replace(number[0], "#") if number else text, -1)
    return kind, int(number[0]) if number else 0


def _neighbours(data: Mapping[str, Any]) -> list[list[int]]:
    found: list[list[int]] = [[] for _ in CITY.texts]
    for region in REGION.texts:
        for one, other in data["routes"][region]:
            found[CITY.texts.index(one)].append(CITY.texts.index(other))
            found[CITY.texts.index(other)].append(CITY.texts.index(one))
    for neighbours in found:
        neighbours.sort()
    return found


def _track(table: Mapping[str, Any]) -> Track:
    incomes = [income(text) for text in table["incomes"]]
    bonus, bonus_amount = income(table["bonus"])
    return Track(
        levels=ints([LEVEL.texts.index(level) for level in table["levels"]]),
        incomes=ints([kind for kind, _ in incomes]),
        amounts=ints([amount for _, amount in incomes]),
        costs=ints(table["costs"]),
        bonus=bonus,
        bonus_amount=bonus_amount,
    )


def _tab(table: Mapping[str, Any]) -> Tab:
    incomes = [income(text) for text in table["incomes"]]
    return Tab(
        discs=list(table["discs"]),
        incomes=ints([kind for kind, _ in incomes]),
        amounts=ints([amount for _, amount in incomes]),
        vp=ints(table["vp"]),
        cap=ints(table["cap"]),
        costs=ints(table["costs"]),
    )


def _card(name: str, table: Mapping[str, Any]) -> AndrewCard:
    return AndrewCard(
        name=name,
        advanced=table["deck"] == "advanced",
        donation=DONATION.texts.index(table["donation"]),
        chooses=TYPE.texts.index(table["chooses"]),
        hr_shift=table["shift"],
        takes=[TYPE.texts.index(kind) for kind in table["takes"]],
        cities=[CITY.texts.index(city) for city in table["cities"]],
        region=REGION.texts.index(table["region"]),
        steps=table["steps"],
    )
