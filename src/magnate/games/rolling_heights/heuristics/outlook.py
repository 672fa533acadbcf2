"""What a seat can expect of the rest of the game: turns, cubes, and what workers are worth in it.

All worths are in hundredths of a VP.
"""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from magnate.games.rolling_heights.actions import EXECUTIVE, LEADER, MATERIALS
from magnate.games.rolling_heights.cards import UNUSED_WILDS
from magnate.games.rolling_heights.heuristics.weights import Weights
from magnate.games.rolling_heights.rules import (
    ANY_CUBES,
    GET_CUBES,
    GET_POWER,
    GET_VP,
    GET_WILDS,
    LIFT,
    LIFT_TIRED,
    MARKET,
    NO_ABILITY,
    NONE,
    SLOTS,
    SWAP_WORKER,
    VP_TOWERS,
    Ability,
)
from magnate.games.rolling_heights.state import RollingHeightsState

POINT: Final = 100
NEVER: Final = -1_000_000
FAR: Final = 9
"""As many turns ahead as anyone looks."""


@final
class Outlook:
    """Made for each decision."""

    def __init__(self, state: RollingHeightsState, seat: i64, weights: Weights) -> None:
        self.state = state
        self.seat = seat
        self.weights = weights
        self.rules = state.rules
        self.company = state.companies[seat]
        self.workers = self.company.all_workers()
        self.sure = state.last_round > 0
        """Whether the last round is known."""
        self.left = self._turns_left()
        """Own turns after this one."""
        self.output = [0] * MATERIALS
        """Hundredths of cubes that a turn brings."""
        share = self._share(weights.yields, self.workers)
        for material in range(MATERIALS):
            self.output[material] = self.company.of_colour(material) * share
        self.power = self.company.of_colour(EXECUTIVE) * share * 2
        """The same of power."""
        fade = weights.last[min(self.left, len(weights.last) - 1)]
        self.cube = [worth * fade // 100 for worth in weights.cube]
        """What a cube on a plan is worth by itself, as it need not be found later."""
        self.wild = self._wild()
        self.demand = self._demand()
        """Percent of the cubes of the open level-2 plans that are of each colour."""

    def _share(self, each: i64, workers: i64) -> i64:
        """What one of so many brings, as not all can be thrown."""
        most = self.rules.most_active
        return each if workers <= most else each * most // workers

    def _turns_left(self) -> i64:
        """Known once the end has been triggered; until then, when the first colour runs out."""
        state = self.state
        if self.sure:
            return max(0, state.last_round - state.round_number)
        usual = max(2, self.weights.length[state.players - 1] - max(1, state.round_number))
        pace = self.weights.pace
        shares = [self._share(pace, company.all_workers()) for company in state.companies]
        rival = 0
        if self.rules.solo:
            rival = self.rules.rival_adds(state.round_number + 1) + 1
        rounds = FAR * 2
        for material in range(MATERIALS):
            speed = rival * 25
            for index in range(len(shares)):
                speed += state.companies[index].of_colour(material) * shares[index]
            unbuilt = state.unbuilt(material) * 100
            if unbuilt < speed * rounds:
                rounds = unbuilt // speed
        return min(usual, rounds + 1)

    def _wild(self) -> i64:
        worth = max(self.rules.wild_vp * POINT, self.weights.wild if self.left > 0 else 0)
        for target in self.company.targets:
            card = self.rules.targets[target]
            if card.rule is UNUSED_WILDS:
                worth += card.vp * POINT // 3
        return worth

    def _demand(self) -> list[int]:
        wanted = [0] * MATERIALS
        total = 0
        for slot in range(SLOTS, MARKET):
            number = self.state.market[slot]
            if number != NONE:
                plan = self.rules.plans[number]
                for material in range(MATERIALS):
                    wanted[material] += plan.cubes[material]
                    total += plan.cubes[material]
        return [100 * wanted[m] // total if total > 0 else 25 for m in range(MATERIALS)]

    def worker(self, worker: i64) -> i64:
        """What one more worker of a colour would bring in a turn."""
        worth = self.weights.worker[worker]
        if worker == LEADER:
            worth = self._leader()
        elif worker < MATERIALS:
            worth += self.weights.demand * (self.demand[worker] - 25) // 10
        if self.workers >= self.rules.most_active:
            worth = worth * self.weights.crowd // 100
        elif worker < MATERIALS:
            worth -= 4 * max(0, self.company.of_colour(worker) - 3)
        return worth

    def _leader(self) -> i64:
        """By the best building that no other leader uses."""
        others = self.company.of_colour(LEADER)
        state = self.state
        best = 0
        found = 0
        for plot in self.company.plots:
            plan = self.rules.plans[state.plans[plot]]
            if plan.steady.kind != NO_ABILITY:
                found += 1
                worth = (2 * ability_worth(plan.steady) + ability_worth(plan.hard)) // 3
                best = max(best, worth)
        if found <= others:
            return self.weights.worker[LEADER] // 2
        return min(250, best * self.weights.pace // 100)

    def turns(self, missing: list[int]) -> i64:
        """In how many turns so many cubes of each colour should be there, with exchanges."""
        prices = self.rules.exchange
        for turns in range(1, FAR):
            over = self.power // 2 * turns
            wanted = 0
            for material in range(MATERIALS):
                lack = missing[material] * 100 - self.output[material] * turns
                if lack > 0:
                    wanted += lack * prices[material]
                else:
                    over -= lack // 2
            if wanted <= over + 60:
                return turns
        return FAR

    def chance(self, turns: i64) -> i64:
        """Percent of still finishing what takes so many turns; 0 turns is now."""
        if turns == 0:
            return 100
        slack = self.left - turns
        if self.sure:
            return 0 if slack < 0 else 75 if slack == 0 else 95
        place = slack + 2
        if place < 0:
            return 0
        chances = self.weights.chance
        return chances[min(place, len(chances) - 1)]


def ability_worth(ability: Ability) -> i64:
    """What an ability gives, roughly."""
    kind = ability.kind
    if kind == NO_ABILITY:
        return 0
    if kind == GET_VP:
        return ability.amount * POINT
    if GET_VP < kind <= VP_TOWERS:
        return ability.amount * 170
    if kind == GET_WILDS:
        return ability.amount * 110
    if kind == GET_POWER:
        return ability.amount * 35
    if kind == GET_CUBES:
        return ability.amount * 60
    if kind == ANY_CUBES:
        return ability.amount * 80
    if kind in (LIFT, LIFT_TIRED):
        return 70
    return 60 if kind == SWAP_WORKER else 0
