"""A cache of limited size, safe for threads: the values used longest ago go first."""

from __future__ import annotations

import threading
from collections import OrderedDict
from collections.abc import Callable, Hashable
from typing import Generic, TypeVar

V = TypeVar("V")


class Cache(Generic[V]):
    """Keeps values of at most ``limit`` bytes. ``weigh`` returns the bytes of one."""

    def __init__(self, limit: int, weigh: Callable[[V], int]) -> None:
        self._limit = limit
        self._weigh = weigh
        self._lock = threading.Lock()
        self._values: OrderedDict[Hashable, V] = OrderedDict()
        self._bytes = 0

    def get(self, key: Hashable, make: Callable[[], V]) -> V:
        """Return the value of ``key``. Call ``make`` if there is none: threads that ask at once may all do so."""
        with self._lock:
            if key in self._values:
                self._values.move_to_end(key)
                return self._values[key]
        made = make()
        with self._lock:
            if key not in self._values:
                self._values[key] = made
                self._bytes += self._weigh(made)
            while self._bytes > self._limit and len(self._values) > 1:
                self._bytes -= self._weigh(self._values.popitem(last=False)[1])
        return made

    def clear(self) -> None:
        """Drop all values."""
        with self._lock:
            self._values.clear()
            self._bytes = 0

    def __len__(self) -> int:
        return len(self._values)
