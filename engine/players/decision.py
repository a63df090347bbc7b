"""The decision that a bot worker gets: a bot's turn, a hint and a review ask for the same."""

from __future__ import annotations

import time
from typing import NamedTuple

from engine.any_game import AnyGame
from engine.contract import View
from engine.players import both, decide, playouts, seconds, steps
from engine.players.choice import Choice
from engine.rng import FastRng


class BotDecision(NamedTuple):
    """A decision of the viewer of ``view``, to be made as a bot of this level makes it.

    With a ``seed`` the choice depends on these fields alone, and takes as long as it takes. ``limit``: the most
    positions that a hard bot samples, by default as many as its game names. ``seconds``: how long it samples.
    """

    game: AnyGame
    view: View
    level: str
    seed: bytes | None = None
    limit: int | None = None
    seconds: float | None = None

    def run(self) -> Choice:
        """Decide. Raises ValueError as :func:`engine.players.decide` does."""
        count = playouts(self.game, self.view.seats) if self.limit is None else self.limit
        budget = steps(count)
        if self.seconds is not None:
            budget = both(budget, seconds(time.monotonic, self.seconds))
        rng = FastRng(None if self.seed is None else int.from_bytes(self.seed[:8]))
        return decide(self.game, self.view, self.level, rng, budget=budget)
