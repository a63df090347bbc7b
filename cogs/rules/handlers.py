"""Shows the rules of a game, and the help."""

from __future__ import annotations

from discord import app_commands

from cogs.interactions import replies
from cogs.interactions.click import Click, TableClick
from cogs.interactions.command_texts import MAX_CHOICES
from cogs.interactions.components import chosen_value
from cogs.interactions.context import game_of
from cogs.interactions.custom_ids import RulesPage, RulesSelect, TableRulesPage, TableRulesSelect
from cogs.interactions.input_parsing import bare
from cogs.interactions.installs import may_attach, place_word
from cogs.rules import panels
from engine import AnyGame, games
from render import rules_pages
from render.service import draw_nothing
from render.wording import Words
from tables import Table, UserError


async def look_up(click: Click, key: str, entered: str | None) -> None:
    """Show the first or the ``entered`` page of the rules, as the channel's table plays them if it plays this game.

    A command of an older version may have entered a number.
    """
    game, channel_id = game_of(key), click.interaction.channel_id if click.place else None
    chapter = rules_pages(key)[0] if entered is None else _find_page(key, str(entered), click.words)
    table = None if channel_id is None else await click.services.registry.in_channel(channel_id)
    await _show(click, game, chapter, table if table and table.game is game else None)


async def suggest(click: Click, key: str, entered: str) -> list[app_commands.Choice[str]]:
    """Return the pages of a game's rules whose title holds the input; none for an unknown game."""
    pages, words = rules_pages(key) if key in games() else (), click.words
    titles = [(panels.page_title(key, page, words), page) for page in pages]
    found = [(title, page) for title, page in titles if bare(entered) in bare(title)][:MAX_CHOICES]
    return [app_commands.Choice(name=title[:100], value=page) for title, page in found]


async def show_page(click: Click, button: RulesPage) -> None:
    """Show a page of a game's rules."""
    await _show(click, game_of(button.game), button.chapter)


async def choose_page(click: Click, button: RulesSelect) -> None:
    """Show the page that was chosen in a select."""
    await _show(click, game_of(button.game), chosen_value(click.interaction))


async def show_of(click: TableClick) -> None:
    """Show the rules of a table's game. The hand or the board that was clicked stays as it is."""
    await _show(click, click.table.game, rules_pages(click.table.row.game)[0], click.table, beside=True)


async def turn_page(click: TableClick, button: TableRulesPage) -> None:
    """Show another page of the rules as a table plays them."""
    await _show(click, click.table.game, button.chapter, click.table)


async def choose_page_of(click: TableClick, button: TableRulesSelect) -> None:
    """Show the page that was chosen in a select of the rules as a table plays them."""
    await _show(click, click.table.game, chosen_value(click.interaction), click.table)


async def help_page(click: Click) -> None:
    """Show what the bot is, and which games it has."""
    await replies.reply(click.interaction, lambda: panels.help_page(click.words, place_word(click.interaction)))


async def _show(click: Click, game: AnyGame, chapter: str, table: Table | None = None, *, beside: bool = False) -> None:
    """Show a page of a game's rules, as ``table`` plays them, in place or ``beside`` what was clicked."""
    if chapter not in rules_pages(game.meta.key):
        raise UserError("error-unknown-page")
    words, viewer = click.words, None if table is None else table.seat_of(click.user)
    draw = click.services.pictures.draw if may_attach(click.interaction) else draw_nothing
    await replies.reply(
        click.interaction, lambda: panels.rules(game, chapter, words, draw, table, viewer), beside=beside
    )


def _find_page(key: str, entered: str, words: Words) -> str:
    """Return the page with this key or title; the input itself if there is none."""
    for page in rules_pages(key):
        if entered == page or bare(entered) == bare(panels.page_title(key, page, words)):
            return page
    return entered
