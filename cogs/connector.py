"""Connections for requests to Discord."""

from __future__ import annotations

from typing import Final

import aiohttp
from aiohttp.client import ClientTimeout
from aiohttp.client_reqrep import ClientRequest
from aiohttp.connector import Connection
from aiohttp.tracing import Trace

ONE_PIECE_BYTES: Final = 1024 * 1024
"""Limit of a form that is sent in one piece. It is in memory twice until then."""


class Connector(aiohttp.TCPConnector):
    """Sends a message with a picture in one piece.

    aiohttp sends each boundary, header and content of a form by itself: eight packets for one picture.
    """

    async def connect(self, req: ClientRequest, traces: list[Trace], timeout: ClientTimeout) -> Connection:
        """Connect, with the request's form as bytes."""
        form = req.body
        if isinstance(form, aiohttp.MultipartWriter) and form.size is not None and form.size <= ONE_PIECE_BYTES:
            await req.update_body(await form.as_bytes())
        return await super().connect(req, traces, timeout)
