"""A page that plays by itself: it clicks its own buttons, faster than a hand from outside could."""

from __future__ import annotations

from collections.abc import Sequence

from tests.web.person import Person

START = """(seed) => {
    let state = seed;
    const below = (n) => {
        state = (state * 1103515245 + 12345) % 2147483648;
        return Math.floor(state / 65536) % n;
    };
    window.clicked = 0;
    const step = () => {
        const bar = document.querySelector('.table[data-ply] .bar[data-staged]');
        // what can be done while others are asked is left alone
        if (bar && !bar.matches('.busy') && !bar.querySelector('h2.waiting')) {
            const confirm = bar.querySelector('[data-do=confirm]:enabled');
            const field = bar.querySelector('input[type=number]');
            if (field && below(2)) {
                field.value = String(Math.min(Number(field.max), Number(field.min) + below(6)));
                field.dispatchEvent(new Event('input', { bubbles: true }));
            }
            const found = [...bar.querySelectorAll(
                '.answers button[data-action]:enabled, .answers button[data-kind]:enabled')];
            // what brings the end nearer is done rather than what could be done for ever
            const onward = found.find((one) => /^(produce|make)/.test(one.dataset.action));
            const target = confirm ?? (onward && below(2) ? onward : found[below(found.length)]);
            if (target) {
                target.click();
                window.clicked += 1;
            }
        }
        if (!window.halt) setTimeout(step, 5);
    };
    step();
}"""
OVER = """() =>
    !document.querySelector('.table[data-ply]') && document.querySelector('main h1, main h2')"""


def play_on(people: Sequence[Person], seconds: float = 150) -> None:
    """Until the game is over, and each of them sees how it ended."""
    for number, one in enumerate(people):
        one.page.evaluate(START, number + 1)
    for one in people:
        one.page.wait_for_function(OVER, timeout=1000 * seconds)
        result = one.message().position.result
        assert result is not None
        assert one.page.evaluate("window.clicked") > 0
        # the end tells everybody's points
        said = one.page.locator("main").inner_text()
        assert all(str(abs(score)) in said for score in result.scores), (result.scores, said)
