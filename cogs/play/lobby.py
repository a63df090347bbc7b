"""Opens lobbies, and changes them: players and AI players join and leave until the game starts."""

from __future__ import annotations

from collections.abc import Coroutine
from typing import Any, Final, Literal

import discord
from discord import ui
from discord.utils import MISSING

from cogs.interactions import context, custom_ids, errors, replies
from cogs.interactions.context import reader
from cogs.interactions.custom_ids import Op
from cogs.interactions.layout import container, display, finished, op_button
from cogs.interactions.permissions import need_own_permission, need_permissions
from cogs.interactions.replies import Panel
from cogs.play.beginners import introduce
from cogs.play.channel import need_allowed
from cogs.play.services import Services
from engine import games
from locales import say
from render.wording import clip, game_text
from tables import Pace, Phase, Table, UserError, link

SLOW_THREAD_MINUTES: Final = 10_080
"""Minutes without a message after which Discord archives the thread of a slow game: a week, the most it allows."""


async def play(
    services: Services,
    interaction: discord.Interaction,
    game: str,
    pace: str | None = None,
    *,
    thread: bool = False,
    ranked: bool = True,
    computer: str | None = None,
) -> None:
    """Open a lobby in this channel, or in a new thread of it. With ``computer``, start against a bot of this level."""
    guild_id, channel_id = context.guild_and_channel(interaction)
    settings = await services.registry.settings(guild_id)
    await need_allowed(services, interaction)
    if pace is not None and pace not in tuple(Pace):
        raise UserError("error-unknown-pace")
    chosen = settings.pace if pace is None else Pace(pace)
    if game not in games():
        raise UserError("error-unknown-game")
    need_own_permission(interaction, thread=thread)
    need_permissions(interaction, thread=thread)
    if thread:
        await interaction.response.defer(ephemeral=True, thinking=True)
    try:
        async with services.registry.one_more_table(guild_id, interaction.user.id):
            if thread:
                channel_id = (await _new_thread(interaction, game, chosen)).id
            table = await open_lobby(services, interaction, game, channel_id, chosen, ranked=ranked)
        if computer is not None:
            await table.add_computer(context.person(interaction), computer)
            await table.start(context.person(interaction))
    except UserError as error:
        if error.key != "error-channel-busy" or isinstance(interaction.channel, discord.Thread):
            raise
        locale = reader(interaction)
        text = say(locale, error.key, error.facts)
        await replies.reply(interaction, lambda: busy_panel(text, game, chosen, locale, ranked=ranked))
        return
    if not thread:
        await _show_new(services, interaction, table)
        return
    await services.public.repost(table)
    await replies.notice(interaction, say(reader(interaction), "thread-opened", link=link(table)))


async def open_lobby(
    services: Services, interaction: discord.Interaction, game: str, channel_id: int, pace: Pace, *, ranked: bool = True
) -> Table:
    """A new lobby with the acting user as host, in the language of the server's tables. Does not show it."""
    guild_id, _ = context.guild_and_channel(interaction)
    return await services.registry.open(
        game,
        guild_id=guild_id,
        channel_id=channel_id,
        locale=context.public(interaction),
        host=context.person(interaction),
        pace=pace,
        ranked=ranked,
    )


async def open_thread(
    services: Services, interaction: discord.Interaction, *, game: str, pace: str, unranked: str
) -> None:
    """Open a lobby in a new thread, for the button that :func:`busy_panel` offers."""
    await play(services, interaction, game, pace, thread=True, ranked=not unranked)


async def open_next(services: Services, interaction: discord.Interaction, *, game: str, what: str) -> None:
    """Open a table after a lesson: with friends, or against an easy bot."""
    if what not in custom_ids.OPPONENTS:
        raise UserError("error-old-button")
    await play(services, interaction, game, computer="easy" if what == "bot" else None)


