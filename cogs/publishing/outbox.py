"""Posts, edits and deletes messages in the channels of tables."""

from __future__ import annotations

import asyncio
import hashlib
import hmac
import logging
from collections.abc import Awaitable, Callable, Iterable
from typing import Any, Final, TypeVar, cast

import discord
from aiolimiter import AsyncLimiter

from cogs.interactions.errors import BROKEN, UNKNOWN_MEMBER, UNKNOWN_MESSAGE, UNKNOWN_USER, UNREACHED
from cogs.interactions.replies import Panel
from cogs.publishing.discord_clock import DiscordClock
from cogs.publishing.refusals import Refusals
from cogs.publishing.turns import Turns
from db import NotOurs

HISTORY_LENGTH: Final = 100
"""Number of messages that the bot scans in a channel. Discord returns at most this many at a time."""
LONG_PICTURE_SECONDS: Final = 1.0
"""A request whose picture took longer waits for the limiter again."""
NONCE_LABEL: Final = b"tertulia message nonce"
"""What derives the key of message nonces from a game's seed."""

Channel = discord.TextChannel | discord.VoiceChannel | discord.StageChannel | discord.Thread
"""The kinds of channel that can hold a table."""

T = TypeVar("T")

_log = logging.getLogger(__name__)


def nonce(seed: bytes | None, *what: object) -> int:
    """Return a number by which Discord recognises a repeated message, also after a crash.

    ``what`` identifies the message among all of its table. Its hash is keyed, so no reader of a nonce can test guesses.
    The key is derived from the game's ``seed``: the seed itself predicts every draw and keys no message.
    """
    key = hmac.digest(seed or b"", NONCE_LABEL, "sha256")
    return int.from_bytes(hashlib.blake2b(repr(what).encode(), key=key, digest_size=8).digest()) >> 1


