"""The works: own unfinished plans, and how the cubes at hand are best shared among them.

A cube on a plan saves one that would have to be found later, and the plan itself is worth the
more the sooner it is complete. So every cube finds its place: plans that can be completed come
first, with exchanges and wilds where that pays, then the others; what is left over pays a purchase.
"""

from __future__ import annotations

from typing import final

from magnate.games.rolling_heights.actions import MATERIALS
from magnate.games.rolling_heights.heuristics.adverts import Adverts
from magnate.games.rolling_heights.heuristics.outlook import NEVER, POINT, Outlook
from magnate.games.rolling_heights.heuristics.worth import ability_gain, counted, staff_worth
from magnate.games.rolling_heights.rules import NEED_BITS, NEED_MASK, NONE, Plan


@final
class Works:
    """The plans with all that is needed to compare ways of building them."""

    def __init__(self, outlook: Outlook, adverts: Adverts) -> None:
        self.outlook = outlook
        self.adverts = adverts
        self.plots: list[int] = []
        self.needs: list[int] = []
        """Cubes missing, by plan and colour."""
        self.now: list[int] = []
        """The points of each plan if it is completed now, and ..."""
        self.later: list[int] = []
        """... if that happens later."""
        self.staff: list[int] = []
        """What its workers and its ability bring in a turn."""
        # What `settle` found.
        self.built: list[int] = []
        """Cubes to put on, by plan and colour, of those at hand."""
        self.wanted = NONE
        """A colour to get by a wild or an exchange."""
        self.by_wild = False
        self.made = 0
        """The worth of cubes exchanged for plans that stay unfinished."""
        state = outlook.state
        for plot in outlook.company.plots:
            if state.needs[plot] != 0:
                self.add(state.rules.plans[state.plans[plot]], plot, state.needs[plot])

    def add(self, plan: Plan, plot: int, needs: int) -> None:
        outlook = self.outlook
        self.plots.append(plot)
        for material in range(MATERIALS):
            self.needs.append((needs >> (NEED_BITS * material)) & NEED_MASK)
        now = plan.vp * POINT
        later = now
        if plan.per != 0:
            now = plan.vp * counted(outlook.state, plan, plot, 0)
            later = plan.vp * counted(outlook.state, plan, plot, 75)
        gain = self.adverts.gain(plot, plan.type, later, plan.height)
        each_turn, at_end = staff_worth(outlook, self.adverts, plan)
        self.now.append(now + gain + at_end)
        self.later.append(later + gain + at_end)
        self.staff.append(each_turn + ability_gain(outlook, plan, plot))

    def drop(self) -> None:
        """Forget the plan added last."""
        self.plots.pop()
        self.now.pop()
        self.later.pop()
        self.staff.pop()
        for _ in range(MATERIALS):
            self.needs.pop()

    def worth(self, place: int, turns: int) -> int:
        """A plan that is completed after so many turns."""
        outlook = self.outlook
        if turns == 0:
            return self.now[place] + self.staff[place] * outlook.left
        left = outlook.left - turns
        worth = self.later[place] * outlook.chance(turns) // 100
        return worth + self.staff[place] * left if left > 0 else worth

    def _soon(self, place: int, cubes: list[int]) -> int:
        """In how many turns a plan may be complete if these cubes are put on it now."""
        needs = self.needs
        at = place * MATERIALS
        return self.outlook.turns(
            max(0, needs[at] - cubes[0]),
            max(0, needs[at + 1] - cubes[1]),
            max(0, needs[at + 2] - cubes[2]),
            max(0, needs[at + 3] - cubes[3]),
        )

    def settle(self, cubes: list[int], power: int, cost: int, wilds: int, gift: int) -> int:
        """Share out cubes and power after paying a cost; what the works are worth then.

        Wilds may be spent, those of the gift only after the cost has been paid.
        """
        outlook = self.outlook
        prices = outlook.rules.exchange
        plans = len(self.plots)
        needs = self.needs
        left = cubes[:]
        budget = left[0] + left[1] + left[2] + left[3] + power - cost
        spent = 0
        if budget < 0:
            spent = -budget
            budget = 0
            if spent > wilds:
                return NEVER
        wilds += gift
        self.built = [0] * (plans * MATERIALS)
        built = self.built
        self.wanted = NONE
        self.by_wild = False
        self.made = 0
        done = [False] * plans
        hold = [False] * plans
        worth = 0

        # Plans that can be completed, the best use of cubes first.
        while True:
            best = NONE
            best_rate = 0
            best_wilds = 0
            best_units = 0
            for place in range(plans):
                if done[place] or hold[place]:
                    continue
                at = place * MATERIALS
                direct = 0
                exchanged = 0
                for material in range(MATERIALS):
                    lack = needs[at + material] - left[material]
                    if lack > 0:
                        direct += left[material]
                        exchanged += lack * prices[material]
                    else:
                        direct += needs[at + material]
                if direct + exchanged > budget + 3 * (wilds - spent):
                    continue
                taken = 0
                units = direct + exchanged
                if units > budget:
                    for material in range(MATERIALS - 1, -1, -1):
                        lack = needs[at + material] - left[material]
                        while lack > 0 and units > budget:
                            units -= prices[material]
                            lack -= 1
                            taken += 1
                    if units > budget:
                        taken += units - budget
                        units = budget
                    if taken > wilds - spent:
                        continue
                soon = max(1, self._soon(place, left)) if units > 0 or taken > 0 else 1
                gain = self.worth(place, 0) - self.worth(place, soon)
                gain -= taken * outlook.wild
                lost = units - direct
                if lost > 0:
                    other_use = self._places(place, left, done)
                    spare = budget - direct - other_use
                    if lost > spare:
                        gain -= (lost - max(0, spare)) * outlook.cube[0]
                    else:
                        gain += 5
                if gain <= 0:
                    if self.now[place] < self.later[place]:
                        hold[place] = True
                    continue
                rate = gain * 16 // (units + 2 * taken + 1) + 1
                if best == NONE or rate > best_rate:
                    best = place
                    best_rate = rate
                    best_wilds = taken
                    best_units = units
            if best == NONE:
                break
            at = best * MATERIALS
            done[best] = True
            complete = True
            for material in range(MATERIALS):
                count = min(needs[at + material], left[material])
                built[at + material] = count
                left[material] -= count
                if count < needs[at + material]:
                    complete = False
                    if self.wanted == NONE:
                        self.wanted = material
            if not complete and best_wilds > 0:
                self.by_wild = True
            budget -= best_units
            spent += best_wilds
            worth += self.worth(best, 0)

        # The rest goes where it will be needed, without completing what should wait.
        r0 = 0
        r1 = 0
        r2 = 0
        r3 = 0
        rest = [place for place in range(plans) if not done[place]]
        self._sort(rest, left)
        for place in rest:
            at = place * MATERIALS
            missing = needs[at] + needs[at + 1] + needs[at + 2] + needs[at + 3]
            for material in range(MATERIALS):
                count = min(needs[at + material], left[material])
                if count > budget:
                    count = budget
                if hold[place] and count >= missing:
                    count = missing - 1
                if count > 0:
                    missing -= count
                    built[at + material] = count
                    left[material] -= count
                    budget -= count
        for place in rest:
            at = place * MATERIALS
            if budget > 1 and not hold[place]:
                budget -= self._exchange(place, left, budget)
            r0 += needs[at] - built[at]
            r1 += needs[at + 1] - built[at + 1]
            r2 += needs[at + 2] - built[at + 2]
            r3 += needs[at + 3] - built[at + 3]
            worth += self.worth(place, outlook.turns(r0, r1, r2, r3))
        worth += self.made
        worth -= spent * outlook.wild
        cube = outlook.cube
        worth -= r0 * cube[0] + r1 * cube[1] + r2 * cube[2] + r3 * cube[3]
        if outlook.left > 0:
            output = outlook.output
            idle = cube[0] * max(0, output[0] - r0 * 100) + cube[1] * max(0, output[1] - r1 * 100)
            idle += cube[2] * max(0, output[2] - r2 * 100) + cube[3] * max(0, output[3] - r3 * 100)
            worth -= idle * outlook.weights.idle // 10_000
        return worth

    def _exchange(self, place: int, left: list[int], budget: int) -> int:
        """Units that would be lost make cubes for a plan, though they don't complete it."""
        at = place * MATERIALS
        spent = 0
        for material in range(MATERIALS - 1, -1, -1):
            price = self.outlook.rules.exchange[material]
            at_hand = 1 if left[material] > 0 else 0
            lack = self.needs[at + material] - self.built[at + material] - at_hand
            if lack > 0 and price <= budget - spent and self._open(place) > 1:
                spent += price
                self.made += self.outlook.cube[material]
                if self.wanted == NONE:
                    self.wanted = material
        return spent

    def missing(self, material: int) -> int:
        """Cubes of a colour that all plans need."""
        missing = 0
        for place in range(len(self.plots)):
            missing += self.needs[place * MATERIALS + material]
        return missing

    def _open(self, place: int) -> int:
        """Cubes still missing on a plan after what has been put on it."""
        at = place * MATERIALS
        missing = 0
        for index in range(at, at + MATERIALS):
            missing += self.needs[index] - self.built[index]
        return missing

    def _places(self, place: int, left: list[int], done: list[bool]) -> int:
        """How many of the cubes left would find a place on other plans."""
        found = 0
        at = place * MATERIALS
        for material in range(MATERIALS):
            spare = left[material] - self.needs[at + material]
            if spare > 0:
                room = 0
                for other in range(len(self.plots)):
                    if other != place and not done[other]:
                        room += self.needs[other * MATERIALS + material]
                found += min(spare, room)
        return found

    def _sort(self, rest: list[int], left: list[int]) -> None:
        """Those first that are worth most for each cube missing."""
        keys = [0] * len(self.plots)
        for place in rest:
            at = place * MATERIALS
            missing = 1
            for material in range(MATERIALS):
                missing += max(0, self.needs[at + material] - left[material])
            keys[place] = self.worth(place, 1) // missing
        for end in range(1, len(rest)):
            place = rest[end]
            at = end
            while at > 0 and keys[rest[at - 1]] < keys[place]:
                rest[at] = rest[at - 1]
                at -= 1
            rest[at] = place
