"""Opens lobbies, and changes them: players and bots join and leave until the game starts."""

from __future__ import annotations

import logging
from collections.abc import Coroutine
from contextlib import suppress
from typing import Any, Final, Literal

import discord
from discord import ui
from discord.utils import MISSING

from cogs.interactions import context, errors, replies
from cogs.interactions.click import Click, TableClick
from cogs.interactions.custom_ids import Op, OpenThread
from cogs.interactions.installs import guild_and_channel
from cogs.interactions.layout import container, display, finished, op_button
from cogs.interactions.permissions import need_own_permission, need_permissions
from cogs.interactions.replies import Panel
from cogs.play.beginners import introduce
from cogs.play.channel import need_allowed, need_role
from db import REMATCH, NewTable
from engine import AnyGame
from render.wording import Words, clip, game_text
from tables import Pace, Phase, Table, UserError, find_rematch, link, open_rematch, requests
from tables.transitions import lobby

SLOW_THREAD_MINUTES: Final = 10_080
"""Minutes without a message after which Discord archives the thread of a slow game: a week, the most it allows."""

_log = logging.getLogger(__name__)


async def play(
    click: Click,
    key: str,
    pace: str | None = None,
    *,
    thread: bool = False,
    ranked: bool | None = None,
) -> None:
    """Open a lobby in this channel, or in a new thread of it. ``ranked``: see :func:`open_lobby`."""
    guild_id, channel_id = guild_and_channel(click.interaction)
    settings = await click.services.registry.settings(guild_id)
    await need_allowed(click)
    if pace is not None and pace not in tuple(Pace):
        raise UserError("error-unknown-pace")
    chosen = settings.pace if pace is None else Pace(pace)
    game = context.game_of(key)
    need_own_permission(click.interaction, thread=thread)
    need_permissions(click.interaction, thread=thread)
    # A mention would let people into a private thread.
    calls = not (isinstance(click.interaction.channel, discord.Thread) and click.interaction.channel.is_private())
    if thread:
        await click.interaction.response.defer(ephemeral=True, thinking=True)
    try:
        async with click.services.registry.one_more_table(guild_id, click.user):
            if thread:
                channel_id = (await _new_thread(click, game, chosen)).id
            table = await open_lobby(click, game, channel_id, chosen, ranked=ranked, calls=calls)
    except UserError as error:
        if error.key != "error-channel-busy" or isinstance(click.interaction.channel, discord.Thread):
            raise
        words = click.words
        text = replies.error_text(error, words)
        await replies.reply(
            click.interaction, lambda: busy_panel(text, game, chosen, words, ranked=ranked is not False)
        )
        return
    if thread:
        await click.services.public.repost(table)
        told = [click.words.say("thread-opened", link=link(table)), *opened_unranked(table, ranked, click.words)]
        await replies.notice(click.interaction, "\n".join(told))
    else:
        await _show_new(click.at(table))
        for line in opened_unranked(table, ranked, click.words):
            await replies.notice(click.interaction, line)
    await introduce(click.at(table))


def opened_unranked(table: Table, ranked: bool | None, words: Words) -> list[str]:
    """Return that a table opened unranked, if its host has not asked for that: ``ranked`` is what they chose."""
    return [words.say("opened-unranked")] if ranked is None and not table.row.ranked else []


async def open_lobby(
    click: Click, game: AnyGame, channel_id: int, pace: Pace, *, ranked: bool | None = None, calls: bool = False
) -> Table:
    """Return a new lobby with the acting user as host, in the language of the channel's tables. Does not show it.

    ``ranked`` None: it is, unless the user has never finished a game with others in this server. ``calls``: it soon
    calls those who want that.
    """
    guild_id, here = guild_and_channel(click.interaction)
    if ranked is None:
        ranked = await click.services.registry.store.ratings.finished(guild_id, click.user) > 0
    click.services.limits.games.use(click.interaction)
    new = NewTable(
        game=game.meta.key,
        guild_id=guild_id,
        channel_id=channel_id,
        parent_id=context.parent(click.interaction) if channel_id == here else here,
        locale=context.public(click.interaction),
        host=click.person,
        pace=pace,
        ranked=ranked,
    )
    return await click.services.registry.open(new, calls=calls)


async def open_thread(click: Click, button: OpenThread) -> None:
    """Open a lobby in a new thread, for the button that :func:`busy_panel` offers."""
    await play(click, button.game, button.pace, thread=True, ranked=False if button.unranked else None)


