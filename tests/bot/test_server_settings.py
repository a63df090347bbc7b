"""Settings of a server: its panel, quiet hours, time zone, allowed channels and roles.

Over 400 lines because each test walks all controls of the one panel, of today's and of an older one.
"""

from __future__ import annotations

import random
from collections.abc import Awaitable, Callable
from dataclasses import replace
from functools import partial
from typing import Any

import discord
import pytest
import simcord

from cogs.interactions import installs, time_zones
from cogs.interactions.time_zones import zone_name
from cogs.preferences.changes import OFF
from locales import LOCALES, say
from tables import MemberSettings, Pace, Phase, ServerSettings
from tests.bot.faults import deny
from tests.bot.forging import BUTTON, SELECT, at_once, call, forge, press_old, with_component
from tests.bot.harness import Message, Stage
from tests.bot.playing import begin, bodies, nothing_but_a_sentence, table_of
from tests.bot.settings import choose_server, make_old, member_of, panel_of, server_of

pytestmark = pytest.mark.usefixtures("tiny_pictures")

CHANNEL_SELECT, ROLE_SELECT = 8, 6
SILENT = 1 << 12
"""Discord's flag of a message that makes no sound."""
BUTTONS = ["c:change", "c:quiet", "c:people", "c:languages", "c:ladder"]


# ---------------------------------------------------------------- the server's panel


async def test_the_panel_is_private_and_has_one_line_a_setting_and_its_buttons(stage: Stage) -> None:
    async def lines(locale: str, zone: str) -> list[str]:
        """Return the lines about settings, without the time zone's."""
        stage.reads(stage.ana, locale)
        panel = await panel_of(stage)
        assert panel.ephemeral and not stage.history()
        assert [each.custom_id for each in stage.controls(panel)] == BUTTONS
        title, *told, about = stage.text(panel).splitlines()
        assert (title, about) == (f"## {say(locale, 'settings-title')}", say(locale, "settings-about"))
        assert told.pop(6).startswith(f"- {say(locale, 'settings-zone', zone=zone, time='*').partition('*')[0]}")
        return told

    assert await server_of(stage) == ServerSettings(stage.server.id)
    for locale in LOCALES:
        host = say(locale, "choice-automatic", language=say(locale, "language-of-host"))
        assert await lines(locale, "UTC") == [
            f"- {each}"
            for each in (
                say(locale, "settings-language", language=host),
                say(locale, "settings-pace", pace=say(locale, "pace-daily")),
                *(
                    say(locale, f"settings-{key}")
                    for key in ("channels-all", "roles-none", "absence-automatic", "quiet-off", "pings-on")
                ),
            )
        ]
    other, helper = stage.server.create_text_channel("more"), stage.server.create_role("Helpers")
    chosen = {"channels": (other.id, stage.channel.id), "end_roles": (helper.id,), "timezone": "Asia/Tokyo"}
    await choose_server(stage, locale="fr", pace=Pace.NONE, quiet_from=1320, quiet_to=450, pings=False, **chosen)
    for locale in LOCALES:
        assert await lines(locale, "Asia/Tokyo") == [
            f"- {each}"
            for each in (
                say(locale, "settings-language", language="Français"),
                say(locale, "settings-pace", pace=say(locale, "pace-none")),
                say(locale, "settings-channels", channels=f"<#{other.id}>, <#{stage.channel.id}>"),
                say(locale, "settings-roles", roles=f"<@&{helper.id}>"),
                say(locale, "settings-absence-automatic"),
                say(locale, "settings-quiet", start="22:00", end="07:30"),
                say(locale, "settings-pings-off"),
            )
        ]


