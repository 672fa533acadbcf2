"""Paid welfare, settled in the best way (CAR-8.4, CAR-9.9).

Its three spaces are always in the order goods, money, both.
"""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from magnate.core.ints import Ints
from magnate.games.carnegie.rules import Rules

WELFARE_GOODS: Final = 11
WELFARE_MONEY: Final = 12
WELFARE_MONEY_GOODS: Final = 13
PAID_SPACES: Final = 3
"""The three spaces paid for at the end, from `WELFARE_GOODS` on."""


@final
class Terms:
    """On which terms welfare is paid for."""

    def __init__(self, cap: i64, vp: Ints, price: i64, sale: i64) -> None:
        self.cap = cap
        """The most a space gives."""
        self.vp = vp
        """What a payment for each of the three spaces gives."""
        self.price = price
        """Dollars of a payment."""
        self.sale = sale
        """What each of the goods can be sold for."""


def welfare_terms(rules: Rules, cap: i64) -> Terms:
    vp = rules.donation_vp[WELFARE_GOODS : WELFARE_GOODS + PAID_SPACES]
    return Terms(cap=cap, vp=vp, price=rules.welfare_price, sale=rules.goods_price)


def settle_welfare(goods: i64, money: i64, spaces: list[int], terms: Terms) -> tuple[int, int, int]:
    """The most VP that can be paid for, and the goods and money left by one such way.

    `spaces`: how many of each of the three are held.
    """
    settled = settle_parts(goods, money, spaces, terms)
    return settled[0] + settled[1] + settled[2], settled[3], settled[4]


def settle_solo(
    goods: i64,
    money: i64,
    spaces: list[int],
    andrew: list[int],
    terms: Terms,
) -> tuple[int, int]:
    """VP of the human's and of Andrew's paid spaces.

    The human gets most; of all ways to that, sales included, the one that leaves Andrew least.
    Then Andrew gets the most that can be paid without selling from what is left.
    """
    best = settle_welfare(goods, money, spaces, terms)[0]
    if sum(andrew) == 0:
        return best, 0
    for_goods = _payments(spaces[0], terms.cap, terms.vp[0])
    for_money = _payments(spaces[1], terms.cap, terms.vp[1])
    for_both = _payments(spaces[2], terms.cap, terms.vp[2])
    least = -1
    for m in range(len(for_money)):
        for b in range(len(for_both)):
            sold = _sold(terms, terms.price * (m + b) - money)
            room = goods - b - sold
            if room < 0:
                break
            g = min(room, len(for_goods) - 1)
            if for_goods[g] + for_money[m] + for_both[b] < best:
                continue
            # What is left may be sold too. Andrew's best falls with each of the goods and rises
            # with every full payment, so the last sale before that is the one to look at.
            left = room - g
            dollars = money + sold * terms.sale - terms.price * (m + b)
            while True:
                sale = min(left, (terms.price - 1 - dollars % terms.price) // terms.sale)
                left -= sale
                dollars += sale * terms.sale
                gets = _andrew_gets(left, dollars, andrew, terms)
                if least < 0 or gets < least:
                    least = gets
                if left == 0:
                    break
                left -= 1
                dollars += terms.sale
    return best, least


def settle_parts(
    goods: i64, money: i64, spaces: list[int], terms: Terms
) -> tuple[int, int, int, int, int]:
    """VP of each of the three paid spaces in the best way, and the goods and money left."""
    for_goods = _payments(spaces[0], terms.cap, terms.vp[0])
    for_money = _payments(spaces[1], terms.cap, terms.vp[1])
    for_both = _payments(spaces[2], terms.cap, terms.vp[2])
    best = -1
    result = (0, 0, 0, goods, money)
    for m in range(len(for_money)):
        for b in range(len(for_both)):
            sold = _sold(terms, terms.price * (m + b) - money)
            room = goods - b - sold
            if room < 0:
                break
            g = min(room, len(for_goods) - 1)
            value = for_goods[g] + for_money[m] + for_both[b]
            if value > best:
                best = value
                left = money + sold * terms.sale - terms.price * (m + b)
                result = (for_goods[g], for_money[m], for_both[b], room - g, left)
    return result


def _andrew_gets(goods: i64, money: i64, spaces: list[int], terms: Terms) -> i64:
    """The most that can be paid for Andrew's spaces without selling goods."""
    for_goods = _payments(spaces[0], terms.cap, terms.vp[0])
    for_money = _payments(spaces[1], terms.cap, terms.vp[1])
    for_both = _payments(spaces[2], terms.cap, terms.vp[2])
    payments = money // terms.price
    best = 0
    for b in range(min(len(for_both) - 1, goods, payments) + 1):
        g = min(goods - b, len(for_goods) - 1)
        m = min(payments - b, len(for_money) - 1)
        best = max(best, for_goods[g] + for_money[m] + for_both[b])
    return best


def _sold(terms: Terms, lacking: i64) -> i64:
    """How many goods have to be sold for the money that is lacking."""
    return max(0, -(-lacking // terms.sale))


def _payments(spaces: i64, cap: i64, vp: i64) -> list[int]:
    """VP of 0, 1, 2, ... payments for spaces of one kind; what exceeds the cap is lost."""
    values = [0]
    total = 0
    if vp > 0:
        for _ in range(spaces * (cap // vp)):
            total += vp
            values.append(total)
        if cap % vp > 0:
            for _ in range(spaces):
                total += cap % vp
                values.append(total)
    return values


def paid_spaces(donations: i64, noted: i64) -> list[int]:
    """How many of each paid space are held; a noted one is one more."""
    held = [(donations >> (WELFARE_GOODS + paid)) & 1 for paid in range(PAID_SPACES)]
    if WELFARE_GOODS <= noted < WELFARE_GOODS + PAID_SPACES:
        held[noted - WELFARE_GOODS] += 1
    return held
