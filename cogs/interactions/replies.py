"""Answers to interactions. Each gets one in time and in the reader's language, whatever went wrong."""

from __future__ import annotations

import asyncio
import logging
import secrets
from collections.abc import Awaitable, Callable, Coroutine, Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from enum import StrEnum
from typing import Any, Final, Protocol, TypeVar, cast

import discord
from discord import ui
from discord.app_commands import Choice
from discord.ui.select import BaseSelect

from cogs.interactions import custom_ids
from cogs.interactions.command_texts import linked
from cogs.interactions.context import described, in_private, reader
from cogs.interactions.errors import ALREADY_ANSWERED, BROKEN, TOO_LATE, UNREACHED, MovedOn, names_emoji
from cogs.interactions.installs import may_attach, place_of
from cogs.interactions.uploads import Uploads
from db import DatabaseMoved, OutcomeUnknown, StoreClosed, StoreError, in_log, trace_of
from render.wording import Words, plain
from tables import AgainstRules, Name, UserError

ACKNOWLEDGE_AFTER_SECONDS: Final = 1.7
"""Work that takes longer is acknowledged before it is answered. Discord gives up after three seconds."""

SENT_WITHIN_SECONDS: Final = 2.0
"""Time after its arrival at which a click whose answer is still being sent is acknowledged instead."""
ARRIVED: Final = "arrived"
"""The key of the time at which an interaction arrived, in its extras. By the loop's clock."""
RESULT: Final = "result"
"""The key of an interaction's :class:`Result` in its extras."""

_log = logging.getLogger(__name__)


class Serving(Protocol):
    """The client, which may be one of several processes."""

    uploads: Uploads
    """What tells whether answers with files reach Discord in time."""

    def may_answer(self, guild_id: int) -> bool:
        """Return whether this process answers the interactions of a server now."""


class Result(StrEnum):
    """How an interaction ended."""

    ANSWERED = "answered"
    REFUSED = "refused"
    """With the sentence of a user error."""
    FAILED = "failed"
    """With an error that is logged."""
    LATE = "late"
    """Discord no longer accepted an answer."""


def result_of(interaction: discord.Interaction) -> Result:
    """Return how a finished interaction ended."""
    found: Result = interaction.extras.get(RESULT, Result.ANSWERED)
    return found


@dataclass(slots=True)
class Panel:
    """A finished layout and its files. Send it only once: sending reads the files."""

    view: ui.LayoutView
    files: list[discord.File] = field(default_factory=list)
    late: bool = False
    """Whether the picture was not drawn in time and is to follow."""


T = TypeVar("T")
Build = Callable[[], Coroutine[Any, Any, Panel]]
"""Makes a panel, and can make it again."""


def text_panel(text: str) -> Panel:
    """Return a panel of one short text, with mentions of commands."""
    view = ui.LayoutView(timeout=None)
    view.add_item(ui.TextDisplay(linked(text[:3900])))
    view.stop()
    return Panel(view)


def without_emojis(panel: Panel) -> Panel:
    """Return the panel that Discord has refused, ready to be sent again without emojis on buttons and options.

    Discord now and then refuses emojis that exist (discord-api-docs, issue 7128). It accepts any emoji in a text.
    """
    for item in panel.view.walk_children():
        if isinstance(item, ui.Button):
            item.emoji = None
        elif isinstance(item, ui.Select):
            for option in item.options:
                option.emoji = None
    for file in panel.files:
        file.reset()
    return panel


async def send(panel: Panel, show: Callable[[Panel], Awaitable[T]]) -> T:
    """Send a panel with ``show``; if Discord refuses its emojis, once more without them."""
    try:
        return await show(panel)
    except discord.HTTPException as error:
        if not names_emoji(error):
            raise
        _log.warning("emojis refused: %s", error)
    return await show(without_emojis(panel))


async def guard(interaction: discord.Interaction, work: Coroutine[Any, Any, None]) -> None:
    """Run ``work`` and answer what it raises. Never raises.

    The user gets the sentence of a user error. Any other error is logged under a number that the user gets.
    """
    try:
        await work
    except Exception as error:
        await failed(interaction, error)


