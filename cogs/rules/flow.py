"""Shows the rules of a game, and the help."""

from __future__ import annotations

import discord

from cogs.interactions import replies
from cogs.interactions.components import chosen_value
from cogs.interactions.context import game_of, reader
from cogs.interactions.input_parsing import bare
from cogs.interactions.installs import may_attach, place_of, place_word
from cogs.rules import panels
from engine import AnyGame
from render import rules_pages
from render.service import PictureService, draw_nothing
from render.wording import Words
from tables import Table, TableRegistry, UserError


class RulesFlow:
    """Shows the rules to the user who asks."""

    def __init__(self, pictures: PictureService, registry: TableRegistry) -> None:
        self._pictures = pictures
        self._registry = registry

    async def look_up(self, interaction: discord.Interaction, key: str, entered: str | None) -> None:
        """Show the first or the ``entered`` page of the rules, as the channel's table plays them if it plays this game.

        A command of an older version may have entered a number.
        """
        game, words = game_of(key), Words(reader(interaction))
        chapter = rules_pages(key)[0] if entered is None else _find_page(key, str(entered), words)
        channel_id = interaction.channel_id if place_of(interaction) else None
        table = None if channel_id is None else await self._registry.in_channel(channel_id)
        await self.show_page(interaction, game, chapter, table if table and table.game is game else None)

    async def show_page(
        self,
        interaction: discord.Interaction,
        game: AnyGame,
        chapter: str,
        table: Table | None = None,
        *,
        beside: bool = False,
    ) -> None:
        """Show a page of a game's rules, as ``table`` plays them, in place or ``beside`` what was clicked."""
        if chapter not in rules_pages(game.meta.key):
            raise UserError("error-unknown-page")
        words = Words(reader(interaction))
        draw = self._pictures.draw if may_attach(interaction) else draw_nothing
        viewer = None if table is None else table.seat_of(interaction.user.id)
        await replies.reply(interaction, lambda: panels.rules(game, chapter, words, draw, table, viewer), beside=beside)

    async def choose_page(self, interaction: discord.Interaction, game: AnyGame) -> None:
        """Show the page that was chosen in a select."""
        await self.show_page(interaction, game, chosen_value(interaction))

    async def show_of(self, interaction: discord.Interaction, table: Table) -> None:
        """Show the rules of a table's game. The hand or the board that was clicked stays as it is."""
        await self.show_page(interaction, table.game, rules_pages(table.row.game)[0], table, beside=True)

    async def turn_page(self, interaction: discord.Interaction, table: Table, chapter: str) -> None:
        """Show another page of the rules as a table plays them."""
        await self.show_page(interaction, table.game, chapter, table)

    async def choose_page_of(self, interaction: discord.Interaction, table: Table) -> None:
        """Show the page that was chosen in a select of the rules as a table plays them."""
        await self.turn_page(interaction, table, chosen_value(interaction))

    async def help(self, interaction: discord.Interaction) -> None:
        """Show what the bot is, and which games it has."""
        await replies.reply(interaction, lambda: panels.help_page(Words(reader(interaction)), place_word(interaction)))


def _find_page(key: str, entered: str, words: Words) -> str:
    """Return the page with this key or title; the input itself if there is none."""
    for page in rules_pages(key):
        if entered == page or bare(entered) == bare(panels.page_title(key, page, words)):
            return page
    return entered
