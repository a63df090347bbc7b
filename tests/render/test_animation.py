"""Animations: exact frames, a readable pace, and a size within the limit."""

from __future__ import annotations

import functools
import io
from collections.abc import Sequence

import numpy as np
import pytest
from PIL import Image

from engine import game as find_game
from engine import games
from render import Scene, animation
from render.animation import BAR, LENGTH, QUICKEST, SLOWEST, make
from render.drawing import Drawing
from render.kit.scale import pixels, scaled
from render.registry import artist
from render.shots import CUTS, Shot, ShotKind, TooLarge, shots
from tables.film import Film
from tables.replays import turns
from tables.undo import Entry
from tests.engine.make_records import read, replayed
from tests.traits import traits

SOME = 6
"""Frames of the animations drawn here."""


@functools.cache
def whole(key: str) -> tuple[Shot, ...]:
    """Return the pictures of a committed record."""
    record = read(key, find_game(key).meta.endings[-1])
    lines = zip(record.lines, replayed(record), strict=True)
    log = [Entry(line.step, tuple(events)) for line, (_, events) in lines]
    found = turns(Film(find_game(key), len(record.names), record.options, record.rng(), log))
    return tuple(shots(key, [Scene(turn.view, record.names, turn.recent) for turn in found]))


def short(key: str) -> list[Shot]:
    """Return its first and last pictures."""
    return [*whole(key)[: SOME - 2], *whole(key)[-2:]]


def frames(data: bytes) -> list[tuple[Image.Image, int]]:
    """Return every frame and its display time in milliseconds."""
    found = []
    with Image.open(io.BytesIO(data)) as opened:
        assert opened.format == "WEBP" and opened.info["loop"] == 0
        for number in range(getattr(opened, "n_frames", 1)):
            opened.seek(number)
            found.append((opened.convert("RGB"), int(opened.info["duration"])))
    return found


def drawing(key: str, shot: Shot) -> Drawing:
    to = artist(key)
    draw = {ShotKind.BOARD: to.board, ShotKind.INTERLUDE: to.interlude, ShotKind.SCORE: to.score}[shot.kind]
    return draw(shot.scene, "en-US")


@pytest.mark.parametrize("key", games())
def test_a_game_begins_with_the_deal_and_ends_with_its_score(key: str) -> None:
    found = whole(key)
    assert [shot.kind for shot in found][-1] is ShotKind.SCORE and found[-1].turn == found[-2].turn
    assert [shot.turn for shot in found[:-1]] == list(range(len(found) - 1))
    ends = [shot.scene.view for shot in found if shot.kind is ShotKind.INTERLUDE]
    assert len(ends) == traits(key).interludes, "the end of a round is shown once"


@pytest.mark.parametrize(
    "key", [pytest.param(key, marks=pytest.mark.slow if number else ()) for number, key in enumerate(games())]
)
def test_every_frame_is_its_picture_in_the_colours_of_all_and_what_stays_keeps_its_pixels(key: str) -> None:
    told: list[tuple[int, int]] = []
    pictures = short(key)
    made = make(key, pictures, "en-US", progress=lambda done, of: told.append((done, of)))
    assert told == [(number, SOME) for number in range(1, SOME + 1)]
    found = frames(made.data)
    assert (
        (made.frames, made.whole, len(made.data) < animation.LARGEST) == (SOME, True, True) == (len(found), True, True)
    )
    assert (made.width, made.height) == found[0][0].size == (780, 520 + BAR)
    assert [time for _, time in found] == animation.durations(pictures)
    with scaled(1 / 2):
        drawn = [np.asarray(drawing(key, shot)[0], np.int16) for shot in pictures]
    shown = [np.asarray(frame, np.int16)[:-BAR] for frame, _ in found]
    assert len(np.unique(np.concatenate(shown).reshape(-1, 3), axis=0)) <= animation.COLOURS, "one palette"
    assert max(np.abs(one - other).mean() for one, other in zip(drawn, shown, strict=True)) < 6
    for number in range(1, SOME):
        same = (drawn[number] == drawn[number - 1]).all(axis=2)
        assert same.any() and (shown[number] == shown[number - 1])[same].all()


