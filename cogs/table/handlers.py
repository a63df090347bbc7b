"""What a table offers besides its hands: its menu, its log, its board again, its end, and whether it counts."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial

import discord

from cogs.channel import need_allowed, need_free, need_role, table_here
from cogs.interactions import context, custom_ids, replies
from cogs.interactions.click import Click, TableClick
from cogs.interactions.components import controls
from cogs.interactions.custom_ids import LogPage, Op
from cogs.interactions.installs import guild_and_channel
from cogs.interactions.layout import cancelled_text, confirmation
from cogs.interactions.open_logs import OpenLog, OpenLogs
from cogs.interactions.permissions import need_own_permission, need_permissions
from cogs.interactions.reading import Reading
from cogs.interactions.replies import Panel
from cogs.lobby.handlers import answer_on_board
from cogs.table import panels
from cogs.turn.handlers import hand
from db import BOARD
from locales import nearest
from render.wording import Words
from tables import Archived, Entry, Phase, Table, UserError, last_own, link
from tables.kinds import Ability
from tables.permissions import need_canceller, need_holder, need_seat
from tables.threads import for_page
from tables.transitions import archive, lobby


async def show_menu(click: TableClick) -> None:
    """Show the menu of a table."""
    user = click.user
    table = click.table
    hosts = user == table.row.host_id and (table.phase is Phase.LOBBY or not table.competitive)
    may_end = hosts or await may_manage(click)
    words, judges = click.words, await may_strike(click)
    await replies.reply(
        click.interaction,
        lambda: panels.menu_panel(click.table, user, words, may_end=may_end, may_strike=judges),
    )


async def show_words(click: TableClick) -> None:
    """Show the board in words."""
    table = click.table
    table.view(None)
    user = click.user
    await replies.reply(click.interaction, lambda: panels.words_panel(Reading(table, table.seat_of(user), click.words)))


async def show_hand_of(click: Click, message: discord.Message) -> None:
    """Show the user's hand at the table of a message, as its button does."""
    await hand(await _at_table_of(click, message))


async def show_words_of(click: Click, message: discord.Message) -> None:
    """Show the board of a message in words, as the button in the menu of a table does."""
    await show_words(await _at_table_of(click, message))


async def _at_table_of(click: Click, message: discord.Message) -> TableClick:
    """Return the click at the table whose controls a message of the bot has. Raises :class:`UserError` for others."""
    guild_id, _ = guild_and_channel(click.interaction)
    found = [custom_ids.read(custom_id) for custom_id, _ in controls(message)] if _is_own(click, message) else []
    numbers = {each.table for each in found if isinstance(each, custom_ids.TableButton)}
    if len(numbers) != 1:
        raise UserError("error-no-board")
    return click.at(await click.services.registry.table(numbers.pop(), guild_id))


def _is_own(click: Click, message: discord.Message) -> bool:
    """Return whether this bot has written a message. Another bot's controls may look alike."""
    user = click.interaction.client.user
    return user is not None and message.author.id == user.id


async def show_own_turn(click: TableClick) -> None:
    """Show the page of the log with the user's last turn."""
    await show_log(click, own_turn=True)


async def show_log(click: TableClick, button: LogPage | None = None, *, own_turn: bool = False) -> None:
    """Show a page of the log in the user's language, the newest without a number. One at a time for each user."""
    page = None if button is None else button.page
    user, words, logs = click.user, click.words, click.services.open_logs
    with replies.one_at_a_time(logs.reading, user, "error-reading"):
        await replies.reply(
            click.interaction,
            lambda: log_panel(click.table, user, words, page, own_turn=own_turn, logs=logs),
        )


async def log_panel(
    table: Table,
    user_id: int,
    words: Words,
    page: int | None = None,
    *,
    own_turn: bool = False,
    logs: OpenLogs | None = None,
) -> Panel:
    """Return a page of the log. A player also reads what only they know.

    Pages are counted from the start of the game; None is the newest. ``own_turn``: the page of the user's last turn.
    What ``logs`` have told is not told again. A user who loses the seat meanwhile gets no page: see
    :func:`tables.permissions.need_holder`.
    """
    viewer = table.seat_of(user_id)
    reading = Reading(table, viewer, words)
    stamp = reading.names, table.holders, len(words.emojis)
    log = (logs or OpenLogs()).of(table.id, viewer, words.locale, len(table.seats), stamp)
    async with log.lock:
        new = await table.whole_log(log.revision)
        if new:
            await for_page(_tell, reading, log, new)
        pages, own_page = list(log.pages), _own_page(table, log, viewer)
    if viewer is not None:
        need_holder(table, user_id, viewer)
    wanted = own_page if own_turn else page
    return panels.log_page(reading, pages, wanted, own_page)


def _tell(reading: Reading, log: OpenLog, new: Sequence[Entry]) -> None:
    """Tell new entries of a log."""
    log.add(new, partial(panels.turn_lines, reading, reading.table.sat_down))


def _own_page(table: Table, log: OpenLog, viewer: int | None) -> int | None:
    """Return the number of the page with the viewer's last turn, or None."""
    own = last_own(log.turns, deciding=viewer in table.deciding)
    return None if own is None else log.page_of(log.turns[own])


