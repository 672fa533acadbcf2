"""Around the tables: what strangers see, how people meet, what is left when a game is over."""

from __future__ import annotations

import re
from collections.abc import Callable
from pathlib import Path

import msgspec
import pytest
from playwright.sync_api import Route, expect

import magnate
from magnate.core.matches import Match
from magnate.core.records import Holder
from magnate.words import Words
from tests.server.running import Server
from tests.server.stored import played, store
from tests.web.person import DESK, PHONE, SPEAK, Person
from tests.web.places import open_page
from tests.web.tables import GAMES, MIDDLE, asked, stored, waiting

People = Callable[..., Person]
OPEN, ME, BOT = {"kind": "open"}, {"kind": "me"}, {"kind": "bot", "bot": "random"}
TILES = Path(__file__).parents[2] / "docs" / "examples" / "rolling-heights-tiles.toml"


def test_a_stranger_finds_a_table_and_talks(person: People) -> None:
    """The list needs no name; sitting down does. Who waits can talk."""
    ann, eve = person("Ann"), person("")
    table = ann.client.create("carnegie", 2, public=True).id
    ann.page.goto(f"/table/{table}")
    eve.page.goto("/watch")
    eve.page.locator("main h1").wait_for()
    eve.page.goto("/")
    eve.page.get_by_role("button", name="Join Carnegie, Ann").click()
    eve.page.get_by_label("What is your name?").last.fill("Eve")
    eve.page.keyboard.press("Enter")
    eve.page.wait_for_url(f"**/table/{table}")
    expect(ann.page.get_by_text("Eve", exact=True).first).to_be_visible()
    ann.page.get_by_label("Say something").fill("Shall we begin?")
    ann.page.keyboard.press("Enter")
    expect(eve.page.get_by_text("Shall we begin?")).to_be_visible()


def test_the_house_knows_every_game(server: Server, person: People) -> None:
    """Its pages name games, questions and options in each language, though a game's own words come
    with its table."""
    ann, dora = person("Ann", locale="uk"), server.person("Dora")
    rooms = []
    for game in magnate.all_games():
        asked(server, ann, game.name, MIDDLE[game.name], public=True)
        stored(server, ann, game.name, None)
        chosen = {option.name: option.choices[-1] for option in game.options if option.choices}
        seats = [ME, OPEN, BOT]
        rooms.append(dora.create(game.name, 3, seats=seats, options=chosen, public=True).id)
    news = [f"/new/{game}" for game in GAMES]
    for address in ("/", "/watch", "/replays", "/me", *news, *(f"/table/{id}" for id in rooms)):
        open_page(ann, address)
        for language in ("de", "uk"):
            ann.speak(language)
    words = Words("uk")
    ann.page.goto("/")
    for game in magnate.all_games():
        row = ann.page.locator("#open-tables").locator("xpath=../..").get_by_role("listitem")
        for option in game.options:
            key = f"{game.name}-option-{option.name.replace('_', '-')}"
            expect(row.filter(has_text=words.text(key)).first).to_be_visible()


@pytest.mark.parametrize("game", GAMES)
def test_another_language_at_a_table(server: Server, person: People, game: str) -> None:
    """... is spoken when all its words are there."""
    ann = person("Ann")
    ann.sit(asked(server, ann, game, MIDDLE[game]))
    words = re.compile(rf"/assets/{game}-[^/]*\.js$")
    held: list[Route] = []

    def hold(route: Route) -> None:
        held.append(route)

    ann.page.route(words, hold)
    with ann.page.expect_request(words):
        ann.page.evaluate(SPEAK, "uk")
    expect(ann.page.locator("html")).to_have_attribute("lang", "en")
    for route in held:
        route.continue_()
    expect(ann.page.locator("html")).to_have_attribute("lang", "uk")
    expect(ann.page.locator("body")).not_to_contain_text(re.compile(rf"\b{game}-\w"))


def test_a_stranger_is_invited(server: Server, person: People) -> None:
    """The link of a table shows what is played there and by whom; with a name one sits down, and
    what can't be one is told so."""
    ann, eve = server.person("Ann"), person("")
    eve.refusals.add("bad-input")
    table = ann.create("carnegie", 2).id
    eve.page.goto(f"/table/{table}")
    expect(eve.page.get_by_role("heading", name="Carnegie")).to_be_visible()
    expect(eve.page.get_by_role("listitem").filter(has_text="Ann")).to_be_visible()
    name = eve.page.get_by_label("What is your name?")
    name.fill("\u200b")
    eve.page.keyboard.press("Enter")
    expect(eve.page.get_by_role("alert")).to_have_text(
        "That can’t be used as a name: it needs 1 to 24 visible characters."
    )
    name.fill("Eve")
    eve.page.get_by_role("button", name="Take the seat").click()
    expect(eve.page.get_by_text("Waiting for the host to begin.")).to_be_visible()
    assert [seat.name for seat in ann.table(table).seats] == ["Ann", "Eve"]


