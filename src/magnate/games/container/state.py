"""A position of Container."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, final

from librt.vecs import vec
from mypy_extensions import i64

from magnate.core.actions import Action, ActionKind
from magnate.core.decisions import Decision
from magnate.core.facts import Fact
from magnate.core.ints import Ints, ints, plus, sum_of
from magnate.core.rng import Rng
from magnate.core.state import State
from magnate.core.vocabulary import NOT_ASKED, NOT_NOW
from magnate.games.container.actions import (
    BROKERS,
    CALL_BROKER,
    CARD,
    COLOURS,
    MAX_BID,
    OUTBID,
    TABLE,
)
from magnate.games.container.auctions import (
    IslandAuction,
    PaymentCard,
    auction_from_dict,
    payment_from_dict,
)
from magnate.games.container.company import Company, by_colour, company_from_dict
from magnate.games.container.decisions.loans import (
    LOAN_ACTION,
    AsksMoney,
    about_loan,
    take_loan,
    why_no_loan,
)
from magnate.games.container.facts import NO_ACTION_LEFT, PLACE
from magnate.games.container.rules import Rules
from magnate.games.container.scoring import forecast, worth
from magnate.games.container.view import own_view, view_of


@final
class ContainerState(State):
    """All pieces of the table. See `Company` for those of a seat.

    Rows are never changed where they are, like those of a company: clones share them.
    """

    def __init__(
        self,
        *,
        rules: Rules,
        rng: Rng,
        stack: list[Decision[Any]],
        companies: vec[Company],
        supply: Ints,
        machine_supply: Ints,
        warehouse_supply: i64,
        seized: Ints,
        bank: i64,
        broker_containers: Ints,
        broker_money: Ints,
        payment: PaymentCard | None,
        auction: IslandAuction | None,
        turn: i64,
        active: i64,
        first_action: Action | None,
        second_action: Action | None,
        collected: bool,
        traded: bool,
        idle: i64,
    ) -> None:
        super().__init__(rules, rng, stack)
        self.rules = rules
        self.companies = companies
        self.supply = supply
        self.machine_supply = machine_supply
        self.warehouse_supply = warehouse_supply
        self.seized = seized
        self.bank = bank
        """What the bank has taken in, less what it has paid out."""
        self.broker_containers = broker_containers
        """`broker_containers[broker * COLOURS + colour]`."""
        self.broker_money = broker_money
        self.payment = payment
        """The open broker auction."""
        self.auction = auction
        """The open island auction."""
        self.turn = turn
        """The number of the turn, 1 for the first."""
        self.active = active
        self.first_action = first_action
        self.second_action = second_action
        """The main actions of this turn so far (CON-2.2)."""
        self.collected = collected
        """Whether a won broker auction was collected in this turn."""
        self.traded = traded
        """Whether this turn did something that keeps the game from deadlock (CON-10.6)."""
        self.idle = idle
        """Turns in a row without trade."""

    def clone(self) -> ContainerState:
        return ContainerState(
            rules=self.rules,
            rng=self.rng.clone(),
            stack=self.stack[:],
            companies=vec[Company]([company.clone() for company in self.companies]),
            supply=self.supply,
            machine_supply=self.machine_supply,
            warehouse_supply=self.warehouse_supply,
            seized=self.seized,
            bank=self.bank,
            broker_containers=self.broker_containers,
            broker_money=self.broker_money,
            payment=self.payment,
            auction=None if self.auction is None else self.auction.clone(),
            turn=self.turn,
            active=self.active,
            first_action=self.first_action,
            second_action=self.second_action,
            collected=self.collected,
            traded=self.traded,
            idle=self.idle,
        )

    # Questions that several rules ask

    @property
    def actions_left(self) -> i64:
        return 2 if self.first_action is None else 1 if self.second_action is None else 0

    def done(self) -> list[Action]:
        """The main actions of this turn so far."""
        return [act for act in (self.first_action, self.second_action) if act is not None]

    def has_done(self, kind: ActionKind) -> bool:
        """Whether an action of this kind was taken in this turn."""
        first = self.first_action
        second = self.second_action
        if first is not None and first.kind is kind:
            return True
        return second is not None and second.kind is kind

    @property
    def called(self) -> bool:
        """Whether a broker was called in this turn."""
        return self.has_done(CALL_BROKER) or self.has_done(OUTBID)

    def right_of(self, seat: i64) -> i64:
        """The player before in turn order (CON-1.8)."""
        return (seat + self.players - 1) % self.players

    def factory_room(self, seat: i64) -> i64:
        """Free places of a factory store (CON-4.3, CON-11.10)."""
        company = self.companies[seat]
        room = 2 * company.machine_count - len(company.factory)
        if self.payment is not None and self.payment.holder == seat:
            room -= len(self.payment.factory)
        return room

    def harbour_room(self, seat: i64) -> i64:
        """Free places of a harbour store (CON-4.3, CON-11.10)."""
        company = self.companies[seat]
        room = company.warehouses - len(company.harbour)
        if self.payment is not None and self.payment.holder == seat:
            room -= len(self.payment.harbour)
        return room

    def ship_room(self, seat: i64) -> i64:
        return self.rules.ship_room - len(self.companies[seat].ship)

    def broker_pile(self, broker: i64) -> i64:
        """How many containers lie on a broker's space."""
        first = broker * COLOURS
        count: i64 = 0
        for place in range(first, first + COLOURS):
            count += self.broker_containers[place]
        return count

    def colours_gone(self) -> i64:
        """How many colours the supply has run out of."""
        gone: i64 = 0
        for count in self.supply:
            if count == 0:
                gone += 1
        return gone

    def ending(self) -> bool:
        """Whether the game ends with this turn (CON-10.1)."""
        return self.colours_gone() >= 2

    def idle_limit(self) -> i64:
        """So many turns in a row without trade end the game (CON-10.6)."""
        return self.rules.idle_turns * self.players

    def most_bid(self, seat: i64) -> i64:
        """The highest island bid a seat can still add, loans included (CON-8.5, CON-8.7)."""
        company = self.companies[seat]
        loans = self.rules.loan_limit - company.loans
        most = company.money + self.rules.loan_amount * loans
        if self.auction is not None:
            most -= self.auction.bids[seat]
        return min(most, MAX_BID)

    def loans_for(self, seat: i64, amount: i64) -> i64:
        """The loans without which a seat can't pay an amount, no more (CON-8.5)."""
        missing = amount - self.companies[seat].money
        if missing <= 0:
            return 0
        return (missing + self.rules.loan_amount - 1) // self.rules.loan_amount

    # Loans: a free choice wherever a question asks for money (CON-9.3)

    def free(self, seat: i64, asked: bool, out: list[Action]) -> None:
        if not asked or self.companies[seat].loans >= self.rules.loan_limit:
            return
        if isinstance(self.stack[-1], AsksMoney) and not self._turn_is_done():
            out.append(LOAN_ACTION)

    def _turn_is_done(self) -> bool:
        """Whether nothing is left that a loan could pay for (CON-2.4): the main decision lies at
        the bottom."""
        return self.actions_left == 0 and len(self.stack) == 1

    def reason_free(self, seat: i64, action: Action) -> Fact:
        if not self.asks(seat):
            return NOT_ASKED.at()
        if not isinstance(self.stack[-1], AsksMoney):
            return NOT_NOW.at()
        return NO_ACTION_LEFT.at() if self._turn_is_done() else why_no_loan(self)

    def act_freely(self, seat: i64, action: Action) -> None:
        take_loan(self, seat)

    def about_free(self, seat: i64, action: Action) -> dict[str, int]:
        return about_loan(self, seat)

    # The public interface

    def view(self, seat: int | None) -> Mapping[str, object]:
        return view_of(self, seat)

    def own_view(self, seat: int, public: Mapping[str, object]) -> Mapping[str, object]:
        return own_view(self, seat, public)

    def seen_by(self, seat: int | None, rng: Rng) -> ContainerState:
        seen = self.clone()
        seen.rng = rng.split()
        if self.over:
            return seen  # value cards are shown at the end
        others = [s for s in range(self.players) if s != seat]
        cards = list(range(CARD.size))
        if seat is not None:
            cards.remove(self.companies[seat].card)
        rng.shuffle(cards)
        for other in others:
            seen.companies[other].card = cards.pop()
        if seen.auction is not None:
            for other in others:
                if seen.auction.secret[other] >= 0:
                    seen.auction.secret[other] = rng.below(self.most_bid(other) + 1)
        return seen

    def standing(self, seat: i64) -> dict[str, int]:
        return forecast(self, seat)

    def ranks(self) -> list[tuple[int, ...]]:
        """Most money, then most containers in the factory store (CON-10.5)."""
        return [
            (worth(self.rules, company)["total"], len(company.factory))
            for company in self.companies
        ]

    def problems(self) -> list[str]:
        found: list[str] = []
        everywhere = plus(self.supply, self.seized)
        for company in self.companies:
            for place in range(PLACE.size):
                everywhere = plus(everywhere, by_colour(company.lying(place)))
        if self.payment is not None:
            everywhere = plus(everywhere, by_colour(self.payment.factory))
            everywhere = plus(everywhere, by_colour(self.payment.harbour))
        from_brokers = 0
        for colour in range(COLOURS):
            there = everywhere[colour]
            for broker in range(BROKERS):
                there += self.broker_containers[broker * COLOURS + colour]
            extra = there - self.rules.containers
            from_brokers += extra
            if not 0 <= extra <= 1:
                found.append(f"{there} containers of colour {colour}")
            machines = self.machine_supply[colour]
            machines += sum(company.has_machine(colour) for company in self.companies)
            if machines != self.rules.machines:
                found.append(f"{machines} machines of colour {colour}")
        drawn = sum_of(self.rules.broker_containers) if self.rules.investment_bank else 0
        if from_brokers != drawn:
            found.append(f"{from_brokers} containers more than were in the supply")
        warehouses = self.warehouse_supply + sum(c.warehouses for c in self.companies)
        if warehouses != self.rules.warehouses:
            found.append(f"{warehouses} warehouses")
        money = self.bank + sum_of(self.broker_money) + sum(c.money for c in self.companies)
        if self.payment is not None:
            money += self.payment.money
        if money != 0:
            found.append(f"{money} dollars too many")
        for seat, company in enumerate(self.companies):
            found += [f"seat {seat}: {wrong}" for wrong in self._wrong_with(seat, company)]
        return found

    def _wrong_with(self, seat: i64, company: Company) -> list[str]:
        found: list[str] = []
        again = company_from_dict(company.to_dict())
        if company.money != again.money or min(company.bills) < 0:
            found.append("bills don't make up the money")
        if company.machine_count != again.machine_count:
            found.append("machines miscounted")
        if any(company.lying(place) != again.lying(place) for place in range(PLACE.size)):
            found.append("containers out of order")
        if self.factory_room(seat) < 0 or self.harbour_room(seat) < 0 or self.ship_room(seat) < 0:
            found.append("more containers than room")
        if not 0 <= company.fresh_loans <= company.loans <= self.rules.loan_limit:
            found.append("impossible loans")
        return found

    def to_dict(self) -> dict[str, Any]:
        return {
            "rng": self.rng.to_list(),
            "stack": self.stack_to_list(),
            "companies": [company.to_dict() for company in self.companies],
            "supply": list(self.supply),
            "machine_supply": list(self.machine_supply),
            "warehouse_supply": self.warehouse_supply,
            "seized": list(self.seized),
            "bank": self.bank,
            "broker_containers": list(self.broker_containers),
            "broker_money": list(self.broker_money),
            "payment": None if self.payment is None else self.payment.to_dict(),
            "auction": None if self.auction is None else self.auction.to_dict(),
            "turn": self.turn,
            "active": self.active,
            "done": [action.text for action in self.done()],
            "collected": self.collected,
            "traded": self.traded,
            "idle": self.idle,
        }


def state_from_dict(
    rules: Rules, data: Mapping[str, Any], stack: list[Decision[Any]]
) -> ContainerState:
    """Read back what `to_dict` wrote."""
    payment = data["payment"]
    auction = data["auction"]
    done = [TABLE.parse(text) for text in data["done"]]
    return ContainerState(
        rules=rules,
        rng=Rng.from_list(data["rng"]),
        stack=stack,
        companies=vec[Company]([company_from_dict(company) for company in data["companies"]]),
        supply=ints(data["supply"]),
        machine_supply=ints(data["machine_supply"]),
        warehouse_supply=data["warehouse_supply"],
        seized=ints(data["seized"]),
        bank=data["bank"],
        broker_containers=ints(data["broker_containers"]),
        broker_money=ints(data["broker_money"]),
        payment=None if payment is None else payment_from_dict(payment),
        auction=None if auction is None else auction_from_dict(auction),
        turn=data["turn"],
        active=data["active"],
        first_action=done[0] if len(done) > 0 else None,
        second_action=done[1] if len(done) > 1 else None,
        collected=data["collected"],
        traded=data["traded"],
        idle=data["idle"],
    )
