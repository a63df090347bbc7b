"""Tells systemd that the event loop runs. A process that freezes says nothing, so ``WatchdogSec`` replaces it."""

from __future__ import annotations

import asyncio
import os
import socket
from contextlib import suppress
from typing import Final

READY: Final = b"READY=1"
ALIVE: Final = b"WATCHDOG=1"
STARTING: Final = b"EXTEND_TIMEOUT_USEC=60000000"
"""Asks for another minute: a migration may take long, and Discord may let a start wait."""
STARTING_SECONDS: Final = 15.0
"""How often a start asks for it."""


def notify(message: bytes) -> None:
    """Send a message to the service manager, if one listens."""
    address = os.environ.get("NOTIFY_SOCKET", "")
    if not address:
        return
    target = "\0" + address[1:] if address.startswith("@") else address
    with suppress(OSError), socket.socket(socket.AF_UNIX, socket.SOCK_DGRAM) as sender:
        sender.sendto(message, target)  # one that fails is followed by others


async def watch(ready: asyncio.Event) -> None:
    """Say when the bot is ready, then send signs of life twice as often as the manager asks for, until cancelled.

    An upgrade takes a version that is not ready for one that does not start, and goes back.
    """
    microseconds = int(os.environ.get("WATCHDOG_USEC", "0"))
    while not ready.is_set():
        notify(STARTING)
        with suppress(TimeoutError):
            async with asyncio.timeout(STARTING_SECONDS):
                await ready.wait()
    notify(READY)
    while microseconds:
        notify(ALIVE)
        await asyncio.sleep(microseconds / 2_000_000)
