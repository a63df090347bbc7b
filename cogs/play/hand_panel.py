"""A player's own hand: what it shows and asks, and how its picture follows where drawing takes long.

Nobody waits for a picture before they may go on playing: a hand that is not drawn at once is answered in words, with
all its buttons, and the picture is put into the same message when it is there; unless somebody has clicked on it first.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable, Coroutine, Sequence
from typing import Any, Final

import discord
from discord import ui

from cogs.interactions import errors, replies
from cogs.interactions.components import ActionButton, ActionSelect
from cogs.interactions.custom_ids import Op
from cogs.interactions.layout import (
    LINES,
    Item,
    container,
    display,
    finished,
    gallery,
    happened,
    in_full,
    names,
    no_picture,
    op_button,
    scene_of,
    who_decides,
)
from cogs.interactions.replies import Panel
from engine import Action, View
from locales import say
from render import Picture
from render.jobs import Job
from render.service import ANSWER_SECONDS, Draw, PictureService, Priority
from render.wording import ask, offer
from tables import Phase, Table

BUTTONS: Final = 10
"""More choices than this become a select."""
ON_ITS_WAY: Final = 1.0
"""Seconds that a click waits for a picture that is being sent into the message it is on."""

_log = logging.getLogger(__name__)


class Hand:
    """A player's own hand at one moment and, when it is their decision, what they may do. Only ever ephemeral.

    ``remark`` is a line above it: what was just done, or why a button no longer counts. :meth:`panel` can be asked for
    more than once, without the picture and with it: both are of the same moment.
    """

    def __init__(self, table: Table, seat: int, locale: str, remark: str = "") -> None:
        view = table.view(seat)
        self._table, self._view, self._locale, self._remark = table, view, locale, remark
        self._game, self._decision_revision = table.row.game, table.seats[seat].decision_revision
        self._scene = scene_of(table, view, locale, seat)
        self._news = [f"-# {line}" for line in happened(table, table.news(seat), locale, LINES)]
        running = table.phase is Phase.RUNNING
        # A choice that all make at once may still be changed when it is no longer owed.
        self._asked = running and bool(view.actions)
        self._stands_in = running and table.seats[seat].computer is not None
        reach = table.reach_of(seat)
        self._undo = reach is not None and reach.free
        if self._stands_in:
            self._head = say(locale, "hand-stand-in")
        elif self._asked:
            self._head = f"### {ask(table.game, view, names(table, locale), locale)}"
        else:
            over = "phase-cancelled" if table.phase is Phase.CANCELLED else "hand-over"
            self._head = who_decides(table, locale) or say(locale, over)

    async def shown(self, draw: Draw) -> Panel:
        """The hand with its picture, if ``draw`` renders it."""
        picture, late = await draw(Job("hand", (self._game, self._scene, self._locale)))
        panel = self.panel(picture, "" if picture else no_picture(self._locale, late=late))
        panel.late = late
        return panel

    def panel(self, picture: Picture | None, note: str = "") -> Panel:
        """The hand with its picture. Without one it is told, and the board with it; ``note`` says why."""
        files: list[discord.File] = []
        shown = gallery(picture, f"hand-{self._table.id}.png", files)
        if shown is None:
            told = (self._remark, self._head, note, *self._news)
            shown = in_full(self._game, self._scene, self._locale, beside=told)
        above = display(self._remark, self._head)
        return finished(
            [container(self._game, above, display(note), shown, display(*self._news)), *self._choices(), self._more()],
            files,
        )

    def _choices(self) -> list[Item]:
        if self._stands_in:
            back = op_button(self._table, Op.RETURN, self._locale, discord.ButtonStyle.success)
            return [ui.ActionRow(back)]
        return choices(self._table, self._view, self._decision_revision, self._locale) if self._asked else []

    def _more(self) -> Item:
        hint = self._asked and len(self._view.actions) > 1 and not self._stands_in
        there = {Op.UNDO: self._undo, Op.HAND: not self._asked, Op.HINT: hint, Op.RULES: True, Op.MORE: True}
        return ui.ActionRow(*(op_button(self._table, op, self._locale) for op, is_there in there.items() if is_there))


class Hands:
    """Shows hands to those whose they are."""

    def __init__(self, pictures: PictureService) -> None:
        self._pictures = pictures
        self._following: dict[int, asyncio.Task[None]] = {}
        """By message: who waits for a picture that is to be put there."""
        self._latest: dict[tuple[int, int], int] = {}
        """By person and table: the one of these messages in which they have looked last."""
        self._on_its_way: set[int] = set()
        """Messages into which a picture is being sent."""

    async def show(
        self, interaction: discord.Interaction, table_id: int, look: Callable[[], Awaitable[Hand]], *, in_words: bool
    ) -> None:
        """Answer with the hand that ``look`` finds; ``in_words``: without a picture, for who has chosen that."""
        whose = (interaction.user.id, table_id)
        before = self._latest.pop(whose, None)
        if before is not None:
            await self.give_up(before)
        hand: Hand | None = None
        late = False

        async def build() -> Panel:
            nonlocal hand, late
            hand = await look()
            if in_words:
                return hand.panel(None)
            panel = await hand.shown(self._pictures.drawing(Priority.ANSWER, ANSWER_SECONDS))
            late = panel.late
            return panel

        message_id = await replies.reply(interaction, build)
        if late and hand is not None and message_id is not None:
            self._latest[whose] = message_id
            self._follow(message_id, whose, self._put(interaction, message_id, hand))

    async def give_up(self, message_id: int) -> None:
        """Put nothing more into a message: somebody has clicked on it. What is on its way arrives first."""
        task = self._following.get(message_id)
        if task is None:
            return
        if message_id in self._on_its_way:
            await asyncio.wait({task}, timeout=ON_ITS_WAY)
        task.cancel()

    def close(self) -> None:
        """Put no pictures into messages any more."""
        for task in self._following.values():
            task.cancel()

    def _follow(self, message_id: int, whose: tuple[int, int], work: Coroutine[Any, Any, None]) -> None:
        def forget(done: asyncio.Task[None]) -> None:
            if self._following.get(message_id) is done:
                del self._following[message_id]
                self._on_its_way.discard(message_id)
            if self._latest.get(whose) == message_id:
                del self._latest[whose]

        task = self._following[message_id] = asyncio.create_task(work, name=f"picture-{message_id}")
        task.add_done_callback(forget)

    async def _put(self, interaction: discord.Interaction, message_id: int, hand: Hand) -> None:
        panel = await hand.shown(self._pictures.drawing(Priority.LATER))
        self._on_its_way.add(message_id)
        try:
            await interaction.edit_original_response(view=panel.view, attachments=panel.files)
        except errors.UNREACHED as error:
            _log.warning("the picture of a hand could not be put into message %s: %s", message_id, error)


def choices(table: Table, view: View, decision_revision: int, locale: str) -> list[Item]:
    """The viewer's actions as rows of buttons, or as one select where they are many. Labels tell the consequence."""
    actions: Sequence[Action] = view.actions
    labels = [offer(table.game, view, action, names(table, locale), locale) for action in actions]
    if len(actions) > BUTTONS:
        options = [
            discord.SelectOption(label=label, value=str(action)) for action, label in zip(actions, labels, strict=True)
        ]
        return [ui.ActionRow(ActionSelect(table.id, decision_revision, say(locale, "select-action"), options))]
    buttons = [
        ActionButton(table.id, decision_revision, str(action), label=label, style=_style(action))
        for action, label in zip(actions, labels, strict=True)
    ]
    return [ui.ActionRow(*buttons[start : start + 5]) for start in range(0, len(buttons), 5)]


def _style(action: Action) -> discord.ButtonStyle:
    return discord.ButtonStyle.secondary if action.verb in ("pass", "back") else discord.ButtonStyle.primary