def test_a_seat_that_is_kept_is_offered_to_nobody_else(person: People) -> None:
    """Who has only the link of the table sees that it is kept; so does the host who comes back."""
    ann, ben, eve = person("Ann"), person("Ben"), person("")
    table = ann.client.create("carnegie", 2).id
    ann.client.change_seat(table, 1, "link")
    for one in (ann, ben, eve):
        one.page.goto(f"/table/{table}")
        expect(one.page.get_by_text("Kept for the owner of a link")).to_be_visible()
        for offer in ("Sit here", "Take the seat"):
            expect(one.page.get_by_role("button", name=offer)).to_have_count(0)


def test_links_for_others_where_the_host_sits(tmp_path: Path, person: People) -> None:
    """At his machine's own address they have that in the network: friends can open them."""
    server = Server(tmp_path, address="0.0.0.0")
    try:
        ann, eve = person("Ann", server), person("", server)
        table = waiting(ann, "container")
        ann.page.goto(f"/table/{table}")
        invitation = ann.page.get_by_label("Link to this table")
        link = invitation.input_value()
        assert link.endswith(f"/table/{table}")
        assert not link.startswith(server.url)
        expect(ann.page.get_by_text("Whoever has the link can sit down")).to_be_visible()
        origin = link.removesuffix(f"/table/{table}")
        ann.page.get_by_role("button", name="Link for this seat").click()
        seat = ann.page.get_by_label("Link to this seat")
        expect(seat).to_have_value(re.compile(rf"^{origin}/join#"))
        ann.page.goto("/me")
        ann.page.get_by_role("button", name="Make a link").click()
        device = ann.page.get_by_label("Open this on the other device")
        expect(device).to_have_value(re.compile(rf"^{origin}/device#"))
        eve.page.goto(link)
        expect(eve.page.get_by_role("listitem").filter(has_text="Ann")).to_be_visible()
    finally:
        server.stop()


def test_a_server_for_one_machine_says_so(person: People) -> None:
    ann = person("Ann")
    ann.page.goto(f"/table/{waiting(ann, 'container')}")
    expect(ann.page.get_by_label("Link to this table")).to_have_value(ann.page.url)
    expect(ann.page.get_by_text("This link works on your own device alone")).to_be_visible()


def against_bots(game: str, plies: int | None) -> Match:
    """A game against two bots that nobody named, by somebody who is called like them."""
    record = played(game, plies).record()
    bots = [Holder(name=f"Random {number}", bot="random") for number in (2, 3)]
    match = Match.begin(msgspec.structs.replace(record, seats=[Holder(name="Random"), *bots]))
    for line in record.log:
        match.enter(line)
    return match


def test_bots_are_called_in_the_readers_language(server: Server, person: People) -> None:
    """... wherever they are named; people keep their names."""
    ann = person("Ann", locale="de")
    room = ann.client.create("container", 3, seats=[ME, BOT, BOT]).id
    ann.page.goto(f"/table/{room}")
    expect(ann.page.locator(".who b")).to_have_text(["Ann", "Zufall", "Zufall 2"])
    middle = against_bots("container", MIDDLE["container"])
    ann.sit(store(server, middle, [ann.client], public=True))
    players = ann.page.locator("li > .name > b")
    expect(players).to_have_text(["Random", "Zufall 2", "Zufall 3"])
    log = ann.page.get_by_role("list", name=Words("de").text("web-tab-log"))
    expect(log).to_contain_text("Zufall 2")
    expect(ann.page.locator("body")).not_to_contain_text("Random 2")
    ann.speak("en")
    expect(players).to_have_text(["Random", "Random 2", "Random 3"])
    ann.speak("de")
    over = store(server, against_bots("container", None), [ann.client])
    open_page(ann, f"/table/{over}")
    expect(ann.page.locator("main")).to_contain_text("Zufall 3")
    expect(ann.page.locator("main")).not_to_contain_text("Random 3")
    open_page(ann, f"/replay/{ann.client.replay_link(over)}")
    expect(ann.page.locator("body")).to_contain_text("Zufall 3")
    for address in ("/", "/watch", "/replays", "/me"):
        ann.page.goto(address)
        row = ann.page.get_by_role("listitem").filter(has_text="Zufall 3")
        expect(row.first).to_be_attached()


