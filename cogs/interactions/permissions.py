"""What the bot and its users may do in a channel."""

from __future__ import annotations

import discord

from cogs.interactions.context import reader
from locales import say
from tables import UserError


def need_permissions(interaction: discord.Interaction, *, thread: bool = False) -> None:
    """:class:`UserError` with the permissions that the bot lacks here, in the words of Discord's channel settings.

    ``thread``: the bot must also open a thread.
    """
    granted = interaction.app_permissions
    needed = ["view_channel", _sending(interaction), "attach_files"]
    if thread and not isinstance(interaction.channel, discord.Thread):
        needed += ["send_messages_in_threads", "create_public_threads"]
    locale = reader(interaction)
    missing = [say(locale, f"permission-{name.replace('_', '-')}") for name in needed if not getattr(granted, name)]
    if missing:
        raise UserError("error-permissions", missing=", ".join(missing), count=len(missing))


def need_own_permission(interaction: discord.Interaction) -> None:
    """:class:`UserError` for a user who may not write here: the bot writes nothing in their place."""
    if not getattr(interaction.permissions, _sending(interaction)):
        raise UserError("error-may-not-write")


def _sending(interaction: discord.Interaction) -> str:
    """The permission to send messages here. Threads have one of their own."""
    return "send_messages_in_threads" if isinstance(interaction.channel, discord.Thread) else "send_messages"
