"""What screens of Container show comes from the engine, with its types."""

from __future__ import annotations

import json

import msgspec
import pytest

import magnate
from magnate.core.facts import Journal
from magnate.core.rng import Rng
from magnate.games.container.facts import PLACE, QUESTION, STAGE, ZONE
from magnate.games.container.scoring import worth
from magnate.games.container.view_types import ContainerView
from tests.helpers.players import anything
from tests.rules.container.table import ANN, BEN, CLEO, DAN, Table, a_table
from tests.rules.table import short


@pytest.mark.parametrize("players", [3, 4, 5])
@pytest.mark.parametrize("bank", [True, False])
def test_every_view_of_whole_games_has_the_declared_type(players: int, bank: bool) -> None:
    rng = Rng.seeded(players, "views")
    state = magnate.game("container").start(players, players, investment_bank=bank)
    while not state.over:
        seat = state.to_act[rng.below(len(state.to_act))]
        state.advance(seat, anything(state, seat, rng))
        for viewer in (None, *range(players)):
            view = json.loads(json.dumps(state.view(viewer)))
            msgspec.convert(view, ContainerView, strict=True)


def test_the_schema_names_the_domains() -> None:
    schema = json.dumps(msgspec.json.schema(ContainerView))
    for domain in (
        "seat",
        "money",
        "colour",
        "price",
        "card",
        "space",
        "zone",
        "stage",
        "question",
    ):
        assert f'"domain": "{domain}"' in schema
        assert domain in magnate.game("container").vocabulary.domains
    assert '"by": "colour"' in schema


def test_where_the_turn_stands() -> None:
    table = a_table().with_loans(ANN, 2).with_harbour(BEN, "grey 2")
    view = table.view(CLEO)
    assert (view["round"], view["turn"], view["active"], view["actions_left"]) == (1, 1, ANN, 2)
    assert (view["produced"], view["called"], view["collected"], view["done"]) == (
        False,
        False,
        False,
        [],
    )
    table.play(ANN, "produce")
    view = table.view(CLEO)
    assert view["asked"] == [ANN]
    assert QUESTION.text(view["question"] or 0) == "factory-price"
    assert view["companies"][ANN]["factory"] == [(None, 0), (2, 0)]
    table.play(ANN, "set-price black 0 1", "keep", "call-broker containers-I", "bid 1")
    view = table.view(CLEO)
    assert view["produced"]
    assert view["called"]
    assert view["done"] == ["produce", "call-broker containers-I"]
    assert view["actions_left"] == 0
    table.pass_turns(4)
    view = table.view()
    assert (view["round"], view["turn"], view["active"]) == (2, 5, ANN)
    assert view["collected"]
    assert not view["called"]
    assert view["idle_limit"] == 20


def test_a_company_tells_its_owner_what_its_colours_count() -> None:
    table = a_table().with_island(ANN, "black", "brown", "grey", "grey").with_loans(ANN, 1)
    table.play(ANN, "take-loan")
    own = table.company(ANN)
    assert own["values"] == [10, 5, 6, 4, 2]
    assert own["discarded"] == 4
    assert own["standing"] == worth(table.state.rules, table.state.companies[ANN])
    assert (own["loans"], own["repayable"], own["loans_left"]) == (2, 1, 0)
    assert (own["machine_cost"], own["warehouse_cost"]) == (6, 4)
    seen = table.view(BEN)["companies"][ANN]
    hidden = [
        seen["money"],
        seen["value_card"],
        seen["values"],
        seen["discarded"],
        seen["standing"],
    ]
    assert hidden == [None] * 5
    assert seen["repayable"] == 1
    assert table.company(BEN)["discarded"] is None  # nothing lies there
    assert table.with_island(ANN, "black", "brown", "violet", "beige", "grey").company(ANN)[
        "values"
    ] == [10, 10, 6, 4, 2]


def test_at_the_end_everything_is_open() -> None:
    table = a_table().with_island(BEN, "grey").end_game()
    for seat in range(4):
        company = table.view()["companies"][seat]
        assert company["standing"] == table.state.standing(seat)
        assert company["value_card"] == seat
    assert table.view()["asked"] == []
    assert table.view()["question"] is None


def test_a_full_board_has_no_next_cost() -> None:
    table = a_table().with_machines(ANN, "black", "brown", "violet", "beige")
    company = table.with_warehouses(ANN, 5).company(ANN)
    assert company["machine_cost"] is company["warehouse_cost"] is None


def test_a_ship_says_in_whose_harbour_it_is_and_where_it_came_from() -> None:
    table = a_table().with_ship(ANN, "grey").with_ship_at(ANN, CLEO)
    assert ZONE.text(table.company(ANN)["zone"]) == "harbour-p3"
    assert table.company(ANN)["harbour_of"] == CLEO
    assert table.company(ANN)["ship_room"] == 4
    table.state.journal = Journal()
    table.play(ANN, "sail-out")
    assert table.company(ANN)["harbour_of"] is None
    table.play(ANN, "sail-to-island")
    assert [short(event.fact) for event in table.state.journal.events] == [
        "sailed-out seat=p1 origin=harbour-p3 target=sea",
        "sailed-to-island seat=p1 containers=1 origin=sea target=island",
    ]


def test_a_broker_auction_says_what_the_next_bid_must_be() -> None:
    table = a_table().play(ANN, "call-broker containers-I", "bid 7")
    payment = table.view(BEN)["payment"]
    assert payment is not None
    assert payment["least"] == 8


# The island auction


