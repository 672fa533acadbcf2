"""People who play whole games with the mouse, as fast as their pages let them."""

from __future__ import annotations

import random
import re
import time
from collections.abc import Sequence
from typing import Any

from tests.web.person import Person

CHOOSE = """([chance, pick, due]) => {
    const table = document.querySelector('.table[data-ply]');
    if (!table) return document.querySelector('main h1, main h2') ? { over: true } : {};
    const bar = table.querySelector('.bar[data-staged]');
    // what can be done while others are asked is left alone
    if (!bar || bar.matches('.busy') || bar.querySelector('h2.waiting')) return {};
    const all = (selector) => [...bar.querySelectorAll(selector)];
    const found = all('.answers button:is([data-action], [data-kind], [data-behind]):enabled');
    // what brings the end nearer is done rather than what could be done for ever
    const onward = found.find((one) => /^(produce|make)/.test(one.dataset.action));
    const undo = bar.querySelector('[data-do=undo]:enabled:not([aria-disabled=true])');
    const { staged, picks } = bar.dataset;
    const kept = staged !== '0' || picks !== '0' || bar.querySelector('.chosen');
    const field = bar.querySelector('input[type=number]');
    const target =
        bar.querySelector('[data-do=confirm]:enabled:not([aria-disabled=true])') ??
        (undo && ((due && !kept) || chance < 0.03) ? undo : null) ??
        (field && chance < 0.3 ? field : null) ??
        (onward && chance > 0.5 ? onward : found[Math.floor(pick * found.length)]);
    if (!target) return {};
    target.scrollIntoView({ block: 'nearest' });
    const { left, top, width, height } = target.getBoundingClientRect();
    const [x, y] = [left + width / 2, top + height / 2];
    const hit = document.elementFromPoint(x, y);
    const { action, kind, behind, do: does } = target.dataset;
    return {
        x,
        y,
        name: target === undo && kept ? 'put-back' : (action ?? does ?? kind ?? behind ?? 'amount'),
        typed: target === field ? [Number(field.min), Number(field.max)] : null,
        hidden: target.contains(hit) ? '' : hit?.outerHTML.slice(0, 200),
    };
}"""
"""What this person does next: where it is on the screen, and what lies over it."""
GIVEN_UP = 50
UNDO_DUE = 20
"""After so many clicks something is taken back, if it hasn't been by chance."""


class Player:
    """One of them."""

    def __init__(self, person: Person, seed: int) -> None:
        self.person = person
        self.rng = random.Random(seed)
        self.done: list[str] = []
        self.over = False
        self._hidden = 0

    def step(self) -> bool:
        """Whether something was done."""
        page = self.person.page
        due = len(self.done) >= UNDO_DUE and "undo" not in self.done
        found: dict[str, Any] = page.evaluate(CHOOSE, [self.rng.random(), self.rng.random(), due])
        self.over = found.get("over", False)
        if "x" not in found:
            return False
        if found["hidden"]:  # for a moment something may still be on its way
            self._hidden += 1
            assert self._hidden < GIVEN_UP, f"{found['name']} lies behind {found['hidden']}"
            return False
        self._hidden = 0
        page.mouse.click(found["x"], found["y"])
        if found["typed"]:
            least, most = found["typed"]
            page.keyboard.press("Control+A")
            page.keyboard.type(str(min(most, least + self.rng.randrange(6))))
        self.done.append(found["name"])
        return True


def play_on(people: Sequence[Person], seconds: float = 300, reload_at: int = 0) -> set[str]:
    """Until the game is over, and each of them sees how it ended: what they have clicked on. After
    so many clicks the first of them loads the page anew."""
    players = [Player(one, number) for number, one in enumerate(people)]
    limit = time.monotonic() + seconds
    while not all(player.over for player in players):
        assert time.monotonic() < limit, [player.done[-5:] for player in players]
        if not any(player.step() for player in players if not player.over):
            people[0].page.wait_for_timeout(20)
        if reload_at and len(players[0].done) == reload_at:
            reload_at = 0
            people[0].page.reload()
    assert not reload_at, "nobody has loaded the page anew"
    for one, player in zip(people, players, strict=True):
        assert player.done
        result = one.message().position.result
        assert result is not None
        # the end tells everybody's points
        said = one.page.locator("main").inner_text()
        numbers = set(re.findall(r"\d+", said))
        assert {str(abs(score)) for score in result.scores} <= numbers, (result.scores, said)
    return {name for player in players for name in player.done}
