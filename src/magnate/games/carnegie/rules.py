"""The setup of a game of Carnegie: options and component facts as typed attributes."""

from __future__ import annotations

import re
from collections.abc import Mapping
from typing import Any, Final, final

from magnate.core.content import Content
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
    REGION,
    TABLE,
    TILE,
    TYPE,
)

# What an income gives: the kind of each transport space, small city or tab cell.
NOTHING: Final = 0
MONEY: Final = 1
GOODS: Final = 2
POINTS: Final = 3
STAFF: Final = 4
VP: Final = 5
STAFF_OR_MONEY: Final = 6
GOODS_OR_MONEY: Final = 7

WAGON: Final = 0
STAGECOACH: Final = 1
RAILROAD: Final = 2

# Who has a disc somewhere: a seat, or one of these.
FREE: Final = -1
NEUTRAL: Final = 4
ANDREW: Final = 5

# Events of the timeline: a region's number, DONATION_EVENT, or for the last one of a row both:
# LAST_EVENT + the region's number.
DONATION_EVENT: Final = 4
LAST_EVENT: Final = 5
ROW_EVENTS: Final = 5

# Phases: those of a round, and before the first round those of the set-up.
EVENT: Final = 0
DEPARTMENTS_PHASE: Final = 1
ACTIVATION: Final = 2
SETUP_PLACES: Final = 3
SETUP_STEPS: Final = 4
SETUP_ACTIVATION: Final = 5

ANY_PROJECT: Final = 4
"""The type of a small city's slot."""

