"""One hand for each player and table, and the way from a hand to the next table that waits."""

from __future__ import annotations

import random
from pathlib import Path
from typing import Any

import pytest

from cogs.interactions.errors import MovedOn
from cogs.turn import handlers
from db.errors import StoreClosed
from db.tables import Tables
from locales import say
from tests.bot.harness import Stage
from tests.bot.playing import Game, begin, table_of, tertulia

pytestmark = pytest.mark.usefixtures("tiny_pictures")


async def test_opening_a_hand_again_deletes_the_former_one_of_that_table_and_player(stage: Stage) -> None:
    game = await begin(stage, random.Random(5), stage.ana, stage.bruno)
    first, bruno = await game.look(stage.ana), await game.look(stage.bruno)
    second = stage.private(await stage.slash(stage.ana, "hand"))
    assert not stage.exists(first) and stage.exists(second) and stage.exists(bruno)
    await stage.press(stage.ana, second, "b:*:rules")
    third = await game.look(stage.ana)
    assert stage.exists(second), "it shows the rules now"
    await stage.press(stage.ana, third, "b:*:more")
    await stage.press(stage.ana, third, "b:*:hand")
    await game.look(stage.ana)
    assert not stage.exists(third), "it showed the hand again"


async def test_a_hand_stays_whose_token_has_expired_or_that_was_dismissed(stage: Stage) -> None:
    game = await begin(stage, random.Random(5), stage.ana, stage.bruno)
    old = await game.look(stage.ana)
    await stage.later(minutes=16)
    dismissed = await game.look(stage.ana)
    assert stage.exists(old), "nothing can delete it any more"
    stage.env.backend.messages[stage.channel.id].pop(dismissed.id)
    assert stage.exists(await game.look(stage.ana))
    assert len(tertulia(stage).ephemeral._hands) == 1, "expired tokens are forgotten"
    stage.refused.clear()  # the deletion of a message that was dismissed


async def waiting(stage: Stage, game: Game) -> int:
    table = await table_of(stage, game.number)
    return table.seats[table.waiting_for[0]].user_id


async def finish_turn(stage: Stage, game: Game) -> None:
    """Take first actions until another player has to decide."""
    who = await waiting(stage, game)
    while await waiting(stage, game) == who:
        await game.do(*(await game.open_hand()), *game.choices((await game.open_hand())[1])[0])


@pytest.mark.parametrize("locale", ["en-US", "pt-BR"])
async def test_after_a_turn_a_button_shows_the_next_table_that_waits(stage: Stage, locale: str) -> None:
    far = stage.server.create_text_channel("far")
    here = await begin(stage, random.Random(5), stage.ana, stage.bruno)
    there = await begin(stage, random.Random(6), stage.ana, stage.bruno, number=2, into=far)
    for person in (stage.ana, stage.bruno):
        stage.reads(person, locale)
    people = {stage.ana.id: stage.ana, stage.bruno.id: stage.bruno}
    while await waiting(stage, here) != await waiting(stage, there):
        await finish_turn(stage, there)
    who = people[await waiting(stage, here)]
    hand = await here.look(who)
    label = say(locale, "button-next-table")
    assert label not in {each.label for each in stage.buttons(hand)}, "this table still waits"
    here.panel, here.holder = hand, who
    await finish_turn(stage, here)
    former = stage.private(await stage.slash(who, "hand", into=far))
    shown = await stage.press(who, hand, label)
    assert stage.shown(shown).id == hand.id and not stage.exists(former)
    assert there.choices(hand) and all(":2:" in control.custom_id for control, _ in there.choices(hand))
    assert f"/{far.id}/{there.board.id}" in stage.text(hand), "the way to its board"
    there.panel, there.holder = hand, who
    await finish_turn(stage, there)
    assert label not in {each.label for each in stage.buttons(hand)}, "no table waits any more"


async def test_no_other_table_hides_a_hand(stage: Stage, monkeypatch: pytest.MonkeyPatch) -> None:
    game = await begin(stage, random.Random(5), stage.ana, stage.bruno)

    async def fail(self: Tables, user_id: int, guild_id: int) -> None:
        raise StoreClosed(Path("games.sqlite3"))

    monkeypatch.setattr(Tables, "of_person", fail)
    other = game.other()
    assert say("en-US", "button-more") in {each.label for each in stage.buttons(await game.look(other))}


@pytest.mark.parametrize(
    ("status", "code", "level"), [(404, 10008, "DEBUG"), (404, 10015, "WARNING"), (401, 50027, "WARNING")]
)
async def test_a_hand_that_discord_neither_deletes_nor_changes_is_a_line_of_the_log_with_its_code(
    stage: Stage, caplog: pytest.LogCaptureFixture, status: int, code: int, level: str
) -> None:
    """docs/first-evening.md names these lines. A hand that was dismissed is no fault."""
    caplog.set_level("DEBUG", "cogs.interactions.ephemeral_messages")
    game = await begin(stage, random.Random(5), stage.ana, stage.bruno)
    await game.look(stage.ana)
    stage.env.inject_error("DELETE", "/webhooks/*/messages/@original", status=status, code=code)
    await stage.slash(stage.ana, "hand")
    waits = await waiting(stage, game)
    await game.look(stage.bruno if waits == stage.ana.id else stage.ana)
    stage.env.inject_error("PATCH", "/webhooks/*/messages/@original", status=status, code=code)
    await finish_turn(stage, game)
    await stage.env.settle()
    told = [
        (each.levelname, each.getMessage())
        for each in caplog.records
        if each.name == "cogs.interactions.ephemeral_messages"
    ]
    assert [each for each, _ in told] == [level, level], told
    for (_, said), what in zip(told, ("former hand not deleted", "open hand not brought up to date"), strict=True):
        assert said.startswith(f"table 1: {what}: ") and said.endswith(f" {status}, code {code}")
    stage.forgive()


async def test_a_hand_whose_table_moved_on_while_it_was_made_is_made_again(
    stage: Stage, monkeypatch: pytest.MonkeyPatch
) -> None:
    await begin(stage, random.Random(5), stage.ana, stage.bruno)
    true, made = handlers.Hand, list[int]()

    def hand(*rest: Any, **more: Any) -> Any:
        made.append(1)
        if len(made) == 1:
            raise MovedOn
        return true(*rest, **more)

    monkeypatch.setattr(handlers, "Hand", hand)
    shown = stage.private(await stage.press(stage.ana, stage.board(), "b:*:hand"))
    assert len(made) == 2 and stage.pictures(shown)
