"""What a server and a person choose for themselves, in which language who is answered, and what is stored of whom."""

from __future__ import annotations

import asyncio
import io
import json
import re
import zipfile
from collections.abc import Awaitable, Callable
from dataclasses import replace
from pathlib import Path
from typing import Any

import discord
import pytest
import simcord
from simcord.components import walk_components

import render
from cogs.interactions import input_parsing
from cogs.interactions.command_texts import MAX_CHOICES
from cogs.preferences import panels
from cogs.preferences.changes import HOURS, OFF, Server
from db import StoreError
from locales import LOCALES, say
from tables import Archived, MemberSettings, Pace, Phase, ServerSettings
from tests.bot import harness
from tests.bot.playing import (
    SELECT,
    Game,
    at_once,
    begin,
    bodies,
    call,
    forge,
    load_dice,
    mentions,
    nothing_but_a_sentence,
    table_of,
    tertulia,
    with_component,
)

pytestmark = pytest.mark.usefixtures("tiny_pictures")

CHANNEL_SELECT, ROLE_SELECT = 8, 6
SILENT = 1 << 12
"""Discord's flag of a message that makes no sound."""


async def panel_of(stage: harness.Stage, command: str = "settings", **options: str) -> simcord.ResponseMessage:
    """The panel that Ana's command brings."""
    return stage.private(await stage.slash(stage.ana, command, **options))


async def server_of(stage: harness.Stage) -> ServerSettings:
    """What is stored for the server; it is also what the bot remembers."""
    bot = tertulia(stage)
    assert bot.store is not None
    stored = await bot.store.settings.server(stage.server.id)
    assert await bot.registry.settings(stage.server.id) == stored
    return stored


async def member_of(stage: harness.Stage, who: simcord.MemberActor) -> MemberSettings:
    """What is stored for a person; it is also what the bot remembers."""
    bot = tertulia(stage)
    assert bot.store is not None
    stored = await bot.store.settings.member(stage.server.id, who.id)
    assert await bot.registry.member(stage.server.id, who.id) == stored
    return stored


async def choose_server(stage: harness.Stage, **what: Any) -> None:
    """Have the server want something, as if it had been chosen on its panel."""
    bot = tertulia(stage)
    await bot.registry.settle(replace(await bot.registry.settings(stage.server.id), **what))


async def choose_for(stage: harness.Stage, who: simcord.MemberActor, **what: Any) -> None:
    """Have a person want something, likewise."""
    bot = tertulia(stage)
    await bot.registry.set_member(replace(await bot.registry.member(stage.server.id, who.id), **what))


def chosen(stage: harness.Stage, panel: harness.Message, custom_id: str) -> list[str]:
    """What a select of a panel shows as chosen: values, or ids of channels and roles."""
    part = next(part for part in stage._parts(panel) if part.get("custom_id") == custom_id)
    if "options" in part:
        return [option["value"] for option in part["options"] if option.get("default")]
    return [str(value["id"]) for value in part.get("default_values", ())]


# ---------------------------------------------------------------- the server's panel


async def test_a_server_begins_with_sensible_settings_and_a_private_panel(stage: harness.Stage) -> None:
    panel = await panel_of(stage)
    text = stage.text(panel)
    assert panel.ephemeral and not stage.history()
    for key in ("settings-channels-all", "settings-roles-none", "settings-quiet-off", "settings-pings-on"):
        assert say("en-US", key) in text
    assert chosen(stage, panel, "c:language") == ["automatic"] and chosen(stage, panel, "c:pace") == ["daily"]
    assert chosen(stage, panel, "c:quiet_from") == [OFF] and chosen(stage, panel, "c:quiet_to") == []
    assert stage.selects(panel)[0].labels == (
        "Automatic (English)",
        "English",
        "Português (Brasil)",
        "Español",
        "Français",
    )
    assert await server_of(stage) == ServerSettings(stage.server.id)


async def test_every_control_is_stored_at_once_and_shown_in_the_same_panel(stage: harness.Stage) -> None:
    panel = await panel_of(stage)
    other = stage.server.create_text_channel("more")
    helper = stage.server.create_role("Helpers")
    expected = ServerSettings(stage.server.id)

    async def then(result: simcord.InteractionResult, shown: str, **what: Any) -> None:
        nonlocal expected
        expected = replace(expected, **what)
        assert stage.shown(result).id == panel.id and not result.followups
        assert shown in stage.text(panel)
        assert await server_of(stage) == expected

    for pace in Pace:
        await then(await stage.choose(stage.ana, panel, "c:pace", pace.value), "", pace=pace)
        assert chosen(stage, panel, "c:pace") == [pace.value]
    result = await stage.ana.select(panel, [other, stage.channel], custom_id="c:channels")
    shown = say("en-US", "settings-channels", channels=f"<#{other.id}>, <#{stage.channel.id}>")
    await then(result, shown, channels=(other.id, stage.channel.id))
    assert chosen(stage, panel, "c:channels") == [str(other.id), str(stage.channel.id)]
    result = await stage.ana.select(panel, [], custom_id="c:channels")
    await then(result, say("en-US", "settings-channels-all"), channels=())
    result = await stage.ana.select(panel, [helper], custom_id="c:roles")
    await then(result, say("en-US", "settings-roles", roles=f"<@&{helper.id}>"), end_roles=(helper.id,))
    result = await stage.ana.select(panel, [], custom_id="c:roles")
    await then(result, say("en-US", "settings-roles-none"), end_roles=())
    result = await stage.press(stage.ana, panel, "c:pings_off")
    await then(result, say("en-US", "settings-pings-off"), pings=False)
    result = await stage.press(stage.ana, panel, "c:pings_on")
    await then(result, say("en-US", "settings-pings-on"), pings=True)
    for locale in (*LOCALES[1:], "en-US"):
        # Ana's own Discord stays English: so does her panel.
        result = await stage.choose(stage.ana, panel, "c:language", locale)
        await then(result, say("en-US", "settings-title"), locale=locale)
        assert chosen(stage, panel, "c:language") == [locale]
    await then(await stage.choose(stage.ana, panel, "c:language", "automatic"), "", locale=None)
    await stage.restart()
    assert await server_of(stage) == expected


