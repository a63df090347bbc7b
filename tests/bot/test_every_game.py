"""Every game, with every number of players, by clicks alone: from ``/play`` to its score sheet.

Closer looks at single steps are in ``test_whole_games.py``; here the choices are taken at random from what the hands
offer, half-way the bot is restarted, and every request is checked against Discord's API description.
"""

from __future__ import annotations

import pytest

from engine import game, games
from locales import say
from render.wording import game_text, player, slug
from tables import Phase
from tests.bot.harness import Stage
from tests.bot.playing import FIRST, load_dice, mentions, store_of, table_of
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
async def test_a_whole_game_by_clicks_with_a_restart_in_the_middle(
    stage: Stage, monkeypatch: pytest.MonkeyPatch, key: str, seats: int
) -> None:
    chance = load_dice(monkeypatch, seats)
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
    winners = ", ".join(player(seat, table.names) for seat in outcome.winners)
    decided = game_text(key, f"decided-{outcome.decided_by or 'shared'}", "en-US", {"seat": winners})
    assert (decided in text) is (outcome.decided_by != "points"), "the margins tell who won on points"
    for seat, person in enumerate(people):
        name = stage.env.backend.get_user(person.id).global_name
        assert f"**{name}**" in text and f"{outcome.totals[seat]} point" in text
    rounds = [each for each in stage.history() if any(alt.startswith("interlude") for alt in stage.alts(each))]
    assert len(rounds) == traits(key).interludes, "each round's end stays in the channel, the last beside the score"
    store = store_of(stage)
    results = await store.games.results(table.id)
    assert [(row.place, row.points) for row in results] == list(zip(outcome.places, outcome.totals, strict=True))


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
