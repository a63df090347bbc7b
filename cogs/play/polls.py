"""Polls among the players: opens them and counts votes."""

from __future__ import annotations

import discord

from cogs.interactions import context, replies
from cogs.interactions.context import reader
from cogs.interactions.replies import Panel
from cogs.play.services import Services
from locales import say
from tables import PollKind, Table, UserError


async def propose_end(services: Services, interaction: discord.Interaction, table: Table) -> None:
    """Ask the other players to end the game."""
    if await table.propose_end(context.person(interaction)):
        await replies.reply_text(interaction, say(reader(interaction), "table-cancelled"))
        return
    await ask(services, interaction, table, PollKind.END)


async def vote(
    services: Services, interaction: discord.Interaction, *, table: Table, kind: str, number: int, choice: str
) -> None:
    """Count a vote. Its answer updates the poll's message, or tells how the poll was decided.

    If the board does not tell the outcome, the poll's message does: an answer may edit it however old it is.
    """
    if kind not in tuple(PollKind):
        raise UserError("error-old-button")
    verdict = await table.vote(context.person(interaction), PollKind(kind), number, choice)
    panel: Panel | None
    if verdict is None:
        panel = services.public.poll(table, PollKind(kind), table.row.locale)
    else:
        closed = (each for each in table.closed_polls if (each.kind, each.number) == (kind, number))
        panel = next((services.public.closed_poll(table, each, table.row.locale) for each in closed), None)
    if panel is not None:
        await interaction.response.edit_message(view=panel.view, attachments=[])
        return
    await replies.notice(interaction, say(reader(interaction), f"decided-{kind}-{verdict}"))


async def ask(services: Services, interaction: discord.Interaction, table: Table, kind: PollKind) -> None:
    """Show an open poll in the channel, and tell the user who opened it."""
    await interaction.response.defer(ephemeral=True, thinking=not context.in_private(interaction))
    poll = table.polls.get(kind)
    if poll is not None:
        services.public.askers.note(table.id, poll.number, interaction)
    shown = await services.public.ask(table, kind)
    await replies.reply_text(interaction, say(reader(interaction), "question-asked" if shown else "question-not-shown"))
