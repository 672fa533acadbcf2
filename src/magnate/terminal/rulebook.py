"""Where the rules of a game can be read."""

from __future__ import annotations

from importlib.metadata import PackageNotFoundError, files
from pathlib import Path

import magnate
from magnate.core.errors import MagnateError


def rules_file(game: str) -> Path:
    """The rules as a file: of the checkout, or as installed; `MagnateError` if it is nowhere."""
    name = f"{game}.md"
    checkout = Path(magnate.__file__).parents[2] / "docs" / "rules" / name
    if checkout.is_file():
        return checkout
    try:
        installed = files("magnate") or []
    except PackageNotFoundError:
        installed = []
    for file in installed:
        if file.name == name and file.parent.name == "rules":
            return Path(str(file.locate())).resolve()
    raise MagnateError(f"the rules of {game} were not installed; they are {checkout}")
