"""Answers `/board-ranking`, `/board-profile` and every click on their panels.

Each answer checks which members want to be listed. Only who has left the server is remembered for some minutes.
"""

from __future__ import annotations

from typing import Final

import discord

from cogs.interactions import replies
from cogs.interactions.click import Click
from cogs.interactions.components import chosen_value
from cogs.interactions.custom_ids import LadderPage, Leaderboard, LeaderboardSelect
from cogs.interactions.installs import guild_and_channel
from cogs.interactions.replies import Panel
from cogs.standings import panels
from db import LeaderPage
from engine import games
from render.house.life import Duel, Friend
from render.jobs import Job
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


async def leaderboard(click: Click, game: str | None = None, page: int = 0, ladder: int | None = None) -> None:
    """Show a page of a game's leaderboard; without a game, of the one that this server plays most.

    ``ladder``: an earlier one; None for the present one.
    """
    guild_id, _ = guild_and_channel(click.interaction)
    registry = click.services.registry
    if game is None:
        game = await registry.store.ratings.busiest(guild_id)
    chosen = game if game is not None else games()[0]
    if chosen not in games():
        raise UserError("error-unknown-game")
    present = (await registry.settings(guild_id)).ladder
    ladder = present if ladder is None else min(ladder, present)
    since = registry.clock() - ACTIVE_MS if ladder == present else 0
    played, last = await registry.store.ratings.count(guild_id, chosen, click.user, ladder)
    listed = (await registry.member(guild_id, click.user)).listed
    who = panels.Reader(click.user, played, listed=listed, active=not played or last >= since)

    async def build() -> Panel:
        found = await _page(click, guild_id, chosen, page, ladder, since)
        return await panels.leaders(chosen, found, who, (ladder, present), click.words)

    await replies.reply(click.interaction, build)


async def _page(click: Click, guild_id: int, game: str, page: int, ladder: int, since: int) -> LeaderPage:
    """Return a page of a leaderboard, without people who have left the server."""
    members = click.services.members
    for look in range(MOST_LOOKS + 1):
        found = await click.services.registry.store.ratings.leaders(
            guild_id,
            game,
            panels.MIN_RANKED_GAMES,
            shown,
            page=page,
            lines=panels.PAGE_LINES,
            reader=click.user,
            ladder=ladder,
            since=since,
            without=members.gone(guild_id),
        )
        others = [row.user_id for row in found.rows if row.user_id != click.user]
        if look == MOST_LOOKS or not await members.look(guild_id, others):
            break
    return found


async def turn_page(click: Click, button: Leaderboard) -> None:
    """Show another page of a leaderboard."""
    await leaderboard(click, button.game, button.page)


async def turn_ladder(click: Click, button: LadderPage) -> None:
    """Show a page of an earlier leaderboard."""
    await leaderboard(click, button.game, button.page, button.ladder)


async def choose_game(click: Click, button: LeaderboardSelect) -> None:
    """Show the leaderboard of the game that was chosen in a select."""
    await leaderboard(click, chosen_value(click.interaction))


async def profile(click: Click, who: discord.User | discord.Member | None) -> None:
    """Show the profile of a member in this server; without a member, that of the user.

    Outside of servers with the bot, the user's own games there.
    """
    guild_id, registry, words = click.place, click.services.registry, click.words
    person = who or click.interaction.user
    own = person.id == click.user
    if not own and not guild_id:
        raise UserError("error-profile-alone")
    if not own and not isinstance(person, discord.Member):
        raise UserError("error-profile-left")
    display_name = clean_name(person.display_name)
    # The store has the latest choice, the registry's cache may not.
    store = registry.store
    listed = (await store.settings.member(guild_id, person.id)).listed
    if not listed and not own:
        raise UserError("error-profile-hidden", name=display_name)
    rows = await store.ratings.played(guild_id, person.id)
    none = not any(row.place for row in rows)  # they have left their games, if any
    if none and not own:
        raise UserError("error-profile-empty", name=display_name)
    ladder = (await registry.settings(guild_id)).ladder if guild_id else 0
    finished = await store.ratings.finished(guild_id, person.id)
    whole = finished + await store.ratings.unfinished(guild_id, person.id)
    days, feats = await store.daily.days(person.id), await store.ratings.feats(guild_id, person.id)
    earned = await for_page(trophies, feats, days)
    friend = await _friend(registry, guild_id, person.id, None if own else click.interaction.user)
    life = panels.life(display_name, rows, ladder, (finished, whole), streak(days, click.today), earned, friend)
    hidden = "" if listed else words.say("profile-only-you")
    empty = words.say("error-profile-none" if guild_id else "profile-none-alone")

    async def build() -> Panel:
        draw = click.services.pictures.draw
        picture = None if click.in_words else (await draw(Job("profile", (life, words.locale)))).picture
        return await panels.profile(life, picture, words, empty if none else hidden)

    await replies.reply(click.interaction, build)


async def _friend(
    registry: TableRegistry, guild_id: int, user_id: int, looking: discord.User | discord.Member | None
) -> Friend | None:
    """Return whom a person is compared with: who is ``looking``, else the one with most games together."""
    ratings = registry.store.ratings
    others = [] if looking is None else [(looking.id, looking.display_name)]
    others += [(row.user_id, row.name) for row in await ratings.rivals(guild_id, user_id, 1)]
    for other, name in others:
        found = [(key, row) for key in games() for row in await ratings.series(guild_id, key, user_id, [other])]
        if found:
            duels = [Duel(key, row.games, row.ahead, row.behind) for key, row in found]
            return Friend(clean_name(name), tuple(sorted(duels, key=lambda duel: -duel.games)))
    return None