async def _new_thread(click: Click, game: AnyGame, pace: Pace) -> discord.Thread:
    """Return a public thread for a table, named after its game and host. A slow game's thread stays open for a week."""
    channel = click.interaction.channel
    if not isinstance(channel, discord.TextChannel):
        raise UserError("error-no-threads")
    name = f"{game_text(game.meta.key, 'title', context.public(click.interaction))} · {click.person.name}"
    kind = discord.ChannelType.news_thread if channel.is_news() else discord.ChannelType.public_thread
    asleep: Literal[10080] = MISSING if pace is Pace.LIVE else SLOW_THREAD_MINUTES
    return await channel.create_thread(name=clip(name, 100), type=kind, auto_archive_duration=asleep)


async def _show_new(click: TableClick) -> None:
    """Show a new table. It stays open, whatever Discord answers."""
    try:
        await click.services.public.open(click.interaction, click.table)
    except errors.UNREACHED:
        click.services.public.changed(click.table)
        raise


async def join(click: TableClick) -> None:
    """Take a free seat."""
    await click.services.registry.need_new_tables()
    await need_role(click)
    try:
        await answer_on_board(click, click.table.request(requests.join, click.person))
    except UserError as error:
        if error.key == "error-already-seated":
            # After a crash the lobby may not show this player yet.
            click.services.public.changed(click.table, again=True)
        raise
    await introduce(click)


async def leave(click: TableClick) -> None:
    """Free the own seat."""
    await answer_on_board(click, click.table.change(lobby.leave, click.person))


async def add_bot(click: TableClick, level: str) -> None:
    """Give a free seat to a bot of this level."""
    await answer_on_board(click, click.table.change(lobby.add_bot, click.person, level))


async def remove_bot(click: TableClick) -> None:
    """Free the seat of a bot."""
    await answer_on_board(click, click.table.change(lobby.remove_bot, click.person))


async def start(click: TableClick) -> None:
    """Start the game. The lobby's message becomes the board. First ask whether those are there who came long ago."""
    await click.services.registry.need_new_tables()
    await answer_on_board(click, click.table.request(requests.start, click.person))
    if click.table.phase is Phase.LOBBY:
        await replies.notice(click.interaction, click.words.say("call-sent"))


async def rematch(click: TableClick) -> None:
    """Open the next lobby, or join it if another player has opened it already. Ask users who did not play first.

    They can join, and open none.
    """
    table = click.table
    if table.phase is Phase.FINISHED and table.seat_of(click.user) is None:
        if await open_rematch(click.services.registry, table) is None:
            raise UserError("error-rematch-players")
        await replies.reply(click.interaction, lambda: join_rematch_panel(table, click.words))
        return
    await join_rematch(click)


async def join_rematch(click: TableClick) -> None:
    """Open the next lobby, or join it if another player has opened it already."""
    await need_allowed(click)
    need_own_permission(click.interaction)
    need_permissions(click.interaction)
    registry, table = click.services.registry, click.table
    if table.seat_of(click.user) is not None and await open_rematch(registry, table) is None:
        click.services.limits.games.use(click.interaction)
    again, new = await find_rematch(registry, table, click.person)
    if new and again.row.channel_id == click.interaction.channel_id:
        await _show_new(click.at(again))
        await _call_back(click, again)
        return
    if new:
        await click.interaction.response.defer(ephemeral=True, thinking=True)
        await click.services.public.repost(again)
        await _call_back(click, again)
    await replies.notice(click.interaction, click.words.say("rematch-joined", link=link(again)))
    await introduce(click.at(again))


async def _call_back(click: TableClick, again: Table) -> None:
    """Invite all who played to the rematch, unless the user has invited others too often of late."""
    services = click.services
    others = sorted(user for user in click.table.people - {click.user} if user > 0)  # 0: a deleted person
    with suppress(UserError):
        if others:
            services.limits.challenges.use(click.interaction)
            await services.public.gather(again, REMATCH, others)


async def answer_on_board(click: TableClick, change: Coroutine[Any, Any, object]) -> None:
    """Change a table, and answer by updating its public message. The change stands, whatever Discord answers."""
    table = click.table
    with click.services.public.held(table):
        await change
        try:
            await click.services.public.answer(click.interaction, table)
        except discord.HTTPException:
            click.services.public.changed(table)
            raise


async def join_rematch_panel(table: Table, words: Words) -> Panel:
    """Offer a seat in the rematch to a user who did not play."""
    text = display(words.say("rematch-offer"))
    button = op_button(table, Op.JOIN_REMATCH, words, discord.ButtonStyle.success)
    return finished([container(table.row.game, text), ui.ActionRow(button)])


async def busy_panel(text: str, game: AnyGame, pace: Pace, words: Words, *, ranked: bool) -> Panel:
    """Offer a thread for a table, because the channel has one already."""
    custom_id = str(OpenThread(game=game.meta.key, pace=pace, unranked=not ranked))
    button: ui.Button[Any] = ui.Button(
        custom_id=custom_id, label=words.say("button-thread"), style=discord.ButtonStyle.success
    )
    return finished([container(game.meta.key, display(text)), ui.ActionRow(button)])
