"""Tables among people: who may play, who is late, and what a ranked game refuses."""

from __future__ import annotations

import random
from typing import Any

import discord
import pytest
import simcord

from db import Absence, Phase
from locales import LOCALES, say
from tables.clocks import MINUTE
from tests.bot.forging import SELECT, forge, press_old, with_component
from tests.bot.harness import Message, Stage, simulated_clock
from tests.bot.playing import deal, nothing_but_a_sentence, store_of, table_of
from tests.bot.settings import choose_server, panel_of
from tests.bot.test_every_game import act

pytestmark = pytest.mark.usefixtures("tiny_pictures")


async def opened(stage: Stage, **options: Any) -> Message:
    return stage.shown(await stage.slash(stage.ana, "play", **{"game": "mausoleum", **options}))


async def sentence(stage: Stage, who: simcord.MemberActor, message: Message, name: str) -> str:
    return nothing_but_a_sentence(stage, await stage.press(who, message, name))


async def user_select(
    stage: Stage, who: simcord.MemberActor, message: Message, custom_id: str, *users: simcord.MemberActor
) -> simcord.InteractionResult:
    made = {"type": 5, "custom_id": custom_id, "id": 900}
    async with with_component(stage, message, made):
        return await forge(stage, who, message, custom_id, kind=5, values=[str(each.id) for each in users])


def mentioning(stage: Stage) -> list[discord.Message]:
    """Return the messages of the channel that mention somebody."""
    return [message for message in stage.history(stage.channel) if message.raw_mentions]


# ---------------------------------------------------------------- the lobby


async def test_a_hosts_first_table_is_unranked_and_says_so(stage: Stage) -> None:
    answer = await stage.slash(stage.ana, "play", game="mausoleum", ranked=None)
    assert say("en-US", "lobby-unranked") in stage.text(stage.shown(answer))
    private = [stage.text(each) for each in answer.followups if each.ephemeral]
    assert private[0] == say("en-US", "opened-unranked")


async def test_a_removed_player_cannot_come_back_and_reads_no_reason(stage: Stage) -> None:
    lobby = await opened(stage)
    for person in (stage.bruno, stage.chloe):
        await stage.press(person, lobby, "b:*:join")
    panel = stage.private(await stage.press(stage.ana, lobby, "b:*:more > b:*:guests"))
    await stage.choose(stage.ana, panel, "bg:*:remove", str(stage.bruno.id))
    assert stage.text(panel) == say("en-US", "remove-sure", who="◆ **Bruno**"), "asked first"
    assert (await table_of(stage)).names == ("Ana", "Bruno", "Chloé")
    await stage.press(stage.ana, panel, "bk:*")
    assert "Bruno" not in stage.text(lobby) and (await table_of(stage)).names == ("Ana", "Chloé")
    assert [told.content.partition(":")[0] for told in mentioning(stage)] == [f"<@{stage.bruno.id}>"]
    assert say("en-US", "guests-removed", who=f"<@{stage.bruno.id}>") in stage.text(panel)
    for locale in LOCALES:
        stage.reads(stage.bruno, locale)
        assert await sentence(stage, stage.bruno, lobby, "b:*:join") == say(locale, "error-not-open")
    await stage.restart()
    assert await sentence(stage, stage.bruno, lobby, "b:*:join") == say(LOCALES[-1], "error-not-open")
    panel = stage.private(await stage.press(stage.ana, lobby, "b:*:more > b:*:guests"))
    await user_select(stage, stage.ana, panel, "bg:1:welcome", stage.bruno)
    assert say("en-US", "table-invited-only") not in stage.text(lobby), "the table stays open to everybody"
    await stage.press(stage.bruno, lobby, "b:*:join")
    assert (await table_of(stage)).names == ("Ana", "Chloé", "Bruno")
    for who, key in ((stage.davi, "error-not-seated"), (stage.chloe, "error-not-host-guests")):
        answer = nothing_but_a_sentence(stage, await press_old(stage, who, lobby, "b:1:guests"))
        assert answer == say("en-US", key, host="Ana")


