"""Fairness as players see it: the commitment to a shuffle, the verification of a finished game, and its record."""

from __future__ import annotations

import asyncio
import io

import discord
from discord import ui

from cogs.interactions.layout import container, display, finished
from cogs.interactions.replies import Panel
from engine.record import Record, dump
from engine.verify import Uncheckable, verify
from locales import say
from tables import Phase, Table


def seal(table: Table, locale: str) -> list[str]:
    """The public facts of a table's shuffle: the commitment, and the clicks mixed in so far."""
    row = table.row
    if row.commitment is None:
        return [say(locale, "more-unsealed")]
    clicks = [*(seat.contribution for seat in table.seats), None if table.phase is Phase.LOBBY else row.contribution]
    given = ", ".join(str(click) for click in clicks if click is not None)
    return [
        say(locale, "more-sealed", commitment=row.commitment),
        say(locale, "more-clicks", clicks=given) if given else "",
    ]


async def verdict(table: Table, record: Record, locale: str) -> Panel:
    """Whether a finished game agrees with its record. A thread plays the whole game again."""
    try:
        found = await asyncio.to_thread(verify, record)
    except Uncheckable:
        lines = [say(locale, "verify-old-rules")]
    else:
        if found is None:
            head = say(locale, "verify-done")
        else:
            head = say(locale, f"verify-found-{found.kind}", line=str(found.line))
        lines = [head, *_opened(record, locale)]
    return finished([container(table.row.game, display(*lines))])


def _opened(record: Record, locale: str) -> list[str]:
    """The secrets that the end of a game makes public."""
    mark = say(locale, "verify-mark", fingerprint=record.fingerprint)
    if record.sealed is None:
        return [mark]
    return [
        say(locale, "more-sealed", commitment=record.sealed.commitment),
        say(locale, "verify-secret", secret=record.sealed.secret.hex()),
        mark,
    ]


async def document(table: Table, record: Record, locale: str) -> Panel:
    """The record as a file: JSON, named after the game and the table."""
    name = f"{record.game}-{record.table}.json"
    file = discord.File(io.BytesIO(dump(record).encode()), filename=name)
    return finished(
        [container(table.row.game, display(say(locale, "record-done")), ui.File(f"attachment://{name}"))], [file]
    )
