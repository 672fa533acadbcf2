"""What companies and Andrew are worth at the end.

Everything works at any moment, as if the game ended now.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from magnate.core.actions import Action
from magnate.games.carnegie.actions import (
    CELLS,
    CITY_OF,
    COMMERCE,
    CONSTRUCTION,
    DEPARTMENTS,
    DONATIONS,
    EAST,
    HOUSING,
    HR,
    INDUSTRY,
    INFRASTRUCTURE,
    MANAGEMENT,
    MIDWEST,
    PROJECTS,
    REGIONS,
    RESEARCH,
    SLOTS,
    SOUTH,
    TILES,
    TYPE_OF,
    TYPES,
    WEST,
)
from magnate.games.carnegie.connections import connections, own_cities, transport_levels
from magnate.games.carnegie.domains import (
    ANDREW,
    RAILROAD,
)
from magnate.games.carnegie.rules import (
    ANY_PROJECT,
)
from magnate.games.carnegie.welfare import (
    PAID_SPACES,
    WELFARE_GOODS,
    WELFARE_MONEY,
    WELFARE_MONEY_GOODS,
    paid_spaces,
    settle_parts,
    settle_solo,
    settle_welfare,
    welfare_terms,
)

if TYPE_CHECKING:
    from magnate.games.carnegie.state import CarnegieState

# Donation spaces that count in a way of their own.
RIGHTS_DONATION: Final = 9


# Scores by their parts (CAR-8.1)


def forecast(state: CarnegieState, seat: i64) -> dict[str, int]:
    """The seat's score by its parts as it may know it: with its own noted donation."""
    return _parts(state, seat, state.companies[seat].noted)


def public_forecast(state: CarnegieState, seat: i64) -> dict[str, int]:
    """The same as the others may know it: a noted donation counts once it is shown."""
    return _parts(state, seat, state.companies[seat].noted if state.over else -1)


def score_change(state: CarnegieState, seat: i64, action: Action) -> i64:
    """By how much an action changes the seat's score, if the game ended now and after it."""
    after = state.clone()
    after.advance(seat, action)
    return forecast(after, seat)["total"] - forecast(state, seat)["total"]


def _parts(state: CarnegieState, seat: i64, noted: i64) -> dict[str, int]:
    company = state.companies[seat]
    rules = state.rules
    parts = {
        "direct": company.vp,
        "joker": rules.joker_vp if company.joker else 0,
        "employees": company.active_employees(),
        "departments": department_points(state, seat),
        "tabs": tab_points(state, seat),
        "cities": city_points(state, seat),
        "connections": connections(rules, own_cities(state, seat), transport_levels(state, seat)),
        "donations": sum(_donation_parts(state, seat, noted)),
    }
    parts["total"] = sum(parts.values())
    return parts


