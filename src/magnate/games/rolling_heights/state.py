"""A position of Rolling Heights."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, final

from mypy_extensions import i64

from magnate.core.actions import Action
from magnate.core.decisions import Decision
from magnate.core.facts import Fact
from magnate.core.ints import Ints, bit, ints, setting, shuffle, zeros
from magnate.core.rng import Rng
from magnate.core.state import State
from magnate.games.rolling_heights.actions import MATERIALS, PLANS, PLOTS, TARGETS, WORKERS
from magnate.games.rolling_heights.city import DISTANCE, City
from magnate.games.rolling_heights.company import Company, company_from_dict
from magnate.games.rolling_heights.rules import LEVELS, MARKET, NEED_BITS, NEED_MASK, NONE, Rules
from magnate.games.rolling_heights.scoring import forecast, rival_forecast
from magnate.games.rolling_heights.throwing import (
    about_preparation,
    act_ahead,
    offer_ahead,
    why_not_ahead,
)


@final
class RollingHeightsState(State):
    """All pieces of the table. See `Company` for those of a seat, `City` for the plots."""

    def __init__(
        self,
        rules: Rules,
        rng: Rng,
        stack: list[Decision[Any]],
        *,
        city: City,
        companies: list[Company],
        piles: list[Ints],
        drawn: Ints,
        market: Ints,
        market_wilds: Ints,
        supply: Ints,
        worker_supply: Ints,
        wild_supply: i64,
        plans: Ints,
        owners: Ints,
        needs: Ints,
        specials: Ints,
        vacant: i64,
        ads: list[int],
        first: i64,
        active: i64,
        phase: i64,
        round_number: i64,
        last_round: i64,
        trigger: i64,
        quiet: i64,
        put: bool,
        acted: bool,
        bought: i64,
        laid: i64,
        finished: i64,
        vp_before: i64,
        wild_plans: list[int],
        led: i64,
        yard: Ints,
        special_yard: Ints,
        power: i64,
    ) -> None:
        super().__init__(rules, rng, stack)
        self.rules = rules
        self.city = city
        self.companies = companies
        self.piles = piles
        """The plans of each level as they were shuffled; shared by clones and never changed."""
        self.drawn = drawn
        """How many of each pile have been drawn."""
        self.market = market
        """The plan in each slot, level 1 before level 2, each from the far end; NONE for a gap."""
        self.market_wilds = market_wilds
        """Wilds on the plan of each slot."""
        self.supply = supply
        """Real cubes by colour."""
        self.worker_supply = worker_supply
        self.wild_supply = wild_supply
        self.plans = plans
        """The plan on each plot; NONE where there is none. This row and the next are shared by
        clones: they are replaced (`lay`), never written to."""
        self.owners = owners
        """Whose it is."""
        self.needs = needs
        """The cubes each plan still needs, packed by colour; 0 when it is complete."""
        self.specials = specials
        """The special cubes on each plot, packed by the colours they stand for; it is replaced too
        (`add_special`)."""
        self.vacant = vacant
        """Bit mask of the land without a plan."""
        self.ads = ads
        """The open ads; drawn once and never changed."""
        self.first = first
        self.active = active
        """Whose turn it is; during set-up who places his starting plan next."""
        self.phase = phase
        self.round_number = round_number
        """0 during set-up."""
        self.last_round = last_round
        """0 until the end has been triggered (RH-8.1)."""
        self.trigger = trigger
        """What triggered it: a material, `FULL_CITY`, or NONE."""
        self.quiet = quiet
        """Whole rounds in succession without a cube or plan put on the map (RH-8.3)."""
        self.put = put
        """Whether one has been put on the map this round."""

        # The turn
        self.acted = acted
        """Whether anything has been done in the main phase (RH-5.15)."""
        self.bought = bought
        """The plan bought this turn; NONE while one can be bought."""
        self.laid = laid
        """Bit mask of the plots that got a plan, and ..."""
        self.finished = finished
        """... of those where a building was completed."""
        self.vp_before = vp_before
        """The score track when the turn began."""
        self.wild_plans = wild_plans
        """The plans that get a wild in the clean-up (RH-5.6); clones share them."""
        self.led = led
        """Bit mask of the plots whose ability has been used."""
        self.yard = yard
        """Real cubes of the player whose turn it is; all other yards are empty."""
        self.special_yard = special_yard
        """Special cubes, by the colour they stand for."""
        self.power = power

    def clone(self) -> RollingHeightsState:
        return RollingHeightsState(
            self.rules,
            self.rng.clone(),
            self.stack[:],
            city=self.city,
            companies=[company.clone() for company in self.companies],
            piles=self.piles,
            drawn=self.drawn[:],
            market=self.market[:],
            market_wilds=self.market_wilds[:],
            supply=self.supply[:],
            worker_supply=self.worker_supply[:],
            wild_supply=self.wild_supply,
            plans=self.plans,
            owners=self.owners,
            needs=self.needs[:],
            specials=self.specials,
            vacant=self.vacant,
            ads=self.ads,
            first=self.first,
            active=self.active,
            phase=self.phase,
            round_number=self.round_number,
            last_round=self.last_round,
            trigger=self.trigger,
            quiet=self.quiet,
            put=self.put,
            acted=self.acted,
            bought=self.bought,
            laid=self.laid,
            finished=self.finished,
            vp_before=self.vp_before,
            wild_plans=self.wild_plans,
            led=self.led,
            yard=self.yard[:],
            special_yard=self.special_yard[:],
            power=self.power,
        )

    # Questions that several rules ask

    def completed(self, plot: i64) -> bool:
        """Whether a completed building stands on a plot."""
        return self.plans[plot] != NONE and self.needs[plot] == 0

    def open_land(self, plot: i64) -> bool:
        """Whether a plan can be put on a plot: land, and empty."""
        return (self.vacant >> plot) & 1 == 1

    def missing(self, plot: i64, material: i64) -> i64:
        """How many cubes of a colour the plan on a plot still needs."""
        return (self.needs[plot] >> (NEED_BITS * material)) & NEED_MASK

    def cubes_at_hand(self) -> i64:
        """All cubes in the yard, real and special."""
        yard = self.yard
        special = self.special_yard
        return (
            yard[0]
            + yard[1]
            + yard[2]
            + yard[3]
            + special[0]
            + special[1]
            + special[2]
            + special[3]
        )

    def units(self, seat: i64) -> i64:
        """What the player can pay a plan with: cubes, power and wilds."""
        return self.cubes_at_hand() + self.power + self.companies[seat].wilds

    def nearest(self, owner: i64, plot: i64) -> i64:
        """How far the nearest plan of a company is from a plot."""
        nearest: i64 = PLOTS
        distances = DISTANCE[plot]
        for own in self.companies[owner].plots:
            if distances[own] < nearest:
                nearest = distances[own]
        return nearest

    def distance_cost(self, seat: i64, plot: i64) -> i64:
        """The plots between a plot and the nearest own plan (RH-5.5)."""
        return self.nearest(seat, plot) - 1

    def slot_of(self, plan: i64) -> i64:
        """The market slot of a plan; NONE if it isn't open."""
        slot: i64
        for slot in range(MARKET):
            if self.market[slot] == plan:
                return slot
        return NONE

    def unbuilt(self, material: i64) -> i64:
        """Real cubes of a colour that stand on no building: at 0 the end is triggered (RH-8.1)."""
        return self.supply[material] + self.yard[material]

    def lay(self, owner: i64, plan: i64, plot: i64) -> None:
        """A plan of a company lies on a plot now."""
        self.plans = setting(self.plans, plot, plan)
        self.owners = setting(self.owners, plot, owner)
        self.needs[plot] = self.rules.plans[plan].needs
        self.vacant &= ~bit(plot)
        self.companies[owner].add_plot(plot)

    def add_special(self, plot: i64, material: i64) -> None:
        """A special cube that stands for a colour is on a plot now."""
        cubes = self.specials[plot] + bit(NEED_BITS * material)
        self.specials = setting(self.specials, plot, cubes)

    # Rolling ahead (RH-2.1)

    def free(self, seat: i64, asked: bool, out: list[Action]) -> None:
        if self.rules.roll_ahead:
            offer_ahead(self, seat, out)

    def reason_free(self, seat: i64, action: Action) -> Fact:
        return why_not_ahead(self, seat, action)

    def about_free(self, seat: i64, action: Action) -> dict[str, int]:
        return about_preparation(self, seat, action)

    def act_freely(self, seat: i64, action: Action) -> None:
        act_ahead(self, seat, action)

    # The public interface

    def generators(self) -> list[Rng]:
        return [self.rng, *[company.rng for company in self.companies]]

    def view(self, seat: int | None) -> Mapping[str, object]:
        from magnate.games.rolling_heights.view import view_of  # it knows the decisions

        return view_of(self, seat)

    def own_view(self, seat: int, public: Mapping[str, object]) -> Mapping[str, object]:
        from magnate.games.rolling_heights.view import own_view

        return own_view(self, seat, public)

    def draw_anew(self, rng: Rng) -> None:
        super().draw_anew(rng)
        self._shuffle_piles(rng)

    def _shuffle_piles(self, rng: Rng) -> None:
        """Put the plans that nobody has seen in another order; clones share the old piles."""
        piles: list[Ints] = []
        for level in range(LEVELS):
            pile = self.piles[level][:]
            _sort(pile, self.drawn[level])
            shuffle(pile, rng, self.drawn[level])
            piles.append(pile)
        self.piles = piles

    def seen_by(self, seat: int | None, rng: Rng) -> RollingHeightsState:
        seen = self.clone()
        seen.rng = rng.split()
        for company in seen.companies:
            company.rng = rng.split()
        if self.over:
            return seen
        seen._shuffle_piles(rng)
        unseen = [target for target in range(TARGETS) if not self._knows(seat, target)]
        rng.shuffle(unseen)
        for other in range(self.players):
            if other != seat:
                dealt = len(self.companies[other].targets)
                seen.companies[other].targets = sorted(unseen[:dealt])
                unseen = unseen[dealt:]
        return seen

    def _knows(self, seat: int | None, target: i64) -> bool:
        return seat is not None and target in self.companies[seat].targets

    def standing(self, seat: i64) -> dict[str, int]:
        return forecast(self, seat)

    def ranks(self) -> list[tuple[int, ...]]:
        """Most VP win; then most workers (RH-8.2)."""
        return [
            (forecast(self, seat)["total"], self.companies[seat].all_workers())
            for seat in range(self.players)
        ]

    def opponent(self) -> dict[str, int] | None:
        return rival_forecast(self) if self.rules.solo else None

    def problems(self) -> list[str]:
        found: list[str] = []
        rules = self.rules
        for material in range(MATERIALS):
            built = 0
            special = 0
            for plot in range(PLOTS):
                if self.plans[plot] != NONE:
                    built += rules.plans[self.plans[plot]].cubes[material]
                    built -= self.missing(plot, material)
                    special += (self.specials[plot] >> (NEED_BITS * material)) & NEED_MASK
            real = built - special + self.unbuilt(material)
            if real != rules.cubes[material] or special < 0:
                found.append(f"{real} real cubes of material {material}, {special} special ones")
            if special > 0 and self.unbuilt(material) > 0:
                found.append(f"a special cube stands in for material {material} too early")
        for worker in range(WORKERS):
            count = self.worker_supply[worker]
            count += sum(company.of_colour(worker) for company in self.companies)
            if count != rules.worker_supply[worker]:
                found.append(f"{count} workers of colour {worker}")
        wilds = self.wild_supply + sum(self.market_wilds)
        wilds += sum(company.wilds for company in self.companies)
        if wilds != rules.wilds:
            found.append(f"{wilds} wilds")
        amounts = [*self.supply, *self.worker_supply, *self.yard, *self.special_yard]
        for company in self.companies:
            amounts += [*company.workers, company.wilds]
        if min([*amounts, self.wild_supply, self.power, *self.market_wilds]) < 0:
            found.append("less than nothing")
        seen = [plan for plan in [*self.plans, *self.market] if plan != NONE]
        for level in range(LEVELS):
            seen += list(self.piles[level][self.drawn[level] :])
        if sorted(seen) != list(range(PLANS)):
            found.append("plans are lost or doubled")
        for owner, company in enumerate(self.companies):
            if sorted(company.plots) != [p for p in range(PLOTS) if self.owners[p] == owner]:
                found.append(f"company {owner}: its plots are on one side only")
        for plot in self.city.land:
            if self.open_land(plot) != (self.plans[plot] == NONE):
                found.append(f"plot {plot}: it isn't known whether it is vacant")
        for slot in range(MARKET):
            if self.market[slot] == NONE and self.market_wilds[slot] > 0:
                found.append(f"wilds lie in the gap of slot {slot}")
        return found

    def to_dict(self) -> dict[str, Any]:
        return {
            "rng": self.rng.to_list(),
            "stack": self.stack_to_list(),
            "layout": self.city.layout[:],
            "companies": [company.to_dict() for company in self.companies],
            "piles": [list(pile) for pile in self.piles],
            "drawn": list(self.drawn),
            "market": list(self.market),
            "market_wilds": list(self.market_wilds),
            "supply": list(self.supply),
            "worker_supply": list(self.worker_supply),
            "wild_supply": self.wild_supply,
            "plans": list(self.plans),
            "owners": list(self.owners),
            "needs": list(self.needs),
            "specials": list(self.specials),
            "ads": self.ads[:],
            "first": self.first,
            "active": self.active,
            "phase": self.phase,
            "round_number": self.round_number,
            "last_round": self.last_round,
            "trigger": self.trigger,
            "quiet": self.quiet,
            "put": self.put,
            "acted": self.acted,
            "bought": self.bought,
            "laid": self.laid,
            "finished": self.finished,
            "vp_before": self.vp_before,
            "wild_plans": self.wild_plans[:],
            "led": self.led,
            "yard": list(self.yard),
            "special_yard": list(self.special_yard),
            "power": self.power,
        }


