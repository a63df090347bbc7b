"""A player's private note: written in a form, shown with the hand to that player alone, and no part of the game."""

from __future__ import annotations

import random
from typing import Any

import pytest
import simcord
from discord import ui

from cogs.interactions.reading import Reading
from cogs.turn.hand_facts import HandFacts
from cogs.turn.hand_panel import Hand
from db import Person, StoreError
from db.bounds import MAX_NOTE
from locales import LOCALES, say
from render import Picture
from render.wording import Words
from tests import acts
from tests.bot.forging import button, forge, submit, with_component
from tests.bot.harness import Message, Stage
from tests.bot.playing import _escaped, begin, deal, everything, nothing_but_a_sentence, store_of, table_of
from tests.bot.settings import choose_for

pytestmark = pytest.mark.usefixtures("tiny_pictures")

NOTE = "Chloé has two statues"


async def opened(stage: Stage, who: simcord.MemberActor) -> simcord.InteractionResult:
    """Open the form, from the menu of the board."""
    menu = stage.private(await stage.press(who, stage.board(), "b:*:more"))
    return await stage.press(who, menu, "b:*:note")


async def write(stage: Stage, who: simcord.MemberActor, note: str) -> Message:
    """Write a note; return the hand that answers."""
    return stage.private(await stage.submit(who, await opened(stage, who), note=note))


async def look(stage: Stage, who: simcord.MemberActor) -> str:
    return stage.text(stage.private(await stage.press(who, stage.board(), "b:*:hand")))


@pytest.mark.parametrize("locale", ["en-US", "fr"])
async def test_a_note_is_shown_with_the_hand_of_its_writer_and_nobody_notices(stage: Stage, locale: str) -> None:
    for who in (stage.ana, stage.bruno):
        stage.reads(who, locale)
    await deal(stage)
    before, line = await everything(stage), say(locale, "hand-note", note=NOTE)
    form = await opened(stage, stage.bruno)
    assert form.modal is not None and form.modal["title"] == say(locale, "form-note-title")
    assert stage.prefilled(form) == {"note": ""}
    result = await stage.submit(stage.bruno, form, note=NOTE)
    panel = stage.private(result)
    assert not result.followups and say(locale, "note-saved") in stage.text(panel)
    assert stage.text(panel).splitlines()[-1] == line
    assert await everything(stage) == before, "neither the table nor a public message has changed"
    assert line in await look(stage, stage.bruno)
    assert NOTE not in await look(stage, stage.ana)
    await stage.restart()
    assert stage.prefilled(await opened(stage, stage.bruno)) == {"note": NOTE}
    panel = await write(stage, stage.bruno, " \n")
    assert say(locale, "note-removed") in stage.text(panel) and NOTE not in stage.text(panel)
    assert await everything(stage) == before


async def test_a_note_belongs_to_the_person_and_not_to_the_seat(stage: Stage) -> None:
    await deal(stage, stage.ana, stage.bruno, stage.chloe)
    await write(stage, stage.bruno, NOTE)
    form = await opened(stage, stage.bruno)
    table = await table_of(stage)
    await acts.quit(table, Person(stage.bruno.id, "Bruno"))
    gone = say("en-US", "error-no-hand")
    assert nothing_but_a_sentence(stage, await stage.submit(stage.bruno, form, note="x")) == gone
    assert await look(stage, stage.bruno) == gone
    await acts.take_over(table, Person(stage.davi.id, "Davi"))
    assert NOTE not in await look(stage, stage.davi)
    assert stage.prefilled(await opened(stage, stage.davi)) == {"note": ""}
    await acts.quit(table, Person(stage.davi.id, "Davi"))
    await acts.take_over(table, Person(stage.bruno.id, "Bruno"))
    assert NOTE in await look(stage, stage.bruno), "who comes back finds it"


async def test_a_note_outlives_the_game(stage: Stage) -> None:
    game = await begin(stage, random.Random(44), stage.ana, stage.bruno)
    await choose_for(stage, stage.ana, words=True)  # a picture may leave a note no room
    await write(stage, stage.ana, NOTE)
    await game.to_the_end()
    menu = stage.private(await stage.press(stage.ana, stage.board(), "b:*:more"))
    form = await stage.press(stage.ana, menu, "b:*:note")
    assert stage.prefilled(form) == {"note": NOTE}
    assert NOTE in stage.text(stage.private(await stage.submit(stage.ana, form)))
    told: Any = await store_of(stage).privacy.export(stage.ana.id, stage.server.id)
    assert [each["text"] for each in told["notes"]] == [NOTE]
    await store_of(stage).privacy.forget(stage.ana.id, stage.server.id, 9)
    assert await store_of(stage).notes.find(1, stage.ana.id) == ""


