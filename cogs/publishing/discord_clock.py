"""Discord's time, read off the snowflakes that arrive.

The machine's wall clock may be hours wrong, so the bot never judges the age of a message by it. A snowflake holds the
millisecond at which Discord made it. The monotonic clock measures the time since.
"""

from __future__ import annotations

from discord.utils import DISCORD_EPOCH

from tables import Clock, steady_clock


class DiscordClock:
    """Measures ages of messages by Discord's own time. Has no estimate before :meth:`observe`."""

    def __init__(self, steady: Clock = steady_clock) -> None:
        self.steady = steady
        """The monotonic clock, in milliseconds."""
        self._ahead: int | None = None
        """Discord's Unix time minus the monotonic clock, in milliseconds, by the latest snowflake that arrived."""

    def observe(self, snowflake: int) -> None:
        """Set the clock by the id of an interaction that has just arrived.

        The latest one counts, so the next click corrects a wrong estimate. Message ids do not serve: Discord may answer
        a repeated post with a message that is minutes old.
        """
        self._ahead = made_at(snowflake) - self.steady()

    def now(self) -> int | None:
        """Return Discord's Unix time in milliseconds; None before the first interaction."""
        return None if self._ahead is None else self.steady() + self._ahead

    def age(self, snowflake: int) -> int | None:
        """Return how many milliseconds ago Discord made a snowflake; None before the first interaction."""
        now = self.now()
        return None if now is None else now - made_at(snowflake)


def made_at(snowflake: int) -> int:
    """Return the Unix time in milliseconds at which Discord made a snowflake."""
    return (snowflake >> 22) + DISCORD_EPOCH
