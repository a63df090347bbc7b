"""Tables over days: deadlines, absences, seats that change hands, undo, lost boards."""

from __future__ import annotations

import random
from collections.abc import Callable
from operator import itemgetter

import discord
import pytest
import simcord

from db import Archived, Person, Phase
from db.bounds import MAX_UNDOS
from locales import say
from render.wording import player
from tables import Table, link
from tables.clocks import HOUR
from tests import acts
from tests.bot import harness
from tests.bot.faults import forbid
from tests.bot.harness import Message, Stage
from tests.bot.playing import (
    Game,
    begin,
    called,
    mentions,
    nothing_but_a_sentence,
    play_on,
    table_of,
    tertulia,
)

pytestmark = pytest.mark.usefixtures("tiny_pictures", "asks", "friendly")


async def party(stage: Stage, *people: simcord.MemberActor, seed: int = 5) -> Game:
    """Return a game of three with the default pace, a day for a decision."""
    return await begin(stage, random.Random(seed), *(people or (stage.ana, stage.bruno, stage.chloe)))


def question(stage: Stage, kind: str = "absent", channel: simcord.ChannelHandle | None = None) -> Message:
    """Return the one open question of a kind in the channel."""
    (found,) = [
        message
        for message in stage.history(channel)
        if any(control.answers_to(f"v:*:{kind}:*") for control in stage.controls(message))
    ]
    return found


async def propose_end(stage: Stage, who: simcord.MemberActor, board: Message) -> Message:
    """Propose to end the game, and confirm that unless the others are asked already; return the answer."""
    more = stage.private(await stage.press(who, board, "b:*:more"))
    asked = stage.private(await stage.press(who, more, "b:*:propose_end"))
    if say("en-US", "end-sure") in stage.text(asked):
        return stage.private(await stage.press(who, asked, "b:*:confirm_end"))
    return asked


async def others_of(game: Game) -> list[simcord.MemberActor]:
    table = await table_of(game.stage, game.number)
    late = {table.seats[seat].user_id for seat in table.waiting_for}
    return [person for user, person in game.people.items() if user not in late]


async def move(game: Game) -> None:
    """Let the player who must decide take the first action in the hand, until another one decides."""
    table = await table_of(game.stage, game.number)
    waiting = table.waiting_for
    while table.waiting_for == waiting:
        who = game.people[table.seats[waiting[0]].user_id]
        hand = game.stage.private(await game.stage.slash(who, "hand", into=game.channel))
        await game.decide(who, hand, itemgetter(0))
        table = await table_of(game.stage, game.number)


async def to_the_end(game: Game) -> Table:
    table = await table_of(game.stage, game.number)
    await play_on(game.stage, table)
    return table


