"""How long people have: deadlines, the reminder before them, the hours in which a server wants quiet."""

from __future__ import annotations

from collections.abc import Mapping
from datetime import UTC, datetime, timedelta, tzinfo
from typing import Final
from zoneinfo import ZoneInfo, ZoneInfoNotFoundError

from db import Pace, ServerSettings, TimerKind

SECOND: Final = 1_000
MINUTE: Final = 60 * SECOND
HOUR: Final = 60 * MINUTE
DAY: Final = 24 * HOUR

DECISION: Final[Mapping[Pace, int]] = {Pace.LIVE: 3 * MINUTE, Pace.DAILY: DAY, Pace.SLOW: 3 * DAY}
"""Milliseconds for a decision. A table without a pace has no deadlines."""
REMINDER: Final[Mapping[Pace, int]] = {
    Pace.LIVE: DECISION[Pace.LIVE] // 2,
    Pace.DAILY: DECISION[Pace.DAILY] * 2 // 3,
    Pace.SLOW: DECISION[Pace.SLOW] * 2 // 3,
    Pace.NONE: DAY,
}
"""Milliseconds until the one reminder. Where there is no pace nobody is reminded: it is then only looked whether who
has to decide is still in the server."""
ARCHIVE: Final = 14 * DAY
"""Milliseconds without a move after which a table is archived."""

WAITING: Final = (TimerKind.DEADLINE, TimerKind.REMINDER)
"""The timers of a decision that somebody owes."""


def decision_timers(pace: Pace, now: int) -> dict[TimerKind, int | None]:
    """The timers of a decision that is owed from ``now`` on."""
    length = DECISION.get(pace)
    return {
        TimerKind.DEADLINE: None if length is None else now + length,
        TimerKind.REMINDER: now + REMINDER[pace],
    }


NO_TIMERS: Final[Mapping[TimerKind, int | None]] = dict.fromkeys(WAITING)
"""What removes the timers of a decision."""


def quiet_until(settings: ServerSettings, now: int) -> int | None:
    """When the server's quiet hours that ``now`` falls into end; None outside of them.

    The hours may wrap midnight. They are wall-clock hours of the server's time zone, whatever summer time does.
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
    """The time zone of this name; UTC for one that is not known (any more)."""
    try:
        return ZoneInfo(name)
    except (ZoneInfoNotFoundError, ValueError, OSError):
        return UTC
