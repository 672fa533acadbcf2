"""CON-8: the island auction."""

import pytest

from magnate.core.errors import BadNotation
from magnate.core.facts import Journal
from tests.rules.container.table import ANN, BEN, CLEO, DAN, Table, a_table
from tests.rules.rule import rule
from tests.rules.table import short


def auction(players: int = 4, **options: bool) -> Table:
    """Ann is about to auction a black and a grey container."""
    return a_table(players, **options).with_ship(ANN, "black", "grey")


def open_auction(players: int = 4, **options: bool) -> Table:
    return auction(players, **options).play(ANN, "sail-to-island")


@rule("CON-8.1")
@pytest.mark.parametrize("players", [3, 4, 5])
def test_all_other_players_bid_at_the_same_time(players: int) -> None:
    table = open_auction(players)
    others = tuple(range(1, players))
    assert table.to_act == others
    for seat in reversed(others):
        assert table.question(seat) == "bid seller=p1 containers=2"
        table.play(seat, f"bid {seat}")
    assert table.to_act == (ANN,)
    assert table.question(ANN) == f"seller bid={players - 1}"


@rule("CON-8.1")
def test_any_player_may_be_the_seller() -> None:
    table = a_table().with_ship(BEN, "grey").play(ANN, "end-turn").play(BEN, "sail-to-island")
    assert table.to_act == (ANN, CLEO, DAN)
    table.bid(ann=3, cleo=2, dan=0)
    assert table.choices(BEN, "accept") == ["accept p1"]
    table.play(BEN, "accept p1")
    assert table.island(ANN) == ["grey"]
    assert table.view()["auction"] is None


@rule("CON-8.1")
def test_the_order_of_answers_does_not_matter() -> None:
    one = open_auction().bid(ben=3, cleo=5, dan=2)
    other = open_auction().bid(dan=2, cleo=5, ben=3)
    assert one.state.digest() == other.state.digest()


@rule("CON-8.1")
def test_bids_are_secret() -> None:
    low = open_auction().bid(ben=0)
    high = open_auction().bid(ben=37)
    for onlooker in (ANN, CLEO, DAN, None):
        assert low.view(onlooker) == high.view(onlooker)
        assert low.auction(onlooker)["answered"] == [BEN]
        assert low.auction(onlooker)["asked"] == [CLEO, DAN]
        assert low.auction(onlooker)["bids"] == [None] * 4
        assert low.auction(onlooker)["highest"] is None
    assert low.to_act == high.to_act == (CLEO, DAN)
    assert high.auction(BEN)["own_bid"] == 37
    assert low.auction(BEN)["own_bid"] == 0
    assert low.auction(CLEO)["own_bid"] is None
    for table in (low, high):
        imagined = {table.imagined(CLEO, seed).auction(BEN)["own_bid"] for seed in range(400)}
        assert imagined == set(range(41))


@rule("CON-8.1")
def test_any_amount_of_ones_money_nothing_included() -> None:
    table = auction().with_loans(BEN, 2).with_money(BEN, 7).with_loans(CLEO, 2)
    table.with_money(CLEO, 0).play(ANN, "sail-to-island")
    assert table.choices(BEN) == [f"bid {amount}" for amount in range(8)]
    assert table.refused(BEN, "bid 8") == "bid-too-high"
    assert table.choices(CLEO) == ["bid 0"]
    assert table.to_act == (BEN, CLEO, DAN)


@rule("CON-8.1")
def test_the_seller_does_not_bid() -> None:
    assert open_auction().refused(ANN, "bid 1") == "not-asked"


@rule("CON-8.1")
def test_each_bids_once() -> None:
    assert open_auction().bid(ben=3).refused(BEN, "bid 4") == "not-asked"


@rule("CON-8.2")
def test_only_the_tied_players_add_a_second_secret_bid() -> None:
    table = open_auction().bid(ben=7, cleo=7, dan=5)
    assert table.to_act == (BEN, CLEO)
    assert table.question(BEN) == "second-bid seller=p1 first=7"
    assert table.refused(DAN, "bid 9") == "not-asked"
    assert table.refused(ANN, "accept p2") == "not-asked"
    one, other = table.clone().bid(ben=0), table.clone().bid(ben=30)
    for onlooker in (ANN, CLEO, DAN, None):
        assert one.view(onlooker) == other.view(onlooker)


