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
from cogs.publishing.follow_ups import FollowUps
from db import NotOurs

HISTORY_LENGTH: Final = 100
"""Number of messages that the bot scans in a channel. Discord returns at most this many at a time."""
REPEATED_AFTER_SECONDS: Final = 0.9
"""A follow-up that takes longer may have arrived twice: discord.py repeats it after a second or more."""
LONG_PICTURE_SECONDS: Final = 1.0
"""A request whose picture took longer waits for the limiter again."""
NONCE_LABEL: Final = b"tertulia message nonce"
"""What derives the key of message nonces from a game's seed."""

Channel = discord.TextChannel | discord.VoiceChannel | discord.StageChannel | discord.Thread
"""The kinds of channel that can hold a table."""

T = TypeVar("T")

_log = logging.getLogger(__name__)


def nonce(seed: bytes | None, *what: object) -> int:
    """A number by which Discord recognises a repeated message, also after a crash.

    ``what`` identifies the message among all of its table. Its hash is keyed, so no reader of a nonce can test guesses.
    The key is derived from the game's ``seed``: the seed itself predicts every draw and keys no message.
    """
    key = hmac.digest(seed or b"", NONCE_LABEL, "sha256")
    return int.from_bytes(hashlib.blake2b(repr(what).encode(), key=key, digest_size=8).digest()) >> 1


