"""Moments of Container that seldom come by themselves: whatever a piece carries is picked on the
board, amounts in the bar; undo and reload."""

from __future__ import annotations

import re
from collections.abc import Callable, Sequence
from typing import Any

import pytest
from playwright.sync_api import APIResponse, Route, expect

from magnate.core.matches import Match
from tests.locale.test_words import LANGUAGES
from tests.server.running import Server
from tests.server.stored import played, store
from tests.web.boards import pick
from tests.web.person import Person, wait_until
from tests.web.places import misfits
from tests.web.tables import questions, recorded

People = Callable[..., Person]
SEEDS = range(1, 40)


def moment(wanted: Callable[[Match], bool], game: str = "container") -> Match:
    """A random game up to the first position of a kind."""
    for seed in SEEDS:
        record = played(game, None, seed).record()
        match = Match.begin(record)
        for line in record.log:
            if wanted(match):
                return match
            match.enter(line)
    raise AssertionError("no game comes to such a position")


def asks(match: Match, question: str, *seats: int) -> bool:
    found = [match.state.question(seat) for seat in seats]
    return all(one is not None and one.kind.key == f"container-ask-{question}" for one in found)


def can(match: Match, seat: int, *texts: str) -> bool:
    return set(texts) <= {action.text for action in match.state.legal(seat)}


def money(match: Match, seat: int) -> int:
    view: Any = match.state.view(seat)
    return int(view["companies"][seat]["money"])


def loans(match: Match, seat: int) -> int:
    view: Any = match.state.view(seat)
    return int(view["companies"][seat]["loans"])


def facts(person: Person) -> list[str]:
    """What has happened, as the log tells it to that person."""
    return [event.key for entry in person.message().entries for event in entry.events]


Sit = Callable[..., list[Person]]


@pytest.fixture
def sit(server: Server, person: People) -> Sit:
    """People who confirm all they pick, on the first seats of such a table, then those who never
    look at it."""

    def down(match: Match, *names: str, away: Sequence[str] = ()) -> list[Person]:
        people = [person(name, settings={"confirm": "always"}) for name in names]
        others = [server.person(name) for name in away]
        table = store(server, match, [*(one.client for one in people), *others])
        for one in people:
            one.sit(table)
        return people

    return down


@pytest.mark.slow
def test_an_island_auction_with_a_tie_and_a_second_bid(sit: Sit) -> None:
    """Ann sails to the island; Ben and Cem bid the same in secret, and then add the same, so that
    Ann may choose her buyer."""
    match = moment(
        lambda match: (
            asks(match, "main", 0)
            and can(match, 0, "sail-to-island")
            and min(money(match, 1), money(match, 2)) >= 3
        )
    )
    ann, ben, cem = sit(match, "Ann", "Ben", "Cem")
    pick(ann, "sail-to-island")
    for bid, question in ((2, "bid"), (1, "second-bid")):
        for one in (ben, cem):
            asked = one.until_asked().position.question
            assert asked is not None
            assert asked.key == f"container-ask-{question}"
            one.play(f"bid {bid}")
            if one is ben:
                cem.settle()
                assert "sealed" in cem.page.locator(".bill li", has_text="Ben").inner_text()
    seller = ann.until_asked()
    assert {"accept p2", "accept p3"} <= {choice.text for choice in seller.position.legal}
    view = seller.position.view
    pick(ann, "accept p3")
    after = ann.until(lambda message: message.ply > seller.ply).position.view["companies"]
    assert after[0]["money"] == view["companies"][0]["money"] + 6  # the bank adds as much again
    for seat, load in ((1, 0), (2, sum(view["auction"]["load"]))):
        assert sum(after[seat]["island"]) == sum(view["companies"][seat]["island"]) + load


@pytest.mark.slow
def test_a_bid_from_another_device_meanwhile(sit: Sit) -> None:
    """What was picked answers the question it was picked for, and never one that came later."""
    match = moment(lambda match: asks(match, "bid", 0, 1) and can(match, 0, "bid 2"))
    (ann,) = sit(match, "Ann", away=["Ben"])
    held: list[tuple[Route, APIResponse]] = []
    ann.page.route("**/trial*", lambda route: held.append((route, route.fetch())))
    assert ann.find("bid 2")
    ann.button("bid 2").click()
    wait_until(ann.page, lambda: held)
    asked = ann.message()
    ann.client.move(ann.table, asked.ply, [("container-ask-bid", "bid 1")])
    ann.page.locator(f'.table[data-ply="{asked.ply + 1}"]').wait_for()
    with ann.page.expect_response("**/moves*") as refused:
        route, answer = held[0]
        route.fulfill(response=answer)
    assert refused.value.json()["extra"]["key"] == "too-late"
    ann.settle()


