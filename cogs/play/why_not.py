"""Why a choice that a beginner expects is not there."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from cogs.interactions.click import TableClick
from cogs.interactions.reading import Reading
from cogs.play.turn import show_hand
from engine import View
from engine.why_not import refused
from render.wording import named_facts
from tables import Phase, Table
from tables.permissions import need_hand, need_player

MAX_LINES: Final = 8
"""Maximum number of reasons that a hand tells."""


def reasons(reading: Reading, view: View) -> list[str]:
    """Return a heading, and one line for each choice that is expected and not allowed; empty if there is none."""
    table, words = reading.table, reading.words
    game, game_names = table.row.game, reading.names
    told = [each.note for each in refused(table.game, view)]
    lines = [words.text(game, f"why-{note.key}", named_facts(game, note.facts, game_names, words)) for note in told]
    found = [f"-# • {line}" for line in dict.fromkeys(lines)][:MAX_LINES]
    return [words.say("hand-why-not"), *found] if found else []


def may_ask(table: Table, user_id: int) -> bool:
    """Return whether a user must decide and may expect choices that are not there."""
    seat = table.seat_of(user_id)
    if seat is None or table.phase is not Phase.RUNNING or table.seats[seat].computer is not None:
        return False
    return bool(refused(table.game, table.view(seat)))


async def show_why_not(click: TableClick) -> None:
    """Tell above the user's own hand why choices are not there that a beginner expects."""
    table, words = click.table, click.words
    need_player(table, click.user)

    async def find() -> Sequence[str]:
        view = table.view(need_hand(table, click.user))
        head = "\n".join(reasons(Reading(table, None, words), view))
        if not head and view.decision is not None:
            head = words.say("hand-why-not-none")
        return (head,)

    await show_hand(click, find_head=find)
