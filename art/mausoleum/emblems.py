"""Paints emblems: bare, in a round medal, or on the parapet of a player's area."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from PIL import Image

from art.kit.figures import Figure, draw_figure
from art.kit.paint import each, paints
from art.kit.relief import emboss, gold, rays
from art.mausoleum import deeds, people
from art.mausoleum.building import part
from art.mausoleum.statues import quadriga
from engine.mausoleum.components import CHARACTERS, WORDS, Kind
from render.kit.colour import Colour
from render.kit.light import fill, glow, inner_shadow, radial, shadow
from render.kit.paths import ellipse
from render.kit.sprites import Sprite, canvas, sprite
from render.mausoleum.building import PARTS
from render.mausoleum.cards import family

EMBLEMS: Final[dict[str, Callable[[], Figure]]] = {
    "mausolo": people.mausolo,
    "artemisia": people.artemisia,
    "arquitetos": people.arquitetos,
    "escultores": people.escultores,
    "terremoto": deeds.terremoto,
    "invasao": deeds.invasao,
    "descoberta": deeds.descoberta,
    "troca": deeds.troca,
    "roubo": deeds.roubo,
    "protecao": deeds.protecao,
    "crown": people.crown,
    "crescent": people.crescent,
    "passing": deeds.passing,
}
"""By the card's word. ``crown`` and ``crescent`` are the small king and queen, ``passing`` belongs to no card."""
SMALL: Final = {"mausolo": "crown", "artemisia": "crescent"}
"""Small emblems of cards with a large one."""
_WAITING: Final = tuple(kind.word for kind in (*CHARACTERS, Kind.PROTECAO))
"""Cards that lie in front of a player."""


