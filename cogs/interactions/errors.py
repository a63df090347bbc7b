"""Failures between the bot and Discord: Discord's error codes, what they mean, and a reading out of date."""

from __future__ import annotations

from enum import Enum, auto
from typing import Final

import aiohttp
import discord


class MovedOn(Exception):
    """A table has another revision than the reading that is asked. Make a new one."""


UNKNOWN_INTERACTION: Final = 10062
ALREADY_ANSWERED: Final = 40060
TOKEN_EXPIRED: Final = 50027
"""An interaction can be answered for fifteen minutes."""
UNKNOWN_EMOJI: Final = 10014
INVALID_FORM: Final = 50035
"""Discord cannot read a request. The error's text names the part."""
TOO_LATE: Final = (UNKNOWN_INTERACTION, TOKEN_EXPIRED)
BROKEN: Final = (aiohttp.ClientError, OSError)
"""The connection broke or timed out. The request may have taken effect."""
UNREACHED: Final = (discord.DiscordException, *BROKEN)
"""All that a request to Discord raises: Discord refuses it, or the connection breaks."""

UNKNOWN_CHANNEL: Final = 10003
UNKNOWN_GUILD: Final = 10004
UNKNOWN_MEMBER: Final = 10007
UNKNOWN_MESSAGE: Final = 10008
UNKNOWN_USER: Final = 10013
MISSING_ACCESS: Final = 50001
MISSING_PERMISSIONS: Final = 50013
THREAD_ARCHIVED: Final = 50083
THREAD_LOCKED: Final = 160005


def is_lost(error: discord.HTTPException) -> bool:
    """Return whether a message can only be sent again: it was deleted, or stands in a thread that stays archived."""
    return trouble(error) in (Trouble.NO_MESSAGE, Trouble.ARCHIVED)


def names_emoji(error: discord.HTTPException) -> bool:
    """Return whether Discord refused a message for the emoji of a button or an option."""
    return error.code == UNKNOWN_EMOJI or (error.code == INVALID_FORM and "emoji" in error.text.lower())


class Trouble(Enum):
    """Why a message could not be sent, changed or deleted."""

    GONE = auto()
    """The channel is deleted, or the bot is not in its server."""
    NO_MESSAGE = auto()
    """The message was deleted."""
    FORBIDDEN = auto()
    """The bot lacks a permission, or the thread is locked."""
    ARCHIVED = auto()
    """The thread is archived."""
    OTHER = auto()
    """Anything else: a failure of Discord, or a defect of the bot."""


_MEANING: Final = {
    UNKNOWN_CHANNEL: Trouble.GONE,
    UNKNOWN_GUILD: Trouble.GONE,
    UNKNOWN_MESSAGE: Trouble.NO_MESSAGE,
    MISSING_ACCESS: Trouble.FORBIDDEN,
    MISSING_PERMISSIONS: Trouble.FORBIDDEN,
    THREAD_LOCKED: Trouble.FORBIDDEN,
    THREAD_ARCHIVED: Trouble.ARCHIVED,
}


def trouble(error: discord.HTTPException) -> Trouble:
    """Return the meaning of Discord's error for the message."""
    found = _MEANING.get(error.code)
    if found is not None:
        return found
    return Trouble.FORBIDDEN if isinstance(error, discord.Forbidden) else Trouble.OTHER
