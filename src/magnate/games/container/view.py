"""What a seat's screen may show of Container."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, cast

from magnate.core.facts import Fact
from magnate.core.ints import Ints, ints, sum_of
from magnate.games.container.actions import BROKERS, COLOURS, PRODUCE
from magnate.games.container.auctions import CHOICE, FIRST_BIDS
from magnate.games.container.company import FACTORY_CELLS, SEA, Company, by_colour, first_place
from magnate.games.container.decisions.loans import repayable
from magnate.games.container.facts import (
    ASK_FACTORY_PRICE,
    ASK_HARBOUR_PRICE,
    ASK_OFFER,
    ASK_SEIZE,
    QUESTION,
)
from magnate.games.container.scoring import (
    colour_values,
    discarded_colour,
    island_value,
    value_added,
)
from magnate.games.container.view_types import (
    AuctionView,
    CompanyView,
    ContainerView,
    Goods,
    LoadValue,
    OfferView,
    PaymentView,
    PricingView,
    Standing,
)

if TYPE_CHECKING:
    from magnate.games.container.state import ContainerState


def view_of(state: ContainerState, seat: int | None) -> ContainerView:
    """What a seat may see; None is a spectator."""
    public = _public_view(state)
    return public if seat is None else own_view(state, seat, public)


def own_view(state: ContainerState, seat: int, public: Mapping[str, object]) -> ContainerView:
    """What a seat may see, beginning with what a spectator sees."""
    view = cast(ContainerView, public).copy()
    view["seat"] = seat
    view["companies"] = view["companies"][:]
    view["companies"][seat] = _company(state, seat, True)
    view["auction"] = _auction(state, seat)
    return view


def _public_view(state: ContainerState) -> ContainerView:
    asked = _asked(state)
    return {
        "seat": None,
        "round": (state.turn - 1) // state.players + 1,
        "turn": state.turn,
        "active": state.active,
        "asked": list(state.to_act),
        "question": _question(asked),
        "actions_left": state.actions_left,
        "done": [action.text for action in state.done()],
        "produced": state.has_done(PRODUCE),
        "called": state.called,
        "collected": state.collected,
        "supply": list(state.supply),
        "machine_supply": list(state.machine_supply),
        "warehouse_supply": state.warehouse_supply,
        "seized": list(state.seized),
        "seized_from": _seized_from(state, asked),
        "ending": state.ending(),
        "idle": state.idle,
        "idle_limit": state.idle_limit(),
        "over": state.over,
        "companies": [_company(state, owner, state.over) for owner in range(state.players)],
        "investment_bank": state.rules.investment_bank,
        "broker_containers": [
            list(state.broker_containers[broker * COLOURS : (broker + 1) * COLOURS])
            for broker in range(BROKERS)
        ],
        "broker_money": list(state.broker_money),
        "payment": _payment(state),
        "offer": _offer(state, asked),
        "pricing": _pricing(state, asked),
        "auction": _auction(state, None),
    }


def _asked(state: ContainerState) -> Fact | None:
    """What somebody is asked now; all who are asked at once are asked the same."""
    for seat in state.to_act:
        question = state.question(seat)
        if question is not None:
            return question
    return None


def _question(asked: Fact | None) -> int | None:
    if asked is None:
        return None
    return QUESTION.texts.index(asked.kind.key.removeprefix("container-ask-"))


def _seized_from(state: ContainerState, asked: Fact | None) -> int | None:
    if asked is None or asked.kind is not ASK_SEIZE:
        return None
    return first_place(state.companies[state.active])


def _company(state: ContainerState, owner: int, known: bool) -> CompanyView:
    company = state.companies[owner]
    rules = state.rules
    machine_costs = rules.machine_costs
    warehouse_costs = rules.warehouse_costs
    machines = company.machine_count
    island = by_colour(company.island)
    discarded: int | None = None
    if known and len(company.island) > 0:
        discarded = discarded_colour(rules, company.card, island)
    return {
        "money": company.money if known or rules.open_money else None,
        "money_cards": sum_of(company.bills) + rules.bluff_cards,
        "value_card": company.card if known else None,
        "values": list(colour_values(rules, company.card, island)) if known else None,
        "discarded": discarded,
        "standing": _standing(state, owner) if known else None,
        "machines": [colour for colour in range(COLOURS) if company.has_machine(colour)],
        "machine_cost": machine_costs[machines] if machines < len(machine_costs) else None,
        "warehouses": company.warehouses,
        "warehouse_cost": (
            warehouse_costs[company.warehouses]
            if company.warehouses < len(warehouse_costs)
            else None
        ),
        "factory": _goods(company.factory),
        "factory_room": state.factory_room(owner),
        "harbour": _goods(company.harbour),
        "harbour_room": state.harbour_room(owner),
        "zone": company.zone,
        "harbour_of": company.zone if company.zone < SEA else None,
        "ship": list(by_colour(company.ship)),
        "ship_room": state.ship_room(owner),
        "island": list(island),
        "port": list(by_colour(company.port)),
        "loans": company.loans,
        "repayable": repayable(company),
        "loans_left": rules.loan_limit - company.loans,
    }


def _standing(state: ContainerState, seat: int) -> Standing:
    parts = state.standing(seat)
    return {
        "money": parts["money"],
        "island": parts["island"],
        "harbour": parts["harbour"],
        "ship": parts["ship"],
        "port": parts["port"],
        "factory": parts["factory"],
        "loans": parts["loans"],
        "total": parts["total"],
    }


def _goods(cells: Ints) -> Goods:
    return [(cell // COLOURS if cell >= COLOURS else None, cell % COLOURS) for cell in cells]


def _payment(state: ContainerState) -> PaymentView | None:
    payment = state.payment
    if payment is None:
        return None
    return {
        "space": payment.space,
        "holder": payment.holder,
        "money": payment.money,
        "factory": _goods(payment.factory),
        "harbour": _goods(payment.harbour),
        "least": payment.size() + 1,
    }


def _offer(state: ContainerState, asked: Fact | None) -> OfferView | None:
    """The decision holds the containers offered so far, as cells of both stores."""
    if asked is None or asked.kind is not ASK_OFFER:
        return None
    space, *offered = state.stack[-1].args()
    factory = [cell for cell in offered if cell < FACTORY_CELLS]
    harbour = [cell - FACTORY_CELLS for cell in offered if cell >= FACTORY_CELLS]
    return {
        "space": space,
        "factory": _goods(ints(factory)),
        "harbour": _goods(ints(harbour)),
        "least": asked.args[2],
    }


def _pricing(state: ContainerState, asked: Fact | None) -> PricingView | None:
    """The decision holds the cells of what can still be set down."""
    if asked is None or asked.kind not in (ASK_FACTORY_PRICE, ASK_HARBOUR_PRICE):
        return None
    seat, place, _, _, *cells = state.stack[-1].args()
    return {"seat": seat, "place": place, "goods": _goods(ints(cells))}


def _auction(state: ContainerState, seat: int | None) -> AuctionView | None:
    auction = state.auction
    if auction is None:
        return None
    seats = range(state.players)
    opened = auction.stage > FIRST_BIDS
    highest = auction.highest() if opened else None
    best = [other for other in seats if opened and auction.concerns(other)]
    own_bid: int | None = None
    most: int | None = None
    loans_from: list[int] = []
    to_reject: int | None = None
    if seat is not None:
        if auction.secret[seat] >= 0:
            own_bid = auction.secret[seat]
        if auction.stage < CHOICE and auction.concerns(seat):
            most = state.most_bid(seat)
            loans_from = _loans_from(state, seat, most, auction.bids[seat])
        if auction.stage == CHOICE and seat == state.active:
            to_reject = _loans_to_reject(state, seat, auction.highest())
    return {
        "seller": state.active,
        "load": list(by_colour(state.companies[state.active].ship)),
        "stage": auction.stage,
        "asked": list(state.to_act),
        "answered": [other for other in seats if auction.secret[other] >= 0],
        "tied": best if len(best) > 1 else [],
        "bids": [auction.bids[s] if opened and s != state.active else None for s in seats],
        "highest": highest,
        "own_bid": own_bid,
        "most": most,
        "loans_from": loans_from,
        "load_value": None if seat is None else _load_value(state, state.companies[seat]),
        "loans_to_reject": to_reject,
    }


def _loans_from(state: ContainerState, seat: int, most: int, bid: int) -> list[int]:
    """The lowest bids, beside what is bid already, that take one loan, two, ..."""
    first = state.companies[seat].money - bid + 1
    return list(range(first, most + 1, state.rules.loan_amount))


def _loans_to_reject(state: ContainerState, seat: int, bid: int) -> int | None:
    loans = state.loans_for(seat, bid)
    left = state.rules.loan_limit - state.companies[seat].loans
    return loans if loans <= left else None


def _load_value(state: ContainerState, company: Company) -> LoadValue:
    island = by_colour(company.island)
    load = by_colour(state.companies[state.active].ship)
    before = island_value(state.rules, company.card, island)
    added = value_added(state.rules, company.card, island, load)
    return {"before": before, "added": added, "after": before + added}
