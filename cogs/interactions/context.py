"""Who acts, where, in which language, and with which settings."""

from __future__ import annotations

import logging
from dataclasses import dataclass
from typing import Any, Final

import discord

from cogs.interactions import custom_ids
from cogs.interactions.installs import may_attach, place_of
from db import StoreError, in_log, trace_of
from engine import AnyGame, game, games
from locales import nearest
from tables import MemberSettings, Person, ServerSettings, TableRegistry, UserError, clean
from tables.clocks import SECOND

_SETTINGS: Final = "settings"
"""The key of an interaction's :class:`InteractionSettings` in its extras."""

_log = logging.getLogger(__name__)


@dataclass(frozen=True, slots=True)
class InteractionSettings:
    """What the server and the member who acts there have chosen."""

    server: ServerSettings
    member: MemberSettings


async def load_settings(interaction: discord.Interaction, registry: TableRegistry) -> None:
    """Read what the server and the member have chosen, before an interaction is handled. Never raises.

    If the settings cannot be read, the interaction is answered with the defaults.
    """
    guild_id, user_id = place_of(interaction), interaction.user.id
    try:
        chosen = InteractionSettings(await registry.settings(guild_id), await registry.member(guild_id, user_id))
    except Exception as error:
        # A store that fails lets the answer fail as well, which the log then says.
        level = logging.DEBUG if isinstance(error, StoreError) else logging.ERROR
        where, trace = described(interaction), trace_of(error)
        _log.log(level, "%s: settings could not be read: %s", where, in_log(error), exc_info=trace)
        return
    interaction.extras[_SETTINGS] = chosen


def need_allowed_user(interaction: discord.Interaction, registry: TableRegistry) -> None:
    """Raise :class:`UserError` for a user whom the owner of the bot has blocked.

    They may still read, export and delete what is stored about them.
    """
    data: Any = interaction.data or {}
    button = custom_ids.read(str(data.get("custom_id", "")))
    about_data = isinstance(button, custom_ids.PrivacyButton) or data.get("name") == "privacy"
    if interaction.user.id in registry.blocked_users and not about_data:
        raise UserError("error-blocked-user")


def settings_of(interaction: discord.Interaction) -> InteractionSettings:
    """Return the settings that :func:`load_settings` has read; the defaults where it has read none."""
    found: InteractionSettings | None = interaction.extras.get(_SETTINGS)
    if found is not None:
        return found
    guild_id = place_of(interaction)
    return InteractionSettings(ServerSettings(guild_id), MemberSettings(guild_id, interaction.user.id))


def reader(interaction: discord.Interaction) -> str:
    """Return the language of the acting user: as chosen with `/my-settings`, else that of their Discord client."""
    return nearest(settings_of(interaction).member.locale or str(interaction.locale))


def automatic(interaction: discord.Interaction) -> str:
    """Return the language of the acting user's Discord client."""
    return nearest(str(interaction.locale))


def public(interaction: discord.Interaction) -> str:
    """Return the language of a table that the acting user opens.

    As chosen with `/table-settings` for the channel or the server, else that of a community server, else the user's
    own.
    """
    chosen = settings_of(interaction).server.locale_in(parent(interaction) or interaction.channel_id)
    return nearest(chosen) if chosen else automatic_public(interaction) or reader(interaction)


def automatic_public(interaction: discord.Interaction) -> str | None:
    """Return the language of a community server on Discord.

    None for all others: they report en-US, whatever they speak.
    """
    guild = interaction.guild
    if guild is None or "COMMUNITY" not in guild.features:
        return None
    return nearest(str(interaction.guild_locale) if interaction.guild_locale else None)


def person(interaction: discord.Interaction) -> Person:
    """Return the acting user, by the name shown in this server, as tables keep it.

    The interaction's id is the user's contribution to a shuffle: Discord makes it, so no player chooses it.
    """
    return clean(Person(interaction.user.id, interaction.user.display_name, interaction.id))


def game_of(key: str) -> AnyGame:
    """Return the game that an option or a custom id names. :class:`UserError` for one that people cannot play."""
    if key not in games():
        raise UserError("error-unknown-game")
    return game(key)


def parent(interaction: discord.Interaction) -> int | None:
    """Return the id of the channel of this thread; None outside of threads."""
    return interaction.channel.parent_id if isinstance(interaction.channel, discord.Thread) else None


def in_private(interaction: discord.Interaction) -> bool:
    """Return whether the click was on an ephemeral message, which its answer may change."""
    return interaction.message is not None and interaction.message.flags.ephemeral


def sent_at(interaction: discord.Interaction) -> int:
    """Return Discord's time of an interaction in Unix milliseconds."""
    return int(interaction.created_at.timestamp() * SECOND)


def in_words(interaction: discord.Interaction) -> bool:
    """Return whether the user gets words in place of pictures: as they wish, or where the bot may attach none."""
    return settings_of(interaction).member.words or not may_attach(interaction)


def described(interaction: discord.Interaction) -> str:
    """Return an interaction for the log: the control or command, the user and the channel.

    Never what the user chose.
    """
    data: Any = interaction.data or {}
    custom_id, command = data.get("custom_id"), data.get("name")
    what = f"/{command}" if custom_id is None else custom_ids.in_log(str(custom_id))
    return f"{what} by {interaction.user.id} in {interaction.channel_id}"
