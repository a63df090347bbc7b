"""Texts and pictures for the App Directory keep to Discord's limits and name what the bot has."""

from __future__ import annotations

import re

import pytest
from PIL import Image

from docs.listing.__main__ import BANNER, FOLDER, HANDS, ICON, PICTURE
from docs.pictures import POSITIONS
from engine import game
from locales import LOCALES, say

MOST_CHARACTERS = {"Name": 32, "Short description": 200, "Description": 2000}
FEWEST_CHARACTERS = 300
"""Of the description. Discord lists no application with less."""
MOST_TAGS, TAG_CHARACTERS = 5, 20
MOST_PICTURES = 5


@pytest.mark.parametrize("locale", LOCALES)
def test_the_texts_fit_and_name_every_released_game_and_commands_that_exist(locale: str) -> None:
    text = (FOLDER / f"{locale}.md").read_text(encoding="utf-8")
    parts = dict(re.findall(r"^## (.+)\n\n((?:(?!## ).*\n)+)", text, re.MULTILINE))
    assert list(parts) == ["Name", "Short description", "Description", "Tags"]
    for name, most in MOST_CHARACTERS.items():
        assert len(parts[name].strip()) <= most, name
    assert len(parts["Description"]) >= FEWEST_CHARACTERS
    tags = [tag.strip() for tag in parts["Tags"].split(",")]
    assert len(set(tags)) <= MOST_TAGS and all(0 < len(tag) <= TAG_CHARACTERS for tag in tags)
    commands = {say(locale, f"command-{name}-name") for name in ("play", "learn", "privacy", "solo", "daily")}
    assert set(re.findall(r"`/(.+?)`", text)) == commands
    assert all(game(key).meta.native_title in parts["Description"] for key in POSITIONS)


def test_every_picture_is_there_in_its_size() -> None:
    pictures = [f"{key}-board.jpg" for key in POSITIONS] + [f"{key}-hand.jpg" for key in HANDS]
    assert len(pictures) <= MOST_PICTURES, "shorten HANDS"
    sizes = {"icon.png": ICON, "banner.png": BANNER, **dict.fromkeys(pictures, PICTURE)}
    there = {path.name: Image.open(path).size for path in FOLDER.iterdir() if path.suffix in (".jpg", ".png")}
    assert there == sizes
