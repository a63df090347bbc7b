"""A bounded, thread-safe cache for values that are slow to make."""

from __future__ import annotations

import heapq
import threading
import time
from collections.abc import Callable, Hashable
from dataclasses import dataclass
from typing import Generic, TypeVar

V = TypeVar("V")


@dataclass(slots=True)
class _Entry(Generic[V]):
    """A value, its size in bytes, the processor seconds of making it, its uses and its eviction priority."""

    value: V
    size: int
    cost: float
    uses: int = 0
    until: float = 0.0


class Cache(Generic[V]):
    """Keeps values of at most ``limit`` bytes. Threads that request the same missing value share one call of its maker.

    Eviction order weighs recency, uses and processor time saved per byte: small, slow, popular values outlive large,
    quick ones (GreedyDual-Size with Frequency, Cherkasova 1998).

    ``weigh`` returns the bytes of a value. A maker may request other keys, but never its own.
    """

    def __init__(self, limit: int, weigh: Callable[[V], int]) -> None:
        self._limit = limit
        self._weigh = weigh
        self._lock = threading.Lock()
        self._entries: dict[Hashable, _Entry[V]] = {}
        self._queue: list[tuple[float, int, Hashable]] = []
        """Eviction priority when queued, serial number (breaks ties), key."""
        self._serial = 0
        self._now = 0.0
        """Priority of the last evicted value, the least for every later use."""
        self._making: dict[Hashable, threading.Event] = {}
        self._bytes = 0

    def get(self, key: Hashable, make: Callable[[], V]) -> V:
        """Return the value of ``key``. Call ``make`` if the cache holds none."""
        while True:
            with self._lock:
                entry = self._entries.get(key)
                if entry is not None:
                    self._use(entry)
                    return entry.value
                busy = self._making.get(key)
                if busy is None:
                    mine = self._making[key] = threading.Event()
                    break
            busy.wait()
        try:
            began = time.thread_time()
            made = make()
            cost = time.thread_time() - began
            with self._lock:
                self._store(key, made, cost)
            return made
        finally:
            with self._lock:
                del self._making[key]
            mine.set()

    def clear(self) -> None:
        """Drop all values."""
        with self._lock:
            self._entries.clear()
            self._queue.clear()
            self._bytes, self._now = 0, 0.0

    def __len__(self) -> int:
        return len(self._entries)

    def _store(self, key: Hashable, made: V, cost: float) -> None:
        size = max(1, self._weigh(made))
        while self._entries and self._bytes + size > self._limit:
            self._evict()
        self._entries[key] = entry = _Entry(made, size, cost)
        self._bytes += size
        self._use(entry)
        self._enqueue(key, entry)

    def _use(self, entry: _Entry[V]) -> None:
        entry.uses += 1
        entry.until = self._now + entry.uses * entry.cost / entry.size

    def _enqueue(self, key: Hashable, entry: _Entry[V]) -> None:
        self._serial += 1
        heapq.heappush(self._queue, (entry.until, self._serial, key))

    def _evict(self) -> None:
        """Evict the value of lowest priority."""
        while True:
            until, _, key = heapq.heappop(self._queue)
            entry = self._entries[key]
            if entry.until == until:
                break
            self._enqueue(key, entry)  # used since
        self._now = until
        self._bytes -= self._entries.pop(key).size
