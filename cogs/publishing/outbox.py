"""The channels of tables: what the bot posts, edits and deletes in them, and what Discord's answers to that mean."""

from __future__ import annotations

import hashlib
import logging
from collections.abc import Awaitable, Callable, Iterable
from typing import Final, TypeVar, cast

import discord
from aiolimiter import AsyncLimiter

from cogs.interactions.errors import BROKEN, UNKNOWN_MEMBER, UNKNOWN_USER, UNREACHED
from cogs.interactions.replies import Panel
from cogs.publishing.discord_clock import DiscordClock

LATEST: Final = 100
"""How many messages of a channel are looked through; Discord hands out no more at a time."""

Channel = discord.TextChannel | discord.VoiceChannel | discord.StageChannel | discord.Thread
"""Where a table can be."""

T = TypeVar("T")

_log = logging.getLogger(__name__)


def controls(message: discord.Message) -> set[tuple[str, int]]:
    """The buttons and selects on a message: custom id and type."""
    view = discord.ui.LayoutView.from_message(message, timeout=None)
    found = ((getattr(item, "custom_id", None), item.type.value) for item in view.walk_children())
    return {(custom_id, kind) for custom_id, kind in found if custom_id is not None}


def nonce(secret: bytes | None, *what: object) -> int:
    """A number by which Discord knows a message when it is sent once more, also after a crash; ``what`` it is tells it
    apart from all others of the table, whose ``secret`` keeps others from reading anything out of it."""
    return int.from_bytes(hashlib.blake2b(repr(what).encode(), key=secret or b"", digest_size=8).digest()) >> 1


class Channels:
    """All that the bot does in channels of its own accord, not as an answer to an interaction.

    ``limiter``: how many requests a second that may be, if anybody minds. Discord lets a bot ask fifty times a second,
    answers to interactions not counted, and whoever often asks too soon is shut out for a while; discord.py waits once
    it was refused, this waits before. Whoever waits longest goes first.

    Unless it says otherwise, a method raises what Discord answers, and
    :data:`cogs.interactions.replies.BROKEN` where the line breaks.
    """

    def __init__(
        self, client: discord.Client, limiter: AsyncLimiter | None = None, clock: DiscordClock | None = None
    ) -> None:
        self._client = client
        self._limiter = limiter
        self.clock = clock or DiscordClock()
        """Tells how old a message is."""

    async def post(self, channel_id: int, nonce: int, draw: Callable[[], Awaitable[Panel]]) -> int:
        """Send what ``draw`` makes; the message's id. One that was sent by this nonce a moment ago stays as it is."""

        async def write(channel: Channel) -> discord.Message:
            panel = await draw()
            await self._turn()
            return await channel.send(view=panel.view, files=panel.files, nonce=nonce)

        return await self._send(channel_id, write)

    async def say(
        self, channel_id: int, nonce: int, text: str, *, mentioned: Iterable[int] = (), silent: bool = False
    ) -> int:
        """Send a text, in which only these users are mentioned; ``silent``: and no phone rings. The message's id."""
        users = [discord.Object(user) for user in mentioned]
        mentions = discord.AllowedMentions(everyone=False, roles=False, users=users)

        async def write(channel: Channel) -> discord.Message:
            await self._turn()
            return await channel.send(text, allowed_mentions=mentions, suppress_embeds=True, silent=silent, nonce=nonce)

        return await self._send(channel_id, write)

    async def edit(self, channel_id: int, message_id: int, panel: Panel) -> None:
        """Let a message show something else, without mentions.

        discord.py sends the client's ``allowed_mentions`` with every message and every answer to an interaction, but
        with an edit of a message only where its content changes.
        """
        message = await self._message(channel_id, message_id)
        await self._turn()
        await message.edit(view=panel.view, attachments=panel.files, allowed_mentions=discord.AllowedMentions.none())

    async def delete(self, channel_id: int, message_id: int) -> None:
        """Take a message down. One that cannot be deleted stays, and that is logged, not raised."""

        async def take_down() -> None:
            message = await self._message(channel_id, message_id)
            await self._turn()
            await message.delete()

        try:
            await _insist(take_down)
        except UNREACHED as error:
            _log.info("message %s in channel %s stays: %s", message_id, channel_id, error)

    async def leave(self, channel_id: int, message_id: int, draw: Callable[[], Panel]) -> None:
        """Let a message that counts no more show what ``draw`` makes. One that cannot be changed stays as it is, and
        that is logged, not raised."""
        try:
            await _insist(lambda: self.edit(channel_id, message_id, draw()))
        except UNREACHED as error:
            _log.info("message %s in channel %s stays as it is: %s", message_id, channel_id, error)

    async def below(self, channel_id: int, message_id: int, limit: int) -> int:
        """How many messages came after one; ``limit`` if there are so many or more."""
        channel = await self._find(channel_id)
        await self._turn()
        return len([each async for each in channel.history(limit=limit, after=discord.Object(message_id))])

    async def own(self, channel_id: int) -> list[discord.Message]:
        """The bot's own messages among the latest of a channel, oldest first."""
        channel = await self._find(channel_id)
        await self._turn()
        found = [message async for message in channel.history(limit=LATEST)]
        return [message for message in reversed(found) if message.author == self._client.user]

    async def is_member(self, guild_id: int, user_id: int) -> bool:
        """Whether somebody is in a server; True where Discord cannot tell just now."""
        guild = self._client.get_guild(guild_id)
        if guild is None or guild.get_member(user_id) is not None:
            return True
        await self._turn()
        try:
            await guild.fetch_member(user_id)
        except discord.NotFound as error:
            return error.code not in (UNKNOWN_MEMBER, UNKNOWN_USER)
        except discord.HTTPException:
            return True
        return True

    # ------------------------------------------------------------ inside

    async def _turn(self) -> None:
        """Before each request."""
        if self._limiter is not None:
            await self._limiter.acquire()

    async def _find(self, channel_id: int) -> Channel:
        """The channel, awake: an archived thread is opened again."""
        known = self._client.get_channel(channel_id)
        if known is None:
            await self._turn()
            known = await self._client.fetch_channel(channel_id)
        if isinstance(known, discord.Thread) and known.archived and not known.locked:
            await self._turn()
            known = await known.edit(archived=False)
        return cast(Channel, known)

    async def _message(self, channel_id: int, message_id: int) -> discord.PartialMessage:
        """A message to edit or delete, without fetching it."""
        return (await self._find(channel_id)).get_partial_message(message_id)

    async def _send(self, channel_id: int, write: Callable[[Channel], Awaitable[discord.Message]]) -> int:
        """Let ``write`` send a message by a nonce: where it had arrived already when the line broke, Discord knows it
        by that, and answers with the message that is there."""
        channel = await self._find(channel_id)
        return (await _insist(lambda: write(channel))).id


async def _insist(ask: Callable[[], Awaitable[T]]) -> T:
    """Ask Discord for something, once more where the line breaks: nobody knows then whether it has arrived."""
    try:
        return await ask()
    except BROKEN as error:
        _log.warning("a request may not have arrived, and is sent once more: %r", error)
        return await ask()
