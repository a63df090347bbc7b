"""Answers to interactions. Each gets one, in time, in the reader's language, whatever went wrong."""

from __future__ import annotations

import asyncio
import logging
import secrets
from collections.abc import Callable, Coroutine
from dataclasses import dataclass, field
from typing import Any, Final, Protocol, cast

import aiohttp
import discord
from discord import ui
from discord.app_commands import Choice

from cogs import ids
from db import DatabaseMoved, StoreError
from locales import nearest, say
from tables import Hall, MemberSettings, Person, Refusal, ServerSettings, clean

PATIENCE: Final = 1.7
"""Seconds of work after which a click is acknowledged first; Discord gives up after three."""
UNKNOWN_INTERACTION: Final = 10062
ALREADY_ANSWERED: Final = 40060
TOKEN_EXPIRED: Final = 50027
"""After fifteen minutes an interaction can be answered no more."""
TOO_LATE: Final = (UNKNOWN_INTERACTION, TOKEN_EXPIRED)
BROKEN: Final = (aiohttp.ClientError, OSError)
"""The connection has broken, or took too long: nobody knows whether what was sent took effect."""
UNREACHED: Final = (discord.DiscordException, *BROKEN)
"""What may be raised where something is sent to Discord: it refuses, or the connection breaks."""
_WISHES: Final = "wishes"
"""Where an interaction keeps its :class:`Wishes`."""

_log = logging.getLogger(__name__)


@dataclass(slots=True)
class Panel:
    """A finished layout and its files. Send it once: files are read while they are sent."""

    view: ui.LayoutView
    files: list[discord.File] = field(default_factory=list)
    late: bool = False
    """Whether a picture is missing that would not have been there in time, and is to follow."""


@dataclass(frozen=True, slots=True)
class Wishes:
    """What the server and the person who acts there have chosen."""

    server: ServerSettings
    member: MemberSettings


class HasHall(Protocol):
    """The client, as far as it is asked who wants what, and told of clicks."""

    hall: Hall
    hands: Hands


class Hands(Protocol):
    """What puts pictures into messages later: implemented by :class:`cogs.hands.Hands`."""

    async def give_up(self, message_id: int) -> None: ...


async def meet(interaction: discord.Interaction) -> None:
    """Look up what the server and the person have chosen: first of all, for every interaction.

    What was still to be put into the message that is clicked is given up. Never raises. Where it cannot be read,
    everybody is answered as if they had chosen nothing.
    """
    client = cast(HasHall, interaction.client)
    if interaction.message is not None:
        await client.hands.give_up(interaction.message.id)
    guild_id, user_id = interaction.guild_id, interaction.user.id
    if guild_id is None:
        return
    try:
        chosen = Wishes(await client.hall.settings(guild_id), await client.hall.member(guild_id, user_id))
    except Exception:
        _log.exception("what was chosen could not be read for %s", _what(interaction))
        return
    interaction.extras[_WISHES] = chosen


def wishes(interaction: discord.Interaction) -> Wishes:
    """What :func:`meet` has found; what nobody has chosen, if it has found nothing."""
    found: Wishes | None = interaction.extras.get(_WISHES)
    if found is not None:
        return found
    guild_id = interaction.guild_id or 0
    return Wishes(ServerSettings(guild_id), MemberSettings(guild_id, interaction.user.id))


def reader(interaction: discord.Interaction) -> str:
    """The language of the person who clicks: as chosen with `/me`, else as their Discord."""
    return nearest(wishes(interaction).member.locale or str(interaction.locale))


def automatic(interaction: discord.Interaction) -> str:
    """The language of the clicking person's Discord."""
    return nearest(str(interaction.locale))


def public(interaction: discord.Interaction) -> str:
    """The language of the server, in which everybody in a channel reads: as chosen with `/settings`, else Discord's."""
    return nearest(wishes(interaction).server.locale or automatic_public(interaction))


def automatic_public(interaction: discord.Interaction) -> str:
    """The language that Discord says the server has."""
    return nearest(str(interaction.guild_locale) if interaction.guild_locale else None)


def person(interaction: discord.Interaction) -> Person:
    """Who clicks, by the name shown in this server, as tables keep it.

    The click's own id is what it adds to a shuffle: Discord gives it when the click is made, so nobody chooses it.
    """
    return clean(Person(interaction.user.id, interaction.user.display_name, interaction.id))


def place(interaction: discord.Interaction) -> tuple[int, int]:
    """Server and channel; :class:`Refusal` in a direct message."""
    if interaction.guild_id is None or interaction.channel_id is None:
        raise Refusal("refusal-server-only")
    return interaction.guild_id, interaction.channel_id


def in_private(interaction: discord.Interaction) -> bool:
    """Whether a click was on an ephemeral message, which it may then change."""
    return interaction.message is not None and interaction.message.flags.ephemeral


async def guard(interaction: discord.Interaction, work: Coroutine[Any, Any, None]) -> None:
    """Run ``work``; a refusal is told, an error is logged under a number that the user is given. Never raises."""
    try:
        await work
    except Exception as error:
        await failed(interaction, error)


async def failed(interaction: discord.Interaction, error: BaseException) -> None:
    """Tell the user what went wrong, in a sentence; the log gets the rest."""
    locale = reader(interaction)
    if isinstance(error, Refusal):
        text = say(locale, error.key, error.facts)
    elif isinstance(error, discord.HTTPException) and error.code in TOO_LATE:
        _log.warning("answered too late: %s", _what(interaction))
        return
    else:
        number = secrets.token_hex(3)
        _log.error("error %s in %s", number, _what(interaction), exc_info=error)
        text = say(locale, _key_of(error), number=number)
    await notice(interaction, text)


def _key_of(error: BaseException) -> str:
    """The text that tells the user of an error that is no :class:`Refusal`."""
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
                _log.warning("a notice could not be sent for %s: %s", _what(interaction), why, exc_info=trace)
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
        _log.warning("suggestions could not be sent for %s: %s", _what(interaction), error)
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
        _log.warning("a panel was refused for %s: %s", _what(interaction), error)
        panel = await build()
        if interaction.response.is_done():
            await interaction.followup.send(view=panel.view, files=panel.files, ephemeral=True)
        else:
            await interaction.response.send_message(view=panel.view, files=panel.files, ephemeral=True)
    except BROKEN as error:
        _log.warning("a panel may not have arrived for %s: %r", _what(interaction), error)
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


def _what(interaction: discord.Interaction) -> str:
    """An interaction, for the log: which control or command, by whom and where; never what was decided or chosen."""
    data: Any = interaction.data or {}
    custom_id, command = data.get("custom_id"), data.get("name")
    what = f"/{command}" if custom_id is None else ids.in_log(str(custom_id))
    return f"{what} by {interaction.user.id} in {interaction.channel_id}"
