"""Somebody who clicks at random on whatever can be clicked, and notices what can't be reached."""

from __future__ import annotations

import random
from collections.abc import Collection
from typing import Any

from playwright.sync_api import Error

from magnate.client import Rejected
from magnate.client.calls import Message
from magnate.core.wire import Position
from tests.web.person import Person

STAGED = "(table) => JSON.parse(sessionStorage.getItem(`magnate-staged-${table}-`)).answers"
PIECES = "main .piece.can"
ANSWERS = ".bar[data-staged] .answers button:enabled:not([aria-disabled=true])"
CONFIRM = ".bar[data-staged] [data-do=confirm]:enabled:not([aria-disabled=true])"
PARTS = "nav.parts button"
UNDO = ".bar[data-staged] [data-do^=undo]:enabled:not([aria-disabled=true])"
GREYED = ".bar[data-staged] [data-greyed]"
TOLD = """(ply) => Number(document.querySelector('.table[data-ply]')?.dataset.ply) !== ply
    || document.querySelector('.bar .off')?.textContent.trim()"""
"""The bar says why something can't be done, unless somebody has moved meanwhile."""
CLICK_MS = (4000, 30_000)
"""The table may change while one aims, which shows soon; what still can't be clicked after so long
lies behind something else."""

CLICKS_PER_LOOK = 10
"""At most: what is picked already needs no look, nor what was seen."""


class Clicker:
    """Plays one game after the other at tables with bots."""

    def __init__(self, person: Person, game: str, seed: int, *, touch: bool = False) -> None:
        self.person = person
        self.touch = touch
        self.game = game
        self.rng = random.Random(f"{game} {seed}")
        self.clicks = 0
        self.games = 0
        self.looks = 0
        self.checked: tuple[str, int, int] | None = None

    def sit_down(self) -> None:
        table = self.person.client.play_now(self.game, 3, bot="random")
        self.person.sit(table.id)
        self.games += 1

    def run(self, clicks: int) -> None:
        self.sit_down()
        while self.clicks < clicks:
            message = self.person.settle()
            # some things can be done while others are asked
            if not message.position.legal or self.rng.random() < 0.8:
                message = self.person.until_asked()
            if message.position.result:
                self.sit_down()
                continue
            self.look(message)
            self.click(message)
            assert self.person.complaints == [], self.where()
        assert self.looks > clicks // CLICKS_PER_LOOK

    def run_a_turn(self, table: str) -> list[str]:
        """From where a turn begins until nothing is asked any more: the moves of it."""
        self.person.sit(table)
        begin = self.person.message().ply
        while (message := self.person.settle()).position.question:
            self.look(message)
            self.click(message)
            assert self.clicks < 400, self.where()
            assert self.person.complaints == [], self.where()
        return [one.play for one in message.entries if one.ply > begin and one.play]

    def where(self) -> str:
        message = self.person.message()
        return f"table {self.person.table}, ply {message.ply}: {message.position.question}"

    # What must be there

    def look(self, message: Message) -> None:
        """Every legal action has a button, or an amount that can be typed: also after answers that
        are kept on the desk."""
        shown = self.person.shown()
        here = (self.person.table, message.ply, shown["staged"])
        if here == self.checked or shown["picked"] or shown["chosen"]:
            return
        position = self.tried(message) if shown["staged"] else message.position
        if position is None or shown["ply"] != message.ply or shown != self.person.shown():
            return  # somebody has moved meanwhile
        self.checked = here
        self.looks += 1
        # equal containers have a row of prices each
        once = [one for one in shown["actions"] if not one.startswith("set-price")]
        assert len(once) == len(set(once)), f"twice the same: {shown}"
        missing = {choice.text for choice in position.legal} - set(shown["actions"])
        for action in missing:
            kind, _, amount = action.partition(" ")
            typed = amount.isdigit() and any(
                least <= int(amount) <= most for least, most in shown["amounts"]
            )
            there = typed or kind in shown["kinds"] or action in shown["behind"]
            assert there, f"{action} can't be reached at {self.where()}"
        for action in self.rng.sample(sorted(missing), min(1, len(missing))):
            assert self.person.find(action), f"{action} is not found at {self.where()}"

    def tried(self, message: Message) -> Position[Any] | None:
        """Where the answers on the desk lead to; None if the game has gone on."""
        answers = self.person.page.evaluate(STAGED, self.person.table)
        try:
            return self.person.client.trial(self.person.table, message.ply, answers).position
        except Rejected as refused:
            if refused.key != "too-late":
                raise
            return None

    # Doing something

    def click(self, message: Message) -> None:
        page = self.person.page
        chance = self.rng.random()
        if chance < 0.03:
            staged = self.person.shown()["staged"]
            if self.person.reload().position.legal:
                page.locator(f'.bar[data-staged="{staged}"]').wait_for()
            return
        if chance > 0.97 and page.locator(GREYED).count():
            self.ask_why()
            return
        order = self.order(chance)
        for selector in order:
            number = page.locator(selector).count()
            if number:
                self.click_on(selector, self.rng.randrange(number))
                return
        # what is on the desk may be tried anew just now
        now = self.person.settle()
        if now.ply == message.ply and now.position.question:
            found = any(page.locator(selector).count() for selector in order)
            assert found, f"dead end at {self.where()}: {self.person.shown()}"

    def ask_why(self) -> None:
        """What is greyed says why, and does nothing."""
        greyed, before = self.person.page.locator(GREYED), self.person.shown()
        self.clicks += 1
        # what is off is never waited for to be on
        greyed.nth(self.rng.randrange(greyed.count())).click(force=True)
        self.person.page.wait_for_function(TOLD, arg=before["ply"])
        now = self.person.shown()
        assert now == before or now["ply"] != before["ply"], self.where()

    def order(self, chance: float) -> list[str]:
        """What is looked for first."""
        if chance < 0.1:
            return [UNDO, CONFIRM, PIECES, ANSWERS]
        if chance < 0.55:
            return [CONFIRM, PIECES, ANSWERS, UNDO]
        return [CONFIRM, ANSWERS, PIECES, UNDO]

    def click_on(self, selector: str, number: int) -> None:
        target = self.person.page.locator(selector).nth(number)
        self.clicks += 1
        for patience in CLICK_MS:
            try:
                if self.touch:
                    target.tap(timeout=patience)
                else:
                    target.click(timeout=patience)
            except Error as error:
                # others move too
                if self.person.page.locator(selector).count() <= number:
                    return
                problem = error
            else:
                return
        raise AssertionError(f"{selector} {number} at {self.where()}") from problem


