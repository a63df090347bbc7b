"""Emojis on hands and boards: where Discord has them, where it has none, and where it refuses them."""

from __future__ import annotations

import json
import re
from operator import itemgetter

import pytest

from tests.bot import playing
from tests.bot.playing import Game
from tests.bot.test_picture_faults import render_slowly
from tests.emojis import EMOJIS

pytestmark = pytest.mark.usefixtures("tiny_pictures")

REFUSAL = "In components.1.components.0.emoji.id: Invalid emoji"
"""The end of discord.py's text of the error, which the simulated Discord sends as its message."""


@pytest.fixture
def emojis(game: Game) -> None:
    """Give Discord every emoji."""
    game.stage.bot.application_emojis.update(EMOJIS)  # type: ignore[attr-defined]


def emojis_of(payload: object) -> tuple[int, int]:
    """Return how many emojis the controls and the texts of a message show."""
    sent = json.dumps(payload)
    return sent.count('"emoji": {'), len(re.findall(r"<:\w+:\d+>", sent))


async def test_without_emojis_the_words_are_whole(game: Game) -> None:
    _, panel = await game.open_hand()
    answers = [request.json for request in game.stage.env.http_requests if "callback" in request.path]
    assert game.choices(panel) and emojis_of(answers) == (0, 0)


@pytest.mark.usefixtures("emojis")
async def test_with_emojis_every_choice_and_every_seat_has_its_own(game: Game) -> None:
    stage = game.stage
    for _ in range(4):
        game.panel = None
        who, panel = await game.open_hand()
        await game.decide(who, panel, itemgetter(0))
    game.panel = None
    sent = [request.json for request in stage.env.http_requests if request.json]
    controls, texts = emojis_of(sent)
    assert controls > 3 and texts > 10
    assert not re.search("[▲◆●■]", stage.text(stage.board()))
    # A notification shows the name of an emoji instead of the emoji.
    assert all("<:" not in mention.content for mention in playing.mentions(stage))


@pytest.mark.usefixtures("emojis")
async def test_a_hand_refused_for_its_emojis_is_sent_again_without(
    game: Game, caplog: pytest.LogCaptureFixture
) -> None:
    stage = game.stage
    stage.env.inject_error("POST", "/interactions/*/callback", status=400, code=50035, message=REFUSAL)
    since = len(stage.env.http_requests)
    _, panel = await game.open_hand()
    refused, accepted = (request.json for request in stage.env.http_requests[since:] if "callback" in request.path)
    assert emojis_of(refused)[0] and not emojis_of(accepted)[0]
    assert game.choices(panel) and stage.pictures(panel)
    assert "emojis refused: 400 Bad Request (error code: 50035)" in caplog.text
    stage.forgive()


@pytest.mark.usefixtures("emojis")
async def test_a_late_picture_refused_for_its_emojis_is_sent_again_without(
    game: Game, monkeypatch: pytest.MonkeyPatch
) -> None:
    stage, who = game.stage, game.decider()
    monkeypatch.setattr("cogs.turn.handlers.ANSWER_SECONDS", 0.1)
    render_slowly(stage, monkeypatch, 0.3)
    stage.env.inject_error("PATCH", "/webhooks/*/messages/@original", status=400, code=50035, message=REFUSAL)
    since = len(stage.env.http_requests)
    panel = stage.private(await stage.press(who, game.board, "b:*:hand"))
    sent = [request for request in stage.env.http_requests[since:] if request.method == "PATCH"]
    refused, accepted = (request.json for request in sent if "@original" in request.path)
    assert emojis_of(refused)[0] and not emojis_of(accepted)[0]
    assert game.choices(panel) and stage.pictures(panel)
    stage.forgive()
    game.panel = None