async def test_quiet_hours_may_wrap_midnight_and_one_of_the_two_is_enough_to_begin_with(stage: harness.Stage) -> None:
    panel = await panel_of(stage)

    async def pick(which: str, value: str) -> tuple[int | None, int | None]:
        await stage.choose(stage.ana, panel, f"c:quiet_{which}", value)
        now = await server_of(stage)
        return now.quiet_from, now.quiet_to

    assert await pick("from", "22") == (22 * 60, 8 * 60), "ten hours, until something else is chosen"
    assert say("en-US", "settings-quiet", start="22:00", end="08:00") in stage.text(panel)
    assert await pick("to", "7") == (22 * 60, 7 * 60)
    assert "22" not in stage.selects(panel)[-1].options and "7" not in stage.selects(panel)[-2].options
    assert await pick("from", "1") == (60, 7 * 60)
    assert await pick("from", OFF) == (None, None)
    assert say("en-US", "settings-quiet-off") in stage.text(panel)
    assert await pick("to", "7") == (21 * 60, 7 * 60)
    # A panel that is still open elsewhere offers what is now the other hour.
    result = await forge(stage, stage.ana, panel, "c:quiet_to", kind=SELECT, values=["21"])
    assert nothing_but_a_sentence(stage, result) == say("en-US", "error-no-quiet-hours")
    assert (await server_of(stage)).quiet_to == 7 * 60


async def test_in_quiet_hours_over_midnight_a_mention_makes_no_sound(
    stage: harness.Stage, monkeypatch: pytest.MonkeyPatch
) -> None:
    hour = discord.utils.utcnow().hour
    ahead = 23 - hour
    # A zone in which it is now eleven at night; the signs of these names are the reverse of what one expects.
    zone = f"Etc/GMT{-ahead:+d}" if ahead <= 12 else f"Etc/GMT{24 - ahead:+d}"
    panel = await panel_of(stage, timezone=zone)
    assert say("en-US", "settings-zone", zone=zone, time="*").split("*")[0] + "23:" in stage.text(panel)
    await stage.choose(stage.ana, panel, "c:quiet_from", "22")
    await stage.choose(stage.ana, panel, "c:quiet_to", "7")
    game = await begin(stage, load_dice(monkeypatch, 71), stage.ana, stage.bruno)

    def flags() -> int:
        (called,) = [
            body for method, _, body in bodies(stage) if method == "POST" and "<@" in (body.get("content") or "")
        ][-1:]
        return int(called.get("flags", 0))

    assert game.mention().content and flags() & SILENT
    await stage.choose(stage.ana, panel, "c:quiet_from", OFF)
    first = game.mention().id
    while game.mention().id == first:
        await game.step()
    assert not flags() & SILENT


async def test_a_time_zone_is_found_however_it_is_typed_and_an_unknown_one_refused(stage: harness.Stage) -> None:
    for words, zone in (
        ("Europe/Paris", "Europe/Paris"),
        (" america/sao paulo ", "America/Sao_Paulo"),
        ("AMÉRICA/SÃO_PAULO", "America/Sao_Paulo"),
        ("utc", "UTC"),
    ):
        assert f"**Time zone:** {zone}" in stage.text(await panel_of(stage, timezone=words))
        assert (await server_of(stage)).timezone == zone
    for words in (
        "Paris",
        "Europe/Atlantis",
        "../../etc/passwd",
        "",
        " ",
        "localtime",
        "Factory",
        "x" * 5000,
        "\0",
        "🕰️",
    ):
        for locale in LOCALES if words == "Paris" else ("en-US",):
            stage.reads(stage.ana, locale)
            result = await call(stage, stage.ana, "settings", [{"name": "timezone", "type": 3, "value": words}])
            assert nothing_but_a_sentence(stage, result) == say(locale, "error-unknown-zone")
        stage.reads(stage.ana, "en-US")
    assert (await server_of(stage)).timezone == "UTC"


async def test_time_zones_are_suggested_by_what_is_typed(stage: harness.Stage) -> None:
    async def offered(words: str) -> list[str]:
        found = await stage.ana.autocomplete(stage.channel, "settings", "timezone", words)
        assert len(found) <= 25 and all(choice["name"] == choice["value"] for choice in found)
        return [choice["value"] for choice in found]

    assert await offered("") == list(input_parsing.COMMON_ZONES)
    assert await offered("paulo") == ["America/Sao_Paulo"]
    assert await offered("SÃO P") == ["America/Sao_Paulo"]
    assert (await offered("lis"))[0] == "Europe/Lisbon"
    assert "America/New_York" in await offered("new york") and len(await offered("america")) == 25
    for words in ("nowhere", "x" * 5000, "%", "\\", "🏛️"):
        assert await offered(words) == []
    assert set(input_parsing.COMMON_ZONES) <= set(input_parsing.zones().values()) and len(input_parsing.zones()) > 300


