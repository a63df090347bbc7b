"""Settings of servers and members: their panels, what is stored, and choices made without a panel."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import simcord

from tables import MemberSettings, ServerSettings
from tests.bot import harness
from tests.bot.playing import tertulia


async def panel_of(stage: harness.Stage, command: str = "settings", **options: Any) -> simcord.ResponseMessage:
    """Return the panel of Ana's command."""
    return stage.private(await stage.slash(stage.ana, command, **options))


async def server_of(stage: harness.Stage) -> ServerSettings:
    """Return the stored settings of the server. Checks that the bot's memory agrees."""
    bot = tertulia(stage)
    assert bot.store is not None
    stored = await bot.store.settings.server(stage.server.id)
    assert await bot.registry.settings(stage.server.id) == stored
    return stored


async def member_of(stage: harness.Stage, who: simcord.MemberActor) -> MemberSettings:
    """Return the stored settings of a person. Checks that the bot's memory agrees."""
    bot = tertulia(stage)
    assert bot.store is not None
    stored = await bot.store.settings.member(stage.server.id, who.id)
    assert await bot.registry.member(stage.server.id, who.id) == stored
    return stored


async def choose_server(stage: harness.Stage, **what: Any) -> None:
    """Store settings of the server without its panel."""
    bot = tertulia(stage)
    await bot.registry.set_server_settings(replace(await bot.registry.settings(stage.server.id), **what))


async def choose_for(stage: harness.Stage, who: simcord.MemberActor, **what: Any) -> None:
    """Store settings of a person without a panel."""
    bot = tertulia(stage)
    await bot.registry.set_member(replace(await bot.registry.member(stage.server.id, who.id), **what))


def chosen(stage: harness.Stage, panel: harness.Message, custom_id: str) -> list[str]:
    """Return what a select of a panel shows as chosen: values, or ids of channels and roles."""
    part = next(part for part in stage._parts(panel) if part.get("custom_id") == custom_id)
    if "options" in part:
        return [option["value"] for option in part["options"] if option.get("default")]
    return [str(value["id"]) for value in part.get("default_values", ())]
