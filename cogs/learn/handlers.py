"""Plays a lesson with a user. The buttons hold where the learner is, so a restart loses nothing."""

from __future__ import annotations

import logging

from cogs.interactions import replies
from cogs.interactions.click import Click
from cogs.interactions.context import described
from cogs.interactions.custom_ids import LessonChoice, LessonStep, StartLesson
from cogs.interactions.installs import may_attach
from cogs.learn import panels
from db import StoreError, in_log
from engine import AnyGame, games
from engine import game as find_game
from engine.lessons import Lesson, Moment, answer, moment, numbers, offered, said
from render.service import draw_nothing
from tables import UserError

_log = logging.getLogger(__name__)


async def start(click: Click, button: StartLesson) -> None:
    """Show the first step of a game's lesson."""
    await _show(click, _find(button.game), "")


async def show(click: Click, button: LessonStep) -> None:
    """Show a step. A button of another version of the lesson starts it again."""
    game = _find(button.game)
    if button.version != game.lesson.version:
        await _show(click, game, "", changed=True)
    else:
        await _show(click, game, button.path)


async def choose(click: Click, button: LessonChoice) -> None:
    """Show the next step after a right choice, or answer a wrong one."""
    game, path, notation = _find(button.game), button.path, button.notation
    found: Lesson = game.lesson
    if button.version != found.version:
        await _show(click, game, "", changed=True)
        return
    here = _moment(game, path)
    step = found.steps[here.step]
    if notation not in map(str, offered(game, step, here.state)):
        raise UserError("error-old-button")
    if notation in step.right:
        await _show(click, game, path + str(step.right.index(notation)))
    else:
        await _show(click, game, path, answer(step, numbers(found)[here.step], notation))


async def _show(click: Click, game: AnyGame, path: str, wrong: str = "", *, changed: bool = False) -> None:
    """Show the step after ``path`` below the answer to its last choice, or again below that to a ``wrong`` one.

    ``wrong``: the key of that answer.
    """
    found: Lesson = game.lesson
    here, words = _moment(game, path), click.words
    key = wrong or said(found, _digits(path))
    head = words.say("lesson-changed") if changed else words.text(game.meta.key, key) if key else ""
    names = (words.say("lesson-you"), *found.names)
    page = panels.LessonPage(game, path, here, names, words, alone=not click.place)
    draw = click.services.pictures.draw if may_attach(click.interaction) else draw_nothing
    await replies.reply(click.interaction, lambda: page.panel(draw, head, again=bool(wrong)))
    if here.step == len(found.steps) - 1:
        await _note_finished(click, game)


async def _note_finished(click: Click, game: AnyGame) -> None:
    """Note that the user has finished a lesson. A failure is logged, not raised: they have seen its end."""
    registry = click.services.registry
    try:
        await registry.store.lessons.note(click.place, click.user, game.meta.key, registry.clock())
    except StoreError as error:
        _log.warning("%s: a finished lesson could not be noted: %s", described(click.interaction), in_log(error))


def _find(key: str) -> AnyGame:
    """Return the game of a lesson. :class:`UserError` for one without a lesson."""
    if key not in games() or find_game(key).lesson is None:
        raise UserError("error-no-lesson")
    return find_game(key)


def _digits(path: str) -> list[int]:
    return [int(digit) for digit in path]


def _moment(game: AnyGame, path: str) -> Moment:
    """Return where a path leads. An old or forged one is a :class:`UserError`."""
    try:
        return moment(game, _digits(path))
    except ValueError as error:
        raise UserError("error-old-button") from error
