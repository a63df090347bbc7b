"""Every game, with every number of players, by clicks alone: from ``/play`` to its score sheet.

Closer looks at single steps are in ``test_whole_games.py``; here the choices are taken at random from what the hands
offer, half-way the bot is restarted, and every request is checked against Discord's API description.
"""

from __future__ import annotations

import asyncio
import random

import pytest

from cogs.interactions import results
from cogs.interactions.reading import Reading
from db import ROUND, MessageRow
from engine import game, games
from engine.points import SCORED
from locales import say
from render.wording import Words, slug
from tables import Phase
from tests.bot.harness import Stage
from tests.bot.playing import FIRST, mentions, store_of, table_of, tertulia
from tests.traits import traits

CROWD = ("ana", "bruno", "chloe", "davi")
QUICK = ("capital_lux", 2)
"""The game of the default run. ``test_whole_games.py`` plays Mausoleum, and ``test_opponents.py`` Luxor."""
ALL = [
    pytest.param(key, seats, marks=[] if (key, seats) == QUICK else pytest.mark.slow)
    for key in games()
    for seats in game(key).meta.seats
]


@pytest.mark.parametrize(("key", "seats"), ALL)
@pytest.mark.usefixtures("tiny_pictures")
async def test_a_whole_game_by_clicks_with_a_restart_in_the_middle(stage: Stage, key: str, seats: int) -> None:
    chance = random.Random(seats)
    people = [getattr(stage, name) for name in CROWD[:seats]]
    lobby = stage.shown(await stage.slash(people[0], "play", game=key))
    for person in people[1:]:
        await stage.press(person, lobby, "b:*:join")
    await stage.press(people[0], lobby, "b:*:start")
    clicks, restarted = 0, False
    table = await table_of(stage)
    while table.deciding:
        who = people[chance.choice(table.deciding)]
        hand = stage.private(await stage.press(who, stage.board(), "b:*:hand"))
        await act(stage, who, hand, chance)
        clicks += 1
        assert clicks < 3000
        if clicks == 8 and not restarted:
            before = table.game.dump(table.state)
            await stage.restart()
            restarted = True
            assert (await table_of(stage)).game.dump((await table_of(stage)).state) == before
        table = await table_of(stage)
        # One mention, of the players with pending decisions.
        assert len(mentions(stage)) == (1 if table.deciding else 0)
    assert restarted and table.phase is Phase.FINISHED
    outcome = table.game.outcome(table.state)
    assert outcome is not None
    text = stage.text(stage.board())
    assert say("en-US", f"{slug(key)}-ending-{outcome.ending}") in text
    reading = Reading(table, None, Words("en-US"))
    assert results.winners(reading, outcome) in text
    more = stage.text(stage.private(await stage.press(stage.ana, stage.board(), "b:*:more")))
    for line in results.ties(reading, outcome):
        assert line in text and line in more
    for seat, person in enumerate(people):
        name = stage.env.backend.get_user(person.id).global_name
        assert f"**{name}**" in more and f"{outcome.totals[seat]} point" in more
    rounds = [each for each in stage.history() if any(alt.startswith("interlude") for alt in stage.alts(each))]
    earlier = max(traits(key).interludes - 1, 0)
    assert len(rounds) == earlier, "each round's end stays in the channel, but the last: the score has its place"
    store = store_of(stage)
    stored = await store.games.results(table.id)
    assert [(row.place, row.points) for row in stored] == list(zip(outcome.places, outcome.totals, strict=True))


async def act(stage: Stage, who, hand, chance) -> None:
    """Take one of the choices that a hand offers, whether by button or by select."""
    firsts = [each for each in stage.buttons(hand) if each.custom_id.startswith(FIRST)]
    if firsts:
        hand = stage.private(await stage.press(who, hand, chance.choice(firsts).custom_id))
    selects = [each for each in stage.selects(hand) if each.custom_id.startswith("s:")]
    if selects:
        await stage.choose(who, hand, selects[0].custom_id, chance.choice(selects[0].options))
        return
    buttons = [each for each in stage.buttons(hand) if each.custom_id.startswith("t:")]
    assert buttons, f"nothing to choose for {who.name}: {stage.text(hand)}"
    await stage.press(who, hand, chance.choice(buttons).custom_id)


@pytest.mark.usefixtures("tiny_pictures")
async def test_the_end_of_a_round_that_may_have_been_sent_is_found_again_and_the_board_stays(stage: Stage) -> None:
    chance = random.Random(2)
    people = [stage.ana, stage.bruno]
    lobby = stage.shown(await stage.slash(stage.ana, "play", game="capital_lux"))
    await stage.press(stage.bruno, lobby, "b:*:join")
    await stage.press(stage.ana, lobby, "b:*:start")

    def rounds() -> list[int]:
        told = (each for each in stage.history() if any(alt.startswith("interlude") for alt in stage.alts(each)))
        return [each.id for each in told]

    while not rounds():
        table = await table_of(stage)
        who = people[chance.choice(table.deciding)]
        await act(stage, who, stage.private(await stage.press(who, stage.board(), "b:*:hand")), chance)
    table = await tertulia(stage).registry.any_table(1)
    (found,), board = rounds(), stage.board().id
    ended = next(turn for turn in reversed(table.story(None)) if any(event.kind == SCORED for event in turn.events))
    revision = next(at for at, event in ended.parts if event.kind == SCORED)
    name = f"{ROUND}{revision}"
    # As after a crash between the request and the note of its message.
    await table.note_messages({name: MessageRow(table.id, name, nonce=1)}, settled=-1)
    tertulia(stage).public.changed(table)
    async with asyncio.timeout(20):
        while name in table.messages:  # simcord takes a bot whose thread works for one that rests
            await asyncio.sleep(0.01)
    await stage.env.settle()
    assert rounds() == [found] and stage.board().id == board and name not in table.messages
