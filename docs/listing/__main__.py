"""``python -m docs.listing``: draw the icon, the banner and the pictures of the App Directory.

Each picture shows a game in the middle, in front of itself, blurred: pictures there are 16:9, and those of games 3:2.
"""

from __future__ import annotations

from itertools import islice
from pathlib import Path
from typing import Final

from PIL import Image, ImageEnhance, ImageFilter

import render
from art.house import marks
from bench._positions import NAMES, boards
from docs.pictures import POSITIONS, SEATS
from locales import DEFAULT
from render.kit import paths
from render.kit.light import fill, outline
from render.kit.scale import scaled
from render.kit.sprites import canvas
from render.registry import artist

FOLDER: Final = Path(__file__).parent
PICTURE: Final = (1920, 1080)
"""Width and height of a picture of the App Directory."""
ICON: Final = (1024, 1024)
BANNER: Final = (680, 240)
"""Width and height of a bot's banner, from Discord's developer portal."""
HANDS: Final = ("luxor", "mausoleum")
"""Games whose hand is shown beside the boards of all that are released: the App Directory takes five pictures."""
SHARE: Final = 0.94
"""Height of the game's picture in that of the whole."""
NIGHT: Final = "#101A2E"
WOOD: Final = "#B98A54"
CLOTH: Final = "#22644D"
AROUND: Final = ((512, 205), (819, 512), (512, 819), (205, 512))
"""Centres of the seats in the icon, inside the circle that Discord cuts out."""
QUALITY: Final = 88
"""JPEG's."""


def scenes(key: str) -> tuple[Image.Image, Image.Image]:
    """Return the board of a game in the middle, and the hand of the player who decides there."""
    public, recent, own = next(islice(boards(key, SEATS, b"docs"), POSITIONS[key], None))
    names = NAMES[:SEATS]
    board = render.compose(key, render.Scene(public, names, recent), DEFAULT)
    hand, *_ = artist(key).hand(render.Scene(own, names, recent), DEFAULT)
    return board.convert("RGB"), hand.convert("RGB")


def framed(image: Image.Image, size: tuple[int, int] = PICTURE) -> Image.Image:
    """Return the picture in the middle of ``size``, in front of itself, blurred and darkened."""
    width, height = size
    wide = max(width / image.width, height / image.height)
    behind = image.resize((round(image.width * wide) + 1, round(image.height * wide) + 1))
    left, top = (behind.width - width) // 2, (behind.height - height) // 2
    behind = behind.crop((left, top, left + width, top + height)).filter(ImageFilter.GaussianBlur(width / 48))
    behind = ImageEnhance.Brightness(behind).enhance(0.45)
    fit = min(width / image.width, height / image.height) * SHARE
    front = image.resize((round(image.width * fit), round(image.height * fit)), Image.Resampling.LANCZOS)
    behind.paste(front, ((width - front.width) // 2, (height - front.height) // 2))
    return behind


def signs(size: tuple[int, int], radius: int, centres: tuple[tuple[int, int], ...], table: int = 0) -> Image.Image:
    """Return the marks of the four seats on a dark ground, around a table of this radius in the middle."""
    width, height = size
    image = canvas(width, height)
    image.paste(NIGHT, (0, 0, width, height))
    if table:
        disc = paths.ellipse(width / 2, height / 2, table)
        outline(image, disc, table * 0.3, WOOD)
        fill(image, disc, CLOTH)
    for seat, (x, y) in enumerate(centres):
        marks.seat_mark(seat, radius).put(image, x, y)
    return image.convert("RGB")


def draw() -> dict[str, Image.Image]:
    """Return every picture by its file name."""
    found = {}
    with scaled(1):
        for key in POSITIONS:
            board, hand = scenes(key)
            found[f"{key}-board.jpg"] = framed(board)
            if key in HANDS:
                found[f"{key}-hand.jpg"] = framed(hand)
        found["icon.png"] = signs(ICON, 108, AROUND, 140)
        found["banner.png"] = signs(BANNER, 44, ((130, 124), (270, 120), (410, 120), (550, 120)))
    return found


def main() -> None:
    """Write every picture."""
    for name, image in draw().items():
        image.save(FOLDER / name, optimize=True, quality=QUALITY)


if __name__ == "__main__":
    main()
