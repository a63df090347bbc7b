"""The port for the bot's operator: ``/healthz`` and ``/metrics``."""

from __future__ import annotations

import errno
import logging
import socket
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import TYPE_CHECKING, Final

from aiohttp import web

from status import StatusError
from status.health import Health
from status.metrics import Metrics
from status.shards import ShardStatus
from status.version import VERSION

if TYPE_CHECKING:
    from cogs.client import Tertulia

SHUTDOWN_SECONDS: Final = 1.0
"""How long a request may still take when the bot stops."""

_log = logging.getLogger(__name__)


@asynccontextmanager
async def serve(bot: Tertulia, host: str, port: int) -> AsyncIterator[None]:
    """Show health and metrics of a bot with an open store that has not logged in. Raises :class:`StatusError`.

    Port 0 takes any free one; the log names it.
    """
    shards = ShardStatus(bot)
    health = Health(bot, shards)
    metrics = Metrics(bot, shards, health)

    async def healthz(_: web.Request) -> web.Response:
        problems = health.problems()
        parts = {part: problems.get(part, "ok") for part in health.parts}
        body = {"healthy": not problems, **parts, "version": VERSION}
        return web.json_response(body, status=503 if problems else 200, headers={"Cache-Control": "no-store"})

    async def scrape(request: web.Request) -> web.Response:
        body, content_type = await metrics.scrape(request.headers.get("Accept", ""))
        return web.Response(body=body, headers={"Content-Type": content_type})

    app = web.Application()
    app.router.add_get("/healthz", healthz)
    app.router.add_get("/metrics", scrape)
    runner = web.AppRunner(app, access_log=None, shutdown_timeout=SHUTDOWN_SECONDS)
    await runner.setup()
    try:
        try:
            await web.TCPSite(runner, host, port).start()
        except (OSError, UnicodeError) as error:
            raise StatusError(explained(error, host, port)) from error
        found = runner.addresses[0]
        _log.info("status: listening on %s, port %s", host, found[1])
        async with health:
            yield
    finally:
        await runner.cleanup()


def explained(error: OSError | UnicodeError, host: str, port: int) -> str:
    """Return why the port cannot be opened, and what to do, in one sentence."""
    if isinstance(error, UnicodeError | socket.gaierror) or error.errno == errno.EADDRNOTAVAIL:
        return (
            f"TERTULIA_STATUS_HOST must be an address of this machine, such as 127.0.0.1 or 0.0.0.0; {host} is none: "
            "correct or remove it."
        )
    if error.errno == errno.EADDRINUSE:
        return (
            f"TERTULIA_STATUS_PORT must be a free port, such as 9464, and another program listens on {port} of {host}: "
            "stop that one or choose another port."
        )
    if error.errno == errno.EACCES:
        return (
            f"TERTULIA_STATUS_PORT must be a port that this user may open, such as 9464; the system refuses {port}: "
            "choose one above 1023."
        )
    return (
        f"TERTULIA_STATUS_PORT must be a port that can be opened, such as 9464, and port {port} of {host} cannot "
        f"({error.strerror or type(error).__name__}): choose another one."
    )
