"""Whole games by clicks alone, from ``/play`` to the score sheet and the rematch, with a check of all messages."""

from __future__ import annotations

import json
import random

import pytest
import simcord

from engine.mausoleum.components import WORDS
from locales import say
from render.theme import SEAT_SYMBOLS
from tables import Phase
from tests.bot.forging import at_once
from tests.bot.harness import Stage
from tests.bot.playing import (
    FIRST,
    Game,
    Message,
    begin,
    bodies,
    called,
    everything,
    mentions,
    nothing_but_a_sentence,
    play_on,
    store_of,
    table_of,
)

CROWD = ("ana", "bruno", "chloe", "davi")
EXTENTS = [False, pytest.param(True, marks=pytest.mark.slow)]
"""Whether a game is whole, or only its first actions are played by clicks."""


def seated(stage: Stage, seats: int) -> list[simcord.MemberActor]:
    return [getattr(stage, name) for name in CROWD[:seats]]


async def the_score_is_right(game: Game) -> None:
    """Expect the score sheet to say what the rules and the stored results say."""
    stage, table = game.stage, await table_of(game.stage, game.number)
    assert table.phase is Phase.FINISHED
    outcome = table.game.outcome(table.state)
    assert outcome is not None
    store = store_of(stage)
    results = await store.games.results(game.number)
    assert [(row.place, row.points) for row in results] == list(zip(outcome.places, outcome.totals, strict=True))
    text = stage.text(game.board)
    person = game.people[next(row.user_id for row in table.seats if row.user_id in game.people)]
    places = stage.text(stage.private(await stage.press(person, game.board, "b:*:more")))
    ranked = sorted(table.seats, key=lambda row: outcome.places[row.seat])
    lines = []
    for row in ranked:
        behind = max(outcome.totals) - outcome.totals[row.seat]
        facts = {"place": outcome.places[row.seat], "points": outcome.totals[row.seat], "behind": f"−{behind}"}
        facts["player"] = f"{SEAT_SYMBOLS[row.seat]} **{row.name}**"
        lines.append(say("en-US", "score-line-behind" if behind else "score-line", facts))
    assert all(line in places for line in lines), "one press away: the picture has them too"
    first = text.splitlines()[1]
    for row in table.seats:
        assert (row.name in first) == (row.seat in outcome.winners)
    assert say("en-US", f"mausoleum-ending-{outcome.ending}") in text
    assert not mentions(stage, game.channel), "no player is mentioned any more"
    news = stage.history(game.channel)[-1].content
    assert first in news and f"/{game.channel.id}/{game.board_id}" in news, "the channel's end tells who won, and where"
    labels = [button.label for button in stage.buttons(game.board)]
    assert labels == ["Rematch", "Replay", "Review", "Rules", "More"]
    assert len(stage.pictures(game.board)) == len(stage.alts(game.board)) == 1
    assert all(stage.alts(game.board))


async def the_rematch_works(game: Game) -> None:
    """Let one player open it, the next join it; let a stranger open none, and play it."""
    stage, people = game.stage, list(game.people.values())
    second, first = people[1], people[0]
    if stage.davi not in people:
        answer = nothing_but_a_sentence(stage, await stage.press(stage.davi, game.board, "Rematch"))
        assert answer == say("en-US", "error-rematch-players")
    finished = stage.text(game.board)
    lobby = stage.shown(await stage.press(second, game.board, "Rematch"))
    assert not lobby.ephemeral and lobby.id != game.board_id
    assert f"**{table_name(stage, second)}** (host)" in stage.text(lobby)
    answer = nothing_but_a_sentence(stage, await stage.press(first, game.board, "Rematch"))
    assert answer == say(
        "en-US", "rematch-joined", link=f"https://discord.com/channels/{stage.server.id}/{game.channel.id}/{lobby.id}"
    )
    text = stage.text(lobby)
    assert table_name(stage, first) in text and table_name(stage, second) in text
    assert stage.text(game.board) == finished, "the score of the finished game stays"
    again = nothing_but_a_sentence(stage, await stage.press(first, game.board, "Rematch"))
    assert again == say("en-US", "error-already-seated")
    await stage.press(second, lobby, "b:*:start")
    table = await table_of(stage, game.number + 1)
    assert table.phase is Phase.RUNNING and table.row.rematch_of == game.number
    assert [row.user_id for row in table.seats] == [second.id, first.id]
    mention = mentions(stage, game.channel)
    assert [called(each) for each in mention[-1:]] == [[table.seats[seat].user_id for seat in table.deciding]]
    assert [sorted(called(each)) for each in mention[:-1]] == [sorted({*game.people} - {second.id})], (
        "called to the rematch"
    )


def table_name(stage: Stage, who: simcord.MemberActor) -> str:
    return stage.env.backend.get_user(who.id).global_name or who.name


def nothing_else_pings(stage: Stage) -> None:
    """Expect that of all that was sent or edited, only mentions ping, and only by user."""
    seen = 0
    for method, path, body in bodies(stage):
        allowed = body.get("allowed_mentions")
        if method == "POST":
            assert allowed is not None and allowed.get("parse") == [], (method, path, allowed)
        assert allowed is None or not allowed.get("roles")
        if not body.get("content"):
            assert allowed is None or not allowed.get("users"), (method, path, allowed)
            assert "<@" not in json.dumps(body["components"]), (method, path)
        seen += 1
    assert seen > 10


