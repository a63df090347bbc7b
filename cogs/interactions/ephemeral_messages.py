"""Messages that one user sees, while the bot may change them: hands, late pictures, confirmations of questions.

A reader has one hand at a table: a new one deletes the former. Memory alone holds the tokens of interactions.
"""

from __future__ import annotations

import asyncio
import logging
from collections import OrderedDict
from collections.abc import Callable
from datetime import datetime
from itertools import takewhile
from typing import Final, NamedTuple

import discord
from discord.http import handle_message_parameters
from discord.webhook.async_ import async_context

from cogs.interactions import context, errors
from cogs.interactions.replies import Build, Panel, rename_selects, send, show, text_panel
from db import StoreError
from locales import say
from tables import UserError

EDIT_WAIT_SECONDS: Final = 1.0
"""How long a click waits for a picture that is being sent into the message it is on."""

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


class _Following:
    """A picture that is to follow in a message."""

    def __init__(self, reader: Reader, task: asyncio.Task[None]) -> None:
        self.reader, self.task, self.is_being_sent = reader, task, False


class EphemeralMessages:
    """What each of these messages shows, and what is still to come in it.

    A click calls it twice at most: :meth:`clicked` before it is handled, and :meth:`answered` after its answer.
    """

    def __init__(self) -> None:
        self._hands: OrderedDict[int, OpenHand] = OrderedDict()
        """By message, oldest first."""
        self._latest: dict[Reader, int] = {}
        """The message of each reader's hand."""
        self._following: dict[int, _Following] = {}
        """By message: the picture that is to follow."""
        self._asked: OrderedDict[tuple[int, int], discord.Interaction] = OrderedDict()
        """The interactions that asked open questions, by table and number of the poll, oldest first."""
        self.noted: Callable[[Reader], None] = lambda reader: None
        """Called for each hand that is shown."""

    async def clicked(self, message_id: int) -> None:
        """Change a message no more: its reader has clicked on it. An edit under way arrives first."""
        self._forget(message_id)
        await self._give_up(message_id)

    async def answered(
        self,
        interaction: discord.Interaction,
        message_id: int,
        reader: Reader,
        shows: Shows | None = None,
        later: Build | None = None,
    ) -> None:
        """Note an answer about a table, and delete the reader's former hand if this one ``shows`` a hand.

        Edits what ``later`` makes into the answer, and gives up what was to follow in earlier ones. Never raises.
        """
        for former in [each for each, follows in self._following.items() if follows.reader == reader]:
            await self._give_up(former)
        if later is not None:
            self._follow(interaction, message_id, reader, later)
        if shows is not None:
            await self._replace(interaction, message_id, reader, shows)

    async def changed(self, hand: OpenHand, panel: Panel, shows: Shows) -> None:
        """Show a panel in an open hand, unless its reader has clicked there or opened another one.

        Never raises for the edit.
        """
        await self._give_up(hand.message_id)
        if self.find(hand.reader) is not hand:
            return
        self._hands[hand.message_id] = hand._replace(shows=shows)
        rename_selects(panel, shows[1] or 0)
        try:
            await send(panel, hand.edit)
        except errors.UNREACHED as error:
            self._forget(hand.message_id)
            _note("table %s: open hand not brought up to date: %s", hand.reader[1], error)

    def find(self, reader: Reader) -> OpenHand | None:
        """Return the message that shows a reader's hand, if it can still be changed."""
        found = self._hands.get(self._latest.get(reader, 0))
        return None if found is None or found.is_expired() else found

    def asked(self, interaction: discord.Interaction, table_id: int, number: int) -> None:
        """Note who asked a question, and forget those whose tokens have expired."""
        while self._asked and next(iter(self._asked.values())).is_expired():
            self._asked.popitem(last=False)
        self._asked[table_id, number] = interaction

    async def tell_asker(self, table_id: int, number: int, key: str) -> None:
        """Replace the asker's confirmation by the text ``key``. Never raises."""
        interaction = self._asked.pop((table_id, number), None)
        if interaction is None or interaction.is_expired():
            return
        try:
            view = text_panel(say(context.reader(interaction), key)).view
            await interaction.edit_original_response(view=view)
        except errors.UNREACHED as error:
            # The user may have dismissed it. The error's text could name the token.
            _log.info("table %s: asker not told: %s", table_id, type(error).__name__)

    def close(self) -> None:
        """Give up every picture."""
        for each in self._following.values():
            each.task.cancel()

    def _forget(self, message_id: int) -> None:
        found = self._hands.pop(message_id, None)
        if found is not None:
            del self._latest[found.reader]

    async def _replace(self, interaction: discord.Interaction, message_id: int, reader: Reader, shows: Shows) -> None:
        """Note the message that shows a hand now, and delete the former one."""
        former_id = self._latest.get(reader)
        former = None if former_id is None else self._hands[former_id]
        for old in (former_id, message_id, *self._expired()):
            if old is not None:
                self._forget(old)
        member = context.settings_of(interaction).member
        shown = reader, message_id, shows, context.reader(interaction), context.in_words(interaction), member.tips
        self._hands[message_id] = OpenHand(*shown, interaction.followup, interaction.expires_at)
        self._latest[reader] = message_id
        self.noted(reader)
        if former is None or former_id is None or former_id == message_id or former.is_expired():
            return
        try:
            await former.delete()
        except errors.UNREACHED as error:
            _note("table %s: former hand not deleted: %s", reader[1], error)

    def _expired(self) -> list[int]:
        """Return the messages whose tokens have expired."""
        return list(takewhile(lambda each: self._hands[each].is_expired(), self._hands))

    def _follow(self, interaction: discord.Interaction, message_id: int, reader: Reader, build: Build) -> None:
        """Edit what ``build`` makes into the message that answered the interaction. Non-blocking."""

        def forget(done: asyncio.Task[None]) -> None:
            if (found := self._following.get(message_id)) is not None and found.task is done:
                del self._following[message_id]

        task = asyncio.create_task(self._edit(interaction, message_id, build), name=f"picture-{message_id}")
        self._following[message_id] = _Following(reader, task)
        task.add_done_callback(forget)

    async def _give_up(self, message_id: int) -> None:
        """Edit nothing more into a message. An edit under way arrives first."""
        found = self._following.get(message_id)
        if found is None:
            return
        if found.is_being_sent:
            await asyncio.wait({found.task}, timeout=EDIT_WAIT_SECONDS)
        found.task.cancel()

    async def _edit(self, interaction: discord.Interaction, message_id: int, build: Build) -> None:
        try:
            panel = await build()
            self._following[message_id].is_being_sent = True
            await send(panel, lambda each: show(interaction, each, edit=True))
        except UserError as error:
            _log.info("message %s: late picture not sent: %s", message_id, error.key)
        except StoreError as error:
            _log.warning("message %s: late picture not made: %s", message_id, error)
        except errors.UNREACHED as error:
            _log.warning("message %s: late picture not sent: %s", message_id, error)
        except Exception:
            _log.exception("message %s: late picture failed", message_id)


def _note(message: str, table_id: int, error: Exception) -> None:
    """Log a failure by its class, status and code: its text could name the token. A user may dismiss a message."""
    told, level = type(error).__name__, logging.WARNING
    if isinstance(error, discord.HTTPException):
        told = f"{told} {error.status}, code {error.code}"
        level = logging.DEBUG if error.code == errors.UNKNOWN_MESSAGE else logging.WARNING
    _log.log(level, message, table_id, told)