@pytest.mark.slow
def test_nothing_comes_before_what_a_reload_finds(sit: Sit) -> None:
    """While what was staged is laid anew nothing can be picked: it would be staged twice."""
    call = "call-broker containers-I"
    match = moment(lambda match: asks(match, "main", 0) and can(match, 0, call))
    (ann,) = sit(match, "Ann")
    pick(ann, call)
    held: list[Route] = []

    def hold(route: Route) -> None:
        held.append(route)

    ann.page.route("**/trial*", hold)
    ann.page.reload()
    wait_until(ann.page, lambda: held)
    expect(ann.button(call)).to_be_disabled()
    ann.page.route("**/trial*", lambda route: route.continue_())  # if more come
    for route in held:
        route.continue_()
    ann.settle()
    assert ann.shown()["staged"] == 1


@pytest.mark.slow
def test_what_was_staged_outlives_a_lost_connection(sit: Sit) -> None:
    """Somebody moves while it can't be tried anew: it stays, and is tried once that goes again."""
    buy, ahead = "buy concrete-plant", "throw-ahead"
    match = moment(
        lambda match: can(match, 0, buy) and can(match, 1, ahead), game="rolling_heights"
    )
    ann, ben = sit(match, "Ann", "Ben")
    ann.play(buy)
    ann.page.route("**/trial*", lambda route: route.abort())
    ben.play(ahead)
    thrown = ben.message().ply
    ann.page.locator(f'.table[data-ply="{thrown}"]').wait_for()
    assert ann.shown()["staged"] == 1
    ann.page.unroute("**/trial*")
    tried = ann.client.trial(ann.table, thrown, [("rolling_heights-ask-main", buy)])
    ann.play(next(one.text for one in tried.position.legal if one.kind == "place"))
    assert ann.shown()["staged"] == 2 or ann.message().ply > thrown


@pytest.mark.slow
def test_prices_that_are_missing_are_told_on_the_button(sit: Sit) -> None:
    """... with the number of the rule; it does nothing until there is a price for each."""
    match = moment(lambda match: asks(match, "factory-price", 0) and not can(match, 0, "keep"))
    (ann,) = sit(match, "Ann")
    assert misfits(ann, "two new containers") == {}
    for language in LANGUAGES:
        ann.speak(language)
        expect(ann.page.locator(".answers.below")).to_have_count(0)
        number = ann.bar.locator("small span").evaluate("(node) => node.getClientRects().length")
        assert number == 1, f"the number of a rule is broken in {language}"
    ann.speak("en")
    send = ann.bar.locator("[data-do=confirm]")
    expect(send).to_have_accessible_name(re.compile(r"still needs? a price\. \(CON-6\.3\)"))
    ply = ann.message().ply
    send.press("Enter")
    assert ann.settle().ply == ply
    for card in ann.bar.locator(".card").all():
        card.locator(".scale button").first.click()
    expect(send).to_have_attribute("aria-disabled", "false")
    send.click()
    ann.until(lambda message: message.ply > ply)


AT_ONCE = """() => {
    const bar = document.querySelector('.bar[data-staged]');
    const field = bar.querySelector('input[type=number]');
    field.value = field.max;
    field.dispatchEvent(new Event('input', { bubbles: true }));
    bar.querySelector('[data-do=undo]').click();
}"""


@pytest.mark.slow
def test_an_amount_typed_and_taken_back_at_once(sit: Sit) -> None:
    """Nothing looks back at a field that has gone with its question: the console would tell."""
    match = moment(
        lambda match: asks(match, "main", 0) and can(match, 0, "call-broker containers-I")
    )
    (ann,) = sit(match, "Ann")
    pick(ann, "call-broker containers-I")
    assert ann.shown()["staged"] == 1
    ann.page.evaluate(AT_ONCE)
    ann.settle()
    assert ann.shown()["staged"] == 0


@pytest.mark.slow
def test_the_seller_sees_both_outcomes_and_accepts(server: Server, person: People) -> None:
    ann = person("Ann", settings={"confirm": "always"})
    ann.sit(recorded(server, ann, questions()["container-ask-seller"]))
    legal = [choice.text for choice in ann.message().position.legal]
    accept = next(text for text in legal if text.startswith("accept"))
    ply = ann.message().ply
    pick(ann, accept)
    assert ann.message().ply > ply


