"""What becomes of questions to the players: who reads the outcome, and where."""

from __future__ import annotations

import pytest
import simcord

from locales import say
from render.wording import player
from tests.bot.forging import button, forge, with_component
from tests.bot.harness import Message, Stage
from tests.bot.playing import Game, bodies, mentions, table_of, tertulia
from tests.bot.settings import choose_server
from tests.bot.test_table_life import move, others_of, party, propose_end, question

pytestmark = pytest.mark.usefixtures("tiny_pictures", "asks", "friendly")


async def would_ask_undo(game: Game) -> tuple[simcord.MemberActor, Message]:
    """Play until an undo needs a question: who can ask it, and their confirmation."""
    stage = game.stage
    while (await table_of(stage)).standing()[-1].silent or len((await table_of(stage)).standing()) < 3:
        await move(game)
    table = await table_of(stage)
    asker = game.people[table.seats[table.standing()[-1].step.seat or 0].user_id]
    more = stage.private(await stage.press(asker, game.board, "b:*:more"))
    await stage.press(asker, more, "b:*:undo")
    return asker, more


async def ask_undo(game: Game) -> tuple[simcord.MemberActor, Message, Message]:
    """Play until an undo needs a question, and ask it: the asker, their confirmation, the question."""
    stage = game.stage
    asker, more = await would_ask_undo(game)
    await stage.press(asker, more, "u:*")
    assert stage.text(more) == say("en-US", "question-asked")
    return asker, more, question(stage, "undo")


async def named(stage: Stage, user_id: int) -> str:
    table = await table_of(stage)
    seat = table.seat_of(user_id)
    assert seat is not None
    return player(seat, table.names)


def only_text(stage: Stage, message: Message, text: str) -> None:
    assert stage.text(message) == text and not stage.controls(message)


@pytest.mark.parametrize("locale", ["en-US", "es-ES"])
async def test_a_declined_undo_says_so_in_its_place_and_to_the_asker_without_a_ping(stage: Stage, locale: str) -> None:
    await choose_server(stage, locale=locale)
    game = await party(stage)
    asker, confirmation, asked = await ask_undo(game)
    one = next(person for person in game.people.values() if person is not asker)
    before = [message.id for message in stage.history()]
    answer = await stage.press(one, asked, "v:*:no")
    only_text(stage, asked, say(locale, "closed-undo-no", who=await named(stage, asker.id), count=1))
    assert answer.response is not None and answer.response.id == asked.id and not answer.followups
    only_text(stage, confirmation, say("en-US", "decided-undo-no"))
    assert [message.id for message in stage.history()] == before


async def test_an_undo_that_the_game_has_overtaken_says_so(stage: Stage) -> None:
    game = await party(stage)
    asker, confirmation, asked = await ask_undo(game)
    await move(game)
    only_text(stage, asked, say("en-US", "closed-undo-over", who=await named(stage, asker.id), count=1))
    only_text(stage, confirmation, say("en-US", "decided-undo-over"))


async def test_a_declined_end_of_the_game_says_so_also_after_a_restart_or_a_long_time(stage: Stage) -> None:
    game = await party(stage)
    for again in (False, True):
        more = await propose_end(stage, stage.chloe, game.board)
        asked = question(stage, "end")
        await (stage.restart() if again else stage.later(minutes=16))
        await stage.press(stage.ana, asked, "v:*:no")
        only_text(stage, asked, say("en-US", "closed-end-no", who=await named(stage, stage.chloe.id), count=1))
        assert stage.text(more) == say("en-US", "question-asked")
    assert not tertulia(stage).ephemeral._asked


async def test_who_proposes_the_end_is_asked_first_and_finds_back_to_the_hand(stage: Stage) -> None:
    game = await party(stage)
    more = stage.private(await stage.press(stage.chloe, game.board, "b:*:more"))
    sure = stage.private(await stage.press(stage.chloe, more, "b:*:propose_end"))
    assert stage.text(sure) == say("en-US", "end-sure") and not (await table_of(stage)).polls
    hand = stage.private(await stage.press(stage.chloe, sure, say("en-US", "button-stay")))
    assert hand.id == sure.id and stage.pictures(hand)
    asked = await propose_end(stage, stage.chloe, game.board)
    hand = stage.private(await stage.press(stage.chloe, asked, "b:*:hand"))
    assert question(stage, "end") and hand.id == asked.id and stage.pictures(hand)


async def test_an_old_question_before_an_undo_shows_the_hand(stage: Stage) -> None:
    game = await party(stage)
    asker, confirmation, _ = await ask_undo(game)
    table = await table_of(stage)
    seat = table.seat_of(asker.id)
    assert seat is not None
    custom_id = f"u:{table.id}:{table.seats[seat].decision_revision - 1}"
    async with with_component(stage, confirmation, button(custom_id)):
        result = await forge(stage, asker, confirmation, custom_id)
    assert say("en-US", "error-stale") in stage.text(stage.shown(result)) and stage.pictures(stage.shown(result))


