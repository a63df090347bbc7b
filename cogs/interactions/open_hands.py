"""One hand for each player at each table: a new one deletes the former, and an open one can be brought up to date."""

from __future__ import annotations

import logging
from collections import OrderedDict
from collections.abc import Callable
from datetime import datetime
from typing import NamedTuple

import discord
from discord.http import handle_message_parameters
from discord.webhook.async_ import async_context

from cogs.interactions import context, errors
from cogs.interactions.replies import Panel, rename_selects, send

Reader = tuple[int, int]
"""A user and a table."""
Shows = tuple[str, int | None, str]
"""What a hand says of the game: its phase, the revision of the decision that waits for the reader, and the rest.

The rest is all else that changes while the reader waits: what became of their plan, which questions wait for their
answer.
"""

_log = logging.getLogger(__name__)


class OpenHand(NamedTuple):
    """A message that shows a hand, and the token of the latest interaction that answered with it or changed it.

    The interaction itself holds a whole message.
    """

    reader: Reader
    message_id: int
    shows: Shows
    locale: str
    words: bool
    """Whether the reader gets hands in words."""
    tips: bool
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

    async def edit(self, panel: Panel) -> None:
        """Show a panel in the message, as that interaction's answer. Raises Discord's errors."""
        hook = self.hook
        assert hook.token is not None
        none = discord.AllowedMentions.none()
        with handle_message_parameters(view=panel.view, attachments=panel.files, allowed_mentions=none) as sent:
            await async_context.get().edit_original_interaction_response(
                hook.id,
                hook.token,
                session=hook.session,
                proxy=hook.proxy,
                proxy_auth=hook.proxy_auth,
                payload=sent.payload,
                multipart=sent.multipart,
                files=sent.files,
            )


class OpenHands:
    """The messages that show hands, while the tokens of their interactions live. Memory alone holds the tokens."""

    def __init__(self) -> None:
        self._shown: OrderedDict[int, OpenHand] = OrderedDict()
        """By message, oldest first."""
        self._latest: dict[Reader, int] = {}
        self.noted: Callable[[Reader], None] = lambda reader: None
        """Called for each hand that is shown."""

    def forget(self, message_id: int) -> None:
        """Leave a message where it is: its reader has clicked on it, and it may show something else now."""
        found = self._shown.pop(message_id, None)
        if found is not None:
            del self._latest[found.reader]

    def find(self, reader: Reader) -> OpenHand | None:
        """Return the message that shows a reader's hand, if it can still be changed."""
        found = self._shown.get(self._latest.get(reader, 0))
        return None if found is None or found.is_expired() else found

    async def replace(
        self, reader: Reader, interaction: discord.Interaction, message_id: int, shows: Shows = ("", None, "")
    ) -> None:
        """Note the message that shows a hand now, and delete the former one. Never raises for the deletion."""
        former_id = self._latest.get(reader)
        former = None if former_id is None else self._shown[former_id]
        for old in (former_id, message_id, *self._expired()):
            if old is not None:
                self.forget(old)
        member = context.settings_of(interaction).member
        shown = reader, message_id, shows, context.reader(interaction), context.in_words(interaction), member.tips
        self._shown[message_id] = OpenHand(*shown, interaction.followup, interaction.expires_at)
        self._latest[reader] = message_id
        self.noted(reader)
        if former is None or former_id is None or former_id == message_id or former.is_expired():
            return
        try:
            await former.delete()
        except errors.UNREACHED as error:
            _note("table %s: former hand not deleted: %s", reader[1], error)

    async def update(self, hand: OpenHand, panel: Panel, shows: Shows) -> None:
        """Show a panel in an open hand, unless its reader has clicked there or opened another one.

        Never raises for the edit.
        """
        if self.find(hand.reader) is not hand:
            return
        self._shown[hand.message_id] = hand._replace(shows=shows)
        rename_selects(panel, shows[1] or 0)
        try:
            await send(panel, hand.edit)
        except errors.UNREACHED as error:
            self.forget(hand.message_id)
            _note("table %s: open hand not brought up to date: %s", hand.reader[1], error)

    def _expired(self) -> list[int]:
        """Return the messages whose tokens have expired."""
        expired = []
        for message_id, shown in self._shown.items():
            if not shown.is_expired():
                break
            expired.append(message_id)
        return expired


def _note(message: str, table_id: int, error: Exception) -> None:
    """Log a failure by its class, status and code: its text could name the token. A user may dismiss a message."""
    told, level = type(error).__name__, logging.WARNING
    if isinstance(error, discord.HTTPException):
        told = f"{told} {error.status}, code {error.code}"
        level = logging.DEBUG if error.code == errors.UNKNOWN_MESSAGE else logging.WARNING
    _log.log(level, message, table_id, told)
