"""Planned faults: the route, which request of it, and what happens instead of the answer."""

from __future__ import annotations

import asyncio
import contextlib
import fnmatch
import socket
import struct
from collections.abc import Awaitable, Callable
from dataclasses import dataclass, field
from typing import Final

from aiohttp import web

from tests.wire.errors import VIA, json_response
from tests.wire.limits import Limited

CALLBACK: Final = "POST /interactions/*/callback"
ORIGINAL: Final = "PATCH /webhooks/*"
FOLLOW_UP: Final = "POST /webhooks/*"
SEND: Final = "POST /channels/{channel_id}/messages"
EDIT: Final = "PATCH /channels/{channel_id}/messages/{message_id}"
DELETE: Final = "DELETE /channels/{channel_id}/messages/{message_id}"
HISTORY: Final = "GET /channels/{channel_id}/messages"
THREAD: Final = "POST /channels/{channel_id}/threads"
FETCH: Final = "GET /channels/{channel_id}"
WAKE: Final = "PATCH /channels/{channel_id}"
MEMBER: Final = "GET /guilds/{guild_id}/members/{user_id}"
COMMANDS: Final = "PUT /applications/{application_id}/commands"
EMOJIS: Final = "GET /applications/{application_id}/emojis"
NEW_EMOJI: Final = "POST /applications/{application_id}/emojis"
OLD_EMOJI: Final = "DELETE /applications/{application_id}/emojis/{emoji_id}"
LOGIN: Final = "GET /users/@me"
GATEWAY: Final = "GET /gateway/bot"


@dataclass(frozen=True)
class Refuse:
    """Answer with a status and, unless it is 0, one of Discord's codes."""

    status: int
    code: int = 0
    message: str = "on purpose"


@dataclass(frozen=True)
class Lose:
    """Reset the connection without an answer."""


@dataclass(frozen=True)
class Late:
    """Delay the answer."""

    seconds: float


@dataclass(frozen=True)
class Run:
    """Run something at that moment (kill the bot, drop its session), then handle the request.

    With ``Fault.done`` it runs after the request took effect, and before the bot gets the answer.
    """

    call: Callable[[], Awaitable[object]]


What = Refuse | Lose | Late | Run | Limited


@dataclass
class Fault:
    """A plan for some requests.

    ``route`` is a pattern (``fnmatch``) of method and template, such as ``"POST /interactions/*/callback"``; braces
    stand for themselves. Of the requests that match, those from the ``nth`` on are hit, ``times`` of them.
    """

    route: str
    what: What
    nth: int = 1
    times: float = 1
    done: bool = False
    """Whether the request takes effect nevertheless: only its answer is lost."""
    seen: int = 0
    hits: int = 0

    def strikes(self, route: str) -> bool:
        """Count a request; whether it is hit."""
        if self.hits >= self.times or not (route == self.route or fnmatch.fnmatchcase(route, self.route)):
            return False
        self.seen += 1
        hit = self.seen >= self.nth
        self.hits += hit
        return hit


@dataclass
class Faults:
    """The faults of a run. Each request is hit by the first that applies."""

    plan: list[Fault] = field(default_factory=list)

    def add(self, route: str, what: What, *, nth: int = 1, times: float = 1, done: bool = False) -> Fault:
        """Plan one; look at its ``hits`` afterwards."""
        self.plan.append(Fault(route, what, nth, times, done))
        return self.plan[-1]

    def strike(self, route: str) -> Fault | None:
        """Return the fault that hits this request, if one does."""
        return next((fault for fault in self.plan if fault.strikes(route)), None)


async def fail(request: web.Request, what: What) -> web.Response:
    """Answer a request as a fault demands."""
    if isinstance(what, Limited):
        await asyncio.sleep(what.late)
        return json_response(what.body(), 429, what.headers())
    if isinstance(what, Refuse):
        if what.status >= 500 and not what.code:
            return web.Response(status=what.status, text="<html>upstream</html>", content_type="text/html", headers=VIA)
        return json_response({"message": what.message, "code": what.code}, what.status, VIA)
    if request.transport is not None:
        found = request.transport.get_extra_info("socket")
        with contextlib.suppress(OSError):
            found.setsockopt(socket.SOL_SOCKET, socket.SO_LINGER, struct.pack("ii", 1, 0))
        request.transport.abort()
    return web.Response(status=499)
