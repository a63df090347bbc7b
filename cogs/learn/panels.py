"""The panels of a lesson: its steps, and its end with the score sheet."""

from __future__ import annotations

from dataclasses import dataclass, replace

import discord
from discord import ui

from cogs.interactions import custom_ids
from cogs.interactions.choices import choice_buttons, rows
from cogs.interactions.layout import Item, container, display, finished, gallery, in_full, no_picture, title
from cogs.interactions.replies import Panel
from engine import View
from engine import game as find_game
from engine.lessons import LEARNER, TIPS, Lesson, Moment, offered
from locales import say
from render import Scene, rules_pages
from render.choices import offers
from render.jobs import Job
from render.service import Draw
from render.wording import Emojis, ask, describe_outcome, game_text


@dataclass(frozen=True, slots=True)
class Page:
    """One step of a lesson for one learner. ``names``: the players, the learner first."""

    game: str
    lesson: Lesson
    path: str
    here: Moment
    names: tuple[str, ...]
    locale: str
    emojis: Emojis

    async def panel(self, draw: Draw, head: str) -> Panel:
        """Return the step with its pictures; ``head``: the answer to the choice before."""
        number = self.here.step + 1
        steps = say(self.locale, "lesson-step", title=title(self.game, self.locale), step=number, steps=self._steps)
        above = display(f"-# {steps}", f"> {head}" if head else ""), display(self._text(f"lesson-step-{number}"))
        view = find_game(self.game).view(self.here.state, LEARNER)
        if view.outcome is not None:
            return await self._end(view, draw, above)
        rules = find_game(self.game)
        scene = Scene(view, self.names, self.here.recent)
        public = Scene(rules.view(self.here.state, None), self.names, self.here.recent)
        lit = self.lesson.steps[self.here.step].lit
        files: list[discord.File] = []
        board = await draw(Job("lesson", (self.game, "board", public, self.locale, lit, 0, 0)))
        hand = await draw(Job("lesson", (self.game, "hand", scene, self.locale, lit, number, self._steps)))
        shown = [
            gallery(board.picture, f"lesson-{self.game}-{number}-board.jpg", files),
            gallery(hand.picture, f"lesson-{self.game}-{number}-hand.jpg", files),
        ]
        if None in shown:
            shown = [display(no_picture(self.locale, late=False)), in_full(self.game, scene, self.locale, ())]
            files.clear()
        question = display(f"**{ask(rules, view, self.names, self.locale, self.emojis)}**")
        choices, ends = self._choices(view)
        return finished([container(self.game, *above, *shown, question), *choices, *self._tools(ends)], files)

    async def _end(self, view: View, draw: Draw, above: tuple[Item | None, ...]) -> Panel:
        """Return the score sheet, tips of strategy, and what to play now."""
        assert view.outcome is not None
        files: list[discord.File] = []
        arguments = (self.game, "score", Scene(view, self.names), self.locale, (), self._steps, self._steps)
        sheet = (await draw(Job("lesson", arguments))).picture
        shown = gallery(sheet, f"lesson-{self.game}-score.jpg", files)
        if shown is None:
            shown = display(*describe_outcome(find_game(self.game), view.outcome, self.names, self.locale))
        tips = [f"- {self._text(f'lesson-tip-{number}')}" for number in range(1, TIPS + 1)]
        buttons: list[Item] = [
            ui.Button(
                custom_id=str(custom_ids.OpenTable(game=self.game, what=what)),
                label=say(self.locale, f"button-play-{what}"),
                style=discord.ButtonStyle.success,
            )
            for what in custom_ids.OPPONENTS
        ]
        below = display(f"**{say(self.locale, 'lesson-tips')}**", *tips)
        return finished([container(self.game, *above, shown, below), ui.ActionRow(*buttons), *self._tools([])], files)

    def _choices(self, view: View) -> tuple[list[Item], list[Item]]:
        """Return the rows of the choices that the step offers, and the buttons of passes."""
        rules = find_game(self.game)
        narrowed = replace(view, actions=offered(rules, self.lesson.steps[self.here.step], self.here.state))
        found = offers(rules, narrowed, self.names, self.locale, self.emojis, narrowed=True)
        where = self.game, self.lesson.version, self.path
        return choice_buttons(found, lambda each: str(custom_ids.LessonChoice(*where, each.notation)))

    def _tools(self, ends: list[Item]) -> list[Item]:
        """Return passes, the way back, and the rules."""
        back: ui.Button[ui.LayoutView] = ui.Button(
            custom_id=str(custom_ids.LessonStep(self.game, self.lesson.version, self.path[:-1])),
            label=f"‹ {say(self.locale, 'button-back')}",
            disabled=not self.path,
        )
        rules_button: ui.Button[ui.LayoutView] = ui.Button(
            custom_id=str(custom_ids.RulesPage(game=self.game, chapter=rules_pages(self.game)[0])),
            label=say(self.locale, "button-rules"),
        )
        return rows([*ends, back, rules_button])

    @property
    def _steps(self) -> int:
        return len(self.lesson.steps)

    def _text(self, key: str) -> str:
        return game_text(self.game, key, self.locale)
