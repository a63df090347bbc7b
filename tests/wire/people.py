"""People at their clients: they see what is in a channel for them, press what is there, and type commands."""

from __future__ import annotations

import asyncio
import fnmatch
import re
from collections.abc import Sequence
from typing import Any, Final

from locales import say
from tests.wire.entities import Channel, Control, Guild, Json, Message, User
from tests.wire.interactions import COMMAND, COMPONENT, MODAL, Interaction
from tests.wire.server import Discord

BUTTON: Final = 2
SUBCOMMAND, STRING, INTEGER, BOOLEAN, MEMBER, CHANNEL = 1, 3, 4, 5, 6, 7
"""Types of a command's options."""
CLIENT_TIMEOUT_SECONDS: Final = 30.0
"""A person looks at "thinking …" for so long before they try something else."""


class NotThere(LookupError):
    """A person wants to press what they do not see."""


class Person:
    """A person with the bot in one of their servers."""

    def __init__(self, discord: Discord, user: User) -> None:
        self.discord = discord
        self.user = user

    def __repr__(self) -> str:
        return f"<{self.user.shown}>"

    # ------------------------------------------------------------ what they see

    def sees(self, channel: Channel) -> list[Message]:
        """Return the messages of a channel, oldest first: public ones and the person's own ephemeral ones."""
        return self.discord.world.visible(channel, self.user)

    def finds(self, channel: Channel, name: str) -> tuple[Message, Control] | None:
        """Return the lowest button or select in a channel whose id fits a pattern (``b:*:join``), and its message."""
        for message in reversed(self.sees(channel)):
            for control in message.controls:
                if fnmatch.fnmatchcase(control.custom_id, name):
                    return message, control
        return None

    # ------------------------------------------------------------ what they do

    async def press(self, message: Message, name: str, *values: str) -> Interaction:
        """Use the one button or select whose id fits ``name``; ``values`` are what is chosen in a select.

        Returns when an answer is seen, or the click has failed. Raises :class:`NotThere`.
        """
        found = [control for control in message.controls if fnmatch.fnmatchcase(control.custom_id, name)]
        if len(found) != 1 or message.id not in message.channel.messages:
            raise NotThere(f"{len(found)} controls {name!r} in {[each.custom_id for each in message.controls]}")
        return await self.use(message, found[0], values)

    async def use(self, message: Message, control: Control, values: Sequence[str] = ()) -> Interaction:
        """Press a button, or choose in a select, and wait for the answer."""
        return await self.wait(self.click(message, control, values))

    def click(self, message: Message, control: Control, values: Sequence[str] = ()) -> Interaction:
        """Do the same without waiting: see ``Interaction.done``."""
        data: Json = {"custom_id": control.custom_id, "component_type": control.kind, "id": control.id}
        if control.kind != BUTTON:
            data["values"] = list(values)
        return self.discord.interact(COMPONENT, self.user, message.channel, data, message)

    async def slash(self, channel: Channel, command: str, **options: Any) -> Interaction:
        """Type a command (``"play"``, ``"table cancel"``) and wait for the answer.

        A member or channel is an option as such. Tables are ranked but with another choice.
        """
        if command == "play":
            options.setdefault("ranked", True)
        root, leaf, given = *self.discord.world.command(command.split()), []
        known = {option["name"]: option for option in leaf}
        resolved: Json = {}
        for name, value in options.items():
            kind = int(known[name]["type"])
            given.append({"name": name, "type": kind, "value": _resolve(value, channel.guild, resolved)})
        for name in reversed(command.split()[1:]):
            given = [{"name": name, "type": SUBCOMMAND, "options": given}]
        data: Json = {"id": root["id"], "name": root["name"], "type": 1, "options": given}
        if resolved:
            data["resolved"] = resolved
        return await self.wait(self.discord.interact(COMMAND, self.user, channel, data))

    async def menu(self, channel: Channel, name: str, target: User) -> Interaction:
        """Choose an entry in the menu of a member, and wait for the answer."""
        command, _ = self.discord.world.command([name])
        data: Json = {"id": command["id"], "name": name, "type": command["type"], "options": [], "resolved": {}}
        data["target_id"] = _resolve(target, channel.guild, data["resolved"])
        return await self.wait(self.discord.interact(COMMAND, self.user, channel, data))

    async def submit(self, message: Message, form: Interaction, **filled: Any) -> Interaction:
        """Send the form that a button of ``message`` opened, with a value for each of its fields, and wait."""
        shown: Json = form.result or {}
        fields = []
        for label in shown["components"]:
            field = label["component"]
            value = filled[field["custom_id"]]
            key = "values" if isinstance(value, list) else "value"
            field = {"type": field["type"], "id": field.get("id"), "custom_id": field["custom_id"], key: value}
            fields.append({"type": label["type"], "id": label.get("id"), "component": field})
        data: Json = {"custom_id": shown["custom_id"], "components": fields}
        return await self.wait(self.discord.interact(MODAL, self.user, message.channel, data, message))

    async def wait(self, interaction: Interaction) -> Interaction:
        """Wait until the answer is seen. A missing one is marked as failed."""
        try:
            async with asyncio.timeout(CLIENT_TIMEOUT_SECONDS):
                await interaction.done.wait()
        except TimeoutError:
            interaction.failed = interaction.failed or "still thinking"
        return interaction

    async def back(self) -> None:
        """Wait after an error until the bot is connected, and 0.1 s."""
        try:
            async with asyncio.timeout(CLIENT_TIMEOUT_SECONDS):
                await self.discord.gateway.connected.wait()
        except TimeoutError:
            return
        await asyncio.sleep(0.1)

    def dismiss(self, channel: Channel, keep: Message | None = None) -> None:
        """Close all ephemeral messages of this person except one."""
        for message in self.sees(channel):
            if message.viewer == self.user.id and message is not keep:
                self.discord.world.dismiss(message)


def sentence(locale: str, key: str, **facts: str) -> str:
    """Return a text of the catalogues as a pattern. Discord has told the ids of commands: it may mention them."""
    return re.sub(r"`/[^`]+`", r"(?:\g<0>|</[^>]+>)", re.escape(say(locale, key, **facts)))


def _resolve(value: Any, guild: Guild, resolved: Json) -> Any:
    if isinstance(value, Person):
        value = value.user
    if isinstance(value, User):
        member = guild.member(value)
        user = member.pop("user")
        resolved.setdefault("users", {})[str(value.id)] = user
        resolved.setdefault("members", {})[str(value.id)] = {**member, "permissions": str(guild.permissions(value))}
        return str(value.id)
    if isinstance(value, Channel):
        resolved.setdefault("channels", {})[str(value.id)] = {**value.payload(), "permissions": str(value.bot_may)}
        return str(value.id)
    return value