@rule("CON-8.2")
def test_totals_are_compared() -> None:
    table = open_auction().bid(ben=7, cleo=7, dan=5).bid(ben=0, cleo=2)
    assert table.question(ANN) == "seller bid=9"
    assert table.choices(ANN, "accept") == ["accept p3"]
    table.play(ANN, "accept p3")
    assert [table.money(seat) for seat in (ANN, BEN, CLEO, DAN)] == [38, 20, 11, 20]


@rule("CON-8.2")
def test_a_second_bid_is_told_in_its_parts() -> None:
    table = open_auction().bid(ben=7, cleo=7, dan=5)
    table.state.journal = Journal()
    table.bid(ben=0, cleo=2)
    assert [short(event.fact) for event in table.state.journal.events] == [
        "has-bid seat=p2",
        "has-bid seat=p3",
        "raised seat=p2 first=7 added=0 amount=7",
        "raised seat=p3 first=7 added=2 amount=9",
    ]


@rule("CON-8.2")
def test_all_may_be_tied() -> None:
    table = open_auction().bid(ben=4, cleo=4, dan=4)
    assert table.to_act == (BEN, CLEO, DAN)
    table.bid(ben=1, cleo=1, dan=2)
    assert table.choices(ANN, "accept") == ["accept p4"]


@rule("CON-8.2")
def test_a_tie_below_the_top_is_no_tie() -> None:
    table = open_auction().bid(ben=4, cleo=4, dan=6)
    assert table.to_act == (ANN,)
    assert table.choices(ANN, "accept") == ["accept p4"]


@rule("CON-8.2")
def test_still_tied_the_seller_picks() -> None:
    table = open_auction().bid(ben=7, cleo=7, dan=6).bid(ben=3, cleo=3)
    assert table.question(ANN) == "seller bid=10"
    assert table.choices(ANN, "accept") == ["accept p2", "accept p3"]
    assert table.refused(ANN, "accept p4") == "not-highest"
    table.play(ANN, "accept p3")
    assert table.island(CLEO) == ["black", "grey"]
    assert table.money(BEN) == 20


@rule("CON-8.2")
def test_there_is_no_third_bid() -> None:
    table = open_auction().bid(ben=7, cleo=7, dan=7).bid(ben=3, cleo=3, dan=0)
    assert table.to_act == (ANN,)


@rule("CON-8.3")
def test_an_accepted_bid_is_paid_and_doubled_by_the_bank() -> None:
    table = open_auction().bid(ben=6, cleo=9, dan=0)
    assert table.about(ANN, "accept p3") == {"gain": 18, "left": 38, "wealth": 38, "holds": 2}
    table.play(ANN, "accept p3")
    assert [table.money(seat) for seat in (ANN, BEN, CLEO, DAN)] == [38, 20, 11, 20]
    assert table.island(CLEO) == ["black", "grey"]
    assert table.ship(ANN) == table.island(ANN) == []
    assert table.broker_money() == [1, 2, 3]


@rule("CON-8.3")
def test_only_the_highest_bid_can_be_accepted() -> None:
    table = open_auction().bid(ben=6, cleo=9, dan=0)
    assert table.refused(ANN, "accept p2") == "not-highest"
    assert table.refused(ANN, "accept p1") == "not-highest"
    assert table.refused(BEN, "accept p2") == "not-asked"


@rule("CON-8.4")
def test_a_seller_who_rejects_pays_the_highest_bid_and_keeps_the_load() -> None:
    table = open_auction().bid(ben=6, cleo=9, dan=0)
    assert table.about(ANN, "reject") == {"cost": 9, "left": 11, "island": 10, "wealth": 21}
    table.play(ANN, "reject")
    assert [table.money(seat) for seat in (ANN, BEN, CLEO, DAN)] == [11, 20, 20, 20]
    assert table.island(ANN) == ["black", "grey"]
    assert table.ship(ANN) == []


@rule("CON-8.4")
@pytest.mark.parametrize(
    ("bid", "brokers"),
    [(0, [1, 2, 3]), (1, [2, 2, 3]), (2, [2, 3, 3]), (9, [4, 5, 6]), (10, [5, 5, 6])],
)
def test_the_rejected_amount_goes_to_the_brokers(bid: int, brokers: list[int]) -> None:
    table = open_auction().bid(ben=bid, cleo=0, dan=0)
    if bid == 0:
        table.bid(ben=0, cleo=0, dan=0)
    assert table.play(ANN, "reject").broker_money() == brokers


