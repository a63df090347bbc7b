"""A small Discord to play in: one server, one channel, three people with three languages, a running clock.

simcord builds worlds for tests, where time stands still and all users read American English. This module adds a clock
that follows real time, so that deadlines and ages are true, and a language for each person.
"""

from __future__ import annotations

import time
from collections.abc import Mapping
from dataclasses import dataclass
from datetime import UTC, datetime, timedelta
from typing import Any, Final, cast

import simcord

SERVER_NAME: Final = "Tertulia"
BOT: Final = "Tertulia"
CHANNEL: Final = "games"
TOPIC: Final = "A simulated Discord. Nothing here is stored for good."
PEOPLE: Final = (("ana", "Ana", "en-US"), ("bruno", "Bruno", "pt-BR"), ("chloe", "Chloé", "fr"))
"""User name, display name, client language. The first person owns the server."""

LANGUAGES: Final = {"en-US": "English", "pt-BR": "Portuguese", "es-ES": "Spanish", "fr": "French"}
"""The welcome's name of a locale. Other locales use their tag."""

WELCOME: Final = """\
# A simulated Discord
You are looking at the real bot in a simulated Discord. **Nothing here is stored for good:** it ends with the program.
1. Choose who you are above, under *Viewing as*. {people}.
2. Type `/play` below and choose a game. Commands have only their English names here.
3. Let another person join: change who you are, press the button. Or add a bot."""


class WallClock:
    """simcord's clock, advancing with real time. The event loop fires the bot's timers as usual."""

    def __init__(self) -> None:
        self._started = datetime.now(UTC)
        # Not time.monotonic: simcord replaces it for the bot with this clock.
        self._zero = time.perf_counter()
        self._ahead = 0.0

    @property
    def elapsed(self) -> float:
        """Seconds since the start."""
        return time.perf_counter() - self._zero + self._ahead

    def now(self) -> datetime:
        return self._started + timedelta(seconds=self.elapsed)

    def advance(self, seconds: float) -> None:
        self._ahead += seconds


@dataclass(frozen=True)
class World:
    """The result of :func:`build`."""

    server: simcord.GuildHandle
    channel: simcord.ChannelHandle
    people: tuple[simcord.MemberActor, ...]


def run_real_time(env: simcord.Env) -> None:
    """Make the clock of ``env`` follow real time. Call before ``env.start()``."""
    env.backend.clock = WallClock()  # type: ignore[assignment]  # simcord's own clock has the same three names


def set_languages(env: simcord.Env, languages: Mapping[int, str]) -> None:
    """Give people their own Discord language. ``languages`` maps user ids to locales, and may change later.

    simcord sets ``en-US`` in every interaction, for the person and for the server. Gateway subscribers get the payload
    before the bot does, in order, so the first of them can set what Discord would have sent.
    """

    def translate(event: str, payload: Mapping[str, Any]) -> None:
        if event != "INTERACTION_CREATE":
            return
        interaction = cast(dict[str, Any], payload)
        member = interaction.get("member") or interaction
        interaction["locale"] = languages.get(int(member["user"]["id"]), "en-US")
        if "guild_id" in interaction:
            server = env.backend.get_guild(int(interaction["guild_id"]))
            interaction["guild_locale"] = server.preferred_locale

    env.backend.subscribers.insert(0, translate)


def build(env: simcord.Env, language: str | None = None) -> World:
    """Build the server, its channel and its people. ``language`` sets the language of everyone and of the server."""
    env.backend.edit_bot_profile(BOT)
    users = [env.create_user(name, global_name=shown) for name, shown, _ in PEOPLE]
    spoken = [language or own for _, _, own in PEOPLE]
    set_languages(env, {user.id: tag for user, tag in zip(users, spoken, strict=True)})
    server = env.create_guild(SERVER_NAME, owner=users[0], preferred_locale=language or PEOPLE[0][2])
    channel = server.create_text_channel(CHANNEL, topic=TOPIC)
    people = (
        simcord.MemberActor(env, server, users[0]),
        *(server.add_member(user) for user in users[1:]),
    )
    return World(server, channel, people)


async def welcome(world: World, language: str | None = None) -> None:
    """Post a welcome in the channel: what this is and how to start a game."""
    people = ", ".join(f"{shown} reads {LANGUAGES.get(language or own, language or own)}" for _, shown, own in PEOPLE)
    webhook = world.server.create_webhook(world.channel, "Sandbox")
    await webhook.send(WELCOME.format(people=people))
