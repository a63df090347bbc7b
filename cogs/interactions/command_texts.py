"""Names, descriptions and choices of slash commands, in every language of the catalogues."""

from __future__ import annotations

from typing import Final

import discord
from discord import app_commands
from discord.app_commands import locale_str

from engine import games
from locales import DEFAULT, LOCALES, has, say
from render.wording import game_key

MAX_CHOICES: Final = 25
"""Discord's limit for the options of a select, and for the suggestions of an autocomplete."""
NEIGHBOURS: Final = {"es-419": "es-ES"}
"""Languages of Discord that get the texts of a neighbouring language."""


def text(key: str) -> locale_str:
    """A text of the catalogues for a command, in English. :class:`Translator` adds the others."""
    return locale_str(say(DEFAULT, key), key=key)


class Translator(app_commands.Translator):
    """Translates the commands' texts when they are sent to Discord."""

    async def translate(
        self, string: locale_str, locale: discord.Locale, context: app_commands.TranslationContextTypes
    ) -> str | None:
        tag = NEIGHBOURS.get(str(locale), str(locale))
        key = string.extras.get("key")
        if key is None or tag not in LOCALES or not has(tag, key):
            return None
        return say(tag, key)


def titles() -> list[app_commands.Choice[str]]:
    """The games as choices of an option."""
    return [app_commands.Choice(name=text(game_key(key, "title")), value=key) for key in games()]
