"""The panel of a player's own hand."""

from __future__ import annotations

import asyncio
import functools
from collections import Counter
from collections.abc import Awaitable, Sequence
from itertools import chain, takewhile
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
from cogs.interactions.phone import ROOM, height, rows_height
from cogs.interactions.reading import Reading, board_job, scene_of, who_decides
from cogs.interactions.replies import Panel
from cogs.interactions.story import MAX_TURNS, hand_story
from cogs.questions.panels import asked_lines
from cogs.turn.ending import ending
from cogs.turn.hand_facts import HandFacts
from cogs.turn.planned import may_plan, may_withdraw, planned_line
from engine import View
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
from tables import Phase
from tables.permissions import need_holder, reach_of

MAX_OPTIONS: Final = 25
"""Discord's limit of options in a select."""


ORDER: Final = (
    "polls",  # open questions that wait for the reader's answer
    "done",  # turns that did something to the reader
    "announced",  # what brings the end near
    "latest",  # the latest turn of each other player
    "points",
    "costly",  # what grey choices mean
    "note",  # a line of the reader's note
    "head",  # the rest of a hint
    "news",  # earlier turns
    "tip",
    "own",  # the reader's own turn
    "cards",  # which the reader got
    "whole note",
)
"""What a hand tells beside its question. The first of it that a phone has no room for ends it.

All up to the note takes buttons away. In a hint only what was done to the reader does.
"""


class _Page(NamedTuple):
    """The texts of a hand, three above its picture and one below, its buttons, and their height on a phone."""

    texts: list[list[str]]
    choice_rows: list[Item]
    tools: list[Item]
    below: int

    def fits(self, picture: Picture | None) -> bool:
        """Return whether it fits one screen of a phone; without a picture, whether it leaves room for words."""
        texts = ["\n".join(filter(None, text)) for text in self.texts]
        if picture is None:
            return sum(map(len, texts)) <= MAX_PANEL_CHARACTERS // 2
        return height(texts, self.below, picture) <= ROOM


_FEWER: Final = ((MAX_BUTTONS, True), (5, True), (5, False), (3, False), (2, False), (1, False))
"""Numbers of buttons, one after another until a hand fits a phone, and whether tools stay that no decision needs.

More choices than buttons are made in two steps, or in a select.
"""
NOTE_LENGTH: Final = 28
"""Characters of the player's note that fill a line of a phone."""


