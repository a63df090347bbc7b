"""Questions to the players of a table: asks them and counts votes."""

from __future__ import annotations

from cogs.channel import need_role
from cogs.interactions import context, replies
from cogs.interactions.click import TableClick
from cogs.interactions.custom_ids import Op, Vote
from cogs.interactions.layout import confirmation
from cogs.interactions.replies import Panel
from cogs.questions import panels
from db import POLL, PollRow
from tables import Phase, PollKind, UserError, link, requests
from tables.permissions import need_player, need_running
from tables.transitions import polls


async def ask_end(click: TableClick) -> None:
    """Ask for confirmation before a player proposes to end the game; not if the others are asked already."""
    table = click.table
    need_player(table, click.user)
    need_running(table)
    if PollKind.END in table.polls:
        await propose_end(click)
        return
    key = "cancel-sure" if table.people <= {click.user} else "end-sure"
    await replies.reply(
        click.interaction,
        lambda: confirmation(table, key, Op.CONFIRM_END, click.words, viewer=table.seat_of(click.user)),
    )


async def propose_end(click: TableClick) -> None:
    """Ask the other players to end the game."""
    await need_asker(click)
    before = click.table.polls.get(PollKind.END)
    await click.table.change(polls.propose_end, click.person)
    if click.table.phase is Phase.CANCELLED:
        await replies.reply_text(click.interaction, click.words.say("table-cancelled"))
        return
    await ask(click, PollKind.END, before)


async def need_asker(click: TableClick) -> None:
    """Raise :class:`UserError` for a player whom the server lets post no question: see ``need_role``."""
    if click.table.kind.has_channel:
        await need_role(click)


async def vote(click: TableClick, button: Vote) -> None:
    """Count a vote. Its answer updates the poll's message, or tells how the poll was decided.

    If the board does not tell the outcome, the poll's message does: an answer may edit it however old it is.
    """
    table = click.table
    if button.kind not in tuple(PollKind):
        raise UserError("error-old-button")
    kind, public = PollKind(button.kind), click.services.public
    panel: Panel | None
    with public.held(table):
        verdict = await table.request(requests.vote, click.person, kind, button.number, button.choice)
        if verdict is None:
            panel = await public.question_panel(table, kind)
        else:
            closed = (each for each in table.closed_polls if (each.kind, each.number) == (kind, button.number))
            panel = next((public.closed_panel(table, each) for each in closed), None)
        if panel is not None:
            await click.interaction.response.edit_message(view=panel.view, attachments=[])
            if verdict is None and click.interaction.message is not None:
                public.note_answer(table, kind, click.interaction.message.id)
            return
    await replies.notice(click.interaction, click.words.say(f"decided-{kind}-{verdict}"))


async def ask(click: TableClick, kind: PollKind, before: PollRow | None) -> None:
    """Show an open poll in the channel, and tell the user who opened it.

    ``before`` is the poll of this kind that was open before the click: the user then gets a link to it.
    """
    table, public = click.table, click.services.public
    await click.interaction.response.defer(ephemeral=True, thinking=not context.in_private(click.interaction))
    poll = table.polls.get(kind)
    if poll is not None and (before is None or before.number != poll.number):
        click.services.ephemeral.asked(click.interaction, table.id, poll.number)
    key = "question-asked" if await public.ask(table, kind) else "question-not-shown"
    if before is not None and poll is not None and before.number == poll.number and key == "question-asked":
        key = "question-asked-already"
    shown = table.messages.get(f"{POLL}{kind}")
    where = link(table, None if shown is None else shown.message_id)
    await replies.reply(
        click.interaction, lambda: panels.asked_panel(table, click.user, click.words.say(key, link=where), click.words)
    )
