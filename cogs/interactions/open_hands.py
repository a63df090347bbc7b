"""One hand for each player at each table: showing it again deletes the message that showed it before."""

from __future__ import annotations

import logging
from collections import OrderedDict

import discord

from cogs.interactions import errors

Reader = tuple[int, int]
"""A user and a table."""

_log = logging.getLogger(__name__)


class OpenHands:
    """The messages that show hands, while the tokens of their interactions live. Memory alone holds the tokens."""

    def __init__(self) -> None:
        self._shown: OrderedDict[int, tuple[Reader, discord.Interaction]] = OrderedDict()
        """By message, oldest first: whose hand it shows, and the interaction that showed it."""
        self._latest: dict[Reader, int] = {}

    def forget(self, message_id: int) -> None:
        """Keep a message: its reader has clicked on it, and it may show something else now."""
        found = self._shown.pop(message_id, None)
        if found is not None:
            del self._latest[found[0]]

    async def replace(self, reader: Reader, interaction: discord.Interaction, message_id: int) -> None:
        """Note the message that shows a hand now, and delete the former one. Never raises for the deletion."""
        former_id = self._latest.get(reader)
        former = None if former_id is None else self._shown[former_id][1]
        for old in (former_id, message_id, *self._expired()):
            if old is not None:
                self.forget(old)
        self._shown[message_id], self._latest[reader] = (reader, interaction), message_id
        if former is None or former_id == message_id or former.is_expired():
            return
        try:
            await former.delete_original_response()
        except errors.UNREACHED as error:
            # The user may have dismissed it. The error's text could name the token.
            _log.info("table %s: former hand not deleted: %s", reader[1], type(error).__name__)

    def _expired(self) -> list[int]:
        """The messages whose tokens have expired."""
        expired = []
        for message_id, (_, interaction) in self._shown.items():
            if not interaction.is_expired():
                break
            expired.append(message_id)
        return expired