async def test_the_panel_names_what_the_bot_lacks_in_the_server_and_in_the_channel(stage: Stage) -> None:
    def links(panel: Message) -> list[str]:
        return [part["url"] for part in stage._parts(panel) if part.get("url")]

    panel = await panel_of(stage)
    assert not links(panel) and "⚠️" not in stage.text(panel)
    denied = discord.Permissions(attach_files=True, create_public_threads=True).value
    backend = stage.env.backend
    for role in list(backend.get_guild(stage.server.id).roles.values()):
        backend.edit_role(stage.server.id, role.id, {"permissions": role.permissions & ~denied})
    deny(stage, backend.bot_user, "read_message_history")
    for locale in LOCALES:
        stage.reads(stage.ana, locale)
        panel = await panel_of(stage)
        server = [say(locale, f"permission-{name}") for name in ("create-public-threads", "attach-files")]
        assert say(locale, "settings-lacks-server", missing=", ".join(server)) in stage.text(panel)
        channel = say(locale, "permission-read-message-history")
        assert say(locale, "settings-lacks-channel", missing=channel) in stage.text(panel)
        [link] = links(panel)
        assert f"guild_id={stage.server.id}" in link and f"permissions={installs.NEEDED.value}" in link


async def test_every_control_of_an_older_panel_is_stored_and_answered_with_the_panel_of_today(
    stage: Stage,
) -> None:
    panel = await panel_of(stage)
    other = stage.server.create_text_channel("more")
    helper = stage.server.create_role("Helpers")
    expected = ServerSettings(stage.server.id)

    async def then(click: Callable[[], Awaitable[simcord.InteractionResult]], shown: str, **what: Any) -> None:
        nonlocal expected
        make_old(stage, panel)
        result = await click()
        expected = replace(expected, **what)
        assert stage.shown(result).id == panel.id and not result.followups
        assert f"- {shown}" in stage.text(panel).splitlines()
        assert [each.custom_id for each in stage.controls(panel)] == BUTTONS
        assert await server_of(stage) == expected

    choose, select = partial(stage.choose, stage.ana, panel), partial(stage.ana.select, panel)
    for pace in Pace:
        shown = say("en-US", "settings-pace", pace=say("en-US", f"pace-{pace}"))
        await then(partial(choose, "c:pace", pace.value), shown, pace=pace)
    shown = say("en-US", "settings-channels", channels=f"<#{other.id}>, <#{stage.channel.id}>")
    both = partial(select, [other, stage.channel], custom_id="c:channels")
    await then(both, shown, channels=(other.id, stage.channel.id))
    await then(partial(select, [], custom_id="c:channels"), say("en-US", "settings-channels-all"), channels=())
    shown = say("en-US", "settings-roles", roles=f"<@&{helper.id}>")
    await then(partial(select, [helper], custom_id="c:roles"), shown, end_roles=(helper.id,))
    await then(partial(select, [], custom_id="c:roles"), say("en-US", "settings-roles-none"), end_roles=())
    for what in ("off", "on"):
        press = partial(stage.press, stage.ana, panel, f"c:pings_{what}")
        await then(press, say("en-US", f"settings-pings-{what}"), pings=what == "on")
    for locale in (*LOCALES[1:], "en-US"):
        # Ana's own Discord stays English: so does her panel.
        shown = say("en-US", "settings-language", language=say(locale, "language-name"))
        await then(partial(choose, "c:language", locale), shown, locale=locale)
    host = say("en-US", "choice-automatic", language=say("en-US", "language-of-host"))
    shown = say("en-US", "settings-language", language=host)
    await then(partial(choose, "c:language", "automatic"), shown, locale=None)
    result = await forge(stage, stage.ana, panel, "c:pace", kind=SELECT, values=["live"])
    assert nothing_but_a_sentence(stage, result) == say("en-US", "error-old-button"), "the panel of today has it not"
    await stage.restart()
    assert await server_of(stage) == expected


async def test_on_an_older_panel_either_end_of_the_quiet_hours_may_be_chosen_first(stage: Stage) -> None:
    panel = await panel_of(stage)

    async def pick(which: str, value: str) -> tuple[int | None, int | None]:
        make_old(stage, panel)
        await stage.choose(stage.ana, panel, f"c:quiet_{which}", value)
        now = await server_of(stage)
        return now.quiet_from, now.quiet_to

    assert await pick("from", "22") == (22 * 60, 8 * 60), "ten hours, until something else is chosen"
    assert say("en-US", "settings-quiet", start="22:00", end="08:00") in stage.text(panel)
    assert await pick("to", "7") == (22 * 60, 7 * 60)
    assert await pick("from", "1") == (60, 7 * 60)
    assert await pick("from", OFF) == (None, None)
    assert say("en-US", "settings-quiet-off") in stage.text(panel)
    assert await pick("to", "7") == (21 * 60, 7 * 60)
    make_old(stage, panel)
    result = await stage.choose(stage.ana, panel, "c:quiet_to", "21")
    assert nothing_but_a_sentence(stage, result) == say("en-US", "error-no-quiet-hours")
    assert (await server_of(stage)).quiet_to == 7 * 60


