"""The options of Container (section 12 of its rules)."""

from __future__ import annotations

from typing import Final

from magnate.core.options import Option

OPTIONS: Final = (
    Option("investment_bank", "flag", True),
    Option("open_money", "flag", False),
    Option("rebuy_in_port", "flag", False),
    Option("skip_auctioned_space", "flag", False),
)
