"""The panel of a player's own hand: what happened, the table from their chair, what is asked, and its buttons."""

from __future__ import annotations

import asyncio
import functools
from collections import Counter
from collections.abc import Awaitable, Sequence
from dataclasses import replace
from itertools import chain, takewhile
from typing import Any, Final, NamedTuple

import discord
from discord import ui

from cogs.interactions import custom_ids
from cogs.interactions.choices import in_rows, rows
from cogs.interactions.custom_ids import Op
from cogs.interactions.layout import (
    MAX_PANEL_CHARACTERS,
    Item,
    container,
    display,
    finished,
    gallery,
    in_full,
    no_picture,
    op_button,
)
from cogs.interactions.phone import ROOM, height, rows_height, rows_on_phone
from cogs.interactions.reading import Reading, scene_of
from cogs.interactions.replies import Panel
from cogs.turn.decision import HandDecision
from cogs.turn.hand_facts import HandFacts
from cogs.turn.hand_texts import HandTexts
from cogs.turn.planned import may_hint, may_plan, may_withdraw
from engine.why_not import refused
from render import Picture, Scene, shortened
from render.jobs import Job
from render.look import MAX_BUTTONS
from render.news import news
from render.service import Draw
from render.wording import Words, clip
from tables import Phase
from tables.permissions import need_holder, reach_of

MAX_ROWS: Final = 3
"""Rows of choices on a phone. More choices are made in two steps, or in a select."""
_FEWER: Final = ((MAX_BUTTONS, True), (5, True), (5, False), (3, False), (2, False), (1, False))
"""Numbers of buttons, one after another until a hand fits a phone, and whether tools stay that no decision needs."""
HEADS: Final = (160, 130, 100, 80)
"""Characters to which a long hint is cut, one after another, where nothing else gives way any more."""
TOOLS: Final = (
    Op.DECIDE, Op.UNDO, Op.HAND, Op.PLAN, Op.WITHDRAW, Op.REMATCH, Op.REPLAY, Op.REVIEW,
    Op.HINT, Op.WHY_NOT, Op.LOG, Op.RULES,
)  # fmt: skip
"""The buttons below the choices, in their order, as many as stand in one row of a phone. *More* holds the rest."""


class _Page(NamedTuple):
    """The texts of a hand, three above its picture and one below, and its buttons."""

    texts: list[list[str]]
    choice_rows: list[Item]
    tools: list[Item]

    def with_head(self, length: int) -> _Page:
        """Return it with its first text cut to so many characters."""
        head = "\n".join(filter(None, self.texts[0]))
        return self._replace(texts=[[clip(head, length, " ")], *self.texts[1:]])

    def fits(self, picture: Picture | None) -> bool:
        """Return whether it fits one screen of a phone; without a picture, whether it leaves room for words."""
        texts = ["\n".join(filter(None, text)) for text in self.texts]
        if picture is None:
            return sum(map(len, texts)) <= MAX_PANEL_CHARACTERS // 2
        shown = [row.children for row in self.choice_rows if isinstance(row, ui.ActionRow)]
        few = sum(map(rows_on_phone, shown)) <= MAX_ROWS
        return few and height(texts, rows_height([*shown, *in_rows(self.tools)]), picture) <= ROOM


def hand_job(key: str, scene: Scene, words: Words) -> Job:
    """Return the job that draws a hand."""
    return Job("hand", (key, scene, words.locale))


