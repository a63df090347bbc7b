"""A player's turn: acts for the player, and answers with their hand."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Sequence

import discord
from discord import ui

from cogs.interactions import context, custom_ids, replies
from cogs.interactions.click import Click, TableClick
from cogs.interactions.components import chosen_value
from cogs.interactions.custom_ids import Act, ActSelect, ButtonId, ConfirmTurn, First, Op, PassOn
from cogs.interactions.ephemeral_messages import Shows
from cogs.interactions.layout import Item, container, display, finished
from cogs.interactions.reading import Reading
from cogs.interactions.replies import Panel
from cogs.play.channel import next_table, table_here
from cogs.play.hand_facts import hand_facts
from cogs.play.hand_panel import Hand
from cogs.play.live_hands import shows
from engine import Action, View
from engine.turn_end import may_end_turn
from render.service import ANSWER_SECONDS, Priority
from render.wording import offer, plain
from tables import Phase, StaleDecision, Table, UserError, link, requests
from tables.permissions import need_hand, need_player
from tables.transitions import turn


async def act(click: TableClick, button: Act) -> None:
    """Do an action, then show the player what comes next."""
    await _act(click, button.decision_revision, button.notation)


async def act_selected(click: TableClick, button: ActSelect) -> None:
    """Do the action that was chosen in a select."""
    chosen = chosen_value(click.interaction)
    await _act(click, button.decision_revision, chosen, from_select=context.in_private(click.interaction))


async def act_confirmed(click: TableClick, button: ConfirmTurn) -> None:
    """Do an action that ends the turn."""
    await _act(click, button.decision_revision, button.notation, confirmed=True)


async def pass_on(click: TableClick, button: PassOn) -> None:
    """Pass for the user, now and as long as they can do nothing else."""
    actions = click.table.view(need_player(click.table, click.user)).actions
    if len(actions) == 1:
        await _act(click, button.decision_revision, str(actions[0]), confirmed=True, passes=True)
    else:
        await show_hand(click, click.words.say(StaleDecision().key))


async def decide_again(click: TableClick) -> None:
    """Ask the user again even where they can only pass, and show their hand."""
    await click.table.change(turn.decide_again, click.person)
    await show_hand(click)


async def _act(
    click: TableClick,
    decision_revision: int,
    notation: str,
    *,
    from_select: bool = False,
    confirmed: bool = False,
    passes: bool = False,
) -> None:
    """Do an action, then show the player what comes next.

    For members who want that, first ask before an action that ends the turn, unless they have ``confirmed`` it.
    ``from_select``: chosen in a select of an ephemeral message. ``passes``: see :func:`tables.requests.act`.
    """
    table, head, ending = click.table, "", None
    if not confirmed and click.member.confirm_turns:
        ending = ending_action(table, click.user, decision_revision, notation)
    try:
        if ending is not None:
            await _ask_first(click, ending)
            return
        await table.request(requests.act, click.person, decision_revision, notation, passes=passes)
    except UserError as error:
        # A select that is not shown again would not take the same choice again.
        again = isinstance(error, StaleDecision) or from_select
        if not again or table.seat_of(click.user) is None or table.state is None:
            raise
        head = replies.error_text(error, click.words)
    await show_hand(click, head)


async def choose_first(click: TableClick, button: First) -> None:
    """Show the actions of the user's own decision that begin with a notation. Changes nothing."""
    table = click.table
    seat = need_hand(table, click.user)
    table.view(None)
    if table.seats[seat].decision_revision == button.decision_revision:
        await show_hand(click, first=button.notation)
    else:
        await show_hand(click, click.words.say(StaleDecision().key))


def ending_action(table: Table, user_id: int, decision_revision: int, notation: str) -> Action | None:
    """Return the action if it may end the user's turn; None for others, and for those that the table would refuse."""
    seat = table.seat_of(user_id)
    if seat is None or table.phase is not Phase.RUNNING or table.row.archived is not None:
        return None
    if table.seats[seat].decision_revision != decision_revision:
        return None
    view = table.view(seat)
    action = next((each for each in view.actions if str(each) == notation), None)
    return action if action is not None and may_end_turn(table.game, view, action) else None


