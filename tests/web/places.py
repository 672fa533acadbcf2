"""Every page of the client, and when it has come to rest."""

from __future__ import annotations

from magnate.server.guides import guides
from tests.locale.test_words import LANGUAGES
from tests.server.running import Server
from tests.web.looks import sticking_out
from tests.web.person import Person
from tests.web.tables import GAMES, MIDDLE, asked, invited, replay, shared, stored, waiting

LONG_WORDS = [language for language in LANGUAGES if language != "en"]
PLAIN = (
    "/",
    *(f"/new/{game}" for game in GAMES),
    "/watch",
    "/replays",
    *(f"/rules/{game}" for game in GAMES),
    *(f"/learn/{game}" for game in sorted(guides())),
    "/settings",
    "/me",
    "/device",
    "/nowhere",
)


REST = """() => new Promise((done) => {
    let timer;
    const finish = () => { watch.disconnect(); done(); };
    const again = () => { clearTimeout(timer); timer = setTimeout(finish, 200); };
    const watch = new MutationObserver(again);
    watch.observe(document, { subtree: true, childList: true, attributes: true });
    setTimeout(finish, 3000);
    document.fonts.ready.then(again);
})"""
"""Until nothing has changed for a moment."""


FRAME = "() => new Promise((done) => requestAnimationFrame(done))"
"""Until what has changed is drawn."""


def addresses(server: Server, ann: Person) -> list[str]:
    """Every page there is."""
    made = list(PLAIN)
    for game in GAMES:
        made.append(f"/table/{asked(server, ann, game, MIDDLE[game])}")
        made.append(f"/table/{stored(server, ann, game, None)}")
        made.append(f"/replay/{replay(server, ann, game)}")
    made.append(f"/table/{waiting(ann, 'container')}")
    made.append(f"/table/{shared(ann)}")
    made.append(f"/join#{invited(server, ann)}")
    return made


def open_page(person: Person, address: str) -> None:
    """Until it has come to rest."""
    person.page.goto(address)
    person.page.locator("h1, h2").first.wait_for()
    person.page.evaluate(REST)


def misfits(person: Person, where: str) -> dict[str, list[str]]:
    """What sticks out of the page that is open, in the languages with long words."""
    found = {}
    for language in LONG_WORDS:
        person.speak(language)
        person.page.evaluate(FRAME)
        if problems := sticking_out(person.page):
            found[f"{where} in {language}"] = problems
    return found
