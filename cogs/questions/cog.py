"""The buttons that ask and answer questions to the players. It has no commands."""

from __future__ import annotations

from typing import TYPE_CHECKING

from cogs.interactions.custom_ids import Op, Vote
from cogs.questions import handlers

if TYPE_CHECKING:
    from cogs.client import Tertulia


async def setup(bot: Tertulia) -> None:
    """Register the feature's components."""
    bot.components.on_table(Vote, handlers.vote)
    bot.components.on_press(Op.PROPOSE_END, handlers.ask_end)
    bot.components.on_press(Op.CONFIRM_END, handlers.propose_end)
