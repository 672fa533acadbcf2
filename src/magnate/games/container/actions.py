"""The actions of Container, in the order of its rules."""

from __future__ import annotations

from typing import Final

from magnate.core.actions import ActionKind, ActionTable
from magnate.core.domains import SEAT, Domain, numbers

COLOURS: Final = 5
MAX_BID: Final = 500

COLOUR: Final = Domain("colour", ("black", "brown", "violet", "beige", "grey"))
PRICE: Final = numbers("price", 1, 6)
FACTORY_PRICE: Final = numbers("price", 1, 4)
HARBOUR_PRICE: Final = numbers("price", 2, 6)
BID_AMOUNT: Final = numbers("bid", 0, MAX_BID)
CARD: Final = Domain("card", ("A", "B", "C", "D", "E"))

# The six spaces of the Investment Bank: three with containers, then three with money.
BROKERS: Final = 3
BROKER: Final = Domain("broker", ("I", "II", "III"))
SPACE: Final = Domain(
    "space",
    ("containers-I", "containers-II", "containers-III", "money-I", "money-II", "money-III"),
)

# The main decision (CON-2)
BUY_MACHINE: Final = ActionKind("buy-machine", (("colour", COLOUR),))
BUY_WAREHOUSE: Final = ActionKind("buy-warehouse")
BUY_FROM: Final = ActionKind("buy-from", (("owner", SEAT),))
REPRICE: Final = ActionKind("reprice")
PRODUCE: Final = ActionKind("produce")
SAIL_OUT: Final = ActionKind("sail-out")
SAIL_TO_HARBOUR: Final = ActionKind("sail-to-harbour", (("owner", SEAT),))
SAIL_TO_ISLAND: Final = ActionKind("sail-to-island")
SAIL_TO_PORT: Final = ActionKind("sail-to-port")
BUY_AGAIN: Final = ActionKind("buy-again")
CALL_BROKER: Final = ActionKind("call-broker", (("space", SPACE),))
OUTBID: Final = ActionKind("outbid")
TAKE_LOAN: Final = ActionKind("take-loan")
REPAY_LOAN: Final = ActionKind("repay-loan")
END_TURN: Final = ActionKind("end-turn")

# Within an action
BUY: Final = ActionKind("buy", (("colour", COLOUR), ("price", PRICE)))
LOAD: Final = ActionKind("load", (("colour", COLOUR),))
MAKE: Final = ActionKind("make", (("colour", COLOUR),))
SET_PRICE: Final = ActionKind("set-price", (("price", PRICE),))
KEEP: Final = ActionKind("keep")
DONE: Final = ActionKind("done")

# Auctions
BID: Final = ActionKind("bid", (("amount", BID_AMOUNT),))
ACCEPT: Final = ActionKind("accept", (("bidder", SEAT),))
REJECT: Final = ActionKind("reject")
OFFER_FACTORY: Final = ActionKind("offer-factory", (("colour", COLOUR), ("price", FACTORY_PRICE)))
OFFER_HARBOUR: Final = ActionKind("offer-harbour", (("colour", COLOUR), ("price", HARBOUR_PRICE)))
PAY: Final = ActionKind("pay", (("colour", COLOUR),))

# Default
SEIZE: Final = ActionKind("seize", (("colour", COLOUR),))
SEIZE_FROM_STORE: Final = ActionKind("seize-from-store", (("colour", COLOUR), ("price", PRICE)))

TABLE: Final = ActionTable(
    "container",
    (
        BUY_MACHINE,
        BUY_WAREHOUSE,
        BUY_FROM,
        REPRICE,
        PRODUCE,
        SAIL_OUT,
        SAIL_TO_HARBOUR,
        SAIL_TO_ISLAND,
        SAIL_TO_PORT,
        BUY_AGAIN,
        CALL_BROKER,
        OUTBID,
        TAKE_LOAN,
        REPAY_LOAN,
        END_TURN,
        BUY,
        LOAD,
        MAKE,
        SET_PRICE,
        KEEP,
        DONE,
        BID,
        ACCEPT,
        REJECT,
        OFFER_FACTORY,
        OFFER_HARBOUR,
        PAY,
        SEIZE,
        SEIZE_FROM_STORE,
    ),
)

DONE_ACTION: Final = DONE.at()
