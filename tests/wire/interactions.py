"""Interactions and their deadlines: three seconds for the first answer, fifteen minutes for all others."""

from __future__ import annotations

import asyncio
import secrets
import time
from dataclasses import dataclass, field
from typing import Any, Final

from tests.wire.bodies import LARGEST_FILE
from tests.wire.entities import DIRECT, Channel, Json, Message, User
from tests.wire.errors import (
    ALREADY_ANSWERED,
    INVALID_TOKEN,
    UNKNOWN_INTERACTION,
    UNKNOWN_MESSAGE,
    UNKNOWN_WEBHOOK,
    ApiError,
    unknown,
)
from tests.wire.world import World

COMMAND, COMPONENT, AUTOCOMPLETE, MODAL = 2, 3, 4, 5
"""Kinds of interactions."""
ANSWER_TIMEOUT_SECONDS: Final = 3.0
"""Discord's limit for the first answer."""
TOKEN_LIFETIME_SECONDS: Final = 900.0
"""Discord's limit for all further answers."""


@dataclass(eq=False)
class Interaction:
    """One click or command, and its answers. Times are those of ``time.perf_counter``."""

    id: int
    token: str
    type: int
    user: User
    channel: Channel
    data: Json
    source: Message | None
    """The message that was clicked."""
    sent: float
    answered: float | None = None
    """Time of the first answer."""
    late: bool = False
    """Whether that came too late."""
    kind: int | None = None
    """Its type: 4 a message, 5 and 6 deferred, 7 the clicked message changed, 8 choices, 9 a form."""
    shown: float | None = None
    """Time when the person saw the first part of the answer."""
    pictured: float | None = None
    """Time of the first answer with a picture."""
    original: Message | None = None
    """The message that is ``@original``."""
    followups: list[Message] = field(default_factory=list)
    result: Json | None = None
    """The form or the list of choices that answered."""
    failed: str = ""
    """The reason of the failure that the person saw; empty if there was none."""
    done: asyncio.Event = field(default_factory=asyncio.Event)
    """Set when the person has seen an answer, or that there is none."""

    @property
    def messages(self) -> list[Message]:
        """All messages that answered, in order, in their current state."""
        first = [] if self.original is None or self.original.loading else [self.original]
        return [*first, *self.followups]

    @property
    def deferred(self) -> bool:
        return self.kind in (5, 6)

    @property
    def seconds(self) -> float | None:
        """From the click until something was seen; None if nothing was."""
        return None if self.shown is None else self.shown - self.sent