async def test_only_invited_people_take_a_seat_until_the_host_opens_the_table_again(stage: Stage) -> None:
    lobby = await opened(stage)
    panel = stage.private(await stage.press(stage.ana, lobby, "b:*:more > b:*:guests"))
    assert say("en-US", "guests-open") in stage.text(panel)
    await user_select(stage, stage.ana, panel, "bg:1:invite", stage.bruno)
    assert say("en-US", "table-invited-only") in stage.text(lobby)
    (told,) = mentioning(stage)
    assert told.content.startswith(f"<@{stage.bruno.id}>: **Ana** invites you")
    await user_select(stage, stage.ana, panel, "bg:1:invite", stage.bruno)
    assert mentioning(stage) == [told], "once"
    assert await sentence(stage, stage.chloe, lobby, "b:*:join") == say("en-US", "error-not-open")
    await stage.press(stage.bruno, lobby, "b:*:join")
    assert (await table_of(stage)).names == ("Ana", "Bruno")
    await stage.fill_in(stage.ana, lobby, "b:*:more > b:*:options", ways=["ranked"])
    await stage.press(stage.chloe, lobby, "b:*:join")
    assert (await table_of(stage)).names == ("Ana", "Bruno", "Chloé")


async def test_who_has_blocked_or_is_blocked_reads_the_same_as_everybody_who_may_not_play(stage: Stage) -> None:
    lobby = await opened(stage)
    settings = store_of(stage).settings
    await settings.set_blocks(stage.server.id, stage.ana.id, [stage.bruno.id])
    await settings.set_blocks(stage.server.id, stage.chloe.id, [stage.ana.id])
    answers = {await sentence(stage, person, lobby, "b:*:join") for person in (stage.bruno, stage.chloe)}
    assert answers == {say("en-US", "error-not-open")}
    for _ in range(3):
        await stage.press(stage.ana, lobby, "b:*:bots > b:*:add_easy")
    assert await sentence(stage, stage.bruno, lobby, "b:*:join") == say("en-US", "error-not-open"), "full as well"
    await stage.press(stage.davi, lobby, "b:*:join")
    assert "Davi" in (await table_of(stage)).names


async def test_a_member_chooses_whom_they_never_sit_with_and_their_own_hours(stage: Stage) -> None:
    panel = stage.private(await stage.slash(stage.bruno, "my-settings"))
    assert say("en-US", "me-quiet-server") in stage.text(panel)
    form = await stage.press(stage.bruno, panel, "m:people")
    await stage.submit(stage.bruno, form, quiet_from=["22"], quiet_to=["7"], timezone="Europe/Lisbon")
    assert say("en-US", "me-quiet", start="22:00", end="07:00", zone="Europe/Lisbon") in stage.text(panel)
    assert await store_of(stage).settings.blocks(stage.server.id, stage.bruno.id) == ()
    late = await stage.press(stage.bruno, panel, "m:people")
    await store_of(stage).settings.set_blocks(stage.server.id, stage.bruno.id, [stage.ana.id])
    assert nothing_but_a_sentence(stage, await stage.submit(stage.bruno, late)) == say(
        "en-US", "error-settings-changed"
    )


async def test_who_has_left_stays_blocked_when_a_client_leaves_them_out_of_the_form(stage: Stage) -> None:
    """A form names blocked people by their ids, and a client may know no member by one."""
    server, settings = stage.server.id, store_of(stage).settings
    await settings.set_blocks(server, stage.bruno.id, [stage.chloe.id, stage.davi.id, stage.ana.id])
    stage.env.backend.get_guild(server).members.pop(stage.chloe.id)
    panel = stage.private(await stage.slash(stage.bruno, "my-settings"))
    form = await stage.press(stage.bruno, panel, "m:people")
    filled: dict[str, Any] = {"quiet_from": ["22"], "quiet_to": ["7"], "timezone": "Europe/Lisbon"}
    await stage.bruno.submit_modal(form, {**filled, "blocked": [stage.ana]})
    assert {*await settings.blocks(server, stage.bruno.id)} == {stage.ana.id, stage.chloe.id}
    stage.forgive()