@pytest.mark.usefixtures("tiny_pictures")
async def test_a_game_of_four_goes_from_play_to_the_score_and_into_a_rematch(stage: Stage) -> None:
    game = await begin(stage, random.Random(4), *seated(stage, 4))
    await game.look_closely()
    await game.play_on()
    assert len(game.played) > 20
    await the_score_is_right(game)
    await the_rematch_works(game)
    nothing_else_pings(stage)


@pytest.mark.parametrize("whole", EXTENTS)
async def test_a_game_of_two_with_real_pictures_goes_from_play_to_the_score_and_into_a_rematch(
    stage: Stage, whole: bool
) -> None:
    game = await begin(stage, random.Random(2), stage.ana, stage.bruno)
    if not whole:
        await game.shorten(1)
    sizes = set()
    while not game.over:
        await game.step()
        await game.look_closely()
        for message in (game.board, *([game.panel] if game.panel else [])):
            (picture, *_), (alt, *_) = stage.pictures(message), stage.alts(message)
            assert picture.startswith(b"\xff\xd8") and len(picture) < 1_000_000
            assert 40 < len(alt) <= 1024
            sizes.add(len(picture))
    assert len(sizes) > (20 if whole else 5), "the pictures follow the game"
    await the_score_is_right(game)
    await the_rematch_works(game)
    nothing_else_pings(stage)


@pytest.mark.usefixtures("tiny_pictures", "first_start")
@pytest.mark.parametrize("whole", EXTENTS)
async def test_a_game_of_three_survives_a_restart_after_every_action_and_old_buttons_keep_working(
    stage: Stage, whole: bool
) -> None:
    game = await begin(stage, random.Random(7), *seated(stage, 3))
    bots, from_before = [stage.bot], 0
    while not game.over and (whole or len(game.played) < 6):
        _, panel = await game.open_hand()
        shown = stage.text(panel)
        bots.append(await stage.restart())
        assert stage.text(panel) == shown, "a restart changes nothing that is shown"
        await game.look_closely()
        result = await game.step()
        from_before += result.response is not None and result.response.id == panel.id
        await game.look_closely()
    assert len({id(bot) for bot in bots}) == len(game.played) + 1 and from_before == len(game.played)
    await play_on(stage, await table_of(stage))
    await stage.restart()
    await the_score_is_right(game)
    table = await table_of(stage)
    store = store_of(stage)
    notations = [row.notation for row in await store.games.actions(1)]
    assert notations[: len(game.played) + 1] == ["start", *game.played]
    assert table.row.settled_revision == table.row.revision
    await the_rematch_works(game)
    nothing_else_pings(stage)
    syncs = [request for request in stage.env.http_requests if request.path.endswith("/commands")]
    assert [request.method for request in syncs] == ["PUT"], "the commands were synced once"


@pytest.mark.usefixtures("tiny_pictures")
async def test_two_players_who_ask_for_a_rematch_in_the_same_moment_meet_at_one_table(stage: Stage) -> None:
    game = await begin(stage, random.Random(5), stage.ana, stage.bruno)
    await game.to_the_end()
    again = stage.button(game.board, "Rematch").custom_id
    results = await at_once(stage, (stage.bruno, game.board, again), (stage.ana, game.board, again))
    assert all(stage.shown(result) for result in results)
    table = await table_of(stage, 2)
    assert {row.user_id for row in table.seats} == {stage.ana.id, stage.bruno.id}
    assert len([message for message in stage.history() if stage.controls(message)]) == 2


@pytest.mark.usefixtures("tiny_pictures")
async def test_a_double_click_in_the_same_moment_acts_once(stage: Stage) -> None:
    chance = random.Random(11)
    game = await begin(stage, chance, stage.ana, stage.bruno)
    for _ in range(5):
        before = (await table_of(stage)).row.revision
        who, panel = await game.open_hand()
        control, value = chance.choice(game.choices(panel))
        if value.startswith(FIRST):
            panel = (await game.do(who, panel, control, value)).response
            assert panel is not None
            control, _ = chance.choice(game.choices(panel))
        results = await at_once(stage, *[(who, panel, control.custom_id)] * 3)
        assert (await table_of(stage)).row.revision == before + 1
        for result in results:
            assert result.response is not None and result.response.id == panel.id
        game.panel = panel if game.choices(panel) else None
        await game.look_closely()


@pytest.mark.usefixtures("tiny_pictures")
async def test_all_players_may_press_all_buttons_of_the_board_at_once(stage: Stage) -> None:
    game = await begin(stage, random.Random(3), *seated(stage, 3))
    before = await everything(stage)
    clicks: list[tuple[simcord.MemberActor, Message, str]] = [
        (who, game.board, button.custom_id)
        for who in (*seated(stage, 3), stage.davi)
        for button in stage.buttons(game.board)
    ]
    for result in await at_once(stage, *clicks):
        assert stage.private(result)
    assert await everything(stage) == before


@pytest.mark.usefixtures("tiny_pictures")
async def test_a_hand_is_shown_to_its_player_alone(stage: Stage) -> None:
    """A player's private messages name only cards of that player's own hand, or public ones."""
    game = await begin(stage, random.Random(4), *seated(stage, 4))
    table = await table_of(stage)
    dump = table.game.dump(table.state)
    for row in table.seats:
        panel = await game.look(game.people[row.user_id])
        answer = stage.text(panel) + " ".join(button.label for button in stage.buttons(panel))
        drawn = [word for word in WORDS if say("en-US", f"mausoleum-card-{word}") in answer]
        if row.seat in table.deciding:
            named = set(drawn) - {"terremoto", "invasao", "roubo"}  # a shield's label names what it will stop
            assert named and named <= set(dump["hands"][row.seat])
        else:
            assert not drawn, "nothing has happened yet that this player knows of"
