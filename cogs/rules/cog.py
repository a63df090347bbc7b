"""Commands that explain the bot and the rules of its games."""

from __future__ import annotations

from typing import TYPE_CHECKING

import discord
from discord import app_commands
from discord.ext import commands

from cogs.interactions import custom_ids, replies
from cogs.interactions.command_texts import MAX_CHOICES, text, titles
from cogs.interactions.context import game_of, reader
from cogs.interactions.custom_ids import Op
from cogs.interactions.input_parsing import bare
from cogs.interactions.installs import anywhere
from cogs.rules.flow import RulesFlow
from cogs.rules.panels import page_title
from engine import games
from render import rules_pages
from render.wording import Words

if TYPE_CHECKING:
    from cogs.client import Tertulia


class Help(commands.Cog):
    """The help, and the rules of the games."""

    def __init__(self, rules: RulesFlow) -> None:
        self._rules = rules

    @app_commands.command(name=text("command-table-help-name"), description=text("command-table-help-about"))
    @anywhere
    async def help(self, interaction: discord.Interaction) -> None:
        await replies.guard(interaction, self._rules.help(interaction))

    @app_commands.command(name=text("command-rules-name"), description=text("command-rules-about"))
    @app_commands.rename(game=text("option-game-name"), page=text("option-page-name"))
    @app_commands.describe(game=text("option-game-about"), page=text("option-page-about"))
    @app_commands.choices(game=titles())
    @anywhere
    async def rules(self, interaction: discord.Interaction, game: str, page: str | None = None) -> None:
        await replies.guard(interaction, self._rules.look_up(interaction, game, page))

    @rules.autocomplete("page")
    async def pages(self, interaction: discord.Interaction, entered: str) -> list[app_commands.Choice[str]]:
        """Return the pages whose title holds the input. Never raises, because an autocomplete can show no error."""
        game, words = str(getattr(interaction.namespace, "game", "") or ""), Words(reader(interaction))
        pages = rules_pages(game) if game in games() else ()
        titles = [(page_title(game, page, words), page) for page in pages]
        found = [(title, page) for title, page in titles if bare(entered) in bare(title)][:MAX_CHOICES]
        return await replies.suggest(
            interaction, [app_commands.Choice(name=title[:100], value=page) for title, page in found]
        )


async def setup(bot: Tertulia) -> None:
    """Register the feature's commands and components."""
    rules = RulesFlow(bot.pictures, bot.registry)
    on, on_table = bot.components.on, bot.components.on_table
    on(
        custom_ids.RulesPage,
        lambda click, button: rules.show_page(click.interaction, game_of(button.game), button.chapter),
    )
    on(custom_ids.RulesSelect, lambda click, button: rules.choose_page(click.interaction, game_of(button.game)))
    on_table(
        custom_ids.TableRulesPage,
        lambda click, button: rules.turn_page(click.interaction, click.table, button.chapter),
    )
    on_table(custom_ids.TableRulesSelect, lambda click, button: rules.choose_page_of(click.interaction, click.table))
    bot.components.on_press(Op.RULES, lambda click: rules.show_of(click.interaction, click.table))
    await bot.add_cog(Help(rules))