TOOLS: Final = (
    Op.DECIDE, Op.UNDO, Op.HAND, Op.PLAN, Op.WITHDRAW, Op.REMATCH, Op.REPLAY, Op.REVIEW,
    Op.HINT, Op.WHY_NOT, Op.LOG, Op.RULES, Op.MORE,
)  # fmt: skip
"""The buttons below the choices, in their order."""


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
        table, words, seat = reading.table, reading.words, reading.seat
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
        self._story, self._ending, self._points = hand_story(reading), ending(reading), _points(reading, view)
        self._announced = announced(table.game, view, self._scene.names, words)
        running = table.phase is Phase.RUNNING
        self._stands_in = running and table.seats[seat].computer is not None
        self._asked = running and bool(view.actions) and not self._stands_in
        # A simultaneous choice can be changed after it is made.
        self._changeable = self._asked and seat not in table.deciding and len(view.actions) <= MAX_OPTIONS
        self._polls, self._ops = asked_lines(reading), _ops(reading, view)
        self._offered: dict[int, list[Offer]] = {}
        self._whole, self._other = whole, ""
        question = ask(table.game, view, reading.names, words) if self._asked else ""
        if self._part is not None and self._asked:
            note = self._part.note
            facts, label = (
                named_facts(self._game, note.facts, reading.names, words.bare, label=short) for short in (False, True)
            )
            question = words.text(self._game, f"ask-{note.key}", facts)
            self._other = words.text(self._game, f"other-{note.key}", label)
        self._question = _question(reading, question)

    def need_holder(self, user_id: int) -> None:
        """Raise :class:`UserError` unless the user still holds the seat of this hand."""
        need_holder(self._table, user_id, self._view.viewer)

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

        With a picture it tells as much as a phone shows on one screen: see :data:`ORDER`.
        """
        page = self._fitting(picture, note)
        *above, below = page.texts
        files: list[discord.File] = []
        shown = gallery(picture, f"hand-{self._table.id}.jpg", files)
        seen = gallery(board, f"board-{self._table.id}.jpg", files) if shown else None
        if shown is None:
            shown = in_full(self._game, self._scene, self._words, beside=chain(*page.texts))
        texts = [display(*text) for text in above]
        buttons = *page.choice_rows, *self._next_table(), *rows(page.tools)
        return finished([container(self._game, seen, *texts, shown, display(*below)), *buttons], files)

    def _fitting(self, picture: Picture | None, note: str) -> _Page:
        """Return as few buttons as need be, and as much of :data:`ORDER` as there is room for."""
        steps = self._steps(points=picture is not None)
        needed = 1 + steps.index("done" if self._head or self._stands_in else "note")
        made = functools.cache(self._buttons)

        def page(count: int, most: int, extras: bool) -> _Page:
            told = Counter(steps[:count])
            return _Page(self._texts(told, note), *made(most, extras, self._leaves_out(told)))

        def fits(each: _Page) -> bool:
            return each.fits(picture)

        for fewer in _FEWER if picture is not None else _FEWER[:1]:
            if fits(page(needed, *fewer)):
                break
        else:
            less = (page(count, *fewer) for count in range(needed - 1, -1, -1))
            return next(filter(fits, less), page(0, *fewer))
        more = (page(count, *fewer) for count in range(needed + 1, len(steps) + 1))
        return [page(needed, *fewer), *takewhile(fits, more)][-1]

    def _steps(self, *, points: bool) -> list[str]:
        """Return the parts of :data:`ORDER` that a hand may add one after another, some of them turn by turn."""
        story = self._story
        own, news = (min(len(turns), MAX_TURNS) for turns in (story.own, story.news))
        counts = {"latest": story.latest, "news": news - story.latest, "head": len(self._more_head), "own": own}
        return [name for name in ORDER for _ in range(counts.get(name, 1)) if points or name != "points"]

    def _turns(self, told: Counter[str]) -> tuple[int, int, int]:
        """Return how many turns are told: those that did something to the reader, others, the reader's own."""
        done = min(len(self._story.done), MAX_TURNS) if told["done"] else 0
        return done, told["latest"] + told["news"], told["own"]

    def _leaves_out(self, told: Counter[str]) -> bool:
        done, news, own = self._turns(told)
        return self._story.left_out(done, news) > 0 or len(self._story.own) > own

    def _texts(self, told: Counter[str], note: str) -> list[list[str]]:
        """Return the texts of a hand that tells these parts."""
        polls, cards = self._polls if told["polls"] else (), self._story.cards if told["cards"] else ()
        tip, announced = self._tip() if told["tip"] else "", self._announced if told["announced"] else ""
        own_note = self._note_line(whole=bool(told["whole note"])) if told["note"] else ""
        return [
            [self._head, *self._more_head[: told["head"]], *self._ending, *self.facts.standing],
            self._story.lines(*self._turns(told)),
            [tip, announced, self._question, *polls, note],
            [
                self._points if told["points"] else "",
                *cards,
                self._costly() if told["costly"] else "",
                own_note,
            ],
        ]

    def _note_line(self, *, whole: bool) -> str:
        """Return the player's note as one paragraph, all of it or cut to a line of a phone."""
        note = " ".join(self.facts.note.split())
        if not note:
            return ""
        return self._words.say("hand-note", note=plain(note if whole else clip(note, NOTE_LENGTH)))

    def _tip(self) -> str:
        """Return a beginner's tip for the question; empty without one."""
        if self.facts.beginner is None or not self._asked or self._part is not None:
            return ""
        key = tip(self._table.game, self._view, self.facts.beginner.met)
        return self._words.say("hand-tip", tip=self._words.text(self._game, f"tip-{key}")) if key else ""

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

    def _buttons(self, most: int, extras: bool, leaves_out: bool) -> tuple[list[Item], list[Item], int]:
        """Return rows of choices, the other buttons, and the height of all on a phone."""
        choice_rows, ends = self._choices(most)
        tools = [*ends, *self._tools(extras, leaves_out)]
        shown = [row.children for row in choice_rows if isinstance(row, ui.ActionRow)]
        return choice_rows, tools, rows_height([*shown, *in_rows(tools)])

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

    def _tools(self, extras: bool, shortened: bool) -> list[Item]:
        also = {Op.WHY_NOT: extras and self._asked and self._may_ask_why_not(), Op.LOG: extras and shortened}
        tools = [op_button(self._table, op, self._words) for op in TOOLS if op in self._ops or also.get(op)]
        if not self._other:
            return tools
        custom_id = str(custom_ids.Press(table=self._table.id, op=Op.HAND))
        return [ui.Button(custom_id=custom_id, label=f"‹ {self._other}"), *tools]