def department_points(state: CarnegieState, seat: i64) -> i64:
    """VP of the departments built, by their rows; printed ones give none."""
    cells = state.companies[seat].cells
    points = 0
    for cell in range(CELLS):
        if cells[cell] < TILES:
            points += state.rules.row_vp[cell // 4]
    return points


def tab_points(state: CarnegieState, seat: i64) -> i64:
    """VP cells uncovered on the project tabs."""
    company = state.companies[seat]
    points = 0
    for project in range(PROJECTS):
        if company.sides[project] >= 0:
            vp = state.tab(seat, project).vp
            for cell in range(company.advanced[project] + 1):
                points += vp[cell]
    return points


def city_points(state: CarnegieState, who: i64) -> i64:
    """VP of the projects of a seat, or of `ANDREW`, by their cities."""
    points = 0
    for slot in range(SLOTS):
        if state.slots[slot] == who:
            points += state.rules.city_vp[CITY_OF[slot]]
    return points


# Donations (CAR-8.3)


def donation_limit(state: CarnegieState, seat: i64) -> i64:
    """The most one donation can give the seat."""
    company = state.companies[seat]
    limit = state.rules.donation_cap
    for project in range(PROJECTS):
        if company.sides[project] >= 0:
            cap = state.tab(seat, project).cap
            for cell in range(company.advanced[project] + 1):
                limit += cap[cell]
    return limit


def donation_parts(state: CarnegieState, seat: i64) -> list[int]:
    """What each space gives the seat, openly held and noted ones together; 0 for all others."""
    return _donation_parts(state, seat, state.companies[seat].noted)


def public_donation_parts(state: CarnegieState, seat: i64) -> list[int]:
    """The same as the others may know it."""
    return _donation_parts(state, seat, state.companies[seat].noted if state.over else -1)


def donation_yields(state: CarnegieState, seat: i64) -> list[int]:
    """What each space gives the seat now if it holds it, or would if it took it now.

    A paid space: by how much it raises what all paid spaces together give. No price is deducted.
    """
    return _yields(state, seat, state.companies[seat].noted)


def public_donation_yields(state: CarnegieState, seat: i64) -> list[int]:
    """The same as the others may know it."""
    return _yields(state, seat, state.companies[seat].noted if state.over else -1)


def _yields(state: CarnegieState, seat: i64, noted: i64) -> list[int]:
    company = state.companies[seat]
    rules = state.rules
    limit = donation_limit(state, seat)
    counts = _counts(state, seat)
    if not (company.donations >> RIGHTS_DONATION) & 1:
        counts[RIGHTS_DONATION] += 1
    yields = [min(limit, rules.donation_vp[space] * counts[space]) for space in range(DONATIONS)]
    terms = welfare_terms(rules, limit)
    held = paid_spaces(company.donations, noted)
    now = settle_welfare(company.goods, company.money, held, terms)[0]
    for paid in range(PAID_SPACES):
        space = WELFARE_GOODS + paid
        change = -1 if (company.donations >> space) & 1 else 1
        held[paid] += change
        other = settle_welfare(company.goods, company.money, held, terms)[0]
        held[paid] -= change
        yields[space] = change * (other - now)
    return yields


def _donation_parts(state: CarnegieState, seat: i64, noted: i64) -> list[int]:
    company = state.companies[seat]
    rules = state.rules
    parts = [0] * DONATIONS
    if company.donations == 0 and noted < 0:
        return parts
    limit = donation_limit(state, seat)
    counts = _counts(state, seat)
    for space in range(DONATIONS):
        discs = (company.donations >> space) & 1
        if space == noted:
            discs += 1
        if discs > 0:
            parts[space] = discs * min(limit, rules.donation_vp[space] * counts[space])
    held = paid_spaces(company.donations, noted)
    if sum(held) > 0:
        settled = settle_parts(company.goods, company.money, held, welfare_terms(rules, limit))
        parts[WELFARE_GOODS] = settled[0]
        parts[WELFARE_MONEY] = settled[1]
        parts[WELFARE_MONEY_GOODS] = settled[2]
    return parts


def _counts(state: CarnegieState, seat: i64) -> list[int]:
    """How often each space gives its VP; 0 for the three that are paid."""
    company = state.companies[seat]
    rules = state.rules
    departments = [0] * TYPES
    for cell in range(CELLS):
        department = company.cells[cell]
        if department < DEPARTMENTS:
            departments[TYPE_OF[department]] += 1
    projects = [0] * PROJECTS
    regions = [0] * REGIONS
    small = 0
    for slot in range(SLOTS):
        if state.slots[slot] == seat:
            projects[state.projects[slot]] += 1
            regions[rules.city_region[CITY_OF[slot]]] += 1
            if rules.slot_type[slot] == ANY_PROJECT:
                small += 1
    railroads = 0
    for region in range(REGIONS):
        if rules.tracks[region].levels[company.tracks[region]] == RAILROAD:
            railroads += 1
    return [
        departments[HR],
        departments[MANAGEMENT],
        departments[CONSTRUCTION],
        departments[RESEARCH],
        sum(departments),
        projects[INFRASTRUCTURE],
        projects[INDUSTRY],
        projects[HOUSING] + projects[COMMERCE],
        railroads,
        company.donation_count(),
        1,
        0,
        0,
        0,
        company.active_employees(),
        regions[EAST],
        regions[MIDWEST],
        regions[SOUTH],
        regions[WEST],
        small,
    ]


# Andrew (CAR-9.8, CAR-9.9)


def andrew_score(state: CarnegieState) -> dict[str, int]:
    """Andrew's score by its parts; a card that has been turned up counts where it lies."""
    andrew = state.andrew
    assert andrew is not None
    rules = state.rules
    cards = rules.shift_vp[andrew.shift] if andrew.shown else 0
    for place in range(len(andrew.reached)):
        cards += andrew.reached[place] * rules.shift_vp[place]
    ends = 0
    for region in range(REGIONS):
        if andrew.tracks[region] == rules.tracks[region].last:
            ends += 1
    parts = {
        "cards": cards,
        "tiles": rules.andrew_tile_vp * len(andrew.tiles),
        "tracks": rules.andrew_track_vp * ends,
        "cities": city_points(state, ANDREW),
        "donations": sum(andrew_donation_parts(state)),
    }
    parts["total"] = sum(parts.values())
    return parts


def andrew_donation_parts(state: CarnegieState) -> list[int]:
    """His donations count what the human has, under the human's limit: VP of each space.

    Paid welfare of all his spaces together stands at the first of them.
    """
    points = [0] * DONATIONS
    held = 0
    for space in range(DONATIONS):
        held |= ((state.donations[space] >> ANDREW) & 1) << space
    if held == 0:
        return points
    human = state.companies[0]
    rules = state.rules
    limit = donation_limit(state, 0)
    counts = _counts(state, 0)
    counts[RIGHTS_DONATION] += 1  # this one, as if the human had made it (CAR-9.8)
    for space in range(DONATIONS):
        if (held >> space) & 1:
            points[space] = min(limit, rules.donation_vp[space] * counts[space])
    own = paid_spaces(human.donations, human.noted)
    his = paid_spaces(held, -1)
    paid = settle_solo(human.goods, human.money, own, his, welfare_terms(rules, limit))[1]
    for space in range(WELFARE_GOODS, WELFARE_GOODS + PAID_SPACES):
        if (held >> space) & 1:
            points[space] += paid
            break
    return points