async def test_what_a_panel_shows_is_changed_from_what_is_stored_now(stage: harness.Stage) -> None:
    """Two panels open at once, and two clicks in the same moment: neither undoes the other."""
    first, second = await panel_of(stage), await panel_of(stage)
    await stage.choose(stage.ana, first, "c:pace", "live")
    await stage.press(stage.ana, second, "c:pings_off")
    now = await server_of(stage)
    assert (now.pace, now.pings) == (Pace.LIVE, False)
    assert chosen(stage, second, "c:pace") == ["live"]
    mine = stage.private(await stage.slash(stage.bruno, "me"))
    mine_too = stage.private(await stage.slash(stage.bruno, "me"))
    await at_once(stage, (stage.bruno, mine, "m:pings_off"), (stage.bruno, mine_too, "m:words_on"))
    assert await member_of(stage, stage.bruno) == MemberSettings(stage.server.id, stage.bruno.id, None, False, True)


async def test_only_who_may_manage_the_server_changes_it_whatever_panel_they_have(stage: harness.Stage) -> None:
    assert "settings" not in stage.bruno.available_commands(stage.channel)
    assert {"me", "privacy"} <= set(stage.bruno.available_commands(stage.channel))
    panel = await panel_of(stage)
    clicks: list[Callable[[simcord.MemberActor], Awaitable[simcord.InteractionResult]]] = [
        lambda who: forge(stage, who, panel, "c:pace", kind=SELECT, values=["slow"]),
        lambda who: forge(stage, who, panel, "c:channels", kind=CHANNEL_SELECT, values=[str(stage.channel.id)]),
        lambda who: forge(stage, who, panel, "c:pings_off"),
    ]
    for click in clicks:
        for locale in LOCALES:
            stage.reads(stage.bruno, locale)
            assert nothing_but_a_sentence(stage, await click(stage.bruno)) == say(locale, "error-not-manager")
    # Ana's own panel is still there when she no longer may.
    keepers = next(role for role in stage.server.roles.values() if role.name == "Keepers")
    stage.env.backend.remove_member_role(stage.server.id, stage.ana.id, keepers.id)
    for click in clicks:
        assert nothing_but_a_sentence(stage, await click(stage.ana)) == say("en-US", "error-not-manager")
    assert await server_of(stage) == ServerSettings(stage.server.id)


@pytest.mark.parametrize(
    ("custom_id", "kind", "values", "key"),
    [
        ("c:nonsense", 2, None, "error-old-button"),
        ("c:__init__", 2, None, "error-old-button"),
        ("m:nonsense", 2, None, "error-old-button"),
        ("p:nonsense", 2, None, "error-old-button"),
        ("c:Pace", 2, None, "error-old-button"),
        ("c:", 2, None, "error-old-button"),
        ("m:" + "a" * 21, 2, None, "error-old-button"),
        ("c:pace", SELECT, ["fast"], "error-unknown-choice"),
        ("c:pace", SELECT, ["live", "slow"], "error-unknown-choice"),
        ("c:pace", SELECT, [], "error-unknown-choice"),
        ("c:pace", SELECT, None, "error-unknown-choice"),
        ("c:language", SELECT, ["de"], "error-unknown-choice"),
        ("c:language", SELECT, ["../en-US"], "error-unknown-choice"),
        ("m:language", SELECT, [""], "error-unknown-choice"),
        ("c:quiet_from", SELECT, ["24"], "error-unknown-choice"),
        ("c:quiet_from", SELECT, ["-1"], "error-unknown-choice"),
        ("c:quiet_to", SELECT, ["off"], "error-unknown-choice"),
        ("c:quiet_to", SELECT, ["７"], "error-unknown-choice"),
        ("c:channels", CHANNEL_SELECT, ["1"], "error-unknown-choice"),
        ("c:channels", CHANNEL_SELECT, ["x"], "error-unknown-choice"),
        ("c:roles", ROLE_SELECT, ["1"], "error-unknown-choice"),
        ("c:roles", ROLE_SELECT, [str(number) for number in range(26)], "error-unknown-choice"),
    ],
)
async def test_forged_ids_and_values_that_were_not_offered_change_nothing(
    stage: harness.Stage, custom_id: str, kind: int, values: list[str] | None, key: str
) -> None:
    panel = await panel_of(stage)
    made: dict[str, Any] = {"type": kind, "custom_id": custom_id, "id": 900}
    made |= {2: {"style": 1, "label": "?"}, SELECT: {"options": [{"label": "?", "value": "x"}]}}.get(kind, {})
    stored = stage._stored(panel)
    if any(part.get("custom_id") == custom_id for part in walk_components(stored.components)):
        result = await forge(stage, stage.ana, panel, custom_id, kind=kind, values=values)
    else:
        async with with_component(stage, panel, made):
            result = await forge(stage, stage.ana, panel, custom_id, kind=kind, values=values)
    assert nothing_but_a_sentence(stage, result) == say("en-US", key)
    assert await server_of(stage) == ServerSettings(stage.server.id)
    assert await member_of(stage, stage.ana) == MemberSettings(stage.server.id, stage.ana.id)


# ---------------------------------------------------------------- channels and roles


