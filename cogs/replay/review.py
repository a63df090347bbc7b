"""How a finished game was decided: made once in the background, then shown as a whole and turning point by point."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from functools import partial
from typing import Any, Final, NamedTuple

import discord
from discord import ui

from cogs.interactions import custom_ids, replies
from cogs.interactions.click import TableClick
from cogs.interactions.custom_ids import Op, ReviewPoint
from cogs.interactions.layout import Item, container, display, finished, gallery, in_full, op_button
from cogs.interactions.phone import first_fitting
from cogs.interactions.reading import Reading
from cogs.interactions.reasons import compared, explained, sentence
from cogs.interactions.replies import Panel
from cogs.replay.workshop import Making, Workshop, send
from db import Store
from engine import View
from engine.players import Choice
from engine.players.decision import BotDecision
from engine.players.review import seed_of
from render import Course, CourseMoment, Scene
from render.house import review_words
from render.house.course import choice_of
from render.jobs import Job
from render.service import PictureService, Priority
from render.wording import Words, bold, plain, title
from tables import Before, Review, Table, UserError, make_review, per_cent, positions_before, stored_review, whole_moves
from tables.recently_used import RecentlyUsed
from tables.reviews import SEARCH_POSITIONS, Ask
from tables.threads import for_page

CACHED_REVIEWS: Final = 8
"""Maximum number of reviews in memory."""


class Found(NamedTuple):
    """A review, and what was there before each of its turning points.

    ``better``: the rest of the better move of each, found when its page is first shown.
    """

    review: Review
    before: tuple[Before, ...]
    better: dict[int, Sequence[tuple[View, Choice]]]


class Reviews:
    """Shows reviews. The store keeps them. A restart drops one that is being made: its progress asks for it again."""

    def __init__(self, store: Store, pictures: PictureService, ask: Ask) -> None:
        self._store, self._pictures, self._ask = store, pictures, ask
        self.workshop = Workshop("review", RecentlyUsed[tuple[int, int], Found](CACHED_REVIEWS))
        self._one = asyncio.Lock()

    async def show(self, click: TableClick, button: ReviewPoint | None = None) -> None:
        """Show a turning point, by default the whole review. Makes the review first if there is none.

        Raises :class:`UserError` as a replay does, and for a user who waits for another review.
        """
        table, number = click.table, None if button is None else button.page
        found = await self._known(table)

        async def build(found: Found) -> Panel:
            return await self.page(Reading(table, None, click.words), found, number, in_words=click.in_words)

        if found is not None:
            await replies.reply(click.interaction, partial(build, found))
            return
        found = await self.workshop.get(click, _key(table), partial(self.make, table), Op.REVIEW)
        await send(click, await build(found))

    async def _known(self, table: Table) -> Found | None:
        found = self.workshop.kept.get(_key(table))
        if found is None and (stored := await stored_review(self._store, table)) is not None:
            found = self.workshop.kept.keep(_key(table), await _found(table, stored))
        return found

    async def make(self, table: Table, making: Making[Found]) -> Found:
        """Make a review. Another press may have stored it meanwhile."""
        async with self._one:
            review = await stored_review(self._store, table)
            if review is None:
                review = await make_review(self._store, table, self._ask, lambda done: making.report(done, 100))
            return await _found(table, review)

    async def _better(self, table: Table, found: Found, number: int) -> Sequence[tuple[View, Choice]]:
        """Return what follows the first action of the strong bot's move at a turning point; empty for a gift."""
        point, game = found.review.points[number], table.game
        if point.best is None:
            return ()
        seed = seed_of(b"", "better", point.revision, point.seat)

        async def decide(view: View) -> Choice:
            return await self._ask(BotDecision(game, view, "hard", seed, SEARCH_POSITIONS))

        if number not in found.better:
            view, best = found.before[number].own, game.parse(point.best)
            found.better[number] = await whole_moves.after(game, view, best, decide)
        return found.better[number]

    async def page(self, reading: Reading, found: Found, number: int | None, *, in_words: bool = False) -> Panel:
        """Return the panel of a turning point, counted from 0, or of the whole review (None)."""
        table, words = reading.table, reading.words
        if number is not None and number >= len(found.before):
            raise UserError("error-review-point")
        course, game = course_of(reading, found), table.row.game
        files: list[discord.File] = []
        board = why = None
        if number is None:
            head = f"### {words.say('picture-review')} · {title(game, words.locale)}"
            told = review_words.tell(course, course.names, words, marked=True)
            job = Job("review", (course, words.locale))
            below = [words.say("review-note")] if course.moments else []
        else:
            moment, before = course.moments[number], found.before[number]
            there = reading.names_at(found.review.points[number].revision)
            who, board = moment.mover, Scene(before.public, there, before.recent)
            better = await self._better(table, found, number)
            why = await for_page(reason_of, reading, found, number, better)  # it tries moves in many positions
            head = f"### {number + 1} · {words.say('picture-review-move', name=plain(who))}"
            told, job = [], Job("review_move", (course, number, board, why, words.locale))
            below = [review_words.point(course, number, course.names, words, marked=True)]
            below += [words.say("review-hint", player=bold(who), reason=plain(why))] if why else []
        picture = None if in_words else (await self._pictures.draw(job, Priority.BOARD)).picture
        buttons = _buttons(table, len(course.moments), number, words)
        if picture is not None:
            listed = review_words.listed(course, words)
            short = [*listed] if number is None else [listed[number].partition(" ")[2], *below[1:]]
            versions = [[head, *listed, *below] if number is None else [head, *below], [head, *short], [head, short[0]]]
            below = [*first_fitting(versions, [buttons], picture)[1:]]
        missing = "" if in_words or picture is not None else words.say("picture-missing")
        shown = gallery(picture, f"review-{table.id}.jpg", files) or display(*told)
        if picture is None and board is not None:
            shown = in_full(game, board, words, beside=(head, missing, *below))
        panel = container(game, display(head), display(missing), shown, display(*below))
        return finished([panel, ui.ActionRow(*buttons)], files)


