"""Commands that no client of today sends, or that arrive from outside servers: each gets a sentence."""

from __future__ import annotations

import itertools
from typing import Any

import pytest
import simcord
from simcord.actors import _dispatch_actor_interaction
from simcord.enums import InteractionType

from cogs.interactions.installs import invite_link
from locales import LOCALES, say
from tests.bot.forging import button, call, with_component
from tests.bot.harness import Stage
from tests.bot.playing import nothing_but_a_sentence

pytestmark = pytest.mark.usefixtures("tiny_pictures")


async def test_free_text_finds_a_page_of_the_rules_or_says_that_there_is_none(stage: Stage) -> None:
    for locale in LOCALES:
        stage.reads(stage.ana, locale)
        name = say(locale, "mausoleum-rules-defence-title")
        for typed in ("defence", name, name.upper(), f"  {name.casefold()} "):
            page = stage.private(await stage.slash(stage.ana, "rules", game="mausoleum", page=typed))
            assert say(locale, "mausoleum-rules-defence-body") in stage.text(page)
        for typed in ("nonsense", "*", "", "x" * 3000, "goal'", "🏛️"):
            result = await stage.slash(stage.ana, "rules", game="mausoleum", page=typed)
            assert nothing_but_a_sentence(stage, result) == say(locale, "error-unknown-page")


async def test_the_pages_are_offered_by_what_is_typed_in_the_reader_s_language(stage: Stage) -> None:
    for locale in LOCALES:
        stage.reads(stage.ana, locale)
        everything = await stage.ana.autocomplete(stage.channel, "rules", "page", "", game="mausoleum")
        assert len(everything) == 12 and len({choice["value"] for choice in everything}) == 12
        title = say(locale, "mausoleum-rules-construction-title")
        for typed in (title, title.upper(), title[:4].lower()):
            found = await stage.ana.autocomplete(stage.channel, "rules", "page", typed, game="mausoleum")
            assert {"name": title, "value": "construction"} in [
                {"name": choice["name"], "value": choice["value"]} for choice in found
            ]
    for typed in ("nonsense", "x" * 5000, "%", "\\", "🏛️", "\u0301"):
        found = await stage.ana.autocomplete(stage.channel, "rules", "page", typed, game="mausoleum")
        assert len(found) == (12 if typed == "\u0301" else 0), "an accent alone is no letter"
    assert await stage.ana.autocomplete(stage.channel, "rules", "page", "goal") == []


async def test_an_unknown_game_is_answered(stage: Stage) -> None:
    """A client may still hold the commands of an older version."""
    for command, locale in itertools.product(("play", "rules"), LOCALES):
        stage.reads(stage.ana, locale)
        for game in ("chess", "", "MAUSOLEUM"):
            result = await call(stage, stage.ana, command, [{"name": "game", "type": 3, "value": game}])
            assert nothing_but_a_sentence(stage, result) == say(locale, "error-unknown-game")
    assert not stage.history()


async def test_a_command_that_has_changed_since_is_answered(stage: Stage) -> None:
    result = await call(stage, stage.ana, "play", [{"name": "variant", "type": 3, "value": "x"}])
    assert nothing_but_a_sentence(stage, result) == say("en-US", "error-old-command")
    root = stage.env.backend.visible_commands(user_id=stage.ana.id, channel_id=stage.channel.id)[0]
    data = {"id": root["id"], "name": "dance", "type": 1, "options": []}
    result = await _dispatch_actor_interaction(stage.ana, InteractionType.APPLICATION_COMMAND, stage.channel, data)
    assert nothing_but_a_sentence(stage, result) == say("en-US", "error-old-command")
    stage.forgive()


async def test_an_unsupported_language_is_answered_in_a_related_one_or_in_english(stage: Stage) -> None:
    for tag, ours in (
        ("ja", "en-US"),
        ("es-419", "es-ES"),
        ("en-GB", "en-US"),
        ("pt-PT", "pt-BR"),
        ("zh-CN", "en-US"),
        ("fr", "fr"),
    ):
        stage.reads(stage.ana, tag)
        assert nothing_but_a_sentence(stage, await stage.slash(stage.ana, "hand")) == say(ours, "error-no-table")
        page = stage.private(await stage.slash(stage.ana, "table-help"))
        assert say(ours, "help-body") in stage.text(page)


async def test_direct_messages_refuse_tables_of_several_and_still_show_rules(stage: Stage) -> None:
    """Discord offers no such command there; an old client, or a button, may still come."""
    assert not {"play", "hand", "board", "table cancel"} & {*stage.ana.user.available_commands()}
    assert stage.bot.application_id is not None
    refused = say("en-US", "error-server-only", link=invite_link(stage.bot.application_id))
    dm = stage.ana.user.dm_channel
    message = await stage.bot.get_channel(stage.channel.id).send("x")  # type: ignore[union-attr]
    for custom_id in ("b:1:hand", "b:1:join", "t:1:1:pass"):
        async with with_component(stage, message, button(custom_id)):
            result = await forge_dm(stage, stage.ana.user, dm, message, custom_id)
        assert nothing_but_a_sentence(stage, result) == refused
    async with with_component(stage, message, button("r:mausoleum:goal")):
        result = await forge_dm(stage, stage.ana.user, dm, message, "r:mausoleum:goal")
    assert say("en-US", "mausoleum-rules-goal-body") in stage.text(stage.shown(result))
    commands = stage.env.backend.visible_commands(user_id=stage.ana.id, channel_id=stage.channel.id)
    for name, options in (
        ("play", [{"name": "game", "type": 3, "value": "mausoleum"}]),
        ("hand", []),
        ("board", []),
        ("table", [{"name": "cancel", "type": 1, "options": []}]),
    ):
        root = next(each for each in commands if each["name"] == name)
        data = {"id": root["id"], "name": name, "type": 1, "options": options}
        result = await _dispatch_actor_interaction(stage.ana.user, InteractionType.APPLICATION_COMMAND, dm, data)
        assert nothing_but_a_sentence(stage, result) == refused
    stage.forgive()


async def forge_dm(
    stage: Stage, user: simcord.UserHandle, dm: simcord.ChannelHandle, message: Any, custom_id: str
) -> simcord.InteractionResult:
    """Send a click from direct messages, on a message with this custom id."""
    from simcord.backend import serializers

    wire = dict(serializers.message_payload(stage.env.backend, stage._stored(message)))
    return await _dispatch_actor_interaction(
        user,
        InteractionType.MESSAGE_COMPONENT,
        dm,
        {"custom_id": custom_id, "component_type": 2},
        extra={"message": {**wire, "channel_id": str(dm.id)}},
    )
