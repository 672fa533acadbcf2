"""Pictures of every main screen, to be looked at: `make screenshots` lays them in build."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest
from playwright.sync_api import ViewportSize

from tests.server.running import Server
from tests.web.person import PHONE, Person
from tests.web.places import open_page
from tests.web.tables import GAMES, MIDDLE, asked, replay, stored, waiting

FOLDER = Path(__file__).parents[2] / "build" / "screenshots"
SIZES: dict[str, ViewportSize] = {
    "1440": {"width": 1440, "height": 900},
    "1280": {"width": 1280, "height": 800},
    "390": PHONE,
}


def screens(server: Server, ann: Person) -> dict[str, str]:
    """The addresses, by the names of their pictures."""
    found = {"waiting": f"/table/{waiting(ann, 'container')}"}
    for game in GAMES:
        found[f"{game}-start"] = f"/table/{asked(server, ann, game, 4)}"
        found[f"{game}-middle"] = f"/table/{asked(server, ann, game, MIDDLE[game])}"
        found[f"{game}-end"] = f"/table/{stored(server, ann, game, None)}"
        found[f"{game}-replay"] = f"/replay/{replay(server, ann, game)}?ply={MIDDLE[game]}"
        found[f"{game}-new"] = f"/new/{game}"
        found[f"{game}-rules"] = f"/rules/{game}"
    return {**found, "home": "/", "watch": "/watch", "settings": "/settings", "me": "/me"}


@pytest.mark.screenshots
@pytest.mark.parametrize("theme", ["light", "dark"])
@pytest.mark.parametrize("size", SIZES)
def test_screenshots(server: Server, person: Callable[..., Person], theme: str, size: str) -> None:
    ann = person("Ann", viewport=SIZES[size], color_scheme=theme)
    FOLDER.mkdir(parents=True, exist_ok=True)
    for name, address in screens(server, ann).items():
        open_page(ann, address)
        ann.page.screenshot(path=FOLDER / f"{name}-{size}-{theme}.png")