async def _ask_first(click: TableClick, action: Action) -> None:
    """Ask whether to end the turn with an action. The question takes the place of the hand."""
    table = click.table
    user, words = click.user, click.words
    says = shows(table, need_hand(table, user))
    message_id = await replies.reply(
        click.interaction, lambda: end_turn_panel(Reading(table, need_hand(table, user), words), action)
    )
    if message_id is not None:
        await click.services.ephemeral.answered(click.interaction, message_id, (user, table.id), says)


async def hand(click: TableClick) -> None:
    """Show the user's own hand."""
    need_hand(click.table, click.user)
    click.table.view(None)
    await show_hand(click)


async def hand_here(click: Click) -> None:
    """Show the user's own hand at the channel's table."""
    await hand(click.at(await table_here(click)))


async def show_hand(
    click: TableClick,
    head: str = "",
    *,
    first: str = "",
    find_head: Callable[[], Awaitable[Sequence[str]]] | None = None,
) -> None:
    """Answer with the hand of the user, in the seat that they hold when the answer is made.

    Another player may sit there by then. Raises :class:`UserError` for a user without a seat. ``head`` is a line above
    the hand. ``first`` is what was chosen first of an action. ``find_head`` finds that line and those that follow it
    where there is room, and may take long. If the picture is not drawn in time, the hand is answered in words and the
    picture follows.
    """
    table = click.table
    words, in_words = click.words, click.in_words
    away = table.row.channel_id != click.interaction.channel_id and table.kind.has_channel
    elsewhere = words.say("board-is-there", link=link(table)) if away else ""
    draw = click.services.pictures.drawing(Priority.ANSWER, ANSWER_SECONDS)
    shown: Hand | None = None
    says: Shows = ("", None, "")
    late = False

    async def build() -> Panel:
        nonlocal shown, late, says
        if not table.kind.has_channel and table.phase is Phase.FINISHED:
            says = shows(table, need_hand(table, click.user))
            return await click.services.public.panel(table)
        above, *more = ((head,) if find_head is None else await find_head()) or ("",)
        lines = "\n".join(filter(None, (above, elsewhere)))
        seat = need_hand(table, click.user)
        reading = Reading(table, seat, words)
        shown, says = Hand(reading, lines, first=first, more=more), shows(table, seat)
        idle = seat not in table.waiting_for and table.kind.has_channel
        following, tips = next_table(click) if idle else None, click.member.tips
        finding = hand_facts(click.services.registry.store, reading, click.user, tips=tips, following=following)
        panel = await shown.draw(None if in_words else draw, finding)
        late = panel.late
        return panel

    message_id = await replies.reply(click.interaction, build)

    async def later() -> Panel:
        assert shown is not None
        panel = await shown.draw(click.services.pictures.drawing(Priority.LATER))
        shown.need_holder(click.user)
        return panel

    if message_id is not None:
        follows = later if late else None
        await click.services.ephemeral.answered(click.interaction, message_id, (click.user, table.id), says, follows)


async def end_turn_panel(reading: Reading, action: Action) -> Panel:
    """Ask whether to end the turn with an action. Raises :class:`StaleDecision` if it is not legal any more."""
    table = reading.table
    view = reading.view
    if action not in view.actions:
        raise StaleDecision
    revision = table.seats[reading.seat].decision_revision
    yes = custom_ids.ConfirmTurn(table=table.id, decision_revision=revision, notation=str(action))
    return turn_question(reading, view, action, yes, Op.HAND)


def turn_question(reading: Reading, view: View, action: Action, yes: ButtonId, back: Op, more: str = "") -> Panel:
    """Ask whether to end the turn with an action of a view. ``yes`` and ``back``: what the buttons do.

    ``more`` is a line below the question.
    """
    table, words = reading.table, reading.words
    label = offer(table.game, view, action, reading.names, words)
    buttons: list[Item] = [
        ui.Button(custom_id=str(yes), label=words.say("button-end-turn"), style=discord.ButtonStyle.primary),
        ui.Button(custom_id=str(custom_ids.Press(table=table.id, op=back)), label=words.say("button-not-yet")),
    ]
    text = words.say("turn-ends", action=plain(label))
    return finished([container(table.row.game, display(text, more)), ui.ActionRow(*buttons)])