class Channels:
    """Requests to channels that answer no interaction.

    ``limiter``: the request rate, None for no limit. Discord allows a bot fifty requests a second besides answers to
    interactions, and blocks a bot that often exceeds it. discord.py waits after a refusal, this class before one.
    Requests wait in order of arrival.

    ``follow_ups``: make requests with the tokens of interactions where they live. None: never. ``sure``: whether no
    other process can have taken the channels of this one.

    Methods raise Discord's errors, :data:`cogs.interactions.errors.BROKEN` if the connection breaks, and
    :class:`db.NotOurs` if this process is not sure.
    """

    def __init__(
        self,
        client: discord.Client,
        limiter: AsyncLimiter | None = None,
        clock: DiscordClock | None = None,
        follow_ups: FollowUps | None = None,
        sure: Callable[[], bool] = lambda: True,
    ) -> None:
        self._client = client
        self._sure = sure
        self.limiter = limiter
        self._follow_ups = follow_ups
        self._unconfirmed: dict[int, int] = {}
        """Nonces of messages that may have arrived as a follow-up, and the id of a message that came before."""
        self.clock = clock or DiscordClock()
        """Measures the age of messages."""

    async def post(
        self,
        channel_id: int,
        nonce: int,
        draw: Callable[[], Awaitable[Panel]],
        *,
        superseded: int | None = None,
        is_it: Callable[[discord.Message], bool] | None = None,
    ) -> int:
        """Send the panel and return the message id. Discord returns a recent message with this nonce as it is.

        ``is_it`` tells such a message from others after ``superseded``, the message that this one replaces. Without it,
        the panel follows no click.
        """
        if is_it is not None and self._may_follow(channel_id, nonce):
            panel = await draw()

            async def follow(click: discord.Interaction) -> discord.Message:
                return await click.followup.send(view=panel.view, files=panel.files, wait=True)

            followed = await self._follow_up(channel_id, nonce, is_it, superseded or 0, follow)
            if followed is not None:
                return followed

        async def write(channel: Channel, nonce: int) -> discord.Message:
            await self._limit()
            panel = await self._drawn(draw)
            return await channel.send(view=panel.view, files=panel.files, nonce=nonce)

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
        superseded: int | None = None,
    ) -> int:
        """Send a text that mentions these users only, and return the message id.

        ``silent`` notifies no device. ``superseded`` is the message that this one replaces.
        """
        view = discord.ui.View(timeout=None)
        view.stop()  # discord.py then keeps no view: the custom id says it all
        if button is not None:
            view.add_item(button)
        users = [discord.Object(user) for user in mentioned]
        mentions = discord.AllowedMentions(everyone=False, roles=False, users=users)

        async def follow(click: discord.Interaction) -> discord.Message:
            return await click.followup.send(
                text, view=view, allowed_mentions=mentions, suppress_embeds=True, silent=silent, wait=True
            )

        if self._may_follow(channel_id, nonce):
            followed = await self._follow_up(
                channel_id, nonce, lambda message: message.content == text, superseded or 0, follow
            )
            if followed is not None:
                return followed

        async def write(channel: Channel, nonce: int) -> discord.Message:
            await self._limit()
            return await channel.send(
                text, view=view, allowed_mentions=mentions, suppress_embeds=True, silent=silent, nonce=nonce
            )

        return await self._send(channel_id, nonce, write)

    async def edit(self, channel_id: int, message_id: int, draw: Callable[[], Awaitable[Panel]]) -> None:
        """Edit a message, without mentions.

        discord.py sends the client's ``allowed_mentions`` with each new message and each answer to an interaction, but
        with an edit only if the content changes.
        """
        if self._follow_ups is not None and await self._follow_ups.edit(message_id, draw):
            return
        message = await self._message(channel_id, message_id)
        panel = await self._drawn(draw)
        await message.edit(view=panel.view, attachments=panel.files, allowed_mentions=discord.AllowedMentions.none())

    async def delete(self, channel_id: int, message_id: int) -> None:
        """Delete a message. Logs and does not raise what Discord refuses."""
        if self._follow_ups is not None and await self._follow_ups.delete(message_id):
            return

        async def delete() -> None:
            await (await self._message(channel_id, message_id)).delete()

        try:
            await _repeat_once(delete)
        except UNREACHED as error:
            _log.info("channel %s: message %s not deleted: %s", channel_id, message_id, error)

    async def retire(self, channel_id: int, message_id: int, draw: Callable[[], Panel]) -> None:
        """Edit a superseded message. Logs and does not raise what Discord refuses."""

        async def drawn() -> Panel:
            return draw()

        try:
            await _repeat_once(lambda: self.edit(channel_id, message_id, drawn))
        except UNREACHED as error:
            _log.info("channel %s: superseded message %s not edited: %s", channel_id, message_id, error)

    async def below(self, channel_id: int, message_id: int, limit: int) -> int:
        """The number of messages after this one, at most ``limit``."""
        channel = await self._find(channel_id)
        await self._limit()
        return len([each async for each in channel.history(limit=limit, after=discord.Object(message_id))])

    async def own(self, channel_id: int) -> list[discord.Message]:
        """The bot's own messages among the latest :data:`HISTORY_LENGTH` of a channel, oldest first."""
        channel = await self._find(channel_id)
        await self._limit()
        found = [message async for message in channel.history(limit=HISTORY_LENGTH)]
        return [message for message in reversed(found) if message.author == self._client.user]

    async def reopen(self, thread: discord.Thread) -> None:
        """Reopen an archived thread, without a message. Logs and does not raise what Discord refuses."""
        try:
            await self._limit()
            await thread.edit(archived=False)
        except UNREACHED as error:
            _log.info("thread %s: not reopened: %s", thread.id, error)

    async def is_member(self, guild_id: int, user_id: int) -> bool:
        """Whether a user is in a server. True if Discord does not answer that."""
        guild = self._client.get_guild(guild_id)
        if guild is None or guild.get_member(user_id) is not None:
            return True
        await self._limit()
        try:
            await guild.fetch_member(user_id)
        except discord.HTTPException as error:
            return error.code not in (UNKNOWN_MEMBER, UNKNOWN_USER)
        return True

    def note_answer(self, message_id: int, interaction: discord.Interaction) -> None:
        """Remember that an interaction's answer is a public message: its token can edit that for a while."""
        if self._follow_ups is not None:
            self._follow_ups.note_message(message_id, interaction)

    # ------------------------------------------------------------ inside

    def _may_follow(self, channel_id: int, nonce: int) -> bool:
        """Whether a message can follow a click, or may have done so."""
        if self._follow_ups is None:
            return False
        return nonce in self._unconfirmed or self._follow_ups.click(channel_id) is not None

    async def _follow_up(
        self,
        channel_id: int,
        nonce: int,
        is_it: Callable[[discord.Message], bool],
        after: int,
        send: Callable[[discord.Interaction], Awaitable[discord.Message]],
    ) -> int | None:
        """Send a message as a follow-up of the latest click in the channel; None if it takes an ordinary request.

        Discord compares no nonces here. So if an attempt may have arrived, the bot looks for it after the message
        ``after`` before it sends anything again, and keeps one.
        """
        assert self._follow_ups is not None
        click = self._follow_ups.click(channel_id)
        began, sent = asyncio.get_running_loop().time(), None
        if click is not None and nonce not in self._unconfirmed:
            self._unconfirmed[nonce] = max(after, click.id)
            try:
                sent = (await send(click)).id
                self._follow_ups.note_message(sent, click)
            except (discord.DiscordServerError, *BROKEN) as error:
                _log.warning("channel %s: follow-up may not have arrived: %s", channel_id, type(error).__name__)
            except discord.HTTPException as error:
                # The error's text could name the token.
                _log.info("channel %s: follow-up refused: %s", channel_id, error.code)
                self._follow_ups.forget_click(click)
                del self._unconfirmed[nonce]
        if nonce in self._unconfirmed:
            if sent is None or asyncio.get_running_loop().time() - began > REPEATED_AFTER_SECONDS:
                sent = await self._keep_one(channel_id, is_it, self._unconfirmed[nonce], sent)
            del self._unconfirmed[nonce]
        return sent

    async def _keep_one(
        self, channel_id: int, is_it: Callable[[discord.Message], bool], after: int, sent: int | None
    ) -> int | None:
        """The id of such a message after the message ``after``; None if there is none. Deletes others."""
        try:
            own = await self.own(channel_id)
        except discord.HTTPException:
            return sent  # the bot may not read the channel's history
        found = {message.id for message in own if message.id > after and is_it(message)}
        kept = max(found, default=None) if sent is None else sent
        for message_id in found - {kept}:
            await self.delete(channel_id, message_id)
        return kept

    async def _limit(self) -> None:
        """Wait before a request as the limiter demands. Raises :class:`NotOurs`."""
        if self.limiter is not None:
            await self.limiter.acquire()
        self._need_sure()

    async def _drawn(self, draw: Callable[[], Awaitable[Panel]]) -> Panel:
        """Make a panel after the wait for the limiter: it shows the table as it is now, and no picture waits.

        After a picture that took long the request waits again. Else many could be made at once after a busy time.
        """
        clock = asyncio.get_running_loop().time
        began = clock()
        panel = await draw()
        if clock() - began > LONG_PICTURE_SECONDS:
            await self._limit()
        self._need_sure()
        return panel

    def _need_sure(self) -> None:
        if not self._sure():
            raise NotOurs

    async def _find(self, channel_id: int) -> Channel:
        """The channel. Reopens an archived thread."""
        known = self._client.get_channel(channel_id)
        if known is None:
            await self._limit()
            known = await self._client.fetch_channel(channel_id)
        if isinstance(known, discord.Thread) and known.archived and not known.locked:
            await self._limit()
            known = await known.edit(archived=False)
        return cast(Channel, known)

    async def _message(self, channel_id: int, message_id: int) -> discord.PartialMessage:
        """A message to edit or delete, as soon as the limiter allows that. Does not fetch it."""
        channel = await self._find(channel_id)
        await self._limit()
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


async def _repeat_once(request: Callable[[], Awaitable[T]]) -> T:
    """Make a request, and repeat it once if the connection breaks: it is then unknown whether it arrived."""
    try:
        return await request()
    except BROKEN as error:
        _log.warning("connection broke, request is repeated: %r", error)
        return await request()
