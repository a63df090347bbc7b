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
from render.wording import Words
from tables import Phase, Table
from tables.threads import for_page

CHECKS: Final = (Op.VERIFY, Op.RECORD)
"""Buttons of a finished game that check it."""


async def facts(table: Table, words: Words, viewer: int | None = None) -> Panel:
    """Return the seal, the clicks mixed in so far, and after the end the buttons that check them."""
    row, lines = table.row, [f"### {words.say('button-fairness')}"]
    if row.commitment is None:
        lines.append(words.say("fairness-unsealed"))
    else:
        given = ", ".join(str(click) for click in table.contributions if click)
        own = "fairness-about-daily" if table.kind.is_deal else "fairness-about-solo"
        about = "fairness-about" if table.kind.has_channel else own
        lines += [words.say(about), words.say("fairness-sealed", commitment=row.commitment)]
        lines += [words.say("fairness-clicks", clicks=given)] if given else []
        if DELETED_CONTRIBUTION in table.contributions:
            lines.append(words.say("fairness-deleted"))
    buttons = [op_button(table, op, words) for op in CHECKS] if table.phase is Phase.FINISHED else []
    return finished(
        [
            container(row.game, display(*lines)),
            ui.ActionRow(*buttons, *way_back(table, viewer, words)),
        ]
    )


async def verdict(table: Table, record: Record, words: Words) -> Panel:
    """Return whether a finished game agrees with its record. A thread plays the whole game again."""
    try:
        found = await for_page(verify, record)
    except Uncheckable:
        lines = [words.say("verify-old-rules")]
    else:
        if found is None:
            head = words.text(record.game, "verify-done")
        else:
            head = words.say(f"verify-found-{found.kind}", line=str(found.line))
        again = [words.say("verify-reshuffled", count=record.reshuffles)] if record.reshuffles else []
        lines = [head, *again, *_opened(record, words), words.say("verify-yourself")]
    return finished([container(table.row.game, display(*lines)), ui.ActionRow(*way_back(table, None, words))])


def _opened(record: Record, words: Words) -> list[str]:
    """Return the secrets that the end of a game makes public."""
    mark = words.say("verify-mark", fingerprint=record.fingerprint)
    if record.sealed is None:
        return [mark]
    return [
        words.say("fairness-sealed", commitment=record.sealed.commitment),
        words.say("verify-secret", secret=record.sealed.secret.hex()),
        mark,
    ]


async def document(table: Table, record: Record, words: Words) -> Panel:
    """Return the record as a file: JSON, named after the game and the table."""
    name = f"{record.game}-{record.table}.json"
    file = discord.File(io.BytesIO(dump(record).encode()), filename=name)
    shown = container(table.row.game, display(words.say("record-done")), ui.File(f"attachment://{name}"))
    return finished([shown, ui.ActionRow(*way_back(table, None, words))], [file])