async def test_deleted_channels_and_roles_are_shown_as_such_and_can_be_removed(stage: harness.Stage) -> None:
    gone = [stage.server.create_text_channel(f"gone-{number}") for number in range(2)]
    role = stage.server.create_role("Gone")
    panel = await panel_of(stage)
    await stage.ana.select(panel, [stage.channel, *gone], custom_id="c:channels")
    await stage.ana.select(panel, [role], custom_id="c:roles")
    assert not any(button.custom_id == "c:deleted" for button in stage.buttons(panel))
    for channel in gone:
        stage.env.backend.delete_channel(channel.id)
    stage.env.backend.delete_role(stage.server.id, role.id)
    await stage.env.settle()
    panel = await panel_of(stage)
    text = stage.text(panel)
    names = f"<#{stage.channel.id}>, {say('en-US', 'deleted-channels', count=2)}"
    assert say("en-US", "settings-channels", channels=names) in text
    assert say("en-US", "settings-roles", roles=say("en-US", "deleted-roles", count=1)) in text
    assert chosen(stage, panel, "c:channels") == [str(stage.channel.id)] and not chosen(stage, panel, "c:roles")
    # Whatever else is changed meanwhile, they stay until somebody removes them.
    await stage.choose(stage.ana, panel, "c:pace", "slow")
    assert len((await server_of(stage)).channels) == 3
    await stage.press(stage.ana, panel, "c:deleted")
    now = await server_of(stage)
    assert now.channels == (stage.channel.id,) and now.end_roles == ()
    assert not any(button.custom_id == "c:deleted" for button in stage.buttons(panel))


async def test_tables_are_opened_only_where_the_server_lets_them_threads_included(stage: harness.Stage) -> None:
    allowed, other = stage.server.create_text_channel("allowed"), stage.channel
    stage.env.backend.create_thread(allowed.id, "inside", stage.ana.id)
    stage.env.backend.create_thread(other.id, "outside", stage.ana.id)
    inside, outside = allowed.threads[-1], other.threads[-1]
    await choose_server(stage, channels=(allowed.id,))
    for channel in (other, outside):
        for locale in LOCALES:
            stage.reads(stage.bruno, locale)
            told = nothing_but_a_sentence(stage, await stage.slash(stage.bruno, "play", into=channel, game="mausoleum"))
            assert told == say(locale, "error-other-channel", channels=f"<#{allowed.id}>", count=1)
    result = await stage.slash(stage.bruno, "play", game="mausoleum", thread=True)
    assert f"<#{allowed.id}>" in nothing_but_a_sentence(stage, result) and len(other.threads) == 1
    for channel in (allowed, inside):
        assert stage.controls(stage.shown(await stage.slash(stage.ana, "play", into=channel, game="mausoleum")))
    await choose_server(stage, channels=(allowed.id, inside.id + 5, other.id))
    assert stage.controls(stage.shown(await stage.slash(stage.bruno, "play", game="mausoleum")))


async def test_where_every_allowed_channel_is_deleted_it_is_told_who_can_help(stage: harness.Stage) -> None:
    await choose_server(stage, channels=(123, 456))
    for locale in LOCALES:
        stage.reads(stage.bruno, locale)
        told = nothing_but_a_sentence(stage, await stage.slash(stage.bruno, "play", game="mausoleum"))
        assert told == say(locale, "error-no-channel-left")
    panel = await panel_of(stage)
    assert say("en-US", "deleted-channels", count=2) in stage.text(panel)
    await stage.press(stage.ana, panel, "c:deleted")
    assert stage.controls(stage.shown(await stage.slash(stage.bruno, "play", game="mausoleum")))


async def test_a_rematch_is_not_opened_where_tables_are_no_longer_allowed(
    stage: harness.Stage, monkeypatch: pytest.MonkeyPatch
) -> None:
    game = await begin(stage, load_dice(monkeypatch, 72), stage.ana, stage.bruno)
    allowed = stage.server.create_text_channel("allowed")
    await choose_server(stage, channels=(allowed.id,), locale="fr")
    await game.play_on(2)
    await game.shorten()
    while not game.over:
        await game.step()
    result = await stage.press(stage.bruno, game.board, "b:*:rematch")
    told = say("en-US", "error-other-channel", channels=f"<#{allowed.id}>", count=1)
    assert nothing_but_a_sentence(stage, result) == told
    await choose_server(stage, channels=())
    lobby = stage.shown(await stage.press(stage.bruno, game.board, "b:*:rematch"))
    assert stage.buttons(lobby)[0].label == say("fr", "button-join"), "in the language that the server chose since"


async def test_a_role_of_the_server_s_choice_may_end_tables(stage: harness.Stage) -> None:
    role = stage.server.create_role("Referees")
    referee = stage.join("referee", "Referee", roles=[role])
    lobby = stage.shown(await stage.slash(stage.bruno, "play", game="mausoleum"))
    told = nothing_but_a_sentence(stage, await stage.press(referee, lobby, "b:*:cancel"))
    assert told == say("en-US", "error-not-host-cancel", host="Bruno")
    await choose_server(stage, end_roles=(12345, role.id))
    assert nothing_but_a_sentence(stage, await stage.press(stage.chloe, lobby, "b:*:cancel")) == told
    assert (await table_of(stage)).phase is Phase.LOBBY
    await stage.press(referee, lobby, "b:*:cancel")
    assert (await table_of(stage)).phase is Phase.CANCELLED


# ---------------------------------------------------------------- a person


