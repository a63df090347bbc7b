"""Where the application is installed: in a server with the bot, in one without it, or by a user alone."""

from __future__ import annotations

from typing import Any, Final, TypeVar

import discord
from discord import app_commands

from tables import UserError

C = TypeVar("C")

NAMES: Final = (
    "view_channel",
    "send_messages",
    "send_messages_in_threads",
    "create_public_threads",
    "attach_files",
    "read_message_history",
)
"""What tables need, also in threads. The history shows how far up a board has scrolled."""
NEEDED: Final = discord.Permissions(**dict.fromkeys(NAMES, True))
"""The same; the invite link asks for it."""


def invite_link(application_id: int, guild_id: int | None = None) -> str:
    """Return the link that adds the bot to a server with what it needs.

    Opened again, it grants what is missing there.
    """
    guild = discord.utils.MISSING if guild_id is None else discord.Object(guild_id)
    url = discord.utils.oauth_url(
        application_id, permissions=NEEDED, guild=guild, scopes=("bot", "applications.commands")
    )
    return f"{url}&integration_type=0"


def user_link(application_id: int) -> str:
    """Return the link by which people add the application to their own account: then they play alone anywhere."""
    return f"{discord.utils.oauth_url(application_id, scopes=('applications.commands',))}&integration_type=1"


def is_uninstalled(interaction: discord.Interaction) -> bool:
    """Return whether the interaction comes from a server in which the bot is no member.

    A server that installs the application without its bot still shows the commands, and so does every server to a user
    who has installed it. Discord answers no other request there.
    """
    return interaction.guild_id is not None and interaction.client.get_guild(interaction.guild_id) is None


def place_of(interaction: discord.Interaction) -> int:
    """Return the id of the server with the bot; 0 in direct messages and in servers without it."""
    return 0 if interaction.guild_id is None or is_uninstalled(interaction) else interaction.guild_id


def place_word(interaction: discord.Interaction) -> str:
    """Return the fact ``place`` of texts: "server" in servers with the bot, else "alone"."""
    return "server" if place_of(interaction) else "alone"


def may_attach(interaction: discord.Interaction) -> bool:
    """Return whether an answer may carry files. A server with the bot has said so when the table was opened.

    In a server without the bot, it has no more permissions than the user.
    """
    return not is_uninstalled(interaction) or interaction.app_permissions.attach_files


def guild_and_channel(interaction: discord.Interaction) -> tuple[int, int]:
    """Return the ids of the server and the channel.

    Raises :class:`UserError`, with the link that adds the bot, in direct messages and in servers without it.
    """
    link = invite_link(interaction.application_id, interaction.guild_id)
    if interaction.guild_id is None or interaction.channel_id is None:
        raise UserError("error-server-only", link=link)
    if is_uninstalled(interaction):
        raise UserError("error-not-installed", link=link)
    return interaction.guild_id, interaction.channel_id


def for_users(application: discord.AppInfo | None) -> bool:
    """Return whether users can install the application for themselves, as its page Installation says."""
    try:
        return application is not None and application.user_integration_config is not None
    except TypeError:  # discord.py 2.7.1 cannot read a kind of installation without parameters
        return True


def only_by_servers(tree: app_commands.CommandTree[Any]) -> None:
    """Let no command ask for installation by users.

    Discord documents that a command may have the kinds of installation which the application has. Else it may refuse
    all commands of a request. Direct messages with the bot stay.
    """
    for command in tree.get_commands():
        if command.allowed_installs is not None and command.allowed_installs.user:
            command.allowed_installs = app_commands.AppInstallationType(guild=True, user=False)
            command.allowed_contexts = app_commands.AppCommandContext(
                guild=True, dm_channel=True, private_channel=False
            )


def works_anywhere(command: app_commands.Command[Any, ..., Any] | app_commands.Group | None) -> bool:
    """Return whether a command needs no server with the bot."""
    contexts = None if command is None else command.allowed_contexts
    return contexts is not None and bool(contexts.dm_channel)


def anywhere(command: C) -> C:
    """Let a command work in direct messages and in every server, for users who have installed the application.

    See :func:`only_by_servers` for an application that users cannot install.
    """
    command = app_commands.allowed_installs(guilds=True, users=True)(command)
    return app_commands.allowed_contexts(guilds=True, dms=True, private_channels=True)(command)
