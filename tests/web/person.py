"""Somebody in front of a browser, and the same person as a program would be at the server."""

from __future__ import annotations

import json
import time
from collections.abc import Callable
from typing import Any

from playwright.sync_api import Browser, ConsoleMessage, Locator, Page, Response, ViewportSize

from magnate.client.calls import Message
from tests.server.running import Server

PATIENCE_MS = 30_000
"""On a busy machine anything may take so long; nothing is ever waited for that doesn't come."""
DESK: ViewportSize = {"width": 1280, "height": 800}
PHONE: ViewportSize = {"width": 390, "height": 844}

RACES = ("too-late", "seals")
"""What is refused because somebody else has answered meanwhile: nobody's mistake."""
TELL_REFUSALS = """
const ask = window.fetch;
window.fetch = async (...asked) => {
    const answer = await ask(...asked);
    if (answer.status >= 400) {
        const said = await answer.clone().json().catch(() => ({}));
        console.debug('refused', said.extra?.key, answer.status, answer.url, asked[1]?.body);
    }
    return answer;
};
"""
"""The console tells that something was refused, but not what."""
SHOWN = """() => {
    const table = document.querySelector('.table[data-ply]');
    const bar = table?.querySelector('.bar[data-staged]');
    const all = (selector) => [...(bar?.querySelectorAll(selector) ?? [])];
    const usable = (button) => button.matches(':enabled:not([aria-disabled=true])')
        && button.checkVisibility();
    return {
        over: !table && document.querySelector('main') !== null,
        ply: bar && !bar.matches('.busy') ? Number(table.dataset.ply) : -1,
        staged: Number(bar?.dataset.staged ?? 0),
        chosen: bar?.querySelector('.chosen')?.dataset.action ?? '',
        picked: Number(bar?.dataset.picks ?? 0),
        actions: all('button[data-action]').filter(usable).map((one) => one.dataset.action),
        behind: all('button[data-behind]').filter(usable)
            .flatMap((one) => one.dataset.behind.split('|')),
        kinds: all('button[data-kind]').filter(usable).map((one) => one.dataset.kind),
        amounts: all('input[type=number]').map((one) => [Number(one.min), Number(one.max)]),
    };
}"""

SPEAK = """(language) => {
    const kept = JSON.parse(localStorage.getItem('magnate-settings') ?? '{}');
    localStorage.setItem('magnate-settings', JSON.stringify({ ...kept, language }));
    dispatchEvent(new StorageEvent('storage', { key: 'magnate-settings' }));
}"""

MOVE_TO = """(to) => {
    document.querySelector('.table[data-ply]')?.setAttribute('data-old', '');
    history.pushState(null, '', to);
    dispatchEvent(new PopStateEvent('popstate'));
}"""


def wait_until(page: Page, condition: Callable[[], object], seconds: float = 60.0) -> None:
    """While the page goes on."""
    limit = time.monotonic() + seconds
    while not condition():
        assert time.monotonic() < limit, "it never happened"
        page.wait_for_timeout(20)