async def test_every_control_of_one_s_own_panel_is_stored_and_shown_and_counts_for_nobody_else(
    stage: harness.Stage,
) -> None:
    panel = stage.private(await stage.slash(stage.bruno, "me"))
    mine = MemberSettings(stage.server.id, stage.bruno.id)
    for name, what, shown in (
        ("m:pings_off", {"pings": False}, "me-pings-off"),
        ("m:words_on", {"words": True}, "me-words-on"),
        ("m:pings_on", {"pings": True}, "me-pings-on"),
        ("m:words_off", {"words": False}, "me-words-off"),
        ("m:listed_off", {"listed": False}, "me-listed-off"),
        ("m:listed_on", {"listed": True}, "me-listed-on"),
    ):
        result = await stage.press(stage.bruno, panel, name)
        mine = replace(mine, **what)
        assert stage.shown(result).id == panel.id and say("en-US", shown) in stage.text(panel)
        assert await member_of(stage, stage.bruno) == mine
    for locale in (*LOCALES[1:], "en-US"):
        await stage.choose(stage.bruno, panel, "m:language", locale)
        assert say(locale, "me-title") in stage.text(panel), "the panel itself changes its language"
        assert chosen(stage, panel, "m:language") == [locale]
    stage.reads(stage.bruno, "fr")
    await stage.choose(stage.bruno, panel, "m:language", "automatic")
    assert say("fr", "me-title") in stage.text(panel)
    assert await member_of(stage, stage.bruno) == mine
    assert await member_of(stage, stage.ana) == MemberSettings(stage.server.id, stage.ana.id)


async def test_an_old_panel_changes_the_settings_of_whoever_clicks(stage: harness.Stage) -> None:
    """Nobody else sees it; a forged click on it is about the clicker, never about its owner."""
    panel = stage.private(await stage.slash(stage.bruno, "me"))
    await forge(stage, stage.davi, panel, "m:words_on")
    assert (await member_of(stage, stage.davi)).words and not (await member_of(stage, stage.bruno)).words


async def test_one_s_own_language_comes_before_discord_s_everywhere(
    stage: harness.Stage, monkeypatch: pytest.MonkeyPatch
) -> None:
    await choose_for(stage, stage.bruno, locale="pt-BR")
    stage.reads(stage.bruno, "es-ES")
    game = await begin(stage, load_dice(monkeypatch, 73), stage.ana, stage.bruno)
    assert stage.buttons(game.board)[1].label == say("en-US", "button-rules"), "what all see is the server's"
    hand = await game.look(stage.bruno)
    assert {button.label for button in stage.buttons(hand)} & {
        say("pt-BR", "button-hand"),
        say("pt-BR", "mausoleum-do-pass"),
    }
    told = [
        await stage.slash(stage.bruno, "play", game="mausoleum"),  # a refusal in a command
        await forge(stage, stage.bruno, game.board, "b:1:dance"),  # a click on what is not there
        await forge(stage, stage.bruno, game.board, "nonsense"),
    ]
    link = f"https://discord.com/channels/{stage.server.id}/{stage.channel.id}/{game.board.id}"
    assert stage.text(stage.shown(told[0])) == say("pt-BR", "error-channel-busy", link=link)
    for result in told[1:]:
        assert nothing_but_a_sentence(stage, result) == say("pt-BR", "error-old-button")
    found = await stage.bruno.autocomplete(stage.channel, "rules", "page", "", game="mausoleum")
    assert say("pt-BR", "mausoleum-rules-goal-title") in [choice["name"] for choice in found]
    page = stage.private(await stage.slash(stage.bruno, "rules", game="mausoleum", page="goal"))
    assert say("pt-BR", "mausoleum-rules-goal-body") in stage.text(page)


@pytest.mark.parametrize(
    ("chosen_by_server", "discord_says", "read"),
    [(None, "es-ES", "es-ES"), ("fr", "es-ES", "fr"), (None, "ja", "en-US"), ("pt-BR", "ja", "pt-BR")],
)
async def test_public_messages_are_in_the_language_that_the_server_chose_else_in_discord_s(
    stage: harness.Stage, chosen_by_server: str | None, discord_says: str, read: str
) -> None:
    stage.env.backend.get_guild(stage.server.id).preferred_locale = discord_says
    await choose_server(stage, locale=chosen_by_server)
    await choose_for(stage, stage.bruno, locale="en-US")
    lobby = stage.shown(await stage.slash(stage.bruno, "play", game="mausoleum"))
    assert stage.buttons(lobby)[0].label == say(read, "button-join")
    assert (await table_of(stage)).row.locale == read


async def test_a_new_language_of_the_server_reaches_its_open_tables_and_calls_nobody_again(
    stage: harness.Stage, monkeypatch: pytest.MonkeyPatch
) -> None:
    game = await begin(stage, load_dice(monkeypatch, 74), stage.ana, stage.bruno)
    second = stage.server.create_text_channel("second")
    lobby = stage.shown(await stage.slash(stage.ana, "play", into=second, game="mausoleum"))
    await (await table_of(stage, 2)).archive(Archived.IDLE)
    called = mentions(stage)
    panel = await panel_of(stage)
    await stage.restart()  # nothing is in memory, and nobody remembers who was called
    await stage.choose(stage.ana, panel, "c:language", "fr")
    await stage.env.settle()
    assert [button.label for button in stage.buttons(game.board)] == [
        say("fr", f"button-{name}") for name in ("hand", "rules", "more")
    ]
    assert [message.id for message in mentions(stage)] == [message.id for message in called]
    assert [(await table_of(stage, number)).row.locale for number in (1, 2)] == ["fr", "fr"]
    assert say("fr", "table-archived") in stage.text(lobby) and not mentions(stage, second)
    # Automatic is what Discord says.
    await stage.choose(stage.ana, panel, "c:language", "automatic")
    assert (await table_of(stage)).row.locale == "en-US"
    assert stage.buttons(game.board)[1].label == say("en-US", "button-rules")


