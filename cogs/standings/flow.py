"""Answers `/board-ranking`, `/board-profile` and every click on their panels.

The flows cache nothing: each answer checks which members want to be listed.
"""

from __future__ import annotations

from typing import Final

import discord

from cogs.interactions import context, replies
from cogs.interactions.components import chosen_value
from cogs.interactions.context import reader
from cogs.interactions.replies import Panel
from cogs.standings import panels
from engine import games
from render.jobs import Job
from render.service import PictureService
from render.wording import plain
from tables import TableRegistry, UserError, clean_name
from tables.rating_model import shown

MAX_RIVALS: Final = 3
"""Maximum number of opponents in a profile."""


class Leaderboards:
    """Shows leaderboards and profiles."""

    def __init__(self, registry: TableRegistry, pictures: PictureService) -> None:
        self.registry = registry
        self.pictures = pictures

    async def leaderboard(self, interaction: discord.Interaction, game: str | None = None, page: int = 0) -> None:
        """Show a page of a game's leaderboard; without a game, of the one that this server plays most."""
        guild_id, _ = context.guild_and_channel(interaction)
        if game is None:
            game = await self.registry.store.ratings.busiest(guild_id)
        chosen = game if game is not None else games()[0]
        if chosen not in games():
            raise UserError("error-unknown-game")
        user_id, locale = interaction.user.id, reader(interaction)
        found = await self.registry.store.ratings.leaders(
            guild_id, chosen, panels.MIN_RANKED_GAMES, shown, page=page, lines=panels.PAGE_LINES, reader=user_id
        )
        mine = await self.registry.store.ratings.played(guild_id, user_id)
        played = sum(row.game == chosen and row.mu is not None for row in mine)
        listed = (await self.registry.member(guild_id, user_id)).listed
        await replies.reply(
            interaction, lambda: panels.leaders(chosen, found, played=played, listed=listed, locale=locale)
        )

    async def choose_game(self, interaction: discord.Interaction) -> None:
        """Show the leaderboard of the game that was chosen in a select."""
        await self.leaderboard(interaction, chosen_value(interaction))

    async def profile(self, interaction: discord.Interaction, who: discord.User | discord.Member | None) -> None:
        """Show the profile of a member in this server; without a member, that of the user."""
        guild_id, _ = context.guild_and_channel(interaction)
        person = who or interaction.user
        own = person.id == interaction.user.id
        if not own and not isinstance(person, discord.Member):
            raise UserError("error-profile-left")
        display_name = clean_name(person.display_name)
        name = plain(display_name)
        # The store has the latest choice, the registry's cache may not.
        listed = (await self.registry.store.settings.member(guild_id, person.id)).listed
        if not listed and not own:
            raise UserError("error-profile-hidden", name=name)
        rows = await self.registry.store.ratings.played(guild_id, person.id)
        if not rows:
            raise UserError("error-profile-none") if own else UserError("error-profile-empty", name=name)
        rivals = await self.registry.store.ratings.rivals(guild_id, person.id, MAX_RIVALS)
        life = panels.life(display_name, rows, rivals)
        locale, in_words = reader(interaction), context.settings_of(interaction).member.words

        async def build() -> Panel:
            picture = None if in_words else (await self.pictures.draw(Job("profile", (life, locale)))).picture
            return await panels.profile(life, picture, locale, hidden=not listed)

        await replies.reply(interaction, build)
