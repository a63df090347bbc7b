"""The lobby: the four guilds' towers by the water under the ring of light, with the seats."""

from __future__ import annotations

from typing import Final

from PIL import Image

from render.capital_lux.lettering import FACE, LEAST, size_for
from render.capital_lux.tones import RIM, TEXT, WHITE
from render.kit import lobby
from render.kit.colour import mix
from render.kit.type import Shade, fit_lines, write_lines
from render.pieces import piece

SHADE: Final = Shade("#02031A", 5, 3, 0.95)


def draw(given: tuple[str | None, ...], locale: str, minimum: int) -> Image.Image:
    """Draw the whole cover, RGB. Free seats below ``minimum`` are needed, the others optional."""
    image = piece("capital_lux/cover").copy()
    for seat in lobby.seats(given, locale, minimum):
        x, y = 120 + 204 * seat.number, 346
        state = "taken" if seat.taken else seat.needed and "needed"
        piece("capital_lux/lobby-seat", seat.number, state).put(image, x, y)
        high, ink = (34, TEXT) if seat.taken else (LEAST, mix(RIM, WHITE, 0.5))
        lines, size = fit_lines(seat.text, FACE, size_for(high), 196, 2, size_for(LEAST))
        write_lines(image, x, y + 90 + 20 * (len(lines) - 1), lines, FACE, size, ink, size, SHADE)
    return image