@rule("CON-8.4")
def test_without_the_investment_bank_it_goes_to_the_bank() -> None:
    table = open_auction(investment_bank=False).bid(ben=6, cleo=9, dan=0).play(ANN, "reject")
    assert table.money(ANN) == 11
    assert table.broker_money() == [0, 0, 0]


@rule("CON-8.4")
def test_the_seller_may_spend_the_last_dollar() -> None:
    table = auction().with_money(ANN, 9).with_loans(ANN, 2).play(ANN, "sail-to-island")
    table.bid(ben=9, cleo=0, dan=0).play(ANN, "reject")
    assert table.money(ANN) == 0


@rule("CON-8.4")
def test_a_seller_who_cannot_pay_even_with_loans_must_accept() -> None:
    table = auction().with_loans(ANN, 1).with_money(ANN, 5).play(ANN, "sail-to-island")
    table.bid(ben=16, cleo=0, dan=0)
    assert table.refused(ANN, "reject") == "no-money"
    table.play(ANN, "take-loan")
    assert table.refused(ANN, "reject") == "no-money"
    assert table.choices(ANN) == ["accept p2"]


@rule("CON-8.5")
def test_a_bid_may_exceed_ones_money_by_the_loans_one_may_still_take() -> None:
    table = auction().with_money(BEN, 5).with_money(CLEO, 5).with_loans(CLEO, 1)
    table.with_money(DAN, 5).with_loans(DAN, 2).play(ANN, "sail-to-island")
    for seat, most in ((BEN, 25), (CLEO, 15), (DAN, 5)):
        assert table.can(seat, f"bid {most}")
        assert table.refused(seat, f"bid {most + 1}") == "bid-too-high"


@rule("CON-8.5")
@pytest.mark.parametrize(("bid", "loans", "left"), [(5, 0, 0), (6, 1, 9), (15, 1, 0), (16, 2, 9)])
def test_the_loans_needed_and_no_more(bid: int, loans: int, left: int) -> None:
    table = auction().with_money(CLEO, 5).play(ANN, "sail-to-island")
    assert table.about(CLEO, f"bid {bid}") == {"whole": bid, "loans": loans, "left": left}
    table.bid(ben=0, cleo=bid, dan=0)
    assert table.loans(CLEO) == loans
    assert table.money(CLEO) == left + bid
    table.play(ANN, "accept p3")
    assert table.loans(CLEO) == loans
    assert table.money(CLEO) == left


@rule("CON-8.5")
def test_loans_are_taken_when_the_bids_are_opened_not_before() -> None:
    table = auction().with_money(BEN, 5).play(ANN, "sail-to-island").bid(ben=16, cleo=0)
    assert table.loans(BEN) == 0
    table.bid(dan=0)
    assert table.loans(BEN) == 2


@rule("CON-8.5")
def test_loans_are_taken_whether_or_not_the_bid_wins() -> None:
    table = auction().with_money(CLEO, 5).play(ANN, "sail-to-island")
    table.bid(ben=20, cleo=14, dan=0).play(ANN, "accept p2")
    assert table.loans(CLEO) == 1
    assert table.money(CLEO) == 15
    rejected = auction().with_money(CLEO, 5).play(ANN, "sail-to-island")
    rejected.bid(ben=0, cleo=14, dan=0).play(ANN, "reject")
    assert rejected.loans(CLEO) == 1


@rule("CON-8.5")
def test_a_second_bid_may_need_loans_too() -> None:
    table = auction().with_money(BEN, 5).play(ANN, "sail-to-island").bid(ben=5, cleo=5, dan=0)
    assert table.loans(BEN) == 0
    assert table.can(BEN, "bid 20")
    assert table.refused(BEN, "bid 21") == "bid-too-high"
    assert table.about(BEN, "bid 1") == {"whole": 6, "loans": 1, "left": 9}
    table.bid(ben=11, cleo=0)
    assert table.loans(BEN) == 2
    assert table.money(BEN) == 25
    assert table.question(ANN) == "seller bid=16"


