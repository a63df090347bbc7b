"""The panels that belong to no table: the pages of a game's rules, and the help."""

from __future__ import annotations

import discord
from discord import ui

from cogs.interactions.components import RulesButton, RulesSelect
from cogs.interactions.layout import container, display, finished, gallery, title
from cogs.interactions.replies import Panel
from engine import game as find_game
from engine import games
from locales import say
from render import rules_pages
from render.jobs import Job
from render.service import Draw
from render.wording import clip, slug


async def rules(game: str, page: str, locale: str, draw: Draw) -> Panel:
    """One page of a game's rules, its picture, and the way to the others."""
    pages = rules_pages(game)
    here = pages.index(page)
    files: list[discord.File] = []
    picture = (await draw(Job("rules_picture", (game, page, locale)))).picture
    body = say(locale, f"{slug(game)}-rules-{page}-body")
    rulings = _rulings(game, locale) if page == "rulings" else []
    options = [
        discord.SelectOption(
            label=clip(f"{number}. {say(locale, f'{slug(game)}-rules-{name}-title')}", 100),
            value=name,
            default=name == page,
        )
        for number, name in enumerate(pages, 1)
    ]
    back, forth = pages[here - 1], pages[(here + 1) % len(pages)]
    return finished(
        [
            container(
                game,
                display(f"## {say(locale, f'{slug(game)}-rules-{page}-title')}"),
                gallery(picture, f"rules-{game}-{page}-{locale}.png", files),
                display(body, *rulings),
                display(f"-# {title(game, locale)} · {here + 1}/{len(pages)}"),
            ),
            ui.ActionRow(RulesSelect(game, say(locale, "select-page"), options)),
            ui.ActionRow(
                RulesButton(game, back, label=f"‹ {say(locale, 'button-back')}"),
                RulesButton(game, forth, label=f"{say(locale, 'button-next')} ›"),
            ),
        ],
        files,
    )


def _rulings(game: str, locale: str) -> list[str]:
    """The house rulings of a game, one line each."""
    return [f"- {say(locale, f'{slug(game)}-ruling-{ruling}')}" for ruling in find_game(game).rulings]


async def help_page(locale: str) -> Panel:
    """What the bot is, how to begin, and what there is to play."""
    lines = [f"- **{title(key, locale)}** — {say(locale, f'{slug(key)}-about')}" for key in games()]
    buttons = [
        RulesButton(
            key, rules_pages(key)[0], label=clip(say(locale, "help-rules", game=say(locale, f"{slug(key)}-title")), 80)
        )
        for key in games()
    ]
    body = say(locale, "help-body")
    return finished(
        [
            container(None, display(f"## {say(locale, 'help-title')}", body), display(*lines)),
            ui.ActionRow(*buttons[:5]),
        ]
    )