def _ops(reading: Reading, view: View) -> frozenset[Op]:
    """Return the buttons below a hand, without those that depend on more than its table."""
    table, seat = reading.table, reading.seat
    running, over, held = table.phase is Phase.RUNNING, table.phase is Phase.FINISHED, table.seats[reading.seat]
    asked, reach = running and bool(view.actions), reach_of(table, seat)
    there = {
        Op.DECIDE: running and held.passes,
        Op.UNDO: reach is not None and reach.free,
        Op.HAND: running and not asked,
        Op.PLAN: may_plan(table, seat),
        Op.WITHDRAW: may_withdraw(table, seat),
        Op.REMATCH: over,
        Op.REPLAY: over,
        Op.REVIEW: over,
        Op.HINT: asked and len(view.actions) > 1 and held.computer is None and not table.without_help,
        Op.RULES: True,
        Op.MORE: True,
    }
    return frozenset(op for op, is_there in there.items() if is_there)


def _question(reading: Reading, question: str) -> str:
    """Return the reader's question with what belongs to it, or what the table waits for."""
    table, words, seat = reading.table, reading.words, reading.seat
    plan, held, running = planned_line(reading), table.seats[seat], table.phase is Phase.RUNNING
    if running and held.computer is not None:
        leaves = table.leaves_at(seat)
        until = "" if leaves is None else f"\n{words.say('hand-leaves', until=f'<t:{leaves // 1000}:R>')}"
        return f"{words.say('hand-stand-in')}{until}"
    if question:
        forced = seat in table.deciding and len(reading.view.actions) == 1
        return "\n".join(filter(None, (f"### {question}", words.say("hand-forced") if forced else "", plan)))
    if table.phase is Phase.CANCELLED:
        return words.say("phase-cancelled")
    passes = words.say("hand-passes") if running and held.passes else ""
    return "\n".join(filter(None, (who_decides(reading), plan, passes)))


def _points(reading: Reading, view: View) -> str:
    """Return everybody's points, the reader's first, with how many of those all see; empty without any yet."""
    found, visible, words = totals(view), totals(reading.public.view), reading.words
    if reading.table.phase is not Phase.RUNNING or not any(found):
        return ""
    called = [words.say("story-you") if seat == reading.seat else name for seat, name in enumerate(reading.names)]

    def told(seat: int) -> str:
        who = words.player(seat, called)
        if found[seat] == visible[seat]:
            return f"{who} {found[seat]}"
        return words.say("hand-points-own", who=who, points=found[seat], open=visible[seat])

    seats = sorted(range(len(found)), key=lambda seat: (seat - reading.seat) % len(found))
    return words.say("hand-points", who=" · ".join(map(told, seats)))