@rule("CON-8.5")
def test_a_loan_of_the_first_bid_counts_for_the_second() -> None:
    table = auction().with_money(BEN, 5).play(ANN, "sail-to-island").bid(ben=12, cleo=12, dan=0)
    assert table.loans(BEN) == 1
    assert table.refused(BEN, "bid 14") == "bid-too-high"
    assert table.about(BEN, "bid 3") == {"whole": 15, "loans": 0, "left": 0}
    table.bid(ben=3, cleo=0)
    assert table.loans(BEN) == 1


@rule("CON-8.6")
def test_a_tie_at_nothing_is_a_tie_too() -> None:
    table = open_auction().bid(ben=0, cleo=0, dan=0)
    assert table.to_act == (BEN, CLEO, DAN)
    table.bid(ben=0, cleo=0, dan=0)
    assert table.choices(ANN) == ["accept p2", "accept p3", "accept p4", "reject", "take-loan"]
    table.play(ANN, "accept p4")
    assert table.island(DAN) == ["black", "grey"]
    assert table.money(ANN) == 20


@rule("CON-8.6")
def test_the_seller_may_take_loans_to_reject() -> None:
    table = auction().with_money(ANN, 3).play(ANN, "sail-to-island").bid(ben=15, cleo=0, dan=0)
    assert table.refused(ANN, "reject") == "no-money"
    table.play(ANN, "take-loan", "take-loan", "reject")
    assert table.money(ANN) == 23 - 15
    assert table.loans(ANN) == 2
    assert table.island(ANN) == ["black", "grey"]


@rule("CON-8.6")
def test_a_tie_can_be_rejected_too() -> None:
    table = open_auction().bid(ben=3, cleo=3, dan=0).bid(ben=1, cleo=1).play(ANN, "reject")
    assert table.money(ANN) == 16
    assert table.money(BEN) == table.money(CLEO) == 20


@rule("CON-8.6")
def test_the_seller_chooses_after_the_last_opening_only() -> None:
    table = open_auction().bid(ben=3, cleo=3, dan=0)
    assert table.refused(ANN, "reject") == "not-asked"
    table.bid(ben=1, cleo=0).play(ANN, "accept p2")
    assert table.refused(ANN, "reject") == "not-asked"


@rule("CON-8.6")
def test_all_opened_bids_are_public() -> None:
    table = open_auction()
    table.state.journal = Journal()
    table.bid(ben=6, cleo=9, dan=0)
    for onlooker in (ANN, BEN, CLEO, DAN, None):
        assert table.auction(onlooker)["bids"] == [None, 6, 9, 0]
        assert table.auction(onlooker)["highest"] == 9
        facts = [short(fact) for fact in table.state.journal.since(0, onlooker)]
        assert facts[-3:] == [
            f"opened seat=p{n} amount={bid}" for n, bid in ((2, 6), (3, 9), (4, 0))
        ]


@rule("CON-8.7")
def test_no_single_bid_on_the_island_is_above_500() -> None:
    table = auction().with_money(BEN, 1200).with_money(CLEO, 1200).play(ANN, "sail-to-island")
    assert table.choices(BEN)[-1] == "bid 500"
    with pytest.raises(BadNotation):
        table.play(BEN, "bid 501")
    table.bid(ben=500, cleo=500, dan=0)
    assert table.choices(BEN)[-1] == "bid 500"
    table.bid(ben=500, cleo=499).play(ANN, "accept p2")
    assert table.money(BEN) == 200
    assert table.money(ANN) == 2020


@rule("CON-8.7")
def test_no_single_bid_at_a_broker_is_above_500() -> None:
    table = a_table().with_money(ANN, 900).with_money(BEN, 900)
    table.play(ANN, "call-broker containers-I")
    assert table.choices(ANN, "bid")[-1] == "bid 500"
    table.play(ANN, "bid 500", "end-turn")
    assert table.refused(BEN, "outbid") == "bid-too-high"


@rule("CON-8.6")
def test_a_tie_at_nothing_is_between_the_bidders_alone() -> None:
    table = open_auction().bid(ben=0, cleo=0, dan=0)
    assert table.auction()["tied"] == [BEN, CLEO, DAN]
    assert table.auction()["highest"] == 0
    table.bid(ben=0, cleo=0, dan=0)
    assert table.auction()["tied"] == [BEN, CLEO, DAN]
    assert table.to_act == (ANN,)
