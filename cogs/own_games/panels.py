"""The list of a person's tables and own games."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

import discord
from discord import ui

from cogs.interactions import custom_ids
from cogs.interactions.choices import rows
from cogs.interactions.custom_ids import Op
from cogs.interactions.layout import Item, container, display, finished
from cogs.interactions.replies import Panel
from render.wording import Words
from tables import Phase, Table, link
from tables.questions import unanswered_by

MAX_TABLES: Final = 25
"""Maximum number of tables in a list."""
MAX_OWN_GAMES: Final = 10
"""Maximum number of the user's own games there."""


async def tables_panel(
    own: Sequence[Table], alone: Sequence[Table], user_id: int, words: Words, *, here: bool = True
) -> Panel:
    """Return a user's tables in a server, first those that wait for them, and their own games with a button each.

    ``here``: in a server with the bot.
    """
    lines = []

    def waits(table: Table) -> bool:
        return table.seat_of(user_id) in table.waiting_for

    for table in sorted(own, key=lambda table: not (waits(table) or unanswered_by(table, user_id))):
        key = "tables-line"
        if table.row.archived is not None:
            key = "tables-line-archived"
        elif table.phase is Phase.LOBBY:
            key = "tables-line-lobby"
        elif waits(table):
            key = "tables-line-waiting"
        elif unanswered_by(table, user_id):
            key = "tables-line-asked"
        lines.append("- " + words.say(key, game=words.text(table.row.game, "title-gloss"), link=link(table)))
    shown = lines[:MAX_TABLES]
    head = words.say("tables-title", count=len(lines))
    several = [f"### {head}", *(shown or [words.say("tables-none")])] if lines or (here and not alone) else []
    buttons: list[Item] = [
        ui.Button(
            custom_id=str(custom_ids.Press(table=table.id, op=Op.HAND)),
            label=words.say(f"button-{table.row.kind}", game=words.text(table.row.game, "title-gloss")),
            style=discord.ButtonStyle.primary,
        )
        for table in alone[:MAX_OWN_GAMES]
    ]
    own_head = display(f"### {words.say('tables-alone', count=len(alone))}") if alone else None
    if not (several or alone):
        own_head = display(words.say("tables-alone-none"))
    return finished([container(None, display(*several), own_head), *rows(buttons)])
