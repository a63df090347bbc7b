"""Whether answers with files reach Discord in time. A slow line makes them miss the three seconds of an interaction."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from typing import Any, Final

import discord

from cogs.interactions.errors import UNKNOWN_INTERACTION

SLOW_SECONDS: Final = 1.5
"""An answer with files that takes longer to send is slow."""
CAREFUL_SECONDS: Final = 5 * 60.0
"""How long the bot acknowledges clicks before it sends files, after a slow answer."""


class Uploads:
    """Watches how long answers with files take to send."""

    def __init__(self) -> None:
        self._careful_until = 0.0

    @property
    def slow(self) -> bool:
        """Whether a click must be acknowledged before files are sent."""
        return asyncio.get_running_loop().time() < self._careful_until

    @contextmanager
    def watched(self, files: Sequence[discord.File]) -> Iterator[None]:
        """Send an answer with these files inside the block. A slow one is noted before the block ends."""
        if not files:
            yield
            return
        timer = asyncio.get_running_loop().call_later(SLOW_SECONDS, self._note)
        try:
            yield
        except discord.NotFound as error:
            if error.code == UNKNOWN_INTERACTION:
                self._note()
            raise
        finally:
            timer.cancel()

    async def sent(self, sending: asyncio.Future[Any], seconds: float) -> bool:
        """Return whether an answer is sent within so many seconds. One that is not is cancelled, and noted as slow."""
        try:
            done, _ = await asyncio.wait({sending}, timeout=seconds)
        except asyncio.CancelledError:
            sending.cancel()
            raise
        if done:
            return True
        self._note()
        sending.cancel()
        await asyncio.wait({sending})
        return not sending.cancelled()

    def _note(self) -> None:
        self._careful_until = asyncio.get_running_loop().time() + CAREFUL_SECONDS
