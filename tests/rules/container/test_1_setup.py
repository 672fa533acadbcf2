"""CON-1: components and setting up."""

import pytest

import magnate
from tests.rules.container.table import (
    ALL_COLOURS,
    ANN,
    BEN,
    CLEO,
    DAN,
    a_table,
    start,
)
from tests.rules.rule import rule

SEEDS = range(60)


@rule("CON-1.1")
@pytest.mark.parametrize(
    ("players", "warehouses", "machines", "containers"),
    [(3, 12, 2, 10), (4, 16, 3, 13), (5, 20, 4, 16)],
)
def test_supply_by_number_of_players(
    players: int, warehouses: int, machines: int, containers: int
) -> None:
    view = start(players).view()
    assert view["warehouse_supply"] == warehouses - players
    taken = [0] * 5
    for company in view["companies"]:
        taken[company["machines"][0]] += 1
    assert view["machine_supply"] == [machines - count for count in taken]
    assert view["supply"] == [containers - count for count in taken]


@rule("CON-1.2")
def test_five_colours() -> None:
    kinds = {kind.name: kind for kind in magnate.game("container").table.kinds}
    machines = [str(action) for action in kinds["buy-machine"].actions]
    assert machines == [f"buy-machine {c}" for c in ("black", "brown", "violet", "beige", "grey")]


@rule("CON-1.2")
@pytest.mark.parametrize("colour", ALL_COLOURS[1:])
def test_colours_differ_in_name_only(colour: str) -> None:
    table = a_table()
    assert table.about(ANN, f"buy-machine {colour}") == {"cost": 6, "left": 14}
    table.play(ANN, f"buy-machine {colour}", "produce", "set-price black 0 1")
    table.play(ANN, f"set-price {colour} 0 4", "keep")
    assert table.factory(ANN) == ["black 1", "black 2", f"{colour} 4"]


@rule("CON-1.3")
def test_a_board_has_four_machine_and_five_warehouse_spaces() -> None:
    table = a_table().with_machines(ANN, "black", "brown", "violet").with_warehouses(ANN, 4)
    table.with_money(ANN, 100).play(ANN, "buy-machine grey", "buy-warehouse")
    table.pass_turns(4)
    assert table.refused(ANN, "buy-machine beige") == "no-space"
    assert table.refused(ANN, "buy-warehouse") == "no-space"


@rule("CON-1.3")
def test_factory_prices_are_1_to_4_and_harbour_prices_2_to_6() -> None:
    table = a_table()
    table.play(ANN, "produce")
    assert table.choices(ANN)[:4] == [f"set-price black 0 {price}" for price in (1, 2, 3, 4)]
    assert table.why_not(ANN, "set-price black 0 5") == "no-such-price low=1 high=4"
    table.play(ANN, "set-price black 0 4", "keep", "buy-from p2", "buy brown 2")
    assert table.choices(ANN) == [f"set-price brown 0 {price}" for price in (2, 3, 4, 5, 6)]
    assert table.why_not(ANN, "set-price brown 0 1") == "no-such-price low=2 high=6"


@rule("CON-1.3")
@pytest.mark.parametrize("players", [3, 4, 5])
def test_a_ship_starts_empty_in_the_open_sea(players: int) -> None:
    table = start(players)
    assert [table.ship_at(seat) for seat in range(players)] == ["sea"] * players
    assert [table.ship(seat) for seat in range(players)] == [[]] * players
    assert table.refused(table.active, "sail-out") == "at-sea"


@rule("CON-1.3")
def test_a_ship_holds_five_containers() -> None:
    table = a_table().with_money(ANN, 100).with_ship(ANN, "grey")
    table.with_harbour(BEN, *["black 2"] * 5)
    table.play(ANN, "sail-to-harbour p2")
    assert table.question(ANN) == "buy-in-harbour owner=p2 room=4"
    table.play(ANN, *["buy black 2"] * 4)
    assert table.ship(ANN) == ["black"] * 4 + ["grey"]
    assert table.harbour(BEN) == ["black 2"]
    assert table.question(ANN) == "main actions=1"


@rule("CON-1.4")
@pytest.mark.parametrize(("owned", "cost"), [(1, 6), (2, 9), (3, 12)])
def test_costs_of_machine_spaces(owned: int, cost: int) -> None:
    table = a_table().with_machines(ANN, *ALL_COLOURS[:owned]).with_money(ANN, 30)
    table.play(ANN, "buy-machine grey")
    assert table.money(ANN) == 30 - cost


