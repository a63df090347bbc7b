"""What the host of a lobby has chosen in its form: reads the fields."""

from __future__ import annotations

import re
from collections.abc import Mapping
from dataclasses import replace
from typing import Any, Final

from cogs.interactions.input_parsing import bare
from engine.players import LEVELS
from tables import MAX_DEADLINE_MS, MIN_DEADLINE_MS, Absence, LobbyOptions, Pace, UserError
from tables.clocks import DAY, HOUR, MINUTE

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
