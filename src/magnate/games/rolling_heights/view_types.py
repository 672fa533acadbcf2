"""The types of what a seat may see of Rolling Heights; what isn't there is None."""

from __future__ import annotations

from typing import Annotated, TypedDict

from magnate.core.domains import SEAT
from magnate.core.views import by, of
from magnate.games.rolling_heights.actions import (
    AD,
    MATERIAL,
    PLAN,
    PLOT,
    ROLLING_HEIGHTS,
    STATUS,
    TARGET,
    TYPE,
    WORKER,
)
from magnate.games.rolling_heights.decisions.plans import PLACING
from magnate.games.rolling_heights.rules import (
    PHASE,
    PIECE,
    QUARTER_TURNS,
    SIDE,
    STAGE,
    TRIGGER,
)
from magnate.games.rolling_heights.units import (
    CUBES,
    LEVEL,
    PERMILLE,
    PLANS_LEFT,
    POINTS,
    POWER_UNITS,
    ROUNDS,
    SLOT,
    STAFF,
    STEPS,
    UNITS,
    WILDS,
)

for _domain in (
    PHASE,
    STAGE,
    TRIGGER,
    PIECE,
    SIDE,
    QUARTER_TURNS,
    PLACING,
    PLANS_LEFT,
    PERMILLE,
    TYPE,
):
    ROLLING_HEIGHTS.know(_domain)

Seat = Annotated[int, of(SEAT)]
Ad = Annotated[int, of(AD)]
Target = Annotated[int, of(TARGET)]
Plan = Annotated[int, of(PLAN)]
Plot = Annotated[int, of(PLOT)]
Type = Annotated[int, of(TYPE)]
Material = Annotated[int, of(MATERIAL)]
Phase = Annotated[int, of(PHASE)]
Stage = Annotated[int, of(STAGE)]
Trigger = Annotated[int, of(TRIGGER)]
Piece = Annotated[int, of(PIECE)]
Side = Annotated[int, of(SIDE)]
QuarterTurns = Annotated[int, of(QUARTER_TURNS)]
Placing = Annotated[int, of(PLACING)]
Level = Annotated[int, of(LEVEL)]
Slot = Annotated[int, of(SLOT)]
Points = Annotated[int, of(POINTS)]
Cubes = Annotated[int, of(CUBES)]
Units = Annotated[int, of(UNITS)]
Power = Annotated[int, of(POWER_UNITS)]
Wilds = Annotated[int, of(WILDS)]
Staff = Annotated[int, of(STAFF)]
Steps = Annotated[int, of(STEPS)]
Permille = Annotated[int, of(PERMILLE)]
Rounds = Annotated[int, of(ROUNDS)]
Plans = Annotated[int, of(PLANS_LEFT)]

CubesByColour = Annotated[list[Cubes], by(MATERIAL)]
Crew = Annotated[list[Staff], by(WORKER)]
"""How many workers of each colour."""


class DistrictView(TypedDict):
    """One of the six pieces of the city, row by row from the upper left."""

    piece: Piece
    side: Side
    turns: QuarterTurns
    """Clockwise."""


class TowerView(TypedDict):
    """A tower of a plan; its special cubes lie on top."""

    material: Material
    height: Cubes
    cubes: Cubes
    special: Cubes
    """How many of these are special."""


class PlotView(TypedDict):
    """A plot of the city, and the plan on it."""

    water: bool
    bonus_type: Type | None
    """The type whose plans score here."""
    bonus_vp: Points
    surcharge: Units
    plan: Plan | None
    owner: Seat | None
    """Whose plan it is; None for the Rival's too."""
    rival: bool
    """Whether it is the Rival's."""
    completed: bool
    towers: list[TowerView]
    needs: CubesByColour
    """The cubes it still needs."""
    vp: Points | None
    """What the building gives, or would give if it were completed now."""


class SlotView(TypedDict):
    """A slot of the market."""

    level: Level
    slot: Slot
    plan: Plan | None
    cost: Units
    wilds: Wilds


class YieldView(TypedDict):
    """What a card would give if the game ended now, and the plots that make it up."""

    vp: Points
    plots: list[Plot]


class AdView(TypedDict):
    """An open ad."""

    ad: Ad
    yields: Annotated[list[YieldView], by(SEAT)]
    rival: YieldView | None
    """For the Rival of a solo game."""


class TargetView(TypedDict):
    """A secret target."""

    target: Target
    vp: Points
    plots: list[Plot]
    counts: bool
    """Whether it is the one that would count."""


class AdParts(TypedDict, total=False):
    """What the open ads give, in their order; the box opens three."""

    ad1: Points
    ad2: Points
    ad3: Points
    ad4: Points
    ad5: Points
    ad6: Points
    ad7: Points
    ad8: Points
    ad9: Points
    ad10: Points
    ad11: Points
    ad12: Points


