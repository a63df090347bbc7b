"""The stand-in as a whole: one HTTP server on this machine that holds all its parts."""

from __future__ import annotations

from collections import Counter
from typing import Any, Final, Self

from aiohttp import web

from tests.wire.entities import Channel, Guild, Json, Message, User
from tests.wire.gateway import Gateway
from tests.wire.interactions import ANSWER_TIMEOUT_SECONDS, TOKEN_LIFETIME_SECONDS, Interaction, Interactions
from tests.wire.rest import BASE, Rest
from tests.wire.world import World

TOKEN: Final = "d2lyZQ.stand-in.not-a-secret"
"""The token that is accepted; it opens nothing."""


class Discord:
    """The stand-in. ``async with`` starts and stops it.

    ``patience`` and ``lifetime`` are the seconds that an interaction can be answered, ``keep_files`` whether the bytes
    of attachments are kept.
    """

    def __init__(
        self,
        *,
        patience: float = ANSWER_TIMEOUT_SECONDS,
        lifetime: float = TOKEN_LIFETIME_SECONDS,
        keep_files: bool = True,
    ) -> None:
        self.violations: Counter[str] = Counter()
        """Requests that Discord would refuse, counted."""
        self.world = World(keep_files=keep_files)
        self.interactions = Interactions(self.world, patience=patience, lifetime=lifetime)
        self.gateway = Gateway(self.world, TOKEN, self._report)
        self.rest = Rest(self.world, self.interactions, self.gateway, TOKEN, self._report)
        self.limits, self.faults = self.rest.limits, self.rest.faults
        self.address = ""
        self._runner: web.AppRunner | None = None

    @property
    def api(self) -> str:
        """The base of the HTTP API."""
        return self.address + BASE

    async def __aenter__(self) -> Self:
        app = web.Application(client_max_size=64 << 20)
        self.rest.routes(app)
        for path in ("/gateway", "/gateway/"):
            app.router.add_get(path, self.gateway.handle)
        self._runner = web.AppRunner(app, access_log=None, shutdown_timeout=1.0)
        await self._runner.setup()
        await web.TCPSite(self._runner, "127.0.0.1", 0).start()
        port = self._runner.addresses[0][1]
        self.address = self.world.base = f"http://127.0.0.1:{port}"
        self.gateway.address = f"ws://127.0.0.1:{port}/gateway"
        return self

    async def __aexit__(self, *_: object) -> None:
        self.interactions.close()
        self.gateway.drop()
        assert self._runner is not None
        await self._runner.cleanup()

    # ------------------------------------------------------------ what happens on Discord

    def interact(
        self, type: int, user: User, channel: Channel, data: Json, source: Message | None = None, /, **forged: Any
    ) -> Interaction:
        """Send any interaction at all; ``forged`` replaces parts of its payload, and ``...`` leaves one out.

        See :mod:`tests.wire.people`.
        """
        interaction = self.interactions.begin(type, user, channel, data, source)
        payload = {**self.interactions.payload(interaction), **forged}
        payload = {key: value for key, value in payload.items() if value is not ...}
        if not self.gateway.dispatch("INTERACTION_CREATE", payload):
            # No bot is connected, and none will resume: fail now instead of after three seconds.
            self.interactions.fail(interaction, "the bot is not there")
        return interaction

    def open_channel(self, guild: Guild, name: str = "games") -> Channel:
        """Create a channel and notify the bot."""
        channel = self.world.add_channel(guild, name)
        self.gateway.dispatch("CHANNEL_CREATE", channel.told())
        return channel

    def update_channel(self, channel: Channel) -> None:
        """Notify the bot of a change of a channel, such as of its own permissions there."""
        self.gateway.dispatch("CHANNEL_UPDATE", channel.told())

    def join(self, guild: Guild, *, new: bool = False) -> None:
        """Notify the running bot of a server, or of a change in it; ``new``: it was not in that server before."""
        payload = guild.payload()
        if new:
            del payload["unavailable"]
        self.gateway.dispatch("GUILD_CREATE", payload)

    def delete_channel(self, channel: Channel) -> None:
        """Delete a channel or a thread, and notify the bot."""
        payload = channel.payload()
        self.world.channels.pop(channel.id, None)
        channel.guild.channels.pop(channel.id, None)
        self.gateway.dispatch("THREAD_DELETE" if channel.parent else "CHANNEL_DELETE", payload)

    # ------------------------------------------------------------ inside

    def _report(self, violation: str) -> None:
        self.violations[violation] += 1
