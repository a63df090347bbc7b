"""The emojis: what Discord accepts, what tells them apart at 22 pixels, and which of them stand for what."""

from __future__ import annotations

import io
import re
import shutil
from pathlib import Path
from types import MappingProxyType

import pytest
from PIL import Image, ImageChops, ImageStat

from art.__main__ import emojis as painted
from engine import Event, View, game, games
from engine.capital_lux.components import COLOUR_WORDS
from engine.capital_lux.components import WORDS as CAPITAL_LUX
from engine.mausoleum.components import WORDS as MAUSOLEUM
from render import emojis
from render.choices import offers
from render.registry import teller
from render.tellers import Teller
from render.wording import NO_EMOJIS, Words, emoji, player, tell
from tests.emojis import EMOJIS
from tools.play_checks import positions

NAMES = ("Ana", "Bruno")
SMALL = 22
"""Side of an emoji in a line of text, in pixels."""
LEAST_DIFFERENCE = 5.0
"""Least mean difference of two emojis of that size, up to 255. The least is 5.8, of cards with 5 and 6."""


def small(data: bytes) -> Image.Image:
    """Return an emoji as in a line of text on Discord's dark ground."""
    with Image.open(io.BytesIO(data)) as image:
        one = image.resize((SMALL, SMALL), Image.Resampling.LANCZOS)
    ground = Image.new("RGB", one.size, "#313338")
    ground.paste(one, (0, 0), one)
    return ground


def difference(one: Image.Image, other: Image.Image) -> float:
    """Return the mean difference of two pictures, up to 255."""
    return sum(ImageStat.Stat(ImageChops.difference(one, other)).mean) / 3


@pytest.mark.parametrize("key", [None, *games()])
def test_discord_accepts_every_emoji(key: str | None) -> None:
    for base, (name, data) in emojis.load([key]).items():
        assert re.fullmatch(rf"{base}_[0-9a-f]{{6}}", name) and re.fullmatch(r"\w{2,32}", name, re.ASCII), name
        assert len(data) <= 256 * 1024
        with Image.open(io.BytesIO(data)) as image:
            assert (image.format, image.mode, image.size) == ("PNG", "RGBA", (128, 128))


def test_no_two_emojis_look_alike_in_a_line_of_text() -> None:
    seen = {base: small(each.data) for key in (None, *games()) for base, each in emojis.load([key]).items()}
    assert seen.keys() == EMOJIS.keys()
    bases = sorted(seen)
    alike = {
        (one, other): difference(seen[one], seen[other])
        for number, one in enumerate(bases)
        for other in bases[number + 1 :]
    }
    closest = min(alike, key=alike.__getitem__)
    assert alike[closest] >= LEAST_DIFFERENCE, (closest, alike[closest])


@pytest.mark.slow
def test_the_files_are_what_is_painted() -> None:
    assert painted("mausoleum", check=True) == []


def test_a_file_replaced_by_hand_is_a_new_emoji(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    before = emojis.load(["mausoleum"])
    shutil.copytree(Path(emojis.__file__).parent / "mausoleum" / "emojis", tmp_path / "mausoleum" / "emojis")
    monkeypatch.setattr(emojis, "_HERE", tmp_path)
    assert emojis.load(["mausoleum"]) == before
    Image.new("RGBA", (128, 128), "#FF0000").save(tmp_path / "mausoleum" / "emojis" / "base.png")
    after = emojis.load(["mausoleum"])
    assert [base for base in before if before[base].name != after[base].name] == ["mausoleum_base"]


@pytest.mark.parametrize("key", games())
def test_every_choice_has_an_emoji_of_its_game_or_of_all_games(key: str) -> None:
    rules, chosen = game(key), set()
    there = emojis.keys(key) | emojis.keys(None)
    for number in range(6):
        for state, _ in positions(rules, rules.meta.seats[-1], f"emojis {number}".encode()):
            for seat, _ in rules.deciding(state):
                view = rules.view(state, seat)
                names = ("Ana", "Bruno", "Chloé", "Davi")
                shown = offers(rules, view, names, Words("en-US", EMOJIS), narrowed=True)
                for offer in shown:
                    action = rules.parse(offer.notation)
                    sign = teller(key).look(view, action, rules.explain(view, action)).emoji
                    assert sign is None or sign in there, (str(action), sign)
                    assert offer.emoji == (sign and emoji(EMOJIS, key, sign))
                    chosen.add(sign)
                assert not any(offer.emoji for offer in offers(rules, view, names, Words("en-US", NO_EMOJIS)))
    assert len(chosen) > 10 or not emojis.keys(key)


def test_cards_and_colours_are_keys() -> None:
    assert {*CAPITAL_LUX, *COLOUR_WORDS} <= emojis.keys("capital_lux")
    assert set(MAUSOLEUM) <= emojis.keys("mausoleum")


def test_a_game_without_emojis_has_none() -> None:
    class Silent(Teller[View]):
        modules = MappingProxyType({"alt": teller("luxor").modules["alt"]})

    rules = game("luxor")
    state, _ = next(iter(positions(rules, 2, b"none")))
    view = rules.view(state, rules.deciding(state)[0].seat)
    assert emojis.keys("none") == frozenset() and emojis.load(["none"]) == {}
    assert Silent().look(view, view.actions[0], rules.explain(view, view.actions[0])).emoji is None


def test_texts_show_the_emojis_of_seats_cards_and_colours_in_front_of_their_words() -> None:
    event = Event("played", {"seat": 1, "card": "s5", "place": "home", "colour": "scientist", "total": 9})
    seat, card, colour = (EMOJIS[each] for each in ("seat_2", "capital_lux_s5", "capital_lux_scientist"))
    words = tell("capital_lux", event, NAMES, Words("en-US"))
    assert words == "◆ **Bruno** plays Scientist 5 to the hometown. Scientists there: 9."
    shown = tell("capital_lux", event, NAMES, Words("en-US", EMOJIS))
    assert shown == f"{seat} **Bruno** plays {card} Scientist 5 to the hometown. {colour} Scientists there: 9."


def test_a_seat_keeps_its_sign_where_discord_has_other_emojis_only() -> None:
    assert player(0, NAMES, emojis={"seat_2": "<:seat_2_0a1b2c:1>"}) == "▲ **Ana**"
