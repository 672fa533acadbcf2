"""Carnegie's component facts: which files hold them, and what is checked."""

from __future__ import annotations

from collections.abc import Collection, Iterator, Mapping
from typing import Any, Final

from magnate.core.content import (
    Components,
    check_keys,
    check_length,
    check_one_of,
    check_range,
    figures,
)
from magnate.core.errors import BadContent
from magnate.games.carnegie.actions import (
    CELL,
    CELLS_OF_TAB,
    CHAIRS,
    CITY,
    CITY_SLOTS,
    DEPARTMENT,
    DONATION,
    EMPLOYEES,
    EMPTY,
    INFRASTRUCTURE,
    MOST_TRADED,
    NEW_LOBBY,
    PRINTED_HR,
    PROJECT,
    REGION,
    REGIONS,
    TILE,
    TILES,
    TYPE,
)
from magnate.games.carnegie.domains import (
    CARD,
    DECK,
    GOODS,
    GOODS_OR_MONEY,
    LEVEL,
    MONEY,
    NOTHING,
    POINTS,
    STAFF,
    STAFF_OR_MONEY,
    VP,
)
from magnate.games.carnegie.functions import WORK
from magnate.games.carnegie.options import DIFFICULTIES
from magnate.games.carnegie.rules import (
    ANY_PROJECT,
    EVENT_NAMES,
    INCOMES,
    MOST_LINKS,
    PRINTED,
    SLOT_TYPES,
    TIMELINE,
    income,
)

FILES: Final = (
    "map",
    "tracks",
    "board",
    "tabs",
    "departments",
    "donations",
    "timeline",
    "andrew",
)
FLEXIBLE: Final = {"chairs": 0, "takes": "", "cities": ""}
"""Lists that an override may make longer or shorter, with an example of an item."""
MOST: Final = 999
"""No figure may be larger."""
TAB_CELLS: Final = 7
ROUTES: Final = 54
LARGE: Final = 5
"""The slots of a large city."""
EVENTS_IN_ALL: Final = 20

TAB_SIDES: Final = ("A", "B")
DECKS: Final = ("normal", "advanced")

FUNCTIONS: Final = {
    DEPARTMENT.texts[department]: work.figures for department, work in WORK.items() if work.figures
}
"""The figures of departments with any."""

TRACK_INCOMES: Final = (NOTHING, MONEY, GOODS, POINTS, STAFF, VP)
TAB_INCOMES: Final = (NOTHING, MONEY, GOODS, VP, STAFF_OR_MONEY, GOODS_OR_MONEY)
BONUSES: Final = (MONEY, GOODS, VP)


def _income(text: str, where: str, kinds: Collection[int]) -> tuple[int, int]:
    """A checked income."""
    kind, amount = income(text)
    if kind not in kinds:
        forms = ", ".join(f'"{form}"' for form, other in INCOMES.items() if other in kinds)
        raise BadContent(f"{where}: must be one of {forms} with a number for #, not {text!r}")
    return kind, amount


def _routes(facts: Mapping[str, Any]) -> Iterator[tuple[str, list[str]]]:
    """Each route with its entry."""
    for region in REGION.texts:
        for index, route in enumerate(facts["routes"][region]):
            yield f"routes.{region}[{index}]", route


def _incomes(table: Mapping[str, Any], path: str, kinds: Collection[int]) -> list[tuple[int, int]]:
    return [
        _income(text, f"{path}.incomes[{index}]", kinds)
        for index, text in enumerate(table["incomes"])
    ]


# Checking


def check(facts: Mapping[str, Any]) -> None:
    """Raise `BadContent` for figures the game can't be played with."""
    for path, number in figures(facts):
        check_range(number, 0, MOST, path)
    _check_cities(facts)
    _check_routes(facts)
    _check_tracks(facts)
    _check_board(facts)
    _check_tabs(facts)
    _check_departments(facts)
    _check_course(facts)
    _check_andrew(facts)
    _check_supply(facts)