async def test_in_quiet_hours_over_midnight_a_mention_makes_no_sound(stage: Stage) -> None:
    hour = discord.utils.utcnow().hour
    ahead = 23 - hour
    # A zone in which it is now eleven at night; the signs of these names are the reverse of what one expects.
    zone = zone_name(f"Etc/GMT{-ahead:+d}" if ahead <= 12 else f"Etc/GMT{24 - ahead:+d}")
    panel = await panel_of(stage, timezone=zone)
    assert say("en-US", "settings-zone", zone=zone, time="*").split("*")[0] + "23:" in stage.text(panel)
    await stage.fill_in(stage.ana, panel, "c:quiet", quiet_from=["22"], quiet_to=["7"])
    game = await begin(stage, random.Random(71), stage.ana, stage.bruno)

    def flags() -> int:
        (mention,) = [
            body for method, _, body in bodies(stage) if method == "POST" and "<@" in (body.get("content") or "")
        ][-1:]
        return int(mention.get("flags", 0))

    assert game.mention().content and flags() & SILENT
    await stage.fill_in(stage.ana, panel, "c:quiet", quiet_from=[OFF])
    first = game.mention().id
    while game.mention().id == first:
        await game.step()
    assert not flags() & SILENT


async def test_a_time_zone_is_found_in_any_spelling_and_an_unknown_one_is_an_error(stage: Stage) -> None:
    for words, zone in (
        ("Europe/Paris", "Europe/Paris"),
        (" america/sao paulo ", "America/Sao_Paulo"),
        ("AMÉRICA/SÃO_PAULO", "America/Sao_Paulo"),
        ("Paris", "Europe/Paris"),
        ("GMT-3", "UTC−3"),
        ("utc", "UTC"),
    ):
        assert f"**Time zone:** {zone}" in stage.text(await panel_of(stage, timezone=words))
        assert zone_name((await server_of(stage)).timezone) == zone
    for words in (
        "Narnia",
        "Europe/Xyzzy",
        "../../etc/passwd",
        "",
        " ",
        "localtime",
        "Factory",
        "x" * 5000,
        "\0",
        "🕰️",
    ):
        for locale in LOCALES if words == "Narnia" else ("en-US",):
            stage.reads(stage.ana, locale)
            result = await call(stage, stage.ana, "table-settings", [{"name": "timezone", "type": 3, "value": words}])
            assert nothing_but_a_sentence(stage, result) == say(locale, "error-unknown-zone")
        stage.reads(stage.ana, "en-US")
    assert (await server_of(stage)).timezone == "UTC"


async def test_time_zones_are_suggested_by_what_is_typed(stage: Stage) -> None:
    async def offered(words: str) -> list[str]:
        found = await stage.ana.autocomplete(stage.channel, "table-settings", "timezone", words)
        assert len(found) <= 25 and all(choice["name"] == choice["value"] for choice in found)
        return [choice["value"] for choice in found]

    assert await offered("") == list(time_zones.COMMON_ZONES)
    assert await offered("paulo") == ["America/Sao_Paulo"]
    assert await offered("SÃO P") == ["America/Sao_Paulo"]
    assert (await offered("lis"))[0] == "Europe/Lisbon"
    assert "America/New_York" in await offered("new york") and len(await offered("america")) == 25
    for words in ("nowhere", "x" * 5000, "%", "\\", "🏛️"):
        assert await offered(words) == []
    assert set(time_zones.COMMON_ZONES) <= set(time_zones.zones().values()) and len(time_zones.zones()) > 300


