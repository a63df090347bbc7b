"""A bounded, thread-safe memory for things that are slow to make."""

from __future__ import annotations

import heapq
import threading
import time
from collections.abc import Callable, Hashable
from dataclasses import dataclass
from typing import Generic, TypeVar

V = TypeVar("V")


@dataclass(slots=True)
class _Kept(Generic[V]):
    """A thing with its size in bytes, the processor time its making took, how often it was asked for, and how long
    it is worth its place."""

    thing: V
    size: int
    cost: float
    uses: int = 0
    until: float = 0.0


class Shelf(Generic[V]):
    """Keeps at most ``limit`` bytes of things. Two threads that want the same new thing share one making of it.

    What goes first is what was not used for long, the sooner the less time a byte of it has saved: small things that
    are slow to make and often asked for outlive large ones that are quick to make (GreedyDual-Size with Frequency:
    Cherkasova 1998).

    ``weigh`` says how many bytes a thing takes. A making may ask for other things, but never for itself.
    """

    def __init__(self, limit: int, weigh: Callable[[V], int]) -> None:
        self._limit = limit
        self._weigh = weigh
        self._lock = threading.Lock()
        self._things: dict[Hashable, _Kept[V]] = {}
        self._queue: list[tuple[float, int, Hashable]] = []
        """When each thing goes, as it was when it was put in line; the number is to tell equal ones apart."""
        self._serial = 0
        self._now = 0.0
        """The worth of what was dropped last: nothing that is used from now on may go before it."""
        self._making: dict[Hashable, threading.Event] = {}
        self._bytes = 0

    def get(self, key: Hashable, make: Callable[[], V]) -> V:
        """The thing kept under ``key``, made now if there is none."""
        while True:
            with self._lock:
                kept = self._things.get(key)
                if kept is not None:
                    self._use(kept)
                    return kept.thing
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
                self._keep(key, made, cost)
            return made
        finally:
            with self._lock:
                del self._making[key]
            mine.set()

    def clear(self) -> None:
        """Forget everything."""
        with self._lock:
            self._things.clear()
            self._queue.clear()
            self._bytes, self._now = 0, 0.0

    def __len__(self) -> int:
        return len(self._things)

    def _keep(self, key: Hashable, made: V, cost: float) -> None:
        size = max(1, self._weigh(made))
        while self._things and self._bytes + size > self._limit:
            self._drop_one()
        self._things[key] = kept = _Kept(made, size, cost)
        self._bytes += size
        self._use(kept)
        self._put_in_line(key, kept)

    def _use(self, kept: _Kept[V]) -> None:
        kept.uses += 1
        kept.until = self._now + kept.uses * kept.cost / kept.size

    def _put_in_line(self, key: Hashable, kept: _Kept[V]) -> None:
        self._serial += 1
        heapq.heappush(self._queue, (kept.until, self._serial, key))

    def _drop_one(self) -> None:
        """Drop what is worth least."""
        while True:
            until, _, key = heapq.heappop(self._queue)
            kept = self._things[key]
            if kept.until == until:
                break
            self._put_in_line(key, kept)  # it was used since
        self._now = until
        self._bytes -= self._things.pop(key).size
