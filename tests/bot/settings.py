"""Settings of servers and members: their panels, what is stored, and choices made without a panel."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import simcord

from cogs.preferences.changes import AUTOMATIC, HOURS, OFF
from locales import LOCALES
from tables import MemberSettings, Pace, ServerSettings
from tests.bot.harness import Message, Stage
from tests.bot.playing import tertulia


async def panel_of(stage: Stage, command: str = "table-settings", **options: Any) -> simcord.ResponseMessage:
    """Return the panel of Ana's command."""
    return stage.private(await stage.slash(stage.ana, command, **options))


async def server_of(stage: Stage) -> ServerSettings:
    """Return the stored settings of the server. Checks that the bot's memory agrees."""
    bot = tertulia(stage)
    assert bot.store is not None
    stored = await bot.store.settings.server(stage.server.id)
    assert await bot.registry.settings(stage.server.id) == stored
    return stored


async def member_of(stage: Stage, who: simcord.MemberActor) -> MemberSettings:
    """Return the stored settings of a person. Checks that the bot's memory agrees."""
    bot = tertulia(stage)
    assert bot.store is not None
    stored = await bot.store.settings.member(stage.server.id, who.id)
    assert await bot.registry.member(stage.server.id, who.id) == stored
    return stored


async def choose_server(stage: Stage, **what: Any) -> None:
    """Store settings of the server without its panel."""
    bot = tertulia(stage)
    await bot.registry.set_server_settings(replace(await bot.registry.settings(stage.server.id), **what))


async def choose_for(stage: Stage, who: simcord.MemberActor, **what: Any) -> None:
    """Store settings of a person without a panel."""
    bot = tertulia(stage)
    await bot.registry.set_member(replace(await bot.registry.member(stage.server.id, who.id), **what))


def _row(number: int, kind: int, what: str, **more: Any) -> dict[str, Any]:
    control = {"type": kind, "custom_id": f"c:{what}", "id": number + 1, **more}
    return {"type": 1, "id": number, "components": [control]}


def _options(*values: str) -> dict[str, Any]:
    return {"options": [{"label": value, "value": value} for value in values], "placeholder": "?"}


_HOURS = [str(hour) for hour in range(HOURS)]
_MANY = {"min_values": 0, "max_values": 25}
OLD_CONTROLS = (
    _row(810, 3, "language", **_options(AUTOMATIC, *LOCALES)),
    _row(820, 3, "pace", **_options(*Pace)),
    _row(830, 8, "channels", channel_types=[0, 5, 2, 13, 15], **_MANY),
    _row(840, 6, "roles", **_MANY),
    _row(850, 3, "quiet_from", **_options(OFF, *_HOURS)),
    _row(860, 3, "quiet_to", **_options(*_HOURS)),
    _row(870, 2, "pings_off", label="Turn notifications off", style=2),
    _row(880, 2, "pings_on", label="Turn notifications on", style=2),
)
"""The controls of `/table-settings` in an older version: at least one for each setting."""


def make_old(stage: Stage, panel: Message) -> None:
    """Give the server's panel the controls that it had in an older version, until the bot changes the message."""
    stage._stored(panel).components = [{"type": 17, "id": 800, "components": [dict(each) for each in OLD_CONTROLS]}]


def chosen(stage: Stage, panel: Message, custom_id: str) -> list[str]:
    """Return the values that a select of a panel shows as chosen."""
    part = next(part for part in stage._parts(panel) if str(part.get("custom_id")).partition("~")[0] == custom_id)
    return [option["value"] for option in part["options"] if option.get("default")]
