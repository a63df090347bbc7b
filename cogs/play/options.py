"""The form with everything that the host of a lobby chooses, and its single select of older lobbies."""

from __future__ import annotations

import re
from collections.abc import Mapping
from dataclasses import replace
from typing import Any, Final

from discord import ui

from cogs.interactions import forms, replies
from cogs.interactions.click import TableClick
from cogs.interactions.components import chosen_value
from cogs.interactions.custom_ids import LobbyForm, OptionSelect
from cogs.interactions.input_parsing import bare
from cogs.interactions.layout import duration, option_text
from cogs.play.lobby import answer_on_board
from engine.players import LEVELS
from render.wording import Words
from tables import MAX_DEADLINE_MS, MIN_DEADLINE_MS, Absence, LobbyOptions, Pace, Table, UserError
from tables.clocks import DAY, HOUR, MINUTE
from tables.permissions import need_host
from tables.transitions import lobby

OPTION: Final = "option_"
"""What the name of a field starts with that holds an option of the game."""
RANKED, STAND_IN, INVITED = WAYS = ("ranked", "stand_in", "invited")
"""What the host may tick."""
MAX_DEADLINE: Final = 20
"""Most characters of a time for a decision."""
_DEADLINE: Final = re.compile(r"(\d{1,5}) *([a-z]*)\.?")
_UNITS: Final = {"": MINUTE, "m": MINUTE, "h": HOUR, "d": DAY, "j": DAY}
"""Units by the first letter of their name in the languages of the bot."""


def deadline(entered: object) -> int | None:
    """Return a time for a decision in milliseconds, from input such as *90 min*, *6 h* or *2 days*; None for no input.

    Raises :class:`UserError` for anything else, and for a time that is too short or too long.
    """
    if entered is None or entered == "":
        return None
    found = _DEADLINE.fullmatch(bare(entered)) if isinstance(entered, str) else None
    if found is None or found[2][:1] not in _UNITS:
        raise UserError("error-deadline")
    time = int(found[1]) * _UNITS[found[2][:1]]
    if not MIN_DEADLINE_MS <= time <= MAX_DEADLINE_MS:
        raise UserError("error-deadline")
    return time


async def set_option(click: TableClick, button: OptionSelect) -> None:
    """Choose a value of an option of the game, with the select of a lobby that an older version has drawn."""
    value = chosen_value(click.interaction)
    change = click.table.change(
        lobby.set_options, click.person, lambda present: present.with_option(button.option, value)
    )
    await answer_on_board(click, change)


async def show_form(click: TableClick) -> None:
    """Open the form for the host of a lobby."""
    need_host(click.table, click.user, "error-not-host-options")
    await click.interaction.response.send_modal(options_form(click.table, click.words))


async def submit(click: TableClick, button: LobbyForm) -> None:
    """Store what the form holds, all or nothing. Refuses a form that showed other options."""
    filled = forms.filled(click.interaction)

    def choose(present: LobbyOptions) -> LobbyOptions:
        if present.digest != button.digest:
            raise UserError("error-options-changed")
        return chosen(present, filled)

    change = click.table.change(lobby.set_options, click.person, choose)
    if click.interaction.message is None:
        await change
        await replies.reply_text(click.interaction, click.words.say("options-saved"))
        return
    await answer_on_board(click, change)


def chosen(present: LobbyOptions, filled: Mapping[str, Any]) -> LobbyOptions:
    """Return the options that a form holds.

    :class:`UserError` for a field that is missing, unknown or has a strange value.
    """
    level_field = {"level"} if present.levels else set()
    names = {f"{OPTION}{name}": name for name in present.game}
    if filled.keys() != {*names, "pace", "deadline", "ways", *level_field}:
        raise UserError("error-unknown-option")
    game = {name: filled[field] for field, name in names.items()}
    pace, ways, level = filled["pace"], filled["ways"], filled.get("level")
    if not all(isinstance(value, str) for value in game.values()):
        raise UserError("error-unknown-option")
    if pace not in tuple(Pace) or not isinstance(ways, list) or level not in (None, *LEVELS):
        raise UserError("error-unknown-option")
    if not all(each in WAYS for each in ways):
        raise UserError("error-unknown-option")
    return replace(
        present,
        game=game,
        pace=Pace(pace),
        ranked=RANKED in ways,
        absence=Absence.BOT if STAND_IN in ways else Absence.ASK,
        invited_only=INVITED in ways,
        deadline_ms=deadline(filled["deadline"]),
        levels=present.levels if level is None else (level,) * len(present.levels),
    )


def options_form(table: Table, words: Words) -> ui.Modal:
    """Return all that the host of a lobby chooses, prefilled. Bots of several levels leave their field empty."""
    present = table.lobby_options
    own = "" if present.deadline_ms is None else duration(present.deadline_ms, words)
    fields = [
        forms.radio(
            f"{OPTION}{name}",
            words.say("form-rule"),
            [(option_text(table, name, value, words), value) for value in values],
            present.game[name],
        )
        for name, values in table.game.meta.options.items()
    ]
    paces = [(words.say(f"pace-{pace}"), pace.value) for pace in Pace]
    fields += [
        forms.radio("pace", words.say("select-pace"), paces, present.pace.value),
        forms.text("deadline", words.say("form-deadline"), own, MAX_DEADLINE, words.say("form-deadline-about")),
        forms.checkboxes(
            "ways",
            words.say("form-ways"),
            [
                (words.say("form-ranked"), RANKED, present.ranked),
                (words.say("form-stand-in"), STAND_IN, present.absence is Absence.BOT),
                (words.say("form-invited"), INVITED, present.invited_only),
            ],
        ),
    ]
    if present.levels:
        levels = [(words.say(f"name-bot-{level}"), level) for level in LEVELS]
        common = present.levels[0] if len(set(present.levels)) == 1 else None
        fields.append(forms.radio("level", words.say("form-level"), levels, common, required=False))
    custom_id = str(LobbyForm(table=table.id, digest=present.digest))
    return forms.form(custom_id, words.say("form-options-title"), fields)
