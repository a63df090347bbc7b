"""The lobby: who may join, leave, start and end it, what it shows, and where it may be opened."""

from __future__ import annotations

import itertools
import random
import re

import pytest
import simcord

from db.bounds import MAX_LOBBIES
from engine import game as find_game
from locales import LOCALES, say
from render.wording import plain
from tables import Phase, link
from tables.transitions.lobby import HOST_SILENT_MS
from tests.bot.faults import forbid
from tests.bot.forging import at_once, press_old
from tests.bot.harness import Message, Stage, simulated_clock
from tests.bot.playing import everything, mentions, nothing_but_a_sentence, table_of
from tests.bot.settings import choose_for
from tests.bot.test_every_game import act

pytestmark = pytest.mark.usefixtures("tiny_pictures")

MOST = find_game("mausoleum").meta.seats.stop - 1
BUTTONS = ["Join", "Start", "+ Bot", "More", "In sixty seconds", "Learn"]
SYMBOLS = ("▲", "◆", "●", "■")


async def opened(stage: Stage, who: simcord.MemberActor | None = None) -> simcord.ResponseMessage:
    lobby = stage.shown(await stage.slash(who or stage.ana, "play", game="mausoleum"))
    assert not lobby.ephemeral
    return lobby


def soon() -> str:
    """Return how the end of a silent host's time is told, of a lobby that has just changed."""
    return f"<t:{(simulated_clock() + HOST_SILENT_MS) // 1000}:R>"


def shows(stage: Stage, lobby: Message, *names: str, host: str) -> None:
    """Expect the lobby to name these people in these seats, the free seats, and what is still missing."""
    lines = stage.text(lobby).splitlines()
    expected = [f"{symbol} **{name}**" for symbol, name in zip(SYMBOLS, names, strict=False)]
    seats = [line + " (host)" if name == host else line for line, name in zip(expected, names, strict=True)]
    free = MOST - len(names)
    assert lines[1] == " · ".join([*seats, *([say("en-US", "lobby-free", count=free)] if free else [])])
    assert re.search(r"🔒\xa0`[0-9a-f]{8}`$", lines[2])
    assert [button.label for button in stage.buttons(lobby)] == [each for each in BUTTONS if free or each != "+ Bot"]
    assert len(stage.pictures(lobby)) == 1 and all(stage.alts(lobby))
    assert [message.id for message in stage.history()] == [lobby.id], "the lobby is one message, edited in place"


async def test_the_lobby_shows_players_as_they_join_and_leave(stage: Stage) -> None:
    lobby = await opened(stage)
    shows(stage, lobby, "Ana", host="Ana")
    for person, names in (
        (stage.bruno, ("Ana", "Bruno")),
        (stage.chloe, ("Ana", "Bruno", "Chloé")),
        (stage.davi, ("Ana", "Bruno", "Chloé", "Davi")),
    ):
        result = await stage.press(person, lobby, "b:*:join")
        assert stage.shown(result).id == lobby.id and [each.ephemeral for each in result.followups] == [True]
        shows(stage, lobby, *names, host="Ana")
    said = stage.private(await stage.press(stage.bruno, lobby, "b:*:more > b:*:leave"))
    assert stage.text(said) == say("en-US", "leave-done")
    shows(stage, lobby, "Ana", "Chloé", "Davi", host="Ana")
    await stage.press(stage.bruno, lobby, "b:*:join")
    shows(stage, lobby, "Ana", "Chloé", "Davi", "Bruno", host="Ana")


async def test_the_picture_of_the_lobby_follows_its_players(stage: Stage, monkeypatch: pytest.MonkeyPatch) -> None:
    import render
    from tests.bot.playing import tiny_picture

    drawn: list[tuple[object, ...]] = []

    def cover(game: str, *rest: object) -> render.Picture:
        drawn.append((game, *rest))
        return tiny_picture("a cover")

    monkeypatch.setattr(render, "cover", cover)
    lobby = await opened(stage)
    await stage.press(stage.bruno, lobby, "b:*:join")
    await stage.press(stage.ana, lobby, "b:*:more > b:*:leave")
    assert drawn == [
        ("mausoleum", names, "en-US", 2)
        for names in (("Ana", None, None, None), ("Ana", "Bruno", None, None), ("Bruno", None, None, None))
    ]
    (name,) = [file.filename for file in lobby.attachments]
    assert re.fullmatch(r"lobby-1-[0-9a-f]{8}\.jpg", name), "named after its content; the superseded file is gone"


