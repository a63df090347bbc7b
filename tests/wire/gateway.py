"""The gateway: sessions of shards over WebSockets, with heartbeats, resuming, and faults."""

from __future__ import annotations

import asyncio
import contextlib
import json
import math
import secrets
import time
import zlib
from collections import deque
from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any, Final

from aiohttp import WSMsgType, web

from tests.wire.entities import Json
from tests.wire.world import World

DISPATCH, HEARTBEAT, IDENTIFY, RESUME, RECONNECT, INVALID_SESSION, HELLO, ACK = 0, 1, 2, 6, 7, 9, 10, 11
AUTHENTICATION_FAILED, NOT_AUTHENTICATED, SESSION_TIMED_OUT = 4004, 4003, 4009
INVALID_SHARD, SHARDING_REQUIRED = 4010, 4011
IDENTIFY_SECONDS: Final = 5.0
"""Discord takes ``max_concurrency`` IDENTIFYs in this time."""
SERVERS_OF_A_SESSION: Final = 2_500
"""Largest number of servers of one session."""
ROUND_TRIP: Final = 0.02
"""Seconds until a heartbeat is acknowledged. discord.py wonders about none at all: it takes the time after sending."""
REPLAYED_EVENTS: Final = 5_000
"""Largest number of events that a resumed session gets."""


class Line:
    """One WebSocket. Sends in order."""

    def __init__(self, socket: web.WebSocketResponse, *, compressed: bool) -> None:
        self.socket = socket
        self._zlib = zlib.compressobj() if compressed else None
        self._queue: asyncio.Queue[bytes | str | tuple[int, str]] = asyncio.Queue()
        self._writer = asyncio.create_task(self._write())

    def send(self, payload: Json) -> None:
        text = json.dumps(payload)
        if self._zlib is None:
            self._queue.put_nowait(text)
        else:
            self._queue.put_nowait(self._zlib.compress(text.encode()) + self._zlib.flush(zlib.Z_SYNC_FLUSH))

    def close(self, code: int, why: str = "") -> None:
        """Close it after what was sent before."""
        self._queue.put_nowait((code, why))

    def cut(self) -> None:
        """Break the connection without closing it."""
        self._writer.cancel()
        transport = self.socket._req.transport if self.socket._req is not None else None
        if transport is not None:
            transport.abort()

    def stop(self) -> None:
        self._writer.cancel()

    async def _write(self) -> None:
        with contextlib.suppress(ConnectionError, RuntimeError):
            while True:
                item = await self._queue.get()
                if isinstance(item, tuple):
                    await self.socket.close(code=item[0], message=item[1].encode())
                elif isinstance(item, bytes):
                    await self.socket.send_bytes(item)
                else:
                    await self.socket.send_str(item)


@dataclass(eq=False)
class Session:
    """A session, started by one IDENTIFY. ``line`` is None while the bot is not connected.

    ``shard`` is its number and the number of all shards.
    """

    id: str
    line: Line | None
    shard: tuple[int, int]
    number: int = 0
    events: deque[Json] = field(default_factory=lambda: deque(maxlen=REPLAYED_EVENTS))

    def takes(self, guild_id: int) -> bool:
        """Return whether a server's events go to this shard. 0 stands for direct messages, which reach the first."""
        number, count = self.shard
        return (guild_id >> 22) % count == number

    def send(self, event: str, data: Any) -> None:
        self.number += 1
        payload = {"op": DISPATCH, "t": event, "s": self.number, "d": data}
        self.events.append(payload)
        if self.line is not None:
            self.line.send(payload)


