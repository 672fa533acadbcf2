"""Names nobody can guess."""

from __future__ import annotations

import secrets
from hashlib import sha256


def new_id() -> str:
    """For people, tables and replays: 128 bits."""
    return secrets.token_urlsafe(16)


def new_secret() -> str:
    """For cookies and links: 256 bits."""
    return secrets.token_urlsafe(32)


def digest(secret: str) -> str:
    """What is kept of a secret."""
    return sha256(secret.encode()).hexdigest()


def new_seed() -> int:
    return secrets.randbits(128)
