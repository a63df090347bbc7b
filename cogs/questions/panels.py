"""What players read of open questions: the one who asked, and those whose answer is awaited."""

from __future__ import annotations

from discord import ui

from cogs.interactions.layout import finished, hand_buttons
from cogs.interactions.reading import Reading
from cogs.interactions.replies import Panel
from db import POLL
from render.wording import Words
from tables import Table, link
from tables.questions import asked_about, unanswered_by


async def asked_panel(table: Table, user_id: int, text: str, words: Words) -> Panel:
    """Return what the user reads who has asked, with the way back to their hand."""
    return finished([ui.TextDisplay(text), ui.ActionRow(*hand_buttons(table, table.seat_of(user_id), words))])


def asked_lines(reading: Reading) -> list[str]:
    """Return a small line for each open question that waits for the answer of a seat's player, with a link to it."""
    table, words = reading.table, reading.words
    lines = list[str]()
    for kind in unanswered_by(table, table.seats[reading.seat].user_id):
        shown = table.messages.get(f"{POLL}{kind}")
        where = link(table, None if shown is None else shown.message_id)
        lines.append(words.say(f"hand-asked-{kind}", who=reading.who(asked_about(table, kind)), link=where))
    return lines
