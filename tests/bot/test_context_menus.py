"""Menus of members and messages: challenges and their invitation, profiles, the hand and the words of a board."""

from __future__ import annotations

import itertools
import random
from typing import Any

import aiohttp
import pytest
import simcord
from simcord.actors import _dispatch_actor_interaction
from simcord.enums import InteractionType

from cogs.command_sync import COMMANDS_DIGEST
from engine import games
from locales import LOCALES, say
from render.wording import game_text, title
from tables import Phase
from tests.bot import faults
from tests.bot.forging import SELECT, forge, menu, with_component
from tests.bot.harness import Message, Stage
from tests.bot.playing import begin, called, mentions, nothing_but_a_sentence, store_of, table_of, tertulia
from tests.bot.settings import choose_for, choose_server

pytestmark = pytest.mark.usefixtures("tiny_pictures")

NAMES = ("challenge", "profile", "hand", "words")
CHALLENGE, PROFILE, HAND, WORDS = (say("en-US", f"menu-{name}-name") for name in NAMES)


async def deny(stage: Stage, who: simcord.MemberActor | Any, name: str) -> None:
    """Deny a user a permission in the channel, and tell the bot."""
    faults.deny(stage, who, name)
    stage.env.backend.announce_channel_update(stage.channel.id)
    await stage.env.settle()


async def refused(stage: Stage, target: simcord.MemberActor, locale: str = "en-US") -> str:
    """Return the sentence that refuses Ana's challenge. No table is open."""
    stage.reads(stage.ana, locale)
    text = nothing_but_a_sentence(stage, await stage.ana.context_menu(stage.channel, CHALLENGE, target))
    assert not mentions(stage)
    return text


@pytest.mark.usefixtures("first_start")
async def test_the_menus_count_in_the_digest_of_the_commands(stage: Stage, monkeypatch: pytest.MonkeyPatch) -> None:
    store = store_of(stage)
    before = await store.meta(COMMANDS_DIGEST)
    monkeypatch.setattr("cogs.interactions.command_texts.say", lambda *args: say(*args).replace("My hand", "My cards"))
    await stage.restart()
    store = tertulia(stage).store
    assert store is not None and await store.meta(COMMANDS_DIGEST) != before
    assert [each.method for each in stage.env.http_requests if each.path.endswith("/commands")] == ["PUT", "PUT"]


# ---------------------------------------------------------------- challenges


@pytest.mark.parametrize("locale", ["en-US", "es-ES"])
async def test_a_challenge_opens_a_table_and_invites_with_one_mention(stage: Stage, locale: str) -> None:
    stage.reads(stage.ana, locale)
    asked = stage.private(await stage.ana.context_menu(stage.channel, CHALLENGE, stage.bruno))
    assert stage.text(asked) == say(locale, "challenge-ask", name="Bruno") and not stage.history()
    (select,) = stage.selects(asked)
    assert select.options == tuple(games()) and select.custom_id.startswith(f"i:{stage.bruno.id}~")
    assert select.labels == tuple(title(key, locale) for key in games())
    result = await stage.choose(stage.ana, asked, "i:*", "luxor")
    table = await table_of(stage)
    assert (table.phase, table.row.game, table.row.host_id) == (Phase.LOBBY, "luxor", stage.ana.id)
    address = f"https://discord.com/channels/{stage.server.id}/{stage.channel.id}/{table.messages['board'].message_id}"
    told = "\n".join([say(locale, "challenge-sent", name="Bruno", link=address), say(locale, "opened-unranked")])
    assert stage.text(asked) == told and not stage.selects(asked), "the select gives way to a link"
    assert not [each for each in result.followups if not each.ephemeral]
    (invitation,) = mentions(stage)
    game = game_text("luxor", "title", locale)
    assert invitation.content == say(
        locale, "ping-challenge", who=f"<@{stage.bruno.id}>", host="Ana", game=game, link=address
    )
    sent = [each.json for each in stage.env.http_requests if isinstance(each.json, dict)]
    (body,) = [each for each in sent if each.get("content") == invitation.content]
    assert [int(user) for user in body["allowed_mentions"]["users"]] == called(invitation) == [stage.bruno.id]
    await stage.press(stage.bruno, stage.board(), "b:*:join")
    await stage.press(stage.ana, stage.board(), "b:*:start")
    assert (await table_of(stage)).phase is Phase.RUNNING


