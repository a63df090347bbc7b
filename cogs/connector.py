"""Connections for requests to Discord."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

import aiohttp

if TYPE_CHECKING:
    from aiohttp.connector import Connection
    from aiohttp.tracing import Trace

ONE_PIECE_BYTES: Final = 1024 * 1024
"""Limit of a form that is sent in one piece. It is in memory twice until then."""


class Connector(aiohttp.TCPConnector):
    """Sends a message with a picture in one piece.

    aiohttp sends each boundary, header and content of a form by itself: eight packets for one picture.
    """

    async def connect(
        self, req: aiohttp.ClientRequest, traces: list[Trace], timeout: aiohttp.ClientTimeout
    ) -> Connection:
        """Turn the request's form into bytes, and connect."""
        form = req.body
        if isinstance(form, aiohttp.MultipartWriter) and form.size is not None and form.size <= ONE_PIECE_BYTES:
            await req.update_body(await form.as_bytes())
        return await super().connect(req, traces, timeout)
