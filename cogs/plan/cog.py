"""The controls of plans. It has no commands."""

from __future__ import annotations

from typing import TYPE_CHECKING

from cogs.interactions.custom_ids import Op, PlanMove, PlanSelect
from cogs.plan import handlers

if TYPE_CHECKING:
    from cogs.client import Tertulia


async def setup(bot: Tertulia) -> None:
    """Register the feature's components."""
    bot.components.on_table(PlanMove, handlers.choose)
    bot.components.on_table(PlanSelect, handlers.choose_selected)
    bot.components.on_press(Op.PLAN, handlers.show)
    bot.components.on_press(Op.WITHDRAW, handlers.withdraw)
