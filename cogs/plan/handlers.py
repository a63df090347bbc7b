"""Plans a player's next decision while others decide."""

from __future__ import annotations

from dataclasses import replace

from cogs.interactions import replies
from cogs.interactions.click import TableClick
from cogs.interactions.components import chosen_value
from cogs.interactions.custom_ids import PlanMove, PlanSelect
from cogs.interactions.layout import no_picture
from cogs.interactions.reading import Reading
from cogs.interactions.replies import Panel
from cogs.plan import panels
from cogs.turn.handlers import show_hand
from cogs.turn.planned import may_withdraw, planned_line
from engine.plan import Ahead, ahead
from engine.turn_end import may_end_turn
from render.service import ANSWER_SECONDS, Priority
from tables import Table, UserError
from tables.kinds import Ability
from tables.permissions import need_player, need_running
from tables.plans import Plan, plan_of
from tables.threads import for_page
from tables.transitions import turn


async def show(click: TableClick, head: str = "") -> None:
    """Offer what the user may do at their next decision, below their hand. One who decides already gets their hand."""
    table = click.table
    seat = need_player(table, click.user)
    need_running(table)
    if Ability.MEET not in table.kind.allows or seat in table.deciding:
        await show_hand(click)
        return
    found = await _likely(table, seat)
    await _show(click, panels.Offered(Reading(table, seat, click.words), found, head))


async def _show(click: TableClick, offered: panels.Offered) -> None:
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
        await replies.reply(click.interaction, lambda: panels.plan_question(Reading(table, None, words), first, chosen))
        return
    step = Plan(chosen.action, chosen.note)
    plan = step if first is None else first.followed_by(step)
    then = await _likely(table, seat, plan)
    await table.change(turn.plan, click.person, plan)
    if not then:
        await show_hand(click)
        return
    head = planned_line(Reading(table, seat, words))
    await _show(click, panels.Offered(Reading(table, seat, words), then, head, first=plan))


async def _find(table: Table, seat: int, button: PlanMove) -> tuple[Plan | None, Ahead] | None:
    """Return what a button adds to a plan, and the plan: None begins one. None if its label says something else now."""
    planned = plan_of(table.game, table.seats[seat])
    for first in (None, planned) if planned else (None,):
        for each in await _likely(table, seat, first):
            if panels.plan_id(table, each, first) == replace(button, sure=False):
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


async def _likely(table: Table, seat: int, first: Plan | None = None) -> list[Ahead]:
    """Return the likely actions of a seat's next decision, or those that follow a plan. Call it in a thread."""
    if seat in table.deciding or table.seats[seat].computer is not None:
        raise UserError("error-plan-now")
    return await for_page(ahead, table.game, table.view(seat), [] if first is None else first.steps)
