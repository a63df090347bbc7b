"""What panels are made of, as Components V2: containers, pictures, lines of text, buttons, and the words for a table.

A panel is made for each message and each edit, and is finished before it is sent. So discord.py keeps no view.
"""

from __future__ import annotations

import hashlib
import io
from collections.abc import Callable, Iterable, Sequence
from typing import Any, Final

import discord
from discord import ui

import render
from cogs.interactions import custom_ids
from cogs.interactions.command_texts import linked
from cogs.interactions.custom_ids import ButtonId, Op
from cogs.interactions.replies import Panel
from db import TableRow
from engine import AnyGame, View
from engine.coming import coming
from render import Picture, Scene, accent
from render.wording import Words, clip, named_facts
from tables import Phase, Table
from tables.clocks import MINUTE

HOUSE_COLOUR: Final = 0x4E6A94
"""Colour of the bar beside a panel that belongs to no game, 0xRRGGBB."""
MAX_NEWS_LINES: Final = 5
"""Maximum number of lines about recent events on a board or a hand."""
MAX_PANEL_CHARACTERS: Final = 3800
"""Maximum characters of a panel's whole text. Discord's limit is 4000."""

Item = ui.Item[Any]


def finished(items: Iterable[Item], files: Iterable[discord.File] = (), *, late: bool = False) -> Panel:
    """Return a panel of these items, ready to be sent once."""
    view = ui.LayoutView(timeout=None)
    for item in items:
        view.add_item(item)
    # discord.py keeps only views that are not finished.
    view.stop()
    return Panel(view, list(files), late)


def container(game: str | None, *items: Item | None) -> Item:
    """Return a container of the items that are not None.

    Its bar has the colour of ``game``; of the house if that is None.
    """
    colour = HOUSE_COLOUR if game is None else accent(game)
    return ui.Container(*(item for item in items if item is not None), accent_colour=colour)


def gallery(picture: Picture | None, name: str, files: list[discord.File]) -> Item | None:
    """Return the picture as a gallery of one, its file added to ``files``; None without a picture.

    The file's name is ``name`` with a hash of the picture, which tells nothing but whether two pictures are
    equal.
    """
    if picture is None:
        return None
    stem, _, ending = name.rpartition(".")
    name = f"{stem}-{hashlib.sha256(picture.data).hexdigest()[:8]}.{ending}"
    files.append(discord.File(io.BytesIO(picture.data), filename=name))
    return ui.MediaGallery(discord.MediaGalleryItem(f"attachment://{name}", description=picture.alt))


def display(*lines: str) -> Item | None:
    """Return the lines of text that are not empty, with mentions of commands; None if all are empty."""
    text = "\n".join(line for line in lines if line)
    shown = linked(text)
    if len(shown) > MAX_PANEL_CHARACTERS:  # a mention is longer than words, and must not be cut
        shown = clip(text, MAX_PANEL_CHARACTERS)
    return ui.TextDisplay(shown) if shown else None


def option_text(table: Table, name: str, value: str, words: Words) -> str:
    """Return a value of an option of the game. The default is marked as the house ruling."""
    choice = words.text(table.row.game, f"option-{name}-{value}")
    return words.say("option-default", choice=choice) if value == table.game.meta.options[name][0] else choice


def option_lines(table: Table, words: Words) -> list[str]:
    """Return the options of the game that are not the default, one line each."""
    return [words.say("more-option", choice=option_text(table, *chosen, words)) for chosen in table.options.items()]


def op_button(
    table: Table,
    op: Op,
    words: Words,
    style: discord.ButtonStyle = discord.ButtonStyle.secondary,
    *,
    label: str = "",
) -> Item:
    """Return a button of a table, with its own label unless another one is given."""
    label = label or words.say(f"button-{op.replace('_', '-')}")
    return ui.Button(custom_id=str(custom_ids.Press(table=table.id, op=op)), label=label, style=style)


def hand_buttons(table: Table, viewer: int | None, words: Words) -> list[Item]:
    """Return the button of the viewer's own hand, for a player of a running game."""
    if viewer is None or table.phase is not Phase.RUNNING:
        return []
    return [op_button(table, Op.HAND, words, discord.ButtonStyle.primary)]


def way_back(table: Table, viewer: int | None, words: Words) -> list[Item]:
    """Return the last buttons of a private panel: to the viewer's hand, if they have one, and to *More*."""
    return [*hand_buttons(table, viewer, words), op_button(table, Op.MORE, words)]


def learn_buttons(game: AnyGame, label: str) -> list[Item]:
    """Return the button that starts a game's lesson, if it has one."""
    if game.lesson is None:
        return []
    custom_id = str(custom_ids.StartLesson(game=game.meta.key))
    return [ui.Button(custom_id=custom_id, label=clip(label, 80), style=discord.ButtonStyle.success)]


