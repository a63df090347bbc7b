"""The slash commands. Their names, descriptions and choices come from the catalogues, in every language we have."""

from __future__ import annotations

import asyncio
from typing import Final

import discord
from discord import app_commands
from discord.app_commands import locale_str
from discord.ext import commands

from cogs.interactions import replies
from cogs.play.flow import Desk
from cogs.preferences.changes import MOST
from cogs.preferences.flow import Preferences
from cogs.preferences.typed import bare, suggest_zones
from cogs.standings.flow import Ladder
from engine import games
from locales import DEFAULT, LOCALES, has, say
from render import rules_pages
from render.wording import slug
from tables import Pace

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


def _titles() -> list[app_commands.Choice[str]]:
    return [app_commands.Choice(name=text(f"{slug(key)}-title"), value=key) for key in games()]


class Play(commands.Cog):
    """Opening a table, and what belongs to the table of a channel."""

    def __init__(self, desk: Desk) -> None:
        self.desk = desk

    @app_commands.command(name=text("command-play-name"), description=text("command-play-about"))
    @app_commands.rename(
        game=text("option-game-name"),
        pace=text("option-pace-name"),
        thread=text("option-thread-name"),
        ranked=text("option-ranked-name"),
    )
    @app_commands.describe(
        game=text("option-game-about"),
        pace=text("option-pace-about"),
        thread=text("option-thread-about"),
        ranked=text("option-ranked-about"),
    )
    @app_commands.choices(
        game=_titles(), pace=[app_commands.Choice(name=text(f"pace-{pace}"), value=pace.value) for pace in Pace]
    )
    @app_commands.guild_only()
    async def play(
        self,
        interaction: discord.Interaction,
        game: str,
        pace: str | None = None,
        thread: bool = False,
        ranked: bool = True,
    ) -> None:
        await replies.guard(interaction, self.desk.play(interaction, game, pace, thread=thread, ranked=ranked))

    @app_commands.command(name=text("command-tables-name"), description=text("command-tables-about"))
    @app_commands.guild_only()
    async def tables(self, interaction: discord.Interaction) -> None:
        await replies.guard(interaction, self.desk.tables(interaction))

    @app_commands.command(name=text("command-hand-name"), description=text("command-hand-about"))
    @app_commands.guild_only()
    async def hand(self, interaction: discord.Interaction) -> None:
        await replies.guard(interaction, self.desk.show_hand(interaction))

    @app_commands.command(name=text("command-board-name"), description=text("command-board-about"))
    @app_commands.guild_only()
    async def board(self, interaction: discord.Interaction) -> None:
        await replies.guard(interaction, self.desk.show_board(interaction))


@app_commands.guild_only()
class TableGroup(
    commands.GroupCog, group_name=text("command-table-name"), group_description=text("command-table-about")
):
    """``/table …``"""

    def __init__(self, desk: Desk) -> None:
        self.desk = desk

    @app_commands.command(name=text("command-cancel-name"), description=text("command-cancel-about"))
    async def cancel(self, interaction: discord.Interaction) -> None:
        await replies.guard(interaction, self.desk.cancel_here(interaction))

    @app_commands.command(name=text("command-resume-name"), description=text("command-resume-about"))
    async def resume(self, interaction: discord.Interaction) -> None:
        await replies.guard(interaction, self.desk.resume_here(interaction))


class Standings(commands.Cog):
    """Who plays how well."""

    def __init__(self, ladder: Ladder) -> None:
        self.ladder = ladder

    @app_commands.command(name=text("command-leaderboard-name"), description=text("command-leaderboard-about"))
    @app_commands.rename(game=text("option-game-name"))
    @app_commands.describe(game=text("option-game-about"))
    @app_commands.choices(game=_titles())
    @app_commands.guild_only()
    async def leaderboard(self, interaction: discord.Interaction, game: str | None = None) -> None:
        await replies.guard(interaction, self.ladder.leaderboard(interaction, game))

    @app_commands.command(name=text("command-profile-name"), description=text("command-profile-about"))
    @app_commands.rename(member=text("option-member-name"))
    @app_commands.describe(member=text("option-member-about"))
    @app_commands.guild_only()
    async def profile(self, interaction: discord.Interaction, member: discord.User | None = None) -> None:
        await replies.guard(interaction, self.ladder.profile(interaction, member))


class Own(commands.Cog):
    """What a server wants, what a person wants, and what is stored about them."""

    def __init__(self, preferences: Preferences) -> None:
        self.preferences = preferences

    @app_commands.command(name=text("command-settings-name"), description=text("command-settings-about"))
    @app_commands.rename(timezone=text("option-timezone-name"))
    @app_commands.describe(timezone=text("option-timezone-about"))
    @app_commands.default_permissions(manage_guild=True)
    @app_commands.guild_only()
    async def settings(self, interaction: discord.Interaction, timezone: str | None = None) -> None:
        await replies.guard(interaction, self.preferences.server(interaction, timezone))

    @settings.autocomplete("timezone")
    async def zones(self, interaction: discord.Interaction, typed: str) -> list[app_commands.Choice[str]]:
        """Time zones whose name holds what was typed."""
        found = await asyncio.to_thread(suggest_zones, typed, MOST)
        return await replies.suggest(interaction, [app_commands.Choice(name=zone, value=zone) for zone in found])

    @app_commands.command(name=text("command-me-name"), description=text("command-me-about"))
    @app_commands.guild_only()
    async def me(self, interaction: discord.Interaction) -> None:
        await replies.guard(interaction, self.preferences.member(interaction))

    @app_commands.command(name=text("command-privacy-name"), description=text("command-privacy-about"))
    @app_commands.guild_only()
    async def privacy(self, interaction: discord.Interaction) -> None:
        await replies.guard(interaction, self.preferences.privacy(interaction))


class Help(commands.Cog):
    """What the bot is and how its games are played."""

    def __init__(self, desk: Desk) -> None:
        self.desk = desk

    @app_commands.command(name=text("command-help-name"), description=text("command-help-about"))
    @app_commands.guild_only()
    async def help(self, interaction: discord.Interaction) -> None:
        await replies.guard(interaction, self.desk.help(interaction))

    @app_commands.command(name=text("command-rules-name"), description=text("command-rules-about"))
    @app_commands.rename(game=text("option-game-name"), page=text("option-page-name"))
    @app_commands.describe(game=text("option-game-about"), page=text("option-page-about"))
    @app_commands.choices(game=_titles())
    @app_commands.guild_only()
    async def rules(self, interaction: discord.Interaction, game: str, page: str | None = None) -> None:
        pages = rules_pages(game) if game in games() else ("",)
        # A command of another version may give a number where text is expected.
        found = pages[0] if page is None else find_page(game, str(page), replies.reader(interaction))
        await replies.guard(interaction, self.desk.turn_page(interaction, game, found))

    @rules.autocomplete("page")
    async def pages(self, interaction: discord.Interaction, typed: str) -> list[app_commands.Choice[str]]:
        """Pages whose title holds what was typed. Never raises: an autocomplete has no other answer."""
        game, locale = str(getattr(interaction.namespace, "game", "") or ""), replies.reader(interaction)
        pages = rules_pages(game) if game in games() else ()
        titles = [(page_title(game, page, locale), page) for page in pages]
        found = [(title, page) for title, page in titles if bare(typed) in bare(title)][:MOST]
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
