"""What the handlers of components and commands use."""

from __future__ import annotations

from dataclasses import dataclass, field
from math import ceil
from typing import Final

import discord
from discord.ext import commands

from cogs.interactions.late_pictures import LatePictures
from cogs.interactions.open_hands import OpenHands
from cogs.interactions.public_messages import PublicMessages
from cogs.interactions.told_log import Logs
from render.service import PictureService
from render.wording import Emojis
from tables import AIPlayer, TableRegistry, UserError

HOURLY: Final = 5
"""How often an hour a member may post a board again in a server, and how often challenge others."""

Limit = commands.CooldownMapping[discord.Interaction]


def _hourly() -> Limit:
    def member(interaction: discord.Interaction) -> tuple[int | None, int]:
        return interaction.guild_id, interaction.user.id

    return commands.CooldownMapping.from_cooldown(HOURLY, 3600, member)


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
    reposts: Limit = field(default_factory=_hourly)
    challenges: Limit = field(default_factory=_hourly)

    def need_rest(self, limit: Limit, interaction: discord.Interaction, key: str, **facts: str | int) -> None:
        """Count one use of a limit. Raises :class:`UserError` with the next possible time after too many."""
        clocks = self.registry.clocks
        wait = limit.update_rate_limit(interaction, clocks.game() / 1000)
        if wait:
            until = clocks.date(clocks.game()) // 1000 + ceil(wait)
            raise UserError(key, count=HOURLY, until=f"<t:{until}:R>", **facts)
