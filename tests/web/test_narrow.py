"""On a phone nothing sticks out and no word is cut off, in any language, whatever is asked; and a
table fits the windows between a phone's and the one it is designed for."""

from __future__ import annotations

import re
from collections.abc import Callable
from functools import partial

import pytest
from playwright.sync_api import ViewportSize, expect

from magnate.core.game import all_games
from magnate.core.game import game as find_game
from magnate.server.terms import Pace
from tests.locale.test_words import LANGUAGES
from tests.server.running import Server
from tests.web.looks import PANELS, least_letters, moved, overflowing, sticking_out
from tests.web.person import DESK, PHONE, Person
from tests.web.places import FRAME, LONG_WORDS, misfits, open_page, visits
from tests.web.tables import GAMES, MIDDLE, asked, questions, questions_of, recorded, watched

People = Callable[..., Person]


HALVES = 2
BEHIND = "(all) => all.map((one) => one.dataset.behind.split('|').filter(Boolean))"
HIDDEN = "(ask) => ask.scrollHeight - ask.clientHeight"
TABLETS: tuple[ViewportSize, ...] = (
    {"width": 920, "height": 720},
    {"width": 1024, "height": 768},
    {"width": 1180, "height": 820},
)
READABLE = 10.8


@pytest.mark.slow
@pytest.mark.parametrize("half", range(HALVES))
def test_every_page_fits(server: Server, empty: Server, person: People, half: int) -> None:
    """In each language, which changes at once."""
    found: dict[str, list[str]] = {}
    all_of_them = list(visits(server, empty, partial(person, viewport=PHONE)))
    for who, address in all_of_them[half::HALVES]:
        open_page(who, address)
        found |= misfits(who, f"{address} for {who.name or 'a stranger'}")
    assert found == {}


@pytest.mark.slow
@pytest.mark.parametrize("game", GAMES)
def test_every_question_fits(server: Server, person: People, game: str) -> None:
    """... on each part of the table, and on a desk, where the bar holds all of the question, and
    the board is the same at all of them."""
    kinds = {fact["key"] for one in all_games() for fact in one.schema()["facts"]}
    assert {kind for kind in kinds if "-ask-" in kind} == set(questions())
    ann = person("Ann", viewport=PHONE)
    found: dict[str, list[str]] = {}
    for key, question in questions().items():
        if not key.startswith(f"{game}-"):
            continue
        ann.move_to(recorded(server, ann, question))
        for language in LONG_WORDS:
            ann.speak(language)
            for part in range(3):
                ann.page.locator(".parts button").nth(part).click()
                ann.page.evaluate(FRAME)
                if problems := sticking_out(ann.page):
                    found[f"{key} in {language}, part {part}"] = problems
        folds = ann.bar.locator("[data-behind]")
        for at, behind in enumerate(folds.evaluate_all(BEHIND)):
            assert len(behind) > 1, f"{behind} could be told at once"
            folds.nth(at).click()
            ann.page.evaluate(FRAME)
            if problems := sticking_out(ann.page):
                found[f"{key}, {behind}"] = problems
            ann.bar.locator("[data-do=undo]").click()
        ann.page.set_viewport_size(DESK)
        for language in LONG_WORDS:
            ann.speak(language)
            ann.page.evaluate(FRAME)
            problems = sticking_out(ann.page)
            hidden = ann.bar.locator("> .ask").evaluate(HIDDEN)
            if hidden > 1:
                problems.append(f"{hidden} px of the question are hidden")
            if problems:
                found[f"{key} in {language}, on a desk"] = problems
        ann.page.set_viewport_size(PHONE)
    ann.speak("ru")
    ann.page.set_viewport_size(DESK)
    for players in range(find_game(game).min_players, find_game(game).max_players + 1):
        boxes: dict[str, list[list[int]]] = {}
        for key, question in questions_of(game, players).items():
            ann.move_to(recorded(server, ann, question))
            ann.page.evaluate(FRAME)
            if problems := moved(ann.page, game, boxes):
                found[f"{key} with {players}"] = problems
        assert set(boxes) == set(PANELS[game])
    assert found == {}