async def _new_thread(interaction: discord.Interaction, game: str, pace: Pace) -> discord.Thread:
    """A public thread for a table, named after its game and host. A slow game's thread stays open for a week."""
    channel = interaction.channel
    if not isinstance(channel, discord.TextChannel):
        raise UserError("error-no-threads")
    name = f"{game_text(game, 'title', context.public(interaction))} · {context.person(interaction).name}"
    kind = discord.ChannelType.news_thread if channel.is_news() else discord.ChannelType.public_thread
    asleep: Literal[10080] = MISSING if pace is Pace.LIVE else SLOW_THREAD_MINUTES
    return await channel.create_thread(name=clip(name, 100), type=kind, auto_archive_duration=asleep)


async def _show_new(services: Services, interaction: discord.Interaction, table: Table) -> None:
    """Show a new table. It stays open, whatever Discord answers."""
    try:
        await services.public.open(interaction, table)
    except errors.UNREACHED:
        services.public.update(table)
        raise


async def join(services: Services, interaction: discord.Interaction, table: Table) -> None:
    """Take a free seat."""
    try:
        await answer_on_board(services, interaction, table, table.join(context.person(interaction)))
    except UserError as error:
        if error.key == "error-already-seated":
            # After a crash the lobby may not show this player yet.
            services.public.redraw(table)
        raise
    await introduce(services, interaction, table)


async def leave(services: Services, interaction: discord.Interaction, table: Table) -> None:
    """Free the own seat."""
    await answer_on_board(services, interaction, table, table.leave(context.person(interaction)))


async def add_computer(services: Services, interaction: discord.Interaction, table: Table, *, level: str) -> None:
    """Give a free seat to an AI player of this level."""
    await answer_on_board(services, interaction, table, table.add_computer(context.person(interaction), level))


async def remove_computer(services: Services, interaction: discord.Interaction, table: Table) -> None:
    """Free the seat of an AI player."""
    await answer_on_board(services, interaction, table, table.remove_computer(context.person(interaction)))


async def start(services: Services, interaction: discord.Interaction, table: Table) -> None:
    """Start the game. The lobby's message becomes the board."""
    await answer_on_board(services, interaction, table, table.start(context.person(interaction)))


async def rematch(services: Services, interaction: discord.Interaction, table: Table) -> None:
    """Open the next lobby, or join it if another player has opened it already. Ask users who did not play first."""
    if table.phase is Phase.FINISHED and table.seat_of(interaction.user.id) is None:
        await replies.reply(interaction, lambda: join_rematch_panel(table, reader(interaction)))
        return
    await join_rematch(services, interaction, table)


async def join_rematch(services: Services, interaction: discord.Interaction, table: Table) -> None:
    """Open the next lobby, or join it if another player has opened it already."""
    await need_allowed(services, interaction)
    need_own_permission(interaction)
    need_permissions(interaction)
    again, new = await services.registry.rematch(table, context.person(interaction))
    if new and again.row.channel_id == interaction.channel_id:
        await _show_new(services, interaction, again)
        return
    if new:
        await interaction.response.defer(ephemeral=True, thinking=True)
        await services.public.repost(again)
    await replies.notice(interaction, say(reader(interaction), "rematch-joined", link=link(again)))
    await introduce(services, interaction, again)


async def answer_on_board(
    services: Services, interaction: discord.Interaction, table: Table, change: Coroutine[Any, Any, object]
) -> None:
    """Change a table, and answer by updating its public message. The change stands, whatever Discord answers."""
    with services.public.held(table):
        await change
        try:
            await services.public.answer(interaction, table)
        except discord.HTTPException:
            services.public.update(table)
            raise


async def join_rematch_panel(table: Table, locale: str) -> Panel:
    """Offer a seat in the rematch to a user who did not play."""
    text = display(say(locale, "rematch-offer"))
    button = op_button(table, Op.JOIN_REMATCH, locale, discord.ButtonStyle.success)
    return finished([container(table.row.game, text), ui.ActionRow(button)])


async def busy_panel(text: str, game: str, pace: Pace, locale: str, *, ranked: bool) -> Panel:
    """Offer a thread for a table, because the channel has one already."""
    custom_id = custom_ids.THREAD.make(game=game, pace=pace, unranked="" if ranked else ":u")
    button: ui.Button[Any] = ui.Button(
        custom_id=custom_id, label=say(locale, "button-thread"), style=discord.ButtonStyle.success
    )
    return finished([container(game, display(text)), ui.ActionRow(button)])