def _check_cities(facts: Mapping[str, Any]) -> None:
    check_keys(facts, "city", CITY.texts)
    links = 0
    for name, city in facts["city"].items():
        path = f"city.{name}"
        slots = CITY_SLOTS[name]
        check_one_of(city["region"], REGION.texts, f"{path}.region")
        check_length(city["slots"], slots, f"{path}.slots")
        for index, slot in enumerate(city["slots"]):
            allowed = SLOT_TYPES[ANY_PROJECT:] if slots == 1 else PROJECT.texts
            check_one_of(slot, allowed, f"{path}.slots[{index}]")
        if slots == LARGE:
            check_range(city["links"], 1, MOST_LINKS, f"{path}.links")
        elif city["links"]:
            raise BadContent(f"{path}.links: must be 0, as only large cities have any")
        if city["transport"] and slots > 1:
            raise BadContent(f"{path}.transport: must be false, as only small cities can have it")
        links += city["links"]
    if links > MOST_LINKS:
        raise BadContent(
            f"city: the links of all cities together must be at most {MOST_LINKS}, "
            f"as far as the table of connections goes, not {links}"
        )
    check_keys(facts, "connections", tuple(str(points) for points in range(2, MOST_LINKS + 1)))
    for points in range(2, MOST_LINKS + 1):
        check_length(facts["connections"][str(points)], len(LEVEL.texts), f"connections.{points}")


def _check_routes(facts: Mapping[str, Any]) -> None:
    check_keys(facts, "routes", REGION.texts)
    seen: dict[frozenset[str], str] = {}
    for path, route in _routes(facts):
        check_length(route, 2, path)
        for end, city in enumerate(route):
            check_one_of(city, CITY.texts, f"{path}[{end}]")
        ends = frozenset(route)
        if len(ends) == 1:
            raise BadContent(f"{path}: must join two different cities")
        if ends in seen:
            raise BadContent(f"{path}: the same route as {seen[ends]}")
        seen[ends] = path
    if len(seen) != ROUTES:
        raise BadContent(f"routes: must be {ROUTES}, not {len(seen)}")


def _check_tracks(facts: Mapping[str, Any]) -> None:
    check_keys(facts, "track", REGION.texts)
    for region, track in facts["track"].items():
        path = f"track.{region}"
        spaces = len(track["levels"])
        check_range(spaces, 2, MOST, f"{path}.levels")
        check_length(track["incomes"], spaces, f"{path}.incomes")
        _incomes(track, path, TRACK_INCOMES)
        _costs(track, spaces, path)
        _income(track["bonus"], f"{path}.bonus", BONUSES)
        before = 0
        for index, level in enumerate(track["levels"]):
            check_one_of(level, LEVEL.texts, f"{path}.levels[{index}]")
            if LEVEL.texts.index(level) < before:
                raise BadContent(f"{path}.levels[{index}]: lower than the space before")
            before = LEVEL.texts.index(level)
        if level != LEVEL.texts[-1]:
            raise BadContent(
                f"{path}.levels[{spaces - 1}]: the last space must be {LEVEL.texts[-1]}"
            )


def _check_board(facts: Mapping[str, Any]) -> None:
    check_length(facts["board"]["row_vp"], 4, "board.row_vp")
    check_keys(facts, "place", DEPARTMENT.texts[PRINTED_HR:EMPTY])
    taken: dict[str, str] = {}
    for name, place in facts["place"].items():
        cell = place["cell"]
        check_one_of(cell, CELL.texts, f"place.{name}.cell")
        if cell in taken:
            raise BadContent(f"place.{name}.cell: {cell} is the cell of {taken[cell]} already")
        taken[cell] = name
    start = facts["start"]
    most = EMPLOYEES.size - 1
    check_range(start["lobby"], 0, most - len(PRINTED), "start.lobby")
    check_range(start["employees"], len(PRINTED) + start["lobby"], most, "start.employees")
    # One to score, one on each track, one on each tab that starts with one.
    check_range(start["discs"], 1 + REGIONS + INFRASTRUCTURE, MOST, "start.discs")


