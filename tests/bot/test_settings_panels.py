"""Panels of settings and privacy stay inside Discord's limits."""

from __future__ import annotations

from typing import Any

import pytest

from cogs.interactions.command_texts import MAX_CHOICES
from cogs.interactions.installs import NAMES, invite_link
from cogs.interactions.permissions import Lacking
from cogs.preferences import panels
from cogs.preferences.changes import HOURS, ServerParts
from db import ANY_GAME
from db.rows import SWITCHES
from engine import games
from locales import LOCALES
from render.wording import Words
from tables import MemberSettings, Pace, ServerSettings
from tests.bot import harness

LINK = invite_link(10**18, 10**18)


@pytest.mark.parametrize("locale", LOCALES)
async def test_the_fullest_panels_fit_into_discord_s_limits(locale: str) -> None:
    many = tuple(10**18 + number for number in range(MAX_CHOICES))
    half = frozenset(many[:12])
    full = frozenset(many)
    for there in (
        ServerParts(None, None),
        ServerParts(frozenset(), frozenset()),
        ServerParts(half, half),
        ServerParts(full, full),
    ):
        for settings in (
            ServerSettings(1, ladder=9_999),
            ServerSettings(1, locale, Pace.NONE, many, many, 22 * 60, 7 * 60, "America/Argentina/Buenos_Aires", False),
            ServerSettings(1, locale, languages=tuple((each, locale) for each in many)),
            ServerSettings(1, quiet_from=30, quiet_to=(HOURS - 1) * 60, timezone="Nowhere/At_All"),
        ):
            for lacking in (Lacking((), (), LINK), Lacking(NAMES, (), LINK), Lacking(NAMES[:3], NAMES[3:], LINK)):
                panel = await panels.server(settings, there, "pt-BR", 1_800_000_000_000, lacking, Words(locale))
                assert not harness.panel_problems(panel.view)
    for state in (True, False):
        all_so: dict[str, Any] = {switch.name: state for switch in SWITCHES}
        member = MemberSettings(1, 2, locale, **all_so)
        assert not harness.panel_problems((await panels.member(member, "fr", Words(locale), 0, "server")).view)
    for made in (
        await panels.calls([], "", Words(locale)),
        await panels.calls([*games()], "member", Words(locale)),
        await panels.calls([ANY_GAME], "server", Words(locale)),
        await panels.privacy(0, 0, Words(locale), "server"),
        await panels.privacy(365, 36_500, Words(locale), "alone"),
        await panels.confirm_delete(10**6, Words(locale), "server"),
        await panels.deleted(0, Words(locale), "alone"),
        await panels.deleted(10**6, Words(locale), "server"),
    ):
        assert not harness.panel_problems(made.view)