class Interactions:
    """All interactions, by token."""

    def __init__(
        self, world: World, *, patience: float = ANSWER_TIMEOUT_SECONDS, lifetime: float = TOKEN_LIFETIME_SECONDS
    ) -> None:
        self._world = world
        self.patience = patience
        self.lifetime = lifetime
        self.open: dict[str, Interaction] = {}
        """Those that can still be answered."""
        self.twice: list[str] = []
        """Second answers to one interaction. A process alone sends one if the answer to its first is lost."""
        self._gone: set[str] = set()
        self._timers: set[asyncio.TimerHandle] = set()

    def begin(self, type: int, user: User, channel: Channel, data: Json, source: Message | None) -> Interaction:
        """Register a click and start its deadline."""
        token = secrets.token_urlsafe(90)
        made = Interaction(self._world.snowflake(), token, type, user, channel, data, source, time.perf_counter())
        self.open[token] = made
        self._later(self.patience, lambda: self._out_of_patience(made))
        return made

    def payload(self, interaction: Interaction) -> Json:
        """Return the payload of INTERACTION_CREATE."""
        world, channel, user = self._world, interaction.channel, interaction.user
        told: Json = {
            **{"version": 1, "entitlements": [], "attachment_size_limit": LARGEST_FILE},
            "id": str(interaction.id),
            "application_id": str(world.application_id),
            "type": interaction.type,
            "token": interaction.token,
            "data": interaction.data,
            "channel_id": str(channel.id),
            "channel": channel.partial(),
            "locale": user.locale,
            "app_permissions": str(channel.bot_may),
            "authorizing_integration_owners": self.owners(interaction),
            **self._place(interaction),
        }
        if interaction.source is not None:
            told["message"] = interaction.source.payload(world.base)
        return told

    def owners(self, interaction: Interaction) -> Json:
        """Return who has installed the application: the server with the bot, else the user."""
        channel, user = interaction.channel, interaction.user
        if channel.type == DIRECT:
            return {"0": "0", "1": str(user.id)}
        if channel.is_direct or channel.guild.id not in self._world.guilds:
            return {"1": str(user.id)}
        return {"0": str(channel.guild.id)}

    @staticmethod
    def _place(interaction: Interaction) -> Json:
        """Return what an interaction tells of its server and the member there, or of the user in direct messages."""
        channel, user = interaction.channel, interaction.user
        if channel.is_direct:
            return {"user": user.payload(), "context": 1 if channel.type == DIRECT else 2}
        guild = channel.guild
        return {
            "context": 0,
            "guild_id": str(guild.id),
            "guild": {"id": str(guild.id), "locale": guild.locale, "features": ["COMMUNITY"]},
            "guild_locale": guild.locale,
            "member": {**guild.member(user), "permissions": str(guild.permissions(user))},
        }

    def take(self, interaction_id: int, token: str) -> Interaction:
        """Return the interaction that is answered first. Raises :class:`ApiError` for a late answer and for another."""
        found = self.open.get(token)
        if found is None or found.id != interaction_id:
            raise unknown(UNKNOWN_INTERACTION, "interaction")
        if found.answered is not None:
            custom = found.data.get("custom_id") or found.data.get("name")
            self.twice.append(f"{custom} of {found.user.id} was answered twice")
            raise ApiError(400, ALREADY_ANSWERED, "Interaction has already been acknowledged.")
        if found.failed or time.perf_counter() - found.sent > self.patience:
            found.late = True
            raise unknown(UNKNOWN_INTERACTION, "interaction")
        return found

    def answered(self, interaction: Interaction, kind: int, original: Message | None, result: Any = None) -> None:
        """Note the first answer."""
        interaction.answered = time.perf_counter()
        interaction.kind, interaction.original, interaction.result = kind, original, result
        if not interaction.deferred:
            self.show(interaction)

    def show(self, interaction: Interaction) -> None:
        """Note that the person sees something."""
        now = time.perf_counter()
        if interaction.shown is None:
            interaction.shown = now
        if interaction.pictured is None and any(message.files for message in interaction.messages):
            interaction.pictured = now
        interaction.done.set()

    def hook(self, token: str) -> Interaction:
        """Return the interaction to which a further message belongs. Raises :class:`ApiError`."""
        found = self.open.get(token)
        if found is None:
            if token in self._gone:
                raise ApiError(401, INVALID_TOKEN, "Invalid Webhook Token")
            raise unknown(UNKNOWN_WEBHOOK, "Webhook")
        if found.answered is None:
            raise unknown(UNKNOWN_WEBHOOK, "Webhook")
        return found

    def message(self, interaction: Interaction, name: str) -> Message:
        """Return the message ``@original``, or one that the interaction made by its id. Raises :class:`ApiError`.

        A clicked message that the answer changed is ``@original`` alone. Discord documents nothing else.
        """
        if name == "@original":
            found = interaction.original
        else:
            made = [message for message in interaction.messages if message is not interaction.source]
            found = next((message for message in made if str(message.id) == name), None)
        if found is None or found.id not in found.channel.messages:
            dismissed = found is not None and found.id in self._world.dismissed
            raise ApiError(404, UNKNOWN_MESSAGE, "Unknown Message", expected=dismissed)
        return found

    def abandon(self, why: str) -> None:
        """Fail all open interactions at once: the bot that had them is gone."""
        for interaction in [*self.open.values()]:
            self.fail(interaction, why)
            self._give_up(interaction, why)

    def close(self) -> None:
        """Cancel all deadlines."""
        for timer in self._timers:
            timer.cancel()
        self._timers.clear()

    def _out_of_patience(self, interaction: Interaction) -> None:
        self.fail(interaction, "no answer in time")
        self._later(self.lifetime - self.patience, lambda: self._out_of_time(interaction))

    def _out_of_time(self, interaction: Interaction) -> None:
        self.open.pop(interaction.token, None)
        self._gone.add(interaction.token)
        self._give_up(interaction, "never shown")

    @staticmethod
    def _give_up(interaction: Interaction, why: str) -> None:
        """Tell a person who still waits that nothing comes."""
        if not interaction.done.is_set():
            interaction.failed = interaction.failed or why
            interaction.done.set()

    def fail(self, interaction: Interaction, why: str) -> None:
        """Tell the person that there was no answer, unless there was one."""
        if interaction.answered is None and not interaction.failed:
            interaction.failed = why
            interaction.done.set()

    def _later(self, seconds: float, call: Any) -> None:
        def fire() -> None:
            self._timers.discard(timer)
            call()

        timer = asyncio.get_running_loop().call_later(max(0, seconds), fire)
        self._timers.add(timer)