async def test_two_open_panels_do_not_overwrite_each_other(stage: Stage) -> None:
    """Two panels open at once, and two clicks in the same moment: neither undoes the other."""
    first, second = await panel_of(stage), await panel_of(stage)
    await stage.fill_in(stage.ana, first, "c:change", pace="live")
    await stage.fill_in(stage.ana, second, "c:quiet", quiet_from=["22"])
    now = await server_of(stage)
    assert (now.pace, now.quiet_from) == (Pace.LIVE, 22 * 60)
    assert say("en-US", "settings-pace", pace=say("en-US", "pace-live")) in stage.text(second)
    make_old(stage, first)
    await stage.press(stage.ana, first, "c:pings_off")
    assert await server_of(stage) == replace(now, pings=False)
    mine = stage.private(await stage.slash(stage.bruno, "my-settings"))
    mine_too = stage.private(await stage.slash(stage.bruno, "my-settings"))
    await at_once(stage, (stage.bruno, mine, "m:pings_off"), (stage.bruno, mine_too, "m:words_on"))
    assert await member_of(stage, stage.bruno) == MemberSettings(stage.server.id, stage.bruno.id, None, False, True)


async def test_only_managers_change_server_settings_from_any_panel(stage: Stage) -> None:
    assert "table-settings" not in stage.bruno.available_commands(stage.channel)
    assert {"my-settings", "privacy"} <= set(stage.bruno.available_commands(stage.channel))
    panel = await panel_of(stage)
    make_old(stage, panel)
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


FORGED: list[tuple[str, int, list[str] | None, str]] = [
    *(
        (custom_id, BUTTON, None, "error-old-button")
        for custom_id in ("c:nonsense", "c:__init__", "m:nonsense", "p:nonsense", "c:Pace", "c:", "m:" + "a" * 21)
    ),
    *(
        (custom_id, kind, values, "error-unknown-choice")
        for custom_id, kind, values in (
            ("c:pace", SELECT, ["fast"]),
            ("c:pace", SELECT, ["live", "slow"]),
            ("c:pace", SELECT, []),
            ("c:pace", SELECT, None),
            ("c:language", SELECT, ["de"]),
            ("c:language", SELECT, ["../en-US"]),
            ("m:language", SELECT, [""]),
            ("c:quiet_from", SELECT, ["24"]),
            ("c:quiet_from", SELECT, ["-1"]),
            ("c:quiet_to", SELECT, ["off"]),
            ("c:quiet_to", SELECT, ["７"]),
            ("c:channels", CHANNEL_SELECT, ["1"]),
            ("c:channels", CHANNEL_SELECT, ["x"]),
            ("c:roles", ROLE_SELECT, ["1"]),
            ("c:roles", ROLE_SELECT, [str(number) for number in range(26)]),
        )
    ),
]


async def test_forged_ids_and_values_that_were_not_offered_change_nothing(stage: Stage) -> None:
    panel = await panel_of(stage)
    for custom_id, kind, values, key in FORGED:
        made: dict[str, Any] = {"type": kind, "custom_id": custom_id, "id": 900}
        made |= {BUTTON: {"style": 1, "label": "?"}, SELECT: {"options": [{"label": "?", "value": "x"}]}}.get(kind, {})
        async with with_component(stage, panel, made):
            result = await forge(stage, stage.ana, panel, custom_id, kind=kind, values=values)
        assert nothing_but_a_sentence(stage, result) == say("en-US", key), (custom_id, values)
    assert await server_of(stage) == ServerSettings(stage.server.id)
    assert await member_of(stage, stage.ana) == MemberSettings(stage.server.id, stage.ana.id)


# ---------------------------------------------------------------- channels and roles


async def test_deleted_channels_and_roles_are_shown_as_such_and_can_be_removed(stage: Stage) -> None:
    gone = [stage.server.create_text_channel(f"gone-{number}") for number in range(2)]
    role = stage.server.create_role("Gone")
    panel = await panel_of(stage)
    await stage.fill_in(stage.ana, panel, "c:change", channels=[stage.channel, *gone], roles=[role])
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
    assert [each.custom_id for each in stage.controls(panel)] == [*BUTTONS[:-1], "c:deleted", "c:ladder"]
    # They stay until a manager removes them, or fills in the form that no longer offers them.
    await stage.fill_in(stage.ana, panel, "c:quiet", quiet_from=["22"])
    assert len((await server_of(stage)).channels) == 3
    await stage.press(stage.ana, panel, "c:deleted")
    now = await server_of(stage)
    assert now.channels == (stage.channel.id,) and now.end_roles == ()
    assert not any(button.custom_id == "c:deleted" for button in stage.buttons(panel))