class Gateway:
    """All sessions of the bot, of one process or of several. ``token`` is the one that is accepted."""

    def __init__(self, world: World, token: str, report: Callable[[str], None]) -> None:
        self._world = world
        self._token = token
        self._report = report
        self.address = ""
        """Its address, set by the server."""
        self.heartbeat = 41_250
        """Milliseconds between heartbeats, as HELLO tells."""
        self.acks = True
        """Whether heartbeats are acknowledged. Without that, the bot takes the connection for dead."""
        self.shards = 1
        """Number of shards that Discord recommends."""
        self.max_concurrency = 1
        self.identify_seconds = 0.0
        """Time in which ``max_concurrency`` IDENTIFYs are taken: :data:`IDENTIFY_SECONDS` on Discord.

        Zero unless a test is about it: most restart the bot at once.
        """
        self.servers_of_a_session = SERVERS_OF_A_SESSION
        self.session_starts = 1000
        """Number of IDENTIFYs that Discord still takes, and the milliseconds until it takes more."""
        self.reset_after = 86_400_000
        self.failing: deque[int] = deque()
        """What becomes of the next connections, before HELLO: an HTTP status, or the code of a close."""
        self.door = asyncio.Event()
        """Connections wait for it before HELLO."""
        self.door.set()
        self.away = False
        """Whether every connection is refused."""
        self.sessions: dict[str, Session] = {}
        self.identified = 0
        """Number of sessions started."""
        self.too_early = 0
        """Number of IDENTIFYs that came too early."""
        self.resumed = 0
        self.connected = asyncio.Event()
        """Set while some session is connected."""
        self._pings: dict[bytes, asyncio.Future[None]] = {}
        self._identified_at: dict[int, float] = {}

    @property
    def complete(self) -> bool:
        """Whether all shards of the bot are connected."""
        there = {session.shard for session in self.sessions.values() if session.line is not None}
        return any(all((number, count) in there for number in range(count)) for _, count in there)

    def start_limit(self) -> Json:
        """Return what Discord says about further sessions."""
        left = {"remaining": self.session_starts, "reset_after": self.reset_after}
        return {"total": 1000, "max_concurrency": self.max_concurrency, **left}

    # ------------------------------------------------------------ what is sent

    def dispatch(self, event: str, data: Json) -> int:
        """Send an event to the shards of its server; how many sessions get it, now or when they resume."""
        guild = data.get("guild_id") or (data["id"] if event.startswith("GUILD_") else 0)
        receivers = [session for session in self.sessions.values() if session.takes(int(guild))]
        for session in receivers:
            session.send(event, data)
        return len(receivers)

    async def ping(self) -> float:
        """Send a bare WebSocket ping; seconds until the bot's event loop has come round to answering it.

        ConnectionError without a connected bot.
        """
        line = next((session.line for session in self.sessions.values() if session.line is not None), None)
        if line is None:
            raise ConnectionError("no bot is connected")
        mark = secrets.token_bytes(8)
        answered = self._pings[mark] = asyncio.get_running_loop().create_future()
        began = time.perf_counter()
        try:
            await line.socket.ping(mark)
            await answered
        finally:
            del self._pings[mark]
        return time.perf_counter() - began

    # ------------------------------------------------------------ what goes wrong

    def of_shard(self, shard: int | None) -> list[Session]:
        """Return all sessions of a shard, or of all of them (None)."""
        return [session for session in self.sessions.values() if shard in (None, session.shard[0])]

    def drop(self, code: int | None = None, *, shard: int | None = None) -> None:
        """Break the connections of a shard or of all, or close them with a code. Sessions can be resumed."""
        for session in self.of_shard(shard):
            if session.line is None:
                continue
            if code is None:
                session.line.cut()
            else:
                session.line.close(code)
            session.line = None
        self._note_connected()

    def reconnect(self) -> None:
        """Ask the bot to reconnect, as Discord does every few hours."""
        for session in self.sessions.values():
            if session.line is not None:
                session.line.send({"op": RECONNECT, "d": None})

    def invalidate(self, *, resumable: bool, shard: int | None = None) -> None:
        """Declare the sessions of a shard or of all invalid; ``resumable``: they may be resumed all the same."""
        lines = [session.line for session in self.of_shard(shard)]
        if not resumable:
            self.forget(shard)
        for line in lines:
            if line is not None:
                line.send({"op": INVALID_SESSION, "d": resumable})

    def forget(self, shard: int | None = None) -> None:
        """Forget the sessions of a shard or of all: an attempt to resume one fails."""
        for session in self.of_shard(shard):
            del self.sessions[session.id]
        self._note_connected()

    def _note_connected(self) -> None:
        if not any(session.line for session in self.sessions.values()):
            self.connected.clear()

    # ------------------------------------------------------------ connections

    async def handle(self, request: web.Request) -> web.StreamResponse:
        """Return one connection, until it ends."""
        if request.query.get("v") != "10" or request.query.get("encoding") != "json":
            self._report(f"gateway asked for with {request.query_string}")
        failure = 503 if self.away else self.failing.popleft() if self.failing else None
        if failure is not None and failure < 1000:
            return web.Response(status=failure)
        socket = web.WebSocketResponse(compress=False, max_msg_size=4096 * 4, autoping=False)
        await socket.prepare(request)
        if failure is not None:
            await socket.close(code=failure)
            return socket
        await self.door.wait()
        line = Line(socket, compressed=request.query.get("compress") == "zlib-stream")
        line.send({"op": HELLO, "d": {"heartbeat_interval": self.heartbeat}})
        await self._listen(socket, line)
        return socket

    async def _listen(self, socket: web.WebSocketResponse, line: Line) -> None:
        session: Session | None = None
        try:
            async for message in socket:
                if message.type is WSMsgType.TEXT:
                    session = self._heard(line, session, json.loads(message.data))
                elif message.type is WSMsgType.PING:
                    await socket.pong(message.data)
                elif message.type is WSMsgType.PONG:
                    pinged = self._pings.get(bytes(message.data))
                    if pinged is not None and not pinged.done():
                        pinged.set_result(None)
                elif message.type is WSMsgType.ERROR:
                    break
        finally:
            line.stop()
            if session is not None and session.line is line:
                session.line = None
            self._note_connected()

    def _heard(self, line: Line, session: Session | None, said: Json) -> Session | None:
        kind, data = said.get("op"), said.get("d")
        if kind == HEARTBEAT:
            if self.acks:
                asyncio.get_running_loop().call_later(ROUND_TRIP, line.send, {"op": ACK})
            return session
        if kind in (IDENTIFY, RESUME) and isinstance(data, dict):
            if data.get("token") not in (self._token, f"Bot {self._token}"):
                line.close(AUTHENTICATION_FAILED, "Authentication failed.")
                return None
            return self._identify(line, data) if kind == IDENTIFY else self._resume(line, data)
        if session is None:
            line.close(NOT_AUTHENTICATED, "Not authenticated.")
        self._report(f"gateway op {kind} was sent")
        return session

    def _identify(self, line: Line, data: Json) -> Session | None:
        if data.get("intents") != 1:
            self._report(f"intents {data.get('intents')} asked for, not only those of servers")
        shard = _shard(data.get("shard", [0, 1]))
        if shard is None:
            line.close(INVALID_SHARD, "Invalid shard.")
            return None
        session = Session(secrets.token_hex(16), line, shard)
        world = self._world
        guilds = [guild for guild in world.guilds.values() if session.takes(guild.id)]
        if len(guilds) > self.servers_of_a_session:
            line.close(SHARDING_REQUIRED, "Sharding required.")
            return None
        if not self._may_identify(shard[0]):
            line.send({"op": INVALID_SESSION, "d": False})
            return None
        # A disconnected shard that starts a session has lost the one before.
        self.sessions = {
            key: each for key, each in self.sessions.items() if each.line is not None or each.shard != shard
        }
        self.sessions[session.id] = session
        self.identified += 1
        self.session_starts -= 1
        ready = {
            **dict.fromkeys(("private_channels", "presences", "relationships", "geo_ordered_rtc_regions"), ()),
            "v": 10,
            "user": {**world.bot.payload(), "verified": True, "mfa_enabled": False, "email": None},
            "guilds": [{"id": str(guild.id), "unavailable": True} for guild in guilds],
            "session_id": session.id,
            "session_type": "normal",
            "resume_gateway_url": self.address,
            "application": {"id": str(world.application_id), "flags": 0},
            **({"shard": list(shard)} if "shard" in data else {}),
        }
        session.send("READY", ready)
        for guild in guilds:
            session.send("GUILD_CREATE", guild.payload())
        self.connected.set()
        return session

    def note_identified(self) -> None:
        """Refuse the first IDENTIFY of each bucket as too early, as if another process had just identified."""
        self._identified_at = dict.fromkeys(range(self.max_concurrency), math.inf)

    def _may_identify(self, number: int) -> bool:
        """Return whether an IDENTIFY comes late enough after the last one of its bucket."""
        now, bucket = time.perf_counter(), number % self.max_concurrency
        early = now - self._identified_at.get(bucket, -IDENTIFY_SECONDS) < self.identify_seconds
        self._identified_at[bucket] = now
        self.too_early += early
        return not early

    def _resume(self, line: Line, data: Json) -> Session | None:
        session = self.sessions.get(str(data.get("session_id")))
        if session is None:
            line.send({"op": INVALID_SESSION, "d": False})
            return None
        session.line = line
        for event in session.events:
            if event["s"] > int(data.get("seq") or 0):
                line.send(event)
        session.send("RESUMED", {})
        self.resumed += 1
        self.connected.set()
        return session


def _shard(told: Any) -> tuple[int, int] | None:
    """Return the number of a shard and of all shards, as IDENTIFY tells; None if there is no such shard."""
    match told:
        case [int(number), int(count)] if 0 <= number < count:
            return number, count
    return None
