"""Pictures of all there is to see, to be looked at: `make screenshots` lays them in build."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest
from playwright.sync_api import ViewportSize

from tests.server.running import Server
from tests.web import scenes
from tests.web.person import DESK, PHONE, Person
from tests.web.scenes import OTHER_TABLES
from tests.web.tables import GAMES

FOLDER = Path(__file__).parents[2] / "build" / "screenshots"
SIZES: dict[str, ViewportSize] = {
    "1440": {"width": 1440, "height": 900},
    "1280": DESK,
    "390": PHONE,
}
LOOKS = (
    *((size, theme, "en") for size in SIZES for theme in ("light", "dark")),
    *((size, "light", "ru") for size in ("1280", "390")),
    *(("390", "light", language) for language in ("de", "uk")),
)
OTHERS = [f"{game}-{players}" for game, some in OTHER_TABLES.items() for players in some]


@pytest.mark.screenshots
@pytest.mark.parametrize("place", ["house", *GAMES, *OTHERS])
@pytest.mark.parametrize("look", LOOKS, ids="-".join)
def test_screenshots(
    tmp_path: Path, person: Callable[..., Person], look: tuple[str, str, str], place: str
) -> None:
    size, theme, language = look

    def come(name: str, at: Server) -> Person:
        return person(name, at, viewport=SIZES[size], color_scheme=theme, locale=language)

    FOLDER.mkdir(parents=True, exist_ok=True)
    running = Server(tmp_path)
    try:
        if place == "house":
            shown = scenes.house(running, come)
        elif place in OTHERS:
            game, players = place.split("-")
            shown = scenes.seats(running, come, game, int(players))
        else:
            shown = scenes.table(running, come, place)
        for name, page in shown:
            page.screenshot(path=FOLDER / f"{name}-{size}-{theme}-{language}.png")
    finally:
        running.stop()