def draw_card(image: Image.Image, word: str, x: float, y: float, size: float) -> None:
    """Draw a card's emblem, or its part of the building, on an RGBA image."""
    if word == "estatuas":
        draw_figure(image, quadriga(), x - 1.5 * size / 100, y + 31 * size / 100, size * 1.02)
        return
    if word not in PARTS:
        draw_emblem(image, word, x, y, size)
        return
    stone = part(word, round(size * 0.78), False)
    image.alpha_composite(stone.rgba(), (round(x) - stone.pixels.width // 2, round(y) - stone.pixels.height // 2))


def draw_emblem(image: Image.Image, name: str, x: float, y: float, size: float, stuff: str | None = None) -> None:
    """Draw an emblem in a box of ``size`` pixels around (x, y)."""
    draw_figure(image, EMBLEMS[name](), x, y, size, cast=stuff is None, stuff=stuff)


@paints("mausoleum/emblem", ("crown", "passing"), sizes=(58, 128))
def emblem(name: str, size: int) -> Sprite:
    """Draw a bare emblem, anchored at its centre."""
    half = int(size * 0.7) + 2
    image = canvas(2 * half, 2 * half)
    draw_emblem(image, name, half, half, size)
    return sprite(image, -half, -half)


def enamel(image: Image.Image, x: float, y: float, radius: float, rim: float = 0.86) -> None:
    """Draw a disc of blue enamel in a gold rim."""
    disc, inner = ellipse(x, y, radius), ellipse(x, y, radius * rim)
    shadow(image, disc, radius * 0.12, int(radius * 0.12), "#1A1206", 0.65)
    emboss(image, disc, gold(x - radius, y - radius, x + radius, y + radius), radius * 0.07)
    blue = radial((x - radius * 0.3, y - radius * 0.4), radius * 1.5, "#2A6CB4", "#0E3A72", "#061C3E")
    fill(image, inner, blue)
    inner_shadow(image, inner, radius * 0.08, int(radius * 0.1), "#020814", 0.8, 1)


@paints("mausoleum/waiting", _WAITING, sizes=(62, 82, 128))
def waiting(name: str, size: int) -> Sprite:
    """Draw a waiting shield or Mausolo in front of a player: enamel and gold. Anchored at its centre."""
    half = int(size * 0.65) + 2
    image = canvas(2 * half, 2 * half)
    enamel(image, half, half, size / 2)
    draw_emblem(image, SMALL.get(name, name), half, half, size * 0.66)
    return sprite(image, -half, -half)


@paints("mausoleum/spent", [kind.word for kind in CHARACTERS], sizes=(82, 112))
def spent(name: str, size: int) -> Sprite:
    """Draw a used character, carved in stone. Anchored at its centre."""
    half = int(size * 0.65) + 2
    image = canvas(2 * half, 2 * half)
    disc = ellipse(half, half, size / 2)
    fill(image, disc, "#B9B2A6", 0.55)
    inner_shadow(image, disc, size * 0.05, int(size * 0.06), "#4A4C58", 0.75, 1)
    draw_emblem(image, SMALL.get(name, name), half, half, size * 0.66, stuff="carved")
    return sprite(image, -half, -half)


@paints("mausoleum/disc", (False, True), sizes=(47, 94))
def disc(radius: int, lit: bool) -> Sprite:
    """Draw an empty enamel disc for a number, with a glow if it is ``lit``. Anchored at its centre."""
    half = int(radius * 1.3) + 16
    image = canvas(2 * half, 2 * half)
    if lit:
        glow(image, ellipse(half, half, radius), 8, "#FFD873", 0.7)
    enamel(image, half, half, radius, 0.87)
    return sprite(image, -half, -half)


GROUNDS: Final[dict[str, tuple[Colour, Colour, Colour]]] = {
    "event": ("#EE8A54", "#B2421F", "#561708"),
    "action": ("#3DB5B2", "#13757C", "#083A45"),
    "character": ("#4A8AD0", "#1C5596", "#071E42"),
    "construction": ("#6CB7E0", "#2068A6", "#0C3468"),
}
"""Enamel of a medal by the family of its card: centre, middle, rim."""


@paints("mausoleum/medal", (*WORDS, "passing"), sizes=(94,))
def medal(name: str, radius: int) -> Sprite:
    """Draw the card of the last move as a large round medal in an ember glow. Anchored at its centre."""
    tones = GROUNDS["character" if name == "passing" else family(name)]
    half = int(radius * 1.1) + 50
    image = canvas(2 * half, 2 * half)
    disc_path, inner = ellipse(half, half, radius), ellipse(half, half, radius * 0.88)
    glow(image, disc_path, 18, "#FF6A2A", 0.9, 1.2)
    shadow(image, disc_path, 10, 8, "#020610", 0.7)
    emboss(image, disc_path, gold(half - radius, half - radius, half + radius, half + radius), 4)
    fill(image, inner, radial((half, half - radius * 0.2), radius * 1.1, *tones))
    rays(image, half, half + radius * 0.2, radius * 2, 9, "#FFE3C0", 0.13, inner)
    inner_shadow(image, inner, 6, 5, "#120608", 0.7)
    draw_card(image, name, half, half - 2, radius * 1.24)
    return sprite(image, -half, -half)


@paints("mausoleum/token", WORDS, sizes=(100, 156))
def token(word: str, size: int) -> Sprite:
    """Draw a card as a small round picture, ``size`` units wide. Anchored at its centre."""
    half, k = round(size * 0.7), size / 100
    image = canvas(2 * half, 2 * half)
    disc_path, inner = ellipse(half, half, size / 2), ellipse(half, half, 44 * k)
    shadow(image, disc_path, 5 * k, round(4 * k), "#01060F", 0.6)
    emboss(image, disc_path, gold(half - size / 2, half - size / 2, half + size / 2, half + size / 2), 3 * k)
    fill(image, inner, radial((half, half - 10 * k), 54 * k, *GROUNDS[family(word)]))
    inner_shadow(image, inner, 4 * k, round(3 * k), "#120608", 0.6)
    draw_card(image, word, half, half, 64 * k)
    return sprite(image, -half, -half)


@paints("mausoleum/pip", each(PARTS, ("there", "missing", "new")))
def pip(word: str, look: str) -> Sprite:
    """Draw a part of a set as a small sign: ``there``, ``missing`` or ``new``. Anchored at its centre."""
    image = canvas(76, 76)
    if look == "new":
        glow(image, ellipse(38, 38, 26), 6, "#FFD873", 0.9)
        fill(image, ellipse(38, 38, 28), "#FFE9A8")
        fill(image, ellipse(38, 38, 25), radial((36, 32), 30, "#2A6CB4", "#0E3A72"))
    if look == "missing":
        fill(image, ellipse(38, 38, 24).dashed(8, 6, 2.6), "#8FB9DE")
        return sprite(image, -38, -38)
    draw_card(image, word, 38, 38, 46 if word != "estatuas" else 42)
    return sprite(image, -38, -38)
