"""Illustrations of the rules, by page. The ``page_*`` modules draw them."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from PIL import Image

from render.capital_lux import page_basics, page_ends, page_powers, sixty

PAGES: Final = (
    "sixty", "goal", "draft", "turn", "agent", "cleric", "scientist", "merchant", "round-end", "gold", "bonus",
    "scoring", "cards", "rulings",
)  # fmt: skip
_DRAW: Final[dict[str, Callable[[], Image.Image]]] = {
    "goal": page_basics.goal, "draft": page_basics.draft, "turn": page_basics.turn, "agent": page_powers.agent,
    "cleric": page_powers.cleric, "scientist": page_powers.scientist, "merchant": page_powers.merchant,
    "round-end": page_ends.round_end, "gold": page_ends.gold, "bonus": page_ends.bonus,
    "scoring": page_ends.scoring, "cards": page_basics.cards_of_the_box,
}  # fmt: skip
ILLUSTRATED: Final = ("sixty", *_DRAW)


def draw(page: str, locale: str) -> Image.Image:
    """Draw the illustration of a page, RGB, 1560 units wide. Only the first carries words."""
    return sixty.draw(locale) if page == "sixty" else _DRAW[page]()
