"""The choices of a decision as rows of buttons."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from itertools import groupby
from operator import attrgetter
from typing import Final

import discord
from discord import ui

from cogs.interactions.layout import Item
from render.choices import Offer
from render.look import Kind

MAX_IN_ROW: Final = 5
"""Discord's limit of buttons in a row."""
_STYLES: Final = {
    Kind.GOOD: discord.ButtonStyle.success,
    Kind.POSSIBLE: discord.ButtonStyle.primary,
    Kind.COSTLY: discord.ButtonStyle.secondary,
    Kind.DANGER: discord.ButtonStyle.danger,
    Kind.END: discord.ButtonStyle.secondary,
}


def choice_buttons(offered: Sequence[Offer], custom_id: Callable[[Offer], str]) -> tuple[list[Item], list[Item]]:
    """Return the choices as rows of buttons, and the buttons of passes, which stand beside the tools."""

    def button(offer: Offer) -> Item:
        return ui.Button(custom_id=custom_id(offer), label=offer.label, style=_STYLES[offer.kind], emoji=offer.emoji)

    ends = [button(offer) for offer in offered if offer.kind is Kind.END]
    others = [offer for offer in offered if offer.kind is not Kind.END]
    return [
        row
        for _, side_by_side in groupby(others, key=attrgetter("row"))
        for row in rows([button(each) for each in side_by_side])
    ], ends


def rows(buttons: Sequence[Item]) -> list[Item]:
    """Return the buttons in as few rows as possible: see :func:`in_rows`."""
    return [ui.ActionRow(*each) for each in in_rows(buttons)]


def in_rows(buttons: Sequence[Item]) -> list[Sequence[Item]]:
    """Return the buttons of each row. Rows are equally long: eight are four and four."""
    count = -(-len(buttons) // MAX_IN_ROW)
    most = -(-len(buttons) // max(count, 1))
    return [buttons[start : start + most] for start in range(0, len(buttons), max(most, 1))]
