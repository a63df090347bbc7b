"""The decision that a hand asks for: its choices, what was chosen first of them, and their buttons."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any, Final

import discord
from discord import ui

from cogs.interactions import custom_ids
from cogs.interactions.choices import choices, in_buttons
from cogs.interactions.custom_ids import Op
from cogs.interactions.layout import Item, op_button
from cogs.interactions.reading import Reading
from engine import View
from engine.joined import whole
from engine.turn_end import may_end_game
from locales import DEFAULT, has
from render.choices import Offer, chosen_part, narrow, offers
from render.look import LookKind, LookPart
from render.wording import Words, ask, game_key, named_facts
from tables import Phase, Table

MAX_OPTIONS: Final = 25
"""Discord's limit of options in a select."""


@dataclass(frozen=True)
class HandDecision:
    """What a player is asked at one revision; nothing if ``asked`` is false."""

    table: Table
    words: Words
    names: tuple[str, ...]
    whole: View
    """The player's view with all choices."""
    view: View
    """The view with those that begin with what was chosen first."""
    part: LookPart | None
    """What was chosen first."""
    asked: bool
    stands_in: bool
    """Whether a bot decides for the player."""
    changeable: bool
    """Whether a simultaneous choice is made and can be changed."""
    revision: int
    """The seat's decision revision."""
    _offered: dict[int, list[Offer]] = field(default_factory=dict, repr=False)

    @classmethod
    def of(cls, reading: Reading, first: str = "") -> HandDecision:
        """Return the decision of a reading's viewer. ``first``: the notation of what was chosen first."""
        table, seat = reading.table, reading.seat
        every = whole(table.game, reading.view)
        running, stands_in = table.phase is Phase.RUNNING, table.seats[seat].computer is not None
        asked = running and bool(every.actions) and not stands_in
        return cls(
            table,
            reading.words,
            reading.names,
            every,
            narrow(table.game, every, first),
            chosen_part(table.game, every, first),
            asked,
            running and stands_in,
            asked and seat not in table.deciding and len(every.actions) <= MAX_OPTIONS,
            table.seats[seat].decision_revision,
        )

    @property
    def question(self) -> str:
        """The question, or what was chosen first with the question for the rest."""
        if not self.asked:
            return ""
        if self.part is None:
            return ask(self.table.game, self.view, self.names, self.words)
        return self.words.text(self.table.row.game, f"ask-{self.part.note.key}", self._facts(label=False))

    @property
    def other(self) -> str:
        """The label of the button that leads back to all choices; empty if none was chosen first."""
        if self.part is None or not self.asked:
            return ""
        return self.words.text(self.table.row.game, f"other-{self.part.note.key}", self._facts(label=True))

    def _facts(self, *, label: bool) -> dict[str, str | int]:
        assert self.part is not None
        return named_facts(self.table.row.game, self.part.note.facts, self.names, self.words.bare, label=label)

    def costly(self, most: int) -> str:
        """Return what grey choices mean, as a small line; empty where at most so many buttons have none."""
        key = game_key(self.table.row.game, "costly")
        if not self.asked or not has(DEFAULT, key):
            return ""
        shown = self.offers(most)
        grey = any(each.kind is LookKind.COSTLY for each in shown)
        return f"-# {self.words.say(key)}" if grey and in_buttons(shown, most, again=self.changeable) else ""

    def offers(self, most: int) -> list[Offer]:
        """Return what is offered with at most so many buttons."""
        if most not in self._offered:
            narrowed = self.part is not None or self.changeable
            game, names = self.table.game, self.names
            self._offered[most] = offers(game, self.view, names, self.words, narrowed=narrowed, most=most)
        return self._offered[most]

    def buttons(self, most: int) -> tuple[list[Item], list[Item]]:
        """Return rows of choices, at most so many buttons or a select, and the passes, which stand beside the tools."""
        if self.stands_in:
            return [ui.ActionRow(op_button(self.table, Op.RETURN, self.words, discord.ButtonStyle.success))], []
        if not self.asked:
            return [], []
        shown = self.table, self.revision, self.words, self.offers(most), most
        choice_rows, ends = choices(*shown, again=self.changeable)
        forced = self.whole.actions if len(self.whole.actions) == 1 else ()
        if ends and forced and not may_end_game(self.table.game, self.whole, *forced):
            custom_id = str(custom_ids.PassOn(table=self.table.id, decision_revision=self.revision))
            ends.append(ui.Button(custom_id=custom_id, label=self.words.say("button-pass-on")))
        return choice_rows, ends

    def back(self) -> list[ui.Button[Any]]:
        """Return the button that leads back to all choices, at most one."""
        if not self.other:
            return []
        custom_id = str(custom_ids.Press(table=self.table.id, op=Op.HAND))
        return [ui.Button(custom_id=custom_id, label=f"‹ {self.other}")]
