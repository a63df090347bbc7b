"""What Discord's answers to messages mean, and how to reach a channel."""

from __future__ import annotations

import asyncio
import logging
import secrets
from collections.abc import Awaitable, Callable
from enum import Enum, auto
from typing import Final, cast

import discord

from cogs.answers import BROKEN

UNKNOWN_CHANNEL: Final = 10003
UNKNOWN_GUILD: Final = 10004
UNKNOWN_MEMBER: Final = 10007
UNKNOWN_MESSAGE: Final = 10008
UNKNOWN_USER: Final = 10013
TOO_OLD: Final = 30046
"""Edits of messages older than an hour can be refused with this."""
MISSING_ACCESS: Final = 50001
MISSING_PERMISSIONS: Final = 50013
THREAD_ARCHIVED: Final = 50083
THREAD_LOCKED: Final = 160005

Channel = discord.TextChannel | discord.VoiceChannel | discord.StageChannel | discord.Thread
"""Where a table can be."""

_log = logging.getLogger(__name__)


class Pace:
    """At most ``rate`` requests a second, and ``burst`` of them at once. Who comes first goes first.

    Discord lets a bot ask fifty times a second, answers to interactions not counted, and whoever often asks too soon is
    shut out for a while. discord.py waits once it was refused; this waits before.
    """

    def __init__(self, rate: float, burst: int) -> None:
        self._gap = 1 / rate
        self._ahead = burst * self._gap
        self._next = 0.0

    async def turn(self) -> None:
        """Wait until it is time for one more."""
        now = asyncio.get_running_loop().time()
        self._next = max(self._next, now - self._ahead) + self._gap
        if self._next > now:
            await asyncio.sleep(self._next - now)


class Trouble(Enum):
    """Why a message could not be sent, changed or deleted."""

    GONE = auto()
    """There is no such channel any more, or the bot is not in its server."""
    NO_MESSAGE = auto()
    """The message was deleted, or is too old to be changed."""
    FORBIDDEN = auto()
    """The bot lacks a permission, or the thread is locked."""
    ARCHIVED = auto()
    """The thread is archived."""
    OTHER = auto()
    """Anything else: Discord's own trouble, or a mistake of ours."""


_MEANING: Final = {
    UNKNOWN_CHANNEL: Trouble.GONE,
    UNKNOWN_GUILD: Trouble.GONE,
    UNKNOWN_MESSAGE: Trouble.NO_MESSAGE,
    TOO_OLD: Trouble.NO_MESSAGE,
    MISSING_ACCESS: Trouble.FORBIDDEN,
    MISSING_PERMISSIONS: Trouble.FORBIDDEN,
    THREAD_LOCKED: Trouble.FORBIDDEN,
    THREAD_ARCHIVED: Trouble.ARCHIVED,
}


def trouble(error: discord.HTTPException) -> Trouble:
    """What an error of Discord means for the message."""
    found = _MEANING.get(error.code)
    if found is not None:
        return found
    return Trouble.FORBIDDEN if isinstance(error, discord.Forbidden) else Trouble.OTHER


async def find(client: discord.Client, channel_id: int) -> Channel:
    """The channel, awake: an archived thread is opened again. Raises what Discord answers."""
    known = client.get_channel(channel_id)
    if known is None:
        known = await client.fetch_channel(channel_id)
    if isinstance(known, discord.Thread) and known.archived and not known.locked:
        known = await known.edit(archived=False)
    return cast(Channel, known)


def partial(channel: Channel, message_id: int) -> discord.PartialMessage:
    """A message to edit or delete without fetching it."""
    return channel.get_partial_message(message_id)


async def send(sending: Callable[[int], Awaitable[discord.Message]]) -> discord.Message:
    """What ``sending`` sends to a channel with the nonce that it is given. Raises what Discord answers.

    If the connection breaks it is sent once more: where it had arrived already, Discord knows it by its nonce, and
    answers with the message that is there.
    """
    nonce = secrets.randbits(63)
    try:
        return await sending(nonce)
    except BROKEN as error:
        _log.warning("a message may not have arrived, and is sent once more: %r", error)
        return await sending(nonce)


async def is_member(client: discord.Client, guild_id: int, user_id: int) -> bool:
    """Whether somebody is in a server; True where Discord cannot tell just now."""
    guild = client.get_guild(guild_id)
    if guild is None or guild.get_member(user_id) is not None:
        return True
    try:
        await guild.fetch_member(user_id)
    except discord.NotFound as error:
        return error.code not in (UNKNOWN_MEMBER, UNKNOWN_USER)
    except discord.HTTPException:
        return True
    return True
