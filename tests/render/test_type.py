"""Fonts contain every letter in use. Words fit their places."""

from __future__ import annotations

import unicodedata
from pathlib import Path

import pytest
from PIL import ImageFont

import render
from engine.mausoleum.components import WORDS
from locales import LOCALES, has, say
from render import fonts
from render.fonts import names
from render.kit.type import ELLIPSIS, fit, fit_lines, width, wrap
from render.mausoleum import faces, feet
from render.mausoleum.texts import card_name
from render.wording import Words, brief_card

CATALOGUES = Path(__file__).parents[2] / "locales"
FACES = ("title", "name", "serif", "label")


@pytest.mark.parametrize("locale", LOCALES)
@pytest.mark.parametrize("face", FACES)
def test_the_fonts_hold_every_letter_of_every_catalogue(locale: str, face: str) -> None:
    text = "".join(path.read_text(encoding="utf-8") for path in (CATALOGUES / locale).glob("*.ftl"))
    letters = {letter for letter in text if unicodedata.category(letter)[0] == "L"}
    assert len(letters) > 50
    missing = sorted(letter for letter in letters if not fonts.holds(face, letter))
    assert missing == []


def test_numbers_have_their_signs() -> None:
    assert all(fonts.holds("number", letter) for letter in "0123456789+\N{MINUS SIGN}×/=>−")


SCRIPTS = {
    "hebrew": "אבגד שלום",
    "arabic": "محمد علي",
    "devanagari": "आनंद कुमार",
    "tamil": "தமிழ் பெயர்",
    "telugu": "తెలుగు పేరు",
    "thai": "ชื่อไทย",
    "khmer": "ខ្មែរ សុខា",
}
BYTES = 5 * 2**20
"""Most that the fonts of all other scripts take on a disk."""


@pytest.mark.parametrize(("script", "name"), SCRIPTS.items())
def test_names_in_other_scripts_are_drawn_whole(script: str, name: str) -> None:
    for face in ("name", "number"):
        assert fonts.readable(name, face) == name and fonts.face_for(name, face) == script
        assert fonts.readable(f"Ana {name} 🔥", face) == f"Ana {name}"
        assert fonts.face_for(f"{name}{ELLIPSIS}", face) == script, "a name that is cut"
        assert 0 < width(name, face, 40) < 400
    for locale in LOCALES:
        assert fonts.face_for(say(locale, "picture-review-move", name=name), "title") == script, "a sentence"


def test_names_from_right_to_left_are_ordered_and_joined() -> None:
    """What basic layout draws is another picture: letters in reverse, and Arabic ones apart."""
    for script in ("hebrew", "arabic"):
        font = fonts.font(script, 40)
        basic = ImageFont.truetype(str(fonts.path(script)), 40, layout_engine=ImageFont.Layout.BASIC)
        basic.set_variation_by_axes([700, *([100] if script == "arabic" else [])])
        assert bytes(font.getmask(SCRIPTS[script])) != bytes(basic.getmask(SCRIPTS[script]))


def test_letters_that_work_without_them_keep_their_face() -> None:
    for name in ("Ana", "Chloé", "Бруно", "Ελένη", "Đặng", "“Ana” — 12 → 15", "★ Ana ★"):
        for face in (*FACES, "number"):
            assert fonts.face_for(name, face) == face


def test_without_raqm_or_the_packages_such_names_are_player_and_number(monkeypatch: pytest.MonkeyPatch) -> None:
    fonts.scripts.cache_clear()
    fonts.face_for.cache_clear()
    monkeypatch.setattr(fonts.features, "check", lambda feature: False)
    try:
        assert names((SCRIPTS["hebrew"], "Ana", "田中"), "en-US") == ("Player 1", "Ana", "Player 3")
    finally:
        fonts.scripts.cache_clear()
        fonts.face_for.cache_clear()


def test_the_fonts_of_other_scripts_are_small_and_free() -> None:
    files = [fonts.path(script) for script in fonts.scripts()]
    assert [*fonts.scripts()] == [*SCRIPTS] and sum(file.stat().st_size for file in files) < BYTES
    assert all("Open Font License" in (file.parents[1] / "LICENSE").read_text(encoding="utf-8") for file in files)


