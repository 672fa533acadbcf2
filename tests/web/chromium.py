"""Where Chromium is. Run as a program: sees to it that there is one, or says how to get it."""

from __future__ import annotations

import os
import shutil

from tests.apt import see_to

SHELL = "chromium-headless-shell"
"""The same engine without windows: the tests need a third less of the processor with it."""
BROWSERS = ("chromium", "chromium-browser", "google-chrome", "google-chrome-stable")
HELP = f"""\
The browser tests need Chromium, and there is none on this machine that they could find.
  Debian:          sudo apt-get install {SHELL}
  Ubuntu:          sudo apt-get install chromium
  Fedora:          sudo dnf install chromium
  elsewhere:       set MAGNATE_CHROMIUM to the program of a Chromium or Chrome
To look on with --headed they need the whole browser, the package chromium of all of these.
"""


def find(*, headed: bool = False) -> str | None:
    """The program of a Chromium, if there is one; headed: one that has windows."""
    if wished := os.environ.get("MAGNATE_CHROMIUM"):
        return shutil.which(wished)
    names = BROWSERS if headed else (SHELL, *BROWSERS)
    return next((path for name in names if (path := shutil.which(name))), None)


if __name__ == "__main__":
    see_to("Chromium", (SHELL, "chromium"), find, HELP)
