"""Commands that open a table, or act on the table of a channel."""

from __future__ import annotations

import discord
from discord import app_commands
from discord.ext import commands

from cogs.interactions import replies
from cogs.interactions.command_texts import text, titles
from cogs.play.flow import Desk
from tables import Pace


class Play(commands.Cog):
    """Opening a table, and what belongs to the table of a channel."""

    def __init__(self, desk: Desk) -> None:
        self.desk = desk

    @app_commands.command(name=text("command-play-name"), description=text("command-play-about"))
    @app_commands.rename(
        game=text("option-game-name"),
        pace=text("option-pace-name"),
        thread=text("option-thread-name"),
        ranked=text("option-ranked-name"),
    )
    @app_commands.describe(
        game=text("option-game-about"),
        pace=text("option-pace-about"),
        thread=text("option-thread-about"),
        ranked=text("option-ranked-about"),
    )
    @app_commands.choices(
        game=titles(), pace=[app_commands.Choice(name=text(f"pace-{pace}"), value=pace.value) for pace in Pace]
    )
    @app_commands.guild_only()
    async def play(
        self,
        interaction: discord.Interaction,
        game: str,
        pace: str | None = None,
        thread: bool = False,
        ranked: bool = True,
    ) -> None:
        await replies.guard(interaction, self.desk.play(interaction, game, pace, thread=thread, ranked=ranked))

    @app_commands.command(name=text("command-tables-name"), description=text("command-tables-about"))
    @app_commands.guild_only()
    async def tables(self, interaction: discord.Interaction) -> None:
        await replies.guard(interaction, self.desk.tables(interaction))

    @app_commands.command(name=text("command-hand-name"), description=text("command-hand-about"))
    @app_commands.guild_only()
    async def hand(self, interaction: discord.Interaction) -> None:
        await replies.guard(interaction, self.desk.show_hand(interaction))

    @app_commands.command(name=text("command-board-name"), description=text("command-board-about"))
    @app_commands.guild_only()
    async def board(self, interaction: discord.Interaction) -> None:
        await replies.guard(interaction, self.desk.show_board(interaction))


@app_commands.guild_only()
class TableGroup(
    commands.GroupCog, group_name=text("command-table-name"), group_description=text("command-table-about")
):
    """``/table …``"""

    def __init__(self, desk: Desk) -> None:
        self.desk = desk

    @app_commands.command(name=text("command-cancel-name"), description=text("command-cancel-about"))
    async def cancel(self, interaction: discord.Interaction) -> None:
        await replies.guard(interaction, self.desk.cancel_here(interaction))

    @app_commands.command(name=text("command-resume-name"), description=text("command-resume-about"))
    async def resume(self, interaction: discord.Interaction) -> None:
        await replies.guard(interaction, self.desk.resume_here(interaction))