async def test_a_week_with_an_absent_player_two_restarts_an_outage_a_lost_board_and_a_sleeping_thread(
    stage: Stage, make: Callable[[], discord.Client]
) -> None:
    thread = stage.env.backend.create_thread(stage.channel.id, "our week", stage.ana.id)
    game = await begin(
        stage, random.Random(3), stage.ana, stage.bruno, stage.chloe, into=stage.channel.threads[-1]
    )  # fmt: skip
    for _ in range(6):
        await move(game)
    # Monday: a player is absent. One reminder after two thirds of the day, then the question; nothing else.
    table = await table_of(stage)
    absent = game.people[table.seats[table.waiting_for[0]].user_id]
    revision, first = table.row.revision, mentions(stage, game.channel)[-1].id
    await stage.later(hours=16, minutes=1)
    reminder = mentions(stage, game.channel)
    assert [called(message) for message in reminder] == [[absent.id]] and reminder[0].id != first
    assert "reminder" in reminder[0].content
    await stage.later(hours=8)
    asked = question(stage, channel=game.channel)
    table = await table_of(stage)
    assert table.names[table.waiting_for[0]] in stage.text(asked) and table.row.revision == revision
    # Tuesday: the others agree, a restart comes between the two votes.
    one, two = await others_of(game)
    await stage.press(one, asked, "v:*:computer")
    assert "Let a bot play" in stage.text(asked)
    await stage.restart()
    decided = await stage.press(two, asked, "v:*:computer")
    assert "a bot plays until they are back" in nothing_but_a_sentence(stage, decided)
    assert not stage.exists(asked), "the question is deleted"
    table = await table_of(stage)
    assert table.bots == (table.seat_of(absent.id),) and table.row.revision > revision
    assert "A bot is playing for" in stage.text(stage.board(game.channel))
    for _ in range(4):
        await move(game)
    # Wednesday: the bot is down for thirty hours, past a deadline. No question follows: the player was not at fault.
    before = (await table_of(stage)).row.revision
    await stage.later(minutes=2)
    await stage.env.bot.close()
    await stage.later(hours=30)
    await stage.env.restart_bot(make())
    await stage.env.settle()
    table = await table_of(stage)
    assert table.row.revision == before and not table.polls
    assert table.deadline_date is not None and table.deadline_date > harness.simulated_clock() + 20 * 3_600_000
    # Friday: the absent player is back, with one tap.
    back = stage.private(await stage.slash(absent, "hand", into=game.channel))
    assert "still yours" in stage.text(back) and not game.choices(back)
    await stage.press(absent, back, "b:*:return")
    assert (await table_of(stage)).bots == ()
    # Saturday: a moderator deletes the board; later the thread falls asleep.
    moderators = stage.server.create_role("Moderators", permissions=discord.Permissions.all())
    await stage.server.add_member(stage.env.create_user("mod"), roles=[moderators]).delete(stage.board(game.channel))
    await move(game)
    assert stage.board(game.channel).id == (await table_of(stage)).messages["board"].message_id
    stage.forgive()  # the edit that found the board gone
    thread.thread_metadata.archived = True
    await move(game)
    await stage.env.settle()
    # Sunday: the end, with a score that the rules agree with.
    table = await to_the_end(game)
    assert table.phase is Phase.FINISHED
    outcome = table.game.outcome(table.state)
    assert outcome is not None
    shown = stage.text(stage.private(await stage.press(stage.ana, stage.board(game.channel), "b:*:more")))
    for seat, points in enumerate(outcome.totals):
        line = say("en-US", "score-line", place=outcome.places[seat], points=points, player="")
        told = line.split("—")[-1].strip()
        assert any(table.names[seat] in text and f"— {told}" in text for text in shown.splitlines())
    assert not mentions(stage, game.channel)


async def test_leaving_is_confirmed_and_another_player_takes_the_seat(stage: Stage) -> None:
    game = await party(stage)
    more = stage.private(await stage.press(stage.bruno, game.board, "b:*:more"))
    sure = stage.private(await stage.press(stage.bruno, more, "b:*:quit"))
    assert (await table_of(stage)).open_seats == (), "not yet"
    await stage.press(stage.bruno, sure, "b:*:confirm_quit")
    table = await table_of(stage)
    assert table.open_seats == (1,) and "Bruno** has left" in stage.text(game.board)
    hand = stage.private(await stage.press(stage.davi, game.board, "b:*:take"))
    assert stage.alts(hand)
    assert (await table_of(stage)).names == ("Ana", "Davi", "Chloé")
    late = nothing_but_a_sentence(stage, await stage.press(stage.bruno, game.board, "b:*:hand"))
    assert late == say("en-US", "error-no-hand")
    assert not [control for control in stage.controls(game.board) if control.custom_id.endswith(":take")]
    game.people = {person.id: person for person in (stage.ana, stage.davi, stage.chloe)}
    assert (await to_the_end(game)).phase is Phase.FINISHED


async def test_the_others_are_asked_before_something_that_told_them_is_taken_back(
    stage: Stage, monkeypatch: pytest.MonkeyPatch
) -> None:
    game = await party(stage)
    while (await table_of(stage)).standing()[-1].silent or len((await table_of(stage)).standing()) < 3:
        await move(game)
    table = await table_of(stage)
    seat = table.standing()[-1].step.seat
    assert seat is not None
    asker = game.people[table.seats[seat].user_id]
    more = stage.private(await stage.press(asker, game.board, "b:*:more"))
    with monkeypatch.context() as patch:
        patch.setattr("tables.undo.MAX_UNDOS", 0)
        refused = nothing_but_a_sentence(stage, await stage.press(asker, more, "b:*:undo"))
        assert refused == say("en-US", "error-undo-limit", count=0), "the question is not even shown"
    would = stage.private(await stage.press(asker, more, "b:*:undo"))
    assert say("en-US", "undo-asks") in stage.text(would)
    await stage.press(asker, would, "u:*")
    asked = question(stage, "undo")
    one, two = [person for person in game.people.values() if person is not asker]
    notice = nothing_but_a_sentence(stage, await stage.press(asker, asked, "v:*:yes"))
    assert notice == say("en-US", "error-not-asked")
    notice = nothing_but_a_sentence(stage, await stage.press(stage.davi, asked, "v:*:yes"))
    assert notice == say("en-US", "error-not-seated")
    before = table.row.revision
    await stage.press(one, asked, "v:*:yes")
    assert (await table_of(stage)).row.revision == before
    decided = await stage.press(two, asked, "v:*:yes")
    assert nothing_but_a_sentence(stage, decided) == stage.text(would) == say("en-US", "decided-undo-yes")
    assert not stage.controls(would), "the asker reads it too"
    table = await table_of(stage)
    assert table.row.revision == before + 1 and table.waiting_for == (seat,) and not stage.exists(asked)
    back = say("en-US", "game-event-table-undone", seat=player(seat, table.names))
    assert back in stage.text(game.board)
    assert called(game.mention()) == [asker.id]
    assert (await to_the_end(game)).phase is Phase.FINISHED


