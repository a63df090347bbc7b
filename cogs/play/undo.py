"""Takes actions back: at once if they revealed nothing, else if the other players agree."""

from __future__ import annotations

from typing import Any

import discord
from discord import ui

from cogs.interactions import context, custom_ids, replies
from cogs.interactions.context import reader
from cogs.interactions.custom_ids import Op
from cogs.interactions.layout import container, display, finished, op_button, undone_lines
from cogs.interactions.replies import Panel
from cogs.play import polls
from cogs.play.services import Services
from cogs.play.turn import show_hand
from locales import say
from render.wording import NO_EMOJIS, Emojis
from tables import PollKind, Reach, StaleDecision, Table, UserError


async def undo(services: Services, interaction: discord.Interaction, table: Table) -> None:
    """Undo actions that revealed nothing. For all others, show what an undo would take back."""
    reach = table.reach(interaction.user.id)
    if reach is None:
        raise UserError("error-nothing-to-undo")
    reach.need_left()
    if reach.free:
        await _undo_to(services, interaction, table, reach.target)
        return
    user, locale, emojis = interaction.user.id, reader(interaction), services.emojis
    await replies.reply(interaction, lambda: confirm_panel(table, reach, table.need_hand(user), locale, emojis))


async def confirm(
    services: Services, interaction: discord.Interaction, *, table: Table, decision_revision: int
) -> None:
    """Undo what :func:`confirm_panel` showed, or ask the other players. A panel of a past decision is refused."""
    seat, reach = table.need_player(interaction.user.id), table.reach(interaction.user.id)
    if decision_revision != table.seats[seat].decision_revision:
        raise StaleDecision
    if reach is None:
        raise UserError("error-nothing-to-undo")
    await _undo_to(services, interaction, table, reach.target)


async def _undo_to(services: Services, interaction: discord.Interaction, table: Table, target: int) -> None:
    if await table.undo(context.person(interaction), target):
        await show_hand(services, interaction, table, say(reader(interaction), "undo-done"))
        return
    await polls.ask(services, interaction, table, PollKind.UNDO)


async def confirm_panel(table: Table, reach: Reach, seat: int, locale: str, emojis: Emojis = NO_EMOJIS) -> Panel:
    """Show a player what an undo would take back, and offer to ask the other players."""
    button: ui.Button[Any] = ui.Button(
        custom_id=custom_ids.UNDO.make(table=table.id, decision_revision=table.seats[seat].decision_revision),
        label=say(locale, "button-ask-undo"),
        style=discord.ButtonStyle.primary,
    )
    lines = undone_lines(table, reach.undone, seat, locale, emojis)
    return finished(
        [
            container(table.row.game, display(say(locale, "undo-asks"), *lines)),
            ui.ActionRow(button, op_button(table, Op.MORE, locale)),
        ]
    )
