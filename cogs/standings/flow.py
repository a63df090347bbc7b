"""Answers `/board-ranking`, `/board-profile` and every click on their panels.

Each answer checks which members want to be listed. Only who has left the server is remembered for some minutes.
"""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from typing import Final

import discord

from cogs.interactions import context, replies
from cogs.interactions.components import chosen_value
from cogs.interactions.context import reader
from cogs.interactions.installs import guild_and_channel
from cogs.interactions.replies import Panel
from cogs.standings import panels
from cogs.standings.members import Members
from db import LeaderPage
from engine import games
from render.jobs import Job
from render.service import PictureService
from render.wording import plain
from tables import TableRegistry, UserError, clean_name
from tables.clocks import DAY
from tables.rating_model import shown

MAX_RIVALS: Final = 3
"""Maximum number of opponents in a profile."""
ACTIVE_MS: Final = 90 * DAY
"""Who has had no rated game for so long is not listed."""
MOST_LOOKS: Final = 3
"""How often a page is filled up from the next one after people on it turn out to have left the server."""


class Leaderboards:
    """Shows leaderboards and profiles."""

    def __init__(
        self, registry: TableRegistry, pictures: PictureService, is_member: Callable[[int, int], Awaitable[bool]]
    ) -> None:
        self.registry = registry
        self.pictures = pictures
        self._members = Members(is_member, registry.clocks.game)

    async def leaderboard(
        self, interaction: discord.Interaction, game: str | None = None, page: int = 0, ladder: int | None = None
    ) -> None:
        """Show a page of a game's leaderboard; without a game, of the one that this server plays most.

        ``ladder``: an earlier one; None for the present one.
        """
        guild_id, _ = guild_and_channel(interaction)
        if game is None:
            game = await self.registry.store.ratings.busiest(guild_id)
        chosen = game if game is not None else games()[0]
        if chosen not in games():
            raise UserError("error-unknown-game")
        user_id, locale = interaction.user.id, reader(interaction)
        present = (await self.registry.settings(guild_id)).ladder
        ladder = present if ladder is None else min(ladder, present)
        since = self.registry.clock() - ACTIVE_MS if ladder == present else 0
        mine = await self.registry.store.ratings.played(guild_id, user_id)
        dates = [row.at for row in mine if (row.game, row.ladder) == (chosen, ladder) and row.mu is not None]
        listed = (await self.registry.member(guild_id, user_id)).listed
        who = panels.Reader(user_id, len(dates), listed=listed, active=not dates or max(dates) >= since)

        async def build() -> Panel:
            found = await self._page(guild_id, chosen, page, ladder, since, user_id)
            return await panels.leaders(chosen, found, who, (ladder, present), locale)

        await replies.reply(interaction, build)

    async def _page(self, guild_id: int, game: str, page: int, ladder: int, since: int, user_id: int) -> LeaderPage:
        """Return a page of a leaderboard, without people who have left the server."""
        for look in range(MOST_LOOKS + 1):
            found = await self.registry.store.ratings.leaders(
                guild_id,
                game,
                panels.MIN_RANKED_GAMES,
                shown,
                page=page,
                lines=panels.PAGE_LINES,
                reader=user_id,
                ladder=ladder,
                since=since,
                without=self._members.gone(guild_id),
            )
            others = [row.user_id for row in found.rows if row.user_id != user_id]
            if look == MOST_LOOKS or not await self._members.look(guild_id, others):
                break
        return found

    async def choose_game(self, interaction: discord.Interaction) -> None:
        """Show the leaderboard of the game that was chosen in a select."""
        await self.leaderboard(interaction, chosen_value(interaction))

    async def profile(self, interaction: discord.Interaction, who: discord.User | discord.Member | None) -> None:
        """Show the profile of a member in this server; without a member, that of the user."""
        guild_id, _ = guild_and_channel(interaction)
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
        if not any(row.place for row in rows):  # they have left their games, if any
            raise UserError("error-profile-none") if own else UserError("error-profile-empty", name=name)
        rivals = await self.registry.store.ratings.rivals(guild_id, person.id, MAX_RIVALS)
        ladder = (await self.registry.settings(guild_id)).ladder
        finished = await self.registry.store.ratings.finished(guild_id, person.id)
        whole = finished + await self.registry.store.ratings.unfinished(guild_id, person.id)
        life = panels.life(display_name, rows, rivals, ladder, (finished, whole))
        locale, in_words = reader(interaction), context.settings_of(interaction).member.words

        async def build() -> Panel:
            picture = None if in_words else (await self.pictures.draw(Job("profile", (life, locale)))).picture
            return await panels.profile(life, picture, locale, hidden=not listed)

        await replies.reply(interaction, build)
