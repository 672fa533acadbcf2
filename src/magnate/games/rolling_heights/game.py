"""Rolling Heights as a game that can be started."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final, final

from magnate.core.content import Content
from magnate.core.facts import Journal
from magnate.core.game import Game
from magnate.core.ints import Ints, ints, zeros
from magnate.core.options import OptionValue, Setup
from magnate.core.rng import Rng
from magnate.core.state import stack_from_list
from magnate.games.rolling_heights.actions import (
    ADS,
    MATERIALS,
    PLANS,
    PLOTS,
    ROLLING_HEIGHTS,
    STATUSES,
    TABLE,
    TARGETS,
    WORKERS,
)
from magnate.games.rolling_heights.city import lay_out
from magnate.games.rolling_heights.company import Company
from magnate.games.rolling_heights.content import COMPONENTS
from magnate.games.rolling_heights.decisions.building import Exchange, Hire
from magnate.games.rolling_heights.decisions.course import Course, begin
from magnate.games.rolling_heights.decisions.leaders import ChooseCube, SwapWorker
from magnate.games.rolling_heights.decisions.main import Main
from magnate.games.rolling_heights.decisions.payment import Pay
from magnate.games.rolling_heights.decisions.plans import PlacePlan, StartPlan, TakePlan
from magnate.games.rolling_heights.decisions.preparation import Risk, SitOut, TireOut
from magnate.games.rolling_heights.decisions.upgrades import Upgrade
from magnate.games.rolling_heights.facts import (
    ENDED_BY_CITY,
    ENDED_BY_CUBES,
    ENDED_BY_QUIET,
    TURN,
)
from magnate.games.rolling_heights.heuristics import RollingHeightsHeuristics
from magnate.games.rolling_heights.market import close_up
from magnate.games.rolling_heights.numbers import declare_numbers
from magnate.games.rolling_heights.options import OPTIONS
from magnate.games.rolling_heights.rules import LEVELS, MARKET, NONE, RESTING, SETUP, Rules
from magnate.games.rolling_heights.state import RollingHeightsState, state_from_dict
from magnate.games.rolling_heights.view_types import RollingHeightsView

DECISIONS: Final[dict[str, Any]] = {
    "Course": Course,
    "StartPlan": StartPlan,
    "SitOut": SitOut,
    "Risk": Risk,
    "TireOut": TireOut,
    "Main": Main,
    "Upgrade": Upgrade,
    "SwapWorker": SwapWorker,
    "ChooseCube": ChooseCube,
    "TakePlan": TakePlan,
    "PlacePlan": PlacePlan,
    "Pay": Pay,
    "Exchange": Exchange,
    "Hire": Hire,
}


@final
class RollingHeights(Game):
    """1 to 4 players; see docs/rules/rolling_heights.md."""

    def __init__(self) -> None:
        declare_numbers()
        super().__init__(
            name="rolling_heights",
            version=5,
            min_players=1,
            max_players=4,
            options=OPTIONS,
            components=COMPONENTS,
            table=TABLE,
            vocabulary=ROLLING_HEIGHTS,
            view_type=RollingHeightsView,
            heuristics=RollingHeightsHeuristics(),
            turn_event=TURN,
            ending_events=(ENDED_BY_CUBES, ENDED_BY_CITY, ENDED_BY_QUIET),
        )

    def settle(self, players: int, options: dict[str, OptionValue], content: Content) -> Setup:
        return Rules(players, options, content)

    def deal(self, setup: Setup, rng: Rng, journal: Journal | None = None) -> RollingHeightsState:
        assert isinstance(setup, Rules)
        state = _deal(setup, rng)
        state.journal = journal
        begin(state)
        return state

    def load(self, setup: Setup, data: Mapping[str, Any]) -> RollingHeightsState:
        assert isinstance(setup, Rules)
        return state_from_dict(setup, data, stack_from_list(data["stack"], DECISIONS))


def _deal(rules: Rules, rng: Rng) -> RollingHeightsState:
    """All chance of the set-up (RH-1.1, RH-1.2, RH-1.6, RH-1.8)."""
    city = lay_out(rules, rng)
    piles = [_pile(rules, level, rng) for level in range(LEVELS)]
    ads = _drawn(ADS, rules.open_ads, rng)
    targets = _drawn(TARGETS, rules.dealt_targets * rules.players, rng)
    companies: list[Company] = []
    for seat in range(rules.players):
        dealt = targets[seat * rules.dealt_targets : (seat + 1) * rules.dealt_targets]
        companies.append(_company(rules.start_workers, sorted(dealt), rng.split()))
    worker_supply = [
        rules.worker_supply[worker] - rules.players * rules.start_workers[worker]
        for worker in range(WORKERS)
    ]
    if rules.solo:
        companies.append(_company([0] * WORKERS, [], rng.split()))
    first = rng.below(rules.players)
    state = RollingHeightsState(
        rules,
        rng,
        [Course()],
        city=city,
        companies=companies,
        piles=piles,
        drawn=zeros(LEVELS),
        market=ints([NONE] * MARKET),
        market_wilds=zeros(MARKET),
        supply=ints(rules.cubes),
        worker_supply=ints(worker_supply),
        wild_supply=rules.wilds,
        plans=ints([NONE] * PLOTS),
        owners=ints([NONE] * PLOTS),
        needs=zeros(PLOTS),
        specials=zeros(PLOTS),
        vacant=city.land_mask,
        ads=rules.first_ads if rules.first_game_ads else sorted(ads),
        first=first,
        active=first,
        phase=SETUP,
        round_number=0,
        last_round=0,
        trigger=NONE,
        quiet=0,
        put=False,
        acted=False,
        bought=NONE,
        laid=0,
        finished=0,
        vp_before=0,
        wild_plans=[],
        led=0,
        yard=zeros(MATERIALS),
        special_yard=zeros(MATERIALS),
        power=0,
    )
    close_up(state)
    return state


def _pile(rules: Rules, level: int, rng: Rng) -> Ints:
    pile = [plan for plan in range(PLANS) if rules.plans[plan].level == level]
    rng.shuffle(pile)
    return ints(pile)


def _drawn(size: int, count: int, rng: Rng) -> list[int]:
    """So many of the numbers below `size`."""
    order = list(range(size))
    rng.shuffle(order)
    return order[:count]


def _company(start_workers: list[int], targets: list[int], rng: Rng) -> Company:
    return Company(
        rng=rng,
        workers=ints(start_workers + [0] * (WORKERS * (STATUSES - 1))),
        wilds=0,
        plots=zeros(0),
        targets=targets,
        plot_vp=0,
        building_vp=0,
        worker_vp=0,
        stage=RESTING,
        left=0,
        lowest=0,
        struck=False,
    )


ROLLING_HEIGHTS_GAME: Final = RollingHeights()
