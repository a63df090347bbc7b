"""The shipped bot and the doctor behind an HTTP proxy: Discord's names resolve nowhere else."""

from __future__ import annotations

import asyncio
import re
from base64 import b64encode
from collections import Counter
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress
from typing import Final
from urllib.parse import urlsplit

from tests.wire.conftest import Make, newcomers
from tests.wire.play import open_table
from tests.wire.server import Discord
from tests.wire.test_doctor import doctor

PASSWORD: Final = "s@3cret"
CREDENTIALS: Final = b"Basic " + b64encode(f"bot:{PASSWORD}".encode())
PLACES: Final = {
    "TERTULIA_DISCORD_API": "http://discord.invalid/api/v10",
    "TERTULIA_DISCORD_GATEWAY": "ws://gateway.invalid/gateway",
}


async def _pass_on(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
    with suppress(OSError):
        while data := await reader.read(65_536):
            writer.write(data)
            await writer.drain()
    writer.close()


@asynccontextmanager
async def proxy(discord: Discord) -> AsyncIterator[tuple[int, Counter[str]]]:
    """Provide a proxy to the stand-in that wants a password: its port, and the hosts that it was asked for."""
    asked = Counter[str]()
    targets = {"discord.invalid": discord.api, "gateway.invalid": discord.gateway.address}

    async def serve(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        head = await reader.readuntil(b"\r\n\r\n")
        if CREDENTIALS not in head:
            asked["without the password"] += 1
            writer.write(b"HTTP/1.1 407 Proxy Authentication Required\r\nContent-Length: 0\r\n\r\n")
            await writer.drain()
            writer.close()
            return
        host = str(urlsplit(head.split()[1].decode()).hostname)
        asked[host] += 1
        target = urlsplit(targets[host])
        there, to_there = await asyncio.open_connection(target.hostname, target.port)
        to_there.write(head)
        await asyncio.gather(_pass_on(reader, to_there), _pass_on(there, writer))

    server = await asyncio.start_server(serve, "127.0.0.1", 0)
    async with server:
        yield server.sockets[0].getsockname()[1], asked
        server.close()


async def test_requests_uploads_and_gateway_go_through_the_proxy(discord: Discord, make: Make) -> None:
    async with proxy(discord) as (port, asked):
        settings = PLACES | {"TERTULIA_PROXY": f"http://bot:s%403cret@127.0.0.1:{port}"}
        program = make(environment=settings)
        await program.start()
        (guild,) = discord.world.guilds.values()
        await open_table(await newcomers(discord, 2), discord.open_channel(guild), "mausoleum")
        assert asked.keys() == {"discord.invalid", "gateway.invalid"}
        code, said = await doctor(discord, program.database, **settings)
        assert code < 2 and f"Proxy: requests and gateway go through http://127.0.0.1:{port}." in said
        assert "Gateway: it can be reached" in said
        assert await program.stop() == 0 and not program.errors()
        assert not re.search(r"3cret", program.said() + said)


async def test_a_proxy_that_refuses_is_named_without_its_password(discord: Discord, make: Make) -> None:
    async with proxy(discord) as (port, asked):
        settings = PLACES | {"TERTULIA_PROXY": f"http://bot:wr0ng@127.0.0.1:{port}"}
        program = make(environment=settings)
        await program.launch()
        assert await program.ended() == 1
        last = program.said().splitlines()[-1]
        assert last.startswith("Discord cannot be reached: ") and "wr0ng" not in program.said()
        code, said = await doctor(discord, program.database, "--quiet", **settings)
        assert code == 1 and f"the proxy http://127.0.0.1:{port}" in said and "wr0ng" not in said
        assert asked.keys() == {"without the password"}
