"""The two clocks of a running bot: the wall clock for dates, the game clock for deadlines.

The game clock is the machine's monotonic clock plus a constant, which is set once, before the first click. A jump of
the wall clock therefore moves no timer. The game clock stops while the machine sleeps and while the bot does not run.
"""

from __future__ import annotations

import time
from collections.abc import Callable
from typing import Final, NamedTuple

# Units of time in milliseconds.
SECOND: Final = 1_000
MINUTE: Final = 60 * SECOND
HOUR: Final = 60 * MINUTE
DAY: Final = 24 * HOUR

Clock = Callable[[], int]
"""Returns the time in milliseconds."""


def wall_clock() -> int:
    """Return Unix time in milliseconds."""
    return time.time_ns() // 1_000_000


def steady_clock() -> int:
    """Return monotonic time in milliseconds, from an arbitrary start. Stops while the machine sleeps."""
    return time.monotonic_ns() // 1_000_000


class Now(NamedTuple):
    """One moment on both clocks, in milliseconds."""

    wall: int
    game: int


class Clocks:
    """The clocks of one running bot, in milliseconds. A new game clock shows the wall clock's time."""

    def __init__(self, wall: Clock = wall_clock, steady: Clock = steady_clock) -> None:
        self.wall = wall
        """Unix time. It may jump."""
        self._steady = steady
        self._start = wall() - steady()
        self._ahead = 0
        """Difference between the wall clock and the players' clocks, in milliseconds, rounded to a minute."""

    def game(self) -> int:
        """Return the game clock. It never jumps, and is behind Unix time by all outages so far."""
        return self._start + self._steady()

    def now(self) -> Now:
        """Return the present moment on both clocks."""
        return Now(self.wall(), self.game())

    def resume(self, game: int) -> None:
        """Set the game clock to ``game``. Call it before the first timer is set."""
        self._start = game - self._steady()

    def lag(self) -> int:
        """Return how far the game clock is behind the wall clock, rounded to a second."""
        return round((self.wall() - self.game()) / SECOND) * SECOND

    def compare(self, unix: int) -> None:
        """Note that the players' clocks show ``unix`` milliseconds now. Discord's clock counts as theirs."""
        self._ahead = round((self.wall() - unix) / MINUTE) * MINUTE

    def date(self, game: int) -> int:
        """Return the date at which the game clock will show ``game``, in Unix milliseconds.

        Where the wall clock is wrong, it is the date on the players' clocks, exact to a minute.
        """
        return game + self.lag() - self._ahead