class RivalStanding(AdParts):
    """The Rival's score by its parts if the game ended now (RH-9.4)."""

    plots: Points
    buildings: Points
    total: Points


class Standing(RivalStanding):
    """A company's score by its parts if the game ended now (RH-8.2)."""

    workers: Points
    target: Points
    wilds: Points


class CompanyView(TypedDict):
    """A company. What others may not see is None."""

    workers: Annotated[list[Crew], by(STATUS)]
    """How many of each colour have each status: `workers[status][worker]`."""
    wilds: Wilds
    units: Units
    """What it could pay for a plan in all now: cubes, power and wilds."""
    plots: list[Plot]
    """Where its plans lie, the oldest first."""
    vp: Points
    plot_vp: Points
    building_vp: Points
    worker_vp: Points
    stage: Stage
    """How far its turn is prepared."""
    left: Staff
    """How many workers it still has to pick in that stage."""
    struck: bool
    strike: Permille | None
    """The chance of a strike if it pushes now; None when it can't."""
    targets: list[TargetView] | None
    """Shown to all at the end."""
    standing: Standing
    """A target others may not see counts 0."""


class RivalView(TypedDict):
    """The opponent of a solo game (RH-9)."""

    plots: list[Plot]
    vp: Points
    plot_vp: Points
    building_vp: Points
    next_level: Level
    """The row from which it will take the farthest plan in this round ..."""
    next_cubes: Cubes
    """... and the cubes it will add."""
    standing: RivalStanding


class TurnView(TypedDict):
    """What has been done in the turn, and what can still be; nothing in the set-up and at the
    end."""

    acted: bool
    """Whether anything was done in the main phase: an urbanist's throw must come first."""
    bought: Plan | None
    """The plan that was bought; one can be bought in a turn."""
    laid: list[Plot]
    """Where plans were laid."""
    completed: list[Plot]
    """Where buildings were completed."""
    led: list[Plot]
    """Where a community leader has been."""
    vp: Points
    """What has been scored since the turn began."""
    upgrades_left: Steps
    """Of the civil servant at work."""
    cubes_left: Cubes
    """Cubes of any colour still to be named."""


class ChosenView(TypedDict):
    """A plan that has been chosen but doesn't lie on the map yet."""

    seat: Seat
    plan: Plan
    level: Level
    slot: Slot
    placing: Placing
    """Why it can be placed."""
    plot: Plot | None
    """Where it will lie, once that is chosen."""


class PaymentView(TypedDict):
    """A payment that is being made: for the plan that was chosen, or else for a cube."""

    seat: Seat
    material: Material | None
    """The cube of an exchange."""
    cost: Units
    left: Units
    at_hand: Units
    """All units it can be paid with now."""
    wilds: bool
    """Whether wilds can pay too."""


class PlacementView(TypedDict):
    """What a plot adds to the price of a plan."""

    distance: Units
    surcharge: Units


class PlaceView(TypedDict):
    """A plot for the plan that was chosen."""

    plot: Plot
    cost: Units
    """In all."""
    bonus: Points


class RollingHeightsView(TypedDict):
    """The table as one seat sees it."""

    seat: Seat | None
    round: Rounds
    """0 during set-up."""
    last_round: Rounds | None
    """None until the end has been triggered."""
    trigger: Trigger | None
    """What triggered it."""
    quiet: Rounds
    """Whole rounds in succession in which nothing was put on the map."""
    quiet_left: Rounds
    """As many more of them end the game."""
    put: bool
    """Whether something has been put on it this round."""
    first: Seat
    active: Seat
    phase: Phase
    turn: TurnView
    over: bool
    districts: list[DistrictView]
    plots: Annotated[list[PlotView], by(PLOT)]
    market: list[SlotView]
    """Nine slots of level 1 and nine of level 2, each row from the far end."""
    wild_plans: list[Plan]
    """The open plans that get a wild in the clean-up."""
    piles: Annotated[list[Plans], by(LEVEL)]
    """How many plans of each level are still to be drawn."""
    cubes: CubesByColour
    """The real cubes of each colour in this game."""
    supply: CubesByColour
    unbuilt: CubesByColour
    """Real cubes that stand on no building: when one colour has none, the end is triggered."""
    worker_supply: Crew
    wild_supply: Wilds
    ads: list[AdView]
    yard: CubesByColour
    """Real cubes of the player whose turn it is."""
    special_yard: CubesByColour
    """Special cubes, by the colour they stand for."""
    power: Power
    chosen: ChosenView | None
    payment: PaymentView | None
    placements: Annotated[list[PlacementView | None], by(PLOT)] | None
    """What each plot costs the viewing seat beside the price of a plan; None where no plan can be
    put, and for who has no plan yet."""
    places: list[PlaceView]
    """Where the viewing seat can put the plan it has just chosen."""
    affordable: list[Plan]
    """The open plans that the viewing seat could buy now."""
    companies: Annotated[list[CompanyView], by(SEAT)]
    rival: RivalView | None
