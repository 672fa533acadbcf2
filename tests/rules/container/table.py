"""A table of Container for tests: set up a position, play in notation, look at the outcome.

Ann, Ben, Cleo, Dan and Eve sit clockwise in this order: p1 to p5 in the notation. A container in a
store is written like in the notation, with its price: "violet 3".
"""

from __future__ import annotations

from collections.abc import Iterable

import magnate
from magnate.core.ints import Ints, ints, zeros
from magnate.games.container.actions import CARD, COLOUR, COLOURS, SPACE
from magnate.games.container.company import ISLAND, PORT, SEA, Company
from magnate.games.container.facts import FACTORY, HARBOUR, IN_PORT, ON_ISLAND, ON_SHIP
from magnate.games.container.state import ContainerState
from magnate.games.container.view_types import (
    AuctionView,
    CompanyView,
    ContainerView,
)
from tests.rules.table import GameTable

ANN, BEN, CLEO, DAN = range(4)
ALL_COLOURS = COLOUR.texts
BROKERS_AT_START: tuple[list[str], ...] = (["violet", "beige"], ["grey"], [])
ZONES = {SEA: "sea", ISLAND: "island", PORT: "port"}


def start(players: int = 4, seed: int = 0, **options: bool) -> Table:
    """A game just dealt."""
    state = magnate.game("container").start(players, seed, None, **options)
    assert isinstance(state, ContainerState)
    return Table(state)


def a_table(players: int = 4, **options: bool) -> Table:
    """The start of a game without its chance: Ann begins with black and value card A, Ben has brown
    and B, Cleo violet and C, … Broker I has a violet and a beige container, broker II a grey one.
    """
    table = start(players, **options)
    table.state.active = ANN
    if table.state.rules.investment_bank:
        table.state.broker_containers = counted(*BROKERS_AT_START)
    for seat in range(players):
        table.with_machines(seat, ALL_COLOURS[seat])
        table.with_factory(seat, f"{ALL_COLOURS[seat]} 2")
        table.with_card(seat, CARD.texts[seat])
    return table


def colour_of(text: str) -> int:
    return ALL_COLOURS.index(text)


def names(counts: Iterable[int]) -> list[str]:
    """A pile counted by colour as a list of colours."""
    return [colour for colour, count in zip(ALL_COLOURS, counts) for _ in range(count)]


def counted(*piles: list[str]) -> Ints:
    """How many there are of each colour, pile after pile."""
    return ints([pile.count(colour) for pile in piles for colour in ALL_COLOURS])


