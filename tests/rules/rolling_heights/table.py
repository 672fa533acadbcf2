"""A table of Rolling Heights for tests: set up a position, play in notation, look at the outcome.

Ann, Ben, Cleo and Dan sit clockwise in this order. Plots, plans and workers are named as in the
notation: "c4", "mayors-house", "civil-servant". A worker is written with what it does: "architect
hard", "carpenter waiting", "riveter used-steady", or with a number: "2 builder steady". Levels,
ads and targets are counted from 1.
"""

from __future__ import annotations

import tomllib
from collections.abc import Mapping
from functools import cache
from itertools import count
from pathlib import Path
from typing import Any, Final

import magnate
from magnate.core.facts import Journal
from magnate.core.ints import ints, setting, zeros
from magnate.core.options import OptionValue
from magnate.core.rng import Rng
from magnate.games.rolling_heights.actions import (
    AD,
    MATERIAL,
    MATERIALS,
    PLAN,
    PLANS,
    PLOT,
    PLOTS,
    STATUS,
    TARGET,
    TYPE,
    WORKER,
    WORKERS,
)
from magnate.games.rolling_heights.city import City
from magnate.games.rolling_heights.company import Company
from magnate.games.rolling_heights.rules import LEVELS, NEED_BITS, NONE, SLOTS
from magnate.games.rolling_heights.state import RollingHeightsState
from magnate.games.rolling_heights.view_types import (
    CompanyView,
    PlotView,
    RivalView,
    RollingHeightsView,
)
from tests.rules.table import GameTable, short

ANN, BEN, CLEO, DAN = range(4)
RIVAL = 1
"""The owner of the Rival's plans in a solo game."""
GAP = "-"
"""An empty slot of the market."""
THROWS: Final = ("tired", "steady", "hard")
WORKER_NAMES: Final = WORKER.texts

MAP = (
    "R2 .  .   .  .  .   .  .  K3$1",
    ".  .  .   .  C2 .   .  .  .",
    ".  .  ~   .  .  .   .  P2 .",
    ".  I2 .   .  .  ~   ~  .  .",
    ".  .  .   .  $2 .   .  .  .",
    "K2 .  .   .  .  .   .  .  .",
)
"""The city of `a_table` from a1 to i6, written as on the page of rules."""
FIRST_PLANS = (
    ("housing-project", "b2"),
    ("fire-station", "h5"),
    ("duplex", "h2"),
    ("row-houses", "b5"),
)
"""What each seat begins with, and where."""
ROW_1 = (
    *("bakery", "diner", "toy-shop", "mayors-house", "lumber-yard"),
    *("theatre", "police-station", "botanical-garden", "barber-shop"),
)
"""The market row of level 1, from the far end; three slots each cost 1, 2 and 3."""
ROW_2 = (
    *("steel-mill", "savings-bank", "department-store", "grain-elevator", "court-house"),
    *("lakeside-flats", "university", "observatory", "aquarium"),
)
"""The market row of level 2, from the far end; three slots each cost 2, 3 and 4."""


def a_city(*rows: str) -> dict[str, Any]:
    """A content override that prints a city on the A sides, which are used by any number."""
    plots = [row.split() for row in rows]
    sides: dict[str, Any] = {}
    for piece in range(6):
        top, left = piece // 3 * 3, piece % 3 * 3
        part = [" ".join(row[left : left + 3]) for row in plots[top : top + 3]]
        sides[f"A{piece + 1}"] = {"rows": part}
    return {"district": sides, "players": {number: {"b_sides": 0} for number in "34"}}


FIGURES: Final[Mapping[str, Any]] = tomllib.loads(
    (Path(__file__).parent / "tiles.toml").read_text(encoding="utf-8")
)
"""Figures that tuning may change, as the tests speak of them."""


