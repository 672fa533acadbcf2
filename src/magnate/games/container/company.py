"""A player's company: board, stores, ship, money and what it owns elsewhere (CON-1)."""

from __future__ import annotations

from typing import Any, Final, final

from mypy_extensions import i64, mypyc_attr

from magnate.core.ints import Ints, including, ints, replacing, without, zeros
from magnate.games.container.actions import COLOURS
from magnate.games.container.facts import FACTORY, HARBOUR, NOWHERE, ON_ISLAND, ON_SHIP

# A cell is `price * COLOURS + colour`; price 0 holds containers not yet priced, and all that lie in
# no store.
FACTORY_LOW: Final[i64] = 1
FACTORY_HIGH: Final[i64] = 4
HARBOUR_LOW: Final[i64] = 2
HARBOUR_HIGH: Final[i64] = 6
FACTORY_CELLS: Final[i64] = (FACTORY_HIGH + 1) * COLOURS
HARBOUR_CELLS: Final[i64] = (HARBOUR_HIGH + 1) * COLOURS

# Where a ship is, as in the domain ZONE: 0 to 4 is the harbour of that seat.
SEA: Final[i64] = 5
ISLAND: Final[i64] = 6
PORT: Final[i64] = 7

BILLS: Final[Ints] = ints([1, 2, 5, 10, 20])


@final
@mypyc_attr(acyclic=True)
class Company:
    """Everything of one seat. `machines` is a bit mask of colours; `island`, `ship`, `port`,
    `harbour` and `factory` hold the cell of each container there, from the lowest up.

    These rows are never changed: new ones take their place, so that clones share them. Bills, which
    change most often, are counted where they are.
    """

    def __init__(
        self,
        *,
        bills: Ints,
        money: i64,
        card: i64,
        machines: i64,
        machine_count: i64,
        warehouses: i64,
        factory: Ints,
        harbour: Ints,
        zone: i64,
        ship: Ints,
        island: Ints,
        port: Ints,
        loans: i64,
        fresh_loans: i64,
        unsettled: i64,
    ) -> None:
        self.bills = bills
        self.money = money
        self.card = card
        self.machines = machines
        self.machine_count = machine_count
        self.warehouses = warehouses
        self.factory = factory
        self.harbour = harbour
        self.zone = zone
        self.ship = ship
        self.island = island
        self.port = port
        self.loans = loans
        self.fresh_loans = fresh_loans
        """Loans taken since the last interest step: they can't be repaid yet (CON-9.2)."""
        self.unsettled = unsettled
        """Money that an open purchase has cost so far, or less than nothing that it has brought:
        bills change hands once, at its end, so that the order of a purchase doesn't matter."""

    def clone(self) -> Company:
        return Company(
            bills=self.bills[:],
            money=self.money,
            card=self.card,
            machines=self.machines,
            machine_count=self.machine_count,
            warehouses=self.warehouses,
            factory=self.factory,
            harbour=self.harbour,
            zone=self.zone,
            ship=self.ship,
            island=self.island,
            port=self.port,
            loans=self.loans,
            fresh_loans=self.fresh_loans,
            unsettled=self.unsettled,
        )

    def has_machine(self, colour: i64) -> bool:
        return (self.machines >> colour) & 1 == 1

    def lying(self, place: i64) -> Ints:
        """The containers in a place of the domain PLACE."""
        if place == HARBOUR:
            return self.harbour
        if place == FACTORY:
            return self.factory
        return self.island if place == ON_ISLAND else self.ship if place == ON_SHIP else self.port

    def _lay(self, place: i64, cells: Ints) -> None:
        if place == HARBOUR:
            self.harbour = cells
        elif place == FACTORY:
            self.factory = cells
        elif place == ON_ISLAND:
            self.island = cells
        elif place == ON_SHIP:
            self.ship = cells
        else:
            self.port = cells

    def put(self, place: i64, cell: i64) -> None:
        """A container comes to a place."""
        self._lay(place, including(self.lying(place), cell))

    def take(self, place: i64, cell: i64) -> None:
        """A container leaves a place."""
        self._lay(place, without(self.lying(place), cell))

    def move(self, place: i64, cell: i64, to: i64) -> None:
        """A container gets another price."""
        self._lay(place, replacing(self.lying(place), cell, to))

    def pay(self, amount: i64) -> None:
        """Give money away, by the change rule CON-1.9."""
        self.money -= amount
        self._hand_over(amount)

    def receive(self, amount: i64) -> None:
        """Get money in the fewest bills (CON-1.9)."""
        self.money += amount
        self._take_in(amount)

    def spend(self, amount: i64) -> None:
        """Give away money (less than nothing: get it) whose bills are settled later."""
        self.money -= amount
        self.unsettled += amount

    def settle(self) -> None:
        """Let the bills follow the money."""
        if self.unsettled > 0:
            self._hand_over(self.unsettled)
        else:
            self._take_in(-self.unsettled)
        self.unsettled = 0

    def _hand_over(self, amount: i64) -> None:
        """The largest bills that fit; if that doesn't do, one is changed (CON-1.9)."""
        bills = self.bills
        while True:
            size = len(bills)
            while amount > 0 and size > 0:
                size -= 1
                while amount >= BILLS[size] and bills[size] > 0:
                    bills[size] -= 1
                    amount -= BILLS[size]
            if amount == 0:
                return
            while BILLS[size] < amount or bills[size] == 0:
                size += 1
            _change(bills, size)

    def _take_in(self, amount: i64) -> None:
        size = len(self.bills)
        while amount > 0:
            size -= 1
            while amount >= BILLS[size]:
                self.bills[size] += 1
                amount -= BILLS[size]

    def to_dict(self) -> dict[str, Any]:
        return {
            "bills": list(self.bills),
            "card": self.card,
            "machines": self.machines,
            "warehouses": self.warehouses,
            "factory": _by_cell(self.factory, FACTORY_CELLS),
            "harbour": _by_cell(self.harbour, HARBOUR_CELLS),
            "zone": self.zone,
            "ship": _by_cell(self.ship, COLOURS),
            "island": _by_cell(self.island, COLOURS),
            "port": _by_cell(self.port, COLOURS),
            "loans": self.loans,
            "fresh_loans": self.fresh_loans,
            "unsettled": self.unsettled,
        }


