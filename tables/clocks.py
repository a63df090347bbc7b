"""The two clocks of a running bot: the wall clock for dates, the game clock for the time that players have.

The game clock is the machine's steady clock plus a constant. The constant is set once, before the first click. So no
jump of the wall clock reaches a timer, whenever that timer was set, and nothing has to be corrected afterwards. The
game clock stands still while the machine sleeps and while the bot does not run.
"""

from __future__ import annotations

import time
from collections.abc import Callable
from typing import Final, NamedTuple

Clock = Callable[[], int]
"""Tells the time in milliseconds."""

_SECOND: Final = 1_000
_MINUTE: Final = 60 * _SECOND


def wall_clock() -> int:
    """Unix time in milliseconds."""
    return time.time_ns() // 1_000_000


def steady_clock() -> int:
    """Milliseconds that no one can set, from no date in particular. They stand still while the machine sleeps."""
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
        """By how much the wall clock is ahead of the clock that people see, in whole minutes' worth of milliseconds."""

    def game(self) -> int:
        """The time by which timers fall due. It never jumps, and lags behind unix time by all outages so far."""
        return self._start + self._steady()

    def now(self) -> Now:
        """What both clocks show."""
        return Now(self.wall(), self.game())

    def resume(self, game: int) -> None:
        """Let the game clock show ``game`` now. Call it before the first timer is set."""
        self._start = game - self._steady()

    def lag(self) -> int:
        """By how much the game clock is behind the wall clock, in milliseconds, rounded to a second."""
        return round((self.wall() - self.game()) / _SECOND) * _SECOND

    def compare(self, unix: int) -> None:
        """Note that it is ``unix`` now, in Unix milliseconds, by a clock that people see: Discord's."""
        self._ahead = round((self.wall() - unix) / _MINUTE) * _MINUTE

    def date(self, game: int) -> int:
        """The date, in Unix milliseconds, at which the game clock will show ``game``.

        It is a date on the clock that people see, to the minute, where the wall clock is wrong.
        """
        return game + self.lag() - self._ahead
