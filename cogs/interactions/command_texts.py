"""Names, descriptions and choices of slash commands, in every language of the catalogues."""

from __future__ import annotations

from typing import Final

import discord
from discord import app_commands
from discord.app_commands import locale_str

from engine import games
from locales import DEFAULT, LOCALES, has, say
from render.wording import slug

MOST_CHOICES: Final = 25
"""Options of a select, and suggestions for an option of a command, that Discord takes at most."""
SPOKEN: Final = {"es-419": "es-ES"}
"""Discord's languages that we serve with a neighbour's texts."""


def text(key: str) -> locale_str:
    """A text of the catalogues for a command: English here, translated when the commands are sent to Discord."""
    return locale_str(say(DEFAULT, key), key=key)


class Translator(app_commands.Translator):
    """Gives Discord the commands' texts in our other languages."""

    async def translate(
        self, string: locale_str, locale: discord.Locale, context: app_commands.TranslationContextTypes
    ) -> str | None:
        tag = SPOKEN.get(str(locale), str(locale))
        key = string.extras.get("key")
        if key is None or tag not in LOCALES or not has(tag, key):
            return None
        return say(tag, key)


def titles() -> list[app_commands.Choice[str]]:
    """The games as choices of an option."""
    return [app_commands.Choice(name=text(f"{slug(key)}-title"), value=key) for key in games()]
