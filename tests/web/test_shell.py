"""What every table has around its board: calls, log, notes, settings; and what a replay has."""

from __future__ import annotations

import random
import re
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import APIResponse, Locator, Route, ViewportSize, expect

from magnate.core.actions import Action
from magnate.core.facts import Fact
from magnate.core.matches import Match
from magnate.words import Words
from tests.helpers.reasons import ROOT
from tests.rules.test_every_rule import rules_of
from tests.server.running import Server
from tests.server.stored import played, store
from tests.web.looks import moved
from tests.web.person import DESK, PHONE, Person, wait_until
from tests.web.places import open_page
from tests.web.tables import (
    GAMES,
    MIDDLE,
    asked,
    handed_over,
    questions,
    recorded,
    replay,
    stored,
)
from tests.web.test_moments import asks, can, moment
from tests.web.test_motion import at_move, take_turn, three

People = Callable[..., Person]
MINE, NOT_MINE = "● Your turn · Container · Magnate", "Container · Magnate"
BROKER = "call-broker containers-I"


def whole_turn() -> Match:
    """The first seat has its turn before it, and a broker to call."""
    return moment(lambda match: asks(match, "main", 0) and can(match, 0, "take-loan", BROKER))


# Calls


AWAY = """
Object.defineProperty(document, 'hidden', { get: () => true });
window.heard = { notices: [], rings: 0, badges: [] };
window.Notification = class {
    static permission = 'granted';
    constructor(title, { body }) {
        heard.notices.push([title, body]);
        if (%s) throw new TypeError('Illegal constructor');
    }
};
const Audio = window.AudioContext;
window.AudioContext = class extends Audio {
    constructor() { super(); heard.rings += 1; }
};
navigator.setAppBadge = async () => { heard.badges.push(true); };
navigator.clearAppBadge = async () => { heard.badges.push(false); };
"""
"""A page that nobody looks at, in a browser that may knock."""


def called(ann: Person, *, asked: bool) -> None:
    """What tells from outside of the page whether one is asked."""
    expect(ann.page).to_have_title(MINE if asked else NOT_MINE)
    icon = "/favicon-turn.svg" if asked else "/favicon.svg"
    expect(ann.page.locator("link[rel=icon]")).to_have_attribute("href", icon)
    assert ann.page.evaluate("heard.badges.at(-1)") is asked


@pytest.mark.parametrize("throws", ["false", "true"], ids=["desk", "android"])
def test_who_is_away_is_called_once(server: Server, person: People, throws: str) -> None:
    """By title, icon, badge, bell and a notification, which Chrome on Android refuses by throwing;
    and no longer than one is asked."""
    ann, cem, table = three(server, person, settings={"notify": True, "sound": True})
    ann.context.add_init_script(AWAY % throws)
    ann.sit(table)
    ann.page.get_by_role("heading", name="Container").click()  # before a touch no page may sound
    called(ann, asked=False)
    take_turn(cem, table)
    called(ann, asked=True)
    ann.play("take-loan")
    assert ann.page.evaluate("[heard.notices, heard.rings]") == [[["Your turn", "Container"]], 1]
    ann.play("end-turn")
    called(ann, asked=False)


def test_who_leaves_is_called_no_longer(server: Server, person: People) -> None:
    ann, cem, table = three(server, person)
    ann.context.add_init_script(AWAY % "false")
    take_turn(cem, table)
    ann.sit(table)
    called(ann, asked=True)
    assert ann.page.evaluate("[heard.notices, heard.rings]") == [[], 0]  # nobody wished for them
    ann.page.get_by_role("link", name="All tables").click()
    expect(ann.page).to_have_title("Magnate")
    expect(ann.page.locator("link[rel=icon]")).to_have_attribute("href", "/favicon.svg")
    assert ann.page.evaluate("heard.badges.at(-1)") is False


def test_the_next_table_that_waits(server: Server, person: People) -> None:
    ann, _, table = three(server, person)
    other = asked(server, ann, "carnegie", MIDDLE["carnegie"])
    ann.sit(table)
    ann.page.get_by_role("button", name="Next table").click()
    ann.page.wait_for_url(f"**/table/{other}")
    ann.table = other
    assert ann.settle().position.question
    expect(ann.page.get_by_role("button", name="Next table")).to_have_count(0)


TOLD_AT_ONCE = 4
HEAR = """() => {
    window.said = [];
    const live = document.querySelector('[role=log][aria-live]');
    new MutationObserver(() => said.push(live.textContent))
        .observe(live, { childList: true, characterData: true, subtree: true });
}"""


