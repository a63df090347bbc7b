"""`/away`: a member's clocks stand still for a time, or a bot plays for them, and their tables say so."""

from __future__ import annotations

import re
from datetime import date, datetime, timedelta
from typing import Final

from discord import app_commands

from cogs.interactions import replies
from cogs.interactions.click import Click
from cogs.interactions.installs import guild_and_channel
from cogs.play.channel import own_tables
from locales import say
from tables import MAX_AWAY_MS, Phase, UserError, own_quiet_hours, time_zone
from tables.clocks import DAY, SECOND

SUGGESTED: Final = (1, 2, 3, 4, 5, 7, 10, 14, 21, 28, 42, 60)
"""Days from today that are suggested as the last day away."""
_DATE: Final = re.compile(r"(\d{4})-(\d{1,2})-(\d{1,2})")
_DAY_FIRST: Final = re.compile(r"(\d{1,2})[./](\d{1,2})(?:[./](\d{4})?)?")


async def away(click: Click, until: str | None, *, bot: bool) -> None:
    """Stop the user's clocks in this server up to the end of a day, or let a bot play; without a day, end that."""
    guild_id, _ = guild_and_channel(click.interaction)
    back = None if until is None else await _end_of(click, guild_id, until)
    running = [table for table in await own_tables(click) if table.phase is Phase.RUNNING and not table.row.archived]
    if not running:
        raise UserError("error-away-no-table")
    changed = [await table.go_away(click.person, back, bot=bot) for table in running]
    last_day = "" if back is None else f"<t:{back // SECOND - 1}:D>"
    over = "away-over" if any(changed) else "away-never"
    key = over if back is None else "away-bot" if bot else "away-waits"
    await replies.reply_text(click.interaction, say(click.locale, key, date=last_day, count=len(running)))


async def suggest(click: Click, entered: str) -> list[app_commands.Choice[str]]:
    """Return days to choose from, as dates in the user's time zone."""
    guild_id, _ = guild_and_channel(click.interaction)
    today = await _today(click, guild_id)
    days = [today + timedelta(days=each) for each in SUGGESTED]
    return [app_commands.Choice(name=day, value=day) for day in map(date.isoformat, days) if entered in day]


async def _end_of(click: Click, guild_id: int, entered: str) -> int:
    """Return the end of a day, in Unix milliseconds. Raises :class:`UserError` for anything but a day to come."""
    today = await _today(click, guild_id)
    last = _read(entered.strip(), today)
    if last is None or not today <= last <= today + timedelta(days=MAX_AWAY_MS // DAY - 1):
        raise UserError("error-away-date")
    zone = time_zone(await _hours(click, guild_id))
    return int(datetime.combine(last + timedelta(days=1), datetime.min.time(), zone).timestamp()) * SECOND


def _read(entered: str, today: date) -> date | None:
    """Return a day such as 2026-12-24, 24.12., 24/12 or 24/12/2026: without a year, the next one; None for others."""
    try:
        if found := _DATE.fullmatch(entered):
            return date(int(found[1]), int(found[2]), int(found[3]))
        if found := _DAY_FIRST.fullmatch(entered):
            named = date(int(found[3] or today.year), int(found[2]), int(found[1]))
            return named if found[3] or named >= today else named.replace(year=today.year + 1)
    except ValueError:
        return None
    return None


async def _hours(click: Click, guild_id: int) -> str:
    registry = click.services.registry
    return own_quiet_hours(await registry.settings(guild_id), await registry.member(guild_id, click.user)).timezone


async def _today(click: Click, guild_id: int) -> date:
    """Return today's date in the time zone of the user, or else of the server."""
    zone = time_zone(await _hours(click, guild_id))
    return datetime.fromtimestamp(click.services.registry.clock() / SECOND, zone).date()
