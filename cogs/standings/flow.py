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
from cogs.interactions.installs import guild_and_channel, place_of
from cogs.interactions.replies import Panel
from cogs.standings import panels
from cogs.standings.members import Members
from db import LeaderPage
from engine import games
from render.house.life import Duel, Friend
from render.jobs import Job
from render.service import PictureService
from render.wording import Words
from tables import TableRegistry, UserError, clean_name
from tables.clocks import DAY
from tables.daily import streak
from tables.rating_model import shown
from tables.threads import for_page
from tables.trophies import trophies

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
        user_id, words = interaction.user.id, Words(reader(interaction))
        present = (await self.registry.settings(guild_id)).ladder
        ladder = present if ladder is None else min(ladder, present)
        since = self.registry.clock() - ACTIVE_MS if ladder == present else 0
        played, last = await self.registry.store.ratings.count(guild_id, chosen, user_id, ladder)
        listed = (await self.registry.member(guild_id, user_id)).listed
        who = panels.Reader(user_id, played, listed=listed, active=not played or last >= since)

        async def build() -> Panel:
            found = await self._page(guild_id, chosen, page, ladder, since, user_id)
            return await panels.leaders(chosen, found, who, (ladder, present), words)

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
        """Show the profile of a member in this server; without a member, that of the user.

        Outside of servers with the bot, the user's own games there.
        """
        guild_id = place_of(interaction)
        person = who or interaction.user
        own = person.id == interaction.user.id
        if not own and not guild_id:
            raise UserError("error-profile-alone")
        if not own and not isinstance(person, discord.Member):
            raise UserError("error-profile-left")
        display_name = clean_name(person.display_name)
        # The store has the latest choice, the registry's cache may not.
        store, words = self.registry.store, Words(reader(interaction))
        listed = (await store.settings.member(guild_id, person.id)).listed
        if not listed and not own:
            raise UserError("error-profile-hidden", name=display_name)
        rows = await store.ratings.played(guild_id, person.id)
        none = not any(row.place for row in rows)  # they have left their games, if any
        if none and not own:
            raise UserError("error-profile-empty", name=display_name)
        ladder = (await self.registry.settings(guild_id)).ladder if guild_id else 0
        finished = await store.ratings.finished(guild_id, person.id)
        whole = finished + await store.ratings.unfinished(guild_id, person.id)
        days, feats = await store.daily.days(person.id), await store.ratings.feats(guild_id, person.id)
        earned = await for_page(trophies, feats, days)
        today = context.sent_at(interaction) // DAY
        friend = await self._friend(guild_id, person.id, None if own else interaction.user)
        life = panels.life(display_name, rows, ladder, (finished, whole), streak(days, today), earned, friend)
        in_words = context.in_words(interaction)
        hidden = "" if listed else words.say("profile-only-you")
        empty = words.say("error-profile-none" if guild_id else "profile-none-alone")

        async def build() -> Panel:
            picture = None if in_words else (await self.pictures.draw(Job("profile", (life, words.locale)))).picture
            return await panels.profile(life, picture, words, empty if none else hidden)

        await replies.reply(interaction, build)

    async def _friend(
        self, guild_id: int, user_id: int, looking: discord.User | discord.Member | None
    ) -> Friend | None:
        """Return whom a person is compared with: who is ``looking``, else the one with most games together."""
        ratings = self.registry.store.ratings
        others = [] if looking is None else [(looking.id, looking.display_name)]
        others += [(row.user_id, row.name) for row in await ratings.rivals(guild_id, user_id, 1)]
        for other, name in others:
            found = [(key, row) for key in games() for row in await ratings.series(guild_id, key, user_id, [other])]
            if found:
                duels = [Duel(key, row.games, row.ahead, row.behind) for key, row in found]
                return Friend(clean_name(name), tuple(sorted(duels, key=lambda duel: -duel.games)))
        return None