async def failed(interaction: discord.Interaction, error: BaseException) -> None:
    """Answer an error with a sentence, and log its details."""
    words = Words(reader(interaction))
    interaction.extras[RESULT] = Result.REFUSED if isinstance(error, UserError) else Result.FAILED
    if isinstance(error, UserError):
        text = error_text(error, words)
        if not place_of(interaction):  # people play alone there, and have no /play
            text = text.replace(f"`/{words.say('command-play-name')}`", f"`/{words.say('command-solo-name')}`")
    elif isinstance(error, discord.HTTPException) and error.code in TOO_LATE:
        interaction.extras[RESULT] = Result.LATE
        _log.warning("%s: answered too late", described(interaction))
        return
    elif not cast(Serving, interaction.client).may_answer(interaction.guild_id or 0):
        interaction.extras[RESULT] = Result.LATE
        _log.info("%s: left to another process: %s", described(interaction), in_log(error))
        return
    elif isinstance(error, StoreClosed):
        interaction.extras[RESULT] = Result.REFUSED
        _log.info("%s: refused, the bot stops", described(interaction))
        text = words.say("error-stopping")
    else:
        number = secrets.token_hex(3)
        where, trace = described(interaction), trace_of(error)
        _log.error("error %s in %s: %s", number, where, in_log(error), exc_info=trace)
        text = words.say(_key_of(error), number=number)
    await notice(interaction, text)


def error_text(error: UserError, words: Words) -> str:
    """Return the sentence of a user error."""
    if isinstance(error, AgainstRules):
        return words.text(error.game, f"no-{error.reason}")
    return words.say(error.key, {name: _told(value) for name, value in error.facts.items()})


def _told(fact: str | int | tuple[Name, ...]) -> str | int:
    """Return a fact as a text tells it: names without markup of their own."""
    if isinstance(fact, tuple):
        return ", ".join(map(plain, fact))
    return plain(fact) if isinstance(fact, Name) else fact


def _key_of(error: BaseException) -> str:
    """Return the key of the sentence for an error that is no :class:`UserError`."""
    if isinstance(error, DatabaseMoved):
        return "error-moved"
    if isinstance(error, OutcomeUnknown):
        return "error-store-unknown"
    return "error-store" if isinstance(error, StoreError) else "error-unknown"


async def notice(interaction: discord.Interaction, text: str) -> None:
    """Send one user an ephemeral sentence, with one retry. Never raises: a failure is logged."""
    for retry in (False, True):
        try:
            await _say(interaction, text, retry=retry)
            return
        except Exception as error:
            known = isinstance(error, UNREACHED)
            late = isinstance(error, discord.HTTPException) and error.code in TOO_LATE
            if retry or late or not known:
                trace = None if known or interaction.client.is_closed() else error
                why = error if known else type(error).__name__
                _log.warning("%s: a notice could not be sent: %s", described(interaction), why, exc_info=trace)
                return


async def _say(interaction: discord.Interaction, text: str, *, retry: bool) -> None:
    """Send a sentence. On a ``retry`` the first attempt may have arrived."""
    panel = text_panel(text)
    if await _answered_before(interaction, panel) and not (retry and not interaction.response.is_done()):
        await interaction.followup.send(view=panel.view, ephemeral=True)


async def _answered_before(interaction: discord.Interaction, panel: Panel) -> bool:
    """Answer with a new message for the user alone, unless there was an answer: then return True.

    One may have taken effect although the connection broke, or the bot broke it off, before Discord confirmed it.
    """
    if interaction.response.is_done():
        return True
    try:
        await interaction.response.send_message(view=panel.view, files=panel.files, ephemeral=True)
    except discord.HTTPException as error:
        if error.code != ALREADY_ANSWERED:
            raise
        for file in panel.files:
            file.reset()
        return True
    return False


async def suggest(interaction: discord.Interaction, choices: list[Choice[str]]) -> list[Choice[str]]:
    """Answer an autocomplete. Never raises.

    The suggestions are returned as well: discord.py sends them again if they could not be sent here.
    """
    try:
        await interaction.response.autocomplete(choices)
    except UNREACHED as error:
        _log.warning("suggestions could not be sent for %s: %s", described(interaction), error)
    return choices


async def in_time(
    interaction: discord.Interaction,
    work: Coroutine[Any, Any, Panel],
    *,
    ephemeral: bool = False,
    thinking: bool = False,
) -> Panel:
    """Return the panel that ``work`` makes.

    Acknowledges the interaction first if that, or sending its files, takes long.

    :func:`show` sends the panel in both cases.
    """

    async def acknowledge() -> None:
        if not interaction.response.is_done():
            await interaction.response.defer(ephemeral=ephemeral, thinking=thinking)

    task = asyncio.ensure_future(work)
    try:
        done, _ = await asyncio.wait({task}, timeout=ACKNOWLEDGE_AFTER_SECONDS)
        if not done:
            await acknowledge()
        panel = await task
        if panel.files and _uploads(interaction).slow:
            await acknowledge()
        return panel
    finally:
        task.cancel()