def test_a_move_is_told_once_to_screen_readers(server: Server, person: People) -> None:
    """Moves that come together are told together, the last of them and how many more."""
    ann, cem, table = three(server, person)
    ann.sit(table)
    before = ann.message().ply
    ann.page.evaluate(HEAR)
    take_turn(cem, table)
    ann.page.wait_for_function("() => said.length > 0")
    ann.settle()
    ann.play("take-loan")
    ann.page.wait_for_function("() => said.at(-1).includes('Ann took')")
    said = ann.page.evaluate("said")
    assert [("Cem bought" in words, "Ann took" in words) for words in said] == [
        (True, False),
        (False, True),
    ]
    facts = [fact for entry in ann.message().entries[before:-1] for fact in entry.events]
    assert said[0].startswith(f"{len(facts) - TOLD_AT_ONCE} other events, then: ")


# What a bot would play


def test_a_hint_waits_for_what_is_staged(server: Server, person: People) -> None:
    """... and says so, as it speaks of the position before; else it is laid on the desk."""
    ann = person("Ann")
    ann.sit(store(server, whole_turn(), [ann.client], hints=True))
    ann.play(BROKER)
    assert ann.shown()["staged"] == 1
    menu = ann.page.get_by_role("button", name="Menu")
    menu.click()
    hint = ann.page.get_by_role("button", name="What would a bot play?")
    expect(hint).to_be_disabled()
    expect(hint).to_contain_text("take it back first")
    ann.page.keyboard.press("Escape")
    ann.bar.get_by_role("button", name="Undo").click()
    ann.page.locator('.bar[data-staged="0"]').wait_for()
    menu.click()
    hint.click()
    ann.bar.locator(".chosen").wait_for()


MOST_MOVES = 80


@pytest.mark.slow
@pytest.mark.parametrize("game", GAMES)
def test_nothing_jumps_when_somebody_moves(server: Server, person: People, game: str) -> None:
    """Bar and board stay where they are: while one waits, at each question, and when one waits
    again."""
    ann, others = person("Ann"), [server.person(name) for name in ("Ben", "Cem")]
    match, action = handed_over(game)
    (seat,) = match.state.to_act
    asked = match.state.question(seat)
    assert asked
    ann.sit(store(server, match, [ann.client, *others]))
    said = ann.bar.locator("h2").inner_text()
    assert re.fullmatch(rf"Waiting for: {match.names[seat]} \(.+\)", said), said
    box, boxes = ann.bar.bounding_box(), dict[str, list[list[int]]]()
    assert moved(ann.page, game, boxes) == []
    others[seat - 1].move(ann.table, len(match.entries), [(asked.kind.key, action.text)])
    message = ann.until_asked()
    rng = random.Random(1)
    for _ in range(MOST_MOVES):
        assert ann.bar.bounding_box() == box, message.position.question
        assert moved(ann.page, game, boxes) == [], message.position.question
        if message.position.question is None:
            return
        answer = (message.position.question.key, rng.choice(message.position.legal).text)
        ann.client.move(ann.table, message.ply, [answer])
        message = ann.settle()
    raise AssertionError("the turn never ends")


# The log


def lights(ann: Person, key: str) -> Locator:
    """Go through the log by a key until a line marks something on the board: that line."""
    for _ in range(40):
        ann.page.keyboard.press(key)
        if ann.page.locator("main .lit").count():
            return ann.page.locator("aside :focus")
    raise AssertionError("no line marks anything")


@pytest.mark.parametrize("game", GAMES)
def test_the_log_marks_what_it_speaks_of(server: Server, person: People, game: str) -> None:
    """By keys and by mouse."""
    ann = person("Ann")
    ann.sit(asked(server, ann, game, MIDDLE[game]))
    lit = ann.page.locator("main .lit")
    expect(lit).to_have_count(0)
    ann.page.get_by_role("list", name="Log").focus()
    line = lights(ann, "ArrowUp")
    words, some = line.inner_text(), lit.count()
    line.evaluate("(node) => node.blur()")
    expect(lit).to_have_count(0)
    ann.page.get_by_role("listitem").get_by_text(words, exact=True).last.hover()
    expect(lit).to_have_count(some)
    ann.page.get_by_role("heading").first.hover()
    expect(lit).to_have_count(0)


