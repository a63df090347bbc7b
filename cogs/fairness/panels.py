"""Fairness as players see it: the commitment to a shuffle, the verification of a finished game, and its record."""

from __future__ import annotations

import io
from typing import Final

import discord
from discord import ui

from cogs.interactions.custom_ids import Op
from cogs.interactions.layout import container, display, finished, op_button, way_back
from cogs.interactions.replies import Panel
from db import DELETED_CONTRIBUTION
from engine.record import Record, dump
from engine.verify import Uncheckable, verify
from locales import say
from render.wording import game_text
from tables import Phase, Table
from tables.threads import for_page

CHECKS: Final = (Op.VERIFY, Op.RECORD)
"""Buttons of a finished game that check it."""


async def facts(table: Table, locale: str, viewer: int | None = None) -> Panel:
    """Return the seal, the clicks mixed in so far, and after the end the buttons that check them."""
    row, lines = table.row, [f"### {say(locale, 'button-fairness')}"]
    if row.commitment is None:
        lines.append(say(locale, "fairness-unsealed"))
    else:
        given = ", ".join(str(click) for click in table.contributions if click)
        own = "fairness-about-daily" if table.kind.is_deal else "fairness-about-solo"
        about = "fairness-about" if table.kind.has_channel else own
        lines += [say(locale, about), say(locale, "fairness-sealed", commitment=row.commitment)]
        lines += [say(locale, "fairness-clicks", clicks=given)] if given else []
        if DELETED_CONTRIBUTION in table.contributions:
            lines.append(say(locale, "fairness-deleted"))
    buttons = [op_button(table, op, locale) for op in CHECKS] if table.phase is Phase.FINISHED else []
    return finished(
        [
            container(row.game, display(*lines)),
            ui.ActionRow(*buttons, *way_back(table, viewer, locale)),
        ]
    )


async def verdict(table: Table, record: Record, locale: str) -> Panel:
    """Return whether a finished game agrees with its record. A thread plays the whole game again."""
    try:
        found = await for_page(verify, record)
    except Uncheckable:
        lines = [say(locale, "verify-old-rules")]
    else:
        if found is None:
            head = game_text(record.game, "verify-done", locale)
        else:
            head = say(locale, f"verify-found-{found.kind}", line=str(found.line))
        again = [say(locale, "verify-reshuffled", count=record.reshuffles)] if record.reshuffles else []
        lines = [head, *again, *_opened(record, locale), say(locale, "verify-yourself")]
    return finished([container(table.row.game, display(*lines)), ui.ActionRow(*way_back(table, None, locale))])


def _opened(record: Record, locale: str) -> list[str]:
    """Return the secrets that the end of a game makes public."""
    mark = say(locale, "verify-mark", fingerprint=record.fingerprint)
    if record.sealed is None:
        return [mark]
    return [
        say(locale, "fairness-sealed", commitment=record.sealed.commitment),
        say(locale, "verify-secret", secret=record.sealed.secret.hex()),
        mark,
    ]


async def document(table: Table, record: Record, locale: str) -> Panel:
    """Return the record as a file: JSON, named after the game and the table."""
    name = f"{record.game}-{record.table}.json"
    file = discord.File(io.BytesIO(dump(record).encode()), filename=name)
    shown = container(table.row.game, display(say(locale, "record-done")), ui.File(f"attachment://{name}"))
    return finished([shown, ui.ActionRow(*way_back(table, None, locale))], [file])
