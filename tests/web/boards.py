"""Container played on its board: a pick goes to the bar only where no piece carries it."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from pathlib import Path

from magnate.core.matches import Match
from magnate.core.records import Record
from tests.server.running import Server
from tests.server.stored import store
from tests.web.on_board import OVER
from tests.web.person import Person

GOLDEN = Path(__file__).parents[1] / "golden"
BARE = ("end-turn", "done", "keep", "bid")
"""What no piece stands for."""

PLAY = """([seed, bare]) => {
    let state = seed;
    const below = (n) => {
        state = (state * 1103515245 + 12345) % 2147483648;
        return Math.floor(state / 65536) % n;
    };
    window.onBoard = 0;
    window.strayed = [];
    let empty = 0;
    const step = () => {
        const bar = document.querySelector('.table[data-ply] .bar[data-staged]');
        // what can be done while others are asked is left alone
        if (bar && !bar.matches('.busy') && !bar.querySelector('h2.waiting')) {
            const field = bar.querySelector('input[type=number]');
            if (field && below(2)) {
                field.value = String(Math.min(Number(field.max), Number(field.min) + below(6)));
                field.dispatchEvent(new Event('input', { bubbles: true }));
            }
            const confirm = bar.querySelector('[data-do=confirm]:enabled');
            const pieces = [...document.querySelectorAll('main .piece.can')];
            // what brings the end nearer is done rather than what could be done for ever
            const factory = pieces.find((one) => one.matches('.mine [data-rack=factory]'));
            const answers = [...bar.querySelectorAll('.answers button[data-action]:enabled')];
            const plain = answers.filter((one) => bare.includes(one.dataset.action.split(' ')[0]));
            const parts = [...document.querySelectorAll('nav.parts button')];
            if (confirm) confirm.click();
            else if (factory && below(4)) factory.click();
            else if (pieces.length && (!plain.length || below(8))) {
                pieces[below(pieces.length)].click();
                window.onBoard += 1;
                empty = 0;
            } else if (plain.length) plain[below(plain.length)].click();
            else if (parts.length && empty < parts.length) {
                parts[empty].click();
                empty += 1;
            } else if (answers.length) {
                const one = answers[below(answers.length)];
                window.strayed.push(one.dataset.action);
                one.click();
            }
        }
        if (!window.halt) setTimeout(step, 5);
    };
    step();
}"""


def play_on_board(people: Sequence[Person], seconds: float = 150) -> None:
    """Until the game is over: each of them has played on the board alone."""
    for number, one in enumerate(people):
        one.page.evaluate(PLAY, [number + 1, BARE])
    for one in people:
        one.page.wait_for_function(OVER, timeout=1000 * seconds)
        assert one.page.evaluate("window.strayed") == []
        assert one.page.evaluate("window.onBoard") > 20


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
    person.sit(store(server, match, {seat: person.client}))
    return seat
