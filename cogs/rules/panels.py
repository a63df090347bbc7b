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
from cogs.interactions.phone import first_fitting
from cogs.interactions.replies import Panel
from engine import AnyGame, games
from render import illustration, rules_pages
from render.jobs import Job
from render.service import Draw
from render.wording import Words, clip, title
from tables import Table


async def rules(
    game: AnyGame, page: str, words: Words, draw: Draw, table: Table | None = None, viewer: int | None = None
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
    picture = (await draw(Job("rules_picture", (key, drawing, words.locale)))).picture
    body = words.text(key, f"rules-{page}-body", played)
    rulings = _rulings(game, played, words) if page == "rulings" else []
    by = words.text(key, "credits", {"credits": meta.credits})
    credits = f"-# {words.say('rules-credits', credits=by)}" if here == min(1, len(pages) - 1) else ""
    choices = [
        discord.SelectOption(
            label=clip(f"{number}. {page_title(key, name, words)}", 100),
            value=name,
            default=name == page,
        )
        for number, name in enumerate(pages, 1)
    ]
    select: ui.Select[Any] = ui.Select(
        custom_id=str(custom_ids.TableRulesSelect(table=table.id)) if table else str(custom_ids.RulesSelect(game=key)),
        placeholder=words.say("select-page"),
        options=choices,
    )
    back, forth = pages[max(0, here - 1)], pages[min(len(pages) - 1, here + 1)]
    turn = [
        *([_page_button(key, back, f"‹ {words.say('button-back')}", table)] if here else []),
        _page_button(key, forth, f"{words.say('button-next')} ›", table, end=forth == page),
        *learn_buttons(game, words.say("button-learn")),
        *(hand_buttons(table, viewer, words) if table else [play_button(key, custom_ids.OPPONENTS[0], words)]),
    ]
    head, options = f"## {page_title(key, page, words)}", option_lines(table, words) if table else []
    last = "\n".join(filter(None, (credits, f"-# {title(key, words.locale)} · {here + 1}/{len(pages)}")))
    told = "\n".join((body, *rulings))
    if picture is not None and here == 0:  # its plates say the same, but who wins
        short = told.partition("\n")[0].removeprefix("1. ")
        versions = [(head, *options, text, last) for text in (told, short)]
        told = first_fitting(versions, [[select], turn], picture)[-2]
    return finished(
        [
            container(
                key,
                display(head),
                display(*options),
                gallery(picture, f"rules-{key}-{drawing}-{words.locale}.jpg", files),
                display(told),
                display(last),
            ),
            ui.ActionRow(select),
            ui.ActionRow(*turn),
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


def page_title(key: str, page: str, words: Words) -> str:
    """Return the title of a page of the rules."""
    return words.text(key, f"rules-{page}-title")


def _rulings(game: AnyGame, played: Mapping[str, str], words: Words) -> list[str]:
    """Return the house rulings of a game with the played options, one line each."""
    return [f"- {words.text(game.meta.key, f'ruling-{ruling}', played)}" for ruling in game.rulings]


async def help_page(words: Words, place: str) -> Panel:
    """Return what the bot is, how to start, and its games.

    ``place``: see :func:`cogs.interactions.installs.place_word`.
    """
    lines = [f"- **{title(key, words.locale)}** — {words.text(key, 'about')}" for key in games()]
    buttons = [
        _page_button(key, rules_pages(key)[0], clip(words.say("help-rules", game=words.text(key, "title-gloss")), 80))
        for key in games()
    ]
    lessons = [
        button
        for key in games()
        for button in learn_buttons(game_of(key), words.say("help-learn", game=words.text(key, "title-gloss")))
    ]
    body = words.say("help-body-alone" if place == "alone" else "help-body")
    return finished(
        [
            container(None, display(f"## {words.say('help-title')}", body), display(*lines)),
            *(ui.ActionRow(*row[:5]) for row in (lessons, buttons) if row),
        ]
    )
