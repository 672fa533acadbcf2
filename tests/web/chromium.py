"""Where Chromium is. Run as a program: sees to it that there is one, or says how to get it."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys

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


def install() -> None:
    """With apt, where that is allowed without a password."""
    if not shutil.which("apt-get"):
        return
    rights: list[str] = []
    if os.geteuid() != 0:
        rights = ["sudo", "-n"]
        allowed = (
            shutil.which("sudo")
            and not subprocess.run([*rights, "true"], check=False, capture_output=True).returncode
        )
        if not allowed:
            return
    print("Installing Chromium for the browser tests ...", flush=True)
    quiet = ["apt-get", "-qq", "-o", "Dpkg::Use-Pty=0"]
    # old lists of packages may name versions that are gone, so they are read anew
    subprocess.run([*rights, *quiet, "update"], check=False)
    wanted = [*rights, *quiet, "install", "-y", "--no-install-recommends", "chromium"]
    subprocess.run(wanted, check=False, stdout=subprocess.DEVNULL)


def main() -> None:
    if not find():
        install()
    if not find():
        sys.exit(HELP)


if __name__ == "__main__":
    main()
