"""Discord's rate limits: a bucket for each route and channel, and fifty requests a second in all."""

from __future__ import annotations

import hashlib
import time
from dataclasses import dataclass, field
from typing import Final

from tests.wire.entities import Json
from tests.wire.errors import VIA

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
