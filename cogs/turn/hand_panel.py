"""The panel of a player's own hand.

Over 400 lines because what a hand tells, offers and leaves out on a phone is one decision.
"""

from __future__ import annotations

import asyncio
import functools
from collections.abc import Awaitable, Sequence
from itertools import takewhile
from typing import Any, Final, NamedTuple

import discord
from discord import ui

from cogs.interactions import custom_ids
from cogs.interactions.choices import choices, in_rows, rows
from cogs.interactions.custom_ids import Op
from cogs.interactions.layout import (
    MAX_PANEL_CHARACTERS,
    Item,
    announced,
    container,
    display,
    finished,
    gallery,
    in_full,
    no_picture,
    op_button,
)
from cogs.interactions.phone import ROOM, height
from cogs.interactions.reading import Reading, board_job, scene_of, who_decides
from cogs.interactions.replies import Panel
from cogs.interactions.story import MAX_TURNS, since_own_turn
from cogs.questions.panels import asked_lines
from cogs.turn.ending import ending
from cogs.turn.hand_facts import HandFacts
from cogs.turn.planned import may_plan, may_withdraw, planned_line
from engine.points import totals
from engine.tips import tip
from engine.turn_end import may_end_game
from engine.why_not import refused
from locales import DEFAULT, has
from render import Picture, Scene
from render.choices import Offer, chosen_part, narrow, offers
from render.jobs import Job
from render.look import MAX_BUTTONS, LookKind
from render.service import Draw
from render.wording import Words, ask, clip, game_key, named_facts, plain
from tables import Phase, UserError
from tables.permissions import need_hand, reach_of

MAX_OPTIONS: Final = 25
"""Discord's limit of options in a select."""


class _Told(NamedTuple):
    """How much a hand tells beside its question: numbers of lines and turns, and what else is there."""

    polls: bool = False
    """Open questions that wait for the reader's answer."""
    done: int = 0
    """Turns that did something to the reader."""
    announced: bool = False
    """What brings the end near."""
    news: int = 0
    """Other turns."""
    points: bool = False
    costly: bool = False
    """What grey choices mean."""
    note: bool = False
    """A line of the player's note."""
    head: int = 0
    """Lines that follow the head."""
    own: int = 0
    """Turns of the player."""
    cards: bool = False
    """Cards that the player got."""
    tip: bool = False
    whole_note: bool = False


class _Page(NamedTuple):
    """The texts of a hand, above and below its picture, and its buttons."""

    head: list[str]
    lines: list[str]
    question: list[str]
    below: list[str]
    choice_rows: list[Item]
    tools: list[Item]

    def fits(self, picture: Picture | None) -> bool:
        """Return whether it fits one screen of a phone; without a picture, whether it leaves room for words."""
        texts = ["\n".join(filter(None, text)) for text in (self.head, self.lines, self.question, self.below)]
        if picture is None:
            return sum(map(len, texts)) <= MAX_PANEL_CHARACTERS // 2
        choice_rows = [row.children for row in self.choice_rows if isinstance(row, ui.ActionRow)]
        return height(texts, [*choice_rows, *in_rows(self.tools)], picture) <= ROOM


_FEWER: Final = ((MAX_BUTTONS, True), (5, True), (5, False), (3, False), (2, False), (1, False))
"""Numbers of buttons, one after another until a hand fits a phone, and whether tools stay that no decision needs.

More choices than buttons are made in two steps, or in a select.
"""
NOTE_LENGTH: Final = 28
"""Characters of the player's note that fill a line of a phone."""


def hand_job(key: str, scene: Scene, words: Words) -> Job:
    """Return the job that draws a hand."""
    return Job("hand", (key, scene, words.locale))


