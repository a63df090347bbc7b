"""Sends the commands to Discord when they have changed."""

from __future__ import annotations

import hashlib
import json
import logging
from typing import Any, Final

from discord import app_commands

from cogs.interactions import errors
from db import Store

COMMANDS_DIGEST: Final = "commands"
"""The key of the store's note of which commands Discord has."""

_log = logging.getLogger(__name__)


async def payloads(tree: app_commands.CommandTree[Any]) -> list[dict[str, Any]]:
    """The commands as Discord gets them. The tree has a translator."""
    translator = tree.translator
    assert translator is not None
    return [await command.get_translated_payload(tree, translator) for command in tree.get_commands()]


async def sync_commands(tree: app_commands.CommandTree[Any], application_id: int, store: Store) -> None:
    """Send Discord the commands if they have changed: it allows few such requests a day."""
    payload = await payloads(tree)
    sent = json.dumps([application_id, payload], sort_keys=True)
    digest = hashlib.sha256(sent.encode()).hexdigest()
    if await store.meta(COMMANDS_DIGEST) == digest:
        return
    try:
        await tree.sync()
    except errors.UNREACHED as error:
        # The commands that Discord has still work. The next start tries again.
        _log.warning("commands not sent to Discord: %s", error)
        return
    await store.set_meta({COMMANDS_DIGEST: digest})
    _log.info("sent %s commands to Discord", len(payload))
