"""What there is to look at, one after the other: pages, tables and their states."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import cache
from itertools import count

from playwright.sync_api import Page

from magnate.bots import bot
from magnate.core.game import game as find_game
from magnate.core.matches import Match
from magnate.core.records import Record
from magnate.server.guides import guides
from tests.server.running import Server
from tests.server.stored import store
from tests.web.person import Person
from tests.web.places import REST, open_page
from tests.web.tables import GAMES, GOLDEN, Question, recorded

People = Callable[..., Person]
Scene = tuple[str, Page]
ME, OPEN, BOT = {"kind": "me"}, {"kind": "open"}, {"kind": "bot", "bot": "greedy"}
NAMES = ("Ann", "Ben", "Cem", "Dora", "Emil")
OTHER_TABLES = {"container": (4, 5), "carnegie": (1, 2, 4), "rolling_heights": (1, 2, 4)}
"""How many sit down; three have a scene of their own."""
TURNS = {"start": 0.02, "middle": 0.5, "late": 0.93}
"""How much of a game has been played."""
TEXT_MODE = """(textMode) => {
    const kept = JSON.parse(localStorage.getItem('magnate-settings') ?? '{}');
    localStorage.setItem('magnate-settings', JSON.stringify({ ...kept, textMode }));
}"""
DOWN = """(node) => {
    const before = node.scrollTop;
    node.scrollBy({ top: node.clientHeight - 40, behavior: 'instant' });
    return node.scrollTop > before;
}"""
"""Scroll on by nearly a screen, and tell whether there was more to see."""


@cache
def sensible(game: str, players: int = 3) -> Match:
    """A whole game as people would play it."""
    match, greedy = Match.start(find_game(game), players, 5, NAMES[:players]), bot("greedy", 1)
    while not match.state.over:
        seat = match.state.to_act[0]
        match.play(seat, greedy.choose(match.state.seen_by(seat, greedy.rng), seat))
    return match


def _asked(game: str, part: float, players: int = 3) -> Match:
    """So far into it, where the first seat is asked."""
    whole = sensible(game, players).record()
    match = Match.begin(whole)
    for ply, line in enumerate(whole.log):
        if ply >= part * len(whole.log) and 0 in match.state.to_act:
            return match
        match.enter(line)
    raise AssertionError(f"{NAMES[0]} is never asked")


def _waiting(game: str) -> Match:
    """In its middle, where another seat is asked."""
    whole = sensible(game).record()
    match = Match.begin(whole)
    for ply, line in enumerate(whole.log):
        if ply >= len(whole.log) // 3 and 0 not in match.state.to_act:
            return match
        match.enter(line)
    raise AssertionError(f"{NAMES[0]} is asked all the time")


def _questions(game: str, players: int) -> dict[str, Question]:
    """Every question that is asked, late in a sensible game if it comes up there."""
    found: dict[str, Question] = {}
    chances = [Record.from_json(path.read_bytes()) for path in GOLDEN.glob(f"{game}-{players}-*")]
    for record in (*chances, sensible(game, players).record()):
        match = Match.begin(record)
        for ply, line in enumerate(record.log[: int(TURNS["late"] * len(record.log))]):
            for seat in match.state.to_act:
                asked = match.state.question(seat)
                assert asked is not None
                found[asked.kind.key.split("-ask-")[1]] = Question(record, ply, seat)
            match.enter(line)
    return found


def _rest(person: Person) -> Page:
    person.page.evaluate(REST)
    return person.page


def chief(server: Server, come: People) -> Iterator[Scene]:
    """Home, a waiting room, and each game at its table from the first move to the replay."""
    ann = come("Ann", server)
    room = ann.client.create("container", 4, seats=[ME, OPEN, OPEN, BOT]).id
    tables = {
        f"{game}-{name}": store(server, _asked(game, part), [ann.client])
        for game in GAMES
        for name, part in TURNS.items()
    }
    for name, address in (("home", "/"), ("room", f"/table/{room}")):
        open_page(ann, address)
        yield name, ann.page
    for name, found in tables.items():
        ann.sit(found)
        yield name, _rest(ann)
    for game in GAMES:
        over = store(server, sensible(game), [ann.client])
        open_page(ann, f"/table/{over}")
        yield f"{game}-end", ann.page
        open_page(ann, f"/replay/{ann.client.replay_link(over)}?ply=100")
        yield f"{game}-replay", ann.page


def house(server: Server, come: People) -> Iterator[Scene]:
    """All pages but the table; `server` has no tables yet."""
    ann, eve = come("Ann", server), come("", server)
    for name, address in (("home-stranger-none", "/"), ("me-stranger", "/me")):
        open_page(eve, address)
        yield name, eve.page
    open_page(eve, "/new/container")
    yield "new-stranger", eve.page
    for name, address in (
        ("home-none", "/"),
        ("watch-none", "/watch"),
        ("replays-none", "/replays"),
        ("me-none", "/me"),
        ("nowhere", "/nowhere"),
        ("no-table", "/table/nosuchtable"),
        ("join-bad", "/join#nosuchtable.nosuchsecret"),
        ("device", "/device"),
        ("settings", "/settings"),
    ):
        ann.refusals.add("not-found")
        open_page(ann, address)
        yield name, ann.page
    for game in GAMES:
        open_page(ann, f"/new/{game}")
        yield f"new-{game}", ann.page
        ann.page.locator("details > summary").click()
        ann.page.locator("main").evaluate("(page) => page.scrollIntoView({ block: 'end' })")
        yield f"new-{game}-bottom", _rest(ann)
        open_page(ann, f"/rules/{game}")
        yield f"rules-{game}", ann.page
    for game in sorted(guides()):
        open_page(ann, f"/learn/{game}")
        yield f"learn-{game}-1", ann.page
        ann.page.locator("section.guide [data-do=next]").click()
        yield f"learn-{game}-2", _rest(ann)

    ben = server.person("Ben")
    for game, seats in (
        ("carnegie", [ME, OPEN]),
        ("container", [ME, OPEN, OPEN, BOT]),
        ("rolling_heights", [ME, OPEN, OPEN]),
    ):
        ben.create(game, len(seats), seats=seats, public=True)
    shown = store(server, _waiting("carnegie"), [ann.client, ben, server.person("Cem")])
    for game in GAMES:
        store(server, _asked(game, TURNS["middle"]), [ann.client, ben])
        store(server, sensible(game), [ann.client, ben])
    seen = ben.create("container", 3, seats=[ME, BOT, BOT], public=True).id
    ben.start(seen)
    room = ann.client.create("container", 4, seats=[ME, OPEN, OPEN, BOT]).id
    for name, who, address in (
        ("home", ann, "/"),
        ("home-stranger", eve, "/"),
        ("watch", ann, "/watch"),
        ("replays", ann, "/replays"),
        ("me", ann, "/me"),
        ("spectator", ann, f"/table/{seen}"),
        ("room", ann, f"/table/{room}"),
        ("room-stranger", eve, f"/table/{room}"),
        ("waiting", ann, f"/table/{shown}"),
    ):
        open_page(who, address)
        yield name, who.page
    open_page(ann, "/me")
    ann.page.locator("main .panel .btn:not(.go):not(.plain)").last.scroll_into_view_if_needed()
    yield "me-bottom", _rest(ann)
    open_page(ann, f"/table/{room}")
    ann.client.say(room, "I bring the biscuits")
    ann.page.locator(".acts .btn").first.click()
    ann.page.locator(".linked .qr svg").wait_for()
    yield "room-link", _rest(ann)
    link = ann.client.change_seat(room, 2, "link").link
    open_page(eve, f"/join#{room}.{link}")
    yield "join-stranger", eve.page
    cem = come("Cem", server)
    open_page(cem, f"/join#{room}.{link}")
    yield "join", cem.page
    eve.refusals.add("bad-input")
    open_page(eve, "/")
    eve.page.locator("main .input").last.fill("\u200b")
    eve.page.keyboard.press("Enter")
    eve.page.get_by_role("alert").scroll_into_view_if_needed()
    yield "home-bad-name", _rest(eve)

    shared = ann.client.create("container", 3, seats=[ME, {**ME, "name": "Gran"}, BOT]).id
    ann.client.start(shared)
    ann.page.goto(f"/table/{shared}")
    ann.page.locator("main.cover").wait_for()
    yield "cover", _rest(ann)


def _parts(person: Person) -> Iterator[tuple[str, Page]]:
    """All that lies on a phone's table, one screen after the other; on a desk it all is seen."""
    parts, board = person.page.locator(".parts button"), person.page.locator("#board")
    for at in range(parts.count()):
        parts.nth(at).click()
        for screen in count(1):
            yield f"part{at + 1}-{screen}", _rest(person)
            if not board.evaluate(DOWN):
                break


