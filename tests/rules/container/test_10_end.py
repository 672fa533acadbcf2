"""CON-10: the end and the scoring."""

import pytest

from magnate.core.errors import MagnateError
from tests.rules.container.table import ALL_COLOURS, ANN, BEN, CLEO, DAN, Table, a_table
from tests.rules.rule import rule

MADE_BOTH = ("produce", "set-price black 0 1", "set-price brown 0 1", "keep")


def about_to_end() -> Table:
    """Ann can make the last black and the last brown container."""
    return a_table().with_machines(ANN, "black", "brown").with_supply(black=1, brown=1)


@rule("CON-10.1")
def test_the_game_ends_when_two_colours_are_gone() -> None:
    table = about_to_end().play(ANN, *MADE_BOTH)
    assert table.view()["ending"]
    assert not table.over
    table.play(ANN, "end-turn")
    assert table.over
    assert table.to_act == ()
    assert table.choices(BEN) == []
    assert table.refused(BEN, "end-turn") == "game-over"


@rule("CON-10.1")
def test_one_colour_gone_does_not_end_it() -> None:
    table = a_table().with_supply(black=1)
    table.play(ANN, "produce", "set-price black 0 1", "keep", "end-turn")
    assert table.supply("black") == 0
    assert not table.view()["ending"]
    assert table.to_act == (BEN,)


@rule("CON-10.1")
def test_the_active_player_finishes_the_turn() -> None:
    table = about_to_end().with_ship(ANN, "grey")
    table.play(ANN, *MADE_BOTH, "sail-to-island")
    table.bid(ben=12, cleo=0, dan=0).play(ANN, "accept p2")
    assert table.over
    assert table.island(BEN) == ["grey"]
    assert table.money(ANN) == 19 + 24


@rule("CON-10.1")
def test_a_loan_can_still_be_repaid_in_the_last_turn() -> None:
    table = about_to_end().with_loans(ANN, 1)
    table.play(ANN, *MADE_BOTH, "buy-warehouse")
    assert not table.over
    table.play(ANN, "repay-loan", "end-turn")
    assert table.over
    assert table.state.scores()[ANN] == 20 - 1 - 4 - 10


@rule("CON-10.1")
def test_only_production_takes_from_the_supply_and_nothing_returns() -> None:
    table = a_table().with_harbour(BEN, "grey 2").with_loans(DAN, 2).with_money(DAN, 0)
    before = table.view()["supply"]
    table.play(ANN, "buy-from p2", "buy brown 2", "set-price brown 0 2")
    table.play(ANN, "sail-to-harbour p2", "buy grey 2", "end-turn")
    table.play(BEN, "buy-machine grey", "end-turn")
    table.play(CLEO, "call-broker money-I", "offer-factory violet 2", "end-turn")
    assert table.seized() == ["beige"]
    table.play(DAN, "end-turn").play(ANN, "sail-out", "sail-to-island")
    table.bid(ben=1, cleo=0, dan=0).play(ANN, "accept p2")
    assert table.view()["supply"] == before
    table.play(BEN, "produce")
    assert table.view()["supply"] == [before[0], before[1] - 1, *before[2:4], before[4] - 1]


@rule("CON-10.1")
def test_there_are_no_scores_before_the_end() -> None:
    table = a_table()
    with pytest.raises(MagnateError):
        table.state.scores()
    with pytest.raises(MagnateError):
        table.state.ranking()
    assert table.end_game().state.scores() == [20, 20, 20, 20]


@rule("CON-10.2")
def test_with_every_colour_on_the_island_the_5_10_colour_counts_ten() -> None:
    table = a_table().with_island(ANN, *ALL_COLOURS, "brown", "grey", "grey")
    assert table.worth(ANN, "island") == 10 + 2 * 10 + 6 + 4  # grey is discarded


@rule("CON-10.2")
def test_otherwise_it_counts_five() -> None:
    table = a_table().with_island(ANN, "black", "brown", "brown", "violet", "grey", "grey", "grey")
    assert table.worth(ANN, "island") == 10 + 2 * 5 + 6


