"""Games played on the board: the bar is used only for what no piece carries. And Container at any
of its questions."""

from __future__ import annotations

from collections.abc import Callable, Collection, Hashable, Iterable, Iterator, Sequence
from functools import cache
from operator import attrgetter
from pathlib import Path

from magnate.client.calls import Message
from magnate.core.actions import Action, ActionKind
from magnate.core.facts import FactKind
from magnate.core.matches import Match
from magnate.core.records import Record
from tests.server.running import Server
from tests.server.stored import store
from tests.web.person import Person

GOLDEN = Path(__file__).parents[1] / "golden"

PLAY = """([seed, kinds, onward]) => {
    let state = seed;
    const below = (n) => {
        state = (state * 1103515245 + 12345) % 2147483648;
        return Math.floor(state / 65536) % n;
    };
    const kind = (button) => button.dataset.action.split(' ')[0];
    window.onBoard = 0;
    window.inBar = 0;
    window.wrong = [];
    let empty = 0;
    let hidden = 0;
    const click = (piece) => {
        piece.scrollIntoView({ block: 'nearest', inline: 'nearest' });
        const box = piece.getBoundingClientRect();
        const hit = document.elementFromPoint(box.x + box.width / 2, box.y + box.height / 2);
        // a piece may hold smaller ones, never lie behind something for longer than a moment
        if (!piece.contains(hit)) {
            hidden += 1;
            const over = hit?.outerHTML.slice(0, 200);
            if (hidden > 50) window.wrong.push(`${piece.outerHTML.slice(0, 200)} behind ${over}`);
            return;
        }
        hidden = 0;
        hit.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }));
        window.onBoard += 1;
        empty = 0;
    };
    const step = () => {
        const bar = document.querySelector('.table[data-ply] .bar[data-staged]');
        // what can be done while others are asked is left alone
        if (bar && !bar.matches('.busy') && !bar.querySelector('h2.waiting')) {
            const field = bar.querySelector('input[type=number]');
            if (field && below(2)) {
                field.value = String(Math.min(Number(field.max), Number(field.min) + below(6)));
                field.dispatchEvent(new Event('input', { bubbles: true }));
            }
            const ready = '[data-do=confirm]:enabled:not([aria-disabled=true])';
            const confirm = bar.querySelector(ready);
            const pieces = [...document.querySelectorAll('main .piece.can')];
            // what brings the end nearer is done rather than what could be done for ever
            const first = onward && pieces.find((one) => one.matches(onward));
            const answers = [...bar.querySelectorAll('.answers button[data-action]:enabled')];
            const allowed = answers.filter((one) => kinds.includes(kind(one)));
            const parts = [...document.querySelectorAll('nav.parts button')];
            if (confirm) confirm.click();
            else if (first && below(4)) click(first);
            else if (pieces.length && (!allowed.length || below(8))) {
                click(pieces[below(pieces.length)]);
            } else if (allowed.length) {
                allowed[below(allowed.length)].click();
                window.inBar += 1;
            } else if (answers.length && empty < parts.length) {
                // on a phone they may lie in another part of the table
                parts[empty].click();
                empty += 1;
            } else if (answers.length) {
                window.wrong.push(`no piece for ${answers[0].dataset.action}`);
            }
        }
        if (!window.wrong.length) setTimeout(step, 5);
    };
    step();
}"""

OVER = """() => window.wrong.length ||
    (!document.querySelector('.table[data-ply]') && document.querySelector('main h1, main h2'))"""


def play_on_board(
    people: Sequence[Person], bar: Collection[str], onward: str = "", seconds: float = 150
) -> None:
    """Until the game is over. `bar` names the kinds of action that no piece carries, `onward`
    selects the pieces that bring the end nearer."""
    for number, one in enumerate(people):
        one.page.evaluate(PLAY, [number + 1, sorted(bar), onward])
    for one in people:
        one.page.wait_for_function(OVER, timeout=1000 * seconds)
        wrong = one.page.evaluate("window.wrong")
        assert not wrong, wrong
        assert one.message().position.result is not None
        assert one.page.evaluate("window.onBoard") > max(20, one.page.evaluate("window.inBar") / 2)


