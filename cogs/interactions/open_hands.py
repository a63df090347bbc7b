"""One hand for each player at each table: showing it again deletes the message that showed it before."""

from __future__ import annotations

import logging
from collections import OrderedDict
from datetime import datetime
from typing import NamedTuple

import discord
from discord.webhook.async_ import async_context

from cogs.interactions import errors

Reader = tuple[int, int]
"""A user and a table."""

_log = logging.getLogger(__name__)


class _Shown(NamedTuple):
    """Whose hand a message shows, and the token of the latest interaction that answered with the message or changed it.

    The interaction itself holds a whole message.
    """

    reader: Reader
    hook: discord.Webhook
    expires_at: datetime

    def is_expired(self) -> bool:
        """Return whether the token has expired."""
        return discord.utils.utcnow() >= self.expires_at

    async def delete(self) -> None:
        """Delete the message as that interaction's answer: Discord documents no other way. Raises Discord's errors."""
        hook = self.hook
        assert hook.token is not None
        await async_context.get().delete_original_interaction_response(
            hook.id, hook.token, session=hook.session, proxy=hook.proxy, proxy_auth=hook.proxy_auth
        )


class OpenHands:
    """The messages that show hands, while the tokens of their interactions live. Memory alone holds the tokens."""

    def __init__(self) -> None:
        self._shown: OrderedDict[int, _Shown] = OrderedDict()
        """By message, oldest first."""
        self._latest: dict[Reader, int] = {}

    def forget(self, message_id: int) -> None:
        """Leave a message where it is: its reader has clicked on it, and it may show something else now."""
        found = self._shown.pop(message_id, None)
        if found is not None:
            del self._latest[found.reader]

    async def replace(self, reader: Reader, interaction: discord.Interaction, message_id: int) -> None:
        """Note the message that shows a hand now, and delete the former one. Never raises for the deletion."""
        former_id = self._latest.get(reader)
        former = None if former_id is None else self._shown[former_id]
        for old in (former_id, message_id, *self._expired()):
            if old is not None:
                self.forget(old)
        self._shown[message_id] = _Shown(reader, interaction.followup, interaction.expires_at)
        self._latest[reader] = message_id
        if former is None or former_id is None or former_id == message_id or former.is_expired():
            return
        try:
            await former.delete()
        except errors.UNREACHED as error:
            # The user may have dismissed it. The error's text could name the token.
            _log.info("table %s: former hand not deleted: %s", reader[1], type(error).__name__)

    def _expired(self) -> list[int]:
        """Return the messages whose tokens have expired."""
        expired = []
        for message_id, shown in self._shown.items():
            if not shown.is_expired():
                break
            expired.append(message_id)
        return expired
