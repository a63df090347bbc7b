"""What a hand says of open questions that wait for its player's answer."""

from __future__ import annotations

from cogs.interactions.reading import Reading
from db import POLL
from render.wording import player
from tables import link
from tables.questions import asked_about, unanswered_by


def asked_lines(reading: Reading) -> list[str]:
    """Return a small line for each open question that waits for the answer of a seat's player, with a link to it."""
    table, words = reading.table, reading.words
    called, lines = reading.names, list[str]()
    for kind in unanswered_by(table, table.seats[reading.seat].user_id):
        who = ", ".join(player(each, called, emojis=words.emojis) for each in asked_about(table, kind))
        shown = table.messages.get(f"{POLL}{kind}")
        where = link(table, None if shown is None else shown.message_id)
        lines.append(words.say(f"hand-asked-{kind}", who=who, link=where))
    return lines