def first_place(debtor: Company) -> i64:
    """Where the bank finds something first, in the order of the domain PLACE (CON-3.3)."""
    for place in range(NOWHERE):
        if len(debtor.lying(place)) > 0:
            return place
    return NOWHERE


def company_from_dict(data: dict[str, Any]) -> Company:
    """Read back what `to_dict` wrote."""
    bills: list[int] = data["bills"]
    machines: i64 = data["machines"]
    return Company(
        bills=ints(bills),
        money=sum(count * BILLS[size] for size, count in enumerate(bills)) - data["unsettled"],
        card=data["card"],
        machines=machines,
        machine_count=int(machines).bit_count(),
        warehouses=data["warehouses"],
        factory=_filled(data["factory"]),
        harbour=_filled(data["harbour"]),
        zone=data["zone"],
        ship=_filled(data["ship"]),
        island=_filled(data["island"]),
        port=_filled(data["port"]),
        loans=data["loans"],
        fresh_loans=data["fresh_loans"],
        unsettled=data["unsettled"],
    )


def _by_cell(cells: Ints, size: i64) -> list[int]:
    """How many containers lie in each cell."""
    counts = [0] * size
    for cell in cells:
        counts[cell] += 1
    return counts


def _filled(counts: list[int]) -> Ints:
    """The cell of every container, from the lowest up."""
    return ints([cell for cell, count in enumerate(counts) for _ in range(count)])


def by_colour(cells: Ints) -> Ints:
    """How many containers there are of each colour."""
    counts = zeros(COLOURS)
    for cell in cells:
        counts[cell % COLOURS] += 1
    return counts


def _change(bills: Ints, size: i64) -> None:
    """Change one bill into the fewest smaller ones."""
    bills[size] -= 1
    if size == 4:
        bills[3] += 2
    elif size == 3:
        bills[2] += 2
    elif size == 2:
        bills[1] += 2
        bills[0] += 1
    else:
        bills[0] += 2
