"""Carries out what the owner of the bot asks for. Each answer checks again that the owner asks, in their own server."""

from __future__ import annotations

import logging
from typing import TYPE_CHECKING, Final

import discord

from cogs.interactions import forms, replies
from cogs.interactions.click import Click
from cogs.interactions.components import chosen_value
from cogs.interactions.custom_ids import OwnerForm, OwnerSelect, OwnerServer, OwnerServers, OwnerUser, snowflake
from cogs.interactions.errors import Trouble, trouble
from cogs.owner import panels
from cogs.owner.panels import ServerFacts
from db import ActivityRow
from tables import UserError
from tables.clocks import DAY

if TYPE_CHECKING:
    from cogs.client import Tertulia

ACTIVE_MS: Final = 30 * DAY
"""Games that ended in this time are counted."""
LIST_SECONDS: Final = 600.0
"""How long the list of all servers is good that Discord gives to one of several processes."""

_log = logging.getLogger(__name__)


class OwnerTools:
    """Answers the owner's commands, and every click on their panels."""

    def __init__(self, bot: Tertulia) -> None:
        self._bot = bot
        self._registry = bot.registry
        self._store = bot.registry.store.owner
        self._listed: tuple[float, dict[int, tuple[str, int | None]]] | None = None

    async def servers(self, click: Click, button: OwnerServers) -> None:
        """Show a page of the servers that the bot is in, the busiest first."""
        await self._need_owner(click)
        activity = await self._store.activity(self._registry.clock() - ACTIVE_MS)
        found = [
            ServerFacts(guild_id, name, members, activity.get(guild_id, ActivityRow(guild_id)))
            for guild_id, (name, members) in (await self._known()).items()
        ]
        found.sort(key=lambda each: (-each.done.running, -each.done.finished, -each.done.last, each.guild_id))
        await replies.reply(click.interaction, lambda: panels.servers(found, button.page, click.words))

    async def find(self, click: Click, entered: str) -> None:
        """Show the server with an id, which the bot need not be in."""
        guild_id = snowflake(entered.strip())
        if guild_id is None:
            await self._need_owner(click)
            raise UserError("error-owner-server")
        await self.server(click, OwnerServer("show", guild_id))

    async def choose(self, click: Click, button: OwnerSelect) -> None:
        """Show the server that was chosen from the list."""
        await self.find(click, chosen_value(click.interaction))

    async def server(self, click: Click, button: OwnerServer) -> None:
        """Show a server, or do what a button of that panel says: leave, block or unblock it, or ask whether to."""
        guild_id, what = button.server, button.what
        await self._need_owner(click)
        if what not in panels.OF_A_SERVER:
            raise UserError("error-old-button")
        if guild_id == self._bot.owner_server and what != "show":
            raise UserError("error-owner-own")
        if what == "unblock":
            await self._store.unblock_server(guild_id)
        elif what == "confirm_block":
            await self._store.block_server(guild_id, self._registry.clock())
        if what in ("confirm_leave", "confirm_block"):
            await self._leave(guild_id)
        if what not in ("show", "leave", "block"):
            _log.info("owner %s: server %s: %s", click.user, guild_id, what)
        name, members = (await self._known()).get(guild_id, (None, None))
        done = (await self._store.activity(self._registry.clock() - ACTIVE_MS)).get(guild_id, ActivityRow(guild_id))
        blocked, shown = guild_id in await self._store.blocked_servers(), ServerFacts(guild_id, name, members, done)
        await replies.reply(click.interaction, lambda: panels.server(shown, what, click.words, blocked=blocked))

    async def user(self, click: Click, button: OwnerUser) -> None:
        """Show whether a user is blocked, or block or unblock them."""
        user_id, what = button.user, button.what
        owners = await self._need_owner(click)
        if what == "block":
            if user_id in owners:
                raise UserError("error-owner-own")
            await self._store.block_user(user_id, self._registry.clock())
        elif what == "unblock":
            await self._store.unblock_user(user_id)
        elif what != "show":
            raise UserError("error-old-button")
        if what != "show":
            _log.info("owner %s: user %s: %s", click.user, user_id, what)
            await self._bot.orders.follow()
        blocked = user_id in await self._store.blocked_users()
        await replies.reply(click.interaction, lambda: panels.user(user_id, click.words, blocked=blocked))

    async def write_notice(self, click: Click) -> None:
        """Open the form of a notice."""
        await self._need_owner(click)
        await click.interaction.response.send_modal(panels.notice_form(click.words))

    async def submit_notice(self, click: Click, button: OwnerForm) -> None:
        """Let the notice that was written be sent to each channel with a running table."""
        await self._need_owner(click)
        written = forms.filled(click.interaction).get(panels.NOTICE_FIELD)
        text = written.strip()[: panels.MAX_NOTICE] if isinstance(written, str) else ""
        if not text:
            raise UserError("error-owner-notice")
        count = await self._store.announce(text, self._registry.clock())
        _log.info("owner %s: notice for %s channels", click.user, count)
        await self._bot.orders.follow()
        await replies.reply_text(click.interaction, click.words.say("owner-announced", count=count))

    async def switch_tables(self, click: Click) -> None:
        """Let no game begin, or let them again."""
        await self._need_owner(click)
        closed = await self._store.switch_closed()
        _log.info("owner %s: new tables: %s", click.user, "no" if closed else "yes")
        key = "owner-tables-closed" if closed else "owner-tables-open"
        await replies.reply_text(click.interaction, click.words.say(key, count=await self._store.running()))

    async def _need_owner(self, click: Click) -> set[int]:
        """Return the users who own the bot. Raises :class:`UserError` unless one of them asks, in their server."""
        if self._bot.owner_server is None or click.interaction.guild_id != self._bot.owner_server:
            raise UserError("error-old-button")
        info = await self._bot.application_info()
        owners = {info.owner.id}
        if info.team is not None:
            accepted, admin = discord.TeamMembershipState.accepted, discord.TeamMemberRole.admin
            members = [each for each in info.team.members if each.membership_state is accepted and each.role is admin]
            owners = {info.team.owner_id or 0, *(each.id for each in members)}
        if click.user not in owners:
            raise UserError("error-not-owner")
        return owners

    async def _known(self) -> dict[int, tuple[str, int | None]]:
        """Return name and number of members of each server that the bot is in.

        One of several processes has only its own servers in memory, and asks Discord for all, not too often.
        """
        if self._bot.part is None:
            return {each.id: (each.name, each.member_count) for each in self._bot.guilds}
        now = self._registry.clocks.game() / 1000
        if self._listed is None or now - self._listed[0] > LIST_SECONDS:
            found = self._bot.fetch_guilds(limit=None)
            self._listed = now, {each.id: (each.name, each.approximate_member_count) async for each in found}
        return self._listed[1]

    async def _leave(self, guild_id: int) -> None:
        """Leave a server, of this process or another. Does nothing if the bot is not there."""
        try:
            guild = self._bot.get_guild(guild_id) or await self._bot.fetch_guild(guild_id)
            await guild.leave()
        except discord.HTTPException as error:
            if trouble(error) not in (Trouble.GONE, Trouble.FORBIDDEN):
                raise
        if self._listed is not None:
            self._listed[1].pop(guild_id, None)
