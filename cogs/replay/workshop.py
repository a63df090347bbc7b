"""What takes long and is made once for all who wait for it: an animation, a review. Its readers see the progress.

A button below the progress asks for it again: a kill of the bot cuts off what it makes, and the message stays.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable, Hashable
from contextlib import suppress
from dataclasses import dataclass, field
from typing import Any, Final, Generic, TypeVar, cast

import discord
from discord import ui

from cogs.interactions import custom_ids, errors
from cogs.interactions.click import TableClick
from cogs.interactions.context import in_private
from cogs.interactions.custom_ids import Again, Op
from cogs.interactions.layout import container, display, finished
from cogs.interactions.replies import Panel
from render.wording import Words
from tables import Table, UserError
from tables.recently_used import RecentlyUsed

PROGRESS_SECONDS: Final = 2.0
"""How often the progress is shown."""
MAX_QUEUE: Final = 4
"""Most things of a kind that are made or wait to be made."""
BAR_LETTERS: Final = 12
"""Length of the progress bar."""

_log = logging.getLogger(__name__)

K = TypeVar("K", bound=Hashable)
T = TypeVar("T")


@dataclass
class Making(Generic[T]):
    """Something that is being made: its progress, and the users who wait for it.

    ``what`` begins the keys of its texts. ``queued``: it waits for another one.
    """

    what: str
    queued: bool = False
    task: asyncio.Task[T] | None = None
    done: int = 0
    of: int = 0
    viewers: set[int] = field(default_factory=set)

    def report(self, done: int, of: int) -> None:
        """Note the progress. Any thread may call this."""
        self.done, self.of = done, of


class Workshop(Generic[K, T]):
    """Makes what takes long, once for all who wait for it, and keeps what it made last.

    ``what`` begins the keys of its texts.
    """

    def __init__(self, what: str, kept: RecentlyUsed[K, T]) -> None:
        self.kept, self.making = kept, dict[K, Making[T]]()
        self._what = what

    async def get(self, click: TableClick, key: K, make: Callable[[Making[T]], Awaitable[T]], op: Op) -> T:
        """Return what ``make`` makes, or another click lets it make already.

        Shows the user the progress in a new message until then; ``op`` asks for it again. Raises :class:`UserError` for
        a user who waits for another one, for too many, and what ``make`` raises.
        """
        if any(click.user in each.viewers for each in self.making.values()):
            raise UserError("error-in-making")
        making = self.making.get(key)
        if making is None:
            if len(self.making) >= MAX_QUEUE:
                raise UserError("error-making-queue")
            making = self.making[key] = Making(self._what, queued=bool(self.making))
            making.task = asyncio.create_task(self.make(key, making, make), name=f"{self._what}-{click.table.id}")
        making.viewers.add(click.user)
        return await wait(click, making, op)

    async def make(self, key: K, making: Making[T], make: Callable[[Making[T]], Awaitable[T]]) -> T:
        """Make something, and keep it."""
        try:
            return self.kept.keep(key, await make(making))
        finally:
            del self.making[key]


async def wait(click: TableClick, making: Making[T], op: Op) -> T:
    """Show the user the progress in a new message until it is made, and return it. ``op`` asks for it again.

    Shows it in place of a progress that was cut off. A user who dismisses the message still gets what is made.
    """
    assert making.task is not None
    interaction, view = click.interaction, progress(click.table, making, click.words, op).view
    button = custom_ids.read(str(cast("dict[str, Any]", interaction.data or {}).get("custom_id")))
    if isinstance(button, Again) and in_private(interaction):
        await interaction.response.edit_message(view=view, attachments=[])
    else:
        await interaction.response.send_message(view=view, ephemeral=True)
    while not (await asyncio.wait({making.task}, timeout=PROGRESS_SECONDS))[0]:
        with suppress(discord.NotFound):
            await interaction.edit_original_response(view=progress(click.table, making, click.words, op).view)
    try:
        return await making.task
    except Exception:
        with suppress(discord.HTTPException):
            await interaction.delete_original_response()
        raise


async def send(click: TableClick, panel: Panel) -> None:
    """Send a panel in place of its progress; in a new message if Discord refuses that."""
    interaction = click.interaction
    try:
        await interaction.edit_original_response(view=panel.view, attachments=panel.files)
    except discord.HTTPException as error:
        if error.code in errors.TOO_LATE:
            raise
        _log.warning("table %s: panel refused in place of its progress: %s", click.table.id, error)
        for file in panel.files:
            file.reset()
        await interaction.followup.send(view=panel.view, files=panel.files, ephemeral=True)


def progress(table: Table, making: Making[T], words: Words, op: Op) -> Panel:
    """Return the progress as a panel."""
    of = making.of or 1
    filled = BAR_LETTERS * making.done // of
    text = words.say(f"{making.what}-making", percent=100 * making.done // of)
    shown = display(text, "▰" * filled + "▱" * (BAR_LETTERS - filled))
    if making.queued and not making.of:
        shown = display(words.say(f"{making.what}-waiting"))
    label = words.say(f"button-{op.replace('_', '-')}")
    again: ui.Button[Any] = ui.Button(custom_id=str(Again(table=table.id, op=op)), label=label)
    return finished([container(table.row.game, shown), ui.ActionRow(again)])