async def test_the_bot_asks_no_game_where_it_has_one(stage: Stage, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("cogs.lobby.challenge.games", lambda: ("capital_lux",))
    answer = stage.private(await stage.ana.context_menu(stage.channel, CHALLENGE, stage.bruno))
    assert "**Bruno**" in stage.text(answer) and not stage.selects(answer)
    assert (await table_of(stage)).row.game == "capital_lux" and len(mentions(stage)) == 1


async def test_who_cannot_be_challenged_and_what_is_missing_is_told_before_the_game_is_asked(
    stage: Stage,
) -> None:
    other = stage.server.add_member(stage.env.create_user("other-bot", bot=True))
    for locale in LOCALES:
        assert await refused(stage, stage.ana, locale) == say(locale, "error-challenge-self")
        assert await refused(stage, other, locale) == say(locale, "error-challenge-bot")
    await deny(stage, stage.bruno, "view_channel")
    for locale in LOCALES:
        assert await refused(stage, stage.bruno, locale) == say(locale, "error-challenge-hidden", name="Bruno")
    await deny(stage, stage.ana, "send_messages")
    for locale in LOCALES:
        assert await refused(stage, stage.bruno, locale) == say(locale, "error-may-not-write")
    await deny(stage, stage.env.backend.bot_user, "attach_files")
    for locale in LOCALES:
        missing = say(locale, "permission-attach-files")
        assert await refused(stage, stage.bruno, locale) == say(locale, "error-permissions", missing=missing, count=1)
    assert not stage.history()


async def test_a_busy_channel_and_a_forbidden_one_are_told_with_a_link(stage: Stage) -> None:
    await stage.slash(stage.chloe, "play", game="luxor")
    assert "/channels/" in await refused(stage, stage.bruno)
    other = stage.server.create_text_channel("other")
    await choose_server(stage, channels=(other.id,))
    assert f"<#{other.id}>" in await refused(stage, stage.bruno)


async def test_a_choice_that_comes_late_is_checked_again(stage: Stage) -> None:
    asked = stage.private(await stage.ana.context_menu(stage.channel, CHALLENGE, stage.bruno))
    await stage.slash(stage.chloe, "play", game="luxor")
    assert "/channels/" in nothing_but_a_sentence(stage, await stage.choose(stage.ana, asked, "i:*", "luxor"))
    await stage.press(stage.chloe, stage.board(), "b:*:more > b:*:cancel")
    stage.env.backend.remove_member(stage.server.id, stage.bruno.id)
    await stage.env.settle()
    late = nothing_but_a_sentence(stage, await stage.choose(stage.ana, asked, "i:*", "luxor"))
    assert late == say("en-US", "error-challenge-left") and not mentions(stage)
    stage.forgive()  # Discord does not find the member who left


async def test_forged_choices_open_nothing(stage: Stage) -> None:
    asked = stage.private(await stage.ana.context_menu(stage.channel, CHALLENGE, stage.bruno))
    assert stage.bot.user is not None
    bruno = f"i:{stage.bruno.id}"
    for custom_id, values, key in (
        (bruno, ["chess"], "error-unknown-game"),
        (bruno, [], "error-unknown-game"),
        (bruno, None, "error-unknown-game"),
        (f"i:{stage.ana.id}", ["luxor"], "error-challenge-self"),
        (f"i:{stage.bot.user.id}", ["luxor"], "error-challenge-bot"),
        ("i:0", ["luxor"], "error-challenge-left"),
        ("i:", ["luxor"], "error-old-button"),
        ("i:" + "9" * 21, ["luxor"], "error-old-button"),
    ):
        async with with_component(stage, asked, menu(custom_id, "luxor")):
            result = await forge(stage, stage.ana, asked, custom_id, kind=SELECT, values=values)
        assert nothing_but_a_sentence(stage, result) == say("en-US", key), custom_id
    assert not stage.history()
    stage.forgive()  # Discord knows no such member


@pytest.mark.parametrize("who", ["server", "member"])
async def test_a_member_who_wants_no_mention_is_named_only(stage: Stage, who: str) -> None:
    if who == "server":
        await choose_server(stage, pings=False)
    else:
        await choose_for(stage, stage.bruno, pings=False)
    asked = stage.private(await stage.ana.context_menu(stage.channel, CHALLENGE, stage.bruno))
    await stage.choose(stage.ana, asked, "i:*", "luxor")
    assert not mentions(stage)
    assert any(message.content.startswith("Bruno, **Ana**") for message in stage.history())
    assert stage.text(asked).startswith(say("en-US", "challenge-silent", name="Bruno", link="x").split("[")[0])


async def test_a_table_stays_open_if_the_invitation_cannot_be_sent(
    stage: Stage, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def broken(*_: object, **__: object) -> int:
        raise aiohttp.ClientConnectionError("planted")

    asked = stage.private(await stage.ana.context_menu(stage.channel, CHALLENGE, stage.bruno))
    monkeypatch.setattr("cogs.publishing.outbox.Channels.say", broken)
    await stage.choose(stage.ana, asked, "i:*", "luxor")
    assert stage.text(asked).startswith(say("en-US", "challenge-unsent", name="Bruno", link="x").split("[")[0])
    assert (await table_of(stage)).phase is Phase.LOBBY and not mentions(stage)


# ---------------------------------------------------------------- profiles and messages


async def test_the_menu_of_a_member_shows_their_profile(stage: Stage) -> None:
    answer = nothing_but_a_sentence(stage, await stage.ana.context_menu(stage.channel, PROFILE, stage.bruno))
    by_command = nothing_but_a_sentence(stage, await stage.slash(stage.ana, "board-profile", member=stage.bruno))
    assert answer == by_command == say("en-US", "error-profile-empty", name="Bruno")
    own = stage.private(await stage.ana.context_menu(stage.channel, PROFILE, stage.ana))
    assert say("en-US", "error-profile-none") in stage.text(own), "a profile to fill"


async def test_the_menu_of_a_board_shows_the_hand_and_the_words(stage: Stage) -> None:
    await begin(stage, random.Random(3), stage.ana, stage.bruno)
    board = stage.board()
    by_button = stage.private(await stage.press(stage.ana, board, "b:*:hand"))
    text, controls = stage.text(by_button), stage.controls(by_button)
    for message in (board, *mentions(stage)):
        hand = stage.private(await stage.ana.context_menu(stage.channel, HAND, message))
        assert (stage.text(hand), stage.controls(hand)) == (text, controls)
    more = stage.private(await stage.press(stage.bruno, board, "b:*:more"))
    in_words = stage.private(await stage.press(stage.bruno, more, "b:*:text"))
    words = stage.private(await stage.bruno.context_menu(stage.channel, WORDS, board))
    assert stage.text(words) == stage.text(in_words)
    watcher = nothing_but_a_sentence(stage, await stage.chloe.context_menu(stage.channel, HAND, board))
    assert watcher == say("en-US", "error-no-hand")
    assert stage.private(await stage.chloe.context_menu(stage.channel, WORDS, board))


async def test_the_menu_of_any_other_message_answers_with_a_sentence(stage: Stage) -> None:
    plain = await stage.bruno.send(stage.channel, "hello")
    lobby = stage.shown(await stage.slash(stage.ana, "play", game="luxor"))

    async def answers(message: Message, key: str) -> None:
        for name, locale in itertools.product((HAND, WORDS), LOCALES):
            stage.reads(stage.ana, locale)
            answer = nothing_but_a_sentence(stage, await stage.ana.context_menu(stage.channel, name, message))
            assert answer == say(locale, key)

    await answers(plain, "error-no-board")
    await answers(lobby, "error-not-started")
    # A message of another bot whose buttons look like a board's.
    stage._stored(lobby).author_id = stage.bruno.id
    await answers(stage.board(), "error-no-board")


async def test_a_menu_without_its_target_is_answered_with_a_sentence(stage: Stage) -> None:
    for kind, name in ((2, CHALLENGE), (2, PROFILE), (3, HAND), (3, WORDS)):
        number = stage.ana._resolve_root(name, kind, stage.channel.id)["id"]
        data = {"id": number, "name": name, "type": kind, "target_id": "1", "resolved": {}}
        result = await _dispatch_actor_interaction(stage.ana, InteractionType.APPLICATION_COMMAND, stage.channel, data)
        assert nothing_but_a_sentence(stage, result) == say("en-US", "error-old-command")
    assert not stage.logged
    stage.forgive()  # simcord notes what discord.py raised
