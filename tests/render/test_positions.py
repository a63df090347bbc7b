"""The default samples of every game: positions from games of bots."""

from __future__ import annotations

from dataclasses import replace

import pytest

from engine import game, games
from render import has_interlude
from render import lesson as lesson_pictures
from render.positions import NAMES, Samples
from render.registry import artist
from tests.traits import traits


@pytest.mark.parametrize("key", games())
def test_the_default_hands_show_every_decision_and_a_player_who_waits(key: str) -> None:
    hands = dict(Samples(game(key)).hands())
    assert {scene.view.decision for scene in hands.values()} == {None, *game(key).meta.decisions}
    waiting = hands["hand-waiting"].view
    assert waiting.deciding and waiting.viewer is not None and waiting.viewer not in waiting.deciding


@pytest.mark.parametrize("key", games())
def test_the_default_boards_show_beginning_middle_and_end(key: str) -> None:
    boards = dict(Samples(game(key)).boards())
    for seats in game(key).meta.seats:
        start, middle, over = (boards[f"{name}-{seats}"] for name in ("start", "middle", "over"))
        assert start.names == NAMES[:seats] and start.view.viewer is None
        assert start.view.outcome is middle.view.outcome is None and over.view.outcome is not None
        assert start.view != middle.view


@pytest.mark.parametrize("key", [key for key in games() if game(key).lesson])
def test_a_lesson_that_ends_in_the_middle_of_a_game_shows_the_board(key: str, monkeypatch: pytest.MonkeyPatch) -> None:
    found = game(key).lesson
    first, *_, last = found.steps
    monkeypatch.setattr(game(key), "lesson", replace(found, steps=(first, last)))
    *_, (name, kind, shown, _, at) = Samples(game(key)).lesson_steps()
    assert (name, kind, at) == ("lesson-02-board", "board", (2, 2))
    assert shown.view.outcome is None and shown.view.viewer is None
    lesson_pictures.draw(artist(key), kind, shown, "en-US", (), at)


@pytest.mark.parametrize("key", games())
def test_the_default_interludes_come_from_the_games(key: str) -> None:
    scenes = [scene for _, scene in Samples(game(key)).interludes()]
    assert [scene.view.seats for scene in scenes] == (list(game(key).meta.seats) if traits(key).interludes else [])
    assert all(has_interlude(key, scene) for scene in scenes)