async def test_when_the_host_leaves_the_next_one_is_host_and_may_start(stage: Stage) -> None:
    lobby = await opened(stage)
    await stage.press(stage.bruno, lobby, "b:*:join")
    await stage.press(stage.chloe, lobby, "b:*:join")
    await stage.press(stage.ana, lobby, "b:*:more > b:*:leave")
    shows(stage, lobby, "Bruno", "Chloé", host="Bruno")
    answer = nothing_but_a_sentence(stage, await stage.press(stage.chloe, lobby, "b:*:start"))
    assert answer == say("en-US", "error-not-host", host="Bruno", at=soon())
    await stage.press(stage.bruno, lobby, "b:*:start")
    table = await table_of(stage)
    assert table.phase is Phase.RUNNING and table.names == ("Bruno", "Chloé")


async def test_two_people_of_one_name_are_told_apart_wherever_they_are_named(stage: Stage) -> None:
    lobby, other = await opened(stage), stage.join("ana.2", "Ana")
    await stage.press(other, lobby, "b:*:join")
    first, second = r"▲ **Ana \(1\)**", r"◆ **Ana \(2\)**"
    assert f"{first} (host)" in stage.text(lobby) and second in stage.text(lobby)
    answer = nothing_but_a_sentence(stage, await stage.press(other, lobby, "b:*:start"))
    assert answer == say("en-US", "error-not-host", host=plain("Ana (1)"), at=soon())
    await stage.press(stage.ana, lobby, "b:*:start")
    for _ in range(4):
        table = await table_of(stage)
        who = (stage.ana, other)[table.deciding[0]]
        hand = stage.private(await stage.press(who, stage.board(), "b:*:hand"))
        await act(stage, who, hand, random.Random(1))
    more = stage.private(await stage.press(stage.davi, stage.board(), "b:*:more"))
    texts = [stage.text(stage.board()), stage.text(more)]
    for what in ("text", "log"):
        texts.append(stage.text(stage.private(await stage.press(stage.davi, more, f"b:*:{what}"))))
        more = stage.private(await stage.press(stage.davi, stage.board(), "b:*:more"))
    for text in (text.replace("\\", "") for text in texts):
        assert "Ana (1)" in text and "Ana (2)" in text and not re.search(r"Ana(?! \()", text)


async def test_a_lobby_closes_when_the_last_player_leaves(stage: Stage) -> None:
    lobby = await opened(stage)
    await stage.press(stage.ana, lobby, "b:*:more > b:*:leave")
    assert say("en-US", "table-cancelled") in stage.text(lobby) and not stage.controls(lobby)
    assert (await table_of(stage)).phase is Phase.CANCELLED
    await stage.slash(stage.bruno, "play", game="mausoleum")
    assert (await table_of(stage, 2)).names == ("Bruno",)


async def test_an_action_without_permission_is_explained_and_changes_nothing(stage: Stage) -> None:
    lobby = await opened(stage)
    await stage.press(stage.bruno, lobby, "b:*:join")
    before = await everything(stage)
    host = {"host": "Ana"}
    for person, button, key, facts in (
        (stage.ana, "join", "error-already-seated", {}),
        (stage.bruno, "join", "error-already-seated", {}),
        (stage.davi, "leave", "error-not-seated", {}),
        (stage.davi, "start", "error-not-seated", {}),
        (stage.bruno, "start", "error-not-host", {**host, "at": soon()}),
        (stage.bruno, "cancel", "error-not-host-cancel", host),
        (stage.davi, "cancel", "error-not-host-cancel", host),
    ):
        for locale in LOCALES:
            stage.reads(person, locale)
            answer = nothing_but_a_sentence(stage, await press_old(stage, person, lobby, f"b:1:{button}"))
            assert answer == say(locale, key, facts)
    assert await everything(stage) == before


