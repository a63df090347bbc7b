"""Figures: small reliefs of layers. A layer is a path, a tone and a material in a box of 100 around the origin."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, NamedTuple

from PIL import Image

from art.kit.relief import emboss
from render.kit.colour import Colour, mix
from render.kit.light import linear, shadow
from render.kit.paths import Path


class Layer(NamedTuple):
    """``tone`` from -1 (darkest) to 1 (lightest). ``stuff`` is a key of :data:`STUFFS`."""

    path: Path
    tone: float = 0.0
    stuff: str = "gold"

    def moved(self, dx: float = 0, dy: float = 0, scale: float = 1, turn: float = 0) -> Layer:
        """Return a copy with its path moved."""
        return Layer(self.path.moved(dx, dy, scale, turn), self.tone, self.stuff)


Figure = Sequence[Layer]

STUFFS: Final[dict[str, tuple[Colour, Colour, Colour]]] = {
    "gold": ("#FFE9A8", "#EFBC4C", "#B0741A"),
    "gilt": ("#FFE39A", "#EDB949", "#B0741A"),
    "marble": ("#FFFDF6", "#EFE6D6", "#B9B7BC"),
    "dark": ("#1C3D6B", "#11294E", "#081A36"),
    "red": ("#E8704A", "#C2462A", "#7A2412"),
    "blue": ("#6CB7EA", "#2F80C4", "#124A86"),
    "clay": ("#E98A5A", "#C4592F", "#7E2C12"),
    "black": ("#3A2A2A", "#20161A", "#0D080C"),
    "skin": ("#F6C79A", "#D99A68", "#9A5A34"),
    "steel": ("#F2F6FA", "#B9C6D6", "#6C7F98"),
    "carved": ("#8B9AB2", "#5F708C", "#3C4C68"),
    "wood": ("#D9A066", "#A06A38", "#5E3814"),
    "sand": ("#F0D9A8", "#D2B06C", "#8C6A30"),
}
"""Lit, middle and shaded colour of each material."""


def moved(figure: Figure, dx: float = 0, dy: float = 0, scale: float = 1, turn: float = 0) -> list[Layer]:
    """Move all layers."""
    return [layer.moved(dx, dy, scale, turn) for layer in figure]


def draw_figure(
    image: Image.Image,
    figure: Figure,
    x: float,
    y: float,
    size: float,
    cast: bool = True,
    stuff: str | None = None,
    edge: float = 2.2,
) -> None:
    """Draw a figure around (x, y) so that its box of 100 measures ``size`` pixels. ``stuff`` replaces every material.

    ``edge`` is the width of the rounded edges in figure units. ``cast`` gives each layer a shadow.
    """
    k = size / 100
    for layer in figure:
        path = layer.path.moved(x, y, k)
        x0, y0, x1, y1 = path.box()
        towards = "#FFFFFF" if layer.tone > 0 else "#0A0A14"
        tones = [mix(colour, towards, abs(layer.tone)) for colour in STUFFS[stuff or layer.stuff]]
        if cast and size > 30:
            shadow(image, path, max(0.8, 1.6 * k), round(1.8 * k), "#04070F", 0.5, round(1.2 * k))
        emboss(image, path, linear((x0, y0), (x0 + (x1 - x0) * 0.4, y1), *tones), max(0.6, edge * k), 0.95)