def play_button(key: str, what: str, words: Words) -> Item:
    """Return the button that opens a table of a game with one of :data:`custom_ids.OPPONENTS`."""
    custom_id = str(custom_ids.OpenTable(game=key, what=what))
    return ui.Button(custom_id=custom_id, label=words.say(f"button-play-{what}"), style=discord.ButtonStyle.success)


async def confirmation(
    table: Table,
    key: str,
    op: Op,
    words: Words,
    more: str = "",
    *,
    stay: str = "button-stay",
    viewer: int | None = None,
) -> Panel:
    """Ask with the text of ``key`` whether to do what a button of the table does.

    ``more`` is a line below it, ``stay`` the label that refuses: it leads to the hand of ``viewer``, or to *More*.
    """
    back = Op.HAND if hand_buttons(table, viewer, words) else Op.MORE
    refuse: ui.Button[Any] = ui.Button(custom_id=str(custom_ids.Press(table=table.id, op=back)), label=words.say(stay))
    buttons = op_button(table, op, words, discord.ButtonStyle.danger), refuse
    return finished([container(table.row.game, display(words.say(key), more)), ui.ActionRow(*buttons)])


def page_buttons(to: Callable[[int], ButtonId], page: int, last: int, words: Words) -> list[Item]:
    """Return the buttons *back* and *next* of a list of pages. ``to`` makes the id of a page, counted from 0."""
    back, forth = words.say("button-back"), words.say("button-next")
    return [
        ui.Button(custom_id=str(to(max(page - 1, 0))), label=f"‹ {back}", disabled=page == 0),
        ui.Button(custom_id=str(to(page + 1)), label=f"{forth} ›", disabled=page == last),
    ]


def announced(rules: AnyGame, view: View, names: Sequence[str], words: Words) -> str:
    """Return what brings the end of the game or of a round near, as a line; empty without anything."""
    note, game = coming(rules, view), rules.meta.key
    if note is None:
        return ""
    facts = named_facts(game, note.facts, names, words)
    return f"⌛ {words.text(game, f'coming-{note.key}', facts)}"


def cancelled_text(table: Table, words: Words) -> str:
    """Return what a table says that was ended: without a result, or after its ratings had been settled."""
    return words.say("table-cancelled-rated" if table.row.rated else "table-cancelled")


def struck(table: Table, words: Words) -> str:
    """Return that a moderator has struck a game from the ladder, as a small line; empty if none has."""
    return words.say("table-struck") if table.row.struck else ""


def pace_text(row: TableRow, words: Words) -> str:
    """Return the time for a decision at a table, in words."""
    if row.deadline_ms is None:
        return words.say(f"pace-{row.pace}")
    return words.say("pace-own", time=duration(row.deadline_ms, words))


def pace_lines(table: Table, words: Words) -> list[str]:
    """Return the time for a decision, what happens after it, and whether only invited people may play."""
    row = table.row
    late = [words.say(f"table-absence-{row.absence}")] if table.timed else []
    invited = [words.say("table-invited-only")] if row.invited_only else []
    return [" · ".join((words.say("more-pace", pace=pace_text(row, words)), *late, *invited))]


def duration(milliseconds: int, words: Words) -> str:
    """Return a time in the largest of days, hours and minutes that leaves no rest, rounded up to a minute."""
    minutes = max(1, -(-milliseconds // MINUTE))
    for name, length in (("days", 24 * 60), ("hours", 60)):
        if minutes % length == 0:
            return words.say(f"duration-{name}", count=minutes // length)
    return words.say("duration-minutes", count=minutes)


def in_full(key: str, scene: Scene, words: Words, beside: Iterable[str]) -> Item | None:
    """Return the board and the viewer's hand in words, clipped to the room that ``beside`` leaves in a panel."""
    room = MAX_PANEL_CHARACTERS - sum(len(text) + 1 for text in beside)
    return display(clip_words(key, scene, words, room))


def clip_words(key: str, scene: Scene, words: Words, room: int) -> str:
    """Return the board and the viewer's hand in words, in at most ``room`` characters."""
    return clip("\n\n".join(render.words(key, scene, words.locale)), room)


def unnamed(picture: Picture | None, names: Sequence[str], words: Words) -> str:
    """Return who is only *Player 2* in a picture, whose fonts lack the letters of the name; empty without anyone."""
    told = [
        words.say(
            "words-pair",
            name=words.say("picture-player", number=seat + 1),
            value=words.player(seat, names),
        )
        for seat in (() if picture is None else picture.unnamed)
    ]
    return words.say("picture-unnamed", names=" · ".join(told)) if told else ""


def no_picture(words: Words, *, late: bool) -> str:
    """Return the line in place of a missing picture; ``late``: the picture will follow."""
    return words.say("picture-follows" if late else "picture-missing")