async def test_board_and_hand_in_words(stage: harness.Stage, monkeypatch: pytest.MonkeyPatch) -> None:
    game = await begin(stage, load_dice(monkeypatch, 75), stage.ana, stage.bruno)
    who, other = game.decider(), game.other()
    await choose_for(stage, who, words=True)
    game.panel, game.holder = await game.look(who), who
    text = stage.text(game.panel)
    table = await table_of(stage)
    told = render.words("mausoleum", render.Scene(table.view(table.seat_of(who.id)), table.names), "en-US")
    assert len(told) == 3 and all(line in text for paragraph in told for line in paragraph.splitlines())
    assert not stage.pictures(game.panel) and not stage.alts(game.panel) and game.choices(game.panel)
    assert len(stage.pictures(game.board)) == 1, "the board in the channel stays a picture"
    assert len(stage.pictures(await game.look(other))) == 1
    await game.step()
    assert not stage.pictures(game.panel or await game.look(who))
    await choose_for(stage, who, words=False)
    shown = stage.private(await stage.press(who, game.board, "b:*:hand"))
    assert len(stage.pictures(shown)) == 1 and "board of" not in stage.text(shown)


async def test_where_settings_cannot_be_read_everybody_is_answered_all_the_same(
    stage: harness.Stage, monkeypatch: pytest.MonkeyPatch
) -> None:
    await choose_for(stage, stage.bruno, locale="pt-BR")
    stage.reads(stage.bruno, "fr")
    lobby = stage.shown(await stage.slash(stage.ana, "play", game="mausoleum"))

    async def fail(*_: object) -> None:
        raise StoreError("no")

    monkeypatch.setattr(tertulia(stage).registry, "member", fail)
    page = stage.private(await stage.press(stage.bruno, lobby, "b:*:rules"))
    assert say("fr", "mausoleum-rules-goal-body") in stage.text(page)
    assert say("fr", "help-body") in stage.text(stage.private(await stage.slash(stage.bruno, "help")))
    found = await stage.bruno.autocomplete(stage.channel, "rules", "page", "", game="mausoleum")
    assert say("fr", "mausoleum-rules-goal-title") in [choice["name"] for choice in found]
    result = await forge(stage, stage.bruno, lobby, "nonsense")
    assert nothing_but_a_sentence(stage, result) == say("fr", "error-old-button")
    told = nothing_but_a_sentence(stage, await stage.slash(stage.bruno, "me"))
    assert told.startswith(say("fr", "error-store", number="*").split("*")[0])
    assert stage.logged
    stage.forgive()


# ---------------------------------------------------------------- privacy


async def test_privacy_is_told_in_plain_words_in_every_language(stage: harness.Stage) -> None:
    for locale in LOCALES:
        stage.reads(stage.bruno, locale)
        panel = stage.private(await stage.slash(stage.bruno, "privacy"))
        assert say(locale, "privacy-body", days=0) in stage.text(panel)
        assert [button.label for button in stage.buttons(panel)] == [
            say(locale, "button-export"),
            say(locale, "button-delete-data"),
        ]


@pytest.mark.parametrize("locale", LOCALES)
async def test_privacy_tells_how_long_backups_live_where_the_bot_makes_any(
    stage: harness.Stage, tmp_path: Path, locale: str
) -> None:
    stage.reads(stage.bruno, locale)
    none = stage.text(stage.private(await stage.slash(stage.bruno, "privacy")))
    stage.make = lambda: harness.make_bot(tmp_path / "tertulia.sqlite3", backups=30)
    await stage.restart()
    some = stage.text(stage.private(await stage.slash(stage.bruno, "privacy")))
    assert some == none.replace(say(locale, "privacy-body", days=0), say(locale, "privacy-body", days=30))
    assert re.findall(r"\b30\b", some) and not re.findall(r"\d", none)
    assert len(some) > len(none)


async def exported(stage: harness.Stage, who: simcord.MemberActor) -> dict[str, Any]:
    panel = stage.private(await stage.slash(who, "privacy"))
    result = await stage.press(who, panel, "p:export")
    assert stage.shown(result).id == panel.id and stage.shown(result).ephemeral
    (file,) = stage._stored(panel).attachments
    assert file["filename"] == f"tertulia-{who.id}.json"
    (data,) = stage.pictures(panel)
    assert stage.button(panel, "p:show")
    return dict(json.loads(data))