class Table(GameTable[ContainerState, ContainerView]):
    """A state with words for setting it up, playing and looking."""

    # Setting up. Containers come out of the supply and go back to it; money comes from the bank.

    def with_money(self, seat: int, money: int) -> Table:
        company = self._company(seat)
        self.state.bank += company.money - money
        company.bills = zeros(5)
        company.money = 0
        company.receive(money)
        return self

    def with_bills(self, seat: int, *counts: int) -> Table:
        """So many bills of 1, 2, 5, 10 and 20."""
        self.with_money(seat, sum(n * size for n, size in zip(counts, (1, 2, 5, 10, 20))))
        self._company(seat).bills = ints(counts)
        return self

    def with_loans(self, seat: int, loans: int) -> Table:
        """Loans from earlier turns."""
        self._company(seat).loans = loans
        return self

    def with_card(self, seat: int, card: str) -> Table:
        self._company(seat).card = CARD.texts.index(card)
        return self

    def with_machines(self, seat: int, *colours: str) -> Table:
        company = self._company(seat)
        for colour in range(COLOURS):
            self.state.machine_supply[colour] += company.has_machine(colour)
            self.state.machine_supply[colour] -= ALL_COLOURS[colour] in colours
        company.machines = sum(1 << colour_of(colour) for colour in colours)
        company.machine_count = len(colours)
        return self

    def with_warehouses(self, seat: int, warehouses: int) -> Table:
        company = self._company(seat)
        self.state.warehouse_supply += company.warehouses - warehouses
        company.warehouses = warehouses
        return self

    def with_factory(self, seat: int, *containers: str) -> Table:
        self._stock(seat, FACTORY, containers)
        return self

    def with_harbour(self, seat: int, *containers: str) -> Table:
        """The harbour store, and the warehouses for it if there are too few."""
        if self._company(seat).warehouses < len(containers):
            self.with_warehouses(seat, len(containers))
        self._stock(seat, HARBOUR, containers)
        return self

    def with_ship(self, seat: int, *colours: str) -> Table:
        self._pile(seat, ON_SHIP, colours)
        return self

    def with_island(self, seat: int, *colours: str) -> Table:
        self._pile(seat, ON_ISLAND, colours)
        return self

    def with_port(self, seat: int, *colours: str) -> Table:
        self._pile(seat, IN_PORT, colours)
        return self

    def with_ship_at(self, seat: int, zone: int) -> Table:
        """In a seat's harbour, or at SEA, ISLAND or PORT."""
        self._company(seat).zone = zone
        return self

    def with_broker_money(self, *money: int) -> Table:
        self.state.bank += sum(self.state.broker_money) - sum(money)
        self.state.broker_money = ints(money)
        return self

    def with_broker_containers(self, *spaces: list[str]) -> Table:
        wanted = counted(*spaces)
        for place, there in enumerate(self.state.broker_containers):
            self.state.supply[place % COLOURS] += there - wanted[place]
        self.state.broker_containers = wanted
        return self

    def with_supply(self, **left: int) -> Table:
        """Leave so many of these colours; the others are out of the game."""
        for colour, count in left.items():
            gone = self.state.supply[colour_of(colour)] - count
            assert gone >= 0
            self.state.supply[colour_of(colour)] = count
            self.state.seized[colour_of(colour)] += gone
        return self

    def _company(self, seat: int) -> Company:
        return self.state.companies[seat]

    def _pile(self, seat: int, place: int, colours: tuple[str, ...]) -> None:
        self._stock(seat, place, tuple(f"{colour} 0" for colour in colours))

    def _stock(self, seat: int, place: int, containers: tuple[str, ...]) -> None:
        company = self._company(seat)
        for cell in company.lying(place):
            company.take(place, cell)
            self.state.supply[cell % COLOURS] += 1
        for container in containers:
            colour, price = container.split()
            company.put(place, int(price) * COLOURS + colour_of(colour))
            self.state.supply[colour_of(colour)] -= 1

    # Playing

    def pass_turns(self, count: int) -> Table:
        for _ in range(count):
            self.play(self.active, "end-turn")
        return self

    def bid(self, **bids: int) -> Table:
        """Island bids by name: `bid(ben=3, cleo=0)`."""
        for name, amount in bids.items():
            self.play(("ann", "ben", "cleo", "dan", "eve").index(name), f"bid {amount}")
        return self

    def end_game(self) -> Table:
        """The supply runs out and the player finishes the turn."""
        gone = sorted(ALL_COLOURS, key=lambda colour: self.state.supply[colour_of(colour)])[:2]
        return self.with_supply(**dict.fromkeys(gone, 0)).play(self.active, "end-turn")

    # Asking

    def refused(self, seat: int, action: str) -> str:
        """The name of the reason is enough."""
        return super().refused(seat, action).split()[0]

    def why_not(self, seat: int, action: str) -> str:
        """The reason with its numbers."""
        return super().refused(seat, action)

    # Looking

    @property
    def active(self) -> int:
        return self.view()["active"]

    @property
    def actions_left(self) -> int:
        return self.view()["actions_left"]

    def company(self, seat: int) -> CompanyView:
        """A company as its owner sees it."""
        return self.view(seat)["companies"][seat]

    def money(self, seat: int) -> int:
        money = self.company(seat)["money"]
        assert money is not None
        return money

    def cards(self, seat: int) -> int:
        """How many money cards a seat shows to all."""
        return self.view()["companies"][seat]["money_cards"]

    def bills(self, seat: int) -> list[int]:
        bills: list[int] = self.state.to_dict()["companies"][seat]["bills"]
        return bills

    def loans(self, seat: int) -> int:
        return self.company(seat)["loans"]

    def machines(self, seat: int) -> list[str]:
        return [ALL_COLOURS[colour] for colour in self.company(seat)["machines"]]

    def factory(self, seat: int) -> list[str]:
        """The factory store from the lowest price up; 0: not priced yet."""
        return [f"{ALL_COLOURS[c]} {price or 0}" for price, c in self.company(seat)["factory"]]

    def harbour(self, seat: int) -> list[str]:
        """The harbour store from the lowest price up."""
        return [f"{ALL_COLOURS[c]} {price or 0}" for price, c in self.company(seat)["harbour"]]

    def ship(self, seat: int) -> list[str]:
        return names(self.company(seat)["ship"])

    def ship_at(self, seat: int) -> str:
        """The owner of the harbour (p2), or sea, island or port."""
        zone = self.company(seat)["zone"]
        return ZONES.get(zone, f"p{zone + 1}")

    def island(self, seat: int) -> list[str]:
        return names(self.company(seat)["island"])

    def port(self, seat: int) -> list[str]:
        return names(self.company(seat)["port"])

    def supply(self, colour: str) -> int:
        return self.view()["supply"][colour_of(colour)]

    def seized(self) -> list[str]:
        return names(self.view()["seized"])

    def broker_money(self) -> list[int]:
        return self.view()["broker_money"]

    def broker_containers(self) -> list[list[str]]:
        return [names(space) for space in self.view()["broker_containers"]]

    def auction(self, seat: int | None = None) -> AuctionView:
        """The island auction as a seat sees it."""
        auction = self.view(seat)["auction"]
        assert auction is not None
        return auction

    def payment(self) -> str | None:
        """The open broker auction: holder, space and what is bid."""
        payment = self.view()["payment"]
        if payment is None:
            return None
        bid = [f"${payment['money']}"] if payment["money"] else []
        bid += [f"factory {ALL_COLOURS[c]} {price}" for price, c in payment["factory"]]
        bid += [f"harbour {ALL_COLOURS[c]} {price}" for price, c in payment["harbour"]]
        return f"p{payment['holder'] + 1} {SPACE.text(payment['space'])}: {', '.join(bid)}"