@pytest.mark.parametrize(
    ("game", "line", "piece"),
    [
        ("container", r"Broker (I+) received \$1\.", "broker {0}, containers"),
        ("carnegie", r"\w+ chose (.+)\.", "{0}: "),
        ("rolling_heights", r"\w+ bought .+ and placed it on (\w\d)\.", "{0} · "),
        ("rolling_heights", r"(?:Ben|Cem): \d × (.+), steady\.", "{0}: "),  # not Ann's workers
    ],
)
def test_a_line_of_the_log_marks_its_piece(
    server: Server, person: People, game: str, line: str, piece: str
) -> None:
    ann = person("Ann")
    ann.sit(asked(server, ann, game, MIDDLE[game]))
    said = ann.page.get_by_role("list", name="Log").locator(".line", has_text=re.compile(line)).last
    said.hover()
    lit = ann.page.locator("main .lit")
    expect(lit).to_have_count(1)
    found = re.search(line, said.inner_text())
    assert found
    told = lit.evaluate("(one) => [one.ariaLabel, one.title, one.textContent].join()")
    assert piece.format(*found.groups()) in told


def test_a_tap_on_the_log_marks_the_board(server: Server, person: People) -> None:
    """... also where the log lies over a part of it."""
    ann = person("Ann", viewport={"width": 1024, "height": 768}, has_touch=True)
    ann.sit(asked(server, ann, "container", MIDDLE["container"]))
    ann.page.get_by_role("button", name="Players, log and chat").tap()
    log = ann.page.get_by_role("list", name="Log")
    expect(log.get_by_role("button")).to_have_count(0)  # older lines come a moment later
    log.focus()
    line = lights(ann, "ArrowUp").element_handle()
    line.evaluate("(node) => node.blur()")
    lit = ann.page.locator("main .lit")
    expect(lit).to_have_count(0)

    def tapped() -> int:
        line.tap()
        return lit.count()

    wait_until(ann.page, tapped)  # a busy machine takes a tap for a long press, which is none


NOTE_TAPS = """() => {
    window.onclick = ({ target }) => (window.tapped = target.matches('.line, .line *'));
}"""


@pytest.mark.parametrize(
    ("game", "part"), [("container", "Board"), ("carnegie", "Board"), ("rolling_heights", "Mine")]
)
def test_on_a_phone_the_log_makes_way_for_what_it_marks(
    server: Server, person: People, game: str, part: str
) -> None:
    """A tap on a line shows the part of the table that it speaks of; the next one ends it."""
    ann = person("Ann", viewport=PHONE, has_touch=True)
    ann.sit(asked(server, ann, game, MIDDLE[game]))
    parts, lit = ann.page.locator(".parts"), ann.page.locator("main .lit")
    log = ann.page.get_by_role("list", name="Log")
    ann.page.evaluate(NOTE_TAPS)
    for back in range(1, 31):
        parts.get_by_role("button", name=part).tap()
        ann.page.get_by_role("button", name="Players, log and chat").tap()
        log.locator(".line").nth(-back).tap()
        ann.page.wait_for_function("window.tapped")
        if log.count():  # it speaks of nothing on the board
            expect(lit).to_have_count(0)
            ann.page.get_by_role("button", name="Close", exact=True).tap()
            continue
        expect(lit).not_to_have_count(0)
        expect(lit.first).to_be_in_viewport()
        shown = parts.locator("[aria-pressed=true]").inner_text()
        ann.page.locator("header h1").tap()
        expect(lit).to_have_count(0)
        if shown != part:
            return
    raise AssertionError("nothing is marked elsewhere")


# One's own


def test_notes_stay_where_they_are(server: Server, person: People) -> None:
    """... over a reload; nobody else sees them, and the server never hears of them."""
    ann, ben = person("Ann"), person("Ben")
    table = store(server, played("container", 40), [ann.client, ben.client])
    sent: list[str] = []
    ann.page.on("request", lambda request: sent.append(request.post_data or request.url))
    ann.sit(table)
    ann.page.get_by_role("tab", name="Notes").click()
    ann.page.get_by_role("textbox", name="Notes").fill("Ben wants beige")
    ann.reload()
    ann.page.get_by_role("tab", name="Notes").click()
    expect(ann.page.get_by_role("textbox", name="Notes")).to_have_value("Ben wants beige")
    ben.sit(table)
    ben.page.get_by_role("tab", name="Notes").click()
    expect(ben.page.get_by_role("textbox", name="Notes")).to_have_value("")
    assert sent
    assert not [one for one in sent if "beige" in one]


def test_a_whole_turn_is_taken_back(server: Server, person: People) -> None:
    ann = person("Ann")
    ann.sit(store(server, whole_turn(), [ann.client]))
    before = ann.message().position
    back = ann.bar.locator("[data-do=undo-turn]")
    ann.play("take-loan")
    expect(back).to_have_count(0)  # one move is taken back by the other button
    ann.play(BROKER)
    ann.play("bid 1")
    back.click()
    after = ann.settle().position
    assert (after.view, after.question) == (before.view, before.question)