async def test_an_export_holds_what_is_mine_and_nothing_of_others(
    stage: harness.Stage, monkeypatch: pytest.MonkeyPatch
) -> None:
    await choose_for(stage, stage.bruno, locale="fr", words=True)
    await choose_for(stage, stage.ana, locale="es-ES")
    game = await begin(stage, load_dice(monkeypatch, 76), stage.ana, stage.bruno, stage.chloe)
    await game.play_on(9)
    data = await exported(stage, stage.bruno)
    assert data["user_id"] == str(stage.bruno.id) and data["guild_id"] == str(stage.server.id)
    assert data["settings"]["locale"] == "fr" and data["settings"]["text_boards"] is True
    assert [seat["name"] for seat in data["seats"]] == ["Bruno"] and not data["hosted"]
    store = tertulia(stage).store
    assert store is not None
    mine = [row.revision for row in await store.games.actions(1) if row.user_id == stage.bruno.id]
    assert mine and [action["revision"] for action in data["actions"]] == mine
    text = json.dumps(data)
    for other in (stage.ana, stage.chloe, stage.davi):
        assert str(other.id) not in text
    assert "Ana" not in text and "Chlo" not in text and "es-ES" not in text
    nothing = await exported(stage, stage.davi)
    assert nothing["settings"] is None
    assert not any(nothing[key] for key in ("hosted", "seats", "actions", "results", "ratings", "votes"))


async def test_an_export_that_is_too_big_for_discord_is_packed(stage: harness.Stage) -> None:
    def shrink(event: str, payload: Any) -> None:
        if event == "INTERACTION_CREATE":
            payload["attachment_size_limit"] = 50

    stage.env.backend.subscribers.insert(0, shrink)
    panel = stage.private(await stage.slash(stage.bruno, "privacy"))
    await stage.press(stage.bruno, panel, "p:export")
    (data,) = stage.pictures(panel)
    with zipfile.ZipFile(io.BytesIO(data)) as archive:
        (name,) = archive.namelist()
        assert json.loads(archive.read(name))["user_id"] == str(stage.bruno.id)


async def delete(stage: harness.Stage, who: simcord.MemberActor) -> str:
    """Have everything about somebody deleted; what they were told last."""
    panel = stage.private(await stage.slash(who, "privacy"))
    await stage.press(who, panel, "p:delete")
    assert say("en-US", "delete-sure") in stage.text(panel)
    await stage.press(who, panel, "p:show")
    assert say("en-US", "privacy-body", days=0) in stage.text(panel)
    await stage.press(who, panel, "p:delete")
    result = await stage.press(who, panel, "p:confirm")
    assert stage.private(result).id == panel.id and not stage.controls(panel)
    await stage.env.settle()
    return stage.text(panel)


async def nothing_is_left_of(stage: harness.Stage, who: simcord.MemberActor, tables: int = 1) -> None:
    """Neither in the store nor in memory."""
    bot = tertulia(stage)
    assert bot.store is not None
    data = await bot.store.privacy.export(who.id, stage.server.id)
    assert data["settings"] is None
    assert not any(data[key] for key in ("hosted", "seats", "actions", "results", "ratings", "votes"))
    assert await member_of(stage, who) == MemberSettings(stage.server.id, who.id)
    for number in range(1, tables + 1):
        table = await table_of(stage, number)
        assert not table.names_user(who.id) and who.user.global_name not in table.names
        found = await bot.store.tables.get(number)
        assert found is not None and (found[0], tuple(found[1])) == (table.row, table.seats)


async def until_over(game: Game) -> None:
    """The people who are left play to the end, whatever the computer does meanwhile."""
    await game.shorten()
    for _ in range(400):
        if (await table_of(game.stage)).phase is not Phase.RUNNING:
            return
        if game.over:  # by what can be seen: nobody is called while the computer thinks
            await asyncio.sleep(0.05)
            continue
        game.panel = None
        await game.step()


async def test_who_deletes_in_the_middle_of_a_game_of_two_leaves_it_to_the_other_and_a_computer(
    stage: harness.Stage, monkeypatch: pytest.MonkeyPatch
) -> None:
    await choose_for(stage, stage.ana, locale="en-US", words=True)
    game = await begin(stage, load_dice(monkeypatch, 77), stage.ana, stage.bruno)
    await game.play_on(5)
    text = await delete(stage, stage.ana)
    assert text == say("en-US", "delete-done")
    table = await table_of(stage)
    assert table.phase is Phase.RUNNING and table.row.host_id == stage.bruno.id
    assert table.names == ("", "Bruno") and table.computers == (0,)
    await nothing_is_left_of(stage, stage.ana)
    del game.people[stage.ana.id]
    assert "Ana" not in stage.text(game.board)
    await until_over(game)
    table = await table_of(stage)
    assert table.phase is Phase.FINISHED
    assert say("en-US", "name-former") in stage.text(game.board) and "Ana" not in stage.text(game.board)
    await nothing_is_left_of(stage, stage.ana)
    # A finished game forgets as well, and its other players keep their results.
    await delete(stage, stage.bruno)
    await nothing_is_left_of(stage, stage.bruno)
    more = stage.private(await stage.press(stage.chloe, game.board, "b:*:more"))
    assert stage.text(more).count(say("en-US", "name-former")) == 2


async def test_a_game_of_three_goes_on_with_two_people_after_a_restart_too(
    stage: harness.Stage, monkeypatch: pytest.MonkeyPatch
) -> None:
    game = await begin(stage, load_dice(monkeypatch, 78), stage.ana, stage.bruno, stage.chloe)
    await game.play_on(4)
    await delete(stage, stage.chloe)
    await nothing_is_left_of(stage, stage.chloe)
    del game.people[stage.chloe.id]
    game.panel = None
    for _ in range(4):
        await game.step()
    await stage.restart()
    await nothing_is_left_of(stage, stage.chloe)
    await until_over(game)
    assert (await table_of(stage)).phase is Phase.FINISHED
    data = await exported(stage, stage.bruno)
    assert len(data["results"]) == 1