def test_the_door_of_a_table_that_has_begun(server: Server, person: People) -> None:
    """... lets in whoever wants to watch; where there is no table, it says so."""
    ann, eve = server.person("Ann"), person("")
    eve.refusals.add("not-found")
    table = ann.create("carnegie", 2, seats=[ME, BOT]).id
    ann.start(table)
    eve.page.goto(f"/table/{table}")
    expect(eve.page.get_by_text("All seats are taken.")).to_be_visible()
    eve.page.goto("/table/nosuchtable")
    expect(eve.page.get_by_text("There is no such table")).to_be_visible()


def test_leaving_by_the_menu(server: Server, person: People) -> None:
    """It asks once more, and a bot takes the seat."""
    ann, ben = server.person("Ann"), person("Ben")
    table = ann.create("carnegie", 2).id
    ben.client.join(table)
    ann.start(table)
    ben.sit(table)
    ben.page.get_by_role("button", name="Menu").click()
    ben.page.get_by_role("button", name="Leave the table").click()
    ben.page.get_by_role("button", name="Really leave?").click()
    ben.page.wait_for_url(ben.server.url + "/")
    assert [seat.kind for seat in ann.table(table).seats] == ["person", "bot"]


def test_talk_is_told_on_a_phone(server: Server, person: People) -> None:
    """Where the chat is shut, the button that opens it says how much was said and not yet read."""
    ann, ben = server.person("Ann"), person("Ben", viewport=PHONE)
    table = ann.create("carnegie", 2).id
    ben.client.join(table)
    ann.start(table)
    ben.sit(table)
    ann.say(table, "Whose turn is it?")
    ben.page.get_by_role("button", name="Players, log and chat 1").click()
    ben.page.get_by_role("tab", name="Chat").click()
    ben.page.get_by_text("Whose turn is it?").wait_for()
    ben.page.get_by_role("button", name="Close").click()
    ben.page.get_by_role("button", name="Players, log and chat", exact=True).wait_for()
    ben.page.reload()
    ann.say(table, "Yours?")
    ben.page.get_by_role("button", name="Players, log and chat 1").wait_for()


@pytest.mark.parametrize("game", GAMES)
def test_a_new_table_fits_the_window(person: People, game: str) -> None:
    """Nothing lies over an option, and the button is there without scrolling."""
    ann = person("Ann")
    ann.page.goto(f"/new/{game}")
    button = ann.page.get_by_role("button", name="Make the table")
    box = button.bounding_box()
    assert box is not None
    assert box["y"] + box["height"] <= DESK["height"]
    last = ann.page.get_by_text("Other component facts").bounding_box()
    assert last is not None
    assert last["y"] + last["height"] <= box["y"]


WIDTHS = """(letters) => document.fonts.ready.then(() => [...letters].map((letter) => {
    const line = document.createElement('span');
    line.textContent = letter.repeat(20);
    line.style.cssText = 'position: absolute; white-space: nowrap';
    document.querySelector('main p').append(line);
    return Math.round(line.getBoundingClientRect().width);
}))"""


def test_figures_are_of_one_width_and_hyphens_narrow(person: People) -> None:
    ann = person("Ann")
    open_page(ann, "/settings")
    *figures, hyphen = ann.page.evaluate(WIDTHS, "0123456789-")
    assert len(set(figures)) == 1
    assert hyphen < 0.8 * figures[0]


def test_options_that_count_are_offered(person: People) -> None:
    """How strong an opponent of the rules is means nothing in company, and waiting for others
    nothing to who is alone: what was chosen before is not sent along."""
    ann = person("Ann")
    ann.page.goto("/")
    ann.page.locator('a[href^="/rules/rolling_heights"]').press("Enter")
    expect(ann.page.get_by_role("heading", name="Rolling Heights", exact=True)).to_be_focused()
    ann.page.go_back()
    ann.page.get_by_role("link", name="New table Carnegie").press("Enter")
    expect(ann.page.get_by_role("heading", name="Carnegie: new table")).to_be_focused()
    alone, together = (ann.page.get_by_text(name) for name in ("Difficulty", "Going last"))
    expect(together).to_be_visible()
    expect(alone).to_have_count(0)
    together.click()
    ann.page.get_by_role("radiogroup", name="Players").get_by_text("1").click()
    expect(alone).to_be_visible()
    expect(together).to_have_count(0)
    ann.page.get_by_text("Expert", exact=True).click()
    ann.page.get_by_role("button", name="Begin").click()
    ann.page.wait_for_url("**/table/*")
    [table] = ann.client.my_tables()
    assert table.terms.options == {"difficulty": "expert"}