class Hand:
    """A snapshot of a player's hand with the actions that are legal now. Send it in ephemeral messages only.

    All that it says is of the moment at which it is made: nothing is read from the table later.

    ``head`` is a line above the hand: a hint, what was just done, or why a button is stale. ``more``: lines that follow
    it where there is room.
    Several panels can be made of one hand, with and without its picture.
    """

    facts = HandFacts()
    """What the table does not know."""

    def __init__(
        self,
        reading: Reading,
        head: str = "",
        *,
        first: str = "",
        more: Sequence[str] = (),
    ) -> None:
        table, words, seat, names = reading.table, reading.words, reading.seat, reading.names
        whole = reading.view
        self._part = chosen_part(table.game, whole, first)
        view = narrow(table.game, whole, first)
        self._table, self._view, self._words, self._head = table, view, words, head
        self._more_head = more
        self._game, self._decision_revision = table.row.game, table.seats[seat].decision_revision
        self._scene = scene_of(reading, view)
        self.job = hand_job(self._game, self._scene, words)
        """Draws the picture."""
        self._board = None if table.kind.has_channel else board_job(reading)
        """Draws the board of a person's own game, or the round that has just ended: no channel shows them."""
        self._story, self._ending = since_own_turn(reading), ending(reading)
        self._phase = table.phase
        self._announced = announced(table.game, view, self._scene.names, words)
        running = self._phase is Phase.RUNNING
        # A simultaneous choice can be changed after it is made.
        self._asked = running and bool(view.actions)
        self._again = self._asked and seat not in table.deciding
        self._changeable = self._again and len(view.actions) <= MAX_OPTIONS
        self._stands_in = running and table.seats[seat].computer is not None
        self._passes = running and table.seats[seat].passes
        reach = reach_of(table, seat)
        self._undo = reach is not None and reach.free
        self._plan, self._may_plan = planned_line(reading), may_plan(table, seat)
        self._may_withdraw, self._polls = may_withdraw(table, seat), asked_lines(reading)
        self._visible, self._without_help = totals(reading.public.view), table.without_help
        self._offered: dict[int, list[Offer]] = {}
        self._other = ""
        self._whole = whole
        if self._stands_in:
            leaves = table.leaves_at(seat)
            until = "" if leaves is None else f"\n{words.say('hand-leaves', until=f'<t:{leaves // 1000}:R>')}"
            self._question = f"{words.say('hand-stand-in')}{until}"
        elif self._asked:
            question = ask(table.game, view, names, words)
            if self._part is not None:
                key, note = self._game, self._part.note
                facts = named_facts(key, note.facts, names, words.bare)
                question = words.text(key, f"ask-{note.key}", facts)
                facts = named_facts(key, note.facts, names, words.bare, label=True)
                self._other = words.text(key, f"other-{note.key}", facts)
            forced = not self._again and len(whole.actions) == 1
            lines = words.say("hand-forced") if forced else "", self._plan
            self._question = "\n".join(filter(None, (f"### {question}", *lines)))
        else:
            self._question = f"{who_decides(reading)}\n{self._plan}".strip()
            if self._passes:
                self._question += f"\n{words.say('hand-passes')}"
            if self._phase is Phase.CANCELLED:
                self._question = words.say("phase-cancelled")

    def need_holder(self, user_id: int) -> None:
        """Raise :class:`UserError` unless the user still holds the seat of this hand."""
        if need_hand(self._table, user_id) != self._view.viewer:
            raise UserError("error-no-hand")

    async def draw(self, draw: Draw | None, finding: Awaitable[HandFacts] | None = None) -> Panel:
        """Return the hand with its picture, drawn while its facts are found; in words if none is drawn in time.

        Draws the board as well, where no channel shows it. Without ``finding`` the facts are those found before.
        """
        drawing = [draw(job) for job in (self.job, self._board) if job is not None] if draw is not None else []
        known = finding or asyncio.sleep(0, self.facts)
        found: list[Any] = await asyncio.gather(known, *drawing)
        self.facts, *drawings = found
        if not drawings:
            return self.panel(None)
        drawn, *rest = drawings
        late = any(each.late for each in drawings)
        note = "" if drawn.picture else no_picture(self._words, late=drawn.late)
        panel = self.panel(drawn.picture, note, board=rest[0].picture if rest else None)
        panel.late = late
        return panel

    def panel(self, picture: Picture | None, note: str = "", *, board: Picture | None = None) -> Panel:
        """Return the hand with its picture. Without a picture, the hand and the board in words; ``note`` tells why.

        With a picture it tells as much as a phone shows on one screen: see :meth:`_told`.
        """
        page = self._fitting(picture, note)
        files: list[discord.File] = []
        shown = gallery(picture, f"hand-{self._table.id}.jpg", files)
        seen = gallery(board, f"board-{self._table.id}.jpg", files) if shown else None
        if shown is None:
            beside = (*page.head, *page.lines, *page.question, *page.below)
            shown = in_full(self._game, self._scene, self._words, beside=beside)
        above = display(*page.head), display(*page.lines), display(*page.question)
        buttons = *page.choice_rows, *self._next_table(), *rows(page.tools)
        return finished([container(self._game, seen, *above, shown, display(*page.below)), *buttons], files)

    def _fitting(self, picture: Picture | None, note: str) -> _Page:
        """Return as few buttons as need be, and as much of what a hand tells as there is room for, in a fixed order.

        The first of what it tells takes buttons away, the rest does not.
        """
        told, needed = self._told(points=picture is not None)
        made = functools.cache(self._choices)
        for most, extras in _FEWER if picture is not None else _FEWER[:1]:
            choice_rows = made(most)
            page = self._page(told[needed], choice_rows, note, extras=extras)
            if page.fits(picture):
                break
        else:
            fewer = [self._page(each, choice_rows, note, extras=extras) for each in reversed(told[:needed])]
            return next((each for each in fewer if each.fits(picture)), fewer[-1])
        fuller = (self._page(each, choice_rows, note, extras=extras) for each in told[needed + 1 :])
        return [page, *takewhile(lambda each: each.fits(picture), fuller)][-1]

    def _told(self, *, points: bool) -> tuple[list[_Told], int]:
        """Return how much a hand may tell, ever more, and the place of what takes buttons away.

        First the questions that wait for the reader's answer, what was done to the reader, what brings the end near,
        the latest turn of each other player, points and note; then the rest of a hint, earlier turns, a tip, the
        reader's own turn, cards that they got, all of the note. A hint takes no buttons away: there all but the
        questions and what was done to the reader stands back.
        """
        story = self._story
        done, news, own = (min(len(turns), MAX_TURNS) for turns in (story.done, story.news, story.own))
        told = [_Told()]

        def then(**more: Any) -> int:
            told.append(told[-1]._replace(**more))
            return len(told) - 1

        then(polls=True)
        happened = then(done=done)
        then(announced=True)
        for count in range(1, story.latest + 1):
            then(news=count)
        least = then(points=points, costly=True, note=True)
        for count in range(1, len(self._more_head) + 1):
            then(head=count)
        for count in range(story.latest + 1, news + 1):
            then(news=count)
        then(tip=True)
        for count in range(1, own + 1):
            then(own=count)
        then(cards=True)
        then(whole_note=True)
        return told, happened if self._head or self._stands_in else least

    def _page(
        self,
        told: _Told,
        choice_rows: tuple[list[Item], list[Item]],
        note: str,
        *,
        extras: bool,
    ) -> _Page:
        story = self._story
        shortened = story.left_out(told.done, told.news) > 0 or len(story.own) > told.own
        return _Page(
            head=[self._head, *self._more_head[: told.head], *self._ending, *self.facts.standing],
            lines=story.lines(told.done, told.news, told.own),
            question=[
                self._tip() if told.tip else "",
                self._announced if told.announced else "",
                self._question,
                *(self._polls if told.polls else ()),
                note,
            ],
            below=[
                self._points() if told.points else "",
                *(story.cards if told.cards else ()),
                self._costly() if told.costly else "",
                self._note_line(whole=told.whole_note) if told.note else "",
            ],
            choice_rows=choice_rows[0],
            tools=[*choice_rows[1], *self._tools(extras=extras, shortened=shortened)],
        )

    def _note_line(self, *, whole: bool) -> str:
        """Return the player's note as one paragraph, all of it or cut to a line of a phone."""
        note = " ".join(self.facts.note.split())
        if not note:
            return ""
        return self._words.say("hand-note", note=plain(note if whole else clip(note, NOTE_LENGTH)))

    def _tip(self) -> str:
        """Return a beginner's tip for the question; empty without one."""
        if self.facts.beginner is None or not self._asked or self._stands_in or self._part is not None:
            return ""
        key = tip(self._table.game, self._view, self.facts.beginner.met)
        return self._words.say("hand-tip", tip=self._words.text(self._game, f"tip-{key}")) if key else ""

    def _points(self) -> str:
        """Return everybody's points, the reader's first, with how many of those all see; empty without any yet."""
        found, visible = totals(self._view), self._visible
        if self._phase is not Phase.RUNNING or not any(found):
            return ""
        called = [
            self._words.say("story-you") if seat == self._view.viewer else name
            for seat, name in enumerate(self._scene.names)
        ]
        seats = sorted(range(len(found)), key=lambda seat: (seat - (self._view.viewer or 0)) % len(found))

        def told(seat: int) -> str:
            who = self._words.player(seat, called)
            if found[seat] == visible[seat]:
                return f"{who} {found[seat]}"
            return self._words.say("hand-points-own", who=who, points=found[seat], open=visible[seat])

        return self._words.say("hand-points", who=" · ".join(map(told, seats)))

    def _may_ask_why_not(self) -> bool:
        return self.facts.beginner is not None and self._part is None and bool(refused(self._table.game, self._whole))

    def _costly(self) -> str:
        """Return what grey choices mean, if there are any."""
        key = game_key(self._game, "costly")
        if not self._asked or not has(DEFAULT, key):
            return ""
        shown = self._offers(MAX_BUTTONS)
        return f"-# {self._words.say(key)}" if any(each.kind is LookKind.COSTLY for each in shown) else ""

    def _offers(self, most: int) -> list[Offer]:
        """Return what is offered with at most so many buttons."""
        if most not in self._offered:
            narrowed = self._part is not None or self._changeable
            self._offered[most] = offers(
                self._table.game,
                self._view,
                self._scene.names,
                self._words,
                narrowed=narrowed,
                most=most,
            )
        return self._offered[most]

    def _choices(self, most: int) -> tuple[list[Item], list[Item]]:
        if self._stands_in:
            back = op_button(self._table, Op.RETURN, self._words, discord.ButtonStyle.success)
            return [ui.ActionRow(back)], []
        if not self._asked:
            return [], []
        where = self._table, self._decision_revision, self._words
        choice_rows, ends = choices(*where, self._offers(most), most, again=self._changeable)
        forced = self._whole.actions if len(self._whole.actions) == 1 else ()
        if ends and forced and not may_end_game(self._table.game, self._whole, *forced):
            custom_id = str(custom_ids.PassOn(table=self._table.id, decision_revision=self._decision_revision))
            ends.append(ui.Button(custom_id=custom_id, label=self._words.say("button-pass-on")))
        return choice_rows, ends

    def _next_table(self) -> list[Item]:
        """Return the button that shows the hand of the next table here, at most one."""
        if self.facts.following is None:
            return []
        button: ui.Button[Any] = ui.Button(
            custom_id=str(custom_ids.Press(table=self.facts.following.id, op=Op.HAND)),
            label=self._words.say("button-next-table"),
            style=discord.ButtonStyle.primary,
        )
        return [ui.ActionRow(button)]

    def _tools(self, *, extras: bool, shortened: bool) -> list[Item]:
        hint = self._asked and len(self._view.actions) > 1 and not self._stands_in and not self._without_help
        over = self._phase is Phase.FINISHED
        there = {
            Op.DECIDE: self._passes,
            Op.UNDO: self._undo,
            Op.HAND: self._phase is Phase.RUNNING and not self._asked,
            Op.PLAN: self._may_plan,
            Op.WITHDRAW: self._may_withdraw,
            Op.REMATCH: over,
            Op.REPLAY: over,
            Op.REVIEW: over,
            Op.HINT: hint,
            Op.WHY_NOT: extras and self._asked and not self._stands_in and self._may_ask_why_not(),
            Op.LOG: extras and shortened,
            Op.RULES: True,
            Op.MORE: True,
        }
        tools = [op_button(self._table, op, self._words) for op, is_there in there.items() if is_there]
        if not self._other:
            return tools
        custom_id = str(custom_ids.Press(table=self._table.id, op=Op.HAND))
        return [ui.Button(custom_id=custom_id, label=f"‹ {self._other}"), *tools]
