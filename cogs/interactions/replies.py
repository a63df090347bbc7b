"""Answers to interactions. Each gets one, in time, in the reader's language, whatever went wrong."""

from __future__ import annotations

import asyncio
import logging
import secrets
from collections.abc import Callable, Coroutine
from dataclasses import dataclass, field
from typing import Any, Final

import discord
from discord import ui
from discord.app_commands import Choice

from cogs.interactions.context import described, in_private, reader
from cogs.interactions.errors import ALREADY_ANSWERED, BROKEN, TOO_LATE, UNREACHED
from db import DatabaseMoved, StoreError
from locales import say
from tables import UserError

PATIENCE: Final = 1.7
"""Seconds of work after which a click is acknowledged first; Discord gives up after three."""
_log = logging.getLogger(__name__)


@dataclass(slots=True)
class Panel:
    """A finished layout and its files. Send it once: files are read while they are sent."""

    view: ui.LayoutView
    files: list[discord.File] = field(default_factory=list)
    late: bool = False
    """Whether a picture is missing that would not have been there in time, and is to follow."""


async def guard(interaction: discord.Interaction, work: Coroutine[Any, Any, None]) -> None:
    """Run ``work``; a refusal is told, an error is logged under a number that the user is given. Never raises."""
    try:
        await work
    except Exception as error:
        await failed(interaction, error)


async def failed(interaction: discord.Interaction, error: BaseException) -> None:
    """Tell the user what went wrong, in a sentence; the log gets the rest."""
    locale = reader(interaction)
    if isinstance(error, UserError):
        text = say(locale, error.key, error.facts)
    elif isinstance(error, discord.HTTPException) and error.code in TOO_LATE:
        _log.warning("answered too late: %s", described(interaction))
        return
    else:
        number = secrets.token_hex(3)
        _log.error("error %s in %s", number, described(interaction), exc_info=error)
        text = say(locale, _key_of(error), number=number)
    await notice(interaction, text)


def _key_of(error: BaseException) -> str:
    """The text that tells the user of an error that is no :class:`UserError`."""
    if isinstance(error, DatabaseMoved):
        return "error-moved"
    return "error-store" if isinstance(error, StoreError) else "error-unknown"


async def notice(interaction: discord.Interaction, text: str) -> None:
    """A sentence for one person's eyes; what fails is tried once more. Never raises: there is nobody left to tell."""
    for again in (False, True):
        try:
            await _say(interaction, text, again=again)
            return
        except Exception as error:
            known = isinstance(error, UNREACHED)
            late = isinstance(error, discord.HTTPException) and error.code in TOO_LATE
            if again or late or not known:
                trace = None if known or interaction.client.is_closed() else error
                why = error if known else type(error).__name__
                _log.warning("a notice could not be sent for %s: %s", described(interaction), why, exc_info=trace)
                return


async def _say(interaction: discord.Interaction, text: str, *, again: bool) -> None:
    """Send a sentence; ``again``: it has been tried, and may have arrived."""
    view = ui.LayoutView(timeout=None)
    view.add_item(ui.TextDisplay(text[:3900]))
    view.stop()
    if not interaction.response.is_done():
        try:
            await interaction.response.send_message(view=view, ephemeral=True)
            return
        except discord.HTTPException as error:
            if error.code != ALREADY_ANSWERED:
                raise
            # What was answered first took effect, and the line broke before we heard of it.
            if again:
                return  # that was this sentence
    await interaction.followup.send(view=view, ephemeral=True)


async def suggest(interaction: discord.Interaction, choices: list[Choice[str]]) -> list[Choice[str]]:
    """Answer somebody who is typing an option. Never raises.

    What is suggested is returned as well: discord.py sends it once more where it could not be sent here.
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
    """What ``work`` makes. Where it takes long the interaction is acknowledged first, and is then to be edited."""
    task = asyncio.ensure_future(work)
    try:
        done, _ = await asyncio.wait({task}, timeout=PATIENCE)
        if not done and not interaction.response.is_done():
            await interaction.response.defer(ephemeral=ephemeral, thinking=thinking)
        return await task
    finally:
        task.cancel()


async def reply(
    interaction: discord.Interaction, build: Callable[[], Coroutine[Any, Any, Panel]], *, beside: bool = False
) -> int | None:
    """Show one person a panel: in place on their own ephemeral message, else (or ``beside``) as a new one.

    Acknowledges first if building takes long. If Discord refuses an edit, which shows the user nothing, the panel is
    built again and sent beside; if the connection breaks, it is sent once more. The id of the message that shows it now
    is returned where that is the one that ``edit_original_response`` changes.
    """
    edit = in_private(interaction) and not beside
    panel = await in_time(interaction, build(), ephemeral=not edit, thinking=not edit)
    try:
        return await _show(interaction, panel, edit=edit)
    except discord.HTTPException as error:
        if error.code in (*TOO_LATE, ALREADY_ANSWERED):
            raise
        _log.warning("a panel was refused for %s: %s", described(interaction), error)
        panel = await build()
        if interaction.response.is_done():
            await interaction.followup.send(view=panel.view, files=panel.files, ephemeral=True)
        else:
            await interaction.response.send_message(view=panel.view, files=panel.files, ephemeral=True)
    except BROKEN as error:
        _log.warning("a panel may not have arrived for %s: %r", described(interaction), error)
        try:
            return await _show(interaction, await build(), edit=edit)
        except discord.HTTPException as answered:
            if answered.code != ALREADY_ANSWERED:
                raise
    return None


async def _show(interaction: discord.Interaction, panel: Panel, *, edit: bool) -> int | None:
    """Send a panel once: in place of what was acknowledged, of the message that was clicked, or as a new message.

    The message's id, as far as Discord tells.
    """
    if interaction.response.is_done():
        return (await interaction.edit_original_response(view=panel.view, attachments=panel.files)).id
    if edit:
        await interaction.response.edit_message(view=panel.view, attachments=panel.files)
        return None if interaction.message is None else interaction.message.id
    sent = await interaction.response.send_message(view=panel.view, files=panel.files, ephemeral=True)
    return sent.message_id
