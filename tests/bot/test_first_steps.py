"""Choices in two steps: the first shows those that begin alike and changes nothing."""

from __future__ import annotations

import re

import discord
import pytest
import simcord

from cogs.interactions import custom_ids
from locales import say
from tests.bot.forging import button, forge, with_component
from tests.bot.harness import Message, Stage
from tests.bot.playing import FIRST, deal, table_of

pytestmark = pytest.mark.usefixtures("tiny_pictures")


@pytest.fixture
async def hand(stage: Stage) -> Message:
    """Return Ana's first draft in a game of two: more pairs than buttons."""
    await deal(stage, game="capital_lux")
    return stage.private(await stage.press(stage.ana, stage.board(), "b:*:hand"))


def ids(stage: Stage, panel: Message, start: str) -> list[str]:
    return [each.custom_id for each in stage.buttons(panel) if each.custom_id.startswith(start)]


async def click(stage: Stage, who: simcord.MemberActor, message: Message | discord.Message, custom_id: str) -> Message:
    """Press a button that an older message had."""
    async with with_component(stage, message, button(custom_id)):
        return stage.private(await forge(stage, who, message, custom_id))


async def test_the_first_step_shows_what_begins_alike_and_changes_nothing(stage: Stage, hand: Message) -> None:
    table = await table_of(stage)
    firsts = ids(stage, hand, FIRST)
    assert len(firsts) >= 5 and not ids(stage, hand, "t:")
    revision = table.row.revision
    after = stage.private(await stage.press(stage.ana, hand, firsts[0]))
    word = firsts[0].rpartition(".")[2]
    notations = [each.split(":", 3)[3] for each in ids(stage, after, "t:")]
    assert 1 < len(notations) < 10 and all(word in each.split(".")[1:] for each in notations)
    assert after.id == hand.id and table.row.revision == revision and not ids(stage, after, FIRST)
    assert re.search(r"### \w+ \d, and which other card\?", stage.text(after))
    back = next(
        each for each in stage.buttons(after) if each.label.startswith("‹ Put ") and each.label.endswith(" back")
    )
    again = stage.private(await stage.press(stage.ana, after, back.custom_id))
    assert ids(stage, again, FIRST) == firsts
    after = stage.private(await stage.press(stage.ana, again, firsts[1]))
    await stage.press(stage.ana, after, ids(stage, after, "t:")[0])
    assert table.row.revision > revision


async def test_a_choice_that_can_be_changed_takes_one_row(stage: Stage, hand: Message) -> None:
    first = stage.private(await stage.press(stage.ana, hand, ids(stage, hand, FIRST)[0]))
    chosen = ids(stage, first, "t:")[0]
    after = stage.private(await stage.press(stage.ana, first, chosen))
    (select,) = [each for each in stage.controls(after) if each.custom_id.startswith(("t:", "d:", "s:"))]
    assert len(select.options) > 10 and chosen.split(":", 3)[3] not in select.options
    again = stage.private(await stage.choose(stage.ana, after, select.custom_id, select.options[0]))
    (later,) = [each for each in stage.controls(again) if each.custom_id.startswith(("t:", "d:", "s:"))]
    assert chosen.split(":", 3)[3] in later.options and select.options[0] not in later.options
    assert later.custom_id != select.custom_id, "an app keeps the value of a select that it knows"


async def test_an_old_first_step_shows_the_hand_of_now_and_says_so(stage: Stage, hand: Message) -> None:
    old = ids(stage, hand, FIRST)[0]
    after = stage.private(await stage.press(stage.ana, hand, old))
    await stage.press(stage.ana, after, ids(stage, after, "t:")[0])
    later = await click(stage, stage.ana, hand, old)
    assert say("en-US", "error-stale") in stage.text(later)


async def test_a_first_step_that_fits_nothing_shows_the_whole_hand(stage: Stage, hand: Message) -> None:
    table = await table_of(stage)
    custom_id = str(custom_ids.First(table=table.id, decision_revision=table.seats[0].decision_revision, notation="x"))
    shown = await click(stage, stage.ana, hand, custom_id)
    assert ids(stage, shown, FIRST) == ids(stage, hand, FIRST)


async def test_a_first_step_is_for_players_alone(stage: Stage, hand: Message) -> None:
    refused = await click(stage, stage.davi, stage.board(), ids(stage, hand, FIRST)[0])
    assert stage.text(refused) == say("en-US", "error-no-hand")