async def test_markdown_mentions_and_odd_characters_in_a_note_are_harmless(stage: Stage) -> None:
    await deal(stage)
    await choose_for(stage, stage.ana, words=True)  # a picture may leave a note no room
    panel = await write(stage, stage.ana, f"# <@{stage.bruno.id}> @everyone\n`/play`\x00\ud800 **b** https://x.y")
    shown = _escaped(f"# <@{stage.bruno.id}> @everyone `/play` **b** https://x.y")
    assert say("en-US", "hand-note", note=shown) in stage.text(panel).splitlines() and "/play:" not in shown
    stored = await store_of(stage).notes.find(1, stage.ana.id)
    assert "\x00" not in stored and "\ud800" not in stored and "\n" in stored
    await write(stage, stage.ana, "é" * MAX_NOTE)
    assert await store_of(stage).notes.find(1, stage.ana.id) == "é" * MAX_NOTE


async def test_forged_and_early_forms_get_a_sentence(stage: Stage) -> None:
    lobby = stage.shown(await stage.slash(stage.ana, "play", game="mausoleum"))
    made = {"type": 4, "custom_id": "note", "value": NOTE}
    for locale in LOCALES:
        stage.reads(stage.ana, locale)
        stage.reads(stage.davi, locale)
        async with with_component(stage, lobby, button("b:1:note")):
            for who, key in ((stage.ana, "error-not-started"), (stage.davi, "error-no-hand")):
                pressed = await forge(stage, who, lobby, "b:1:note")
                sent = await submit(stage, who, "nf:1", [made], lobby)
                told = {nothing_but_a_sentence(stage, pressed), nothing_but_a_sentence(stage, sent)}
                assert told == {say(locale, key)}
    await stage.press(stage.bruno, lobby, "b:*:join")
    await stage.press(stage.ana, lobby, "b:*:start")
    stage.reads(stage.ana, "en-US")
    for fields in ([], [made, {**made, "custom_id": "more"}], [{**made, "value": ["x"]}], [{**made, "value": 7}]):
        sentence = nothing_but_a_sentence(stage, await submit(stage, stage.ana, "nf:1", fields, lobby))
        assert sentence == say("en-US", "error-unknown-choice")
    assert await store_of(stage).notes.find(1, stage.ana.id) == ""


async def test_a_note_that_cannot_be_read_hides_no_hand_and_is_not_overwritten(
    stage: Stage, monkeypatch: pytest.MonkeyPatch
) -> None:
    await deal(stage)
    await write(stage, stage.ana, NOTE)

    async def fail(*_: object) -> str:
        raise StoreError("the disk is gone")

    with monkeypatch.context() as patched:
        patched.setattr(store_of(stage).notes, "find", fail)
        assert NOTE not in await look(stage, stage.ana)
        menu = stage.private(await stage.press(stage.ana, stage.board(), "b:*:more"))
        result = await stage.press(stage.ana, menu, "b:*:note")
        assert result.modal is None, "an empty form would delete the note"
        assert nothing_but_a_sentence(stage, result)
    assert NOTE in await look(stage, stage.ana)
    stage.forgive()


async def test_a_hand_in_words_tells_the_whole_note_and_a_full_screen_its_beginning(stage: Stage) -> None:
    await deal(stage)
    note = "Keep the gate for whoever has the most statues by then. " * 3
    await write(stage, stage.ana, note)
    await choose_for(stage, stage.ana, words=True)
    assert note.strip() in await look(stage, stage.ana)
    table = await table_of(stage)
    hand = Hand(Reading(table, 0, Words("en-US")))
    hand.facts = HandFacts(note=note)
    for height, whole in ((200, True), (1500, False)):
        shown = [*hand.panel(Picture(b"", "", 1170, height)).view.walk_children()]
        texts = "\n".join(item.content for item in shown if isinstance(item, ui.TextDisplay))
        assert (note.strip() in texts) is whole and "Keep the gate for whoever" in texts