def _key(table: Table) -> tuple[int, int]:
    return table.id, table.row.revision


async def _found(table: Table, review: Review) -> Found:
    return Found(review, await positions_before(table, review.points), {})


def _buttons(table: Table, count: int, number: int | None, words: Words) -> list[Item]:
    points: list[ui.Button[Any]] = [
        ui.Button(custom_id=str(ReviewPoint(table=table.id, page=k)), label=str(k + 1), disabled=k == number)
        for k in range(count)
    ]
    if number is None:
        return [
            *points,
            *(op_button(table, op, words) for op in (Op.REPLAY, *([Op.MORE] if table.kind.has_channel else []))),
        ]
    back: ui.Button[Any] = ui.Button(
        custom_id=str(custom_ids.Press(table=table.id, op=Op.REVIEW)), label=f"‹ {words.say('button-review')}"
    )
    return [back, *points, op_button(table, Op.REPLAY, words)]


def course_of(reading: Reading, found: Found) -> Course:
    """Return what the pictures of a review show."""
    table, words = reading.table, reading.words
    rules, game_names, review = table.game, reading.names, found.review
    moments = []
    for point, before in zip(review.points, found.before, strict=True):
        played, best = (
            None if each is None else choice_of(rules, before.own, rules.parse(each), game_names, words.locale)
            for each in (point.played, point.best)
        )
        assert played is not None
        numbers = per_cent(point.before), per_cent(point.after)
        mover = reading.names_at(point.revision)[point.seat]
        if before.by_bot and table.is_persons(point.seat, point.revision):
            mover = words.say("story-bot-for", name=mover)
        moment = CourseMoment(
            point.turn, point.seat, point.gains, *numbers, before.own, played, best, mover, before.round
        )
        moments.append(moment)
    outcome = reading.view.outcome
    assert outcome is not None
    parts = tuple(turn.part for turn in review.curve)
    chances = tuple(turn.chances for turn in review.curve)
    return Course(table.row.game, game_names, outcome, parts, chances, tuple(moments))


def reason_of(reading: Reading, found: Found, number: int, better: Sequence[tuple[View, Choice]]) -> str:
    """Return why the strong bot's move was better, as its hint says it; empty without a reason, and for a gift.

    ``better``: what follows the first action of the move.
    """
    table = reading.table
    point, view = found.review.points[number], found.before[number].own
    if point.best is None:
        return ""
    first, *rest = compared(reading, [(view, Choice(table.game.parse(point.best))), *better])
    steps = [first._replace(other=table.game.parse(point.played)), *rest]
    return " ".join(sentence(text) for _, text in explained(reading, steps, label=True))