class Person:
    """`page` is what he sees; `client` asks the server in his name."""

    def __init__(
        self,
        browser: Browser,
        server: Server,
        name: str,
        *,
        viewport: ViewportSize = DESK,
        settings: dict[str, Any] | None = None,
        **wishes: Any,
    ) -> None:
        """`settings` are those of the client that he has chosen before; no name: a stranger."""
        self.server = server
        self.name = name
        self.complaints: list[str] = []
        self.refusals = set(RACES)
        """What may be refused, by its key."""
        wished = {"locale": "en", "reduced_motion": "reduce", **wishes}
        self.context = browser.new_context(base_url=server.url, viewport=viewport, **wished)
        self.context.set_default_timeout(PATIENCE_MS)
        self.context.add_init_script(TELL_REFUSALS)
        if settings:
            kept = json.dumps(json.dumps(settings))
            self.context.add_init_script(
                f"localStorage.getItem('magnate-settings') ?? "
                f"localStorage.setItem('magnate-settings', {kept})"
            )
        if name:
            self.client = server.person(name)
            self.context.add_cookies(
                [
                    {"name": cookie.name, "value": cookie.value or "", "url": server.url}
                    for cookie in self.client.http.cookies.jar
                ]
            )
        self.page = self.context.new_page()
        self.page.on("console", self._heard)
        self.page.on("response", self._answered)
        self.page.on("pageerror", lambda error: self.complaints.append(f"{name}: {error}"))

    def go_away(self) -> None:
        self.context.close()

    def _heard(self, message: ConsoleMessage) -> None:
        refused = message.type == "debug" and message.text.startswith("refused ")
        if refused and message.text.split()[1] in self.refusals:
            return
        failed = message.text.startswith("Failed to load resource")
        if refused or (message.type in ("error", "warning") and not failed):
            who = self.name or "a stranger"
            self.complaints.append(f"{who}: {message.text} {message.location}")

    def _answered(self, response: Response) -> None:
        """What the page itself asked for is told by `TELL_REFUSALS`."""
        if response.status >= 400 and response.request.resource_type != "fetch":
            self.complaints.append(f"{response.status} {response.url}")

    def speak(self, language: str) -> None:
        """Choose another language, as on another page of the same browser."""
        self.page.evaluate(SPEAK, language)
        self.page.locator(f"html[lang={language}]").wait_for(state="attached")

    # At a table

    def known(self, table: str) -> None:
        """A stranger has told his name, and sits at that table now."""
        self.client = self.server.person("somebody else")
        self.client.http.cookies.clear()
        for cookie in self.context.cookies():
            self.client.http.cookies.set(cookie["name"], cookie["value"])
        self.table = table

    def sit(self, table: str) -> None:
        """Open a table's page, and wait until it is laid."""
        self.table = table
        self.page.goto(f"/table/{table}")
        self.page.locator(".table[data-ply]").wait_for()
        self.settle()

    def move_to(self, table: str) -> None:
        """Sit down at the next table: once the client is there it isn't loaded again."""
        if not self.page.url.startswith(self.server.url):
            self.sit(table)
            return
        self.table = table
        self.page.evaluate(MOVE_TO, f"/table/{table}")
        self.page.locator(".table[data-ply]:not([data-old])").wait_for()
        self.settle()

    def message(self) -> Message:
        return self.client.message(self.table)

    def shown(self) -> dict[str, Any]:
        """What the page says of itself: `ply` is -1 while something is under way."""
        return dict(self.page.evaluate(SHOWN))

    def settle(self, seconds: float = 60.0) -> Message:
        """Wait until the page shows where the game stands, and nothing is under way."""
        limit = time.monotonic() + seconds
        while True:
            message = self.message()
            shown = self.shown()
            if shown["ply"] == message.ply or (shown["over"] and message.position.result):
                return message
            assert time.monotonic() < limit, f"{self.name} sees {shown}, not {message.ply}"
            self.page.wait_for_timeout(20)

    def until(self, condition: Callable[[Message], bool], seconds: float = 60.0) -> Message:
        """Wait until something is true of where the game stands, and shown."""
        limit = time.monotonic() + seconds
        while not condition(message := self.message()):
            assert time.monotonic() < limit, f"it never happened: {message.position.question}"
            self.page.wait_for_timeout(30)
        return self.settle()

    def until_asked(self) -> Message:
        """... or until the game is over."""
        return self.until(
            lambda message: bool(message.position.question or message.position.result)
        )

    def reload(self) -> Message:
        self.page.reload()
        return self.settle()

    @property
    def bar(self) -> Locator:
        return self.page.locator(".bar[data-staged]")

    def button(self, action: str) -> Locator:
        """The button of an action in the bar."""
        return self.bar.locator(f'button[data-action="{action}"]').first

    def find(self, action: str) -> bool:
        """Whether the bar has the action: as a button, behind others, behind the one of its kind,
        or as an amount that can be typed. It is laid open then, so that it has a button."""
        folded = self.bar.locator(f'button[data-behind*="|{action}|"]')
        while folded.count():
            folded.first.click()
        if self.button(action).count():
            return True
        kind, _, amount = action.partition(" ")
        behind = self.bar.locator(f'button[data-kind="{kind}"]')
        if behind.count():
            behind.click()
        else:
            for field in self.bar.locator("input[type=number]").all():
                if amount.isdigit():
                    field.fill(amount)
        return self.button(action).count() > 0

    def play(self, action: str) -> Message:
        """Click an action, and confirm it where that is asked for."""
        assert self.find(action), f"{action} is not in the bar"
        self.button(action).click()
        self.settle()
        if self.shown()["chosen"]:
            self.bar.locator("[data-do=confirm]").click()
        return self.settle()
