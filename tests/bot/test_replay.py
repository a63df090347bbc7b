"""Finished games shown again: page by page, in pictures or in words."""

from __future__ import annotations

import sqlite3
from contextlib import closing
from typing import Any

import pytest
import simcord

import render
from cogs.interactions.reading import Reading
from cogs.interactions.story import told
from db import MemberSettings
from locales import say
from render.wording import Words, describe_outcome
from tables import Person, story
from tables.permissions import need_reach
from tests import acts
from tests.bot.forging import forge, with_component
from tests.bot.harness import Message, Stage
from tests.bot.playing import deal, in_turn, nothing_but_a_sentence, play_on, table_of, tertulia
from tests.bot.replays import finished, page_of, refused, replay
from tests.traits import traits

OLD, NEW = 0, 99
"""Versions of the rules that no game has."""


pytestmark = pytest.mark.usefixtures("tiny_pictures", "friendly")


async def turn(stage: Stage, who: simcord.MemberActor, panel: Message, way: str) -> simcord.ResponseMessage:
    result = await stage.press(who, panel, f"e:*:{way}:*")
    shown = stage.private(result)
    assert shown.id == panel.id, "one panel, of which the pages are turned"
    return shown


def ways(stage: Stage, panel: Message) -> list[bool]:
    """Return whether first, back, next and last are enabled."""
    buttons = [each for each in stage.buttons(panel) if each.custom_id.startswith("e:")]
    assert [each.custom_id.split(":")[2] for each in buttons] == ["first", "back", "next", "last"]
    return [not each.disabled for each in buttons]


@pytest.mark.parametrize("game", in_turn("capital_lux"))
async def test_a_stranger_pages_through_a_finished_game_to_both_ends(stage: Stage, game: str) -> None:
    await finished(stage, game)
    stage.reads(stage.davi, "fr")
    panel = await replay(stage, stage.davi)
    _, last = page_of(stage, panel)
    assert ways(stage, panel) == [False, False, True, True]
    assert say("fr", "replay-deal") in stage.text(panel)
    alts, some = [], min(4, last - 2)
    for number in range(1, some + 1):
        assert page_of(stage, panel) == (number, last)
        alts += stage.alts(panel)
        assert len(stage.alts(panel)) == len(stage.pictures(panel)) == 1
        panel = await turn(stage, stage.davi, panel, "next")
    # The buttons of a bot that has been restarted since do the same.
    await stage.restart()
    panel = await turn(stage, stage.davi, panel, "last")
    for number in range(last, last - some, -1):
        assert page_of(stage, panel) == (number, last)
        assert ways(stage, panel) == ([True, True, False, False] if number == last else [True] * 4)
        alts += stage.alts(panel)
        panel = await turn(stage, stage.davi, panel, "back")
    kinds = [alt.split(" of ")[0] for alt in alts]
    assert kinds[0] == "board" and all(alt.endswith(" in fr") for alt in alts)
    assert kinds[some : some + 2] == ["score", "interlude" if traits(game).interludes else "board"]
    assert page_of(stage, await turn(stage, stage.davi, panel, "first")) == (1, last)


async def test_all_pages_together_tell_the_whole_game_also_where_a_picture_fails(
    stage: Stage, monkeypatch: pytest.MonkeyPatch
) -> None:
    def fail(*_: Any) -> render.Picture:
        raise ZeroDivisionError

    table = await finished(stage, "mausoleum")
    panel, other = await replay(stage, stage.davi), await replay(stage, stage.ana)
    with monkeypatch.context() as patch:
        patch.setattr(render, "board", fail)
        shown = await turn(stage, stage.ana, other, "next")
    assert say("en-US", "picture-missing") in stage.text(shown) and len(stage.text(shown)) > 300
    assert [record.exc_info[0] for record in stage.logged if record.exc_info] == [ZeroDivisionError]
    stage.forgive()
    answer: list[str] = []
    while True:
        answer += [line[3:] for line in stage.text(panel).splitlines() if line.startswith("-# ")][1:]
        if not ways(stage, panel)[2]:
            break
        panel = await turn(stage, stage.davi, panel, "next")
    lines = [
        line.text
        for each in story(await table.whole_log(), None, len(table.seats))
        for line in told(Reading(table, None, Words("en-US")), each)
    ]
    assert answer == [say("en-US", "replay-deal"), *lines]


async def test_a_reader_of_words_gets_board_and_score_in_words(stage: Stage) -> None:
    table = await finished(stage, "capital_lux")
    settings = MemberSettings(stage.server.id, stage.bruno.id, words=True)
    await tertulia(stage).registry.set_member(settings)
    panel = await replay(stage, stage.bruno)
    _, last = page_of(stage, panel)
    for number in range(1, last + 1):
        assert not stage.alts(panel) and not stage.pictures(panel)
        text = stage.text(panel)
        assert len(text) > 250
        if number < last:
            panel = await turn(stage, stage.bruno, panel, "next")
    outcome = table.view(None).outcome
    assert outcome is not None
    assert all(line in text for line in describe_outcome(table.game, outcome, ("Ana", "Bruno"), Words("en-US")))