class Hand:
    """A snapshot of a player's hand with the actions that are legal now. Send it in ephemeral messages only.

    All that it says is of the moment at which it is made: nothing is read from the table later.

    ``head`` is a line above the hand: a hint, what was just done, or why a button is stale. ``more``: lines that follow
    it where there is room. ``first``: the notation of what was chosen first.
    Several panels can be made of one hand, with and without its picture.
    """

    facts = HandFacts()
    """What the table does not know."""

    def __init__(self, reading: Reading, head: str = "", *, first: str = "", more: Sequence[str] = ()) -> None:
        self._decision = HandDecision.of(reading, first)
        self._texts = HandTexts.of(reading, self._decision, head, more)
        self._scene = scene_of(reading, self._decision.view)
        self._ops, self._seat = _ops(reading, self._decision), reading.seat
        self.job = hand_job(reading.table.row.game, self._scene, reading.words)
        """Draws the picture."""

    def need_holder(self, user_id: int) -> None:
        """Raise :class:`UserError` unless the user still holds the seat of this hand."""
        need_holder(self._decision.table, user_id, self._seat)

    async def draw(self, draw: Draw | None, finding: Awaitable[HandFacts] | None = None) -> Panel:
        """Return the hand with its picture, drawn while its facts are found; in words if none is drawn in time.

        Without ``finding`` the facts are those found before.
        """
        works: list[Awaitable[Any]] = [each for each in (finding, draw and draw(self.job)) if each is not None]
        done = await asyncio.gather(*works)
        if finding is not None:
            self.facts, *done = done
        if not done:
            return self.panel(None)
        (drawn,) = done
        panel = self.panel(drawn.picture, "" if drawn.picture else no_picture(self._decision.words, late=drawn.late))
        panel.late = drawn.late
        return panel

    def panel(self, picture: Picture | None, note: str = "") -> Panel:
        """Return the hand with its picture. Without one, the hand and the board in words; ``note`` tells why.

        With a picture it tells as much as a phone shows on one screen: see ``hand_texts.ORDER``.
        """
        page, table = self._fitting(picture, note), self._decision.table
        *above, below = page.texts
        files: list[discord.File] = []
        told = picture and replace(picture, alt=self._alt(picture))
        shown = gallery(told, f"hand-{table.id}.jpg", files)
        if shown is None:
            shown = in_full(table.row.game, self._scene, self._decision.words, beside=chain(*page.texts))
        texts = [display(*text) for text in above]
        buttons = *page.choice_rows, *self._next_table(), *rows(page.tools)
        return finished([container(table.row.game, *texts, shown, display(*below)), *buttons], files)

    def _alt(self, picture: Picture) -> str:
        """Return the alternative text of the picture: what happened, then what the picture shows."""
        told = news(self._decision.table.row.game, self._scene, self._decision.words.locale)
        return shortened("\n".join((*told, picture.alt)))

    def _fitting(self, picture: Picture | None, note: str) -> _Page:
        """Return as few buttons as need be, and as much of ``ORDER`` as there is room for."""
        pictured = picture is not None
        steps = self._texts.steps(self.facts, pictured=pictured)
        needed = 1 + steps.index("done" if self._texts.head or self._decision.stands_in else "note")
        made = functools.cache(self._buttons)

        def page(count: int, most: int, extras: bool) -> _Page:
            told = Counter(steps[:count])
            lines = self._texts.lines(told, self.facts, note, most=most, pictured=pictured)
            return _Page(lines, *made(most, extras, self._texts.leaves_out(told, pictured=pictured)))

        def fits(each: _Page) -> bool:
            return each.fits(picture)

        for fewer in _FEWER if pictured else _FEWER[:1]:
            if fits(page(needed, *fewer)):
                break
        else:
            less = (page(count, *fewer) for count in range(needed - 1, -1, -1))
            least = page(0, *fewer)
            shorter = (least.with_head(length) for length in HEADS)
            return next(filter(fits, chain(less, shorter)), least)
        more = (page(count, *fewer) for count in range(needed + 1, len(steps) + 1))
        return [page(needed, *fewer), *takewhile(fits, more)][-1]

    def _buttons(self, most: int, extras: bool, leaves_out: bool) -> tuple[list[Item], list[Item]]:
        """Return rows of choices, and the other buttons: one row of a phone below choices, *More* at their end."""
        table, words = self._decision.table, self._decision.words
        choice_rows, ends = self._decision.buttons(most)
        also = {Op.WHY_NOT: extras and self._may_ask_why_not(), Op.LOG: extras and leaves_out}
        tools = [op_button(table, op, words) for op in TOOLS if op in self._ops or also.get(op)]
        kept, more = [*self._decision.back(), *ends], op_button(table, Op.MORE, words)
        room = 1 if choice_rows else MAX_ROWS
        for tool in tools:
            if sum(map(rows_on_phone, in_rows([*kept, tool, more]))) <= room:
                kept.append(tool)
        return choice_rows, [*kept, more]

    def _may_ask_why_not(self) -> bool:
        decision = self._decision
        there = self.facts.beginner is not None and decision.part is None and decision.asked
        return there and bool(refused(decision.table.game, decision.whole))

    def _next_table(self) -> list[Item]:
        """Return the button that shows the hand of the next table here, at most one."""
        if self.facts.following is None:
            return []
        button: ui.Button[Any] = ui.Button(
            custom_id=str(custom_ids.Press(table=self.facts.following.id, op=Op.HAND)),
            label=self._decision.words.say("button-next-table"),
            style=discord.ButtonStyle.primary,
        )
        return [ui.ActionRow(button)]


def _ops(reading: Reading, decision: HandDecision) -> frozenset[Op]:
    """Return the buttons below a hand, without those that depend on more than its table."""
    table, seat = reading.table, reading.seat
    running, over = table.phase is Phase.RUNNING, table.phase is Phase.FINISHED
    reach = reach_of(table, seat)
    there = {
        Op.DECIDE: running and table.seats[seat].passes,
        Op.UNDO: reach is not None and reach.free,
        Op.HAND: running and not decision.view.actions,
        Op.PLAN: may_plan(table, seat),
        Op.WITHDRAW: may_withdraw(table, seat),
        Op.REMATCH: over,
        Op.REPLAY: over,
        Op.REVIEW: over,
        Op.HINT: may_hint(table, seat),
        Op.RULES: True,
    }
    return frozenset(op for op, is_there in there.items() if is_there)
