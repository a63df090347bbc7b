"""A whole game as one animated picture: WebP, which plays in every Discord client, also in a media gallery.

Frames share one palette and are packed without loss: unchanged pixels stay identical, which keeps the file small and
the picture calm. The encoder draws one frame at a time, so memory use does not grow with the game.
"""

from __future__ import annotations

import io
from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, Final

from PIL import Image, ImageDraw

from render.kit.scale import scaled
from render.registry import artist, teller
from render.shots import CUTS, Animation, Shot, ShotKind, TooLarge

if TYPE_CHECKING:
    from PIL._imaging import PixelAccess

LARGEST: Final = 8 * 1024 * 1024
"""Largest size of an animation, in bytes."""
BAR: Final = 6
"""Height in pixels of the progress bar below the picture."""
LENGTH: Final = 150_000
"""Milliseconds of all turns of a long game together."""
QUICKEST: Final = 700
SLOWEST: Final = 1_600
"""Shortest and longest display of one turn, in milliseconds."""
STILL: Final = {ShotKind.INTERLUDE: 5_000, ShotKind.SCORE: 9_000}
"""Display in milliseconds of frames with much to read."""
OPENING: Final = 2_000
FINAL: Final = 4_000
"""Display in milliseconds of the deal, and of the last position."""

COLOURS: Final = 192
"""Colours of an animation."""
SAMPLES: Final = 6
"""Frames that its palette is taken from."""

Progress = Callable[[int, int], None]
"""Receives the number of finished frames and of all frames. An exception it raises stops the encoder."""


def make(
    game: str,
    shots: Sequence[Shot],
    locale: str,
    limit: int = LARGEST,
    progress: Progress = lambda done, of: None,
) -> Animation:
    """Make the animation of a finished game, of at most ``limit`` bytes. Reduces size and turns to fit.

    Takes some seconds. ``progress`` restarts with each attempt. Raises :class:`TooLarge` if nothing fits.
    """
    limit = min(limit, LARGEST)
    cuts = list(CUTS)
    while cuts:
        cut = cuts.pop(0)
        reel = _Reel(game, _chosen(shots, cut.nth), locale, cut.shrink, progress)
        data = reel.developed()
        if len(data) <= limit:
            return Animation(data, *reel.size, reel.n_frames, cut)
        # Skip cuts whose estimated size exceeds the limit. Always try the smallest.
        goal = cut.weight * limit / len(data)
        while len(cuts) > 1 and cuts[0].weight > goal:
            cuts.pop(0)
    raise TooLarge


def _chosen(shots: Sequence[Shot], nth: int) -> list[Shot]:
    """Return every ``nth`` turn and the frames that no animation may omit."""
    last = max(shot.turn for shot in shots)
    return [shot for shot in shots if shot.kind is not ShotKind.BOARD or shot.turn in (0, last) or shot.turn % nth == 0]


def durations(shots: Sequence[Shot]) -> list[int]:
    """Return the display time of each picture, in milliseconds."""
    pace = min(max(LENGTH // len(shots), QUICKEST), SLOWEST)
    last = max(shot.turn for shot in shots)
    times = []
    for shot in shots:
        still = STILL.get(shot.kind, pace)
        if shot.kind is ShotKind.BOARD and shot.turn in (0, last):
            still = OPENING if shot.turn == 0 else FINAL
        times.append(still)
    return times


class _Reel(Image.Image):
    """The frames as a multi-frame Pillow image. Loading a frame draws it and drops the previous one."""

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
        self._colours: Image.Image | None = None
        self._mode = "RGB"

    def developed(self) -> bytes:
        """Return the file's bytes."""
        out = io.BytesIO()
        # No key frames: playback never starts in the middle. More effort doubles the time for a tenth of the size.
        self.save(
            out,
            "WEBP",
            save_all=True,
            duration=durations(self._shots),
            loop=0,
            lossless=True,
            quality=0,
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

    def _palette(self) -> Image.Image:
        """Return the palette of all frames, taken from some of them."""
        if self._colours is None:
            chosen = [*self._shots[:: max(1, len(self._shots) // SAMPLES)], self._shots[-1]]
            samples = [self._picture(shot).reduce(2) for shot in chosen]
            sheet = Image.new("RGB", (samples[0].width, sum(sample.height for sample in samples)))
            top = 0
            for sample in samples:
                sheet.paste(sample, (0, top))
                top += sample.height
            self._colours = sheet.quantize(COLOURS, Image.Quantize.FASTOCTREE)
        return self._colours

    def _picture(self, shot: Shot) -> Image.Image:
        drawn = artist(self._game)
        draw = {ShotKind.BOARD: drawn.board, ShotKind.INTERLUDE: drawn.interlude, ShotKind.SCORE: drawn.score}[
            shot.kind
        ]
        with scaled(1 / self._shrink):
            return draw(shot.scene, self._locale)[0]

    def _draw(self, number: int) -> Image.Image:
        picture = self._picture(self._shots[number])
        small = picture.quantize(palette=self._palette(), dither=Image.Dither.NONE).convert("RGB")
        accent = teller(self._game).accent
        frame = Image.new("RGB", (small.width, small.height + BAR), _shaded(accent, 0.25))
        frame.paste(small)
        done = round(frame.width * (number + 1) / self.n_frames)
        ImageDraw.Draw(frame).rectangle((0, small.height, done - 1, frame.height - 1), _shaded(accent, 1))
        return frame


def _shaded(colour: int, light: float) -> tuple[int, int, int]:
    """Darken 0xRRGGBB to a Pillow colour."""
    red, green, blue = (round((colour >> shift & 255) * light) for shift in (16, 8, 0))
    return red, green, blue
