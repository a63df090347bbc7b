"""The choices of a decision as rows of buttons."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from itertools import groupby
from operator import attrgetter
from typing import Any, Final

import discord
from discord import ui

from cogs.interactions import custom_ids
from cogs.interactions.layout import Item
from cogs.interactions.phone import rows_on_phone
from render.choices import Offer
from render.look import LookKind
from render.wording import Words
from tables import Table

MAX_IN_ROW: Final = 5
"""Discord's limit of buttons in a row."""
_STYLES: Final = {
    LookKind.GOOD: discord.ButtonStyle.success,
    LookKind.POSSIBLE: discord.ButtonStyle.primary,
    LookKind.COSTLY: discord.ButtonStyle.secondary,
    LookKind.DANGER: discord.ButtonStyle.danger,
    LookKind.END: discord.ButtonStyle.secondary,
}


def choice_buttons(offered: Sequence[Offer], custom_id: Callable[[Offer], str]) -> tuple[list[Item], list[Item]]:
    """Return the choices as rows of buttons, and the buttons of passes, which stand beside the tools."""

    def button(offer: Offer) -> Item:
        return ui.Button(custom_id=custom_id(offer), label=offer.label, style=_STYLES[offer.kind], emoji=offer.emoji)

    ends = [button(offer) for offer in offered if offer.kind is LookKind.END]
    others = [offer for offer in offered if offer.kind is not LookKind.END]
    return [
        row
        for _, side_by_side in groupby(others, key=attrgetter("row"))
        for row in rows([button(each) for each in side_by_side])
    ], ends


def in_buttons(offered: Sequence[Offer], most: int, *, again: bool = False) -> bool:
    """Return whether choices are buttons: at most so many, or such as open others. ``again``: see :func:`choices`."""
    others = [offer for offer in offered if offer.kind is not LookKind.END]
    return not others or ((len(others) <= most or any(each.first for each in others)) and not again)


def choices(
    table: Table, decision_revision: int, words: Words, offered: Sequence[Offer], most: int, *, again: bool = False
) -> tuple[list[Item], list[Item]]:
    """Return what is offered as rows of buttons, or as one select if it is more than ``most``, and the passes.

    ``again``: the player has chosen and may change that. Then a select leaves the screen to the picture.
    """
    where = {"table": table.id, "decision_revision": decision_revision}

    def custom_id(offer: Offer) -> str:
        kind = custom_ids.First if offer.first else custom_ids.Act
        return str(kind(**where, notation=offer.notation))

    choice_rows, ends = choice_buttons(offered, custom_id)
    if in_buttons(offered, most, again=again):
        return choice_rows, ends
    options = [
        discord.SelectOption(label=each.label, value=each.notation, description=each.about or None, emoji=each.emoji)
        for each in offered
        if each.kind is not LookKind.END
    ]
    select: ui.Select[Any] = ui.Select(
        custom_id=str(custom_ids.ActSelect(**where)),
        placeholder=words.say("select-change" if again else "select-action"),
        options=options,
    )
    return [ui.ActionRow(select)], ends


def rows(buttons: Sequence[Item]) -> list[Item]:
    """Return the buttons in as few rows as possible: see :func:`in_rows`."""
    return [ui.ActionRow(*each) for each in in_rows(buttons)]


def in_rows(buttons: Sequence[Item]) -> list[Sequence[Item]]:
    """Return the buttons of each row. Rows are equally long: eight are four and four.

    They have fewer buttons where a phone would break them into more rows.
    """
    count = -(-len(buttons) // MAX_IN_ROW)
    most = -(-len(buttons) // max(count, 1))
    splits = [[buttons[start : start + size] for start in range(0, len(buttons), size)] for size in range(most, 0, -1)]
    return min(splits, key=lambda split: sum(map(rows_on_phone, split)), default=[])
