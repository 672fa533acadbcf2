"""Guided first games: who follows the guide comes to its end, who doesn't is told why."""

from __future__ import annotations

import re
from collections.abc import Callable
from pathlib import Path

import pytest
from playwright.sync_api import Locator, Page, expect

from magnate.core.matches import Match
from magnate.server.guides import Guide, GuideStep, Lesson, begun, guides, learnt
from magnate.words import Words, languages
from tests.web.person import PHONE, Person

People = Callable[..., Person]
GUIDES = sorted(guides())
MOST_STEPS = 10
CLOSING = ("done", "keep")
STEP = re.compile(r"p(\d) (.*)")


def open_guide(person: Person, game: str) -> Page:
    person.page.goto(f"/learn/{game}")
    panel(person.page).wait_for()
    return person.page


def panel(page: Page) -> Locator:
    return page.locator("section.guide")


def at_step(page: Page, step: GuideStep) -> None:
    expect(panel(page).locator(f"[data-step={step.key}]")).to_be_visible()


def press(page: Page, action: str) -> None:
    """A button of the bar, confirmed where that is asked for."""
    page.locator(f'.bar [data-action="{action}"]').first.click()
    confirm = page.locator(".bar [data-do=confirm]:enabled:not([aria-disabled=true])")
    free = page.locator(".bar:not(.busy)")
    free.wait_for()
    if confirm.count():
        confirm.click()
        free.wait_for()


def follow(page: Page, step: GuideStep) -> None:
    """Take what the guide points at until it goes on."""
    at_step(page, step)
    on = panel(page).locator("[data-do]")
    for _ in range(20):
        free = page.locator(".bar:not(.busy)")
        free.wait_for()
        if on.count():
            return
        amount = page.locator(".bar input[type=number]")
        if amount.count():
            wanted = "|".join(step.moves)
            right = next(n for n in range(99) if re.fullmatch(wanted, f"bid {n}"))
            amount.first.fill(str(right))
        pointed = page.locator(".bar [data-pointed]")
        pointed.first.wait_for()
        if page.locator(".bar [data-pointed][data-behind]").count():
            page.locator(".bar [data-pointed][data-behind]").first.click()
            continue
        actions = [one.get_attribute("data-action") or "" for one in pointed.all()]
        press(page, next((one for one in actions if one not in CLOSING), actions[0]))
    raise AssertionError(f"{step.key} never ends")


@pytest.mark.parametrize("game", GUIDES)
def test_who_follows_it_comes_to_its_end(person: People, game: str) -> None:
    """A stranger, without a name."""
    steps = guides()[game].steps
    page = open_guide(person(""), game)
    for step in steps:
        follow(page, step)
        expect(panel(page)).not_to_have_class(re.compile("hint"))
        if step is not steps[-1]:
            panel(page).locator("[data-do=next]").click()
    expect(panel(page).locator("[data-do=play-now]")).to_be_visible()


def test_by_keys_alone_on_a_phone(person: People) -> None:
    """The button that leads on has the focus; actions are reached by Tab."""
    page = open_guide(person("", viewport=PHONE, has_touch=True), "container")
    page.keyboard.press("Enter")
    at_step(page, guides()["container"].steps[1])
    page.locator('.bar [data-action="produce"]').focus()
    page.keyboard.press("Enter")
    page.locator('.bar [data-action="set-price grey 0 2"]').focus()
    page.keyboard.press("Enter")
    page.locator(".bar [data-do=confirm]").focus()
    page.keyboard.press("Enter")
    expect(panel(page).locator("[data-do=next]")).to_be_focused()


BOARD = """() => document.querySelector('.parts').getBoundingClientRect().top
    - document.querySelector('section.guide').getBoundingClientRect().bottom"""
SEEN = """() => {
    const box = document.querySelector('main .piece.pointed').getBoundingClientRect();
    const hit = document.elementFromPoint(box.x + box.width / 2, box.y + box.height / 2);
    return document.querySelector('main .piece.pointed').contains(hit);
}"""

CUT = """() => [...document.querySelectorAll('.bar [data-pointed]')].filter((button) => {
    let around = button.parentElement;
    while (getComputedStyle(around).overflowX === 'visible') around = around.parentElement;
    const [box, seen] = [button, around].map((node) => node.getBoundingClientRect());
    const ring = parseFloat(getComputedStyle(button).getPropertyValue('--ring'));
    return !(box.left - ring >= seen.left && box.right + ring <= seen.right);
}).map((button) => button.dataset.action)"""


