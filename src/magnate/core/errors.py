"""What can go wrong through bad input; every message is one line for a person."""

from __future__ import annotations


class MagnateError(Exception):
    """Bad input: the caller's words were understood to be wrong, and nothing was changed."""


class BadSetup(MagnateError):
    """An unknown game, a wrong number of players, or an option that doesn't exist."""


class BadNotation(MagnateError):
    """A text that names no action of the game."""


class BadContent(MagnateError):
    """A content file that can't be used."""


class BadRecord(MagnateError):
    """A record that can't be read or doesn't replay."""
