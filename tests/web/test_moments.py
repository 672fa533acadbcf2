"""Moments of Container that seldom come by themselves, each played by clicking; undo and reload."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import APIResponse, Route

from magnate.core.matches import Match
from tests.server.running import Server
from tests.server.stored import played, store
from tests.web.person import Person
from tests.web.tables import questions, recorded

People = Callable[..., Person]
SEEDS = range(1, 40)


def moment(wanted: Callable[[Match], bool]) -> Match:
    """A random game of Container up to the first position of a kind."""
    for seed in SEEDS:
        record = played("container", None, seed).record()
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


def facts(person: Person) -> list[str]:
    """What has happened, as the log tells it to that person."""
    return [event.key for entry in person.message().entries for event in entry.events]


@pytest.fixture
def ann_and_ben(server: Server, person: People) -> Callable[[Match], tuple[Person, Person]]:
    def sit(match: Match) -> tuple[Person, Person]:
        ann, ben = person("Ann"), person("Ben")
        table = store(server, match, [ann.client, ben.client])
        ann.sit(table)
        ben.sit(table)
        return ann, ben

    return sit


Sit = Callable[[Match], tuple[Person, Person]]


@pytest.mark.slow
def test_an_island_auction_with_a_tie_and_a_second_bid(ann_and_ben: Sit) -> None:
    """Ann and Ben bid the same in secret; the second bid is what they add."""
    ann, ben = ann_and_ben(
        moment(
            lambda match: asks(match, "bid", 0, 1) and all(can(match, n, "bid 2") for n in (0, 1))
        )
    )
    ann.play("bid 2")
    assert "bid 2" not in ben.page.locator("main").inner_text()
    ben.play("bid 2")
    question = ann.until_asked().position.question
    assert question is not None
    assert question.key == "container-ask-second-bid"
    ann.play("bid 0")
    ben.until_asked()
    before = ben.message().ply
    ben.play("bid 1")
    ben.until(lambda message: message.ply > before + 1)  # and the seller, a bot, decides


@pytest.mark.slow
def test_a_bid_from_another_device_meanwhile(ann_and_ben: Sit) -> None:
    """What was picked answers the question it was picked for, and never one that came later."""
    ann, _ = ann_and_ben(moment(lambda match: asks(match, "bid", 0, 1) and can(match, 0, "bid 2")))
    held: list[tuple[Route, APIResponse]] = []
    ann.page.route("**/trial*", lambda route: held.append((route, route.fetch())))
    assert ann.find("bid 2")
    ann.button("bid 2").click()
    while not held:
        ann.page.wait_for_timeout(20)
    asked = ann.message()
    ann.client.move(ann.table, asked.ply, [("container-ask-bid", "bid 1")])
    ann.page.locator(f'.table[data-ply="{asked.ply + 1}"]').wait_for()
    with ann.page.expect_response("**/moves*") as refused:
        route, answer = held[0]
        route.fulfill(response=answer)
    assert refused.value.json()["extra"]["key"] == "too-late"
    ann.settle()


AT_ONCE = """() => {
    const bar = document.querySelector('.bar[data-staged]');
    const field = bar.querySelector('input[type=number]');
    field.value = field.max;
    field.dispatchEvent(new Event('input', { bubbles: true }));
    bar.querySelector('[data-do=undo]').click();
}"""


@pytest.mark.slow
def test_an_amount_typed_and_taken_back_at_once(ann_and_ben: Sit) -> None:
    """Nothing looks back at a field that has gone with its question: the console would tell."""
    ann, _ = ann_and_ben(
        moment(lambda match: asks(match, "main", 0) and can(match, 0, "call-broker containers-I"))
    )
    ann.play("call-broker containers-I")
    assert ann.shown()["staged"] == 1
    ann.page.evaluate(AT_ONCE)
    ann.settle()
    assert ann.shown()["staged"] == 0


@pytest.mark.slow
def test_the_seller_sees_both_outcomes_and_accepts(server: Server, person: People) -> None:
    ann = person("Ann")
    ann.sit(recorded(server, ann, questions()["container-ask-seller"]))
    legal = [choice.text for choice in ann.message().position.legal]
    accept = next(text for text in legal if text.startswith("accept"))
    ply = ann.message().ply
    ann.play(accept)
    assert ann.message().ply > ply


@pytest.mark.slow
def test_a_broker_auction_is_outbid(ann_and_ben: Sit) -> None:
    ann, ben = ann_and_ben(
        moment(
            lambda match: (
                asks(match, "main", 0)
                and can(match, 0, "call-broker containers-I", "end-turn")
                and money(match, 1) >= 8
            )
        )
    )
    ann.play("call-broker containers-I")
    assert ann.shown()["staged"] == 1
    ann.play("bid 1")
    ann.play("end-turn")
    ben.until(lambda message: any(choice.kind == "outbid" for choice in message.position.legal))
    ben.play("outbid")
    ben.play("bid 2")
    ann.settle()
    assert facts(ann)[-2:] == ["container-event-broker-bid", "container-event-returned"]


@pytest.mark.slow
def test_a_loan_an_undo_and_a_reload(ann_and_ben: Sit) -> None:
    """What was picked survives a reload; what was played is taken back by one click."""
    ann, _ = ann_and_ben(
        moment(
            lambda match: (
                asks(match, "main", 0) and can(match, 0, "take-loan", "call-broker containers-I")
            )
        )
    )
    start = ann.message().position
    ann.play("take-loan")
    company = ann.message().position.view["companies"][0]
    assert company["loans"] == start.view["companies"][0]["loans"] + 1
    ann.bar.locator("[data-do=undo]").click()
    assert ann.settle().position.view["companies"][0] == start.view["companies"][0]
    ann.play("call-broker containers-I")
    ann.reload()
    ann.page.locator('.bar[data-staged="1"]').wait_for()
    ann.play("bid 1")
    assert ann.shown()["staged"] == 0
    ann.bar.locator("[data-do=undo]").click()
    ann.settle()


@pytest.mark.slow
def test_a_default(server: Server, person: People) -> None:
    """The neighbour of somebody who can't pay his interest picks what the bank seizes."""
    ann = person("Ann")
    ann.sit(recorded(server, ann, questions()["container-ask-seize"]))
    ply = ann.message().ply
    ann.play(ann.message().position.legal[0].text)
    assert ann.message().ply > ply
    assert "container-event-seized" in facts(ann)
