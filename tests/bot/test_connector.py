"""A message with a picture leaves in one piece."""

from __future__ import annotations

import io
from collections.abc import AsyncIterator
from contextlib import AsyncExitStack
from types import SimpleNamespace
from typing import Any

import aiohttp
import pytest
from aiohttp import web
from aiohttp.test_utils import TestServer

from cogs.connector import ONE_PIECE_BYTES, Connector


class Sender:
    """Sends forms to a server that keeps what it receives."""

    def __init__(self) -> None:
        self.pieces: list[int] = []
        """Bytes of each piece of a body."""
        self.received: dict[str, bytes] = {}
        self.length: int | None = None
        """What the request said about the bytes of its body."""

    async def serve(self, request: web.Request) -> web.Response:
        self.length = request.content_length
        async for part in await request.multipart():
            assert isinstance(part, aiohttp.BodyPartReader)
            self.received[part.name or ""] = bytes(await part.read())
        return web.Response()

    async def sent(self, session: Any, context: SimpleNamespace, sent: aiohttp.TraceRequestChunkSentParams) -> None:
        self.pieces.append(len(sent.chunk))


@pytest.fixture
async def stack() -> AsyncIterator[AsyncExitStack]:
    async with AsyncExitStack() as stack:
        yield stack


async def send(stack: AsyncExitStack, connector: aiohttp.TCPConnector, picture: bytes) -> Sender:
    """Send a message with a picture, as discord.py does."""
    sender, trace, app = Sender(), aiohttp.TraceConfig(), web.Application(client_max_size=4 * ONE_PIECE_BYTES)
    trace.on_request_chunk_sent.append(sender.sent)
    app.router.add_post("/", sender.serve)
    server = await stack.enter_async_context(TestServer(app))
    session = await stack.enter_async_context(aiohttp.ClientSession(connector=connector, trace_configs=[trace]))
    form = aiohttp.FormData(quote_fields=False)
    form.add_field("payload_json", '{"content": "Olá"}')
    form.add_field("files[0]", io.BytesIO(picture), filename="board.png", content_type="application/octet-stream")
    async with session.post(server.make_url("/"), data=form) as answer:
        assert answer.status == 200
    assert sender.received == {"payload_json": '{"content": "Olá"}'.encode(), "files[0]": picture}
    assert sender.length == sum(sender.pieces)
    return sender


async def test_a_picture_leaves_in_one_piece(stack: AsyncExitStack) -> None:
    picture = bytes(range(256)) * 800
    assert len((await send(stack, aiohttp.TCPConnector(), picture)).pieces) > 5, "what the connector is for"
    assert len((await send(stack, Connector(), picture)).pieces) == 1


async def test_a_large_film_leaves_as_it_is_read(stack: AsyncExitStack) -> None:
    assert len((await send(stack, Connector(), bytes(ONE_PIECE_BYTES))).pieces) > 5
