"""Keeps what was used last, up to a limit."""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Callable, Hashable
from typing import Any, Generic, TypeVar

K = TypeVar("K", bound=Hashable)
V = TypeVar("V")


class RecentlyUsed(Generic[K, V]):
    """The values used last that weigh at most ``limit`` together, at least one. ``weigh``: by default each weighs 1."""

    def __init__(self, limit: int, weigh: Callable[[V], int] = lambda value: 1) -> None:
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
        while len(self._kept) > 1 and sum(map(self._weigh, self._kept.values())) > self._limit:
            self._kept.popitem(last=False)
        return value

    def values(self) -> list[V]:
        """Return all values, the one used last at the end."""
        return list(self._kept.values())

    def pop(self, key: K) -> Any:
        """Forget a key, and return its value; None without one."""
        return self._kept.pop(key, None)
