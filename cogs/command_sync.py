"""Sends the commands to Discord when they have changed, and keeps the ids that it gives them."""

from __future__ import annotations

import hashlib
import json
import logging
from typing import Any, Final

import discord
from discord import AppCommandType, app_commands

from cogs.interactions import errors
from cogs.interactions.command_texts import MENTIONS, mentions
from db import Store

COMMANDS_DIGEST: Final = "commands"
"""The key of the store's note of which commands Discord has."""
OWNER_DIGEST: Final = "owner commands"
"""The key of the store's note of the owner's server, and of which commands it has."""
MENTIONS_NOTE: Final = "command mentions"
"""The key of the store's note of their mentions, as JSON: see :data:`~cogs.interactions.command_texts.MENTIONS`."""

_log = logging.getLogger(__name__)


async def payloads(
    tree: app_commands.CommandTree[Any], guild: discord.abc.Snowflake | None = None
) -> list[dict[str, Any]]:
    """Return the commands as Discord gets them: of all servers, or those of ``guild``. The tree has a translator."""
    translator = tree.translator
    assert translator is not None
    return [await command.get_translated_payload(tree, translator) for command in tree.get_commands(guild=guild)]


def _digest(application_id: int, payload: list[dict[str, Any]], *more: object) -> str:
    return hashlib.sha256(json.dumps([application_id, payload, *more], sort_keys=True).encode()).hexdigest()


async def sync_commands(
    tree: app_commands.CommandTree[Any], application_id: int, store: Store, *, for_users: bool
) -> None:
    """Send Discord the commands if they have changed: it allows few such requests a day.

    ``for_users``: users can install the application. A change of that asks for new commands by Discord's documents.
    """
    payload = await payloads(tree)
    digest = _digest(application_id, payload, for_users)
    if await store.meta(COMMANDS_DIGEST) == digest and await read_mentions(store):
        return
    try:
        there = await tree.sync()
    except errors.UNREACHED as error:
        # The commands that Discord has still work. The next start tries again.
        _log.warning("commands not sent to Discord: %s", error)
        return
    ids = {command.name: command.id for command in there if command.type is AppCommandType.chat_input}
    paths = [each for each in tree.walk_commands() if isinstance(each, app_commands.Command)]
    known = mentions({each.qualified_name: ids[(each.root_parent or each).name] for each in paths})
    await store.set_meta({COMMANDS_DIGEST: digest, MENTIONS_NOTE: json.dumps(known)})
    MENTIONS.update(known)
    _log.info("sent %s commands to Discord", len(payload))


async def sync_owner_commands(
    tree: app_commands.CommandTree[Any], application_id: int, store: Store, guild_id: int | None
) -> None:
    """Send the owner's commands to their server, and remove them from the one that they were in before."""
    former, _, known = (await store.meta(OWNER_DIGEST) or "").partition(" ")
    try:
        if former and former != str(guild_id):
            await tree.sync(guild=discord.Object(int(former)))
            await store.set_meta({OWNER_DIGEST: None})
        if guild_id is None:
            return
        server = discord.Object(guild_id)
        digest = _digest(application_id, await payloads(tree, server))
        if (former, known) != (str(guild_id), digest):
            await tree.sync(guild=server)
            await store.set_meta({OWNER_DIGEST: f"{guild_id} {digest}"})
            _log.info("sent the owner's commands to server %s", guild_id)
    except errors.UNREACHED as error:
        _log.warning("owner's commands not sent to Discord: %s; is the bot in that server?", error)


async def read_mentions(store: Store) -> bool:
    """Learn the stored mentions, which another process may have noted. Return whether there are any."""
    note = await store.meta(MENTIONS_NOTE)
    MENTIONS.update(json.loads(note or "{}"))
    return note is not None
