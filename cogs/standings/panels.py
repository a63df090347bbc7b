"""The panels of the leaderboards and of profiles."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Sequence
from typing import Any, Final

import discord
from discord import ui

from cogs.interactions import custom_ids
from cogs.interactions.layout import container, display, finished, gallery, page_buttons
from cogs.interactions.replies import Panel
from db import LeaderPage, PlayedRow, RivalRow
from engine import games
from locales import say
from render import Picture, Profile
from render.house.life import PLACES, Chapter, Rival
from render.house.words import tell
from render.wording import bold, clip, game_text, plain, title
from tables import clean_name
from tables.rating_model import Skill

MIN_RANKED_GAMES: Final = 3
"""A player needs so many ranked games to be listed: with fewer, a rating says too little."""
PAGE_LINES: Final = 10
"""Lines on one page of a leaderboard."""


async def leaders(game: str, found: LeaderPage, *, played: int, listed: bool, locale: str) -> Panel:
    """Return a page of a leaderboard, and the reader's own place.

    ``played`` is the reader's number of ranked games, ``listed`` whether they want to be listed.
    """
    page, pages, mine = found.page, found.pages, found.own
    lines = [
        say(
            locale,
            "leaders-line",
            place=str(row.place),
            player=bold(clean_name(row.name)),
            points=str(row.points),
            count=row.games,
        )
        for row in found.rows
    ]
    own = ""
    if not listed:
        own = say(locale, "leaders-hidden")
    elif mine is not None and mine not in found.rows:
        own = say(locale, "leaders-you", place=str(mine.place), points=str(mine.points))
    elif mine is None and 0 < played < MIN_RANKED_GAMES:
        own = say(locale, "leaders-not-yet", missing=MIN_RANKED_GAMES - played)
    titles = [(title(key, locale), key) for key in games()]
    options = [discord.SelectOption(label=clip(name, 100), value=key, default=key == game) for name, key in titles]
    select: ui.Select[Any] = ui.Select(
        custom_id=str(custom_ids.LeaderboardSelect(what="game")),
        placeholder=say(locale, "select-game"),
        options=options,
    )
    return finished(
        [
            container(
                game,
                display(f"## {say(locale, 'leaders-title', game=game_text(game, 'title', locale))}"),
                display(*(lines or [say(locale, "leaders-none", count=MIN_RANKED_GAMES)])),
                display(own),
                display(
                    say(locale, "leaders-about", count=MIN_RANKED_GAMES), f"-# {page + 1}/{pages}" if pages > 1 else ""
                ),
            ),
            ui.ActionRow(select),
            *(
                [ui.ActionRow(*page_buttons(lambda to: custom_ids.Leaderboard(game, to), page, pages - 1, locale))]
                if pages > 1
                else ()
            ),
        ]
    )


def life(name: str, rows: Sequence[PlayedRow], rivals: Sequence[RivalRow]) -> Profile:
    """Return a profile made of a player's results in the order of their end. The most played game comes first."""
    by_game: dict[str, list[PlayedRow]] = defaultdict(list)
    for row in rows:
        by_game[row.game].append(row)
    chapters = [
        Chapter(
            game,
            len(played),
            tuple(sum(row.place == place for row in played) for place in range(1, PLACES + 1)),
            max(row.points for row in played),
            tuple(Skill(row.mu, row.sigma).shown for row in played if row.mu is not None and row.sigma is not None),
        )
        for game, played in by_game.items()
        if game in games()
    ]
    chapters.sort(key=lambda chapter: -chapter.games)
    return Profile(
        name,
        tuple(chapters),
        tuple(Rival(clean_name(row.name), row.games, row.ahead, row.behind) for row in rivals),
    )


async def profile(life: Profile, picture: Picture | None, locale: str, *, hidden: bool) -> Panel:
    """Return a profile as a picture, or in words without one. ``hidden``: only its owner may see it."""
    files: list[discord.File] = []
    return finished(
        [
            container(
                None,
                display(f"## {plain(life.name)}"),
                gallery(picture, "profile.jpg", files),
                None if picture is not None else display(*tell(life, locale)),
                display(say(locale, "profile-only-you")) if hidden else None,
            )
        ],
        files,
    )