@pytest.mark.parametrize("kind", ["undo", "end"])
async def test_a_question_goes_with_the_table_that_is_ended(stage: Stage, kind: str) -> None:
    game = await party(stage)
    if kind == "undo":
        _, confirmation, _ = await ask_undo(game)
    else:
        confirmation = await propose_end(stage, stage.chloe, game.board)
    asked = question(stage, kind)
    sure = stage.private(await stage.slash(stage.ana, "table cancel"))
    await stage.press(stage.ana, sure, "b:*:confirm_cancel")
    assert not stage.exists(asked) and say("en-US", "table-cancelled") in stage.text(game.board)
    only_text(stage, confirmation, say("en-US", "phase-cancelled"))


async def test_who_waits_for_an_absent_player_says_so_in_the_channel(stage: Stage) -> None:
    game = await party(stage)
    await stage.later(hours=25)
    asked, late = question(stage), (await table_of(stage)).waiting_for[0]
    who = player(late, (await table_of(stage)).names)
    pings = [message.id for message in mentions(stage)]
    for person in await others_of(game):
        await stage.press(person, asked, "v:*:wait")
    only_text(stage, asked, say("en-US", "closed-absent-wait", who=who, count=1))
    assert [message.id for message in mentions(stage)] == pings
    await stage.later(hours=25)
    again = question(stage)
    await move(game)
    assert not stage.exists(again), "the board tells that they have played"


@pytest.mark.parametrize("kind", ["end", "undo"])
async def test_a_seat_that_asks_again_and_again_mentions_people_once_an_hour(stage: Stage, kind: str) -> None:
    game = await party(stage)
    asker, _, asked = await ask_undo(game) if kind == "undo" else (stage.chloe, None, None)
    if asked is None:
        await propose_end(stage, asker, game.board)
        asked = question(stage, "end")
    assert pings(stage, kind) == 1
    messages = {message.id for message in stage.history()}
    one = next(person for person in game.people.values() if person is not asker)
    for _ in range(3):
        await stage.press(one, question(stage, kind), "v:*:no")
        if kind == "undo":
            more = stage.private(await stage.press(asker, game.board, "b:*:more"))
            await stage.press(asker, more, "b:*:undo")
            await stage.press(asker, more, "u:*")
        else:
            await propose_end(stage, asker, game.board)
        assert question(stage, kind).id == asked.id, "the message that stands shows it"
    assert {message.id for message in stage.history()} == messages and pings(stage, kind) == 1
    await stage.press(one, asked, "v:*:no")
    await stage.later(minutes=61)
    await (ask_undo(game) if kind == "undo" else propose_end(stage, asker, game.board))
    again = question(stage, kind)
    assert again.id != asked.id and pings(stage, kind) == 2, "an hour later it mentions people again"


def pings(stage: Stage, kind: str) -> int:
    """Return how many questions of a kind have notified somebody so far."""
    return sum(
        method == "POST" and bool((body.get("allowed_mentions") or {}).get("users")) and f":{kind}:" in str(body)
        for method, _, body in bodies(stage)
    )


@pytest.mark.parametrize("how", ["a button", "hand", "board", "tables"])
async def test_a_deleted_question_comes_back(stage: Stage, how: str) -> None:
    game = await party(stage)
    await propose_end(stage, stage.chloe, game.board)
    former = question(stage, "end")
    stage.env.backend.delete_message(former.channel.id, former.id)
    if how == "a button":
        await stage.press(stage.ana, game.board, "b:*:hand")
    else:
        await stage.slash(stage.ana, how)
    back = question(stage, "end")
    assert back.id != former.id and pings(stage, "end") == 1, "it has mentioned them already"
    stage.forgive()


async def test_the_bot_looks_for_a_question_once_in_five_minutes(stage: Stage) -> None:
    game = await party(stage)
    await propose_end(stage, stage.chloe, game.board)
    asked = question(stage, "end")

    def looks() -> int:
        path = f"/channels/{asked.channel.id}/messages/{asked.id}"
        return sum(each.method == "GET" and each.path == path for each in stage.env.http_requests)

    await stage.press(stage.ana, game.board, "b:*:hand")
    first = looks()
    assert first
    for _ in range(3):
        await stage.press(stage.ana, game.board, "b:*:hand")
    assert looks() == first
    await stage.later(minutes=5)
    await stage.press(stage.ana, game.board, "b:*:hand")
    assert looks() == first + 1
