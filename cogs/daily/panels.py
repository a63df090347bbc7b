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
from locales import say_day
from render import Picture
from render.house.day_card import SIGNS, DayCard
from render.wording import Words, bold, plain, title
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
    day: int, states: Sequence[DayState], streak: int, seals: Sequence[Sequence[str]], words: Words, head: str = ""
) -> Panel:
    """Return today's deals with a button each. ``seals``: the commitments of these deals and of tomorrow's."""
    lines, buttons = [], list[Item]()
    for each in states:
        key = each.game.meta.key
        facts: dict[str, str | int] = {"game": title(key, words.locale), "points": each.points}
        facts |= {"place": each.place, "count": each.count}
        lines.append(f"- {words.say(f'daily-{_kind(each)}', facts)}")
        if each.state in ("open", "running", "done"):
            what = "result" if each.state == "done" else "play"
            style = discord.ButtonStyle.secondary if each.state == "done" else discord.ButtonStyle.success
            label = words.say(f"button-daily-{each.state}", game=words.text(key, "title-gloss"))
            buttons.append(_button(what, key, day, label, style))
    row = words.say("daily-streak", count=streak) if streak else ""
    seal, then = (" · ".join(seal[:SEAL_DIGITS] for seal in each) for each in seals)
    title_line = words.say("daily-title", date=date(day))
    about, sealed = words.say("daily-about", until=date_end(day)), words.say("daily-sealed", seal=seal, then=then)
    panel = container(None, display(head, f"## {title_line}", about, *lines, row, sealed))
    return finished([panel, *rows(buttons)])


def _kind(state: DayState) -> str:
    """Return the name of the line that tells a state."""
    return "done-alone" if state.state == "done" and not state.count else state.state


def result(
    card: DayCard,
    picture: Picture | None,
    words: Words,
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
    signs = [f"{SIGNS[sign]} {words.say(f'daily-sign-{sign}', count=card.signs.count(sign))}" for sign in SIGNS]
    told = " · ".join(signs) if card.signs else words.say("daily-no-signs")
    copied = message(card, words).replace("`", "")  # a command in backticks would become a mention
    share = f"{words.say('daily-share')}\n```\n{copied}\n```"
    buttons: list[Item] = []
    if may_post:
        buttons.append(_button("post", card.game, card.day, words.say("button-daily-post")))
    if table is not None:
        buttons += [_press(table, op, words.say(f"button-{op}")) for op in (Op.REPLAY, Op.REVIEW)]
    if best is not None:
        buttons.append(_press(best, Op.REPLAY, words.say("button-daily-best")))
    buttons.append(_button("list", card.game, card.day, words.say("button-daily-list")))
    head = "" if shown else message(card, words)
    if over:
        head = f"{head}\n{words.say('daily-past')}".strip()
    line = " · ".join(_place(each, words) for each in places)
    here = words.say("daily-places", places=line) if len(places) > 1 else ""
    return finished([container(card.game, shown, display(head, told, here, share)), *rows(buttons)], files)


def _place(each: Standing, words: Words) -> str:
    who = bold(each.name) if each.own else plain(each.name)
    return words.say("daily-places-one", place=each.place, who=who, points=each.points)


def posted(card: DayCard, name: str, words: Words) -> Panel:
    """Return a user's result as they post it in a channel."""
    lines = words.say("daily-posted", name=bold(name)), message(card, words)
    play = _button("list", card.game, card.day, words.say("button-daily-too"), discord.ButtonStyle.success)
    return finished([container(card.game, display(*lines)), ui.ActionRow(play)])


def message(card: DayCard, words: Words) -> str:
    """Return the message that people share: it spoils nothing of the deal."""
    count = len(card.signs)
    half = -(-count // -(-count // LINE_LENGTH)) if count else 0
    parts = [card.signs[start : start + half] for start in range(0, count, half)] if half else []
    # A place among one would be read as the place at the table.
    key = "daily-message-place" if len(card.all_points) > 1 else "daily-message-points"
    points = words.say(key, points=card.points, place=card.place, count=len(card.all_points))
    if card.beaten is not None:
        beaten, bots = card.beaten
        points = f"{points} · {words.say('daily-message-bots', count=beaten, bots=bots)}"
    lines = [
        words.say("daily-message", game=title(card.game, words.locale), date=say_day(card.day, words.locale)),
        *("".join(SIGNS[sign] for sign in part) for part in parts),
        points,
        words.say("daily-message-streak", count=card.streak) if card.streak > 1 else "",
        words.say("daily-message-end"),
    ]
    return "\n".join(line for line in lines if line)


def _button(
    what: str, key: str, day: int, label: str, style: discord.ButtonStyle = discord.ButtonStyle.secondary
) -> Item:
    return ui.Button(custom_id=str(DailyButton(what=what, game=key, day=day)), label=label, style=style)


def _press(table: int, op: Op, label: str) -> Item:
    return ui.Button(custom_id=str(Press(table=table, op=op)), label=label)
