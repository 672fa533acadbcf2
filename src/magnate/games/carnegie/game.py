"""Carnegie as a game that can be started."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final, final

from mypy_extensions import i64

from magnate.core.content import Content
from magnate.core.facts import Journal
from magnate.core.game import Game
from magnate.core.ints import ints, zeros
from magnate.core.options import OptionValue, Setup
from magnate.core.rng import Rng
from magnate.core.state import stack_from_list
from magnate.games.carnegie import numbers as _numbers  # noqa: F401  (declares them)
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
from magnate.games.carnegie.andrew import new_andrew
from magnate.games.carnegie.company import Company
from magnate.games.carnegie.content import COMPONENTS
from magnate.games.carnegie.decisions.activation import Activate
from magnate.games.carnegie.decisions.course import ChooseAction, Course
from magnate.games.carnegie.decisions.departments import Department, UseDepartments, Wait
from magnate.games.carnegie.decisions.employees import ChooseLobby, MoveIn, Vacate, move_employees
from magnate.games.carnegie.decisions.income import BringHome, Donate, GoodsOrMoney, StaffOrMoney
from magnate.games.carnegie.decisions.setup import (
    ChooseSides,
    NoteDonation,
    PlaceHousing,
    ReserveTile,
    set_sides,
)
from magnate.games.carnegie.decisions.study import Study
from magnate.games.carnegie.domains import FREE, LAST_EVENT, ROW_EVENTS, SETUP_SIDES
from magnate.games.carnegie.facts import ENDED_BY_ROUNDS, ROUND
from magnate.games.carnegie.heuristics import CarnegieHeuristics
from magnate.games.carnegie.options import OPTIONS
from magnate.games.carnegie.rules import (
    Rules,
)
from magnate.games.carnegie.state import CarnegieState, state_from_dict
from magnate.games.carnegie.view_types import CarnegieView

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
    "MoveEmployees": move_employees,
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
            version=2,
            min_players=1,
            max_players=4,
            options=OPTIONS,
            components=COMPONENTS,
            table=TABLE,
            vocabulary=CARNEGIE,
            view_type=CarnegieView,
            heuristics=CarnegieHeuristics(),
            chapter_event=ROUND,
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
    """The chance that is open to all before anyone chooses (CAR-1.2, 1.3, 1.5)."""
    events = _timeline(rules, rng)
    tiles = _tiles(rules, rng)
    first = rng.below(rules.players)
    return CarnegieState(
        rules=rules,
        rng=rng,
        stack=[Course()],
        companies=[
            _company(rules, _has_joker(rules, first, seat)) for seat in range(rules.players)
        ],
        slots=ints([FREE] * SLOTS),
        projects=zeros(SLOTS),
        tiles=ints(tiles),
        donations=zeros(DONATIONS),
        events=ints(events),
        markers=zeros(TYPES),
        round_number=0,
        first=first,
        row=-1,
        moving=-1,
        phase=SETUP_SIDES,
        begun=0,
        step=0,
        waiting=False,
        points=0,
        answered=0,
        cursors=0,
        secret_sides=ints([-1] * rules.players),
        andrew=new_andrew(rules) if rules.solo else None,
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


def _has_joker(rules: Rules, first: int, seat: int) -> bool:
    """With four players everyone, with three only the third (CAR-1.5)."""
    if rules.players == 3:
        return seat == (first + 2) % 3
    return rules.players == 4


def _company(rules: Rules, joker: bool) -> Company:
    lying = zeros(CELLS)
    standing = zeros(CELLS)
    working: i64 = 0
    for cell in range(CELLS):
        if rules.board[cell] < DEPARTMENTS:
            standing[cell] = 1
            working += 1
        elif rules.board[cell] == LOBBY:
            lying[cell] = rules.start_lobby
    on_tabs: i64 = 0
    for project in range(PROJECTS):
        on_tabs += rules.tabs[project][0].discs_placed[0]
    return Company(
        goods=rules.start_goods,
        money=rules.start_money,
        vp=0,
        cells=rules.board[:],
        lying=lying,
        standing=standing,
        missions=zeros(REGIONS),
        reserve=rules.start_employees - rules.start_lobby - working,
        discs=rules.start_discs - 1 - REGIONS - on_tabs,
        sides=ints([-1] * PROJECTS),
        advanced=zeros(PROJECTS),
        built=zeros(PROJECTS),
        tracks=zeros(REGIONS),
        reserved=-1,
        joker=joker,
        donations=0,
        noted=-1,
    )


CARNEGIE_GAME: Final = Carnegie()
