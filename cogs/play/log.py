"""The log of a table: what has happened, as the reader may know it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

import discord
from discord import ui

from cogs.interactions import custom_ids, replies
from cogs.interactions.context import reader
from cogs.interactions.custom_ids import Op
from cogs.interactions.layout import MAX_PANEL_CHARACTERS, container, display, finished, names, op_button, page_buttons
from cogs.interactions.replies import Panel
from cogs.play import hints
from cogs.play.services import Services
from engine import TURN
from locales import say
from render.wording import NO_EMOJIS, Emojis, clip, tell
from tables import Phase, Table

MAX_LINES: Final = 25
"""Maximum number of lines on a page of the log."""
MAX_CHARACTERS: Final = MAX_PANEL_CHARACTERS - 300
"""Maximum characters on a page of the log: those of a panel, without its head and small print."""


async def show_log(services: Services, interaction: discord.Interaction, table: Table, page: int | None = None) -> None:
    """Show a page of the log in the user's language. Without a number, show the last page."""
    seat = table.seat_of(interaction.user.id)
    locale, emojis = reader(interaction), services.emojis
    await replies.reply(interaction, lambda: log_panel(table, seat, locale, page, emojis))


async def log_panel(
    table: Table, viewer: int | None, locale: str, page: int | None = None, emojis: Emojis = NO_EMOJIS
) -> Panel:
    """A page of the log. A player also reads what only they know.

    Pages are counted from the start of the game; None is the last.
    """
    game_names, why = names(table, locale), await table.evaluated_decisions()
    lines: list[str] = []
    for revision, events in await table.history(viewer):
        told = [f"- {tell(table.row.game, event, game_names, locale, emojis)}" for event in events]
        if revision in why:
            # The reason follows the action, before the event of the next turn.
            ends = next((i for i, event in enumerate(events) if event.kind == TURN), len(told))
            told.insert(ends, hints.why(table, why[revision], game_names, locale))
        lines += told
    pages = _pages(lines)
    last = len(pages) - 1
    here = last if page is None else min(page, last)
    text = "\n".join(pages[here]) or say(locale, "log-empty")
    later = say(locale, "why-later") if table.computers and table.phase is Phase.RUNNING else ""
    return finished(
        [
            container(
                table.row.game,
                display(f"### {say(locale, 'button-log')}"),
                display(text),
                display(later, f"-# {here + 1}/{last + 1}"),
            ),
            ui.ActionRow(
                *page_buttons(custom_ids.LOG, here, last, locale, table=table.id), op_button(table, Op.MORE, locale)
            ),
        ]
    )


def _pages(lines: Sequence[str]) -> list[list[str]]:
    """The lines by page: as many as fit, at least one page."""
    pages: list[list[str]] = [[]]
    room = MAX_CHARACTERS
    for line in lines:
        if pages[-1] and (len(pages[-1]) == MAX_LINES or len(line) > room):
            pages.append([])
            room = MAX_CHARACTERS
        pages[-1].append(clip(line, MAX_CHARACTERS))
        room -= len(line) + 1
    return pages
