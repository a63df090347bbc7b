"""Sample positions for galleries and tests. Only these may use the rules."""

from __future__ import annotations

from typing import Final

from engine.__key__.game import GAME
from render.positions import Samples

SAMPLES: Final = Samples(GAME)
