"""The tree of commands, which answers every failure."""

from __future__ import annotations

import logging
from typing import Any, Final, cast

import discord
from discord import app_commands
from discord.ext import commands

from cogs.interactions import context, installs, replies
from db import in_log, trace_of
from tables import TableRegistry, UserError

FINISHED: Final = "interaction_finished"
"""The event after a click, a form or a failed command is answered. discord.py has its own after other commands."""

_log = logging.getLogger(__name__)


class Tree(app_commands.CommandTree[commands.AutoShardedBot]):
    """The commands. Each failure is answered."""

    registry: TableRegistry
    """Where to load a user's settings; set before the first command."""

    async def interaction_check(self, interaction: discord.Interaction[commands.AutoShardedBot], /) -> bool:
        """Load the user's settings; every user may use the commands whom the owner of the bot has not blocked.

        An autocomplete of an older command, which has no suggestions any more, is answered here, and so is a command
        that needs the bot as a member of the server.
        """
        uninstalled = installs.is_uninstalled(interaction) and not self._works_anywhere(interaction)
        if interaction.type is discord.InteractionType.autocomplete and (
            uninstalled or not self._suggests(interaction)
        ):
            await replies.suggest(interaction, [])
            return False
        if uninstalled:
            await replies.guard(interaction, _refuse(interaction))
            interaction.client.dispatch(FINISHED, interaction)
            return False
        await context.load_settings(interaction, self.registry)
        try:
            context.need_allowed_user(interaction, self.registry)
        except UserError as error:
            if interaction.type is discord.InteractionType.autocomplete:
                await replies.suggest(interaction, [])
            else:
                await replies.failed(interaction, error)
                interaction.client.dispatch(FINISHED, interaction)
            return False
        return True

    def _works_anywhere(self, interaction: discord.Interaction[commands.AutoShardedBot]) -> bool:
        """Return whether the command needs no server with the bot: a user may have installed the application."""
        name = str(cast("dict[str, Any]", interaction.data or {}).get("name"))
        return installs.works_anywhere(self.get_command(name))

    def _suggests(self, interaction: discord.Interaction[commands.AutoShardedBot]) -> bool:
        """Return whether the command has suggestions for the focused option, and the option is text."""
        data = cast("dict[str, Any]", interaction.data or {})
        command = self.get_command(str(data.get("name")))
        if not isinstance(command, app_commands.Command):
            return False
        names = {option.display_name for option in command.parameters if option.autocomplete}
        focused = [option for option in data.get("options") or () if option.get("focused")]
        return len(focused) == 1 and focused[0]["name"] in names and isinstance(focused[0].get("value"), str)

    async def on_error(
        self, interaction: discord.Interaction[commands.AutoShardedBot], error: app_commands.AppCommandError, /
    ) -> None:
        cause: BaseException = error
        if isinstance(error, app_commands.CommandInvokeError):
            cause = error.original
        elif isinstance(error, app_commands.CommandNotFound | app_commands.CommandSignatureMismatch) or (
            # A menu without the member or message that it belongs to.
            type(error) is app_commands.AppCommandError
        ):
            cause = UserError("error-old-command")
        elif isinstance(error, app_commands.NoPrivateMessage):
            link = installs.invite_link(interaction.application_id)
            cause = UserError("error-server-only", link=link)
        if interaction.type is discord.InteractionType.autocomplete:
            _log.error("autocomplete failed: %s", in_log(cause), exc_info=trace_of(cause))
            await replies.suggest(interaction, [])
            return
        await replies.failed(interaction, cause)
        interaction.client.dispatch(FINISHED, interaction)


async def _refuse(interaction: discord.Interaction) -> None:
    """Say that the bot is no member of this server."""
    installs.guild_and_channel(interaction)
