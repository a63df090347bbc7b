"""A player's turn: acts for the player, and answers with their hand."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable

import discord

from cogs.interactions import context, replies
from cogs.interactions.components import chosen_value
from cogs.interactions.context import reader
from cogs.interactions.replies import Panel
from cogs.play.beginners import find_beginner
from cogs.play.channel import next_table
from cogs.play.hand_panel import Hand, end_turn_panel
from cogs.play.services import Services
from engine import Action
from engine.turn_end import may_end_turn
from locales import say
from render.service import ANSWER_SECONDS, Priority
from tables import Phase, StaleDecision, Table, UserError, link


async def act(
    services: Services,
    interaction: discord.Interaction,
    table: Table,
    decision_revision: int,
    notation: str = "",
    *,
    confirmed: bool = False,
) -> None:
    """Do an action, then show the player what comes next. Without a notation, the action was chosen in a select.

    For members who want that, first ask before an action that ends the turn, unless they have ``confirmed`` it.
    """
    from_select, locale, head = not notation, reader(interaction), ""
    notation = notation or chosen_value(interaction)
    member = context.settings_of(interaction).member
    ending = None
    if not confirmed and member.confirm_turns:
        ending = ending_action(table, interaction.user.id, decision_revision, notation)

    try:
        if ending is not None:
            await _ask_first(services, interaction, table, ending)
            return
        await table.act(context.person(interaction), decision_revision, notation)
    except UserError as error:
        # A select that is not shown again would not take the same choice again.
        again = isinstance(error, StaleDecision) or (from_select and context.in_private(interaction))
        if not again or table.seat_of(interaction.user.id) is None or table.state is None:
            raise
        head = replies.error_text(error, locale)
    await show_hand(services, interaction, table, head)


async def choose_first(
    services: Services, interaction: discord.Interaction, table: Table, decision_revision: int, notation: str
) -> None:
    """Show the actions of the user's own decision that begin with a notation. Changes nothing."""
    seat = table.need_hand(interaction.user.id)
    table.view(None)
    if table.seats[seat].decision_revision == decision_revision:
        await show_hand(services, interaction, table, first=notation)
    else:
        await show_hand(services, interaction, table, say(reader(interaction), StaleDecision().key))


def ending_action(table: Table, user_id: int, decision_revision: int, notation: str) -> Action | None:
    """The action if it may end the user's turn; None for all others, also for those that the table would refuse."""
    seat = table.seat_of(user_id)
    if seat is None or table.phase is not Phase.RUNNING or table.row.archived is not None:
        return None
    if table.seats[seat].decision_revision != decision_revision:
        return None
    view = table.view(seat)
    action = next((each for each in view.actions if str(each) == notation), None)
    return action if action is not None and may_end_turn(table.game, view, action) else None


async def _ask_first(services: Services, interaction: discord.Interaction, table: Table, action: Action) -> None:
    """Ask whether to end the turn with an action. The question takes the place of the hand."""
    user, locale = interaction.user.id, reader(interaction)
    message_id = await replies.reply(interaction, lambda: end_turn_panel(table, table.need_hand(user), action, locale))
    if message_id is not None:
        await services.open_hands.replace((interaction.user.id, table.id), interaction, message_id)


async def hand(services: Services, interaction: discord.Interaction, table: Table) -> None:
    """Show the user's own hand."""
    table.need_hand(interaction.user.id)
    table.view(None)
    await show_hand(services, interaction, table)


async def _find_beside(
    services: Services, interaction: discord.Interaction, table: Table, seat: int, hand: Hand
) -> None:
    """Find what a hand shows beside its picture."""
    hand.beginner = await find_beginner(services, interaction, table, seat)
    if seat not in table.waiting_for:
        hand.following = await next_table(services, interaction, table)


async def show_hand(
    services: Services,
    interaction: discord.Interaction,
    table: Table,
    head: str = "",
    *,
    first: str = "",
    find_head: Callable[[], Awaitable[str]] | None = None,
) -> None:
    """Answer with the hand of the user, in the seat that they hold when the answer is made.

    Another player may sit there by then. Raises :class:`UserError` for a user without a seat. ``head`` is a line above
    the hand. ``first`` is what was chosen first of an action. ``find_head`` finds that line, and may take long. If the
    picture is not drawn in time, the hand is answered in words and the picture follows.
    """
    locale, in_words = reader(interaction), context.settings_of(interaction).member.words
    emojis = services.emojis
    whose = (interaction.user.id, table.id)
    await services.late_pictures.give_up_latest(whose)
    away = table.row.channel_id != interaction.channel_id
    elsewhere = say(locale, "board-is-there", link=link(table)) if away else ""
    shown: Hand | None = None
    late = False

    async def build() -> Panel:
        nonlocal shown, late
        above = (head if find_head is None else await find_head(), elsewhere)
        lines = "\n".join(filter(None, above))
        seat = table.need_hand(interaction.user.id)
        shown = Hand(table, seat, locale, lines, emojis, first=first)
        finding = _find_beside(services, interaction, table, seat, shown)
        if in_words:
            await finding
            return shown.panel(None)
        draw = services.pictures.drawing(Priority.ANSWER, ANSWER_SECONDS)
        drawn, _ = await asyncio.gather(draw(shown.job), finding)
        late = drawn.late
        return shown.drawn_panel(drawn)

    message_id = await replies.reply(interaction, build)
    if message_id is None:
        return
    if late and shown is not None:
        drawn = shown

        async def follow() -> Panel:
            panel = await drawn.draw(services.pictures.drawing(Priority.LATER))
            drawn.need_holder(interaction.user.id)
            return panel

        services.late_pictures.follow(interaction, message_id, whose, follow)
    await services.open_hands.replace(whose, interaction, message_id)
