"""A page that plays by itself on the board: the bar is used only for what no piece carries."""

from __future__ import annotations

from collections.abc import Collection, Sequence

from tests.web.person import Person

START = """([seed, kinds]) => {
    let state = seed;
    const below = (n) => {
        state = (state * 1103515245 + 12345) % 2147483648;
        return Math.floor(state / 65536) % n;
    };
    const kind = (button) => button.dataset.action.split(' ')[0];
    window.onBoard = 0;
    window.inBar = 0;
    window.wrong = [];
    const click = (piece) => {
        piece.scrollIntoView({ block: 'nearest', inline: 'nearest' });
        const box = piece.getBoundingClientRect();
        const hit = document.elementFromPoint(box.x + box.width / 2, box.y + box.height / 2);
        // a piece may hold smaller ones, never lie behind something
        if (!piece.contains(hit)) window.wrong.push(`behind: ${piece.getAttribute('aria-label')}`);
        (hit ?? piece).dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }));
        window.onBoard += 1;
    };
    const step = () => {
        const bar = document.querySelector('.table[data-ply] .bar[data-staged]');
        if (bar && !bar.matches('.busy') && !bar.querySelector('h2.waiting')) {
            const confirm = bar.querySelector('[data-do=confirm]:enabled');
            const pieces = [...document.querySelectorAll('main .piece.can')];
            const answers = [...bar.querySelectorAll('.answers button[data-action]:enabled')];
            const allowed = answers.filter((one) => kinds.includes(kind(one)));
            if (confirm) confirm.click();
            else if (pieces.length && (!allowed.length || below(3))) {
                click(pieces[below(pieces.length)]);
            } else if (allowed.length) {
                allowed[below(allowed.length)].click();
                window.inBar += 1;
            } else if (answers.length) {
                window.wrong.push(`no piece for ${answers[0].dataset.action}`);
            }
        }
        if (!window.wrong.length) setTimeout(step, 5);
    };
    step();
}"""

OVER = """() =>
    !document.querySelector('.table[data-ply]') && document.querySelector('main h1, main h2')"""


def play_on_board(people: Sequence[Person], bar: Collection[str], seconds: float = 150) -> None:
    """Until the game is over. `bar` names the kinds of action that no piece carries."""
    for number, one in enumerate(people):
        one.page.evaluate(START, [number + 1, sorted(bar)])
    for one in people:
        done = f"() => window.wrong.length || ({OVER})()"
        one.page.wait_for_function(done, timeout=1000 * seconds)
        assert one.page.evaluate("window.wrong") == []
        assert one.message().position.result is not None
        assert one.page.evaluate("window.onBoard") > one.page.evaluate("window.inBar")