async def show_board(click: Click) -> None:
    """Post the board at the end of the channel for one of its players. Every other user gets a link to it."""
    table = await table_here(click)
    if table.seat_of(click.user) is not None:
        need_permissions(click.interaction)
        await need_role(click)
        need_own_permission(click.interaction)
        click.services.limits.reposts.use(click.interaction, link=link(table))
        await click.interaction.response.defer(ephemeral=True, thinking=True)
        await click.services.public.repost(table)
    await _link(click, table)


async def resume(click: TableClick) -> None:
    """Resume an archived table in its channel."""
    table = click.table
    need_seat(table, click.user)
    await need_allowed(click)
    await need_free(click, table.row.channel_id, table)
    await _resume_in(click, table.row.channel_id)


async def resume_here(click: Click) -> None:
    """Resume the user's latest archived table of this channel, or move one here whose channel is gone."""
    guild_id, channel_id = guild_and_channel(click.interaction)
    need_permissions(click.interaction)
    await need_free(click, channel_id)
    rows = await click.services.registry.store.tables.resumable(click.user, guild_id)
    found = next((row for row in rows if row.channel_id == channel_id or row.archived is Archived.CHANNEL_GONE), None)
    if found is None:
        raise UserError("error-nothing-to-resume")
    await need_allowed(click)
    await _resume_in(click.at(await click.services.registry.table(found.id, guild_id)), channel_id)


async def _resume_in(click: TableClick, channel_id: int) -> None:
    table = click.table
    await click.interaction.response.defer(ephemeral=True, thinking=True)
    if table.row.channel_id != channel_id:
        parent_id, server = context.parent(click.interaction), context.settings_of(click.interaction).server
        locale = server.locale_in(parent_id or channel_id) or table.row.locale
        await table.change_channel(channel_id, parent_id, nearest(locale))
    hosting = click.services.registry.one_more_table(table.row.guild_id, table.row.host_id, resumed=table.id)
    with click.services.public.held(table):
        async with hosting:
            await table.change(archive.wake)
        await click.services.public.repost(table)
    await _link(click, table)


async def _link(click: Click, table: Table) -> None:
    await replies.notice(click.interaction, click.words.say("board-is-there", link=link(table)))


async def may_manage(click: Click) -> bool:
    """Return whether the user may end tables of other hosts: by permission, or by a role that the server chose."""
    if click.interaction.permissions.manage_messages or click.interaction.guild_id is None:
        return click.interaction.permissions.manage_messages
    trusted = (await click.services.registry.settings(click.interaction.guild_id)).end_roles
    return any(role.id in trusted for role in getattr(click.interaction.user, "roles", ()))


async def cancel(click: TableClick) -> None:
    """Close a lobby. For a running game, ask for confirmation."""
    table = click.table
    manage = await may_manage(click)
    if table.phase is Phase.RUNNING:
        need_canceller(table, click.user, may_manage=manage)
        await replies.reply(
            click.interaction,
            lambda: confirmation(
                table, "cancel-sure", Op.CONFIRM_CANCEL, click.words, viewer=table.seat_of(click.user)
            ),
        )
        return
    cancelling = table.change(lobby.cancel, click.person, may_manage=manage)
    clicked, board = click.interaction.message, table.messages.get(BOARD)
    if clicked is not None and board is not None and clicked.id == board.message_id:
        await answer_on_board(click, cancelling)
        return
    await cancelling
    await replies.reply_text(click.interaction, cancelled_text(click.table, click.words))


async def confirm_cancel(click: TableClick) -> None:
    """End the table without a result."""
    await click.table.change(lobby.cancel, click.person, may_manage=await may_manage(click))
    await replies.reply_text(click.interaction, cancelled_text(click.table, click.words))


async def cancel_here(click: Click) -> None:
    """Cancel the channel's table."""
    await cancel(click.at(await table_here(click)))


async def may_strike(click: TableClick) -> bool:
    """Return whether the user may strike this game from the ladder, or let it count again."""
    return click.interaction.permissions.manage_guild and await _is_rated(click)


async def ask_strike(click: TableClick) -> None:
    """Ask whether to strike a game from the ladder."""
    await _need_judge(click)
    await replies.reply(
        click.interaction,
        lambda: confirmation(click.table, "strike-sure", Op.CONFIRM_STRIKE, click.words, stay="button-no-strike"),
    )


async def strike(click: TableClick) -> None:
    """Strike a game from the ladder."""
    await _set_counts(click, "strike-done", counts=False)


async def count_again(click: TableClick) -> None:
    """Let a struck game count again."""
    await _set_counts(click, "count-again-done", counts=True)


async def _set_counts(click: TableClick, done: str, *, counts: bool) -> None:
    await _need_judge(click)
    await click.services.registry.set_counts(click.table, counts=counts)
    await replies.reply_text(click.interaction, click.words.say(done))


async def _need_judge(click: TableClick) -> None:
    """Raise :class:`UserError` unless the user may strike this game."""
    if not click.interaction.permissions.manage_guild:
        raise UserError("error-not-judge")
    if not await _is_rated(click):
        raise UserError("error-not-rated")


async def _is_rated(click: TableClick) -> bool:
    if not click.table.row.is_over or Ability.JUDGE not in click.table.kind.allows:
        return False
    return await click.services.registry.store.ratings.is_settled(click.table.id)
