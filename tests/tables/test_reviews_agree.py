"""Two reviews of a game with different random numbers name the same mistakes."""

from __future__ import annotations

import pytest

from bench.reviews import agreement, ten


@pytest.mark.slow
async def test_two_reviews_of_a_game_agree_about_mistakes() -> None:
    """In those of the benchmark's ten games that two play."""
    found = await agreement([each for each in ten() if each[2] == 2])
    assert found.named > 4 and found.both >= 0.8 * found.named and found.gap <= 0.1, found
