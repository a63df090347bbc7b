"""Keeps what was used last, up to a limit."""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Callable, Hashable, Iterator
from typing import Generic, TypeVar

K = TypeVar("K", bound=Hashable)
V = TypeVar("V")


class RecentlyUsed(Generic[K, V]):
    """The values used last that weigh at most ``limit`` together, at least one. Without ``weigh`` each weighs 1."""

    def __init__(self, limit: int, weigh: Callable[[V], int] | None = None) -> None:
        self._limit, self._weigh = limit, weigh
        self._kept: OrderedDict[K, V] = OrderedDict()

    def get(self, key: K) -> V | None:
        """Return the value of a key, used last now; None without one."""
        if key in self._kept:
            self._kept.move_to_end(key)
        return self._kept.get(key)

    def keep(self, key: K, value: V) -> V:
        """Keep a value as the one used last, and return it. Drop those whose use is longest ago."""
        self._kept[key] = value
        self._kept.move_to_end(key)
        while len(self._kept) > 1 and self._weight() > self._limit:
            self._kept.popitem(last=False)
        return value

    def forget(self, key: K) -> None:
        """Keep a key no longer."""
        self._kept.pop(key, None)

    def __len__(self) -> int:
        return len(self._kept)

    def __iter__(self) -> Iterator[K]:
        """Yield the keys that are kept now, the one used last at the end."""
        yield from list(self._kept)

    def _weight(self) -> int:
        return len(self._kept) if self._weigh is None else sum(map(self._weigh, self._kept.values()))
