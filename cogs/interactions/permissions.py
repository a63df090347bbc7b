"""What the bot and its users may do in a channel."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from dataclasses import dataclass

import discord

from cogs.interactions.context import reader
from cogs.interactions.installs import NAMES, invite_link
from locales import DEFAULT
from render.wording import Words
from tables import UserError


@dataclass(frozen=True, slots=True)
class Lacking:
    """The names of permissions that the bot lacks: in the whole server, and beyond that in one channel."""

    server: tuple[str, ...]
    channel: tuple[str, ...]
    link: str
    """Grants what is missing in the server."""

    @classmethod
    def of(cls, interaction: discord.Interaction) -> Lacking:
        """Return what the bot lacks where it was asked."""
        guild = interaction.guild
        known = guild is not None and not guild.unavailable and guild.me is not None
        server = missing(guild.me.guild_permissions) if guild is not None and known else []
        channel = [name for name in missing(interaction.app_permissions) if name not in server]
        return cls(tuple(server), tuple(channel), invite_link(interaction.application_id, interaction.guild_id))


def missing(granted: discord.Permissions, names: Iterable[str] = NAMES) -> list[str]:
    """Return the names of the permissions that the bot lacks. An administrator has all."""
    return [] if granted.administrator else [name for name in names if not getattr(granted, name)]


def listed(names: Iterable[str], words: Words) -> str:
    """Return the permissions in the words of Discord's settings."""
    return ", ".join(words.say(f"permission-{name.replace('_', '-')}") for name in names)


def lacking(servers: Iterable[discord.Permissions]) -> str:
    """Return in how many servers the bot lacks which permission, for the log; empty if it lacks none."""
    found = Counter(name for granted in servers for name in missing(granted))
    return ", ".join(f"{listed([name], Words(DEFAULT))} in {count}" for name, count in found.most_common())


def need_permissions(interaction: discord.Interaction, *, thread: bool = False) -> None:
    """Raise :class:`UserError` with the permissions that the bot lacks, in the words of Discord's channel settings.

    ``thread``: the bot must also open a thread. A private thread that the bot has not joined answers interactions, and
    refuses all other requests.
    """
    channel, bot = interaction.channel, interaction.client.user
    outside = isinstance(channel, discord.Thread) and channel.is_private() and channel.me is None
    if outside and bot is not None and not interaction.app_permissions.manage_threads:
        raise UserError("error-private-thread", who=bot.mention)
    needed = ["view_channel", _sending(interaction), "attach_files"]
    if thread and not isinstance(interaction.channel, discord.Thread):
        needed += ["send_messages_in_threads", "create_public_threads"]
    lacked = missing(interaction.app_permissions, needed)
    if lacked:
        raise UserError("error-permissions", missing=listed(lacked, Words(reader(interaction))), count=len(lacked))


def need_own_permission(interaction: discord.Interaction, *, thread: bool = False) -> None:
    """Raise :class:`UserError` for a user who may not write here: the bot writes nothing in their place.

    ``thread``: the bot opens a thread instead, for a user who may do that.
    """
    if thread and not isinstance(interaction.channel, discord.Thread):
        if not interaction.permissions.create_public_threads:
            raise UserError("error-may-not-open-threads")
    elif not getattr(interaction.permissions, _sending(interaction)):
        raise UserError("error-may-not-write")


def _sending(interaction: discord.Interaction) -> str:
    """Return the permission to send messages here. Threads have one of their own."""
    return "send_messages_in_threads" if isinstance(interaction.channel, discord.Thread) else "send_messages"