def test_the_host_says_who_may_talk(person: People) -> None:
    """Players one by one, those who only watch all at once; who may not is told so."""
    ann, ben, eve = person("Ann"), person("Ben"), person("Eve")
    table = ann.client.create("container", 3, seats=[ME, OPEN, BOT]).id
    ben.client.join(table)
    ann.client.start(table)
    for each in (ann, ben, eve):
        each.page.goto(f"/table/{table}")
        each.page.get_by_role("tab", name="Chat").click()
    expect(ben.page.get_by_text("Who may talk")).to_be_hidden()
    ann.page.get_by_text("Who may talk").click()
    for who, label in ((ben, "Ben"), (eve, "Those who only watch")):
        box = who.page.get_by_label("Say something")
        expect(box).to_be_enabled()
        ann.page.get_by_role("checkbox", name=label).uncheck()
        expect(box).to_be_disabled()
        expect(box).to_have_attribute("placeholder", "The host has asked you to be silent.")
        ann.page.get_by_role("checkbox", name=label).check()
        box.fill(f"Thanks from {label}")
        who.page.keyboard.press("Enter")
        expect(ann.page.get_by_text(f"Thanks from {label}")).to_be_visible()


def test_spectators_and_players_after_the_end(server: Server, person: People) -> None:
    """Whoever may watch may look at it again; who wants to play again is named."""
    ann, ben, eve = server.person("Ann"), person("Ben"), person("Eve")
    table = store(server, played("carnegie"), [ann, ben.client])
    eve.page.goto(f"/table/{table}")
    ben.page.goto("/")
    ben.page.get_by_role("link", name="Review").press("Enter")
    expect(ben.page.locator("main h2").first).to_be_focused()
    eve.page.get_by_role("link", name="Replay from the start").press("Enter")
    eve.page.wait_for_url("**/replay/**")
    expect(eve.page.get_by_role("heading", name="Carnegie")).to_be_focused()
    ben.page.get_by_role("button", name="Rematch").wait_for()
    ann.rematch(table)
    expect(ben.page.get_by_text("Ann wants a rematch")).to_be_visible()
    ben.page.get_by_role("link", name="To the rematch").click()
    ben.page.locator(".table[data-ply]").wait_for()


def test_a_replay_in_the_colours_of_the_table(server: Server, person: People) -> None:
    ann = person("Ann")
    table = stored(server, ann, "container", None)
    ann.client.table(table)
    server.tables.loaded[table].seats[0].colour = 4
    ann.page.goto(f"/replay/{ann.client.replay_link(table)}")
    mark = ann.page.locator("aside label .mark path").first
    expect(mark).to_have_attribute("fill", "var(--p4)")


def test_secrets_in_words_are_shut_with_the_drawer(server: Server, person: People) -> None:
    ann = person("Ann")
    ann.sit(asked(server, ann, "container", MIDDLE["container"]))
    money = f"${ann.message().position.view['companies'][0]['money']}"
    drawer = ann.page.get_by_label("Only you see this")
    assert money in drawer.inner_text()
    drawer.get_by_role("button", name="hide").click()
    ann.page.get_by_label("Play in words").click()
    words = ann.page.locator("main .text")
    words.get_by_text("Only you see this").first.wait_for()
    assert "Value card" not in words.inner_text()
    words.get_by_role("button", name="show").click()
    assert "Value card" in words.inner_text()
    assert money in words.inner_text()


def test_printed_tiles_from_a_file(person: People) -> None:
    """TOML as on the command line; a file for another game is refused, and why."""
    ann = person("Ann")
    ann.refusals.add("bad-content")
    ann.page.goto("/new/container")
    ann.page.locator("summary").click()
    ann.page.locator("input[type=file]").set_input_files(TILES)
    expect(ann.page.get_by_role("alert")).to_contain_text("is for 'rolling_heights'")
    ann.page.goto("/new/rolling_heights")
    ann.page.locator("summary").click()
    ann.page.locator("input[type=file]").set_input_files(TILES)
    expect(ann.page.get_by_role("status")).to_contain_text(TILES.name)
    ann.page.get_by_role("button", name="Make the table").click()
    ann.page.wait_for_url("**/table/**")
    table = ann.client.table(ann.page.url.rpartition("/")[2])
    assert table.terms.content["name"]


def test_the_waiting_room_has_its_seats(person: People) -> None:
    """A seat link gives its owner the seat, and a bot another one."""
    ann = person("Ann")
    ann.page.goto(f"/table/{waiting(ann, 'container')}")
    ann.page.get_by_label("Seat 2: Give to a bot").select_option("greedy")
    ann.page.get_by_role("button", name="Begin the game").click()
    ann.page.locator(".table[data-ply]").wait_for()
