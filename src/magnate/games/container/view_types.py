"""The types of what a seat's screen may show of Container.

Not compiled: clients get a schema made from these types. What a seat may not know, and what isn't
there, is None.
"""

from __future__ import annotations

from typing import Annotated, TypedDict

from magnate.core.domains import MONEY, NUMBER, SEAT
from magnate.core.views import by, of
from magnate.games.container.actions import CARD, COLOUR, PRICE, SPACE
from magnate.games.container.facts import PLACE, QUESTION, STAGE, ZONE

Seat = Annotated[int, of(SEAT)]
Money = Annotated[int, of(MONEY)]
Count = Annotated[int, of(NUMBER)]
Colour = Annotated[int, of(COLOUR)]
Price = Annotated[int, of(PRICE)]
Card = Annotated[int, of(CARD)]
Space = Annotated[int, of(SPACE)]
Zone = Annotated[int, of(ZONE)]
Place = Annotated[int, of(PLACE)]
Stage = Annotated[int, of(STAGE)]
Question = Annotated[int, of(QUESTION)]

Pile = Annotated[list[Count], by(COLOUR)]
"""How many containers or machines of each colour."""
Goods = list[tuple[Price | None, Colour]]
"""The containers of a store, from the lowest price up; no price: about to get one."""


class Standing(TypedDict):
    """What a company would score if the game ended now, by its parts (CON-10.4)."""

    money: Money
    island: Money
    harbour: Money
    ship: Money
    port: Money
    factory: Money
    loans: Money
    total: Money


class CompanyView(TypedDict):
    """A company. Money, value card and all that follows from them are its owner's, until the game
    is over."""

    money: Money | None
    money_cards: Count
    """Bills and bluff cards, always public; they change hands at the end of a purchase."""
    value_card: Card | None
    values: Annotated[list[Money], by(COLOUR)] | None
    """What a container of each colour counts on the island as it is now (CON-10.2)."""
    discarded: Colour | None
    """The colour that would be discarded now (CON-10.3)."""
    standing: Standing | None
    machines: list[Colour]
    machine_cost: Money | None
    """Of the next machine; None if no space is left."""
    warehouses: Count
    warehouse_cost: Money | None
    factory: Goods
    factory_room: Count
    harbour: Goods
    harbour_room: Count
    zone: Zone
    harbour_of: Seat | None
    """In whose harbour the ship is."""
    ship: Pile
    ship_room: Count
    island: Pile
    port: Pile
    loans: Count
    repayable: Count
    """Loans that are old enough to be repaid (CON-9.2)."""
    loans_left: Count
    """Loans that can still be taken."""


class PaymentView(TypedDict):
    """The open broker auction: what is bid for a space, and what the next bid must be at least."""

    space: Space
    holder: Seat
    money: Money
    factory: Goods
    harbour: Goods
    least: Count
    """Dollars or containers, as the space has it."""


class OfferView(TypedDict):
    """A bid of containers that is being put together. They stay in their stores until it is
    complete."""

    space: Space
    factory: Goods
    harbour: Goods
    least: Count


class PricingView(TypedDict):
    """Prices that are being set: whose, in which store, and of which containers."""

    seat: Seat
    place: Place
    goods: Goods


class LoadValue(TypedDict):
    """What one's island is worth as it is, and with the load that is for sale (CON-10.2, 10.3)."""

    before: Money
    added: Money
    after: Money


class AuctionView(TypedDict):
    """The open island auction (CON-8)."""

    seller: Seat
    load: Pile
    stage: Stage
    asked: list[Seat]
    """Whose bid, or choice, is waited for."""
    answered: list[Seat]
    """Whose closed bid is there."""
    tied: list[Seat]
    """Who have the highest bid, if several have."""
    bids: list[Money | None]
    """What has been opened, by seat."""
    highest: Money | None
    own_bid: Money | None
    """One's own bid that is still closed; a second one is added to the first."""
    most: Money | None
    """The highest bid that one may make now."""
    loans_from: list[Money]
    """From which bid on it takes one loan, and two."""
    load_value: LoadValue | None
    loans_to_reject: Count | None
    """How many loans the seller must take to reject; None if he can't."""


class ContainerView(TypedDict):
    """The table as one seat sees it."""

    seat: Seat | None
    round: Count
    turn: Count
    active: Seat
    asked: list[Seat]
    question: Question | None
    """What those are asked."""
    actions_left: Count
    done: list[str]
    """The main actions of this turn, in notation."""
    produced: bool
    called: bool
    collected: bool
    """Whether a won broker auction was collected in this turn, so that no broker can be called."""
    supply: Pile
    machine_supply: Pile
    warehouse_supply: Count
    seized: Pile
    seized_from: Place | None
    """Where the bank takes a container now, if somebody has to say which (CON-3.3)."""
    ending: bool
    """Whether the game ends with this turn."""
    idle: Count
    """Turns in a row without trade, ..."""
    idle_limit: Count
    """... which end the game when they are so many (CON-10.6)."""
    over: bool
    companies: list[CompanyView]
    investment_bank: bool
    """Whether there is one (CON-11)."""
    broker_containers: list[Pile]
    broker_money: list[Money]
    payment: PaymentView | None
    offer: OfferView | None
    pricing: PricingView | None
    auction: AuctionView | None
