"""Connections for requests to Discord."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final
from urllib.parse import unquote, urlsplit

import aiohttp

if TYPE_CHECKING:
    from aiohttp.connector import Connection
    from aiohttp.tracing import Trace

ONE_PIECE_BYTES: Final = 1024 * 1024
"""Limit of a form that is sent in one piece. It is in memory twice until then."""


def proxy_options(address: str | None) -> dict[str, Any]:
    """Return discord.py's options for requests and gateway through a proxy: its address, and its password apart.

    Errors name the address.
    """
    if address is None:
        return {}
    parts = urlsplit(address)
    auth = None
    if parts.username is not None:
        auth = aiohttp.BasicAuth(unquote(parts.username), unquote(parts.password or ""))
    return {"proxy": parts._replace(netloc=parts.netloc.rpartition("@")[2]).geturl(), "proxy_auth": auth}


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
