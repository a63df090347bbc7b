"""Takes actions back: at once if they revealed nothing, else if the other players agree."""

from __future__ import annotations

from typing import Any

import discord
from discord import ui

from cogs.interactions import replies
from cogs.interactions.click import TableClick
from cogs.interactions.custom_ids import ConfirmUndo
from cogs.interactions.layout import container, display, finished, way_back
from cogs.interactions.reading import Reading, undone_lines
from cogs.interactions.replies import Panel
from cogs.play import polls
from cogs.play.turn import show_hand
from db.bounds import MAX_UNDOS
from tables import PollKind, Reach, StaleDecision, UserError, requests
from tables.permissions import need_hand, need_player, need_reach
from tables.undo import times


async def undo(click: TableClick) -> None:
    """Undo actions that revealed nothing. For all others, show what an undo would take back."""
    table = click.table
    reach = need_reach(table, click.user)
    if reach is None:
        raise UserError("error-nothing-to-undo")
    reach.need_left()
    if reach.free:
        await _undo_to(click, reach.target)
        return
    user, words = click.user, click.words
    await replies.reply(click.interaction, lambda: confirm_panel(Reading(table, need_hand(table, user), words), reach))


async def confirm(click: TableClick, button: ConfirmUndo) -> None:
    """Undo what :func:`confirm_panel` showed, or ask the other players. For a past decision, show the hand."""
    table = click.table
    seat, reach = need_player(table, click.user), need_reach(table, click.user)
    if button.decision_revision != table.seats[seat].decision_revision:
        await show_hand(click, click.words.say(StaleDecision().key))
        return
    if reach is None:
        raise UserError("error-nothing-to-undo")
    if not reach.free:
        await polls.need_asker(click)
    await _undo_to(click, reach.target)


async def _undo_to(click: TableClick, target: int) -> None:
    table = click.table
    click.services.limits.undos.use(click.interaction)
    before, seat = table.polls.get(PollKind.UNDO), need_player(table, click.user)
    if await table.request(requests.go_back, click.person, target):
        left = MAX_UNDOS - times(table.entries, seat, target)
        await show_hand(click, click.words.say("undo-done", left=left))
        return
    await polls.ask(click, PollKind.UNDO, before)


async def confirm_panel(reading: Reading, reach: Reach) -> Panel:
    """Show a player what an undo would take back, and offer to ask the other players."""
    table, words = reading.table, reading.words
    button: ui.Button[Any] = ui.Button(
        custom_id=str(ConfirmUndo(table=table.id, decision_revision=table.seats[reading.seat].decision_revision)),
        label=words.say("button-ask-undo"),
        style=discord.ButtonStyle.primary,
    )
    lines = undone_lines(reading, reach.undone)
    return finished(
        [
            container(table.row.game, display(words.say("undo-asks"), *lines)),
            ui.ActionRow(button, *way_back(table, reading.seat, words)),
        ]
    )
