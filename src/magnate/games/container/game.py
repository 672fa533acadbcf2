"""Container as a game that can be started."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final, final

from librt.vecs import append, vec

import magnate.games.container.numbers  # noqa: F401  (declares them)
from magnate.core.content import Content
from magnate.core.facts import Journal
from magnate.core.game import Game
from magnate.core.ints import bit, ints, sum_of, zeros
from magnate.core.options import OptionValue, Setup
from magnate.core.rng import Rng
from magnate.core.state import stack_from_list
from magnate.games.container.actions import BROKERS, COLOURS, CONTAINER, TABLE
from magnate.games.container.company import BILLS, SEA, Company
from magnate.games.container.content import COMPONENTS
from magnate.games.container.decisions.broker import BrokerBid, load_offer
from magnate.games.container.decisions.buy import BuyFromFactory
from magnate.games.container.decisions.collect import PayBid
from magnate.games.container.decisions.interest import Seize
from magnate.games.container.decisions.island import IslandBid, SellerChoice
from magnate.games.container.decisions.main import MAIN, Main
from magnate.games.container.decisions.prices import load_set_prices
from magnate.games.container.decisions.produce import Make
from magnate.games.container.decisions.sail import BuyInHarbour, LoadInPort
from magnate.games.container.decisions.turn import Collect, begin_turn
from magnate.games.container.facts import ENDED_BY_DEADLOCK, ENDED_BY_SUPPLY, TURN
from magnate.games.container.heuristics import ContainerHeuristics
from magnate.games.container.options import OPTIONS
from magnate.games.container.orders import ContainerOrders
from magnate.games.container.rules import Rules
from magnate.games.container.state import ContainerState, state_from_dict
from magnate.games.container.view_types import ContainerView

DECISIONS: Final[dict[str, Any]] = {
    "Main": Main,
    "Collect": Collect,
    "BuyFromFactory": BuyFromFactory,
    "SetPrices": load_set_prices,
    "Make": Make,
    "BuyInHarbour": BuyInHarbour,
    "LoadInPort": LoadInPort,
    "IslandBid": IslandBid,
    "SellerChoice": SellerChoice,
    "BrokerBid": BrokerBid,
    "Offer": load_offer,
    "PayBid": PayBid,
    "Seize": Seize,
}


@final
class Container(Game):
    """3 to 5 players; see docs/rules/container.md."""

    def __init__(self) -> None:
        super().__init__(
            name="container",
            version=2,
            min_players=3,
            max_players=5,
            options=OPTIONS,
            components=COMPONENTS,
            table=TABLE,
            vocabulary=CONTAINER,
            view_type=ContainerView,
            heuristics=ContainerHeuristics(),
            turn_event=TURN,
            ending_events=(ENDED_BY_SUPPLY, ENDED_BY_DEADLOCK),
            orders=ContainerOrders(),
        )

    def settle(self, players: int, options: dict[str, OptionValue], content: Content) -> Setup:
        return Rules(players, options, content)

    def deal(self, setup: Setup, rng: Rng, journal: Journal | None = None) -> ContainerState:
        assert isinstance(setup, Rules)
        state = _deal(setup, rng)
        state.journal = journal
        begin_turn(state)
        state.go_on()
        return state

    def load(self, setup: Setup, data: Mapping[str, Any]) -> ContainerState:
        assert isinstance(setup, Rules)
        return state_from_dict(setup, data, stack_from_list(data["stack"], DECISIONS))


def _deal(rules: Rules, rng: Rng) -> ContainerState:
    """Set-up (CON-1, CON-11.1)."""
    players = rules.players
    cards = list(range(COLOURS))
    rng.shuffle(cards)
    machines = list(range(COLOURS))
    rng.shuffle(machines)
    money = sum(count * BILLS[size] for size, count in enumerate(rules.start_bills))
    supply = ints([rules.containers] * COLOURS)
    machine_supply = ints([rules.machines] * COLOURS)
    companies = vec[Company]()
    for seat in range(players):
        colour = machines[seat]
        supply[colour] -= 1
        machine_supply[colour] -= 1
        companies = append(
            companies,
            Company(
                bills=rules.start_bills[:],
                money=money,
                card=cards[seat],
                machines=bit(colour),
                machine_count=1,
                warehouses=1,
                factory=ints([rules.start_price * COLOURS + colour]),
                harbour=zeros(0),
                zone=SEA,
                ship=zeros(0),
                island=zeros(0),
                port=zeros(0),
                loans=0,
                fresh_loans=0,
                unsettled=0,
            ),
        )
    broker_containers = zeros(BROKERS * COLOURS)
    broker_money = zeros(BROKERS)
    if rules.investment_bank:
        drawn = list(range(COLOURS))
        rng.shuffle(drawn)
        for broker in range(BROKERS):
            for _ in range(rules.broker_containers[broker]):
                broker_containers[broker * COLOURS + drawn.pop()] += 1
        broker_money = rules.broker_money[:]
    return ContainerState(
        rules=rules,
        rng=rng,
        stack=[MAIN],
        companies=companies,
        supply=supply,
        machine_supply=machine_supply,
        warehouse_supply=rules.warehouses - players,
        seized=zeros(COLOURS),
        bank=-money * players - sum_of(broker_money),
        broker_containers=broker_containers,
        broker_money=broker_money,
        payment=None,
        auction=None,
        turn=0,
        active=rng.below(players),
        first_action=None,
        second_action=None,
        collected=False,
        traded=False,
        idle=0,
    )


CONTAINER_GAME: Final = Container()