async def test_roles_decide_who_may_play_at_every_way_to_a_seat(stage: Stage) -> None:
    players, muted = stage.server.create_role("Players"), stage.server.create_role("Muted")
    lobby = await opened(stage)
    await choose_server(stage, play_roles=(players.id,))
    roles = say("en-US", "error-role-needed", roles=f"<@&{players.id}>", count=1)
    assert await sentence(stage, stage.bruno, lobby, "b:*:join") == roles
    refused = await stage.slash(stage.bruno, "play", game="luxor")
    assert nothing_but_a_sentence(stage, refused) == roles
    backend = stage.env.backend
    backend.get_guild(stage.server.id).members[stage.bruno.id].role_ids.append(players.id)
    await stage.press(stage.bruno, lobby, "b:*:join")
    await choose_server(stage, play_roles=(), barred_roles=(muted.id,))
    backend.get_guild(stage.server.id).members[stage.chloe.id].role_ids.append(muted.id)
    assert await sentence(stage, stage.chloe, lobby, "b:*:join") == say("en-US", "error-role-barred")


async def test_a_manager_says_who_plays_here(stage: Stage) -> None:
    muted, panel = stage.server.create_role("Muted"), await panel_of(stage)
    await stage.fill_in(stage.ana, panel, "c:people", absence="bot", barred_roles=[muted])
    text = stage.text(panel)
    assert say("en-US", "settings-absence-bot") in text
    assert say("en-US", "settings-barred-roles", roles=f"<@&{muted.id}>") in text
    await opened(stage, pace="slow")
    assert (await table_of(stage)).row.absence is Absence.BOT


async def test_anyone_seated_starts_once_the_host_is_silent(stage: Stage) -> None:
    lobby = await opened(stage)
    await stage.press(stage.bruno, lobby, "b:*:join")
    opens = f"<t:{(simulated_clock() + 5 * MINUTE) // 1000}:R>"
    early = await sentence(stage, stage.bruno, lobby, "b:*:start")
    assert early == say("en-US", "error-not-host", host="Ana", at=opens)
    await stage.later(minutes=5)
    await stage.press(stage.bruno, lobby, "b:*:start")
    assert (await table_of(stage)).phase is Phase.RUNNING


async def test_a_late_start_asks_who_is_still_here_and_then_goes_without_the_silent(stage: Stage) -> None:
    lobby = await opened(stage, pace="live")
    for person in (stage.bruno, stage.chloe):
        await stage.press(person, lobby, "b:*:join")
    await stage.later(minutes=20)
    started = await stage.press(stage.ana, lobby, "b:*:start")
    assert say("en-US", "call-sent") in [stage.text(each) for each in started.followups]
    (call,) = [each for each in stage.history() if stage.buttons(each) and "b:1:here" in ids(stage, each)]
    assert f"<@{stage.bruno.id}>" in call.content and f"<@{stage.chloe.id}>" in call.content
    assert f"<@{stage.ana.id}>" not in call.content
    await stage.press(stage.bruno, call, "b:*:here")
    waits = await sentence(stage, stage.ana, lobby, "b:*:start")
    assert waits.startswith(say("en-US", "error-still-asking", who="Chloé", until="")[:20]) and "Chloé" in waits
    assert "Bruno" not in waits
    await stage.later(minutes=4)
    await stage.press(stage.ana, lobby, "b:*:start")
    table = await table_of(stage)
    assert table.phase is Phase.RUNNING and table.names == ("Ana", "Bruno")


def ids(stage: Stage, message: Message) -> list[str]:
    return [each.custom_id for each in stage.controls(message)]


async def test_a_silent_host_is_asked_as_well_and_the_others_start_without_them(stage: Stage) -> None:
    lobby = await opened(stage, pace="live")
    for person in (stage.bruno, stage.chloe):
        await stage.press(person, lobby, "b:*:join")
    await stage.later(minutes=20)
    await stage.press(stage.bruno, lobby, "b:*:start")
    (call,) = [each for each in stage.history() if "b:1:here" in ids(stage, each)]
    assert f"<@{stage.ana.id}>" in call.content and f"<@{stage.bruno.id}>" not in call.content
    await stage.press(stage.chloe, call, "b:*:here")
    await stage.later(minutes=4)
    await stage.press(stage.bruno, lobby, "b:*:start")
    table = await table_of(stage)
    assert table.phase is Phase.RUNNING and table.names == ("Bruno", "Chloé") and table.row.host_id == stage.bruno.id