@rule("CON-1.4")
@pytest.mark.parametrize(("owned", "cost"), [(1, 4), (2, 5), (3, 6), (4, 7)])
def test_costs_of_warehouse_spaces(owned: int, cost: int) -> None:
    table = a_table().with_warehouses(ANN, owned).with_money(ANN, 30)
    table.play(ANN, "buy-warehouse")
    assert table.money(ANN) == 30 - cost


@rule("CON-1.5")
@pytest.mark.parametrize("players", [3, 4, 5])
def test_first_pieces(players: int) -> None:
    for seed in SEEDS:
        table = start(players, seed)
        machines = [table.machines(seat) for seat in range(players)]
        assert all(len(own) == 1 for own in machines)
        assert len({own[0] for own in machines}) == players
        for seat in range(players):
            assert table.company(seat)["warehouses"] == 1
            assert table.factory(seat) == [f"{machines[seat][0]} 2"]
            assert table.harbour(seat) == table.island(seat) == []


@rule("CON-1.5")
def test_the_first_machine_is_drawn_at_random() -> None:
    drawn = {start(seed=seed).machines(ANN)[0] for seed in SEEDS}
    assert drawn == set(ALL_COLOURS)


@rule("CON-1.6")
def test_twenty_dollars_in_eleven_bills_and_two_bluff_cards() -> None:
    table = start(5)
    for seat in range(5):
        assert table.money(seat) == 20
        assert table.bills(seat) == [5, 5, 1, 0, 0]
        assert table.cards(seat) == 13


@rule("CON-1.6")
def test_bluff_cards_never_leave_their_owner() -> None:
    table = a_table().with_money(ANN, 1).play(ANN, "produce", "set-price black 0 1", "keep")
    assert table.money(ANN) == 0
    assert table.cards(ANN) == 2


@rule("CON-1.6")
def test_the_number_of_cards_is_public_and_their_values_are_not() -> None:
    table = a_table()
    for onlooker in (BEN, None):
        seen = table.view(onlooker)["companies"][ANN]
        assert seen["money"] is None
        assert seen["money_cards"] == 13
    few = a_table().with_bills(ANN, 0, 0, 0, 0, 4)
    many = a_table().with_bills(ANN, 0, 0, 0, 4, 0)
    assert few.money(ANN) != many.money(ANN)
    assert few.view(BEN) == many.view(BEN)


@rule("CON-1.6")
def test_the_bank_never_runs_out() -> None:
    table = a_table().with_money(BEN, 500).with_ship(ANN, "grey")
    table.play(ANN, "sail-to-island").bid(ben=500, cleo=0, dan=0).play(ANN, "accept p2")
    assert table.money(ANN) == 20 + 1000


@rule("CON-1.7")
@pytest.mark.parametrize(
    ("card", "colours"),
    [
        ("A", "black brown violet beige grey"),
        ("B", "brown violet beige grey black"),
        ("C", "violet beige grey black brown"),
        ("D", "beige grey black brown violet"),
        ("E", "grey black brown violet beige"),
    ],
)
def test_value_cards(card: str, colours: str) -> None:
    order = colours.split()
    for place, value in enumerate((10, 5, 6, 4, 2)):
        discarded = order[0] if place else order[4]
        table = a_table().with_card(ANN, card)
        table.with_island(ANN, order[place], discarded, discarded)
        assert table.worth(ANN, "island") == value


@rule("CON-1.7")
def test_every_player_has_another_card_at_random() -> None:
    dealt = [[start(5, seed).company(s)["value_card"] for s in range(5)] for seed in SEEDS]
    assert all(sorted(cards, key=str) == [0, 1, 2, 3, 4] for cards in dealt)
    assert {cards[ANN] for cards in dealt} == {0, 1, 2, 3, 4}


@rule("CON-1.7")
def test_a_value_card_is_secret_until_the_end_but_not_to_its_owner() -> None:
    table = a_table()
    assert table.view(ANN)["companies"][ANN]["value_card"] == 0
    assert table.view(BEN)["companies"][ANN]["value_card"] is None
    assert table.view()["companies"][ANN]["value_card"] is None
    table.end_game()
    assert [company["value_card"] for company in table.view()["companies"]] == [0, 1, 2, 3]


