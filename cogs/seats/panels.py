"""The question which day a member means who is away."""

from __future__ import annotations

from collections.abc import Sequence
from datetime import date

from discord import ui

from cogs.interactions.custom_ids import AwayUntil
from cogs.interactions.days import day_name
from cogs.interactions.layout import container, display, finished
from cogs.interactions.replies import Panel
from locales import EPOCH
from render.wording import Words, clip


def which_day(days: Sequence[date], today: date, words: Words, *, bot: bool) -> Panel:
    """Ask which day the user means."""
    buttons = [
        ui.Button[ui.LayoutView](
            custom_id=str(AwayUntil(day.toordinal() - EPOCH, bot)), label=clip(day_name(day, today, words.locale), 80)
        )
        for day in days
    ]
    return finished([container(None, display(words.say("away-which-day")), ui.ActionRow(*buttons))])
