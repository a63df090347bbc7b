"""Tells systemd that the event loop runs. A process that freezes says nothing, so ``WatchdogSec`` replaces it."""

from __future__ import annotations

import asyncio
import os
import socket
from contextlib import suppress
from typing import Final

READY: Final = b"READY=1"
ALIVE: Final = b"WATCHDOG=1"


def notify(message: bytes) -> None:
    """Send a message to the service manager, if one listens."""
    address = os.environ.get("NOTIFY_SOCKET", "")
    if not address:
        return
    target = "\0" + address[1:] if address.startswith("@") else address
    with suppress(OSError), socket.socket(socket.AF_UNIX, socket.SOCK_DGRAM) as sender:
        sender.sendto(message, target)  # one that fails is followed by others


async def watch() -> None:
    """Send signs of life twice as often as the service manager asks for, until cancelled."""
    microseconds = int(os.environ.get("WATCHDOG_USEC", "0"))
    notify(READY)
    while microseconds:
        notify(ALIVE)
        await asyncio.sleep(microseconds / 2_000_000)