async def test_an_undone_action_is_one_line_of_the_turn_that_replaced_it(stage: Stage) -> None:
    await deal(stage)
    table = await table_of(stage)
    people = {seat.seat: Person(seat.user_id, seat.name) for seat in table.seats}
    seat = table.deciding[0]
    await acts.act(table, people[seat], table.seats[seat].decision_revision, "pass")
    reach = need_reach(table, people[seat].user_id)
    assert reach is not None and reach.free
    await acts.undo(table, people[seat], reach.target)
    await play_on(stage, table)
    panel = await turn(stage, stage.davi, await replay(stage, stage.davi), "next")
    undone = next(each for each in story(await table.whole_log(), None, len(table.seats)) if each.at_table)
    passed, taken_back = (line[3:] for line in stage.text(panel).splitlines()[2:4])
    assert passed.startswith("~~") and [taken_back] == [
        line.text for line in told(Reading(table, None, Words("en-US")), undone)
    ]


async def test_replays_show_only_finished_games_of_this_server_and_existing_pages(stage: Stage) -> None:
    lobby = stage.shown(await stage.slash(stage.ana, "play", game="mausoleum"))
    await stage.press(stage.bruno, lobby, "b:*:join")
    every = ("b:1:replay", "b:1:film", "e:1:first:0", "e:1:next:3")
    for custom_id in every:
        assert await refused(stage, custom_id, lobby) == say("en-US", "error-no-replay"), "not in the lobby"
    await stage.press(stage.ana, lobby, "b:*:start")
    panel = stage.private(await stage.press(stage.ana, stage.board(), "b:*:more"))
    assert not [each for each in stage.buttons(panel) if each.custom_id == "b:1:replay"]
    for custom_id in every:
        assert await refused(stage, custom_id) == say("en-US", "error-no-replay"), "nor while it runs"
    await play_on(stage, await table_of(stage))
    _, last = page_of(stage, await replay(stage, stage.davi))
    for page in (last, 999_999):
        assert await refused(stage, f"e:1:next:{page}") == say("en-US", "error-replay-page")
    for strange in ("e:1:next:1000000", "e:1:Next:1", "e:1::1", "e:x:next:1", "e:1:next:-1"):
        assert await refused(stage, strange) == say("en-US", "error-old-button")
    for custom_id in ("e:77:next:1", "b:77:replay", "b:77:film"):
        assert await refused(stage, custom_id) == say("en-US", "error-unknown-table")
    # Nor are those of another server.
    elsewhere = stage.env.create_guild("Elsewhere")
    channel = elsewhere.create_text_channel("games")
    bruno = elsewhere.add_member(stage.bruno.user)
    there = stage.shown(await bruno.slash(channel, "play", game="mausoleum"))
    for custom_id in every:
        button = {"type": 2, "style": 2, "label": "?", "custom_id": custom_id}
        async with with_component(stage, there, button):
            result = await forge(stage, bruno, there, custom_id, into=channel)
        assert nothing_but_a_sentence(stage, result) == say("en-US", "error-unknown-table")


async def test_a_game_without_a_result_stays_hidden(stage: Stage) -> None:
    await deal(stage)
    panel = stage.private(await stage.press(stage.ana, stage.board(), "b:*:more"))
    panel = stage.private(await stage.press(stage.ana, panel, "b:*:cancel"))
    await stage.press(stage.ana, panel, "b:*:confirm_cancel")
    for custom_id in ("b:1:replay", "b:1:film", "e:1:first:0"):
        assert await refused(stage, custom_id, stage.history()[0]) == say("en-US", "error-no-replay")


async def test_a_game_of_other_rules_or_with_a_damaged_log_says_so(stage: Stage) -> None:
    await finished(stage, "mausoleum")
    panel = await replay(stage, stage.davi)
    stage.reads(stage.davi, "pt-BR")
    path = tertulia(stage).registry.store.path
    assert path is not None
    await stage.bot.close()
    whole = path.read_bytes()
    for change, key in (
        (f"UPDATE tables SET rules_version = {OLD}", "error-replay-old-rules"),
        (f"UPDATE tables SET rules_version = {NEW}", "error-replay-newer-rules"),
        (f"UPDATE snapshots SET rules_version = {NEW}", "error-newer-rules"),
        ("UPDATE actions SET notation = 'play.lunch' WHERE revision > 3 AND seat IS NOT NULL", "error-replay-broken"),
        ("DELETE FROM actions WHERE revision = 5", "error-replay-broken"),
        ("DELETE FROM tables", "error-unknown-table"),
    ):
        path.write_bytes(whole)
        with closing(sqlite3.connect(path)) as database, database:
            database.execute("PRAGMA foreign_keys = ON")
            database.execute(change)
        await stage.env.restart_bot(stage.make())
        for name in ("e:*:next:*", "e:*:last:*", "b:*:film"):
            answer = nothing_but_a_sentence(stage, await stage.press(stage.davi, panel, name))
            assert answer == say("pt-BR", key), change
        await stage.bot.close()
