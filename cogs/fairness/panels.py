"""Fairness as players see it: the commitment to a shuffle, the verification of a finished game, and its record."""

from __future__ import annotations

import io
from collections.abc import Sequence
from typing import Final

import discord
from discord import ui

from cogs.interactions.custom_ids import Op
from cogs.interactions.layout import container, display, finished, op_button, way_back
from cogs.interactions.reading import Reading
from cogs.interactions.replies import Panel
from db import DELETED_CONTRIBUTION
from engine.record import Record, dump
from engine.verify import Uncheckable, verify
from render.wording import Words
from tables import Phase
from tables.threads import for_page

CHECKS: Final = (Op.VERIFY, Op.RECORD)
"""Buttons of a finished game that check it."""


def fairness(reading: Reading, verdict: Sequence[str] = (), record: Record | None = None) -> Panel:
    """Return the seal, the clicks mixed in so far, and after the end the buttons that check them.

    ``verdict``: the lines of :func:`verdict`. ``record``: the record to be sent as a file, JSON.
    """
    table, words = reading.table, reading.words
    row, lines = table.row, list[str]()
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
    head, files = f"### {words.say('button-fairness')}", list[discord.File]()
    shown = [display(head, *verdict), display(*lines)]
    if record is not None:
        name = f"{record.game}-{record.table}.json"
        files.append(discord.File(io.BytesIO(dump(record).encode()), filename=name))
        shown += [display(words.say("record-done")), ui.File(f"attachment://{name}")]
    checks = [op_button(table, op, words) for op in CHECKS] if table.phase is Phase.FINISHED else []
    buttons = ui.ActionRow(*checks, *way_back(table, reading.viewer, words))
    return finished([container(row.game, *shown), buttons], files)


async def verdict(record: Record, words: Words) -> list[str]:
    """Return whether a game agrees with its record, in lines. A thread plays the whole game again."""
    try:
        found = await for_page(verify, record)
    except Uncheckable:
        return [words.say("verify-old-rules")]
    if found is None:
        head = words.text(record.game, "verify-done")
    else:
        head = words.say(f"verify-found-{found.kind}", line=str(found.line))
    again = [words.say("verify-reshuffled", count=record.reshuffles)] if record.reshuffles else []
    secret = [] if record.sealed is None else [words.say("verify-secret", secret=record.sealed.secret.hex())]
    mark = words.say("verify-mark", fingerprint=record.fingerprint)
    return [head, *again, *secret, mark, words.say("verify-yourself")]
