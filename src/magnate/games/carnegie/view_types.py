"""The types of what a seat's screen may show of Carnegie, with the domains of their numbers."""

from __future__ import annotations

from typing import Annotated, TypedDict

from magnate.core.domains import MONEY, NUMBER, SEAT
from magnate.core.views import of
from magnate.games.carnegie.actions import (
    CELL,
    CHAIR,
    CITY,
    DEPARTMENT,
    DONATION,
    PROJECT,
    REGION,
    SIDES,
    TILE,
    TYPE,
)
from magnate.games.carnegie.domains import (
    BACK,
    CARD,
    DIFFICULTY,
    GOODS_COUNT,
    HAPPENING,
    LEVEL,
    OWNER,
    PHASE,
    POINT_COUNT,
    SIDE,
    STAFF_COUNT,
    STEP_COUNT,
    USE_COUNT,
    VP_COUNT,
)

Seat = Annotated[int, of(SEAT)]
Number = Annotated[int, of(NUMBER)]
Money = Annotated[int, of(MONEY)]
Goods = Annotated[int, of(GOODS_COUNT)]
Steps = Annotated[int, of(STEP_COUNT)]
Points = Annotated[int, of(POINT_COUNT)]
Vp = Annotated[int, of(VP_COUNT)]
Staff = Annotated[int, of(STAFF_COUNT)]
Uses = Annotated[int, of(USE_COUNT)]
Type = Annotated[int, of(TYPE)]
Region = Annotated[int, of(REGION)]
Project = Annotated[int, of(PROJECT)]
City = Annotated[int, of(CITY)]
Department = Annotated[int, of(DEPARTMENT)]
Tile = Annotated[int, of(TILE)]
Cell = Annotated[int, of(CELL)]
Chair = Annotated[int, of(CHAIR)]
Donation = Annotated[int, of(DONATION)]
Sides = Annotated[int, of(SIDES)]
Side = Annotated[int, of(SIDE)]
Owner = Annotated[int, of(OWNER)]
Phase = Annotated[int, of(PHASE)]
Level = Annotated[int, of(LEVEL)]
Happening = Annotated[int, of(HAPPENING)]
Card = Annotated[int, of(CARD)]
Back = Annotated[int, of(BACK)]
Difficulty = Annotated[int, of(DIFFICULTY)]


class GainView(TypedDict):
    """What a row would bring one seat: its event, with all employees of the region home, and its
    departments, as they are staffed now."""

    home: Staff
    """Employees brought home."""
    money: Money
    goods: Goods
    points: Points
    """Study points of the event."""
    staff: Staff
    """New employees, as far as there are any."""
    vp: Vp
    staff_or_money: Number
    """Cells with the choice of an employee or money."""
    goods_or_money: Number
    """Cells with the choice of goods or money."""
    price: Money | None
    """The price of a donation; None if the event is none."""
    donation: bool
    """Whether it could make one: with this income, all goods sold, and study points spent on the
    ends of tracks."""
    uses: Uses
    """How often employees of the row's departments may act."""
    steps: Steps
    """The most steps they give."""
    department_points: Points
    """The most study points they give."""


class PreviewView(TypedDict):
    """What happens if a row is picked next."""

    row: Type
    moving: Type
    """The row whose event happens (CAR-3.2)."""
    happening: Happening
    region: Region | None
    """Whose employees come home."""
    donation: bool
    gains: list[GainView]
    """By seat."""


class NetworkView(TypedDict):
    """Cities and routes of one seat."""

    routes: list[tuple[City, City]]
    """All routes between two of its cities."""
    cities: list[City]
    """The cities of the group that gives points (CAR-8.2)."""
    links: list[tuple[City, City]]
    """The routes of that group."""
    points: Number
    """Its connection points."""
    level: Level | None
    """The lowest transport level of its large cities' regions; None while no group counts."""
    limiting: list[Region]
    """The regions that hold it down to this level."""


