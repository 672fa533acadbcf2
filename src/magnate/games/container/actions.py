"""The actions of Container, in the order of its rules."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from magnate.core.domains import SEAT, Domain, numbers
from magnate.core.vocabulary import Vocabulary

CONTAINER: Final = Vocabulary("container")

COLOURS: Final[i64] = 5
MAX_BID: Final[i64] = 500

COLOUR: Final = Domain("colour", ("black", "brown", "violet", "beige", "grey"))
PRICE: Final = numbers("price", 1, 6)
OLD_PRICE: Final = numbers("old-price", 0, 6)
"""Where a container lies that gets a price; 0: it has none yet."""
FACTORY_PRICE: Final = numbers("factory-price", 1, 4)
HARBOUR_PRICE: Final = numbers("harbour-price", 2, 6)
BID_AMOUNT: Final = numbers("bid", 0, MAX_BID)
CARD: Final = Domain("card", ("A", "B", "C", "D", "E"))

# The six spaces of the Investment Bank: three with containers, then three with money.
BROKERS: Final[i64] = 3
BROKER: Final = Domain("broker", ("I", "II", "III"))
SPACE: Final = Domain(
    "space",
    ("containers-I", "containers-II", "containers-III", "money-I", "money-II", "money-III"),
)

# The main decision (CON-2)
BUY_MACHINE: Final = CONTAINER.action("buy-machine", colour=COLOUR)
BUY_WAREHOUSE: Final = CONTAINER.action("buy-warehouse")
BUY_FROM: Final = CONTAINER.action("buy-from", owner=SEAT)
REPRICE: Final = CONTAINER.action("reprice")
PRODUCE: Final = CONTAINER.action("produce")
SAIL_OUT: Final = CONTAINER.action("sail-out")
SAIL_TO_HARBOUR: Final = CONTAINER.action("sail-to-harbour", owner=SEAT)
SAIL_TO_ISLAND: Final = CONTAINER.action("sail-to-island")
SAIL_TO_PORT: Final = CONTAINER.action("sail-to-port")
BUY_AGAIN: Final = CONTAINER.action("buy-again")
CALL_BROKER: Final = CONTAINER.action("call-broker", space=SPACE)
OUTBID: Final = CONTAINER.action("outbid")
REPAY_LOAN: Final = CONTAINER.action("repay-loan")
END_TURN: Final = CONTAINER.action("end-turn")

# Wherever money is asked for (CON-9.3)
TAKE_LOAN: Final = CONTAINER.free_action("take-loan")

# Within an action
BUY: Final = CONTAINER.action("buy", colour=COLOUR, price=PRICE)
LOAD: Final = CONTAINER.action("load", colour=COLOUR)
MAKE: Final = CONTAINER.action("make", colour=COLOUR)
SET_PRICE: Final = CONTAINER.action("set-price", colour=COLOUR, old=OLD_PRICE, new=PRICE)
KEEP: Final = CONTAINER.closing_action("keep")
DONE: Final = CONTAINER.closing_action("done")

# Auctions
BID: Final = CONTAINER.action("bid", amount=BID_AMOUNT)
ACCEPT: Final = CONTAINER.action("accept", bidder=SEAT)
REJECT: Final = CONTAINER.action("reject")
OFFER_FACTORY: Final = CONTAINER.action("offer-factory", colour=COLOUR, price=FACTORY_PRICE)
OFFER_HARBOUR: Final = CONTAINER.action("offer-harbour", colour=COLOUR, price=HARBOUR_PRICE)
PAY: Final = CONTAINER.action("pay", colour=COLOUR)

# Default
SEIZE: Final = CONTAINER.action("seize", colour=COLOUR)
SEIZE_FROM_STORE: Final = CONTAINER.action("seize-from-store", colour=COLOUR, price=PRICE)

TABLE: Final = CONTAINER.table()

DONE_ACTION: Final = DONE.at()
