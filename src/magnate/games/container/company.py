"""A player's company: board, stores, ship, money and what it owns elsewhere (CON-1)."""

from __future__ import annotations

from typing import Any, Final, final

from magnate.games.container.actions import COLOURS

# A cell of a store is `price * COLOURS + colour`; price 0 holds containers not yet priced.
FACTORY_LOW: Final = 1
FACTORY_HIGH: Final = 4
HARBOUR_LOW: Final = 2
HARBOUR_HIGH: Final = 6

# Where a ship is, as in the domain ZONE: 0 to 4 is the harbour of that seat.
SEA: Final = 5
ISLAND: Final = 6
PORT: Final = 7

BILLS: Final = [1, 2, 5, 10, 20]


@final
class Store:
    """A factory or harbour store: how many containers lie in each cell."""

    def __init__(self, cells: list[int], count: int) -> None:
        self.cells = cells
        self.count = count

    def clone(self) -> Store:
        return Store(self.cells[:], self.count)

    def put(self, cell: int) -> None:
        self.cells[cell] += 1
        self.count += 1

    def take(self, cell: int) -> None:
        self.cells[cell] -= 1
        self.count -= 1

    def cheapest(self) -> int:
        """The lowest price of a container here; only for a store that isn't empty."""
        cell = COLOURS
        while self.cells[cell] == 0:
            cell += 1
        return cell // COLOURS

    def filled(self) -> list[int]:
        """The cell of every container, in ascending order."""
        found: list[int] = []
        for cell in range(len(self.cells)):
            for _ in range(self.cells[cell]):
                found.append(cell)
        return found


def empty_factory() -> Store:
    return Store([0] * ((FACTORY_HIGH + 1) * COLOURS), 0)


def empty_harbour() -> Store:
    return Store([0] * ((HARBOUR_HIGH + 1) * COLOURS), 0)


@final
class Company:
    """Everything of one seat. `machines` is a bit mask of colours."""

    def __init__(
        self,
        *,
        bills: list[int],
        money: int,
        card: int,
        machines: int,
        machine_count: int,
        warehouses: int,
        factory: Store,
        harbour: Store,
        zone: int,
        ship: list[int],
        island: list[int],
        port: list[int],
        loans: int,
        fresh_loans: int,
        unsettled: int,
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
            factory=self.factory.clone(),
            harbour=self.harbour.clone(),
            zone=self.zone,
            ship=self.ship[:],
            island=self.island[:],
            port=self.port[:],
            loans=self.loans,
            fresh_loans=self.fresh_loans,
            unsettled=self.unsettled,
        )

    def has_machine(self, colour: int) -> bool:
        return (self.machines >> colour) & 1 == 1

    def load(self) -> int:
        """How many containers are on the ship."""
        return total(self.ship)

    def pay(self, amount: int) -> None:
        """Give money away, by the change rule CON-1.9."""
        self.money -= amount
        self._hand_over(amount)

    def receive(self, amount: int) -> None:
        """Get money in the fewest bills (CON-1.9)."""
        self.money += amount
        self._take_in(amount)

    def spend(self, amount: int) -> None:
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

    def _hand_over(self, amount: int) -> None:
        bills = self.bills
        while True:
            for size in range(4, -1, -1):
                value = BILLS[size]
                while amount >= value and bills[size] > 0:
                    bills[size] -= 1
                    amount -= value
            if amount == 0:
                return
            size = 0
            while BILLS[size] < amount or bills[size] == 0:
                size += 1
            _change(bills, size)

    def _take_in(self, amount: int) -> None:
        for size in range(4, -1, -1):
            value = BILLS[size]
            while amount >= value:
                self.bills[size] += 1
                amount -= value

    def to_dict(self) -> dict[str, Any]:
        return {
            "bills": self.bills[:],
            "card": self.card,
            "machines": self.machines,
            "warehouses": self.warehouses,
            "factory": self.factory.cells[:],
            "harbour": self.harbour.cells[:],
            "zone": self.zone,
            "ship": self.ship[:],
            "island": self.island[:],
            "port": self.port[:],
            "loans": self.loans,
            "fresh_loans": self.fresh_loans,
            "unsettled": self.unsettled,
        }


def company_from_dict(data: dict[str, Any]) -> Company:
    """Read back what `to_dict` wrote."""
    bills: list[int] = list(data["bills"])
    factory: list[int] = list(data["factory"])
    harbour: list[int] = list(data["harbour"])
    machines: int = data["machines"]
    return Company(
        bills=bills,
        money=sum(count * BILLS[size] for size, count in enumerate(bills)) - data["unsettled"],
        card=data["card"],
        machines=machines,
        machine_count=machines.bit_count(),
        warehouses=data["warehouses"],
        factory=Store(factory, sum(factory)),
        harbour=Store(harbour, sum(harbour)),
        zone=data["zone"],
        ship=list(data["ship"]),
        island=list(data["island"]),
        port=list(data["port"]),
        loans=data["loans"],
        fresh_loans=data["fresh_loans"],
        unsettled=data["unsettled"],
    )


def total(piles: list[int], first: int = 0) -> int:
    """How many containers are in a pile counted by colour, which begins at `first`."""
    return piles[first] + piles[first + 1] + piles[first + 2] + piles[first + 3] + piles[first + 4]


def _change(bills: list[int], size: int) -> None:
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
