"""Where `/leaderboard` and `/profile` arrive, and every click on their panels.

Who does not want to be shown is looked up anew each time: nothing that others see is remembered here.
"""

from __future__ import annotations

import discord

from cogs.interactions import context, replies
from cogs.interactions.context import reader
from cogs.interactions.replies import Panel
from cogs.standings import panels
from engine import games
from render.jobs import Job
from render.service import PictureService
from render.wording import plain
from tables import TableRegistry, UserError, clean_name

RIVALS = 3
"""How many opponents a profile names."""


class Leaderboards:
    """Every flow about how well people play. Refusals are raised; ``replies.guard`` tells them."""

    def __init__(self, registry: TableRegistry, pictures: PictureService) -> None:
        self.registry = registry
        self.pictures = pictures

    async def leaderboard(self, interaction: discord.Interaction, game: str | None = None, page: int = 0) -> None:
        """A page of the best at a game; at the one that is played most here if none is named."""
        guild_id, _ = context.place(interaction)
        if game is None:
            game = await self.registry.store.ratings.busiest(guild_id)
        chosen = game if game is not None else games()[0]
        if chosen not in games():
            raise UserError("error-unknown-game")
        user_id, locale = interaction.user.id, reader(interaction)
        rows = await self.registry.store.ratings.leaders(guild_id, chosen, panels.LEAST)
        mine = await self.registry.store.ratings.played(guild_id, user_id)
        played = sum(row.game == chosen and row.mu is not None for row in mine)
        listed = (await self.registry.member(guild_id, user_id)).listed
        await replies.reply(
            interaction,
            lambda: panels.leaders(chosen, rows, page, user_id, played=played, listed=listed, locale=locale),
        )

    async def profile(self, interaction: discord.Interaction, who: discord.User | discord.Member | None) -> None:
        """What somebody has played here; what the caller has if nobody is named."""
        guild_id, _ = context.place(interaction)
        person = who or interaction.user
        own = person.id == interaction.user.id
        if not own and not isinstance(person, discord.Member):
            raise UserError("error-profile-left")
        called = clean_name(person.display_name)
        name = plain(called)
        # From the store, not from memory: what was chosen a moment ago counts.
        listed = (await self.registry.store.settings.member(guild_id, person.id)).listed
        if not listed and not own:
            raise UserError("error-profile-hidden", name=name)
        rows = await self.registry.store.ratings.played(guild_id, person.id)
        if not rows:
            raise UserError("error-profile-none") if own else UserError("error-profile-empty", name=name)
        rivals = await self.registry.store.ratings.rivals(guild_id, person.id, RIVALS)
        life = panels.life(called, rows, rivals)
        locale, in_words = reader(interaction), context.wishes(interaction).member.words

        async def build() -> Panel:
            picture = None if in_words else (await self.pictures.draw(Job("profile", (life, locale)))).picture
            return await panels.profile(life, picture, locale, hidden=not listed)

        await replies.reply(interaction, build)
