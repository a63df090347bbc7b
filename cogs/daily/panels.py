"""The panels of the daily deal: today's deals, a result, and the message that people share."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final, NamedTuple

import discord
from discord import ui

from cogs.interactions.choices import rows
from cogs.interactions.custom_ids import DailyButton, Op, Press
from cogs.interactions.layout import Item, container, display, finished, gallery
from cogs.interactions.replies import Panel
from engine import AnyGame
from locales import say, say_day
from render import Picture
from render.house.day_card import SIGNS, DayCard
from render.wording import bold, game_text, plain, title
from tables.clocks import DAY, SECOND

LINE_LENGTH: Final = 14
"""Most signs in a line."""
SEAL_DIGITS: Final = 12
"""How many digits of a seal are shown."""


@dataclass(frozen=True, slots=True)
class DayState:
    """How far a user is with a deal: ``open``, ``running``, ``elsewhere``, ``over``, ``used`` or ``done``.

    ``count`` is how many have finished it in this server; 0 outside of servers.
    """

    game: AnyGame
    state: str
    points: int = 0
    place: int = 0
    count: int = 0


class Standing(NamedTuple):
    """A finished try in the places of a server."""

    place: int
    name: str
    points: int
    own: bool


def date(day: int) -> str:
    """Return a day as Discord shows it to each reader. Noon UTC is on the same day nearly everywhere."""
    return f"<t:{(day * DAY + DAY // 2) // SECOND}:D>"


def date_end(day: int) -> str:
    """Return when a day is over, as Discord counts down to it."""
    return f"<t:{(day + 1) * DAY // SECOND}:R>"


async def overview(
    day: int, states: Sequence[DayState], streak: int, seals: Sequence[Sequence[str]], locale: str, head: str = ""
) -> Panel:
    """Return today's deals with a button each. ``seals``: the commitments of these deals and of tomorrow's."""
    lines, buttons = [], list[Item]()
    for each in states:
        key = each.game.meta.key
        facts: dict[str, str | int] = {"game": title(key, locale), "points": each.points}
        facts |= {"place": each.place, "count": each.count}
        lines.append(f"- {say(locale, f'daily-{_kind(each)}', facts)}")
        if each.state in ("open", "running", "done"):
            what = "result" if each.state == "done" else "play"
            style = discord.ButtonStyle.secondary if each.state == "done" else discord.ButtonStyle.success
            label = say(locale, f"button-daily-{each.state}", game=game_text(key, "title-gloss", locale))
            buttons.append(_button(what, key, day, label, style))
    row = say(locale, "daily-streak", count=streak) if streak else ""
    seal, then = (" · ".join(seal[:SEAL_DIGITS] for seal in each) for each in seals)
    title_line = say(locale, "daily-title", date=date(day))
    about, sealed = say(locale, "daily-about", until=date_end(day)), say(locale, "daily-sealed", seal=seal, then=then)
    panel = container(None, display(head, f"## {title_line}", about, *lines, row, sealed))
    return finished([panel, *rows(buttons)])


def _kind(state: DayState) -> str:
    """Return the name of the line that tells a state."""
    return "done-alone" if state.state == "done" and not state.count else state.state


def result(
    card: DayCard,
    picture: Picture | None,
    locale: str,
    table: int | None,
    best: int | None,
    places: Sequence[Standing] = (),
    *,
    may_post: bool,
    over: bool,
) -> Panel:
    """Return how a user did at a deal: the card, the message to share, and what to look at next.

    ``table``: where they played, if its replay can be shown here. ``best``: the table with the best result of the day
    before. ``places``: those of the server today.
    """
    files: list[discord.File] = []
    shown = gallery(picture, f"daily-{card.game}.jpg", files)
    signs = [f"{SIGNS[sign]} {say(locale, f'daily-sign-{sign}', count=card.signs.count(sign))}" for sign in SIGNS]
    told = " · ".join(signs) if card.signs else say(locale, "daily-no-signs")
    copied = message(card, locale).replace("`", "")  # a command in backticks would become a mention
    share = f"{say(locale, 'daily-share')}\n```\n{copied}\n```"
    buttons: list[Item] = []
    if may_post:
        buttons.append(_button("post", card.game, card.day, say(locale, "button-daily-post")))
    if table is not None:
        buttons += [_press(table, op, say(locale, f"button-{op}")) for op in (Op.REPLAY, Op.REVIEW)]
    if best is not None:
        buttons.append(_press(best, Op.REPLAY, say(locale, "button-daily-best")))
    buttons.append(_button("list", card.game, card.day, say(locale, "button-daily-list")))
    head = "" if shown else message(card, locale)
    if over:
        head = f"{head}\n{say(locale, 'daily-past')}".strip()
    line = " · ".join(_place(each, locale) for each in places)
    here = say(locale, "daily-places", places=line) if len(places) > 1 else ""
    return finished([container(card.game, shown, display(head, told, here, share)), *rows(buttons)], files)


def _place(each: Standing, locale: str) -> str:
    who = bold(each.name) if each.own else plain(each.name)
    return say(locale, "daily-places-one", place=each.place, who=who, points=each.points)


def posted(card: DayCard, name: str, locale: str) -> Panel:
    """Return a user's result as they post it in a channel."""
    lines = say(locale, "daily-posted", name=bold(name)), message(card, locale)
    play = _button("list", card.game, card.day, say(locale, "button-daily-too"), discord.ButtonStyle.success)
    return finished([container(card.game, display(*lines)), ui.ActionRow(play)])


def message(card: DayCard, locale: str) -> str:
    """Return the message that people share: it spoils nothing of the deal."""
    count = len(card.signs)
    half = -(-count // -(-count // LINE_LENGTH)) if count else 0
    parts = [card.signs[start : start + half] for start in range(0, count, half)] if half else []
    # A place among one would be read as the place at the table.
    key = "daily-message-place" if len(card.all_points) > 1 else "daily-message-points"
    points = say(locale, key, points=card.points, place=card.place, count=len(card.all_points))
    if card.beaten is not None:
        beaten, bots = card.beaten
        points = f"{points} · {say(locale, 'daily-message-bots', count=beaten, bots=bots)}"
    lines = [
        say(locale, "daily-message", game=title(card.game, locale), date=say_day(card.day, locale)),
        *("".join(SIGNS[sign] for sign in part) for part in parts),
        points,
        say(locale, "daily-message-streak", count=card.streak) if card.streak > 1 else "",
        say(locale, "daily-message-end"),
    ]
    return "\n".join(line for line in lines if line)


def _button(
    what: str, key: str, day: int, label: str, style: discord.ButtonStyle = discord.ButtonStyle.secondary
) -> Item:
    return ui.Button(custom_id=str(DailyButton(what=what, game=key, day=day)), label=label, style=style)


def _press(table: int, op: Op, label: str) -> Item:
    return ui.Button(custom_id=str(Press(table=table, op=op)), label=label)
