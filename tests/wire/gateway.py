"""The gateway: sessions over WebSockets, with heartbeats, resuming, and faults."""

from __future__ import annotations

import asyncio
import contextlib
import json
import secrets
import time
import zlib
from collections import deque
from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any, Final

from aiohttp import WSMsgType, web

from tests.wire.entities import Json, iso
from tests.wire.world import World

DISPATCH, HEARTBEAT, IDENTIFY, RESUME, RECONNECT, INVALID_SESSION, HELLO, ACK = 0, 1, 2, 6, 7, 9, 10, 11
AUTHENTICATION_FAILED, NOT_AUTHENTICATED, SESSION_TIMED_OUT = 4004, 4003, 4009
UNREQUESTED: Final = (3, 5, 8)
"""Presence, voice and members: nothing that this bot should ever ask for."""
ROUND_TRIP: Final = 0.02
"""Seconds until a heartbeat is acknowledged. discord.py wonders about none at all: it takes the time after sending."""
REPLAYED_EVENTS: Final = 5_000
"""Largest number of events that a resumed session gets."""


class Line:
    """One WebSocket. Sends in order, ``late`` seconds later."""

    def __init__(self, socket: web.WebSocketResponse, *, compressed: bool) -> None:
        self.socket = socket
        self.late = 0.0
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
                if self.late:
                    await asyncio.sleep(self.late)
                if isinstance(item, tuple):
                    await self.socket.close(code=item[0], message=item[1].encode())
                elif isinstance(item, bytes):
                    await self.socket.send_bytes(item)
                else:
                    await self.socket.send_str(item)


@dataclass(eq=False)
class Session:
    """A session, started by one IDENTIFY. ``line`` is None while the bot is not connected."""

    id: str
    line: Line | None
    number: int = 0
    events: deque[Json] = field(default_factory=lambda: deque(maxlen=REPLAYED_EVENTS))

    def send(self, event: str, data: Any) -> None:
        self.number += 1
        payload = {"op": DISPATCH, "t": event, "s": self.number, "d": data}
        self.events.append(payload)
        if self.line is not None:
            self.line.send(payload)


class Gateway:
    """All sessions of the bot. ``token`` is the one that is accepted."""

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
        self.late = 0.0
        """Seconds by which everything that is sent is late."""
        self.sessions: dict[str, Session] = {}
        self.identified = 0
        """Number of sessions started."""
        self.resumed = 0
        self.connected = asyncio.Event()
        """Set while some session is connected."""
        self._pings: dict[bytes, asyncio.Future[None]] = {}

    # ------------------------------------------------------------ what is sent

    def dispatch(self, event: str, data: Json) -> int:
        """Send an event to the bot; how many sessions get it, now or when they resume."""
        for session in self.sessions.values():
            session.send(event, data)
        return len(self.sessions)

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

    def drop(self, code: int | None = None) -> None:
        """Break every connection, or close it with a code. Sessions can be resumed."""
        for session in self.sessions.values():
            if session.line is None:
                continue
            if code is None:
                session.line.cut()
            else:
                session.line.close(code)
            session.line = None
        self.connected.clear()

    def reconnect(self) -> None:
        """Ask the bot to reconnect, as Discord does every few hours."""
        for session in self.sessions.values():
            if session.line is not None:
                session.line.send({"op": RECONNECT, "d": None})

    def invalidate(self, *, resumable: bool) -> None:
        """Declare every session invalid; ``resumable``: it may be resumed all the same."""
        lines = [session.line for session in self.sessions.values()]
        if not resumable:
            self.forget()
        for line in lines:
            if line is not None:
                line.send({"op": INVALID_SESSION, "d": resumable})

    def forget(self) -> None:
        """Forget all sessions: an attempt to resume one fails."""
        self.sessions.clear()
        self.connected.clear()

    # ------------------------------------------------------------ connections

    async def handle(self, request: web.Request) -> web.WebSocketResponse:
        """One connection, until it ends."""
        if request.query.get("v") != "10" or request.query.get("encoding") != "json":
            self._report(f"gateway asked for with {request.query_string}")
        socket = web.WebSocketResponse(compress=False, max_msg_size=4096 * 4, autoping=False)
        await socket.prepare(request)
        line = Line(socket, compressed=request.query.get("compress") == "zlib-stream")
        line.late = self.late
        line.send({"op": HELLO, "d": {"heartbeat_interval": self.heartbeat}})
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
            if not any(each.line for each in self.sessions.values()):
                self.connected.clear()
        return socket

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

    def _identify(self, line: Line, data: Json) -> Session:
        if data.get("intents") != 1:
            self._report(f"intents {data.get('intents')} asked for, not only those of servers")
        # A disconnected bot has died and will not resume.
        self.sessions = {key: each for key, each in self.sessions.items() if each.line is not None}
        session = Session(secrets.token_hex(16), line)
        self.sessions[session.id] = session
        self.identified += 1
        world = self._world
        session.send(
            "READY",
            {
                "v": 10,
                "user": {**world.bot.payload(), "verified": True, "mfa_enabled": False, "email": None},
                "guilds": [{"id": str(guild), "unavailable": True} for guild in world.guilds],
                "session_id": session.id,
                "session_type": "normal",
                "resume_gateway_url": self.address,
                "private_channels": [],
                "presences": [],
                "relationships": [],
                "geo_ordered_rtc_regions": [],
                "application": {"id": str(world.application_id), "flags": 0},
            },
        )
        for guild in world.guilds.values():
            session.send("GUILD_CREATE", guild.payload(iso(guild.id)))
        self.connected.set()
        return session

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