def test_what_was_picked_and_not_confirmed_can_be_picked_again(
    server: Server, person: People
) -> None:
    """The pick goes back together with the choice that it left."""
    ann = person("Ann", settings={"confirm": "always"})
    ann.sit(store(server, whole_turn(), [ann.client]))
    note = ann.page.locator("main .note.free.can").first
    note.click()
    ann.bar.locator(".chosen").wait_for()
    ann.bar.locator("[data-do=undo]").click()
    expect(ann.bar.locator(".chosen")).to_have_count(0)
    expect(ann.page.locator("main .piece.picked")).to_have_count(0)
    note.click()
    ann.bar.locator(".chosen").wait_for()


CON, CAR, RH = "container-reason-", "carnegie-reason-", "rolling_heights-reason-"
JOKER = "Play the action joker"
GREYED = [
    # the question, the kind, its reason and that one's rule, how the button and the bar call it
    ("container-ask-main", "reprice", f"{CON}store-empty", "CON-5.5", "New prices"),
    ("container-ask-main", "produce", f"{CON}produced-already", "CON-2.2", "Produce"),
    ("container-ask-main", "produce", f"{CON}no-money", "CON-6.4", "Produce"),
    ("container-ask-main", "buy-machine", f"{CON}no-money", "CON-4.1", "Machine"),
    ("container-ask-main", "buy-warehouse", f"{CON}no-money", "CON-4.1", "Warehouse"),
    ("container-ask-main", "buy-from", f"{CON}store-empty", "CON-5.5", "Others’ factories"),
    ("container-ask-main", "sail-to-island", f"{CON}ship-empty", "CON-7.4", "Island: auction"),
    ("container-ask-main", "outbid", f"{CON}own-bid", "CON-11.9", "Outbid"),
    ("container-ask-main", "take-loan", f"{CON}loan-limit", "CON-9.1", "Take"),
    ("container-ask-main", "repay-loan", f"{CON}no-money", "CON-9.1", "Repay"),
    ("container-ask-buy-from-factory", "done", f"{CON}buy-one", "CON-5.5", "Done"),
    ("container-ask-offer", "done", f"{CON}offer-too-low", "CON-11.4", "Done"),
    ("carnegie-ask-donate", "donate", f"{CAR}no-money", "CAR-4.2", "Donate"),
    (
        "carnegie-ask-use",
        "use-joker",
        f"{CAR}joker-first-player",
        "CAR-5.2",
        "Play the action joker",
    ),
    ("carnegie-ask-activate", "activate", f"{CAR}no-money", "CAR-7.1", "Activate"),
    ("rolling_heights-ask-main", "buy", f"{RH}too-dear", "RH-5.5", "Buy a plan"),
    ("rolling_heights-ask-main", "buy", f"{RH}bought-already", "RH-5.5", "Buy a plan"),
    ("rolling_heights-ask-main", "build", f"{RH}no-cube", "RH-5.9", "Build"),
    ("rolling_heights-ask-main", "exchange", f"{RH}too-dear", "RH-5.8", "Exchange"),
    ("rolling_heights-ask-upgrade", "done", f"{RH}upgrade-first", "RH-5.15", "Done"),
]
IN_FULL = {
    "reprice": "Change the prices in your harbour store",
    "produce": "Produce containers",
    "buy-warehouse": "Buy a warehouse",
    "sail-to-island": "Sail to the island and auction the load",
    "outbid": "Call the broker and outbid",
    "take-loan": "Take a loan",
    "repay-loan": "Repay a loan",
}
"""How the bar calls what needs no further choice: away from its group a button says too little."""


def shut(question: str, kind: str, key: str) -> tuple[Match, int, Fact]:
    """A position in which nothing of a kind can be done, mostly for that reason: those that the
    client calls aside from the point don't count, nor turns without an action left, nor where there
    is only one answer: the server gives that one itself."""
    game = question.partition("-")[0]
    aside = (ROOT / "web/src/games" / game / "greyed.ts").read_text().partition("aside =")[2]
    for seed in range(1, 40):
        record = played(game, None, seed).record()
        match = Match.begin(record)
        for line in record.log:
            for seat in match.state.to_act:
                asked = match.state.question(seat)
                legal = match.state.legal(seat)
                meant = asked and asked.kind.key == question and asked.args[:1] != (0,)
                if meant and len(legal) > 1 and kind not in {one.kind.name for one in legal}:
                    blocked = match.state.blocked(seat)
                    reasons = [why for action, why in blocked if action.kind.name == kind]
                    telling = [why for why in reasons if f"'{why.kind.key}'" not in aside]
                    found = [why for why in telling if why.kind.key == key]
                    if 2 * len(found) > len(telling):
                        return match, seat, min(found, key=lambda why: why.args[:1])
            match.enter(line)
    raise AssertionError(f"{kind} is never refused with {key}")