def _check_tabs(facts: Mapping[str, Any]) -> None:
    check_keys(facts, "project", PROJECT.texts)
    check_keys(facts, "tab", PROJECT.texts)
    choices = {STAFF_OR_MONEY: 0, GOODS_OR_MONEY: 0}
    for project, sides in facts["tab"].items():
        check_keys(facts["tab"], project, TAB_SIDES, "tab.")
        most = dict.fromkeys(choices, 0)
        for side, tab in sides.items():
            path = f"tab.{project}.{side}"
            for key in ("discs", "incomes", "vp", "cap"):
                check_length(tab[key], TAB_CELLS, f"{path}.{key}")
            _costs(tab, TAB_CELLS, path)
            if tab["discs"][0] is (project == PROJECT.texts[INFRASTRUCTURE]):
                raise BadContent(
                    f"{path}.discs[0]: at the start a disc lies on the first cell of each tab "
                    f"but infrastructure's"
                )
            kinds = [kind for kind, _ in _incomes(tab, path, TAB_INCOMES)]
            for cell, kind in enumerate(kinds):
                if kind != NOTHING and not tab["discs"][cell]:
                    raise BadContent(f'{path}.incomes[{cell}]: must be "-" on a cell without disc')
            for kind in most:
                most[kind] = max(most[kind], kinds.count(kind))
        for kind, cells in most.items():
            choices[kind] += cells
            if choices[kind] >= CELLS_OF_TAB.size:
                raise BadContent(
                    f"tab.{project}: all tabs together may have at most {CELLS_OF_TAB.size - 1} "
                    f"cells with the same choice of income"
                )


def _check_departments(facts: Mapping[str, Any]) -> None:
    check_keys(facts, "department", TILE.texts)
    check_keys(facts, "printed", PRINTED)
    for table in ("department", "printed"):
        for name, department in facts[table].items():
            least = 0 if name == TILE.texts[NEW_LOBBY] else 1
            most = CHAIRS if least else 0
            if not least <= len(department["chairs"]) <= most:
                raise BadContent(f"{table}.{name}.chairs: must be a list of {least} to {most}")
    check_range(facts["tiles"]["copies"], 1, MOST, "tiles.copies")
    check_range(facts["donations"]["welfare_money"], 1, MOST, "donations.welfare_money")
    check_range(facts["sale"]["price"], 1, MOST, "sale.price")
    check_keys(facts, "function", tuple(FUNCTIONS))
    for name, keys in FUNCTIONS.items():
        check_keys(facts["function"], name, keys, "function.")
        for key in keys:
            most = MOST_TRADED if key == "most" else MOST
            check_range(facts["function"][name][key], 1, most, f"function.{name}.{key}")


def _check_course(facts: Mapping[str, Any]) -> None:
    check_keys(facts, "timeline", TIMELINE)
    for tile in TIMELINE:
        for side in ("front", "back"):
            path = f"timeline.{tile}.{side}"
            events = facts["timeline"][tile][side]
            check_length(events, 4, path)
            for index, event in enumerate(events):
                check_one_of(event, EVENT_NAMES, f"{path}[{index}]")
            if len(set(events)) < len(events) or EVENT_NAMES[-1] not in events:
                raise BadContent(f"{path}: must be three different regions and one donation")
    check_keys(facts, "row_end", TYPE.texts)
    for row in TYPE.texts:
        check_one_of(facts["row_end"][row], REGION.texts, f"row_end.{row}")
    check_keys(facts, "donation", DONATION.texts)
    for space in DONATION.texts:
        check_range(facts["donation"][space]["vp"], 1, MOST, f"donation.{space}.vp")
    check_range(facts["end"]["rounds"], 1, EVENTS_IN_ALL, "end.rounds")