def test_on_a_phone_it_leaves_room_for_the_table(person: People) -> None:
    """What was read folds away, what is new is shown, and what leads on is in the window, with the
    whole of its ring."""
    steps = guides()["carnegie"].steps
    page = open_guide(person("", viewport=PHONE, has_touch=True), "carnegie")
    for step in steps[:4]:
        at_step(page, step)
        if step.moves:
            said = panel(page).locator(f"[data-step={step.key}]")
            page.wait_for_function(SEEN)
            assert page.evaluate(CUT) == []
            panel(page).locator("[data-fold]").tap()
            expect(said).to_have_class(re.compile("spoken"))
            assert page.evaluate(BOARD) > 380
            panel(page).locator("[data-fold]").tap()
            expect(said).not_to_have_class(re.compile("spoken"))
        follow(page, step)
        expect(panel(page).locator("[data-do=next]")).to_be_in_viewport(ratio=1)
        panel(page).locator("[data-do=next]").tap()


def test_a_wrong_move_is_seen_explained_and_taken_back(person: People) -> None:
    page = open_guide(person("Ann"), "container")
    panel(page).locator("[data-do=next]").click()
    at_step(page, guides()["container"].steps[1])
    words = Words("en")
    for wrong, hint in (
        ("buy-warehouse", "web-guide-other"),
        ("set-price grey 0 4", "web-guide-container-hint-dear"),
    ):
        press(page, wrong)
        expect(panel(page)).to_contain_text(words.text(hint))
        panel(page).locator("[data-do=retry]").click()
        expect(panel(page)).to_contain_text("A turn has two actions")
        if wrong == "buy-warehouse":
            press(page, "produce")
    follow(page, guides()["container"].steps[1])
    page.locator(".bar [data-do=undo]").click()
    expect(panel(page)).to_contain_text("A turn has two actions")


def test_one_comes_to_it_from_home_and_from_the_rules(person: People) -> None:
    ann = person("Ann")
    for address in ("/", "/rules/container"):
        ann.page.goto(address)
        ann.page.locator("a[href='/learn/container']").click()
        panel(ann.page).wait_for()


@pytest.mark.parametrize("language", languages())
def test_it_speaks_every_language(person: People, language: str) -> None:
    """Whatever words are missing are complained of in the console, which fails the test."""
    page = open_guide(person("", locale=language), "container")
    follow(page, guides()["container"].steps[0])
    panel(page).locator("[data-do=next]").click()
    follow(page, guides()["container"].steps[1])


# The guides themselves


@pytest.mark.parametrize("game", GUIDES)
@pytest.mark.parametrize("language", languages())
def test_every_step_has_its_words(game: str, language: str) -> None:
    words = Words(language)
    for step in guides()[game].steps:
        key = f"web-guide-{game}-{step.key}"
        wanted = [key, *([f"{key}.done"] if step.moves else [])]
        wanted += [f"{key}.then"] if len(step.moves) > 1 else []
        wanted += [f"web-guide-{game}-hint-{hint}" for _, hint in step.hints]
        for one in wanted:
            for phone in ("yes", "no"):
                assert words.text(one, phone=phone), one


def asked(match: Match) -> str:
    question = match.state.question(0)
    return "" if question is None else question.kind.key


@pytest.mark.parametrize("game", GUIDES)
def test_what_others_do_is_legal_whatever_right_way_one_takes(game: str) -> None:
    guide = guides()[game]
    assert len(guide.steps) <= MOST_STEPS
    for way in (0, -1):
        match = begun(guide)
        for step in guide.steps:
            for line in step.before:
                seat, move = STEP.fullmatch(line).groups()  # type: ignore[union-attr]
                match.play(int(seat) - 1, move)
            first = asked(match)
            until = first if step.until is None else step.until
            due = list(step.must)
            for pattern in step.moves:
                while True:
                    legal = [action.text for action in match.state.legal(0)]
                    fitting = [text for text in legal if re.fullmatch(pattern.strip("+"), text)]
                    assert fitting, f"{step.key}: nothing that fits {pattern} is legal"
                    if due:  # who leaves before that is told so
                        fitting = [text for text in fitting if text not in CLOSING]
                    move = fitting[way]
                    due = [one for one in due if not re.fullmatch(one, move)]
                    match.play(0, move)
                    now = asked(match)
                    if now == until or (now == first and not pattern.startswith("+")):
                        break
            assert due == []
            assert not step.moves or asked(match) == until


def test_the_client_knows_which_there_are() -> None:
    source = Path(__file__).parents[2] / "web" / "src" / "guide" / "index.ts"
    assert re.findall(r"'(\w+)'", source.read_text(encoding="utf-8")) == GUIDES


def test_moves_of_others_are_checked_as_ever() -> None:
    guide: Guide = guides()["container"]
    found = learnt(guide, Lesson(moves=[(0, ("", "produce"))]))
    assert [entry.play for entry in found.message.entries] == ["produce"]
    assert [past.ply for past in found.past] == [1]