@pytest.mark.slow
@pytest.mark.parametrize("game", GAMES)
def test_what_cannot_be_done_is_greyed_and_says_why(
    server: Server, person: People, game: str
) -> None:
    """... with the number of the rule, in the bar and to screen readers."""
    ann = person("Ann")
    for question, kind, key, rule, called in (one for one in GREYED if one[0].startswith(game)):
        match, seat, why = shut(question, kind, key)
        ann.move_to(store(server, match, {seat: ann.client}))
        reason = Words("en").fact(why, match.names)
        button = ann.bar.locator(f"[data-greyed={kind}]")
        expect(button).to_have_attribute("aria-disabled", "true")
        expect(button).to_have_accessible_name(f"{called} {reason} ({rule})")
        button.focus()
        said = ann.bar.locator(".off")
        expect(said).to_have_text(f"{IN_FULL.get(kind, called)}: {reason} {rule}")
        expect(said.locator("a")).to_have_attribute("href", f"/rules/{game}#{rule}")
        before = ann.message().ply
        button.press("Enter")
        assert ann.settle().ply == before


def test_the_reason_comes_after_a_move_too(server: Server, person: People) -> None:
    """... even if the table tells of the move before the move itself is answered."""
    ann = person("Ann")
    ann.sit(store(server, whole_turn(), [ann.client]))
    held: list[tuple[Route, APIResponse]] = []
    ann.page.route("**/moves*", lambda route: held.append((route, route.fetch())))
    before = ann.message().ply
    ann.button("take-loan").click()
    ann.page.locator(f'.table[data-ply="{before + 1}"]').wait_for()
    wait_until(ann.page, lambda: held)
    route, answer = held[0]
    route.fulfill(response=answer)
    expect(ann.bar.locator(".off a")).to_have_text("CON-5.5")


def test_a_thumb_asks_why(server: Server, person: People) -> None:
    """On a phone the reason is only told when somebody asks for it: the board needs the room."""
    ann = person("Ann", viewport=PHONE, has_touch=True)
    match, seat, _ = shut(*GREYED[0][:3])
    ann.sit(store(server, match, {seat: ann.client}))
    button, said = ann.bar.locator("[data-greyed=reprice]"), ann.bar.locator(".off")
    expect(button).to_have_accessible_name(re.compile("CON-5.5"))
    expect(said).to_have_count(1)
    expect(said).to_be_hidden()
    button.tap(force=True)
    expect(said).to_contain_text("There is no container in that store.")


def test_undo_says_why_it_is_off(server: Server, person: People) -> None:
    """By click and by keys; then a greyed action can be asked about again."""
    ann = person("Ann")
    match, seat, _ = shut(*GREYED[0][:3])
    ann.sit(store(server, match, {seat: ann.client}))
    undo, alert = ann.bar.locator("[data-do=undo]"), ann.bar.get_by_role("alert")
    expect(undo).to_have_attribute("aria-disabled", "true")
    undo.click(force=True)
    expect(alert).to_have_text("Nothing of yours can be taken back now.")
    ann.bar.locator("[data-greyed=reprice]").hover(force=True)
    expect(alert).to_have_count(0)
    ann.page.keyboard.press("Control+z")
    expect(alert).to_have_text("Nothing of yours can be taken back now.")


def test_an_arrow_tells_of_answers_below(server: Server, person: People) -> None:
    """Where the bar can't hold them all; it leads there, and is gone at the end."""
    ann = person("Ann", locale="ru")
    ann.sit(recorded(server, ann, questions()["rolling_heights-ask-upgrade"]))
    down = ann.page.get_by_title("Ниже есть ещё ответы")
    answers = ann.bar.locator(".answers")
    assert answers.evaluate("node => node.scrollTop") == 0
    down.click()
    ann.page.wait_for_function("document.querySelector('.bar .answers').scrollTop > 0")
    answers.evaluate("node => node.scrollTo(0, node.scrollHeight)")
    expect(down).to_be_hidden()


def test_half_an_answer_outlasts_the_connection(tmp_path: Path, person: People) -> None:
    """What was picked of it stays picked, and the rest is picked when the table is there again."""
    server = Server(tmp_path)
    try:
        ann = person("Ann", server)
        ann.sit(recorded(server, ann, questions()["carnegie-ask-move"]))
        pieces = ann.page.locator("main .piece.can")
        pieces.first.click()
        assert ann.shown()["picked"] == 1
        heard = list(ann.complaints)
        ann.context.set_offline(True)
        server.restart()
        lost = ann.page.get_by_text("The connection is lost")
        lost.wait_for()
        ann.context.set_offline(False)
        expect(lost).to_have_count(0)
        ann.complaints[:] = heard  # that nobody answered is told there
        assert ann.shown()["picked"] == 1
        before = ann.message().ply
        pieces.first.click()
        ann.until(lambda message: message.ply > before or ann.shown()["staged"] > 0)
    finally:
        server.stop()


