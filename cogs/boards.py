"""Keeps each table's public message up to date, and tells the next player.

Updates are coalesced: at most one is in flight for a table, and the last one shows the latest position. A board that is
gone, or that Discord will not change any more, is posted anew. What cannot be shown is logged; the game does not depend
on it, for a hand can be asked for anywhere.
"""

from __future__ import annotations

import asyncio
import logging
from typing import Final, cast
from weakref import WeakKeyDictionary

import discord

from cogs import answers, panels
from cogs.answers import Panel
from cogs.painter import Painter
from locales import say
from render.theme import SEAT_SYMBOLS
from tables import Phase, Table, link

UNKNOWN_MESSAGE: Final = 10008
TOO_OLD: Final = 30046
"""Edits of messages older than an hour can be refused with this."""

NOBODY_KNOWS: Final = (-1,)
"""Who was told last, while a mention is being sent, and after it could not be: the next change sends one."""

_log = logging.getLogger(__name__)

Channel = discord.TextChannel | discord.VoiceChannel | discord.StageChannel | discord.Thread
"""Where a table can be."""


class Boards:
    """Shows tables in their channels. ``changed`` may be called at any time; it never raises and never waits."""

    def __init__(self, client: discord.Client, painter: Painter) -> None:
        self._client = client
        self._painter = painter
        self._showing: WeakKeyDictionary[Table, asyncio.Lock] = WeakKeyDictionary()
        self._dirty: set[int] = set()
        self._tasks: dict[int, asyncio.Task[None]] = {}
        self._told: dict[int, tuple[int, ...]] = {}

    def changed(self, table: Table, was: tuple[int, ...] | None = None) -> None:
        """The table has moved on: bring its board up to date. ``was`` are the seats that had to decide before."""
        if was is not None:
            self._told.setdefault(table.id, was)
        self._dirty.add(table.id)
        if table.id not in self._tasks:
            self._tasks[table.id] = asyncio.create_task(self._follow(table), name=f"board-{table.id}")

    async def _follow(self, table: Table) -> None:
        try:
            while table.id in self._dirty:
                self._dirty.discard(table.id)
                await self._bring(table)
        except Exception:
            _log.exception("the board of table %s could not be brought up to date", table.id)
        finally:
            del self._tasks[table.id]

    async def panel(self, table: Table) -> Panel:
        """The table's public message as it should look now."""
        locale = table.row.locale
        if table.phase is Phase.LOBBY:
            return await panels.lobby(table, locale, self._painter)
        if table.phase is Phase.CANCELLED:
            return panels.closed(table, locale)
        return await panels.board(table, locale, self._painter)

    async def answer(self, interaction: discord.Interaction, table: Table) -> None:
        """Answer a click on the public message itself by changing it, in order with all other updates."""
        here, there = interaction.message, table.row.board_message_id
        if here is not None and there is not None and here.id != there:
            # A board of before, which could not be changed when the table moved on.
            left = panels.moved(table, table.row.locale, link(table))
            await interaction.response.edit_message(view=left.view, attachments=[])
            self.changed(table)
            return
        lock = self._lock(table)
        if lock.locked():
            # An update is on its way, and may be waiting for Discord: the click must not wait with it.
            await interaction.response.defer()
        async with lock:
            revision = table.row.revision
            panel = await answers.in_time(interaction, self.panel(table))
            if interaction.response.is_done():
                await interaction.edit_original_response(view=panel.view, attachments=panel.files)
            else:
                await interaction.response.edit_message(view=panel.view, attachments=panel.files)
            if interaction.message is not None:
                await table.placed(board_message_id=interaction.message.id, shown_revision=revision)
        self.changed(table)

    async def open(self, interaction: discord.Interaction, table: Table) -> None:
        """Answer a command or a click with the table's first public message."""
        async with self._lock(table):
            revision = table.row.revision
            panel = await answers.in_time(interaction, self.panel(table), thinking=True)
            if interaction.response.is_done():
                message_id = (await interaction.edit_original_response(view=panel.view, attachments=panel.files)).id
            else:
                sent = await interaction.response.send_message(view=panel.view, files=panel.files)
                message_id = cast(int, sent.message_id)
            await table.placed(board_message_id=message_id, shown_revision=revision)

    async def repost(self, table: Table) -> None:
        """Put the board at the end of the channel; the former one points to it. Raises what Discord answers."""
        async with self._lock(table):
            channel = await self._channel(table)
            await self._post(table, channel)

    async def settle(self, seconds: float) -> None:
        """Wait for updates that are under way, before the program ends."""
        if self._tasks:
            await asyncio.wait(list(self._tasks.values()), timeout=seconds)

    # ------------------------------------------------------------ inside

    def _lock(self, table: Table) -> asyncio.Lock:
        return self._showing.setdefault(table, asyncio.Lock())

    async def _bring(self, table: Table) -> None:
        try:
            async with self._lock(table):
                await table.refresh()
                revision = table.row.revision
                if table.row.shown_revision < revision:
                    channel = await self._channel(table)
                    await self._edit(table, channel)
                    await table.placed(shown_revision=revision)
            await self._tell(table)
        except discord.NotFound as error:
            _log.warning("table %s has no channel any more: %s", table.id, error)
        except discord.Forbidden as error:
            _log.warning("table %s may not be shown in its channel: %s", table.id, error)
        except discord.HTTPException as error:
            _log.warning("the board of table %s could not be sent: %s", table.id, error)

    async def _channel(self, table: Table) -> Channel:
        known = self._client.get_channel(table.row.channel_id)
        if known is None:
            known = await self._client.fetch_channel(table.row.channel_id)
        return cast(Channel, known)

    async def _edit(self, table: Table, channel: Channel) -> None:
        message_id = table.row.board_message_id
        if message_id is None:
            await self._post(table, channel)
            return
        panel = await self.panel(table)
        try:
            await _partial(channel, message_id).edit(view=panel.view, attachments=panel.files)
        except discord.HTTPException as error:
            if error.code not in (UNKNOWN_MESSAGE, TOO_OLD):
                raise
            await self._post(table, channel)

    async def _post(self, table: Table, channel: Channel) -> None:
        former, revision = table.row.board_message_id, table.row.revision
        panel = await self.panel(table)
        message = await channel.send(view=panel.view, files=panel.files)
        await table.placed(board_message_id=message.id, shown_revision=revision)
        if former is not None:
            left = panels.moved(table, table.row.locale, link(table))
            try:
                await _partial(channel, former).edit(view=left.view, attachments=[])
            except discord.HTTPException as error:
                _log.info("the former board of table %s stays as it is: %s", table.id, error)

    async def _tell(self, table: Table) -> None:
        """One mention for each change of who must decide; the former one goes."""
        deciding = table.deciding
        done = self._told.get(table.id, ()) == deciding
        # A crash may have come between the last move and this: nobody is to decide, and somebody is still called.
        if done and (deciding or table.row.ping_message_id is None):
            return
        self._told[table.id] = NOBODY_KNOWS
        channel = await self._channel(table)
        former = table.row.ping_message_id
        sent: int | None = None
        if deciding:
            users = [discord.Object(table.seats[seat].user_id) for seat in deciding]
            who = ", ".join(f"{SEAT_SYMBOLS[seat]} <@{table.seats[seat].user_id}>" for seat in deciding)
            message = await channel.send(
                say(table.row.locale, "ping-move", who=who, link=link(table), count=len(deciding)),
                allowed_mentions=discord.AllowedMentions(everyone=False, roles=False, users=users),
                suppress_embeds=True,
            )
            sent = message.id
        elif table.phase is Phase.FINISHED:
            await channel.send(panels.result(table, table.row.locale, link(table)), suppress_embeds=True)
        self._told[table.id] = deciding
        await table.placed(ping_message_id=sent)
        if former is not None:
            try:
                await _partial(channel, former).delete()
            except discord.HTTPException as error:
                _log.info("the former mention of table %s stays: %s", table.id, error)
        if not deciding:
            self._told.pop(table.id, None)


def _partial(channel: Channel, message_id: int) -> discord.PartialMessage:
    """A message to edit or delete without fetching it."""
    return channel.get_partial_message(message_id)
