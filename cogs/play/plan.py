"""Plans a player's next decision while others decide, below the picture of their hand."""

from __future__ import annotations

import hashlib
from collections.abc import Sequence
from dataclasses import replace
from typing import Any, Final

import discord
from discord import ui

from cogs.interactions import replies
from cogs.interactions.choices import choice_buttons
from cogs.interactions.click import TableClick
from cogs.interactions.components import chosen_value
from cogs.interactions.custom_ids import Op, PlanMove, PlanSelect
from cogs.interactions.layout import container, display, finished, gallery, in_full, no_picture, op_button
from cogs.interactions.phone import ROOM, height, rows_height
from cogs.interactions.reading import Reading, scene_of
from cogs.interactions.replies import Panel
from cogs.play.hand_panel import hand_job
from cogs.play.planned import may_withdraw, planned_line
from cogs.play.turn import show_hand, turn_question
from engine.plan import Ahead, ahead
from engine.turn_end import may_end_turn
from render import Picture
from render.choices import Offer, offers
from render.service import ANSWER_SECONDS, Priority
from tables import Table, UserError
from tables.kinds import Ability
from tables.permissions import need_hand, need_player, need_running
from tables.plans import Plan, plan_of
from tables.threads import for_page
from tables.transitions import turn

MOST: Final = 20
"""Most actions that are offered, the likeliest first."""


async def show(click: TableClick, head: str = "") -> None:
    """Offer what the user may do at their next decision, below their hand. One who decides already gets their hand."""
    table = click.table
    seat = need_player(table, click.user)
    need_running(table)
    if Ability.MEET not in table.kind.allows or seat in table.deciding:
        await show_hand(click)
        return
    found = await _likely(table, seat)
    await _show(click, Offered(Reading(table, seat, click.words), found, head))


async def _show(click: TableClick, offered: Offered) -> None:
    """Answer with what may be planned.

    If the picture is not drawn in time, the hand is answered in words and the picture follows.
    """
    services = click.services
    late = False

    async def build() -> Panel:
        nonlocal late
        if click.in_words:
            return offered.panel(None)
        drawn = await services.pictures.drawing(Priority.ANSWER, ANSWER_SECONDS)(offered.job)
        late = drawn.late
        return offered.panel(drawn.picture, "" if drawn.picture else no_picture(click.words, late=late))

    async def follow() -> Panel:
        drawn = await services.pictures.drawing(Priority.LATER)(offered.job)
        offered.need_holder(click.user)
        return offered.panel(drawn.picture, "" if drawn.picture else no_picture(click.words, late=False))

    message_id = await replies.reply(click.interaction, build)
    if message_id is not None:
        whose, later = (click.user, click.table.id), follow if late else None
        await services.ephemeral.answered(click.interaction, message_id, whose, later=later)


async def choose(click: TableClick, button: PlanMove) -> None:
    """Plan an action, if it still does what its label said.

    For members who want that, first ask before an action that may end the turn, as the move itself would.
    """
    await _choose(click, button)


async def choose_selected(click: TableClick, button: PlanSelect) -> None:
    """Plan the action that was chosen in a select."""
    await _choose(click, PlanMove.read(chosen_value(click.interaction)))


async def _choose(click: TableClick, button: PlanMove | None) -> None:
    table, words = click.table, click.words
    seat = need_player(table, click.user)
    found = None if button is None else await _find(table, seat, button)
    if found is None or button is None:
        await show(click, words.say("plan-changed"))
        return
    first, chosen = found
    if not button.sure and click.member.confirm_turns and may_end_turn(table.game, chosen.view, chosen.action):
        await replies.reply(click.interaction, lambda: _question(Reading(table, None, words), first, chosen))
        return
    step = Plan(chosen.action, chosen.note)
    plan = step if first is None else first.followed_by(step)
    then = await _likely(table, seat, plan)
    await table.change(turn.plan, click.person, plan)
    if not then:
        await show_hand(click)
        return
    head = planned_line(Reading(table, seat, words))
    await _show(click, Offered(Reading(table, seat, words), then, head, first=plan))


async def _find(table: Table, seat: int, button: PlanMove) -> tuple[Plan | None, Ahead] | None:
    """Return what a button adds to a plan, and the plan: None begins one. None if its label says something else now."""
    planned = plan_of(table.game, table.seats[seat])
    for first in (None, planned) if planned else (None,):
        for each in await _likely(table, seat, first):
            if _id(table, each, first) == replace(button, sure=False):
                return first, each
    return None