def test_a_lost_connection_loses_no_picks(tmp_path: Path, person: People) -> None:
    """Neither what is staged nor what couldn't be sent; and the board stays where it is."""
    server = Server(tmp_path)
    try:
        ann = person("Ann", server)
        ann.sit(store(server, whole_turn(), [ann.client]))
        ann.play(BROKER)
        assert ann.find("bid 1")
        boxes: dict[str, list[list[int]]] = {}
        moved(ann.page, "container", boxes)
        lost = ann.page.get_by_text("The connection is lost")
        heard = list(ann.complaints)
        ann.context.set_offline(True)
        server.restart()
        lost.wait_for()
        assert moved(ann.page, "container", boxes) == []
        assert ann.shown()["staged"] == 1
        ann.button("bid 1").click()
        expect(ann.page.get_by_role("alert")).to_be_visible()
        ann.context.set_offline(False)
        expect(lost).to_have_count(0)
        ann.complaints[:] = heard  # that nobody answered is told there
        assert ann.shown()["staged"] == 1
        ann.play("bid 1")
        entries = ann.message().entries
        assert [entry.play for entry in entries[-2:]] == [BROKER, "bid 1"]
    finally:
        server.stop()


# Settings


def switch(ann: Person, name: str) -> None:
    ann.page.goto("/settings")
    ann.page.get_by_role("switch", name=name).click()


def test_language_and_theme_change_at_once(person: People) -> None:
    """... where they are chosen, and stay so."""
    ann = person("Ann", color_scheme="light")
    page, html = ann.page, ann.page.locator("html")
    page.goto("/settings")
    page.get_by_text("Dark", exact=True).click()
    expect(html).to_have_attribute("data-theme", "dark")
    page.get_by_role("radiogroup", name="Language").get_by_text("Deutsch").click()
    expect(page.get_by_role("heading", name="Einstellungen")).to_be_visible()
    page.reload()
    expect(page.get_by_role("heading", name="Einstellungen")).to_be_visible()
    expect(html).to_have_attribute("data-theme", "dark")
    page.get_by_text("Hell", exact=True).click()
    expect(html).to_have_attribute("data-theme", "light")


KEPT = """(chosen) => {
    const usual = {
        language: '', theme: '', motion: 'normal', patterns: true, sound: false, confirm: 'final',
        endsTurn: false, textMode: false, notify: false,
    };
    const kept = JSON.parse(localStorage.getItem('magnate-settings') ?? '{}');
    return Object.entries({ ...usual, ...chosen }).every(([name, value]) => kept[name] === value);
}"""
"""Whether a browser keeps just what was chosen."""


def test_every_setting_is_kept(person: People) -> None:
    """Each control changes its own, and nothing else."""
    ann = person("Ann", permissions=["notifications"])
    page = ann.page
    page.goto("/settings")
    kept: dict[str, Any] = {}

    def changes(control: Locator, name: str, value: object) -> None:
        control.click()
        kept[name] = value
        page.wait_for_function(KEPT, arg=kept)

    for group, option, name, value in (
        ("Movement", "Slow", "motion", "slow"),
        ("Movement", "Fast", "motion", "fast"),
        ("Movement", "None", "motion", "off"),
        ("Confirm", "Every move", "confirm", "always"),
        ("Confirm", "What can’t be taken back", "confirm", "final"),
    ):
        options = page.get_by_role("radiogroup", name=group)
        changes(options.get_by_text(option, exact=True), name, value)
    for label, name, on in (
        ("Patterns beside colours", "patterns", False),
        ("Text mode", "textMode", True),
        ("End my turn by itself", "endsTurn", True),
        ("Sound", "sound", True),
        ("Notifications", "notify", True),
    ):
        changes(page.get_by_role("switch", name=label), name, on)


def either(game: str) -> tuple[Match, dict[bool, Action]]:
    """Where the first seat can do something that seals and something that doesn't, and what."""

    def found(match: Match) -> dict[bool, Action]:
        return {match.state.seals(0, action): action for action in match.state.legal(0)}

    match = moment(lambda match: len(found(match)) == 2, game)
    return match, found(match)


