"""Challenges: a member opens a table from the menu of another member, whom the bot invites with one mention."""

from __future__ import annotations

import logging

import discord

from cogs.channel import need_allowed, need_free
from cogs.interactions import context, errors, replies
from cogs.interactions.click import Click
from cogs.interactions.components import chosen_value
from cogs.interactions.context_menus import Target
from cogs.interactions.custom_ids import ChallengeSelect
from cogs.interactions.installs import guild_and_channel
from cogs.interactions.permissions import need_own_permission, need_permissions
from cogs.lobby import panels
from cogs.lobby.handlers import open_lobby
from engine import AnyGame, games
from render.wording import plain
from tables import Table, UserError, clean_name, link

_log = logging.getLogger(__name__)


async def challenge(click: Click, target: Target) -> None:
    """Ask which game to play with a user. If the bot has one game only, open its table at once."""
    await _need_room(click, _need_opponent(click, target))
    if len(games()) == 1:
        await _open(click, target, context.game_of(games()[0]))
        return
    name, words = clean_name(target.display_name), click.words
    await replies.reply(click.interaction, lambda: panels.games_panel(target.id, name, words))


async def choose_game(click: Click, button: ChallengeSelect) -> None:
    """Open a table of the game that was chosen in the select of ``games_panel``, and invite the user."""
    game = context.game_of(chosen_value(click.interaction))
    target = await _find(click, button.user)
    opponent = _need_opponent(click, target)
    try:
        await _need_room(click, opponent)
        await _open(click, target, game)
    except UserError as error:
        # A select that is not shown again would not take the same choice again.
        name, words = clean_name(target.display_name), click.words
        why = replies.error_text(error, words)
        await replies.reply(click.interaction, lambda: panels.games_panel(button.user, name, words, why))


async def _find(click: Click, user_id: int) -> discord.Member:
    """Return the member of this server with this id. :class:`UserError` if there is none."""
    guild_and_channel(click.interaction)
    guild = click.interaction.guild
    assert guild is not None
    try:
        return guild.get_member(user_id) or await guild.fetch_member(user_id)
    except discord.NotFound:
        raise UserError("error-challenge-left") from None


def _need_opponent(click: Click, target: Target) -> discord.Member:
    """Return the member to challenge. :class:`UserError` for a user who can take no challenge of the acting user."""
    if target.id == click.user:
        raise UserError("error-challenge-self")
    if target.bot:
        raise UserError("error-challenge-bot")
    if not isinstance(target, discord.Member):
        raise UserError("error-challenge-left")
    return target


async def _need_room(click: Click, target: discord.Member) -> None:
    """Raise :class:`UserError` if the acting user cannot challenge this user in this channel now."""
    _, channel_id = guild_and_channel(click.interaction)
    need_own_permission(click.interaction)
    need_permissions(click.interaction)
    # The bot sees this channel, so discord.py knows its permissions. It knows none of a hidden channel.
    if not _sees(target, click.interaction.channel):
        raise UserError("error-challenge-hidden", name=clean_name(target.display_name))
    await need_allowed(click)
    await need_free(click, channel_id)


def _sees(member: discord.Member, channel: object) -> bool:
    """Return whether a member sees a channel. A mention adds members to a private thread, so its channel decides."""
    if isinstance(channel, discord.Thread):
        channel = channel.parent
    return not isinstance(channel, discord.abc.GuildChannel) or channel.permissions_for(member).view_channel


async def _open(click: Click, target: Target, game: AnyGame) -> None:
    """Open the table and mention the user. The table stays open, even if the mention cannot be sent."""
    guild_id, channel_id = guild_and_channel(click.interaction)
    click.services.limits.challenges.use(click.interaction)
    pace = (await click.services.registry.settings(guild_id)).pace
    await click.interaction.response.defer(ephemeral=True, thinking=not context.in_private(click.interaction))
    async with click.services.registry.one_more_table(guild_id, click.user):
        table = await open_lobby(click, game, channel_id, pace)
    await click.services.public.repost(table)
    who = plain(clean_name(target.display_name))
    key = await _invite(click, table, target, who)
    told = [click.words.say(key, name=who, link=link(table)), *panels.opened_unranked(table, None, click.words)]
    await replies.reply_text(click.interaction, "\n".join(told))


async def _invite(click: Click, table: Table, target: Target, name: str) -> str:
    """Invite a user to a lobby. The key of the text that tells the host what became of it."""
    try:
        return "challenge-sent" if await click.services.public.invite(table, target.id, name) else "challenge-silent"
    except errors.UNREACHED as error:
        _log.warning("table %s: invitation not sent: %s", table.id, error)
        return "challenge-unsent"
