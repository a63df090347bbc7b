"""How long a decision may take: deadlines, the reminder before them, a server's quiet hours."""

from __future__ import annotations

from collections.abc import Mapping
from datetime import UTC, datetime, timedelta, tzinfo
from typing import Final
from zoneinfo import ZoneInfo, ZoneInfoNotFoundError

from db import Pace, ServerSettings, TimerKind
from tables.clocks import DAY, MINUTE, SECOND

DECISION_MS: Final[Mapping[Pace, int]] = {Pace.LIVE: 3 * MINUTE, Pace.DAILY: DAY, Pace.SLOW: 3 * DAY}
"""Time for a decision. A table without a pace has no deadlines."""
REMINDER_MS: Final[Mapping[Pace, int]] = {
    Pace.LIVE: DECISION_MS[Pace.LIVE] // 2,
    Pace.DAILY: DECISION_MS[Pace.DAILY] * 2 // 3,
    Pace.SLOW: DECISION_MS[Pace.SLOW] * 2 // 3,
    Pace.NONE: DAY,
}
"""Time until the one reminder. Without a pace, the bot reminds no player then. It only checks whether the deciding
players are still in the server."""
ARCHIVE_MS: Final = 14 * DAY
"""Time without a move after which the bot archives a table."""

NO_TIMERS: Final[Mapping[TimerKind, int | None]] = dict.fromkeys((TimerKind.DEADLINE, TimerKind.REMINDER))
"""Removes the timers of a decision."""


def decision_timers(pace: Pace, now: int) -> dict[TimerKind, int | None]:
    """Return the timers of a decision that is pending from ``now`` on."""
    length = DECISION_MS.get(pace)
    return {
        TimerKind.DEADLINE: None if length is None else now + length,
        TimerKind.REMINDER: now + REMINDER_MS[pace],
    }


def quiet_until(settings: ServerSettings, now: int) -> int | None:
    """Return when the quiet hours around ``now`` end, in Unix milliseconds; None outside of quiet hours.

    They are hours of the server's time zone, daylight saving time included, and may wrap midnight.
    """
    start, end = settings.quiet_from, settings.quiet_to
    if start is None or end is None or start == end:
        return None
    zone = time_zone(settings.timezone)
    local = datetime.fromtimestamp(now / SECOND, zone)
    minute = local.hour * 60 + local.minute
    inside = start <= minute < end if start < end else minute >= start or minute < end
    if not inside:
        return None
    wake = local.replace(hour=end // 60, minute=end % 60, second=0, microsecond=0)
    if wake <= local:
        wake = (local.replace(tzinfo=None) + timedelta(days=1)).replace(
            hour=end // 60, minute=end % 60, second=0, microsecond=0, tzinfo=zone
        )
    return max(now + MINUTE, int(wake.timestamp() * SECOND))


def time_zone(name: str) -> tzinfo:
    """Return the time zone with this IANA name; UTC for an unknown one."""
    try:
        return ZoneInfo(name)
    except (ZoneInfoNotFoundError, ValueError, OSError):
        return UTC