def test_what_stays_the_same_costs_nothing_and_the_bar_grows() -> None:
    (deal, *_) = whole("luxor")
    one = len(make("luxor", [deal], "fr").data)
    made = make("luxor", [deal] * 12, "fr")
    assert len(made.data) < one + 12 * 400
    filled = [int((np.asarray(frame)[-1].sum(axis=1) > 200).sum()) for frame, _ in frames(made.data)]
    assert filled == [round(780 * number / 12) for number in range(1, 13)]


def test_the_pace_can_be_read() -> None:
    scene = whole("luxor")[0].scene
    for count in (2, 30, 150, 400):
        boards = [Shot(ShotKind.BOARD, scene, turn) for turn in range(count)]
        times = animation.durations([*boards, Shot(ShotKind.SCORE, scene, count - 1)])
        assert all(QUICKEST <= time <= SLOWEST for time in times[1:-2])
        assert times[0] > SLOWEST and times[-1] > times[-2] > SLOWEST
        assert sum(times) <= LENGTH + 20_000 or min(times) == QUICKEST


def tiny(key: str, monkeypatch: pytest.MonkeyPatch) -> Sequence[Shot]:
    """Return a whole game with a different noise in every picture: incompressible."""

    def noise(scene: Scene, locale: str) -> Drawing:
        chance = np.random.default_rng(abs(hash(scene)))
        return Image.fromarray(chance.integers(0, 255, (pixels(80), pixels(120), 3), np.uint8)), ""

    for name in ("board", "interlude", "score"):
        monkeypatch.setattr(artist(key), name, noise, raising=False)
    return whole(key)


def test_no_animation_is_larger_than_its_limit(monkeypatch: pytest.MonkeyPatch) -> None:
    pictures = tiny("capital_lux", monkeypatch)
    full = make("capital_lux", pictures, "en-US")
    assert full.whole and full.frames == len(pictures)
    cuts = []
    for part in (1, 2, 3, 5, 8, 12, 20):
        limit = len(full.data) // part
        made = make("capital_lux", pictures, "en-US", limit)
        assert len(made.data) <= limit and made.frames == len(frames(made.data))
        assert made.whole is (part == 1)
        cuts.append(CUTS.index(made.cut))
    assert cuts == sorted(cuts) and len(set(cuts)) > 3
    with pytest.raises(TooLarge):
        make("capital_lux", pictures, "en-US", 500)
    monkeypatch.setattr(animation, "LARGEST", len(full.data) - 1)
    assert not make("capital_lux", pictures, "en-US", 10**9).whole, "whatever is asked for"


def test_a_shorter_animation_lacks_nothing_that_matters() -> None:
    pictures = whole("capital_lux")
    last = pictures[-1].turn
    for cut in CUTS:
        kept = animation._chosen(pictures, cut.nth)
        assert [shot for shot in kept if shot.kind is not ShotKind.BOARD] == [
            shot for shot in pictures if shot.kind is not ShotKind.BOARD
        ]
        assert kept[0] == pictures[0] and kept[-2].turn == last
        assert len(kept) <= len(pictures) // cut.nth + 5
    assert [cut.weight for cut in CUTS] == sorted((cut.weight for cut in CUTS), reverse=True)


def test_an_animation_can_be_stopped(monkeypatch: pytest.MonkeyPatch) -> None:
    told = []

    def stop(done: int, of: int) -> None:
        told.append(done)
        if done == 3:
            raise KeyboardInterrupt

    with pytest.raises(KeyboardInterrupt):
        make("capital_lux", tiny("capital_lux", monkeypatch), "en-US", progress=stop)
    assert told == [1, 2, 3]
