"""Buttons of a finished game that show it again, and how it was decided."""

from __future__ import annotations

from typing import TYPE_CHECKING

from discord.ext import commands

from cogs.interactions import custom_ids
from cogs.interactions.custom_ids import Op
from cogs.replay.flow import Replays
from cogs.replay.review import Reviews
from cogs.replay.sharing import Sharing

if TYPE_CHECKING:
    from cogs.client import Tertulia


class Replay(commands.Cog):
    """Replays of finished games. It has no commands."""

    def __init__(self, replays: Replays) -> None:
        self.replays = replays


async def setup(bot: Tertulia) -> None:
    """Register the feature's commands and components."""
    sharing = Sharing(bot.pictures)
    replays = Replays(bot.registry.store, bot.pictures, sharing)
    reviews = Reviews(bot.registry.store, bot.pictures, lambda work: bot.players.review(work))
    on_press = bot.components.on_press
    bot.components.on_table(
        custom_ids.ReplayPage, lambda click, button: replays.show(click.interaction, click.table, button.page)
    )
    on_press(Op.REPLAY, lambda click: replays.show(click.interaction, click.table))
    on_press(Op.ANIMATION, lambda click: replays.animation(click.interaction, click.table))
    on_press(Op.SHARE, lambda click: sharing.result(click.interaction, click.table))
    on_press(Op.REVIEW, lambda click: reviews.show(click.interaction, click.table))
    bot.components.on_table(
        custom_ids.ReviewPoint, lambda click, button: reviews.show(click.interaction, click.table, button.page)
    )
    on_press(Op.SHARE_ANIMATION, lambda click: replays.share(click.interaction, click.table))
    await bot.add_cog(Replay(replays))
