"""Results and animations that players post in a channel, and the rematch for people who did not play."""

from __future__ import annotations

import random

import pytest
import simcord

from locales import say
from render.wording import player, title
from tables import Table
from tests.bot.faults import deny, forbid
from tests.bot.forging import button, forge, with_component
from tests.bot.harness import Message, Stage
from tests.bot.playing import begin, nothing_but_a_sentence, table_of, tertulia
from tests.bot.replays import finished, refused, replay
from tests.bot.settings import choose_server
from tests.bot.test_replay_animation import Animations

pytestmark = pytest.mark.usefixtures("tiny_pictures")


@pytest.fixture
def animations(monkeypatch: pytest.MonkeyPatch) -> Animations:
    return Animations(monkeypatch)


def shares(stage: Stage, message: Message) -> list[str]:
    """Return the operations of a message that share something."""
    ops = [each.custom_id.rpartition(":")[2] for each in stage.buttons(message)]
    return [op for op in ops if op.startswith("share")]


def tells_the_result(stage: Stage, shown: Message, table: Table, sharer: str, locale: str) -> None:
    outcome, text = table.view(None).outcome, stage.text(shown)
    assert outcome is not None
    players = [player(seat, table.names) for seat in range(2)]
    assert text.startswith(f"## {title(table.row.game, locale)}")
    winners = ", ".join(players[seat] for seat in outcome.winners)
    assert say(locale, "score-winner", who=winners, count=len(outcome.winners)) in text
    for seat, name in enumerate(players):
        behind = max(outcome.totals) - outcome.totals[seat]
        facts = {"place": outcome.places[seat], "player": name, "points": outcome.totals[seat], "behind": f"−{behind}"}
        assert say(locale, "score-line-behind" if behind else "score-line", facts) in text
    assert say(locale, "shared-by", who=next(name for name in players if sharer in name)) in text
    assert stage.pictures(shown) and not stage.controls(shown)


@pytest.mark.parametrize("locale", ["en-US", "pt-BR"])
async def test_who_played_shares_the_result_in_the_language_of_the_table(stage: Stage, locale: str) -> None:
    await choose_server(stage, locale=locale)
    table = await finished(stage, "mausoleum")
    for from_replay in (False, True):
        more = stage.private(await stage.press(stage.bruno, stage.boards()[-1], "b:*:more"))
        panel = stage.private(await stage.press(stage.bruno, more, "b:*:replay")) if from_replay else more
        shown = stage.shown(await stage.press(stage.bruno, panel, "b:*:share"))
        assert not shown.ephemeral and stage.history()[-1].id == shown.id
        assert len(stage.pictures(shown)) == 2, "the score sheet and the last board"
        tells_the_result(stage, shown, table, "Bruno", locale)
        assert stage.exists(panel), "the private panel stays"
        again = await stage.press(stage.ana, await replay(stage, stage.ana), "b:*:share")
        assert nothing_but_a_sentence(stage, again) == say("en-US", "error-shared-already")
        await stage.later(minutes=11)


async def test_who_played_shares_the_animation_with_its_title_and_result(stage: Stage, animations: Animations) -> None:
    table = await finished(stage, "luxor")
    stage.reads(stage.bruno, "fr")
    panel = await replay(stage, stage.bruno)
    own = stage.private(await stage.press(stage.bruno, panel, "b:*:film"))
    assert shares(stage, own) == ["share_film"]
    before = len(stage.history())
    result = await stage.press(stage.bruno, own, "b:*:share_film")
    (shown,) = stage.history()[before:]
    tells_the_result(stage, shown, table, "Bruno", "en-US")
    assert [locale for _, locale, _ in animations.made] == ["fr", "en-US"], "all read the table's language"
    assert stage.text(stage.private(result)) == say("fr", "shared"), "where the progress was"
    mine = stage.private(await stage.press(stage.ana, await replay(stage, stage.ana), "b:*:film"))
    answer = nothing_but_a_sentence(stage, await stage.press(stage.ana, mine, "b:*:share_film"))
    assert answer == say("en-US", "error-shared-already")
    await stage.later(minutes=11)
    stage.env.inject_error("POST", "/interactions/*/callback", status=500, code=0, message="out of order")
    await stage.press(stage.ana, mine, "b:*:share_film")
    stage.forgive()
    assert stage.history()[-1].id == shown.id, "it may be shared again"
    await stage.press(stage.ana, mine, "b:*:share_film")
    tells_the_result(stage, stage.history()[-1], table, "Ana", "en-US")
    assert len(animations.made) == 2, "it was there already"


