"""Pictures to look at: all tests take those of the chief pages, `make screenshots` takes all."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from pathlib import Path
from typing import Literal

import pytest
from playwright.sync_api import Page, ViewportSize

from tests.server.running import Server
from tests.web import scenes
from tests.web.person import DESK, PHONE, SPEAK, Person
from tests.web.places import REST
from tests.web.scenes import OTHER_TABLES, Scene
from tests.web.tables import GAMES

FOLDER = Path(__file__).parents[2] / "build" / "screenshots"
SIZES: dict[str, ViewportSize] = {
    "1280": DESK,
    "390": PHONE,
    "1440": {"width": 1440, "height": 900},
}
Theme = Literal["light", "dark"]
LOOKS: dict[str, tuple[tuple[Theme, str], ...]] = {
    "1280": (("light", "ru"), ("dark", "en"), ("light", "en")),
    "390": (("light", "ru"), ("light", "de"), ("light", "uk"), ("dark", "en"), ("light", "en")),
    "1440": (("dark", "en"), ("light", "en")),
}
"""In each size: the last one is how a page is opened."""
OTHERS = [f"{game}-{players}" for game, some in OTHER_TABLES.items() for players in some]


def dress(page: Page, theme: Theme, language: str) -> None:
    """As it looks to others, without loading it again."""
    page.emulate_media(color_scheme=theme)
    page.evaluate(SPEAK, language)
    page.locator(f"html[lang={language}][data-theme={theme}]").wait_for(state="attached")
    page.evaluate(REST)


@pytest.fixture
def running(tmp_path: Path) -> Iterator[Server]:
    """A server of its own: what others do there would be in the picture."""
    server = Server(tmp_path)
    yield server
    server.stop()


def take(shown: Iterable[Scene], size: str, looks: Iterable[tuple[Theme, str]]) -> list[Path]:
    FOLDER.mkdir(parents=True, exist_ok=True)
    taken = []
    for name, page in shown:
        for theme, language in looks:
            dress(page, theme, language)
            taken.append(FOLDER / f"{name}-{size}-{theme}-{language}.png")
            page.screenshot(path=taken[-1])
    return taken


@pytest.mark.screenshots
@pytest.mark.parametrize("place", [*GAMES, *OTHERS, "house"])
@pytest.mark.parametrize("size", SIZES)
def test_screenshots(running: Server, person: Callable[..., Person], size: str, place: str) -> None:
    def come(name: str, at: Server) -> Person:
        return person(name, at, viewport=SIZES[size])

    if place == "house":
        shown = scenes.house(running, come)
    elif place in OTHERS:
        game, players = place.split("-")
        shown = scenes.seats(running, come, game, int(players))
    else:
        shown = scenes.table(running, come, place)
    take(shown, size, LOOKS[size])


@pytest.mark.slow
@pytest.mark.parametrize("size", SIZES)
def test_the_chief_pages(running: Server, person: Callable[..., Person], size: str) -> None:
    """In either theme, for whoever looks at what a run of the tests has left; every one differs."""

    def come(name: str, at: Server) -> Person:
        return person(name, at, viewport=SIZES[size])

    taken = take(scenes.chief(running, come), size, [("dark", "en"), ("light", "en")])
    assert len({path.read_bytes() for path in taken}) == len(taken)