async def test_a_host_alone_cannot_start_and_a_full_table_admits_no_further_player(stage: Stage) -> None:
    lobby = await opened(stage)
    before = await everything(stage)
    answer = nothing_but_a_sentence(stage, await stage.press(stage.ana, lobby, "b:*:start"))
    assert answer == say("en-US", "error-too-few", least=2, missing=1)
    assert await everything(stage) == before
    for person in (stage.bruno, stage.chloe, stage.davi):
        await stage.press(person, lobby, "b:*:join")
    before = await everything(stage)
    answer = nothing_but_a_sentence(stage, await stage.press(stage.join("eva", "Eva"), lobby, "b:*:join"))
    assert answer == say("en-US", "error-table-full", seats=MOST)
    assert await everything(stage) == before


async def test_every_person_reads_the_rules_in_their_own_language(stage: Stage) -> None:
    lobby = await opened(stage)
    await stage.press(stage.bruno, lobby, "b:*:join")
    for person, locale in zip((stage.ana, stage.bruno, stage.davi), LOCALES[1:], strict=True):
        stage.reads(person, locale)
        page = stage.private(await stage.press(person, lobby, "b:*:rules"))
        assert say(locale, "mausoleum-rules-sixty-body").partition("\n")[0].removeprefix("1. ") in stage.text(page)
    shows(stage, lobby, "Ana", "Bruno", host="Ana")


async def test_host_moderators_and_the_command_end_a_lobby(stage: Stage, tidy: simcord.MemberActor) -> None:
    for number, who in enumerate((stage.ana, tidy), 1):
        lobby = await opened(stage)
        await stage.press(stage.bruno, lobby, "b:*:join")
        said = stage.private(await stage.press(who, lobby, "b:*:more > b:*:cancel"))
        assert stage.text(said) == say("en-US", "table-cancelled")
        assert (await table_of(stage, number)).phase is Phase.CANCELLED
        assert say("en-US", "table-cancelled") in stage.text(lobby)
        assert not stage.controls(lobby) and not stage.pictures(lobby)
    lobby = await opened(stage)
    answer = nothing_but_a_sentence(stage, await stage.slash(stage.bruno, "table cancel"))
    assert answer == say("en-US", "error-not-host-cancel", host="Ana")
    assert stage.controls(lobby)
    answer = nothing_but_a_sentence(stage, await stage.slash(stage.ana, "table cancel"))
    assert answer == say("en-US", "table-cancelled")
    assert say("en-US", "table-cancelled") in stage.text(lobby) and not stage.controls(lobby)


async def test_a_click_on_a_lobby_that_is_over_is_answered(stage: Stage) -> None:
    """A person's phone may still show an old lobby."""
    for number, (ended, key, buttons) in enumerate(
        (
            ("cancel", "error-cancelled", ("join", "leave", "start", "cancel")),
            ("start", "error-already-started", ("join", "leave", "start")),
        ),
        1,
    ):
        lobby = await opened(stage)
        await stage.press(stage.bruno, lobby, "b:*:join")
        old = stage._stored(lobby).components
        await stage.press(stage.ana, lobby, "b:*:start" if ended == "start" else f"b:*:more > b:*:{ended}")
        stage._stored(lobby).components = old
        before = await everything(stage, number)
        for who, button in itertools.product((stage.ana, stage.bruno, stage.davi), buttons):
            result = await press_old(stage, who, lobby, f"b:{number}:{button}")
            assert nothing_but_a_sentence(stage, result) == say("en-US", key)
        assert await everything(stage, number) == before


async def test_a_busy_channel_answers_with_a_link_to_its_table(stage: Stage) -> None:
    lobby = await opened(stage)
    link = f"https://discord.com/channels/{stage.server.id}/{stage.channel.id}/{lobby.id}"
    for locale in LOCALES:
        stage.reads(stage.davi, locale)
        answer = nothing_but_a_sentence(stage, await stage.slash(stage.davi, "play", game="mausoleum"))
        assert answer == say(locale, "error-channel-busy", link=link)
    await stage.press(stage.bruno, lobby, "b:*:join")
    await stage.press(stage.ana, lobby, "b:*:start")
    answer = nothing_but_a_sentence(stage, await stage.slash(stage.ana, "play", game="mausoleum"))
    assert link in answer
    assert len(mentions(stage)) == 1 and len(stage.history()) == 2


