"""Buttons of a finished game that show it again."""

from __future__ import annotations

from typing import TYPE_CHECKING

from discord.ext import commands

from cogs.interactions import custom_ids
from cogs.interactions.custom_ids import Op
from cogs.replay.flow import Replays
from cogs.replay.sharing import Sharing

if TYPE_CHECKING:
    from cogs.client import Tertulia


class Replay(commands.Cog):
    """Replays of finished games. It has no commands."""

    def __init__(self, replays: Replays) -> None:
        self.replays = replays


async def setup(bot: Tertulia) -> None:
    r"""Register the feature\'s commands and components."""
    sharing = Sharing(bot.pictures)
    replays = Replays(bot.registry.store, bot.pictures, sharing)
    bot.components.register(
        {
            custom_ids.REPLAY: replays.show,
            Op.REPLAY: replays.show,
            Op.ANIMATION: replays.animation,
            Op.SHARE: sharing.result,
            Op.SHARE_ANIMATION: replays.share,
        }
    )
    await bot.add_cog(Replay(replays))
