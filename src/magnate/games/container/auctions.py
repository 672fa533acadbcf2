"""The two auctions that can be open: at a broker, and on the island."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final, final

from mypy_extensions import i64, mypyc_attr

from magnate.core.ints import Ints, highest, ints

# How far an island auction has come, as in the domain STAGE.
FIRST_BIDS: Final[i64] = 0
SECOND_BIDS: Final[i64] = 1
CHOICE: Final[i64] = 2

NO_CONTAINERS: Final[Ints] = ints(())


@final
@mypyc_attr(acyclic=True)
class PaymentCard:
    """An open broker auction (CON-11.2): space, bidder and bid. Never changed, so clones share it.

    `factory` and `harbour` are the cells the bid containers were taken from.
    """

    def __init__(
        self,
        space: i64,
        holder: i64,
        money: i64 = 0,
        factory: Ints = NO_CONTAINERS,
        harbour: Ints = NO_CONTAINERS,
    ) -> None:
        self.space = space
        self.holder = holder
        self.money = money
        self.factory = factory
        self.harbour = harbour

    def size(self) -> i64:
        """The bid: dollars for a container space, containers for a money space."""
        return self.money + len(self.factory) + len(self.harbour)

    def to_dict(self) -> dict[str, Any]:
        return {
            "space": self.space,
            "holder": self.holder,
            "money": self.money,
            "factory": list(self.factory),
            "harbour": list(self.harbour),
        }


def payment_from_dict(data: Mapping[str, Any]) -> PaymentCard:
    """Read back what `to_dict` wrote."""
    return PaymentCard(
        space=data["space"],
        holder=data["holder"],
        money=data["money"],
        factory=ints(data["factory"]),
        harbour=ints(data["harbour"]),
    )


@final
@mypyc_attr(acyclic=True)
class IslandAuction:
    """An open island auction (CON-8): the bids, and whom it is about now."""

    def __init__(self, bids: Ints, secret: Ints, seats: i64, stage: i64) -> None:
        self.bids = bids
        """Opened bids by seat, nothing before the first opening."""
        self.secret = secret
        """Bids not yet opened; -1 where none is made."""
        self.seats = seats
        """Bit mask of those who bid now, and of the highest bidders when the seller chooses."""
        self.stage = stage

    def clone(self) -> IslandAuction:
        return IslandAuction(
            bids=self.bids[:], secret=self.secret[:], seats=self.seats, stage=self.stage
        )

    def concerns(self, seat: i64) -> bool:
        return (self.seats >> seat) & 1 == 1

    def highest(self) -> i64:
        """The highest opened bid."""
        return highest(self.bids)

    def to_dict(self) -> dict[str, Any]:
        return {
            "bids": list(self.bids),
            "secret": list(self.secret),
            "seats": self.seats,
            "stage": self.stage,
        }


def auction_from_dict(data: Mapping[str, Any]) -> IslandAuction:
    """Read back what `to_dict` wrote."""
    return IslandAuction(
        bids=ints(data["bids"]),
        secret=ints(data["secret"]),
        seats=data["seats"],
        stage=data["stage"],
    )
