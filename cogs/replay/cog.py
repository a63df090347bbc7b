"""Buttons of a finished game that show it again, and how it was decided."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from typing import TYPE_CHECKING

import discord
from discord.ext import commands

from cogs.interactions import custom_ids
from cogs.interactions.click import TableClick
from cogs.interactions.custom_ids import Op
from cogs.play.channel import need_place
from cogs.replay.flow import Replays
from cogs.replay.review import Reviews
from cogs.replay.sharing import Sharing
from tables import Table

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
    on_press(Op.SHARE, lambda click: _where_allowed(click, sharing.result))
    on_press(Op.REVIEW, lambda click: reviews.show(click.interaction, click.table))
    bot.components.on_table(
        custom_ids.ReviewPoint, lambda click, button: reviews.show(click.interaction, click.table, button.page)
    )
    on_press(Op.SHARE_ANIMATION, lambda click: _where_allowed(click, replays.share))
    await bot.add_cog(Replay(replays))


async def _where_allowed(click: TableClick, share: Callable[[discord.Interaction, Table], Awaitable[None]]) -> None:
    """Post for a member who may play, in a channel where the server allows tables."""
    await need_place(click)
    await share(click.interaction, click.table)
