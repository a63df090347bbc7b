"""Commands that explain the bot and the rules of its games."""

from __future__ import annotations

import discord
from discord import app_commands
from discord.ext import commands

from cogs.interactions import context, replies
from cogs.interactions.command_texts import MOST_CHOICES, text, titles
from cogs.interactions.typed import bare
from cogs.rules.flow import Rules
from engine import games
from locales import say
from render import rules_pages
from render.wording import slug


class Help(commands.Cog):
    """What the bot is and how its games are played."""

    def __init__(self, flow: Rules) -> None:
        self.flow = flow

    @app_commands.command(name=text("command-help-name"), description=text("command-help-about"))
    @app_commands.guild_only()
    async def help(self, interaction: discord.Interaction) -> None:
        await replies.guard(interaction, self.flow.help(interaction))

    @app_commands.command(name=text("command-rules-name"), description=text("command-rules-about"))
    @app_commands.rename(game=text("option-game-name"), page=text("option-page-name"))
    @app_commands.describe(game=text("option-game-about"), page=text("option-page-about"))
    @app_commands.choices(game=titles())
    @app_commands.guild_only()
    async def rules(self, interaction: discord.Interaction, game: str, page: str | None = None) -> None:
        pages = rules_pages(game) if game in games() else ("",)
        # A command of another version may give a number where text is expected.
        found = pages[0] if page is None else find_page(game, str(page), context.reader(interaction))
        await replies.guard(interaction, self.flow.show_page(interaction, game, found))

    @rules.autocomplete("page")
    async def pages(self, interaction: discord.Interaction, typed: str) -> list[app_commands.Choice[str]]:
        """Pages whose title holds what was typed. Never raises: an autocomplete has no other answer."""
        game, locale = str(getattr(interaction.namespace, "game", "") or ""), context.reader(interaction)
        pages = rules_pages(game) if game in games() else ()
        titles = [(page_title(game, page, locale), page) for page in pages]
        found = [(title, page) for title, page in titles if bare(typed) in bare(title)][:MOST_CHOICES]
        return await replies.suggest(
            interaction, [app_commands.Choice(name=title[:100], value=page) for title, page in found]
        )


def page_title(game: str, page: str, locale: str) -> str:
    """What a page of the rules is called."""
    return say(locale, f"{slug(game)}-rules-{page}-title")


def find_page(game: str, typed: str, locale: str) -> str:
    """The page that a person means, who may have typed a title instead of choosing one; else what was typed."""
    for page in rules_pages(game) if game in games() else ():
        if typed == page or bare(typed) == bare(page_title(game, page, locale)):
            return page
    return typed
