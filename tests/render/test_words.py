"""The board in words: complete enough to play without pictures, and within Discord's limit."""

from __future__ import annotations

import importlib
import re
from collections.abc import Iterator
from dataclasses import replace

import pytest

import render
from cogs.interactions.layout import MAX_NEWS_LINES, MAX_PANEL_CHARACTERS
from engine import game, games
from engine.capital_lux.view import View as CapitalLux
from engine.luxor.components import ASLEEP, CARDS, EMPTY, SARCOPHAGI, TILES, TOMB
from engine.luxor.view import View as Luxor
from engine.mausoleum.view import View as Mausoleum
from locales import LOCALES
from render import Scene
from render.luxor import alt
from render.positions import load
from render.theme import SEAT_SYMBOLS
from render.wording import Words, bold, describe_cards

HOME = "en-US"
HOSTILE = ("*_" * 16, "`<@" * 10 + "ab", "|~" * 16, "W" * 32)
"""Names of the largest stored length. Every sign of markdown takes two characters."""
REST = 500 + MAX_NEWS_LINES * 60
"""Characters reserved for texts beside the board in words: heading, question, remark, news."""


def scenes(key: str) -> Iterator[tuple[str, Scene]]:
    samples = load(key)
    yield from (*samples.boards(), *samples.hands())


def told(key: str, scene: Scene, locale: str = HOME) -> str:
    return "\n\n".join(render.words(key, scene, locale))


@pytest.mark.parametrize("locale", LOCALES)
@pytest.mark.parametrize("key", games())
def test_no_position_has_to_be_clipped_whatever_the_names_and_the_cards(key: str, locale: str) -> None:
    for name, scene in scenes(key):
        for names in (scene.names, HOSTILE[: scene.view.seats]):
            text = told(key, Scene(scene.view, names, scene.recent), locale)
            assert len(text) <= render.WORDS <= MAX_PANEL_CHARACTERS - REST, (name, len(text))
            assert "{" not in text and "None" not in text and all(render.words(key, scene, locale)), (name, text)
            if scene.view.viewer is not None:
                cards = describe_cards(game(key), scene.view, Words(locale))
                below = sum(len(f"- {line}\n") for line in cards)
                assert len(text) + below <= MAX_PANEL_CHARACTERS - 100, (name, len(text), below)


@pytest.mark.parametrize("key", games())
def test_every_player_is_named_and_names_are_no_markdown(key: str) -> None:
    for name, scene in scenes(key):
        hostile = Scene(scene.view, HOSTILE[: scene.view.seats], scene.recent)
        text = told(key, hostile)
        for seat, each in enumerate(hostile.names):
            assert f"{SEAT_SYMBOLS[seat]} {bold(each)}" in text, (name, seat)


@pytest.mark.parametrize("key", games())
def test_only_a_player_reads_a_hand_and_only_their_own(key: str) -> None:
    for name, scene in scenes(key):
        public = importlib.import_module(f"render.{key}.alt").hand
        last = render.words(key, scene, HOME)[-1]
        if scene.view.viewer is None:
            assert "Your hand" not in told(key, scene), name
        else:
            assert last == public(scene.view, Words(HOME)), name


# ---------------------------------------------------------------- Luxor


def luxor() -> Iterator[tuple[Scene, Luxor]]:
    for _, scene in scenes("luxor"):
        assert isinstance(scene.view, Luxor)
        yield scene, scene.view


def spaces(text: str) -> dict[int, str]:
    """Return the text of each space."""
    parts = re.findall(r"^\*\*\d+–\d+\*\* \(wall \d+ VP\): (.*)$", text, re.MULTILINE)
    items = [item for part in parts for item in part.split(", ")]
    return {int(item.split(" ", 1)[0]): item.split(" ", 1)[1] for item in items}


