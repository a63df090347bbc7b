"""The daily deal: one position a day and game, the same for everybody, with bots that decide alike in equal positions.

The player has seat 0. A long game begins towards its end, after moves of bots, so that it takes ten minutes.
Draws come from :class:`engine.rng.LabelledRng`. A bot's decision is a pure function of the deal's seed, the seat, the
number of the seat's decisions so far, and the view: no clock bounds it.
"""

from __future__ import annotations

import hashlib
import hmac
from collections import Counter
from typing import Final

from engine.any_game import AnyGame
from engine.contract import TURN
from engine.players.decision import BotDecision
from engine.rng import LabelledRng

PLAYER: Final = 0
"""The player's seat."""
SEATS: Final = 3
"""Seats of a deal, or the game's smallest number if that is greater."""
LEVEL: Final = "normal"
"""The level of the bots."""
DECISIONS: Final = 24
"""Most decisions that are left to a player who plays like a bot: about ten minutes."""

BEST, NEARLY, LOST = "b", "n", "l"
"""How good a turn was: as the strong bot's, nearly so, or weaker."""
NEARLY_LOSS: Final = 0.01
LOST_LOSS: Final = 0.05
"""Lost chances of winning from which a turn is only nearly as good, and from which it is weaker."""

Moves = list[tuple[int, str]]
"""Seats and notations."""


def seats(game: AnyGame) -> int:
    """Return how many players a deal of this game has."""
    wanted = game.meta.seats
    return SEATS if SEATS in wanted else wanted[0]


def sign(loss: float) -> str:
    """Return how good a turn was whose dearest decision lost this chance of winning, 0 to 1."""
    return BEST if loss < NEARLY_LOSS else NEARLY if loss < LOST_LOSS else LOST


def bot_seed(seed: bytes, seat: int, turn: int) -> bytes:
    """Return what a bot's decision is drawn from. ``turn`` counts the decisions of its seat, from 0."""
    return hmac.digest(seed, f"bot:{seat}:{turn}".encode(), hashlib.sha256)


def opening(game: AnyGame, seed: bytes) -> Moves:
    """Return the moves before the player's first decision. Empty for a game that is short enough."""
    rng = LabelledRng(seed)
    state, _ = game.setup(seats(game), {}, rng)
    moves: Moves = []
    starts, choices = [0], list[int]()  # where a turn of the player starts, and where the player has a choice
    made = Counter[int]()
    fresh = False
    while deciding := game.deciding(state):
        seat = deciding[0].seat
        view = game.view(state, seat)
        if seat == PLAYER:
            starts += [len(moves)] if fresh and len(deciding) == 1 else []
            choices += [len(moves)] if len(view.actions) > 1 else []
        action = BotDecision(game, view, LEVEL, bot_seed(seed, seat, made[seat])).run().action
        made[seat] += 1
        moves.append((seat, str(action)))
        fresh = any(event.kind == TURN for event in game.apply(state, seat, action, rng))
    begin = next((start for start in starts if sum(at >= start for at in choices) <= DECISIONS), starts[-1])
    return moves[:begin]
