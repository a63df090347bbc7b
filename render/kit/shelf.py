"""A bounded, thread-safe memory for things that are slow to make."""

from __future__ import annotations

import threading
from collections import OrderedDict
from collections.abc import Callable, Hashable
from typing import Generic, TypeVar

V = TypeVar("V")


class Shelf(Generic[V]):
    """Keeps what was used last, up to ``limit`` bytes. Two threads that want the same new thing share one making of it.

    ``weigh`` says how many bytes a thing takes. A making may ask for other things, but never for itself.
    """

    def __init__(self, limit: int, weigh: Callable[[V], int]) -> None:
        self._limit = limit
        self._weigh = weigh
        self._lock = threading.Lock()
        self._things: OrderedDict[Hashable, V] = OrderedDict()
        self._making: dict[Hashable, threading.Event] = {}
        self._bytes = 0

    def get(self, key: Hashable, make: Callable[[], V]) -> V:
        """The thing kept under ``key``, made now if there is none."""
        while True:
            with self._lock:
                if key in self._things:
                    self._things.move_to_end(key)
                    return self._things[key]
                busy = self._making.get(key)
                if busy is None:
                    mine = self._making[key] = threading.Event()
                    break
            busy.wait()
        try:
            made = make()
            with self._lock:
                self._keep(key, made)
            return made
        finally:
            with self._lock:
                del self._making[key]
            mine.set()

    def clear(self) -> None:
        """Forget everything."""
        with self._lock:
            self._things.clear()
            self._bytes = 0

    def __len__(self) -> int:
        return len(self._things)

    def _keep(self, key: Hashable, made: V) -> None:
        self._things[key] = made
        self._bytes += self._weigh(made)
        while self._bytes > self._limit and len(self._things) > 1:
            _, dropped = self._things.popitem(last=False)
            self._bytes -= self._weigh(dropped)
