"""Plans a player's next decision while others decide."""

from __future__ import annotations

import hashlib
from collections.abc import Sequence
from dataclasses import replace
from typing import Final

from discord import ui

from cogs.interactions import replies
from cogs.interactions.choices import choice_buttons
from cogs.interactions.click import TableClick
from cogs.interactions.custom_ids import Op, PlanMove
from cogs.interactions.layout import container, display, finished, names, op_button
from cogs.interactions.replies import Panel
from cogs.play.turn import show_hand
from engine.plan import Ahead, ahead
from locales import say
from render.choices import Offer, offers
from render.wording import NO_EMOJIS, Emojis
from tables import Table, UserError
from tables.plans import Plan, plan_of
from tables.threads import for_page

MOST: Final = 20
"""Most actions that are offered, the likeliest first."""


async def show(click: TableClick, head: str = "") -> None:
    """Offer what the user may do at their next decision. A user who decides already gets their hand."""
    table = click.table
    seat = table.need_player(click.user)
    table.need_running()
    if table.row.is_private or seat in table.deciding:
        await show_hand(click)
        return
    found = await _likely(table, seat)
    await replies.reply(click.interaction, lambda: panel(table, found, click.locale, head, click.services.emojis))


async def choose(click: TableClick, button: PlanMove) -> None:
    """Plan an action, if it still does what its label said."""
    table = click.table
    found = await _likely(table, table.need_player(click.user))
    chosen = next((each for each in found if _id(table, each) == str(button)), None)
    if chosen is None:
        await show(click, say(click.locale, "plan-changed"))
        return
    await table.plan(click.person, Plan(chosen.action, chosen.note))
    await show_hand(click)


async def withdraw(click: TableClick) -> None:
    """Withdraw the user's plan; tell if there is none any more, since it was carried out or dropped."""
    table = click.table
    planned = plan_of(table.game, table.seats[table.need_player(click.user)]) is not None
    await table.plan(click.person, None)
    await show_hand(click, say(click.locale, "plan-withdrawn" if planned else "plan-over"))


async def panel(table: Table, found: Sequence[Ahead], locale: str, head: str = "", emojis: Emojis = NO_EMOJIS) -> Panel:
    """Return what may be planned, with a button each."""
    shown = [(each, _offer(table, each, locale, emojis)) for each in found[:MOST]]
    ids = {id(offer): _id(table, each) for each, offer in shown}
    choices, ends = choice_buttons([offer for _, offer in shown], lambda offer: ids[id(offer)])
    text = say(locale, "plan-ask" if found else "plan-nothing")
    return finished(
        [
            container(table.row.game, display(head, f"### {text}", say(locale, "plan-about") if found else "")),
            *choices,
            ui.ActionRow(*ends, op_button(table, Op.HAND, locale)),
        ]
    )


def _offer(table: Table, each: Ahead, locale: str, emojis: Emojis) -> Offer:
    """Return an action as the hand will show it, in a row with all others."""
    view = replace(each.view, actions=(each.action,))
    (offer,) = offers(table.game, view, names(table, locale), locale, emojis, narrowed=True)
    return offer._replace(row=None)


def _id(table: Table, each: Ahead) -> str:
    """Return the id of an action's button, which also tells what its label says."""
    says = hashlib.blake2b(repr((each.note.key, sorted(each.note.facts.items()))).encode(), digest_size=4).hexdigest()
    return str(PlanMove(table=table.id, says=says, notation=str(each.action)))


async def _likely(table: Table, seat: int) -> list[Ahead]:
    """Return the likely actions of a seat's next decision. In a thread: games are played on."""
    if seat in table.deciding or table.seats[seat].computer is not None:
        raise UserError("error-plan-now")
    return await for_page(ahead, table.game, table.view(seat))
