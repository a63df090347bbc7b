"""What panels are made of, as Components V2: containers, pictures, lines of text, buttons, and the words for a table.

A panel is made new for each message and for each edit, of dynamic items only, and is never kept: a view that discord.py
watches takes the dynamic items with it when it times out. Each is therefore finished before it is sent.
"""

from __future__ import annotations

import hashlib
import io
import logging
from collections.abc import Iterable, Sequence
from typing import Any, Final

import discord
from discord import ui

import render
from cogs.interactions.components import TableButton
from cogs.interactions.custom_ids import Op
from cogs.interactions.replies import Panel
from engine import Event, View
from locales import say
from render import Picture, Scene, accent
from render.wording import clip, player, slug, tell
from tables import COMPUTER_USER_ID, Phase, Table, level_of

HOUSE: Final = 0x4E6A94
"""Colour of the bar beside messages that belong to no game, 0xRRGGBB."""
LINES: Final = 5
"""How many lines of what just happened a board shows."""
TEXT: Final = 3800
"""Characters of a panel's text in all; Discord's limit is 4000."""

_log = logging.getLogger(__name__)


Item = ui.Item[Any]


def finished(items: Iterable[Item], files: Iterable[discord.File] = (), *, late: bool = False) -> Panel:
    """A panel of these items, ready to be sent once."""
    view = ui.LayoutView(timeout=None)
    for item in items:
        view.add_item(item)
    # Finished before it is sent: discord.py then keeps no trace of it, and its timeout can unregister nothing.
    view.stop()
    return Panel(view, list(files), late)


def container(game: str | None, *items: Item | None) -> Item:
    """What belongs together, with the bar in the colour of ``game`` (None: the house's own). None is left out."""
    colour = HOUSE if game is None else accent(game)
    return ui.Container(*(item for item in items if item is not None), accent_colour=colour)


def gallery(picture: Picture | None, name: str, files: list[discord.File]) -> Item | None:
    """The picture as a gallery of one, its file added to ``files``; None where there is no picture.

    The file is called ``name`` and after what it holds: another picture has another name, and the name tells no more.
    """
    if picture is None:
        return None
    stem, _, ending = name.rpartition(".")
    name = f"{stem}-{hashlib.sha256(picture.data).hexdigest()[:8]}.{ending}"
    files.append(discord.File(io.BytesIO(picture.data), filename=name))
    return ui.MediaGallery(discord.MediaGalleryItem(f"attachment://{name}", description=picture.alt))


def display(*lines: str) -> Item | None:
    """Lines of text, empty ones left out; None where nothing is left."""
    text = "\n".join(line for line in lines if line)
    return ui.TextDisplay(clip(text, TEXT)) if text else None


def op_button(table: Table, op: Op, locale: str, style: discord.ButtonStyle = discord.ButtonStyle.secondary) -> Item:
    return TableButton(table.id, op, label=say(locale, f"button-{op.replace('_', '-')}"), style=style)


def title(game: str, locale: str) -> str:
    """A game's title in a language, with its gloss where that differs."""
    name, gloss = say(locale, f"{slug(game)}-title"), say(locale, f"{slug(game)}-title-gloss")
    return name if name == gloss else f"{name} · {gloss}"


def names(table: Table, locale: str) -> tuple[str, ...]:
    """What the players are called: a seat that was left is the computer's while the game goes on."""
    nobody = say(locale, "name-computer" if table.phase is Phase.RUNNING else "name-former")
    return tuple(
        say(locale, f"name-computer-{level_of(seat.computer or '')}")
        if seat.user_id == COMPUTER_USER_ID
        else seat.name or nobody
        for seat in table.seats
    )


def happened(table: Table, events: Sequence[Event], locale: str, most: int) -> list[str]:
    """The last ``most`` of ``events`` as lines; a turn's bare beginning is no news."""
    telling = [event for event in events if event.kind not in ("turn", "drew") or event.secret]
    return [tell(table.row.game, event, names(table, locale), locale) for event in telling[-most:]]


def who_decides(table: Table, locale: str) -> str:
    """Who must decide now, as a sentence; empty when nobody must."""
    seats = table.deciding
    if not seats:
        return ""
    who = ", ".join(player(seat, names(table, locale)) for seat in seats)
    deadline = table.deadline_date
    if deadline is None or not table.waiting_for:
        return say(locale, "board-deciding", who=who, count=len(seats))
    # Discord shows it in the reader's own time, and counts it down.
    until = f"<t:{deadline // 1000}:R>"
    return say(locale, "board-deciding-until", who=who, count=len(seats), until=until)


def stand_ins(table: Table, locale: str) -> str:
    """Whom computers play for, as a sentence; empty where they play for nobody."""
    seats = [seat for seat in table.computers if table.seats[seat].user_id > 0]
    if table.phase is not Phase.RUNNING or not seats:
        return ""
    who = ", ".join(player(seat, names(table, locale)) for seat in seats)
    return say(locale, "board-stand-in", who=who, count=len(seats))


def in_full(game: str, scene: Scene, locale: str, beside: Iterable[str]) -> Item | None:
    """The board in words and with it the viewer's own hand, as far as what stands ``beside`` it leaves room."""
    return display(clip("\n\n".join(render.words(game, scene, locale)), TEXT - sum(len(text) + 1 for text in beside)))


def scene_of(table: Table, view: View, locale: str, viewer: int | None = None) -> Scene:
    return Scene(view, names(table, locale), table.recent(viewer))


def no_picture(locale: str, *, late: bool) -> str:
    """The line that stands for a missing picture."""
    return say(locale, "picture-follows" if late else "picture-missing")
