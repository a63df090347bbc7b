"""The cheapest Discord for a table's board, a picture service that renders nothing, and computers that do not think.

Channels store nothing. Sometimes a message is missing or the board has scrolled away, as on the real Discord.
"""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import AsyncIterator
from types import SimpleNamespace
from typing import Any, Final

import discord

from cogs.interactions.errors import UNKNOWN_MESSAGE
from engine import FastRng, View, game
from engine.players import Choice, Evaluation
from render import Picture
from render.jobs import Job
from render.service import Drawn, PictureService, Priority
from tests.longrun.clock import VirtualLoop

GONE: Final = 0.002
"""Probability that a person has deleted a message before its edit."""
CHATTY: Final = 0.3
"""Probability that the board has scrolled away at a scroll check."""


class Discord:
    """The client's channels. Its cache holds no server, so no member is known to have left."""

    def __init__(self, loop: VirtualLoop, chance: random.Random) -> None:
        self.chance = chance
        self.calls: Counter[str] = Counter()
        self._loop = loop
        self._serial = 0

    def snowflake(self) -> int:
        """Return an id of the current time in Discord's format."""
        self._serial = (self._serial + 1) % (1 << 22)
        return (self._loop.wall() - discord.utils.DISCORD_EPOCH << 22) + self._serial

    def get_channel(self, channel_id: int) -> _Channel:
        return _Channel(self)

    def get_guild(self, guild_id: int) -> None:
        return None


class _Channel:
    def __init__(self, world: Discord) -> None:
        self._world = world

    async def send(self, *_: Any, **__: Any) -> SimpleNamespace:
        self._world.calls["send"] += 1
        return SimpleNamespace(id=self._world.snowflake())

    def get_partial_message(self, message_id: int) -> _Message:
        return _Message(self._world)

    async def history(self, *, limit: int, after: object = None) -> AsyncIterator[object]:
        if self._world.chance.random() < CHATTY:
            for _ in range(limit):
                yield object()


class _Message:
    def __init__(self, world: Discord) -> None:
        self._world = world

    async def edit(self, **_: Any) -> None:
        self._do("edit")

    async def delete(self) -> None:
        self._do("delete")

    def _do(self, what: str) -> None:
        self._world.calls[what] += 1
        if self._world.chance.random() < GONE:
            response: Any = SimpleNamespace(status=404, reason="Not Found")
            raise discord.NotFound(response, {"code": UNKNOWN_MESSAGE, "message": "Unknown Message"})


class Pictures(PictureService):
    """Every picture is the same one."""

    async def draw(self, job: Job, priority: Priority = Priority.ANSWER, deadline: float | None = None) -> Drawn:
        return Drawn(None if job.name == "interlude" else Picture(b"\x89PNG", "a picture", 1, 1))


class AIPlayer:
    """Returns the game's own suggestion with an evaluation."""

    async def decide(self, key: str, view: View, level: str, asker: tuple[int, int]) -> Choice:
        action = game(key).suggest(view, FastRng(1))
        others = [Evaluation(other, 0.25, 1) for other in view.actions if other != action]
        return Choice(action, (Evaluation(action, 0.5, 2), *others) if others else (), 3)