def test_every_space_of_the_temple_is_described_with_its_tile_and_adventurers() -> None:
    for scene, view in luxor():
        found = spaces(told("luxor", scene))
        assert list(found) == list(range(1, TOMB))
        for space, text in found.items():
            tile = TILES[view.tiles[space]]
            if tile.treasure is None:
                assert text.startswith(alt.tile_name(Words(HOME), view.tiles[space]))
            else:
                assert text.startswith(f"{tile.treasure.value} {tile.points}/{tile.adventurers}")
            assert text.startswith("empty") == (view.tiles[space] == EMPTY)
            for seat, own in enumerate(view.adventurers):
                count = own.count(space)
                sign = SEAT_SYMBOLS[seat] + (f"×{count}" if count > 1 else "")
                assert (SEAT_SYMBOLS[seat] in text) == bool(count) and (not count or sign in text)


def test_sleepers_sarcophagi_and_the_tops_of_the_horus_stacks_are_told() -> None:
    for scene, view in luxor():
        text = told("luxor", scene)
        for lying in ASLEEP:
            line = re.search(rf"^Asleep at Anubis {-lying}: (.*)$", text, re.MULTILINE)
            there = [SEAT_SYMBOLS[seat] for seat, own in enumerate(view.adventurers) if lying in own]
            assert (line[1].split() if line else []) == there
        for index, points in enumerate(SARCOPHAGI):
            won = index < len(view.sarcophagi)
            assert (f"sarcophagus {points} VP won by" in text) == won
        for level, (top, count) in enumerate(zip(view.horus, view.horus_counts, strict=True), 1):
            if top is None:
                assert f"level {level}, none left" in text
            else:
                assert f"level {level}, {count} left, on top “" in text and CARDS[top].level == level


def test_the_first_player_and_who_still_has_a_turn_in_the_last_round_are_told() -> None:
    for scene, view in luxor():
        for text in (told("luxor", scene), alt.board(view, scene.names, Words(HOME))):
            first = f"First player: {SEAT_SYMBOLS[view.first]}"
            assert (first in text) == (view.outcome is None)
            assert ("Last round!" in text) == bool(view.last_turns)
    late = replace(next(view for _, view in luxor() if view.seats == 4), sarcophagi=(0, 1), first=1, turn=3)
    names = ("Ana", "Bruno", "Chloé", "Davi")
    assert "Last round! Still to play: ■ Davi, ▲ Ana." in alt.board(late, names, Words(HOME))


def test_points_are_those_that_everybody_can_count_even_for_who_knows_more() -> None:
    scene = dict(scenes("luxor"))["hand-scarabs-few"]
    view = scene.view
    assert isinstance(view, Luxor) and view.viewer is not None
    own = view.scores[view.viewer]
    knowing = replace(own, scarabs=9)
    scores = tuple(knowing if seat == view.viewer else each for seat, each in enumerate(view.scores))
    assert f"{bold(scene.names[view.viewer])}: {own.open} points" in told(
        "luxor", Scene(replace(view, scores=scores), scene.names)
    )


# ---------------------------------------------------------------- the other games


def test_every_card_of_the_capital_and_of_the_hometowns_is_told() -> None:
    for name, scene in scenes("capital_lux"):
        assert isinstance(scene.view, CapitalLux)
        text = told("capital_lux", scene)
        for quarters in (scene.view.capital, *scene.view.homes):
            for values in quarters:
                assert not values or f"({' '.join(map(str, values))})" in text, name


DISCARDS = {
    "capital_lux": "Lost cards, out of the game",
    "luxor": "Discard pile",
    "mausoleum": "In the discard pile",
}


@pytest.mark.parametrize("key", DISCARDS)
def test_the_discard_pile_is_told_card_by_card(key: str) -> None:
    longest = 0
    for name, scene in scenes(key):
        view = scene.view
        assert isinstance(view, CapitalLux | Luxor | Mausoleum)
        listed = re.search(rf"{DISCARDS[key]}: (.*?)\.", told(key, scene))
        cards = listed[1].split(", ") if listed else []
        count = sum(int(card.partition(" ×")[2] or 1) for card in cards)
        assert count == len(view.discard), name
        longest = max(longest, count)
    assert longest > 3