class BoardClicker(Clicker):
    """Clicks on pieces, and in the bar only what none carries: the kinds of action named. Where a
    piece is missing he comes to a dead end."""

    def __init__(
        self, person: Person, game: str, seed: int, bar: Collection[str], *, touch: bool = False
    ) -> None:
        super().__init__(person, game, seed, touch=touch)
        self.in_bar = ", ".join(
            f'.bar[data-staged] .answers button[data-action{how}"{kind}{end}"]:enabled'
            for kind in sorted(bar)
            for how, end in (("=", ""), ("^=", " "))
        )

    def click(self, message: Message) -> None:
        self.look_around()
        super().click(message)

    def look_around(self) -> None:
        """On a phone the pieces may lie in another part of the table."""
        page = self.person.page
        parts = page.locator(PARTS)
        order = list(range(parts.count()))
        if page.locator(CONFIRM).count() or (
            page.locator(PIECES).count() and self.rng.random() < 0.7
        ):
            return
        self.rng.shuffle(order)
        for part in order:
            parts.nth(part).click()
            if page.locator(PIECES).count():
                return

    def order(self, chance: float) -> list[str]:
        if chance < 0.1:
            return [UNDO, CONFIRM, PIECES, self.in_bar]
        if chance < 0.75:
            return [CONFIRM, PIECES, self.in_bar]
        return [CONFIRM, self.in_bar, PIECES]