# How the content files call things.
SLOT_TYPES: Final = (*PROJECT.texts, "any")
EVENT_NAMES: Final = (*REGION.texts, "donation")
LEVELS: Final = ("wagon", "stagecoach", "railroad")
TIMELINE: Final = tuple("12345678")
PRINTED: Final = DEPARTMENT.texts[PRINTED_HR:LOBBY]
DECK: Final = 20
CARDS: Final = tuple(f"{deck}{n:02}" for deck in "NA" for n in range(1, DECK + 1))
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
class AndrewCard:
    """One of Andrew's 40 action cards."""

    def __init__(
        self,
        name: str,
        advanced: bool,
        donation: int,
        chooses: int,
        hr_shift: int,
        takes: list[int],
        cities: list[int],
        region: int,
        steps: int,
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

    def back(self) -> int:
        """What its back shows: the action it chooses, or 4 for the `?` of an advanced card."""
        return 4 if self.advanced else self.chooses


@final
class Tab:
    """One side of a project tab."""

    def __init__(
        self,
        discs: list[bool],
        incomes: list[int],
        amounts: list[int],
        vp: list[int],
        cap: list[int],
        costs: list[int],
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
        self.disc_cells = [cell for cell in range(len(discs)) if discs[cell]]

    def discs_placed(self, advanced: int) -> int:
        """How many discs have come onto the tab when `advanced` is the furthest cell."""
        count = 0
        for cell in self.disc_cells:
            if cell <= advanced:
                count += 1
        return count


@final
class Track:
    """The transport track of a region."""

    def __init__(
        self,
        levels: list[int],
        incomes: list[int],
        amounts: list[int],
        costs: list[int],
        bonus: int,
        bonus_amount: int,
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
        players: int,
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
        self.city_region: list[int] = [REGION.texts.index(city["region"]) for city in cities]
        self.city_vp: list[int] = [city["vp"] for city in cities]
        self.city_links: list[int] = [city["links"] for city in cities]
        """Connection points of large cities, 0 for all others."""
        self.city_transport: list[bool] = [city["transport"] for city in cities]
        """Small cities with the transport symbol (CAR-5.8)."""
        self.slot_type: list[int] = [
            SLOT_TYPES.index(slot) for city in cities for slot in city["slots"]
        ]
        """The project each slot is for, or `ANY_PROJECT`."""
        self.neighbours = _neighbours(data)
        """The cities at the other end of each city's routes."""
        self.connection_values: list[list[int]] = [
            list(data["connections"][str(points)]) if points > 1 else [0] * len(LEVELS)
            for points in range(MOST_LINKS + 1)
        ]
        """`connection_values[points][level]`."""
        self.tracks = [_track(data["track"][region]) for region in REGION.texts]

        # The company board and the departments.
        self.board = [EMPTY] * CELLS
        """The printed content of the 16 cells."""
        for department, place in data["place"].items():
            self.board[CELL.texts.index(place["cell"])] = DEPARTMENT.texts.index(department)
        self.row_vp: list[int] = list(data["board"]["row_vp"])
        self.chair_costs: list[list[int]] = [
            *[list(data["department"][tile]["chairs"]) for tile in TILE.texts],
            *[list(data["printed"][name]["chairs"]) for name in PRINTED],
        ]
        """The price of each chair of each department."""
        self.hr_permanent: int = data["board"]["permanent"]
        self.tabs = [
            [_tab(data["tab"][project][side]) for side in "AB"] for project in PROJECT.texts
        ]
        """`tabs[project][side]`."""
        self.project_goods: list[int] = [data["project"][p]["goods"] for p in PROJECT.texts]
        self.extra_lobby_goods: int = data["tiles"]["new_lobby_goods"]
        self.tile_copies: int = data["tiles"]["copies"]

        # What an active employee brings in each department, staying or sent on a mission.
        functions = data["function"]
        self.plain_money = _gains(functions, "money")
        self.plain_goods = _gains(functions, "goods")
        self.plain_steps = _gains(functions, "steps")
        self.plain_points = _gains(functions, "points")
        self.mission_money = _gains(functions, "mission_money")
        self.mission_goods = _gains(functions, "mission_goods")
        self.mission_steps = _gains(functions, "mission_steps")
        self.mission_points = _gains(functions, "mission_points")
        self.hr_steps: int = functions["human-resources"]["steps"]
        """Steps of the printed human resources department for each employee (CAR-5.4)."""
        self.plain_steps[PRINTED_HR] = 0  # they are counted and spent in a way of their own
        self.always_works: list[bool] = [
            self.plain_money[n] + self.plain_goods[n] + self.plain_steps[n] + self.plain_points[n]
            > 0
            or self.mission_money[n] + self.mission_goods[n] > 0
            or self.mission_steps[n] + self.mission_points[n] > 0
            for n in range(DEPARTMENTS)
        ]
        """Departments in which an employee can always do something."""
        self.sale_price: int = functions["sales"]["price"]
        self.delivery_price: int = functions["logistics"]["price"]
        self.delivery_vp: int = functions["logistics"]["vp"]
        self.supply_price: int = functions["supply-chain"]["price"]
        self.outsourcing_fee: int = functions["outsourcing"]["fee"]
        self.telegraph_discount: int = functions["telegraph"]["discount"]
        self.safety_divisor: int = functions["safety"]["employees"]
        """Safety & quality gives 1 VP for so many active employees."""

        # Timeline and donations.
        self.timeline_tiles: list[list[int]] = [
            [EVENT_NAMES.index(event) for event in data["timeline"][tile][side]]
            for tile in TIMELINE
            for side in ("front", "back")
        ]
        """Both sides of each tile in turn: four events, a region or 4 for a donation."""
        self.timeline_end: list[int] = [
            REGION.texts.index(data["row_end"][row]) for row in TYPE.texts
        ]
        """The region of each row's last event."""
        self.donation_vp: list[int] = [data["donation"][space]["vp"] for space in DONATION.texts]
        self.donation_cap: int = data["donations"]["cap"]
        self.donation_price: int = data["donations"]["price"]
        self.donation_price_communications: int = data["donations"]["price_with_communications"]

        # Start and stock.
        start = data["start"]
        self.start_goods: int = start["goods"]
        self.start_money: int = start["money"]
        self.start_discs: int = start["discs"]
        self.start_employees: int = start["employees"]
        self.start_lobby: int = start["lobby"]
        self.setup_steps: int = start["steps"]
        self.removed_tiles: int = data["players"][str(players)]["removed_tiles"]
        """Tiles taken out for this number of players (CAR-1.3)."""
        self.neutral_discs: int = data["players"][str(players)]["neutral_discs"]
        self.joker_vp: int = data["end"]["joker_vp"]
        self.rounds: int = data["end"]["rounds"]

        # Andrew.
        self.cards = [_card(name, data["card"][name]) for name in CARDS]
        self.shift_vp: list[int] = list(data["shift"]["vp"])
        self.advanced_cards: int = data["difficulty"][self.difficulty]["advanced"]
        """How many of Andrew's 20 cards are advanced ones at this difficulty."""
        self.andrew_discs: int = data["andrew"]["discs"]
        self.andrew_tile_vp: int = data["andrew"]["tile_vp"]
        self.andrew_track_vp: int = data["andrew"]["track_vp"]

    def chairs(self, department: int) -> int:
        """How many employees can stand in a department."""
        return len(self.chair_costs[department]) if department < len(self.chair_costs) else 0

    def tab(self, project: int, side: int) -> Tab:
        return self.tabs[project][side]


def next_moving(markers: list[int], row: int) -> int:
    """The row itself, or the next below, wrapping, that isn't at its end (CAR-3.2)."""
    while markers[row] == ROW_EVENTS:
        row = (row + 1) % len(markers)
    return row


def region_of(event: int) -> int:
    """The region an event gives income from; -1 for a mere donation."""
    if event == DONATION_EVENT:
        return -1
    return event if event < DONATION_EVENT else event - LAST_EVENT


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
        [LEVELS.index(level) for level in table["levels"]],
        [kind for kind, _ in incomes],
        [amount for _, amount in incomes],
        list(table["costs"]),
        bonus,
        bonus_amount,
    )


def _tab(table: Mapping[str, Any]) -> Tab:
    incomes = [income(text) for text in table["incomes"]]
    return Tab(
        list(table["discs"]),
        [kind for kind, _ in incomes],
        [amount for _, amount in incomes],
        list(table["vp"]),
        list(table["cap"]),
        list(table["costs"]),
    )


def _gains(functions: Mapping[str, Any], key: str) -> list[int]:
    """One figure of all departments, 0 for those without it."""
    return [functions.get(name, {}).get(key, 0) for name in DEPARTMENT.texts[:DEPARTMENTS]]


def _card(name: str, table: Mapping[str, Any]) -> AndrewCard:
    return AndrewCard(
        name,
        table["deck"] == "advanced",
        DONATION.texts.index(table["donation"]),
        TYPE.texts.index(table["chooses"]),
        table["shift"],
        [TYPE.texts.index(kind) for kind in table["takes"]],
        [CITY.texts.index(city) for city in table["cities"]],
        REGION.texts.index(table["region"]),
        table["steps"],
    )
