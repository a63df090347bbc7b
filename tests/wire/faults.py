"""Planned faults: the route, which request of it, and what happens instead of the answer."""

from __future__ import annotations

import fnmatch
import random
from collections.abc import Awaitable, Callable
from dataclasses import dataclass, field

from tests.wire.limits import Limited


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

    ``route`` is a pattern (``fnmatch``) of method and template: ``"POST /interactions/*/callback"``,
    ``"PATCH /channels/{channel_id}/messages/{message_id}"``, ``"* *"``. Of the requests that match, those from the
    ``nth`` on are hit, ``times`` of them, each with a probability of ``odds``.
    """

    route: str
    what: What
    nth: int = 1
    times: int = 1
    odds: float = 1.0
    done: bool = False
    """Whether the request takes effect nevertheless: only its answer is lost."""
    seen: int = 0
    hits: int = 0

    def strikes(self, route: str, chance: random.Random) -> bool:
        """Count a request; whether it is hit."""
        if self.hits >= self.times or not matches(route, self.route):
            return False
        self.seen += 1
        if self.seen < self.nth or (self.odds < 1.0 and chance.random() >= self.odds):
            return False
        self.hits += 1
        return True


@dataclass
class Faults:
    """The faults of a run. Each request is hit by the first that applies."""

    chance: random.Random = field(default_factory=lambda: random.Random(0))
    plan: list[Fault] = field(default_factory=list)

    def add(
        self, route: str, what: What, *, nth: int = 1, times: int = 1, odds: float = 1.0, done: bool = False
    ) -> Fault:
        """Plan one; look at its ``hits`` afterwards."""
        fault = Fault(route, what, nth, times, odds, done)
        self.plan.append(fault)
        return fault

    def strike(self, route: str) -> Fault | None:
        """Return the fault that hits this request, if one does."""
        return next((fault for fault in self.plan if fault.strikes(route, self.chance)), None)


def matches(route: str, pattern: str) -> bool:
    """Return whether a route fits a pattern. Braces stand for themselves."""
    return route == pattern or fnmatch.fnmatchcase(route, pattern)
