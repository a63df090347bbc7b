"""The fonts, from their packages, and the letters they contain.

Source Serif for titles, names and sentences. Manrope for numbers (Source Serif Black where digits should look carved).
Hanken Grotesk for small labels. Names in other scripts have fonts of their own. All use the SIL Open Font License.
"""

from __future__ import annotations

import functools
import importlib.util
import unicodedata
from pathlib import Path
from typing import Final, Literal

from PIL import ImageFont, features

from locales import say

Face = Literal["title", "name", "serif", "number", "label", "carved"]

_FILES: Final[dict[str, tuple[str, str]]] = {
    "title": ("font_source_serif_pro", "SourceSerifPro-Bold.otf"),
    "name": ("font_source_serif_pro", "SourceSerifPro-Bold.otf"),
    "serif": ("font_source_serif_pro", "SourceSerifPro-Semibold.otf"),
    "number": ("font_manrope", "Manrope-ExtraBold.ttf"),
    "carved": ("font_source_serif_pro", "SourceSerifPro-Black.otf"),
    "label": ("font_hanken_grotesk", "HankenGrotesk-Bold.otf"),
}
"""Package and file of each face."""
FACES: Final = tuple(_FILES)
_SCRIPTS: Final[dict[str, tuple[str, str]]] = {
    "hebrew": ("fontpkg_frank_ruhl_libre", "FrankRuhlLibre[wght].ttf"),
    **{
        name.lower(): (f"fontpkg_noto_sans_{name.lower()}", f"NotoSans{name}[wdth,wght].ttf")
        for name in ("Arabic", "Devanagari", "Tamil", "Telugu", "Thai", "Khmer")
    },
}
"""The same of scripts that the faces lack. These fonts have Latin letters and the signs of names, too."""
SCRIPT_WEIGHT: Final = 700
"""Weight of these letters, as bold as those of the other faces."""
FIRST_SCRIPT: Final = "\u0590"
"""The first letter of these scripts. Most texts have only letters before it."""

FONTS_KEPT: Final = 24
"""Open fonts: each takes up to 0.3 MiB and opens in a fraction of a millisecond. Finished words are sprites."""
_NOBODYS: Final = "\U0010ffff"
"""A code point of no font: it yields the font's glyph for a missing letter."""


@functools.cache
def path(face: str) -> Path:
    """Return the file of a face. Finds packages without importing them: an import would list their whole folder."""
    package, name = _FILES.get(face) or _SCRIPTS[face]
    found = importlib.util.find_spec(package)
    if found is None or found.origin is None:
        raise ModuleNotFoundError(f"{package}: install the packages of requirements.txt")
    return Path(found.origin).parent / "files" / name


@functools.lru_cache(FONTS_KEPT)
def font(face: str, size: float) -> ImageFont.FreeTypeFont:
    """Return a face at a size in pixels."""
    opened = ImageFont.truetype(str(path(face)), size)
    if face in _SCRIPTS:
        axes = opened.get_variation_axes()
        opened.set_variation_by_axes(
            [float(SCRIPT_WEIGHT if axis["name"] == b"Weight" else axis["default"] or 0) for axis in axes]
        )
    return opened


@functools.cache
def scripts() -> tuple[str, ...]:
    """Return the faces of other scripts that can be drawn here.

    None without Raqm, which orders and joins their letters. Pillow's packages have it, and load the system's FriBiDi.
    """
    if not features.check("raqm"):
        return ()
    return tuple(face for face, (package, _) in _SCRIPTS.items() if importlib.util.find_spec(package) is not None)


@functools.lru_cache(4096)
def face_for(text: str, face: str) -> str:
    """Return the face that draws a text: that of a script if only it has all the letters that any face has."""
    if all(letter < FIRST_SCRIPT for letter in text):
        return face
    known = [letter for letter in text if any(holds(each, letter) for each in (face, *scripts()))]
    if all(holds(face, letter) for letter in known):
        return face
    return next((each for each in scripts() if all(holds(each, letter) for letter in known)), face)


@functools.cache
def capital(face: str, size: float) -> int:
    """Return the height of a capital letter, in pixels."""
    box = font(face, size).getbbox("H")
    return round(box[3] - box[1])


@functools.lru_cache(4096)
def holds(face: str, letter: str) -> bool:
    """Return whether the face has a glyph for the letter."""
    if letter.isspace():
        return letter == " "
    if unicodedata.category(letter)[0] == "C":
        return False
    probe = font(face, 24)
    mask, missing = probe.getmask(letter), probe.getmask(_NOBODYS)
    if mask.size != missing.size:
        return True
    return bytes(mask) != bytes(missing)


def readable(text: str, face: str) -> str:
    """Return the part of ``text`` that the face, or that of a script, can draw, on one line. Empty if there is none."""
    composed = unicodedata.normalize("NFC", " ".join(text.split()))
    drawn = face_for(composed, face)
    known = "".join(letter for letter in composed if holds(drawn, letter))
    return " ".join(known.split())


def player(name: str, number: int, locale: str, face: Face = "name") -> str:
    """Return a player's name in drawable letters, or the locale's "Player 2"."""
    return readable(name, face) or say(locale, "picture-player", {"number": number})


def names(given: tuple[str, ...], locale: str, face: Face = "name") -> tuple[str, ...]:
    """Return players' names in drawable letters, in seat order."""
    return tuple(player(name, seat + 1, locale, face) for seat, name in enumerate(given))