@rule("CON-10.2")
def test_only_the_island_counts_for_the_set() -> None:
    table = a_table().with_island(ANN, "black", "brown", "violet", "grey", "grey")
    table.with_ship(ANN, "beige").with_port(ANN, "beige").with_harbour(ANN, "beige 2")
    assert table.worth(ANN, "island") == 10 + 5 + 6


@rule("CON-10.2")
def test_each_player_by_the_own_card() -> None:
    island = ("black", "brown", "violet", "violet")
    table = a_table().with_island(ANN, *island).with_island(CLEO, *island)
    assert table.worth(ANN, "island") == 10 + 5
    assert table.worth(CLEO, "island") == 4 + 2


@rule("CON-10.3")
def test_the_most_numerous_colour_is_discarded_whole() -> None:
    table = a_table().with_island(ANN, "black", "black", "black", "violet", "violet", "grey")
    assert table.worth(ANN, "island") == 2 * 6 + 2


@rule("CON-10.3")
def test_a_tie_is_broken_for_the_best_score() -> None:
    table = a_table().with_island(
        ANN, "black", "black", "violet", "violet", "grey", "grey", "beige"
    )
    assert table.worth(ANN, "island") == 2 * 10 + 2 * 6 + 4


@rule("CON-10.3")
def test_whichever_colour_is_the_cheapest() -> None:
    table = a_table().with_card(ANN, "B").with_island(ANN, "black", "grey", "beige")
    assert table.worth(ANN, "island") == 4 + 6


@rule("CON-10.3")
def test_the_5_10_colour_must_go_if_it_is_among_the_tied() -> None:
    table = a_table().with_island(ANN, "brown", "brown", "grey", "grey", "black")
    assert table.worth(ANN, "island") == 2 * 2 + 10


@rule("CON-10.3")
def test_the_5_10_colour_goes_if_it_is_the_most_numerous() -> None:
    table = a_table().with_island(ANN, "brown", "brown", "grey", "black")
    assert table.worth(ANN, "island") == 2 + 10


@rule("CON-10.3")
def test_a_single_colour_is_worth_nothing() -> None:
    assert a_table().with_island(ANN, "black", "black").worth(ANN, "island") == 0
    assert a_table().worth(ANN, "island") == 0


@rule("CON-10.4")
def test_what_everything_else_is_worth() -> None:
    table = a_table().with_money(ANN, 7).with_loans(ANN, 2).with_factory(ANN, "black 4", "grey 4")
    table.with_harbour(ANN, "brown 6", "grey 2", "grey 3").with_ship(ANN, "grey", "brown")
    table.with_port(ANN, "grey").with_island(ANN, "violet", "violet", "black")
    assert table.state.standing(ANN) == {
        "money": 7,
        "island": 10,
        "harbour": 3 * 2,
        "ship": 2 * 3,
        "port": 3,
        "factory": 0,
        "loans": -22,
        "total": 7 + 10 + 6 + 6 + 3 - 22,
    }
    assert table.end_game().state.scores() == [10, 20, 20, 20]


@rule("CON-10.4")
def test_containers_of_all_players_count() -> None:
    table = a_table().with_ship(BEN, "grey").with_harbour(CLEO, "grey 6").with_port(DAN, "black")
    assert table.end_game().state.scores() == [20, 23, 22, 23]


@rule("CON-10.5")
def test_most_money_wins() -> None:
    table = a_table().with_money(ANN, 15).with_money(CLEO, 31).with_ship(BEN, "grey").end_game()
    assert table.state.scores() == [15, 23, 31, 20]
    assert table.state.ranking() == [4, 2, 1, 3]


@rule("CON-10.5")
def test_a_tie_goes_to_most_containers_in_the_factory_store() -> None:
    table = a_table().with_factory(CLEO, "violet 1", "violet 1").with_money(DAN, 10).end_game()
    assert table.state.scores() == [20, 20, 20, 10]
    assert table.state.ranking() == [2, 2, 1, 4]


@rule("CON-10.5")
def test_factory_containers_never_beat_money() -> None:
    table = a_table().with_factory(CLEO, "violet 1", "violet 1").with_money(ANN, 21).end_game()
    assert table.state.ranking() == [1, 3, 2, 3]


@rule("CON-10.5")
def test_then_the_victory_is_shared() -> None:
    assert a_table().end_game().state.ranking() == [1, 1, 1, 1]


