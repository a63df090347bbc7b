"""What a player may plan, below the picture of their hand."""

from __future__ import annotations

import hashlib
from collections.abc import Sequence
from dataclasses import replace
from typing import Any, Final

import discord
from discord import ui

from cogs.interactions.choices import choice_buttons
from cogs.interactions.custom_ids import Op, PlanMove, PlanSelect
from cogs.interactions.layout import container, display, finished, gallery, in_full, op_button
from cogs.interactions.phone import ROOM, height, rows_height
from cogs.interactions.reading import Reading, scene_of
from cogs.interactions.replies import Panel
from cogs.turn.hand_panel import hand_job
from cogs.turn.panels import turn_question
from engine.plan import Ahead
from render import Picture
from render.choices import Offer, offers
from render.wording import offer
from tables import Table
from tables.permissions import need_holder
from tables.plans import Plan

MOST: Final = 20
"""Most actions that are offered, the likeliest first."""


async def plan_question(reading: Reading, first: Plan | None, chosen: Ahead) -> Panel:
    """Ask whether to plan an action that may end the turn."""
    yes, about = replace(plan_id(reading.table, chosen, first), sure=True), reading.words.say("plan-about")
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
        self._shown = [(_offer(reading, each), str(plan_id(table, each, first))) for each in found[:MOST]]
        keys = ("plan-ask", "plan-about") if first is None else ("plan-then", "plan-then-about")
        asked = [words.say(key) for key in (keys if found else ("plan-nothing",))]
        self._lines = [head, f"### {asked[0]}", *asked[1:]]

    def need_holder(self, user_id: int) -> None:
        """Raise :class:`UserError` unless the user still holds the seat of this hand."""
        need_holder(self._table, user_id, self._seat)

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
    """Return an action as the hand will show it, but in words: its picture shows no choices."""
    view = replace(each.view, actions=(each.action,))
    (made,) = offers(reading.table.game, view, reading.names, reading.words, narrowed=True)
    label = offer(reading.table.game, each.view, each.action, reading.names, reading.words)
    return made._replace(row=None, label=label)


def plan_id(table: Table, each: Ahead, first: Plan | None) -> PlanMove:
    """Return the id of an action's button, which also tells what its label says, and what is planned first."""
    told = each.note.key, sorted(each.note.facts.items()), *(() if first is None else (first.dump(),))
    says = hashlib.blake2b(repr(told).encode(), digest_size=4).hexdigest()
    return PlanMove(table=table.id, says=says, notation=str(each.action))
