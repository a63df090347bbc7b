"""Buttons that prove a game fair. It has no commands."""

from __future__ import annotations

from typing import TYPE_CHECKING

from cogs.fairness.handlers import Checks
from cogs.interactions.custom_ids import Op

if TYPE_CHECKING:
    from cogs.client import Tertulia


async def setup(bot: Tertulia) -> None:
    """Register the feature's components."""
    checks = Checks(bot.registry.store)
    bot.components.on_press(Op.FAIRNESS, checks.show)
    bot.components.on_press(Op.VERIFY, checks.verify)
    bot.components.on_press(Op.RECORD, checks.record)
