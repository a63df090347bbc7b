"""Discord's rate limits, and planned faults: the route, which request of it, and what happens instead of the answer."""

from __future__ import annotations

import asyncio
import contextlib
import fnmatch
import hashlib
import socket
import struct
import time
from collections.abc import Awaitable, Callable
from dataclasses import dataclass, field
from typing import Final

from aiohttp import web

from tests.wire.entities import Json
from tests.wire.errors import VIA, json_response

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


# ---------------------------------------------------------------- limits

PER_SECOND: Final = 50
"""Requests a second of one bot; those about interactions are not counted."""
Rule = tuple[int, float]
"""Number of requests, and the seconds for which it holds."""
RULES: Final[dict[str, Rule]] = {
    "POST /channels/{channel_id}/messages": (5, 5.0),
    "PATCH /channels/{channel_id}/messages/{message_id}": (5, 5.0),
    "DELETE /channels/{channel_id}/messages/{message_id}": (5, 1.0),
    "GET /channels/{channel_id}/messages": (5, 5.0),
    "PATCH /channels/{channel_id}": (2, 600.0),
    "POST /channels/{channel_id}/threads": (50, 300.0),
    "POST /webhooks/{application_id}/{token}": (5, 2.0),
    "PATCH /webhooks/{application_id}/{token}/messages/{message_id}": (5, 2.0),
}
"""Discord's common limits. They may change at any time, so a bot must obey the headers."""
COMMON: Final[Rule] = (50, 1.0)


@dataclass
class _Bucket:
    limit: int
    seconds: float
    used: int = 0
    until: float = 0.0

    def take(self, now: float) -> bool:
        """Count a request; whether there was room for it."""
        if now >= self.until:
            self.used, self.until = 0, now + self.seconds
        room = self.used < self.limit
        self.used += room
        return room


@dataclass
class Limited:
    """A request that came too soon: after how many seconds it may come again, and for whom the limit is.

    ``late``: seconds until the answer that says so is sent. ``code``: Discord's code of a special limit.
    """

    retry_after: float
    scope: str = "user"
    late: float = 0.0
    code: int = 0

    def headers(self) -> dict[str, str]:
        everywhere = {"X-RateLimit-Global": "true"} if self.scope == "global" else {}
        after = str(max(1, round(self.retry_after + 0.5)))
        return {**VIA, "Retry-After": after, "X-RateLimit-Scope": self.scope, **everywhere}

    def body(self) -> Json:
        told = {"retry_after": round(self.retry_after, 3), "global": self.scope == "global"}
        return {"message": "You are being rate limited.", **told, **({"code": self.code} if self.code else {})}


@dataclass
class Limits:
    """Counts requests. ``on`` False lets everything through, with no headers."""

    on: bool = True
    rules: dict[str, Rule] = field(default_factory=lambda: dict(RULES))
    _buckets: dict[tuple[str, str], _Bucket] = field(default_factory=dict)
    _all: _Bucket = field(default_factory=lambda: _Bucket(PER_SECOND, 1.0))

    def take(self, route: str, major: str) -> tuple[Limited | None, dict[str, str]]:
        """Count a request of a route (``POST /channels/{channel_id}/messages``) for a channel, server or token.

        Returns whether it came too soon, and the headers of its answer.
        """
        if not self.on or "/interactions/" in route:
            return None, {}
        now = time.time()
        if "/webhooks/" not in route and not self._all.take(now):
            limited = Limited(self._all.until - now, "global")
            return limited, limited.headers()
        bucket = self._buckets.setdefault((route, major), _Bucket(*self.rules.get(route, COMMON)))
        room, left = bucket.take(now), bucket.until - now
        headers = {
            **VIA,
            "X-RateLimit-Limit": str(bucket.limit),
            "X-RateLimit-Remaining": str(bucket.limit - bucket.used),
            "X-RateLimit-Reset": f"{bucket.until:.3f}",
            "X-RateLimit-Reset-After": f"{left:.3f}",
            "X-RateLimit-Bucket": hashlib.md5(route.encode(), usedforsecurity=False).hexdigest(),
        }
        limited = Limited(left)
        return (None, headers) if room else (limited, {**headers, **limited.headers()})


# ---------------------------------------------------------------- faults


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