class CompanyView(TypedDict):
    """A company. What others may not see, and what there is none of, is None."""

    goods: Goods
    money: Money
    vp: Vp
    """Won in play."""
    cells: list[Department]
    lying: list[Staff]
    chairs: list[list[Chair]]
    """The taken chairs of each cell: the active employees."""
    missions: list[Staff]
    """By region."""
    reserve: Staff
    """Not yet hired."""
    discs: Number
    sides: list[Side | None]
    """The tab sides once they are shown."""
    chosen_sides: Sides | None
    """The own choice that is not yet shown."""
    has_chosen_sides: bool
    advanced: list[Number]
    """The furthest uncovered cell of each tab; the first is 0."""
    built: list[Number]
    """How many discs of each tab have been built."""
    discs_on_tabs: list[Number]
    """How many discs of each tab are ready to be built."""
    tracks: list[Number]
    """The space on each region's track; the first is 0."""
    reserved: Tile | None
    joker: bool
    donations: list[Donation]
    donation_price: Money
    """The price of the next donation."""
    donation_limit: Vp
    """The most a donation can give."""
    donation_points: list[Vp]
    """What each space gives now; 0 where it has no disc."""
    yields: list[Vp]
    """What each donation space gives, or would give if this seat took it."""
    noted: Donation | None
    """The secretly noted donation; shown to all at the end (CAR-10.1)."""
    has_noted: bool
    network: NetworkView
    standing: dict[str, Vp]
    """The score by its parts if the game ended now."""


class AndrewView(TypedDict):
    """Andrew's pieces and the known cards (CAR-9.3, CAR-9.10)."""

    difficulty: Difficulty
    card: Card | None
    """This round's card once it is turned up."""
    chooses: bool
    """Whether it chooses the action of this round."""
    back: Back | None
    """The back of this round's card; None before the first and after the last round."""
    next_back: Back | None
    """The back of the next one on the deck."""
    played: list[Card]
    shift: Number
    """How far this round's card has been shifted."""
    reached: list[Number]
    """How many cards lie under each VP card."""
    discs: Number
    tracks: list[Number]
    tiles: list[Tile]
    donations: list[Donation]
    donation_points: list[Vp]
    """What each space brings him now; all paid welfare stands at his first such space."""
    standing: dict[str, Vp]


class TurnView(TypedDict):
    """What the player whose turn it is has done and can still do in it."""

    seat: Seat | None
    """None while it is nobody's turn, or everybody's."""
    using: Type | None
    """The type of department in use: a joker may have changed it."""
    used: list[Cell]
    """Departments begun this turn."""
    department: Cell | None
    """The one whose employees are asked."""
    uses: Uses
    """How often it can still be used."""
    steps: Steps
    """Steps left."""
    points: Points
    """Study points left."""


class ChairView(TypedDict):
    """A free chair of a cell where someone lies."""

    cell: Cell
    chair: Chair
    price: Money
    affordable: bool
    """Whether the money in hand pays for it."""


class ActivationView(TypedDict):
    """Whom the viewing seat could activate if it were asked now (CAR-7.1): a forecast in every
    phase but the activation, whose question the moves answer."""

    chairs: list[ChairView]
    all: list[tuple[str, str]]
    """Everyone it can afford, the cheapest first: a list of moves, each the key of a question and
    an answer."""


class CarnegieView(TypedDict):
    """The table as one seat sees it."""

    seat: Seat | None
    round: Number
    """0 during the set-up."""
    first: Seat
    row: Type | None
    """The picked row, whose departments are used."""
    moving: Type | None
    """The row whose event happens and whose marker advances."""
    phase: Phase
    turn: TurnView
    waiting: bool
    """Whether the first player uses departments last (CAR-10.2)."""
    over: bool
    events: list[list[Happening]]
    """The five events of each row."""
    markers: list[Number]
    """How many events each marker has passed."""
    passed: list[Number]
    """How many events of each row are over: this round's marker moves only at its end."""
    previews: list[PreviewView]
    """What each of the rows would bring if it is picked next, in this round or, once a row is
    picked, in the next; empty once that of the last round is."""
    slots: list[Owner | None]
    projects: list[Project | None]
    """The project of each player's disc."""
    tiles: list[Number]
    """How many of each department tile are open."""
    donations: list[list[Owner]]
    """Who has a disc on each space."""
    activation: ActivationView | None
    """None for a spectator."""
    companies: list[CompanyView]
    andrew: AndrewView | None
