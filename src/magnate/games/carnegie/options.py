"""The options of Carnegie (section 10 of its rules)."""

from __future__ import annotations

from typing import Final

from magnate.core.options import Option

DIFFICULTIES: Final = ("easy", "normal", "hard", "expert")

OPTIONS: Final = (
    Option("difficulty", "choice", "normal", DIFFICULTIES, players=(1, 1)),
    Option("tab_sides", "choice", "free", ("free", "A", "B", "random")),
    Option("secret_donation", "flag", False, players=(2, 4)),
    Option("wait", "flag", False, players=(2, 4)),
)
