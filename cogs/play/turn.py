"""A player's turn: acts for the player, and answers with their hand."""

from __future__ import annotations

from collections.abc import Awaitable, Callable

import discord

from cogs.interactions import context, replies
from cogs.interactions.components import chosen_value
from cogs.interactions.context import reader
from cogs.interactions.replies import Panel
from cogs.play.channel import next_table
from cogs.play.hand_panel import Hand
from cogs.play.services import Services
from locales import say
from render.service import ANSWER_SECONDS, Priority
from tables import StaleDecision, Table, UserError, link


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
    find_head: Callable[[], Awaitable[str]] | None = None,
) -> None:
    """Answer with the hand of the user, who must have a seat.

    ``head`` is a line above the hand. ``find_head`` finds that line, and may take long. If the picture is not drawn in
    time, the hand is answered in words and the picture follows.
    """
    seat = table.seat_of(interaction.user.id)
    assert seat is not None
    locale, in_words = reader(interaction), context.settings_of(interaction).member.words
    emojis = services.emojis
    whose = (interaction.user.id, table.id)
    await services.late_pictures.give_up_latest(whose)
    following = None if seat in table.waiting_for else await next_table(services, interaction, table)
    away = table.row.channel_id != interaction.channel_id
    elsewhere = say(locale, "board-is-there", link=link(table)) if away else ""
    shown: Hand | None = None
    late = False

    async def build() -> Panel:
        nonlocal shown, late
        above = (head if find_head is None else await find_head(), elsewhere)
        shown = Hand(table, seat, locale, "\n".join(filter(None, above)), emojis, following)
        if in_words:
            return shown.panel(None)
        panel = await shown.draw(services.pictures.drawing(Priority.ANSWER, ANSWER_SECONDS))
        late = panel.late
        return panel

    message_id = await replies.reply(interaction, build)
    if message_id is None:
        return
    if late and shown is not None:
        drawn = shown
        services.late_pictures.follow(
            interaction, message_id, whose, lambda: drawn.draw(services.pictures.drawing(Priority.LATER))
        )
    await services.open_hands.replace(whose, interaction, message_id)
