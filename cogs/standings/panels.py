"""The panels of the leaderboards and of profiles."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, Final

import discord
from discord import ui

from cogs.interactions import custom_ids
from cogs.interactions.layout import Item, container, display, finished, gallery, page_buttons
from cogs.interactions.replies import Panel
from db import LeaderPage, PlayedRow
from engine import games
from engine.trophies import Trophy
from render import Picture, Profile
from render.house.life import PLACES, Chapter, Friend
from render.house.words import dated, tell
from render.wording import Words, bold, clip, plain, title
from tables import clean_name
from tables.rating_model import Skill

MIN_RANKED_GAMES: Final = 3
"""A player needs so many ranked games to be listed: with fewer, a rating says too little."""
PAGE_LINES: Final = 10
"""Lines on one page of a leaderboard."""
MIN_GAMES: Final = 5
"""A profile says from so many games with others on how many of them the person finishes."""


@dataclass(frozen=True, slots=True)
class Reader:
    """Who reads a leaderboard: their number of ranked games there, and whether they want to be listed.

    ``active``: they have had a ranked game lately, or none at all.
    """

    user_id: int
    played: int
    listed: bool
    active: bool = True


async def leaders(game: str, found: LeaderPage, who: Reader, ladders: tuple[int, int], words: Words) -> Panel:
    """Return a page of a leaderboard, and the reader's own place.

    ``ladders`` are the numbers of the ladder that it shows and of the present one, counted from 0.
    """
    page, pages, (ladder, present) = found.page, found.pages, ladders
    lines = [
        words.say(
            "leaders-line",
            place=str(row.place),
            player=bold(clean_name(row.name)),
            points=str(row.points),
            count=row.games,
        )
        for row in found.rows
    ]
    past = ladder < present
    none = words.say("leaders-none-then") if past else words.say("leaders-none", count=MIN_RANKED_GAMES)
    number = words.say("leaders-ladder", number=str(ladder + 1), count=str(present + 1)) if present else ""

    def turn(to: int) -> custom_ids.ButtonId:
        return custom_ids.LadderPage(game, ladder, to) if past else custom_ids.Leaderboard(game, to)

    titles = [(title(key, words.locale), key) for key in games()]
    options = [discord.SelectOption(label=clip(name, 100), value=key, default=key == game) for name, key in titles]
    select: ui.Select[Any] = ui.Select(
        custom_id=str(custom_ids.LeaderboardSelect(what="game")),
        placeholder=words.say("select-game"),
        options=options,
    )
    return finished(
        [
            container(
                game,
                display(f"## {words.say('leaders-title', game=words.text(game, 'title'))}", number),
                display(*(lines or [none])),
                display(_own(found, who, words, past=past)),
                display(
                    "" if past else words.say("leaders-about", count=MIN_RANKED_GAMES),
                    f"-# {page + 1}/{pages}" if pages > 1 else "",
                ),
            ),
            ui.ActionRow(select),
            *([ui.ActionRow(*page_buttons(turn, page, pages - 1, words))] if pages > 1 else ()),
            *([ui.ActionRow(*_ladder_buttons(game, ladder, present, words))] if present else ()),
        ]
    )


def _own(found: LeaderPage, who: Reader, words: Words, *, past: bool) -> str:
    """Return the reader's own place, or why they have none; empty if they read it on the page. ``past``: long ago."""
    if not who.listed:
        return words.say("leaders-hidden")
    if found.own is not None:
        there = found.own in found.rows
        return "" if there else words.say("leaders-you", place=str(found.own.place), points=str(found.own.points))
    if past or not who.played:
        return ""
    if who.played < MIN_RANKED_GAMES:
        return words.say("leaders-not-yet", missing=MIN_RANKED_GAMES - who.played)
    return "" if who.active else words.say("leaders-inactive")


def _ladder_buttons(game: str, ladder: int, present: int, words: Words) -> list[Item]:
    """Return buttons to the ladders before and after this one. The first and the last have one."""

    def button(to: int, label: str) -> Item:
        custom_id = str(custom_ids.LadderPage(game, to, 0))
        return ui.Button(custom_id=custom_id, label=label.format(words.say("button-ladder", number=str(to + 1))))

    before = [button(ladder - 1, "‹ {}")] if ladder > 0 else []
    return [*before, *([button(ladder + 1, "{} ›")] if ladder < present else [])]


def life(
    name: str,
    rows: Sequence[PlayedRow],
    ladder: int,
    completion: tuple[int, int],
    days: int,
    trophies: tuple[Trophy, ...],
    friend: Friend | None,
) -> Profile:
    """Return a profile made of a player's results in the order of their end. The most played game comes first.

    The ratings are those on ``ladder``. ``completion``: how many games with others they finished, and of how many.
    """
    by_game: dict[str, list[PlayedRow]] = defaultdict(list)
    curves: dict[str, list[tuple[int, int]]] = defaultdict(list)
    moment = 0
    for row in rows:
        by_game[row.game].append(row)
        if row.mu is not None and row.sigma is not None and row.ladder == ladder:
            moment += 1
            curves[row.game].append((moment, Skill(row.mu, row.sigma).shown))
    chapters = []
    for game, played in by_game.items():
        finished = [row for row in played if row.place]  # not those that they left
        places = tuple(sum(row.place == place for row in finished) for place in range(1, PLACES + 1))
        if game in games() and finished:
            best = max(row.points for row in finished)
            moments, curve = zip(*curves[game], strict=True) if curves[game] else ((), ())
            chapters.append(Chapter(game, len(finished), places, best, curve, moments))
    chapters.sort(key=lambda chapter: -chapter.games)
    return Profile(name, tuple(chapters), friend, completion if completion[1] >= MIN_GAMES else None, days, trophies)


async def profile(life: Profile, picture: Picture | None, words: Words, note: str = "") -> Panel:
    """Return a profile as a picture, or in words without one; below it its trophies, and a note to the reader."""
    files: list[discord.File] = []
    told = tell(life, words) if picture is None else []
    if picture is not None and life.completion is not None:
        finished_games, count = map(str, life.completion)
        told.append(f"-# {words.say('profile-told-completion', finished=finished_games, count=count)}")
    return finished(
        [
            container(
                None,
                display(f"## {plain(life.name)}"),
                gallery(picture, "profile.jpg", files),
                display(*told) if told else None,
                display(*dated(life, words)),
                display(note) if note else None,
            )
        ],
        files,
    )