@rule("CON-10.6")
@pytest.mark.parametrize("players", [3, 4, 5])
def test_the_game_ends_after_five_turns_of_each_player_without_trade(players: int) -> None:
    table = a_table(players).pass_turns(5 * players - 1)
    assert not table.over
    table.pass_turns(1)
    assert table.over
    assert table.state.scores() == [20] * players


DEALS: dict[str, list[str]] = {
    "produced": ["produce", "set-price black 0 1", "keep"],
    "bought from a factory": ["buy-from p2", "buy brown 2", "set-price brown 0 3"],
    "bought in a harbour": ["sail-to-harbour p2", "buy beige 2"],
    "loaded": ["sail-to-port", "load grey"],
    "a broker called": ["call-broker containers-II", "bid 1"],
    "a broker called for money": ["call-broker money-I", "offer-factory black 2"],
}

IDLING: dict[str, list[str]] = {
    "a machine": ["buy-machine grey"],
    "a warehouse": ["buy-warehouse"],
    "sailing": ["sail-to-harbour p3"],
    "buying nothing": ["sail-to-harbour p2", "done"],
    "loading nothing": ["sail-to-port", "done"],
    "new prices": ["reprice", "set-price grey 2 3"],
    "a loan": ["take-loan"],
    "a loan repaid": ["repay-loan"],
}


def nineteen_idle_turns(table: Table) -> Table:
    """Ann's is the last of twenty turns; there was no trade in the others."""
    table.state.active = BEN
    return table.pass_turns(19)


@rule("CON-10.6")
@pytest.mark.parametrize("actions", DEALS.values(), ids=DEALS)
def test_what_keeps_the_game_going(actions: list[str]) -> None:
    table = a_table().with_warehouses(ANN, 2).with_harbour(BEN, "beige 2").with_port(ANN, "grey")
    nineteen_idle_turns(table).play(ANN, *actions, "end-turn")
    assert not table.over
    assert table.view()["idle"] == 0


@rule("CON-10.6")
def test_an_island_auction_keeps_the_game_going() -> None:
    for choice in ("accept p2", "reject"):
        table = a_table().with_ship(ANN, "grey")
        nineteen_idle_turns(table).play(ANN, "sail-to-island").bid(ben=1, cleo=0, dan=0)
        assert not table.play(ANN, choice).over


@rule("CON-10.6")
def test_containers_won_from_a_broker_keep_the_game_going() -> None:
    table = a_table().play(ANN, "call-broker containers-II", "bid 1", "end-turn").pass_turns(4)
    assert table.port(ANN) == ["grey"]
    assert table.view()["idle"] == 0
    table.pass_turns(19)
    assert not table.over
    assert table.pass_turns(1).over


@rule("CON-10.6")
@pytest.mark.parametrize("actions", IDLING.values(), ids=IDLING)
def test_what_does_not(actions: list[str]) -> None:
    table = a_table().with_money(ANN, 60).with_loans(ANN, 1).with_harbour(ANN, "grey 2")
    table.with_harbour(BEN, "beige 2").with_port(ANN, "grey")
    nineteen_idle_turns(table).play(ANN, *actions, "end-turn")
    assert table.over


@rule("CON-10.6")
def test_production_of_nothing_does_not_either() -> None:
    table = a_table().with_factory(ANN, "black 2", "black 2")
    nineteen_idle_turns(table).play(ANN, "produce", "keep", "end-turn")
    assert table.over


@rule("CON-10.6")
def test_the_turns_are_counted_anew_after_a_trade() -> None:
    table = a_table()
    nineteen_idle_turns(table).play(ANN, "produce", "set-price black 0 1", "keep", "end-turn")
    table.pass_turns(19)
    assert not table.over
    assert table.pass_turns(1).over


@rule("CON-10.6")
def test_a_deadlock_is_scored_as_usual() -> None:
    table = a_table().with_money(ANN, 0).with_loans(ANN, 2).with_factory(ANN)
    table.with_island(BEN, "black", "brown", "brown").pass_turns(20)
    assert table.over
    assert table.state.scores() == [-22, 22, 20, 20]
    assert table.state.ranking() == [4, 1, 2, 2]