async def withdraw(click: TableClick) -> None:
    """Withdraw the user's plan; tell if there is none any more, since it was carried out or dropped."""
    table = click.table
    seat = need_player(table, click.user)
    if may_withdraw(table, seat):
        await table.change(turn.plan, click.person, None)
        await show_hand(click, click.words.say("plan-withdrawn"))
    else:
        await show_hand(click, "" if planned_line(Reading(table, seat, click.words)) else click.words.say("plan-over"))


async def _question(reading: Reading, first: Plan | None, chosen: Ahead) -> Panel:
    yes, about = replace(_id(reading.table, chosen, first), sure=True), reading.words.say("plan-about")
    return turn_question(reading, chosen.view, chosen.action, yes, Op.PLAN, about)


class Offered:
    """What may be planned, below the player's hand as it is now. Send it in ephemeral messages only.

    ``first``: what is planned already, if this follows it.
    """

    def __init__(
        self,
        reading: Reading,
        found: Sequence[Ahead],
        head: str = "",
        *,
        first: Plan | None = None,
    ) -> None:
        table, words = reading.table, reading.words
        self._table, self._seat, self._words = table, reading.seat, words
        self._scene = scene_of(reading, reading.view)
        self.job = hand_job(table.row.game, self._scene, words)
        """Draws the picture of the hand."""
        self._shown = [(_offer(reading, each), str(_id(table, each, first))) for each in found[:MOST]]
        keys = ("plan-ask", "plan-about") if first is None else ("plan-then", "plan-then-about")
        asked = [words.say(key) for key in (keys if found else ("plan-nothing",))]
        self._lines = [head, f"### {asked[0]}", *asked[1:]]

    def need_holder(self, user_id: int) -> None:
        """Raise :class:`UserError` unless the user still holds the seat of this hand."""
        if need_hand(self._table, user_id) != self._seat:
            raise UserError("error-no-hand")

    def panel(self, picture: Picture | None, note: str = "") -> Panel:
        """Return the hand with its picture, or in words, and a button for each action; a select where they do not fit.

        ``note`` tells why there is no picture.
        """
        lines = [*self._lines, note]
        ids = {id(offer): made for offer, made in self._shown}
        choices, ends = choice_buttons([offer for offer, _ in self._shown], lambda offer: ids[id(offer)])
        tools = [*ends, op_button(self._table, Op.HAND, self._words)]
        rows = [*(row.children for row in choices if isinstance(row, ui.ActionRow)), tools]
        if picture is not None and height(["\n".join(filter(None, lines))], rows_height(rows), picture) > ROOM:
            choices, tools = [ui.ActionRow(self._select())], tools[-1:]
        files: list[discord.File] = []
        shown = gallery(picture, f"plan-{self._table.id}.jpg", files)
        if shown is None:
            shown = in_full(self._table.row.game, self._scene, self._words, beside=lines)
        panel = container(self._table.row.game, display(*lines), shown)
        return finished([panel, *choices, ui.ActionRow(*tools)], files)

    def _select(self) -> ui.Select[Any]:
        options = [
            discord.SelectOption(label=each.label, value=made, description=each.about or None, emoji=each.emoji)
            for each, made in self._shown
        ]
        custom_id = str(PlanSelect(table=self._table.id))
        return ui.Select(custom_id=custom_id, placeholder=self._words.say("select-action"), options=options)


def _offer(reading: Reading, each: Ahead) -> Offer:
    """Return an action as the hand will show it, in a row with all others."""
    view = replace(each.view, actions=(each.action,))
    (offer,) = offers(reading.table.game, view, reading.names, reading.words, narrowed=True)
    return offer._replace(row=None)


def _id(table: Table, each: Ahead, first: Plan | None) -> PlanMove:
    """Return the id of an action's button, which also tells what its label says, and what is planned first."""
    told = each.note.key, sorted(each.note.facts.items()), *(() if first is None else (first.dump(),))
    says = hashlib.blake2b(repr(told).encode(), digest_size=4).hexdigest()
    return PlanMove(table=table.id, says=says, notation=str(each.action))


async def _likely(table: Table, seat: int, first: Plan | None = None) -> list[Ahead]:
    """Return the likely actions of a seat's next decision, or those that follow a plan. Call it in a thread."""
    if seat in table.deciding or table.seats[seat].computer is not None:
        raise UserError("error-plan-now")
    return await for_page(ahead, table.game, table.view(seat), [] if first is None else first.steps)
