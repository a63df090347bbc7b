"""Clicks, forms and commands that no client offers, and several in one moment."""

from __future__ import annotations

from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager
from typing import Any, Final

import simcord
from simcord import interactions
from simcord.actors import _dispatch_actor_interaction
from simcord.backend import serializers
from simcord.enums import InteractionType

from tests.bot.harness import Message, Stage

BUTTON: Final = 2
SELECT: Final = 3
USER_SELECT: Final = 5


async def forge(
    stage: Stage,
    who: simcord.MemberActor,
    message: Message | None,
    custom_id: str,
    *,
    kind: int = BUTTON,
    values: Sequence[str] | None = None,
    into: simcord.ChannelHandle | None = None,
    locale: str | None = None,
) -> simcord.InteractionResult:
    """Send a click with any custom id on any message, whether the person could click it or not."""
    data: dict[str, Any] = {"custom_id": custom_id, "component_type": kind}
    if values is not None:
        data["values"] = list(values)
    if locale is not None:
        stage.reads(who, locale)
    return await _dispatch_actor_interaction(
        who,
        InteractionType.MESSAGE_COMPONENT,
        into or stage.channel,
        data,
        extra={} if message is None else {"message": _wire(stage, message, custom_id, kind)},
        source_message_id=None if message is None else message.id,
    )


async def press_old(
    stage: Stage, who: simcord.MemberActor, message: Message, custom_id: str
) -> simcord.InteractionResult:
    """Press a button that an older version drew on a message, and that this one shows elsewhere."""
    async with with_component(stage, message, button(custom_id)):
        return await forge(stage, who, message, custom_id)


async def submit(
    stage: Stage,
    who: simcord.MemberActor,
    custom_id: str,
    fields: Sequence[dict[str, Any]] | None = None,
    message: Message | None = None,
) -> simcord.InteractionResult:
    """Submit a form that the bot never showed, or fields that it has not. ``message``: where its button was."""
    parts: list[Any] = [{"type": 1, "components": [{"type": 4, "custom_id": "words", "value": "hello"}]}]
    if fields is not None:
        parts = [
            {"type": 18, "id": 2 * at + 1, "component": {"id": 2 * at + 2, **each}} for at, each in enumerate(fields)
        ]
    return await _dispatch_actor_interaction(
        who,
        InteractionType.MODAL_SUBMIT,
        stage.channel,
        {"custom_id": custom_id, "components": parts},
        extra={} if message is None else {"message": _wire(stage, message, custom_id, BUTTON)},
        source_message_id=None if message is None else message.id,
    )


async def call(
    stage: Stage, who: simcord.MemberActor, command: str, options: Sequence[dict[str, Any]] = ()
) -> simcord.InteractionResult:
    """Send a command with options that Discord would not let through."""
    root = next(
        each
        for each in stage.env.backend.visible_commands(user_id=who.id, channel_id=stage.channel.id)
        if each["name"] == command.split()[0]
    )
    data = {"id": root["id"], "name": command, "type": 1, "options": list(options)}
    return await _dispatch_actor_interaction(who, InteractionType.APPLICATION_COMMAND, stage.channel, data)


async def at_once(stage: Stage, *clicks: tuple[simcord.MemberActor, Message, str]) -> list[simcord.InteractionResult]:
    """Send several clicks at once: the bot gets all of them before it answers any."""
    results = []
    backend = stage.env.backend
    for who, message, custom_id in clicks:
        record, payload = interactions.base_payload(
            backend,
            type=InteractionType.MESSAGE_COMPONENT,
            channel_id=message.channel_id if isinstance(message, simcord.ResponseMessage) else message.channel.id,
            guild_id=stage.server.id,
            user_id=who.id,
            data={"custom_id": custom_id, "component_type": BUTTON},
        )
        payload["message"] = _wire(stage, message, custom_id, BUTTON)
        record.source_message_id = message.id
        backend.emit("INTERACTION_CREATE", payload)
        results.append(simcord.InteractionResult(stage.env, record))
    await stage.env.settle()
    return results


def _wire(stage: Stage, message: Message, custom_id: str, kind: int) -> dict[str, Any]:
    """Return a message as Discord would send it along with a click."""
    return dict(serializers.message_payload(stage.env.backend, stage._stored(message)))


@asynccontextmanager
async def with_component(stage: Stage, message: Message, component: dict[str, Any]) -> AsyncIterator[None]:
    """Add a component to the message while the block runs, as an older version of the bot might have sent it."""
    stored = stage._stored(message)
    before = stored.components
    stored.components = more = [*before, {"type": 1, "components": [component]}]
    try:
        yield
    finally:
        if stored.components is more:  # else the bot has changed the message
            stored.components = before


def button(custom_id: str) -> dict[str, Any]:
    return {"type": 2, "style": 1, "label": "?", "custom_id": custom_id, "id": 900}


def menu(custom_id: str, *values: str) -> dict[str, Any]:
    options = [{"label": value or "?", "value": value} for value in values or ("x",)]
    return {"type": 3, "custom_id": custom_id, "options": options, "id": 900}