def open_auction() -> Table:
    """Ann sells a black and a brown container; Ben has $13 and may take one loan more."""
    table = a_table().with_ship(ANN, "black", "brown").with_money(BEN, 13).with_loans(BEN, 1)
    return table.with_island(BEN, "brown", "grey").play(ANN, "sail-to-island")


def test_the_first_round() -> None:
    auction = open_auction().bid(cleo=4).auction(BEN)
    assert auction == {
        "seller": ANN,
        "load": [1, 1, 0, 0, 0],
        "stage": STAGE.texts.index("first-bids"),
        "asked": [BEN, DAN],
        "answered": [CLEO],
        "tied": [],
        "bids": [None] * 4,
        "highest": None,
        "own_bid": None,
        "most": 23,
        "loans_from": [14],
        # card B: brown counts 10, violet 5/10, beige 6, grey 4, black 2
        "load_value": {"before": 10, "added": -4, "after": 6},
        "loans_to_reject": None,
    }


def test_a_load_can_cost_its_buyer_a_better_colour() -> None:
    """With brown twice on his island Ben discards it, as the example above has it."""
    table = open_auction().bid(ben=0, cleo=4, dan=0).play(ANN, "accept p3")
    assert table.worth(BEN, "island") == 10
    bought = open_auction().bid(ben=5, cleo=4, dan=0).play(ANN, "accept p2")
    assert bought.worth(BEN, "island") == 6


def test_who_does_not_bid_sees_no_limits() -> None:
    for viewer in (ANN, None):
        auction = open_auction().auction(viewer)
        assert auction["most"] is None
        assert auction["loans_from"] == []
    assert open_auction().auction(None)["load_value"] is None
    assert open_auction().auction(ANN)["load_value"] == {"before": 0, "added": 10, "after": 10}


def test_two_loans_have_two_limits() -> None:
    assert open_auction().auction(CLEO)["loans_from"] == [21, 31]
    assert open_auction().auction(CLEO)["most"] == 40


def test_the_second_round() -> None:
    auction = (
        open_auction()
        .bid(
            ben=10,
            cleo=10,
            dan=0,
        )
        .bid(cleo=2)
        .auction(BEN)
    )
    assert STAGE.text(auction["stage"]) == "second-bids"
    assert auction["bids"] == [None, 10, 10, 0]  # an opened $0 is a bid
    assert auction["highest"] == 10
    assert auction["tied"] == [BEN, CLEO]
    assert (auction["asked"], auction["answered"]) == ([BEN], [CLEO])
    assert auction["most"] == 13
    assert auction["loans_from"] == [4]


def test_the_sellers_choice() -> None:
    table = open_auction().with_money(ANN, 3).bid(ben=13, cleo=5, dan=0)
    auction = table.auction(ANN)
    assert STAGE.text(auction["stage"]) == "choice"
    assert (auction["asked"], auction["tied"], auction["highest"]) == ([ANN], [], 13)
    assert auction["loans_to_reject"] == 1
    assert table.auction(BEN)["loans_to_reject"] is None
    assert table.about(ANN, "accept p2") == {"gain": 26, "left": 29, "wealth": 29, "holds": 4}
    table.play(ANN, "take-loan")
    assert table.auction(ANN)["loans_to_reject"] == 0
    assert table.about(ANN, "reject") == {"cost": 13, "left": 0, "island": 10, "wealth": 10}
    poor = open_auction().with_money(ANN, 2).with_loans(ANN, 2).bid(ben=13, cleo=5, dan=0)
    assert poor.auction(ANN)["loans_to_reject"] is None


def test_a_tie_that_stays_is_shown_to_the_seller() -> None:
    table = open_auction().bid(ben=0, cleo=0, dan=0).bid(ben=0, cleo=3, dan=3)
    auction = table.auction(ANN)
    assert auction["tied"] == [CLEO, DAN]
    assert auction["bids"] == [None, 0, 3, 3]


# What is being put together


def test_containers_offered_so_far() -> None:
    table = a_table().with_factory(ANN, "black 1", "brown 3").with_harbour(ANN, "grey 2")
    assert table.view(BEN)["offer"] is None
    table.play(ANN, "call-broker money-I", "offer-harbour grey 2", "offer-factory brown 3")
    offer = table.view(BEN)["offer"]
    assert offer is not None
    assert (offer["factory"], offer["harbour"], offer["least"]) == ([(3, 1)], [(2, 4)], 1)
    assert len(table.company(ANN)["factory"]) == 2  # until the bid is complete
    assert table.play(ANN, "done").view(BEN)["offer"] is None


def test_prices_still_to_be_set() -> None:
    table = a_table().with_factory(ANN, "brown 3").play(ANN, "produce")
    pricing = table.view(BEN)["pricing"]
    assert pricing is not None
    assert (pricing["seat"], PLACE.text(pricing["place"])) == (ANN, "factory-store")
    assert pricing["goods"] == [(None, 0), (3, 1)]
    pricing = table.play(ANN, "set-price black 0 1").view()["pricing"]
    assert pricing is not None
    assert pricing["goods"] == [(3, 1)]
    assert table.play(ANN, "keep").view()["pricing"] is None


def test_whether_there_is_a_bank() -> None:
    assert a_table().view()["investment_bank"]
    assert not a_table(investment_bank=False).view()["investment_bank"]


def test_where_the_bank_seizes() -> None:
    table = a_table().with_loans(BEN, 2).with_money(BEN, 1).with_ship(BEN, "black", "grey")
    assert table.view()["seized_from"] is None
    assert PLACE.text(table.play(ANN, "end-turn").view()["seized_from"] or 0) == "ship"
