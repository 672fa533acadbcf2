"""A position of Rolling Heights."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, final

from magnate.core.actions import Action
from magnate.core.decisions import Decision
from magnate.core.facts import Fact
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
        piles: list[list[int]],
        drawn: list[int],
        market: list[int],
        market_wilds: list[int],
        supply: list[int],
        worker_supply: list[int],
        wild_supply: int,
        plans: list[int],
        owners: list[int],
        needs: list[int],
        specials: list[int],
        ads: list[int],
        first: int,
        active: int,
        phase: int,
        round_number: int,
        last_round: int,
        trigger: int,
        quiet: int,
        put: bool,
        acted: bool,
        bought: int,
        laid: int,
        finished: int,
        vp_before: int,
        wild_plans: list[int],
        led: int,
        yard: list[int],
        special_yard: list[int],
        power: int,
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
        """The plan on each plot; NONE where there is none."""
        self.owners = owners
        """Whose it is."""
        self.needs = needs
        """The cubes each plan still needs, packed by colour; 0 when it is complete."""
        self.specials = specials
        """The special cubes on each plot, packed by the colours they stand for."""
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
        """The plans that get a wild in the clean-up (RH-5.6)."""
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
            plans=self.plans[:],
            owners=self.owners[:],
            needs=self.needs[:],
            specials=self.specials[:],
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
            wild_plans=self.wild_plans[:],
            led=self.led,
            yard=self.yard[:],
            special_yard=self.special_yard[:],
            power=self.power,
        )

    # Questions that several rules ask

    def completed(self, plot: int) -> bool:
        """Whether a completed building stands on a plot."""
        return self.plans[plot] != NONE and self.needs[plot] == 0

    def open_land(self, plot: int) -> bool:
        """Whether a plan can be put on a plot: land, and empty."""
        return self.plans[plot] == NONE and not self.city.water[plot]

    def missing(self, plot: int, material: int) -> int:
        """How many cubes of a colour the plan on a plot still needs."""
        return (self.needs[plot] >> (NEED_BITS * material)) & NEED_MASK

    def cubes_at_hand(self) -> int:
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

    def units(self, seat: int) -> int:
        """What the player can pay a plan with: cubes, power and wilds."""
        return self.cubes_at_hand() + self.power + self.companies[seat].wilds

    def distance_cost(self, seat: int, plot: int) -> int:
        """The plots between a plot and the nearest own plan (RH-5.5)."""
        nearest = PLOTS
        row = DISTANCE[plot]
        for own in self.companies[seat].plots:
            if row[own] < nearest:
                nearest = row[own]
        return nearest - 1

    def slot_of(self, plan: int) -> int:
        """The market slot of a plan; NONE if it isn't open."""
        for slot in range(MARKET):
            if self.market[slot] == plan:
                return slot
        return NONE

    def unbuilt(self, material: int) -> int:
        """Real cubes of a colour that stand on no building: at 0 the end is triggered (RH-8.1)."""
        return self.supply[material] + self.yard[material]

    # Rolling ahead (RH-2.1)

    def free(self, seat: int, out: list[Action]) -> None:
        if self.rules.roll_ahead:
            offer_ahead(self, seat, out)

    def reason_free(self, seat: int, action: Action) -> Fact:
        return why_not_ahead(self, seat, action)

    def about_free(self, seat: int, action: Action) -> dict[str, int]:
        return about_preparation(self, seat, action)

    def act_freely(self, seat: int, action: Action) -> None:
        act_ahead(self, seat, action)

    # The public interface

    def generators(self) -> list[Rng]:
        return [self.rng, *[company.rng for company in self.companies]]

    def view(self, seat: int | None) -> Mapping[str, object]:
        from magnate.games.rolling_heights.view import view_of  # it knows the decisions

        return view_of(self, seat)

    def draw_anew(self, rng: Rng) -> None:
        super().draw_anew(rng)
        self._shuffle_piles(rng)

    def _shuffle_piles(self, rng: Rng) -> None:
        """Put the plans that nobody has seen in another order; clones share the old piles."""
        piles: list[list[int]] = []
        for level in range(LEVELS):
            drawn = self.drawn[level]
            unknown = sorted(self.piles[level][drawn:])
            rng.shuffle(unknown)
            piles.append(self.piles[level][:drawn] + unknown)
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

    def _knows(self, seat: int | None, target: int) -> bool:
        return seat is not None and target in self.companies[seat].targets

    def standing(self, seat: int) -> dict[str, int]:
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
            seen += self.piles[level][self.drawn[level] :]
        if sorted(seen) != list(range(PLANS)):
            found.append("plans are lost or doubled")
        for owner, company in enumerate(self.companies):
            if sorted(company.plots) != [p for p in range(PLOTS) if self.owners[p] == owner]:
                found.append(f"company {owner}: its plots are on one side only")
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
            "piles": [pile[:] for pile in self.piles],
            "drawn": self.drawn[:],
            "market": self.market[:],
            "market_wilds": self.market_wilds[:],
            "supply": self.supply[:],
            "worker_supply": self.worker_supply[:],
            "wild_supply": self.wild_supply,
            "plans": self.plans[:],
            "owners": self.owners[:],
            "needs": self.needs[:],
            "specials": self.specials[:],
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
            "yard": self.yard[:],
            "special_yard": self.special_yard[:],
            "power": self.power,
        }


def state_from_dict(
    rules: Rules, data: Mapping[str, Any], stack: list[Decision[Any]]
) -> RollingHeightsState:
    """Read back what `to_dict` wrote."""
    return RollingHeightsState(
        rules,
        Rng.from_list(data["rng"]),
        stack,
        city=City(rules, list(data["layout"])),
        companies=[company_from_dict(company) for company in data["companies"]],
        piles=[list(pile) for pile in data["piles"]],
        drawn=list(data["drawn"]),
        market=list(data["market"]),
        market_wilds=list(data["market_wilds"]),
        supply=list(data["supply"]),
        worker_supply=list(data["worker_supply"]),
        wild_supply=data["wild_supply"],
        plans=list(data["plans"]),
        owners=list(data["owners"]),
        needs=list(data["needs"]),
        specials=list(data["specials"]),
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
        yard=list(data["yard"]),
        special_yard=list(data["special_yard"]),
        power=data["power"],
    )
