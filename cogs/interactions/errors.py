"""What goes wrong between the bot and Discord: Discord's codes, and what they mean for a message."""

from __future__ import annotations

from enum import Enum, auto
from typing import Final

import aiohttp
import discord

UNKNOWN_INTERACTION: Final = 10062
ALREADY_ANSWERED: Final = 40060
TOKEN_EXPIRED: Final = 50027
"""After fifteen minutes an interaction can be answered no more."""
TOO_LATE: Final = (UNKNOWN_INTERACTION, TOKEN_EXPIRED)
BROKEN: Final = (aiohttp.ClientError, OSError)
"""The connection broke or timed out. Whether the request took effect is unknown."""
UNREACHED: Final = (discord.DiscordException, *BROKEN)
"""What may be raised where something is sent to Discord: it refuses, or the connection breaks."""

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
