"""How long a decision may take: deadlines, the reminder before them, quiet hours, and how long a lobby stays open."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import replace
from datetime import UTC, datetime, timedelta, tzinfo
from typing import Final
from zoneinfo import ZoneInfo, ZoneInfoNotFoundError

from db import Absence, MemberSettings, Pace, PollKind, SeatRow, ServerSettings, TableRow, TimerKind
from tables.clocks import DAY, HOUR, MINUTE, SECOND, Now

DECISION_MS: Final[Mapping[Pace, int]] = {Pace.LIVE: 3 * MINUTE, Pace.DAILY: DAY, Pace.SLOW: 3 * DAY}
"""Time for a decision. A table without a pace has no deadlines."""
SHORT_MS: Final = 10 * MINUTE
"""Longest time for a decision of a table whose players sit there together. They are reminded halfway, others after two
thirds."""
MIN_DEADLINE_MS: Final = MINUTE
MAX_DEADLINE_MS: Final = 14 * DAY
"""Shortest and longest time for a decision that a host may set."""
CHECK_MS: Final = DAY
"""Time between two looks at whether the players of a waiting table are still in the server."""
GONE_MS: Final = 3 * DAY
"""A player for whom a table waits so long, beyond the time for a decision, has no vote until they are back."""
LEFT_AFTER: Final = 3
"""A player whom a bot stands in for has left a ranked game after so many times for a decision."""
LEFT_MS: Final = 30 * MINUTE
"""But not before this time."""
QUESTION_MS: Final = 10 * MINUTE
UNDO_QUESTION_MS: Final = MINUTE
"""How long a question waits for answers at a live table: any question, and one about an undo."""
MAX_QUESTION_MS: Final = DAY
"""How long a question waits at most at other tables, where it waits for the time of a decision."""
ARCHIVE_MS: Final = 14 * DAY
"""Time without a move after which the bot archives a table."""

LOBBY_MS: Final[Mapping[Pace, int]] = {Pace.LIVE: HOUR, Pace.DAILY: 3 * DAY, Pace.SLOW: 7 * DAY, Pace.NONE: ARCHIVE_MS}
"""Time without a change after which the bot archives a lobby."""

NO_TIMERS: Final[Mapping[TimerKind, int | None]] = dict.fromkeys(
    (TimerKind.DEADLINE, TimerKind.REMINDER, TimerKind.CHECK)
)
"""Removes the timers of a decision."""


QUESTION_TIMERS: Final = tuple(TimerKind(kind.value) for kind in PollKind)


def usual_absence(pace: Pace) -> Absence:
    """Return what fits a pace after a missed deadline: players of quick games want to play on at once."""
    return Absence.BOT if pace in (Pace.LIVE, Pace.DAILY) else Absence.ASK


def decision_ms(row: TableRow) -> int | None:
    """Return the time for a decision at a table in milliseconds; None without a limit."""
    return DECISION_MS.get(row.pace) if row.deadline_ms is None else row.deadline_ms


def is_live(row: TableRow) -> bool:
    """Return whether the players of a table sit there together."""
    return (decision_ms(row) or MAX_DEADLINE_MS) <= SHORT_MS


def question_ms(row: TableRow, kind: PollKind) -> int:
    """Return how long a question waits for answers, in milliseconds."""
    if is_live(row):
        return UNDO_QUESTION_MS if kind is PollKind.UNDO else QUESTION_MS
    return min(MAX_QUESTION_MS, decision_ms(row) or MAX_QUESTION_MS)


def lobby_ms(pace: Pace, deadline_ms: int | None) -> int:
    """Return after how many milliseconds without a change a lobby is archived."""
    return LOBBY_MS[pace if deadline_ms is None or deadline_ms > SHORT_MS else Pace.LIVE]


def decision_timers(
    row: TableRow, now: Now, seats: Sequence[SeatRow], deciding: Iterable[int]
) -> dict[TimerKind, int | None]:
    """Return the timers of decisions that the seats ``deciding`` have from ``now`` on.

    Their clock starts when the first of these players is back, if all are away. The daily look comes earlier where a
    player whom a bot stands in for will have left by then.
    """
    away = time_away(now, seats, deciding)
    start, length = now.game + away, decision_ms(row)
    if length is None:
        timers: dict[TimerKind, int | None] = {TimerKind.DEADLINE: None, TimerKind.REMINDER: None}
    else:
        reminder = length // 2 if length <= SHORT_MS else length * 2 // 3
        timers = {TimerKind.DEADLINE: start + length, TimerKind.REMINDER: start + reminder}
    left = [left_at(row, seat) for seat in seats]
    check = min([start + max(CHECK_MS, length or 0), *(at for at in left if at is not None)])
    return {**timers, TimerKind.CHECK: check, TimerKind.ARCHIVE: start + ARCHIVE_MS}


def time_away(now: Now, seats: Sequence[SeatRow], deciding: Iterable[int]) -> int:
    """Return for how many milliseconds from ``now`` the players of all seats ``deciding`` are away."""
    dates = [seats[seat].away_until for seat in deciding]
    return max(0, min((0 if date is None else date - now.wall for date in dates), default=0))


def left_at(row: TableRow, seat: SeatRow) -> int | None:
    """Return when a player whom a bot stands in for has left a ranked game, on the game clock; None for others."""
    length = decision_ms(row)
    if length is None or not row.ranked or seat.absent_since is None:
        return None
    return seat.absent_since + max(LEFT_AFTER * length, LEFT_MS)


def own_quiet_hours(server: ServerSettings, member: MemberSettings) -> ServerSettings:
    """Return the settings of a server with the time zone and the quiet hours of one member, if they have set them."""
    server = replace(server, timezone=member.timezone or server.timezone)
    if member.quiet_from is None:
        return server
    return replace(server, quiet_from=member.quiet_from, quiet_to=member.quiet_to)


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
