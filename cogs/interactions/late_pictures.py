"""Pictures that follow an answer: each is edited into its ephemeral message once it is drawn."""

from __future__ import annotations

import asyncio
import logging
from typing import Final

import discord

from cogs.interactions import errors
from cogs.interactions.replies import Build, send, show
from db import StoreError
from tables import UserError

EDIT_WAIT_SECONDS: Final = 1.0
"""How long a click waits for a picture that is being sent into the message it is on."""

Reader = tuple[int, int]
"""A user and a table: each reader waits for one picture at most."""

_log = logging.getLogger(__name__)


class LatePictures:
    """Edits pictures into messages, unless their reader has clicked there first. Logs what fails."""

    def __init__(self) -> None:
        self._following: dict[int, asyncio.Task[None]] = {}
        """By message: the task that waits for the picture."""
        self._latest: dict[Reader, int] = {}
        """By reader: the message that waits for a picture."""
        self._being_sent: set[int] = set()
        """Messages into which a picture is being sent."""

    def follow(self, interaction: discord.Interaction, message_id: int, reader: Reader, build: Build) -> None:
        """Edit what ``build`` makes into the message that answered the interaction. Non-blocking."""

        def forget(done: asyncio.Task[None]) -> None:
            if self._following.get(message_id) is done:
                del self._following[message_id]
                self._being_sent.discard(message_id)
            if self._latest.get(reader) == message_id:
                del self._latest[reader]

        self._latest[reader] = message_id
        edit = self._edit(interaction, message_id, build)
        task = self._following[message_id] = asyncio.create_task(edit, name=f"picture-{message_id}")
        task.add_done_callback(forget)

    async def give_up(self, message_id: int) -> None:
        """Edit nothing more into a message, because its reader has clicked on it. An edit under way arrives first."""
        task = self._following.get(message_id)
        if task is None:
            return
        if message_id in self._being_sent:
            await asyncio.wait({task}, timeout=EDIT_WAIT_SECONDS)
        task.cancel()

    async def give_up_latest(self, reader: Reader) -> None:
        """Edit nothing more into the message that waits for this reader's picture."""
        message_id = self._latest.pop(reader, None)
        if message_id is not None:
            await self.give_up(message_id)

    def close(self) -> None:
        """Give up every picture."""
        for task in self._following.values():
            task.cancel()

    async def _edit(self, interaction: discord.Interaction, message_id: int, build: Build) -> None:
        try:
            panel = await build()
            self._being_sent.add(message_id)
            await send(panel, lambda each: show(interaction, each, edit=True))
        except UserError as error:
            _log.info("message %s: late picture not sent: %s", message_id, error.key)
        except StoreError as error:
            _log.warning("message %s: late picture not made: %s", message_id, error)
        except errors.UNREACHED as error:
            _log.warning("message %s: late picture not sent: %s", message_id, error)
        except Exception:
            _log.exception("message %s: late picture failed", message_id)