@pytest.mark.parametrize("game", GAMES)
def test_what_seals_is_confirmed_and_nothing_else(
    server: Server, person: People, game: str
) -> None:
    ann = person("Ann")
    match, actions = either(game)
    for seals, action in actions.items():
        ann.move_to(store(server, match, [ann.client]))
        assert ann.find(action.text)
        ann.button(action.text).click()
        if seals:
            chosen = ann.bar.locator(".chosen")
            expect(chosen).to_have_attribute("data-action", action.text)
            expect(chosen).to_contain_text("can’t be taken back")
            assert ann.message().ply == len(match.entries)
        else:
            wait_until(
                ann.page,
                lambda: ann.shown()["staged"] or ann.message().ply > len(match.entries),
            )
            assert not ann.shown()["chosen"]


def test_patterns_come_and_go(server: Server, person: People) -> None:
    """On containers and on the account of the end."""
    ann = person("Ann")
    table, over = asked(server, ann, "container", 40), stored(server, ann, "carnegie", None)
    for shown in (True, False):
        ann.sit(table)
        expect(ann.page.locator("main .box .pattern").first).to_be_visible(visible=shown)
        ann.page.goto(f"/table/{over}")
        ann.page.locator("rect.pattern").first.wait_for(state="attached")
        expect(ann.page.locator("rect.pattern").first).to_be_visible(visible=shown)
        switch(ann, "Patterns beside colours")


def only_end() -> tuple[Match, int]:
    """Somebody can do nothing but end his turn."""
    whole = played("container").record()
    match = Match.begin(whole)
    for line in whole.log:
        match.enter(line)
        for seat in match.state.to_act:
            if [action.text for action in match.state.legal(seat)] == ["end-turn"]:
                return match, seat
    raise AssertionError("one can always do something else")


def test_a_turn_ends_by_itself_for_who_wishes_so(server: Server, person: People) -> None:
    ann = person("Ann")
    match, seat = only_end()
    others = {one: server.person("Ben") for one in range(3) if one != seat}
    table = store(server, match, {seat: ann.client, **others})
    ann.sit(table)
    expect(ann.button("end-turn")).to_be_visible()
    switch(ann, "End my turn by itself")
    ann.sit(table)
    message = ann.until(lambda message: message.ply > len(match.entries))
    assert message.entries[len(match.entries)].play == "end-turn"


# Rules


def test_the_address_of_a_rule(person: People) -> None:
    ann = person("Ann")
    ann.page.goto("/rules/container#CON-8.2")
    expect(ann.page.locator('[id="CON-8.2"]')).to_be_in_viewport()
    expect(ann.page.locator('[id="CON-1.1"]')).not_to_be_in_viewport()
    ann.page.evaluate("location.hash = 'CON-1.1'")
    expect(ann.page.locator('[id="CON-1.1"]')).to_be_in_viewport()


@pytest.mark.parametrize("game", GAMES)
def test_every_rule_has_its_number_and_address(person: People, game: str) -> None:
    ann = person("Ann")
    open_page(ann, f"/rules/{game}")
    rules = rules_of((ROOT / "docs" / "rules" / f"{game}.md").read_text(encoding="utf-8"))
    numbers = ann.page.locator("main li.rule > a.number")
    assert numbers.evaluate_all(
        "(all) => all.map((one) => [one.parentElement.id, one.hash, one.innerText])"
    ) == [[rule, f"#{rule}", rule] for rule in rules]


# Replays


def test_a_replay_shows_what_each_seat_saw(server: Server, person: People) -> None:
    """Its secrets too, once the game is over; a spectator sees none."""
    ann = person("Ann")
    ann.page.goto(f"/replay/{replay(server, ann, 'container')}?ply=40")
    drawer = ann.page.get_by_label("Only you see this")
    cards = set()
    for seat, name in ((1, "Ben"), (2, "Cem")):
        ann.page.get_by_label("A spectator").check()
        expect(drawer).to_have_count(0)
        ann.page.get_by_role("radio", name=name).check()
        drawer.get_by_role("button").wait_for()
        if (show := drawer.get_by_role("button", name="show")).count():  # another's is shut
            show.click()
        view: Any = played("container").state.view(seat)
        card = "ABCDE"[view["companies"][seat]["value_card"]]
        expect(drawer).to_contain_text(f"Value card {card}")
        cards.add(card)
    assert len(cards) == 2


