"""Buttons of a finished game that show it again, and how it was decided."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Coroutine
from typing import TYPE_CHECKING, Any

import discord
from discord.ext import commands

from cogs.interactions import custom_ids
from cogs.interactions.click import TableClick
from cogs.interactions.custom_ids import Op
from cogs.play.channel import need_place
from cogs.replay.flow import Replays
from cogs.replay.review import Reviews
from cogs.replay.sharing import Sharing
from tables import Table, UserError

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
    on_press(Op.SHARE, lambda click: _where_allowed(click, sharing.result))
    made: dict[str, Callable[[TableClick], Coroutine[Any, Any, None]]] = {
        Op.ANIMATION: lambda click: replays.animation(click.interaction, click.table),
        Op.REVIEW: lambda click: reviews.show(click.interaction, click.table),
        Op.SHARE_ANIMATION: lambda click: _where_allowed(click, replays.share),
    }
    for op, answer in made.items():
        on_press(Op(op), answer)

    async def again(click: TableClick, button: custom_ids.Again) -> None:
        if button.op not in made:
            raise UserError("error-old-button")
        await made[button.op](click)

    bot.components.on_table(custom_ids.Again, again)
    bot.components.on_table(
        custom_ids.ReviewPoint, lambda click, button: reviews.show(click.interaction, click.table, button.page)
    )
    await bot.add_cog(Replay(replays))


async def _where_allowed(click: TableClick, share: Callable[[discord.Interaction, Table], Awaitable[None]]) -> None:
    """Post for a member who may play, in a channel where the server allows tables."""
    await need_place(click)
    await share(click.interaction, click.table)
