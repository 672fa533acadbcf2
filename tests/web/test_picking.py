"""How an answer is put together: in any order, told of beforehand, and sent as one message."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import expect

from magnate.core.domains import Domain
from magnate.core.game import game as find_game
from magnate.core.matches import Match
from magnate.words import Words
from tests.server.running import Server
from tests.server.stored import played, store
from tests.web.person import Person
from tests.web.tables import GAMES, MIDDLE, asked, questions, recorded

People = Callable[..., Person]

ORDERS = """async () => {
    const bar = () => document.querySelector('.bar[data-staged]');
    const chosen = () => bar().querySelector('.chosen')?.dataset.action;
    const settled = () => new Promise((done) => setTimeout(done));
    const named = (piece) => piece.getAttribute('aria-label') || piece.textContent.trim();
    const can = () => new Map([...document.querySelectorAll('main .piece.can')].map(
        (piece) => [named(piece), piece]
    ));
    const pick = async (name) => {
        const click = new MouseEvent('click', { bubbles: true, cancelable: true });
        can().get(name)?.dispatchEvent(click);
        await settled();
    };
    const leave = async () => {
        while (chosen() || Number(bar().dataset.picks)) {
            bar().querySelector('[data-do=undo]').click();
            await settled();
        }
    };
    const found = [];
    const begin = [...can().keys()];
    for (const one of begin) {
        await pick(one);
        const then = chosen() ? [] : begin.filter((other) => other !== one && can().has(other));
        await leave();
        for (const other of then.slice(0, 3)) {
            const ends = [];
            for (const order of [[one, other], [other, one]]) {
                for (const name of order) await pick(name);
                ends.push(chosen() ?? `${bar().dataset.picks} picks`);
                await leave();
            }
            found.push([`${one} / ${other}`, ...ends]);
        }
    }
    return found;
}"""
"""Two pieces that go together, and where picking them in either order leads to."""


@pytest.mark.slow
@pytest.mark.parametrize("game", GAMES)
def test_pieces_are_picked_in_any_order(server: Server, person: People, game: str) -> None:
    ann = person("Ann", settings={"confirm": "always"})
    pairs = 0
    for key, question in questions().items():
        if key.startswith(game):
            ann.move_to(recorded(server, ann, question))
            for pair, *ends in ann.page.evaluate(ORDERS):
                assert len(set(ends)) == 1, f"{key}: {pair} lead to {ends}"
                pairs += 1
    assert pairs > 5


def told(game: str, about: dict[str, int]) -> list[str]:
    """The numbers of an action in words, as the client says them."""
    words, numbers = Words("en"), find_game(game).vocabulary.numbers

    def said(unit: Domain, value: int) -> str:
        percent = unit.name == "permille"
        return str(round(value / 10)) if percent else words.value(unit, value)

    return [
        words.text(
            f"web-{game}-number-{name.replace('_', '-')}",
            value=said(numbers[name].unit, value),
            signed=f"+{value}",
            count=value,
        )
        for name, value in about.items()
    ]


@pytest.mark.parametrize("game", GAMES)
def test_what_an_action_brings_is_told_before_it_is_confirmed(
    server: Server, person: People, game: str
) -> None:
    ann = person("Ann", settings={"confirm": "always"})
    ann.sit(asked(server, ann, game, MIDDLE[game]))
    legal = ann.message().position.legal
    choice = next(one for one in legal if one.about and min(one.about.values()) > 0)
    assert ann.find(choice.text)
    ann.button(choice.text).click()
    said = ann.bar.locator(".chosen > span:not(.final)")
    expect(said).to_have_text(told(game, choice.about))


def trade(game: str, kind: str) -> tuple[Match, list[str]]:
    """Where the first seat can buy something, and its answers until it is asked the same again:
    from whom, what, and at which price it offers it; which plan, where, and by what it is paid."""
    record = played(game).record()
    match = Match.begin(record)
    for line in record.log:
        question = match.state.question(0)
        for first in match.state.legal(0):
            trial, answers, action = match.state.clone(), list[str](), first
            while first.kind.name == kind:
                answers.append(action.text)
                trial.play(0, action)
                asked = trial.question(0)
                if asked and question and asked.kind is question.kind and len(answers) > 3:
                    return match, answers
                if not asked or (question and asked.kind is question.kind):
                    break
                action = trial.legal(0)[0]
        match.enter(line)
    raise AssertionError("nobody buys anything")


@pytest.mark.parametrize(("game", "kind"), [("container", "buy-from"), ("rolling_heights", "buy")])
def test_a_purchase_is_one_message(server: Server, person: People, game: str, kind: str) -> None:
    ann = person("Ann")
    match, answers = trade(game, kind)
    ann.sit(store(server, match, [ann.client]))
    sent: list[str] = []
    ann.page.on(
        "request", lambda request: sent.append(request.url) if "/moves" in request.url else None
    )
    for answer in answers:
        assert sent == []
        if answer.startswith("set-price"):  # all of them at once
            assert ann.find(answer)
            ann.button(answer).click()
        else:
            ann.play(answer)
    if game == "container":
        ann.bar.locator("[data-do=confirm]").click()
    message = ann.until(lambda message: message.ply > len(match.entries))
    assert len(sent) == 1
    assert [entry.play for entry in message.entries[len(match.entries) :]] == answers