def _sort(pile: Ints, start: i64) -> None:
    """Put the plans from a place on in the order of their numbers."""
    there = zeros(PLANS)
    plan: i64
    for plan in pile[start:]:
        there[plan] = 1
    for plan in range(PLANS):
        if there[plan] == 1:
            pile[start] = plan
            start += 1


def state_from_dict(
    rules: Rules, data: Mapping[str, Any], stack: list[Decision[Any]]
) -> RollingHeightsState:
    """Read back what `to_dict` wrote."""
    city = City(rules, list(data["layout"]))
    vacant = city.land_mask
    for plot, plan in enumerate(data["plans"]):
        if plan != NONE:
            vacant &= ~bit(plot)
    return RollingHeightsState(
        rules,
        Rng.from_list(data["rng"]),
        stack,
        city=city,
        companies=[company_from_dict(company) for company in data["companies"]],
        piles=[ints(pile) for pile in data["piles"]],
        drawn=ints(data["drawn"]),
        market=ints(data["market"]),
        market_wilds=ints(data["market_wilds"]),
        supply=ints(data["supply"]),
        worker_supply=ints(data["worker_supply"]),
        wild_supply=data["wild_supply"],
        plans=ints(data["plans"]),
        owners=ints(data["owners"]),
        needs=ints(data["needs"]),
        specials=ints(data["specials"]),
        vacant=vacant,
        ads=list(data["ads"]),
        first=data["first"],
        active=data["active"],
        phase=data["phase"],
        round_number=data["round_number"],
        last_round=data["last_round"],
        trigger=data["trigger"],
        quiet=data["quiet"],
        put=data["put"],
        acted=data["acted"],
        bought=data["bought"],
        laid=data["laid"],
        finished=data["finished"],
        vp_before=data["vp_before"],
        wild_plans=list(data["wild_plans"]),
        led=data["led"],
        yard=ints(data["yard"]),
        special_yard=ints(data["special_yard"]),
        power=data["power"],
    )