REACH = """async (target) => {
    const all = (selector) => [...document.querySelectorAll(selector)];
    const bar = () => document.querySelector('.bar[data-staged]');
    const settled = () => new Promise((done) => setTimeout(done));
    const left = () => all('.bar[data-staged] :is([data-action], [data-behind])').flatMap(
        ({ dataset: { action, behind } }) => action ?? behind.split('|')
    );
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

REACH_ALL = """async (targets) => {
    const all = (selector) => [...document.querySelectorAll(selector)];
    const bar = () => document.querySelector('.bar[data-staged]');
    const settled = () => new Promise((done) => setTimeout(done));
    const left = () => all('.bar[data-staged] [data-action]').map((one) => one.dataset.action);
    const chosen = () => bar().querySelector('.chosen')?.dataset.action;
    const missing = new Set(targets);
    const hidden = [];
    const explore = async (picks) => {
        for (let at = 0; missing.size && all('main .piece.can')[at]; at += 1) {
            const piece = all('main .piece.can')[at];
            piece.scrollIntoView({ block: 'nearest', inline: 'nearest', behavior: 'instant' });
            const box = piece.getBoundingClientRect();
            const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
            const hit = document.elementFromPoint(x, y);
            if (!piece.contains(hit)) {
                hidden.push(`hidden: ${piece.outerHTML.slice(0, 200)}`);
                continue;
            }
            hit.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }));
            await settled();
            if (chosen()) missing.delete(chosen());
            else if (left().some((action) => missing.has(action))) await explore(picks + 1);
            while (chosen() || Number(bar().dataset.picks) > picks) {
                bar().querySelector('[data-do=undo]').click();
                await settled();
            }
        }
    };
    await explore(0);
    return [...missing, ...hidden];
}"""
"""Pick pieces in turn until each of these actions has once waited to be confirmed: which never did,
and pieces that lie behind something."""


def pick(person: Person, action: str) -> Message:
    """Put an action together from pieces of the board, and confirm it. That person wants to confirm
    everything, so that pieces can be tried."""
    problem = person.page.evaluate(REACH, action)
    assert not problem, problem
    person.bar.locator("[data-do=confirm]").click()
    return person.settle()


def new_answers(
    games: Iterable[Record], sort: Callable[[Action], Hashable] = attrgetter("kind")
) -> Iterator[tuple[Match, int, list[Action]]]:
    """Where a question first has answers of some sort, and there is something to choose; also what
    can be done unasked."""
    seen: set[tuple[FactKind | None, Hashable]] = set()
    for record in games:
        match = Match.begin(record)
        for line in record.log:
            for seat in range(match.state.players):
                asked = match.state.question(seat)
                kind = asked.kind if asked else None
                legal = match.state.legal(seat)
                new = [action for action in legal if (kind, sort(action)) not in seen]
                if new and (len(legal) > 1 or not asked):
                    seen.update((kind, sort(action)) for action in new)
                    yield match, seat, new
            match.enter(line)


def sit_alone(server: Server, person: Person, match: Match, seat: int) -> None:
    """At that seat, where nobody moves meanwhile: also those who are asked are people."""
    asked = {other: server.person("Eve") for other in match.state.to_act}
    person.move_to(store(server, match, asked | {seat: person.client}))


def without_pieces(
    server: Server, person: Person, games: Iterable[Record], bar: Collection[str]
) -> tuple[list[str], set[ActionKind]]:
    """Answers that can't be put together from pieces, and the kinds that came up: every question of
    these games with every kind of answer that it has, of many alike one. `bar` names the kinds that
    no piece carries."""
    missing: list[str] = []
    tried: set[ActionKind] = set()
    for match, seat, answers in new_answers(games):
        kinds = {action.kind for action in answers}
        tried |= kinds
        if all(kind.name in bar for kind in kinds):
            continue
        sit_alone(server, person, match, seat)
        for kind in kinds:
            alike = [action.text for action in answers if action.kind is kind]
            if kind.name not in bar:
                for action in alike if len(alike) < FEW else alike[len(alike) // 2 :][:1]:
                    if problem := person.page.evaluate(REACH, action):
                        missing.append(f"{match.state.question(seat)}: {problem}")
    return missing, tried


@cache
def position(players: int, question: str, least: int = 0) -> tuple[Match, int]:
    """A recorded game with brokers at the last such question that has so many answers, and who is
    asked."""
    found: tuple[Record, int, int] | None = None
    for path in sorted(GOLDEN.glob(f"container-{players}-*.json")):
        record = Record.from_json(path.read_bytes())
        if not record.options["investment_bank"]:
            continue
        match = Match.begin(record)
        for ply, line in enumerate(record.log):
            for seat in match.state.to_act:
                asked = match.state.question(seat)
                if (
                    asked is not None
                    and asked.kind.key == f"container-ask-{question}"
                    and len(match.state.legal(seat)) >= least
                ):
                    found = (record, ply, seat)
            match.enter(line)
    assert found, f"no record asks {question}"
    record, ply, seat = found
    match = Match.begin(record)
    for line in record.log[:ply]:
        match.enter(line)
    return match, seat


def sit(server: Server, person: Person, players: int, question: str, least: int = 0) -> int:
    """At such a position, on the seat that is asked."""
    match, seat = position(players, question, least)
    person.move_to(store(server, match, {seat: person.client}))
    return seat
