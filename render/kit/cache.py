"""A cache of limited size, safe for threads: the values that are cheapest to make again, for their size, go first."""

from __future__ import annotations

import heapq
import itertools
import threading
from collections.abc import Callable, Hashable
from dataclasses import dataclass
from time import thread_time
from typing import Generic, TypeVar

V = TypeVar("V")


@dataclass(slots=True, eq=False)
class _Entry(Generic[V]):
    value: V
    bytes: int
    worth: float
    """Processor seconds that it takes to make the value, for each of its bytes."""
    rank: float
    """The lowest rank goes first: the worth, on top of the rank of what went last when the value was last used."""


class Cache(Generic[V]):
    """Keeps values of at most ``limit`` bytes. ``weigh`` returns the bytes of one.

    The rule is GreedyDual-Size (Cao and Irani, 1997). By the time of their last use alone, a few large grounds would
    drive out a thousand small sprites that take as long to make.
    """

    def __init__(self, limit: int, weigh: Callable[[V], int], clock: Callable[[], float] = thread_time) -> None:
        """Measure by ``clock``, in seconds, what it takes to make a value."""
        self._limit = limit
        self._weigh = weigh
        self._clock = clock
        self._lock = threading.Lock()
        self._entries: dict[Hashable, _Entry[V]] = {}
        self._ranked: list[tuple[float, int, Hashable]] = []
        """A heap with an entry for each key. Its rank may have risen since."""
        self._serials = itertools.count()
        self._bytes = 0
        self._last_rank = 0.0
        """The rank of the value that went last."""

    def get(self, key: Hashable, make: Callable[[], V]) -> V:
        """Return the value of ``key``. Call ``make`` if there is none: threads that ask at once may all do so."""
        with self._lock:
            if key in self._entries:
                entry = self._entries[key]
                entry.rank = self._last_rank + entry.worth
                return entry.value
        started = self._clock()
        made = make()
        seconds = self._clock() - started
        with self._lock:
            if key not in self._entries:
                self._put(key, made, seconds)
        return made

    def clear(self) -> None:
        """Drop all values."""
        with self._lock:
            self._entries.clear()
            self._ranked.clear()
            self._bytes = 0

    def __len__(self) -> int:
        return len(self._entries)

    def _put(self, key: Hashable, made: V, seconds: float) -> None:
        """Keep a value, and drop others until all of them fit."""
        size = self._weigh(made)
        while self._bytes + size > self._limit and self._ranked:
            rank, _, cheapest = heapq.heappop(self._ranked)
            entry = self._entries[cheapest]
            if entry.rank > rank:
                heapq.heappush(self._ranked, (entry.rank, next(self._serials), cheapest))
                continue
            self._last_rank = rank
            self._bytes -= self._entries.pop(cheapest).bytes
        worth = seconds / max(size, 1)
        entry = self._entries[key] = _Entry(made, size, worth, self._last_rank + worth)
        self._bytes += size
        heapq.heappush(self._ranked, (entry.rank, next(self._serials), key))