@pytest.mark.parametrize("game", render.games())
def test_a_picture_says_whom_it_calls_player_and_number(game: str) -> None:
    cover = render.cover(game, ("Ana", "田中", SCRIPTS["hebrew"], None)[:3], "fr", 2)
    assert cover.unnamed == (1,)
    assert render.cover(game, ("Ana", "Player 2"), "en-US", 2).unnamed == ()


def test_what_a_font_lacks_is_dropped() -> None:
    assert fonts.readable("Ana 🔥 שלום Бруно", "name") == "Ana Бруно"
    assert fonts.readable("  a\n\tb\u200d\u202e ", "name") == "a b"
    assert fonts.readable("e\u0301", "name") == "é"
    assert fonts.readable("名前", "name") == ""


@pytest.mark.parametrize("locale", LOCALES)
def test_a_name_without_a_letter_becomes_player_and_number(locale: str) -> None:
    shown = names(("🔥", "", "Ana"), locale)
    assert shown[0] == say(locale, "picture-player", {"number": 1})
    assert shown[1] == say(locale, "picture-player", {"number": 2})
    assert shown[2] == "Ana"


def test_a_long_name_is_made_smaller_and_then_cut() -> None:
    name, size = fit("xX_GuardiãoDoMausoléuEterno_Xx", "name", 48, 260, 36)
    assert size == 36
    assert name.endswith(ELLIPSIS)
    assert width(name, "name", size) <= 260
    assert fit("Ana", "name", 48, 260, 36) == ("Ana", 48)


def test_wrapped_lines_keep_every_word_and_their_room() -> None:
    text = "Donnez une carte, recevez-en une au hasard"
    lines = wrap(text, "serif", 36, 250)
    assert " ".join(lines) == text
    assert all(width(line, "serif", 36) <= 250 for line in lines)


@pytest.mark.parametrize("locale", LOCALES)
@pytest.mark.parametrize("word", WORDS)
def test_names_and_effects_fit_their_cards_uncut(locale: str, word: str) -> None:
    effect, shape = say(locale, f"mausoleum-picture-effect-{word}"), faces.upright()
    _, _, wide, high = shape.text
    lines, size = fit_lines(effect, "serif", shape.effect, wide - 20, faces.effect_lines(shape), 30)
    assert " ".join(lines) == effect
    assert all(width(line, "serif", size) <= wide - 20 for line in lines)
    assert size * 1.1 * len(lines) <= high
    for shape in (faces.upright(), faces.lying(372, 250), faces.lying(501, 250)):
        title, title_size, _ = faces.name_lines(locale, word, shape.name, shape.band[2] - 20)
        assert " ".join(title) in (card_name(Words(locale), word), brief_card("mausoleum", word, locale))
        assert all(width(line, "title", title_size) <= shape.band[2] - 20 for line in title)


@pytest.mark.parametrize("locale", LOCALES)
@pytest.mark.parametrize("key", ["no-no-target", "no-empty-discard", "no-second-mausolo", "no-nothing-to-give", "keep"])
def test_labels_fit_the_feet_of_narrow_cards_uncut(locale: str, key: str) -> None:
    label = say(locale, f"mausoleum-picture-{key}")
    lines, _ = feet.label_lines(label, faces.lying(372, 250).foot[2] - faces.FOOT_MARGIN)
    assert " ".join(lines) == label


def test_every_catalogue_of_pictures_has_the_same_keys() -> None:
    for file in ("picture.ftl", "mausoleum-picture.ftl"):
        keys = []
        for locale in LOCALES:
            lines = (CATALOGUES / locale / file).read_text(encoding="utf-8").splitlines()
            keys.append([line.split(" =")[0] for line in lines if " =" in line and line[0].isalpha()])
        assert len(keys[0]) > 5
        assert all(one == keys[0] for one in keys)
        assert all(has(locale, key) for locale in LOCALES for key in keys[0])
