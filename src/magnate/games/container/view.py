"""What a seat's screen may show of Container."""

from __future__ import annotations

from typing import TYPE_CHECKING, TypedDict

from magnate.games.container.actions import BROKERS, COLOURS
from magnate.games.container.company import Company, Store

if TYPE_CHECKING:
    from magnate.games.container.state import ContainerState


class CompanyView(TypedDict):
    """A company. What others may not see is None."""

    money: int | None
    money_cards: int
    """Bills and bluff cards, always public."""
    value_card: int | None
    machines: list[int]
    warehouses: int
    factory: list[tuple[int, int]]
    """(price, colour) of each container; price 0: about to be priced."""
    factory_room: int
    harbour: list[tuple[int, int]]
    harbour_room: int
    zone: int
    ship: list[int]
    island: list[int]
    port: list[int]
    loans: int
    bid: int | None
    """The opened island bid, or one's own that is still secret on top of it."""
    has_bid: bool


class PaymentView(TypedDict):
    """The open broker auction."""

    space: int
    holder: int
    money: int
    factory: list[tuple[int, int]]
    harbour: list[tuple[int, int]]


class ContainerView(TypedDict):
    """The table as one seat sees it."""

    seat: int | None
    active: int
    actions_left: int
    supply: list[int]
    machine_supply: list[int]
    warehouse_supply: int
    seized: list[int]
    ending: bool
    idle: int
    over: bool
    companies: list[CompanyView]
    broker_containers: list[list[int]]
    broker_money: list[int]
    payment: PaymentView | None
    standing: dict[str, int] | None


def view_of(state: ContainerState, seat: int | None) -> ContainerView:
    """What a seat may see; None is a spectator."""
    payment: PaymentView | None = None
    if state.payment is not None:
        payment = {
            "space": state.payment.space,
            "holder": state.payment.holder,
            "money": state.payment.money,
            "factory": [divmod(cell, COLOURS) for cell in state.payment.factory],
            "harbour": [divmod(cell, COLOURS) for cell in state.payment.harbour],
        }
    return {
        "seat": seat,
        "active": state.active,
        "actions_left": state.actions_left,
        "supply": state.supply[:],
        "machine_supply": state.machine_supply[:],
        "warehouse_supply": state.warehouse_supply,
        "seized": state.seized[:],
        "ending": state.ending(),
        "idle": state.idle,
        "over": state.over,
        "companies": [
            _company(state, owner, company, owner == seat)
            for owner, company in enumerate(state.companies)
        ],
        "broker_containers": [
            state.broker_containers[broker * COLOURS : (broker + 1) * COLOURS]
            for broker in range(BROKERS)
        ],
        "broker_money": state.broker_money[:],
        "payment": payment,
        "standing": None if seat is None else state.standing(seat),
    }


def _company(state: ContainerState, owner: int, company: Company, own: bool) -> CompanyView:
    bid: int | None = None
    has_bid = False
    if state.bids:
        has_bid = state.secret[owner] >= 0
        bid = state.bids[owner]
        if own and has_bid:
            bid += state.secret[owner]
    return {
        "money": company.money if own or state.rules.open_money or state.over else None,
        "money_cards": sum(company.bills) + state.rules.bluff_cards,
        "value_card": company.card if own or state.over else None,
        "machines": [colour for colour in range(COLOURS) if company.has_machine(colour)],
        "warehouses": company.warehouses,
        "factory": _containers(company.factory),
        "factory_room": state.factory_room(owner),
        "harbour": _containers(company.harbour),
        "harbour_room": state.harbour_room(owner),
        "zone": company.zone,
        "ship": company.ship[:],
        "island": company.island[:],
        "port": company.port[:],
        "loans": company.loans,
        "bid": bid,
        "has_bid": has_bid,
    }


def _containers(store: Store) -> list[tuple[int, int]]:
    return [divmod(cell, COLOURS) for cell in store.filled()]
