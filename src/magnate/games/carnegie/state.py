"""A position of Carnegie."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final, final

from mypy_extensions import i64

from magnate.core.actions import Action
from magnate.core.decisions import Decision
from magnate.core.facts import Fact
from magnate.core.ints import Ints, adding, ints, setting
from magnate.core.rng import Rng
from magnate.core.state import State
from magnate.core.vocabulary import NOT_ASKED
from magnate.games.carnegie.actions import (
    CELLS,
    CITY_OF,
    COMMUNICATIONS,
    DONATIONS,
    PROJECTS,
    REGIONS,
    SELL_GOODS,
    TELEGRAPH,
    TILES,
)
from magnate.games.carnegie.andrew import Andrew, andrew_from_dict, deal_unseen
from magnate.games.carnegie.company import Company, company_from_dict
from magnate.games.carnegie.domains import (
    CHOICE,
    DEPARTMENTS_PHASE,
    FREE,
    NEUTRAL,
    ROW_EVENTS,
    SETUP_PLACES,
)
from magnate.games.carnegie.facts import NO_GOODS, SOLD_GOODS
from magnate.games.carnegie.rules import (
    ANY_PROJECT,
    Rules,
    Tab,
    next_moving,
)
from magnate.games.carnegie.scoring import andrew_score, forecast
from magnate.games.carnegie.view import own_view, view_of

CURSOR_BITS: Final = 6

SELL_ACTION: Final = SELL_GOODS.at()


@final
class CarnegieState(State):
    """All pieces of the table. See `Company` for those of a seat, `Andrew` for his.

    Clones share the rows of the table: whatever changes one puts a new row in its place.
    """

    def __init__(
        self,
        rules: Rules,
        rng: Rng,
        stack: list[Decision[Any]],
        companies: list[Company],
        slots: Ints,
        projects: Ints,
        tiles: Ints,
        donations: Ints,
        events: Ints,
        markers: Ints,
        round_number: i64,
        first: i64,
        row: i64,
        moving: i64,
        phase: i64,
        begun: i64,
        step: i64,
        waiting: bool,
        points: i64,
        answered: i64,
        cursors: i64,
        secret_sides: Ints,
        andrew: Andrew | None,
    ) -> None:
        super().__init__(rules, rng, stack)
        self.rules = rules
        self.companies = companies
        self.slots = slots
        """Whose disc is in each slot."""
        self.projects = projects
        """The project of each slot's disc; only players' discs count."""
        self.tiles = tiles
        """How many of each department tile are open."""
        self.donations = donations
        """Bit mask of who has a disc on each donation space."""
        self.events = events
        """`events[row * ROW_EVENTS + place]`; fixed at set-up."""
        self.markers = markers
        """How many events of each row are over."""
        self.round_number = round_number
        """0 during set-up, then 1 to 20."""
        self.first = first
        """The first player of the round; in solo games seat 0."""
        self.row = row
        """The picked row, whose departments are used; -1 before one is picked."""
        self.moving = moving
        """The row whose event happens and whose marker advances (CAR-3.2); -1 likewise."""
        self.phase = phase
        self.begun = begun
        """How many players have begun their turn in this phase."""
        self.step = step
        """Within a player's event: 0 before income, 1 before donation."""
        self.waiting = waiting
        """The first player uses his departments last (CAR-10.2)."""
        self.points = points
        """Study points of the player whose turn it is (CAR-4.4, CAR-5.9)."""
        self.answered = answered
        """Bit mask of the seats that have answered a decision of several seats."""
        self.cursors = cursors
        """Where each seat's canonical activations go on, `CURSOR_BITS` for each."""
        self.secret_sides = secret_sides
        """Tab sides chosen and not yet shown; -1 where none are."""
        self.andrew = andrew

    def clone(self) -> CarnegieState:
        return CarnegieState(
            rules=self.rules,
            rng=self.rng.clone(),
            stack=self.stack[:],
            companies=[company.clone() for company in self.companies],
            slots=self.slots,
            projects=self.projects,
            tiles=self.tiles,
            donations=self.donations,
            events=self.events,
            markers=self.markers,
            round_number=self.round_number,
            first=self.first,
            row=self.row,
            moving=self.moving,
            phase=self.phase,
            begun=self.begun,
            step=self.step,
            waiting=self.waiting,
            points=self.points,
            answered=self.answered,
            cursors=self.cursors,
            secret_sides=self.secret_sides,
            andrew=None if self.andrew is None else self.andrew.clone(),
        )

    # Questions that several rules ask

    def seat_at(self, turn: i64) -> i64:
        """The player who comes `turn` places after the first, clockwise."""
        return (self.first + turn) % self.players

    def whose_turn(self) -> i64:
        """The player whose turn in the phase it is; -1 when it is nobody's or all players'."""
        waits = self.phase == DEPARTMENTS_PHASE and self.begun == 0  # is asked to (CAR-10.2)
        if self.phase == CHOICE or waits:
            return self.first
        if self.begun == 0 or self.over:
            return -1
        if self.phase == SETUP_PLACES:  # counter-clockwise (CAR-1.7)
            return (self.first - self.begun) % self.players
        if self.phase == DEPARTMENTS_PHASE and self.waiting:  # the first player comes last
            return self.seat_at(self.begun)
        return self.seat_at(self.begun - 1)

    def passed(self, counting_this: bool) -> Ints:
        """How many events of each row are over; the marker of this round moves only at its end."""
        if counting_this and self.moving >= 0 and not self.over:
            return adding(self.markers, self.moving, 1)
        return self.markers

    def event(self) -> i64:
        """The event of this round (CAR-3.1, CAR-3.2)."""
        return self.events[self.moving * ROW_EVENTS + self.markers[self.moving]]

    def moving_row(self, row: i64) -> i64:
        """The row that moves when `row` is picked: itself, or the next below that still can."""
        return next_moving(self.markers, row)

    def tab(self, seat: i64, project: i64) -> Tab:
        return self.rules.tabs[project][self.companies[seat].sides[project]]

    def discs_on_tab(self, seat: i64, project: i64) -> i64:
        """How many discs of a tab can still be built."""
        company = self.companies[seat]
        placed = self.tab(seat, project).discs_placed[company.advanced[project]]
        return placed - company.built[project]

    def built_cells(self, seat: i64) -> list[tuple[int, int, int]]:
        """Project, kind and amount of the income of each tab cell whose disc has been built."""
        company = self.companies[seat]
        cells: list[tuple[int, int, int]] = []
        for project in range(PROJECTS):
            for disc in range(company.built[project]):
                tab = self.tab(seat, project)
                cell = tab.disc_cells[disc]
                cells.append((project, tab.incomes[cell], tab.amounts[cell]))
        return cells

    def donation_price(self, seat: i64) -> i64:
        """The price of the next donation (CAR-4.2)."""
        company = self.companies[seat]
        return self.price_of_donations(seat) * (company.donation_count() + 1)

    def funds(self, seat: i64) -> i64:
        """What a seat can pay once it has sold all its goods (CAR-4.5)."""
        company = self.companies[seat]
        return company.money + company.goods * self.rules.goods_price

    def goods_for(self, money: i64) -> i64:
        """How many goods have to be sold for an amount of money."""
        return -(-money // self.rules.goods_price)

    def track_cost(self, seat: i64, region: i64, space: i64) -> i64:
        """Study points from a space of a track to the next; Telegraph makes it cheaper (#16)."""
        cost = self.rules.tracks[region].costs[space]
        if self.companies[seat].staffed(TELEGRAPH):
            return max(1, cost - self.rules.telegraph_discount)
        return cost

    def price_of_donations(self, seat: i64) -> i64:
        """Price for each own donation: less while Communications is staffed."""
        if self.companies[seat].staffed(COMMUNICATIONS):
            return self.rules.donation_price_communications
        return self.rules.donation_price

    def slot_takes(self, slot: i64, project: i64) -> bool:
        """Whether a free slot is for a project (CAR-5.7)."""
        kind = self.rules.slot_type[slot]
        return self.slots[slot] == FREE and kind in (project, ANY_PROJECT)

    def region_of_slot(self, slot: i64) -> i64:
        return self.rules.city_region[CITY_OF[slot]]

    def last_space_taken(self, region: i64) -> bool:
        """Whether someone stands on the last space of a track (CAR-5.10)."""
        last = self.rules.tracks[region].last
        if self.andrew is not None and self.andrew.tracks[region] == last:
            return True
        for company in self.companies:
            if company.tracks[region] == last:
                return True
        return False

    # Selling goods: free at each of one's own decisions (CAR-4.5)

    def free(self, seat: i64, asked: bool, out: list[Action]) -> None:
        if asked and self.companies[seat].goods > 0:
            out.append(SELL_ACTION)

    def reason_free(self, seat: i64, action: Action) -> Fact:
        return (NO_GOODS if self.asks(seat) else NOT_ASKED).at()

    def about_free(self, seat: i64, action: Action) -> dict[str, int]:
        company = self.companies[seat]
        price = self.rules.goods_price
        return {
            "gain": price,
            "left": company.money + price,
            "goods_cost": 1,
            "goods_left": company.goods - 1,
        }

    def act_freely(self, seat: i64, action: Action) -> None:
        self.sell(seat, 1)
        self.tell(SOLD_GOODS, seat, self.rules.goods_price)

    def sell(self, seat: i64, goods: i64) -> None:
        """Turn goods into money; a negative number takes it back."""
        company = self.companies[seat]
        company.goods -= goods
        company.money += goods * self.rules.goods_price

    # The public interface

    def view(self, seat: int | None) -> Mapping[str, object]:
        return view_of(self, seat)

    def own_view(self, seat: int, public: Mapping[str, object]) -> Mapping[str, object]:
        return own_view(self, seat, public)

    def seen_by(self, seat: int | None, rng: Rng) -> CarnegieState:
        seen = self.clone()
        seen.rng = rng.split()
        if self.over:
            return seen
        for other in range(self.players):
            if other == seat:
                continue
            if self.secret_sides[other] >= 0:
                seen.secret_sides = setting(seen.secret_sides, other, rng.below(16))
            if self.companies[other].noted >= 0:
                seen.companies[other].noted = rng.below(DONATIONS)
        seen._shuffle_deck(rng)
        return seen

    def draw_anew(self, rng: Rng) -> None:
        super().draw_anew(rng)
        self._shuffle_deck(rng)

    def _shuffle_deck(self, rng: Rng) -> None:
        """Deal those of Andrew's cards anew that nobody has seen."""
        if self.andrew is not None:
            deal_unseen(self.rules, self.andrew, rng, self.round_number > 0)

    def standing(self, seat: i64) -> dict[str, int]:
        return forecast(self, seat)

    def ranks(self) -> list[tuple[int, ...]]:
        """Most VP win; ties share the victory (CAR-8.4)."""
        return [(forecast(self, seat)["total"],) for seat in range(self.players)]

    def opponent(self) -> dict[str, int] | None:
        return None if self.andrew is None else andrew_score(self)

    def problems(self) -> list[str]:
        found: list[str] = []
        rules = self.rules
        for seat, company in enumerate(self.companies):
            if company.employees() != rules.start_employees:
                found.append(f"seat {seat}: {company.employees()} employees")
            discs = company.discs + 1 + REGIONS + company.donation_count()
            discs += list(self.slots).count(seat)
            for project in range(PROJECTS):
                if self.round_number > 0 or company.sides[project] >= 0:
                    discs += self.discs_on_tab(seat, project)
            if company.sides[0] >= 0 and discs != rules.start_discs:
                found.append(f"seat {seat}: {discs} discs")
            amounts = [company.goods, company.money, company.reserve, company.discs]
            if min([*amounts, *company.lying, *company.missions]) < 0:
                found.append(f"seat {seat}: less than nothing")
            for cell in range(CELLS):
                if company.standing[cell] >> rules.chairs(company.cells[cell]):
                    found.append(f"seat {seat}: an employee stands without a chair")
        for tile in range(TILES):
            taken = sum(tile in company.cells for company in self.companies)
            taken += sum(company.reserved == tile for company in self.companies)
            if self.andrew is not None:
                taken += self.andrew.tiles.count(tile)
            if not 0 <= self.tiles[tile] + taken <= rules.tile_copies:
                found.append(f"{self.tiles[tile]} + {taken} copies of tile {tile}")
        neutral = list(self.slots).count(NEUTRAL)
        neutral += sum((mask >> NEUTRAL) & 1 for mask in self.donations)
        if neutral != (rules.neutral_discs if self.companies[0].sides[0] >= 0 else 0):
            found.append(f"{neutral} neutral discs")
        if self.andrew is not None:
            found += self.andrew.problems(rules, self.slots, self.donations)
        for space in range(DONATIONS):
            for seat, company in enumerate(self.companies):
                if (company.donations >> space) & 1 != (self.donations[space] >> seat) & 1:
                    found.append(f"seat {seat}: donation {space} is on one side only")
        return found

    def to_dict(self) -> dict[str, Any]:
        return {
            "rng": self.rng.to_list(),
            "stack": self.stack_to_list(),
            "companies": [company.to_dict() for company in self.companies],
            "slots": list(self.slots),
            "projects": list(self.projects),
            "tiles": list(self.tiles),
            "donations": list(self.donations),
            "events": list(self.events),
            "markers": list(self.markers),
            "round_number": self.round_number,
            "first": self.first,
            "row": self.row,
            "moving": self.moving,
            "phase": self.phase,
            "begun": self.begun,
            "step": self.step,
            "waiting": self.waiting,
            "points": self.points,
            "answered": self.answered,
            "cursors": self.cursors,
            "secret_sides": list(self.secret_sides),
            "andrew": None if self.andrew is None else self.andrew.to_dict(),
        }


def state_from_dict(
    rules: Rules, data: Mapping[str, Any], stack: list[Decision[Any]]
) -> CarnegieState:
    """Read back what `to_dict` wrote."""
    return CarnegieState(
        rules=rules,
        rng=Rng.from_list(data["rng"]),
        stack=stack,
        companies=[company_from_dict(company) for company in data["companies"]],
        slots=ints(data["slots"]),
        projects=ints(data["projects"]),
        tiles=ints(data["tiles"]),
        donations=ints(data["donations"]),
        events=ints(data["events"]),
        markers=ints(data["markers"]),
        round_number=data["round_number"],
        first=data["first"],
        row=data["row"],
        moving=data["moving"],
        phase=data["phase"],
        begun=data["begun"],
        step=data["step"],
        waiting=data["waiting"],
        points=data["points"],
        answered=data["answered"],
        cursors=data["cursors"],
        secret_sides=ints(data["secret_sides"]),
        andrew=None if data["andrew"] is None else andrew_from_dict(data["andrew"]),
    )
