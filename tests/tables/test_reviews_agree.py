"""Two reviews of a game with different random numbers name the same mistakes. ``bench.reviews`` measures more games."""

from __future__ import annotations

import pytest

from bench.reviews import agreement

GAMES = (("luxor", 2), ("capital_lux", 2), ("mausoleum", 4))


@pytest.mark.slow
async def test_two_reviews_of_a_game_agree_about_mistakes() -> None:
    found = await agreement(GAMES)
    # Of so few mistakes two may differ by chance.
    assert found.named > 4 and found.both >= found.named - 2 and found.gap <= 0.1, found