def _over_the_map(person: Person) -> Iterator[tuple[str, Page]]:
    """What Carnegie lays over the map on a desk; a phone has it among its parts."""
    page = person.page
    for name, opens in (
        ("andrew", "[data-do=andrew]"),
        ("donations", "[data-do=donations]"),
        ("market", "[data-do=market]"),
        ("sheet", "aside .stack >> nth=0"),
        ("company", ".nets button + button"),
    ):
        if page.locator(opens).count():
            page.locator(opens).last.click()
            yield name, _rest(person)
            page.keyboard.press("Escape")


def seats(server: Server, come: People, game: str, players: int) -> Iterator[Scene]:
    """Every question of a game with so many people, all parts of its table, and its end."""
    ann = come("Ann", server)
    for name, question in _questions(game, players).items():
        ann.sit(recorded(server, ann, question))
        yield f"{game}-{players}-{name}", _rest(ann)
    ann.sit(store(server, _asked(game, TURNS["late"], players), [ann.client]))
    for name, page in _parts(ann):
        yield f"{game}-{players}-{name}", page
    if game == "carnegie":
        for name, page in _over_the_map(ann):
            yield f"{game}-{players}-{name}", page
    open_page(ann, f"/table/{store(server, sensible(game, players), [ann.client])}")
    yield f"{game}-{players}-end", ann.page


