"""Every page of the client, and when it has come to rest."""

from __future__ import annotations

from collections.abc import Callable, Iterator

from magnate.server.guides import guides
from tests.locale.test_words import LANGUAGES
from tests.server.running import Server
from tests.web.looks import sticking_out
from tests.web.person import Person
from tests.web.tables import (
    GAMES,
    MIDDLE,
    asked,
    invited,
    replay,
    shared,
    stored,
    unasked,
    waiting,
    watched,
)

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

LISTS = ("/", "/watch", "/replays", "/me")
People = Callable[..., Person]


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


FRAME = """async () => {
    const frame = () => new Promise(requestAnimationFrame);
    await frame();
    await frame(); // drawn once, so that letters which are missing have been sent for
    await document.fonts.ready;
    await frame();
}"""
"""Until what has changed is drawn, in its own letters."""


def addresses(server: Server, ann: Person) -> list[str]:
    """Every page there is for who has told a name, and two that there aren't."""
    ann.refusals.add("not-found")
    made = list(PLAIN)
    for game in GAMES:
        made.append(f"/table/{asked(server, ann, game, MIDDLE[game])}")
        made.append(f"/table/{stored(server, ann, game, None)}")
        made.append(f"/replay/{replay(server, ann, game)}")
        made.append(f"/table/{unasked(server, ann, game)}")
    made.append(f"/table/{waiting(ann, 'container')}")
    made.append(f"/table/{shared(ann)}")
    made.append(f"/join#{invited(server)}")
    made.append(f"/table/{watched(server, 'carnegie')}")
    return [*made, "/table/nosuchtable", "/join#nosuchtable.nosuchsecret"]


def doors(server: Server) -> list[str]:
    """What strangers see otherwise than others."""
    link = invited(server)
    return ["/", "/me", f"/table/{link.partition('.')[0]}", f"/join#{link}"]


def visits(server: Server, empty: Server, person: People) -> Iterator[tuple[Person, str]]:
    """Every page there is, and who looks at it. At the empty server there are no tables yet."""
    ann = person("Ann")
    yield from ((ann, address) for address in addresses(server, ann))
    eve = person("")
    yield from ((eve, address) for address in doors(server))
    first = person("Ann", empty)
    yield from ((first, address) for address in LISTS)


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
