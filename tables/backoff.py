"""How long to wait before the next attempt after a failure."""

from __future__ import annotations

from collections.abc import Hashable


class Backoff:
    """Doubles the wait with each consecutive failure of a key, from ``first`` to ``longest`` milliseconds."""

    def __init__(self, first: int, longest: int) -> None:
        self._first = first
        self._longest = longest
        self._waits: dict[Hashable, int] = {}

    def wait(self, key: Hashable) -> int:
        """Return the wait after the next failure of ``key``, in milliseconds."""
        return self._waits.get(key, self._first)

    def failed(self, key: Hashable) -> int:
        """Count a failure of ``key``; the wait before the next attempt, in milliseconds."""
        wait = self.wait(key)
        self._waits[key] = min(2 * wait, self._longest)
        return wait

    def succeeded(self, key: Hashable) -> None:
        """Forget the failures of ``key``."""
        self._waits.pop(key, None)
