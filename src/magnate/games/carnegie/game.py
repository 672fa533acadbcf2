"""Carnegie as a game that can be started."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final, final

from magnate.core.content import Content
from magnate.core.facts import Journal
from magnate.core.game import Game
from magnate.core.options import OptionValue, Setup
from magnate.core.rng import Rng
from magnate.core.state import stack_from_list
from magnate.games.carnegie.actions import (
    CARNEGIE,
    CELLS,
    DEPARTMENTS,
    DONATIONS,
    LOBBY,
    PROJECTS,
    REGIONS,
    SLOTS,
    TABLE,
    TILES,
    TYPES,
)
from magnate.games.carnegie.andrew import Andrew, new_andrew
from magnate.games.carnegie.company import Company
from magnate.games.carnegie.content import COMPONENTS
from magnate.games.carnegie.decisions.activation import Activate
from magnate.games.carnegie.decisions.course import ChooseAction, Course
from magnate.games.carnegie.decisions.departments import Department, UseDepartments, Wait
from magnate.games.carnegie.decisions.employees import ChooseLobby, MoveEmployees, MoveIn, Vacate
from magnate.games.carnegie.decisions.income import BringHome, Donate, GoodsOrMoney, StaffOrMoney
from magnate.games.carnegie.decisions.setup import (
    ChooseSides,
    NoteDonation,
    PlaceHousing,
    ReserveTile,
    set_sides,
)
from magnate.games.carnegie.decisions.solo import leftmost_free
from magnate.games.carnegie.decisions.study import Study
from magnate.games.carnegie.facts import ENDED_BY_ROUNDS
from magnate.games.carnegie.heuristics import CarnegieHeuristics
from magnate.games.carnegie.options import OPTIONS
from magnate.games.carnegie.rules import FREE, LAST_EVENT, NEUTRAL, ROW_EVENTS, SETUP_PLACES, Rules
from magnate.games.carnegie.state import CarnegieState, state_from_dict
from magnate.games.carnegie.view import CarnegieView

DECISIONS: Final[dict[str, Any]] = {
    "Course": Course,
    "ChooseSides": ChooseSides,
    "PlaceHousing": PlaceHousing,
    "ReserveTile": ReserveTile,
    "NoteDonation": NoteDonation,
    "ChooseAction": ChooseAction,
    "BringHome": BringHome,
    "ChooseLobby": ChooseLobby,
    "StaffOrMoney": StaffOrMoney,
    "GoodsOrMoney": GoodsOrMoney,
    "Donate": Donate,
    "Study": Study,
    "Wait": Wait,
    "UseDepartments": UseDepartments,
    "Department": Department,
    "MoveEmployees": MoveEmployees,
    "MoveIn": MoveIn,
    "Vacate": Vacate,
    "Activate": Activate,
}


@final
class Carnegie(Game):
    """1 to 4 players; see docs/rules/carnegie.md."""

    def __init__(self) -> None:
        super().__init__(
            name="carnegie",
            version=1,
            min_players=1,
            max_players=4,
            options=OPTIONS,
            components=COMPONENTS,
            table=TABLE,
            vocabulary=CARNEGIE,
            view_type=CarnegieView,
            heuristics=CarnegieHeuristics(),
            ending_events=(ENDED_BY_ROUNDS,),
        )

    def settle(self, players: int, options: dict[str, OptionValue], content: Content) -> Setup:
        return Rules(players, options, content)

    def deal(self, setup: Setup, rng: Rng, journal: Journal | None = None) -> CarnegieState:
        assert isinstance(setup, Rules)
        state = _deal(setup, rng)
        state.journal = journal
        if setup.tab_sides == "free":
            state.ask(ChooseSides())
        else:
            sides = {"A": 0, "B": 15}.get(setup.tab_sides, -1)
            if sides < 0:
                sides = rng.below(16)
            for seat in range(setup.players):
                set_sides(state, seat, sides)
            state.go_on()
        return state

    def load(self, setup: Setup, data: Mapping[str, Any]) -> CarnegieState:
        assert isinstance(setup, Rules)
        return state_from_dict(setup, data, stack_from_list(data["stack"], DECISIONS))


def _deal(rules: Rules, rng: Rng) -> CarnegieState:
    """All chance of the set-up, open to all (CAR-1.2, 1.3, 1.5, 1.6)."""
    events = _timeline(rules, rng)
    tiles = _tiles(rules, rng)
    first = rng.below(rules.players)
    slots = [FREE] * SLOTS
    donations = [0] * DONATIONS
    _place_neutral(rules, rng, slots, donations)
    andrew: Andrew | None = new_andrew(rules, rng) if rules.solo else None
    return CarnegieState(
        rules,
        rng,
        [Course()],
        [_company(rules, _has_joker(rules, first, seat)) for seat in range(rules.players)],
        slots,
        [0] * SLOTS,
        tiles,
        donations,
        tuple(events),
        [0] * TYPES,
        0,
        first,
        0,
        0,
        SETUP_PLACES,
        0,
        0,
        False,
        0,
        0,
        0,
        [-1] * rules.players,
        andrew,
    )


def _timeline(rules: Rules, rng: Rng) -> list[int]:
    """Four of the eight tiles, random sides; the row's own event comes last (CAR-1.2)."""
    order = list(range(len(rules.timeline_tiles) // 2))
    rng.shuffle(order)
    events: list[int] = []
    for row in range(TYPES):
        events += rules.timeline_tiles[order[row] * 2 + rng.below(2)]
        events.append(LAST_EVENT + rules.timeline_end[row])
    assert len(events) == TYPES * ROW_EVENTS
    return events


def _tiles(rules: Rules, rng: Rng) -> list[int]:
    """Random tiles are removed, the rest are open (CAR-1.3)."""
    stack = list(range(TILES)) * rules.tile_copies
    rng.shuffle(stack)
    open_tiles = [0] * TILES
    for tile in stack[rules.removed_tiles :]:
        open_tiles[tile] += 1
    return open_tiles


def _place_neutral(rules: Rules, rng: Rng, slots: list[int], donations: list[int]) -> None:
    """Neutral discs by Andrew's cards; a space taken or a city full is passed (CAR-1.11)."""
    left = rules.neutral_discs
    if left == 0:
        return
    cards = list(range(len(rules.cards)))
    rng.shuffle(cards)
    for card in cards:
        if left > 0 and donations[rules.cards[card].donation] == 0:
            donations[rules.cards[card].donation] = 1 << NEUTRAL
            left -= 1
        for city in rules.cards[card].cities:
            slot = leftmost_free(slots, city)
            if left > 0 and slot >= 0:
                slots[slot] = NEUTRAL
                left -= 1
        if left == 0:
            return


def _has_joker(rules: Rules, first: int, seat: int) -> bool:
    """With four players everyone, with three only the third (CAR-1.5)."""
    if rules.players == 3:
        return seat == (first + 2) % 3
    return rules.players == 4


def _company(rules: Rules, joker: bool) -> Company:
    lying = [0] * CELLS
    standing = [0] * CELLS
    working = 0
    for cell in range(CELLS):
        if rules.board[cell] < DEPARTMENTS:
            standing[cell] = 1
            working += 1
        elif rules.board[cell] == LOBBY:
            lying[cell] = rules.start_lobby
    on_tabs = 0
    for project in range(PROJECTS):
        on_tabs += rules.tabs[project][0].discs_placed(0)
    return Company(
        rules.start_goods,
        rules.start_money,
        0,
        rules.board[:],
        lying,
        standing,
        [0] * REGIONS,
        rules.start_employees - rules.start_lobby - working,
        rules.start_discs - 1 - REGIONS - on_tabs,
        [-1] * PROJECTS,
        [0] * PROJECTS,
        [0] * PROJECTS,
        [0] * REGIONS,
        -1,
        joker,
        0,
        -1,
    )


CARNEGIE_GAME: Final = Carnegie()
