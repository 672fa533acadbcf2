"""Every page in both themes: nothing in the console, nothing jumps, nobody is shut out."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import ViewportSize

from tests.server.running import Server
from tests.web.looks import WATCH_SHIFTS, barriers
from tests.web.person import DESK, PHONE, Person
from tests.web.places import addresses, open_page

People = Callable[..., Person]
LARGEST_SHIFT = 0.1


@pytest.mark.slow
@pytest.mark.parametrize("viewport", [DESK, PHONE], ids=["desk", "phone"])
def test_every_page(server: Server, person: People, viewport: ViewportSize) -> None:
    ann = person("Ann", viewport=viewport)
    ann.context.add_init_script(WATCH_SHIFTS)
    found: dict[str, list[str]] = {}
    for address in addresses(server, ann):
        open_page(ann, address)
        shifted = ann.page.evaluate("window.shifted")
        if shifted >= LARGEST_SHIFT:
            found[address] = [f"shifts by {shifted:.3f}"]
        for theme in ("light", "dark"):
            ann.page.emulate_media(color_scheme=theme)
            ann.page.locator(f"html[data-theme={theme}]").wait_for(state="attached")
            if problems := barriers(ann.page):
                found[f"{address}, {theme}"] = problems
    assert found == {}
