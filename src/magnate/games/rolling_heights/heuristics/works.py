"""The works: own unfinished plans, and how the cubes at hand are best shared among them.

A cube on a plan saves one that would have to be found later, and the plan itself is worth the
more the sooner it is complete. So every cube finds its place: plans that can be completed come
first, with exchanges and wilds where that pays, then the others; what is left over pays a purchase.
"""

from __future__ import annotations

from typing import final

from mypy_extensions import i64

from magnate.games.rolling_heights.actions import MATERIALS
from magnate.games.rolling_heights.heuristics.adverts import Adverts
from magnate.games.rolling_heights.heuristics.outlook import NEVER, POINT, Outlook
from magnate.games.rolling_heights.heuristics.worth import ability_gain, counted, staff_worth
from magnate.games.rolling_heights.rules import NEED_BITS, NEED_MASK, NONE, Plan


@final
class Means:
    """What is at hand while cubes are shared out: it gets less and less."""

    def __init__(self, cubes: list[int], power: i64, cost: i64, wilds: i64, gift: i64) -> None:
        self.left = cubes[:]
        """Cubes that have found no place yet."""
        units = cubes[0] + cubes[1] + cubes[2] + cubes[3] + power - cost
        self.budget = max(0, units)
        """Units that can still be spent, those cubes among them."""
        self.spent = max(0, -units)
        """Wilds that are used."""
        self.enough = self.spent <= wilds
        self.wilds = wilds + gift


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
        # Its notes.
        self.made = 0
        """The worth of cubes exchanged for plans that stay unfinished."""
        self.done: list[bool] = []
        """Plans that will be completed now."""
        self.hold: list[bool] = []
        """Plans that should rather wait."""
        self.direct = 0
        """To complete a plan: the cubes of its own, ..."""
        self.units = 0
        """... all units that go into it, and ..."""
        self.taken = 0
        """... the wilds."""
        state = outlook.state
        for plot in outlook.company.plots:
            if state.needs[plot] != 0:
                self.add(state.rules.plans[state.plans[plot]], plot, state.needs[plot])

    def add(self, plan: Plan, plot: i64, needs: i64) -> None:
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

    def worth(self, place: i64, turns: i64) -> i64:
        """A plan that is completed after so many turns."""
        outlook = self.outlook
        if turns == 0:
            return self.now[place] + self.staff[place] * outlook.left
        left = outlook.left - turns
        worth = self.later[place] * outlook.chance(turns) // 100
        return worth + self.staff[place] * left if left > 0 else worth

    def settle(
        self, cubes: list[int], *, wilds: i64, power: i64 = 0, cost: i64 = 0, gift: i64 = 0
    ) -> i64:
        """Share out cubes and power after paying a cost; what the works are worth then.

        Wilds may be spent, those of the gift only after the cost has been paid.
        """
        means = Means(cubes, power, cost, wilds, gift)
        if not means.enough:
            return NEVER
        plans = len(self.plots)
        self.built = [0] * (plans * MATERIALS)
        self.wanted = NONE
        self.by_wild = False
        self.made = 0
        self.done = [False] * plans
        self.hold = [False] * plans
        worth = self._complete(means)
        worth += self._share_rest(means)
        return worth + self.made - means.spent * self.outlook.wild

    # Plans that can be completed, the best use of cubes first

    def _complete(self, means: Means) -> i64:
        """Complete what should be; what that is worth."""
        worth = 0
        place = self._best_completion(means)
        while place != NONE:
            self._build(place, means)
            worth += self.worth(place, 0)
            place = self._best_completion(means)
        return worth

    def _best_completion(self, means: Means) -> i64:
        """The plan to be completed next, with what goes into it; NONE if there is none."""
        best = NONE
        best_rate = 0
        best_units = 0
        best_taken = 0
        for place in range(len(self.plots)):
            if self.done[place] or self.hold[place] or not self._can_complete(place, means):
                continue
            gain = self._completion_gain(place, means)
            if gain <= 0:
                if self.now[place] < self.later[place]:
                    self.hold[place] = True
                continue
            rate = gain * 16 // (self.units + 2 * self.taken + 1) + 1
            if best == NONE or rate > best_rate:
                best = place
                best_rate = rate
                best_units = self.units
                best_taken = self.taken
        self.units = best_units
        self.taken = best_taken
        return best

    def _can_complete(self, place: i64, means: Means) -> bool:
        """Whether cubes, exchanges and wilds suffice; it notes what goes into the plan."""
        prices = self.outlook.rules.exchange
        at = place * MATERIALS
        free_wilds = means.wilds - means.spent
        direct = 0
        units = 0
        for material in range(MATERIALS):
            need = self.needs[at + material]
            lack = max(0, need - means.left[material])
            direct += need - lack
            units += need - lack + lack * prices[material]
        if units > means.budget + 3 * free_wilds:
            return False
        taken = 0
        if units > means.budget:
            for material in range(MATERIALS - 1, -1, -1):
                lack = self.needs[at + material] - means.left[material]
                while lack > 0 and units > means.budget:
                    units -= prices[material]
                    lack -= 1
                    taken += 1
            if units > means.budget:
                taken += units - means.budget
                units = means.budget
        self.direct = direct
        self.units = units
        self.taken = taken
        return taken <= free_wilds

    def _completion_gain(self, place: i64, means: Means) -> i64:
        """What completing a plan now is worth more than completing it later."""
        outlook = self.outlook
        soon = 1
        if self.units > 0 or self.taken > 0:
            soon = max(1, outlook.turns(self._missing(place, means.left)))
        gain = self.worth(place, 0) - self.worth(place, soon) - self.taken * outlook.wild
        lost = self.units - self.direct
        if lost > 0:
            spare = means.budget - self.direct - self._other_use(place, means.left)
            if lost > spare:
                gain -= (lost - max(0, spare)) * outlook.cube[0]
            else:
                gain += 5
        return gain

    def _build(self, place: i64, means: Means) -> None:
        """Put the cubes at hand on the plan that was found; the others have to be made."""
        at = place * MATERIALS
        self.done[place] = True
        complete = True
        for material in range(MATERIALS):
            need = self.needs[at + material]
            count = min(need, means.left[material])
            self.built[at + material] = count
            means.left[material] -= count
            if count < need:
                complete = False
                if self.wanted == NONE:
                    self.wanted = material
        if not complete and self.taken > 0:
            self.by_wild = True
        means.budget -= self.units
        means.spent += self.taken

    # The rest goes where it will be needed, without completing what should wait

    def _share_rest(self, means: Means) -> i64:
        """What the plans that stay unfinished are worth, less what they will still need."""
        rest = [place for place in range(len(self.plots)) if not self.done[place]]
        self._sort(rest, means.left)
        for place in rest:
            self._put_on(place, means)
        worth = 0
        missing = [0] * MATERIALS
        for place in rest:
            if means.budget > 1 and not self.hold[place]:
                means.budget -= self._exchange(place, means.left, means.budget)
            at = place * MATERIALS
            for material in range(MATERIALS):
                missing[material] += self.needs[at + material] - self.built[at + material]
            worth += self.worth(place, self.outlook.turns(missing))
        return worth - self._burden(missing)

    def _put_on(self, place: i64, means: Means) -> None:
        """As many cubes as there are, but the last one of a plan that should wait."""
        at = place * MATERIALS
        missing = self._open(place)
        for material in range(MATERIALS):
            count = min(self.needs[at + material], means.left[material], means.budget)
            if self.hold[place] and count >= missing:
                count = missing - 1
            if count > 0:
                missing -= count
                self.built[at + material] = count
                means.left[material] -= count
                means.budget -= count

    def _burden(self, missing: list[int]) -> i64:
        """What the cubes that are missing cost, and those that next turn would find no place."""
        outlook = self.outlook
        burden = 0
        idle = 0
        for material in range(MATERIALS):
            cube = outlook.cube[material]
            burden += missing[material] * cube
            idle += cube * max(0, outlook.output[material] - missing[material] * 100)
        if outlook.left > 0:
            burden += idle * outlook.weights.idle // 10_000
        return burden

    def _exchange(self, place: i64, left: list[int], budget: i64) -> i64:
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

    def missing(self, material: i64) -> i64:
        """Cubes of a colour that all plans need."""
        missing = 0
        for place in range(len(self.plots)):
            missing += self.needs[place * MATERIALS + material]
        return missing

    def _open(self, place: i64) -> i64:
        """Cubes still missing on a plan after what has been put on it."""
        at = place * MATERIALS
        missing = 0
        for index in range(at, at + MATERIALS):
            missing += self.needs[index] - self.built[index]
        return missing

    def _missing(self, place: i64, cubes: list[int]) -> list[int]:
        """What a plan needs when these cubes are put on it."""
        at = place * MATERIALS
        return [max(0, self.needs[at + n] - cubes[n]) for n in range(MATERIALS)]

    def _other_use(self, place: i64, left: list[int]) -> i64:
        """How many of the cubes left would find a place on other plans."""
        found = 0
        at = place * MATERIALS
        for material in range(MATERIALS):
            spare = left[material] - self.needs[at + material]
            if spare > 0:
                room = 0
                for other in range(len(self.plots)):
                    if other != place and not self.done[other]:
                        room += self.needs[other * MATERIALS + material]
                found += min(spare, room)
        return found

    def _sort(self, rest: list[int], left: list[int]) -> None:
        """Those first that are worth most for each cube missing."""
        keys = [0] * len(self.plots)
        for place in rest:
            keys[place] = self.worth(place, 1) // (1 + sum(self._missing(place, left)))
        for end in range(1, len(rest)):
            place = rest[end]
            at = end
            while at > 0 and keys[rest[at - 1]] < keys[place]:
                rest[at] = rest[at - 1]
                at -= 1
            rest[at] = place