async def test_a_live_lobby_is_put_away_after_an_hour_and_opens_again(stage: Stage) -> None:
    lobby = await opened(stage, pace="live")
    await stage.press(stage.bruno, lobby, "b:*:join")
    await stage.later(minutes=61)
    lobby = stage.board()
    assert ids(stage, lobby) == ["b:1:resume"] and say("en-US", "lobby-archived") in stage.text(lobby)
    await opened(stage, game="luxor")
    assert (await table_of(stage, 2)).phase is Phase.LOBBY, "the channel is free"
    await stage.press(stage.ana, stage.board(), "b:*:more > b:*:cancel")
    await stage.press(stage.bruno, lobby, "b:*:resume")
    assert (await table_of(stage)).row.archived is None


# ---------------------------------------------------------------- ranked games


async def test_a_ranked_game_between_people_has_no_hint_and_its_host_cannot_end_it(stage: Stage) -> None:
    await deal(stage)
    board = stage.board()
    table = await table_of(stage)
    who = next(person for person in (stage.ana, stage.bruno) if table.seat_of(person.id) == table.deciding[0])
    hand = stage.private(await stage.press(who, board, "b:*:hand"))
    assert "b:1:hint" not in ids(stage, hand)
    made = {"type": 2, "custom_id": "b:1:hint", "label": "?", "style": 1, "id": 900}
    async with with_component(stage, board, made):
        answer = nothing_but_a_sentence(stage, await forge(stage, who, board, "b:1:hint"))
    assert answer == say("en-US", "error-ranked-hint")
    answer = nothing_but_a_sentence(stage, await stage.slash(stage.ana, "table cancel"))
    assert answer == say("en-US", "error-ranked-vote")
    assert (await table_of(stage)).phase is Phase.RUNNING


async def test_who_leaves_makes_the_rest_practice_and_the_board_says_so(stage: Stage) -> None:
    await deal(stage)
    table = await table_of(stage)
    leaver = next(each for each in (stage.ana, stage.bruno) if table.seat_of(each.id) == table.deciding[0])

    async def asked() -> Message:
        more = stage.private(await stage.press(leaver, stage.board(), "b:*:more"))
        return stage.private(await stage.press(leaver, more, "b:*:quit"))

    assert say("en-US", "quit-undecided") in stage.text(await asked())
    await act(stage, leaver, stage.private(await stage.press(leaver, stage.board(), "b:*:hand")), random.Random(5))
    sure = await asked()
    assert say("en-US", "quit-grace") in stage.text(sure), "these are the first turns"
    await stage.press(leaver, sure, "b:*:confirm_quit")
    assert say("en-US", "board-practice") in stage.text(stage.board())
    assert (await table_of(stage)).row.rated


async def test_forged_guests_change_nothing(stage: Stage) -> None:
    lobby = await opened(stage)
    await stage.press(stage.bruno, lobby, "b:*:join")
    for custom_id, values in (
        ("bg:1:remove", ["x"]),
        ("bg:1:remove", [str(stage.ana.id)]),
        ("bg:1:remove", [str(stage.davi.id)]),
        ("bg:1:invite", ["9" * 40]),
        ("bg:1:invite", ["9" * 5000]),
        ("bg:1:remove", ["٣" * 5]),
        ("bg:1:invite", []),
        ("bg:1:other", ["1"]),
    ):
        made = {"type": SELECT, "custom_id": custom_id, "options": [{"label": "?", "value": "x"}], "id": 900}
        async with with_component(stage, lobby, made):
            nothing_but_a_sentence(stage, await forge(stage, stage.ana, lobby, custom_id, kind=SELECT, values=values))
    table = await table_of(stage)
    assert table.names == ("Ana", "Bruno") and not table.row.invited_only and table.guests == {}