async def test_a_lobby_loses_its_seat_and_the_last_one_closes_it(stage: harness.Stage) -> None:
    lobby = stage.shown(await stage.slash(stage.ana, "play", game="mausoleum"))
    await stage.press(stage.bruno, lobby, "b:*:join")
    assert say("en-US", "delete-done") in await delete(stage, stage.ana)
    assert (await table_of(stage)).names == ("Bruno",) and "Ana" not in stage.text(lobby)
    await nothing_is_left_of(stage, stage.ana)
    await delete(stage, stage.bruno)
    assert (await table_of(stage)).phase is Phase.CANCELLED and not stage.controls(lobby)
    await nothing_is_left_of(stage, stage.bruno)


@pytest.mark.parametrize("why", list(Archived))
async def test_tables_that_are_put_away_are_left_too_and_stay_put_away(
    stage: harness.Stage, monkeypatch: pytest.MonkeyPatch, why: Archived
) -> None:
    game = await begin(stage, load_dice(monkeypatch, 79), stage.ana, stage.bruno)
    await game.play_on(3)
    who, other = game.decider(), game.other()
    table = await table_of(stage)
    await table.archive(why)
    before = [message.id for message in mentions(stage)]
    await delete(stage, who)
    await nothing_is_left_of(stage, who)
    table = await table_of(stage)
    store = tertulia(stage).store
    assert store is not None
    assert table.row.archived is why and table.phase is Phase.RUNNING and not await store.timers.of_table(1)
    revision = table.row.revision
    assert not [message for message in mentions(stage) if message.id not in before], "nobody is called"
    await stage.restart()
    assert (await table_of(stage)).row.revision == revision, "the computer waits as well"
    told = stage.private(await stage.slash(other, "table resume"))
    assert told.ephemeral
    table = await table_of(stage)
    assert table.row.archived is None and table.row.revision > revision and table.waiting_for


async def test_how_many_tables_will_be_left_is_told_before(stage: harness.Stage) -> None:
    panel = stage.private(await stage.slash(stage.ana, "privacy"))
    await stage.press(stage.ana, panel, "p:delete")
    assert say("en-US", "delete-tables", count=0) in stage.text(panel)
    other = stage.server.create_text_channel("second")
    for channel, count in ((stage.channel, 1), (other, 2)):
        await stage.slash(stage.ana, "play", into=channel, game="mausoleum")
        await stage.press(stage.ana, panel, "p:show")
        await stage.press(stage.ana, panel, "p:delete")
        assert say("en-US", "delete-tables", count=count) in stage.text(panel)


async def test_a_table_that_this_copy_cannot_play_is_told_of_and_all_else_is_deleted(
    stage: harness.Stage, monkeypatch: pytest.MonkeyPatch
) -> None:
    from tables import Table, UserError

    await begin(stage, load_dice(monkeypatch, 80), stage.ana, stage.bruno)
    await choose_for(stage, stage.ana, locale="en-US")

    async def newer(self: Table) -> None:
        raise UserError("error-newer-rules")

    await stage.restart()
    with monkeypatch.context() as patched:
        patched.setattr(Table, "load", newer)
        text = await delete(stage, stage.ana)
    assert say("en-US", "delete-left-over", count=1) in text
    assert await member_of(stage, stage.ana) == MemberSettings(stage.server.id, stage.ana.id)
    assert await delete(stage, stage.ana) == say("en-US", "delete-done")
    await nothing_is_left_of(stage, stage.ana)


async def test_another_server_keeps_what_it_knows(stage: harness.Stage) -> None:
    elsewhere = stage.env.create_guild("Elsewhere")
    channel = elsewhere.create_text_channel("games")
    there = elsewhere.add_member(stage.bruno.user)
    await there.slash(channel, "play", game="mausoleum")
    await delete(stage, stage.bruno)
    table = await tertulia(stage).registry.table(1, elsewhere.id)
    assert table.names == ("Bruno",) and table.seats[0].user_id == stage.bruno.id


# ---------------------------------------------------------------- limits


@pytest.mark.parametrize("locale", LOCALES)
async def test_the_fullest_panels_fit_into_discord_s_limits(locale: str) -> None:
    many = tuple(10**18 + number for number in range(MAX_CHOICES))
    half = frozenset(many[:12])
    full = frozenset(many)
    for there in (Server(None, None), Server(frozenset(), frozenset()), Server(half, half), Server(full, full)):
        for settings in (
            ServerSettings(1),
            ServerSettings(1, locale, Pace.NONE, many, many, 22 * 60, 7 * 60, "America/Argentina/Buenos_Aires", False),
            ServerSettings(1, quiet_from=30, quiet_to=(HOURS - 1) * 60, timezone="Nowhere/At_All"),
        ):
            panel = await panels.server(settings, there, "pt-BR", 1_800_000_000_000, locale)
            assert not harness.panel_problems(panel.view)
    for member in (MemberSettings(1, 2), MemberSettings(1, 2, locale, pings=False, words=True)):
        assert not harness.panel_problems((await panels.member(member, "fr", locale)).view)
    for made in (
        await panels.privacy(0, locale),
        await panels.privacy(365, locale),
        await panels.confirm_delete(10**6, locale),
        await panels.deleted(0, locale),
        await panels.deleted(10**6, locale),
    ):
        assert not harness.panel_problems(made.view)