def with_figures(content: Mapping[str, Any] | None) -> dict[str, Any]:
    """These figures and a test's own ones over them."""
    merged: dict[str, Any] = dict(FIGURES)
    for table, entries in (content or {}).items():
        merged[table] = {**merged.get(table, {}), **entries}
    for table in ("plan", "ad", "target"):
        for name, entry in (content or {}).get(table, {}).items():
            merged[table][name] = {**FIGURES[table].get(name, {}), **entry}
    return merged


def start(
    players: int = 2,
    seed: int = 0,
    content: Mapping[str, Any] | None = None,
    **options: OptionValue,
) -> Table:
    """A game just dealt."""
    state = magnate.game("rolling_heights").start(players, seed, with_figures(content), **options)
    assert isinstance(state, RollingHeightsState)
    return Table(state)


def a_start(
    players: int = 2,
    city: tuple[str, ...] = MAP,
    content: Mapping[str, Any] | None = None,
    **options: OptionValue,
) -> Table:
    """A game just dealt without most of its chance: Ann is first player, the city is as given, and
    the starting plans of `FIRST_PLANS` are open. The Rival has placed Ben's."""
    override = {**a_city(*city), **(content or {})}
    for seed in count():
        table = start(players, seed, override, **options)
        if table.state.first == ANN:
            break
    state = table.state
    state.city = City(state.rules, [8 * piece for piece in range(6)])
    state.vacant = state.city.land_mask
    if table.solo:
        table.without_plan(PLOT.text(state.companies[RIVAL].plots[0]))
        table.with_plan(RIVAL, *FIRST_PLANS[RIVAL])
        state.companies[RIVAL].plot_vp = 0
    return table.with_market(1, *[p for p, _ in FIRST_PLANS if p != table.plan_on("h5")])


def a_table(
    players: int = 2,
    turn: int = ANN,
    content: Mapping[str, Any] | None = None,
    city: tuple[str, ...] = MAP,
    **options: OptionValue,
) -> Table:
    """The main phase of a seat in round 1 without its chance: the city is as given, each player has
    a plan without cubes as in `FIRST_PLANS`, the market is `ROW_1` and `ROW_2`, and the seat's two
    carpenters and two builders are steady. Those before it have had a turn and done nothing.
    """
    table = a_start(players, city, content, **options)
    for seat in range(players):
        table.with_luck(seat, *["steady"] * 4)
    for seat in reversed(range(players)):
        plan, plot = FIRST_PLANS[seat]
        table.play(seat, f"take {plan}", f"place {plot}")
    table.with_market(1, *ROW_1).with_market(2, *ROW_2)
    for seat in range(turn):
        table.play(seat, "done")
    table.forget()
    return table


@cache
def _lucky_seed(odds: tuple[int, int, int], poses: tuple[str, ...]) -> int:
    for seed in count():
        rng = Rng.seeded(seed, "luck")
        for pose in poses:
            landed = rng.below(sum(odds))
            if pose != THROWS[(landed >= odds[0]) + (landed >= odds[0] + odds[1])]:
                break
        else:
            return seed
    raise AssertionError