async def test_a_silent_decision_is_taken_back_with_one_tap(stage: Stage) -> None:
    game = await party(stage)
    for _ in range(300):
        await move(game)
        table = await table_of(stage)
        if table.standing()[-1].silent:
            break
    seat = table.standing()[-1].step.seat
    assert seat is not None and table.standing()[-1].silent
    person = game.people[table.seats[seat].user_id]
    more = stage.private(await stage.press(person, game.board, "b:*:more"))
    hand = stage.private(await stage.press(person, more, "b:*:undo"))
    assert say("en-US", "undo-done", left=MAX_UNDOS - 1) in stage.text(hand) and game.choices(hand)
    assert (await table_of(stage)).waiting_for == (seat,)


async def test_a_busy_channel_is_offered_a_thread_and_tables_lists_what_waits_for_me_first(stage: Stage) -> None:
    game = await party(stage)
    offer = stage.private(await stage.slash(stage.davi, "play", game="mausoleum", pace="live"))
    assert "already a table" in stage.text(offer)
    notice = await stage.press(stage.davi, offer, "n:mausoleum:live")
    thread = stage.channel.threads[-1]
    (lobby,) = [message for message in stage.history(thread) if stage.controls(message)]
    assert str(lobby.id) in stage.text(stage.shown(notice))
    assert (await table_of(stage, 2)).row.channel_id == thread.id
    mine = stage.private(await stage.slash(stage.davi, "tables"))
    assert str(lobby.id) in stage.text(mine) and "not started" in stage.text(mine)
    who = game.decider()
    await stage.press(who, lobby, "b:*:join")
    lines = stage.text(stage.private(await stage.slash(who, "tables"))).splitlines()[1:]
    assert len(lines) == 2 and "your move" in lines[0] and "not started" in lines[1]
    notice = stage.private(await stage.slash(stage.bruno if who is stage.ana else stage.ana, "tables"))
    assert "your move" not in stage.text(notice)
    await stage.press(stage.davi, lobby, "b:*:start")
    assert (await table_of(stage, 2)).phase is Phase.RUNNING


async def test_an_old_board_or_one_that_has_scrolled_away_is_replaced_and_points_to_the_new_one(stage: Stage) -> None:
    game = await party(stage)
    old = game.board
    await stage.later(minutes=55)
    await move(game)
    fresh = stage.board()
    assert fresh.id != old.id and str(fresh.id) in stage.text(old) and not stage.controls(old)
    for number in range(14):
        await stage.davi.send(stage.channel, f"chatter {number}")
    await move(game)
    assert stage.board().id == fresh.id, "the bot checked a moment ago"
    await stage.later(minutes=4)
    await move(game)
    assert stage.board().id != fresh.id


async def test_a_deleted_channel_takes_no_game_with_it(stage: Stage) -> None:
    game = await party(stage)
    elsewhere = stage.server.create_text_channel("another")
    stage.env.backend.delete_channel(stage.channel.id)
    await stage.env.settle()
    table = await table_of(stage)
    assert table.row.archived is Archived.CHANNEL_GONE
    notice = await stage.slash(stage.bruno, "table resume", into=elsewhere)
    assert stage.shown(notice)
    game.channel = elsewhere
    assert (await table_of(stage)).row.channel_id == elsewhere.id and len(mentions(stage, elsewhere)) == 1
    assert (await to_the_end(game)).phase is Phase.FINISHED


