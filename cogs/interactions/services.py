"""What the handlers of components and commands use."""

from __future__ import annotations

import asyncio
from dataclasses import dataclass, field
from math import ceil
from weakref import WeakValueDictionary

import discord
from discord.ext import commands

from cogs.interactions.ephemeral_messages import EphemeralMessages
from cogs.interactions.members import Members
from cogs.interactions.open_logs import OpenLogs
from cogs.interactions.public_messages import PublicMessages
from db.bounds import BOARDS_HOURLY, CHALLENGES_HOURLY, GAMES_DAILY, UNDOS_HOURLY
from render.service import PictureService
from render.wording import Emojis
from tables import BotPlayer, Clocks, TableRegistry, UserError
from tables.clocks import DAY, HOUR, SECOND


class Limit:
    """How often a person may do something in a while, in a server or ``everywhere``. Counts in memory.

    ``error`` is the key of the sentence for too many uses.
    """

    def __init__(self, clocks: Clocks, most: int, seconds: int, error: str, *, everywhere: bool = False) -> None:
        def person(interaction: discord.Interaction) -> tuple[int | None, int]:
            return None if everywhere else interaction.guild_id, interaction.user.id

        self._clocks, self._most, self._error = clocks, most, error
        self._uses = commands.CooldownMapping.from_cooldown(most, seconds, person)

    def use(self, interaction: discord.Interaction, **facts: str | int) -> None:
        """Count one use. Raises :class:`UserError` with the next possible time after too many."""
        now = self._clocks.game()
        wait = self._uses.update_rate_limit(interaction, now / SECOND)
        if wait:
            until = self._clocks.date(now) // SECOND + ceil(wait)
            raise UserError(self._error, count=self._most, until=f"<t:{until}:R>", **facts)


class Limits:
    """What a person may do only so often."""

    def __init__(self, clocks: Clocks) -> None:
        hour, day = HOUR // SECOND, DAY // SECOND
        self.reposts = Limit(clocks, BOARDS_HOURLY, hour, "error-board-limit")
        self.challenges = Limit(clocks, CHALLENGES_HOURLY, hour, "error-challenge-limit")
        self.undos = Limit(clocks, UNDOS_HOURLY, hour, "error-undos-limit", everywhere=True)
        self.games = Limit(clocks, GAMES_DAILY, day, "error-games-limit", everywhere=True)
        """Games that a person begins, refused ones included."""


@dataclass(frozen=True, slots=True)
class Services:
    """Where the tables are, what draws them, and what shows them."""

    registry: TableRegistry
    pictures: PictureService
    limits: Limits
    ephemeral: EphemeralMessages
    public: PublicMessages
    bot_player: BotPlayer
    """Finds the hints."""
    emojis: Emojis
    """What panels show beside their words."""
    members: Members
    hinting: set[int] = field(default_factory=set)
    """Users for whom a hint is being found."""
    changing: WeakValueDictionary[tuple[int, ...], asyncio.Lock] = field(default_factory=WeakValueDictionary)
    """Locks of the settings that change, by server, or by server and member."""
    open_logs: OpenLogs = field(default_factory=OpenLogs)
    """The logs that members read."""
