"""What the handlers of components and commands use."""

from __future__ import annotations

from dataclasses import dataclass, field
from math import ceil

import discord
from discord.ext import commands

from cogs.interactions.late_pictures import LatePictures
from cogs.interactions.open_hands import OpenHands
from cogs.interactions.public_messages import PublicMessages
from cogs.interactions.told_log import Logs
from db.bounds import BOARDS_HOURLY, CHALLENGES_HOURLY, GAMES_DAILY, UNDOS_HOURLY
from render.service import PictureService
from render.wording import Emojis
from tables import AIPlayer, Clocks, TableRegistry, UserError
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


@dataclass(frozen=True, slots=True)
class Services:
    """Where the tables are, what draws them, and what shows them."""

    registry: TableRegistry
    pictures: PictureService
    late_pictures: LatePictures
    open_hands: OpenHands
    public: PublicMessages
    ai_player: AIPlayer
    """Finds the hints."""
    emojis: Emojis
    """What panels show beside their words."""
    hinting: set[int] = field(default_factory=set)
    """Users for whom a hint is being found."""
    logs: Logs = field(default_factory=Logs)
    """The logs that members read."""
    reposts: Limit = field(init=False)
    challenges: Limit = field(init=False)
    undos: Limit = field(init=False)
    begun: Limit = field(init=False)
    """Games that a person begins."""

    def __post_init__(self) -> None:
        clocks, hour, day = self.registry.clocks, HOUR // SECOND, DAY // SECOND
        for name, limit in {
            "reposts": Limit(clocks, BOARDS_HOURLY, hour, "error-board-limit"),
            "challenges": Limit(clocks, CHALLENGES_HOURLY, hour, "error-challenge-limit"),
            "undos": Limit(clocks, UNDOS_HOURLY, hour, "error-undos-limit", everywhere=True),
            "begun": Limit(clocks, GAMES_DAILY, day, "error-games-limit", everywhere=True),
        }.items():
            object.__setattr__(self, name, limit)
