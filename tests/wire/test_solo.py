"""A game of one person in direct messages, as the shipped bot plays it on the wire, with a kill in the middle."""

from __future__ import annotations

import random
from typing import Final

import pytest

from tests.wire.entities import Channel, Control, Json, Message, User
from tests.wire.interactions import COMMAND, COMPONENT, Interaction
from tests.wire.people import BUTTON, STRING, Person
from tests.wire.program import Program
from tests.wire.server import Discord

GAME: Final = "mausoleum"
CHOICES: Final = ("t:", "d:", "s:", "pa:")
DECISIONS_BEFORE: Final = 4
"""Decisions before the bot is killed."""
MOST_CLICKS: Final = 400


class Direct(Person):
    """A person who writes to the bot alone."""

    def __init__(self, discord: Discord, user: User, channel: Channel) -> None:
        super().__init__(discord, user)
        self.channel = channel

    async def says(self, kind: int, data: Json, source: Message | None = None) -> Interaction:
        """Send an interaction from the direct messages, and wait for its answer."""
        return await self.wait(self.discord.interact(kind, self.user, self.channel, data, source))

    async def solo(self) -> Interaction:
        """Begin a game."""
        root, _ = self.discord.world.command(["solo"])
        game = {"name": "game", "type": STRING, "value": GAME}
        return await self.says(COMMAND, {"id": root["id"], "name": "solo", "type": 1, "options": [game]})

    async def choose(self, message: Message, control: Control, chance: random.Random) -> Interaction:
        """Press a button, or choose in a select."""
        data: Json = {"custom_id": control.custom_id, "component_type": control.kind, "id": control.id}
        if control.kind != BUTTON:
            data["values"] = [chance.choice(control.values)]
        return await self.says(COMPONENT, data, message)

    def hand(self) -> Message:
        """Return the lowest message that only this person sees."""
        return [message for message in self.sees(self.channel) if message.viewer == self.user.id][-1]


@pytest.mark.slow
async def test_a_whole_game_in_direct_messages_outlives_a_kill(discord: Discord, program: Program) -> None:
    (guild,) = discord.world.guilds.values()
    ana = Direct(discord, discord.world.add_user(guild, "Ana"), discord.world.add_direct(guild))
    assert not (await ana.solo()).failed
    chance, clicks, killed = random.Random(1), 0, False
    while clicks < MOST_CLICKS:
        hand = ana.hand()
        if any(control.custom_id.endswith(":rematch") for control in hand.controls):
            break
        choices = [control for control in hand.controls if control.custom_id.startswith(CHOICES)]
        asked = [control for control in hand.controls if control.custom_id.endswith(":hand")]
        answer = await ana.choose(hand, chance.choice(choices or asked), chance)
        if answer.failed:
            await ana.back()
        clicks += 1
        if clicks == DECISIONS_BEFORE and not killed:
            killed = True
            await program.kill()
            await program.start()
    assert clicks < MOST_CLICKS, "the game has ended"
    assert killed and not discord.violations and not program.errors()
    public = [message for message in discord.world.visible(ana.channel, ana.user) if message.viewer is None]
    assert not public, "nobody else reads of it"
