"""Illustrations of the rules, by page. The ``page_*`` modules draw them."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from PIL import Image

from render.capital_lux import page_basics, page_ends, page_powers, sixty, symbols

_DRAW: Final[dict[str, Callable[[], Image.Image]]] = {
    "goal": page_basics.goal, "draft": page_basics.draft, "turn": page_basics.turn, "agent": page_powers.agent,
    "cleric": page_powers.cleric, "scientist": page_powers.scientist, "merchant": page_powers.merchant,
    "round-end": page_ends.round_end, "gold": page_ends.gold, "bonus": page_ends.bonus,
    "scoring": page_ends.scoring, "cards": page_basics.cards_of_the_box,
}  # fmt: skip
_WRITTEN: Final[dict[str, Callable[[str], Image.Image]]] = {"sixty": sixty.draw, "symbols": symbols.draw}
"""Illustrations with words."""


def draw(page: str, locale: str) -> Image.Image:
    """Draw the illustration of a page, RGB, 1560 units wide. Those without words serve all languages."""
    return _WRITTEN[page](locale) if page in _WRITTEN else _DRAW[page]()
