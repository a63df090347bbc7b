"""Random numbers are an argument. Nothing in the rules is random of itself.

A table uses :class:`KeyedRng`: each draw is a pure function of a secret seed, a label and a counter in the state. So a
game replays bit for bit, and timing influences no draw. Playouts use :class:`FastRng`.
"""

from __future__ import annotations

import hashlib
import hmac
import random
from collections.abc import Mapping, MutableSequence
from types import MappingProxyType
from typing import Any, Protocol


class HasChance(Protocol):
    """A state that counts its draws."""

    chance: int


class Rng(Protocol):
    """What rules may draw."""

    def below(self, state: HasChance, label: str, n: int) -> int:
        """Return a uniform integer from 0 to ``n - 1``. ``label`` names its purpose."""
        ...

    def shuffle(self, state: HasChance, label: str, items: MutableSequence[Any]) -> None:
        """Shuffle ``items`` in place."""
        ...


class KeyedRng:
    """HMAC-SHA256 over a secret seed, a label and ``state.chance``, which each draw increments.

    >>> from types import SimpleNamespace
    >>> KeyedRng(b"x").below(SimpleNamespace(chance=0), "die", 6)
    1
    """

    __slots__ = ("_seed",)

    def __init__(self, seed: bytes) -> None:
        if not seed:
            raise ValueError("KeyedRng needs a seed")
        self._seed = seed

    def below(self, state: HasChance, label: str, n: int) -> int:
        if n < 1:
            raise ValueError("nothing to draw from")
        counter = state.chance
        state.chance = counter + 1
        # Rejection sampling: redraw the incomplete last block of 2^64 values, so that no number is favoured.
        limit = (1 << 64) - (1 << 64) % n
        attempt = 0
        while True:
            message = f"{label}:{counter}:{attempt}".encode()
            digest = hmac.digest(self._seed, message, hashlib.sha256)
            for start in (0, 8, 16, 24):
                value = int.from_bytes(digest[start : start + 8], "big")
                if value < limit:
                    return value % n
            attempt += 1

    def shuffle(self, state: HasChance, label: str, items: MutableSequence[Any]) -> None:
        for last in range(len(items) - 1, 0, -1):
            other = self.below(state, label, last + 1)
            items[last], items[other] = items[other], items[last]


class LabelledRng:
    """As :class:`KeyedRng`, but it counts the draws of each label itself: the third die is the third die.

    So all players of a deal meet the same dice, whatever else they do. ``draws`` holds the counts.
    """

    __slots__ = ("_seed", "draws")

    def __init__(self, seed: bytes, draws: Mapping[str, int] = MappingProxyType({})) -> None:
        self._seed, self.draws = seed, dict(draws)

    def below(self, state: HasChance, label: str, n: int) -> int:
        return self._one(label).below(_Counter(), label, n)

    def shuffle(self, state: HasChance, label: str, items: MutableSequence[Any]) -> None:
        self._one(label).shuffle(_Counter(), label, items)

    def _one(self, label: str) -> KeyedRng:
        """Return the generator of the next draw of a label, or of all draws of its next shuffle."""
        count = self.draws[label] = self.draws.get(label, 0) + 1
        return KeyedRng(hmac.digest(self._seed, f"{label}:{count}".encode(), hashlib.sha256))


class _Counter:
    """Counts the draws within one shuffle."""

    chance = 0


class FastRng:
    """Fast seeded generator for playouts. Not secret; leaves ``state.chance`` alone."""

    __slots__ = ("_bits", "choice", "draw")

    def __init__(self, seed: int | None = None) -> None:
        generator = random.Random(seed)
        self.draw, self.choice, self._bits = generator.random, generator.choice, generator.getrandbits

    def below(self, state: HasChance, label: str, n: int) -> int:
        return int(self.draw() * n)

    def shuffle(self, state: HasChance, label: str, items: MutableSequence[Any]) -> None:
        # As random.Random.shuffle, without its function call for each item: half of a deal's time.
        bits = self._bits
        for last in range(len(items) - 1, 0, -1):
            size = (last + 1).bit_length()
            while (other := bits(size)) > last:
                pass
            items[last], items[other] = items[other], items[last]
