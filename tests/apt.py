"""Programs that tests need beside the Python ones: installed where that may be done unasked."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from collections.abc import Callable, Sequence


def see_to(
    name: str, packages: Sequence[str], find: Callable[[], str | None], missing: str
) -> None:
    """See to it that a program can be found, or end with the words on what is missing."""
    if not find():
        _install(name, packages)
    if not find():
        sys.exit(missing)


def _install(name: str, packages: Sequence[str]) -> None:
    """The first of the packages that there is: with apt, where that is allowed without a
    password."""
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
    print(f"Installing {name} for the tests ...", flush=True)
    quiet = ["apt-get", "-qq", "-o", "Dpkg::Use-Pty=0"]
    # old lists of packages may name versions that are gone, so they are read anew
    subprocess.run([*rights, *quiet, "update"], check=False)
    install = [*rights, *quiet, "install", "-y", "--no-install-recommends"]
    for package in packages:
        ran = subprocess.run([*install, package], check=False, stdout=subprocess.DEVNULL)
        if not ran.returncode:
            return