async def test_a_dozen_threads_in_a_row_or_at_once_are_three(stage: Stage) -> None:
    await opened(stage, stage.bruno)
    await choose_for(stage, stage.davi, tips=False)
    offer = stage.private(await stage.slash(stage.davi, "play", game="mausoleum"))
    (button,) = [each.custom_id for each in stage.buttons(offer) if each.custom_id.startswith("n:")]
    answer = [
        nothing_but_a_sentence(stage, result) for result in await at_once(stage, *[(stage.davi, offer, button)] * 12)
    ]
    assert len(stage.channel.threads) == MAX_LOBBIES
    tables = [await table_of(stage, number) for number in range(2, 2 + MAX_LOBBIES)]
    assert {table.row.channel_id for table in tables} == {thread.id for thread in stage.channel.threads}
    links = " ".join(map(link, tables))
    for locale in LOCALES:
        stage.reads(stage.davi, locale)
        too_many = say(locale, "error-too-many-lobbies", links=links, count=MAX_LOBBIES)
        for option in ({"thread": True}, {}):
            result = await stage.slash(stage.davi, "play", game="luxor", **option)
            assert nothing_but_a_sentence(stage, result) == too_many
    assert sum(text.startswith("You already host") for text in answer) == 12 - MAX_LOBBIES
    assert len(stage.channel.threads) == MAX_LOBBIES
    # The error says what to do: an ended lobby makes room.
    await stage.slash(stage.davi, "table cancel", into=stage.channel.threads[0])
    await stage.press(stage.davi, offer, button)
    assert len(stage.channel.threads) == MAX_LOBBIES + 1


# ---------------------------------------------------------------- permissions


def thread_of(stage: Stage) -> simcord.ChannelHandle:
    stage.env.backend.create_thread(stage.channel.id, "a thread", stage.ana.id)
    return stage.channel.threads[-1]


async def test_a_missing_permission_is_named_in_the_reader_s_language_and_no_table_is_opened(
    stage: Stage,
) -> None:
    thread = thread_of(stage)
    for channel, lacking in (
        (stage.channel, ("view_channel",)),
        (stage.channel, ("send_messages",)),
        (stage.channel, ("attach_files",)),
        (stage.channel, ("send_messages", "attach_files")),
        (stage.channel, ("view_channel", "send_messages", "attach_files")),
        (thread, ("view_channel",)),
        (thread, ("send_messages_in_threads",)),
        (thread, ("attach_files",)),
        (thread, ("send_messages_in_threads", "attach_files")),
    ):
        forbid(stage, stage.channel, *lacking)
        for locale in LOCALES:
            stage.reads(stage.ana, locale)
            answer = nothing_but_a_sentence(stage, await stage.slash(stage.ana, "play", into=channel, game="mausoleum"))
            names = [say(locale, f"permission-{name.replace('_', '-')}") for name in lacking]
            assert answer == say(locale, "error-permissions", missing=", ".join(names), count=len(names))
            assert all(f"{name}" in answer for name in names)
        assert not await stage.bot.store.tables.open_in(channel.id)  # type: ignore[attr-defined]
        assert not stage.boards(channel)


async def test_a_table_works_without_permissions_that_it_does_not_need(stage: Stage) -> None:
    """In a channel, the thread's permission; in a thread, the channel's; and links and history anywhere."""
    forbid(stage, stage.channel, "send_messages_in_threads", "embed_links", "read_message_history", "manage_messages")
    await opened(stage)
    thread = thread_of(stage)
    forbid(stage, stage.channel, "send_messages", "embed_links", "read_message_history", "manage_messages")
    lobby = stage.shown(await stage.slash(stage.ana, "play", into=thread, game="mausoleum"))
    assert not lobby.ephemeral and (await table_of(stage, 2)).row.channel_id == thread.id
