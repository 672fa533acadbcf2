"""The first load is light, and a click is answered at once."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from statistics import median
from urllib.parse import urlparse

import pytest
from playwright.sync_api import Response

from tests.server.running import Server
from tests.web.person import Person
from tests.web.places import open_page
from tests.web.tables import GAMES, MIDDLE, asked

People = Callable[..., Person]
BUILT = Path(__file__).parents[2] / "src" / "magnate" / "web"
FIRST_LOAD = 200_000
REACTION_MS = 100

CLICKS = 9
ROUNDS = 3

WATCH = """(part) => {
    const seen = document.querySelector(part);
    window.reaction = new Promise((done, fail) => {
        setTimeout(() => fail(new Error(`${part} never changes`)), 20_000);
        addEventListener('click', ({ timeStamp }) => {
            const watch = new MutationObserver(() => {
                watch.disconnect();
                // what was changed is painted with this frame; a message is read after it
                requestAnimationFrame(() => {
                    const { port1, port2 } = new MessageChannel();
                    port1.onmessage = () => done(performance.now() - timeStamp);
                    port2.postMessage(null);
                });
            });
            const all = { subtree: true, childList: true, attributes: true, characterData: true };
            watch.observe(seen, all);
        }, { capture: true, once: true });
    });
}"""
"""From the moment a finger goes up until a part of the table has been painted anew."""
BAR, BOARD = ".bar[data-staged]", ".table main"
TARGETS = {
    BAR: f"{BAR} .answers button:is([data-action], [data-behind]):enabled",
    BOARD: ".table main .piece.can",
}


def packed(path: str) -> int:
    """How large a file of the client is on its way."""
    file = BUILT / path.lstrip("/") if "." in path else BUILT / "index.html"
    small = file.with_name(f"{file.name}.gz")
    return (small if small.exists() else file).stat().st_size


@pytest.mark.parametrize("language", ["en", "uk"])
@pytest.mark.parametrize("place", ["home", *GAMES])
def test_the_first_load_is_light(server: Server, person: People, place: str, language: str) -> None:
    """Without fonts, which are shown when they come. Ukrainian words are the heaviest."""
    ann = person("Ann", locale=language)
    loaded: set[str] = set()

    def came(response: Response) -> None:
        path = urlparse(response.url).path
        if not path.startswith("/api") and not path.endswith(".woff2"):
            loaded.add(path)

    ann.page.on("response", came)
    address = "/" if place == "home" else f"/table/{asked(server, ann, place, MIDDLE[place])}"
    open_page(ann, address)
    sizes = {path: packed(path) for path in loaded}
    assert sum(sizes.values()) < FIRST_LOAD, sizes


def reaction(person: Person, part: str) -> float:
    """To a click on the first answer, or on the first piece; then all is as it was."""
    person.page.evaluate(WATCH, part)
    person.page.locator(TARGETS[part]).first.click()
    took: float = person.page.evaluate("window.reaction")
    person.settle()
    while (undo := person.bar.locator("[data-do=undo]:enabled:not([aria-disabled=true])")).count():
        undo.click()
        person.settle()
    return took


@pytest.mark.parametrize(
    ("game", "part"), [(game, part) for part in (BAR, BOARD) for game in GAMES]
)
def test_a_click_is_answered_at_once(server: Server, person: People, game: str, part: str) -> None:
    """Where one clicked something changes before anybody could think that nothing has happened, on
    a full board."""
    ann = person("Ann")
    ann.sit(asked(server, ann, game, MIDDLE[game]))
    rounds: list[float] = []
    # another round only if this machine was busy with something else
    while len(rounds) < ROUNDS and min(rounds, default=REACTION_MS) >= REACTION_MS:
        rounds.append(median(reaction(ann, part) for _ in range(CLICKS)))
    assert min(rounds) < REACTION_MS, rounds