def _check_andrew(facts: Mapping[str, Any]) -> None:
    places = len(facts["shift"]["vp"])
    check_length(facts["shift"]["vp"], 5, "shift.vp")
    check_keys(facts, "difficulty", DIFFICULTIES)
    for difficulty in DIFFICULTIES:
        cards = facts["difficulty"][difficulty]["advanced"]
        rounds = facts["end"]["rounds"]
        least = max(0, rounds - DECK)
        check_range(cards, least, min(DECK, rounds), f"difficulty.{difficulty}.advanced")
    check_keys(facts, "card", CARD.texts)
    decks = dict.fromkeys(DECKS, 0)
    for name, card in facts["card"].items():
        path = f"card.{name}"
        check_one_of(card["deck"], DECKS, f"{path}.deck")
        check_one_of(card["donation"], DONATION.texts, f"{path}.donation")
        check_one_of(card["chooses"], TYPE.texts, f"{path}.chooses")
        check_range(card["shift"], 0, places - 1, f"{path}.shift")
        for index, kind in enumerate(card["takes"]):
            check_one_of(kind, TYPE.texts, f"{path}.takes[{index}]")
        for index, city in enumerate(card["cities"]):
            check_one_of(city, CITY.texts, f"{path}.cities[{index}]")
        check_one_of(card["region"], REGION.texts, f"{path}.region")
        check_range(card["steps"], 1, 4, f"{path}.steps")
        decks[card["deck"]] += 1
    for deck, cards in decks.items():
        if cards != DECK:
            raise BadContent(f"card: {DECK} must be of the {deck} deck, not {cards}")


def _check_supply(facts: Mapping[str, Any]) -> None:
    """The set-up must work out for each number of players (CAR-1.3, CAR-1.6, CAR-1.7)."""
    check_keys(facts, "players", ("1", "2", "3", "4"))
    tiles = TILES * facts["tiles"]["copies"]
    named = [city for card in facts["card"].values() for city in card["cities"]]
    room = len({card["donation"] for card in facts["card"].values()})
    room += sum(min(named.count(city), slots) for city, slots in CITY_SLOTS.items())
    for players in range(1, 5):
        path = f"players.{players}"
        supply = facts["players"][str(players)]
        if supply["removed_tiles"] > tiles - players:
            raise BadContent(
                f"{path}.removed_tiles: must be at most {tiles - players}, "
                f"so that each player can take a tile"
            )
        if supply["neutral_discs"] > room:
            raise BadContent(
                f"{path}.neutral_discs: must be at most {room}, for which the cards have room"
            )
        if _housing_left(facts, supply["neutral_discs"]) < players:
            raise BadContent(
                f"{path}.neutral_discs: with {supply['neutral_discs']} there may be too few free "
                f"housing slots in medium and large cities for the players' first discs"
            )


def _housing_left(facts: Mapping[str, Any], discs: int) -> int:
    """How many housing slots stay free if as many discs as these, each on the leftmost slot of
    some city, cover as many of them as they can."""
    covered = [0] * (discs + 1)  # the most that so many discs cover in the cities so far
    for city in facts["city"].values():
        housing = [slot == "housing" for slot in city["slots"]]
        covered = [
            max(
                covered[all_ - here] + sum(housing[:here])
                for here in range(min(all_, len(housing)) + 1)
            )
            for all_ in range(discs + 1)
        ]
    in_all: int = sum(city["slots"].count("housing") for city in facts["city"].values())
    return in_all - covered[discs]


def _costs(table: Mapping[str, Any], places: int, path: str) -> None:
    check_length(table["costs"], places - 1, f"{path}.costs")
    for index, cost in enumerate(table["costs"]):
        check_range(cost, 1, MOST, f"{path}.costs[{index}]")


COMPONENTS: Final = Components("magnate.games.carnegie", FILES, check, FLEXIBLE)
