"""Names, descriptions, choices and mentions of slash commands, in every language of the catalogues."""

from __future__ import annotations

import re
from collections.abc import Mapping
from typing import Final

import discord
from discord import app_commands
from discord.app_commands import locale_str

from engine import games
from locales import DEFAULT, LOCALES, has, say
from render.wording import title

MAX_CHOICES: Final = 25
"""Discord's limit for the options of a select, and for the suggestions of an autocomplete."""
NEIGHBOURS: Final = {"es-419": "es-ES"}
"""Languages of Discord that get the texts of a neighbouring language."""
MENTIONS: Final[dict[str, str]] = {}
"""Discord's markup for each command as people type it, in every language; empty until the ids are known."""
_IN_BACKTICKS: Final = re.compile(r"`/([^`\n]+)`")


def text(key: str) -> locale_str:
    """Return a text of the catalogues for a command, in English. :class:`Translator` adds the others."""
    return locale_str(say(DEFAULT, key), key=key)


class Translator(app_commands.Translator):
    """Translates the commands' texts when they are sent to Discord."""

    async def translate(
        self, string: locale_str, locale: discord.Locale, context: app_commands.TranslationContextTypes
    ) -> str | None:
        tag = NEIGHBOURS.get(str(locale), str(locale))
        key, game = string.extras.get("key"), string.extras.get("game")
        if game is not None and tag in LOCALES:
            return title(game, tag)
        if key is None or tag not in LOCALES or not has(tag, key):
            return None
        return say(tag, key)


def titles() -> list[app_commands.Choice[str]]:
    """Return the games as choices of an option."""
    return [app_commands.Choice(name=locale_str(title(key, DEFAULT), game=key), value=key) for key in games()]


def mentions(ids: Mapping[str, int]) -> dict[str, str]:
    """Return what :data:`MENTIONS` holds for commands with these ids, by their English names: ``table cancel``.

    Each mention has the English name: a tap on another name does nothing (discord-api-docs, issue 5462).
    """
    return {
        " ".join(say(locale, f"command-{word}-name") for word in path.split()): f"</{path}:{known}>"
        for locale in LOCALES
        for path, known in ids.items()
    }


def linked(text: str) -> str:
    """Return a text with each command in backticks as a mention, which types the command at a tap.

    A command whose id is unknown stays as it is.
    """
    return _IN_BACKTICKS.sub(lambda found: MENTIONS.get(found[1], found[0]), text)