def table(server: Server, come: People, game: str) -> Iterator[Scene]:
    """A game at its table, from the first move to the replay."""
    ann = come("Ann", server)
    for name, part in TURNS.items():
        found = store(server, _asked(game, part), [ann.client], hints=True)
        ann.sit(found)
        yield f"{game}-{name}", _rest(ann)
        parts = ann.page.locator(".parts button")
        for at in range(1, parts.count()):
            parts.nth(at).click()
            yield f"{game}-{name}-part{at + 1}", _rest(ann)
    others = [server.person(name) for name in NAMES[1:3]]  # bots would not let her wait
    ann.sit(store(server, _waiting(game), [ann.client, *others]))
    yield f"{game}-waiting", _rest(ann)

    middle = store(server, _asked(game, TURNS["middle"]), [ann.client], hints=True)
    ann.sit(middle)
    ann.page.locator(".menu > .icon-btn").click()
    yield f"{game}-menu", _rest(ann)
    ann.page.keyboard.press("Escape")
    ann.page.locator(".do .icon-btn").click()
    yield f"{game}-why", _rest(ann)
    ann.page.keyboard.press("Escape")
    ann.client.say(middle, "Good evening, everybody")
    ann.client.say(middle, "Whose turn is it? I have only come back from the kitchen")
    if ann.page.locator("nav .icon-btn").count() == 2:  # on a phone
        ann.page.locator("nav .icon-btn").first.click()
    for at, name in enumerate(("log", "chat", "notes")):
        ann.page.locator("[role=tab]").nth(at).click()
        yield f"{game}-{name}", _rest(ann)
    ann.page.evaluate(TEXT_MODE, True)
    ann.sit(middle)
    yield f"{game}-text", _rest(ann)
    ann.page.evaluate(TEXT_MODE, False)
    over = store(server, sensible(game), [ann.client])
    open_page(ann, f"/table/{over}")
    yield f"{game}-end", ann.page
    ann.page.locator("main").evaluate("(page) => page.scrollIntoView({ block: 'end' })")
    yield f"{game}-end-bottom", _rest(ann)
    open_page(ann, f"/replay/{ann.client.replay_link(over)}?ply=100")
    yield f"{game}-replay", ann.page
    ann.sit(middle)
    heard = list(ann.complaints)
    server.stop()
    ann.page.locator(".notice").wait_for()
    yield f"{game}-lost", ann.page
    ann.page.close()
    ann.complaints[:] = heard  # that nobody answers is told there
