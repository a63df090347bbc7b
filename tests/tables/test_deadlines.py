"""Quiet hours are hours of the server's wall clock, also across midnight and when the clocks change."""

from __future__ import annotations

from datetime import UTC, datetime
from typing import Any

import pytest

from db import Pace, Phase, ServerSettings, TableRow, TimerKind
from tables import quiet_until, time_zone
from tables.clocks import DAY, HOUR, MINUTE, Now
from tables.deadlines import ARCHIVE_MS, DECISION_MS, decision_timers


def at(text: str, zone: str = "UTC") -> int:
    """Return Unix milliseconds of a wall-clock time."""
    return int(datetime.fromisoformat(text).replace(tzinfo=time_zone(zone)).timestamp() * 1000)


def quiet(start: str, end: str, zone: str = "UTC") -> ServerSettings:
    minutes = [int(text[:2]) * 60 + int(text[3:]) for text in (start, end)]
    return ServerSettings(1, quiet_from=minutes[0], quiet_to=minutes[1], timezone=zone)


@pytest.mark.parametrize(
    ("now", "until"),
    [
        ("2026-05-04 22:59", None),
        ("2026-05-04 23:00", "2026-05-05 08:30"),
        ("2026-05-04 23:59", "2026-05-05 08:30"),
        ("2026-05-05 00:00", "2026-05-05 08:30"),
        ("2026-05-05 08:29", "2026-05-05 08:30"),
        ("2026-05-05 08:30", None),
    ],
)
def test_hours_that_wrap_midnight(now: str, until: str | None) -> None:
    assert quiet_until(quiet("23:00", "08:30"), at(now)) == (None if until is None else at(until))


@pytest.mark.parametrize(
    ("now", "until"),
    [("2026-05-04 12:59", None), ("2026-05-04 13:00", "2026-05-04 15:00"), ("2026-05-04 15:00", None)],
)
def test_hours_within_a_day(now: str, until: str | None) -> None:
    assert quiet_until(quiet("13:00", "15:00"), at(now)) == (None if until is None else at(until))


def test_the_server_s_time_zone_counts() -> None:
    settings = quiet("23:00", "07:00", "America/Sao_Paulo")
    assert quiet_until(settings, at("2026-05-05 01:59")) is None
    assert quiet_until(settings, at("2026-05-05 02:00")) == at("2026-05-05 10:00")


def test_the_night_in_which_the_clocks_change_ends_at_the_same_hour() -> None:
    settings = quiet("23:00", "07:00", "Europe/Lisbon")
    assert quiet_until(settings, at("2026-03-28 23:30", "Europe/Lisbon")) == at("2026-03-29 07:00", "Europe/Lisbon")
    assert quiet_until(settings, at("2026-10-24 23:30", "Europe/Lisbon")) == at("2026-10-25 07:00", "Europe/Lisbon")
    assert at("2026-03-29 07:00", "Europe/Lisbon") - at("2026-03-28 23:30", "Europe/Lisbon") == 6.5 * HOUR


def test_no_hours_no_quiet() -> None:
    assert quiet_until(ServerSettings(1), at("2026-05-05 03:00")) is None


def test_a_zone_that_is_not_known_counts_as_utc() -> None:
    assert time_zone("Atlantis/Downtown") is UTC and time_zone("../etc/passwd") is UTC and time_zone("") is UTC
    settings = quiet("23:00", "07:00", "Atlantis/Downtown")
    assert quiet_until(settings, at("2026-05-05 03:00")) == at("2026-05-05 07:00")


@pytest.mark.parametrize("pace", list(Pace))
def test_a_reminder_comes_well_before_the_deadline(pace: Pace) -> None:
    timers = decision_timers(row(pace=pace), Now(5, 1_000), (), ())
    deadline, reminder = timers[TimerKind.DEADLINE], timers[TimerKind.REMINDER]
    if pace is Pace.NONE:
        assert deadline is None and reminder is None
    else:
        assert deadline is not None and reminder is not None
        assert deadline == 1_000 + DECISION_MS[pace] and deadline - reminder > MINUTE
    assert timers[TimerKind.ARCHIVE] == 1_000 + ARCHIVE_MS


@pytest.mark.parametrize(
    ("length", "reminder"), [(MINUTE, MINUTE // 2), (90 * MINUTE, HOUR), (14 * DAY, 14 * DAY * 2 // 3)]
)
def test_an_own_time_for_a_decision_replaces_that_of_the_pace(length: int, reminder: int) -> None:
    for pace in Pace:
        timers = decision_timers(row(pace=pace, deadline_ms=length), Now(5, 1_000), (), ())
        assert timers[TimerKind.DEADLINE] == 1_000 + length and timers[TimerKind.REMINDER] == 1_000 + reminder


def row(**values: Any) -> TableRow:
    return TableRow(1, 1, 1, "luxor", 1, Phase.RUNNING, "fr", 101, "{}", 3, None, None, 1, 1, **values)


def test_the_numbers_of_the_rules() -> None:
    assert DECISION_MS == {Pace.LIVE: 3 * MINUTE, Pace.DAILY: 24 * HOUR, Pace.SLOW: 72 * HOUR}
