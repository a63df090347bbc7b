"""Buttons of a finished game that show it again, and how it was decided."""

from __future__ import annotations

from collections.abc import Callable, Coroutine
from typing import TYPE_CHECKING, Any

from discord.ext import commands

from cogs.interactions.click import TableClick
from cogs.interactions.custom_ids import Again, Op, ReplayPage, ReviewPoint
from cogs.replay.handlers import Replays
from cogs.replay.review import Reviews
from cogs.replay.sharing import Sharing
from tables import UserError

if TYPE_CHECKING:
    from cogs.client import Tertulia


class Replay(commands.Cog):
    """Replays of finished games. It has no commands."""

    def __init__(self, replays: Replays) -> None:
        self.replays = replays


async def setup(bot: Tertulia) -> None:
    """Register the feature's commands and components."""
    sharing, on = Sharing(bot.pictures), bot.components
    replays = Replays(bot.pictures, sharing)
    reviews = Reviews(bot.registry.store, bot.pictures, lambda work: bot.players.review(work))
    made: dict[str, Callable[[TableClick], Coroutine[Any, Any, None]]] = {
        Op.ANIMATION: replays.animation,
        Op.REVIEW: reviews.show,
        Op.SHARE_ANIMATION: replays.share,
    }
    for op, answer in (*made.items(), (Op.REPLAY, replays.show), (Op.SHARE, sharing.result)):
        on.on_press(Op(op), answer)

    async def again(click: TableClick, button: Again) -> None:
        if button.op not in made:
            raise UserError("error-old-button")
        await made[button.op](click)

    on.on_table(Again, again)
    on.on_table(ReplayPage, replays.show)
    on.on_table(ReviewPoint, reviews.show)
    await bot.add_cog(Replay(replays))