async def test_a_table_asleep_is_woken_by_its_board_s_button(stage: Stage, monkeypatch: pytest.MonkeyPatch) -> None:
    # Two weeks are twenty thousand minutes, and each would be noted.
    monkeypatch.setattr("tables.scheduler.HEARTBEAT_MS", 4 * HOUR)
    monkeypatch.setattr("tables.scheduler.OUTAGE_MS", 8 * HOUR)
    await stage.later(minutes=2)
    lobby = stage.shown(await stage.slash(stage.ana, "play", game="mausoleum", pace="none"))
    await stage.press(stage.bruno, lobby, "b:*:join")
    await stage.press(stage.ana, lobby, "b:*:start")
    await stage.later(hours=24 * 18 + 2)  # a bot stands in on the fourth day, then the other one is not there either
    asleep = [message for message in stage.history() if stage.controls(message)][-1]
    assert say("en-US", "table-archived") in stage.text(asleep)
    notice = nothing_but_a_sentence(stage, await stage.slash(stage.ana, "hand"))
    assert "no table" in notice
    stranger = nothing_but_a_sentence(stage, await stage.press(stage.davi, asleep, "b:*:resume"))
    assert stranger == say("en-US", "error-not-seated")
    await stage.press(stage.bruno, asleep, "b:*:resume")
    table = await table_of(stage)
    assert table.row.archived is None and stage.board().id == table.messages["board"].message_id


async def test_a_bot_that_was_removed_from_the_server_goes_on_when_it_is_invited_again(stage: Stage) -> None:
    game = await party(stage)
    guild = stage.bot.get_guild(stage.server.id)
    assert guild is not None
    await tertulia(stage).cogs["Places"].on_guild_remove(guild)
    table = await table_of(stage)
    assert table.row.archived is Archived.CHANNEL_GONE and not await tertulia(stage).registry.store.timers.of_table(
        table.id
    )
    revision = table.row.revision
    await tertulia(stage).cogs["Places"].on_guild_join(guild)
    await stage.env.settle()
    table = await table_of(stage)
    assert table.row.archived is None and table.row.revision == revision
    assert [called(message) for message in mentions(stage)][-1] == [table.seats[table.waiting_for[0]].user_id]
    assert (await to_the_end(game)).phase is Phase.FINISHED


async def test_a_table_that_cannot_be_loaded_hides_none_of_the_others(stage: Stage) -> None:
    registry = tertulia(stage).registry
    host = Person(stage.chloe.id, "Chloé")
    lost = await acts.open_table(registry, "luxor", guild_id=stage.server.id, channel_id=5, locale="en-US", host=host)

    async def change(values: str) -> None:
        query = f"UPDATE tables SET {values} WHERE id = {lost.id}"
        await registry.store._connection.write(lambda session: session.execute(query) and None)

    await change("game = 'chess'")
    registry.drop([lost.id])
    await party(stage)
    table = await registry.in_channel(stage.channel.id)
    assert table is not None
    shown = stage.text(stage.private(await stage.slash(stage.chloe, "tables")))
    assert link(table) in shown
    guild = stage.bot.get_guild(stage.server.id)
    assert guild is not None
    places = tertulia(stage).cogs["Places"]
    await places.on_guild_remove(guild)
    assert table.row.archived is Archived.CHANNEL_GONE
    await change(f"archived = '{Archived.CHANNEL_GONE}', channel_id = {stage.channel.id}")
    await places.on_guild_join(guild)
    assert table.row.archived is None


async def test_a_thread_needs_its_own_permission_and_is_named_after_its_game_and_clean_host(stage: Stage) -> None:
    forbid(stage, stage.channel, "create_public_threads")
    notice = nothing_but_a_sentence(stage, await stage.slash(stage.ana, "play", game="mausoleum", thread=True))
    assert say("en-US", "permission-create-public-threads") in notice and not stage.channel.threads
    forbid(stage, stage.channel)
    eve = stage.join("eve", "\u202eEve\u200b\n" + "e\u0301" + "\u0336" * 20)
    await stage.slash(eve, "play", game="luxor", thread=True)
    (thread,) = stage.channel.threads
    assert thread.name == "Luxor · Eve é" + "\u0336" * 3


async def test_one_s_own_settings_open_beside_the_menu(stage: Stage) -> None:
    game = await party(stage)
    more = stage.private(await stage.press(stage.bruno, game.board, "b:*:more"))
    mine = stage.private(await stage.press(stage.bruno, more, "m:show"))
    assert mine.id != more.id and say("en-US", "me-title") in stage.text(mine)
    await stage.press(stage.bruno, mine, "m:pings_*")
    assert not (await tertulia(stage).registry.member(stage.server.id, stage.bruno.id)).pings
