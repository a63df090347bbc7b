"""The panels of a lesson: its steps, and its end with the score sheet."""

from __future__ import annotations

from dataclasses import dataclass

import discord
from discord import ui

from cogs.interactions import custom_ids
from cogs.interactions.choices import rows
from cogs.interactions.layout import Item, container, display, finished, gallery, in_full, no_picture, play_button
from cogs.interactions.replies import Panel
from engine import AnyGame, View
from engine.lessons import LEARNER, TIPS, Moment, numbers, offered
from render import Scene, marks, rules_pages
from render.choices import brief
from render.jobs import Job
from render.service import Draw, draw_nothing
from render.wording import Words, describe_outcome


@dataclass(frozen=True, slots=True)
class LessonPage:
    """One step of a lesson for one learner. ``names``: the players, the learner first.

    ``alone``: the learner is in no server with the bot, and plays with bots only.
    """

    game: AnyGame
    path: str
    here: Moment
    names: tuple[str, ...]
    words: Words
    alone: bool = False

    async def panel(self, draw: Draw, head: str, *, again: bool = False) -> Panel:
        """Return the step with its picture.

        ``head``: the answer to the choice before. If the same step is shown ``again``, its text is small below it: so
        both fit a phone.
        """
        key, number = self.game.meta.key, numbers(self.game.lesson)[self.here.step]
        told = marks.read(self._text(f"lesson-step-{number}"))
        above = display(f"> {head}" if head else "", *(f"-# {line}" if again else line for line in told.lines))
        view = self.game.view(self.here.state, LEARNER)
        if not self.game.lesson.steps[self.here.step].right:
            return await self._end(view, draw, above, told.task)
        files: list[discord.File] = []
        kind = marks.kind(told.lit)
        seen = self.game.view(self.here.state, LEARNER if kind == "hand" else None)
        scene = Scene(seen, self.names, self.here.recent)
        drawn = await draw(Job("lesson", (key, kind, scene, self.words.locale, told.lit, number, self._steps)))
        shown = [gallery(drawn.picture, f"lesson-{key}-{number}-{kind}.jpg", files)]
        if None in shown:
            scene = Scene(view, self.names, self.here.recent)
            missing = None if draw is draw_nothing else display(no_picture(self.words, late=False))
            shown = [missing, in_full(key, scene, self.words, ())]
        buttons = rows([*self._choices(view), *self._back()])
        return finished([container(key, above, *shown, display(told.task)), *buttons], files)

    async def _end(self, view: View, draw: Draw, above: Item | None, told: str) -> Panel:
        """Return the score sheet, or the board of an unfinished game, tips, and what to play now."""
        files: list[discord.File] = []
        key, kind = self.game.meta.key, "board" if view.outcome is None else "score"
        seen = self.game.view(self.here.state, None) if view.outcome is None else view
        arguments = (key, kind, Scene(seen, self.names, self.here.recent), self.words.locale, (), 0, 0)
        sheet = (await draw(Job("lesson", arguments))).picture
        shown = gallery(sheet, f"lesson-{key}-{kind}.jpg", files)
        if shown is None and view.outcome is not None:
            shown = display(*describe_outcome(self.game, view.outcome, self.names, self.words))
        tips = [self.words.say("hand-tip", tip=self._text(f"lesson-tip-{number}")) for number in range(1, TIPS + 1)]
        opponents = custom_ids.OPPONENTS[:1] if self.alone else custom_ids.OPPONENTS
        play = [play_button(key, what, self.words) for what in opponents]
        rules: Item = ui.Button(
            custom_id=str(custom_ids.RulesPage(game=key, chapter=rules_pages(key)[0])),
            label=self.words.say("button-rules"),
        )
        below = display(told, *tips)
        return finished([container(key, above, shown, below), *rows([*play, *self._back(), rules])], files)

    def _choices(self, view: View) -> list[Item]:
        """Return the choices that the step offers. Their colour gives none away."""
        where = self.game.meta.key, self.game.lesson.version, self.path
        return [
            ui.Button(
                custom_id=str(custom_ids.LessonChoice(*where, str(action))),
                label=brief(self.game, view, action, self.names, self.words),
                style=discord.ButtonStyle.primary,
            )
            for action in offered(self.game, self.game.lesson.steps[self.here.step], self.here.state)
        ]

    def _back(self) -> list[Item]:
        """Return the way back; none from the first step."""
        where = custom_ids.LessonStep(self.game.meta.key, self.game.lesson.version, self.path[:-1])
        label = f"‹ {self.words.say('button-lesson-back')}"
        return [ui.Button(custom_id=str(where), label=label)] if self.path else []

    @property
    def _steps(self) -> int:
        return numbers(self.game.lesson)[-1]

    def _text(self, key: str) -> str:
        return self.words.text(self.game.meta.key, key)