async def reply(interaction: discord.Interaction, build: Build, *, beside: bool = False) -> int | None:
    """Show one user a panel: in place of a clicked ephemeral message, otherwise or if ``beside`` as a new message.

    Acknowledges first if building takes long. If Discord refuses an edit, the panel is built again and sent as a new
    message. If the connection breaks, it is sent again. Returns the id of the message that ``edit_original_response``
    changes; None if the panel is in another message. Raises :class:`UserError` for a file where none may be attached.
    """
    edit = in_private(interaction) and not beside

    async def made() -> Panel:
        try:
            return await build()
        except MovedOn:  # between two steps of making it
            return await build()

    panel = await in_time(interaction, made(), ephemeral=not edit, thinking=not edit)
    if panel.files and not may_attach(interaction):
        raise UserError("error-no-files")
    try:
        return await send(panel, lambda each: show(interaction, each, edit=edit))
    except discord.HTTPException as error:
        if error.code in (*TOO_LATE, ALREADY_ANSWERED):
            raise
        _log.warning("%s: panel refused: %s", described(interaction), error)
        panel = await build()
        if await _answered_before(interaction, panel):
            await interaction.followup.send(view=panel.view, files=panel.files, ephemeral=True)
    except BROKEN as error:
        _log.warning("%s: panel may not have arrived: %r", described(interaction), error)
        try:
            return await show(interaction, await build(), edit=edit)
        except discord.HTTPException as answered:
            if answered.code != ALREADY_ANSWERED:
                raise
    return None


def rename_selects(panel: Panel, by: int) -> None:
    """Give each select an id of this showing: a client sends no event for a choice that it has already."""
    for item in panel.view.walk_children():
        if isinstance(item, BaseSelect):
            item.custom_id = custom_ids.shown_again(item.custom_id, by)


async def show(interaction: discord.Interaction, panel: Panel, *, edit: bool, ephemeral: bool = True) -> int | None:
    """Send a panel once: into the acknowledged answer, the clicked message or a new message.

    Breaks off an answer whose files take too long to send, and acknowledges the interaction first: Discord has then
    received half a request. Returns the message's id; None if Discord does not send it.
    """
    rename_selects(panel, interaction.id)
    uploads = _uploads(interaction)
    with uploads.watched(panel.files):
        if not interaction.response.is_done():
            sending = asyncio.ensure_future(_respond(interaction, panel, edit=edit, ephemeral=ephemeral))
            if not panel.files or await uploads.sent(sending, SENT_WITHIN_SECONDS - age(interaction)):
                return await sending
            for file in panel.files:
                file.reset()
            try:
                await interaction.response.defer(ephemeral=ephemeral, thinking=not edit)
            except discord.HTTPException as error:
                if error.code != ALREADY_ANSWERED:  # the answer has arrived all the same, and is only edited
                    raise
        return (await interaction.edit_original_response(view=panel.view, attachments=panel.files)).id


async def _respond(interaction: discord.Interaction, panel: Panel, *, edit: bool, ephemeral: bool) -> int | None:
    """Send a panel as the first answer: see :func:`show`."""
    if edit:
        await interaction.response.edit_message(view=panel.view, attachments=panel.files)
        return None if interaction.message is None else interaction.message.id
    sent = await interaction.response.send_message(view=panel.view, files=panel.files, ephemeral=ephemeral)
    return sent.message_id


def age(interaction: discord.Interaction) -> float:
    """Return how many seconds ago an interaction arrived."""
    now = asyncio.get_running_loop().time()
    arrived: float = interaction.extras.get(ARRIVED, now)
    return now - arrived


def _uploads(interaction: discord.Interaction) -> Uploads:
    return cast(Serving, interaction.client).uploads


async def reply_text(interaction: discord.Interaction, text: str) -> None:
    """Show one user a short text as :func:`reply` shows a panel."""

    async def build() -> Panel:
        return text_panel(text)

    await reply(interaction, build)


@contextmanager
def one_at_a_time(busy: set[int], user_id: int, error_key: str) -> Iterator[None]:
    """Note a user as busy inside the block. :class:`UserError` with this key if they are busy already."""
    if user_id in busy:
        raise UserError(error_key)
    busy.add(user_id)
    try:
        yield
    finally:
        busy.discard(user_id)
