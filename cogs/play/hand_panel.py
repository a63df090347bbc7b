"""The panel of a player's own hand."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

import discord
from discord import ui

from cogs.interactions import custom_ids
from cogs.interactions.custom_ids import Op
from cogs.interactions.layout import (
    Item,
    container,
    display,
    finished,
    gallery,
    in_full,
    names,
    no_picture,
    op_button,
    scene_of,
    who_decides,
)
from cogs.interactions.replies import Panel
from cogs.interactions.story import since_own_turn
from engine import Action, View
from locales import say
from render import Picture
from render.choices import choice_emoji
from render.jobs import Job
from render.service import Draw
from render.wording import NO_EMOJIS, Emojis, ask, offer, plain
from tables import Phase, Table

MAX_BUTTONS: Final = 10
"""More actions than this become a select."""


class Hand:
    """A snapshot of a player's hand with the actions that are legal now. Send it in ephemeral messages only.

    ``head`` is a line above the hand: a hint, what was just done, or why a button is stale. ``following`` is the next
    table that waits for the player. Several panels can be made of one hand, with and without its picture.
    """

    def __init__(
        self,
        table: Table,
        seat: int,
        locale: str,
        head: str = "",
        emojis: Emojis = NO_EMOJIS,
        following: Table | None = None,
    ) -> None:
        view = table.view(seat)
        self._table, self._view, self._locale, self._head, self._emojis = table, view, locale, head, emojis
        self._game, self._decision_revision = table.row.game, table.seats[seat].decision_revision
        self._scene = scene_of(table, view, locale, seat)
        self._story = since_own_turn(table, seat, locale, emojis)
        self._phase, self._following = table.phase, following
        running = self._phase is Phase.RUNNING
        # A simultaneous choice can be changed after it is made.
        self._asked = running and bool(view.actions)
        self._stands_in = running and table.seats[seat].computer is not None
        reach = table.reach_of(seat)
        self._undo = reach is not None and reach.free
        if self._stands_in:
            self._question = say(locale, "hand-stand-in")
        elif self._asked:
            self._question = f"### {ask(table.game, view, names(table, locale), locale, emojis)}"
        else:
            over = "phase-cancelled" if table.phase is Phase.CANCELLED else "hand-over"
            self._question = who_decides(table, locale, emojis) or say(locale, over)

    async def draw(self, draw: Draw) -> Panel:
        """The hand with its picture; in words if ``draw`` renders none in time."""
        picture, late = await draw(Job("hand", (self._game, self._scene, self._locale)))
        panel = self.panel(picture, "" if picture else no_picture(self._locale, late=late))
        panel.late = late
        return panel

    def panel(self, picture: Picture | None, note: str = "") -> Panel:
        """The hand with its picture. Without a picture, the hand and the board in words; ``note`` tells why."""
        files: list[discord.File] = []
        shown = gallery(picture, f"hand-{self._table.id}.png", files)
        if shown is None:
            beside = (self._head, *self._story.lines, self._question, note, *self._story.own)
            shown = in_full(self._game, self._scene, self._locale, beside=beside)
        told = display(*self._story.lines)
        above = display(self._head), told, display(self._question, note)
        below = display(*self._story.own)
        rows = *self._choices(), *self._next_table(), self._more()
        return finished([container(self._game, *above, shown, below), *rows], files)

    def _choices(self) -> list[Item]:
        if self._stands_in:
            back = op_button(self._table, Op.RETURN, self._locale, discord.ButtonStyle.success)
            return [ui.ActionRow(back)]
        if not self._asked:
            return []
        return choices(self._table, self._view, self._decision_revision, self._locale, self._emojis)

    def _next_table(self) -> list[Item]:
        """The button that shows the hand of the next table here, at most one."""
        if self._following is None:
            return []
        button: ui.Button[Any] = ui.Button(
            custom_id=custom_ids.TABLE.make(table=self._following.id, op=Op.HAND),
            label=say(self._locale, "button-next-table"),
            style=discord.ButtonStyle.primary,
        )
        return [ui.ActionRow(button)]

    def _more(self) -> Item:
        hint = self._asked and len(self._view.actions) > 1 and not self._stands_in
        over = self._phase is Phase.FINISHED
        there = {
            Op.UNDO: self._undo,
            Op.HAND: self._phase is Phase.RUNNING and not self._asked,
            Op.REMATCH: over,
            Op.REPLAY: over,
            Op.HINT: hint,
            Op.LOG: self._story.shortened,
            Op.RULES: True,
            Op.MORE: True,
        }
        return ui.ActionRow(*(op_button(self._table, op, self._locale) for op, is_there in there.items() if is_there))


def choices(table: Table, view: View, decision_revision: int, locale: str, emojis: Emojis = NO_EMOJIS) -> list[Item]:
    """The legal actions as rows of buttons, or as one select if there are many. Labels tell the consequence."""
    actions: Sequence[Action] = view.actions
    labels = [offer(table.game, view, action, names(table, locale), locale) for action in actions]
    signs = [choice_emoji(table.game, view, action, emojis) for action in actions]
    where = {"table": table.id, "decision_revision": decision_revision}
    if len(actions) > MAX_BUTTONS:
        options = [
            discord.SelectOption(label=label, value=str(action), emoji=sign)
            for action, label, sign in zip(actions, labels, signs, strict=True)
        ]
        select: ui.Select[Any] = ui.Select(
            custom_id=custom_ids.SELECT.make(**where), placeholder=say(locale, "select-action"), options=options
        )
        return [ui.ActionRow(select)]
    buttons: list[Item] = [
        ui.Button(
            custom_id=custom_ids.ACTION.make(**where, notation=action), label=label, style=_style(action), emoji=sign
        )
        for action, label, sign in zip(actions, labels, signs, strict=True)
    ]
    return [ui.ActionRow(*buttons[start : start + 5]) for start in range(0, len(buttons), 5)]


async def end_turn_panel(table: Table, seat: int, action: Action, locale: str) -> Panel:
    """Ask whether to end the turn with an action."""
    label = offer(table.game, table.view(seat), action, names(table, locale), locale)
    where = {"table": table.id, "decision_revision": table.seats[seat].decision_revision}
    buttons: list[Item] = [
        ui.Button(
            custom_id=custom_ids.CONFIRM.make(**where, notation=action),
            label=say(locale, "button-end-turn"),
            style=discord.ButtonStyle.primary,
        ),
        ui.Button(custom_id=custom_ids.TABLE.make(table=table.id, op=Op.HAND), label=say(locale, "button-not-yet")),
    ]
    text = say(locale, "turn-ends", action=plain(label))
    return finished([container(table.row.game, display(text)), ui.ActionRow(*buttons)])


def _style(action: Action) -> discord.ButtonStyle:
    return discord.ButtonStyle.secondary if action.verb in ("pass", "back") else discord.ButtonStyle.primary
