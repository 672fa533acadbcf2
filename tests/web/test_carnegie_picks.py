"""Every answer of Carnegie can be put together from pieces of its board."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

import pytest

from magnate.bots import bot
from magnate.core.actions import Action, ActionKind
from magnate.core.facts import FactKind
from magnate.core.game import game as find_game
from magnate.core.matches import Match
from magnate.core.records import Record
from magnate.games.carnegie.actions import CARNEGIE, CHARITY, GIVE
from tests.server.running import Server
from tests.server.stored import store
from tests.web.person import Person
from tests.web.tables import _records
from tests.web.test_carnegie_board import BAR

REACH = """async (target) => {
    const all = (selector) => [...document.querySelectorAll(selector)];
    const bar = () => document.querySelector('.bar[data-staged]');
    const settled = () => new Promise((done) => setTimeout(done));
    const left = () => all('.bar[data-staged] [data-action]').map((one) => one.dataset.action);
    const undo = async () => {
        bar().querySelector('[data-do=undo]').click();
        await settled();
    };
    const chosen = () => bar().querySelector('.chosen')?.dataset.action;
    while (chosen() || document.querySelector('main .piece.picked')) await undo();
    for (let picks = 0; picks < 5 && chosen() !== target; picks += 1) {
        let found = false;
        const before = left().join();
        const pieces = all('main .piece.can');
        for (let at = 0; at < pieces.length && !found; at += 1) {
            // pieces may be drawn anew
            const piece = all('main .piece.can')[at];
            const box = piece.getBoundingClientRect();
            const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
            const hit = document.elementFromPoint(x, y);
            if (!piece.contains(hit)) return `behind: ${piece.getAttribute('aria-label')}`;
            piece.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }));
            await settled();
            found = left().includes(target);
            while (!found && left().join() !== before) await undo();
        }
        if (!found) return `no piece leads to ${target}`;
    }
    return chosen() === target ? '' : `${target} is never chosen`;
}"""
"""Pick pieces that still leave a certain action, until it waits to be confirmed."""
FEW = 5


def charitable() -> Record:
    """A game of two in which the first builds and staffs charitable giving: bots seldom do."""
    match, greedy = Match.start(find_game("carnegie"), 2, 5), bot("greedy", 5)
    while not any(action.kind is GIVE for action in match.state.legal(0)):
        seat = match.state.to_act[0]
        view: Any = match.state.view(0)
        company = view["companies"][0]
        cell = company["cells"].index(CHARITY) if CHARITY in company["cells"] else None
        staffed = cell is not None and company["chairs"][cell]
        wished = [
            action
            for action in match.state.legal(seat)
            if (action.kind.name in ("reserve", "found") and action.a == CHARITY)
            or (action.kind.name == "move" and action.b == cell)
            or (action.kind.name in ("activate", "use") and action.a == cell)
            or (action.text == "choose research" and staffed)
        ]
        chosen = greedy.choose(match.state.seen_by(seat, greedy.rng), seat)
        match.play(seat, wished[-1] if wished and seat == 0 else chosen)
    match.play(0, next(action for action in match.state.legal(0) if action.kind is GIVE))
    return match.record()


def new_answers() -> Iterator[tuple[Match, int, list[Action]]]:
    """Where a question first has answers of some kind."""
    seen: set[tuple[FactKind, ActionKind]] = set()
    for record in (charitable(), *(one for one in _records() if one.game == "carnegie")):
        match = Match.begin(record)
        for line in record.log:
            for seat in match.state.to_act:
                asked = match.state.question(seat)
                assert asked
                legal = match.state.legal(seat)
                new = [action for action in legal if (asked.kind, action.kind) not in seen]
                if new:
                    seen.update((asked.kind, action.kind) for action in new)
                    yield match, seat, new
            match.enter(line)


@pytest.mark.slow
def test_every_answer_has_its_pieces(server: Server, person: Callable[..., Person]) -> None:
    """... down to the last amount, side and cell; of many alike, one."""
    ann = person("Ann", settings={"confirm": "always"})
    missing: list[str] = []
    tried: set[ActionKind] = set()
    for match, seat, answers in new_answers():
        ann.sit(store(server, match, {seat: ann.client}))
        for kind in {action.kind for action in answers}:
            tried.add(kind)
            alike = [action.text for action in answers if action.kind is kind]
            if kind.name not in BAR:
                for action in alike if len(alike) < FEW else alike[len(alike) // 2 :][:1]:
                    if problem := ann.page.evaluate(REACH, action):
                        missing.append(f"{match.state.question(seat)}: {problem}")
    assert missing == []
    assert tried == set(CARNEGIE.actions)
