"""Where Chromium is. Run as a program: sees to it that there is one, or says how to get it."""

from __future__ import annotations

import os
import shutil

from tests.apt import see_to

NAMES = ("chromium", "chromium-browser", "google-chrome", "google-chrome-stable")
HELP = """\
The browser tests need Chromium, and there is none on this machine that they could find.
  Debian, Ubuntu:  sudo apt-get install chromium
  Fedora:          sudo dnf install chromium
  elsewhere:       set MAGNATE_CHROMIUM to the program of a Chromium or Chrome
"""


def find() -> str | None:
    """The program of a Chromium, if there is one."""
    if wished := os.environ.get("MAGNATE_CHROMIUM"):
        return shutil.which(wished)
    return next((path for name in NAMES if (path := shutil.which(name))), None)


if __name__ == "__main__":
    see_to("Chromium", "chromium", find, HELP)