async def test_strangers_and_who_lacks_a_permission_share_nothing_and_are_answered(stage: Stage) -> None:
    await finished(stage, "mausoleum")
    more = stage.private(await stage.press(stage.davi, stage.board(), "b:*:more"))
    assert not shares(stage, more)
    assert not shares(stage, stage.private(await stage.press(stage.davi, more, "b:*:replay")))
    for op in ("share", "share_film"):
        assert await refused(stage, f"b:1:{op}") == say("en-US", "error-share-not-played")
    panel = await replay(stage, stage.ana)
    forbid(stage, stage.channel, "attach_files")
    said = nothing_but_a_sentence(stage, await stage.press(stage.ana, panel, "b:*:share"))
    assert say("en-US", "permission-attach-files") in said
    deny(stage, stage.ana, "send_messages")
    said = nothing_but_a_sentence(stage, await stage.press(stage.ana, panel, "b:*:share"))
    assert said == say("en-US", "error-may-not-write")


async def test_a_game_that_is_not_over_is_not_shared(stage: Stage) -> None:
    lobby = stage.shown(await stage.slash(stage.ana, "play", game="mausoleum"))
    assert await refused(stage, "b:1:share", lobby) == say("en-US", "error-not-finished")


async def test_who_did_not_play_opens_no_rematch_and_is_offered_a_seat_in_an_open_one(stage: Stage) -> None:
    game = await begin(stage, random.Random(22), stage.ana, stage.bruno)
    await game.to_the_end()
    board = game.board
    stage.reads(stage.davi, "pt-BR")
    for op in ("rematch", "join_rematch"):
        async with with_component(stage, board, button(f"b:1:{op}")):
            refused = nothing_but_a_sentence(stage, await forge(stage, stage.davi, board, f"b:1:{op}"))
        assert refused == say("pt-BR", "error-rematch-players")
    assert await tertulia(stage).registry.in_channel(stage.channel.id) is None
    await stage.press(stage.bruno, board, "b:*:rematch")
    before = len(stage.history())
    offer = stage.private(await stage.press(stage.davi, board, "b:*:rematch"))
    assert stage.text(offer) == say("pt-BR", "rematch-offer") and len(stage.history()) == before
    await stage.press(stage.davi, offer, "b:*:join_rematch")
    again = await table_of(stage, 2)
    assert again.names == ("Bruno", "Davi") and again.row.rematch_of == 1
    await stage.press(stage.ana, board, "b:*:rematch")
    assert "Ana" in again.names


async def test_a_rematch_from_a_hand_in_another_channel_opens_where_the_game_was(stage: Stage) -> None:
    far: simcord.ChannelHandle = stage.server.create_text_channel("far")
    await finished(stage, "mausoleum", far)
    here = stage.private(await stage.slash(stage.ana, "table-help"))
    async with with_component(stage, here, {"type": 2, "style": 2, "label": "?", "custom_id": "b:1:rematch"}):
        said = nothing_but_a_sentence(stage, await forge(stage, stage.ana, here, "b:1:rematch"))
    lobby = stage.board(far)
    assert (await table_of(stage, 2)).messages["board"].message_id == lobby.id and not stage.history()
    assert said == say("en-US", "rematch-joined", link=lobby.jump_url)
