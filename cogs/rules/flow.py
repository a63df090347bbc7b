"""Showing the rules of a game, and what the bot is."""

from __future__ import annotations

import discord

from cogs.interactions import replies
from cogs.interactions.context import reader
from cogs.rules import panels
from engine import games
from render import rules_pages
from render.service import PictureService
from tables import UserError


class Rules:
    """Shows pages of rules to the person who asks."""

    def __init__(self, pictures: PictureService) -> None:
        self._pictures = pictures

    async def show_page(self, interaction: discord.Interaction, game: str, page: str) -> None:
        """A page of a game's rules, in the reader's language."""
        if game not in games():
            raise UserError("error-unknown-game")
        if page not in rules_pages(game):
            raise UserError("error-unknown-page")
        await replies.reply(interaction, lambda: panels.rules(game, page, reader(interaction), self._pictures.draw))

    async def help(self, interaction: discord.Interaction) -> None:
        """What this bot is."""
        await replies.reply(interaction, lambda: panels.help_page(reader(interaction)))