@rule("CON-1.7")
def test_unused_cards_stay_unseen() -> None:
    table = a_table(players=3)
    imagined = [table.imagined(ANN, seed).company(BEN)["value_card"] for seed in range(100)]
    assert set(imagined) == {1, 2, 3, 4}


@rule("CON-1.8")
def test_the_first_player_is_random_and_play_is_clockwise() -> None:
    assert {start(seed=seed).to_act for seed in SEEDS} == {(0,), (1,), (2,), (3,)}
    table = start(seed=3)
    order = []
    for _ in range(8):
        order.append(table.active)
        table.pass_turns(1)
    assert order == [(order[0] + turn) % 4 for turn in range(8)]


@rule("CON-1.8")
def test_the_player_on_ones_right_is_the_one_before() -> None:
    table = a_table().play(ANN, "produce", "set-price black 0 1", "keep", "end-turn")
    assert table.money(DAN) == 21
    table.play(BEN, "produce", "set-price brown 0 1", "keep")
    assert table.money(ANN) == 20
    assert table.money(CLEO) == 20


PAYMENTS = {
    "bills that fit": (4, (5, 5, 1, 0, 0), (5, 3, 1, 0, 0)),
    "the largest first": (6, (5, 5, 1, 0, 0), (4, 5, 0, 0, 0)),
    "a 2 is changed into 1+1": (1, (0, 2, 0, 0, 0), (1, 1, 0, 0, 0)),
    "a 5 into 2+2+1": (3, (0, 0, 2, 0, 0), (0, 1, 1, 0, 0)),
    "a 10 into 5+5": (6, (0, 0, 0, 2, 0), (0, 2, 0, 1, 0)),
    "a 20 into 10+10": (1, (0, 0, 0, 0, 1), (0, 2, 1, 1, 0)),
    "the smallest bill above the rest": (1, (0, 0, 1, 1, 1), (0, 2, 0, 1, 1)),
    "what fits is given before the change": (4, (0, 1, 1, 0, 0), (1, 1, 0, 0, 0)),
    "to the last dollar": (9, (0, 2, 1, 0, 0), (0, 0, 0, 0, 0)),
}


@rule("CON-1.9")
@pytest.mark.parametrize(("price", "before", "after"), PAYMENTS.values(), ids=PAYMENTS)
def test_paying(price: int, before: tuple[int, ...], after: tuple[int, ...]) -> None:
    ways = {
        1: ["produce"],
        3: ["buy-from p2", "buy brown 3"],
        4: ["buy-warehouse"],
        6: ["buy-machine grey"],
        9: ["buy-machine grey"],
    }
    table = a_table().with_factory(BEN, "brown 3").with_bills(ANN, *before)
    if price == 9:
        table.with_machines(ANN, "black", "brown")
    table.play(ANN, *ways[price])
    assert table.bills(ANN) == list(after)
    assert table.cards(ANN) == sum(after) + 2


@rule("CON-1.9")
def test_whoever_receives_money_gets_the_fewest_bills_from_the_bank() -> None:
    table = a_table().with_bills(BEN, 36, 0, 0, 0, 0).with_ship(ANN, "grey")
    table.play(ANN, "sail-to-island").bid(ben=36, cleo=0, dan=0).play(ANN, "accept p2")
    assert table.bills(BEN) == [0, 0, 0, 0, 0]
    assert table.bills(ANN) == [5 + 2, 5, 1 + 2, 0 + 2, 0 + 2]


@rule("CON-1.9")
def test_the_count_of_cards_stands_still_while_a_bid_is_secret() -> None:
    table = a_table().with_ship(ANN, "grey").play(ANN, "sail-to-island")
    table.bid(ben=3, cleo=40)
    assert [table.cards(seat) for seat in (ANN, BEN, CLEO, DAN)] == [13, 13, 13, 13]


@rule("CON-1.9")
def test_every_amount_can_be_bid_exactly() -> None:
    table = a_table().with_bills(CLEO, 0, 0, 0, 1, 1).with_loans(CLEO, 2).with_ship(ANN, "grey")
    table.play(ANN, "sail-to-island")
    assert table.choices(CLEO) == [f"bid {amount}" for amount in range(31)]
    table.bid(ben=0, cleo=17, dan=0).play(ANN, "accept p3")
    assert table.bills(CLEO) == [1, 1, 0, 1, 0]
