"""Answers of the HTTP API: JSON, and connections that are reset instead."""

from __future__ import annotations

import asyncio
import contextlib
import json
import socket
import struct
from typing import Any

from aiohttp import web

from tests.wire.faults import Lose, Refuse, What
from tests.wire.limits import VIA, Limited


def reset(request: web.Request) -> None:
    """Reset the connection of a request."""
    transport = request.transport
    if transport is None:
        return
    found = transport.get_extra_info("socket")
    with contextlib.suppress(OSError):
        found.setsockopt(socket.SOL_SOCKET, socket.SO_LINGER, struct.pack("ii", 1, 0))
    transport.abort()


def json_response(body: Any, status: int, headers: dict[str, str]) -> web.Response:
    # Exactly this content type: with a charset behind it discord.py takes the body for text.
    return web.Response(
        body=json.dumps(body).encode(), status=status, headers={**headers, "Content-Type": "application/json"}
    )


async def fail(request: web.Request, what: What) -> web.Response:
    """Answer a request as a fault demands."""
    if isinstance(what, Lose):
        reset(request)
        return web.Response(status=499)
    if isinstance(what, Limited):
        await asyncio.sleep(what.late)
        return json_response(what.body(), 429, {**VIA, **what.headers()})
    assert isinstance(what, Refuse)
    if what.status >= 500 and not what.code:
        return web.Response(status=what.status, text="<html>upstream</html>", content_type="text/html", headers=VIA)
    return json_response({"message": what.message, "code": what.code}, what.status, VIA)
