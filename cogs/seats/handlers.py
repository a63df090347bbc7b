"""Who plays a seat of a running game: players come back, take over, quit, or are away for a time."""

from __future__ import annotations

from datetime import date, datetime, timedelta
from typing import Final

from discord import app_commands

from cogs.channel import need_role, own_tables
from cogs.interactions import replies
from cogs.interactions.click import Click, TableClick
from cogs.interactions.custom_ids import AwayUntil, Op
from cogs.interactions.days import day_name, example_day, read_days
from cogs.interactions.input_parsing import bare
from cogs.interactions.installs import guild_and_channel
from cogs.interactions.layout import confirmation
from cogs.seats import panels
from cogs.turn.handlers import show_hand
from locales import EPOCH
from tables import MAX_AWAY_MS, Phase, Table, UserError, has_decided, in_grace, own_quiet_hours, requests, time_zone
from tables.clocks import DAY, SECOND
from tables.permissions import need_player
from tables.transitions import absence, seats

SUGGESTED: Final = (0, 1, 2, 3, 4, 5, 6, 7, 10, 14, 21, 28, 42, MAX_AWAY_MS // DAY - 1)
"""Days from today that are suggested as the last day away."""
EXAMPLE: Final = 10
"""Days from today to the day that an error names as an example."""


async def come_back(click: TableClick) -> None:
    """Take the own seat back from the bot that stood in."""
    await click.table.change(seats.come_back, click.person)
    await show_hand(click)


async def take_over(click: TableClick) -> None:
    """Take the seat of a player who has left."""
    await need_role(click)
    await click.table.request(requests.take_over, click.person)
    await show_hand(click)


async def ask_quit(click: TableClick) -> None:
    """Ask for confirmation before a player leaves a running game."""
    table, words, more = click.table, click.words, ""
    seat = need_player(table, click.user)
    if table.competitive:
        key = "quit-grace" if in_grace(table, seat) else "quit-ranked"
        more = words.say(key if has_decided(table, seat) else "quit-undecided")
    await replies.reply(
        click.interaction, lambda: confirmation(table, "quit-sure", Op.CONFIRM_QUIT, words, more, viewer=seat)
    )


async def quit_game(click: TableClick) -> None:
    """Leave a running game for good."""
    await click.table.change(seats.leave_game, click.person)
    ended = click.table.phase is Phase.CANCELLED
    await replies.reply_text(click.interaction, click.words.say("table-cancelled" if ended else "quit-done"))


async def away(click: Click, until: str | None, *, bot: bool) -> None:
    """Stop the user's clocks in this server up to the end of a day, or let a bot play; without a day, end that.

    An input that may mean two days asks which.
    """
    if until is None:
        await _set_away(click, None, bot=bot)
        return
    today = await _today(click)
    days = [day for day in read_days(until, today, click.locale) if _possible(day, today)]
    await _need_tables(click)
    if not days:
        raise _refused(click, today)
    if len(days) > 1:
        await replies.show(click.interaction, panels.which_day(days, today, click.words, bot=bot), edit=False)
    else:
        await _set_away(click, days[0], bot=bot)


async def choose_day(click: Click, button: AwayUntil) -> None:
    """Be away until the day that the user meant."""
    today, last = await _today(click), date.fromordinal(EPOCH + button.day)
    if not _possible(last, today):
        raise _refused(click, today)
    await _set_away(click, last, bot=button.bot)


async def suggest(click: Click, entered: str) -> list[app_commands.Choice[str]]:
    """Return days to choose from, in the user's words and time zone: those that the input means, or that hold it."""
    today = await _today(click)
    known = [today + timedelta(days=each) for each in SUGGESTED]
    named = [(day_name(day, today, click.locale), day) for day in known]
    meant = [(day_name(day, today, click.locale), day) for day in read_days(entered, today, click.locale)]
    held = [pair for pair in named if bare(entered) in bare(pair[0]) or entered in pair[1].isoformat()]
    offered = dict.fromkeys([*(pair for pair in meant if _possible(pair[1], today)), *held])
    return [app_commands.Choice(name=name, value=day.isoformat()) for name, day in offered]


async def _set_away(click: Click, last: date | None, *, bot: bool) -> None:
    """Be away until the end of a day, or no longer."""
    running = await _need_tables(click)
    zone = time_zone(await _hours(click))
    back = None
    if last is not None:
        end = datetime.combine(last + timedelta(days=1), datetime.min.time(), zone)
        back = int(end.timestamp()) * SECOND
    changed = [await table.change(absence.go_away, click.person, back, bot=bot) is not None for table in running]
    last_day = "" if back is None else f"<t:{back // SECOND - 1}:D>"
    over = "away-over" if any(changed) else "away-never"
    key = over if back is None else "away-bot" if bot else "away-waits"
    await replies.reply_text(click.interaction, click.words.say(key, date=last_day, count=len(running)))


async def _need_tables(click: Click) -> list[Table]:
    """Return the user's running games in this server. Raises :class:`UserError` if there are none."""
    running = [table for table in await own_tables(click) if table.phase is Phase.RUNNING and not table.row.archived]
    if not running:
        raise UserError("error-away-no-table")
    return running


def _possible(last: date, today: date) -> bool:
    return today <= last < today + timedelta(days=MAX_AWAY_MS // DAY)


def _refused(click: Click, today: date) -> UserError:
    """Return the error that says which days are possible, with an example as the user would write it."""
    return UserError("error-away-date", example=example_day(today + timedelta(days=EXAMPLE), click.locale))


async def _hours(click: Click) -> str:
    """Return the time zone of the user, or else of the server."""
    guild_id, _ = guild_and_channel(click.interaction)
    registry = click.services.registry
    return own_quiet_hours(await registry.settings(guild_id), await registry.member(guild_id, click.user)).timezone


async def _today(click: Click) -> date:
    """Return today's date in that time zone."""
    zone = time_zone(await _hours(click))
    return datetime.fromtimestamp(click.services.registry.clock() / SECOND, zone).date()
