"""Who acts, where, in which language, and with which preferences."""

from __future__ import annotations

import logging
from dataclasses import dataclass
from typing import Any, Final, Protocol, cast

import discord

from cogs.interactions import custom_ids
from locales import nearest
from tables import MemberSettings, Person, ServerSettings, TableRegistry, UserError, clean

_WISHES: Final = "wishes"
"""Where an interaction keeps its :class:`Wishes`."""

_log = logging.getLogger(__name__)


@dataclass(frozen=True, slots=True)
class Wishes:
    """What the server and the person who acts there have chosen."""

    server: ServerSettings
    member: MemberSettings


class HasRegistry(Protocol):
    """The parts of the client that :func:`meet` uses."""

    registry: TableRegistry
    hands: Hands


class Hands(Protocol):
    """What puts pictures into messages later: implemented by :class:`cogs.play.hand_panel.Hands`."""

    async def give_up(self, message_id: int) -> None: ...


async def meet(interaction: discord.Interaction) -> None:
    """Look up what the server and the person have chosen: first of all, for every interaction.

    What was still to be put into the message that is clicked is given up. Never raises. Where it cannot be read,
    everybody is answered as if they had chosen nothing.
    """
    client = cast(HasRegistry, interaction.client)
    if interaction.message is not None:
        await client.hands.give_up(interaction.message.id)
    guild_id, user_id = interaction.guild_id, interaction.user.id
    if guild_id is None:
        return
    try:
        chosen = Wishes(await client.registry.settings(guild_id), await client.registry.member(guild_id, user_id))
    except Exception:
        _log.exception("what was chosen could not be read for %s", described(interaction))
        return
    interaction.extras[_WISHES] = chosen


def wishes(interaction: discord.Interaction) -> Wishes:
    """The preferences that :func:`meet` found; the defaults if it found none."""
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

    The click's own id is what it adds to a shuffle: Discord makes it at the click, so no player chooses it.
    """
    return clean(Person(interaction.user.id, interaction.user.display_name, interaction.id))


def place(interaction: discord.Interaction) -> tuple[int, int]:
    """Server and channel; :class:`UserError` in a direct message."""
    if interaction.guild_id is None or interaction.channel_id is None:
        raise UserError("error-server-only")
    return interaction.guild_id, interaction.channel_id


def in_private(interaction: discord.Interaction) -> bool:
    """Whether a click was on an ephemeral message, which it may then change."""
    return interaction.message is not None and interaction.message.flags.ephemeral


def described(interaction: discord.Interaction) -> str:
    """An interaction, for the log: which control or command, by whom and where; never what was decided or chosen."""
    data: Any = interaction.data or {}
    custom_id, command = data.get("custom_id"), data.get("name")
    what = f"/{command}" if custom_id is None else custom_ids.in_log(str(custom_id))
    return f"{what} by {interaction.user.id} in {interaction.channel_id}"
