"""A player's turn: acts for the player, and answers with their hand."""

from __future__ import annotations

from collections.abc import Awaitable, Callable

import discord

from cogs.interactions import context, replies
from cogs.interactions.components import chosen_value
from cogs.interactions.context import reader
from cogs.interactions.replies import Panel
from cogs.play.hand_panel import Hand
from cogs.play.services import Services
from locales import say
from render.service import ANSWER_SECONDS, Priority
from tables import StaleDecision, Table, UserError


async def act(
    services: Services, interaction: discord.Interaction, table: Table, decision_revision: int, notation: str = ""
) -> None:
    """Do an action, then show the player what comes next. Without a notation, the action was chosen in a select."""
    head = ""
    try:
        await table.act(context.person(interaction), decision_revision, notation or chosen_value(interaction))
    except StaleDecision as stale:
        if table.seat_of(interaction.user.id) is None or table.state is None:
            raise
        head = say(reader(interaction), stale.key)
    await show_hand(services, interaction, table, head)


async def choose_first(
    services: Services, interaction: discord.Interaction, table: Table, decision_revision: int, notation: str
) -> None:
    """Show the actions of the user's own decision that begin with a notation. Changes nothing."""
    seat = table.seat_of(interaction.user.id)
    if seat is None:
        raise UserError("error-no-hand")
    table.view(None)
    if table.seats[seat].decision_revision == decision_revision:
        await show_hand(services, interaction, table, first=notation)
    else:
        await show_hand(services, interaction, table, say(reader(interaction), StaleDecision().key))


async def hand(services: Services, interaction: discord.Interaction, table: Table) -> None:
    """Show the user's own hand."""
    if table.seat_of(interaction.user.id) is None:
        raise UserError("error-no-hand")
    table.view(None)
    await show_hand(services, interaction, table)


async def show_hand(
    services: Services,
    interaction: discord.Interaction,
    table: Table,
    head: str = "",
    *,
    first: str = "",
    find_head: Callable[[], Awaitable[str]] | None = None,
) -> None:
    """Answer with the hand of the user, who must have a seat.

    ``head`` is a line above the hand. ``first`` is what was chosen first of an action. ``find_head`` finds that line,
    and may take long. If the picture is not drawn in time, the hand is answered in words and the picture follows.
    """
    seat = table.seat_of(interaction.user.id)
    assert seat is not None
    locale, in_words = reader(interaction), context.settings_of(interaction).member.words
    emojis = services.emojis
    whose = (interaction.user.id, table.id)
    await services.late_pictures.give_up_latest(whose)
    shown: Hand | None = None
    late = False

    async def build() -> Panel:
        nonlocal shown, late
        shown = Hand(table, seat, locale, head if find_head is None else await find_head(), emojis, first)
        if in_words:
            return shown.panel(None)
        panel = await shown.draw(services.pictures.drawing(Priority.ANSWER, ANSWER_SECONDS))
        late = panel.late
        return panel

    message_id = await replies.reply(interaction, build)
    if late and shown is not None and message_id is not None:
        drawn = shown
        services.late_pictures.follow(
            interaction, message_id, whose, lambda: drawn.draw(services.pictures.drawing(Priority.LATER))
        )
