"""Rng: xoshiro128** on 32-bit words, the same numbers compiled, interpreted and everywhere."""

from __future__ import annotations

from hashlib import blake2b
from typing import Any, Final, final

from mypy_extensions import i64, mypyc_attr

MASK: Final[i64] = 0xFFFFFFFF


@final
@mypyc_attr(acyclic=True)
class Rng:
    """A small clonable source of chance. Make one with `Rng.seeded(seed, stream)`."""

    def __init__(self, a: i64, b: i64, c: i64, d: i64) -> None:
        self.a = a
        self.b = b
        self.c = c
        self.d = d

    @staticmethod
    def seeded(seed: int, stream: str = "") -> Rng:
        """Different streams of one seed have nothing to do with each other."""
        word = blake2b(f"{seed}/{stream}".encode(), digest_size=16).digest()
        a, b, c, d = [int.from_bytes(word[i : i + 4], "little") for i in (0, 4, 8, 12)]
        return Rng(a | 1, b, c, d)  # all zero is the one state xoshiro never leaves

    def clone(self) -> Rng:
        return Rng(self.a, self.b, self.c, self.d)

    def word(self) -> i64:
        """The next 32 bits."""
        b = self.b
        x: i64 = (b * 5) & MASK
        x = ((x << 7) | (x >> 25)) & MASK
        result: i64 = (x * 9) & MASK
        t: i64 = (b << 9) & MASK
        c = self.c ^ self.a
        d = self.d ^ b
        self.b = b ^ c
        self.a = self.a ^ d
        self.c = c ^ t
        self.d = ((d << 11) | (d >> 21)) & MASK
        return result

    def below(self, n: i64) -> i64:
        """A number from 0 to n - 1, all equally likely (Lemire's method); n is below 2**31."""
        product: i64 = self.word() * n
        if (product & MASK) < n:
            floor: i64 = (MASK + 1 - n) % n
            while (product & MASK) < floor:
                product = self.word() * n
        return product >> 32

    def shuffle(self, items: list[int]) -> None:
        for i in range(len(items) - 1, 0, -1):
            j = self.below(i + 1)
            items[i], items[j] = items[j], items[i]

    def split(self) -> Rng:
        """A new generator, drawn from this one, for someone who must not see this one's future."""
        return Rng(self.word() | 1, self.word(), self.word(), self.word())

    def to_list(self) -> list[int]:
        return [self.a, self.b, self.c, self.d]

    @staticmethod
    def from_list(words: list[int]) -> Rng:
        a, b, c, d = words
        return Rng(a, b, c, d)

    def __reduce__(self) -> tuple[Any, ...]:
        return Rng.from_list, (self.to_list(),)