class Table(GameTable[RollingHeightsState, RollingHeightsView]):
    """A state with words for setting it up, playing and looking."""

    def __init__(self, state: RollingHeightsState) -> None:
        super().__init__(state)
        self.forget()

    # Setting up: the turn. Cubes come from the supply, workers and wilds too.

    def _company(self, seat: int) -> Company:
        return self.state.companies[seat]

    def with_workers(self, seat: int, *workers: str) -> Table:
        """These workers, and no others."""
        company = self._company(seat)
        for worker in range(WORKERS):
            self.state.worker_supply[worker] += company.of_colour(worker)
        company.workers = zeros(len(company.workers))
        for text in workers:
            *number, worker_name, status = text.split()
            worker = WORKER.texts.index(worker_name)
            amount = int(number[0]) if number else 1
            company.workers[STATUS.texts.index(status) * WORKERS + worker] += amount
            self.state.worker_supply[worker] -= amount
        return self

    def with_luck(self, seat: int, *poses: str) -> Table:
        """How the next workers land that the seat throws; colours are thrown in their order."""
        landing = self.state.rules
        hard = landing.all_odds - landing.tired_odds - landing.steady_odds
        seed = _lucky_seed((landing.tired_odds, landing.steady_odds, hard), poses)
        self._company(seat).rng = Rng.seeded(seed, "luck")
        return self

    def with_cubes(self, **cubes: int) -> Table:
        """So many real cubes in the yard of the player whose turn it is."""
        for name, amount in cubes.items():
            material = MATERIAL.texts.index(name)
            self.state.supply[material] += self.state.yard[material] - amount
            self.state.yard[material] = amount
        return self

    def with_specials(self, **cubes: int) -> Table:
        """So many special cubes in that yard, by the colours they stand for."""
        for name, amount in cubes.items():
            self.state.special_yard[MATERIAL.texts.index(name)] = amount
        return self

    def with_power(self, power: int) -> Table:
        self.state.power = power
        return self

    def with_wilds(self, seat: int, wilds: int) -> Table:
        self.state.wild_supply += self._company(seat).wilds - wilds
        self._company(seat).wilds = wilds
        return self

    def with_vp(self, seat: int, vp: int) -> Table:
        """So many points on the score track, as if politicians had brought them."""
        company = self._company(seat)
        company.worker_vp += vp - company.vp
        return self

    def with_round(self, number: int) -> Table:
        self.state.round_number = number
        return self

    def with_last_round(self, number: int) -> Table:
        """The end has been triggered, as if by wood."""
        self.state.last_round = number
        self.state.trigger = 0
        return self

    # Setting up: supplies

    def with_supply(self, owner: int = BEN, **left: int) -> Table:
        """Leave so many real cubes of a colour in the supply; the others stand on plans of Ben's
        (or of the given owner's) that aren't complete, on the last plots of the city. If none is
        left, that has triggered the end."""
        for name, amount in left.items():
            material = MATERIAL.texts.index(name)
            plans = self.state.rules.plans
            while self.state.supply[material] > amount:
                free = [plan for pile in self._draw_piles() for plan in pile]
                plan = max(free, key=lambda plan: plans[plan].cubes[material])
                gone = self.state.supply[material] - amount
                cubes = min(gone, plans[plan].cubes[material], sum(plans[plan].cubes) - 1)
                self.with_plan(owner, PLAN.text(plan), self._last_plot(), **{name: cubes})
            assert self.state.supply[material] == amount
            if self.state.unbuilt(material) == 0 and self.state.last_round == 0:
                self.with_last_round(self.round + 1)
        return self

    def _last_plot(self) -> str:
        return PLOT.text(max(plot for plot in range(PLOTS) if self.state.open_land(plot)))

    def with_worker_supply(self, worker: str, left: int, owner: int = BEN) -> Table:
        """Leave so many of a colour; the others work for Ben, or for the given owner."""
        number = WORKER.texts.index(worker)
        self._company(owner).workers[number] += self.state.worker_supply[number] - left
        self.state.worker_supply[number] = left
        return self

    def with_wild_supply(self, left: int, owner: int = BEN) -> Table:
        """Leave so many wilds; Ben, or the given owner, has the others."""
        return self.with_wilds(owner, self._company(owner).wilds + self.state.wild_supply - left)

    # Setting up: market and map

    def with_market(self, level: int, *names: str) -> Table:
        """The row of a level from its far end; the slots not named show what they did."""
        state = self.state
        wanted = [NONE if name == GAP else PLAN.texts.index(name) for name in names]
        assert not set(wanted) & set(state.plans) - {NONE}
        rows = [list(state.market[:SLOTS]), list(state.market[SLOTS:])]
        rows[level - 1] = wanted + [plan for plan in rows[level - 1] if plan not in wanted]
        rows[level - 1] = (rows[level - 1] + [NONE] * SLOTS)[:SLOTS]
        state.wild_supply += sum(state.market_wilds)
        state.market_wilds = zeros(len(state.market))
        other = rows[2 - level]
        for slot, plan in enumerate(other):
            if plan in wanted and plan != NONE:
                other[slot] = next(
                    new
                    for new in range(PLANS)
                    if state.rules.plans[new].level == 2 - level
                    and new not in (*rows[0], *rows[1], *state.plans)
                )
        state.market = ints([*rows[0], *rows[1]])
        seen = (*state.market, *state.plans)
        plans = [plan for plan in range(PLANS) if plan not in seen]
        self._put_piles(
            [
                [plan for plan in plans if state.rules.plans[plan].level == pile]
                for pile in range(LEVELS)
            ]
        )
        return self

    def _draw_piles(self) -> list[list[int]]:
        state = self.state
        return [list(state.piles[level][state.drawn[level] :]) for level in range(LEVELS)]

    def _put_piles(self, piles: list[list[int]]) -> None:
        """These draw piles; nothing has been drawn from them."""
        self.state.piles = [ints(pile) for pile in piles]
        self.state.drawn = zeros(LEVELS)

    def with_pile(self, level: int, left: int) -> Table:
        """Leave so many plans in a draw pile; the others lie at the bottom of the other pile."""
        piles = self._draw_piles()
        piles[2 - level] += piles[level - 1][left:]
        piles[level - 1] = piles[level - 1][:left]
        self._put_piles(piles)
        return self

    def with_wilds_on(self, plan: str, wilds: int) -> Table:
        """So many wilds on an open plan."""
        slot = self.state.slot_of(PLAN.texts.index(plan))
        self.state.wild_supply += self.state.market_wilds[slot] - wilds
        self.state.market_wilds[slot] = wilds
        return self

    def with_plan(self, owner: int, plan: str, plot: str, **cubes: int) -> Table:
        """A plan on a plot, with so many cubes. If it was open, another one is drawn for it."""
        state = self.state
        number, where = PLAN.texts.index(plan), PLOT.texts.index(plot)
        assert state.open_land(where)
        assert number not in state.plans
        slot = state.slot_of(number)
        piles = [[other for other in pile if other != number] for pile in self._draw_piles()]
        if slot != NONE:
            level = state.rules.plans[number].level
            state.market[slot] = piles[level].pop(0) if piles[level] else NONE
        self._put_piles(piles)
        state.lay(owner, number, where)
        for name, amount in cubes.items():
            material = MATERIAL.texts.index(name)
            assert state.missing(where, material) >= amount
            assert state.supply[material] >= amount
            state.needs[where] -= amount << (NEED_BITS * material)
            state.supply[material] -= amount
        return self

    def with_building(self, owner: int, plan: str, plot: str) -> Table:
        """A completed building. Neither its VP nor its workers have been taken."""
        cubes = self.state.rules.plans[PLAN.texts.index(plan)].cubes
        needed = {MATERIAL.text(n): cubes[n] for n in range(MATERIALS)}
        return self.with_plan(owner, plan, plot, **needed)

    def with_buildings(self, owner: int, kind: str, *plots: str) -> Table:
        """Completed buildings of a type, whichever plans take the fewest cubes; those with fixed VP
        come first."""
        for plot in plots:
            self.with_building(owner, self._some_plan(kind), plot)
        return self

    def with_plans(self, owner: int, kind: str, *plots: str) -> Table:
        """The same without cubes."""
        for plot in plots:
            self.with_plan(owner, self._some_plan(kind), plot)
        return self

    def _some_plan(self, kind: str) -> str:
        plans = self.state.rules.plans
        fitting = [
            plan
            for pile in self._draw_piles()
            for plan in pile
            if plans[plan].type == TYPE.texts.index(kind)
        ]
        return PLAN.text(min(fitting, key=lambda plan: (plans[plan].per, sum(plans[plan].cubes))))

    def filled_but(self, *left: str, owner: int = BEN) -> Table:
        """Plans of Ben's, or of the given owner's, on all land plots but these."""
        for plot in self.empty_plots():
            if plot not in left:
                [plan] = self.drawn_next(1, 1) or self.drawn_next(2, 1)
                self.with_plan(owner, plan, plot)
        return self

    def without_plan(self, plot: str) -> Table:
        """The plan on a plot goes back to its draw pile, and its cubes to the supply."""
        state = self.state
        where = PLOT.texts.index(plot)
        plan = state.plans[where]
        for material in range(MATERIALS):
            built = state.rules.plans[plan].cubes[material] - state.missing(where, material)
            state.supply[material] += built
        company = self._company(state.owners[where])
        company.plots = ints(own for own in company.plots if own != where)
        state.plans = setting(state.plans, where, NONE)
        state.owners = setting(state.owners, where, NONE)
        state.vacant |= (1 << where) & state.city.land_mask
        state.needs[where] = 0
        piles = self._draw_piles()
        piles[state.rules.plans[plan].level].append(plan)
        self._put_piles(piles)
        return self

    # Setting up: ads and targets

    def with_ads(self, *numbers: int) -> Table:
        self.state.ads = [AD.texts.index(str(number)) for number in numbers]
        return self

    def with_targets(self, seat: int, *numbers: int) -> Table:
        self._company(seat).targets = [TARGET.texts.index(str(number)) for number in numbers]
        return self

    # Playing

    def pay(self, seat: int, *means: str) -> Table:
        """Pay as long as it is asked, each unit with the first of these that is possible."""
        while self.question(seat).startswith("pay"):
            possible = [one for one in means if self.can(seat, f"pay {one}")]
            self.play(seat, f"pay {possible[0]}")
        return self

    def to_main_phase(self) -> Table:
        """Whoever has the turn takes no risk."""
        seat = self.turn
        while not self.question(seat).startswith("main"):
            choices = self.choices(seat)
            self.play(seat, "stop" if "stop" in choices else choices[0])
        return self

    def end_turn(self) -> Table:
        """Whoever has the turn takes no risk and ends the main phase."""
        self.to_main_phase()
        return self.play(self.turn, "done")

    def pass_turns(self, turns: int) -> Table:
        for _ in range(turns):
            self.end_turn()
        return self

    def end_round(self) -> Table:
        """Nobody does anything any more in this round."""
        number = self.round
        while not self.over and self.round == number:
            self.end_turn()
        return self

    def end_game(self) -> Table:
        """This is the last round, and nobody does anything any more."""
        return self.with_last_round(self.round).end_round()

    # Asking

    def in_order(self, seat: int) -> list[str]:
        """The canonical answers, by which each set is named in one way."""
        return [str(action) for action in self.state.canonical(seat) if not action.kind.free]

    def free(self, seat: int) -> list[str]:
        """The free actions of a seat."""
        return [str(action) for action in self.state.legal(seat) if action.kind.free]

    # Events

    def forget(self) -> Table:
        """What happened so far is of no interest."""
        self.state.journal = Journal()
        return self

    def events(self, name: str = "") -> list[str]:
        """What everybody has seen happen, or the events of a name: `bonus seat=p1 …`."""
        assert self.state.journal is not None
        told = [short(fact) for fact in self.state.journal.since(0, None)]
        return [event for event in told if not name or event.split()[0] == name]

    # Looking

    @property
    def solo(self) -> bool:
        return self.state.players == 1

    @property
    def turn(self) -> int:
        return self.view()["active"]

    @property
    def round(self) -> int:
        return self.view()["round"]

    @property
    def last_round(self) -> int:
        """0 until the end has been triggered."""
        return self.view()["last_round"] or 0

    def company(self, seat: int) -> CompanyView:
        """A company as its owner sees it."""
        return self.view(seat)["companies"][seat]

    def rival(self) -> RivalView:
        rival = self.view()["rival"]
        assert rival is not None
        return rival

    def workers(self, seat: int) -> dict[str, int]:
        """How many of the seat's workers do what: `{"carpenter steady": 2}`."""
        return {
            f"{WORKER.text(worker)} {STATUS.text(status)}": amount
            for status, colours in enumerate(self.view()["companies"][seat]["workers"])
            for worker, amount in enumerate(colours)
            if amount
        }

    def poses(self, seat: int) -> list[int]:
        """How many of the seat's workers are tired, steady and hard."""
        return [sum(colours) for colours in self.view()["companies"][seat]["workers"][1:4]]

    def worker_supply(self, worker: str) -> int:
        return self.view()["worker_supply"][WORKER.texts.index(worker)]

    def yard(self) -> dict[str, int]:
        """The real cubes at hand."""
        return _named(self.view()["yard"])

    def specials(self) -> dict[str, int]:
        """The special cubes at hand."""
        return _named(self.view()["special_yard"])

    def supply(self, material: str) -> int:
        return self.view()["supply"][MATERIAL.texts.index(material)]

    @property
    def power(self) -> int:
        return self.view()["power"]

    def wilds(self, seat: int) -> int:
        return self.company(seat)["wilds"]

    @property
    def wild_supply(self) -> int:
        return self.view()["wild_supply"]

    def row(self, level: int) -> list[str]:
        """The open plans of a level from the far end, `GAP` for an empty slot."""
        slots = self.view()["market"][(level - 1) * SLOTS : level * SLOTS]
        return [GAP if slot["plan"] is None else PLAN.text(slot["plan"]) for slot in slots]

    def wilds_on(self) -> dict[str, int]:
        """The wilds on open plans."""
        return {
            PLAN.text(slot["plan"]): slot["wilds"]
            for slot in self.view()["market"]
            if slot["wilds"] and slot["plan"] is not None
        }

    def plot(self, name: str) -> PlotView:
        return self.view()["plots"][PLOT.texts.index(name)]

    def drawn_next(self, level: int, plans: int) -> list[str]:
        """The next plans of a draw pile."""
        return [PLAN.text(plan) for plan in self._draw_piles()[level - 1][:plans]]

    def plan_on(self, plot: str) -> str:
        """The plan on a plot, `GAP` for none."""
        plan = self.plot(plot)["plan"]
        return GAP if plan is None else PLAN.text(plan)

    def plots(self, seat: int) -> list[str]:
        """Where a seat's plans lie, the oldest first."""
        return [PLOT.text(plot) for plot in self.company(seat)["plots"]]

    def empty_plots(self) -> list[str]:
        """All land plots without a plan."""
        plots = self.view()["plots"]
        return [
            PLOT.text(plot)
            for plot in range(PLOTS)
            if plots[plot]["plan"] is None and not plots[plot]["water"]
        ]

    def towers(self, plot: str) -> list[int]:
        """The cubes on each tower."""
        return [tower["cubes"] for tower in self.plot(plot)["towers"]]

    def vp(self, seat: int) -> int:
        """The score track."""
        return self.company(seat)["vp"]

    def ad(self, number: int, owner: int) -> int:
        """What an open ad would give a company if the game ended now."""
        for ad in self.view()["ads"]:
            if AD.text(ad["ad"]) == str(number):
                told = ad["yields"][owner] if owner < self.state.players else ad["rival"]
                assert told is not None
                return told["vp"]
        raise AssertionError(f"ad {number} isn't open")


def _named(cubes: list[int]) -> dict[str, int]:
    return {MATERIAL.text(n): cubes[n] for n in range(MATERIALS) if cubes[n]}


def distance(plot: str, other: str) -> int:
    """In rows plus columns."""
    return abs(ord(plot[0]) - ord(other[0])) + abs(int(plot[1]) - int(other[1]))
