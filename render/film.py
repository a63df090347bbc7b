"""A whole game as one animated picture: WebP, which Discord shows moving in every client, also in a media gallery.

The frames are in the palettes of the pictures and compressed without loss: what does not change between two of them
stays the same to the pixel, which keeps the file small and the picture calm. They are drawn one by one while the file
is written, so that a long game takes no more memory than a short one.
"""

from __future__ import annotations

import io
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Final, NamedTuple

from PIL import Image, ImageDraw

from render.kit import png
from render.registry import artist, palettes
from render.shots import Kind, Shot, TooLarge

if TYPE_CHECKING:
    from PIL._imaging import PixelAccess

LARGEST: Final = 8 * 1024 * 1024
"""Bytes of a film, at most."""
BAR: Final = 6
"""Height of the bar below the picture that shows how far the game is, in pixels."""
LENGTH: Final = 150_000
"""Milliseconds that all turns of a long game take together."""
QUICKEST: Final = 700
SLOWEST: Final = 1_600
"""Milliseconds that one turn is shown, at least and at most."""
STILL: Final = {Kind.INTERLUDE: 5_000, Kind.SCORE: 9_000}
"""Milliseconds for what there is much to read in."""
OPENING: Final = 2_000
FINAL: Final = 4_000
"""Milliseconds for the deal, and for the last position."""

Progress = Callable[[int, int], None]
"""Is told how many frames are done, of how many. What it raises ends the making."""


class Cut(NamedTuple):
    """How large a film is, and how many of its turns it shows: ``shrink`` divides both sides of the pictures
    (1560 pixels wide), of the turns every ``nth`` is shown."""

    shrink: int
    nth: int

    @property
    def weight(self) -> float:
        """About how many bytes it takes, in any unit."""
        return float(1 / (self.shrink**1.7 * self.nth**0.7))


CUTS: Final = (Cut(2, 1), Cut(3, 1), Cut(3, 2), Cut(4, 2), Cut(4, 4), Cut(6, 8))
"""From the best to the smallest."""


@dataclass(frozen=True, slots=True)
class Film:
    """An animated WebP, its size in pixels, and the number of its frames. ``cut`` is what was done to make it fit."""

    data: bytes
    width: int
    height: int
    frames: int
    cut: Cut

    @property
    def whole(self) -> bool:
        """Whether it shows every turn, as large as it can be."""
        return self.cut == CUTS[0]


def make(
    game: str,
    shots: Sequence[Shot],
    locale: str,
    limit: int = LARGEST,
    progress: Progress = lambda done, of: None,
) -> Film:
    """The film of a finished game, of at most ``limit`` bytes; smaller and with fewer turns where it would be larger.

    Takes some seconds. ``progress`` begins anew with each attempt. :class:`TooLarge` if nothing fits.
    """
    limit = min(limit, LARGEST)
    cuts = list(CUTS)
    while cuts:
        cut = cuts.pop(0)
        reel = _Reel(game, _chosen(shots, cut.nth), locale, cut.shrink, progress)
        data = reel.developed()
        if len(data) <= limit:
            return Film(data, *reel.size, reel.n_frames, cut)
        # What would come out too large as well need not be tried; the smallest always is.
        goal = cut.weight * limit / len(data)
        while len(cuts) > 1 and cuts[0].weight > goal:
            cuts.pop(0)
    raise TooLarge


def _chosen(shots: Sequence[Shot], nth: int) -> list[Shot]:
    """Every ``nth`` turn, and of the rest only what no film may lack."""
    last = max(shot.turn for shot in shots)
    return [shot for shot in shots if shot.kind is not Kind.BOARD or shot.turn in (0, last) or shot.turn % nth == 0]


def durations(shots: Sequence[Shot]) -> list[int]:
    """How long each is shown, in milliseconds."""
    pace = min(max(LENGTH // len(shots), QUICKEST), SLOWEST)
    last = max(shot.turn for shot in shots)
    times = []
    for shot in shots:
        still = STILL.get(shot.kind, pace)
        if shot.kind is Kind.BOARD and shot.turn in (0, last):
            still = OPENING if shot.turn == 0 else FINAL
        times.append(still)
    return times


class _Reel(Image.Image):
    """The frames as Pillow takes an image of many: each is drawn when it is loaded, and forgotten with the next."""

    def __init__(self, game: str, shots: Sequence[Shot], locale: str, shrink: int, progress: Progress) -> None:
        super().__init__()
        self.n_frames = len(shots)
        self._game = game
        self._shots = shots
        self._locale = locale
        self._shrink = shrink
        self._progress = progress
        self._number = 0
        self._drawn: int | None = None
        self._mode = "RGB"

    def developed(self) -> bytes:
        """The file."""
        out = io.BytesIO()
        # No key frames: nobody begins in the middle. More effort takes twice the time for a tenth of the size.
        self.save(
            out,
            "WEBP",
            save_all=True,
            duration=durations(self._shots),
            loop=0,
            lossless=True,
            quality=20,
            method=1,
            kmin=0,
            kmax=0,
        )
        return out.getvalue()

    def tell(self) -> int:
        return self._number

    def seek(self, frame: int) -> None:
        self._number = frame

    def load(self) -> PixelAccess | None:
        if self._drawn != self._number:
            self._drawn = self._number
            frame = self._draw(self._number)
            self.im, self._size = frame.im, frame.size
            self._progress(self._number + 1, self.n_frames)
        return super().load()

    def _draw(self, number: int) -> Image.Image:
        shot, drawn = self._shots[number], artist(self._game)
        draw = {Kind.BOARD: drawn.board, Kind.INTERLUDE: drawn.interlude, Kind.SCORE: drawn.score}[shot.kind]
        large, kind, _ = draw(shot.scene, self._locale)
        small = png.quantise(large.convert("RGB").reduce(self._shrink), palettes(self._game)[kind]).convert("RGB")
        frame = Image.new("RGB", (small.width, small.height + BAR), _shaded(drawn.accent, 0.25))
        frame.paste(small)
        done = round(frame.width * (number + 1) / self.n_frames)
        ImageDraw.Draw(frame).rectangle((0, small.height, done - 1, frame.height - 1), _shaded(drawn.accent, 1))
        return frame


def _shaded(colour: int, light: float) -> tuple[int, int, int]:
    """0xRRGGBB as Pillow takes it, darker."""
    red, green, blue = (round((colour >> shift & 255) * light) for shift in (16, 8, 0))
    return red, green, blue