class Channels:
    """Requests to channels that answer no interaction.

    ``limiter``: the request rate, None for no limit. Discord allows a bot fifty requests a second besides answers to
    interactions, and blocks a bot that often exceeds it. discord.py waits after a refusal, this class before one.
    Servers take turns: see :class:`~cogs.publishing.turns.Turns`. ``refusals`` slow all of them down.

    ``sure``: whether no other process can have taken the channels of this one.

    Methods raise Discord's errors, :data:`cogs.interactions.errors.BROKEN` if the connection breaks, and
    :class:`db.NotOurs` if this process is not sure.
    """

    def __init__(
        self,
        client: discord.Client,
        limiter: AsyncLimiter | None = None,
        clock: DiscordClock | None = None,
        sure: Callable[[], bool] = lambda: True,
        refusals: Refusals | None = None,
    ) -> None:
        self._client = client
        self._sure = sure
        self.limiter = limiter
        self._turns = None if limiter is None else Turns(limiter, refusals or Refusals())
        self.clock = clock or DiscordClock()
        """Measures the age of messages."""

    async def post(
        self,
        channel_id: int,
        nonce: int,
        draw: Callable[[], Awaitable[Panel]],
        *,
        mentioned: Iterable[int] = (),
        silent: bool = False,
    ) -> int:
        """Send the panel and return the message id. Discord returns a recent message with this nonce as it is.

        Notifies no users but those ``mentioned``; ``silent`` notifies no device.
        """
        users = [discord.Object(user) for user in mentioned]
        mentions = discord.AllowedMentions(everyone=False, roles=False, users=users)

        async def write(channel: Channel, nonce: int) -> discord.Message:
            await self._limit(channel_id)
            panel = await self._drawn(channel_id, draw)
            return await channel.send(
                view=panel.view, files=panel.files, nonce=nonce, allowed_mentions=mentions, silent=silent
            )

        return await self._send(channel_id, nonce, write)

    async def say(
        self,
        channel_id: int,
        nonce: int,
        text: str,
        *,
        button: discord.ui.Button[Any] | None = None,
        mentioned: Iterable[int] = (),
        silent: bool = False,
    ) -> int:
        """Send a text that mentions these users only, and return the message id. ``silent`` notifies no device."""
        view = discord.ui.View(timeout=None)
        view.stop()  # discord.py then keeps no view: the custom id says it all
        if button is not None:
            view.add_item(button)
        users = [discord.Object(user) for user in mentioned]
        mentions = discord.AllowedMentions(everyone=False, roles=False, users=users)

        async def write(channel: Channel, nonce: int) -> discord.Message:
            await self._limit(channel_id)
            return await channel.send(
                text, view=view, allowed_mentions=mentions, suppress_embeds=True, silent=silent, nonce=nonce
            )

        return await self._send(channel_id, nonce, write)

    async def edit(self, channel_id: int, message_id: int, draw: Callable[[], Awaitable[Panel]]) -> None:
        """Edit a message, without mentions.

        discord.py sends the client's ``allowed_mentions`` with each new message and each answer to an interaction, but
        with an edit only if the content changes.
        """
        message = await self._message(channel_id, message_id)
        panel = await self._drawn(channel_id, draw)
        await message.edit(view=panel.view, attachments=panel.files, allowed_mentions=discord.AllowedMentions.none())

    async def delete(self, channel_id: int, message_id: int) -> Exception | None:
        """Delete a message; return the error of a failure that may pass.

        Logs and does not raise what Discord refuses. A message that is gone, or that the bot may not delete, is done.
        """

        async def delete() -> None:
            await (await self._message(channel_id, message_id)).delete()

        try:
            await _repeat_once(delete)
        except UNREACHED as error:
            level = logging.DEBUG if isinstance(error, discord.NotFound) else logging.INFO
            _log.log(level, "channel %s: message %s not deleted: %s", channel_id, message_id, error)
            return _passing(error)
        return None

    async def retire(self, channel_id: int, message_id: int, draw: Callable[[], Panel]) -> Exception | None:
        """Edit a superseded message; return the error of a failure that may pass. See :meth:`delete`."""

        async def drawn() -> Panel:
            return draw()

        try:
            await _repeat_once(lambda: self.edit(channel_id, message_id, drawn))
        except UNREACHED as error:
            _log.info("channel %s: superseded message %s not edited: %s", channel_id, message_id, error)
            return _passing(error)
        return None

    async def below(self, channel_id: int, message_id: int, limit: int) -> int:
        """Return the number of messages after this one, at most ``limit``."""
        channel = await self._find(channel_id)
        await self._limit(channel_id)
        return len([each async for each in channel.history(limit=limit, after=discord.Object(message_id))])

    async def exists(self, channel_id: int, message_id: int) -> bool:
        """Return whether a message of the bot is still there. One that the bot may not see counts as there."""
        message = await self._message(channel_id, message_id)
        try:
            await message.fetch()
        except discord.NotFound:
            return False
        except discord.Forbidden:
            pass
        return True

    async def own(self, channel_id: int) -> list[discord.Message]:
        """Return the bot's own messages among the latest :data:`HISTORY_LENGTH` of a channel, oldest first."""
        channel = await self._find(channel_id)
        await self._limit(channel_id)
        found = [message async for message in channel.history(limit=HISTORY_LENGTH)]
        return [message for message in reversed(found) if message.author == self._client.user]

    async def reopen(self, thread: discord.Thread) -> None:
        """Reopen an archived thread, without a message. Logs and does not raise what Discord refuses."""
        try:
            await self._limit(thread.id)
            await thread.edit(archived=False)
        except UNREACHED as error:
            _log.info("thread %s: not reopened: %s", thread.id, error)

    @property
    def shards(self) -> int:
        """The number of the bot's shards, of all its processes."""
        return self._client.shard_count or 1

    def shard_of(self, guild_id: int) -> int:
        """Return the number of the shard that serves a server."""
        return (guild_id >> 22) % self.shards

    def may_attach(self, channel_id: int) -> bool:
        """Return whether the bot may attach files in a channel, for all it knows."""
        known = self._permissions(channel_id)
        return known is None or known.attach_files

    def may_read(self, channel_id: int) -> bool:
        """Return whether the bot may read earlier messages of a channel, for all it knows."""
        known = self._permissions(channel_id)
        return known is None or known.read_message_history

    def may_show(self, channel_id: int) -> bool:
        """Return whether the bot may show a table in a channel, for all it knows."""
        known = self._permissions(channel_id)
        thread = isinstance(self._client.get_channel(channel_id), discord.Thread)
        return known is None or (
            known.view_channel and (known.send_messages_in_threads if thread else known.send_messages)
        )

    async def is_member(self, guild_id: int, user_id: int) -> bool:
        """Return whether a user is in a server. True if Discord does not answer that."""
        guild = self._client.get_guild(guild_id)
        if guild is None or guild.get_member(user_id) is not None:
            return True
        await self._limit(guild_id)
        try:
            await guild.fetch_member(user_id)
        except UNREACHED as error:
            return getattr(error, "code", None) not in (UNKNOWN_MEMBER, UNKNOWN_USER)
        return True

    # ------------------------------------------------------------ inside

    def _permissions(self, channel_id: int) -> discord.Permissions | None:
        """Return the bot's permissions in a channel; None if it does not know them."""
        channel = self._client.get_channel(channel_id)
        if not isinstance(channel, discord.abc.GuildChannel | discord.Thread) or channel.guild.me is None:
            return None
        if isinstance(channel, discord.Thread) and channel.parent is None:
            return None
        return channel.permissions_for(channel.guild.me)

    async def _limit(self, place: int) -> None:
        """Wait before a request to a channel or a server as the limiter demands. Raises :class:`NotOurs`."""
        if self._turns is not None:
            known = self._client.get_channel(place)
            guild = getattr(known, "guild", None)
            await self._turns.acquire(place if guild is None else guild.id)
        self._need_sure()

    async def _drawn(self, channel_id: int, draw: Callable[[], Awaitable[Panel]]) -> Panel:
        """Make a panel after the wait for the limiter: it shows the table as it is now, and no picture waits.

        After a picture that took long the request waits again. Else many could be made at once after a busy time.
        """
        clock = asyncio.get_running_loop().time
        began = clock()
        panel = await draw()
        if clock() - began > LONG_PICTURE_SECONDS:
            await self._limit(channel_id)
        self._need_sure()
        return panel

    def _need_sure(self) -> None:
        if not self._sure():
            raise NotOurs

    async def _find(self, channel_id: int) -> Channel:
        """Return the channel. Reopens an archived thread if Discord lets it: a message there does so in any case."""
        known = self._client.get_channel(channel_id)
        if known is None:
            await self._limit(channel_id)
            known = await self._client.fetch_channel(channel_id)
        if isinstance(known, discord.Thread) and known.archived and not known.locked:
            await self._limit(channel_id)
            try:
                known = await known.edit(archived=False)
            except discord.Forbidden as error:  # for that alone the bot needs Send Messages, not "… in Threads"
                _log.debug("thread %s: not reopened: %s", channel_id, error)
        return cast(Channel, known)

    async def _message(self, channel_id: int, message_id: int) -> discord.PartialMessage:
        """Return a message to edit or delete, as soon as the limiter allows that. Does not fetch it."""
        channel = await self._find(channel_id)
        await self._limit(channel_id)
        return channel.get_partial_message(message_id)

    async def _send(
        self, channel_id: int, nonce: int, write: Callable[[Channel, int], Awaitable[discord.Message]]
    ) -> int:
        """Send a message with a nonce and return its id.

        If the message arrived although the connection broke, Discord recognises the nonce and returns that message. If
        that was deleted since, it is sent with another nonce.
        """
        channel = await self._find(channel_id)
        try:
            return (await _repeat_once(lambda: write(channel, nonce))).id
        except discord.NotFound as error:
            if error.code != UNKNOWN_MESSAGE:
                raise
        return (await _repeat_once(lambda: write(channel, nonce ^ 1))).id


def _passing(error: Exception) -> Exception | None:
    """Return an error that may pass, and None for what Discord refuses for good."""
    return None if isinstance(error, discord.NotFound | discord.Forbidden) else error


async def _repeat_once(request: Callable[[], Awaitable[T]]) -> T:
    """Make a request, and repeat it once if the connection breaks: it is then unknown whether it arrived."""
    try:
        return await request()
    except BROKEN as error:
        _log.warning("connection broke, request is repeated: %r", error)
        return await request()
