"""Scores by their parts (RH-8.2), at any moment, as if the game ended now."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from magnate.games.rolling_heights.cards import ad_vp, best_target, target_vp
from magnate.games.rolling_heights.rules import NONE, RIVAL

if TYPE_CHECKING:
    from magnate.games.rolling_heights.state import RollingHeightsState


def forecast(state: RollingHeightsState, seat: i64) -> dict[str, int]:
    """The seat's score by its parts as it may know it: with its own better target."""
    target = best_target(state, seat)
    return _seat_parts(state, seat, 0 if target == NONE else target_vp(state, seat, target))


def public_forecast(state: RollingHeightsState, seat: i64) -> dict[str, int]:
    """The same as the others may know it: targets count once they are shown."""
    return forecast(state, seat) if state.over else _seat_parts(state, seat, 0)


def rival_forecast(state: RollingHeightsState) -> dict[str, int]:
    """The Rival's score by its parts: neither workers, targets nor wilds (RH-9.1, RH-9.4)."""
    rival = state.companies[RIVAL]
    parts = {"plots": rival.plot_vp, "buildings": rival.building_vp}
    _add_ads(state, RIVAL, parts)
    parts["total"] = sum(parts.values())
    return parts


def _seat_parts(state: RollingHeightsState, seat: i64, target: i64) -> dict[str, int]:
    company = state.companies[seat]
    parts = {
        "plots": company.plot_vp,
        "buildings": company.building_vp,
        "workers": company.worker_vp,
    }
    _add_ads(state, seat, parts)
    parts["target"] = target
    parts["wilds"] = state.rules.wild_vp * company.wilds
    parts["total"] = sum(parts.values())
    return parts


def _add_ads(state: RollingHeightsState, owner: i64, parts: dict[str, int]) -> None:
    """The open ads in their order: `ad1`, `ad2` and so on, whatever their numbers are."""
    for place, ad in enumerate(state.ads):
        parts[f"ad{place + 1}"] = ad_vp(state, owner, ad)
