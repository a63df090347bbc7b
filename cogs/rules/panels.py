"""The panels of the rules and of the help."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import discord
from discord import ui

from cogs.interactions import custom_ids
from cogs.interactions.context import game_of
from cogs.interactions.layout import (
    Item,
    container,
    display,
    finished,
    gallery,
    hand_buttons,
    learn_buttons,
    option_lines,
    play_button,
)
from cogs.interactions.replies import Panel
from engine import AnyGame, games
from locales import say
from render import illustration, rules_pages
from render.jobs import Job
from render.service import Draw
from render.wording import clip, game_text, title
from tables import Table


async def rules(
    game: AnyGame, page: str, locale: str, draw: Draw, table: Table | None = None, viewer: int | None = None
) -> Panel:
    """Return one page of a game's rules with its picture, and the controls that turn to the others.

    With ``table``: the rules as that table plays them, with the way to the hand of ``viewer``. Otherwise the options
    have their defaults.
    """
    key, meta = game.meta.key, game.meta
    pages = rules_pages(key)
    here = pages.index(page)
    files: list[discord.File] = []
    played = meta.choose(table.options if table else {})
    drawing = illustration(key, page, played)
    picture = (await draw(Job("rules_picture", (key, drawing, locale)))).picture
    body = game_text(key, f"rules-{page}-body", locale, played)
    rulings = _rulings(game, played, locale) if page == "rulings" else []
    by = game_text(key, "credits", locale, {"credits": meta.credits})
    credits = f"-# {say(locale, 'rules-credits', credits=by)}" if here == 0 else ""
    options = [
        discord.SelectOption(
            label=clip(f"{number}. {page_title(key, name, locale)}", 100),
            value=name,
            default=name == page,
        )
        for number, name in enumerate(pages, 1)
    ]
    select: ui.Select[Any] = ui.Select(
        custom_id=str(custom_ids.TableRulesSelect(table=table.id)) if table else str(custom_ids.RulesSelect(game=key)),
        placeholder=say(locale, "select-page"),
        options=options,
    )
    back, forth = pages[max(0, here - 1)], pages[min(len(pages) - 1, here + 1)]
    return finished(
        [
            container(
                key,
                display(f"## {page_title(key, page, locale)}"),
                display(*(option_lines(table, locale) if table else ())),
                gallery(picture, f"rules-{key}-{drawing}-{locale}.jpg", files),
                display(body, *rulings),
                display(credits, f"-# {title(key, locale)} · {here + 1}/{len(pages)}"),
            ),
            ui.ActionRow(select),
            ui.ActionRow(
                _page_button(key, back, f"‹ {say(locale, 'button-back')}", table, end=back == page),
                _page_button(key, forth, f"{say(locale, 'button-next')} ›", table, end=forth == page),
                *learn_buttons(game, say(locale, "button-learn")),
                *(
                    hand_buttons(table, viewer, locale)
                    if table
                    else [play_button(key, custom_ids.OPPONENTS[0], locale)]
                ),
            ),
        ],
        files,
    )


def _page_button(key: str, page: str, label: str, table: Table | None = None, *, end: bool = False) -> Item:
    """Return a button that turns to a page; disabled at an ``end`` of the rules."""
    custom_id = (
        str(custom_ids.TableRulesPage(table=table.id, chapter=page))
        if table
        else str(custom_ids.RulesPage(game=key, chapter=page))
    )
    return ui.Button(custom_id=custom_id, label=label, disabled=end)


def page_title(key: str, page: str, locale: str) -> str:
    """Return the title of a page of the rules."""
    return game_text(key, f"rules-{page}-title", locale)


def _rulings(game: AnyGame, played: Mapping[str, str], locale: str) -> list[str]:
    """Return the house rulings of a game with the played options, one line each."""
    return [f"- {game_text(game.meta.key, f'ruling-{ruling}', locale, played)}" for ruling in game.rulings]


async def help_page(locale: str, place: str) -> Panel:
    """Return what the bot is, how to start, and its games.

    ``place``: see :func:`cogs.interactions.installs.place_word`.
    """
    lines = [f"- **{title(key, locale)}** — {game_text(key, 'about', locale)}" for key in games()]
    buttons = [
        _page_button(
            key, rules_pages(key)[0], clip(say(locale, "help-rules", game=game_text(key, "title-gloss", locale)), 80)
        )
        for key in games()
    ]
    lessons = [
        button
        for key in games()
        for button in learn_buttons(game_of(key), say(locale, "help-learn", game=game_text(key, "title-gloss", locale)))
    ]
    body = say(locale, "help-body-alone" if place == "alone" else "help-body")
    return finished(
        [
            container(None, display(f"## {say(locale, 'help-title')}", body), display(*lines)),
            *(ui.ActionRow(*row[:5]) for row in (lessons, buttons) if row),
        ]
    )
