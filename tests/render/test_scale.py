"""Units and pixels: sprites and words keep their place at every scale."""

from __future__ import annotations

import numpy as np
import pytest
from PIL import Image

from render.kit.light import fill
from render.kit.paths import ellipse
from render.kit.scale import PICTURE, pixels, scaled
from render.kit.sprites import Sprite, canvas, sprite
from render.kit.type import fit, width, write

SCALES = (1, PICTURE, 1 / 2, 1 / 3)


def disc(radius: int) -> Sprite:
    image = canvas(2 * radius + 20, 2 * radius + 20)
    fill(image, ellipse(radius + 10, radius + 10, radius), "#FFFFFF")
    return sprite(image, -radius - 10, -radius - 10)


def middle(image: Image.Image) -> tuple[float, float]:
    """Return the centre of all light, in pixels."""
    light = np.asarray(image.convert("L"), np.float64)
    across, down = np.arange(light.shape[1]) + 0.5, np.arange(light.shape[0]) + 0.5
    return float((light.sum(0) * across).sum() / light.sum()), float((light.sum(1) * down).sum() / light.sum())


@pytest.mark.parametrize("scale", SCALES)
@pytest.mark.parametrize("mode", ["RGB", "RGBA"])
def test_a_sprite_lies_where_it_is_put(scale: float, mode: str) -> None:
    with scaled(scale):
        image = Image.new(mode, (pixels(400), pixels(300)), "#000000")
        disc(31).put(image, 240, 120)
        x, y = middle(image)
        assert abs(x - 240 * scale) < 1 and abs(y - 120 * scale) < 1
        light = np.asarray(image.convert("L"), np.float64).sum() / 255
        assert light == pytest.approx(np.pi * (31 * scale) ** 2, rel=0.03)


@pytest.mark.parametrize("scale", SCALES)
def test_words_keep_their_length_in_units(scale: float) -> None:
    text = "Maximiliana Figueira"
    with scaled(1):
        long, cut = width(text, "name", 46), fit(text, "name", 46, 300, 34)
        large = Image.new("RGB", (800, 100))
        write(large, 400, 50, text, "name", 46, "#FFFFFF")
    with scaled(scale):
        assert width(text, "name", 46) == pytest.approx(long, rel=0.02)
        assert fit(text, "name", 46, 300, 34)[0] == cut[0]
        image = Image.new("RGB", (pixels(800), pixels(100)))
        assert write(image, 400, 50, text, "name", 46, "#FFFFFF") == pytest.approx(long, rel=0.02)
        for small, whole in zip(middle(image), middle(large), strict=True):
            assert small / scale == pytest.approx(whole, abs=3)