@pytest.mark.slow
def test_a_broker_auction_is_outbid(sit: Sit) -> None:
    match = moment(
        lambda match: (
            asks(match, "main", 0)
            and can(match, 0, "call-broker containers-I", "end-turn")
            and money(match, 1) >= 8
        )
    )
    ann, ben = sit(match, "Ann", "Ben")
    pick(ann, "call-broker containers-I")
    assert ann.shown()["staged"] == 1
    ann.play("bid 1")
    ann.play("end-turn")
    ben.until(lambda message: any(choice.kind == "outbid" for choice in message.position.legal))
    card = ann.page.locator(".bank .payment")
    expect(card).to_contain_text("Ann")
    held = ann.settle().position.view["companies"][0]["money"]
    pick(ben, "outbid")
    ben.play("bid 2")
    assert ann.settle().position.view["companies"][0]["money"] == held + 1
    assert facts(ann)[-2:] == ["container-event-broker-bid", "container-event-returned"]
    expect(card).to_contain_text("Ben")
    expect(card.locator("b")).to_have_text("$2")


@pytest.mark.slow
def test_a_loan_an_undo_and_a_reload(sit: Sit) -> None:
    """What was picked survives a reload; what was played is taken back by one click."""
    match = moment(
        lambda match: (
            asks(match, "main", 0) and can(match, 0, "take-loan", "call-broker containers-I")
        )
    )
    (ann,) = sit(match, "Ann")
    start = ann.message().position
    pick(ann, "take-loan")
    company = ann.message().position.view["companies"][0]
    assert company["loans"] == start.view["companies"][0]["loans"] + 1
    expect(ann.page.locator(".mine .note:not(.free)")).to_have_count(company["loans"])
    ann.bar.locator("[data-do=undo]").click()
    assert ann.settle().position.view["companies"][0] == start.view["companies"][0]
    expect(ann.page.locator(".mine .note:not(.free)")).to_have_count(company["loans"] - 1)
    pick(ann, "call-broker containers-I")
    ann.reload()
    ann.page.locator('.bar[data-staged="1"]').wait_for()
    ann.play("bid 1")
    assert ann.shown()["staged"] == 0
    assert ann.message().position.view["payment"]["money"] == 1
    ann.bar.locator("[data-do=undo]").click()
    assert ann.settle().position.view["payment"] is None


def goes_broke(match: Match) -> bool:
    """Whether the first seat has two loans, and a new warehouse leaves it the interest of one; the
    bank finds more than one container then, if nobody does anything else."""
    if not (asks(match, "main", 0) and can(match, 0, "buy-warehouse") and loans(match, 0) == 2):
        return False
    state = match.state.clone()
    for seat, text in ((0, "buy-warehouse"), (0, "end-turn"), (1, "end-turn"), (2, "end-turn")):
        found = [action for action in state.legal(seat) if action.text == text]
        if not found:
            return False
        state.play(seat, found[0])
    asked = state.question(2)
    return asked is not None and asked.kind.key == "container-ask-seize" and asked.args == (0, 1)


CRATES = """(house) => {
    const count = (pieces) => document.querySelectorAll(pieces).length;
    return [count(`${house} .crate`), count('.seized svg')];
}"""
"""How many containers are drawn in a house, and how many as seized by the bank."""


@pytest.mark.slow
def test_a_default(sit: Sit) -> None:
    """Ann builds with what her interest would take. When it is her turn again she can pay for one
    loan of two: the bank seizes a container, which Cem picks at her right hand, and she goes on."""
    ann, ben, cem = sit(moment(goes_broke), "Ann", "Ben", "Cem")
    pick(ann, "buy-warehouse")
    assert ann.message().position.view["companies"][0]["money"] == 1
    for one in (ann, ben, cem):
        one.until_asked()
        one.play("end-turn")
    seizing = cem.until_asked()
    question = seizing.position.question
    assert question is not None
    assert question.key == "container-ask-seize"
    ann.settle()
    assert "Cem" in ann.bar.locator("h2").inner_text()
    told = len(facts(ann))
    assert facts(ann)[-2:] == ["container-event-interest", "container-event-paid-broker"]
    seen = ((ann, "div.mine"), (cem, "article[aria-label=Ann]"))
    before = [one.page.evaluate(CRATES, house) for one, house in seen]
    pick(cem, seizing.position.legal[0].text)
    asked = ann.until_asked().position.question
    assert asked is not None
    assert asked.key == "container-ask-main"
    assert facts(ann)[told:] == facts(cem)[told:] == ["container-event-seized"]
    after = [one.page.evaluate(CRATES, house) for one, house in seen]
    assert after == [[store - 1, bank + 1] for store, bank in before]
    assert before[0] == before[1]