async def test_tables_open_only_in_allowed_channels_and_their_threads(stage: Stage) -> None:
    allowed, other = stage.server.create_text_channel("allowed"), stage.channel
    stage.env.backend.create_thread(allowed.id, "inside", stage.ana.id)
    stage.env.backend.create_thread(other.id, "outside", stage.ana.id)
    inside, outside = allowed.threads[-1], other.threads[-1]
    await choose_server(stage, channels=(allowed.id,))
    for channel in (other, outside):
        for locale in LOCALES:
            stage.reads(stage.bruno, locale)
            answer = nothing_but_a_sentence(
                stage, await stage.slash(stage.bruno, "play", into=channel, game="mausoleum")
            )
            assert answer == say(locale, "error-other-channel", channels=f"<#{allowed.id}>", count=1)
    result = await stage.slash(stage.bruno, "play", game="mausoleum", thread=True)
    assert f"<#{allowed.id}>" in nothing_but_a_sentence(stage, result) and len(other.threads) == 1
    for channel in (allowed, inside):
        assert stage.controls(stage.shown(await stage.slash(stage.ana, "play", into=channel, game="mausoleum")))
    await choose_server(stage, channels=(allowed.id, inside.id + 5, other.id))
    assert stage.controls(stage.shown(await stage.slash(stage.bruno, "play", game="mausoleum")))


async def test_deleting_every_allowed_channel_leaves_a_hint_who_can_help(stage: Stage) -> None:
    await choose_server(stage, channels=(123, 456))
    for locale in LOCALES:
        stage.reads(stage.bruno, locale)
        answer = nothing_but_a_sentence(stage, await stage.slash(stage.bruno, "play", game="mausoleum"))
        assert answer == say(locale, "error-no-channel-left")
    panel = await panel_of(stage)
    assert say("en-US", "deleted-channels", count=2) in stage.text(panel)
    await stage.press(stage.ana, panel, "c:deleted")
    assert stage.controls(stage.shown(await stage.slash(stage.bruno, "play", game="mausoleum")))


async def test_a_rematch_is_not_opened_where_tables_are_no_longer_allowed(stage: Stage) -> None:
    game = await begin(stage, random.Random(72), stage.ana, stage.bruno)
    allowed = stage.server.create_text_channel("allowed")
    await choose_server(stage, channels=(allowed.id,), locale="fr")
    await game.play_on(2)
    await game.to_the_end()
    result = await stage.press(stage.bruno, game.board, "b:*:rematch")
    answer = say("en-US", "error-other-channel", channels=f"<#{allowed.id}>", count=1)
    assert nothing_but_a_sentence(stage, result) == answer
    await choose_server(stage, channels=())
    lobby = stage.shown(await stage.press(stage.bruno, game.board, "b:*:rematch"))
    assert stage.buttons(lobby)[0].label == say("fr", "button-join"), "in the language that the server chose since"


async def test_a_role_of_the_server_s_choice_may_end_tables(stage: Stage) -> None:
    role = stage.server.create_role("Referees")
    referee = stage.join("referee", "Referee", roles=[role])
    lobby = stage.shown(await stage.slash(stage.bruno, "play", game="mausoleum"))
    answer = nothing_but_a_sentence(stage, await press_old(stage, referee, lobby, "b:1:cancel"))
    assert answer == say("en-US", "error-not-host-cancel", host="Bruno")
    await choose_server(stage, end_roles=(12345, role.id))
    assert nothing_but_a_sentence(stage, await press_old(stage, stage.chloe, lobby, "b:1:cancel")) == answer
    assert (await table_of(stage)).phase is Phase.LOBBY
    await stage.press(referee, lobby, "b:*:more > b:*:cancel")
    assert (await table_of(stage)).phase is Phase.CANCELLED
