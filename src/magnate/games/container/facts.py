"""The questions, reasons and events of Container."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from magnate.core.domains import MAX_SEATS, MONEY, NUMBER, SEAT, Domain
from magnate.games.container.actions import (
    BROKER,
    CARD,
    COLOUR,
    CONTAINER,
    OLD_PRICE,
    PRICE,
    SPACE,
)

# Where a ship is; the zones before the sea are the harbours of the seats.
ZONE: Final = Domain(
    "zone", (*[f"harbour-{SEAT.text(seat)}" for seat in range(MAX_SEATS)], "sea", "island", "port")
)
# Where containers of a company lie, in the order in which the bank seizes them (CON-3.3).
PLACE: Final = Domain("place", ("island", "ship", "port", "harbour-store", "factory-store"))
ON_ISLAND: Final[i64] = 0
ON_SHIP: Final[i64] = 1
IN_PORT: Final[i64] = 2
HARBOUR: Final[i64] = 3
FACTORY: Final[i64] = 4
NOWHERE: Final[i64] = 5

# Questions
ASK_MAIN: Final = CONTAINER.question("main", actions=NUMBER)
ASK_BUY_FROM_FACTORY: Final = CONTAINER.question("buy-from-factory", owner=SEAT, room=NUMBER)
ASK_BUY_IN_HARBOUR: Final = CONTAINER.question("buy-in-harbour", owner=SEAT, room=NUMBER)
ASK_LOAD: Final = CONTAINER.question("load", room=NUMBER)
ASK_MAKE: Final = CONTAINER.question("make", left=NUMBER)
ASK_FACTORY_PRICE: Final = CONTAINER.question("factory-price", unpriced=NUMBER, waiting=NUMBER)
ASK_HARBOUR_PRICE: Final = CONTAINER.question("harbour-price", unpriced=NUMBER, waiting=NUMBER)
ASK_BID: Final = CONTAINER.question("bid", seller=SEAT, containers=NUMBER)
ASK_SECOND_BID: Final = CONTAINER.question("second-bid", seller=SEAT, first=MONEY)
ASK_SELLER: Final = CONTAINER.question("seller", bid=MONEY)
ASK_BROKER_BID: Final = CONTAINER.question("broker-bid", space=SPACE, least=MONEY)
ASK_OFFER: Final = CONTAINER.question("offer", space=SPACE, offered=NUMBER, least=NUMBER)
ASK_PAY: Final = CONTAINER.question("pay", broker=BROKER)
ASK_SEIZE: Final = CONTAINER.question("seize", debtor=SEAT, left=NUMBER)

QUESTION: Final = Domain(
    "question", [kind.key.removeprefix("container-ask-") for kind in CONTAINER.facts]
)
"""The questions above, so that everybody can see what somebody is asked."""
# How far an island auction has come.
STAGE: Final = Domain("stage", ("first-bids", "second-bids", "choice"))

# Reasons
NO_ACTION_LEFT: Final = CONTAINER.reason("no-action-left")
NO_MONEY: Final = CONTAINER.reason("no-money", cost=MONEY, money=MONEY)
NO_SUCH_PLAYER: Final = CONTAINER.reason("no-such-player")
NOT_YOURSELF: Final = CONTAINER.reason("not-yourself")
NO_SPACE: Final = CONTAINER.reason("no-space")
SUPPLY_EMPTY: Final = CONTAINER.reason("supply-empty")
MACHINE_OWNED: Final = CONTAINER.reason("machine-owned", colour=COLOUR)
STORE_EMPTY: Final = CONTAINER.reason("store-empty")
STORE_FULL: Final = CONTAINER.reason("store-full")
SHIP_FULL: Final = CONTAINER.reason("ship-full")
SHIP_EMPTY: Final = CONTAINER.reason("ship-empty")
PRODUCED_ALREADY: Final = CONTAINER.reason("produced-already")
AT_SEA: Final = CONTAINER.reason("at-sea")
NOT_AT_SEA: Final = CONTAINER.reason("not-at-sea")
NOT_IN_HARBOUR: Final = CONTAINER.reason("not-in-harbour")
PORT_EMPTY: Final = CONTAINER.reason("port-empty")
NO_BANK: Final = CONTAINER.reason("no-bank")
OPTION_OFF: Final = CONTAINER.reason("option-off")
LOAN_LIMIT: Final = CONTAINER.reason("loan-limit", limit=NUMBER)
NO_LOAN: Final = CONTAINER.reason("no-loan")
LOAN_TOO_NEW: Final = CONTAINER.reason("loan-too-new")
NOT_THERE: Final = CONTAINER.reason("not-there")
BUY_ONE: Final = CONTAINER.reason("buy-one")
NO_MACHINE: Final = CONTAINER.reason("no-machine", colour=COLOUR)
MACHINE_USED: Final = CONTAINER.reason("machine-used", colour=COLOUR)
NO_SUCH_PRICE: Final = CONTAINER.reason("no-such-price", low=PRICE, high=PRICE)
SAME_PRICE: Final = CONTAINER.reason("same-price", price=PRICE)
PRICE_SET: Final = CONTAINER.reason("price-set", price=PRICE)
NEEDS_PRICE: Final = CONTAINER.reason("needs-price", count=NUMBER)
BID_TOO_HIGH: Final = CONTAINER.reason("bid-too-high", most=MONEY)
BID_TOO_LOW: Final = CONTAINER.reason("bid-too-low", least=MONEY)
OFFER_TOO_LOW: Final = CONTAINER.reason("offer-too-low", least=NUMBER)
TOO_FEW_CONTAINERS: Final = CONTAINER.reason("too-few-containers", needed=NUMBER, owned=NUMBER)
NOT_HIGHEST: Final = CONTAINER.reason("not-highest")
AUCTION_OPEN: Final = CONTAINER.reason("auction-open")
NO_AUCTION: Final = CONTAINER.reason("no-auction")
OWN_BID: Final = CONTAINER.reason("own-bid")
COLLECTED_NOW: Final = CONTAINER.reason("collected-now")
GAME_ENDS: Final = CONTAINER.reason("game-ends")
WOULD_END: Final = CONTAINER.reason("would-end")
OTHER_PLACE_FIRST: Final = CONTAINER.reason("other-place-first")

# Events
TURN: Final = CONTAINER.event("turn", seat=SEAT)
INTEREST: Final = CONTAINER.event("interest", seat=SEAT, amount=MONEY)
FORCED_LOAN: Final = CONTAINER.event("forced-loan", seat=SEAT, amount=MONEY)
LOAN: Final = CONTAINER.event("loan", seat=SEAT, amount=MONEY)
REPAID: Final = CONTAINER.event("repaid", seat=SEAT, amount=MONEY)
SEIZED: Final = CONTAINER.event("seized", seat=SEAT, colour=COLOUR, place=PLACE, price=OLD_PRICE)
FORGIVEN: Final = CONTAINER.event("forgiven", seat=SEAT)
BOUGHT_MACHINE: Final = CONTAINER.event("bought-machine", seat=SEAT, colour=COLOUR, cost=MONEY)
BOUGHT_WAREHOUSE: Final = CONTAINER.event("bought-warehouse", seat=SEAT, cost=MONEY)
BOUGHT: Final = CONTAINER.event(
    "bought", seat=SEAT, owner=SEAT, colour=COLOUR, price=MONEY, place=PLACE
)
PRICED: Final = CONTAINER.event(
    "priced", seat=SEAT, place=PLACE, colour=COLOUR, old=OLD_PRICE, new=PRICE
)
ARRANGED_FACTORY: Final = CONTAINER.event("arranged-factory", seat=SEAT)
ARRANGED_HARBOUR: Final = CONTAINER.event("arranged-harbour", seat=SEAT)
WAGE: Final = CONTAINER.event("wage", seat=SEAT, owner=SEAT, amount=MONEY)
PRODUCED: Final = CONTAINER.event("produced", seat=SEAT, colour=COLOUR)
PRODUCED_NOTHING: Final = CONTAINER.event("produced-nothing", seat=SEAT)
SAILED_OUT: Final = CONTAINER.event("sailed-out", seat=SEAT, origin=ZONE, target=ZONE)
SAILED_TO_HARBOUR: Final = CONTAINER.event(
    "sailed-to-harbour", seat=SEAT, owner=SEAT, origin=ZONE, target=ZONE
)
SAILED_TO_ISLAND: Final = CONTAINER.event(
    "sailed-to-island", seat=SEAT, containers=NUMBER, origin=ZONE, target=ZONE
)
SAILED_TO_PORT: Final = CONTAINER.event("sailed-to-port", seat=SEAT, origin=ZONE, target=ZONE)
LOADED: Final = CONTAINER.event("loaded", seat=SEAT, colour=COLOUR)
HAS_BID: Final = CONTAINER.event("has-bid", seat=SEAT)
OPENED: Final = CONTAINER.event("opened", seat=SEAT, amount=MONEY)
RAISED: Final = CONTAINER.event("raised", seat=SEAT, first=MONEY, added=MONEY, amount=MONEY)
TIED: Final = CONTAINER.event("tied", amount=MONEY)
ACCEPTED: Final = CONTAINER.event("accepted", seat=SEAT, bidder=SEAT, amount=MONEY)
REJECTED: Final = CONTAINER.event("rejected", seat=SEAT, amount=MONEY)
DELIVERED: Final = CONTAINER.event("delivered", seat=SEAT, count=NUMBER, colour=COLOUR)
CALLED: Final = CONTAINER.event("called", seat=SEAT, space=SPACE)
BROKER_BID: Final = CONTAINER.event("broker-bid", seat=SEAT, space=SPACE, amount=MONEY)
BROKER_OFFER: Final = CONTAINER.event("broker-offer", seat=SEAT, space=SPACE, count=NUMBER)
OFFERED: Final = CONTAINER.event("offered", seat=SEAT, colour=COLOUR, place=PLACE, price=PRICE)
RETURNED: Final = CONTAINER.event("returned", seat=SEAT, amount=MONEY, count=NUMBER)
RETURNED_CONTAINER: Final = CONTAINER.event(
    "returned-container", seat=SEAT, colour=COLOUR, place=PLACE, price=PRICE
)
WON_MONEY: Final = CONTAINER.event("won-money", seat=SEAT, space=SPACE, amount=MONEY)
WON_CONTAINER: Final = CONTAINER.event("won-container", seat=SEAT, space=SPACE, colour=COLOUR)
PAID_BROKER: Final = CONTAINER.event("paid-broker", broker=BROKER, amount=MONEY)
PAID_CONTAINER: Final = CONTAINER.event("paid-container", broker=BROKER, colour=COLOUR)
ENDED_BY_SUPPLY: Final = CONTAINER.event("ended-by-supply")
ENDED_BY_DEADLOCK: Final = CONTAINER.event("ended-by-deadlock")

DETAILS: Final = (PRICED, OFFERED, RETURNED_CONTAINER)
"""Events that another one sums up: screens move pieces by them, logs can do without."""

# What only views show
for _domain in (QUESTION, STAGE, CARD):
    CONTAINER.know(_domain)