def test_a_replay_by_slider_turn_and_link(server: Server, person: People) -> None:
    ann = person("Ann")
    ann.context.grant_permissions(["clipboard-read", "clipboard-write"])
    page = ann.page
    page.goto(f"/replay/{replay(server, ann, 'container')}")
    page.get_by_label("Position in the game").fill("40")
    at_move(page, 40)
    jump = page.get_by_label("Jump to")
    turn = jump.locator("option").nth(5).get_attribute("value")
    jump.select_option(turn)
    at_move(page, int(turn or ""))
    page.get_by_role("button", name="One turn on").click()
    expect(page.locator(".controls .said")).not_to_have_text(re.compile(f"^Move {turn} of"))
    page.get_by_label("Position in the game").fill("77")
    at_move(page, 77)
    page.get_by_role("radio", name="Ben").check()
    page.get_by_role("button", name="Link to this move").click()
    page.get_by_text("The link is copied.").wait_for()
    link = page.evaluate("navigator.clipboard.readText()")
    page.goto("/")
    page.goto(link)
    at_move(page, 77)
    expect(page.get_by_role("radio", name="Ben")).to_be_checked()


def test_the_speed_of_a_replay(server: Server, person: People) -> None:
    ann = person("Ann")
    page = ann.page
    page.clock.install(time=0)
    page.goto(f"/replay/{replay(server, ann, 'container')}?ply=40")
    at_move(page, 40)
    for _ in range(2):  # what was seen is there at once
        page.get_by_role("button", name="One move on").click()
        page.clock.run_for(300)
        at_move(page, 41)
        page.get_by_role("button", name="One move back").click()
    page.clock.pause_at(3_600_000)
    for speed, soon, late in (("0.5", 1900, 200), ("4", 200, 100)):
        page.get_by_label("Speed").select_option(speed)
        page.get_by_role("button", name="Play", exact=True).click()
        page.clock.run_for(soon)
        at_move(page, 40)
        page.clock.run_for(late)
        at_move(page, 41)
        page.get_by_role("button", name="One move back").click()


def test_a_replay_by_keys(server: Server, person: People) -> None:
    """... also after one has chosen with whose eyes one looks: up and down choose others."""
    ann = person("Ann")
    page = ann.page
    page.goto(f"/replay/{replay(server, ann, 'container')}?ply=40")
    at_move(page, 40)
    turns = page.get_by_label("Jump to").locator("option").all()
    begin = [int(turn.get_attribute("value") or "") for turn in turns]
    ben, cem = (page.get_by_role("radio", name=name) for name in ("Ben", "Cem"))
    for place in (page.locator("main#board"), ben, page.get_by_label("Position in the game")):
        if place is ben:
            ben.check()
        place.focus()
        for key, ply in (
            ("ArrowRight", 41),
            ("ArrowLeft", 40),
            ("PageDown", min(ply for ply in begin if ply > 40)),
            ("PageUp", max(ply for ply in begin if ply <= 40)),
            ("End", len(played("container").record().log)),
            ("Home", 0),
            ("Shift+ArrowRight", min(ply for ply in begin if ply > 0)),
            ("Shift+ArrowLeft", 0),
        ):
            page.keyboard.press(key)
            at_move(page, ply)
        page.get_by_label("Position in the game").fill("40")
        at_move(page, 40)
    expect(ben).to_be_checked()
    ben.focus()
    page.keyboard.press("ArrowDown")
    expect(cem).to_be_checked()
    page.keyboard.press("ArrowUp")
    expect(ben).to_be_checked()
    at_move(page, 40)
    page.keyboard.press("Space")  # what is a radio's own
    play, stop = (page.get_by_role("button", name=name, exact=True) for name in ("Play", "Stop"))
    expect(play).to_be_visible()
    page.locator("main#board").focus()
    page.keyboard.press("Space")
    expect(stop).to_be_visible()
    page.keyboard.press("Space")
    expect(play).to_be_visible()


@pytest.mark.parametrize("viewport", [DESK, PHONE], ids=["desk", "phone"])
def test_a_replay_in_words(server: Server, person: People, viewport: ViewportSize) -> None:
    """... for those who play so: the position, and nothing to be done. The move that one comes to
    is told, but not while it plays by itself."""
    ann = person("Ann", viewport=viewport, settings={"textMode": True})
    page = ann.page
    for game in GAMES:
        page.goto(f"/replay/{replay(server, ann, game)}?ply=40")
        at_move(page, 40)
        expect(page.locator("main h2")).to_have_text(["The position"])
        expect(page.locator("main form, main [data-action], .parts")).to_have_count(0)
        before = page.locator("main").inner_text()
        page.keyboard.press("End")
        expect(page.locator("main")).not_to_have_text(before, use_inner_text=True)
    said = page.locator(".controls .said")
    expect(said).to_have_attribute("aria-live", "polite")
    page.get_by_role("button", name="Play", exact=True).click()
    expect(said).to_have_attribute("aria-live", "off")
    page.get_by_role("button", name="Stop").click()
    expect(said).to_have_attribute("aria-live", "polite")