@pytest.mark.slow
@pytest.mark.parametrize("game", GAMES)
def test_a_table_fits_a_tablet(server: Server, person: People, game: str) -> None:
    """Nothing is clipped or lies over something else that doesn't on a desk too."""
    ann = person("Ann", viewport=DESK)
    ann.sit(asked(server, ann, game, MIDDLE[game]))
    found: dict[str, list[str]] = {}
    for language in LANGUAGES:
        ann.page.set_viewport_size(DESK)
        ann.speak(language)
        ann.page.evaluate(FRAME)
        by_design = overflowing(ann.page)
        for size in TABLETS:
            ann.page.set_viewport_size(size)
            ann.page.evaluate(FRAME)
            problems = sticking_out(ann.page) + sorted(overflowing(ann.page) - by_design)
            if (letters := least_letters(ann.page)) < READABLE - 0.01:
                problems.append(f"letters of {letters:.1f} px")
            if problems:
                found[f"{size['width']} in {language}"] = problems
    assert found == {}


@pytest.mark.slow
def test_the_side_column_comes_when_asked(server: Server, person: People) -> None:
    ann = person("Ann", viewport=TABLETS[1])
    ann.sit(asked(server, ann, "carnegie", MIDDLE["carnegie"]))
    ann.page.locator("header .scores").get_by_title("Ann").wait_for()
    assert ann.page.locator("aside").count() == 0
    ann.page.locator("nav .talk").click()
    ann.page.locator("aside").get_by_role("tab").nth(1).click()
    ann.page.keyboard.press("Escape")
    ann.page.locator("aside").wait_for(state="detached")


@pytest.mark.slow
@pytest.mark.parametrize("viewport", [PHONE, TABLETS[1]], ids=["phone", "tablet"])
def test_the_time_runs_where_the_players_are_folded_away(
    server: Server, person: People, viewport: ViewportSize
) -> None:
    """... in four languages without anything sticking out, and warns before it is over."""
    ann = person("Ann", viewport=viewport)
    ann.sit(asked(server, ann, "container", MIDDLE["container"], pace=Pace(budget=36)))
    time = ann.page.locator("header .time")
    assert re.fullmatch(r"00:\d\d", time.inner_text())
    ann.page.locator("header .time.short").wait_for()
    assert misfits(ann, "the clock") == {}


IN_SIGHT = """() => {
    const seen = document.querySelector('main').getBoundingClientRect();
    return [...document.querySelectorAll('main .piece.can')].some((piece) => {
        const { top, bottom, left, right } = piece.getBoundingClientRect();
        const high = top >= seen.top && bottom <= seen.bottom;
        return high && left >= seen.left && right <= seen.right;
    });
}"""


@pytest.mark.slow
@pytest.mark.parametrize("game", GAMES)
def test_what_is_asked_about_is_in_sight_on_a_phone(
    server: Server, person: People, game: str
) -> None:
    """Of pieces that can be picked at least one is seen whole when the question comes."""
    ann = person("Ann", viewport=PHONE)
    for key, question in questions().items():
        if not key.startswith(game):
            continue
        ann.move_to(recorded(server, ann, question))
        if ann.page.locator("main .piece.can").count():
            ann.page.wait_for_function(IN_SIGHT)


@pytest.mark.slow
def test_a_plot_is_named_wherever_the_city_is_scrolled_to(server: Server, person: People) -> None:
    """On a phone: the letter of its column is above it, the number of its row left of it."""
    ann = person("Ann", viewport=PHONE)
    ann.sit(recorded(server, ann, questions()["rolling_heights-ask-place"]))
    ann.page.locator(".pan").evaluate("(pan) => pan.scrollTo(999, 0)")
    ann.page.locator("main").evaluate("(main) => main.scrollTo(0, 200)")
    ann.page.evaluate(FRAME)
    plot, main, letter, number = (
        ann.page.locator(which).last.evaluate("(node) => node.getBoundingClientRect().toJSON()")
        for which in (".plot", "main", ".letters .name", ".pan .name")
    )
    assert abs(letter["x"] - plot["x"]) < 1
    assert main["y"] <= letter["y"] < plot["y"]
    assert abs(number["y"] - plot["y"]) < 1
    assert main["x"] <= number["x"] < plot["x"]


def test_who_looks_on_sees_all_prices_on_a_phone(server: Server, person: People) -> None:
    eve = person("Eve", viewport=PHONE)
    eve.sit(watched(server, "container"))
    expect(eve.page.locator("main .list .row")).to_have_count(3)
